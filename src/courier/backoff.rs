//! How long to wait before the next try.

use std::time::Duration;

const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(300);
/// A server that asks for less gets this much, so that a wrong answer cannot make us hammer at the door.
const LEAST: Duration = Duration::from_millis(20);

/// Counts failures in a row: each doubles the wait. A wait that the other side asked for doubles nothing: where many lanes share a limit one of
/// them may be told to wait again and again, and its first failure must not cost it minutes.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    failures: u32,
    has_waited: bool,
}

impl Backoff {
    /// Returns how long to wait now: what the other side asks for, or twice as long as after the last failure.
    pub(super) fn next(&mut self, asked: Option<Duration>) -> Duration {
        self.has_waited = true;
        if let Some(asked) = asked {
            return asked.max(LEAST);
        }
        let doubled = FIRST.saturating_mul(2_u32.saturating_pow(self.failures));
        self.failures = self.failures.saturating_add(1);
        doubled.min(LONGEST)
    }

    /// Tells whether there was no wait since the last success, so that a long outage is reported once.
    pub(super) fn is_fresh(&self) -> bool {
        !self.has_waited
    }
}
