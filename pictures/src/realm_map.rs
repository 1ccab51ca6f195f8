//! A map of areas and sea zones as tiles, joined by their borders, with the pieces on them. Tables below list the realms
//! without a player and the trade nodes. Places are named on the map if all names fit, and numbered otherwise.

pub(super) mod layout;
mod signs;
mod table;

use super::fonts::drawable;
use super::key::{Key, Spot};
use super::sector_map::number_sign;
use super::svg::{
    BRIGHT_BLUE, BRIGHT_ORANGE, Canvas, Colour, DEEP, FAINT, MARGIN, NOBODY, PANEL, Rim, Set, WIDTH, head_height,
    seat_colour,
};
use layout::{cells, passed};
use signs::SIGN;
use std::collections::BTreeSet;

pub use signs::Sign;

pub const MOST_PLACES: usize = 120;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmMap {
    pub title: String,
    pub legend: String,
    pub words: RealmWords,
    /// Names in seat order. Seats are numbered from 1.
    pub players: Vec<String>,
    /// Places beyond [`MOST_PLACES`] are left out.
    pub places: Vec<RealmPlace>,
    /// Pairs of indices into the list of places. Invalid indices are ignored.
    pub borders: Vec<(usize, usize)>,
    pub neutrals: Vec<Neutral>,
    pub nodes: Vec<TradeNode>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmPlace {
    pub name: String,
    pub kind: RealmKind,
    /// The realms without a player that own a part of it.
    pub realms: Vec<String>,
    pub signs: Vec<Sign>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RealmKind {
    Area,
    /// An area that cannot hold influence.
    Distant,
    Battleground,
    Sea,
}

/// A realm without a player.
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TradeNode {
    pub name: String,
    /// The letter of its sign on the map.
    pub letter: String,
    /// The seats of the players with trade power there, and how much.
    pub powers: Vec<(usize, u32)>,
    pub pirates: String,
}

/// The meanings of the signs, and the headings of the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealmWords {
    pub influence: String,
    pub free: String,
    pub owner: String,
    pub claim: String,
    pub alliance: String,
    pub capital: String,
    pub town: String,
    pub vassal: String,
    pub marriage: String,
    pub colonist: String,
    pub ships: String,
    pub protection: String,
    pub slot: String,
    pub hostile: String,
    pub node: String,
    pub land: String,
    pub coast: String,
    pub sea: String,
    pub distant: String,
    pub battleground: String,
    /// The column headings of [`RealmMap::neutrals`].
    pub realm: String,
    pub ally: String,
    pub leads: String,
    pub costs: String,
    /// The other column headings of [`RealmMap::nodes`].
    pub power: String,
    pub pirates: String,
    /// The text for a realm without an ally or a leader, and a node without power.
    pub none: String,
}

/// The most realms listed with a numbered place.
const MOST_REALMS: usize = 3;
/// The font size of all words, readable on a phone.
const SIZE: i64 = 22;
const COLUMNS: i64 = 4;
/// The room inside a tile, for five pieces of influence, and the space around it.
const ROOM: i64 = 5 * SIGN + 4 * GAP;
const GAP: i64 = 2;
const PAD: i64 = 7;
const TILE: i64 = ROOM + 2 * PAD;
/// The space between two rows of tiles, which shows the borders.
const BETWEEN: i64 = 40;
const SEA: Colour = Colour(0x1c, 0x31, 0x4d);
const LAND: Colour = Colour(0xd2, 0xb4, 0x8c);

/// The contents of a tile, laid out.
struct Tile<'a> {
    place: &'a RealmPlace,
    name: Vec<String>,
    realms: Vec<String>,
    rows: Vec<Vec<&'a Sign>>,
}

