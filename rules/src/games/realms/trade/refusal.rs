//! The conditions of a trade, and why its steps are refused.

use super::{Chain, Prospect};
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// A condition of starting a trade, besides those of every action (U5.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Needs {
    /// At least one of the player's merchants is upright.
    Merchant { upright: usize, has: usize },
    /// No trade is under way. If one is, `by` started it.
    NoneBegun { by: Option<PlayerId> },
}

impl Needs {
    pub(in crate::games::realms) fn are_met(&self) -> bool {
        match self {
            Needs::Merchant { upright, .. } => *upright > 0,
            Needs::NoneBegun { by } => by.is_none(),
        }
    }
}

/// The obstacles to choosing a node, if any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    pub node: String,
    /// The chain from the capital (U5.7).
    pub chain: Chain,
    /// The node is neither adjacent to the ship that moved nor connected through it (U5.3).
    pub away: Option<ShipAway>,
    pub merchant: Fit,
}

impl Verdict {
    pub fn is_open(&self) -> bool {
        self.chain.is_joined() && self.away.is_none() && self.merchant == Fit::Ready
    }
}

/// The sea zone a ship moved to, which puts a node out of reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipAway {
    pub zone: String,
}

/// Whether a player has a merchant for a node (U5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    Ready,
    /// The player's merchant there is laid down, and a second one cannot go to the node.
    LiesThere,
    /// All merchants are laid down.
    NoneUpright,
}

/// Why a step of a trade is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player has not started a trade. Another player, `by`, may have.
    NotBegun {
        by: Option<PlayerId>,
    },
    /// A card has been chosen, and a tie has to be broken.
    Reckoning {
        node: String,
    },
    /// A ship has moved to this zone, so one of these eligible cards has to be chosen (U5.1).
    MustChoose {
        zone: String,
        nodes: Vec<String>,
    },
    /// Only one ship can move during a trade, and it moved here.
    AlreadyMoved {
        zone: String,
    },
    NoShip {
        zone: String,
    },
    /// The ship would not change.
    StaysPut {
        zone: String,
    },
    Hostile {
        zone: String,
    },
    /// No path leads there through zones that are not hostile.
    NoWay {
        from: String,
        to: String,
    },
    NoSlots {
        zone: String,
    },
    /// A ship can be displaced only if all slots are taken, but some are free.
    SlotsFree {
        zone: String,
        free: u32,
    },
    /// All slots have the player's own ships.
    SlotsOwn {
        zone: String,
        slots: u32,
    },
    /// A ship that takes no slot cannot displace another.
    TakesNoSlot {
        zone: String,
    },
    /// This realm's ships are not on a slot there; those of the listed realms are.
    NoShipOf {
        zone: String,
        realm: String,
        realms: Vec<String>,
    },
    /// Not final: the player has to choose whose ship to displace.
    ChooseDisplaced {
        zone: String,
        realms: Vec<String>,
    },
    /// The move would leave no revealed card eligible.
    NoneEligible {
        verdicts: Vec<Verdict>,
    },
    /// Not final: the player has to choose a card, and one of its nodes.
    ChooseCard {
        prospects: Vec<Prospect>,
    },
    NoSuchCard {
        card: usize,
        revealed: usize,
    },
    NotOnCard {
        card: usize,
        node: String,
        nodes: Vec<String>,
    },
    /// Not final: the player has to choose one of these nodes.
    ChooseNode {
        card: usize,
        verdicts: Vec<Verdict>,
    },
    /// None of the intended nodes is eligible.
    NotEligible {
        verdicts: Vec<Verdict>,
    },
    /// Not final: the player has to choose a merchant, at a node or in hand.
    ChooseMerchant {
        card: usize,
        node: String,
        from: Vec<Option<String>>,
    },
    /// The player's upright merchants are at these locations, not there.
    NoMerchantAt {
        place: String,
        from: Vec<Option<String>>,
    },
}
