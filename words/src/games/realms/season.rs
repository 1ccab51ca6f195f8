//! The season's record of alliances, and of covert actions with their counters.

use crate::game_words::Chronicle;
use crate::render::Names;
use crate::rules::games::realms::{CovertEvent, Event, State};
use crate::season::{Deed, Season};
use crate::text::{Place, Text, Words, word};

const FORGED: &str = "forged";
const TAKEN: &str = "taken";
const DECLARED: &str = "declared";
const COUNTERED: &str = "countered";

impl Chronicle for State {
    fn deeds(event: &Event) -> Vec<Deed> {
        let counted = match event {
            Event::AllianceForged { before: None, .. } => vec![FORGED],
            Event::AllianceForged { before: Some(_), .. } => vec![FORGED, TAKEN],
            Event::Covert(event) => match event {
                CovertEvent::Declared { .. } => vec![DECLARED],
                CovertEvent::Countered { .. } => vec![COUNTERED],
                CovertEvent::Closed { .. }
                | CovertEvent::InfluenceRemoved { .. }
                | CovertEvent::InfluenceSwapped { .. }
                | CovertEvent::Marked { .. }
                | CovertEvent::Dealt { .. }
                | CovertEvent::Discarded { .. }
                | CovertEvent::Shuffled { .. }
                | CovertEvent::Reshuffled { .. }
                | CovertEvent::ShuffleShown { .. }
                | CovertEvent::ChargesSet { .. } => Vec::new(),
            },
            Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::Board(_)
            | Event::Laid(_)
            | Event::RealmsExchanged { .. }
            | Event::RealmGiven { .. }
            | Event::TurnBegun { .. }
            | Event::TurnEnded { .. }
            | Event::RoundBegun { .. }
            | Event::PurseChanged { .. }
            | Event::DucatsPaid { .. }
            | Event::ProvinceTaken { .. }
            | Event::InfluenceReturned { .. }
            | Event::PiecesSet { .. }
            | Event::WarSet { .. }
            | Event::InfluencePlaced { .. }
            | Event::AllianceEnded { .. }
            | Event::CalledToArms { .. }
            | Event::ClaimsPlaced { .. }
            | Event::Trade(_)
            | Event::SupplySet { .. }
            | Event::AllianceSet { .. }
            | Event::MerchantSet { .. }
            | Event::HostileSet { .. }
            | Event::PiratesSet { .. }
            | Event::ActiveSet { .. } => Vec::new(),
        };
        counted.into_iter().map(Deed::Counted).collect()
    }

    fn record<M: Place>(text: &Text, _: &Names, season: &Season) -> Vec<Words<M>> {
        let (forged, declared) = (season.count(FORGED), season.count(DECLARED));
        let alliances = (forged > 0).then(|| word!(text, "record-alliances", forged, taken = season.count(TAKEN)));
        let covert =
            (declared > 0).then(|| word!(text, "record-covert", declared, countered = season.count(COUNTERED)));
        [alliances, covert].into_iter().flatten().collect()
    }
}