pub fn realm_map(map: &RealmMap) -> String {
    let places = &map.places[..map.places.len().min(MOST_PLACES)];
    let borders = borders(map, places.len());
    let cells = cells(places.len(), &borders, COLUMNS);
    let named: Option<Vec<Tile>> = places.iter().map(Tile::named).collect();
    let is_named = named.is_some();
    let tiles = named.unwrap_or_else(|| (1..).zip(places).map(Tile::numbered).collect());
    let tops = tops(&tiles, &cells, head_height(WIDTH, &map.title, &[&map.legend]) + MARGIN);
    let key = Key::of(key(map, places, &borders), WIDTH, SIZE);
    let numbers = if is_named { Vec::new() } else { numbers(places) };
    let numbers = Key::of(numbers, WIDTH, SIZE);
    let below_key = key.height + if is_named { 0 } else { numbers.height };
    let mut tables = vec![table::neutrals(map), table::nodes(map)];
    tables.retain(|table| !table.rows.is_empty());
    let below = tops.last().copied().unwrap_or(MARGIN);
    let heights = tables.iter().map(|table| table.height() + MARGIN);
    let height = below + below_key + heights.sum::<i64>();
    let mut canvas = Canvas::new(WIDTH, height);
    canvas.head(WIDTH, &map.title, &[&map.legend]);
    let corners: Vec<(i64, i64)> = cells.iter().zip(&tiles).map(|(cell, tile)| corner(*cell, tile, &tops)).collect();
    for (one, other) in &borders {
        let ends = [*one, *other].map(|at| (cells[at], middle(corners[at], &tiles[at])));
        let kind = Border::of([*one, *other].map(|at| places[at].kind));
        draw_border(&mut canvas, kind, ends, &cells);
    }
    for (tile, corner) in tiles.iter().zip(&corners) {
        tile.draw(&mut canvas, *corner);
    }
    key.draw(&mut canvas, below, draw_key);
    if !is_named {
        numbers.draw(&mut canvas, below + key.height, number_sign);
    }
    let mut y = below + below_key;
    for table in tables {
        table.draw(&mut canvas, y);
        y += table.height() + MARGIN;
    }
    canvas.finish()
}

/// Returns the names of numbered places, with the realms there.
fn numbers(places: &[RealmPlace]) -> Vec<(usize, String)> {
    let words = |place: &RealmPlace| match place.realms.is_empty() {
        true => place.name.trim().to_owned(),
        false => {
            let more = if place.realms.len() > MOST_REALMS { ", …" } else { "" };
            let realms = &place.realms[..place.realms.len().min(MOST_REALMS)];
            format!("{} ({}{more})", place.name.trim(), realms.join(", "))
        }
    };
    places.iter().map(words).enumerate().collect()
}

