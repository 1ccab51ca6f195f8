//! Ships, indexed by id and owner. Among thousands of ships, an order or a reader touches only those it concerns.

use super::ship::Ship;
use crate::ids::{PlayerId, ShipId};
use imbl::{OrdMap, OrdSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;

/// The ships of a campaign. Serialised as a map; the indexes are rebuilt from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ships {
    by_id: OrdMap<ShipId, Ship>,
    by_owner: OrdSet<(PlayerId, ShipId)>,
    /// Those whose last finished loan was private.
    lent_in_private: OrdSet<ShipId>,
}

impl Deref for Ships {
    type Target = OrdMap<ShipId, Ship>;

    fn deref(&self) -> &OrdMap<ShipId, Ship> {
        &self.by_id
    }
}

impl Ships {
    /// Adds a ship, and returns the one with the same id that it replaces.
    pub fn insert(&mut self, ship: Ship) -> Option<Ship> {
        let earlier = self.remove(ship.id);
        self.by_owner.insert((ship.owner, ship.id));
        if ship.loan_over.is_some_and(|loan| loan.task.is_private()) {
            self.lent_in_private.insert(ship.id);
        }
        self.by_id.insert(ship.id, ship);
        earlier
    }

    pub fn remove(&mut self, id: ShipId) -> Option<Ship> {
        let ship = self.by_id.remove(&id)?;
        self.by_owner.remove(&(ship.owner, id));
        self.lent_in_private.remove(&id);
        Some(ship)
    }

    pub fn update(&mut self, id: ShipId, change: impl FnOnce(&mut Ship)) {
        if let Some(mut ship) = self.remove(id) {
            change(&mut ship);
            self.insert(ship);
        }
    }

    /// Returns a player's ships, in order of arrival.
    pub fn of(&self, owner: PlayerId) -> impl Iterator<Item = &Ship> {
        let ids = self.by_owner.range((owner, ShipId(0))..=(owner, ShipId(u64::MAX)));
        ids.filter_map(|(_, id)| self.by_id.get(id))
    }

    /// Returns the ships whose last finished loan was private.
    pub fn lent_in_private(&self) -> impl Iterator<Item = &Ship> {
        self.lent_in_private.iter().filter_map(|id| self.by_id.get(id))
    }
}

impl FromIterator<Ship> for Ships {
    fn from_iter<I: IntoIterator<Item = Ship>>(ships: I) -> Ships {
        let mut all = Ships::default();
        ships.into_iter().for_each(|ship| drop(all.insert(ship)));
        all
    }
}

impl Serialize for Ships {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.by_id.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ships {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ships, D::Error> {
        let by_id = OrdMap::<ShipId, Ship>::deserialize(deserializer)?;
        Ok(by_id.into_iter().map(|(_, ship)| ship).collect())
    }
}
