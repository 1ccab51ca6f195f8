//! The state of this ruleset: the map, the realms, the players' components, and the current turn with its starting
//! position (U1).

use super::board::{Board, Piece, Place, Province};
use super::covert::Covert;
use super::refusal::Refusal;
use super::trade::{Node, Trade};
use crate::ids::PlayerId;
use crate::names::same_name;
use crate::seating::Seating;
use crate::table::Roster;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// The most diplomatic power of a player; anything above is lost (U1.2).
pub const MOST_POWER: u8 = 10;
pub const MOST_DUCATS: u32 = 99_999;
/// The most alliances of a player (U1.2).
pub const MOST_ALLIANCES: u32 = 3;
/// The most marriages of a player (U3.5).
pub const MOST_MARRIAGES: u32 = 3;
pub const MOST_MERCHANTS: usize = 10;
/// Each player's initial number of merchants, upright and in hand (U1.2).
pub const MERCHANTS: usize = 2;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub board: Board,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Node>,
    /// All realms, with and without players, in file order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub realms: Vec<Realm>,
    pub seating: Seating,
    /// The components of every player who ever sat down.
    pub sheets: BTreeMap<PlayerId, Sheet>,
    /// Counted from 1 once a map is loaded; 0 before.
    #[serde(default)]
    pub round: u32,
    /// Whether any turn has begun on this map.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    #[serde(default)]
    pub trade: Trade,
    #[serde(default)]
    pub covert: Covert,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Realm {
    /// Unique among the realms, ignoring case.
    pub name: String,
    /// The realm's player; `None` for a non-player realm (NPR).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_war: bool,
    /// The player whose alliance token is on an NPR's capital (U3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ally: Option<PlayerId>,
    /// The player whose vassal the realm is, if nobody plays it (U3.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vassal_of: Option<PlayerId>,
}

impl Realm {
    /// Returns whether nobody plays it and it is not a vassal.
    pub fn is_npr(&self) -> bool {
        self.player.is_none() && self.vassal_of.is_none()
    }

    /// Returns whether its provinces count as the player's: it is their realm or vassal (U3.8).
    pub fn counts_for(&self, player: PlayerId) -> bool {
        self.player == Some(player) || self.vassal_of == Some(player)
    }
}

/// A player's own components (U1.2), apart from those on the map and with allies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Diplomatic power, 0 to [`MOST_POWER`].
    pub power: u8,
    pub ducats: u32,
    /// The player's tokens of each kind, in the supply and placed. The supply is the difference.
    pub tokens: Supply,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub merchants: Vec<Merchant>,
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet { power: 0, ducats: 0, tokens: Supply::START, merchants: vec![Merchant::default(); MERCHANTS] }
    }
}

/// Tokens by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply {
    pub influence: u32,
    pub claims: u32,
    pub alliances: u32,
}

impl Supply {
    /// A player's initial tokens (U1.2).
    pub const START: Supply = Supply { influence: 20, claims: 8, alliances: 3 };

    /// Returns the tokens left after some are placed.
    pub(super) fn without(self, placed: Supply) -> Supply {
        Supply {
            influence: self.influence.saturating_sub(placed.influence),
            claims: self.claims.saturating_sub(placed.claims),
            alliances: self.alliances.saturating_sub(placed.alliances),
        }
    }

    /// Returns the sum, kind by kind.
    pub(super) fn with(self, others: Supply) -> Supply {
        Supply {
            influence: self.influence.saturating_add(others.influence),
            claims: self.claims.saturating_add(others.claims),
            alliances: self.alliances.saturating_add(others.alliances),
        }
    }
}

/// A merchant, initially in the player's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Merchant {
    /// The node where it stands; `None` if it is in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub node: Option<String>,
    /// Laid down when activated, upright again at the start of a round (U5.8).
    pub upright: bool,
}

impl Default for Merchant {
    fn default() -> Merchant {
        Merchant { node: None, upright: true }
    }
}

/// The active player's turn: the starting position (U1.3), and their acts so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The areas where the player had a town, a vassal, a marriage, an alliance or influence (U2.2).
    pub stood: BTreeSet<String>,
    /// The influence placed in each area by influence actions (U2.3).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub placed: BTreeMap<String, u32>,
    /// The number of diplomatic actions taken (U1.6).
    #[serde(default)]
    pub actions: u32,
}

