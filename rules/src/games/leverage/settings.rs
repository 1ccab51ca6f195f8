//! Campaigns keep the behaviour from before a setting existed: if the stored settings lack one, it has the old value,
//! which is not written either. [`Default`] holds the values of a new campaign.

use super::access::Access;
use super::amounts::Leverage;
use super::hostile::Thresholds;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The kinds of access that new players grant to and get from everybody (L3.6).
    pub open_access: BTreeSet<Access>,
    /// The leverage below which hostile acts are open (L6.2).
    pub thresholds: Thresholds,
    #[serde(default = "Terraforming::before", skip_serializing_if = "Terraforming::is_as_before")]
    pub terraforming: Terraforming,
    #[serde(default = "DestroyedShips::before", skip_serializing_if = "DestroyedShips::is_as_before")]
    pub destroyed_ships: DestroyedShips,
    /// The limit of pending favours from an asker to a player (L4.12); 0, the old behaviour, means no limit.
    #[serde(default, skip_serializing_if = "is_any_number")]
    pub pending_favours: u8,
    /// How much other players see of the leverage between two players (L13.1).
    #[serde(default, skip_serializing_if = "Public::is_all")]
    pub public_leverage: Public,
    /// How much other players see of a player's money (L13.1).
    #[serde(default, skip_serializing_if = "Public::is_all")]
    pub public_money: Public,
    /// Gifts below this amount are announced together, once an hour (L2.4); 0, the old behaviour, means none.
    #[serde(default, skip_serializing_if = "is_none")]
    pub small_gifts: u32,
    /// Whether access has any effect while the grantee's leverage over the granter is below 0 (L3.10).
    #[serde(default, skip_serializing_if = "NegativeAccess::stands")]
    pub negative_access: NegativeAccess,
    /// What counts towards milestones (L8.4).
    #[serde(default, skip_serializing_if = "MilestoneSource::is_all")]
    pub milestone_source: MilestoneSource,
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
            negative_access: NegativeAccess::Stands,
            milestone_source: MilestoneSource::All,
        }
    }
}

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
    NegativeAccess(NegativeAccess),
    MilestoneSource(MilestoneSource),
}

/// What access is worth while the grantee's leverage over the granter is below 0 (L3.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NegativeAccess {
    #[default]
    Stands,
    /// It has no effect, and running actions that need it stand still.
    Suspended,
}

/// The sources of progress towards milestones (L8.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MilestoneSource {
    /// Advantages over rivals, and points from cooperation (L8.2).
    #[default]
    All,
    /// Only points from cooperation.
    Work,
}

impl NegativeAccess {
    fn stands(&self) -> bool {
        *self == NegativeAccess::Stands
    }

    /// Returns whether access is suspended at this leverage of the grantee over the granter.
    pub fn suspends(self, leverage: Leverage) -> bool {
        match self {
            NegativeAccess::Stands => false,
            NegativeAccess::Suspended => leverage < Leverage::ZERO,
        }
    }
}

impl MilestoneSource {
    fn is_all(&self) -> bool {
        *self == MilestoneSource::All
    }
}

/// How much of a figure is public (L13.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Public {
    #[default]
    All,
    /// Only the changes by public acts.
    Differences,
    Nothing,
}

impl Public {
    fn is_all(&self) -> bool {
        *self == Public::All
    }
}

/// How a player terraforms another's planet (L6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terraforming {
    /// The planet's owner confirms it.
    Confirmed,
    /// A report is enough.
    Reported,
}

/// What happens to a lent ship that is destroyed (L10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestroyedShips {
    /// It returns to its home at once.
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
