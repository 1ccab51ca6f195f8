//! A board: places, the links between them, their holders, and the pieces on them. Every ruleset played on a board
//! shares this. The ruleset defines the kinds of links and pieces, the other contents of a place, and the file format
//! ([`BoardOf`]).

mod edit;
mod plan;

use super::ids::PlayerId;
use super::names::same_name;
use super::ruleset::Value;
use super::{numbers, table};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeSet;
use std::fmt;

pub(super) use edit::check_count;
pub use edit::{Edit, OnBoard, edited};
pub(super) use plan::ends;
pub use plan::{Building, Flaw, numbered, seat_of};

/// The most pieces one owner can have in one place.
pub const MOST_PIECES: u32 = 99;
/// The greatest distance of a place from the middle, in steps along either axis.
pub const FARTHEST: i16 = 12;

/// Why a board cannot be changed, or a plan makes no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
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
    /// A plan links a place it does not contain.
    NotPlanned {
        place: String,
    },
    /// The plan has too few or too many places.
    PlacesOutOfRange {
        value: usize,
        most: usize,
    },
    /// The pieces of one owner in one place are listed twice.
    CountedTwice,
    LinkedTwice {
        from: String,
        to: String,
    },
}

/// How a ruleset specialises the board.
pub trait BoardOf: Clone + fmt::Debug + PartialEq + Eq {
    /// The most places on such a board: as many as a picture can show legibly.
    const MOST_PLACES: usize;

    /// How two places can be joined.
    type Link: Value + Copy;
    /// The kinds of pieces. The default is not stored, which suits games with one kind.
    type Piece: Value + Copy + Default + Ord;
    /// The contents of a place besides pieces, for example planets or provinces. The default is not stored.
    type Holds: Value + Default;
    /// A whole board as a file describes it, in the words of the game. Players are given by seat number, from 1.
    type Plan: Value;
}

/// Places in the order they were added, and the links between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Board<B: BoardOf> {
    pub places: Vec<Place<B>>,
    pub links: Vec<Link<B>>,
}

