//! What somebody has to see before their order is carried out.

use super::mention;
use super::tell::line;
use crate::discord::games::{ambassadors, leverage as worded};
use crate::rules::games;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{self, HostileAct};
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::{Confirmation, Outcome, Settled};
use crate::text::Text;
use i18n_embed_fl::fl;

/// So many offers are listed when a player leaves; how many more there are is said in one line.
const MOST_OFFERS: usize = 10;

/// Returns what will happen, and asks.
pub fn confirmation(text: &Text, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::EndsForGood { pending } => {
            let pending = *pending;
            fl!(text, "confirm-end", pending = pending)
        }
        Confirmation::Leaves { settled, ends } => leaving(text, settled, ends.as_ref()),
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
        leverage::Confirmation::WithdrawalCosts { offer, cost } => {
            let (offer, cost) = (offer.to_string(), cost.to_string());
            fl!(text, "confirm-withdraw", offer = offer, cost = cost)
        }
        leverage::Confirmation::ActionsEnd { tasks } => {
            fl!(text, "confirm-leave-ends", count = tasks.len())
        }
        leverage::Confirmation::ActCosts {
            against,
            price,
            from,
            to,
        } => act(text, *against, *price, (*from, *to)),
    }
}

/// Returns all that leaving settles, what costs the player most first (L12.1).
fn leaving(text: &Text, settled: &[Settled], ends: Option<&games::Confirmation>) -> String {
    let by_outcome = |outcome| settled.iter().filter(move |one| one.outcome == outcome);
    let refused = by_outcome(Outcome::Refused);
    let withdrawn = by_outcome(Outcome::Withdrawn);
    let lapsed = by_outcome(Outcome::Lapsed);
    let offers: Vec<String> = refused
        .chain(withdrawn)
        .chain(lapsed)
        .map(|one| settles(text, one))
        .collect();
    let mut lines = vec![match (settled.is_empty(), ends) {
        (true, None) => fl!(text, "confirm-leave-nothing"),
        _ => fl!(text, "confirm-leave"),
    }];
    lines.extend(offers.iter().take(MOST_OFFERS).map(|offer| line(offer)));
    let more = offers.len().saturating_sub(MOST_OFFERS);
    if more > 0 {
        lines.push(line(&fl!(text, "and-more", count = more)));
    }
    if let Some(games::Confirmation::Leverage(ends)) = ends {
        lines.push(line(&leverage(text, ends)));
    }
    lines.push(fl!(text, "confirm-leave-stays"));
    lines.join("\n")
}

/// Returns what becomes of an offer when the player leaves.
fn settles(text: &Text, settled: &Settled) -> String {
    let offer = settled.offer.to_string();
    match (&settled.costs, settled.outcome) {
        (
            Some(games::Confirmation::Leverage(leverage::Confirmation::RefusalCosts {
                asker,
                from,
                to,
                opens,
                ..
            })),
            _,
        ) => {
            let refused = fl!(
                text,
                "confirm-leave-refuses",
                offer = offer,
                asker = mention(*asker),
                from = from.to_string(),
                to = to.to_string()
            );
            match opens.is_empty() {
                true => refused,
                false => format!("{refused} {}", opened(text, *asker, opens)),
            }
        }
        (
            Some(games::Confirmation::Leverage(leverage::Confirmation::WithdrawalCosts {
                cost,
                ..
            })),
            _,
        ) => {
            let cost = cost.to_string();
            fl!(
                text,
                "confirm-leave-withdraws-cost",
                offer = offer,
                cost = cost
            )
        }
        (_, Outcome::Withdrawn) => fl!(text, "confirm-leave-withdraws", offer = offer),
        _ => fl!(text, "confirm-leave-lapses", offer = offer),
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
        Confirmation::Leaves { .. } => fl!(text, "button-leave"),
        Confirmation::RemovesPlayer { .. } => fl!(text, "button-remove"),
        Confirmation::Undoes { .. } => fl!(text, "button-undo"),
        Confirmation::Game(games::Confirmation::Leverage(needed)) => match needed {
            leverage::Confirmation::GiftOverflows { .. } => fl!(text, "button-give"),
            leverage::Confirmation::RefusalCosts { .. } => fl!(text, "button-refuse-anyway"),
            leverage::Confirmation::WithdrawalCosts { .. } => fl!(text, "button-withdraw"),
            leverage::Confirmation::ActCosts { .. } | leverage::Confirmation::ActionsEnd { .. } => {
                fl!(text, "button-do")
            }
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
