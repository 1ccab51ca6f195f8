//! Trade (U5): nodes, cards, the deck, and the current trade.

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
use crate::chance::Chance;
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

/// The ducats paid for discarding the revealed cards (U5.1).
pub const DISCARD_PAYS: u32 = 2;
/// The number of cards revealed (U5.1).
pub const REVEALED: usize = 3;
/// The diplomatic power a trade costs (U5.1).
pub const COSTS: u32 = 1;

/// The fewest trade cards in a file (U5.1).
pub const LEAST_CARDS: usize = 3;
pub const MOST_CARDS: usize = 120;
pub const MOST_ROWS: usize = 9;
pub const MOST_NODES: usize = 40;

/// A trade node (U1.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Unique among the nodes, ignoring case.
    pub name: String,
    pub lies: Lies,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pirates: u32,
}

/// A node's location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// An inland node, in an area.
    Inland(String),
    /// A maritime node, at sea zones.
    Maritime(Vec<String>),
}

/// A trade card (U5.3, U5.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeCard {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<String>,
    /// The rows to collect, upper row first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<TradeRow>,
}

/// A revealed card, as known to those who see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revealed {
    /// Its number in the file, from 1.
    pub number: usize,
    pub card: TradeCard,
}

/// A player's row of a trade card (U5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeRow {
    #[serde(default)]
    pub ducats: u32,
}

/// The trade cards, and the current trade.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trade {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<TradeCard>,
    #[serde(default)]
    pub deck: Deck,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

/// A trade that has not ended yet (U5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Begun {
    pub by: PlayerId,
    /// The revealed cards' numbers in the file, from 1; empty if they are hidden from the viewer.
    pub revealed: Vec<usize>,
    /// Only the trader sees the cards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// The sea zone a ship moved to during the trade (U5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<String>,
    /// When the cards are discarded unless one was chosen.
    pub deadline: Time,
    /// The reckoning after a choice, while ties need to be broken (U5.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reckoning: Option<Reckoning>,
}

/// A player's order in a trade. Names are as the player typed them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Pays for a trade and reveals cards (U5.1).
    Begin,
    /// Discards all revealed cards (U5.1).
    Discard,
    /// Moves a light ship (U5.2).
    Ship {
        from: String,
        to: String,
        /// Whether it takes a protection slot; by default only if it stays in its zone.
        slot: Option<bool>,
        /// The realm whose ship it displaces; required if there are several.
        displace: Option<String>,
    },
    /// Chooses a revealed card, from 1, one of its nodes (U5.3), and a merchant by its location: a node, or `hand`
    /// (U5.4). The card is always required; other omitted values default to the only option.
    Choose { card: Option<usize>, node: Option<String>, merchant: Option<String> },
}

impl Trade {
    /// Returns the trade state for a file with these cards. Cards that were never shuffled start as discards, so that
    /// the first trade shuffles them.
    pub(super) fn of(cards: Vec<TradeCard>, mut deck: Deck) -> Trade {
        if deck.is_none() {
            deck.discards = (1..=cards.len()).collect();
        }
        Trade { cards, deck, begun: None }
    }

    /// Shuffles the cards that are neither discarded nor revealed, for a game that comes along from elsewhere (H2.5). A
    /// trade without revealed cards gets new ones, because its own are unknown.
    pub fn bring_deck(&mut self, discards: Vec<usize>, chance: Chance) {
        let open = self.begun.iter().filter(|begun| begun.reckoning.is_none());
        let revealed: Vec<usize> = open.flat_map(|begun| begun.revealed.iter().copied()).collect();
        let left = (1..=self.cards.len()).filter(|card| !discards.contains(card) && !revealed.contains(card));
        self.deck = Deck::brought_along(left.collect(), discards, chance);
        if let Some(begun) = self.begun.as_mut().filter(|begun| begun.revealed.is_empty()) {
            let drawn = self.deck.draws(REVEALED, chance);
            self.deck.draw(drawn.cards.len(), drawn.shuffle.as_ref());
            begun.revealed = drawn.cards;
        }
    }

    /// Returns the card with that number in the file, from 1.
    pub fn card(&self, number: usize) -> Option<&TradeCard> {
        self.cards.get(number.checked_sub(1)?)
    }

    /// Returns the trade redacted for a viewer, or for the whole table if there is none.
    #[must_use]
    pub(super) fn redacted_for(&self, viewer: Option<PlayerId>) -> Trade {
        let mut redacted = Trade { deck: self.deck.redacted(), ..self.clone() };
        if let Some(begun) = &mut redacted.begun
            && begun.hidden
            && viewer != Some(begun.by)
        {
            begun.revealed.clear();
        }
        redacted
    }

    /// Postpones the deadline by the length of a pause.
    pub(super) fn postpone(&mut self, by: Span) {
        if let Some(begun) = &mut self.begun {
            begun.deadline = begun.deadline + by;
        }
    }
}

impl State {
    pub fn node(&self, name: &str) -> Option<&Node> {
        self.nodes.iter().find(|node| same_name(&node.name, name))
    }

    pub fn must_have_node(&self, name: &str) -> Result<&Node, super::Refusal> {
        self.node(name).ok_or_else(|| super::Refusal::NoSuchNode { node: name.trim().to_owned() })
    }
}
