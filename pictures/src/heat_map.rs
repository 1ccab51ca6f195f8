//! The amounts that players hold over each other, as a table of coloured cells with numbers.
//!
//! On a phone, Discord shows a picture about 390 pixels wide. A table of more than eight players is unreadable at that
//! size. A player who asks for the picture then sees their own row and column as a list; everyone else gets the table
//! of the eight who hold and owe the most.

mod scale;

use super::fonts::named;
use super::svg::{Canvas, FAINT, GROUND, MARGIN, Set, WIDTH, head_height};
use scale::Scale;
use std::cmp::Reverse;
use std::collections::BTreeSet;

pub const MOST_PLAYERS: usize = 25;
/// The most players in a table that is readable on a phone.
pub const MOST_IN_TABLE: usize = 8;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Value {
    pub number: i64,
    pub words: String,
}

/// The amounts held over others. Players beyond [`MOST_PLAYERS`] are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeatMap {
    pub title: String,
    pub words: HeatMapWords,
    pub players: Vec<String>,
    /// For each player, the amounts held over all players, in the same order; `None` over themselves.
    pub rows: Vec<Vec<Option<Value>>>,
    /// The index of the viewer, if the picture is for one player.
    pub own: Option<usize>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeatMapWords {
    /// Explains how to read the table.
    pub legend: String,
    /// Explains that the numbers above the columns are those of the rows.
    pub numbered: String,
    /// Explains that only the players who hold and owe the most are shown.
    pub strongest: String,
    /// Explains how to read a single player's list.
    pub own: String,
    /// The headings of that list: what the player holds over the others, and what they hold over the player.
    pub over: String,
    pub under: String,
    /// Explains that the colours reach from the lowest to the highest value in this picture.
    pub scale: String,
}

/// The sizes of numbers and names. All are readable on a phone at a width of [`WIDTH`].
const SIZES: [i64; 4] = [28, 26, 24, 22];
/// Used for numbers that would be cut otherwise.
const TINY: [i64; 2] = [18, 14];
/// The most lines in a name. Forty of the widest letters need four.
const LINES: usize = 4;
/// The most players whose names stand beside the cells, and the most lines of such a name.
const MOST_BESIDE: usize = 5;
const LINES_BESIDE: usize = 3;
const LEAST_WIDTH: i64 = 560;
const CELL: i64 = 110;
/// The distance between the edge of a row and its text.
const PAD: i64 = 8;

struct Label {
    set: Set<'static>,
    lines: Vec<String>,
}

impl Label {
    fn new(name: &str, width: i64, most: usize) -> Label {
        let (set, lines) = Set::new(SIZES[1]).sized(name, width, most, &SIZES[1..]);
        Label { set, lines }
    }

    fn height(&self) -> i64 {
        let lines = i64::try_from(self.lines.len()).unwrap_or_default();
        lines * self.set.leading()
    }

    fn is_whole(&self, name: &str) -> bool {
        self.lines.join(" ") == name
    }

    /// Draws it vertically centred in this height.
    fn draw(&self, canvas: &mut Canvas, x: i64, (y, height): (i64, i64)) {
        let top = y + (height - self.height()) / 2;
        canvas.lines(x, top + self.set.size, self.set, &self.lines);
    }
}

pub fn heat_map(map: &HeatMap) -> String {
    let count = map.players.len().min(MOST_PLAYERS);
    match map.own.filter(|own| *own < count) {
        Some(own) if count > MOST_IN_TABLE => list(map, own, count),
        _ => Table::of(map, strongest(map, count)).draw(),
    }
}

/// Returns the indices of the players in the table: all, or those who hold and owe the most.
fn strongest(map: &HeatMap, count: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    let held = |by: usize, over: usize| map.value(by, over).map_or(0, |value| value.number.unsigned_abs());
    let sum = |one: usize| -> u64 { (0..count).map(|other| held(one, other) + held(other, one)).sum() };
    if count > MOST_IN_TABLE {
        places.sort_by_key(|place| (Reverse(sum(*place)), *place));
        places.truncate(MOST_IN_TABLE);
        places.sort_unstable();
    }
    places
}

impl HeatMap {
    fn value(&self, by: usize, over: usize) -> Option<&Value> {
        self.rows.get(by)?.get(over)?.as_ref()
    }
}

/// A table with a row and a column for each player.
struct Table<'a> {
    map: &'a HeatMap,
    places: Vec<usize>,
    names: Vec<String>,
    scale: Scale,
    width: i64,
    cell: i64,
    /// The room for names beside the cells, or 0 if each name has its own line above them.
    beside: i64,
}

