//! What a campaign of this ruleset may set for itself.
//!
//! A campaign that was founded before a setting existed plays on as it did: where the stored settings lack one, its value is the one from
//! before, and that value is not written either. [`Default`] holds what a new campaign begins with.

use super::access::Access;
use super::hostile::Thresholds;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Which kinds of access every player grants every other on joining (L3.6).
    pub open_access: BTreeSet<Access>,
    /// Below which leverage hostile acts are open (L6.2).
    pub thresholds: Thresholds,
    #[serde(default = "Terraforming::before", skip_serializing_if = "Terraforming::is_as_before")]
    pub terraforming: Terraforming,
    #[serde(default = "DestroyedShips::before", skip_serializing_if = "DestroyedShips::is_as_before")]
    pub destroyed_ships: DestroyedShips,
    /// How many favours may wait between an asker and a player at once (L4.12); any number where it is 0, as it was before.
    #[serde(default, skip_serializing_if = "is_any_number")]
    pub pending_favours: u8,
    /// What others see of the leverage between two players (L13.1).
    #[serde(default, skip_serializing_if = "Public::is_all")]
    pub public_leverage: Public,
    /// What others see of a player's money (L13.1).
    #[serde(default, skip_serializing_if = "Public::is_all")]
    pub public_money: Public,
    /// Gifts below this amount of money are told together, once an hour (L2.4); none where it is 0, as it was before.
    #[serde(default, skip_serializing_if = "is_none")]
    pub small_gifts: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            open_access: BTreeSet::new(),
            thresholds: Thresholds::Warfare,
            terraforming: Terraforming::Confirmed,
            destroyed_ships: DestroyedShips::Return,
            pending_favours: 3,
            public_leverage: Public::All,
            public_money: Public::All,
            small_gifts: 0,
        }
    }
}

/// One setting and the value it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    OpenAccess(BTreeSet<Access>),
    Thresholds(Thresholds),
    Terraforming(Terraforming),
    DestroyedShips(DestroyedShips),
    PendingFavours(u8),
    PublicLeverage(Public),
    PublicMoney(Public),
    SmallGifts(u32),
}

/// What of a figure those see whom it does not concern (L13.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Public {
    /// The values.
    #[default]
    All,
    /// Only by how much a public act changes them.
    Differences,
    Nothing,
}

impl Public {
    fn is_all(&self) -> bool {
        *self == Public::All
    }
}

/// How a player's planet is terraformed by another (L6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terraforming {
    /// The planet's owner confirms it.
    Confirmed,
    /// The report is enough.
    Reported,
}

/// What becomes of a lent ship that is destroyed (L10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestroyedShips {
    /// It is back at its home at once.
    Return,
    /// It is gone until a moderator restores it.
    Gone,
}

impl Terraforming {
    fn before() -> Terraforming {
        Terraforming::Reported
    }

    fn is_as_before(&self) -> bool {
        *self == Terraforming::before()
    }
}

impl DestroyedShips {
    fn before() -> DestroyedShips {
        DestroyedShips::Gone
    }

    fn is_as_before(&self) -> bool {
        *self == DestroyedShips::before()
    }
}

fn is_any_number(most: &u8) -> bool {
    *most == 0
}

fn is_none(below: &u32) -> bool {
    *below == 0
}
