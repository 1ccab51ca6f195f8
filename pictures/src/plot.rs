//! Drawing over time: axes, stepped lines, and the labels at their ends.

use super::heat_map::Value;
use super::line_chart::Series;
use super::svg::{Canvas, FAINT, MARGIN, RULE, Set};
use chancery_basics::time::Time;
use std::fmt::Write;

const SMALL: i64 = 16;
/// The room for marks on the left, and for final values on the right.
const LEFT: i64 = 80;
const RIGHT: i64 = 96;

/// Maps times and values to positions in a picture.
pub struct Plot {
    from: Time,
    to: Time,
    highest: i64,
    lowest: i64,
    pub left: i64,
    pub right: i64,
    top: i64,
    bottom: i64,
}

impl Plot {
    pub fn new(from: Time, to: Time, marks: &[Value], (top, bottom): (i64, i64), width: i64) -> Plot {
        let end = |mark: Option<&Value>| mark.map_or(0, |mark| mark.number);
        Plot {
            from,
            to,
            highest: end(marks.first()),
            lowest: end(marks.last()),
            left: MARGIN + LEFT,
            right: width - MARGIN - RIGHT,
            top,
            bottom,
        }
    }

    /// Draws the marks of the value axis and the times below.
    pub fn grid(&self, canvas: &mut Canvas, marks: &[Value], ticks: &[(Time, String)]) {
        let small = Set { fill: FAINT, anchor: "end", ..Set::new(SMALL) };
        for mark in marks {
            let y = self.height(mark);
            let weight = if mark.number == 0 { 2 } else { 1 };
            canvas.path(&format!("M{} {y}H{}", self.left, self.right), RULE, weight, "");
            let (set, lines) = small.sized(&mark.words, LEFT - 10, 1, &[SMALL, 12, 9]);
            canvas.lines(self.left - 10, y + 5, set, &lines);
        }
        // Labels that would overlap the previous one are skipped.
        let mut free = MARGIN;
        for (at, words) in ticks {
            let middle = Set { anchor: "middle", ..small };
            let x = self.across(*at);
            let half = middle.width(words) / 2 + 4;
            if x - half >= free && x + half <= self.right + RIGHT + MARGIN {
                canvas.path(&format!("M{x} {}V{}", self.bottom, self.bottom + 6), FAINT, 1, "");
                canvas.text(x, self.bottom + 34, middle, words);
                free = x + half;
            }
        }
    }

    /// Writes the final values at the ends of their lines, and moves them apart if they are too close.
    pub fn ends(&self, canvas: &mut Canvas, set: Set, ends: &[(i64, &str)]) {
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.sort_by_key(|at| ends[*at].0);
        let apart = set.leading();
        let mut heights = vec![0; ends.len()];
        let mut free = i64::MIN;
        for at in &order {
            heights[*at] = ends[*at].0.max(free);
            free = heights[*at] + apart;
        }
        // Labels that moved below the bottom are moved up again.
        let mut free = self.bottom + apart / 2;
        for at in order.iter().rev() {
            heights[*at] = heights[*at].min(free);
            free = heights[*at] - apart;
        }
        for ((_, words), y) in ends.iter().zip(heights) {
            let (set, lines) = set.sized(words, RIGHT, 1, &[set.size, SMALL, 12, 9]);
            canvas.lines(self.right + 8, y + set.size / 3, set, &lines);
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
