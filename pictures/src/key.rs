//! The key below a picture: signs with their meaning, in as many rows as they need. No text is cut.

use super::svg::{Canvas, MARGIN, Set};

/// The key, laid out but not yet drawn.
pub struct Key<S> {
    /// With the margin below it.
    pub height: i64,
    set: Set<'static>,
    items: Vec<Item<S>>,
}

struct Item<S> {
    sign: S,
    words: Vec<String>,
    /// The left end, and the vertical middle of the first line.
    at: (i64, i64),
}

/// The place of a sign: its left end and vertical middle, and its size. It is twice as wide as high.
#[derive(Clone, Copy)]
pub struct Spot {
    pub left: i64,
    pub middle: i64,
    pub size: i64,
}

impl<S> Key<S> {
    /// Lays out a key for a picture of this width, in letters of this size.
    pub fn of(items: impl IntoIterator<Item = (S, String)>, width: i64, size: i64) -> Key<S> {
        let set = Set::new(size);
        let most = width - 2 * MARGIN - Self::beside(size);
        let (mut x, mut y, mut rows) = (MARGIN, size, 1);
        let mut laid = Vec::new();
        for (sign, words) in items {
            let words = set.lines(&words, most, 4);
            let wide = words.iter().map(|line| set.width(line)).max().unwrap_or_default();
            let taken = Self::beside(size) + wide;
            if x > MARGIN && x + taken > width - MARGIN {
                (x, y, rows) = (MARGIN, y + Self::row(set, rows), 1);
            }
            rows = rows.max(words.len());
            laid.push(Item { sign, words, at: (x, y) });
            x += taken + size;
        }
        let bottom = if laid.is_empty() { 0 } else { y + Self::row(set, rows) - size / 2 };
        Key { height: bottom + MARGIN, set, items: laid }
    }

    /// Draws the key, and each sign with `sign`.
    pub fn draw(&self, canvas: &mut Canvas, top: i64, sign: impl FnMut(&mut Canvas, &S, Spot)) {
        self.draw_at(canvas, (0, top), sign);
    }

    /// Draws the key with its margin at this corner.
    pub fn draw_at(&self, canvas: &mut Canvas, (x, y): (i64, i64), mut sign: impl FnMut(&mut Canvas, &S, Spot)) {
        let size = self.set.size;
        for item in &self.items {
            let (left, middle) = (item.at.0 + x, item.at.1 + y);
            sign(canvas, &item.sign, Spot { left, middle, size });
            canvas.lines(left + Self::beside(size), middle + size * 36 / 100, self.set, &item.words);
        }
    }

    /// Returns the distance from the left end of a sign to its words.
    fn beside(size: i64) -> i64 {
        size * 5 / 2
    }

    fn row(set: Set, lines: usize) -> i64 {
        let lines = i64::try_from(lines).unwrap_or(1);
        lines * set.leading() + set.size / 2
    }
}

impl Spot {
    /// Returns the middle of the sign.
    pub fn centre(self) -> (i64, i64) {
        (self.left + self.size, self.middle)
    }

    /// Returns the path of a line through the sign.
    pub fn line(self) -> String {
        format!("M{} {}h{}", self.left, self.middle, self.size * 2)
    }

    /// Returns the corner and the size of a box in the sign.
    pub fn plate(self) -> ((i64, i64), (i64, i64)) {
        let height = self.size * 6 / 5;
        ((self.left, self.middle - height / 2), (self.size * 2, height))
    }
}
