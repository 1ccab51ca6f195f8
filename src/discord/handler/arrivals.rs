//! The age of an interaction on arrival. Its id contains its creation time by Discord's clock, and the host's clock may
//! be minutes off. So the age is the lag beyond the smallest lag seen so far. An interaction that Discord delivers
//! late, after a lost connection, stands out however the host's clock is set.

use crate::discord::snowflake::made_at;
use crate::referee::Admission;
use crate::rules::time::Span;
use chancery_clock::Clock;
use std::sync::{Arc, Mutex, PoisonError};

/// The smallest lag of an interaction so far. Clones share it.
#[derive(Clone)]
pub(super) struct Arrivals {
    clock: Clock,
    /// In milliseconds; negative if the host's clock is behind.
    least: Arc<Mutex<Option<i64>>>,
}

impl Arrivals {
    pub(super) fn new(clock: Clock) -> Arrivals {
        Arrivals { clock, least: Arc::default() }
    }

    /// Returns the admission for an order that arrives now with this interaction.
    pub(super) fn admit(&self, interaction: u64) -> Admission {
        let lag = self.lag(interaction);
        let mut least = self.least.lock().unwrap_or_else(PoisonError::into_inner);
        let smallest = least.map_or(lag, |least| least.min(lag));
        *least = Some(smallest);
        Admission::arriving(&self.clock, Span::millis(lag - smallest))
    }

    /// Call when Discord has just accepted an acknowledgement, which it does only within 3 seconds. If the interaction
    /// seemed older, the host's clock was set forward.
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
