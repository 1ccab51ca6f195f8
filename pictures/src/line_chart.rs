//! Two values over time, as stepped lines.

use super::fonts::named;
use super::heat_map::Value;
use super::plot::{BELOW, End, Plot};
use super::svg::{BRIGHT_BLUE, BRIGHT_ORANGE, Canvas, Colour, MARGIN, Set, WIDTH};
use chancery_basics::time::Time;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineChart {
    /// Names both values and the campaign.
    pub title: String,
    pub from: Time,
    pub to: Time,
    /// The times marked on the axis below, with their labels.
    pub ticks: Vec<(Time, String)>,
    /// The marks of the value axis, from top to bottom.
    pub marks: Vec<Value>,
    pub lines: [Series; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    pub label: String,
    /// The value at the start of the chart.
    pub start: Value,
    /// The value from each of these times on, in order.
    pub steps: Vec<(Time, Value)>,
}

impl Series {
    pub fn last(&self) -> &Value {
        self.steps.last().map_or(&self.start, |(_, value)| value)
    }
}

const HEIGHT: i64 = 340;
const TITLE: i64 = 28;
const LABEL: i64 = 24;
const SMALL: i64 = 22;
/// The distance from the left edge to a line's label.
const SAMPLE: i64 = 64;

/// The colour and dash pattern of each line, distinct without colour.
const STYLES: [(Colour, &str); 2] = [(BRIGHT_BLUE, ""), (BRIGHT_ORANGE, "12 6")];

pub fn line_chart(chart: &LineChart) -> String {
    let room = WIDTH - 2 * MARGIN;
    let title = Set { bold: true, ..Set::new(TITLE) };
    let (title, titles) = title.sized(&chart.title, room, 7, &[TITLE, LABEL, SMALL]);
    let label = Set::new(LABEL);
    let labels: Vec<(Set, Vec<String>)> = (1..)
        .zip(&chart.lines)
        .map(|(number, line)| {
            let name = named(&line.label, number);
            label.sized(&name, WIDTH - MARGIN - SAMPLE, 4, &[LABEL, SMALL])
        })
        .collect();
    let height = |lines: usize, set: Set| i64::try_from(lines).unwrap_or_default() * set.leading();
    let above = height(titles.len(), title) + labels.iter().map(|(set, lines)| height(lines.len(), *set)).sum::<i64>();
    let top = MARGIN + above + 34;
    let mut canvas = Canvas::new(WIDTH, top + HEIGHT + BELOW + MARGIN);
    let mut y = canvas.lines(MARGIN, MARGIN + title.size, title, &titles);
    for ((set, lines), (colour, dash)) in labels.into_iter().zip(STYLES) {
        let middle = y - set.size / 3;
        let path = format!("M{MARGIN} {middle}H{}", SAMPLE - 12);
        canvas.path(&path, colour, 4, dash);
        y = canvas.lines(SAMPLE, y, set, &lines);
    }
    let ends: Vec<String> = chart.lines.iter().map(|line| line.last().words.clone()).collect();
    let size = (WIDTH, Plot::room(&ends).min(WIDTH / 4));
    let plot = Plot::new((chart.from, chart.to), &chart.marks, (top, top + HEIGHT), size);
    plot.grid(&mut canvas, &chart.marks, &chart.ticks);
    for (line, (colour, dash)) in chart.lines.iter().zip(STYLES) {
        canvas.path(&plot.steps(line), colour, 4, dash);
    }
    let ends = chart.lines.iter().zip(ends).zip(STYLES);
    let ends: Vec<End> =
        ends.map(|((line, words), (colour, _))| End { height: plot.height(line.last()), words, colour }).collect();
    plot.ends(&mut canvas, &ends);
    canvas.finish()
}
