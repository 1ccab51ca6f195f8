//! What this game makes of a board: areas with provinces, and sea zones (U1.1). The pieces of the players lie in them.

use crate::board::{self, BoardOf};
use crate::ids::PlayerId;
use crate::names::same_name;
use crate::wire;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

use super::plan::Plan;

/// The most areas and sea zones of a map together.
pub const MOST_PLACES: usize = 120;
/// The most influence in one area, all players together (U2.3).
pub const MOST_INFLUENCE: u32 = 5;

/// A map.
pub type Board = board::Board<Map>;
/// An area or a sea zone.
pub type Place = board::Place<Map>;
pub type Link = board::Link<Map>;
pub type Edit = board::Edit<Map>;
/// What has happened to the map as a whole.
pub type Change = board::Event<Map>;

/// Boards of areas and sea zones. A link joins two areas by land, an area with a sea zone that it borders, or two sea zones: its ends say which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Map {}

impl BoardOf for Map {
    const MOST_PLACES: usize = MOST_PLACES;

    type Link = ();
    type Piece = Piece;
    type Holds = Holds;
    type Plan = Plan;
}

/// What players have on the map. An alliance token is none of them: it lies with the realm ([`super::Realm::ally`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    #[default]
    Town,
    Vassal,
    Marriage,
    /// Counts in a distant area as influence does for an alliance (U3.5).
    Colonist,
    Influence,
    /// At most one of a player in an area.
    Claim,
    /// A light ship in a sea zone, off the slots.
    Ship,
    /// A light ship on a trade protection slot.
    Protection,
}

impl Piece {
    pub const ALL: [Piece; 8] = [
        Piece::Town,
        Piece::Vassal,
        Piece::Marriage,
        Piece::Colonist,
        Piece::Influence,
        Piece::Claim,
        Piece::Ship,
        Piece::Protection,
    ];

    /// The pieces that players themselves enter (U1.6).
    pub const ENTERED: [Piece; 6] =
        [Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Colonist, Piece::Ship, Piece::Protection];

    /// Returns whether it lies in sea zones; the others lie in areas.
    pub fn is_at_sea(self) -> bool {
        match self {
            Piece::Ship | Piece::Protection => true,
            Piece::Town | Piece::Vassal | Piece::Marriage | Piece::Colonist | Piece::Influence | Piece::Claim => false,
        }
    }
}

/// What a place is, with what it holds beside pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holds {
    Area(Area),
    Zone(Zone),
}

impl Default for Holds {
    fn default() -> Holds {
        Holds::Area(Area::default())
    }
}

/// What only an area has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Whether it lies on a distant continent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub distant: bool,
    /// Whether claims are cheaper here (U4.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub battleground: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub provinces: Vec<Province>,
}

/// What only a sea zone has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zone {
    /// How many trade protection slots it has.
    #[serde(default)]
    pub slots: u32,
    /// To whom it is hostile (U5.2).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub hostile: BTreeSet<PlayerId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Province {
    /// Unique on its map, whatever its case.
    pub name: String,
    #[serde(deserialize_with = "wire::count")]
    pub tax: u32,
    #[serde(deserialize_with = "wire::count")]
    pub size: u32,
    /// The realm that owns it now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// The realm whose capital it is, also when another owns it (U1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capital_of: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

/// That a province is a key province of a trade node (U5.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    pub node: String,
    /// How much more than 1 it is worth there.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub plus: u32,
}

pub(super) fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Province {
    pub fn is_owned_by(&self, realm: &str) -> bool {
        self.owner.as_deref() == Some(realm)
    }
}

impl Place {
    /// Returns what only an area has; nothing for a sea zone.
    pub fn area(&self) -> Option<&Area> {
        match &self.holds {
            Holds::Area(area) => Some(area),
            Holds::Zone(_) => None,
        }
    }

    /// Returns what only a sea zone has; nothing for an area.
    pub fn zone(&self) -> Option<&Zone> {
        match &self.holds {
            Holds::Zone(zone) => Some(zone),
            Holds::Area(_) => None,
        }
    }

    /// Returns the provinces of an area; none for a sea zone.
    pub fn provinces(&self) -> &[Province] {
        self.area().map_or(&[], |area| &area.provinces)
    }

    /// Returns whether this is an area on a distant continent.
    pub fn is_distant(&self) -> bool {
        self.area().is_some_and(|area| area.distant)
    }

    /// Returns how many pieces of a kind a player has here.
    pub fn has(&self, kind: Piece, player: PlayerId) -> u32 {
        self.count_of(kind, Some(player))
    }

    /// Returns how many pieces of a kind lie here, all players together.
    pub fn all_of(&self, kind: Piece) -> u32 {
        let of_kind = self.pieces.iter().filter(|pieces| pieces.kind == kind);
        of_kind.map(|pieces| pieces.count).sum()
    }

    /// Returns who has pieces of a kind here, and how many, by id.
    pub fn each_of(&self, kind: Piece) -> BTreeMap<PlayerId, u32> {
        let of_kind = self.pieces.iter().filter(|pieces| pieces.kind == kind);
        let owned = of_kind.filter_map(|pieces| Some((pieces.owner?, pieces.count)));
        owned.collect()
    }
}

/// Which places are adjacent: as listed, by either side (U1.5).
impl Board {
    /// Returns the areas, in the order of the file.
    pub fn areas(&self) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(|place| place.area().is_some())
    }

    /// Returns the sea zones, in the order of the file.
    pub fn zones(&self) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(|place| place.zone().is_some())
    }

    /// Returns the places that a link joins with one, by their names.
    pub fn joined<'a>(&'a self, place: &str) -> impl Iterator<Item = &'a Place> {
        let ends = self.links.iter().filter_map(move |link| link.beyond(place));
        ends.filter_map(|end| self.places.iter().find(|place| place.name == end))
    }

    /// Returns the names of the areas adjacent to one by land, itself among them (U1.5).
    pub fn by_land<'a>(&'a self, area: &str) -> BTreeSet<&'a str> {
        let own = self.places.iter().filter(|place| place.name == area);
        let joined = self.joined(area).filter(|place| place.area().is_some());
        own.chain(joined).map(|place| &place.name[..]).collect()
    }

    /// Returns the names of the areas adjacent to one by land or by sea, itself among them (U1.5).
    pub fn adjacent<'a>(&'a self, area: &str) -> BTreeSet<&'a str> {
        let mut adjacent = self.by_land(area);
        for zone in self.joined(area).filter(|place| place.zone().is_some()) {
            let coasts = self.joined(&zone.name).filter(|place| place.area().is_some());
            adjacent.extend(coasts.map(|place| &place.name[..]));
        }
        adjacent
    }

    /// Returns the area that has a province of this name, and the province.
    pub fn province(&self, name: &str) -> Option<(&Place, &Province)> {
        let mut all = self.provinces();
        all.find(|(_, province)| same_name(&province.name, name))
    }

    /// Returns all provinces with their areas, in the order of the file.
    pub fn provinces(&self) -> impl Iterator<Item = (&Place, &Province)> {
        let of = |place| move |province| (place, province);
        let places = self.places.iter();
        places.flat_map(move |place: &Place| place.provinces().iter().map(of(place)))
    }
}
