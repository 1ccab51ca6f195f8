//! The trade nodes and trade cards of a file.

use super::{Making, check_number, kept_name, within};
use crate::board::MOST_PIECES;
use crate::games::realms::Refusal;
use crate::games::realms::plan::{Plan, PlannedNode};
use crate::games::realms::state::MOST_DUCATS;
use crate::games::realms::trade::{LEAST_CARDS, Lies, MOST_CARDS, MOST_NODES, MOST_ROWS, Node, TradeCard};
use crate::names::same_name;

impl Plan {
    pub(super) fn made_nodes(&self, making: &mut Making<'_>) -> Vec<Node> {
        let mut nodes: Vec<Node> = Vec::new();
        within(making, "nodes", self.nodes.len(), (0, MOST_NODES));
        for (n, planned) in self.nodes.iter().enumerate().take(MOST_NODES) {
            let path = format!("nodes[{n}]");
            let taken = nodes.iter().any(|one| same_name(&one.name, &planned.name));
            let name = kept_name(making, &path, &planned.name, taken);
            check_number(making, format!("{path}.pirates"), planned.pirates, MOST_PIECES);
            let lies = lies(making, &path, planned);
            let pirates = planned.pirates;
            nodes.push(Node { name, lies, pirates });
        }
        nodes
    }

    /// Returns the trade cards, with node names spelt as in the nodes.
    pub(super) fn made_trade(&self, making: &mut Making<'_>, nodes: &[Node]) -> Vec<TradeCard> {
        let mut cards = self.trade.clone();
        let named = cards.iter_mut().flat_map(|card| &mut card.nodes);
        for name in named {
            if let Some(node) = nodes.iter().find(|node| same_name(&node.name, name)) {
                name.clone_from(&node.name);
            }
        }
        self.check_trade(making);
        cards
    }

    fn check_trade(&self, making: &mut Making<'_>) {
        within(making, "trade", self.trade.len(), (LEAST_CARDS, MOST_CARDS));
        for (n, card) in self.trade.iter().enumerate().take(MOST_CARDS) {
            for (m, node) in card.nodes.iter().enumerate() {
                if !self.nodes.iter().any(|one| same_name(&one.name, node)) {
                    let node = node.trim().to_owned();
                    making.flaw(format!("trade[{n}].nodes[{m}]"), Refusal::NoSuchNode { node });
                }
            }
            let rows = &card.rows;
            within(making, &format!("trade[{n}].rows"), rows.len(), (0, MOST_ROWS));
            for (m, row) in rows.iter().enumerate().take(MOST_ROWS) {
                let path = format!("trade[{n}].rows[{m}].ducats");
                check_number(making, path, row.ducats, MOST_DUCATS);
            }
        }
    }
}

/// Returns a node's location: one area, or sea zones.
fn lies(making: &mut Making<'_>, path: &str, planned: &PlannedNode) -> Lies {
    if planned.area.is_some() != planned.zones.is_empty() {
        making.flaw(path, Refusal::NodeNowhere);
    }
    if let Some(area) = &planned.area {
        let found = making.board.place(area);
        let found = found.filter(|place| place.area().is_some());
        let Some(found) = found.map(|place| place.name.clone()) else {
            let area = area.trim().to_owned();
            making.flaw(format!("{path}.area"), Refusal::NoSuchArea { area });
            return Lies::Maritime(Vec::new());
        };
        return Lies::Inland(found);
    }
    let mut zones: Vec<String> = Vec::new();
    for (n, zone) in planned.zones.iter().enumerate() {
        let path = format!("{path}.zones[{n}]");
        let found = making.board.place(zone);
        let found = found.filter(|place| place.zone().is_some());
        match found.map(|place| place.name.clone()) {
            Some(name) if zones.contains(&name) => making.flaw(path, Refusal::ListedTwice { name }),
            Some(name) => zones.push(name),
            None => {
                let zone = zone.trim().to_owned();
                making.flaw(path, Refusal::NoSuchZone { zone });
            }
        }
    }
    Lies::Maritime(zones)
}
