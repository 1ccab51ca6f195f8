//! Menus for choices missing from a step of a trade: the card and its node, the merchant, or the owner of the displaced
//! ship.

use super::{refusal, rows};
use crate::game_words::{Choice, LeftOpen};
use crate::render::Reader;
use crate::rules::games::realms::{Prospect, TradeCommand, TradeRefusal, Verdict};
use crate::text::{Label, Text, Typed, label};

/// Prefixes of codes with a merchant's or a realm's name. Other codes are a card's number, [`NODE`] and a node.
const MERCHANT: char = '@';
const REALM: char = '!';
const NODE: char = '=';
/// Stands for a merchant who is not at any node.
const HAND: &str = "hand";

pub fn left_open(text: &Text, no: &TradeRefusal) -> Option<LeftOpen> {
    let (title, lines) = match no {
        TradeRefusal::ChooseCard { prospects } => {
            let lines = prospects.iter().flat_map(|one| cards(text, one));
            (label!(text, "trade-card-menu"), lines.collect())
        }
        TradeRefusal::ChooseNode { card, verdicts } => {
            let open = verdicts.iter().filter(|one| one.is_open());
            let lines = open.map(|one| (Label::of(Typed(&one.node, 100)), node_code(*card, one)));
            (label!(text, "trade-node-menu"), lines.collect())
        }
        TradeRefusal::ChooseMerchant { from, .. } => {
            let lines = from.iter().map(|at| merchant(text, at.as_deref()));
            (label!(text, "trade-merchant-menu"), lines.collect())
        }
        TradeRefusal::ChooseDisplaced { realms, .. } => {
            let line = |realm: &String| (Label::of(Typed(realm, 100)), format!("{REALM}{realm}"));
            let lines = realms.iter().map(line).collect();
            (label!(text, "trade-displace-menu"), lines)
        }
        TradeRefusal::NotBegun { .. }
        | TradeRefusal::Reckoning { .. }
        | TradeRefusal::MustChoose { .. }
        | TradeRefusal::AlreadyMoved { .. }
        | TradeRefusal::NoShip { .. }
        | TradeRefusal::StaysPut { .. }
        | TradeRefusal::Hostile { .. }
        | TradeRefusal::NoWay { .. }
        | TradeRefusal::NoSlots { .. }
        | TradeRefusal::SlotsFree { .. }
        | TradeRefusal::SlotsOwn { .. }
        | TradeRefusal::TakesNoSlot { .. }
        | TradeRefusal::NoShipOf { .. }
        | TradeRefusal::NoneEligible { .. }
        | TradeRefusal::NoSuchCard { .. }
        | TradeRefusal::NotOnCard { .. }
        | TradeRefusal::NotEligible { .. }
        | TradeRefusal::NoMerchantAt { .. } => return None,
    };
    let words = refusal::refusal(text, Reader::everybody(), no);
    let open = LeftOpen::menu(words, title, lines);
    // Choosing a card discards the others, and with them the ducats they would pay.
    Some(match matches!(no, TradeRefusal::ChooseCard { .. }) {
        true => open.confirming(),
        false => open,
    })
}

/// Returns a line for each node of a card that can be chosen.
fn cards(text: &Text, prospect: &Prospect) -> Vec<Choice> {
    let open = prospect.verdicts.iter().filter(|one| one.is_open());
    let line = |one: &Verdict| {
        let label = label!(
            text,
            "trade-card-line",
            number = prospect.number,
            node = Typed(&one.node, 40),
            rows = rows(text, &prospect.card.rows)
        );
        (label.fitted(100), node_code(prospect.number, one))
    };
    open.map(line).collect()
}

fn node_code(card: usize, verdict: &Verdict) -> String {
    format!("{card}{NODE}{}", verdict.node)
}

fn merchant(text: &Text, at: Option<&str>) -> Choice {
    let label = match at {
        Some(node) => label!(text, "trade-merchant-line", node = Typed(node, 40)),
        None => label!(text, "trade-merchant-hand"),
    };
    let code = format!("{MERCHANT}{}", at.unwrap_or(HAND));
    (label.fitted(100), code)
}

/// Completes a step with the missing choices. Returns `None` for an invalid code.
pub fn filled(command: &TradeCommand, chosen: &[String]) -> Option<TradeCommand> {
    let code = chosen.first()?;
    let mut command = command.clone();
    match &mut command {
        TradeCommand::Choose { card, node, merchant } => match code.strip_prefix(MERCHANT) {
            Some(at) => *merchant = Some(at.to_owned()),
            None => {
                let (number, named) = code.split_once(NODE)?;
                *card = Some(number.parse().ok()?);
                *node = Some(named.to_owned());
            }
        },
        TradeCommand::Ship { displace, .. } => {
            *displace = Some(code.strip_prefix(REALM)?.to_owned());
        }
        TradeCommand::Begin | TradeCommand::Discard => return None,
    }
    Some(command)
}
