//! The season's record of relations proposed, formed and broken.

use crate::game_words::{Chronicle, best};
use crate::render::Names;
use crate::rules::games::ambassadors::{Event, Standing, State, Terms, standings};
use crate::rules::{Campaign, Phase, PlayerId};
use crate::season::{Deed, Season};
use crate::text::{Place, Text, Words, word};

impl Chronicle for State {
    /// Reputation tiles are revealed at the end, and count then.
    fn leaders(campaign: &Campaign, game: &State) -> Vec<PlayerId> {
        let points = |standing: &Standing| match campaign.phase {
            Phase::Ended { .. } => standing.points_in_all(),
            Phase::Running | Phase::Paused { .. } => standing.points(),
        };
        let all = standings(campaign.roster(), game);
        best(all.iter().map(|standing| (standing.player, points(standing))).collect())
    }

    fn deeds(event: &Event) -> Vec<Deed> {
        match event {
            Event::AmbassadorGiven { from, to, .. } => {
                // Relations are one tie between two players, so the key must not depend on who proposed them.
                let players = [*from, *to];
                let by = (*from.min(to), 0);
                vec![Deed::Formed { players, by }]
            }
            Event::RelationsBroken { aggressor, other, .. } => {
                let broken =
                    Deed::Broken { players: [*aggressor, *other], by: (*aggressor.min(other), 0), breaker: *aggressor };
                vec![broken, Deed::Strike]
            }
            Event::RelationsUndone { one, other } => vec![Deed::Annulled { players: [*one, *other] }],
            Event::Seated { .. }
            | Event::SpeciesChosen { .. }
            | Event::Ordered { .. }
            | Event::TrackSet { .. }
            | Event::PopulationSet { .. }
            | Event::TechnologySet { .. }
            | Event::Board(_)
            | Event::ShipsEntered { .. }
            | Event::SectorTaken { .. }
            | Event::SectorLeft { .. }
            | Event::ActionBegun { .. }
            | Event::ActionEnded { .. }
            | Event::ActiveSet { .. }
            | Event::PlayersCounted { .. }
            | Event::RoundSet { .. }
            | Event::CubeReturned { .. }
            | Event::TraitorMoved { .. }
            | Event::ReputationPlaced { .. }
            | Event::ReputationReturned { .. }
            | Event::TileMoved { .. } => Vec::new(),
        }
    }

    fn is_counted(terms: &Terms) -> bool {
        match terms {
            Terms::Relations { .. } => true,
            Terms::PutBack { .. } => false,
        }
    }

    fn record<M: Place>(text: &Text, names: &Names, season: &Season) -> Vec<Words<M>> {
        if season.asked == 0 && season.formed() == 0 {
            return Vec::new();
        }
        let relations = word!(
            text,
            "record-relations",
            asked = season.asked,
            formed = season.formed(),
            refused = season.refused,
            broken = season.broken()
        );
        [Some(relations), season.broken_told(text, names)].into_iter().flatten().collect()
    }
}