/// Returns each border once, with valid ends.
fn borders(map: &RealmMap, places: usize) -> Vec<(usize, usize)> {
    let ordered = map.borders.iter().map(|(one, other)| (*one.min(other), *one.max(other)));
    let valid = ordered.filter(|(one, other)| one != other && *other < places);
    valid.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Returns the top of each row of tiles, and the bottom of the last.
fn tops(tiles: &[Tile], cells: &[layout::Cell], top: i64) -> Vec<i64> {
    let rows = cells.iter().map(|(_, row)| row + 1).max().unwrap_or_default();
    let mut tops = vec![top];
    let mut y = top;
    for row in 0..rows {
        let of_row = cells.iter().zip(tiles).filter(|((_, at), _)| *at == row);
        y += of_row.map(|(_, tile)| tile.height()).max().unwrap_or_default() + BETWEEN;
        tops.push(y);
    }
    tops
}

/// Returns the upper left corner of a tile, which stands in the middle of its row.
fn corner((column, row): layout::Cell, tile: &Tile, tops: &[i64]) -> (i64, i64) {
    let row = usize::try_from(row).unwrap_or_default();
    let pitch = (WIDTH - 2 * MARGIN - TILE) / (COLUMNS - 1);
    let height = tops.get(row + 1).copied().unwrap_or_default() - BETWEEN - tops[row];
    (MARGIN + column * pitch, tops[row] + (height - tile.height()) / 2)
}

fn middle((x, y): (i64, i64), tile: &Tile) -> (i64, i64) {
    (x + TILE / 2, y + tile.height() / 2)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    Land,
    Coast,
    Sea,
}

impl Border {
    fn of(ends: [RealmKind; 2]) -> Border {
        match ends.map(|kind| kind == RealmKind::Sea) {
            [true, true] => Border::Sea,
            [false, false] => Border::Land,
            _ => Border::Coast,
        }
    }

    fn draw(self, canvas: &mut Canvas, path: &str) {
        match self {
            Border::Land => canvas.path(path, LAND, 5, ""),
            Border::Coast => canvas.path(path, BRIGHT_BLUE, 4, "9 7"),
            Border::Sea => canvas.path(path, BRIGHT_BLUE, 6, ""),
        }
    }
}

/// Draws a border as a straight line, or as a curve around the tiles between its ends.
fn draw_border(
    canvas: &mut Canvas,
    kind: Border,
    [(from, start), (to, end)]: [(layout::Cell, (i64, i64)); 2],
    cells: &[layout::Cell],
) {
    let is_blocked = passed(from, to).any(|cell| cells.contains(&cell));
    let path = if is_blocked {
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let length = (dx * dx + dy * dy).isqrt().max(1);
        // The curve is twice as far from the line at its control point as in its middle.
        let bend = TILE * 5 / 4;
        let over = ((start.0 + end.0) / 2 - dy * bend / length, (start.1 + end.1) / 2 + dx * bend / length);
        let over = (over.0.clamp(MARGIN, WIDTH - MARGIN), over.1);
        format!("M{} {}Q{} {} {} {}", start.0, start.1, over.0, over.1, end.0, end.1)
    } else {
        format!("M{} {}L{} {}", start.0, start.1, end.0, end.1)
    };
    kind.draw(canvas, &path);
}

impl<'a> Tile<'a> {
    /// Lays out a tile with its name, if the name fits without breaking a word.
    fn named(place: &'a RealmPlace) -> Option<Tile<'a>> {
        let lines = |set: Set, words: &str, most: usize| {
            let lines = set.lines(words, ROOM - 2 * GAP, most);
            (lines.join(" ") == drawable(words).trim()).then_some(lines)
        };
        let name = lines(name_set(), place.name.trim(), 3)?;
        let realms = place.realms.iter().map(|realm| lines(Set::new(SIZE), realm.trim(), 2));
        let realms = realms.collect::<Option<Vec<_>>>()?.concat();
        (!name.is_empty()).then_some(Tile { place, name, realms, rows: rows(place) })
    }

    fn numbered((number, place): (usize, &'a RealmPlace)) -> Tile<'a> {
        Tile { place, name: vec![number.to_string()], realms: Vec::new(), rows: rows(place) }
    }

    fn height(&self) -> i64 {
        let count = |count: usize| i64::try_from(count).unwrap_or_default();
        let words = count(self.name.len() + self.realms.len()) * LINE;
        words + count(self.rows.len()) * (SIGN + 2 * GAP) + 2 * PAD
    }

    fn draw(&self, canvas: &mut Canvas, (x, y): (i64, i64)) {
        let size = (TILE, self.height());
        plate(canvas, (x, y), size, self.place.kind);
        let middle = x + TILE / 2;
        let name = Set { anchor: "middle", ..name_set() };
        let mut down = y + PAD;
        for line in &self.name {
            canvas.text(middle, down + SIZE - 2, name, line);
            down += LINE;
        }
        let faint = Set { fill: FAINT, anchor: "middle", ..Set::new(SIZE) };
        for line in &self.realms {
            canvas.text(middle, down + SIZE - 2, faint, line);
            down += LINE;
        }
        for row in &self.rows {
            let width = row.iter().map(|sign| sign.width() + GAP).sum::<i64>() - GAP;
            // A row too wide for the tile is drawn more tightly.
            let spare = (width - ROOM).max(0);
            let between = i64::try_from(row.len()).unwrap_or(1).max(2) - 1;
            let mut across = middle - width.min(ROOM) / 2;
            for sign in row {
                sign.draw(canvas, (across, down + GAP));
                across += sign.width() + GAP - (spare + between - 1) / between;
            }
            down += SIGN + 2 * GAP;
        }
    }
}

const LINE: i64 = 27;

fn name_set() -> Set<'static> {
    Set::new(SIZE)
}

/// Returns the signs of a place in rows: first the influence, and then as many as fit into each row.
fn rows(place: &RealmPlace) -> Vec<Vec<&Sign>> {
    let (influence, others): (Vec<&Sign>, Vec<&Sign>) =
        place.signs.iter().partition(|sign| matches!(sign, Sign::Influence(_) | Sign::Free));
    let mut rows: Vec<Vec<&Sign>> = if influence.is_empty() { Vec::new() } else { vec![influence] };
    let mut room = 0;
    for sign in others {
        if sign.width() > room {
            rows.push(Vec::new());
            room = ROOM;
        }
        room -= sign.width() + GAP;
        if let Some(row) = rows.last_mut() {
            row.push(sign);
        }
    }
    rows
}

/// Draws the ground of a tile. Seas are round, distant areas have a dashed rim, and battlegrounds a wide one.
fn plate(canvas: &mut Canvas, (x, y): (i64, i64), (width, height): (i64, i64), kind: RealmKind) {
    let rim = |colour, width| Rim { colour, width };
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)];
    match kind {
        RealmKind::Area => canvas.polygon(&corners, PANEL, rim(NOBODY, 2)),
        RealmKind::Battleground => canvas.polygon(&corners, PANEL, rim(BRIGHT_ORANGE, 5)),
        RealmKind::Distant => {
            canvas.rectangle(x, y, width, height, PANEL);
            canvas.path(&format!("M{x} {y}h{width}v{height}h-{width}z"), FAINT, 3, "10 8");
        }
        RealmKind::Sea => canvas.rounded((x, y), (width, height), 18, SEA, rim(BRIGHT_BLUE, 2)),
    }
}

/// An item of the key.
enum Item {
    Player(usize),
    Sign(Sign),
    Border(Border),
    Place(RealmKind),
}

/// Returns what occurs on the map, with its meaning.
fn key(map: &RealmMap, places: &[RealmPlace], borders: &[(usize, usize)]) -> Vec<(Item, String)> {
    let words = &map.words;
    let players = map.players.iter().enumerate();
    let mut key: Vec<(Item, String)> = players.map(|(seat, name)| (Item::Player(seat), name.clone())).collect();
    let signs = [
        (Sign::Influence(0), &words.influence),
        (Sign::Free, &words.free),
        (Sign::Owner(0), &words.owner),
        (Sign::Claim(0), &words.claim),
        (Sign::Capital(Some(0)), &words.alliance),
        (Sign::Capital(None), &words.capital),
        (Sign::Town(0, 1), &words.town),
        (Sign::Vassal(0, 1), &words.vassal),
        (Sign::Marriage(0, 1), &words.marriage),
        (Sign::Colonist(0, 1), &words.colonist),
        (Sign::Ships(0, 1), &words.ships),
        (Sign::Slot(Some(0)), &words.protection),
        (Sign::Slot(None), &words.slot),
        (Sign::Hostile(0), &words.hostile),
        (Sign::Node("A".to_owned()), &words.node),
    ];
    for (sign, words) in signs {
        if places.iter().any(|place| place.signs.iter().any(|one| one.is_like(&sign))) {
            key.push((Item::Sign(sign), words.clone()));
        }
    }
    let lines = [(Border::Land, &words.land), (Border::Coast, &words.coast), (Border::Sea, &words.sea)];
    for (kind, words) in lines {
        if borders.iter().any(|(one, other)| Border::of([*one, *other].map(|at| places[at].kind)) == kind) {
            key.push((Item::Border(kind), words.clone()));
        }
    }
    let kinds = [(RealmKind::Distant, &words.distant), (RealmKind::Battleground, &words.battleground)];
    for (kind, words) in kinds {
        if places.iter().any(|place| place.kind == kind) {
            key.push((Item::Place(kind), words.clone()));
        }
    }
    key
}

fn draw_key(canvas: &mut Canvas, item: &Item, spot: Spot) {
    let (corner, size) = spot.plate();
    match item {
        Item::Player(seat) => {
            let (right, bottom) = (corner.0 + size.0, corner.1 + size.1);
            let corners = [corner, (right, corner.1), (right, bottom), (corner.0, bottom)];
            canvas.polygon(&corners, seat_colour(*seat), Rim { colour: DEEP, width: 1 });
            canvas.number(spot.centre(), SIZE, *seat);
        }
        Item::Sign(sign) => {
            let (x, y) = spot.centre();
            sign.draw_in_key(canvas, (x - SIGN / 2, y - SIGN / 2));
        }
        Item::Border(kind) => kind.draw(canvas, &spot.line()),
        Item::Place(kind) => plate(canvas, corner, size, *kind),
    }
}
