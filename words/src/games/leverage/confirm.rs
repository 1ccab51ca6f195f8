use super::tell::resets;
use super::words;
use crate::game_words::Confirmed;
use crate::render::clauses;
use crate::rules::games::leverage::{Access, Confirmation, Doing, HostileAct, Lack, Leverage, Money, State, Values};
use crate::rules::{OfferId, PlayerId};
use crate::text::{Name, Said, Signed, Text, say};

/// The most ships listed when a player leaves.
const MOST_SHIPS: usize = 10;

impl Confirmed for State {
    fn confirmation_told(text: &Text, needed: &Confirmation) -> Said {
        match needed {
            Confirmation::GiftOverflows { earns, swallowed, limit } => {
                say!(text, "confirm-gift", earns, swallowed, limit = limit.unwrap_or(Values::usual().bounds.highest))
            }
            Confirmation::RefusalCosts { offer, asker, from, to, opens, back, at_bound } => {
                let costs = refusing(text, *offer, *asker, (*from, *to), *at_bound);
                Said::in_lines([vec![costs], follows(text, *asker, opens, *back)].concat())
            }
            Confirmation::RevokingCosts { grantee, access, from, to, opens, back, ends } => {
                let costs = revoking(text, (*grantee, *access), (*from, *to));
                let count = *ends;
                let ends = (count > 0).then(|| say!(text, "confirm-revoke-ends", count));
                let follows = follows(text, *grantee, opens, *back);
                Said::in_lines([vec![costs], Vec::from_iter(ends), follows].concat())
            }
            Confirmation::ActCosts { against, price, from, to, allowed, opens, back } => {
                let costs = act(text, *against, *price, (*from, *to));
                let allowed = allowed.then(|| say!(text, "confirm-steal-allowed"));
                let follows = follows(text, *against, opens, *back);
                Said::in_lines([Vec::from_iter(allowed), vec![costs], follows].concat())
            }
            Confirmation::WithdrawalCosts { offer, cost } => say!(text, "confirm-withdraw", offer, cost),
            Confirmation::Unable { offer, asker, lack, returns } => {
                say!(text, "confirm-unable", offer, asker, lack = lacks(text, *lack), returns)
            }
            Confirmation::HasNoShip { of } => say!(text, "confirm-no-ship", of),
            Confirmation::ActionsEnd { doing } => say!(text, "confirm-leave-ends", doing = ending(text, doing)),
            Confirmation::ResetOverflows { with, yours, theirs, amount } => say!(
                text,
                "confirm-reset",
                other = with,
                yours = Signed(yours),
                theirs = Signed(theirs),
                amount = Signed(amount)
            ),
            Confirmation::ResetsRelations { value, changes } => resets::asked(text, *value, changes),
            Confirmation::CannotPay { of, needs, has } => say!(text, "confirm-cannot-pay", of, needs, has),
            Confirmation::PrivateShows { of, leverage, money, map, has, no_ship } => {
                let asks = private(text, *of, [*leverage, *money, *map]);
                let ship = no_ship.then(|| say!(text, "confirm-private-no-ship", of));
                let lacks = has.map(|has| say!(text, "confirm-private-cannot-pay", of, has));
                let lines: Vec<Said> = lacks.into_iter().chain(ship).chain([asks]).collect();
                Said::in_lines(lines)
            }
        }
    }

    fn confirm_label(text: &Text, needed: &Confirmation) -> Said {
        match needed {
            Confirmation::GiftOverflows { .. } | Confirmation::ResetOverflows { .. } => say!(text, "button-give"),
            Confirmation::ResetsRelations { .. } => say!(text, "button-reset"),
            Confirmation::RefusalCosts { .. } | Confirmation::Unable { .. } => say!(text, "button-refuse-anyway"),
            Confirmation::RevokingCosts { .. } => say!(text, "button-revoke"),
            Confirmation::WithdrawalCosts { .. } => say!(text, "button-withdraw"),
            Confirmation::CannotPay { .. } | Confirmation::HasNoShip { .. } | Confirmation::PrivateShows { .. } => {
                say!(text, "button-ask-anyway")
            }
            Confirmation::ActCosts { .. } | Confirmation::ActionsEnd { .. } => say!(text, "button-do"),
        }
    }

