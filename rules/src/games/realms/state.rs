//! What this ruleset keeps: the map, the realms, what each player has, whose turn it is and what stood when it began (U1).

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

/// The most diplomatic power of a player; what goes above is lost (U1.2).
pub const MOST_POWER: u8 = 10;
/// The most ducats of a player.
pub const MOST_DUCATS: u32 = 99_999;
/// The most alliances that a player has in play (U1.2).
pub const MOST_ALLIANCES: u32 = 3;
/// The most marriages that a player has in play (U3.5).
pub const MOST_MARRIAGES: u32 = 3;
/// The most merchants of a player.
pub const MOST_MERCHANTS: usize = 10;
/// How many merchants a player has at first, upright and in hand (U1.2).
pub const MERCHANTS: usize = 2;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub board: Board,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Node>,
    /// Those of the players and the others, in the order of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub realms: Vec<Realm>,
    pub seating: Seating,
    /// What lies in front of every player who ever sat down.
    pub sheets: BTreeMap<PlayerId, Sheet>,
    /// Counted from 1 when a map is loaded; 0 before.
    #[serde(default)]
    pub round: u32,
    /// Whether a turn has begun on this map.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    /// The turn of the active player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    #[serde(default)]
    pub trade: Trade,
    #[serde(default)]
    pub covert: Covert,
}

/// A realm of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Realm {
    /// Unique among the realms, whatever its case.
    pub name: String,
    /// The player whose realm it is; `None` for a non-player realm (NPR).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_war: bool,
    /// The player whose alliance token lies on the capital of an NPR (U3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ally: Option<PlayerId>,
    /// The player whose vassal a realm is that no player plays (U3.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vassal_of: Option<PlayerId>,
}

impl Realm {
    /// Returns whether no player plays it and it is no player's vassal.
    pub fn is_npr(&self) -> bool {
        self.player.is_none() && self.vassal_of.is_none()
    }

    /// Returns whether its provinces count as a player's: it is that player's realm or vassal (U3.8).
    pub fn counts_for(&self, player: PlayerId) -> bool {
        self.player == Some(player) || self.vassal_of == Some(player)
    }
}

/// What lies in front of a player (U1.2). What they have on the map and with allies is not counted here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Diplomatic power, 0 to [`MOST_POWER`].
    pub power: u8,
    pub ducats: u32,
    /// How many tokens of each kind the player has, in the supply and placed: the supply is what is not placed.
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
    /// What a player has at first (U1.2).
    pub const START: Supply = Supply { influence: 20, claims: 8, alliances: 3 };

    /// Returns what is left of these when some are placed.
    pub(super) fn without(self, placed: Supply) -> Supply {
        Supply {
            influence: self.influence.saturating_sub(placed.influence),
            claims: self.claims.saturating_sub(placed.claims),
            alliances: self.alliances.saturating_sub(placed.alliances),
        }
    }

    /// Returns these and others together.
    pub(super) fn with(self, others: Supply) -> Supply {
        Supply {
            influence: self.influence.saturating_add(others.influence),
            claims: self.claims.saturating_add(others.claims),
            alliances: self.alliances.saturating_add(others.alliances),
        }
    }
}

/// A merchant. At first it stands in the player's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Merchant {
    /// The node it stands at; `None` where it is in hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub node: Option<String>,
    /// Laid down when it is activated, upright again at the start of a round (U5.8).
    pub upright: bool,
}

impl Default for Merchant {
    fn default() -> Merchant {
        Merchant { node: None, upright: true }
    }
}

/// The turn of the active player: what stood when it began (U1.3), and what the player has done in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The areas in which the player had a town, a vassal, a marriage, an alliance or influence (U2.2).
    pub stood: BTreeSet<String>,
    /// How much influence the player has placed in each area by influence actions (U2.3).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub placed: BTreeMap<String, u32>,
    /// How many diplomatic actions the player has taken (U1.6).
    #[serde(default)]
    pub actions: u32,
}

