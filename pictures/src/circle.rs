//! The relations between players: the players in a circle, with a line between each related pair. Names stand around
//! the circle if all fit there in full, and otherwise in a list below.

use super::fonts::named;
use super::heat_map::MOST_PLAYERS;
use super::key::Key;
use super::svg::{
    BRIGHT_BLUE, Canvas, Colour, DEEP, FAINT, INK, MARGIN, PANEL, RULE, Rim, Set, WIDTH, head_height, seat_colour,
};
use std::collections::BTreeSet;
use std::f64::consts::TAU;

pub const MOST_NODES: usize = MOST_PLAYERS;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    pub title: String,
    pub legend: String,
    pub words: CircleWords,
    /// In seat order, clockwise from the top.
    pub players: Vec<Node>,
    /// Pairs of indices into the list of players. Invalid indices and ties of a player with themselves are ignored.
    pub ties: Vec<(usize, usize)>,
}

/// The meanings of the signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CircleWords {
    pub seat: String,
    pub tie: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub name: String,
    pub points: String,
    /// A word that distinguishes the player.
    pub mark: Option<String>,
}

/// The font size of all words, readable on a phone.
const SIZE: i64 = 22;
const DOT: i64 = 26;
/// The distance from the middle of a dot to its text.
const AWAY: i64 = 36;
/// The smallest and the largest radius with names around the circle.
const RADII: (i64, i64) = (150, 220);
/// The most lines of a name around the circle, and in the list.
const NAME_LINES: usize = 2;
const LIST_LINES: usize = 4;
/// The height of a mark.
const MARK: i64 = 32;
/// A player no further to the side than this counts as being at the top or the bottom.
const STRAIGHT: f64 = 0.01;
const MARK_COLOUR: Colour = Colour(0xff, 0xd9, 0xa8);

struct Place<'a> {
    words_of: &'a Words<'a>,
    /// How the text is anchored: `start` on the right side, `end` on the left.
    anchor: &'static str,
    words: (i64, i64),
}

/// A player's text, laid out.
struct Words<'a> {
    node: &'a Node,
    lines: Vec<String>,
    /// Whether no word of the name is broken or cut.
    is_whole: bool,
}

impl Words<'_> {
    fn new(number: usize, node: &Node, room: i64, most: usize) -> Words<'_> {
        let name = named(&node.name, number);
        let lines = name_set().lines(&name, room, most);
        let is_whole = lines.join(" ") == name.trim();
        Words { node, lines, is_whole }
    }

    fn name_height(&self) -> i64 {
        i64::try_from(self.lines.len()).unwrap_or_default() * name_set().leading()
    }

    fn height(&self) -> i64 {
        let mark = if self.node.mark.is_some() { MARK + 8 } else { 0 };
        self.name_height() + SIZE * 7 / 5 + mark
    }
}

fn name_set() -> Set<'static> {
    Set { bold: true, ..Set::new(SIZE) }
}

pub fn circle(circle: &Circle) -> String {
    let players = &circle.players[..circle.players.len().min(MOST_NODES)];
    let signs = [(Sign::Seat, &circle.words.seat), (Sign::Tie, &circle.words.tie)];
    let key = Key::of(signs.map(|(sign, words)| (sign, words.clone())), WIDTH, SIZE);
    let top = head_height(WIDTH, &circle.title, &[&circle.legend]);
    let words = around(players);
    let radius = words.as_deref().map_or(large(players.len()), radius);
    let above = match &words {
        Some(words) => words.first().map_or(0, Words::height) + AWAY,
        None => DOT + MARGIN,
    };
    let below = match words.as_deref().and_then(|words| words.get(words.len() / 2)) {
        Some(lowest) => lowest.height() + AWAY,
        None => DOT + MARGIN,
    };
    let middle = (WIDTH / 2, top + above + radius);
    let list = words.is_none().then(|| List::of(players));
    let list_top = middle.1 + radius + below + MARGIN;
    let bottom = list_top + list.as_ref().map_or(0, List::height);
    let mut canvas = Canvas::new(WIDTH, bottom + key.height);
    canvas.head(WIDTH, &circle.title, &[&circle.legend]);
    let dots: Vec<(i64, i64)> = (0..players.len()).map(|seat| dot(seat, players.len(), middle, radius)).collect();
    ties(&mut canvas, circle, &dots);
    for (seat, at) in dots.iter().enumerate() {
        canvas.circle(*at, DOT, seat_colour(seat), Rim { colour: DEEP, width: 2 });
        canvas.number(*at, SIZE, seat);
    }
    for (seat, words) in words.iter().flatten().enumerate() {
        player(&mut canvas, &place(words, seat, players.len(), middle, radius));
    }
    if let Some(list) = list {
        list.draw(&mut canvas, list_top);
    }
    key.draw(&mut canvas, bottom, |canvas, sign, spot| match sign {
        Sign::Seat => {
            canvas.circle(spot.centre(), SIZE * 3 / 4, PANEL, Rim { colour: INK, width: 2 });
            let set = Set { anchor: "middle", bold: true, ..Set::new(SIZE) };
            canvas.text(spot.centre().0, spot.middle + SIZE * 36 / 100, set, "#");
        }
        Sign::Tie => canvas.path(&spot.line(), BRIGHT_BLUE, 5, ""),
    });
    canvas.finish()
}

