//! Discord's current time. The host's clock can be wrong, even at the start, but messages are found by their ids, which
//! contain Discord's time.

use crate::discord::snowflake::made_at;
use crate::rules::time::Time;
use chancery_clock::Clock;
use reqwest::header::{DATE, HeaderMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Discord's time as last received, extrapolated with the monotonic clock.
pub(super) struct DiscordTime {
    clock: Clock,
    ahead: Mutex<Ahead>,
}

/// How many milliseconds Discord is ahead of the monotonic clock.
#[derive(Clone, Copy, Default)]
struct Ahead {
    /// From the id of the newest interaction. Only Discord creates these.
    by_id: Option<i64>,
    /// From the date of the newest answer, which may be a proxy's.
    by_date: Option<i64>,
}

impl DiscordTime {
    pub(super) fn new(clock: Clock) -> DiscordTime {
        DiscordTime { clock, ahead: Mutex::default() }
    }

    /// Learns from an id that was just created. If it arrives late, Discord seems behind, so that more is searched and
    /// less erased.
    pub(super) fn heard_id(&self, id: u64) {
        self.ahead().by_id = Some(self.ahead_of_now(made_at(id)));
    }

    pub(super) fn heard_date(&self, headers: &HeaderMap) {
        let date = headers.get(DATE).and_then(|date| date.to_str().ok());
        if let Some(date) = date.and_then(chancery_clock::read_http_date) {
            self.ahead().by_date = Some(self.ahead_of_now(date));
        }
    }

    pub(super) fn now(&self) -> Option<Time> {
        let Ahead { by_id, by_date } = *self.ahead();
        let steady = self.clock.steady().as_millis();
        by_id.or(by_date).map(|ahead| Time::from_millis(steady.saturating_add(ahead)))
    }

    fn ahead_of_now(&self, at: Time) -> i64 {
        at.as_millis() - self.clock.steady().as_millis()
    }

    fn ahead(&self) -> MutexGuard<'_, Ahead> {
        // The value is consistent, even after a panic.
        self.ahead.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
