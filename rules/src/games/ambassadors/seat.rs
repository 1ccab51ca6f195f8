//! A player's own components: reputation track, population tracks, ambassador tiles (E1.2).

use super::refusal::Refusal;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The ambassador tiles of each player (E1.2).
pub const TILES: u8 = 3;
/// The cubes of each player: eleven per population track (E1.4).
pub const CUBES: u8 = 3 * TRACK_CUBES;
/// The capacity of a population track (E1.4).
pub const TRACK_CUBES: u8 = 11;
/// The highest value of a reputation tile, in victory points; the lowest is 1.
pub const BEST_REPUTATION: u8 = 4;
/// The most spaces of a reputation track.
pub const MOST_SPACES: usize = 8;

/// A population track's production with 0 to 11 cubes left on it (E1.4).
const PRODUCTION: [u8; 12] = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2];

/// Returns the production per round of a population track with `left` cubes (E1.4).
pub fn production(left: u8) -> u8 {
    PRODUCTION[usize::from(left.min(TRACK_CUBES))]
}

/// A population track, and what it produces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Population {
    Materials,
    Science,
    Money,
}

impl Population {
    pub const ALL: [Population; 3] = [Population::Materials, Population::Science, Population::Money];
}

/// The number of cubes left on each population track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cubes {
    pub materials: u8,
    pub science: u8,
    pub money: u8,
}

impl Cubes {
    pub const FULL: Cubes = Cubes { materials: TRACK_CUBES, science: TRACK_CUBES, money: TRACK_CUBES };

    pub fn on(self, track: Population) -> u8 {
        match track {
            Population::Materials => self.materials,
            Population::Science => self.science,
            Population::Money => self.money,
        }
    }

    pub(super) fn on_mut(&mut self, track: Population) -> &mut u8 {
        match track {
            Population::Materials => &mut self.materials,
            Population::Science => &mut self.science,
            Population::Money => &mut self.money,
        }
    }

    /// Returns the total on the three tracks.
    pub fn sum(self) -> u8 {
        // Values from a file may be too large.
        self.materials.saturating_add(self.science).saturating_add(self.money)
    }

    /// Returns the tracks that are not empty.
    pub fn with_cubes(self) -> Vec<Population> {
        let all = Population::ALL.into_iter();
        all.filter(|track| self.on(*track) > 0).collect()
    }

    /// Returns the tracks that are not full.
    pub fn with_room(self) -> Vec<Population> {
        let all = Population::ALL.into_iter();
        all.filter(|track| self.on(*track) < TRACK_CUBES).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Species {
    /// Six factions share this species (E1.3).
    Terrans,
    HydranProgress,
    Planta,
    EridaniEmpire,
    DescendantsOfDraco,
    Mechanema,
    OrionHegemony,
}

impl Species {
    pub const ALL: [Species; 7] = [
        Species::Terrans,
        Species::HydranProgress,
        Species::Planta,
        Species::EridaniEmpire,
        Species::DescendantsOfDraco,
        Species::Mechanema,
        Species::OrionHegemony,
    ];

    /// Returns how many players can play it at one table (E1.3).
    pub fn copies(self) -> usize {
        match self {
            Species::Terrans => 6,
            _ => 1,
        }
    }

    /// Returns the spaces of its reputation track (E1.3).
    pub fn spaces(self) -> Vec<SpaceKind> {
        let (ambassador, either) = match self {
            Species::Terrans => (1, 4),
            Species::HydranProgress | Species::Planta => (1, 3),
            Species::EridaniEmpire | Species::DescendantsOfDraco | Species::Mechanema => (0, 4),
            Species::OrionHegemony => (0, 5),
        };
        let ambassador = std::iter::repeat_n(SpaceKind::Ambassador, ambassador);
        let either = std::iter::repeat_n(SpaceKind::Either, either);
        ambassador.chain(either).collect()
    }
}

/// A technology this ruleset keeps track of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Technology {
    /// Two ships are needed to pin one of the owner's (E3.4).
    CloakingDevice,
}

impl Technology {
    pub const ALL: [Technology; 1] = [Technology::CloakingDevice];
}

/// The kinds of tiles a space of a reputation track takes (E1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    Ambassador,
    Reputation,
    Either,
}

