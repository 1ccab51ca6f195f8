//! The sectors of a board as hexagons, with their holders, their ships and the links between them.

pub(super) mod grid;
mod key;
mod links;

use super::svg::{BLACK, Canvas, Colour, FAINT, INK, MARGIN, NOBODY, Rim, SEATS, Set, WHITE, head_height, seat_colour};
use grid::Grid;

pub const MOST_SECTORS: usize = 80;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectorMap {
    pub title: String,
    pub legend: String,
    pub words: MapWords,
    /// Names in seat order. A player beyond the ninth is shown by seat number, counted from 1.
    pub players: Vec<String>,
    /// Sectors beyond [`MOST_SECTORS`] are left out.
    pub sectors: Vec<Sector>,
    /// Links from a sector to itself or to a missing sector are ignored.
    pub links: Vec<Link>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapWords {
    /// The owner shown for ships without one.
    pub ancients: String,
    pub wormhole: String,
    pub generator: String,
    pub warp_portal: String,
    /// The heading of the sectors without a place on the map.
    pub elsewhere: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sector {
    pub name: String,
    /// Axial coordinates `(q, r)` of hexagons with a corner at the top: `q` grows to the right, `r` to the lower right.
    /// A sector is drawn below the map if it has none, if its place is taken, or if it is absurdly far from the others.
    pub at: Option<(i16, i16)>,
    /// The seat of the player who controls it, counted from 0.
    pub holder: Option<usize>,
    /// The owners of the ships there, with their number; ships without an owner are the ancients'.
    pub ships: Vec<(Option<usize>, u32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Two indices into the list of sectors.
    pub between: (usize, usize),
    pub kind: LinkKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LinkKind {
    Wormhole,
    Generator,
    WarpPortal,
}

/// The rows for ships in a hexagon: each row's top and half its width, in hundredths of the hexagon's unit. The first
/// is for the holder's name, if there is a holder. The corners and the middles of the edges are reserved for links.
const ROWS: [(i64, i64); 4] = [(-24, 62), (-2, 62), (19, 60), (40, 56)];
const ROW: i64 = 19;
/// The font sizes for a sector's name. The largest that fits on one line is used.
const NAMES: [i64; 3] = [26, 22, 18];
/// The font size of a name on two lines.
const LONG_NAME: i64 = 14;
/// The room for names, in hundredths of the unit.
const ROOM: i64 = 124;

struct Drawing<'a> {
    map: &'a SectorMap,
    grid: Grid,
    canvas: Canvas,
    labels: Vec<String>,
}

struct Pill {
    colour: Colour,
    words: String,
    width: i64,
}

pub fn sector_map(map: &SectorMap) -> String {
    let sectors = &map.sectors[..map.sectors.len().min(MOST_SECTORS)];
    let grid = Grid::of(sectors);
    let links = links::shown(&map.links, sectors.len());
    let key = key::Key::of(map, &links, grid.width);
    let mut drawing = Drawing {
        map,
        canvas: Canvas::new(grid.width, grid.bottom + key.height),
        labels: labels(map, grid.unit),
        grid,
    };
    let width = drawing.grid.width;
    drawing.canvas.head(width, &map.title, &map.legend);
    if let Some(y) = drawing.grid.below {
        let set = Set { fill: FAINT, ..Set::new(grid::HEADING) };
        let words = set.fitted(&map.words.elsewhere, width - 2 * MARGIN);
        drawing.canvas.text(MARGIN, y, set, &words);
    }
    for (at, sector) in sectors.iter().enumerate() {
        drawing.hexagon(at, sector);
    }
    links::draw(&mut drawing.canvas, &drawing.grid, &links);
    for (at, sector) in sectors.iter().enumerate() {
        drawing.inside(at, sector);
    }
    key.draw(&mut drawing.canvas, drawing.grid.bottom);
    drawing.canvas.finish()
}

/// Returns each player's label inside the hexagons. If two would be truncated to the same text, seat numbers
/// distinguish them.
fn labels(map: &SectorMap, unit: i64) -> Vec<String> {
    let set = pill_set(unit);
    let players = &map.players[..map.players.len().min(SEATS)];
    let short = |name: &String| set.fitted(name, unit * 70 / 100);
    let shorts: Vec<String> = players.iter().map(short).collect();
    let label = |(seat, name): (usize, &String)| {
        let alike = shorts.iter().filter(|other| **other == shorts[seat]);
        if shorts[seat].trim().is_empty() || alike.count() > 1 { format!("{} {name}", seat + 1) } else { name.clone() }
    };
    players.iter().enumerate().map(label).collect()
}

fn pill_set(unit: i64) -> Set<'static> {
    Set { anchor: "middle", ..Set::new(unit * 14 / 100) }
}

impl Drawing<'_> {
    fn hexagon(&mut self, at: usize, sector: &Sector) {
        let (x, y) = self.grid.places[at].middle;
        let unit = self.grid.unit * 95 / 100;
        let (half, side) = (unit * 866 / 1_000, unit / 2);
        let corners = [
            (x, y - unit),
            (x + half, y - side),
            (x + half, y + side),
            (x, y + unit),
            (x - half, y + side),
            (x - half, y - side),
        ];
        let (fill, rim) = match sector.holder {
            Some(seat) => (tint(seat), seat_colour(seat)),
            None => (WHITE, NOBODY),
        };
        let rim = Rim { colour: rim.towards(BLACK, 15, 100), width: self.grid.unit * 4 / 100 };
        self.canvas.polygon(&corners, fill, rim);
    }

    /// Draws a hexagon's contents on top of the links that cross it.
    fn inside(&mut self, at: usize, sector: &Sector) {
        let middle = self.grid.places[at].middle;
        self.name(middle, sector);
        let rows = match sector.holder {
            Some(seat) => {
                self.holder(middle, seat);
                &ROWS[1..]
            }
            None => &ROWS[..],
        };
        self.ships(middle, rows, &sector.ships);
    }

    fn name(&mut self, (x, y): (i64, i64), sector: &Sector) {
        let unit = self.grid.unit;
        let room = unit * ROOM / 100;
        let name = sector.name.trim();
        let set = |size: i64| Set {
            anchor: "middle",
            bold: true,
            halo: Some(sector.holder.map_or(WHITE, tint)),
            ..Set::new(unit * size / 100)
        };
        let large = NAMES.map(set);
        if let Some(set) = large.iter().find(|set| set.width(name) <= room) {
            return self.canvas.text(x, y - unit * 37 / 100, *set, &set.fitted(name, room));
        }
        let set = set(LONG_NAME);
        let fits = |first: &(&str, &str)| set.width(first.0) <= room;
        let mut spaces = name.match_indices(' ').map(|(at, _)| name.split_at(at));
        // A long word is truncated, but not the words before it.
        match spaces.rfind(fits) {
            Some((first, rest)) => {
                self.canvas.text(x, y - unit * 47 / 100, set, &set.fitted(first, room));
                let rest = set.fitted(rest.trim(), room);
                self.canvas.text(x, y - unit * 32 / 100, set, &rest);
            }
            None => self.canvas.text(x, y - unit * 37 / 100, set, &set.fitted(name, room)),
        }
    }

    /// Draws the holder's name on a rectangular plate; ships have round signs.
    fn holder(&mut self, (x, y): (i64, i64), seat: usize) {
        let unit = self.grid.unit;
        let colour = seat_colour(seat);
        let set = Set { fill: colour.ink(), bold: true, ..pill_set(unit) };
        let label = set.fitted(&self.label(seat), unit * 114 / 100);
        let width = (set.width(&label) + unit / 10).max(unit / 2);
        let (top, height) = (y + unit * ROWS[0].0 / 100, unit * ROW / 100);
        self.canvas.rectangle(x - width / 2, top, width, height, colour);
        self.canvas.text(x, top + height / 2 + set.size * 36 / 100, set, &label);
    }

    fn ships(&mut self, (x, y): (i64, i64), rows: &[(i64, i64)], ships: &[(Option<usize>, u32)]) {
        let unit = self.grid.unit;
        let fleets = ships.iter().filter(|(_, count)| *count > 0);
        let pills: Vec<Pill> = fleets.map(|fleet| self.pill(*fleet)).collect();
        let gap = unit * 4 / 100;
        let mut left = pills.iter().peekable();
        for (row, (top, half)) in rows.iter().enumerate() {
            let top = y + unit * top / 100;
            let mut room = unit * half * 2 / 100;
            let mut taken = Vec::new();
            // If the remaining pills do not all fit into the last row, it gives the number of the rest.
            let last = row + 1 == rows.len();
            let rest: i64 = left.clone().map(|pill| pill.width + gap).sum();
            if last && rest - gap > room {
                let more = self.signed(format!("+{} …", left.len()), WHITE);
                return self.fleet((x - more.width / 2, top), &more);
            }
            while let Some(pill) = left.next_if(|pill| pill.width <= room) {
                room -= pill.width + gap;
                taken.push(pill);
            }
            let width: i64 = taken.iter().map(|pill| pill.width + gap).sum();
            let mut from = x - (width - gap) / 2;
            for pill in taken {
                self.fleet((from, top), pill);
                from += pill.width + gap;
            }
        }
    }

    fn pill(&self, (whose, count): (Option<usize>, u32)) -> Pill {
        let unit = self.grid.unit;
        let set = pill_set(unit);
        let (whose, colour) = match whose {
            Some(seat) => (self.label(seat), seat_colour(seat)),
            None => (self.map.words.ancients.clone(), WHITE),
        };
        let count = format!(" ×{count}");
        let room = unit * 120 / 100 - set.width(&count) - self.ends();
        self.signed(set.fitted(&whose, room) + &count, colour)
    }

    fn signed(&self, words: String, colour: Colour) -> Pill {
        let width = pill_set(self.grid.unit).width(&words) + self.ends();
        Pill { colour, words, width }
    }

    fn ends(&self) -> i64 {
        self.grid.unit * 12 / 100
    }

    fn fleet(&mut self, (x, top): (i64, i64), pill: &Pill) {
        let unit = self.grid.unit;
        let height = unit * ROW / 100;
        let rim = Rim { colour: pill.colour.towards(BLACK, 50, 100), width: (unit / 50).max(1) };
        self.canvas.pill((x, top), (pill.width, height), pill.colour, rim);
        let set = Set { fill: pill.colour.ink(), ..pill_set(unit) };
        let middle = top + height / 2;
        self.canvas.text(x + pill.width / 2, middle + set.size * 36 / 100, set, &pill.words);
    }

    fn label(&self, seat: usize) -> String {
        let known = self.labels.get(seat).cloned();
        known.unwrap_or_else(|| seat.saturating_add(1).to_string())
    }
}

/// Returns the background of a player's sector: light enough for black text.
fn tint(seat: usize) -> Colour {
    WHITE.towards(seat_colour(seat), 30, 100)
}
