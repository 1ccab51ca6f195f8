//! The positions and the size of the hexagons.

use super::{MARGIN, Sector, head_height};
use crate::svg::{Canvas, FAINT, Set, readable};
use std::collections::BTreeSet;

/// The largest unit of a hexagon, and the largest width and height of a map.
const LARGEST: i64 = 100;
const MOST: i64 = 1_560;
/// The smallest width, which leaves room for the title and the key.
const LEAST: i64 = 640;
/// The most steps between a sector and the centre of the others. One further off would make all of them tiny.
const FAR: i64 = 8;
/// The number of sectors in a row below the map. A wide map has more.
const IN_A_ROW: i64 = 7;

pub struct Grid {
    /// The distance from the middle of a hexagon to its corners.
    pub unit: i64,
    pub width: i64,
    pub bottom: i64,
    /// The position of the heading over the sectors below the map, if there are any.
    pub below: Option<i64>,
    /// One for each sector.
    pub places: Vec<Place>,
}

pub struct Place {
    pub middle: (i64, i64),
    /// The coordinates, if the sector is on the map.
    pub at: Option<(i64, i64)>,
}

impl Grid {
    /// Lays out the hexagons below the title and the legend.
    pub fn of(sectors: &[Sector], title: &str, legend: &str) -> Grid {
        let at = coordinates(sectors);
        let placed = || at.iter().flatten();
        // Columns are half a hexagon wide, because each row is shifted by half a hexagon.
        let columns = bounds(placed().map(|(q, r)| 2 * q + r));
        let rows = bounds(placed().map(|(_, r)| *r));
        let (halves, steps) = match (columns, rows) {
            (Some((left, right)), Some((first, last))) => (right - left + 2, last - first),
            _ => (2, 0),
        };
        let unit = LARGEST.min(MOST * 1_000 / 866 / halves).min(MOST * 2 / (3 * steps + 4));
        let half = unit * 866 / 1_000;
        let (pitch, gap) = (2 * half + unit / 5, unit / 5);
        let others = at.iter().filter(|at| at.is_none()).count();
        let others = i64::try_from(others).unwrap_or_default();
        let inner = (halves * half).max(LEAST).max(others.min(IN_A_ROW) * pitch - gap);
        let width = inner + 2 * MARGIN;
        let mut grid =
            Grid { unit, width, bottom: head_height(width, title, &[legend]), below: None, places: Vec::new() };
        let left = columns.map_or(0, |(left, _)| left);
        let first = rows.map_or(0, |(first, _)| first);
        let (x, y) = ((width - halves * half) / 2, grid.bottom + unit);
        if columns.is_some() {
            grid.bottom += (3 * steps + 4) * unit / 2 + MARGIN;
        }
        let in_a_row = (inner + gap) / pitch;
        let heading = readable(width);
        let top = grid.bottom + heading * 2 + unit;
        if others > 0 {
            grid.below = Some(grid.bottom + heading);
            let count = (others + in_a_row - 1) / in_a_row;
            grid.bottom = top - unit + count * (2 * unit + gap) + MARGIN;
        }
        let mut slots = 0..;
        for at in at {
            let middle = match at {
                Some((q, r)) => (x + (2 * q + r - left + 1) * half, y + (r - first) * unit * 3 / 2),
                None => {
                    let slot = slots.next().unwrap_or_default();
                    (MARGIN + slot % in_a_row * pitch + half, top + slot / in_a_row * (2 * unit + gap))
                }
            };
            grid.places.push(Place { middle, at });
        }
        grid
    }

    /// Returns the smallest font size that is readable on a phone.
    pub fn readable(&self) -> i64 {
        readable(self.width)
    }

    /// Returns the corners of a hexagon that takes this many hundredths of its place.
    pub fn corners(&self, at: usize, hundredths: i64) -> [(i64, i64); 6] {
        let (x, y) = self.places[at].middle;
        let unit = self.unit * hundredths / 100;
        let (half, side) = (unit * 866 / 1_000, unit / 2);
        [
            (x, y - unit),
            (x + half, y - side),
            (x + half, y + side),
            (x, y + unit),
            (x - half, y + side),
            (x - half, y - side),
        ]
    }

    /// Writes the heading over the hexagons below the map, if there are any.
    pub fn heading(&self, canvas: &mut Canvas, words: &str) {
        if let Some(y) = self.below {
            let set = Set { fill: FAINT, ..Set::new(self.readable()) };
            canvas.text(MARGIN, y, set, &set.fitted(words, self.width - 2 * MARGIN));
        }
    }

    pub fn are_neighbours(&self, one: usize, other: usize) -> bool {
        match (self.places[one].at, self.places[other].at) {
            (Some(one), Some(other)) => steps(one, other) == 1,
            _ => false,
        }
    }
}

/// Returns the coordinates of the sectors that have a place on the map.
fn coordinates(sectors: &[Sector]) -> Vec<Option<(i64, i64)>> {
    let wide = |(q, r): (i16, i16)| (i64::from(q), i64::from(r));
    let given = || sectors.iter().filter_map(|sector| sector.at.map(wide));
    // Unlike the mean, the median ignores an outlier.
    let centre = (median(given().map(|(q, _)| q)), median(given().map(|(_, r)| r)));
    let mut taken = BTreeSet::new();
    let mut place = |sector: &Sector| {
        let at = sector.at.map(wide)?;
        (steps(at, centre) <= FAR && taken.insert(at)).then_some(at)
    };
    sectors.iter().map(&mut place).collect()
}

fn median(numbers: impl Iterator<Item = i64>) -> i64 {
    let mut numbers: Vec<i64> = numbers.collect();
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}

/// Returns the distance between two hexagons in steps.
fn steps((q, r): (i64, i64), (to_q, to_r): (i64, i64)) -> i64 {
    let (q, r) = (q - to_q, r - to_r);
    q.abs().max(r.abs()).max((q + r).abs())
}

fn bounds(numbers: impl Iterator<Item = i64> + Clone) -> Option<(i64, i64)> {
    Some((numbers.clone().min()?, numbers.max()?))
}
