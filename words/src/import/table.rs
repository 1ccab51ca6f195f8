//! What every campaign has: its settings, its clock and its players.

use super::{MOST_PLAYERS, Node, Reading, SILENCES, Wrong};
use crate::games;
use crate::rules::game_clock::{GameClock, GameTime};
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use crate::rules::{
    Absence, AbsenceInterval, Founding, InVain, PauseEnd, Phase, Player, Players, RulesetName, Setting, Settings,
};
use std::collections::{BTreeMap, BTreeSet};

/// The longest span of a setting. The rules check the range of each.
const LONGEST: Span = Span::hours(1000 * 24);
/// The most unsuccessful asks in a row that make a difference.
const MOST_ASKS: u32 = 1000;

/// Returns the players, who are known from then on.
pub fn players(file: &Node<'_>, reading: &Reading) -> Players {
    let list = file.key("players");
    if list.given().is_none() {
        list.flaw(Wrong::Missing);
    }
    let items = list.items();
    if items.len() > MOST_PLAYERS {
        list.flaw(Wrong::TooMany { most: MOST_PLAYERS });
        return Players::default();
    }
    let mut players = BTreeMap::new();
    for one in items {
        let id = one.object().and_then(|_| one.key("user_id").id()).map(PlayerId);
        let known = player(&one);
        let Some(id) = id else { continue };
        reading.know(id);
        if players.insert(id, known.unwrap_or_default()).is_some() {
            one.key("user_id").flaw(Wrong::Twice);
        }
    }
    players.into_iter().collect()
}

fn player(one: &Node<'_>) -> Option<Player> {
    let active = one.key("active").flag()?;
    let absence = one.key("absence");
    let absence = absence.given().and_then(|absence| {
        Some(Absence {
            since: absence.key("since").moment()?,
            until: absence.key("until").given().and_then(|until| until.moment()),
            protected_until: absence.key("protected_until").given().and_then(|until| until.moment()),
        })
    });
    let earlier = one.key("earlier_absences").items();
    let earlier = earlier.iter().filter_map(|one| {
        let (from, to) = (one.key("from").moment()?, one.key("to").moment()?);
        if to < from { one.wrong(Wrong::EndsBeforeStart) } else { Some(AbsenceInterval { from, to }) }
    });
    let away = one.key("away").is_set() && active;
    Some(Player {
        active,
        away,
        absence: absence.filter(|_| away),
        stretches: earlier.collect(),
        quiet: one.key("quiet_hours").given().and_then(|hours| hours.stored()),
        missed: None,
    })
}

/// Returns the seats that nobody has taken since an earlier import.
pub fn empty_seats(file: &Node<'_>) -> BTreeSet<PlayerId> {
    let players = file.key("players").items();
    let empty = players.iter().filter(|one| one.key("empty_seat").is_set() && !one.key("active").is_set());
    empty.filter_map(|one| one.key("user_id").player()).collect()
}

