//! What somebody has to see before their order is carried out.

use super::mention;
use crate::discord::games;
use crate::discord::games::ambassadors;
use crate::rules::Confirmation;
use crate::rules::amounts::Leverage;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::leverage::HostileAct;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns what will happen, and asks.
pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::GiftOverflows { earns, swallowed } => fl!(
            text,
            "confirm-gift",
            earns = earns.to_string(),
            swallowed = swallowed.to_string(),
            limit = Leverage::MAX.to_string()
        ),
        Confirmation::RefusalCosts {
            offer,
            asker,
            from,
            to,
            opens,
        } => {
            let costs = refusing(text, *offer, *asker, (*from, *to));
            format!("{costs}\n{}", opened(text, *asker, opens))
        }
        Confirmation::ActCosts {
            against,
            price,
            from,
            to,
        } => act(text, *against, *price, (*from, *to)),
        Confirmation::EndsForGood { pending } => {
            let pending = *pending;
            fl!(text, "confirm-end", pending = pending)
        }
        Confirmation::RemovesPlayer { player, pending } => {
            let (player, pending) = (mention(*player), *pending);
            fl!(text, "confirm-remove", player = player, pending = pending)
        }
        Confirmation::Aggression { clashes, traitor } => {
            ambassadors::aggression(text, clashes, *traitor)
        }
        Confirmation::ReplacesBoard { sectors } => ambassadors::replacing(text, *sectors),
        Confirmation::Undoes { entries, from } => {
            let (entries, from) = (*entries, from.to_string());
            fl!(text, "confirm-undo", entries = entries, from = from)
        }
    }
}

fn refusing(
    text: &Text,
    offer: OfferId,
    asker: PlayerId,
    (from, to): (Leverage, Leverage),
) -> String {
    let (offer, asker) = (offer.to_string(), mention(asker));
    let (cost, from, to) = ((from - to).to_string(), from.to_string(), to.to_string());
    if from == to {
        return fl!(
            text,
            "confirm-refuse-bottom",
            offer = offer,
            asker = asker,
            to = to
        );
    }
    fl!(
        text,
        "confirm-refuse",
        offer = offer,
        asker = asker,
        cost = cost,
        from = from,
        to = to
    )
}

fn opened(text: &Text, asker: PlayerId, opens: &[HostileAct]) -> String {
    if opens.is_empty() {
        return fl!(text, "confirm-refuse-opens-nothing");
    }
    let (asker, acts) = (
        mention(asker),
        games::leverage::words::acts(text, opens.iter().copied()),
    );
    fl!(text, "confirm-refuse-opens", asker = asker, acts = acts)
}

fn act(
    text: &Text,
    against: PlayerId,
    price: Leverage,
    (from, to): (Leverage, Leverage),
) -> String {
    let (against, price) = (mention(against), price.to_string());
    if from == to {
        let to = to.to_string();
        return fl!(
            text,
            "confirm-act-bottom",
            against = against,
            price = price,
            to = to
        );
    }
    fl!(
        text,
        "confirm-act",
        against = against,
        price = price,
        from = from.to_string(),
        to = to.to_string()
    )
}

/// Returns the label of the button that says yes.
pub fn confirm_label(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::GiftOverflows { .. } => fl!(text, "button-give"),
        Confirmation::RefusalCosts { .. } => fl!(text, "button-refuse-anyway"),
        Confirmation::ActCosts { .. } => fl!(text, "button-do"),
        Confirmation::EndsForGood { .. } => fl!(text, "button-end"),
        Confirmation::RemovesPlayer { .. } => fl!(text, "button-remove"),
        Confirmation::Aggression { .. } => fl!(text, "button-end-action"),
        Confirmation::ReplacesBoard { .. } => fl!(text, "button-replace"),
        Confirmation::Undoes { .. } => fl!(text, "button-undo"),
    }
}

/// Returns the label of the button that says no.
pub fn cancel_label(text: &Text) -> String {
    fl!(text, "button-cancel")
}

/// Returns what is left to say after it.
pub fn cancelled(text: &Text) -> String {
    fl!(text, "cancelled")
}
