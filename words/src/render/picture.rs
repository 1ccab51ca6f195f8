//! Pictures and their alternative text.

use crate::rules::time::Time;
use crate::text::{Label, Place, Plain, Text, Words, label, say, word};
use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, Timelike};

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

/// The most marks on an axis.
const MOST_TICKS: i64 = 5;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// The distances between the marks on a time axis, in milliseconds.
const STEPS: [i64; 12] =
    [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 5 * DAY, 7 * DAY, 14 * DAY];
/// The distances in months, for longer times.
const MONTHS: [i32; 5] = [1, 2, 3, 6, 12];

/// Returns the times that a time axis marks, with their labels: round times in UTC. The first label, and the first of
/// each day or year, is written in full.
pub fn ticks(text: &Text, from: Time, to: Time) -> Vec<(Time, String)> {
    let (times, hours) = round_times(from.as_millis(), to.as_millis());
    let mut before: Option<NaiveDateTime> = None;
    let tick = |at: i64| {
        let date = DateTime::from_timestamp_millis(at)?.naive_utc();
        let follows = before.replace(date);
        let at = Time::from_millis(at);
        let label: Words<Plain> = match follows {
            Some(before) if hours && before.date() == date.date() => clock(date),
            Some(before) if !hours && before.year() == date.year() => {
                let (day, month) = (date.day(), say!(text, "picture-month", month = date.month()));
                word!(text, "picture-day-month", day, month)
            }
            _ => moment(text, at, hours)?,
        };
        Some((at, label.into()))
    };
    times.into_iter().filter_map(tick).collect()
}

/// Returns round times, and whether they are less than a day apart.
fn round_times(from: i64, to: i64) -> (Vec<i64>, bool) {
    let whole = to.saturating_sub(from);
    if let Some(step) = STEPS.into_iter().find(|step| whole / step < MOST_TICKS) {
        let first = from.div_euclid(step) + i64::from(from.rem_euclid(step) != 0);
        let times = (first..).map(|at| at * step).take_while(|at| *at <= to).collect::<Vec<_>>();
        let times = if times.is_empty() { vec![from] } else { times };
        return (times, step < DAY);
    }
    let month = |at: i64| DateTime::from_timestamp_millis(at).map_or(0, |at| at.year() * 12 + at.month0() as i32);
    let (first, last) = (month(from) + 1, month(to));
    let most = i32::try_from(MOST_TICKS).unwrap_or(i32::MAX);
    let years = (1..).map(|years| years * 12);
    let step = { MONTHS.into_iter().chain(years) }.find(|step| (last - first) / step < most).unwrap_or(12);
    let begin = |month: i32| {
        let day = NaiveDate::from_ymd_opt(month.div_euclid(12), month.rem_euclid(12) as u32 + 1, 1)?;
        Some(day.and_hms_opt(0, 0, 0)?.and_utc().timestamp_millis())
    };
    ((first..=last).filter(|month| month % step == 0).filter_map(begin).collect(), false)
}

/// Returns round numbers, from the highest to the lowest, that cover all of these and zero. They are multiples of
/// `unit`.
pub fn round_marks(numbers: impl Iterator<Item = i64>, unit: i64) -> Vec<i64> {
    let (lowest, highest) = numbers.fold((0, 0), |(low, high), one| (one.min(low), one.max(high)));
    let up = |number: i64, step: i64| number.div_euclid(step) + i64::from(number.rem_euclid(step) != 0);
    let decades = (0..17).map(|power| 10i64.saturating_pow(power));
    let steps = decades.flat_map(|decade| [1, 2, 5].map(|part| unit.saturating_mul(part).saturating_mul(decade)));
    let bounds = |step: i64| (lowest.div_euclid(step), up(highest, step));
    let fits = |step: &i64| {
        let (low, high) = bounds(*step);
        high - low <= MOST_TICKS
    };
    let step = { steps }.find(fits).unwrap_or(i64::MAX);
    let (low, high) = bounds(step);
    let high = if low == high { high + 1 } else { high };
    (low..=high).rev().map(|at| at.saturating_mul(step)).collect()
}

/// Returns a time of day in UTC.
fn clock(at: NaiveDateTime) -> Label {
    let (hour, minute) = (at.hour(), at.minute());
    label!("{}{}:{}{}", hour / 10, hour % 10, minute / 10, minute % 10)
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