/// Returns the settings; those that an older export lacks have their defaults.
pub fn settings<'a>(campaign: &Node<'a>, ruleset: RulesetName, founding: &Founding) -> Settings {
    let node = campaign.key("settings");
    let mut all: Vec<(Node<'a>, Setting)> = Vec::new();
    let mut put = |node: Node<'a>, setting: Option<Setting>| all.extend(setting.map(|setting| (node, setting)));
    let pace = campaign.key("pace_seconds");
    if ruleset.goes_by_clock() && pace.given().is_some() {
        put(pace.clone(), pace.seconds(LONGEST).map(Setting::Pace));
    }
    let given = |key: &str| node.key(key).given();
    let named = node.names("moderator_role");
    for (key, read) in READERS {
        if let Some(value) = given(key) {
            put(value.clone(), read(&value));
        }
    }
    // `null` says that there is no limit, or no role.
    for (key, none) in
        [("extensions_most", Setting::ExtensionsMost(None)), ("pause_most_seconds", Setting::PauseMost(None))]
    {
        if node.names(key) && given(key).is_none() {
            put(node.key(key), Some(none));
        }
    }
    if named && given("moderator_role").is_none() {
        put(node.key("moderator_role"), Some(Setting::ModeratorRole(None)));
    }
    if given("language").is_none() {
        put(node.key("language"), Some(Setting::Language(founding.settings.language.clone())));
    }
    all.extend(games::imported_settings(ruleset, &node));
    for (node, setting) in &all {
        if let Err(refusal) = setting.check() {
            node.flaw(Wrong::Refused(Box::new(refusal)));
        }
    }
    Settings::of_campaign(all.iter().map(|(_, setting)| setting))
}

type ReadSetting = fn(&Node<'_>) -> Option<Setting>;

const READERS: [(&str, ReadSetting); 12] = [
    ("language", |node| node.text().map(|tag| Setting::Language(tag.to_owned()))),
    ("answer_within_seconds", |node| node.seconds(LONGEST).map(Setting::AnswerWithin)),
    ("silence", |node| node.among(&SILENCES).map(Setting::Silence)),
    ("extensions_most", |node| {
        node.count(u8::MAX.into())
            .and_then(|most| u8::try_from(most).ok())
            .map(|most| Setting::ExtensionsMost(Some(most)))
    }),
    ("pause_most_seconds", |node| node.seconds(LONGEST).map(|most| Setting::PauseMost(Some(most)))),
    ("moderator_role", |node| node.id().map(|role| Setting::ModeratorRole(Some(role)))),
    ("moderator_plays", |node| node.stored().map(Setting::ModeratorPlays)),
    ("entry", |node| node.stored().map(Setting::Entry)),
    ("away", |node| node.stored().map(Setting::Away)),
    ("patience", |node| node.flag().map(Setting::Patience)),
    ("nudge_seconds", |node| node.seconds(LONGEST).map(Setting::Nudge)),
    ("deals", |node| node.flag().map(Setting::Deals)),
];

/// Returns whether the campaign is paused, and until when. An older export does not say since when: its deadlines stood
/// still before the first of them.
pub fn phase(file: &Node<'_>, founding: &Founding) -> (Phase, Option<PauseEnd>) {
    let campaign = file.key("campaign");
    if !campaign.key("paused").is_set() {
        return (Phase::Running, None);
    }
    let since = match campaign.key("paused_since").given() {
        Some(since) => since.moment().unwrap_or(founding.at),
        None => earliest_deadline(file).map_or(founding.at, |first| first.min(founding.at)),
    };
    let until = campaign.key("paused_until");
    let end = until.given().and_then(|until| {
        let at = until.moment()?;
        if at < since { until.wrong(Wrong::EndsBeforeStart) } else { Some(PauseEnd { at, announced: false }) }
    });
    // What is set to end by itself has such an end, whatever an older export leaves out.
    (Phase::Paused { since }, end)
}

fn earliest_deadline(file: &Node<'_>) -> Option<Time> {
    let offers = file.key("offers").items();
    let pending =
        offers.iter().filter(|offer| offer.key("state").given().and_then(|state| state.text()) == Some("pending"));
    pending.filter_map(|offer| offer.key("deadline").given()?.moment()).min()
}

/// Returns the game clock. An older export does not have it; the clock then began with the first running action.
pub fn clock(file: &Node<'_>, settings: &Settings, runs: bool, founding: &Founding) -> GameClock {
    let clock = file.key("campaign").key("clock");
    if clock.given().is_some() {
        let (at, shows) = (clock.key("at").moment(), clock.key("shows").integer(0, i64::MAX / 4));
        let at = at.filter(|at| *at <= founding.at || !runs).or_else(|| {
            // A clock that was set in the future cannot have run.
            clock.key("at").flaw(Wrong::OutOfRange {
                least: "2000-01-01T00:00:00Z".to_owned(),
                most: crate::export::rfc3339(founding.at).as_str().unwrap_or_default().to_owned(),
            });
            None
        });
        return GameClock::showing(at.unwrap_or(founding.at), GameTime(shows.unwrap_or_default()));
    }
    let tasks = file.key("tasks").items();
    let began = tasks.iter().filter_map(|task| task.key("since").given()?.moment()).min();
    let began = began.map_or(founding.at, |began| began.min(founding.at));
    let clock = GameClock::showing(began, GameTime::default());
    GameClock::showing(founding.at, clock.read(founding.at, Some(settings.pace)))
}

pub fn asks_in_vain(file: &Node<'_>) -> Vec<([PlayerId; 2], bool, InVain)> {
    let all = file.key("asks_in_vain").items();
    let read = all.iter().filter_map(|one| {
        let players = one.key("between").players();
        let [first, second] = players.as_slice() else {
            return one.key("between").wrong(Wrong::Missing);
        };
        let asks = InVain { asks: one.key("asks").count(MOST_ASKS)?, last: one.key("last").moment()? };
        Some(([*first, *second], one.key("private").is_set(), asks))
    });
    read.collect()
}
