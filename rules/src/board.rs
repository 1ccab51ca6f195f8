//! A board: places, links between them, who holds them, pieces on them. Every ruleset that is played on one shares it; what a
//! link or a piece means, the ruleset says.

mod edit;
mod plan;

use super::ids::PlayerId;
use super::seating;
use super::table;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeSet;

pub use edit::Edit;
pub(super) use edit::check_count;
pub use plan::{Flaw, Plan, PlannedLink, PlannedPieces, PlannedPlace};

/// The most places of a board: what a picture of it can show legibly.
pub const MOST_PLACES: usize = 60;
/// The most pieces of one owner in one place.
pub const MOST_PIECES: u32 = 99;
/// How far from the middle a place can lie, in steps along either axis.
pub const FARTHEST: i16 = 12;

/// Why a board stays as it is, or a plan makes none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// What the table refuses wherever names and players are given.
    Table(table::Refusal),
    Seating(seating::Refusal),
    BoardFull {
        most: usize,
    },
    SpotTaken {
        spot: Spot,
        place: String,
    },
    SpotOutOfRange {
        spot: Spot,
        most: i16,
    },
    SamePlace {
        place: String,
    },
    NoLink {
        from: String,
        to: String,
    },
    TooManyPieces {
        count: u32,
        most: u32,
    },
    /// A plan is refused as a whole: so many flaws are named, and so many more there are.
    BadBoard {
        flaws: Vec<Flaw>,
        more: usize,
    },
    SectorsOutOfRange {
        value: usize,
        most: usize,
    },
    /// The pieces of one owner in one place are named twice.
    CountedTwice,
    LinkedTwice {
        from: String,
        to: String,
    },
}

impl From<table::Refusal> for Refusal {
    fn from(refusal: table::Refusal) -> Refusal {
        Refusal::Table(refusal)
    }
}

impl From<seating::Refusal> for Refusal {
    fn from(refusal: seating::Refusal) -> Refusal {
        Refusal::Seating(refusal)
    }
}

/// Places in the order in which they were added, and what joins them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub places: Vec<Place>,
    pub links: Vec<Link>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Unique on its board, whatever its case.
    pub name: String,
    /// Where it is drawn; places without a spot are drawn below the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<PlayerId>,
    /// One for each owner, in the order of their ids; nobody's come first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Pieces>,
}

/// A hexagon in axial coordinates, from the middle of the board: `q` counts columns, `r` rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "(i16, i16)")]
pub struct Spot {
    pub q: i16,
    pub r: i16,
}

impl From<(i16, i16)> for Spot {
    fn from((q, r): (i16, i16)) -> Spot {
        Spot { q, r }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Spot, D::Error> {
        let [q, r] = two(from, "two numbers")?;
        Ok(Spot { q, r })
    }
}

/// Reads a list of two. An array or a tuple would stop reading after the second, and not know what is wrong with a third.
fn two<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
    expected: &str,
) -> Result<[T; 2], D::Error> {
    let list = Vec::deserialize(from)?;
    let length = list.len();
    list.try_into()
        .map_err(|_| D::Error::invalid_length(length, &expected))
}

impl From<Spot> for (i16, i16) {
    fn from(Spot { q, r }: Spot) -> (i16, i16) {
        (q, r)
    }
}

/// Pieces of one owner in one place; without an owner they belong to nobody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pieces {
    pub owner: Option<PlayerId>,
    pub count: u32,
}

/// What joins two places; there is one link between two places at most, and none from a place to itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub between: [String; 2],
    pub kind: LinkKind,
}

/// How two places are joined. Each ruleset says what it makes of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// A full connection: wormholes on both sides (E1.1).
    Wormhole,
    /// A wormhole on one side only, passable with a Wormhole Generator (E1.1).
    Generator,
    /// Two warp portals, which count as a full connection (E1.1).
    WarpPortal,
}

/// What has happened to a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    PlaceAdded(Place),
    /// A place is gone, with what lay there and its links.
    PlaceRemoved(Place),
    Held {
        place: String,
        holder: Option<PlayerId>,
        before: Option<PlayerId>,
    },
    Linked {
        link: Link,
        before: Option<LinkKind>,
    },
    Unlinked(Link),
    /// A moderator has said how many pieces somebody has in a place.
    PiecesSet {
        place: String,
        owner: Option<PlayerId>,
        count: u32,
        before: u32,
    },
    PiecesMoved {
        owner: PlayerId,
        from: String,
        to: String,
        count: u32,
    },
    /// A whole board took the place of the one before.
    Loaded(Board),
}

impl Place {
    /// Returns how many pieces an owner has here.
    pub fn count(&self, owner: Option<PlayerId>) -> u32 {
        let own = self.pieces.iter().find(|pieces| pieces.owner == owner);
        own.map_or(0, |pieces| pieces.count)
    }

    /// Returns how many pieces lie here that are not this player's.
    pub fn others(&self, player: PlayerId) -> u32 {
        let others = self.pieces.iter().filter(|p| p.owner != Some(player));
        others.map(|pieces| pieces.count).sum()
    }

    fn set(&mut self, owner: Option<PlayerId>, count: u32) {
        self.pieces.retain(|pieces| pieces.owner != owner);
        if count > 0 {
            self.pieces.push(Pieces { owner, count });
            self.pieces.sort();
        }
    }

