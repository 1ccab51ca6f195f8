//! The relations between players: the players in a circle, with a line between each related pair.

use super::fonts::named;
use super::heat_map::MOST_PLAYERS;
use super::svg::{BLACK, BLUE, Canvas, Colour, FAINT, MARGIN, Rim, Set, head_height, seat_colour};
use std::collections::BTreeSet;
use std::f64::consts::TAU;

pub const MOST_NODES: usize = MOST_PLAYERS;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    pub title: String,
    pub legend: String,
    /// In seat order, clockwise from the top.
    pub players: Vec<Node>,
    /// Pairs of indices into the list of players. Invalid indices and ties of a player with themselves are ignored.
    pub ties: Vec<(usize, usize)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub name: String,
    pub points: String,
    /// A word that distinguishes the player.
    pub mark: Option<String>,
}

/// The font sizes of names, and the most lines that a name may take.
const NAMES: [i64; 3] = [18, 16, 14];
const NAME_LINES: usize = 4;
const POINTS: i64 = 16;
const MARK: i64 = 15;
/// The room for a name and for the text under it.
const ROOM: i64 = 250;
const DOT: i64 = 17;
/// The distance from the middle of a dot to its text.
const AWAY: i64 = 30;
const LEAST_RADIUS: i64 = 180;
/// The height of the text below the name, without and with a mark.
const ROWS: i64 = 28;
const MARKED: i64 = 58;
/// A player no further to the side than this counts as being at the top or the bottom.
const STRAIGHT: f64 = 0.01;
const MARK_COLOUR: Colour = Colour(0xff, 0xd9, 0xa8);

struct Place<'a> {
    words_of: &'a Words<'a>,
    at: (i64, i64),
    /// How the text is anchored: `start` on the right side, `end` on the left.
    anchor: &'static str,
    words: (i64, i64),
    bottom: i64,
}

/// A player's text, laid out.
struct Words<'a> {
    node: &'a Node,
    name: Set<'static>,
    lines: Vec<String>,
}

impl Words<'_> {
    fn new((number, node): (usize, &Node)) -> Words<'_> {
        let set = Set { bold: true, ..Set::new(NAMES[0]) };
        let (name, lines) = set.sized(&named(&node.name, number), ROOM, NAME_LINES, &NAMES);
        Words { node, name, lines }
    }

    fn name_height(&self) -> i64 {
        i64::try_from(self.lines.len()).unwrap_or_default() * self.name.leading()
    }

    fn height(&self) -> i64 {
        let below = if self.node.mark.is_some() { MARKED } else { ROWS };
        self.name_height() + below
    }
}

pub fn circle(circle: &Circle) -> String {
    let players = circle.players.iter().take(MOST_NODES);
    let players: Vec<Words> = (1..).zip(players).map(Words::new).collect();
    let radius = radius(&players);
    let width = 2 * (radius + AWAY + ROOM + MARGIN);
    let above = players.first().map_or(0, Words::height);
    let middle = (width / 2, head_height(width) + above + AWAY + radius);
    let places: Vec<Place> =
        players.iter().enumerate().map(|(seat, words)| place(words, seat, players.len(), middle, radius)).collect();
    let lowest = places.iter().map(|place| place.bottom).max();
    let mut canvas = Canvas::new(width, lowest.unwrap_or(middle.1) + MARGIN);
    canvas.head(width, &circle.title, &circle.legend);
    let mut known = BTreeSet::new();
    for (one, other) in &circle.ties {
        let pair = (one.min(other), one.max(other));
        if let (Some(from), Some(to)) = (places.get(*one), places.get(*other))
            && one != other
            && known.insert(pair)
        {
            let path = format!("M{} {}L{} {}", from.at.0, from.at.1, to.at.0, to.at.1);
            canvas.path(&path, BLUE, 5, "");
        }
    }
    for (seat, place) in places.iter().enumerate() {
        player(&mut canvas, seat, place);
    }
    canvas.finish()
}

/// Returns the smallest radius at which no player's text overlaps a neighbour's. The circle is flat at the top and the
/// bottom.
fn radius(players: &[Words]) -> i64 {
    let mut radius = LEAST_RADIUS as f64;
    for (seat, pair) in players.windows(2).enumerate() {
        let [one, other] = [seat, seat + 1].map(|seat| direction(seat, players.len()));
        let same_side = one.0 * other.0 > STRAIGHT * STRAIGHT;
        if same_side {
            let heights = (pair[0].height() + pair[1].height()) as f64 / 2.0;
            // On each side, all players have different heights.
            radius = radius.max(heights / (one.1 - other.1).abs());
        }
    }
    radius.ceil() as i64
}

/// Returns how far to the right and how far up a seat is, as fractions of the radius.
fn direction(seat: usize, count: usize) -> (f64, f64) {
    (seat as f64 / count as f64 * TAU).sin_cos()
}

/// Returns a player's position. The text is outside the circle, away from the lines.
fn place<'a>(words_of: &'a Words<'a>, seat: usize, count: usize, middle: (i64, i64), radius: i64) -> Place<'a> {
    let (sin, cos) = direction(seat, count);
    let along = |part: f64, length: i64| (part * length as f64).round() as i64;
    let at = (middle.0 + along(sin, radius), middle.1 - along(cos, radius));
    let height = words_of.height();
    let (anchor, words) = match sin {
        sin if sin > STRAIGHT => ("start", (at.0 + AWAY, at.1 - height / 2)),
        sin if sin < -STRAIGHT => ("end", (at.0 - AWAY, at.1 - height / 2)),
        _ if cos > 0.0 => ("middle", (at.0, at.1 - AWAY - height)),
        _ => ("middle", (at.0, at.1 + AWAY)),
    };
    Place { words_of, at, anchor, words, bottom: (words.1 + height).max(at.1 + AWAY) }
}

fn player(canvas: &mut Canvas, seat: usize, place: &Place) {
    let colour = seat_colour(seat);
    let Words { node, name, lines } = place.words_of;
    let rim = Rim { colour: BLACK, width: if node.mark.is_some() { 5 } else { 2 } };
    canvas.circle(place.at, DOT, colour, rim);
    let number = Set { fill: colour.ink(), anchor: "middle", bold: true, ..Set::new(POINTS) };
    let (x, y) = place.at;
    canvas.text(x, y + 6, number, &(seat + 1).to_string());
    let anchor = place.anchor;
    let name = Set { anchor, ..*name };
    let points = Set { fill: FAINT, anchor, ..Set::new(POINTS) };
    let (x, y) = place.words;
    canvas.lines(x, y + name.size, name, lines);
    let y = y + place.words_of.name_height();
    canvas.text(x, y + 20, points, &points.fitted(&node.points, ROOM));
    if let Some(mark) = &node.mark {
        sign(canvas, (x, y + 30), anchor, mark);
    }
}

fn sign(canvas: &mut Canvas, (x, y): (i64, i64), anchor: &str, mark: &str) {
    let set = Set { anchor: "middle", bold: true, ..Set::new(MARK) };
    let ends = MARK;
    let words = set.fitted(mark, ROOM - ends);
    let width = set.width(&words) + ends;
    let left = match anchor {
        "start" => x,
        "end" => x - width,
        _ => x - width / 2,
    };
    let rim = Rim { colour: BLACK, width: 2 };
    canvas.pill((left, y), (width, 24), MARK_COLOUR, rim);
    canvas.text(left + width / 2, y + 17, set, &words);
}
