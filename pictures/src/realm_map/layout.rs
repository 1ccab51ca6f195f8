//! The layout of a map: each place gets a cell of a grid, near the places that it borders. The result depends only on
//! the borders, so the same map always looks the same.
//!
//! A search swaps places at random, from a fixed seed, and accepts changes that are not much worse, less and less so
//! ("threshold accepting"). All arithmetic is in integers, so that all machines agree.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

pub type Cell = (i64, i64);

/// The costs of a layout: for the square of each border's length, each border behind a place, and each crossing.
const LENGTH: i64 = 10;
const BEHIND: i64 = 120;
const CROSSING: i64 = 30;
/// The number of rough swaps for each place, and the limit of the work on fine ones.
const ROUGH: usize = 600;
const FINE: usize = 3_000_000;
/// The most layouts that are remembered. All are forgotten when there are more.
const MOST_KNOWN: usize = 32;

/// The number of places, the borders and the number of columns.
type Graph = (usize, Vec<(usize, usize)>, i64);
type Layouts = HashMap<Graph, Vec<Cell>>;

static KNOWN: LazyLock<Mutex<Layouts>> = LazyLock::new(Mutex::default);

/// Returns the column and row of `count` places.
pub fn cells(count: usize, borders: &[(usize, usize)], columns: i64) -> Vec<Cell> {
    let key: Graph = (count, borders.to_vec(), columns);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(cells) = known().get(&key) {
        return cells.clone();
    }
    let cells = Search::new(count, borders, columns).run();
    let mut known = known();
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(key, cells.clone());
    cells
}

struct Search<'a> {
    borders: &'a [(usize, usize)],
    /// The borders of each place, as indices.
    of: Vec<Vec<usize>>,
    columns: i64,
    /// The cell of each place.
    cells: Vec<Cell>,
    /// The place in each cell, row by row.
    places: Vec<Option<usize>>,
    seed: u64,
}

