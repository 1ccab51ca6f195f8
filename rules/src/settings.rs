//! A campaign's settings. Each has a default, and moderators may change it while the campaign runs.

use super::away::DuringAbsence;
use super::games::{self, RulesetName};
use super::offer::Silence;
use super::refusal::Refusal;
use super::table;
use super::time::Span;
use serde::{Deserialize, Serialize};

/// The longest campaign name, in characters.
pub const NAME_LIMIT: usize = 60;

/// The fastest pace (L5.5).
pub const SHORTEST_PACE: Span = Span::seconds(1);
/// The slowest pace (L5.5).
pub const LONGEST_PACE: Span = Span::hours(7 * 24);
const SHORTEST_ANSWER: Span = Span::hours(1);
const LONGEST_ANSWER: Span = Span::hours(30 * 24);
const SHORTEST_NUDGE: Span = Span::hours(1);
const LONGEST_NUDGE: Span = Span::hours(14 * 24);
const SHORTEST_PAUSE: Span = Span::hours(24);
const LONGEST_PAUSE: Span = Span::hours(90 * 24);
const MOST_EXTENSIONS: u8 = 20;
/// The longest language tag, in characters.
const TAG_LIMIT: usize = 35;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The language of messages to the whole table, as a language tag (`en`).
    pub language: String,
    /// The real time one game minute takes: 1 second to 7 days (L5.5).
    pub pace: Span,
    /// The time to answer an offer: 1 hour to 30 days (L4.4).
    pub answer_within: Span,
    /// The meaning of silence past the deadline of a favour (L4.7).
    pub silence: Silence,
    /// The Discord role whose members moderate this campaign, along with those who manage the server.
    pub moderator_role: Option<u64>,
    /// Restricts who may join (L12.6).
    #[serde(default, skip_serializing_if = "Entry::is_open")]
    pub entry: Entry,
    /// How an absence affects the time to answer (L14.1). Campaigns older than this setting keep their behaviour.
    #[serde(default = "DuringAbsence::before", skip_serializing_if = "DuringAbsence::is_as_before")]
    pub away: DuringAbsence,
    /// Whether players have to wait after unsuccessful asks (L14.2). Campaigns older than this setting keep their
    /// behaviour.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub patience: bool,
    /// How long the table waits before it calls the player whose action it is: 1 hour to 14 days, or zero for never
    /// (L14.4). Campaigns older than this setting keep their behaviour.
    #[serde(default = "off", skip_serializing_if = "is_off")]
    pub nudge: Span,
    /// Whether new deals may be made (D1.1).
    #[serde(default = "on", skip_serializing_if = "is_on")]
    pub deals: bool,
    /// How often an offer may be extended (H3.4). Campaigns older than this setting have no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extensions_most: Option<u8>,
    /// The longest pause; then the campaign resumes by itself (H3.4). Campaigns older than this setting have no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_most: Option<Span>,
    /// Whether moderators who play need another player's word (H3.4).
    #[serde(default, skip_serializing_if = "ModeratorPlays::is_free")]
    pub moderator_plays: ModeratorPlays,
    /// The settings of the rulesets, each with its default.
    #[serde(flatten)]
    pub games: games::Settings,
}

/// Restrictions on joining a campaign (L12.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    #[default]
    Open,
    /// Newcomers with a moderator's approval, and returning players.
    Approved,
    /// Nobody, not even returning players.
    Closed,
}

/// What a moderator who plays may do alone (H3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ModeratorPlays {
    /// Everything.
    #[default]
    Free,
    /// A second player agrees to pauses, and to what concerns the moderator.
    Second,
}

impl ModeratorPlays {
    pub fn is_free(&self) -> bool {
        *self == ModeratorPlays::Free
    }
}

impl Entry {
    pub fn is_open(&self) -> bool {
        *self == Entry::Open
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: "en".to_owned(),
            pace: Span::hours(1),
            answer_within: Span::hours(72),
            silence: Silence::Refuse,
            moderator_role: None,
            entry: Entry::Open,
            away: DuringAbsence::StandStill,
            patience: true,
            // Every player has been awake within a day, wherever they live. An earlier call would nag.
            nudge: Span::hours(24),
            deals: true,
            extensions_most: Some(3),
            pause_most: Some(Span::hours(30 * 24)),
            moderator_plays: ModeratorPlays::Free,
            games: games::Settings::default(),
        }
    }
}

/// Returns whether a text has the form of a language tag, like `de` or `pt-BR`. The rules do not know which languages
/// exist.
fn is_language_tag(tag: &str) -> bool {
    let part = |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
    tag.len() <= TAG_LIMIT && tag.split('-').all(part)
}

fn on() -> bool {
    true
}

fn is_on(deals: &bool) -> bool {
    *deals
}

fn off() -> Span {
    Span::millis(0)
}

