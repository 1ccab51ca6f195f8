//! Gifts (L2).

use super::amounts::Money;
use super::event::{Event, Why};
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::small_gifts::SmallGifts;
use super::{Actor, GameContext, Refused, forecast};
use crate::ids::PlayerId;

/// The smallest gift, and the least money that can be asked for (L2.1).
pub const SMALLEST_GIFT: Money = Money(1);

pub fn decide(
    at: &GameContext,
    actor: &Actor,
    to: PlayerId,
    amount: Money,
    note: Option<String>,
) -> Result<Vec<Event>, Refused> {
    let (state, from) = (at.game, actor.player);
    must_be_a_piece(amount)?;
    state.must_have_money(from, amount)?;
    let earns = state.values.earned_by_gift(amount);
    let pair = Pair::new(from, to);
    let booking = state.would_book(pair, Account::Earned, earns);
    actor.must_have_seen(forecast::overflowing(state, &booking))?;
    let small =
        SmallGifts { from, to, amount, count: 1, booking: Some(booking), notes: note.iter().cloned().collect() };
    let gift = Event::Gifted { from, to, amount, note };
    let events = [gift, booking.because(Why::Gift)].into_iter();
    Ok(events.chain(small.kept_back(at, actor)).collect())
}

/// Refuses less than the smallest gift (L2.1).
pub fn must_be_a_piece(amount: Money) -> Result<(), Refusal> {
    match amount < SMALLEST_GIFT {
        true => Err(Refusal::AmountTooSmall { amount }),
        false => Ok(()),
    }
}
