//! The key below the map: the colours of the players, and the kinds of links.

use super::{BLACK, Canvas, Link, LinkKind, MARGIN, Rim, SEATS, SectorMap, Set, links, seat_colour};

/// The key, laid out but not yet drawn.
pub struct Key {
    pub height: i64,
    set: Set<'static>,
    items: Vec<Item>,
}

struct Item {
    sign: Sign,
    words: String,
    /// The left end and the vertical middle, relative to the top of the key.
    at: (i64, i64),
}

enum Sign {
    Player(usize),
    Series(LinkKind),
}

impl Key {
    /// Lays out the key in as many rows as it needs.
    pub fn of(map: &SectorMap, links: &[Link], width: i64) -> Key {
        let set = Set::new((width / 56).clamp(15, 26));
        let players = map.players.iter().take(SEATS).enumerate();
        let mut items: Vec<(Sign, &str)> = players.map(|(seat, name)| (Sign::Player(seat), name.as_str())).collect();
        let lines = [
            (LinkKind::Wormhole, &map.words.wormhole),
            (LinkKind::Generator, &map.words.generator),
            (LinkKind::WarpPortal, &map.words.warp_portal),
        ];
        for (kind, words) in lines {
            if links.iter().any(|link| link.kind == kind) {
                items.push((Sign::Series(kind), words));
            }
        }
        let (mut x, mut y) = (MARGIN, set.size);
        let mut set_items = Vec::new();
        for (sign, words) in items {
            let words = set.fitted(words, set.size * 16);
            let taken = sign.width(set.size) + set.width(&words) + set.size;
            if x > MARGIN && x + taken > width - MARGIN {
                (x, y) = (MARGIN, y + set.size * 2);
            }
            let at = (x, y);
            set_items.push(Item { sign, words, at });
            x += taken;
        }
        Key { height: y + set.size + MARGIN, set, items: set_items }
    }

    pub fn draw(&self, canvas: &mut Canvas, top: i64) {
        let size = self.set.size;
        for Item { sign, words, at } in &self.items {
            let (x, y) = (at.0, at.1 + top);
            match sign {
                Sign::Player(seat) => {
                    let colour = seat_colour(*seat);
                    let rim = Rim { colour: colour.towards(BLACK, 50, 100), width: 1 };
                    let corner = (x, y - size / 2);
                    canvas.pill(corner, (size * 3 / 2, size), colour, rim);
                }
                Sign::Series(kind) => {
                    let path = format!("M{x} {y}h{}", size * 3);
                    links::line(canvas, *kind, &path, size * 30 / 100);
                    if *kind == LinkKind::WarpPortal {
                        links::portal(canvas, (x + size * 3 / 2, y), size * 6);
                    }
                }
            }
            let x = x + sign.width(size);
            canvas.text(x, y + size * 36 / 100, self.set, words);
        }
    }
}

impl Sign {
    /// Returns the distance from the start of the sign to its text.
    fn width(&self, size: i64) -> i64 {
        match self {
            Sign::Player(_) => size * 2,
            Sign::Series(_) => size * 7 / 2,
        }
    }
}
