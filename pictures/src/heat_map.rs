//! The amounts that players hold over each other, as a table of coloured cells with numbers.
//!
//! On a phone, Discord shows a picture about 400 pixels wide. A table of more than ten players is unreadable at that
//! size. A player who asks for the picture then sees their own row and column as a list; everyone else gets the table
//! of the ten who hold and owe the most.

use super::fonts::named;
use super::svg::{BLUE, Canvas, Colour, FAINT, MARGIN, ORANGE, Set};
use std::cmp::Reverse;
use std::collections::BTreeSet;

pub const MOST_PLAYERS: usize = 25;
/// The most players in a table that is readable on a phone.
pub const MOST_IN_TABLE: usize = 10;

const NEUTRAL: Colour = Colour(0xea, 0xea, 0xe6);
const GROUND: Colour = Colour(0xf7, 0xf7, 0xf4);

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
    /// The largest amount that a player can hold; its negative is the smallest. Both have the most saturated colours.
    pub most: i64,
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
}

const TITLE: i64 = 24;
const LEGEND: i64 = 18;
const SIZES: [i64; 4] = [22, 20, 18, 16];
/// The most lines in a name. Forty of the widest letters need four.
const LINES: usize = 4;
const LEAST_WIDTH: i64 = 560;
/// The distance between the edge of a row and its text.
const PAD: i64 = 7;

struct Label {
    set: Set<'static>,
    lines: Vec<String>,
}

impl Label {
    fn new(name: &str, width: i64) -> Label {
        let (set, lines) = Set::new(SIZES[0]).sized(name, width, LINES, &SIZES);
        Label { set, lines }
    }

    fn height(&self) -> i64 {
        let lines = i64::try_from(self.lines.len()).unwrap_or_default();
        lines * self.set.leading()
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
        _ => table(map, &strongest(map, count)),
    }
}

/// Returns the indices of the players in the table: all, or those who hold and owe the most.
fn strongest(map: &HeatMap, count: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    let held = |by: usize, over: usize| -> u64 {
        let value = map.rows.get(by).and_then(|row| row.get(over)?.as_ref());
        value.map_or(0, |value| value.number.unsigned_abs())
    };
    let sum = |one: usize| -> u64 { (0..count).map(|other| held(one, other) + held(other, one)).sum() };
    if count > MOST_IN_TABLE {
        places.sort_by_key(|place| (Reverse(sum(*place)), *place));
        places.truncate(MOST_IN_TABLE);
        places.sort_unstable();
    }
    places
}

fn head(canvas: &mut Canvas, width: i64, title: &str, legends: &[&str]) -> i64 {
    let room = width - 2 * MARGIN;
    let set = Set { bold: true, ..Set::new(TITLE) };
    let (set, lines) = set.sized(title, room, 2, &[TITLE, 20]);
    let mut y = canvas.lines(MARGIN, MARGIN + set.size, set, &lines);
    let set = Set { fill: FAINT, ..Set::new(LEGEND) };
    for legend in legends {
        y = canvas.lines(MARGIN, y, set, &set.lines(legend, room, 3));
    }
    y
}

/// Returns the height of the header. It draws on a temporary canvas, because the picture's height depends on it.
fn head_height(width: i64, title: &str, legends: &[&str]) -> i64 {
    head(&mut Canvas::new(width, 0), width, title, legends)
}

fn table(map: &HeatMap, places: &[usize]) -> String {
    let cell = match places.len() {
        0..=4 => 104,
        5..=6 => 88,
        _ => 64,
    };
    let names_width = if places.len() > 6 { 220 } else { 300 };
    let count = i64::try_from(places.len()).unwrap_or_default();
    let width = (MARGIN + names_width + count * cell + MARGIN).max(LEAST_WIDTH);
    let left = width - MARGIN - count * cell;
    let names: Vec<String> = places.iter().map(|place| named(&map.players[*place], place + 1)).collect();
    // If two names look the same when drawn, row numbers distinguish them.
    let differ = names.iter().collect::<BTreeSet<_>>().len() == names.len();
    let heading = Set { anchor: "middle", ..Set::new(SIZES[3]) };
    let headings = names.iter().map(|name| heading.lines(name, cell - 6, 3));
    let headings: Vec<Vec<String>> = headings.collect();
    let whole = |(name, lines): (&String, &Vec<String>)| lines.join(" ") == *name;
    let is_named = differ && names.iter().zip(&headings).all(whole);
    let mut legends = vec![map.words.legend.as_str()];
    if places.len() < map.players.len().min(MOST_PLAYERS) {
        legends.push(&map.words.strongest);
    }
    if !is_named {
        legends.push(&map.words.numbered);
    }
    let number_width = if is_named { 0 } else { 36 };
    let labels: Vec<Label> = names.iter().map(|name| Label::new(name, left - MARGIN - number_width - 12)).collect();
    let least = if places.len() > 6 { 44 } else { 58 };
    let heights = labels.iter().map(|label| (label.height() + PAD).max(least));
    let heights: Vec<i64> = heights.collect();
    let lines = headings.iter().map(Vec::len).max().unwrap_or_default();
    let lines = i64::try_from(if is_named { lines } else { 1 }).unwrap_or(1);
    let top = head_height(width, &map.title, &legends) + lines * heading.leading() + 4;
    let mut canvas = Canvas::new(width, top + heights.iter().sum::<i64>() + MARGIN);
    head(&mut canvas, width, &map.title, &legends);
    let columns = Columns { left, cell, top };
    match is_named {
        true => columns.head(&mut canvas, heading, &headings),
        false => columns.number(&mut canvas, places),
    }
    let mut y = top;
    for ((place, label), height) in places.iter().zip(&labels).zip(heights) {
        if !is_named {
            let bold = numeral("start");
            let middle = y + height / 2 + bold.size / 3;
            canvas.text(MARGIN, middle, bold, &(place + 1).to_string());
        }
        label.draw(&mut canvas, MARGIN + number_width, (y, height - 2));
        columns.row(&mut canvas, map, (*place, places), (y, height));
        y += height;
    }
    canvas.finish()
}

