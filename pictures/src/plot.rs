//! Drawing over time: axes, stepped lines, and the labels at their ends.

use super::heat_map::Value;
use super::line_chart::Series;
use super::svg::{Canvas, Colour, FAINT, MARGIN, RULE, Set};
use chancery_basics::time::Time;
use std::fmt::Write;

/// The font size, readable on a phone, and those for marks that do not fit.
pub const SMALL: i64 = 22;
const SIZES: [i64; 4] = [SMALL, 18, 14, 11];
/// The room for marks on the left.
const LEFT: i64 = 84;
/// The distance between the end of a line and its label, which a leader bridges.
const LEADER: i64 = 26;
/// The space below the axis for its times.
pub const BELOW: i64 = 40;

/// The end of a line: its height, and its label.
pub struct End {
    pub height: i64,
    pub words: String,
    pub colour: Colour,
}

/// Maps times and values to positions in a picture.
pub struct Plot {
    from: Time,
    to: Time,
    highest: i64,
    lowest: i64,
    pub left: i64,
    pub right: i64,
    width: i64,
    top: i64,
    bottom: i64,
}

impl Plot {
    /// Makes a plot that leaves `beside` on the right for the labels of its lines.
    pub fn new(
        (from, to): (Time, Time),
        marks: &[Value],
        (top, bottom): (i64, i64),
        (width, beside): (i64, i64),
    ) -> Plot {
        let end = |mark: Option<&Value>| mark.map_or(0, |mark| mark.number);
        Plot {
            from,
            to,
            highest: end(marks.first()),
            lowest: end(marks.last()),
            left: MARGIN + LEFT,
            right: width - MARGIN - beside,
            width,
            top,
            bottom,
        }
    }

    /// Draws the marks of the value axis and the times below.
    pub fn grid(&self, canvas: &mut Canvas, marks: &[Value], ticks: &[(Time, String)]) {
        let small = Set { fill: FAINT, anchor: "end", ..Set::new(SMALL) };
        for mark in marks {
            let y = self.height(mark);
            let (colour, weight) = if mark.number == 0 { (FAINT, 2) } else { (RULE, 1) };
            canvas.path(&format!("M{} {y}H{}", self.left, self.right), colour, weight, "");
            let (set, lines) = small.sized(&mark.words, LEFT - 10, 1, &SIZES);
            canvas.lines(self.left - 10, y + set.size / 3, set, &lines);
        }
        // Labels that would overlap the previous one are skipped.
        let mut free = MARGIN;
        for (at, words) in ticks {
            let middle = Set { anchor: "middle", ..small };
            let x = self.across(*at);
            let half = middle.width(words) / 2 + 4;
            if x - half >= free && x + half <= self.width {
                canvas.path(&format!("M{x} {}V{}", self.bottom, self.bottom + 8), FAINT, 2, "");
                canvas.text(x, self.bottom + 34, middle, words);
                free = x + half;
            }
        }
    }

    /// Returns the room that the labels need on the right.
    pub fn room(ends: &[String]) -> i64 {
        ends.iter().map(|words| label().width(words)).max().unwrap_or_default() + LEADER
    }

    /// Labels the ends of lines, and moves labels apart if they are too close.
    pub fn ends(&self, canvas: &mut Canvas, ends: &[End]) {
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by_key(|at| ends[*at].height);
        let apart = label().leading();
        let mut heights = vec![0; ends.len()];
        let mut free = i64::MIN;
        for at in &order {
            heights[*at] = ends[*at].height.max(free);
            free = heights[*at] + apart;
        }
        // Labels that moved below the bottom are moved up again.
        let mut free = self.bottom + apart / 2;
        for at in order.iter().rev() {
            heights[*at] = heights[*at].min(free);
            free = heights[*at] - apart;
        }
        let room = self.width - self.right - LEADER;
        for (end, y) in ends.iter().zip(heights) {
            let leader = format!("M{} {}L{} {y}", self.right, end.height, self.right + LEADER - 6);
            canvas.path(&leader, end.colour, 2, "");
            let set = Set { fill: end.colour, ..label() };
            let (set, lines) = set.sized(&end.words, room, 1, &SIZES);
            canvas.lines(self.right + LEADER, y + set.size / 3, set, &lines);
        }
    }

    /// Returns a line as a path. Of several steps in the same pixel column, only the last is drawn.
    pub fn steps(&self, line: &Series) -> String {
        let mut path = format!("M{} {}", self.left, self.height(&line.start));
        let mut rest = line.steps.iter().peekable();
        while let Some((at, value)) = rest.next() {
            let x = self.across(*at);
            if rest.peek().is_none_or(|(next, _)| self.across(*next) != x) {
                // Writing to a string cannot fail.
                let _ = write!(path, "H{x}V{}", self.height(value));
            }
        }
        path + &format!("H{}", self.right)
    }

    /// Returns the horizontal position of a time. Times outside the range are clamped.
    pub fn across(&self, at: Time) -> i64 {
        let whole = i128::from(self.to.since(self.from).as_millis().max(1));
        let part = i128::from(at.since(self.from).as_millis()).clamp(0, whole);
        let x = part * i128::from(self.right - self.left) / whole;
        self.left + i64::try_from(x).unwrap_or_default()
    }

    /// Returns the vertical position of a value. Values outside the axis are clamped.
    pub fn height(&self, value: &Value) -> i64 {
        let whole = (self.highest - self.lowest).max(1);
        let below = (self.highest.saturating_sub(value.number)).clamp(0, whole);
        self.top + (self.bottom - self.top) * below / whole
    }
}

fn label() -> Set<'static> {
    Set { bold: true, ..Set::new(SMALL) }
}
