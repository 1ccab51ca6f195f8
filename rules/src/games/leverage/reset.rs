//! Resetting relations (L7.1).

use super::Confirmation;
use super::amounts::Leverage;
use super::event::{Event, Why};
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::state::State;
use crate::ids::{OfferId, PlayerId};

pub fn check(state: &State, amount: Leverage) -> Result<(), Refusal> {
    if amount.is_zero() {
        return Err(Refusal::ResetByNothing);
    }
    let most = state.values.bounds.distance();
    if amount > most || amount < -most {
        return Err(Refusal::ResetTooLarge { amount, most });
    }
    Ok(())
}

/// Returns the confirmation for the proposer if a limit would cut off part of the reset (L3.9).
pub fn overflowing(state: &State, (from, to): (PlayerId, PlayerId), amount: Leverage) -> Option<Confirmation> {
    let pair = Pair::new(from, to);
    let both = [pair, pair.reversed()].map(|pair| state.would_book(pair, Account::Adjusted, amount));
    let swallows = both.iter().any(|booking| !booking.swallowed.is_zero());
    let [yours, theirs] = both.map(|booking| booking.amount);
    swallows.then_some(Confirmation::ResetOverflows { with: to, yours, theirs, amount })
}

/// Adds the amount to both leverages as an adjustment, so that it cannot be used to farm milestones.
pub fn accepted(state: &State, (from, to): (PlayerId, PlayerId), offer: OfferId, amount: Leverage) -> Vec<Event> {
    let pair = Pair::new(from, to);
    [pair, pair.reversed()].map(|pair| state.book(pair, Account::Adjusted, amount, Why::Reset(offer))).into()
}
