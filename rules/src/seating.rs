//! Seats around a table, and turns, for games with a turn order.

use crate::ids::PlayerId;
use crate::table::Roster;
use serde::{Deserialize, Serialize};

/// The order of the players, and the player who is acting.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// Every player who ever sat down, clockwise.
    pub order: Vec<PlayerId>,
    /// The player whose action is under way.
    pub active: Option<PlayerId>,
}

/// A refusal of something out of turn, or for a seat that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    ActionRunning { active: PlayerId },
    NotYourAction { active: Option<PlayerId> },
    NobodySits { seat: usize, seated: usize },
}

impl Seating {
    /// Gives a new player the last seat.
    pub fn sit(&mut self, player: PlayerId) {
        if self.position(player).is_none() {
            self.order.push(player);
        }
    }

    /// Returns the current players, clockwise.
    pub fn seated<'a>(&'a self, roster: Roster<'a>) -> impl Iterator<Item = PlayerId> + 'a {
        let order = self.order.iter().copied();
        order.filter(move |player| roster.is_active(*player))
    }

    /// Returns the next player clockwise.
    pub fn after(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        self.others(roster, player).next()
    }

    /// Returns the other current players, clockwise from the left of `player`, who may no longer be playing. Empty if
    /// `player` never sat down.
    pub fn others<'a>(&'a self, roster: Roster<'a>, player: PlayerId) -> impl Iterator<Item = PlayerId> + 'a {
        let at = self.position(player);
        let round = at.map(|at| self.order[at + 1..].iter().chain(&self.order[..at]));
        let round = round.into_iter().flatten().copied();
        round.filter(move |player| roster.is_active(*player))
    }

    /// Returns a player's position, counted from 0 among all who ever sat down.
    pub fn position(&self, player: PlayerId) -> Option<usize> {
        self.order.iter().position(|one| *one == player)
    }

    /// Refuses while an action is under way.
    ///
    /// # Errors
    /// Names the player whose action has to end first.
    pub fn must_be_open(&self) -> Result<(), Refusal> {
        match self.active {
            Some(active) => Err(Refusal::ActionRunning { active }),
            None => Ok(()),
        }
    }

    /// Refuses if it is another player's action.
    ///
    /// # Errors
    /// Names the player whose action it is instead.
    pub fn must_be_active(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.active == Some(player) {
            true => Ok(()),
            false => Err(Refusal::NotYourAction { active: self.active }),
        }
    }

    /// Refuses while a player is in the middle of an action, which has to end first.
    pub fn must_have_ended(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.active {
            Some(active) if active == player => Err(Refusal::ActionRunning { active }),
            _ => Ok(()),
        }
    }

    /// Returns the order with a player moved to `seat`, counted from 1 among the current players. Players who left
    /// are not counted, and stay behind the others.
    ///
    /// # Errors
    /// Refuses a seat that does not exist.
    pub fn moved(&self, roster: Roster<'_>, player: PlayerId, seat: usize) -> Result<Vec<PlayerId>, Refusal> {
        let seated = self.seated(roster).count();
        if !(1..=seated).contains(&seat) {
            return Err(Refusal::NobodySits { seat, seated });
        }
        let mut order: Vec<PlayerId> = self.seated(roster).filter(|one| *one != player).collect();
        order.insert(seat - 1, player);
        let gone = self.order.iter().filter(|one| !roster.is_active(**one));
        order.extend(gone);
        Ok(order)
    }
}
