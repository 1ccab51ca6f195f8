use super::words;
use crate::discord::render::{harmless, mention};
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Access, Confirmation, Doing, HostileAct, Lack};
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::Text;
use crate::text::fl;

/// The most ships listed when a player leaves.
const MOST_SHIPS: usize = 10;

pub fn confirmation(text: &Text, needed: &Confirmation) -> String {
    match needed {
        Confirmation::GiftOverflows { earns, swallowed } => fl!(
            text,
            "confirm-gift",
            earns = earns.to_string(),
            swallowed = swallowed.to_string(),
            limit = Leverage::MAX.to_string()
        ),
        Confirmation::RefusalCosts { offer, asker, from, to, opens, back } => {
            let costs = refusing(text, *offer, *asker, (*from, *to));
            [vec![costs], follows(text, *asker, opens, *back)].concat().join("\n")
        }
        Confirmation::RevokingCosts { grantee, access, from, to, opens, back, ends } => {
            let costs = revoking(text, (*grantee, *access), (*from, *to));
            let count = *ends;
            let ends = (count > 0).then(|| fl!(text, "confirm-revoke-ends", count = count));
            let follows = follows(text, *grantee, opens, *back);
            [vec![costs], Vec::from_iter(ends), follows].concat().join("\n")
        }
        Confirmation::ActCosts { against, price, from, to, allowed, opens, back } => {
            let costs = act(text, *against, *price, (*from, *to));
            let allowed = allowed.then(|| fl!(text, "confirm-steal-allowed"));
            let follows = follows(text, *against, opens, *back);
            [Vec::from_iter(allowed), vec![costs], follows].concat().join("\n")
        }
        Confirmation::WithdrawalCosts { offer, cost } => {
            let (offer, cost) = (offer.to_string(), cost.to_string());
            fl!(text, "confirm-withdraw", offer = offer, cost = cost)
        }
        Confirmation::Unable { offer, asker, lack, returns } => {
            let (offer, asker, returns) = (offer.to_string(), mention(*asker), returns.to_string());
            fl!(text, "confirm-unable", offer = offer, asker = asker, lack = lacks(text, *lack), returns = returns)
        }
        Confirmation::HasNoShip { of } => fl!(text, "confirm-no-ship", of = mention(*of)),
        Confirmation::ActionsEnd { doing } => {
            fl!(text, "confirm-leave-ends", doing = ending(text, doing))
        }
        Confirmation::ResetOverflows { with, yours, theirs, amount } => fl!(
            text,
            "confirm-reset",
            other = mention(*with),
            yours = format!("{yours:+}"),
            theirs = format!("{theirs:+}"),
            amount = format!("{amount:+}")
        ),
        Confirmation::CannotPay { of, needs, has } => {
            fl!(text, "confirm-cannot-pay", of = mention(*of), needs = needs.to_string(), has = has.to_string())
        }
        Confirmation::PrivateShows { of, leverage, money, map, has, no_ship } => {
            let asks = private(text, *of, [*leverage, *money, *map]);
            let ship = no_ship.then(|| fl!(text, "confirm-private-no-ship", of = mention(*of)));
            let lacks = has.map(|has| {
                let (of, has) = (mention(*of), has.to_string());
                fl!(text, "confirm-private-cannot-pay", of = of, has = has)
            });
            let lines: Vec<String> = lacks.into_iter().chain(ship).chain([asks]).collect();
            lines.join("\n")
        }
    }
}

fn ending(text: &Text, doing: &[Doing]) -> String {
    let named = |one: &Doing| {
        let you = words::part(one.player, one.player, one.host);
        let what = words::doing(text, one.kind, you, [mention(one.player), mention(one.host)]);
        let ship = harmless::name(&one.ship);
        match one.place.as_deref().map(harmless::name) {
            Some(place) => fl!(text, "ship-doing-at", ship = ship, what = what, place = place),
            None => fl!(text, "ship-doing", ship = ship, what = what),
        }
    };
    let mut named: Vec<String> = doing.iter().take(MOST_SHIPS).map(named).collect();
    let more = doing.len().saturating_sub(MOST_SHIPS);
    named.extend((more > 0).then(|| fl!(text, "and-more", count = more)));
    named.join("; ")
}

/// Describes what the reader lacks for doing a favour.
fn lacks(text: &Text, lack: Lack) -> String {
    match lack {
        Lack::Money { needs, has } => {
            fl!(text, "lacks-money", needs = needs.to_string(), has = has.to_string())
        }
        Lack::Ship => fl!(text, "lacks-ship"),
    }
}

/// Warns how other players could infer a private favour (L13.2).
fn private(text: &Text, of: PlayerId, shows: [bool; 3]) -> String {
    let signs =
        [fl!(text, "confirm-private-leverage"), fl!(text, "confirm-private-money"), fl!(text, "confirm-private-map")];
    let signs = signs.into_iter().zip(shows);
    let signs: Vec<String> = signs.filter_map(|(sign, shows)| shows.then_some(sign)).collect();
    fl!(text, "confirm-private", of = mention(of), signs = signs.join("; "))
}