    fn is_named(&self, name: &str) -> bool {
        same(&self.name, name)
    }
}

impl Link {
    pub fn touches(&self, place: &str) -> bool {
        self.between.iter().any(|end| end == place)
    }

    /// Returns the other end of a link that touches `place`.
    pub fn beyond(&self, place: &str) -> Option<&str> {
        let [one, other] = &self.between;
        match () {
            () if one == place => Some(other),
            () if other == place => Some(one),
            () => None,
        }
    }
}

impl Board {
    pub fn place(&self, name: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.is_named(name))
    }

    pub fn link(&self, one: &str, other: &str) -> Option<&Link> {
        self.links
            .iter()
            .find(|link| link.beyond(one) == Some(other))
    }

    /// Returns the places that a player holds.
    pub fn held_by(&self, player: PlayerId) -> impl Iterator<Item = &Place> {
        self.places
            .iter()
            .filter(move |place| place.holder == Some(player))
    }

    /// Returns the places where a player has pieces.
    pub fn with_pieces_of(&self, player: PlayerId) -> impl Iterator<Item = &Place> {
        self.places
            .iter()
            .filter(move |place| place.count(Some(player)) > 0)
    }

    /// Returns the place of that name.
    ///
    /// # Errors
    /// Refuses a name that no place has.
    pub fn must_have(&self, place: &str) -> Result<&Place, table::Refusal> {
        self.place(place)
            .ok_or_else(|| table::Refusal::NoSuchPlace {
                place: place.trim().to_owned(),
            })
    }

    /// Returns whether links lead from one place to another through places that let one through. Both names are written as
    /// the board has them.
    pub(super) fn leads(&self, from: &str, to: &str, through: impl Fn(&Place) -> bool) -> bool {
        let mut seen = BTreeSet::from([from]);
        let mut ahead = vec![from];
        while let Some(here) = ahead.pop() {
            for next in self.links.iter().filter_map(|link| link.beyond(here)) {
                if next == to {
                    return true;
                }
                let open = self.place(next).is_some_and(&through);
                if open && seen.insert(next) {
                    ahead.push(next);
                }
            }
        }
        false
    }

    pub(super) fn evolve(&mut self, event: &Event) {
        match event {
            Event::PlaceAdded(place) => self.places.push(place.clone()),
            Event::PlaceRemoved(gone) => {
                self.places.retain(|place| place.name != gone.name);
                self.links.retain(|link| !link.touches(&gone.name));
            }
            Event::Held { place, holder, .. } => {
                if let Some(place) = self.place_mut(place) {
                    place.holder = *holder;
                }
            }
            Event::Linked { link, .. } => {
                self.unlink(link);
                self.links.push(link.clone());
            }
            Event::Unlinked(link) => self.unlink(link),
            Event::PiecesSet {
                place,
                owner,
                count,
                ..
            } => {
                if let Some(place) = self.place_mut(place) {
                    place.set(*owner, *count);
                }
            }
            Event::PiecesMoved {
                owner,
                from,
                to,
                count,
            } => {
                let owner = Some(*owner);
                if let Some(from) = self.place_mut(from) {
                    from.set(owner, from.count(owner).saturating_sub(*count));
                }
                if let Some(to) = self.place_mut(to) {
                    to.set(owner, to.count(owner) + count);
                }
            }
            Event::Loaded(board) => *self = board.clone(),
        }
    }

    fn place_mut(&mut self, name: &str) -> Option<&mut Place> {
        self.places.iter_mut().find(|place| place.name == name)
    }

    fn unlink(&mut self, gone: &Link) {
        let [one, other] = &gone.between;
        self.links.retain(|link| link.beyond(one) != Some(other));
    }

    /// Returns what is wrong with the board, which no edit and no file can bring about.
    pub(super) fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        for (n, place) in self.places.iter().enumerate() {
            if self.places[..n].iter().any(|p| p.is_named(&place.name)) {
                flaws.push(format!("there are two places {}", place.name));
            }
            let shared = |one: &&Place| one.at.is_some() && one.at == place.at;
            if let Some(one) = self.places[..n].iter().find(shared) {
                flaws.push(format!("{} lies where {} lies", place.name, one.name));
            }
            if place
                .pieces
                .windows(2)
                .any(|two| two[0].owner >= two[1].owner)
            {
                flaws.push(format!("{} counts somebody's pieces twice", place.name));
            }
            let counted = |pieces: &Pieces| (1..=MOST_PIECES).contains(&pieces.count);
            if !place.pieces.iter().all(counted) {
                flaws.push(format!("{} counts no pieces, or too many", place.name));
            }
        }
        for (n, link) in self.links.iter().enumerate() {
            let [one, other] = &link.between;
            let known = [one, other].map(|end| self.places.iter().any(|p| p.name == *end));
            if known != [true, true] || one == other {
                flaws.push(format!("the link {one} - {other} joins no two places"));
            }
            if self.links[..n].iter().any(|l| l.beyond(one) == Some(other)) {
                flaws.push(format!("there are two links {one} - {other}"));
            }
        }
        flaws
    }
}

/// Returns whether two names mean the same place.
fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.trim(), other.trim());
    match one.is_ascii() && other.is_ascii() {
        true => one.eq_ignore_ascii_case(other),
        false => one.to_lowercase() == other.to_lowercase(),
    }
}
