//! `/trade show`: the current trade and each player's position at a node. The numbers come from the code that settles
//! the trade (U5.5, U5.7).

use super::refusal::prospect;
use super::{card, stand};
use crate::render::{BODY_LIMIT, Card, at, fit, list};
use crate::rules::games::realms::{Begun, State, node_standing, prospects};
use crate::rules::{Campaign, Refusal};
use crate::text::{Name, Said, Text, say};

pub fn node(text: &Text, campaign: &Campaign, named: &str) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let node = state.must_have_node(named).map_err(Refusal::from)?;
    let standing = node_standing(state, node);
    let title = say!(text, "trade-node-title", node = Name(&node.name));
    let mut lines = vec![pirates(text, node.pirates)];
    lines.extend(standing.stands.iter().map(|one| stand(text, one)));
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn pirates(text: &Text, pirates: u32) -> Said {
    say!(text, "trade-pirates", pirates)
}

/// Shows the current trade and where all merchants are. The campaign must be redacted for the viewer.
pub fn under_way(text: &Text, campaign: &Campaign) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    let title = say!(text, "trade-title");
    let lines = match &state.trade.begun {
        Some(begun) => begun_lines(text, state, begun),
        None => vec![say!(text, "trade-none")],
    };
    let nodes = state.nodes.iter().map(|node| {
        let there = state.seating.order.iter().filter(|player| {
            let merchants = state.sheet(**player).into_owned().merchants;
            merchants.iter().any(|one| one.node.as_ref() == Some(&node.name))
        });
        let there: Vec<Said> = there.map(|player| Said::of(*player)).collect();
        let (name, pirates) = (Name(&node.name), node.pirates);
        match there.is_empty() {
            true => say!(text, "trade-node-empty", node = name, pirates),
            false => say!(text, "trade-node-line", node = name, pirates, merchants = list(text, &there)),
        }
    });
    let lines: Vec<Said> = lines.into_iter().chain(nodes).collect();
    Ok(Card::new(title, fit(text, &lines, BODY_LIMIT)))
}

fn begun_lines(text: &Text, state: &State, begun: &Begun) -> Vec<Said> {
    let by = begun.by;
    if let Some(reckoning) = &begun.reckoning {
        let mut lines = vec![say!(text, "trade-reckoning", player = by, node = Name(&reckoning.node))];
        let chosen = state.trade.card(reckoning.card);
        lines.extend(chosen.map(|chosen| card(text, chosen)));
        lines.push(pirates(text, reckoning.pirates));
        lines.extend(reckoning.stands.iter().map(|one| stand(text, one)));
        return lines;
    }
    let mut lines = vec![say!(text, "trade-begun", player = by, deadline = at(begun.deadline))];
    let moved = begun.moved.iter();
    lines.extend(moved.map(|zone| say!(text, "trade-moved", zone = Name(zone))));
    lines.extend(prospects(state).iter().flat_map(|one| prospect(text, one)));
    if begun.revealed.is_empty() {
        lines.push(say!(text, "trade-hidden"));
    }
    lines
}
