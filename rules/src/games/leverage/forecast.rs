//! Forecasts what an order would cost its author, by reading the events it would produce, so that nothing is computed
//! twice (L4.10, L6.4, L6.6).

use super::access::Access;
use super::amounts::{Leverage, Money};
use super::event::Event;
use super::gift::SMALLEST_GIFT;
use super::hostile::{self, HostileAct};
use super::relation::Booking;
use super::state::State;
use super::{Confirmation, GameContext};
use crate::ids::PlayerId;

/// An order's effect on a player's leverage over another.
pub struct Forecast {
    pub over: PlayerId,
    pub from: Leverage,
    pub to: Leverage,
    /// The hostile acts it opens to the other against the player.
    pub opens: Vec<HostileAct>,
    /// The gift that would restore the leverage.
    pub back: Option<Money>,
    /// The leverage is already at its bound, so the act costs nothing more.
    pub at_bound: bool,
}

impl Forecast {
    /// Returns what these events cost a player, who must have it before them; `None` if they do not book a loss.
    pub fn of(at: &GameContext, player: PlayerId, events: &[Event]) -> Option<Forecast> {
        let mut bookings = events.iter().filter_map(Event::booking);
        let takes = |one: &&Booking| one.pair.by == player && one.change() <= Leverage::ZERO;
        let booking = bookings.find(takes)?;
        let shifts = hostile::shifts(hostile::thresholds(at), booking).into_iter();
        Some(Forecast {
            over: booking.pair.over,
            from: booking.before(),
            to: booking.value,
            opens: shifts.filter_map(|shift| shift.opened.then_some(shift.act)).collect(),
            back: way_back(at, player, -booking.change()),
            at_bound: booking.amount.is_zero() && !booking.swallowed.is_zero(),
        })
    }

    fn is_free(&self) -> bool {
        self.from == self.to && self.opens.is_empty()
    }
}

/// Returns the confirmation for a player who would earn less than an act is worth (L1.4, L3.9).
pub(super) fn overflowing(state: &State, booking: &Booking) -> Option<Confirmation> {
    let (earns, swallowed) = (booking.amount, booking.swallowed);
    let limit = state.limit_recorded();
    (!swallowed.is_zero()).then_some(Confirmation::GiftOverflows { earns, swallowed, limit })
}

/// Returns the gift that earns exactly this much, if there is one and the player can pay it.
fn way_back(at: &GameContext, player: PlayerId, lost: Leverage) -> Option<Money> {
    let values = &at.game.values;
    let hundredths = lost.in_hundredths().checked_mul(values.gift.money_per_leverage)?;
    // Gifts are rounded down, so this is the smallest that earns as much.
    let gift = Money((hundredths + 99).div_euclid(100));
    let exact = gift >= SMALLEST_GIFT && values.earned_by_gift(gift) == lost;
    (exact && at.game.money(player) >= gift).then_some(gift)
}

/// Returns the consequences of revoking access; `None` if it costs and ends nothing.
pub(super) fn revoking(at: &GameContext, player: PlayerId, access: Access, events: &[Event]) -> Option<Confirmation> {
    let forecast = Forecast::of(at, player, events)?;
    let ended = |event: &&Event| matches!(event, Event::TaskEnded { .. });
    let ends = events.iter().filter(ended).count();
    let asked = !forecast.is_free() || ends > 0;
    asked.then_some(Confirmation::RevokingCosts {
        grantee: forecast.over,
        access,
        from: forecast.from,
        to: forecast.to,
        opens: forecast.opens,
        back: forecast.back,
        ends,
    })
}
