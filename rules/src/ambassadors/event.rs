//! What has happened at such a table.

use super::relations::Clash;
use super::seat::{Cubes, Population, Space, Species, Technology, Tile};
use crate::board;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player sat down at the end of the order, as Terrans until they say otherwise.
    Seated {
        player: PlayerId,
    },
    SpeciesChosen {
        player: PlayerId,
        species: Species,
    },
    /// The seats, clockwise.
    Ordered {
        order: Vec<PlayerId>,
    },
    /// A moderator gave somebody another reputation track; what lay on the old one is on it.
    TrackSet {
        player: PlayerId,
        track: Vec<Space>,
    },
    PopulationSet {
        player: PlayerId,
        before: Cubes,
        after: Cubes,
    },
    /// A player has a technology from now on, or has it no longer.
    TechnologySet {
        player: PlayerId,
        technology: Technology,
        has: bool,
    },
    Board(board::Event),
    ActionBegun {
        player: PlayerId,
        round: u32,
        /// How many were at the table when the first action of the game began (E2.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<usize>,
    },
    /// An action is over; `next` sits next in order.
    ActionEnded {
        player: PlayerId,
        next: Option<PlayerId>,
    },
    /// A moderator said whose action it is; nothing was judged.
    ActiveSet {
        player: Option<PlayerId>,
        before: Option<PlayerId>,
        /// How many were at the table when the first action of the game began (E2.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<usize>,
    },
    RoundSet {
        round: u32,
    },
    /// Somebody's ambassador tile lies on a space of another's reputation track, with a cube from a track that has `left` now
    /// (E2.7).
    AmbassadorGiven {
        from: PlayerId,
        to: PlayerId,
        track: Population,
        left: u8,
        space: u8,
    },
    /// An act of aggression ended the relations of two: both tiles are back, the cubes in their owners' hands (E3.3).
    RelationsBroken {
        aggressor: PlayerId,
        other: PlayerId,
        clashes: Vec<Clash>,
    },
    /// A moderator ended the relations of two.
    RelationsUndone {
        one: PlayerId,
        other: PlayerId,
    },
    /// A cube is back on a track that has `left` now.
    CubeReturned {
        player: PlayerId,
        track: Population,
        left: u8,
    },
    /// The Traitor tile went to a player, or back to the supply.
    TraitorMoved {
        from: Option<PlayerId>,
        to: Option<PlayerId>,
    },
    ReputationPlaced {
        player: PlayerId,
        space: u8,
        value: u8,
    },
    ReputationReturned {
        player: PlayerId,
        space: u8,
        value: u8,
    },
    /// A tile changed its space; the one that lay there came in its place.
    TileMoved {
        player: PlayerId,
        from: u8,
        to: u8,
        tile: Tile,
        swapped: Option<Tile>,
    },
}

impl Event {
    /// Returns whether the event is somebody's act, rather than a consequence of the one before it.
    pub(crate) fn is_act(&self) -> bool {
        match self {
            Event::SpeciesChosen { .. }
            | Event::PopulationSet { .. }
            | Event::TechnologySet { .. }
            | Event::Board(board::Event::PiecesMoved { .. })
            | Event::ActionBegun { .. }
            | Event::ActionEnded { .. }
            | Event::ReputationPlaced { .. }
            | Event::ReputationReturned { .. }
            | Event::TileMoved { .. } => true,
            // These follow from somebody's act, or from a moderator's word.
            Event::Seated { .. }
            | Event::Ordered { .. }
            | Event::TrackSet { .. }
            | Event::Board(_)
            | Event::ActiveSet { .. }
            | Event::RoundSet { .. }
            | Event::AmbassadorGiven { .. }
            | Event::RelationsBroken { .. }
            | Event::RelationsUndone { .. }
            | Event::CubeReturned { .. }
            | Event::TraitorMoved { .. } => false,
        }
    }

    /// Returns whether nobody else has to be told: how somebody lays out their own tiles.
    pub(crate) fn is_silent(&self) -> bool {
        matches!(self, Event::TileMoved { .. })
    }

    /// Returns whom it concerns beside the one who did it.
    pub(crate) fn calls(&self) -> Vec<PlayerId> {
        match self {
            Event::ActionEnded { next, .. } => next.iter().copied().collect(),
            Event::AmbassadorGiven { to, .. } => vec![*to],
            Event::ActiveSet { player, before, .. } => {
                player.iter().chain(before).copied().collect()
            }
            Event::RelationsBroken { other, .. } => vec![*other],
            Event::RelationsUndone { one, other } => vec![*one, *other],
            Event::TraitorMoved { from, .. } => from.iter().copied().collect(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn is_between(&self, one: PlayerId, other: PlayerId) -> bool {
        let parties = match self {
            Event::AmbassadorGiven { from, to, .. } => (*from, *to),
            Event::RelationsBroken {
                aggressor, other, ..
            } => (*aggressor, *other),
            Event::RelationsUndone { one, other } => (*one, *other),
            _ => return false,
        };
        parties == (one, other) || parties == (other, one)
    }
}
