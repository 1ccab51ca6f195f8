//! Drawing primitives for all pictures.

use super::fonts::{self, FAMILY};
use std::fmt::Display;

/// One dark palette for all readers: a picture is the same file for everyone in a channel, and a bot cannot know anyone's
/// theme. It is close to Discord's dark background, and a quiet dark panel on the light one.
pub const GROUND: Colour = Colour(0x24, 0x26, 0x2b);
/// The surface of tiles, cells and hexagons.
pub const PANEL: Colour = Colour(0x30, 0x33, 0x3a);
/// Text, and marks that stand out.
pub const INK: Colour = Colour(0xec, 0xee, 0xf1);
pub const FAINT: Colour = Colour(0xa8, 0xae, 0xb8);
/// Lines that only guide the eye.
pub const RULE: Colour = Colour(0x47, 0x4c, 0x55);
/// Letters on bright shapes, and the outlines of these.
pub const DEEP: Colour = Colour(0x14, 0x16, 0x19);
/// The two ends of the scale. Blue and orange are distinct under every kind of colour blindness.
pub const BLUE: Colour = Colour(0x2b, 0x6c, 0xb8);
pub const ORANGE: Colour = Colour(0xb8, 0x5c, 0x0a);
/// The same two, brighter, for lines and signs without text.
pub const BRIGHT_BLUE: Colour = Colour(0x5a, 0xaa, 0xff);
pub const BRIGHT_ORANGE: Colour = Colour(0xff, 0xa0, 0x45);
/// The colour for things that belong to no player.
pub const NOBODY: Colour = Colour(0x8a, 0x91, 0x9b);

/// The lowest contrast between text and its background, as the Web Content Accessibility Guidelines require.
const CONTRAST: f64 = 4.5;

pub const MARGIN: i64 = 16;

/// The number of seats with their own colour.
pub const SEATS: usize = 9;
/// Bright on the dark surfaces, and all distinct under every kind of colour blindness.
const COLOURS: [Colour; SEATS] = [
    Colour(0xf0, 0x80, 0x61),
    Colour(0x55, 0xf0, 0xff),
    Colour(0xfb, 0xdf, 0x58),
    Colour(0x97, 0x98, 0xff),
    Colour(0xac, 0xff, 0xa1),
    Colour(0xc4, 0x96, 0x05),
    Colour(0x50, 0xa7, 0xc7),
    Colour(0xd7, 0xe5, 0xcd),
    Colour(0xaa, 0x99, 0x96),
];

