//! What trade goes by (U5): nodes, the cards of the file, and the trade that is under way.

use super::board::is_zero;
use crate::ids::PlayerId;
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// The fewest trade cards of a file (U5.1).
pub const LEAST_CARDS: usize = 3;
/// The most trade cards of a file.
pub const MOST_CARDS: usize = 120;
/// The most rows of a trade card.
pub const MOST_ROWS: usize = 9;
/// The most nodes of a map.
pub const MOST_NODES: usize = 40;

/// A trade node (U1.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Unique among the nodes, whatever its case.
    pub name: String,
    pub lies: Lies,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pirates: u32,
}

/// Where a node lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// An inland node lies in an area.
    Inland(String),
    /// A maritime node lies at sea zones.
    Maritime(Vec<String>),
}

/// A trade card (U5.3, U5.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeCard {
    /// The nodes that it names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<String>,
    /// What is collected, the upper row first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
}

/// A row of a trade card, which one player takes (U5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    #[serde(default)]
    pub ducats: u32,
}

/// The trade cards of the table, and the trade that is under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trade {
    /// The cards of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<TradeCard>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

/// A trade that is begun and not over (U5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Begun {
    pub by: PlayerId,
    /// The numbers of the revealed cards in the file, from 1.
    pub revealed: Vec<usize>,
    /// The sea zone that a ship has moved to for it (U5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<String>,
    pub deadline: Time,
}
