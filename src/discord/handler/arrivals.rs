//! How old an interaction is when it arrives. Its id tells when Discord made it, by Discord's clock; the host's may be minutes
//! off. So its age is what it lagged behind beyond the least that any has: one that Discord delivers late, after a lost
//! connection, stands out however the host's clock is set.

use crate::clock::Clock;
use crate::discord::snowflake::made_at;
use crate::referee::Admission;
use crate::rules::time::Span;
use std::sync::{Arc, Mutex, PoisonError};

/// Knows the least lag of an interaction so far; clones share it.
#[derive(Clone)]
pub(super) struct Arrivals {
    clock: Clock,
    /// In milliseconds; negative where the host's clock is behind.
    least: Arc<Mutex<Option<i64>>>,
}

impl Arrivals {
    pub(super) fn new(clock: Clock) -> Arrivals {
        Arrivals { clock, least: Arc::default() }
    }

    /// Lets in an order that arrives now with an interaction of this id.
    pub(super) fn admit(&self, interaction: u64) -> Admission {
        let lag = self.lag(interaction);
        let mut least = self.least.lock().unwrap_or_else(PoisonError::into_inner);
        let smallest = least.map_or(lag, |least| least.min(lag));
        *least = Some(smallest);
        Admission::arriving(&self.clock, Span::millis(lag - smallest))
    }

    /// Takes note that Discord has just taken an acknowledgement, as it does of nothing older than 3 seconds: if it seemed
    /// older than that, then because the host's clock was set forward.
    pub(super) fn was_young(&self, interaction: u64) {
        let lag = self.lag(interaction);
        let mut least = self.least.lock().unwrap_or_else(PoisonError::into_inner);
        if least.is_some_and(|least| lag - least > Admission::LIMIT.as_millis()) {
            *least = Some(lag);
        }
    }

    fn lag(&self, interaction: u64) -> i64 {
        self.clock.now().as_millis() - made_at(interaction).as_millis()
    }
}
