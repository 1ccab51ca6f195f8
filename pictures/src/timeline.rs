//! A campaign over time: each player's total, and when pairs of players were bound.

use super::fonts::named;
use super::heat_map::Value;
use super::line_chart::Series;
use super::plot::Plot;
use super::svg::{BLACK, BLUE, Canvas, Colour, FAINT, INK, MARGIN, ORANGE, RULE, Rim, SEATS, Set, seat_colour};
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

const WIDTH: i64 = 800;
const HEIGHT: i64 = 340;
const TITLE: i64 = 24;
const SMALL: i64 = 16;
const BADGE: i64 = 12;
/// The height of a bond's bar, and of the space below it.
const BAR: i64 = 12;
const BELOW: i64 = 30;

/// Returns a line's colour, darkened to be visible on the background.
fn stroke(seat: usize) -> Colour {
    seat_colour(seat).towards(BLACK, 25, 100)
}

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
    let (title, lines) = title.sized(&timeline.title, room, 3, &[TITLE, 20]);
    let faint = Set { fill: FAINT, ..Set::new(SMALL) };
    let mut y = canvas.lines(MARGIN, MARGIN + title.size, title, &lines);
    for words in &timeline.record {
        let plain = Set::new(TITLE - 6);
        y = canvas.lines(MARGIN, y, plain, &plain.lines(words, room, 4));
    }
    for words in [&timeline.legend, &timeline.more] {
        y = canvas.lines(MARGIN, y, faint, &faint.lines(words, room, 4));
    }
    y = key(canvas, &timeline.lines, y + 8);
    let (top, bottom) = match timeline.lines.is_empty() {
        true => (y, y),
        false => (y, y + HEIGHT),
    };
    let plot = Plot::new(timeline.from, timeline.to, &timeline.marks, (top, bottom), WIDTH);
    if !timeline.lines.is_empty() {
        plot.grid(canvas, &timeline.marks, &[]);
        let drawn = timeline.lines.iter().take(MOST_LINES).enumerate();
        let ends: Vec<(i64, String)> = drawn
            .map(|(seat, line)| {
                canvas.path(&plot.steps(line), stroke(seat), 3, "");
                let words = format!("{} {}", seat + 1, line.last().words);
                (plot.height(line.last()), words)
            })
            .collect();
        let ends: Vec<(i64, &str)> = ends.iter().map(|(y, words)| (*y, words.as_str())).collect();
        let value = Set { bold: true, ..Set::new(SMALL) };
        plot.ends(canvas, value, &ends);
    }
    let mut y = bottom;
    for (number, bond) in (1..).zip(timeline.bonds.iter().take(MOST_BONDS)) {
        y = queue(canvas, &plot, bond, number, y + 14);
    }
    let axis = Plot::new(timeline.from, timeline.to, &[], (y, y), WIDTH);
    let line = format!("M{} {y}H{}", axis.left, axis.right);
    canvas.path(&line, RULE, 2, "");
    axis.grid(canvas, &[], &timeline.ticks);
    y + 34 + MARGIN
}

/// Draws the players' names with the numbers of their lines.
fn key(canvas: &mut Canvas, lines: &[Series], top: i64) -> i64 {
    let mut y = top;
    for (seat, line) in lines.iter().take(MOST_LINES).enumerate() {
        let set = Set::new(SMALL + 2);
        let left = MARGIN + 2 * BADGE + 10;
        let name = named(&line.label, seat + 1);
        let (set, words) = set.sized(&name, WIDTH - MARGIN - left, 2, &[SMALL + 2, SMALL]);
        let colour = stroke(seat);
        let middle = (MARGIN + BADGE, y + BADGE);
        canvas.circle(middle, BADGE, colour, Rim { colour: BLACK, width: 1 });
        let number = Set { fill: colour.ink(), anchor: "middle", bold: true, ..Set::new(SMALL) };
        canvas.text(middle.0, middle.1 + 6, number, &(seat + 1).to_string());
        let end = canvas.lines(left, y + BADGE + 6, set, &words) - set.size;
        y = (y + 2 * BADGE).max(end) + 6;
    }
    y + 12
}

/// Draws a bond: the names, and bars for its periods.
fn queue(canvas: &mut Canvas, plot: &Plot, bond: &Bond, number: usize, top: i64) -> i64 {
    let set = Set { fill: INK, ..Set::new(SMALL) };
    let words = set.lines(&named(&bond.label, number), WIDTH - 2 * MARGIN, 3);
    let y = canvas.lines(MARGIN, top + SMALL, set, &words) - SMALL + 6;
    let rule = format!("M{} {}H{}", plot.left, y + BAR / 2, plot.right);
    canvas.path(&rule, RULE, 1, "");
    for (from, until) in &bond.spans {
        let left = plot.across(*from);
        let right = until.map_or(plot.right, |until| plot.across(until)).max(left + 2);
        let colour = if until.is_some() { ORANGE } else { BLUE };
        canvas.rectangle(left, y, right - left, BAR, colour);
        if until.is_some() {
            let (left, right) = (right - 7, right + 7);
            let (top, bottom) = (y + BAR / 2 - 7, y + BAR / 2 + 7);
            let cross = format!("M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}");
            canvas.path(&cross, BLACK, 3, "");
        }
    }
    y + BELOW
}
