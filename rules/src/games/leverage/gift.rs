//! Gifts (L2).

use super::amounts::{Leverage, Money};
use super::event::{Event, Why};
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::state::State;
use super::{Actor, Confirmation, Refused};
use crate::ids::PlayerId;

pub fn decide(
    state: &State,
    actor: &Actor,
    to: PlayerId,
    amount: Money,
    note: Option<String>,
) -> Result<Vec<Event>, Refused> {
    let from = actor.player;
    let earns = worth(amount)?;
    state.must_have_money(from, amount)?;
    let pair = Pair::new(from, to);
    let booking = state.relation(pair).book(pair, Account::Earned, earns);
    if !booking.swallowed.is_zero() {
        let (earns, swallowed) = (booking.amount, booking.swallowed);
        actor.must_have_seen(Some(Confirmation::GiftOverflows { earns, swallowed }))?;
    }
    Ok(vec![
        Event::Gifted {
            from,
            to,
            amount,
            note,
        },
        booking.because(Why::Gift),
    ])
}

/// Returns the leverage an amount of money stands for, which must be at least one piece (L2.1).
pub fn worth(amount: Money) -> Result<Leverage, Refusal> {
    if amount < Money(1) {
        return Err(Refusal::AmountTooSmall { amount });
    }
    // More money than there are hundredths to count is more than any player has.
    Ok(amount
        .as_leverage()
        .unwrap_or(Leverage::hundredths(i64::MAX / 4)))
}
