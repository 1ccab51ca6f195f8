//! A map in the words of its file (`docs/board.md`). Players are given by seat number, from 1.

use super::board::{Key, is_zero};
use super::covert;
use super::state::Supply;
use super::trade::TradeCard;
use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    #[serde(default)]
    pub areas: Vec<PlannedArea>,
    #[serde(default)]
    pub sea_zones: Vec<PlannedZone>,
    #[serde(default)]
    pub nodes: Vec<PlannedNode>,
    #[serde(default)]
    pub realms: Vec<PlannedRealm>,
    pub trade: Vec<TradeCard>,
    #[serde(default)]
    pub covert: Vec<covert::Card>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedArea {
    pub name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub land: Vec<String>,
    /// The sea zones it borders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sea: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub distant: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub battleground: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub provinces: Vec<PlannedProvince>,
    /// If a file lists no pieces anywhere, each province of a seat's realm gets one town (U1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<PlannedPieces>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedProvince {
    pub name: String,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tax: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub size: u32,
    /// The name of the realm that owns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    #[serde(default, skip_serializing_if = "Capital::is_none")]
    pub capital: Capital,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

/// Whether a province is a capital, and whose: `true` for its owner's, or the name of another realm if it has changed
/// hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Capital {
    #[default]
    None,
    OfOwner,
    Of(String),
}

impl Capital {
    fn is_none(&self) -> bool {
        *self == Capital::None
    }
}

impl Serialize for Capital {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Capital::None => to.serialize_bool(false),
            Capital::OfOwner => to.serialize_bool(true),
            Capital::Of(realm) => to.serialize_str(realm),
        }
    }
}

impl<'de> Deserialize<'de> for Capital {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Capital, D::Error> {
        from.deserialize_any(CapitalVisitor)
    }
}

struct CapitalVisitor;

impl Visitor<'_> for CapitalVisitor {
    type Value = Capital;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true, false or the name of a realm")
    }

    fn visit_bool<E: Error>(self, is: bool) -> Result<Capital, E> {
        Ok(match is {
            true => Capital::OfOwner,
            false => Capital::None,
        })
    }

    fn visit_str<E: Error>(self, realm: &str) -> Result<Capital, E> {
        Ok(Capital::Of(realm.to_owned()))
    }
}

/// A seat's pieces in an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPieces {
    pub seat: usize,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub town: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vassal: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub marriage: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub colonist: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub influence: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub claim: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedZone {
    pub name: String,
    /// The number of trade protection slots.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub slots: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adjacent: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<PlannedShips>,
}

/// A seat's ships in a sea zone, and whether the zone is hostile to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedShips {
    pub seat: usize,
    /// Light ships off the slots.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ships: u32,
    /// Light ships on slots.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub protection: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hostile: bool,
}

/// A trade node, with either an area or zones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedNode {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pirates: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedRealm {
    pub name: String,
    /// The seat that plays the realm; without one it is an NPR.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub power: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ducats: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_war: bool,
    /// The seat an NPR is allied to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alliance: Option<usize>,
    /// The seat whose vassal it is, which makes it not an NPR (U3.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vassal_of: Option<usize>,
    /// The tokens left in its supply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply: Option<PlannedSupply>,
    /// The charges of its Spy Network display.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub charges: u32,
}

/// The tokens left in a seat's supply. Omitted values are those of the start, less what the file places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedSupply {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub influence: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claims: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alliances: Option<u32>,
}

impl From<Supply> for PlannedSupply {
    fn from(left: Supply) -> PlannedSupply {
        PlannedSupply { influence: Some(left.influence), claims: Some(left.claims), alliances: Some(left.alliances) }
    }
}