fn is_off(nudge: &Span) -> bool {
    *nudge == off()
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    Pace(Span),
    AnswerWithin(Span),
    Silence(Silence),
    ModeratorRole(Option<u64>),
    Entry(Entry),
    Away(DuringAbsence),
    Patience(bool),
    Nudge(Span),
    /// The language of messages to the whole table, as a language tag.
    Language(String),
    Deals(bool),
    /// `None`, any number, is what older campaigns have.
    ExtensionsMost(Option<u8>),
    /// `None`, any time, is what older campaigns have.
    PauseMost(Option<Span>),
    ModeratorPlays(ModeratorPlays),
    #[serde(untagged)]
    Game(games::Setting),
}

impl Setting {
    /// Refuses a value out of range.
    pub fn check(&self) -> Result<(), Refusal> {
        let within = |value: Span, least: Span, most: Span| {
            if (least..=most).contains(&value) {
                Ok(())
            } else {
                Err(table::Refusal::SpanOutOfRange { value, least, most }.into())
            }
        };
        match self {
            Setting::Pace(pace) => within(*pace, SHORTEST_PACE, LONGEST_PACE),
            Setting::AnswerWithin(span) => within(*span, SHORTEST_ANSWER, LONGEST_ANSWER),
            Setting::Nudge(span) if is_off(span) => Ok(()),
            Setting::Nudge(span) => within(*span, SHORTEST_NUDGE, LONGEST_NUDGE),
            Setting::Silence(_)
            | Setting::ModeratorRole(_)
            | Setting::Entry(_)
            | Setting::Away(_)
            | Setting::Patience(_)
            | Setting::Deals(_)
            | Setting::ModeratorPlays(_)
            | Setting::ExtensionsMost(None)
            | Setting::PauseMost(None) => Ok(()),
            Setting::PauseMost(Some(span)) => within(*span, SHORTEST_PAUSE, LONGEST_PAUSE),
            Setting::ExtensionsMost(Some(count)) if *count <= MOST_EXTENSIONS => Ok(()),
            Setting::ExtensionsMost(Some(count)) => {
                let (value, least, most) = (u32::from(*count), 0, MOST_EXTENSIONS.into());
                Err(table::Refusal::CountOutOfRange { value, least, most }.into())
            }
            Setting::Language(tag) if is_language_tag(tag) => Ok(()),
            Setting::Language(tag) => Err(table::Refusal::NoLanguage { tag: tag.clone() }.into()),
            Setting::Game(setting) => setting.check(),
        }
    }

    /// Returns whether the setting has any effect under this ruleset.
    pub fn suits(&self, ruleset: RulesetName) -> bool {
        match self {
            Setting::Pace(_) => ruleset.goes_by_clock(),
            Setting::AnswerWithin(_)
            | Setting::Silence(_)
            | Setting::ModeratorRole(_)
            | Setting::Entry(_)
            | Setting::Away(_)
            | Setting::Patience(_)
            | Setting::Nudge(_)
            | Setting::Language(_)
            | Setting::Deals(_)
            | Setting::ExtensionsMost(_)
            | Setting::PauseMost(_)
            | Setting::ModeratorPlays(_) => true,
            Setting::Game(setting) => setting.ruleset() == ruleset,
        }
    }

    /// Refuses a setting that has no effect under this ruleset.
    pub(super) fn must_suit(&self, plays: RulesetName) -> Result<(), Refusal> {
        match self {
            _ if self.suits(plays) => Ok(()),
            Setting::Game(setting) => {
                let needs = vec![setting.ruleset()];
                Err(Refusal::OtherRuleset { plays, needs })
            }
            _ => Err(Refusal::NoPace { plays }),
        }
    }
}

impl Settings {
    /// Returns these settings, with the defaults for all others.
    pub fn of_campaign<'a>(all: impl IntoIterator<Item = &'a Setting>) -> Settings {
        let mut settings = Settings::default();
        all.into_iter().for_each(|setting| settings.apply(setting));
        settings
    }

    pub(super) fn apply(&mut self, setting: &Setting) {
        match setting.clone() {
            Setting::Pace(pace) => self.pace = pace,
            Setting::AnswerWithin(span) => self.answer_within = span,
            Setting::Silence(silence) => self.silence = silence,
            Setting::ModeratorRole(role) => self.moderator_role = role,
            Setting::Entry(entry) => self.entry = entry,
            Setting::Away(away) => self.away = away,
            Setting::Patience(on) => self.patience = on,
            Setting::Nudge(after) => self.nudge = after,
            Setting::Language(tag) => self.language = tag,
            Setting::Deals(on) => self.deals = on,
            Setting::ExtensionsMost(most) => self.extensions_most = most,
            Setting::PauseMost(most) => self.pause_most = most,
            Setting::ModeratorPlays(plays) => self.moderator_plays = plays,
            Setting::Game(setting) => self.games.apply(&setting),
        }
    }
}
