//! The players' standings (E4.1).

use super::seat::{Cubes, Population, Species, production};
use super::state::State;
use crate::ids::PlayerId;
use crate::table::Roster;

/// The victory points of each ambassador at the end (E2.8).
pub const AMBASSADOR_POINTS: i64 = 1;
/// The victory points of the Traitor tile (E3.3).
pub const TRAITOR_POINTS: i64 = -2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    pub species: Species,
    /// The players they have relations with.
    pub partners: Vec<PlayerId>,
    /// Ambassador tiles they can still give.
    pub tiles: u8,
    /// The number of reputation tiles on their track. The values are secret until the end.
    pub reputation_tiles: usize,
    /// The total value of their reputation tiles.
    pub reputation: i64,
    pub traitor: bool,
    /// Cubes left on each population track.
    pub cubes: Cubes,
}

impl Standing {
    /// Returns the public victory points: from ambassadors and the Traitor tile.
    pub fn points(&self) -> i64 {
        let ambassadors = i64::try_from(self.partners.len()).unwrap_or(i64::MAX);
        let traitor = if self.traitor { TRAITOR_POINTS } else { 0 };
        ambassadors * AMBASSADOR_POINTS + traitor
    }

    /// Returns the victory points from all tiles.
    pub fn points_in_all(&self) -> i64 {
        self.points() + self.reputation
    }

    /// Returns the production of each track (E1.4).
    pub fn production(&self) -> [(Population, u8); 3] {
        Population::ALL.map(|track| (track, production(self.cubes.on(track))))
    }
}

/// Returns the standings of the current players, clockwise.
pub fn standings(roster: Roster<'_>, state: &State) -> Vec<Standing> {
    let of = |player: PlayerId| {
        let seat = state.seats.get(&player)?;
        Some(Standing {
            player,
            species: seat.species,
            partners: seat.ambassadors().collect(),
            tiles: seat.tiles,
            reputation_tiles: seat.reputation().count(),
            reputation: seat.reputation().map(i64::from).sum(),
            traitor: state.traitor == Some(player),
            cubes: seat.cubes,
        })
    };
    state.seating.seated(roster).filter_map(of).collect()
}
