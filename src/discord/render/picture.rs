//! Pictures and their alternative text.

use crate::rules::time::{Span, Time};
use crate::text::{Text, fl};
use chrono::{DateTime, Datelike};

/// Discord accepts 1024 characters; the sentence before the list needs some of them.
const LIST_LIMIT: usize = 800;

/// A drawing that has not been rendered to a file yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    pub file: &'static str,
    pub svg: String,
    pub alt: String,
}

/// Joins as much of the list as fits. Sentences lose their full stops.
pub fn listed(list: impl Iterator<Item = String>) -> String {
    let mut joined = String::new();
    for item in list {
        let item = item.trim_end_matches('.');
        if joined.chars().count() + item.chars().count() + 3 > LIST_LIMIT {
            joined.push_str("; …");
            break;
        }
        if !joined.is_empty() {
            joined.push_str("; ");
        }
        joined.push_str(item);
    }
    joined
}

/// How many parts a time axis has.
const PARTS: i64 = 4;
/// For shorter spans, the labels include the hour.
const DAYS: Span = Span::hours(4 * 24);

/// Returns the times that a time axis marks, with their labels.
pub fn ticks(text: &Text, from: Time, to: Time) -> Vec<(Time, String)> {
    let whole = to.since(from);
    let tick = |part: i64| {
        let at = from + Span::millis(whole.as_millis() / PARTS * part);
        Some((at, moment(text, at, whole < DAYS)?))
    };
    (0..=PARTS).filter_map(tick).collect()
}

/// Returns a time's label in UTC: its day with the hour, or with the year.
pub fn moment(text: &Text, at: Time, hour: bool) -> Option<String> {
    let at = DateTime::from_timestamp_millis(at.as_millis())?;
    let (day, month) = (at.day(), fl!(text, "picture-month", month = at.month()));
    Some(match hour {
        true => {
            let time = at.format("%H:%M").to_string();
            fl!(text, "picture-hour", day = day, month = month, time = time)
        }
        false => {
            let year = at.year().to_string();
            fl!(text, "picture-day", day = day, month = month, year = year)
        }
    })
}
