//! What a trade needs, and why a step of it is not taken, with what is in the way.

use super::{Chain, Prospect};
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// What the beginning of a trade asks for beside what every action needs (U5.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Needs {
    /// One of the player's merchants is upright.
    Merchant { upright: usize, has: usize },
    /// No trade is under way; `by` is the player whose is.
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

/// What is in the way of choosing a node, or nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    pub node: String,
    /// The chain from the capital (U5.7).
    pub chain: Chain,
    /// The node is neither adjacent to the ship that has moved nor reached through it (U5.3).
    pub away: Option<ShipAway>,
    pub merchant: Fit,
}

impl Verdict {
    /// Returns whether the node can be chosen.
    pub fn is_open(&self) -> bool {
        self.chain.is_joined() && self.away.is_none() && self.merchant == Fit::Ready
    }
}

/// The sea zone that a ship has moved to, from which a node is out of reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipAway {
    pub zone: String,
}

/// Whether a player has a merchant for a node (U5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    Ready,
    /// The player's merchant there is laid down, and there is one of a player in a node.
    LiesThere,
    /// All merchants are laid down.
    NoneUpright,
}

/// Why a step of a trade is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player has no trade under way; `by` has, where there is one.
    NotBegun {
        by: Option<PlayerId>,
    },
    /// A card has been chosen: the reckoning waits for a tie to be broken.
    Reckoning {
        node: String,
    },
    /// A ship has moved to this zone, so a card has to be chosen (U5.1). These are eligible.
    MustChoose {
        zone: String,
        nodes: Vec<String>,
    },
    // A ship (U5.2).
    /// One ship moves in a trade, and it has moved here.
    AlreadyMoved {
        zone: String,
    },
    NoShip {
        zone: String,
    },
    /// The ship would stay as it is.
    StaysPut {
        zone: String,
    },
    /// The zone is hostile to the player.
    Hostile {
        zone: String,
    },
    /// No way leads there through zones that are not hostile.
    NoWay {
        from: String,
        to: String,
    },
    NoSlots {
        zone: String,
    },
    /// A ship can be displaced where all slots are taken, and so many are free.
    SlotsFree {
        zone: String,
        free: u32,
    },
    /// The player's own ships are on all slots.
    SlotsOwn {
        zone: String,
        slots: u32,
    },
    /// Who takes no slot displaces no ship.
    TakesNoSlot {
        zone: String,
    },
    /// The realm has no ship on a slot there; these realms have.
    NoShipOf {
        zone: String,
        realm: String,
        realms: Vec<String>,
    },
    /// Not a no: the player has to say whose ship is displaced.
    ChooseDisplaced {
        zone: String,
        realms: Vec<String>,
    },
    /// No revealed card would be eligible after the move.
    NoneEligible {
        verdicts: Vec<Verdict>,
    },
    // A card (U5.3, U5.4).
    /// Not a no: the player has to say which card, and which node of it.
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
    /// Not a no: the player has to say which of these nodes.
    ChooseNode {
        card: usize,
        verdicts: Vec<Verdict>,
    },
    /// None of the nodes that were meant is eligible.
    NotEligible {
        verdicts: Vec<Verdict>,
    },
    /// Not a no: the player has to say which merchant: it stands at a node, or is in hand.
    ChooseMerchant {
        card: usize,
        node: String,
        from: Vec<Option<String>>,
    },
    /// No upright merchant of the player's stands there; these do.
    NoMerchantAt {
        place: String,
        from: Vec<Option<String>>,
    },
}
