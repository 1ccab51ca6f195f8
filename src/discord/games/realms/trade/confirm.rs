//! Confirmations before a step of a trade: its price, and the changes that a ship causes (U5.2).

use super::{chain, power, refusal};
use crate::discord::games::realms::words;
use crate::discord::render::card::fit;
use crate::discord::render::{harmless, mention};
use crate::rules::games::realms::{DISCARD_PAYS, REVEALED, Shift, TradeConfirmation};
use crate::text::Text;
use crate::text::fl;

const SHIFTS_LIMIT: usize = 1400;

pub fn confirmation(text: &Text, needed: &TradeConfirmation) -> String {
    match needed {
        TradeConfirmation::Begins { price, left } => {
            fl!(
                text,
                "confirm-trade",
                price = words::price(text, *price),
                left = words::purse(text, *left),
                revealed = REVEALED,
                pays = words::ducats(text, DISCARD_PAYS)
            )
        }
        TradeConfirmation::EndsTurn { pays } => {
            fl!(text, "confirm-trade-ends", ducats = words::ducats(text, *pays))
        }
        TradeConfirmation::MovesShip { from, to, slot, displaced, shifts, .. } => {
            let mut lines = vec![fl!(
                text,
                "confirm-ship",
                from = harmless::name(from),
                to = harmless::name(to),
                slot = words::yes(*slot)
            )];
            if let Some(other) = displaced {
                lines.push(fl!(text, "confirm-ship-displaces", player = mention(*other)));
            }
            let shifts: Vec<String> = shifts.iter().map(|one| shift(text, one)).collect();
            lines.push(fit(text, &shifts, SHIFTS_LIMIT));
            lines.join("\n")
        }
    }
}

/// Describes how a ship changes one player's position at one node. The player who moves it also sees whether they can
/// trade there afterwards.
fn shift(text: &Text, shift: &Shift) -> String {
    let Shift { node, before, after, verdict } = shift;
    let (was, now) = (before.power.total().to_string(), power(text, after.power));
    if let Some(verdict) = verdict {
        let verdict = refusal::verdict(text, verdict);
        return match before.power == after.power {
            true => fl!(text, "trade-shift-stays", verdict = verdict, power = now),
            false => fl!(text, "trade-shift-own", verdict = verdict, before = was, power = now),
        };
    }
    fl!(
        text,
        "trade-shift",
        node = harmless::name(node),
        player = mention(after.player),
        before = was,
        power = now,
        same = words::yes(before.chain == after.chain),
        was = chain(text, &before.chain),
        chain = chain(text, &after.chain)
    )
}

pub fn confirm_label(text: &Text, needed: &TradeConfirmation) -> String {
    match needed {
        TradeConfirmation::Begins { .. } => fl!(text, "button-trade"),
        TradeConfirmation::MovesShip { .. } => fl!(text, "button-move-ship"),
        TradeConfirmation::EndsTurn { .. } => fl!(text, "button-discard-and-end"),
    }
}
