//! What somebody has to see before their order is carried out.

use super::mention;
use crate::discord::games::{ambassadors, leverage as worded};
use crate::rules::Confirmation;
use crate::rules::games;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{self, HostileAct};
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns what will happen, and asks.
pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::EndsForGood { pending } => {
            let pending = *pending;
            fl!(text, "confirm-end", pending = pending)
        }
        Confirmation::RemovesPlayer { player, pending } => {
            let (player, pending) = (mention(*player), *pending);
            fl!(text, "confirm-remove", player = player, pending = pending)
        }
        Confirmation::Undoes { entries, from } => {
            let (entries, from) = (*entries, from.to_string());
            fl!(text, "confirm-undo", entries = entries, from = from)
        }
        Confirmation::Game(games::Confirmation::Leverage(needed)) => leverage(text, needed),
        Confirmation::Game(games::Confirmation::Ambassadors(needed)) => {
            ambassadors::confirmation(text, needed)
        }
    }
}

fn leverage(text: &Text, confirmation: &leverage::Confirmation) -> String {
    match confirmation {
        leverage::Confirmation::GiftOverflows { earns, swallowed } => fl!(
            text,
            "confirm-gift",
            earns = earns.to_string(),
            swallowed = swallowed.to_string(),
            limit = Leverage::MAX.to_string()
        ),
        leverage::Confirmation::RefusalCosts {
            offer,
            asker,
            from,
            to,
            opens,
        } => {
            let costs = refusing(text, *offer, *asker, (*from, *to));
            format!("{costs}\n{}", opened(text, *asker, opens))
        }
        leverage::Confirmation::ActCosts {
            against,
            price,
            from,
            to,
        } => act(text, *against, *price, (*from, *to)),
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
        worded::words::acts(text, opens.iter().copied()),
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
        Confirmation::EndsForGood { .. } => fl!(text, "button-end"),
        Confirmation::RemovesPlayer { .. } => fl!(text, "button-remove"),
        Confirmation::Undoes { .. } => fl!(text, "button-undo"),
        Confirmation::Game(games::Confirmation::Leverage(needed)) => match needed {
            leverage::Confirmation::GiftOverflows { .. } => fl!(text, "button-give"),
            leverage::Confirmation::RefusalCosts { .. } => fl!(text, "button-refuse-anyway"),
            leverage::Confirmation::ActCosts { .. } => fl!(text, "button-do"),
        },
        Confirmation::Game(games::Confirmation::Ambassadors(needed)) => {
            ambassadors::confirm_label(text, needed)
        }
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
