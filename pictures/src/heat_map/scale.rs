//! The colours of a heat map, which reach from the lowest to the highest value in the picture, and the bar that says so.

use super::{SIZES, TINY, Value};
use crate::svg::{BLUE, Canvas, Colour, FAINT, MARGIN, ORANGE, Set, readable};

/// Zero, halfway between the two ends.
const NEUTRAL: Colour = Colour(0x3a, 0x3e, 0x46);
/// The number of steps in the bar, and its size.
const STEPS: i64 = 40;
const BAR: (i64, i64) = (240, 20);
const GAP: i64 = 12;

pub struct Scale {
    /// The lowest and the highest value; zero if all values are on its other side.
    lowest: Value,
    highest: Value,
    /// The longest text in the cells.
    longest: Vec<String>,
}

impl Scale {
    pub fn of<'a>(values: impl Iterator<Item = &'a Value>) -> Scale {
        let zero = || Value { number: 0, words: "0".to_owned() };
        let mut scale = Scale { lowest: zero(), highest: zero(), longest: Vec::new() };
        for value in values {
            if value.number < scale.lowest.number {
                scale.lowest = value.clone();
            }
            if value.number > scale.highest.number {
                scale.highest = value.clone();
            }
            scale.longest.push(value.words.clone());
        }
        scale
    }

    /// Returns the colour of a value. Equal amounts on both sides of zero are equally strong.
    pub fn colour(&self, number: i64) -> Colour {
        let most = self.highest.number.max(-self.lowest.number);
        let end = if number < 0 { ORANGE } else { BLUE };
        NEUTRAL.towards(end, number.saturating_abs(), most.max(1))
    }

    /// Returns the font sizes for the numbers: the same for all, so that the longest fits.
    pub fn sizes(&self, width: i64) -> Vec<i64> {
        let all: Vec<i64> = SIZES.into_iter().chain(TINY).collect();
        let fits = |size: &i64| self.longest.iter().all(|words| Set::new(*size).width(words) <= width);
        let first = all.iter().position(fits).unwrap_or(all.len() - 1);
        all[first..].to_vec()
    }

    fn is_flat(&self) -> bool {
        self.lowest.number == self.highest.number
    }

    /// Returns the height that the bar takes with its explanation.
    pub fn height(&self, words: &str, width: i64) -> i64 {
        // It draws on a temporary canvas, because the picture's height depends on it.
        self.draw(&mut Canvas::new(width, 0), 0, width, words)
    }

    /// Draws the explanation and the bar, and returns the height. Without differences, there is nothing to explain.
    pub fn draw(&self, canvas: &mut Canvas, top: i64, width: i64, words: &str) -> i64 {
        if self.is_flat() {
            return 0;
        }
        let set = Set { fill: FAINT, ..Set::new(readable(width)) };
        let y = canvas.lines(MARGIN, top + GAP + set.size, set, &set.lines(words, width - 2 * MARGIN, 3));
        let (base, bar) = (y + set.size / 8, y - BAR.1 + set.size / 5);
        canvas.text(MARGIN, base, set, &self.lowest.words);
        let left = MARGIN + set.width(&self.lowest.words) + GAP;
        let (from, whole) = (self.lowest.number, self.highest.number.saturating_sub(self.lowest.number));
        for step in 0..STEPS {
            let part = i128::from(whole) * i128::from(2 * step + 1) / i128::from(2 * STEPS);
            let number = from.saturating_add(i64::try_from(part).unwrap_or(i64::MAX));
            let x = left + BAR.0 * step / STEPS;
            canvas.rectangle(x, bar, left + BAR.0 * (step + 1) / STEPS - x, BAR.1, self.colour(number));
        }
        canvas.text(left + BAR.0 + GAP, base, set, &self.highest.words);
        base + GAP - top
    }
}
