//! The signs on a map of realms. Each kind has its own shape or letter, and a player's sign carries the seat number, so
//! that colour is never the only cue.

use crate::svg::{BRIGHT_ORANGE, Canvas, Colour, DEEP, FAINT, GROUND, INK, NOBODY, Rim, Set, seat_colour};
use std::mem::discriminant;

/// The height of all signs, and the size of the numbers on them.
pub const SIGN: i64 = 28;
const NUMBER: i64 = 20;

/// A sign in a place, with the seat of its player, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    Influence(usize),
    /// Room for a piece of influence.
    Free,
    /// The player owns provinces here.
    Owner(usize),
    Claim(usize),
    /// The capital of a realm without a player, and its ally.
    Capital(Option<usize>),
    Town(usize, u32),
    Vassal(usize, u32),
    Marriage(usize, u32),
    Colonist(usize, u32),
    /// Light ships off the protection slots.
    Ships(usize, u32),
    Slot(Option<usize>),
    /// The sea zone is hostile to the player.
    Hostile(usize),
    /// Trade power, in the table of nodes.
    Power(usize, u32),
    /// A trade node, with its letter.
    Node(String),
}

impl Sign {
    /// Returns the letter that stands before the number, if its shape is that of others.
    fn letter(&self) -> &'static str {
        match self {
            Sign::Owner(_) => "♛",
            Sign::Power(..) => "◆",
            Sign::Town(..) => "⌂",
            Sign::Vassal(..) => "♟",
            Sign::Marriage(..) => "⚭",
            Sign::Colonist(..) => "⚘",
            Sign::Ships(..) => "⚓",
            Sign::Hostile(_) => "✗",
            Sign::Influence(_) | Sign::Free | Sign::Claim(_) | Sign::Capital(_) | Sign::Slot(_) | Sign::Node(_) => "",
        }
    }

    /// Returns whether two signs mean the same, of whichever player.
    pub fn is_like(&self, other: &Sign) -> bool {
        match (self, other) {
            (Sign::Capital(one), Sign::Capital(other)) | (Sign::Slot(one), Sign::Slot(other)) => {
                one.is_some() == other.is_some()
            }
            _ => discriminant(self) == discriminant(other),
        }
    }

    pub fn width(&self) -> i64 {
        match self {
            Sign::Influence(_) | Sign::Claim(_) | Sign::Capital(_) | Sign::Slot(_) => SIGN,
            Sign::Free => SIGN / 2,
            Sign::Node(letter) => SIGN.max(set().width(letter) + SIGN / 2) + 4,
            Sign::Town(seat, count)
            | Sign::Vassal(seat, count)
            | Sign::Marriage(seat, count)
            | Sign::Colonist(seat, count)
            | Sign::Power(seat, count)
            | Sign::Ships(seat, count) => set().width(&self.told(*seat, *count)) + 10,
            Sign::Hostile(seat) | Sign::Owner(seat) => set().width(&self.told(*seat, 1)) + 10,
        }
    }

    /// Returns the text on the sign: its letter, the seat, and the number of pieces if there are several.
    fn told(&self, seat: usize, count: u32) -> String {
        let seat = seat.saturating_add(1);
        match count {
            0 | 1 => format!("{}{seat}", self.letter()),
            _ => format!("{}{seat}×{count}", self.letter()),
        }
    }

    /// Draws the sign with its upper left corner here.
    pub fn draw(&self, canvas: &mut Canvas, (x, y): (i64, i64)) {
        let middle = (x + SIGN / 2, y + SIGN / 2);
        match self {
            Sign::Influence(seat) => {
                self.outline(canvas, (x, y), seat_colour(*seat));
                canvas.number(middle, NUMBER, *seat);
            }
            Sign::Claim(seat) => {
                self.outline(canvas, (x, y), seat_colour(*seat));
                canvas.number((x + SIGN * 9 / 20, y + SIGN * 2 / 5), NUMBER * 9 / 10, *seat);
            }
            Sign::Capital(Some(seat)) => {
                self.outline(canvas, (x, y), seat_colour(*seat));
                canvas.number((middle.0, y + SIGN * 9 / 20), NUMBER, *seat);
            }
            Sign::Slot(Some(seat)) => {
                self.outline(canvas, (x, y), seat_colour(*seat));
                canvas.number(middle, NUMBER, *seat);
            }
            Sign::Capital(None) | Sign::Slot(None) | Sign::Free => self.outline(canvas, (x, y), GROUND),
            Sign::Node(letter) => {
                self.outline(canvas, (x, y), GROUND);
                let set = Set { fill: INK, anchor: "middle", ..set() };
                canvas.text(x + self.width() / 2, middle.1 + NUMBER * 36 / 100, set, letter);
            }
            Sign::Town(seat, count)
            | Sign::Vassal(seat, count)
            | Sign::Marriage(seat, count)
            | Sign::Colonist(seat, count)
            | Sign::Power(seat, count)
            | Sign::Ships(seat, count) => self.chip(canvas, (x, y), seat_colour(*seat), &self.told(*seat, *count)),
            Sign::Hostile(seat) | Sign::Owner(seat) => {
                self.chip(canvas, (x, y), seat_colour(*seat), &self.told(*seat, 1))
            }
        }
    }

    /// Draws the sign as it stands in the key, in no player's colour.
    pub fn draw_in_key(&self, canvas: &mut Canvas, corner: (i64, i64)) {
        if self.letter().is_empty() {
            let hollow = matches!(self, Sign::Free | Sign::Capital(None) | Sign::Slot(None) | Sign::Node(_));
            return self.outline(canvas, corner, if hollow { GROUND } else { NOBODY });
        }
        self.chip(canvas, corner, NOBODY, self.letter());
    }

    fn chip(&self, canvas: &mut Canvas, (x, y): (i64, i64), colour: Colour, words: &str) {
        let width = set().width(words) + 10;
        let rim = Rim { colour: DEEP, width: 1 };
        match self {
            Sign::Ships(..) | Sign::Hostile(_) => canvas.pill((x, y), (width, SIGN), colour, rim),
            _ => {
                let corners = [(x, y), (x + width, y), (x + width, y + SIGN), (x, y + SIGN)];
                canvas.polygon(&corners, colour, rim);
            }
        }
        let set = Set { fill: colour.ink(), anchor: "middle", ..set() };
        canvas.text(x + width / 2, y + SIGN / 2 + NUMBER * 36 / 100, set, words);
    }

    fn outline(&self, canvas: &mut Canvas, (x, y): (i64, i64), colour: Colour) {
        let (right, bottom) = (x + SIGN, y + SIGN);
        let rim = match colour == GROUND {
            true => Rim { colour: FAINT, width: 2 },
            false => Rim { colour: DEEP, width: 1 },
        };
        let corners = match self {
            Sign::Claim(_) => {
                canvas.rectangle(x, y, 3, SIGN, INK);
                let (left, low) = (x + 3, y + SIGN * 4 / 5);
                let notch = (right - SIGN / 5, (y + low) / 2);
                vec![(left, y), (right, y), notch, (right, low), (left, low)]
            }
            Sign::Capital(_) => {
                let (side, tip) = (y + SIGN * 3 / 5, (x + SIGN / 2, bottom));
                vec![(x, y), (right, y), (right, side), tip, (x, side)]
            }
            Sign::Slot(_) => {
                return canvas.circle((x + SIGN / 2, y + SIGN / 2), SIGN / 2, colour, rim);
            }
            Sign::Free => {
                return canvas.circle((x + SIGN / 4, y + SIGN / 2), SIGN / 6, colour, rim);
            }
            Sign::Node(_) => {
                let (right, middle) = (x + self.width(), y + SIGN / 2);
                let rim = Rim { colour: BRIGHT_ORANGE, width: 2 };
                let corners =
                    [(x, middle), (x + 8, y), (right - 8, y), (right, middle), (right - 8, bottom), (x + 8, bottom)];
                return canvas.polygon(&corners, colour, rim);
            }
            _ => vec![(x, y), (right, y), (right, bottom), (x, bottom)],
        };
        canvas.polygon(&corners, colour, rim);
    }
}

fn set() -> Set<'static> {
    Set { bold: true, ..Set::new(NUMBER) }
}
