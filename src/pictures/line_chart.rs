//! How two values rose and fell, as two lines of steps.

use super::heat_map::Value;
use super::svg::{BLUE, Canvas, Colour, FAINT, RULE, Set, shortened};
use crate::rules::time::{Span, Time};
use chrono::DateTime;
use std::fmt::Write;

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineChart {
    pub title: String,
    pub from: Time,
    pub to: Time,
    /// The marks of the axis, from its upper end to its lower.
    pub marks: Vec<Value>,
    pub lines: [Line; 2],
}

/// One of the two lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Stands at its end, with the last value.
    pub label: String,
    /// The value at the beginning of the time shown.
    pub start: Value,
    /// What it was from each of these moments on, in their order.
    pub steps: Vec<(Time, Value)>,
}

const WIDTH: i64 = 900;
const HEIGHT: i64 = 420;
const LEFT: i64 = 70;
/// Room for the labels at the end of the lines.
const RIGHT: i64 = 640;
const TOP: i64 = 56;
const BOTTOM: i64 = 370;
const LABEL: usize = 28;
/// Labels stand at least so far apart.
const APART: i64 = 20;
const TICKS: i64 = 4;
/// For shorter times the hour is shown with the day.
const DAYS: Span = Span::hours(4 * 24);

/// Each line has a colour and a pattern: dark enough for the ground, and told apart without any colour.
const STYLES: [(Colour, &str); 2] = [(BLUE, ""), (Colour(0xa8, 0x53, 0x00), "9 5")];

pub fn line_chart(chart: &LineChart) -> String {
    let mut canvas = Canvas::new(WIDTH, HEIGHT);
    let title = Set {
        bold: true,
        ..Set::new(20)
    };
    canvas.text(LEFT, 34, title, &shortened(&chart.title, 60));
    grid(&mut canvas, chart);
    let ends = chart.lines.each_ref().map(|line| height(chart, last(line)));
    let mut labels = ends;
    if (ends[0] - ends[1]).abs() < APART {
        // The higher one goes up and the lower one down, around where they would have stood.
        let middle = (ends[0] + ends[1]) / 2;
        let first_is_higher = ends[0] <= ends[1];
        let (up, down) = (middle - APART / 2, middle + APART / 2);
        labels = if first_is_higher {
            [up, down]
        } else {
            [down, up]
        };
    }
    for ((line, (colour, dash)), y) in chart.lines.iter().zip(STYLES).zip(labels) {
        canvas.path(&steps(chart, line), colour, 3, dash);
        canvas.path(
            &format!("M{} {y}H{}", RIGHT + 8, RIGHT + 36),
            colour,
            3,
            dash,
        );
        let value = &last(line).words;
        let label = format!("{} {value}", shortened(&line.label, LABEL));
        canvas.text(RIGHT + 42, y + 5, Set::new(13), &label);
    }
    canvas.finish()
}

fn grid(canvas: &mut Canvas, chart: &LineChart) {
    let small = Set {
        fill: FAINT,
        anchor: "end",
        ..Set::new(14)
    };
    for mark in &chart.marks {
        let y = height(chart, mark);
        let weight = if mark.number == 0 { 2 } else { 1 };
        canvas.path(&format!("M{LEFT} {y}H{RIGHT}"), RULE, weight, "");
        canvas.text(LEFT - 10, y + 5, small, &mark.words);
    }
    let whole = chart.to.since(chart.from);
    let format = if whole < DAYS {
        "%m-%d %H:%M"
    } else {
        "%Y-%m-%d"
    };
    for tick in 0..=TICKS {
        let at = chart.from + Span::millis(whole.as_millis() / TICKS * tick);
        let x = LEFT + (RIGHT - LEFT) * tick / TICKS;
        canvas.path(&format!("M{x} {BOTTOM}V{}", BOTTOM + 6), FAINT, 1, "");
        let words =
            DateTime::from_timestamp_millis(at.as_millis()).map(|at| at.format(format).to_string());
        let middle = Set {
            anchor: "middle",
            ..small
        };
        canvas.text(x, BOTTOM + 26, middle, &words.unwrap_or_default());
    }
    canvas.text(
        RIGHT + 50,
        BOTTOM + 26,
        Set {
            anchor: "start",
            ..small
        },
        "UTC",
    );
}

/// Returns the line as a path. Of several steps in the same column of pixels only the last is seen.
fn steps(chart: &LineChart, line: &Line) -> String {
    let mut path = format!("M{LEFT} {}", height(chart, &line.start));
    let mut rest = line.steps.iter().peekable();
    while let Some((at, value)) = rest.next() {
        let x = across(chart, *at);
        if rest
            .peek()
            .is_none_or(|(next, _)| across(chart, *next) != x)
        {
            // Writing to a string cannot fail.
            let _ = write!(path, "H{x}V{}", height(chart, value));
        }
    }
    path + &format!("H{RIGHT}")
}

fn last(line: &Line) -> &Value {
    line.steps.last().map_or(&line.start, |(_, value)| value)
}

fn across(chart: &LineChart, at: Time) -> i64 {
    let whole = i128::from(chart.to.since(chart.from).as_millis().max(1));
    let part = i128::from(at.since(chart.from).as_millis());
    let x = part * i128::from(RIGHT - LEFT) / whole;
    LEFT + i64::try_from(x).unwrap_or_default().min(RIGHT - LEFT)
}

/// Returns how far down a value stands. What is beyond the axis stands at its end.
fn height(chart: &LineChart, value: &Value) -> i64 {
    let end = |mark: Option<&Value>| mark.map_or(0, |mark| mark.number);
    let (highest, lowest) = (end(chart.marks.first()), end(chart.marks.last()));
    let below = (highest - value.number).clamp(0, (highest - lowest).max(0));
    TOP + (BOTTOM - TOP) * below / (highest - lowest).max(1)
}
