use super::board::Change;
use super::relations::Clash;
use super::seat::{Cubes, Population, Space, Species, Technology, Tile};
use crate::ids::PlayerId;
use crate::ruleset::{GameEvent, Profile};
use crate::table::AnnounceTiming;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player sat down at the end of the order, as Terrans until they choose a species.
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
    /// A moderator changed a player's reputation track, and the tiles moved to the new one.
    TrackSet {
        player: PlayerId,
        track: Vec<Space>,
    },
    PopulationSet {
        player: PlayerId,
        before: Cubes,
        after: Cubes,
    },
    /// A player gained or lost a technology.
    TechnologySet {
        player: PlayerId,
        technology: Technology,
        has: bool,
    },
    Board(Change),
    /// A player entered how many ships they have in a sector (E1.6).
    ShipsEntered {
        player: PlayerId,
        sector: String,
        count: u32,
        before: u32,
    },
    /// A player took an uncontrolled sector (E1.6).
    SectorTaken {
        player: PlayerId,
        sector: String,
    },
    /// A player gave up a sector (E1.6).
    SectorLeft {
        player: PlayerId,
        sector: String,
    },
    ActionBegun {
        player: PlayerId,
        round: u32,
        /// The number of players at the table, if it is the highest since the first action (E2.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<usize>,
    },
    /// An action ended; `next` is the next player in order.
    ActionEnded {
        player: PlayerId,
        next: Option<PlayerId>,
        /// Players without relations to this one whom the player's ships are with, or in whose sectors they are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        intrudes_on: Vec<PlayerId>,
    },
    /// A moderator set whose action it is; nothing was judged.
    ActiveSet {
        player: Option<PlayerId>,
        before: Option<PlayerId>,
        /// The number of players at the table, if it is the highest since the first action (E2.1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<usize>,
    },
    /// The number of players at the table is the highest since the first action (E2.1).
    PlayersCounted {
        players: usize,
    },
    RoundSet {
        round: u32,
    },
    /// A player's ambassador tile was placed on another's reputation track, with a cube from a track that now has
    /// `left` (E2.7).
    AmbassadorGiven {
        from: PlayerId,
        to: PlayerId,
        track: Population,
        left: u8,
        space: u8,
    },
    /// An act of aggression ended the relations of two players: both tiles went back, and the cubes are in their
    /// owners' hands (E3.3).
    RelationsBroken {
        aggressor: PlayerId,
        other: PlayerId,
        clashes: Vec<Clash>,
    },
    /// A moderator ended the relations of two players.
    RelationsUndone {
        one: PlayerId,
        other: PlayerId,
    },
    /// A cube went back to a track that now has `left`.
    CubeReturned {
        player: PlayerId,
        track: Population,
        left: u8,
    },
    /// The Traitor tile moved to a player, or back to the supply.
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
    /// A tile moved to another space, swapping with any tile there.
    TileMoved {
        player: PlayerId,
        from: u8,
        to: u8,
        tile: Tile,
        swapped: Option<Tile>,
    },
}

impl GameEvent for Event {
    fn profile(&self) -> Profile {
        match self {
            Event::Seated { .. } | Event::PlayersCounted { .. } | Event::RoundSet { .. } => Profile::consequence(),
            Event::SpeciesChosen { .. }
            | Event::PopulationSet { .. }
            | Event::TechnologySet { .. }
            | Event::ReputationPlaced { .. }
            | Event::ReputationReturned { .. } => Profile::act(),
            // Players' arrangements of their own tiles are not announced.
            Event::TileMoved { player, .. } => Profile::act().by(*player).announced(AnnounceTiming::Never),
            Event::Ordered { order } => Profile::consequence().touches(order),
            Event::TrackSet { player, .. } | Event::CubeReturned { player, .. } => {
                Profile::consequence().touches([player])
            }
            Event::Board(Change::PiecesMoved { owner, .. }) => Profile::act().touches([owner]),
            Event::Board(change) => Profile::consequence().touches(change.touches()),
            Event::ShipsEntered { player, .. }
            | Event::SectorTaken { player, .. }
            | Event::SectorLeft { player, .. } => Profile::act().touches([player]),
            // The end of the previous action already announced whose action is next, and the first act shows that it
            // has begun.
            Event::ActionBegun { .. } => Profile::act().announced(AnnounceTiming::Later),
            // The player who ended an action got a direct reply about its consequences.
            Event::ActionEnded { player, next, .. } => Profile::act().by(*player).gives_turn_to(*next),
            Event::ActiveSet { player, before, .. } => Profile::consequence().calls(player).calls(before),
            Event::AmbassadorGiven { from, to, .. } => Profile::consequence().done_to(*from, [to]),
            Event::RelationsBroken { aggressor, other, .. } => Profile::consequence().done_to(*aggressor, [other]),
            Event::RelationsUndone { one, other } => Profile::consequence().calls([one, other]).between(*one, *other),
            Event::TraitorMoved { from, to } => Profile::consequence().calls(from).touches(to),
        }
    }

    fn begins_play(&self) -> bool {
        matches!(self, Event::ActionBegun { .. } | Event::ActionEnded { .. })
    }

    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)> {
        None
    }

    /// Only its owner knows the value of a reputation tile until the end; everyone else sees its back, stored as 0.
    fn redacted_for(&self, viewer: Option<PlayerId>) -> Event {
        let mut redacted = self.clone();
        match &mut redacted {
            Event::ReputationPlaced { player, value, .. } | Event::ReputationReturned { player, value, .. } => {
                if viewer != Some(*player) {
                    *value = 0;
                }
            }
            Event::TileMoved { player, tile, swapped, .. } => {
                if viewer != Some(*player) {
                    tile.turn_over();
                    swapped.iter_mut().for_each(Tile::turn_over);
                }
            }
            Event::TrackSet { player, track } => {
                if viewer != Some(*player) {
                    super::seat::turn_over(track);
                }
            }
            Event::Seated { .. }
            | Event::SpeciesChosen { .. }
            | Event::Ordered { .. }
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
            | Event::AmbassadorGiven { .. }
            | Event::RelationsBroken { .. }
            | Event::RelationsUndone { .. }
            | Event::CubeReturned { .. }
            | Event::TraitorMoved { .. } => {}
        }
        redacted
    }
}
