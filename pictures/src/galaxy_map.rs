//! The systems of a galaxy as hexagons, with their planets, readied or exhausted, and the players' command tokens.
//! Every sign carries a seat number, and exhausted planets are hollow, so that colour is never the only cue.

use super::sector_map::Sector;
use super::sector_map::grid::{Grid, HEADING};
use super::svg::{BLACK, Canvas, Colour, FAINT, INK, MARGIN, NOBODY, ORANGE, Rim, Set, WHITE, seat_colour};

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
    pub readied: String,
    pub exhausted: String,
    /// The text on the sign that represents many tokens.
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

/// Vertical layout in hundredths of the hexagon's unit: the name's line, the top of the planet rows and of the token
/// row, and the row height.
const NAME: i64 = -52;
const PLANETS: i64 = -40;
const ROW: i64 = 26;
const TOKENS: i64 = 42;
const SIGN: i64 = 20;
const ROWS: usize = 3;
/// The room for names, and for a row of planets.
const ROOM: i64 = 126;
const ROW_ROOM: i64 = 156;
/// The room for the text on the sign that represents many tokens.
const SIGN_ROOM: i64 = 118;

struct Drawing {
    unit: i64,
    canvas: Canvas,
}

pub fn galaxy_map(map: &GalaxyMap) -> String {
    let sector = |system: &System| Sector { name: String::new(), at: system.at, holder: None, ships: Vec::new() };
    let sectors: Vec<Sector> = map.systems.iter().map(sector).collect();
    let grid = Grid::of(&sectors);
    let key = Key::of(map, grid.width);
    let mut drawing = Drawing { unit: grid.unit, canvas: Canvas::new(grid.width, grid.bottom + key.height) };
    drawing.canvas.head(grid.width, &map.title, &map.legend);
    if let Some(y) = grid.below {
        let set = Set { fill: FAINT, ..Set::new(HEADING) };
        let words = set.fitted(&map.words.elsewhere, grid.width - 2 * MARGIN);
        drawing.canvas.text(MARGIN, y, set, &words);
    }
    for (place, system) in grid.places.iter().zip(&map.systems) {
        drawing.system(place.middle, system, &map.words);
    }
    key.draw(&mut drawing, grid.bottom);
    drawing.canvas.finish()
}

impl Drawing {
    fn part(&self, hundredths: i64) -> i64 {
        self.unit * hundredths / 100
    }

    fn system(&mut self, (x, y): (i64, i64), system: &System, words: &GalaxyWords) {
        self.hexagon((x, y), system.central);
        let room = self.part(ROOM);
        let set = |size: i64| Set { anchor: "middle", bold: true, ..Set::new(self.part(size)) };
        let name = system.name.trim();
        let sizes = [24, 21, 18].map(set);
        let set = sizes.iter().find(|set| set.width(name) <= room);
        let set = *set.unwrap_or(&sizes[2]);
        let shown = set.fitted(name, room);
        self.canvas.text(x, y + self.part(NAME), set, &shown);
        self.planets((x, y), &system.planets);
        self.tokens((x, y + self.part(TOKENS)), system, words);
    }

    fn hexagon(&mut self, (x, y): (i64, i64), central: bool) {
        let unit = self.part(96);
        let (half, side) = (unit * 866 / 1_000, unit / 2);
        let corners = [
            (x, y - unit),
            (x + half, y - side),
            (x + half, y + side),
            (x, y + unit),
            (x - half, y + side),
            (x - half, y - side),
        ];
        let rim = match central {
            true => Rim { colour: ORANGE, width: self.part(7) },
            false => Rim { colour: NOBODY, width: self.part(3) },
        };
        self.canvas.polygon(&corners, WHITE, rim);
    }

    /// Draws the planets below one another. If they do not fit, the last row gives the number of the rest.
    fn planets(&mut self, (x, y): (i64, i64), planets: &[Planet]) {
        let shown = match planets.len() {
            ..=ROWS => planets.len(),
            _ => ROWS - 1,
        };
        let rows = shown + usize::from(shown < planets.len());
        let empty = i64::try_from(ROWS.saturating_sub(rows)).unwrap_or(0);
        let mut top = y + self.part(PLANETS) + empty * self.part(ROW) / 2;
        for planet in &planets[..shown] {
            self.planet((x, top), planet);
            top += self.part(ROW);
        }
        if shown < planets.len() {
            let set = Set { anchor: "middle", ..Set::new(self.part(18)) };
            let more = format!("+{} …", planets.len() - shown);
            self.canvas.text(x, top + self.part(17), set, &more);
        }
    }

    /// Draws a planet: filled if it is readied, hollow if it is exhausted.
    fn planet(&mut self, (x, top): (i64, i64), planet: &Planet) {
        let colour = planet.holder.map_or(NOBODY, seat_colour);
        let height = self.part(ROW - 4);
        let room = self.part(ROW_ROOM);
        let number = planet.holder.map(|seat| format!("{} ", seat + 1));
        let set = |size: i64| Set { anchor: "middle", bold: !planet.exhausted, ..Set::new(self.part(size)) };
        let words = format!("{}{}", number.unwrap_or_default(), planet.name.trim());
        let ends = self.part(16);
        let sizes = [19, 17, 15].map(set);
        let fits = sizes.iter().find(|set| set.width(&words) + ends <= room);
        let set = *fits.unwrap_or(&sizes[2]);
        let words = set.fitted(&words, room - ends);
        let width = (set.width(&words) + ends).min(room);
        let (fill, rim) = match planet.exhausted {
            true => (WHITE, colour),
            false => (colour, colour.towards(BLACK, 40, 100)),
        };
        let rim = Rim { colour: rim, width: self.part(if planet.exhausted { 4 } else { 2 }) };
        self.canvas.pill((x - width / 2, top), (width, height), fill, rim);
        let ink = if planet.exhausted { INK } else { colour.ink() };
        let set = Set { fill: ink, ..set };
        let base = top + height / 2 + set.size * 36 / 100;
        self.canvas.text(x, base, set, &words);
    }

