//! The only reader of wall time. Everything else is told what time it is, or waits here for a moment to come.

use crate::rules::time::{Span, Time};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Tells the time, and can be moved forward: a sandbox and its plays live through weeks in a second.
#[derive(Clone, Debug)]
pub struct Clock {
    /// How far the clock has been moved ahead of its source.
    ahead: Arc<watch::Sender<Span>>,
    source: Source,
}

#[derive(Clone, Copy, Debug)]
enum Source {
    Wall,
    Still(Time),
}

impl Clock {
    /// Returns a clock that goes with the wall's.
    pub fn wall() -> Clock {
        Clock::from(Source::Wall)
    }

    /// Returns a clock that stands at `at` and moves only when it is told to, so that a play always reads the same.
    pub fn still(at: Time) -> Clock {
        Clock::from(Source::Still(at))
    }

    fn from(source: Source) -> Clock {
        let ahead = Arc::new(watch::Sender::new(Span::default()));
        Clock { ahead, source }
    }

    pub fn now(&self) -> Time {
        let base = match self.source {
            Source::Wall => Time::from_millis(chrono::Utc::now().timestamp_millis()),
            Source::Still(at) => at,
        };
        base + *self.ahead.borrow()
    }

    /// Moves the clock forward and wakes whoever waits for a moment that has now come.
    pub fn advance(&self, by: Span) {
        self.ahead.send_modify(|ahead| {
            *ahead = Span::millis(ahead.as_millis().saturating_add(by.as_millis()));
        });
    }

    /// Waits until the clock shows `moment` or later.
    pub async fn sleep_until(&self, moment: Time) {
        let mut moved = self.ahead.subscribe();
        loop {
            moved.mark_unchanged();
            let now = self.now();
            if now >= moment {
                return;
            }
            let left = moment.since(now).as_millis().unsigned_abs();
            match self.source {
                // The sender lives as long as the clock that is borrowed here, so waiting for it cannot fail.
                Source::Still(_) => drop(moved.changed().await),
                Source::Wall => {
                    // A wall clock can be set while we sleep, so it is read again at least every minute.
                    let nap = Duration::from_millis(left.min(60_000));
                    let _ = tokio::time::timeout(nap, moved.changed()).await;
                }
            }
        }
    }
}