struct Columns {
    left: i64,
    cell: i64,
    top: i64,
}

impl Columns {
    fn middle(&self, at: i64) -> i64 {
        self.left + at * self.cell + self.cell / 2 - 1
    }

    fn number(&self, canvas: &mut Canvas, places: &[usize]) {
        for (at, place) in (0..).zip(places) {
            let number = (place + 1).to_string();
            canvas.text(self.middle(at), self.top - PAD, numeral("middle"), &number);
        }
    }

    fn head(&self, canvas: &mut Canvas, set: Set, headings: &[Vec<String>]) {
        for (at, lines) in (0..).zip(headings) {
            let rows = i64::try_from(lines.len()).unwrap_or_default();
            let y = self.top - PAD - (rows - 1) * set.leading();
            canvas.lines(self.middle(at), y, set, lines);
        }
    }

    /// Draws a player's cells over all players in the table.
    fn row(&self, canvas: &mut Canvas, map: &HeatMap, (place, places): (usize, &[usize]), (y, height): (i64, i64)) {
        for (at, over) in (0..).zip(places) {
            let value = map.rows.get(place).and_then(|row| row.get(*over)?.as_ref());
            let corner = (self.left + at * self.cell, y);
            let size = (self.cell - 2, height - 2);
            draw_cell(canvas, corner, size, value, map);
        }
    }
}

fn numeral(anchor: &'static str) -> Set<'static> {
    Set { anchor, bold: true, ..Set::new(SIZES[2]) }
}

/// Draws what one player holds over each other player, and the reverse.
fn list(map: &HeatMap, own: usize, count: usize) -> String {
    const CELL: i64 = 116;
    let names_width = 300;
    let width = MARGIN + names_width + 2 * CELL + MARGIN;
    let left = MARGIN + names_width;
    let title = map.title.as_str();
    let legends = [map.words.own.as_str()];
    let others = (0..count).filter(|place| *place != own);
    let labels: Vec<(usize, Label)> = others
        .map(|place| (place, named(&map.players[place], place + 1)))
        .map(|(place, name)| (place, Label::new(&name, names_width - 12)))
        .collect();
    let heights = labels.iter().map(|(_, label)| (label.height() + PAD).max(40));
    let heights: Vec<i64> = heights.collect();
    let heading = Set { anchor: "middle", bold: true, ..Set::new(SIZES[3]) };
    let columns = [&map.words.over, &map.words.under].map(|words| heading.lines(words, CELL - 6, 3));
    let lines = columns.iter().map(Vec::len).max().unwrap_or_default();
    let lines = i64::try_from(lines).unwrap_or_default();
    let first = head_height(width, title, &legends) + 4;
    let top = first + lines * heading.leading();
    let mut canvas = Canvas::new(width, top + heights.iter().sum::<i64>() + MARGIN);
    head(&mut canvas, width, title, &legends);
    for (at, lines) in (0..).zip(&columns) {
        canvas.lines(left + at * CELL + CELL / 2 - 1, first + 8, heading, lines);
    }
    let mut y = top;
    for ((place, label), height) in labels.iter().zip(heights) {
        label.draw(&mut canvas, MARGIN, (y, height - 2));
        let pairs = [(own, *place), (*place, own)];
        for (at, (by, over)) in (0..).zip(pairs) {
            let value = map.rows.get(by).and_then(|row| row.get(over)?.as_ref());
            let corner = (left + at * CELL, y);
            draw_cell(&mut canvas, corner, (CELL - 2, height - 2), value, map);
        }
        y += height;
    }
    canvas.finish()
}

fn draw_cell(
    canvas: &mut Canvas,
    (x, y): (i64, i64),
    (width, height): (i64, i64),
    value: Option<&Value>,
    map: &HeatMap,
) {
    let Some(value) = value else {
        canvas.rectangle(x, y, width, height, GROUND);
        let number = Set { fill: FAINT, anchor: "middle", ..Set::new(SIZES[3]) };
        return canvas.text(x + width / 2, y + height / 2 + 5, number, "·");
    };
    let end = if value.number < 0 { ORANGE } else { BLUE };
    let colour = NEUTRAL.towards(end, value.number.saturating_abs(), map.most.max(1));
    canvas.rectangle(x, y, width, height, colour);
    let number = Set { fill: colour.ink(), anchor: "middle", ..Set::new(SIZES[0]) };
    let (number, lines) = number.sized(&value.words, width - 2, 1, sizes(map, width - 2));
    canvas.lines(x + width / 2, y + height / 2 + number.size / 3, number, &lines);
}

/// Returns the font sizes for the map's numbers: the same for all, so that the longest fits.
fn sizes(map: &HeatMap, width: i64) -> &'static [i64] {
    let values = || map.rows.iter().flatten().flatten();
    let fits = |size: &i64| values().all(|value| Set::new(*size).width(&value.words) <= width);
    let first = SIZES.iter().position(fits);
    &SIZES[first.unwrap_or(SIZES.len() - 1)..]
}
