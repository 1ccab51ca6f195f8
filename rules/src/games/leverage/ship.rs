//! Ships and their places (L5.1, L11).

use super::GameContext;
use super::refusal::Refusal;
use super::state::State;
use super::task::{self, Loan, LoanSource, Task, TaskKind};
use crate::ids::{PlayerId, ShipId};
use serde::{Deserialize, Serialize};

/// The name of every player's first ship (L5.1).
pub const FIRST_SHIP: &str = "Flagship";

/// Returns a new player's ship; `number` counts from 1.
pub(super) fn first_ship(owner: PlayerId, number: i64, id: ShipId) -> Ship {
    let name = match number {
        1 => FIRST_SHIP.to_owned(),
        _ => format!("{FIRST_SHIP} {number}"),
    };
    Ship { id, owner, name, place: None, lost: false, loan_over: None }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    pub id: ShipId,
    pub owner: PlayerId,
    pub name: String,
    /// Its place, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Destroyed, until a moderator restores it (L10.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lost: bool,
    /// Its last finished loan, whose loss may still be reported (L10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loan_over: Option<Loan>,
}

impl State {
    /// Returns a player's ships, except lost ones, in order of arrival.
    pub fn fleet(&self, owner: PlayerId) -> impl Iterator<Item = &Ship> {
        self.ships.of(owner).filter(|ship| !ship.lost)
    }

    pub fn task_of(&self, ship: ShipId) -> Option<&Task> {
        self.tasks.of_ship(ship)
    }

    pub fn idle_ships(&self, owner: PlayerId) -> impl Iterator<Item = &Ship> {
        self.fleet(owner).filter(|ship| self.task_of(ship.id).is_none())
    }

    /// Returns the ship to act: the named one, or the first idle one (L5.1).
    pub(super) fn must_be_free(&self, owner: PlayerId, named: Option<ShipId>) -> Result<&Ship, Refusal> {
        let Some(id) = named else {
            return self
                .idle_ships(owner)
                .next()
                .ok_or_else(|| Refusal::NoIdleShip { ships: self.fleet(owner).count() });
        };
        let ship = self.must_own(owner, id)?;
        match self.task_of(id) {
            None => Ok(ship),
            Some(task) => Err(Refusal::ShipBusy { owner, ship: ship.name.clone(), task: task.id }),
        }
    }

    pub(super) fn must_own(&self, owner: PlayerId, id: ShipId) -> Result<&Ship, Refusal> {
        let ship = self.ships.get(&id).ok_or(Refusal::UnknownShip { ship: id })?;
        if ship.owner != owner {
            return Err(Refusal::NotYourShip { ship: ship.name.clone() });
        }
        if ship.lost {
            return Err(Refusal::ShipLost { ship: ship.name.clone() });
        }
        Ok(ship)
    }

    /// Returns the task of a ship's current loan to another player (L10.1).
    pub fn lending(&self, ship: ShipId) -> Option<&Task> {
        self.task_of(ship).filter(|task| matches!(task.kind, TaskKind::Aid { .. }))
    }
}

/// Returns the task of a ship that its owner lends for some game minutes (L10.1).
pub fn lent(at: &GameContext, borrower: PlayerId, ship: &Ship, (place, minutes): (&str, i64), by: LoanSource) -> Task {
    Task {
        ship: Some(ship.id),
        ship_name: Some(ship.name.clone()),
        place: Some(place.to_owned()),
        limit: Some(minutes),
        came_from: ship.place.clone(),
        ..task::start(at, (borrower, ship.owner), TaskKind::Aid { by })
    }
}
