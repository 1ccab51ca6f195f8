//! How the players stand (E4.1).

use super::seat::{Cubes, Population, Species, production};
use super::state::State;
use crate::ids::PlayerId;
use crate::table::Roster;

/// Each ambassador is worth so many victory points at the end (E2.8).
pub const AMBASSADOR_POINTS: i64 = 1;
/// Holding the Traitor tile is worth so many (E3.3).
pub const TRAITOR_POINTS: i64 = -2;

/// What one player has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    pub species: Species,
    /// With whom they have relations.
    pub partners: Vec<PlayerId>,
    /// Ambassador tiles they can still give.
    pub tiles: u8,
    /// How many reputation tiles lie on their track. What those are worth is their secret until the end.
    pub reputation_tiles: usize,
    /// What their reputation tiles are worth together.
    pub reputation: i64,
    pub traitor: bool,
    /// Cubes left on each population track.
    pub cubes: Cubes,
}

impl Standing {
    /// Returns the victory points that all players can see: from ambassadors and the Traitor tile.
    pub fn points(&self) -> i64 {
        let ambassadors = i64::try_from(self.partners.len()).unwrap_or(i64::MAX);
        let traitor = if self.traitor { TRAITOR_POINTS } else { 0 };
        ambassadors * AMBASSADOR_POINTS + traitor
    }

    /// Returns the victory points from all tiles.
    pub fn points_in_all(&self) -> i64 {
        self.points() + self.reputation
    }

    /// Returns what each track produces (E1.4).
    pub fn production(&self) -> [(Population, u8); 3] {
        Population::ALL.map(|track| (track, production(self.cubes.on(track))))
    }
}

/// Returns how all who are at the table stand, clockwise.
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
