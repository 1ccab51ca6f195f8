//! Reads exports (H2.1), so that a campaign can continue in another server. This module reads what every campaign has;
//! each game reads its own part. Everything wrong is listed by its path, and nothing is guessed.

mod deals;
mod offers;
mod reader;
mod schedule;
mod seats;
mod table;

pub use reader::{Kind, Node, PathFlaw, Reading, Wrong, shortened};

use crate::export::FORMAT;
use crate::games;
use crate::rules::game_clock::GameClock;
use crate::rules::ids::{DealId, OfferId, PlayerId};
use crate::rules::{self, Campaign, Chance, Founding, Resumed, RulesetName, Settings, Silence};
use serde_json::Value;
use std::collections::BTreeSet;

/// The most players of an imported campaign. Each one who plays costs a request to Discord.
pub const MOST_PLAYERS: usize = 250;

/// The most values of a file. An export of the largest size has far fewer.
const MOST_VALUES: usize = 1_500_000;

/// An export that was read as JSON, and whose players are known.
#[derive(Debug)]
pub struct ExportFile {
    json: Value,
    pub ruleset: RulesetName,
    /// The players who play.
    pub active: BTreeSet<PlayerId>,
}

/// What a game may know of an export while it reads its own part.
pub struct Export<'a> {
    /// The whole file.
    pub file: Node<'a>,
    /// When it is imported.
    pub founding: &'a Founding,
    pub settings: Settings,
    pub clock: GameClock,
    /// Whether the clock runs.
    pub runs: bool,
    pub players: BTreeSet<PlayerId>,
    pub active: BTreeSet<PlayerId>,
    /// For decks, which are shuffled again.
    pub chance: Chance,
}

/// Everything wrong with a file: the first flaws, and how many there are in all.
pub type Flawed = (Vec<PathFlaw>, usize);

/// Returns whether a file is meant to be JSON.
pub fn is_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '['])
}

/// Why a text is no JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unparsed {
    At { line: usize, column: usize },
    TooMany,
}

/// Reads a file and finds out who plays. Fails if it is not an export that this version can read. Flaws inside it are
/// found later, all at once.
pub fn open(text: &str) -> Result<Result<ExportFile, Flawed>, Unparsed> {
    let separators = text.bytes().filter(|byte| matches!(byte, b',' | b'[' | b'{')).count();
    if separators > MOST_VALUES {
        return Err(Unparsed::TooMany);
    }
    let json: Value =
        serde_json::from_str(text).map_err(|error| Unparsed::At { line: error.line(), column: error.column() })?;
    let reading = Reading::default();
    let file = Node::new(&json, &reading);
    let Some(ruleset) = opened(&file) else {
        return Ok(Err(reading.flaws()));
    };
    let players = table::players(&file, &reading);
    let active = players.iter().filter(|(_, player)| player.active).map(|(id, _)| *id).collect();
    Ok(Ok(ExportFile { json, ruleset, active }))
}

/// Returns the ruleset of an export that this version can read.
fn opened(file: &Node<'_>) -> Option<RulesetName> {
    file.object()?;
    let format = file.key("format");
    if let Some(format) = format.given()
        && format.integer(1, i64::MAX)? > FORMAT
    {
        return format.wrong(Wrong::Newer);
    }
    let campaign = file.key("campaign");
    campaign.object()?;
    let ended = campaign.key("ended");
    if ended.is_set() {
        return ended.wrong(Wrong::Ended);
    }
    let all: Vec<(&str, RulesetName)> = RulesetName::ALL.iter().map(|one| (one.name(), *one)).collect();
    let ruleset = campaign.key("ruleset");
    let played = ruleset.among(&all)?;
    match games::reads_exports(played) {
        true => Some(played),
        false => ruleset.wrong(Wrong::NotYet),
    }
}

impl ExportFile {
    pub fn name(&self) -> Option<&str> {
        self.json.get("campaign")?.get("name")?.as_str()
    }

    /// Returns the campaign that continues from the export, and how many hidden figures start from nothing. Players who
    /// are not `present` leave an empty seat (H2.4).
    pub fn found(
        &self,
        founding: &Founding,
        present: &BTreeSet<PlayerId>,
        chance: Chance,
    ) -> Result<(Campaign, usize), Flawed> {
        let reading = Reading::default();
        let file = Node::new(&self.json, &reading);
        let resumed = self.resumed(&file, &reading, founding, chance);
        let campaign = resumed.map(|resumed| resumed.campaign(founding));
        if let Some(campaign) = &campaign {
            let broken = rules::invariants(campaign);
            if !broken.is_empty() {
                // The details are worded for hosts.
                tracing::info!(?broken, "an imported file contradicts the rules");
                file.flaw(Wrong::Forbidden);
            }
        }
        match (campaign, reading.flaws()) {
            (Some(campaign), (_, 0)) => {
                let absent = &self.active - present;
                let campaign = rules::empty_seats(campaign, &absent, founding);
                Ok((campaign, reading.hidden()))
            }
            (_, flaws) => Err(flaws),
        }
    }

    fn resumed(&self, file: &Node<'_>, reading: &Reading, founding: &Founding, chance: Chance) -> Option<Resumed> {
        let campaign = file.key("campaign");
        let players = table::players(file, reading);
        let settings = table::settings(&campaign, self.ruleset, founding);
        let (phase, pause_end) = table::phase(file, founding);
        let clock = table::clock(file, &settings, phase.paused_since().is_none(), founding);
        let export = Export {
            file: file.clone(),
            founding,
            clock,
            runs: phase.paused_since().is_none(),
            players: players.keys().copied().collect(),
            active: self.active.clone(),
            settings,
            chance,
        };
        let game = games::imported(self.ruleset, &export);
        let offers = offers::read(&export, self.ruleset);
        let deals = deals::read(&export, self.ruleset);
        let (scheduled, next_scheduled) = schedule::read(&export);
        let game = game?;
        let (_, 0) = reading.flaws() else {
            return None;
        };
        Some(Resumed {
            settings: export.settings,
            clock,
            phase,
            pause_end,
            scheduled,
            next_scheduled,
            players,
            applicants: file.key("applicants").items().iter().filter_map(|one| one.id().map(PlayerId)).collect(),
            empty_seats: table::empty_seats(file),
            pending: offers.pending,
            closed: offers.closed,
            answers: offers.answers,
            next_offer: offers.next.unwrap_or(OfferId(1)),
            drafts: deals.drafts,
            open_deals: deals.open,
            closed_deals: deals.closed,
            promises: deals.promises,
            next_deal: deals.next.unwrap_or(DealId(1)),
            asks_in_vain: table::asks_in_vain(file),
            game,
        })
    }
}

/// The names of what silence means.
const SILENCES: [(&str, Silence); 3] =
    [("refuse", Silence::Refuse), ("lapse", Silence::Lapse), ("wait", Silence::Wait)];
