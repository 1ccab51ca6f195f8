//! The players' standings at a node: trade power (U5.5), the chain to the capital (U5.7), and the nodes a trader may
//! choose (U5.3, U5.4).

use super::chain::{chain, is_of_ship};
use super::refusal::{Fit, ShipAway, Verdict};
use super::{Begun, Chain, Lies, Node, TradeCard};
use crate::games::realms::board::Piece;
use crate::games::realms::state::{Merchant, State};
use crate::ids::PlayerId;
use crate::names::same_name;
use serde::{Deserialize, Serialize};

/// Trade power in a node, by source (U5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Power {
    /// 1 with a merchant there, upright or not.
    pub merchant: u32,
    /// The value of the node's key provinces that the player's realm owns.
    pub provinces: u32,
    /// Light ships on the protection slots of a maritime node's zones.
    pub ships: u32,
}

impl Power {
    pub fn total(self) -> u32 {
        self.merchant.saturating_add(self.provinces).saturating_add(self.ships)
    }
}

/// A player's standing at a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    pub player: PlayerId,
    /// Whether the player's merchant there is upright; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upright: Option<bool>,
    pub power: Power,
    pub chain: Chain,
}

/// All standings at a node, in seat order. Players who left are included, because their pieces stay (U1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeStanding {
    pub node: Node,
    pub stands: Vec<Stand>,
}

/// A revealed card, with the verdicts on its nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The number to choose it by, from 1.
    pub number: usize,
    pub card: TradeCard,
    pub verdicts: Vec<Verdict>,
}

pub fn standing(state: &State, node: &Node) -> NodeStanding {
    let order = state.seating.order.iter();
    NodeStanding { node: node.clone(), stands: order.map(|player| stand(state, *player, node)).collect() }
}

pub(super) fn stand(state: &State, player: PlayerId, node: &Node) -> Stand {
    let sheet = state.sheet(player);
    let there = sheet.merchants.iter().find(|one| stands_at(one, node));
    Stand {
        player,
        upright: there.map(|merchant| merchant.upright),
        power: Power {
            merchant: u32::from(there.is_some()),
            provinces: key_provinces(state, player, node),
            ships: protection(state, player, node),
        },
        chain: chain(state, player, node),
    }
}

/// Returns the value of a node's key provinces that a player's realm owns.
fn key_provinces(state: &State, player: PlayerId, node: &Node) -> u32 {
    let Some(realm) = state.realm_of(player) else {
        return 0;
    };
    let provinces = state.board.provinces();
    let owned = provinces.filter(|(_, province)| province.is_owned_by(&realm.name));
    let keys = owned.filter_map(|(_, province)| province.key.as_ref());
    let of_node = keys.filter(|key| same_name(&key.node, &node.name));
    of_node.fold(0, |sum: u32, key| sum.saturating_add(1).saturating_add(key.plus))
}

/// Returns how many ships a player has on the slots of a maritime node's zones; 0 for an inland node.
fn protection(state: &State, player: PlayerId, node: &Node) -> u32 {
    let zones = match &node.lies {
        Lies::Maritime(zones) => &zones[..],
        Lies::Inland(_) => &[],
    };
    let zones = zones.iter().filter_map(|zone| state.board.place(zone));
    zones.map(|zone| zone.has(Piece::Protection, player)).sum()
}

pub(super) fn stands_at(merchant: &Merchant, node: &Node) -> bool {
    let at = merchant.node.as_ref();
    at.is_some_and(|at| same_name(at, &node.name))
}

/// Returns the verdicts on the nodes of each revealed card; none if no card is revealed, or if they are hidden from
/// the viewer of this state.
pub fn prospects(state: &State) -> Vec<Prospect> {
    let begun = state.trade.begun.iter();
    let cards = begun.flat_map(|begun| (1..).zip(&begun.revealed).map(move |card| (begun, card)));
    let prospects = cards.filter_map(|(begun, (number, card))| {
        let nodes = nodes_of(state, *card).into_iter();
        Some(Prospect {
            number,
            card: state.trade.card(*card)?.clone(),
            verdicts: nodes.map(|node| verdict(state, begun, node)).collect(),
        })
    });
    prospects.collect()
}

/// Returns the nodes a card names, without repetition.
pub(super) fn nodes_of(state: &State, number: usize) -> Vec<&Node> {
    let named = state.trade.card(number).map_or(&[][..], |card| &card.nodes);
    let mut nodes: Vec<&Node> = Vec::new();
    for node in named.iter().filter_map(|name| state.node(name)) {
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    nodes
}

/// Returns what prevents choosing a node in a trade (U5.3, U5.4, U5.7).
pub(super) fn verdict(state: &State, begun: &Begun, node: &Node) -> Verdict {
    let away = begun.moved.as_ref().and_then(|zone| {
        let of_ship = is_of_ship(state, begun.by, node, zone);
        (!of_ship).then(|| ShipAway { zone: zone.clone() })
    });
    Verdict { node: node.name.clone(), chain: chain(state, begun.by, node), away, merchant: fit(state, begun.by, node) }
}

/// Returns whether a player has an upright merchant for a node: one that stands there, or one that can move there if
/// none of theirs does (U5.4).
fn fit(state: &State, player: PlayerId, node: &Node) -> Fit {
    let merchants = state.sheet(player).into_owned().merchants;
    let there = merchants.iter().find(|one| stands_at(one, node));
    match there {
        Some(merchant) if merchant.upright => Fit::Ready,
        Some(_) => Fit::LiesThere,
        None if merchants.iter().any(|one| one.upright) => Fit::Ready,
        None => Fit::NoneUpright,
    }
}
