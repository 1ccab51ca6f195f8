//! What all pictures are drawn with.

use std::fmt::Display;

pub const GROUND: &str = "#f7f7f4";
pub const INK: &str = "#1b1f24";
pub const FAINT: &str = "#5c636b";
pub const RULE: &str = "#cfd2d4";
/// The two ends of the scale. Blue and orange are told apart with every kind of colour blindness.
pub const BLUE: Colour = Colour(0x21, 0x66, 0xac);
pub const ORANGE: Colour = Colour(0xe0, 0x7b, 0x0f);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// Returns the colour that lies `part` of `whole` on the way to another.
    pub fn towards(self, other: Colour, part: i64, whole: i64) -> Colour {
        let mix = |from: u8, to: u8| {
            let (from, to) = (i64::from(from), i64::from(to));
            let mixed = from + (to - from) * part.clamp(0, whole) / whole.max(1);
            u8::try_from(mixed).unwrap_or(u8::MAX)
        };
        Colour(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A picture while it is drawn.
pub struct Canvas(String);

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub struct Set<'a> {
    pub size: i64,
    pub fill: &'a str,
    /// `start`, `middle` or `end`: which part of the text stands at its point.
    pub anchor: &'a str,
    pub bold: bool,
    /// Whether it runs upwards.
    pub upwards: bool,
}

impl Set<'static> {
    pub fn new(size: i64) -> Set<'static> {
        Set {
            size,
            fill: INK,
            anchor: "start",
            bold: false,
            upwards: false,
        }
    }
}

impl Canvas {
    pub fn new(width: i64, height: i64) -> Canvas {
        let mut canvas = Canvas(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"DejaVu Sans\">\n"
        ));
        canvas.rectangle(0, 0, width, height, GROUND);
        canvas
    }

    pub fn rectangle(&mut self, x: i64, y: i64, width: i64, height: i64, fill: impl Display) {
        self.line(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
        ));
    }

    pub fn text(&mut self, x: i64, y: i64, set: Set, text: &str) {
        let weight = if set.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let turn = match set.upwards {
            true => format!(" transform=\"rotate(-90 {x} {y})\""),
            false => String::new(),
        };
        let (size, fill, anchor) = (set.size, set.fill, set.anchor);
        let text = escaped(text);
        self.line(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\" text-anchor=\"{anchor}\"{weight}{turn}>{text}</text>"
        ));
    }

    /// Draws a path; `dash` is an SVG dash pattern, or nothing.
    pub fn path(&mut self, path: &str, stroke: impl Display, width: i64, dash: &str) {
        let dash = match dash {
            "" => String::new(),
            dash => format!(" stroke-dasharray=\"{dash}\""),
        };
        self.line(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\"{dash}/>"
        ));
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

/// Returns the text as XML has it: its signs escaped, and without what XML cannot hold at all.
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

/// Returns the text in at most `limit` characters.
pub fn shortened(text: &str, limit: usize) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut characters = text.chars();
    shown.extend(characters.by_ref().take(limit));
    if characters.next().is_some() {
        shown.pop();
        shown.push('…');
    }
    shown
}
