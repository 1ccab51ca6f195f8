//! Small gifts: those below a setting are announced together, once an hour (L2.4). Each is decided, answered and in
//! the history at once.

use super::amounts::Money;
use super::event::{Event, Why};
use super::hostile;
use super::relation::{Booking, Pair};
use super::settings::Public;
use super::state::State;
use super::{Actor, GameContext};
use crate::ids::PlayerId;
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// How long after the first of them the gifts are announced.
const TOLD_AFTER: Span = Span::hours(1);

/// The most notes announced per giver and receiver; the history has all of them.
const NOTES: usize = 3;

/// A player's small gifts to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SmallGifts {
    pub from: PlayerId,
    pub to: PlayerId,
    pub amount: Money,
    pub count: u32,
    /// Their total earnings, with the leverage at the time of the announcement. `None` if the reader may not see them
    /// (L13.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub booking: Option<Booking>,
    /// The first of their notes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

impl SmallGifts {
    /// Returns the event that holds a gift back, if it is small enough. Two kinds are announced at once: a gift that
    /// opens or closes a public right (L6.4), and one a moderator makes for the giver. If the right is not public
    /// (L13.1), the two players hear in private.
    pub(super) fn kept_back(self, at: &GameContext, by: &Actor) -> Option<Event> {
        let booked = self.booking?.because(Why::Gift);
        let shifts = hostile::rights_shifted(hostile::thresholds(at), &[&booked]);
        let shifts = !shifts.is_empty() && at.settings.public_leverage == Public::All;
        let small = self.amount < Money(at.settings.small_gifts.into());
        if !small || by.acted_for || shifts {
            return None;
        }
        let untold = at.game.untold.as_ref();
        let since = untold.map_or(at.now, |untold| untold.since);
        Some(Event::GiftKeptBack { gift: self, since })
    }

    fn add(&mut self, more: &SmallGifts) {
        self.amount = self.amount + more.amount;
        self.count += more.count;
        self.booking = self.booking.zip(more.booking).map(|(sum, more)| Booking {
            amount: sum.amount + more.amount,
            swallowed: sum.swallowed + more.swallowed,
            ..more
        });
        self.notes.extend(more.notes.iter().cloned());
        self.notes.truncate(NOTES);
    }
}

/// Unannounced small gifts, ordered by the first gift of each pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Untold {
    /// When the first was given.
    since: Time,
    gifts: Vec<SmallGifts>,
}

/// Returns when small gifts are announced whose first was given at `since`.
pub fn told_at(since: Time) -> Time {
    since + TOLD_AFTER
}

impl State {
    pub(super) fn keep_back(&mut self, gift: &SmallGifts, since: Time) {
        let untold = self.untold.get_or_insert_with(|| Untold { since, gifts: Vec::new() });
        let between = |one: &SmallGifts| (one.from, one.to);
        let known = untold.gifts.iter_mut();
        match known.into_iter().find(|one| between(one) == between(gift)) {
            Some(known) => known.add(gift),
            None => untold.gifts.push(gift.clone()),
        }
    }

    /// Returns when the pending small gifts are announced.
    pub(super) fn tells_at(&self) -> Option<Time> {
        self.untold.as_ref().map(|untold| told_at(untold.since))
    }

    /// Returns the event that announces all pending small gifts, with the current leverage.
    pub(super) fn tell(&self) -> Option<Event> {
        let untold = self.untold.as_ref()?;
        let gifts = untold.gifts.iter().cloned().map(|gift| {
            let value = self.leverage(Pair::new(gift.from, gift.to));
            let booking = gift.booking.map(|booking| Booking { value, ..booking });
            SmallGifts { booking, ..gift }
        });
        let (since, gifts) = (untold.since, gifts.collect());
        Some(Event::SmallGiftsTold { since, gifts })
    }

    /// Returns the event that drops pending small gifts if an undone entry had already announced them.
    pub(super) fn tell_no_more(&self, undone: &[&Event]) -> Option<Event> {
        let untold = self.untold.as_ref()?;
        let told = |event: &&Event| matches!(event, Event::SmallGiftsTold { .. });
        let (since, gifts) = (untold.since, Vec::new());
        let told = undone.iter().any(told);
        told.then_some(Event::SmallGiftsTold { since, gifts })
    }
}