/// Describes what an offer costs a player who leaves, if it costs anything (L12.1).
pub fn settles(text: &Text, offer: OfferId, costs: &Confirmation) -> Option<String> {
    let offer = offer.to_string();
    match costs {
        Confirmation::RefusalCosts { asker, from, to, opens, .. } => {
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
            Some(fl!(text, "confirm-leave-withdraws-cost", offer = offer, cost = cost))
        }
        Confirmation::Unable { asker, lack, returns, .. } => {
            let (asker, lack, returns) = (mention(*asker), lacks(text, *lack), returns.to_string());
            Some(fl!(text, "confirm-leave-unable", offer = offer, asker = asker, lack = lack, returns = returns))
        }
        Confirmation::GiftOverflows { .. }
        | Confirmation::ResetOverflows { .. }
        | Confirmation::RevokingCosts { .. }
        | Confirmation::ActionsEnd { .. }
        | Confirmation::CannotPay { .. }
        | Confirmation::HasNoShip { .. }
        | Confirmation::PrivateShows { .. }
        | Confirmation::ActCosts { .. } => None,
    }
}

fn refusing(text: &Text, offer: OfferId, asker: PlayerId, (from, to): (Leverage, Leverage)) -> String {
    let (offer, asker) = (offer.to_string(), mention(asker));
    let bottom = to == Leverage::MIN;
    let (cost, from, to) = ((from - to).to_string(), from.to_string(), to.to_string());
    if bottom && from == to {
        return fl!(text, "confirm-refuse-bottom", offer = offer, asker = asker, to = to);
    }
    if from == to {
        return fl!(text, "confirm-refuse-free", offer = offer, asker = asker, to = to);
    }
    fl!(text, "confirm-refuse", offer = offer, asker = asker, cost = cost, from = from, to = to)
}

fn revoking(text: &Text, (grantee, access): (PlayerId, Access), (from, to): (Leverage, Leverage)) -> String {
    let (grantee, access) = (mention(grantee), words::access(text, access));
    let to_shown = to.to_string();
    if from == to {
        return fl!(text, "confirm-revoke-bottom", grantee = grantee, access = access, to = to_shown);
    }
    fl!(
        text,
        "confirm-revoke",
        grantee = grantee,
        access = access,
        lost = (from - to).to_string(),
        from = from.to_string(),
        to = to_shown
    )
}

/// Describes the consequences of a cost: the acts that it opens to the other player, and the gift that undoes both.
fn follows(text: &Text, other: PlayerId, opens: &[HostileAct], back: Option<Money>) -> Vec<String> {
    let back = back.map(|money| fl!(text, "confirm-way-back", other = mention(other), amount = money.to_string()));
    [opened(text, other, opens)].into_iter().chain(back).collect()
}

fn opened(text: &Text, asker: PlayerId, opens: &[HostileAct]) -> String {
    if opens.is_empty() {
        return fl!(text, "confirm-refuse-opens-nothing");
    }
    let (asker, acts) = (mention(asker), words::acts(text, "other", opens.iter().copied()));
    fl!(text, "confirm-refuse-opens", asker = asker, acts = acts)
}

fn act(text: &Text, against: PlayerId, price: Leverage, (from, to): (Leverage, Leverage)) -> String {
    let (against, price) = (mention(against), price.to_string());
    if from == to {
        let bottom = to == Leverage::MIN;
        let to = to.to_string();
        return match bottom {
            true => fl!(text, "confirm-act-bottom", against = against, price = price, to = to),
            false => fl!(text, "confirm-act-free", against = against, to = to),
        };
    }
    let (lost, from, to) = ((from - to).to_string(), from.to_string(), to.to_string());
    if lost != price {
        return fl!(text, "confirm-act-part", against = against, price = price, lost = lost, from = from, to = to);
    }
    fl!(text, "confirm-act", against = against, price = price, from = from, to = to)
}

pub fn confirm_label(text: &Text, needed: &Confirmation) -> String {
    match needed {
        Confirmation::GiftOverflows { .. } | Confirmation::ResetOverflows { .. } => fl!(text, "button-give"),
        Confirmation::RefusalCosts { .. } | Confirmation::Unable { .. } => fl!(text, "button-refuse-anyway"),
        Confirmation::RevokingCosts { .. } => fl!(text, "button-revoke"),
        Confirmation::WithdrawalCosts { .. } => fl!(text, "button-withdraw"),
        Confirmation::CannotPay { .. } | Confirmation::HasNoShip { .. } | Confirmation::PrivateShows { .. } => {
            fl!(text, "button-ask-anyway")
        }
        Confirmation::ActCosts { .. } | Confirmation::ActionsEnd { .. } => fl!(text, "button-do"),
    }
}
