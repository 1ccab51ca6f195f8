//! Trade (U5): nodes, the cards of the file and their deck, and the trade that is under way, step by step.

mod chain;
mod deck;
mod event;
mod reckoning;
mod refusal;
mod ship;
mod standing;
mod steps;

use super::board::is_zero;
use super::state::State;
use crate::ids::PlayerId;
use crate::names::same_name;
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

pub use chain::Chain;
pub use deck::Deck;
pub use event::{Event, Why};
pub use reckoning::{Reckoning, Share, Tie};
pub use refusal::{Fit, Needs, Refusal, ShipAway, Verdict};
pub use ship::{Confirmation, Shift};
pub use standing::{NodeStanding, Power, Prospect, Stand, prospects, standing};

pub(super) use reckoning::{accepted, goes_on, taken_back};
pub(super) use steps::{
    check, cut_short, decide, due, ends, flaws, leaves, may_end_turn, must_be_reckoned, must_be_trading, passes,
    redrawn, renewed, shown_all,
};

/// What who discards the revealed cards collects, in ducats (U5.1).
pub const DISCARD_PAYS: u32 = 2;
/// How many cards are revealed (U5.1).
pub const REVEALED: usize = 3;
/// What a trade costs in diplomatic power (U5.1).
pub const COSTS: u32 = 1;

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

/// A card that was revealed, as all who see it know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revealed {
    /// Its number in the file, from 1.
    pub number: usize,
    pub card: TradeCard,
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
    #[serde(default)]
    pub deck: Deck,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

/// A trade that is begun and not over (U5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Begun {
    pub by: PlayerId,
    /// The numbers of the revealed cards in the file, from 1; none where they are hidden from the viewer.
    pub revealed: Vec<usize>,
    /// Only the trader sees the cards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// The sea zone that a ship has moved to for it (U5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<String>,
    /// When the cards are discarded if none has been chosen.
    pub deadline: Time,
    /// What is reckoned since a card was chosen, while ties are to be broken (U5.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reckoning: Option<Reckoning>,
}

/// What a player may order here. Names are as the player writes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Pays, and reveals cards (U5.1).
    Begin,
    /// Discards all of them (U5.1).
    Discard,
    /// Moves a light ship (U5.2).
    Ship {
        from: String,
        to: String,
        /// Whether it takes a protection slot; left out it does so where it stays in its zone.
        slot: Option<bool>,
        /// The realm whose ship it displaces; needed where there are several.
        displace: Option<String>,
    },
    /// Chooses a revealed card, from 1, and a node of it (U5.3), and the merchant by where it stands: a node, or `hand` (U5.4). Which card is
    /// always said; of what else is left out it is what there is, where there is only one.
    Choose { card: Option<usize>, node: Option<String>, merchant: Option<String> },
}

impl Trade {
    /// Returns it as a file with these cards brings it. Cards that were never shuffled lie on the discards: the first trade shuffles them.
    pub(super) fn of(cards: Vec<TradeCard>, mut deck: Deck) -> Trade {
        if deck.is_none() {
            deck.discards = (1..=cards.len()).collect();
        }
        Trade { cards, deck, begun: None }
    }

    /// Returns the card of that number in the file, from 1.
    pub fn card(&self, number: usize) -> Option<&TradeCard> {
        self.cards.get(number.checked_sub(1)?)
    }

    /// Returns it as a viewer may know it; without a viewer, as every player at the table may.
    #[must_use]
    pub(super) fn veiled(&self, viewer: Option<PlayerId>) -> Trade {
        let mut veiled = Trade { deck: self.deck.veiled(), ..self.clone() };
        if let Some(begun) = &mut veiled.begun
            && begun.hidden
            && viewer != Some(begun.by)
        {
            begun.revealed.clear();
        }
        veiled
    }

    /// Moves the deadline on by as long as the campaign stood still.
    pub(super) fn postpone(&mut self, by: Span) {
        if let Some(begun) = &mut self.begun {
            begun.deadline = begun.deadline + by;
        }
    }
}

impl State {
    /// Returns the trade node of that name.
    pub fn node(&self, name: &str) -> Option<&Node> {
        self.nodes.iter().find(|node| same_name(&node.name, name))
    }

    /// Returns the trade node of that name.
    ///
    /// # Errors
    /// Refuses a name that no node has.
    pub fn must_have_node(&self, name: &str) -> Result<&Node, super::Refusal> {
        self.node(name).ok_or_else(|| super::Refusal::NoSuchNode { node: name.trim().to_owned() })
    }
}