impl State {
    /// Returns what lies in front of a player; an empty sheet for a player who never sat down.
    pub fn sheet(&self, player: PlayerId) -> Cow<'_, Sheet> {
        match self.sheets.get(&player) {
            Some(sheet) => Cow::Borrowed(sheet),
            None => Cow::Owned(Sheet::default()),
        }
    }

    /// Returns the realm of that name.
    pub fn realm(&self, name: &str) -> Option<&Realm> {
        self.realms.iter().find(|realm| same_name(&realm.name, name))
    }

    /// Returns the realm that a player plays.
    pub fn realm_of(&self, player: PlayerId) -> Option<&Realm> {
        self.realms.iter().find(|realm| realm.player == Some(player))
    }

    /// Returns the realm of that name.
    ///
    /// # Errors
    /// Refuses a name that no realm has.
    pub fn must_have_realm(&self, name: &str) -> Result<&Realm, Refusal> {
        let unknown = || Refusal::NoSuchRealm { realm: name.trim().to_owned() };
        self.realm(name).ok_or_else(unknown)
    }

    /// Returns the realm of that name, which no player plays.
    ///
    /// # Errors
    /// Refuses a name that no realm has, a player's and that of a vassal.
    pub fn must_have_npr(&self, name: &str) -> Result<&Realm, Refusal> {
        let found = self.must_have_realm(name)?;
        let realm = || found.name.clone();
        match (found.player, found.vassal_of) {
            (Some(player), _) => Err(Refusal::NotAnNpr { realm: realm(), player }),
            (None, Some(of)) => Err(Refusal::IsVassal { realm: realm(), of }),
            (None, None) => Ok(found),
        }
    }

    /// Returns why a realm that no player plays is not one of the players'.
    pub(super) fn unplayed(realm: &Realm) -> Refusal {
        let name = realm.name.clone();
        match realm.vassal_of {
            Some(of) => Refusal::IsVassal { realm: name, of },
            None => Refusal::IsAnNpr { realm: name },
        }
    }

    /// Returns the realm that a player plays.
    ///
    /// # Errors
    /// Refuses a player without a realm: one who joined when all were dealt, or at a table without a map.
    pub fn must_play_realm(&self, player: PlayerId) -> Result<&Realm, Refusal> {
        self.realm_of(player).ok_or(match self.realms.is_empty() {
            true => Refusal::NoMap,
            false => Refusal::NoRealm { player },
        })
    }

    /// Returns the area of that name.
    ///
    /// # Errors
    /// Refuses a name that no area has, a sea zone's among them.
    pub fn must_have_area(&self, name: &str) -> Result<&Place, Refusal> {
        let place = self.board.place(name);
        let area = place.filter(|place| place.area().is_some());
        area.ok_or_else(|| Refusal::NoSuchArea { area: name.trim().to_owned() })
    }

    /// Returns the sea zone of that name.
    ///
    /// # Errors
    /// Refuses a name that no sea zone has, an area's among them.
    pub fn must_have_zone(&self, name: &str) -> Result<&Place, Refusal> {
        let place = self.board.place(name);
        let zone = place.filter(|place| place.zone().is_some());
        zone.ok_or_else(|| Refusal::NoSuchZone { zone: name.trim().to_owned() })
    }

    /// Returns what a player has placed: influence and claims on the map, alliances with NPRs.
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

    /// Returns the NPRs that a player is allied to.
    pub fn allies(&self, player: PlayerId) -> impl Iterator<Item = &Realm> {
        let realms = self.realms.iter();
        realms.filter(move |realm| realm.ally == Some(player))
    }

    /// Returns the area in which a realm's capital lies, whichever owns it now (U1.1).
    pub fn capital_area(&self, realm: &str) -> Option<&Place> {
        let mut provinces = self.board.provinces();
        let capital = provinces.find(|(_, one)| one.capital_of.as_deref() == Some(realm));
        capital.map(|(area, _)| area)
    }

    /// Returns the areas of a realm: those with a province or a town of it (U1.5).
    pub fn areas_of<'a>(&'a self, realm: &'a Realm) -> impl Iterator<Item = &'a Place> {
        self.board.areas().filter(|area| {
            let provinces = area.provinces().iter();
            let town = |player| area.has(Piece::Town, player) > 0;
            provinces.into_iter().any(|one| one.is_owned_by(&realm.name)) || realm.player.is_some_and(town)
        })
    }

    /// Returns the tax income of a realm: the sum of what the provinces are worth that it owns now (U1.1).
    pub fn tax(&self, realm: &str) -> u32 {
        let provinces = self.board.provinces();
        let owned = provinces.filter(|(_, province)| province.is_owned_by(realm));
        owned.map(|(_, province)| province.tax).sum()
    }

    /// Returns whether player realms own every province of an area, of which there is at least one (U2.4).
    pub fn is_all_owned(&self, area: &Place) -> bool {
        self.would_be_all_owned(area, None, |realm| !realm.is_npr())
    }

    /// Returns the same with another owner of a province, or with other realms played.
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

    /// Returns the areas in which a player has what influence can begin from: a town, a vassal, a marriage, an alliance or influence (U2.2).
    pub fn stands(&self, player: PlayerId) -> BTreeSet<String> {
        let allied = self.allies(player);
        let capitals = allied.filter_map(|realm| self.capital_area(&realm.name));
        let own = self.board.areas().filter(|area| {
            let kinds = [Piece::Town, Piece::Vassal, Piece::Marriage, Piece::Influence];
            kinds.iter().any(|kind| area.has(*kind, player) > 0)
        });
        own.chain(capitals).map(|area| area.name.clone()).collect()
    }

    /// Returns the players for whom the seats of a map file stand: those at the table, clockwise, and after them those who have left and
    /// have a realm still.
    pub fn on_board(&self, roster: Roster<'_>) -> Vec<PlayerId> {
        let order = self.seating.order.iter().copied();
        let gone = order.filter(|player| !roster.is_active(*player) && self.realm_of(*player).is_some());
        self.seating.seated(roster).chain(gone).collect()
    }
}
