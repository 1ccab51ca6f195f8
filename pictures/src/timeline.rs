//! A campaign over time: each player's total, and when pairs of players were bound.

use super::fonts::named;
use super::heat_map::Value;
use super::key::Key;
use super::line_chart::Series;
use super::plot::{BELOW, End, Plot, SMALL};
use super::svg::{BRIGHT_BLUE, BRIGHT_ORANGE, Canvas, FAINT, INK, MARGIN, RULE, SEATS, Set, WIDTH, seat_colour};
use chancery_basics::time::Time;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    pub title: String,
    pub legend: String,
    pub record: Vec<String>,
    pub from: Time,
    pub to: Time,
    pub ticks: Vec<(Time, String)>,
    /// The marks of the value axis, from top to bottom.
    pub marks: Vec<Value>,
    /// A line for each player, with their name. Empty without values.
    pub lines: Vec<Series>,
    pub bonds: Vec<Bond>,
    /// States what was left out, if anything.
    pub more: String,
}

/// A bond between two players over time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bond {
    pub label: String,
    /// The start of each period, and its end unless it still lasts.
    pub spans: Vec<(Time, Option<Time>)>,
}

/// The most lines that are distinguishable: one for each colour.
pub const MOST_LINES: usize = SEATS;
pub const MOST_BONDS: usize = 12;

const HEIGHT: i64 = 360;
const TITLE: i64 = 28;
/// The most room for a label at the end of a line. Longer names are in the key, with their numbers.
const BESIDE: i64 = 300;
/// The height of a bond's bar, and of the space below it.
const BAR: i64 = 14;
const UNDER_BAR: i64 = 30;

pub fn timeline(timeline: &Timeline) -> String {
    // The height is known only after drawing.
    let mut canvas = Canvas::new(WIDTH, 0);
    let height = draw(&mut canvas, timeline);
    let mut canvas = Canvas::new(WIDTH, height);
    draw(&mut canvas, timeline);
    canvas.finish()
}

/// Draws everything, and returns the height.
fn draw(canvas: &mut Canvas, timeline: &Timeline) -> i64 {
    let room = WIDTH - 2 * MARGIN;
    let title = Set { bold: true, ..Set::new(TITLE) };
    let (title, lines) = title.sized(&timeline.title, room, 4, &[TITLE, SMALL]);
    let faint = Set { fill: FAINT, ..Set::new(SMALL) };
    let mut y = canvas.lines(MARGIN, MARGIN + title.size, title, &lines);
    for words in &timeline.record {
        let plain = Set::new(SMALL);
        y = canvas.lines(MARGIN, y, plain, &plain.lines(words, room, 6));
    }
    for words in [&timeline.legend, &timeline.more] {
        y = canvas.lines(MARGIN, y, faint, &faint.lines(words, room, 6));
    }
    let (labels, listed) = labels(&timeline.lines);
    if !listed.is_empty() {
        let key = Key::of(listed, WIDTH, SMALL);
        key.draw(canvas, y, |canvas, seat, spot| {
            let (corner, size) = spot.plate();
            canvas.rectangle(corner.0, corner.1, size.0, size.1, seat_colour(*seat));
            canvas.number(spot.centre(), SMALL, *seat);
        });
        y += key.height;
    }
    let (top, bottom) = match timeline.lines.is_empty() {
        true => (y, y),
        false => (y + SMALL, y + SMALL + HEIGHT),
    };
    let (times, size) = ((timeline.from, timeline.to), (WIDTH, Plot::room(&labels)));
    let plot = Plot::new(times, &timeline.marks, (top, bottom), size);
    if !timeline.lines.is_empty() {
        plot.grid(canvas, &timeline.marks, &[]);
        let drawn = timeline.lines.iter().zip(labels).enumerate();
        let ends: Vec<End> = drawn
            .map(|(seat, (line, words))| {
                let colour = seat_colour(seat);
                canvas.path(&plot.steps(line), colour, 4, "");
                End { height: plot.height(line.last()), words, colour }
            })
            .collect();
        plot.ends(canvas, &ends);
    }
    let mut y = bottom + SMALL;
    for (number, bond) in (1..).zip(timeline.bonds.iter().take(MOST_BONDS)) {
        y = bars(canvas, &plot, bond, number, y);
    }
    let axis = Plot::new(times, &[], (y, y), size);
    let line = format!("M{} {y}H{}", axis.left, axis.right);
    canvas.path(&line, FAINT, 2, "");
    axis.grid(canvas, &[], &timeline.ticks);
    y + BELOW + MARGIN
}

/// Returns the label of each line, and the lines whose names are too long for it, with their names.
fn labels(lines: &[Series]) -> (Vec<String>, Vec<(usize, String)>) {
    let set = Set { bold: true, ..Set::new(SMALL) };
    let mut listed = Vec::new();
    let label = |(seat, line): (usize, &Series)| {
        let (name, value) = (named(&line.label, seat + 1), &line.last().words);
        let label = format!("{name} {value}");
        if set.width(&label) <= BESIDE {
            return label;
        }
        listed.push((seat, name));
        format!("{} {value}", seat + 1)
    };
    let labels = lines.iter().take(MOST_LINES).enumerate().map(label).collect();
    (labels, listed)
}

/// Draws a bond: the names, and bars for its periods.
fn bars(canvas: &mut Canvas, plot: &Plot, bond: &Bond, number: usize, top: i64) -> i64 {
    let set = Set { fill: INK, ..Set::new(SMALL) };
    let words = set.lines(&named(&bond.label, number), WIDTH - 2 * MARGIN, 4);
    let y = canvas.lines(MARGIN, top + SMALL, set, &words) - SMALL + 8;
    let rule = format!("M{} {}H{}", plot.left, y + BAR / 2, plot.right);
    canvas.path(&rule, RULE, 1, "");
    for (from, until) in &bond.spans {
        let left = plot.across(*from);
        let right = until.map_or(plot.right, |until| plot.across(until)).max(left + 2);
        let colour = if until.is_some() { BRIGHT_ORANGE } else { BRIGHT_BLUE };
        canvas.rectangle(left, y, right - left, BAR, colour);
        if until.is_some() {
            let (left, right) = (right - 9, right + 9);
            let (top, bottom) = (y + BAR / 2 - 9, y + BAR / 2 + 9);
            let cross = format!("M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}");
            canvas.path(&cross, INK, 4, "");
        }
    }
    y + UNDER_BAR
}