impl State {
    /// Returns a player's components; an empty sheet for a player who never sat down.
    pub fn sheet(&self, player: PlayerId) -> Cow<'_, Sheet> {
        match self.sheets.get(&player) {
            Some(sheet) => Cow::Borrowed(sheet),
            None => Cow::Owned(Sheet::default()),
        }
    }

    pub fn realm(&self, name: &str) -> Option<&Realm> {
        self.realms.iter().find(|realm| same_name(&realm.name, name))
    }

    pub fn realm_of(&self, player: PlayerId) -> Option<&Realm> {
        self.realms.iter().find(|realm| realm.player == Some(player))
    }

    pub fn must_have_realm(&self, name: &str) -> Result<&Realm, Refusal> {
        let unknown = || Refusal::NoSuchRealm { realm: name.trim().to_owned() };
        self.realm(name).ok_or_else(unknown)
    }

    /// Returns the NPR of that name.
    ///
    /// # Errors
    /// Refuses an unknown name, a player's realm, and a vassal.
    pub fn must_have_npr(&self, name: &str) -> Result<&Realm, Refusal> {
        let found = self.must_have_realm(name)?;
        let realm = || found.name.clone();
        match (found.player, found.vassal_of) {
            (Some(player), _) => Err(Refusal::NotAnNpr { realm: realm(), player }),
            (None, Some(of)) => Err(Refusal::IsVassal { realm: realm(), of }),
            (None, None) => Ok(found),
        }
    }

    pub(super) fn unplayed(realm: &Realm) -> Refusal {
        let name = realm.name.clone();
        match realm.vassal_of {
            Some(of) => Refusal::IsVassal { realm: name, of },
            None => Refusal::IsAnNpr { realm: name },
        }
    }

    /// Returns a player's realm. A player may have none because no map is loaded, or because they joined after all
    /// realms were dealt.
    pub fn must_play_realm(&self, player: PlayerId) -> Result<&Realm, Refusal> {
        self.realm_of(player).ok_or(match self.realms.is_empty() {
            true => Refusal::NoMap,
            false => Refusal::NoRealm { player },
        })
    }

    /// Returns the area of that name. A sea zone does not count.
    pub fn must_have_area(&self, name: &str) -> Result<&Place, Refusal> {
        let place = self.board.place(name);
        let area = place.filter(|place| place.area().is_some());
        area.ok_or_else(|| Refusal::NoSuchArea { area: name.trim().to_owned() })
    }

    /// Returns the sea zone of that name. An area does not count.
    pub fn must_have_zone(&self, name: &str) -> Result<&Place, Refusal> {
        let place = self.board.place(name);
        let zone = place.filter(|place| place.zone().is_some());
        zone.ok_or_else(|| Refusal::NoSuchZone { zone: name.trim().to_owned() })
    }

    /// Returns a player's placed tokens: influence and claims on the map, alliances with NPRs.
    pub fn placed(&self, player: PlayerId) -> Supply {
        let allied = self.allies(player).count();
        Supply {
            influence: self.pieces(Piece::Influence, player),
            claims: self.pieces(Piece::Claim, player),
            alliances: u32::try_from(allied).unwrap_or(u32::MAX),
        }
    }

    /// Returns what a player has left to place (U1.2).
    pub fn supply(&self, player: PlayerId) -> Supply {
        self.sheet(player).tokens.without(self.placed(player))
    }

    /// Returns how many pieces of a kind a player has on the map.
    pub fn pieces(&self, kind: Piece, player: PlayerId) -> u32 {
        let places = self.board.places.iter();
        places.map(|place| place.has(kind, player)).sum()
    }

    pub fn allies(&self, player: PlayerId) -> impl Iterator<Item = &Realm> {
        let realms = self.realms.iter();
        realms.filter(move |realm| realm.ally == Some(player))
    }

    /// Returns the area of a realm's capital, regardless of its current owner (U1.1).
    pub fn capital_area(&self, realm: &str) -> Option<&Place> {
        let mut provinces = self.board.provinces();
        let capital = provinces.find(|(_, one)| one.capital_of.as_deref() == Some(realm));
        capital.map(|(area, _)| area)
    }

    /// Returns the areas of a realm: those with one of its provinces or towns (U1.5).
    pub fn areas_of<'a>(&'a self, realm: &'a Realm) -> impl Iterator<Item = &'a Place> {
        self.board.areas().filter(|area| {
            let provinces = area.provinces().iter();
            let town = |player| area.has(Piece::Town, player) > 0;
            provinces.into_iter().any(|one| one.is_owned_by(&realm.name)) || realm.player.is_some_and(town)
        })
    }

    /// Returns the tax income of a realm: the total tax of its current provinces (U1.1).
    pub fn tax(&self, realm: &str) -> u32 {
        let provinces = self.board.provinces();
        let owned = provinces.filter(|(_, province)| province.is_owned_by(realm));
        owned.map(|(_, province)| province.tax).sum()
    }

    /// Returns whether an area has provinces and player realms own all of them (U2.4).
    pub fn is_all_owned(&self, area: &Place) -> bool {
        self.would_be_all_owned(area, None, |realm| !realm.is_npr())
    }

    /// Returns the same for a hypothetical owner of a province, or other player realms.
    pub(super) fn would_be_all_owned(
        &self,
        area: &Place,
        taken: Option<(&str, Option<&str>)>,
        is_played: impl Fn(&Realm) -> bool,
    ) -> bool {
        let owned = |one: &Province| {
            let owner = match taken {
                Some((name, owner)) if name == one.name => owner,
                _ => one.owner.as_deref(),
            };
            let realm = owner.and_then(|owner| self.realm(owner));
            realm.is_some_and(&is_played)
        };
        !area.provinces().is_empty() && area.provinces().iter().all(owned)
    }

    /// Returns the areas influence can start from: those with the player's town, vassal, marriage, alliance or
    /// influence (U2.2).
    pub fn stands(&self, player: PlayerId) -> BTreeSet<String> {
        let allied = self.allies(player);
        let capitals = allied.filter_map(|realm| self.capital_area(&realm.name));
        let own = self.board.areas().filter(|area| {
            let kinds = [Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Influence];
            kinds.iter().any(|kind| area.has(*kind, player) > 0)
        });
        own.chain(capitals).map(|area| area.name.clone()).collect()
    }

    /// Returns the players for the seats of a map file: the current players, clockwise, then those who left but still
    /// have a realm.
    pub fn on_board(&self, roster: Roster<'_>) -> Vec<PlayerId> {
        let order = self.seating.order.iter().copied();
        let gone = order.filter(|player| !roster.is_active(*player) && self.realm_of(*player).is_some());
        self.seating.seated(roster).chain(gone).collect()
    }
}
