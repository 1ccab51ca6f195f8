//! The areas of a map as tiles, with the influence and claims in them. A table below lists each neutral realm with its
//! ally, the leading players and the cost of the next alliance. Influence is a square, a claim a flag and an alliance a
//! shield. Every sign carries a seat number, so that colour is never the only cue.

use super::svg::{BLACK, Canvas, Colour, FAINT, MARGIN, NOBODY, Rim, Set, WHITE, head_height, seat_colour};

pub const MOST_AREAS: usize = 80;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaMap {
    pub title: String,
    pub legend: String,
    pub words: AreaWords,
    /// Names in seat order. Seats are numbered from 1.
    pub players: Vec<String>,
    /// Areas beyond [`MOST_AREAS`] are left out.
    pub areas: Vec<Area>,
    pub neutrals: Vec<Neutral>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaWords {
    pub influence: String,
    pub claim: String,
    pub alliance: String,
    /// The text in an area that cannot hold influence.
    pub distant: String,
    /// The column headings of [`AreaMap::neutrals`].
    pub realm: String,
    pub ally: String,
    pub leads: String,
    pub costs: String,
    /// The text for a realm without an ally or a leader.
    pub none: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    pub name: String,
    pub owners: String,
    /// Whether the area cannot hold influence.
    pub distant: bool,
    /// How much influence fits into the area.
    pub room: usize,
    /// The seat of each piece of influence, counted from 0.
    pub influence: Vec<usize>,
    pub claims: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neutral {
    pub name: String,
    /// The seat of its ally, counted from 0.
    pub ally: Option<usize>,
    /// The seats of the players with the most influence there, and how much that is.
    pub leaders: Vec<usize>,
    pub most: u32,
    pub cost: String,
}

const WIDTH: i64 = 800;
const GAP: i64 = 12;
/// The size of a tile. Two fit next to each other.
const TILE: (i64, i64) = ((WIDTH - 2 * MARGIN - GAP) / 2, 88);
const PAD: i64 = 12;
/// The size of a sign, and the distance between two of them.
const SIGN: i64 = 30;
const STEP: i64 = 34;
const NAME: i64 = 20;
const SMALL: i64 = 16;
/// The height of a table row, and where the columns begin.
const ROW: i64 = 42;
const COLUMNS: [i64; 4] = [MARGIN, 270, 450, 640];

pub fn area_map(map: &AreaMap) -> String {
    let areas = &map.areas[..map.areas.len().min(MOST_AREAS)];
    let rows = i64::try_from(areas.len().div_ceil(2)).unwrap_or_default();
    let top = head_height(WIDTH);
    let table_top = top + rows * (TILE.1 + GAP) + GAP;
    let listed = i64::try_from(map.neutrals.len()).unwrap_or_default();
    let table = match listed {
        0 => 0,
        listed => (listed + 1) * ROW,
    };
    let key = Key::of(map);
    let bottom = table_top + table + key.height;
    let mut canvas = Canvas::new(WIDTH, bottom);
    canvas.head(WIDTH, &map.title, &map.legend);
    for (at, one) in areas.iter().enumerate() {
        let at = i64::try_from(at).unwrap_or_default();
        let corner = (MARGIN + at % 2 * (TILE.0 + GAP), top + at / 2 * (TILE.1 + GAP));
        area(&mut canvas, corner, one, &map.words);
    }
    if !map.neutrals.is_empty() {
        table_of(&mut canvas, table_top, map);
    }
    key.draw(&mut canvas, table_top + table);
    canvas.finish()
}

fn area(canvas: &mut Canvas, (x, y): (i64, i64), area: &Area, words: &AreaWords) {
    let rim = Rim { colour: NOBODY, width: 2 };
    let corners = [(x, y), (x + TILE.0, y), (x + TILE.0, y + TILE.1), (x, y + TILE.1)];
    canvas.polygon(&corners, WHITE, rim);
    let (left, room) = (x + PAD, TILE.0 - 2 * PAD);
    let name = Set { bold: true, ..Set::new(NAME) };
    let owners = Set { fill: FAINT, anchor: "end", ..Set::new(SMALL) };
    // If both are long, the name gets the larger share.
    let beside = owners.width(area.owners.trim()).min(room * 2 / 5) + PAD;
    let shown = name.fitted(area.name.trim(), room - beside);
    canvas.text(left, y + 27, name, &shown);
    let taken = name.width(&shown) + PAD;
    let shown = owners.fitted(area.owners.trim(), room - taken);
    canvas.text(x + TILE.0 - PAD, y + 26, owners, &shown);
    let signs = y + 44;
    let width = match area.distant {
        true => distant(canvas, (left, signs), words),
        false => influence(canvas, (left, signs), area),
    };
    claims(canvas, (x + TILE.0 - PAD, signs), room - width, area);
}

/// Writes that the area cannot hold influence, and returns the width of the text.
fn distant(canvas: &mut Canvas, (x, y): (i64, i64), words: &AreaWords) -> i64 {
    let set = Set { fill: FAINT, ..Set::new(SMALL) };
    let shown = set.fitted(&words.distant, STEP * 5);
    canvas.text(x, y + SIGN * 2 / 3, set, &shown);
    STEP * 5
}

/// Draws the influence, and an empty slot for each that still fits. Returns the total width.
fn influence(canvas: &mut Canvas, (x, y): (i64, i64), area: &Area) -> i64 {
    let places = area.room.max(area.influence.len());
    let width = STEP * 5;
    let step = step(places, width);
    let mut from = x;
    for place in 0..places {
        match area.influence.get(place) {
            Some(seat) => sign(canvas, Shape::Influence, (from, y), SIGN, *seat),
            None => free(canvas, (from, y)),
        }
        from += step;
    }
    width
}

/// Draws the claims right-aligned at `right`.
fn claims(canvas: &mut Canvas, (right, y): (i64, i64), room: i64, area: &Area) {
    let count = area.claims.len();
    let step = step(count, room);
    let count = i64::try_from(count).unwrap_or_default();
    let mut from = right - count * step;
    for seat in &area.claims {
        sign(canvas, Shape::Claim, (from, y), SIGN, *seat);
        from += step;
    }
}

/// Returns the distance between `count` signs, less than usual if they would not fit otherwise.
fn step(count: usize, room: i64) -> i64 {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    STEP.min(room / count.max(1))
}

/// The meaning of a sign. Each has its own shape.
#[derive(Clone, Copy)]
enum Shape {
    Influence,
    Claim,
    Alliance,
}

fn sign(canvas: &mut Canvas, shape: Shape, (x, y): (i64, i64), size: i64, seat: usize) {
    outline(canvas, shape, (x, y), size, seat_colour(seat));
    let middle = match shape {
        Shape::Influence => (x + size / 2, y + size / 2),
        Shape::Claim => (x + size * 9 / 20, y + size * 2 / 5),
        Shape::Alliance => (x + size / 2, y + size * 9 / 20),
    };
    let set = Set { fill: seat_colour(seat).ink(), anchor: "middle", bold: true, ..Set::new(size * 3 / 5) };
    let shown = (seat + 1).to_string();
    canvas.text(middle.0, middle.1 + set.size * 36 / 100, set, &shown);
}

fn outline(canvas: &mut Canvas, shape: Shape, (x, y): (i64, i64), size: i64, colour: Colour) {
    let (right, bottom) = (x + size, y + size);
    let corners = match shape {
        Shape::Influence => vec![(x, y), (right, y), (right, bottom), (x, bottom)],
        Shape::Claim => {
            canvas.rectangle(x, y, 3, size, BLACK);
            let (left, low) = (x + 3, y + size * 4 / 5);
            let notch = (right - size / 5, (y + low) / 2);
            vec![(left, y), (right, y), notch, (right, low), (left, low)]
        }
        Shape::Alliance => {
            let (side, tip) = (y + size * 3 / 5, (x + size / 2, y + size * 11 / 10));
            vec![(x, y), (right, y), (right, side), tip, (x, side)]
        }
    };
    let rim = Rim { colour: colour.towards(BLACK, 50, 100), width: 2 };
    canvas.polygon(&corners, colour, rim);
}

fn free(canvas: &mut Canvas, (x, y): (i64, i64)) {
    let rim = Rim { colour: NOBODY, width: 2 };
    canvas.circle((x + SIGN / 2, y + SIGN / 2), SIGN / 5, WHITE, rim);
}

fn table_of(canvas: &mut Canvas, top: i64, map: &AreaMap) {
    let words = &map.words;
    let head = Set { fill: FAINT, ..Set::new(SMALL) };
    let heads = [&words.realm, &words.ally, &words.leads, &words.costs];
    for (column, words) in heads.into_iter().enumerate() {
        let shown = head.fitted(words, room(column));
        canvas.text(COLUMNS[column], top + ROW * 3 / 5, head, &shown);
    }
    for (at, realm) in map.neutrals.iter().enumerate() {
        let y = top + i64::try_from(at + 1).unwrap_or_default() * ROW;
        canvas.rectangle(MARGIN, y, WIDTH - 2 * MARGIN, 1, NOBODY);
        row(canvas, y, realm, map);
    }
}

fn room(column: usize) -> i64 {
    let end = COLUMNS.get(column + 1).copied().unwrap_or(WIDTH);
    end - COLUMNS[column] - GAP
}

fn row(canvas: &mut Canvas, y: i64, realm: &Neutral, map: &AreaMap) {
    let base = y + ROW * 13 / 20;
    let name = Set { bold: true, ..Set::new(NAME) };
    let shown = name.fitted(realm.name.trim(), room(0));
    canvas.text(COLUMNS[0], base, name, &shown);
    let (set, size) = (Set::new(NAME), SIGN * 9 / 10);
    let top = y + (ROW - size) / 2;
    let faint = Set { fill: FAINT, ..set };
    match realm.ally {
        Some(seat) => {
            sign(canvas, Shape::Alliance, (COLUMNS[1], top), size, seat);
            let player = map.players.get(seat).map_or("", String::as_str);
            let shown = set.fitted(player, room(1) - STEP);
            canvas.text(COLUMNS[1] + STEP, base, set, &shown);
        }
        None => canvas.text(COLUMNS[1], base, faint, &faint.fitted(&map.words.none, room(1))),
    }
    if realm.leaders.is_empty() {
        canvas.text(COLUMNS[2], base, faint, &faint.fitted(&map.words.none, room(2)));
    } else {
        leaders(canvas, (COLUMNS[2], top), base, realm);
    }
    let shown = set.fitted(&realm.cost, room(3) - GAP);
    canvas.text(COLUMNS[3], base, set, &shown);
}

fn leaders(canvas: &mut Canvas, (x, top): (i64, i64), base: i64, realm: &Neutral) {
    let set = Set::new(NAME);
    let most = format!("×{}", realm.most);
    let wide = room(2) - set.width(&most) - 6;
    let step = step(realm.leaders.len(), wide);
    let mut from = x;
    for seat in &realm.leaders {
        sign(canvas, Shape::Influence, (from, top), SIGN * 9 / 10, *seat);
        from += step;
    }
    canvas.text(from, base, set, &most);
}

/// The key below the map: the players by number and colour, and the signs.
struct Key {
    height: i64,
    items: Vec<Item>,
}

struct Item {
    /// The sign of a player, or a shape with its meaning.
    sign: Result<usize, Shape>,
    words: String,
    at: (i64, i64),
}

impl Key {
    const SIZE: i64 = 24;

    fn of(map: &AreaMap) -> Key {
        let (set, size) = (Set::new(SMALL), Key::SIZE);
        let players = map.players.iter().enumerate();
        let words = &map.words;
        let signs = [
            (Err(Shape::Influence), &words.influence),
            (Err(Shape::Claim), &words.claim),
            (Err(Shape::Alliance), &words.alliance),
        ];
        let all = players.map(|(seat, name)| (Ok(seat), name));
        let (mut x, mut y) = (MARGIN, size);
        let mut items = Vec::new();
        for (sign, words) in all.chain(signs) {
            let words = set.fitted(words, 220);
            let taken = size * 3 / 2 + set.width(&words) + size;
            if x > MARGIN && x + taken > WIDTH - MARGIN {
                (x, y) = (MARGIN, y + size * 3 / 2);
            }
            let at = (x, y);
            items.push(Item { sign, words, at });
            x += taken;
        }
        Key { height: y + size + MARGIN, items }
    }

    fn draw(&self, canvas: &mut Canvas, top: i64) {
        let size = Key::SIZE;
        for item in &self.items {
            let (x, y) = (item.at.0, item.at.1 + top);
            let corner = (x, y - size / 2);
            match item.sign {
                Ok(seat) => sign(canvas, Shape::Influence, corner, size, seat),
                Err(shape) => outline(canvas, shape, corner, size, NOBODY),
            }
            let set = Set::new(SMALL);
            canvas.text(x + size * 3 / 2, y + set.size * 36 / 100, set, &item.words);
        }
    }
}