impl Search<'_> {
    fn new(count: usize, borders: &[(usize, usize)], columns: i64) -> Search<'_> {
        let width = usize::try_from(columns).unwrap_or(1).max(1);
        // A few free cells leave room to move.
        let rows = count.div_ceil(width) + 1;
        let mut of = vec![Vec::new(); count];
        for (at, (one, other)) in borders.iter().enumerate() {
            of[*one].push(at);
            of[*other].push(at);
        }
        let cell = |at: usize| [at % width, at / width].map(|part| i64::try_from(part).unwrap_or_default());
        let cells = (0..count).map(cell).map(|[column, row]| (column, row)).collect();
        let places = (0..width * rows).map(|at| (at < count).then_some(at)).collect();
        Search { borders, of, columns, cells, places, seed: 1 }
    }

    fn run(mut self) -> Vec<Cell> {
        let count = self.cells.len();
        if count > 1 {
            self.rough(count * ROUGH);
            let work = self.borders.len() * self.borders.len() / 2 + 8 * self.borders.len() + 1;
            self.fine(FINE / work);
        }
        self.cropped()
    }

    /// Shortens the borders, without regard to crossings.
    fn rough(&mut self, swaps: usize) {
        for left in (0..swaps).rev() {
            let threshold = LENGTH * 6 * i64::try_from(left).unwrap_or_default() / i64::try_from(swaps).unwrap_or(1);
            let (place, to) = self.candidate();
            let other = self.places[self.index(to)];
            let touched = |search: &Search| {
                let of = |place: usize| -> i64 { search.of[place].iter().map(|at| search.length(*at)).sum() };
                of(place) + other.map_or(0, of)
            };
            let before = touched(self);
            let from = self.swap(place, to);
            if touched(self) > before + threshold {
                self.swap(place, from);
            }
        }
    }

    /// Improves everything, and keeps the best.
    fn fine(&mut self, swaps: usize) {
        let mut now = self.cost();
        let mut best = (now, self.cells.clone());
        for left in (0..swaps).rev() {
            let threshold = CROSSING * 2 * i64::try_from(left).unwrap_or_default() / i64::try_from(swaps).unwrap_or(1);
            let (place, to) = self.candidate();
            let from = self.swap(place, to);
            let cost = self.cost();
            if cost > now + threshold {
                self.swap(place, from);
                continue;
            }
            now = cost;
            if cost < best.0 {
                best = (cost, self.cells.clone());
            }
        }
        self.cells = best.1;
    }

    /// Returns a place and a cell for it: any cell, or one next to a place that it borders.
    fn candidate(&mut self) -> (usize, Cell) {
        let place = self.random(self.cells.len());
        let (of, rows) = (self.of[place].len(), self.rows());
        if of > 0 && self.random(2) == 0 {
            let border = self.random(of);
            let (one, other) = self.borders[self.of[place][border]];
            let (column, row) = self.cells[if one == place { other } else { one }];
            let [across, down] = [self.random(3), self.random(3)].map(|step| i64::try_from(step).unwrap_or(1) - 1);
            return (place, ((column + across).clamp(0, self.columns - 1), (row + down).clamp(0, rows - 1)));
        }
        let at = self.random(self.places.len());
        let at = i64::try_from(at).unwrap_or_default();
        (place, (at % self.columns, at / self.columns))
    }

    /// Moves a place to a cell, and what is there to the place's cell, which it returns.
    fn swap(&mut self, place: usize, to: Cell) -> Cell {
        let from = self.cells[place];
        let (here, there) = (self.index(from), self.index(to));
        self.places.swap(here, there);
        for at in [here, there] {
            if let Some(place) = self.places[at] {
                self.cells[place] = if at == here { from } else { to };
            }
        }
        from
    }

    fn cost(&self) -> i64 {
        let mut cost = 0;
        for at in 0..self.borders.len() {
            cost += self.length(at) + BEHIND * self.behind(at);
            cost += CROSSING * (0..at).filter(|other| self.cross(at, *other)).map(|_| 1).sum::<i64>();
        }
        cost
    }

    fn ends(&self, border: usize) -> (Cell, Cell) {
        let (one, other) = self.borders[border];
        (self.cells[one], self.cells[other])
    }

    fn length(&self, border: usize) -> i64 {
        let (from, to) = self.ends(border);
        LENGTH * ((from.0 - to.0).pow(2) + (from.1 - to.1).pow(2))
    }

    /// Returns how many places a border runs behind.
    fn behind(&self, border: usize) -> i64 {
        let (from, to) = self.ends(border);
        passed(from, to).filter(|cell| self.places[self.index(*cell)].is_some()).map(|_| 1).sum()
    }

    fn cross(&self, one: usize, other: usize) -> bool {
        let (a, b) = self.ends(one);
        let (c, d) = self.ends(other);
        if a == c || a == d || b == c || b == d {
            return false;
        }
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    }

    fn rows(&self) -> i64 {
        i64::try_from(self.places.len()).unwrap_or(1) / self.columns.max(1)
    }

    fn index(&self, (column, row): Cell) -> usize {
        usize::try_from(row * self.columns + column).unwrap_or_default()
    }

    fn random(&mut self, below: usize) -> usize {
        // Splitmix64.
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.seed;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let below = u64::try_from(below).unwrap_or(1).max(1);
        usize::try_from((mixed ^ (mixed >> 31)) % below).unwrap_or_default()
    }

    /// Returns the cells without empty rows and columns.
    fn cropped(self) -> Vec<Cell> {
        let rank = |part: fn(&Cell) -> i64| {
            let mut used: Vec<i64> = self.cells.iter().map(part).collect();
            used.sort_unstable();
            used.dedup();
            move |at: i64| i64::try_from(used.binary_search(&at).unwrap_or_default()).unwrap_or_default()
        };
        let (column, row) = (rank(|cell| cell.0), rank(|cell| cell.1));
        self.cells.iter().map(|cell| (column(cell.0), row(cell.1))).collect()
    }
}

/// Returns the cells between two, which a straight line between their middles passes through.
pub fn passed(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let steps = dx.abs().max(dy.abs());
    (1..steps).filter_map(move |step| {
        // A cell is passed if the line comes within a third of a cell of its middle.
        let (x, y) = (dx * step, dy * step);
        let near = |part: i64| {
            let cell = (2 * part + steps * part.signum()) / (2 * steps);
            ((part - cell * steps).abs() * 3 <= steps).then_some(cell)
        };
        Some((from.0 + near(x)?, from.1 + near(y)?))
    })
}

/// Returns the side of a line that a point is on: a positive or a negative number, or 0 on the line.
fn side(from: Cell, to: Cell, point: Cell) -> i64 {
    ((to.0 - from.0) * (point.1 - from.1) - (to.1 - from.1) * (point.0 - from.0)).signum()
}
