//! What a player has to see before their gift, their refusal or their act counts.

use super::words;
use crate::discord::render::mention;
use crate::rules::games::leverage::amounts::Leverage;
use crate::rules::games::leverage::{Confirmation, HostileAct};
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns what will happen, and asks.
pub fn confirmation(text: &Text, needed: &Confirmation) -> String {
    match needed {
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
        Confirmation::WithdrawalCosts { offer, cost } => {
            let (offer, cost) = (offer.to_string(), cost.to_string());
            fl!(text, "confirm-withdraw", offer = offer, cost = cost)
        }
        Confirmation::ActionsEnd { tasks } => {
            fl!(text, "confirm-leave-ends", count = tasks.len())
        }
        Confirmation::ActCosts {
            against,
            price,
            from,
            to,
            allowed,
        } => {
            let costs = act(text, *against, *price, (*from, *to));
            match allowed {
                true => format!("{}\n{costs}", fl!(text, "confirm-steal-allowed")),
                false => costs,
            }
        }
        Confirmation::CannotPay { of, needs, has } => fl!(
            text,
            "confirm-cannot-pay",
            of = mention(*of),
            needs = needs.to_string(),
            has = has.to_string()
        ),
        Confirmation::PrivateShows {
            of,
            leverage,
            money,
            map,
            has,
        } => {
            let asks = private(text, *of, [*leverage, *money, *map]);
            let lacks = has.map(|has| {
                let (of, has) = (mention(*of), has.to_string());
                fl!(text, "confirm-private-cannot-pay", of = of, has = has)
            });
            let lines: Vec<String> = lacks.into_iter().chain([asks]).collect();
            lines.join("\n")
        }
    }
}

/// Returns from what the others can work out a private favour, and asks (L13.2).
fn private(text: &Text, of: PlayerId, shows: [bool; 3]) -> String {
    let signs = [
        fl!(text, "confirm-private-leverage"),
        fl!(text, "confirm-private-money"),
        fl!(text, "confirm-private-map"),
    ];
    let signs = signs.into_iter().zip(shows);
    let signs: Vec<String> = signs
        .filter_map(|(sign, shows)| shows.then_some(sign))
        .collect();
    fl!(
        text,
        "confirm-private",
        of = mention(of),
        signs = signs.join("; ")
    )
}

/// Returns what becomes of an offer when a player leaves whom that costs something, as a line of all that leaving settles (L12.1).
pub fn settles(text: &Text, offer: OfferId, costs: &Confirmation) -> Option<String> {
    let offer = offer.to_string();
    match costs {
        Confirmation::RefusalCosts {
            asker,
            from,
            to,
            opens,
            ..
        } => {
            let refused = fl!(
                text,
                "confirm-leave-refuses",
                offer = offer,
                asker = mention(*asker),
                from = from.to_string(),
                to = to.to_string()
            );
            Some(match opens.is_empty() {
                true => refused,
                false => format!("{refused} {}", opened(text, *asker, opens)),
            })
        }
        Confirmation::WithdrawalCosts { cost, .. } => {
            let cost = cost.to_string();
            Some(fl!(
                text,
                "confirm-leave-withdraws-cost",
                offer = offer,
                cost = cost
            ))
        }
        Confirmation::GiftOverflows { .. }
        | Confirmation::ActionsEnd { .. }
        | Confirmation::CannotPay { .. }
        | Confirmation::PrivateShows { .. }
        | Confirmation::ActCosts { .. } => None,
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
        words::acts(text, "other", opens.iter().copied()),
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
    let (lost, from, to) = ((from - to).to_string(), from.to_string(), to.to_string());
    if lost != price {
        return fl!(
            text,
            "confirm-act-part",
            against = against,
            price = price,
            lost = lost,
            from = from,
            to = to
        );
    }
    fl!(
        text,
        "confirm-act",
        against = against,
        price = price,
        from = from,
        to = to
    )
}

/// Returns the label of the button that says yes.
pub fn confirm_label(text: &Text, needed: &Confirmation) -> String {
    match needed {
        Confirmation::GiftOverflows { .. } => fl!(text, "button-give"),
        Confirmation::RefusalCosts { .. } => fl!(text, "button-refuse-anyway"),
        Confirmation::WithdrawalCosts { .. } => fl!(text, "button-withdraw"),
        Confirmation::CannotPay { .. } | Confirmation::PrivateShows { .. } => {
            fl!(text, "button-ask-anyway")
        }
        Confirmation::ActCosts { .. } | Confirmation::ActionsEnd { .. } => fl!(text, "button-do"),
    }
}