    /// Describes what an offer costs a player who leaves, if it costs anything (L12.1).
    fn settles(text: &Text, offer: OfferId, costs: &Confirmation) -> Option<Said> {
        match costs {
            Confirmation::RefusalCosts { asker, from, to, opens, .. } => {
                let refused = say!(text, "confirm-leave-refuses", offer, asker, from, to);
                Some(match opens.is_empty() {
                    true => refused,
                    false => say!("{refused} {}", opened(text, *asker, opens)),
                })
            }
            Confirmation::WithdrawalCosts { cost, .. } => Some(say!(text, "confirm-leave-withdraws-cost", offer, cost)),
            Confirmation::Unable { asker, lack, returns, .. } => {
                Some(say!(text, "confirm-leave-unable", offer, asker, lack = lacks(text, *lack), returns))
            }
            Confirmation::GiftOverflows { .. }
            | Confirmation::ResetOverflows { .. }
            | Confirmation::ResetsRelations { .. }
            | Confirmation::RevokingCosts { .. }
            | Confirmation::ActionsEnd { .. }
            | Confirmation::CannotPay { .. }
            | Confirmation::HasNoShip { .. }
            | Confirmation::PrivateShows { .. }
            | Confirmation::ActCosts { .. } => None,
        }
    }
}

fn ending(text: &Text, doing: &[Doing]) -> Said {
    let named = |one: &Doing| {
        let you = words::part(one.player, one.player, one.host);
        let what = words::doing(text, one.kind, you, [Said::of(one.player), Said::of(one.host)]);
        let ship = Name(&one.ship);
        match one.place.as_deref().map(Name).map(Said::of) {
            Some(place) => say!(text, "ship-doing-at", ship, what, place),
            None => say!(text, "ship-doing", ship, what),
        }
    };
    let mut named: Vec<Said> = doing.iter().take(MOST_SHIPS).map(named).collect();
    let more = doing.len().saturating_sub(MOST_SHIPS);
    named.extend((more > 0).then(|| say!(text, "and-more", count = more)));
    clauses(text, named)
}

/// Describes what the reader lacks for doing a favour.
fn lacks(text: &Text, lack: Lack) -> Said {
    match lack {
        Lack::Money { needs, has } => say!(text, "lacks-money", needs, has),
        Lack::Ship => say!(text, "lacks-ship"),
    }
}

/// Warns how other players could infer a private favour (L13.2).
fn private(text: &Text, of: PlayerId, shows: [bool; 3]) -> Said {
    let signs = [
        say!(text, "confirm-private-leverage"),
        say!(text, "confirm-private-money"),
        say!(text, "confirm-private-map"),
    ];
    let signs = signs.into_iter().zip(shows);
    let signs: Vec<Said> = signs.filter_map(|(sign, shows)| shows.then_some(sign)).collect();
    say!(text, "confirm-private", of, signs = clauses(text, signs))
}

fn refusing(text: &Text, offer: OfferId, asker: PlayerId, (from, to): (Leverage, Leverage), at_bound: bool) -> Said {
    if at_bound {
        return say!(text, "confirm-refuse-bottom", offer, asker, to);
    }
    if from == to {
        return say!(text, "confirm-refuse-free", offer, asker, to);
    }
    say!(text, "confirm-refuse", offer, asker, cost = from - to, from, to)
}

fn revoking(text: &Text, (grantee, access): (PlayerId, Access), (from, to): (Leverage, Leverage)) -> Said {
    let access = words::access(text, access);
    if from == to {
        return say!(text, "confirm-revoke-bottom", grantee, access, to);
    }
    say!(text, "confirm-revoke", grantee, access, lost = from - to, from, to)
}

/// Describes the consequences of a cost: the acts that it opens to the other player, and the gift that undoes both.
fn follows(text: &Text, other: PlayerId, opens: &[HostileAct], back: Option<Money>) -> Vec<Said> {
    let back = back.map(|money| say!(text, "confirm-way-back", other, amount = money));
    [opened(text, other, opens)].into_iter().chain(back).collect()
}

fn opened(text: &Text, asker: PlayerId, opens: &[HostileAct]) -> Said {
    if opens.is_empty() {
        return say!(text, "confirm-refuse-opens-nothing");
    }
    say!(text, "confirm-refuse-opens", asker, acts = words::acts(text, "other", opens.iter().copied()))
}

fn act(text: &Text, against: PlayerId, price: Leverage, (from, to): (Leverage, Leverage)) -> Said {
    if from == to {
        return match price.is_zero() {
            true => say!(text, "confirm-act-free", against, to),
            false => say!(text, "confirm-act-bottom", against, price, to),
        };
    }
    let lost = from - to;
    if lost != price {
        return say!(text, "confirm-act-part", against, price, lost, from, to);
    }
    say!(text, "confirm-act", against, price, from, to)
}
