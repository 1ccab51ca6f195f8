//! Computes the pause before the next attempt.

use std::time::Duration;

/// The shortest pause. A server that asks for less gets this much, so that a wrong answer cannot make the bot flood it.
const LEAST: Duration = Duration::from_millis(20);

/// Counts consecutive failures; each doubles the pause. A pause that the other side asked for does not count: if many
/// queues share a limit, one of them may have to wait repeatedly, and its first real failure should not cost minutes.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    first: Duration,
    longest: Duration,
    failures: u32,
    has_waited: bool,
}

impl Backoff {
    pub const fn between(first: Duration, longest: Duration) -> Backoff {
        Backoff { first, longest, failures: 0, has_waited: false }
    }

    /// Returns the next pause: what the other side asks for, or twice the last one.
    pub fn next(&mut self, asked: Option<Duration>) -> Duration {
        self.has_waited = true;
        if let Some(asked) = asked {
            return asked.max(LEAST);
        }
        let doubled = self.first.saturating_mul(2_u32.saturating_pow(self.failures));
        self.failures = self.failures.saturating_add(1);
        doubled.min(self.longest)
    }

    /// Returns whether nothing has failed since the last success, so that a long outage is logged once.
    pub fn is_fresh(&self) -> bool {
        !self.has_waited
    }
}
