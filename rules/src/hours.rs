//! The hours of a player's local clock, and those without calls.

use super::time::{Span, Time};
use chrono::{DateTime, Duration, NaiveDateTime, Timelike};
use chrono::{Offset, TimeZone};
use chrono_tz::{TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Enough for a day of 25 hours that starts at half past.
const STEPS: usize = 60;

/// A time zone, named as in the IANA database, for example `Europe/Berlin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(Tz);

impl Zone {
    pub const UTC: Zone = Zone(Tz::UTC);

    /// Returns the zone of this name, ignoring case.
    pub fn named(name: &str) -> Option<Zone> {
        let name = name.trim();
        let mut all = TZ_VARIANTS.iter();
        let found = all.find(|zone| zone.name().eq_ignore_ascii_case(name));
        found.copied().map(Zone)
    }

    pub fn names() -> impl Iterator<Item = &'static str> {
        TZ_VARIANTS.iter().map(|zone| zone.name())
    }

    /// Returns the moment when local clocks show this time. If they show it twice, it is the first moment; if they skip
    /// it, an hour later.
    pub fn moment(self, shown: NaiveDateTime) -> Option<Time> {
        let local = |shown: NaiveDateTime| self.0.from_local_datetime(&shown).earliest();
        let at = local(shown).or_else(|| local(shown + Duration::hours(1)))?;
        Some(Time::from_millis(at.timestamp_millis()))
    }

    /// Returns the first moment after this one at which local clocks reach or skip an hour of the day; `None` if the
    /// hour does not exist. If clocks are set back, it is the first of the two.
    pub fn next(self, hour: u8, after: Time) -> Option<Time> {
        /// The largest jump ahead of any clock, apart from skipping a whole day.
        const FURTHEST: u8 = 4;
        if hour > 23 {
            return None;
        }
        let (mut shown, mut left) = self.hour(after)?;
        let mut at = after;
        for _ in 0..STEPS {
            at = at + left;
            let before = shown;
            (shown, left) = self.hour(at)?;
            let ahead = |to: u8| (to + 24).saturating_sub(before) % 24;
            if (1..=ahead(shown).min(FURTHEST)).contains(&ahead(hour)) {
                return Some(at);
            }
        }
        None
    }

    /// Returns the local hour of the day, and how long it still lasts.
    fn hour(self, at: Time) -> Option<(u8, Span)> {
        let utc = DateTime::from_timestamp_millis(at.as_millis())?.naive_utc();
        let offset = self.0.offset_from_utc_datetime(&utc).fix();
        let shown = utc.checked_add_offset(offset)?;
        let gone = i64::from(shown.minute() * 60 + shown.second()) * 1000;
        let gone = gone + at.as_millis().rem_euclid(1000);
        let left = Span::millis(3_600_000 - gone);
        Some((u8::try_from(shown.hour()).ok()?, left))
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The daily hours without calls to a player, from the start of the first to the start of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    pub from: u8,
    pub to: u8,
    /// The zone these hours are in; UTC if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
}

impl QuietHours {
    pub fn zone(self) -> Zone {
        self.zone.unwrap_or(Zone::UTC)
    }

    /// Returns whether a moment lies in the quiet hours, which may span midnight.
    pub fn contain(self, at: Time) -> bool {
        let Some((hour, _)) = self.zone().hour(at) else {
            return false;
        };
        if self.from <= self.to { (self.from..self.to).contains(&hour) } else { hour >= self.from || hour < self.to }
    }

    /// Returns the first moment from this one on outside the quiet hours.
    pub fn over(self, at: Time) -> Time {
        let mut over = at;
        for _ in 0..STEPS {
            match self.zone().hour(over) {
                Some((_, left)) if self.contain(over) => over = over + left,
                _ => break,
            }
        }
        over
    }
}