impl<B: BoardOf> Default for Board<B> {
    fn default() -> Board<B> {
        Board { places: Vec::new(), links: Vec::new() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Place<B: BoardOf> {
    /// Unique on its board, ignoring case.
    pub name: String,
    /// Where it is drawn; places without a spot are drawn below the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<PlayerId>,
    /// One entry per owner and kind, ordered by id; pieces without an owner come first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Pieces<B>>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub holds: B::Holds,
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

/// Reads a list of exactly two items. An array or a tuple would stop after the second item and report a third one
/// badly.
fn two<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D, expected: &str) -> Result<[T; 2], D::Error> {
    let list = Vec::deserialize(from)?;
    let length = list.len();
    list.try_into().map_err(|_| D::Error::invalid_length(length, &expected))
}

impl From<Spot> for (i16, i16) {
    fn from(Spot { q, r }: Spot) -> (i16, i16) {
        (q, r)
    }
}

/// Pieces of one kind and one owner in one place. Pieces without an owner belong to no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Pieces<B: BoardOf> {
    pub owner: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: B::Piece,
    #[serde(deserialize_with = "numbers::count")]
    pub count: u32,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A connection between two places: at most one per pair, and never from a place to itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Link<B: BoardOf> {
    pub between: [String; 2],
    pub kind: B::Link,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Event<B: BoardOf> {
    PlaceAdded(Place<B>),
    /// A place was removed, with its contents and links.
    PlaceRemoved(Place<B>),
    Held {
        place: String,
        holder: Option<PlayerId>,
        before: Option<PlayerId>,
    },
    Linked {
        link: Link<B>,
        before: Option<B::Link>,
    },
    Unlinked(Link<B>),
    /// A moderator set how many pieces an owner has in a place.
    PiecesSet {
        place: String,
        owner: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "is_default")]
        kind: B::Piece,
        count: u32,
        before: u32,
    },
    PiecesMoved {
        owner: PlayerId,
        #[serde(default, skip_serializing_if = "is_default")]
        kind: B::Piece,
        from: String,
        to: String,
        count: u32,
    },
    /// A whole board replaced the previous one.
    Loaded(Board<B>),
}

impl<B: BoardOf> Event<B> {
    /// Returns the players whose pieces or places the event concerns; none for a whole board, which concerns
    /// everybody alike.
    pub fn touches(&self) -> Vec<PlayerId> {
        match self {
            Event::PlaceAdded(place) | Event::PlaceRemoved(place) => {
                let owners = place.pieces.iter().filter_map(|pieces| pieces.owner);
                place.holder.into_iter().chain(owners).collect()
            }
            Event::Held { holder, before, .. } => holder.iter().chain(before).copied().collect(),
            Event::PiecesSet { owner, .. } => Vec::from_iter(*owner),
            Event::PiecesMoved { owner, .. } => vec![*owner],
            Event::Linked { .. } | Event::Unlinked(_) | Event::Loaded(_) => Vec::new(),
        }
    }
}

impl<B: BoardOf> Place<B> {
    /// Returns how many pieces of all kinds an owner has here.
    pub fn count(&self, owner: Option<PlayerId>) -> u32 {
        let own = self.pieces.iter().filter(|pieces| pieces.owner == owner);
        own.map(|pieces| pieces.count).sum()
    }

    /// Returns how many pieces of one kind an owner has here.
    pub fn count_of(&self, kind: B::Piece, owner: Option<PlayerId>) -> u32 {
        let mut pieces = self.pieces.iter();
        let own = pieces.find(|pieces| (pieces.owner, pieces.kind) == (owner, kind));
        own.map_or(0, |pieces| pieces.count)
    }

    /// Returns how many pieces here belong to anyone but this player.
    pub fn others(&self, player: PlayerId) -> u32 {
        let others = self.pieces.iter().filter(|p| p.owner != Some(player));
        others.map(|pieces| pieces.count).sum()
    }

    pub(super) fn set(&mut self, kind: B::Piece, owner: Option<PlayerId>, count: u32) {
        let of = |pieces: &Pieces<B>| (pieces.owner, pieces.kind);
        self.pieces.retain(|pieces| of(pieces) != (owner, kind));
        if count > 0 {
            self.pieces.push(Pieces { owner, kind, count });
            self.order_pieces();
        }
    }

    /// Restores the order of the pieces after an owner has changed.
    pub(super) fn order_pieces(&mut self) {
        self.pieces.sort_by_key(|pieces| (pieces.owner, pieces.kind));
    }

    fn is_named(&self, name: &str) -> bool {
        same_name(&self.name, name)
    }
}

impl<B: BoardOf> Link<B> {
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

impl<B: BoardOf> Board<B> {
    pub fn place(&self, name: &str) -> Option<&Place<B>> {
        self.places.iter().find(|place| place.is_named(name))
    }

    pub fn link(&self, one: &str, other: &str) -> Option<&Link<B>> {
        self.links.iter().find(|link| link.beyond(one) == Some(other))
    }

    pub fn held_by(&self, player: PlayerId) -> impl Iterator<Item = &Place<B>> {
        self.places.iter().filter(move |place| place.holder == Some(player))
    }

    pub fn with_pieces_of(&self, player: PlayerId) -> impl Iterator<Item = &Place<B>> {
        self.places.iter().filter(move |place| place.count(Some(player)) > 0)
    }

    /// Returns the place of that name, or refuses a name that no place has.
    pub fn must_have(&self, place: &str) -> Result<&Place<B>, table::Refusal> {
        self.place(place).ok_or_else(|| table::Refusal::NoSuchPlace { place: place.trim().to_owned() })
    }

    pub(super) fn must_be_free(&self, spot: Spot) -> Result<(), Refusal> {
        match self.places.iter().find(|place| place.at == Some(spot)) {
            Some(taken) => Err(Refusal::SpotTaken { spot, place: taken.name.clone() }),
            None => Ok(()),
        }
    }

    /// Returns whether two places are connected by a path that only passes through places accepted by `through`. Both
    /// names must be spelt as on the board.
    pub(super) fn leads(&self, from: &str, to: &str, through: impl Fn(&Place<B>) -> bool) -> bool {
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

    pub(super) fn evolve(&mut self, event: &Event<B>) {
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
            Event::PiecesSet { place, owner, kind, count, .. } => {
                if let Some(place) = self.place_mut(place) {
                    place.set(*kind, *owner, *count);
                }
            }
            Event::PiecesMoved { owner, kind, from, to, count } => {
                let (kind, owner) = (*kind, Some(*owner));
                if let Some(from) = self.place_mut(from) {
                    let left = from.count_of(kind, owner).saturating_sub(*count);
                    from.set(kind, owner, left);
                }
                if let Some(to) = self.place_mut(to) {
                    to.set(kind, owner, to.count_of(kind, owner) + count);
                }
            }
            Event::Loaded(board) => *self = board.clone(),
        }
    }

    /// Returns the place with exactly that name, to change contents that only the game knows.
    pub(super) fn place_mut(&mut self, name: &str) -> Option<&mut Place<B>> {
        self.places.iter_mut().find(|place| place.name == name)
    }

    fn unlink(&mut self, gone: &Link<B>) {
        let [one, other] = &gone.between;
        self.links.retain(|link| link.beyond(one) != Some(other));
    }

    /// Returns flaws in the board that no edit and no file should be able to cause.
    pub(super) fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        for (n, place) in self.places.iter().enumerate() {
            if self.places[..n].iter().any(|p| p.is_named(&place.name)) {
                flaws.push(format!("there are two places {}", place.name));
            }
            let shared = |one: &&Place<B>| one.at.is_some() && one.at == place.at;
            if let Some(one) = self.places[..n].iter().find(shared) {
                flaws.push(format!("{} lies where {} lies", place.name, one.name));
            }
            if place.pieces.windows(2).any(|two| (two[0].owner, two[0].kind) >= (two[1].owner, two[1].kind)) {
                flaws.push(format!("{} counts an owner's pieces twice", place.name));
            }
            let counted = |pieces: &Pieces<B>| (1..=MOST_PIECES).contains(&pieces.count);
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
