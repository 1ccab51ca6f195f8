//! Helpers for the tests of trade. The map has three trade cards, so every trade reveals all of them, in random order.
//!
//! ```text
//! Northport   at the North Sea; Alaport is a key province and counts 2      cards "5, 2" and, with Midfair, "3, 1"
//! Midfair     in Mid, one pirate                                            card "4"
//! ```
//!
//! Ada has one ship in the North Sea off the slots and one on a slot. Bo has one on the other slot, and Cy has one in
//! the South Sea off the slot.

pub use crate::given::{end, pause, resume, void, wait};
pub use crate::realms::given::*;

use chancery_rules::games;
use chancery_rules::games::realms::{
    Command as Act, Correction, Event as Any, Merchant, Pick, Refusal as No, Share, TradeCommand, TradeEvent,
    TradeRefusal,
};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::{Command, Event};

pub fn trade(by: PlayerId, command: TradeCommand) -> Step {
    act(by, Act::Trade(command))
}

pub fn begin(by: PlayerId) -> Step {
    trade(by, TradeCommand::Begin)
}

pub fn discard(by: PlayerId) -> Step {
    trade(by, TradeCommand::Discard)
}

pub fn ship(by: PlayerId, from: &str, to: &str, slot: Option<bool>, displace: Option<&str>) -> Step {
    let (from, to, displace) = (text(from), text(to), displace.map(text));
    trade(by, TradeCommand::Ship { from, to, slot, displace })
}

/// A player chooses the card with these rows, and a node of it.
pub fn choose(evening: &Evening, by: PlayerId, rows: &[u32], node: &str) -> Step {
    choose_with(evening, by, rows, Some(node), None)
}

pub fn choose_with(evening: &Evening, by: PlayerId, rows: &[u32], node: Option<&str>, merchant: Option<&str>) -> Step {
    let card = Some(card(evening, rows));
    let (node, merchant) = (node.map(text), merchant.map(text));
    trade(by, TradeCommand::Choose { card, node, merchant })
}

/// Returns the number that selects the revealed card with these rows.
#[track_caller]
pub fn card(evening: &Evening, rows: &[u32]) -> usize {
    let trade = &state(&evening.campaign).trade;
    let revealed = &trade.begun.as_ref().expect("a trade has begun").revealed;
    let is = |number: &usize| {
        let card = trade.card(*number).expect("it is in the file");
        card.rows.iter().map(|row| row.ducats).eq(rows.iter().copied())
    };
    let at = revealed.iter().position(is);
    at.expect("it is revealed") + 1
}

pub fn merchant(player: PlayerId, number: usize, node: Option<&str>, upright: bool) -> Step {
    let (node, upright) = (node.map(text), Some(upright));
    correct(Correction::Merchant { player, number, node, upright })
}

pub fn pirates(node: &str, count: u32) -> Step {
    let node = text(node);
    correct(Correction::Pirates { node, count })
}

pub fn hostile(zone: &str, player: PlayerId) -> Step {
    let (zone, hostile) = (text(zone), true);
    correct(Correction::Hostile { zone, player, hostile })
}

pub fn break_tie(by: PlayerId, offer: u64, upper: PlayerId) -> Step {
    let offer = OfferId(offer);
    let picks = vec![games::Pick::from(Pick::Upper(upper))];
    order(by, Command::Accept { offer, picks })
}

pub fn merchants(evening: &Evening, player: PlayerId) -> Vec<Merchant> {
    state(&evening.campaign).sheet(player).into_owned().merchants
}

pub fn at_node(node: &str, upright: bool) -> Merchant {
    let node = Some(text(node));
    Merchant { node, upright }
}

#[track_caller]
pub fn no(evening: &mut Evening, step: Step) -> TradeRefusal {
    match refused(evening, step) {
        No::Trade(refusal) => refusal,
        other => panic!("a step of a trade is refused, not {other:?}"),
    }
}

/// Plays a step, which must succeed, and returns its events in the trade.
#[track_caller]
pub fn traded(evening: &mut Evening, step: Step) -> Vec<TradeEvent> {
    let told = told(evening, step).into_iter();
    told.filter_map(|event| match event {
        Any::Trade(event) => Some(event),
        _ => None,
    })
    .collect()
}

/// Returns each player's row and earnings from the settlement among these events.
#[track_caller]
pub fn shares(events: &[TradeEvent]) -> Vec<(PlayerId, u32, Option<usize>, u32)> {
    let of = |share: &Share| {
        let stand = &share.stand;
        (stand.player, stand.power.total(), share.row, share.pays)
    };
    let mut reckoned = events.iter().filter_map(|event| match event {
        TradeEvent::Reckoned { shares, .. } => Some(shares.iter().map(of).collect()),
        _ => None,
    });
    reckoned.next().expect("the trade has a result")
}

pub fn waiting(evening: &Evening) -> Vec<(u64, PlayerId)> {
    let pending = evening.campaign.offers.pending.values();
    pending.map(|offer| (offer.id.0, offer.to)).collect()
}

pub fn is_trading(evening: &Evening) -> bool {
    state(&evening.campaign).trade.begun.is_some()
}

pub fn last(events: &[Event]) -> &Event {
    events.last().expect("something happened")
}