    fn tokens(&mut self, (x, top): (i64, i64), system: &System, words: &GalaxyWords) {
        let (sign, gap) = (self.part(SIGN), self.part(3));
        let many = system.diplomacy.map(|token| {
            let label = format!("{} ×{}", words.diplomacy, token.stands_for);
            let room = self.part(SIGN_ROOM);
            // Use the largest font size that fits.
            let sizes = [16, 14, 12].map(|size| Set { size: self.part(size), ..self.sign_set() });
            let fits = sizes.iter().find(|set| set.width(&label) <= room);
            let set = *fits.unwrap_or(&sizes[2]);
            (set.fitted(&label, room), set)
        });
        let wide = many.as_ref().map_or(0, |(label, set)| set.width(label) + self.part(10) + gap);
        // A row too wide for the hexagon is drawn more tightly.
        let count = i64::try_from(system.tokens.len()).unwrap_or(i64::MAX);
        let room = self.part(ROW_ROOM) - wide;
        let step = (sign + gap).min(room / count.max(1));
        let mut from = x - (wide + count * step - gap) / 2;
        if let Some((label, set)) = many {
            let width = wide - gap;
            self.canvas.rectangle(from, top, width, sign, BLACK);
            let set = Set { fill: "#ffffff", ..set };
            let base = top + sign / 2 + set.size * 36 / 100;
            self.canvas.text(from + width / 2, base, set, &label);
            from += wide;
        }
        for seat in &system.tokens {
            self.token((from, top), *seat);
            from += step;
        }
    }

    fn sign_set(&self) -> Set<'static> {
        Set { anchor: "middle", bold: true, ..Set::new(self.part(16)) }
    }

    fn token(&mut self, (x, top): (i64, i64), seat: usize) {
        let (sign, colour) = (self.part(SIGN), seat_colour(seat));
        let corners = [(x, top), (x + sign, top), (x + sign, top + sign), (x, top + sign)];
        let rim = Rim { colour: colour.towards(BLACK, 50, 100), width: self.part(2).max(1) };
        self.canvas.polygon(&corners, colour, rim);
        let set = Set { fill: colour.ink(), ..self.sign_set() };
        let base = top + sign / 2 + set.size * 36 / 100;
        let number = (seat + 1).to_string();
        self.canvas.text(x + sign / 2, base, set, &number);
    }
}

/// The key below the map: the players by number and colour, and the signs.
struct Key {
    height: i64,
    size: i64,
    items: Vec<Item>,
}

struct Item {
    sign: Sign,
    words: String,
    at: (i64, i64),
}

enum Sign {
    Player(usize),
    Planet { exhausted: bool },
}

impl Key {
    fn of(map: &GalaxyMap, width: i64) -> Key {
        let size = (width / 42).clamp(16, 30);
        let set = Set::new(size);
        let players = map.players.iter().enumerate();
        let signs = [(false, &map.words.readied), (true, &map.words.exhausted)];
        let signs = signs.map(|(exhausted, words)| (Sign::Planet { exhausted }, words));
        let all = players.map(|(seat, name)| (Sign::Player(seat), name));
        let (mut x, mut y) = (MARGIN, size);
        let mut items = Vec::new();
        for (sign, words) in all.chain(signs) {
            let words = set.fitted(words, size * 14);
            let taken = size * 9 / 4 + set.width(&words) + size;
            if x > MARGIN && x + taken > width - MARGIN {
                (x, y) = (MARGIN, y + size * 2);
            }
            let at = (x, y);
            items.push(Item { sign, words, at });
            x += taken;
        }
        Key { height: y + size + MARGIN, size, items }
    }

    fn draw(&self, drawing: &mut Drawing, top: i64) {
        let (set, size) = (Set::new(self.size), self.size);
        for Item { sign, words, at } in &self.items {
            let (x, y) = (at.0, at.1 + top);
            let corner = (x, y - size * 3 / 5);
            let shape = (size * 7 / 4, size * 6 / 5);
            match sign {
                Sign::Player(seat) => {
                    player_sign(&mut drawing.canvas, corner, shape, *seat);
                }
                Sign::Planet { exhausted } => {
                    planet_sign(&mut drawing.canvas, corner, shape, *exhausted);
                }
            }
            let x = x + size * 9 / 4;
            drawing.canvas.text(x, y + size * 36 / 100, set, words);
        }
    }
}

fn player_sign(canvas: &mut Canvas, (x, top): (i64, i64), (width, height): (i64, i64), seat: usize) {
    let colour: Colour = seat_colour(seat);
    canvas.rectangle(x, top, width, height, colour);
    let set = Set { fill: colour.ink(), anchor: "middle", bold: true, ..Set::new(height * 4 / 5) };
    let base = top + height / 2 + set.size * 36 / 100;
    canvas.text(x + width / 2, base, set, &(seat + 1).to_string());
}

fn planet_sign(canvas: &mut Canvas, corner: (i64, i64), shape: (i64, i64), exhausted: bool) {
    let colour = NOBODY.towards(BLACK, 40, 100);
    let fill = if exhausted { WHITE } else { colour };
    let width = (shape.1 / 8).max(2);
    canvas.pill(corner, shape, fill, Rim { colour, width });
}