impl Table<'_> {
    fn of(map: &HeatMap, places: Vec<usize>) -> Table<'_> {
        let names: Vec<String> = places.iter().map(|place| named(&map.players[*place], place + 1)).collect();
        let pairs = places.iter().flat_map(|by| places.iter().map(|over| (*by, *over)));
        let scale = Scale::of(pairs.filter_map(|(by, over)| map.value(by, over)));
        let count = i64::try_from(places.len()).unwrap_or_default();
        let room = WIDTH - 2 * MARGIN;
        let widest = names.iter().map(|name| Set::new(SIZES[1]).width(name)).max().unwrap_or_default();
        let beside = (widest + NUMBER + GAP).min(room - count * CELL);
        let fits = |name: &String| Label::new(name, beside - NUMBER - GAP, LINES_BESIDE).is_whole(name);
        let (width, beside) = match places.len() <= MOST_BESIDE && names.iter().all(fits) {
            true => ((2 * MARGIN + beside + count * CELL).max(LEAST_WIDTH), beside),
            false => (WIDTH, 0),
        };
        let cell = (width - 2 * MARGIN - beside) / count.max(1);
        Table { map, places, names, scale, width, cell, beside }
    }

    /// Returns the names above the columns, if all fit and no two are equal.
    fn headings(&self) -> Option<Vec<Label>> {
        let differ = self.names.iter().collect::<BTreeSet<_>>().len() == self.names.len();
        let label = |name: &String| {
            let (set, lines) = Set::new(SIZES[3]).sized(name, self.cell - PAD, 3, &SIZES[3..]);
            let label = Label { set: Set { anchor: "middle", ..set }, lines };
            label.is_whole(name).then_some(label)
        };
        let labels = self.names.iter().map(label).collect::<Option<Vec<_>>>();
        labels.filter(|_| differ && self.beside > 0)
    }

    fn draw(&self) -> String {
        let map = self.map;
        let headings = self.headings();
        let mut legends = vec![map.words.legend.as_str()];
        if self.places.len() < map.players.len().min(MOST_PLAYERS) {
            legends.push(&map.words.strongest);
        }
        if headings.is_none() {
            legends.push(&map.words.numbered);
        }
        let above = headings.as_ref().and_then(|labels| labels.iter().map(Label::height).max());
        let above = above.unwrap_or(SIZES[2] * 7 / 5);
        let top = head_height(self.width, &map.title, &legends) + above;
        let number = if headings.is_some() { 0 } else { NUMBER };
        let room = match self.beside {
            0 => self.width - 2 * MARGIN - number,
            beside => beside - number - GAP,
        };
        let labels: Vec<Label> = self.names.iter().map(|name| Label::new(name, room, LINES)).collect();
        let height: i64 = labels.iter().map(|label| self.height(label)).sum();
        let bottom = top + height + PAD;
        let mut canvas = Canvas::new(self.width, bottom + self.scale.height(&map.words.scale, self.width) + MARGIN);
        canvas.head(self.width, &map.title, &legends);
        self.columns(&mut canvas, top, headings.as_deref());
        let mut y = top;
        for (place, label) in self.places.iter().zip(&labels) {
            let (band, cells) = self.bands(label);
            if number > 0 {
                let bold = numeral("start");
                canvas.text(MARGIN, y + band / 2 + bold.size / 3, bold, &(place + 1).to_string());
            }
            label.draw(&mut canvas, MARGIN + number, (y, band - 2));
            let top = if self.beside == 0 { y + band } else { y };
            self.row(&mut canvas, *place, (top, cells));
            y += self.height(label);
        }
        self.scale.draw(&mut canvas, bottom, self.width, &map.words.scale);
        canvas.finish()
    }

    /// Returns the heights of a row's name and cells.
    fn bands(&self, label: &Label) -> (i64, i64) {
        match self.beside {
            0 => (label.height() + PAD, 48),
            _ => {
                let height = (label.height() + PAD).max(58);
                (height, height)
            }
        }
    }

    fn height(&self, label: &Label) -> i64 {
        let (band, cells) = self.bands(label);
        if self.beside == 0 { band + cells + PAD } else { cells }
    }

    fn left(&self) -> i64 {
        self.width - MARGIN - i64::try_from(self.places.len()).unwrap_or_default() * self.cell
    }

    /// Draws the names or the numbers above the columns.
    fn columns(&self, canvas: &mut Canvas, top: i64, headings: Option<&[Label]>) {
        for (at, place) in self.places.iter().enumerate() {
            let middle = self.left() + i64::try_from(at).unwrap_or_default() * self.cell + self.cell / 2 - 1;
            match headings.and_then(|labels| labels.get(at)) {
                Some(label) => {
                    let y = top - PAD - label.height() + label.set.leading();
                    canvas.lines(middle, y, label.set, &label.lines);
                }
                None => canvas.text(middle, top - PAD, numeral("middle"), &(place + 1).to_string()),
            }
        }
    }

    /// Draws a player's cells over all players in the table.
    fn row(&self, canvas: &mut Canvas, place: usize, (y, height): (i64, i64)) {
        for (at, over) in (0..).zip(&self.places) {
            let corner = (self.left() + at * self.cell, y);
            draw_cell(canvas, corner, (self.cell - 2, height - 2), self.map.value(place, *over), &self.scale);
        }
    }
}

