//! Games that come along from elsewhere (H2): the map without anybody's pieces, the pieces one by one, and decks that are
//! shuffled again.

use super::board::{Holds, Piece};
use super::plan::Plan;
use super::state::State;
use super::trade::Trade;
use super::{Covert, Refused};
use crate::chance::Chance;
use crate::ids::PlayerId;

impl Plan {
    /// Returns the game on the plan's map, with these players in seat order, before any of them has anything.
    ///
    /// # Errors
    /// Refuses the whole plan, and names each flaw by its path.
    pub fn bare_map(&self, seats: &[PlayerId]) -> Result<State, Refused> {
        let mut plan = self.clone();
        for area in &mut plan.areas {
            // Without a list of pieces, there would be towns.
            area.pieces = Some(Vec::new());
        }
        plan.sea_zones.iter_mut().for_each(|zone| zone.ships.clear());
        for realm in &mut plan.realms {
            (realm.power, realm.ducats, realm.charges, realm.supply) = (0, 0, 0, None);
        }
        // The decks are shuffled once the discards are known.
        let (board, laid) = plan.made(seats, Chance::new([0; 32]))?;
        Ok(State {
            board,
            nodes: laid.nodes,
            realms: laid.realms,
            trade: Trade { cards: laid.trade, ..Trade::default() },
            covert: Covert { cards: laid.covert.cards, ..Covert::default() },
            ..State::default()
        })
    }
}

impl State {
    /// Puts a number of a player's pieces in a place of the map.
    pub fn put(&mut self, kind: Piece, player: PlayerId, place: &str, count: u32) {
        self.set(kind, player, place, count);
    }

    /// Makes a sea zone hostile to a player.
    pub fn make_hostile(&mut self, zone: &str, player: PlayerId) {
        if let Some(Holds::Zone(zone)) = self.board.place_mut(zone).map(|one| &mut one.holds) {
            zone.hostile.insert(player);
        }
    }
}