/// A sign in the key.
enum Sign {
    Seat,
    Tie,
}

fn ties(canvas: &mut Canvas, circle: &Circle, dots: &[(i64, i64)]) {
    let ordered = circle.ties.iter().map(|(one, other)| (*one.min(other), *one.max(other)));
    let known: BTreeSet<(usize, usize)> = ordered.filter(|(one, other)| one != other && *other < dots.len()).collect();
    for (one, other) in known {
        let ((x, y), (to_x, to_y)) = (dots[one], dots[other]);
        canvas.path(&format!("M{x} {y}L{to_x} {to_y}"), BRIGHT_BLUE, 5, "");
    }
}

/// Returns the players' texts if all fit around the circle without breaking or cutting a word.
fn around(players: &[Node]) -> Option<Vec<Words<'_>>> {
    let words = |(seat, node)| {
        let (sin, _) = direction(seat, players.len());
        let room = match sin.abs() < STRAIGHT {
            true => WIDTH - 2 * MARGIN,
            false => WIDTH / 2 - MARGIN - AWAY - (sin.abs() * RADII.1 as f64).ceil() as i64,
        };
        let words = Words::new(seat + 1, node, room, NAME_LINES);
        let points = Set::new(SIZE).width(&node.points) <= room;
        let mark = node.mark.as_ref().is_none_or(|mark| name_set().width(mark) + SIZE <= room);
        (words.is_whole && points && mark).then_some(words)
    };
    let words: Vec<Words> = players.iter().enumerate().map(words).collect::<Option<_>>()?;
    (radius(&words) <= RADII.1).then_some(words)
}

/// Returns the radius of a circle with the names below it.
fn large(count: usize) -> i64 {
    let count = i64::try_from(count).unwrap_or_default();
    (count * (2 * DOT + 20) * 100 / 628).clamp(RADII.0, WIDTH / 2 - MARGIN - DOT)
}

/// Returns the radius at which no player's text overlaps the next one's.
fn radius(players: &[Words]) -> i64 {
    let mut radius = RADII.0 as f64;
    for (seat, pair) in players.windows(2).enumerate() {
        let [one, other] = [seat, seat + 1].map(|seat| direction(seat, players.len()));
        // The text of a player at the top or the bottom ends before those beside it begin.
        let heights = match [one.0, other.0].map(|sin| sin.abs() < STRAIGHT) {
            [false, false] if one.0 * other.0 > 0.0 => (pair[0].height() + pair[1].height()) / 2,
            [false, false] => 0,
            [true, _] => pair[1].height() / 2 - AWAY,
            [_, true] => pair[0].height() / 2 - AWAY,
        };
        // On each side, all players have different heights.
        radius = radius.max(heights as f64 / (one.1 - other.1).abs().max(0.001));
    }
    radius.ceil() as i64
}

/// Returns how far to the right and how far up a seat is, as fractions of the radius.
fn direction(seat: usize, count: usize) -> (f64, f64) {
    (seat as f64 / count as f64 * TAU).sin_cos()
}

fn dot(seat: usize, count: usize, middle: (i64, i64), radius: i64) -> (i64, i64) {
    let (sin, cos) = direction(seat, count);
    let along = |part: f64| (part * radius as f64).round() as i64;
    (middle.0 + along(sin), middle.1 - along(cos))
}

