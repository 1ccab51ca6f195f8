//! The season's record: how often the card was played, and how other players used it.

use crate::game_words::Chronicle;
use crate::render::Names;
use crate::rules::games::strategy_card::{Event, State};
use crate::season::{Deed, Season};
use crate::text::{Place, Text, Words, word};

const PLAYED: &str = "played";
const USED: &str = "used";
const PASSED: &str = "passed";

impl Chronicle for State {
    fn deeds(event: &Event) -> Vec<Deed> {
        match event {
            Event::Played { .. } => vec![Deed::Counted(PLAYED)],
            Event::SecondaryApplied { .. } => vec![Deed::Counted(USED)],
            Event::SecondaryPassed { .. } => vec![Deed::Counted(PASSED)],
            Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::PhaseBegun { .. }
            | Event::Refreshed { .. }
            | Event::CardTaken { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::InitiativeRecorded { .. }
            | Event::InitiativeLost { .. }
            | Event::TokenPlaced { .. }
            | Event::TokenSpared { .. }
            | Event::PrimaryReadied { .. }
            | Event::SecondaryOpened { .. }
            | Event::SecondaryAsked { .. }
            | Event::SecondaryChosen { .. }
            | Event::PassedOver { .. }
            | Event::CardExhausted { .. }
            | Event::Gained { .. }
            | Event::Redistributed { .. }
            | Event::Spent { .. }
            | Event::TokenRemoved { .. }
            | Event::Activated { .. }
            | Event::PlanetExhausted { .. }
            | Event::PlanetReadied { .. }
            | Event::PlanetTaken { .. }
            | Event::CardSet { .. }
            | Event::SheetSet { .. }
            | Event::TokenSet { .. }
            | Event::PlanetSet { .. }
            | Event::ActiveSet { .. }
            | Event::PhaseSet { .. }
            | Event::Board(_) => Vec::new(),
        }
    }

    fn record<M: Place>(text: &Text, _: &Names, season: &Season) -> Vec<Words<M>> {
        let played = season.count(PLAYED);
        let told = || word!(text, "record-card", played, used = season.count(USED), passed = season.count(PASSED));
        (played > 0).then(told).into_iter().collect()
    }
}
