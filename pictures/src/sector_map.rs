//! The sectors of a board as hexagons, with their holders, their ships and the links between them.

pub(super) mod grid;
mod links;

use super::key::{Key, Spot};
use super::svg::{Canvas, Colour, DEEP, INK, MARGIN, NOBODY, PANEL, Rim, Set, head_height, seat_colour};
use grid::Grid;

pub const MOST_SECTORS: usize = 80;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectorMap {
    pub title: String,
    pub legend: String,
    pub words: MapWords,
    /// Names in seat order. On the map, players are shown by seat number, counted from 1.
    pub players: Vec<String>,
    /// Sectors beyond [`MOST_SECTORS`] are left out.
    pub sectors: Vec<Sector>,
    /// Links from a sector to itself or to a missing sector are ignored.
    pub links: Vec<Link>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapWords {
    /// The meaning of a square sign, and of a round one.
    pub holder: String,
    pub ships: String,
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

/// The font sizes of names, in hundredths of the hexagon's unit. Smaller ones would be unreadable on a phone.
const NAMES: [i64; 3] = [28, 24, 20];
/// The range of the font sizes of numbers, and of signs.
const NUMBERS: (i64, i64) = (28, 45);
const SIGNS: (i64, i64) = (16, 26);
/// The room for signs, and for names on one line and on two, in hundredths of the unit. The corners and the middles of
/// the edges are reserved for links.
const ROOM: i64 = 130;
const NAME_ROOMS: [i64; 2] = [146, 124];
/// How far down contents may reach.
const LOWEST: i64 = 78;

struct Drawing {
    grid: Grid,
    canvas: Canvas,
    /// The lines of each sector's name, if all names fit into their hexagons. Otherwise sectors are numbered.
    names: Option<(Set<'static>, Vec<Vec<String>>)>,
}

struct Pill {
    colour: Colour,
    words: String,
    width: i64,
}

/// A sign in the key.
enum Sign {
    Player(usize),
    Holder,
    Ships,
    Ancients,
    Line(LinkKind),
}

pub fn sector_map(map: &SectorMap) -> String {
    let sectors = &map.sectors[..map.sectors.len().min(MOST_SECTORS)];
    let grid = Grid::of(sectors, &map.title, &map.legend);
    let links = links::shown(&map.links, sectors.len());
    let (width, size) = (grid.width, grid.readable());
    let names = names(&grid, sectors.iter().map(|sector| sector.name.as_str()));
    let numbers = match &names {
        Some(_) => Vec::new(),
        None => sectors.iter().map(|sector| sector.name.clone()).enumerate().collect(),
    };
    let numbers = Key::of(numbers, width, size);
    let key = Key::of(signs(map, sectors, &links), width, size);
    let height = grid.bottom + key.height + if names.is_none() { numbers.height } else { 0 };
    let mut drawing = Drawing { canvas: Canvas::new(width, height), grid, names };
    drawing.canvas.head(width, &map.title, &[&map.legend]);
    drawing.grid.heading(&mut drawing.canvas, &map.words.elsewhere);
    for (at, sector) in sectors.iter().enumerate() {
        drawing.hexagon(at, sector);
    }
    links::draw(&mut drawing.canvas, &drawing.grid, &links);
    for (at, sector) in sectors.iter().enumerate() {
        drawing.inside(at, sector);
    }
    let Drawing { mut canvas, grid, names, .. } = drawing;
    key.draw(&mut canvas, grid.bottom, sign);
    if names.is_none() {
        numbers.draw(&mut canvas, grid.bottom + key.height, number_sign);
    }
    canvas.finish()
}

/// Returns the lines of each name, and their font size, if all names fit into their hexagons without a broken word and
/// at a readable size.
pub(super) fn names<'a>(grid: &Grid, names: impl Iterator<Item = &'a str>) -> Option<(Set<'static>, Vec<Vec<String>>)> {
    let names: Vec<&str> = names.map(str::trim).collect();
    let sizes = NAMES.map(|size| grid.unit * size / 100);
    let readable = || sizes.into_iter().filter(|size| *size >= grid.readable());
    // A smaller size is better than a second line.
    let layouts = (1..=NAME_ROOMS.len()).flat_map(|most| readable().map(move |size| (most, size)));
    let fitting = layouts.filter_map(|(most, size)| {
        let set = Set { anchor: "middle", ..Set::new(size) };
        let lines = |name: &&str| {
            let rooms = (1..).zip(NAME_ROOMS).take(most);
            let lines = rooms.map(|(most, room)| set.lines(name, grid.unit * room / 100, most));
            { lines }.find(|lines| lines.join(" ") == super::fonts::drawable(name))
        };
        Some((set, names.iter().map(lines).collect::<Option<_>>()?))
    });
    { fitting }.next()
}

/// Draws the sign that gives a hexagon's number, counted from 0.
pub(super) fn number_sign(canvas: &mut Canvas, number: &usize, spot: Spot) {
    let ((x, y), (width, height)) = spot.plate();
    canvas.pill((x, y), (width, height), PANEL, Rim { colour: NOBODY, width: 2 });
    let set = Set { anchor: "middle", bold: true, ..Set::new(spot.size) };
    canvas.text(spot.centre().0, spot.middle + set.size * 36 / 100, set, &(number + 1).to_string());
}

fn signs(map: &SectorMap, sectors: &[Sector], links: &[Link]) -> Vec<(Sign, String)> {
    let words = &map.words;
    let players = map.players.iter().enumerate();
    let mut signs: Vec<(Sign, String)> = players.map(|(seat, name)| (Sign::Player(seat), name.clone())).collect();
    if sectors.iter().any(|sector| sector.holder.is_some()) {
        signs.push((Sign::Holder, words.holder.clone()));
    }
    let has_ships = |of: fn(&Option<usize>) -> bool| sectors.iter().any(|one| one.ships.iter().any(|(who, _)| of(who)));
    if has_ships(Option::is_some) {
        signs.push((Sign::Ships, words.ships.clone()));
    }
    if has_ships(Option::is_none) {
        signs.push((Sign::Ancients, words.ancients.clone()));
    }
    let lines = [
        (LinkKind::Wormhole, &words.wormhole),
        (LinkKind::Generator, &words.generator),
        (LinkKind::WarpPortal, &words.warp_portal),
    ];
    let lines = lines.into_iter().filter(|(kind, _)| links.iter().any(|link| link.kind == *kind));
    signs.extend(lines.map(|(kind, words)| (Sign::Line(kind), words.clone())));
    signs
}

fn sign(canvas: &mut Canvas, sign: &Sign, spot: Spot) {
    let (corner, size) = spot.plate();
    let rim = Rim { colour: DEEP, width: 1 };
    let on = |canvas: &mut Canvas, words: &str| {
        let set = Set { fill: NOBODY.ink(), anchor: "middle", ..Set::new(spot.size * 4 / 5) };
        canvas.text(spot.centre().0, spot.middle + set.size * 36 / 100, set, words);
    };
    match sign {
        Sign::Player(seat) => {
            canvas.pill(corner, size, seat_colour(*seat), rim);
            canvas.number(spot.centre(), spot.size, *seat);
        }
        Sign::Holder => {
            canvas.rectangle(corner.0, corner.1, size.0, size.1, NOBODY);
            on(canvas, "#");
        }
        Sign::Ships => {
            canvas.pill(corner, size, NOBODY, rim);
            on(canvas, "#×2");
        }
        Sign::Ancients => {
            canvas.pill(corner, size, INK, rim);
            let set = Set { fill: DEEP, anchor: "middle", ..Set::new(spot.size * 4 / 5) };
            canvas.text(spot.centre().0, spot.middle + set.size * 36 / 100, set, "×1");
        }
        Sign::Line(kind) => {
            links::line(canvas, *kind, &spot.line(), spot.size * 30 / 100);
            if *kind == LinkKind::WarpPortal {
                links::portal(canvas, spot.centre(), spot.size * 5);
            }
        }
    }
}

impl Drawing {
    fn part(&self, hundredths: i64) -> i64 {
        self.grid.unit * hundredths / 100
    }

    /// Returns the readable font size, within this range of hundredths of the unit.
    fn size(&self, (least, most): (i64, i64)) -> i64 {
        self.grid.readable().clamp(self.part(least), self.part(most))
    }

    fn hexagon(&mut self, at: usize, sector: &Sector) {
        let (fill, rim) = match sector.holder {
            Some(seat) => (tint(seat), seat_colour(seat)),
            None => (PANEL, NOBODY),
        };
        let rim = Rim { colour: rim, width: self.part(4) };
        self.canvas.polygon(&self.grid.corners(at, 95), fill, rim);
    }

    /// Draws a hexagon's contents on top of the links that cross it.
    fn inside(&mut self, at: usize, sector: &Sector) {
        let (x, y) = self.grid.places[at].middle;
        let halo = Some(sector.holder.map_or(PANEL, tint));
        let Some((set, names)) = &self.names else {
            return self.inside_numbered(at, sector, halo);
        };
        let (set, lines) = (Set { halo, ..*set }, &names[at]);
        let top = y - self.part(if lines.len() > 1 { 62 } else { 48 });
        let next = self.canvas.lines(x, top + set.size * 3 / 4, set, lines);
        let mut top = next - set.leading() + set.size * 2 / 5;
        if let Some(seat) = sector.holder {
            self.holder((x, top), seat);
            top += self.row();
        }
        self.ships((x, y), top, &sector.ships);
    }

    /// Draws the same with a number, beside the holder's.
    fn inside_numbered(&mut self, at: usize, sector: &Sector, halo: Option<Colour>) {
        let (x, y) = self.grid.places[at].middle;
        let set = Set { bold: true, halo, ..Set::new(self.size(NUMBERS)) };
        let number = (at + 1).to_string();
        let (plate, gap) = (self.size(SIGNS) * 2, self.part(8));
        let beside = if sector.holder.is_some() { gap + plate } else { 0 };
        let left = x - (set.width(&number) + beside) / 2;
        let base = y - self.part(12);
        self.canvas.text(left, base, set, &number);
        if let Some(seat) = sector.holder {
            let middle = base - set.size * 36 / 100;
            let centre = left + set.width(&number) + gap + plate / 2;
            self.holder((centre, middle - self.size(SIGNS) * 5 / 8), seat);
        }
        self.ships((x, y), y - self.part(2), &sector.ships);
    }

    /// Returns the height of a row of signs, with the gap below it.
    fn row(&self) -> i64 {
        self.size(SIGNS) * 5 / 4 + self.part(3)
    }

    /// Draws the holder's number on a rectangular plate; ships have round signs.
    fn holder(&mut self, (x, top): (i64, i64), seat: usize) {
        let size = self.size(SIGNS);
        let (width, height) = (size * 2, size * 5 / 4);
        let rim = Rim { colour: DEEP, width: 1 };
        let (left, right, bottom) = (x - width / 2, x + width / 2, top + height);
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        self.canvas.polygon(&corners, seat_colour(seat), rim);
        self.canvas.number((x, top + height / 2), size, seat);
    }

    fn ships(&mut self, (x, y): (i64, i64), from: i64, ships: &[(Option<usize>, u32)]) {
        let fleets = ships.iter().filter(|(_, count)| *count > 0);
        let pills: Vec<Pill> = fleets.map(|fleet| self.pill(*fleet)).collect();
        let gap = self.part(3);
        let mut left = pills.iter().peekable();
        let mut top = from;
        while left.peek().is_some() {
            let bottom = top + self.row();
            // The hexagon narrows below its corners.
            let below = (bottom - y - self.part(50)).max(0);
            let mut room = self.part(ROOM) - below * 2;
            let mut taken = Vec::new();
            // If the remaining pills do not all fit into the last row, it gives the number of the rest.
            let last = bottom + self.row() > y + self.part(LOWEST);
            let rest: i64 = left.clone().map(|pill| pill.width + gap).sum();
            if last && rest - gap > room {
                let more = self.signed(format!("+{}", left.len()), NOBODY);
                return self.fleet((x - more.width / 2, top), &more);
            }
            while let Some(pill) = left.next_if(|pill| pill.width <= room) {
                room -= pill.width + gap;
                taken.push(pill);
            }
            let width: i64 = taken.iter().map(|pill| pill.width + gap).sum();
            let mut across = x - (width - gap) / 2;
            for pill in taken {
                self.fleet((across, top), pill);
                across += pill.width + gap;
            }
            top = bottom;
        }
    }

    fn pill(&self, (whose, count): (Option<usize>, u32)) -> Pill {
        match whose {
            Some(seat) => self.signed(format!("{}×{count}", seat.saturating_add(1)), seat_colour(seat)),
            None => self.signed(format!("×{count}"), INK),
        }
    }

    fn signed(&self, words: String, colour: Colour) -> Pill {
        let width = Set::new(self.size(SIGNS)).width(&words) + self.part(8);
        Pill { colour, words, width }
    }

    fn fleet(&mut self, (x, top): (i64, i64), pill: &Pill) {
        let size = self.size(SIGNS);
        let height = size * 5 / 4;
        self.canvas.pill((x, top), (pill.width, height), pill.colour, Rim { colour: DEEP, width: 1 });
        let set = Set { fill: pill.colour.ink(), anchor: "middle", ..Set::new(size) };
        self.canvas.text(x + pill.width / 2, top + height / 2 + size * 36 / 100, set, &pill.words);
    }
}

/// Returns the background of a player's sector: dark enough for white text.
fn tint(seat: usize) -> Colour {
    PANEL.towards(seat_colour(seat), 14, 100)
}
