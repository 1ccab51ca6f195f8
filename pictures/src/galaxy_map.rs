//! The systems of a galaxy as hexagons, with their planets, readied or exhausted, and the players' command tokens.
//! Every sign carries a seat number, and exhausted planets are hollow, so that colour is never the only cue.

use super::key::{Key, Spot};
use super::sector_map::grid::Grid;
use super::sector_map::{Sector, names, number_sign};
use super::svg::{BRIGHT_ORANGE, Canvas, Colour, DEEP, GROUND, INK, MARGIN, NOBODY, PANEL, Rim, Set, seat_colour};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalaxyMap {
    pub title: String,
    pub legend: String,
    pub words: GalaxyWords,
    /// Names in seat order. Seats are numbered from 1.
    pub players: Vec<String>,
    pub systems: Vec<System>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalaxyWords {
    pub token: String,
    pub readied: String,
    pub exhausted: String,
    /// The meaning of a planet's sign without a player's colour.
    pub unheld: String,
    /// The meaning of the ring around the central system.
    pub central: String,
    /// The sign that represents many tokens.
    pub diplomacy: String,
    /// The heading of the systems without a place on the map.
    pub elsewhere: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct System {
    pub name: String,
    pub at: Option<(i16, i16)>,
    /// Whether it is the centre of the galaxy, which has its own rim.
    pub central: bool,
    pub planets: Vec<Planet>,
    /// The seats of the players with a single token there, counted from 0.
    pub tokens: Vec<usize>,
    pub diplomacy: Option<DiplomacyToken>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planet {
    pub name: String,
    /// The seat of the player who controls it, counted from 0.
    pub holder: Option<usize>,
    pub exhausted: bool,
}

/// One sign that represents several tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiplomacyToken {
    pub stands_for: usize,
}

/// The range of font sizes in hundredths of the hexagon's unit: for planets by name, for numbers, and for signs.
const PLANETS: (i64, i64) = (17, 20);
const NUMBERS: (i64, i64) = (28, 45);
const SIGNS: (i64, i64) = (18, 36);
/// The most planets listed by name in a hexagon, and the room for their names.
const ROWS: usize = 2;
const ROOM: i64 = 154;
/// The longest useful list, in widths of the picture.
const LONGEST: i64 = 4;
/// The room for a row of signs, above and below the middle of the hexagon.
const UPPER: i64 = 144;
const LOWER: i64 = 116;

struct Drawing {
    grid: Grid,
    canvas: Canvas,
    /// The lines of each system's name, if all names of systems and planets fit into their hexagons. Otherwise systems
    /// are numbered, and listed below with their planets.
    names: Option<(Set<'static>, Vec<Vec<String>>)>,
}

/// A sign in the key, or in the list of systems.
enum Sign {
    Player(usize),
    Token,
    Planet { holder: Option<usize>, exhausted: bool },
    Unheld,
    Central,
    Diplomacy,
    System(usize),
}

pub fn galaxy_map(map: &GalaxyMap) -> String {
    let sector = |system: &System| Sector { name: String::new(), at: system.at, holder: None, ships: Vec::new() };
    let sectors: Vec<Sector> = map.systems.iter().map(sector).collect();
    let grid = Grid::of(&sectors, &map.title, &map.legend);
    let (width, size) = (grid.width, grid.readable());
    let names = names(&grid, map.systems.iter().map(|system| system.name.as_str()));
    let names =
        names.filter(|(_, lines)| map.systems.iter().zip(lines).all(|(system, lines)| fits(&grid, system, lines)));
    let key = Key::of(signs(map), width, size);
    let list = match names {
        Some(_) => Vec::new(),
        None => listed(map, width / 2, size),
    };
    let height = grid.bottom + key.height + list_height(&list) + MARGIN;
    let mut drawing = Drawing { canvas: Canvas::new(width, height), grid, names };
    drawing.canvas.head(width, &map.title, &[&map.legend]);
    drawing.grid.heading(&mut drawing.canvas, &map.words.elsewhere);
    for (at, system) in map.systems.iter().enumerate() {
        drawing.system(at, system);
    }
    let Drawing { mut canvas, grid, .. } = drawing;
    key.draw(&mut canvas, grid.bottom, sign);
    let mut y = grid.bottom + key.height;
    for pair in list.chunks(2) {
        for (column, key) in (0..).zip(pair) {
            key.draw_at(&mut canvas, (column * width / 2, y), sign);
        }
        y += list_height(pair);
    }
    canvas.finish()
}

/// Returns whether a system's planets fit into its hexagon by name, below the lines of the system's own name.
fn fits(grid: &Grid, system: &System, lines: &[String]) -> bool {
    let size = grid.readable();
    let most = grid.unit * PLANETS.1 / 100;
    let room = grid.unit * ROOM / 100 - ends(size);
    let named = |planet: &Planet| Set::new(size).width(&planet_name(planet)) <= room;
    size <= most && lines.len() + system.planets.len() <= ROWS + 1 && system.planets.iter().all(named)
}

/// Returns the room for the round ends of a planet's sign.
fn ends(size: i64) -> i64 {
    size * 3 / 5
}

fn planet_name(planet: &Planet) -> String {
    match planet.holder {
        Some(seat) => format!("{} {}", seat.saturating_add(1), planet.name.trim()),
        None => planet.name.trim().to_owned(),
    }
}

/// Returns the systems with their planets, each as a key of its own. If that would be too long to be useful, the planets
/// are left out, and at last the letters are smaller.
fn listed(map: &GalaxyMap, width: i64, size: i64) -> Vec<Key<Sign>> {
    let planet = |planet: &Planet| {
        let Planet { name, holder, exhausted } = planet;
        (Sign::Planet { holder: *holder, exhausted: *exhausted }, name.clone())
    };
    let list = |planets: usize, size: i64| -> Vec<Key<Sign>> {
        let system = |(at, system): (usize, &System)| {
            let name = (Sign::System(at), system.name.clone());
            let planets = system.planets.iter().take(planets).map(planet);
            Key::of([name].into_iter().chain(planets), width, size)
        };
        map.systems.iter().enumerate().map(system).collect()
    };
    let lists = [(usize::MAX, size), (0, size)].map(|(planets, size)| list(planets, size));
    let short = lists.into_iter().find(|list| list_height(list) <= 2 * LONGEST * width);
    short.unwrap_or_else(|| list(0, size / 2))
}

/// Returns the height of a list in two columns.
fn list_height(list: &[Key<Sign>]) -> i64 {
    let row = |pair: &[Key<Sign>]| pair.iter().map(|key| key.height - MARGIN).max().unwrap_or_default();
    list.chunks(2).map(row).sum()
}

/// Returns the signs that occur on the map, with their meanings.
fn signs(map: &GalaxyMap) -> Vec<(Sign, String)> {
    let words = &map.words;
    let players = map.players.iter().enumerate();
    let mut signs: Vec<(Sign, String)> = players.map(|(seat, name)| (Sign::Player(seat), name.clone())).collect();
    let planets = || map.systems.iter().flat_map(|system| &system.planets);
    let planet = |exhausted| Sign::Planet { holder: None, exhausted };
    let others = [
        (Sign::Token, &words.token, map.systems.iter().any(|system| !system.tokens.is_empty())),
        (planet(false), &words.readied, planets().next().is_some()),
        (planet(true), &words.exhausted, planets().any(|planet| planet.exhausted)),
        (Sign::Unheld, &words.unheld, planets().any(|planet| planet.holder.is_none())),
        (Sign::Central, &words.central, map.systems.iter().any(|system| system.central)),
        (Sign::Diplomacy, &words.diplomacy, map.systems.iter().any(|system| system.diplomacy.is_some())),
    ];
    let others = others.into_iter().filter(|(_, _, occurs)| *occurs);
    signs.extend(others.map(|(sign, words, _)| (sign, words.clone())));
    signs
}

fn sign(canvas: &mut Canvas, sign: &Sign, spot: Spot) {
    let (corner, size) = spot.plate();
    match sign {
        Sign::Player(seat) => token(canvas, spot.centre(), size.1, seat_colour(*seat), Some(*seat)),
        Sign::Token => {
            token(canvas, spot.centre(), size.1, NOBODY, None);
            let set = Set { fill: NOBODY.ink(), anchor: "middle", ..Set::new(spot.size * 4 / 5) };
            canvas.text(spot.centre().0, spot.middle + set.size * 36 / 100, set, "#");
        }
        Sign::Planet { holder, exhausted } => {
            planet_sign(canvas, (corner, size), *holder, *exhausted);
            if let Some(seat) = holder {
                planet_number(canvas, spot.centre(), spot.size, *seat, *exhausted);
            }
        }
        Sign::Unheld => {
            let (x, y) = spot.centre();
            canvas.rectangle(x - spot.size / 2, y - spot.size / 2, spot.size, spot.size, NOBODY);
        }
        Sign::Central => canvas.pill(corner, size, PANEL, Rim { colour: BRIGHT_ORANGE, width: spot.size / 5 }),
        Sign::Diplomacy => {
            canvas.rectangle(corner.0, corner.1, size.0, size.1, INK);
            let set = Set { fill: DEEP, anchor: "middle", bold: true, ..Set::new(spot.size * 4 / 5) };
            canvas.text(spot.centre().0, spot.middle + set.size * 36 / 100, set, "×#");
        }
        Sign::System(number) => number_sign(canvas, number, spot),
    }
}

/// Draws a square sign around a point.
fn token(canvas: &mut Canvas, (x, y): (i64, i64), size: i64, colour: Colour, seat: Option<usize>) {
    let (left, top) = (x - size / 2, y - size / 2);
    let corners = [(left, top), (left + size, top), (left + size, top + size), (left, top + size)];
    canvas.polygon(&corners, colour, Rim { colour: DEEP, width: 1 });
    if let Some(seat) = seat {
        canvas.number((x, y), size * 3 / 4, seat);
    }
}

/// Draws a planet: filled if it is readied, hollow if it is exhausted.
fn planet_sign(canvas: &mut Canvas, (corner, size): ((i64, i64), (i64, i64)), holder: Option<usize>, exhausted: bool) {
    let colour = holder.map_or(NOBODY, seat_colour);
    let fill = if exhausted { GROUND } else { colour };
    let width = if exhausted { (size.1 / 8).max(3) } else { 1 };
    canvas.pill(corner, size, fill, Rim { colour: if exhausted { colour } else { DEEP }, width });
}

fn planet_number(canvas: &mut Canvas, at: (i64, i64), size: i64, seat: usize, exhausted: bool) {
    let fill = if exhausted { INK } else { seat_colour(seat).ink() };
    let set = Set { fill, anchor: "middle", bold: true, ..Set::new(size * 9 / 10) };
    canvas.text(at.0, at.1 + set.size * 36 / 100, set, &seat.saturating_add(1).to_string());
}

impl Drawing {
    fn part(&self, hundredths: i64) -> i64 {
        self.grid.unit * hundredths / 100
    }

    fn size(&self, (least, most): (i64, i64)) -> i64 {
        self.grid.readable().clamp(self.part(least), self.part(most))
    }

    fn system(&mut self, at: usize, system: &System) {
        let rim = match system.central {
            true => Rim { colour: BRIGHT_ORANGE, width: self.part(7) },
            false => Rim { colour: NOBODY, width: self.part(3) },
        };
        self.canvas.polygon(&self.grid.corners(at, 95), PANEL, rim);
        let (x, y) = self.grid.places[at].middle;
        let named = self.names.as_ref().map(|(set, names)| (*set, names[at].clone()));
        match named {
            Some((set, lines)) => {
                let top = y - self.part(if lines.len() > 1 { 66 } else { 52 });
                self.canvas.lines(x, top + set.size * 3 / 4, set, &lines);
                let below = if lines.len() > 1 { 20 } else { 8 };
                self.planets_by_name((x, y + self.part(below)), system);
            }
            None => {
                let set = Set { anchor: "middle", bold: true, ..Set::new(self.size(NUMBERS)) };
                self.canvas.text(x, y - self.part(28), set, &(at + 1).to_string());
                self.planets((x, y), system);
            }
        }
        self.tokens((x, y + self.part(52)), system);
    }

    /// Draws the planets below one another.
    fn planets_by_name(&mut self, (x, y): (i64, i64), system: &System) {
        let size = self.size(PLANETS);
        let (height, step) = (size * 5 / 4, size * 5 / 4 + self.part(3));
        let count = i64::try_from(system.planets.len()).unwrap_or_default();
        let mut top = y - count * step / 2;
        for planet in &system.planets {
            let words = planet_name(planet);
            let set = Set { anchor: "middle", ..Set::new(size) };
            let width = set.width(&words) + ends(size);
            planet_sign(&mut self.canvas, ((x - width / 2, top), (width, height)), planet.holder, planet.exhausted);
            let colour = planet.holder.map_or(NOBODY, seat_colour);
            let fill = if planet.exhausted { INK } else { colour.ink() };
            self.canvas.text(x, top + height / 2 + size * 36 / 100, Set { fill, ..set }, &words);
            top += step;
        }
    }

    /// Draws the planets as a row of signs. They stand in the list below with the names.
    fn planets(&mut self, (x, y): (i64, i64), system: &System) {
        let gap = self.part(4);
        let count = i64::try_from(system.planets.len()).unwrap_or(i64::MAX);
        let step = (self.size(SIGNS) * 3 / 2 + gap).min(self.part(UPPER) / count.max(1));
        let size = (step - gap).max(1) * 2 / 3;
        let mut across = x - (count * step - gap) / 2;
        for planet in &system.planets {
            let (width, height) = (step - gap, size * 6 / 5);
            let corner = (across, y - height / 2 + self.part(2));
            planet_sign(&mut self.canvas, (corner, (width, height)), planet.holder, planet.exhausted);
            if let Some(seat) = planet.holder {
                let at = (across + width / 2, corner.1 + height / 2);
                planet_number(&mut self.canvas, at, size, seat, planet.exhausted);
            }
            across += step;
        }
    }

    fn tokens(&mut self, (x, y): (i64, i64), system: &System) {
        let (sign, gap) = (self.size(SIGNS), self.part(3));
        let many = system.diplomacy.map(|token| {
            let words = format!("×{}", token.stands_for);
            let set = Set { fill: DEEP, anchor: "middle", bold: true, ..Set::new(sign * 4 / 5) };
            (set, words)
        });
        let wide = many.as_ref().map_or(0, |(set, words)| set.width(words) + self.part(10) + gap);
        // A row too wide for the hexagon is drawn more tightly, with smaller signs.
        let count = i64::try_from(system.tokens.len()).unwrap_or(i64::MAX);
        let step = (sign + gap).min((self.part(LOWER) - wide).max(1) / count.max(1));
        let size = (step - gap).max(1);
        let mut across = x - (wide + count * step - gap) / 2;
        if let Some((set, words)) = many {
            let width = wide - gap;
            self.canvas.rectangle(across, y - sign / 2, width, sign, INK);
            self.canvas.text(across + width / 2, y + set.size * 36 / 100, set, &words);
            across += wide;
        }
        for seat in &system.tokens {
            token(&mut self.canvas, (across + size / 2, y), size, seat_colour(*seat), Some(*seat));
            across += step;
        }
    }
}