/// Returns the colour of a seat, counted from 0.
pub fn seat_colour(seat: usize) -> Colour {
    COLOURS.get(seat).copied().unwrap_or(NOBODY)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// Returns the colour at `part` of `whole` of the way to another.
    pub fn towards(self, other: Colour, part: i64, whole: i64) -> Colour {
        let mix = |from: u8, to: u8| {
            let (from, to) = (i64::from(from), i64::from(to));
            let mixed = from + (to - from) * part.clamp(0, whole) / whole.max(1);
            u8::try_from(mixed).unwrap_or(u8::MAX)
        };
        Colour(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// Returns a text colour that is readable on this background: one of these always has a contrast of at least 4.5.
    pub fn ink(self) -> Colour {
        let black = Colour(0, 0, 0);
        let inks = [INK, DEEP, Colour(0xff, 0xff, 0xff)];
        inks.into_iter().find(|ink| self.contrast(*ink) >= CONTRAST).unwrap_or(black)
    }

    fn contrast(self, other: Colour) -> f64 {
        let [one, other] = [self, other].map(|colour| colour.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// Returns the relative luminance, from 0 to 1, as the Web Content Accessibility Guidelines define it.
    fn luminance(self) -> f64 {
        let linear = |part: u8| match f64::from(part) / 255.0 {
            part if part <= 0.04045 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

pub struct Canvas(String);

#[derive(Clone, Copy, Debug)]
pub struct Set<'a> {
    pub size: i64,
    pub fill: Colour,
    /// Which part of the text is at its position: `start`, `middle` or `end`.
    pub anchor: &'a str,
    pub bold: bool,
    pub upwards: bool,
    /// The outline of the letters, for text on top of lines.
    pub halo: Option<Colour>,
}

#[derive(Clone, Copy, Debug)]
pub struct Rim {
    pub colour: Colour,
    pub width: i64,
}

impl Set<'static> {
    pub fn new(size: i64) -> Set<'static> {
        Set { size, fill: INK, anchor: "start", bold: false, upwards: false, halo: None }
    }
}

impl<'a> Set<'a> {
    /// Returns the most pixels that a text can take.
    pub fn width(self, text: &str) -> i64 {
        let parts: i64 = fonts::drawable(text).chars().map(|c| self.advance(c)).sum();
        (parts + fonts::WHOLE - 1) / fonts::WHOLE
    }

    /// Returns where a drawable text begins, its anchor, and its markup. Pieces in different fonts are placed one by
    /// one: as one line of text, the layout would mix up their glyphs where letters combine.
    fn placed(self, x: i64, text: &str) -> (i64, &'a str, String) {
        let pieces = fonts::pieces(text);
        if pieces.iter().all(|(font, _)| font.is_none()) {
            return (x, self.anchor, escaped(text));
        }
        let begins = match self.anchor {
            "middle" => x - self.width(text) / 2,
            "end" => x - self.width(text),
            _ => x,
        };
        let mut passed = 0;
        let mut placed = String::new();
        for (font, piece) in pieces {
            let at = begins + passed / fonts::WHOLE;
            let family = font.map(|letter| format!(" font-family=\"'{letter}'\"")).unwrap_or_default();
            placed += &format!("<tspan x=\"{at}\"{family}>{}</tspan>", escaped(&piece));
            passed += piece.chars().map(|c| self.advance(c)).sum::<i64>();
        }
        (begins, "start", placed)
    }

    /// Truncates a text to this many pixels, without invisible characters.
    pub fn fitted(self, text: &str, width: i64) -> String {
        let mut room = width * fonts::WHOLE;
        let mut shown = String::new();
        // Where to cut the text so that the ellipsis also fits.
        let mut end = 0;
        for c in fonts::drawable(text).chars() {
            room -= self.advance(c);
            if room < 0 {
                shown.truncate(end);
                shown.push('…');
                break;
            }
            shown.push(c);
            if room >= self.advance('…') {
                end = shown.len();
            }
        }
        shown
    }

    /// Breaks a text into lines of this many pixels, between words or, if a word is longer than a line, within it. The
    /// last line is truncated if the text does not fit.
    pub fn lines(self, text: &str, width: i64, most: usize) -> Vec<String> {
        let drawn = fonts::drawable(text);
        let mut lines = Vec::new();
        let mut rest = drawn.trim();
        while !rest.is_empty() {
            if lines.len() + 1 >= most {
                lines.push(self.fitted(rest, width));
                break;
            }
            let (line, after) = rest.split_at(self.end(rest, width));
            lines.push(line.trim_end().to_owned());
            rest = after.trim_start();
        }
        lines
    }

    /// Returns where a line of this many pixels ends.
    fn end(self, text: &str, width: i64) -> usize {
        let mut room = width * fonts::WHOLE;
        let (mut word, mut letter) = (0, 0);
        for (at, c) in text.char_indices() {
            let advance = self.advance(c);
            // A combining mark stays with its letter.
            if advance > 0 {
                letter = at;
            }
            if c == ' ' {
                word = at;
            }
            room -= advance;
            if room < 0 {
                // A first letter that does not fit is placed anyway; otherwise the loop would never end.
                let first = c.len_utf8();
                return [word, letter].into_iter().find(|end| *end > 0).unwrap_or(first);
            }
        }
        text.len()
    }

    /// Returns the largest size that fits a text into `most` lines, with those lines. Sizes that break no word are
    /// preferred. If no size fits, the last line is truncated.
    pub fn sized(self, text: &str, width: i64, most: usize, sizes: &[i64]) -> (Set<'a>, Vec<String>) {
        let drawn = fonts::drawable(text);
        let mut best: Option<(Set<'a>, Vec<String>)> = None;
        let mut last = (self, Vec::new());
        for size in sizes {
            let set = Set { size: *size, ..self };
            let lines = set.lines(&drawn, width, most);
            if lines.join(" ") == drawn.trim() {
                return (set, lines);
            }
            let is_cut = lines.last().is_some_and(|line| line.ends_with('…'));
            if !is_cut && best.is_none() {
                best = Some((set, lines));
            } else {
                last = (set, lines);
            }
        }
        best.unwrap_or(last)
    }

    pub fn leading(self) -> i64 {
        self.size * 7 / 5
    }

    /// Returns the most width that a letter can take, in fractions of a pixel.
    fn advance(self, letter: char) -> i64 {
        fonts::letter(letter, self.bold).unwrap_or_default() * self.size
    }
}

impl Canvas {
    pub fn new(width: i64, height: i64) -> Canvas {
        let mut canvas = Canvas(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"{FAMILY}\">\n"
        ));
        canvas.rectangle(0, 0, width, height, GROUND);
        canvas
    }

    pub fn rectangle(&mut self, x: i64, y: i64, width: i64, height: i64, fill: impl Display) {
        self.line(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"));
    }

    /// Draws a rectangle with round ends.
    pub fn pill(&mut self, corner: (i64, i64), size: (i64, i64), fill: Colour, rim: Rim) {
        self.rounded(corner, size, size.1 / 2, fill, rim);
    }

    /// Draws a rectangle with round corners.
    pub fn rounded(&mut self, (x, y): (i64, i64), (width, height): (i64, i64), round: i64, fill: Colour, rim: Rim) {
        self.line(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" fill=\"{fill}\"{rim}/>"
        ));
    }

    pub fn circle(&mut self, (x, y): (i64, i64), radius: i64, fill: Colour, rim: Rim) {
        self.line(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"{rim}/>"));
    }

    pub fn polygon(&mut self, corners: &[(i64, i64)], fill: Colour, rim: Rim) {
        let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let corners = corners.join(" ");
        self.line(&format!("<polygon points=\"{corners}\" fill=\"{fill}\"{rim}/>"));
    }

    pub fn text(&mut self, x: i64, y: i64, set: Set, text: &str) {
        let weight = if set.bold { " font-weight=\"bold\"" } else { "" };
        let turn = match set.upwards {
            true => format!(" transform=\"rotate(-90 {x} {y})\""),
            false => String::new(),
        };
        let halo = match set.halo {
            Some(colour) => {
                let width = set.size / 2;
                let rim = Rim { colour, width };
                format!("{rim} stroke-linejoin=\"round\" paint-order=\"stroke\"")
            }
            None => String::new(),
        };
        let (size, fill) = (set.size, set.fill);
        let (x, anchor, text) = set.placed(x, &fonts::drawable(text));
        self.line(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\" text-anchor=\"{anchor}\"{weight}{halo}{turn}>{text}</text>"
        ));
    }

    /// Draws lines below one another, from the first baseline down, and returns the next baseline.
    pub fn lines(&mut self, x: i64, y: i64, set: Set, lines: &[String]) -> i64 {
        let mut down = y;
        for line in lines {
            self.text(x, down, set, line);
            down += set.leading();
        }
        down
    }

    /// Draws a path. `dash` is an SVG dash pattern, or empty.
    pub fn path(&mut self, path: &str, stroke: impl Display, width: i64, dash: &str) {
        let dash = match dash {
            "" => String::new(),
            dash => format!(" stroke-dasharray=\"{dash}\""),
        };
        self.line(&format!("<path d=\"{path}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\"{dash}/>"));
    }

    /// Draws a path as a row of round dots.
    pub fn dots(&mut self, path: &str, stroke: impl Display, width: i64) {
        let apart = width * 2;
        self.line(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-dasharray=\"0.1 {apart}\"/>"
        ));
    }

    /// Draws the title and the legends below it, and returns the next baseline.
    pub fn head(&mut self, width: i64, title: &str, legends: &[&str]) -> i64 {
        let (small, room) = (readable(width), width - 2 * MARGIN);
        let large = small * 9 / 7;
        let set = Set { bold: true, ..Set::new(large) };
        let (set, lines) = set.sized(title, room, 4, &[large, small]);
        let mut y = self.lines(MARGIN, MARGIN + set.size, set, &lines);
        let set = Set { fill: FAINT, ..Set::new(small) };
        for legend in legends {
            y = self.lines(MARGIN, y, set, &set.lines(legend, room, 4));
        }
        y
    }

    /// Writes a seat's number on a shape of its colour, from this size of letters.
    pub fn number(&mut self, (x, y): (i64, i64), size: i64, seat: usize) {
        let set = Set { fill: seat_colour(seat).ink(), anchor: "middle", bold: true, ..Set::new(size) };
        self.text(x, y + size * 36 / 100, set, &seat.saturating_add(1).to_string());
    }

    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }
}

/// Returns the height of [`Canvas::head`]. It draws on a temporary canvas, because the picture's height depends on it.
pub fn head_height(width: i64, title: &str, legends: &[&str]) -> i64 {
    Canvas::new(width, 0).head(width, title, legends)
}

/// The width of most pictures: twice that of a phone.
pub const WIDTH: i64 = 780;

/// Returns the smallest font size that is readable on a phone, which shows a picture of any width 390 pixels wide.
pub fn readable(width: i64) -> i64 {
    (width * 11 + 389) / 390
}

impl Display for Rim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Rim { colour, width } = self;
        write!(f, " stroke=\"{colour}\" stroke-width=\"{width}\"")
    }
}

/// Escapes a text for XML, and removes characters that XML cannot contain.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&apos;"),
            '\u{FFFE}' | '\u{FFFF}' => {}
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}