/// The room for a row's number, and the gap between a name and the cells.
const NUMBER: i64 = 40;
const GAP: i64 = 12;

fn numeral(anchor: &'static str) -> Set<'static> {
    Set { anchor, bold: true, ..Set::new(SIZES[2]) }
}

/// Draws what one player holds over each other player, and the reverse.
fn list(map: &HeatMap, own: usize, count: usize) -> String {
    const CELL: i64 = 120;
    let (width, names_width) = (LEAST_WIDTH, LEAST_WIDTH - 2 * MARGIN - 2 * CELL);
    let left = MARGIN + names_width;
    let title = map.title.as_str();
    let legends = [map.words.own.as_str()];
    let others = || (0..count).filter(|place| *place != own);
    let scale = Scale::of(others().flat_map(|one| [map.value(own, one), map.value(one, own)]).flatten());
    let label = |place: usize| {
        let name = named(&map.players[place], place + 1);
        let set = Set::new(20);
        let (set, lines) = set.sized(&name, names_width - GAP, LINES, &[20, 18, 16]);
        (place, Label { set, lines })
    };
    let labels: Vec<(usize, Label)> = others().map(label).collect();
    let heights = labels.iter().map(|(_, label)| (label.height() + PAD).max(40));
    let heights: Vec<i64> = heights.collect();
    let heading = Set { anchor: "middle", bold: true, ..Set::new(16) };
    let columns = [&map.words.over, &map.words.under].map(|words| heading.lines(words, CELL - 6, 3));
    let lines = columns.iter().map(Vec::len).max().unwrap_or_default();
    let lines = i64::try_from(lines).unwrap_or_default();
    let first = head_height(width, title, &legends) + 4;
    let top = first + lines * heading.leading();
    let bottom = top + heights.iter().sum::<i64>() + PAD;
    let mut canvas = Canvas::new(width, bottom + scale.height(&map.words.scale, width) + MARGIN);
    canvas.head(width, title, &legends);
    for (at, lines) in (0..).zip(&columns) {
        canvas.lines(left + at * CELL + CELL / 2 - 1, first + 8, heading, lines);
    }
    let mut y = top;
    for ((place, label), height) in labels.iter().zip(heights) {
        label.draw(&mut canvas, MARGIN, (y, height - 2));
        for (at, (by, over)) in (0..).zip([(own, *place), (*place, own)]) {
            let corner = (left + at * CELL, y);
            draw_cell(&mut canvas, corner, (CELL - 2, height - 2), map.value(by, over), &scale);
        }
        y += height;
    }
    scale.draw(&mut canvas, bottom, width, &map.words.scale);
    canvas.finish()
}

fn draw_cell(
    canvas: &mut Canvas,
    (x, y): (i64, i64),
    (width, height): (i64, i64),
    value: Option<&Value>,
    scale: &Scale,
) {
    let Some(value) = value else {
        canvas.rectangle(x, y, width, height, GROUND);
        let number = Set { fill: FAINT, anchor: "middle", ..Set::new(SIZES[3]) };
        return canvas.text(x + width / 2, y + height / 2 + 5, number, "·");
    };
    let colour = scale.colour(value.number);
    canvas.rectangle(x, y, width, height, colour);
    let number = Set { fill: colour.ink(), anchor: "middle", ..Set::new(SIZES[0]) };
    let (number, lines) = number.sized(&value.words, width - 2, 1, &scale.sizes(width - 2));
    canvas.lines(x + width / 2, y + height / 2 + number.size / 3, number, &lines);
}