impl SpaceKind {
    pub fn takes(self, tile: Tile) -> bool {
        match tile {
            Tile::Ambassador { .. } => self != SpaceKind::Reputation,
            Tile::Reputation { .. } => self != SpaceKind::Ambassador,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// Another player's ambassador, with a cube from their track.
    Ambassador { of: PlayerId, cube: Population },
    /// A reputation tile worth 1 to [`BEST_REPUTATION`] victory points. Until the end only its owner sees the value;
    /// for everyone else it is face down, stored as 0.
    Reputation { value: u8 },
}

impl Tile {
    /// Returns the value of a visible reputation tile; `None` for an ambassador.
    pub fn worth(self) -> Option<u8> {
        match self {
            Tile::Reputation { value } => Some(value).filter(|value| *value > 0),
            Tile::Ambassador { .. } => None,
        }
    }

    /// Hides the value of a reputation tile, for viewers who do not own it.
    pub(super) fn turn_over(&mut self) {
        if let Tile::Reputation { value } = self {
            *value = 0;
        }
    }
}

/// Hides the values of all reputation tiles on a track.
pub(super) fn turn_over(track: &mut [Space]) {
    let tiles = track.iter_mut().filter_map(|space| space.tile.as_mut());
    tiles.for_each(Tile::turn_over);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Space {
    pub kind: SpaceKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    pub species: Species,
    /// The reputation track; players count its spaces from 1.
    pub track: Vec<Space>,
    pub cubes: Cubes,
    /// Ambassador tiles not with other players (E1.2).
    pub tiles: u8,
    /// Cubes that came back and are not on a track yet (E3.3).
    pub in_hand: u8,
    /// Cubes elsewhere, mostly in sectors: not on a track, with other players or in hand.
    pub placed: u8,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub technologies: BTreeSet<Technology>,
}

impl Seat {
    pub(super) fn new(species: Species) -> Seat {
        Seat {
            species,
            track: empty(&species.spaces()),
            cubes: Cubes::FULL,
            tiles: TILES,
            in_hand: 0,
            placed: 0,
            technologies: BTreeSet::new(),
        }
    }

    /// Returns the players whose ambassadors are here, in the order of the spaces.
    pub fn ambassadors(&self) -> impl Iterator<Item = PlayerId> {
        self.track.iter().filter_map(|space| match space.tile {
            Some(Tile::Ambassador { of, .. }) => Some(of),
            _ => None,
        })
    }

    /// Returns the values of the reputation tiles here.
    pub fn reputation(&self) -> impl Iterator<Item = u8> {
        self.track.iter().filter_map(|space| match space.tile {
            Some(Tile::Reputation { value }) => Some(value),
            _ => None,
        })
    }

    /// Returns the numbers of the free spaces that take a tile.
    pub fn free_for(&self, tile: Tile) -> Vec<u8> {
        let free = |space: &Space| space.tile.is_none() && space.kind.takes(tile);
        self.numbered(free)
    }

    /// Returns the numbers of the free spaces for an ambassador (E2.5).
    pub fn free_for_ambassador(&self) -> Vec<u8> {
        let free = |space: &Space| space.tile.is_none() && space.kind != SpaceKind::Reputation;
        self.numbered(free)
    }

    /// Returns the ways to free a space for an ambassador (E2.5): reputation tiles that can move, those that can
    /// replace a lesser one, and those that can go back to the bag.
    pub fn ways_to_make_room(&self) -> Vec<Room> {
        let mut ways = Vec::new();
        for (number, space) in (1..).zip(&self.track) {
            let Some(tile @ Tile::Reputation { value }) = space.tile else {
                continue;
            };
            if space.kind != SpaceKind::Either {
                continue;
            }
            let from = number;
            let elsewhere = self.free_for(tile).into_iter();
            ways.extend(elsewhere.map(|to| Room::Move { from, to }));
            let replaced = self.lesser_than(value).into_iter();
            ways.extend(replaced.map(|to| Room::Replace { to, from }));
            ways.push(Room::Return { space: number });
        }
        ways.sort();
        ways
    }

    /// Returns the numbers of the reputation-only spaces with a tile worth less.
    fn lesser_than(&self, value: u8) -> Vec<u8> {
        let lesser = |tile: Option<Tile>| matches!(tile, Some(Tile::Reputation { value: v }) if v < value);
        self.numbered(|space| space.kind == SpaceKind::Reputation && lesser(space.tile))
    }

    /// Returns the space with this number.
    ///
    /// # Errors
    /// Refuses a number that does not exist.
    pub fn space(&self, number: u8) -> Result<&Space, Refusal> {
        let index = usize::from(number).checked_sub(1);
        index
            .and_then(|index| self.track.get(index))
            .ok_or(Refusal::NoSuchSpace { space: number, most: self.track.len() })
    }

    pub(super) fn put(&mut self, number: u8, tile: Option<Tile>) {
        let index = usize::from(number).checked_sub(1);
        if let Some(space) = index.and_then(|index| self.track.get_mut(index)) {
            space.tile = tile;
        }
    }

    fn numbered(&self, which: impl Fn(&Space) -> bool) -> Vec<u8> {
        let numbered = (1..).zip(&self.track).filter(|(_, space)| which(space));
        numbered.map(|(number, _)| number).collect()
    }
}

/// A way to make room for an ambassador (E2.5), cheapest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    Move {
        from: u8,
        to: u8,
    },
    /// The tile on space `to` is returned, and the one on `from` moves there.
    Replace {
        to: u8,
        from: u8,
    },
    Return {
        space: u8,
    },
}

pub(super) fn empty(kinds: &[SpaceKind]) -> Vec<Space> {
    let space = |kind: &SpaceKind| Space { kind: *kind, tile: None };
    kinds.iter().map(space).collect()
}
