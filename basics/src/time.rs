//! Time as a value: passed in, never read from a clock.

use super::numbers;
use serde::{Deserialize, Serialize};
use std::ops::{Add, Sub};

/// A moment in real time, in milliseconds since 1970-01-01 00:00 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(#[serde(deserialize_with = "numbers::number")] i64);

impl Time {
    pub const fn from_millis(millis: i64) -> Time {
        Time(millis)
    }

    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// Returns whole seconds since 1970, rounded down, for Discord's `<t:…>` format.
    pub const fn as_seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// Returns the time from `earlier` to this moment, or zero if `earlier` is later.
    pub fn since(self, earlier: Time) -> Span {
        Span((self.0 - earlier.0).max(0))
    }
}

/// A length of real time in milliseconds, never negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(#[serde(deserialize_with = "numbers::natural")] i64);

impl Span {
    pub const fn millis(millis: i64) -> Span {
        Span(millis)
    }

    pub const fn seconds(seconds: i64) -> Span {
        Span(seconds * 1000)
    }

    pub const fn hours(hours: i64) -> Span {
        Span::seconds(hours * 3600)
    }

    pub const fn as_millis(self) -> i64 {
        self.0
    }

    pub const fn half(self) -> Span {
        Span(self.0 / 2)
    }
}

impl Add<Span> for Time {
    type Output = Time;
    fn add(self, span: Span) -> Time {
        Time(self.0.saturating_add(span.0))
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, span: Span) -> Span {
        Span(self.0.saturating_add(span.0))
    }
}

impl Sub<Span> for Time {
    type Output = Time;
    fn sub(self, span: Span) -> Time {
        Time(self.0.saturating_sub(span.0))
    }
}
