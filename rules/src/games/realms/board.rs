//! This game's board: areas with provinces, and sea zones (U1.1), with the players' pieces in them.

use crate::board::{self, BoardOf};
use crate::ids::PlayerId;
use crate::names::same_name;
use crate::numbers;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

use super::plan::Plan;

/// The most areas and sea zones on a map, in total.
pub const MOST_PLACES: usize = 120;
/// The most influence in one area, all players combined (U2.3).
pub const MOST_INFLUENCE: u32 = 5;

pub type Board = board::Board<Map>;
/// An area or a sea zone.
pub type Place = board::Place<Map>;
pub type Link = board::Link<Map>;
pub type Edit = board::Edit<Map>;
pub type Change = board::Event<Map>;

/// The board type of this game. A link joins two areas by land, an area and a bordering sea zone, or two sea zones,
/// depending on its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Map {}

impl BoardOf for Map {
    const MOST_PLACES: usize = MOST_PLACES;

    type Link = ();
    type Piece = Piece;
    type Holds = Holds;
    type Plan = Plan;
}

/// The players' pieces on the map. Alliance tokens are not among them: they are stored with the realm
/// ([`super::Realm::ally`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    #[default]
    Town,
    Vassal,
    Marriage,
    /// Counts like influence for an alliance in a distant area (U3.5).
    Colonist,
    Influence,
    /// At most one per player in an area.
    Claim,
    /// A light ship in a sea zone, not on a slot.
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

    /// The pieces players enter themselves (U1.6).
    pub const ENTERED: [Piece; 6] =
        [Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Colonist, Piece::Ship, Piece::Protection];

    /// Returns whether it belongs in sea zones; all others belong in areas.
    pub fn is_at_sea(self) -> bool {
        match self {
            Piece::Ship | Piece::Protection => true,
            Piece::Town | Piece::Vassal | Piece::Marriage | Piece::Colonist | Piece::Influence | Piece::Claim => false,
        }
    }
}

/// The kind of a place, and its contents besides pieces.
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

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Whether it is on a distant continent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub distant: bool,
    /// Whether claims are cheaper here (U4.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub battleground: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub provinces: Vec<Province>,
}

/// The data of a sea zone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zone {
    /// The number of trade protection slots.
    #[serde(default)]
    pub slots: u32,
    /// The players it is hostile to (U5.2).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub hostile: BTreeSet<PlayerId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Province {
    /// Unique on its map, ignoring case.
    pub name: String,
    #[serde(deserialize_with = "numbers::count")]
    pub tax: u32,
    #[serde(deserialize_with = "numbers::count")]
    pub size: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// The realm whose capital it is, even if another realm owns it (U1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capital_of: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

/// A key province of a trade node (U5.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    pub node: String,
    /// Its value there beyond 1.
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
    /// Returns the data of an area; `None` for a sea zone.
    pub fn area(&self) -> Option<&Area> {
        match &self.holds {
            Holds::Area(area) => Some(area),
            Holds::Zone(_) => None,
        }
    }

    /// Returns the data of a sea zone; `None` for an area.
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

    pub fn is_distant(&self) -> bool {
        self.area().is_some_and(|area| area.distant)
    }

    pub fn has(&self, kind: Piece, player: PlayerId) -> u32 {
        self.count_of(kind, Some(player))
    }

    /// Returns how many pieces of a kind are here, all players combined.
    pub fn all_of(&self, kind: Piece) -> u32 {
        let of_kind = self.pieces.iter().filter(|pieces| pieces.kind == kind);
        of_kind.map(|pieces| pieces.count).sum()
    }

    /// Returns each player's number of pieces of a kind here, ordered by id.
    pub fn each_of(&self, kind: Piece) -> BTreeMap<PlayerId, u32> {
        let of_kind = self.pieces.iter().filter(|pieces| pieces.kind == kind);
        let owned = of_kind.filter_map(|pieces| Some((pieces.owner?, pieces.count)));
        owned.collect()
    }
}

/// Adjacency, as listed by either side (U1.5).
impl Board {
    /// Returns the areas, in file order.
    pub fn areas(&self) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(|place| place.area().is_some())
    }

    /// Returns the sea zones, in file order.
    pub fn zones(&self) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(|place| place.zone().is_some())
    }

    /// Returns the places linked to one.
    pub fn joined<'a>(&'a self, place: &str) -> impl Iterator<Item = &'a Place> {
        let ends = self.links.iter().filter_map(move |link| link.beyond(place));
        ends.filter_map(|end| self.places.iter().find(|place| place.name == end))
    }

    /// Returns the names of the areas adjacent to one by land, including itself (U1.5).
    pub fn by_land<'a>(&'a self, area: &str) -> BTreeSet<&'a str> {
        let own = self.places.iter().filter(|place| place.name == area);
        let joined = self.joined(area).filter(|place| place.area().is_some());
        own.chain(joined).map(|place| &place.name[..]).collect()
    }

    /// Returns the names of the areas adjacent to one by land or sea, including itself (U1.5).
    pub fn adjacent<'a>(&'a self, area: &str) -> BTreeSet<&'a str> {
        let mut adjacent = self.by_land(area);
        for zone in self.joined(area).filter(|place| place.zone().is_some()) {
            let coasts = self.joined(&zone.name).filter(|place| place.area().is_some());
            adjacent.extend(coasts.map(|place| &place.name[..]));
        }
        adjacent
    }

    pub fn province(&self, name: &str) -> Option<(&Place, &Province)> {
        let mut all = self.provinces();
        all.find(|(_, province)| same_name(&province.name, name))
    }

    /// Returns all provinces with their areas, in file order.
    pub fn provinces(&self) -> impl Iterator<Item = (&Place, &Province)> {
        let of = |place| move |province| (place, province);
        let places = self.places.iter();
        places.flat_map(move |place: &Place| place.provinces().iter().map(of(place)))
    }
}
