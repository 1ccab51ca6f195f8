//! How often the log warned in the last day. The host of a bot that nobody watches asks for that in Discord.

use super::metrics;
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// The counts of the last hours that had any, oldest first, each with the hour's number since 1970.
#[derive(Default)]
pub(super) struct Warnings(Mutex<VecDeque<(i64, u64)>>);

const HOUR: i64 = Span::hours(1).as_millis();

impl Warnings {
    pub(super) fn count(&self, now: Time) {
        let hour = now.as_millis() / HOUR;
        let mut hours = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        hours.retain(|(then, _)| hour - then <= 24);
        match hours.back_mut() {
            Some((last, count)) if *last == hour => *count += 1,
            Some(_) | None => hours.push_back((hour, 1)),
        }
    }

    /// Returns the number since `then`, rounded to whole hours.
    pub(super) fn since(&self, then: Time) -> u64 {
        let hours = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        hours.iter().filter(|(hour, _)| *hour >= then.as_millis() / HOUR).map(|(_, count)| count).sum()
    }
}

/// Returns the log layer that counts warnings and errors.
pub fn overhear<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    Counting.with_filter(LevelFilter::WARN)
}

struct Counting;

impl<S: Subscriber> Layer<S> for Counting {
    fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
        metrics().warnings.count(Clock::wall().now());
    }
}
