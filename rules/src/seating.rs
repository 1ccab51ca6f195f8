//! Seats around a table and whose turn it is, for games that go round.

use crate::ids::PlayerId;
use crate::table::Roster;
use serde::{Deserialize, Serialize};

/// The order of the players, and the one who acts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// Every player who ever sat down, clockwise.
    pub order: Vec<PlayerId>,
    /// The player whose action is under way.
    pub active: Option<PlayerId>,
}

/// Why something is not done out of turn, or on a seat that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    ActionRunning { active: PlayerId },
    NotYourAction { active: Option<PlayerId> },
    NobodySits { seat: usize, seated: usize },
}

impl Seating {
    /// Gives a player who never sat down the last seat.
    pub fn sit(&mut self, player: PlayerId) {
        if self.position(player).is_none() {
            self.order.push(player);
        }
    }

    /// Returns the players who are at the table now, clockwise.
    pub fn seated<'a>(&'a self, roster: Roster<'a>) -> impl Iterator<Item = PlayerId> + 'a {
        let order = self.order.iter().copied();
        order.filter(move |player| roster.is_active(*player))
    }

    /// Returns the player who sits next to a player, clockwise.
    pub fn after(&self, roster: Roster<'_>, player: PlayerId) -> Option<PlayerId> {
        self.others(roster, player).next()
    }

    /// Returns the other players who are at the table now, clockwise from the left of a player, who may have left; none where that player
    /// never sat down.
    pub fn others<'a>(&'a self, roster: Roster<'a>, player: PlayerId) -> impl Iterator<Item = PlayerId> + 'a {
        let at = self.position(player);
        let round = at.map(|at| self.order[at + 1..].iter().chain(&self.order[..at]));
        let round = round.into_iter().flatten().copied();
        round.filter(move |player| roster.is_active(*player))
    }

    /// Returns where a player sits, counted from 0 among all who ever sat down.
    pub fn position(&self, player: PlayerId) -> Option<usize> {
        self.order.iter().position(|one| *one == player)
    }

    /// Checks that no action is under way.
    ///
    /// # Errors
    /// Names the player whose action has to end first.
    pub fn must_be_open(&self) -> Result<(), Refusal> {
        match self.active {
            Some(active) => Err(Refusal::ActionRunning { active }),
            None => Ok(()),
        }
    }

    /// Checks that it is a player's action.
    ///
    /// # Errors
    /// Names the player whose action it is instead.
    pub fn must_be_active(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.active == Some(player) {
            true => Ok(()),
            false => Err(Refusal::NotYourAction { active: self.active }),
        }
    }

    /// Checks that a player is not in the middle of their action, which has to end before anything else.
    ///
    /// # Errors
    /// Refuses a player who is.
    pub fn must_have_ended(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.active {
            Some(active) if active == player => Err(Refusal::ActionRunning { active }),
            _ => Ok(()),
        }
    }

    /// Returns the order in which a player sits at `seat`, from 1, among those who play. A player who has left keeps a place behind
    /// the others, and is not counted.
    ///
    /// # Errors
    /// Refuses a seat that no player has.
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
