//! Pictures and their alternative text.

use crate::rules::time::{Span, Time};
use crate::text::{Label, Place, Plain, Text, Words, say, word};
use chrono::{DateTime, Datelike, Timelike};

/// Discord accepts 1024 characters; the sentence before the list needs some of them.
const LIST_LIMIT: usize = 800;

/// A drawing that has not been rendered to a file yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    pub file: &'static str,
    pub svg: String,
    pub alt: Label,
}

/// Joins as much of the list as fits. Sentences lose their full stops.
pub fn listed(list: impl IntoIterator<Item = impl Into<Label>>) -> Label {
    let mut joined = Label::default();
    for item in list {
        let item = item.into().part(|item| item.trim_end_matches('.'));
        if joined.chars().count() + item.chars().count() + 3 > LIST_LIMIT {
            joined.push("; …");
            break;
        }
        if !joined.is_empty() {
            joined.push("; ");
        }
        joined.push(item);
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
        Some((at, moment::<Plain>(text, at, whole < DAYS)?.into()))
    };
    (0..=PARTS).filter_map(tick).collect()
}

/// Returns a time in UTC: its day with the hour, or with the year.
pub fn moment<M: Place>(text: &Text, at: Time, hour: bool) -> Option<Words<M>> {
    let at = DateTime::from_timestamp_millis(at.as_millis())?;
    let (day, month) = (at.day(), say!(text, "picture-month", month = at.month()));
    Some(match hour {
        true => {
            let [hour, minute] = [at.hour(), at.minute()].map(|number| say!("{}{}", number / 10, number % 10));
            word!(text, "picture-hour", day, month, time = say!("{hour}:{minute}"))
        }
        false => word!(text, "picture-day", day, month, year = at.year()),
    })
}
