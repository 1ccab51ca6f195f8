//! Confirmations before a step of a trade: its price, and the changes that a ship causes (U5.2).

use super::{chain, power, refusal};
use crate::games::realms::words;
use crate::render::fit;
use crate::rules::games::realms::{DISCARD_PAYS, REVEALED, Shift, TradeConfirmation};
use crate::text::{Name, Said, Text, say};

const SHIFTS_LIMIT: usize = 1400;

pub fn confirmation(text: &Text, needed: &TradeConfirmation) -> Said {
    match needed {
        TradeConfirmation::Begins { price, left } => say!(
            text,
            "confirm-trade",
            price = words::price(text, *price),
            left = words::purse(text, *left),
            revealed = REVEALED,
            pays = words::ducats(text, DISCARD_PAYS)
        ),
        TradeConfirmation::EndsTurn { pays } => say!(text, "confirm-trade-ends", ducats = words::ducats(text, *pays)),
        TradeConfirmation::MovesShip { from, to, slot, displaced, shifts, .. } => {
            let mut lines = vec![say!(text, "confirm-ship", from = Name(from), to = Name(to), slot)];
            if let Some(other) = displaced {
                lines.push(say!(text, "confirm-ship-displaces", player = other));
            }
            let shifts: Vec<Said> = shifts.iter().map(|one| shift(text, one)).collect();
            lines.push(fit(text, &shifts, SHIFTS_LIMIT));
            Said::in_lines(lines)
        }
    }
}

/// Describes how a ship changes one player's position at one node. The player who moves it also sees whether they can
/// trade there afterwards.
fn shift(text: &Text, shift: &Shift) -> Said {
    let Shift { node, before, after, verdict } = shift;
    let (was, now) = (before.power.total(), power(text, after.power));
    if let Some(verdict) = verdict {
        let verdict = refusal::verdict(text, verdict);
        return match before.power == after.power {
            true => say!(text, "trade-shift-stays", verdict, power = now),
            false => say!(text, "trade-shift-own", verdict, before = was, power = now),
        };
    }
    say!(
        text,
        "trade-shift",
        node = Name(node),
        player = after.player,
        before = was,
        power = now,
        same = before.chain == after.chain,
        was = chain(text, &before.chain),
        chain = chain(text, &after.chain)
    )
}

pub fn confirm_label(text: &Text, needed: &TradeConfirmation) -> Said {
    match needed {
        TradeConfirmation::Begins { .. } => say!(text, "button-trade"),
        TradeConfirmation::MovesShip { .. } => say!(text, "button-move-ship"),
        TradeConfirmation::EndsTurn { .. } => say!(text, "button-discard-and-end"),
    }
}
