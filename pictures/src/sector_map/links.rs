//! The links between sectors: a short stroke across a shared edge, or a curve to a more distant sector.

use super::grid::Grid;
use super::{Canvas, DEEP, INK, Link, LinkKind, Rim, Set};
use std::collections::{BTreeMap, BTreeSet};

type Point = (i64, i64);

/// The possible ends of curves: near the corners, in hundredths of the hexagon's unit. Nothing else is drawn there.
const CORNERS: [Point; 6] = [(0, -82), (71, -41), (71, 41), (0, 82), (-71, 41), (-71, -41)];

/// The offsets of several links between the same sectors from the middle of the edge, in hundredths of the distance
/// between them.
const ASIDE: [i64; 3] = [0, 16, -16];
/// How far their curves bend, in hundredths of the distance, and the limit in hundredths of the unit.
const BENDS: [(i64, i64); 3] = [(18, 150), (30, 190), (42, 230)];

/// Returns each link that can be drawn, without duplicates.
pub fn shown(links: &[Link], sectors: usize) -> Vec<Link> {
    let mut known = BTreeSet::new();
    let mut shown = Vec::new();
    for link in links {
        let (one, other) = link.between;
        let between = (one.min(other), one.max(other));
        if one != other && between.1 < sectors && known.insert((between, link.kind)) {
            shown.push(Link { between, ..*link });
        }
    }
    shown
}

pub fn draw(canvas: &mut Canvas, grid: &Grid, links: &[Link]) {
    let mut beside: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    let mut corners = Corners::default();
    // If several portals' curves end in one corner, they share one sign.
    let mut signs = BTreeSet::new();
    for link in links {
        let rank = beside.entry(link.between).or_default();
        if grid.are_neighbours(link.between.0, link.between.1) {
            signs.extend(stroke(canvas, grid, link, *rank));
        } else {
            signs.extend(corners.bow(canvas, grid, link, *rank));
        }
        *rank += 1;
    }
    for at in signs {
        portal(canvas, at, grid.unit);
    }
}

/// Draws a line in the style of its kind.
pub fn line(canvas: &mut Canvas, kind: LinkKind, path: &str, width: i64) {
    match kind {
        LinkKind::Wormhole => canvas.path(path, INK, width, ""),
        LinkKind::Generator => {
            let dash = format!("{} {}", width, width * 2 / 3);
            canvas.path(path, INK, width, &dash);
        }
        LinkKind::WarpPortal => canvas.dots(path, INK, width * 2 / 3),
    }
}

pub fn portal(canvas: &mut Canvas, (x, y): Point, unit: i64) {
    let rim = Rim { colour: DEEP, width: (unit / 50).max(1) };
    canvas.circle((x, y), unit * 12 / 100, INK, rim);
    let set = Set { fill: DEEP, anchor: "middle", bold: true, ..Set::new(unit * 16 / 100) };
    canvas.text(x, y + set.size * 36 / 100, set, "W");
}

/// Draws a short stroke across the edge between two neighbours. Returns the position of a warp portal's sign.
fn stroke(canvas: &mut Canvas, grid: &Grid, link: &Link, rank: usize) -> Option<Point> {
    let (from, to) = ends(grid, link);
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let aside = ASIDE[rank % ASIDE.len()];
    let (x, y) = ((from.0 + to.0) / 2 - dy * aside / 100, (from.1 + to.1) / 2 + dx * aside / 100);
    let reach = if link.kind == LinkKind::WarpPortal { 12 } else { 9 };
    let (ax, ay) = (dx * reach / 100, dy * reach / 100);
    let path = format!("M{} {}L{} {}", x - ax, y - ay, x + ax, y + ay);
    line(canvas, link.kind, &path, grid.unit * 9 / 100);
    (link.kind == LinkKind::WarpPortal).then_some((x, y))
}

fn ends(grid: &Grid, link: &Link) -> (Point, Point) {
    let (one, other) = link.between;
    (grid.places[one].middle, grid.places[other].middle)
}

/// The corners where curves end. Each corner is used by one kind only.
#[derive(Default)]
struct Corners(BTreeMap<(usize, usize), LinkKind>);

impl Corners {
    /// Draws a curve between two sectors that are not neighbours. Returns the positions of a warp portal's signs.
    fn bow(&mut self, canvas: &mut Canvas, grid: &Grid, link: &Link, rank: usize) -> Vec<Point> {
        let (from, to) = ends(grid, link);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        // The middle of the picture has the most room, so curves bend towards it.
        let inwards = (grid.width / 2 - middle.0, grid.bottom / 2 - middle.1);
        let side = if inwards.1 * dx - inwards.0 * dy < 0 { -1 } else { 1 };
        let length = (dx * dx + dy * dy).isqrt().max(1);
        let (part, most) = BENDS[rank % BENDS.len()];
        let bend = (length * part / 100).min(grid.unit * most / 100) * side;
        let over = (middle.0 - dy * bend / length, middle.1 + dx * bend / length);
        let start = self.corner(grid, link.between.0, over, link.kind);
        let end = self.corner(grid, link.between.1, over, link.kind);
        let path = format!("M{} {}Q{} {} {} {}", start.0, start.1, over.0, over.1, end.0, end.1);
        line(canvas, link.kind, &path, (grid.unit * 5 / 100).max(3));
        if link.kind == LinkKind::WarpPortal {
            return vec![start, end];
        }
        let rim = Rim { colour: INK, width: 0 };
        for end in [start, end] {
            canvas.circle(end, grid.unit * 5 / 100, INK, rim);
        }
        Vec::new()
    }

    /// Returns the corner of a sector that best faces a point and is not used by another kind.
    fn corner(&mut self, grid: &Grid, sector: usize, towards: Point, kind: LinkKind) -> Point {
        let (x, y) = grid.places[sector].middle;
        let free = |corner: &usize| self.0.get(&(sector, *corner)).is_none_or(|k| *k == kind);
        let look = |corner: &usize| {
            let (cx, cy) = CORNERS[*corner];
            cx * (towards.0 - x) + cy * (towards.1 - y)
        };
        let corner = (0..CORNERS.len()).filter(free).max_by_key(look);
        let corner = corner.unwrap_or_default();
        self.0.insert((sector, corner), kind);
        let (cx, cy) = CORNERS[corner];
        (x + cx * grid.unit / 100, y + cy * grid.unit / 100)
    }
}