/// Returns a player's position. The text is outside the circle, away from the lines.
fn place<'a>(words_of: &'a Words<'a>, seat: usize, count: usize, middle: (i64, i64), radius: i64) -> Place<'a> {
    let (sin, cos) = direction(seat, count);
    let at = dot(seat, count, middle, radius);
    let height = words_of.height();
    let (anchor, words) = match sin {
        sin if sin > STRAIGHT => ("start", (at.0 + AWAY, at.1 - height / 2)),
        sin if sin < -STRAIGHT => ("end", (at.0 - AWAY, at.1 - height / 2)),
        _ if cos > 0.0 => ("middle", (at.0, at.1 - AWAY - height)),
        _ => ("middle", (at.0, at.1 + AWAY)),
    };
    Place { words_of, anchor, words }
}

fn player(canvas: &mut Canvas, place: &Place) {
    let Words { node, lines, .. } = place.words_of;
    let anchor = place.anchor;
    let (x, y) = place.words;
    canvas.lines(x, y + SIZE, Set { anchor, ..name_set() }, lines);
    let y = y + place.words_of.name_height();
    canvas.text(x, y + SIZE, Set { fill: FAINT, anchor, ..Set::new(SIZE) }, &node.points);
    if let Some(mark) = &node.mark {
        sign(canvas, (x, y + SIZE * 7 / 5 + 4), anchor, mark, WIDTH / 2);
    }
}

/// Draws a mark, and returns its width.
fn sign(canvas: &mut Canvas, (x, y): (i64, i64), anchor: &str, mark: &str, room: i64) -> i64 {
    let set = Set { fill: DEEP, anchor: "middle", ..name_set() };
    let words = set.fitted(mark, room - SIZE);
    let width = set.width(&words) + SIZE;
    let left = match anchor {
        "start" => x,
        "end" => x - width,
        _ => x - width / 2,
    };
    canvas.pill((left, y), (width, MARK), MARK_COLOUR, Rim { colour: DEEP, width: 1 });
    canvas.text(left + width / 2, y + MARK / 2 + SIZE * 36 / 100, set, &words);
    width
}

/// The players below the circle, one in each row.
struct List<'a>(Vec<Words<'a>>);

impl List<'_> {
    /// The room for the points and the mark on the right.
    const BESIDE: i64 = 300;
    const LEFT: i64 = MARGIN + 2 * DOT + 12;

    fn of(players: &[Node]) -> List<'_> {
        let room = |node: &Node| {
            let taken = Set::new(SIZE).width(&node.points) + SIZE;
            let mark = node.mark.as_ref().map_or(0, |mark| name_set().width(mark) + 2 * SIZE);
            WIDTH - MARGIN - List::LEFT - (taken + mark).min(List::BESIDE)
        };
        List((1..).zip(players).map(|(number, node)| Words::new(number, node, room(node), LIST_LINES)).collect())
    }

    fn row(words: &Words) -> i64 {
        words.name_height().max(MARK) + 14
    }

    fn height(&self) -> i64 {
        self.0.iter().map(List::row).sum::<i64>() + MARGIN
    }

    fn draw(&self, canvas: &mut Canvas, top: i64) {
        let mut y = top;
        for (seat, words) in self.0.iter().enumerate() {
            canvas.rectangle(MARGIN, y, WIDTH - 2 * MARGIN, 1, RULE);
            let middle = y + List::row(words) / 2;
            canvas.circle((MARGIN + DOT, middle), 20, seat_colour(seat), Rim { colour: DEEP, width: 1 });
            canvas.number((MARGIN + DOT, middle), SIZE, seat);
            let first = middle - words.name_height() / 2 + SIZE;
            canvas.lines(List::LEFT, first, name_set(), &words.lines);
            let points = Set { fill: FAINT, anchor: "end", ..Set::new(SIZE) };
            let right = WIDTH - MARGIN;
            let mut room = List::BESIDE;
            if let Some(mark) = &words.node.mark {
                room -= sign(canvas, (right, middle - MARK / 2), "end", mark, List::BESIDE / 2) + SIZE / 2;
            }
            let shown = points.fitted(&words.node.points, room);
            canvas.text(right - (List::BESIDE - room), middle + SIZE * 36 / 100, points, &shown);
            y += List::row(words);
        }
    }
}
