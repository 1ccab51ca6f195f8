//! The state of this ruleset: the galaxy, the seats, the command sheets, the card, the phase, and the card's
//! resolution (T1).

use super::board::{Board, Place, Planet};
use super::row::Play;
use super::tokens::{Pools, TOKENS};
use crate::ids::PlayerId;
use crate::names::same_name;
use crate::seating::Seating;
use crate::table::Roster;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A phase of the round, in order (T1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Strategy,
    Action,
    Status,
}

impl Phase {
    pub const ALL: [Phase; 3] = [Phase::Strategy, Phase::Action, Phase::Status];

    /// Returns the phase that follows one; a campaign without a phase starts with the first.
    pub fn after(phase: Option<Phase>) -> Phase {
        match phase {
            None | Some(Phase::Status) => Phase::Strategy,
            Some(Phase::Strategy) => Phase::Action,
            Some(Phase::Action) => Phase::Status,
        }
    }
}

/// The Diplomacy card (T1.2). Without a holder it is readied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub holder: Option<PlayerId>,
    pub exhausted: bool,
}

impl Card {
    pub(super) fn of(player: PlayerId) -> Card {
        Card { holder: Some(player), exhausted: false }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub board: Board,
    pub seating: Seating,
    /// The command sheet of every player who ever sat down.
    pub sheets: BTreeMap<PlayerId, Pools>,
    pub card: Card,
    /// `None` before the first.
    pub phase: Option<Phase>,
    /// The initiatives recorded since the start of the last strategy phase (T1.9).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub initiatives: BTreeMap<PlayerId, u8>,
    /// How often the card was played in this campaign.
    pub plays: u32,
    /// The last play of this round, until the status phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<Play>,
    /// The system and the player of this round's last play with a system; a later play may have had none (T2.6,
    /// T4.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_in: Option<(String, PlayerId)>,
}

impl State {
    /// Returns a player's command sheet; empty for a player who never sat down.
    pub fn sheet(&self, player: PlayerId) -> Pools {
        self.sheets.get(&player).copied().unwrap_or_default()
    }

    /// Returns how many tokens a player has in systems.
    pub fn placed(&self, player: PlayerId) -> u32 {
        u32::try_from(self.board.with_pieces_of(player).count()).unwrap_or(u32::MAX)
    }

    /// Returns how many tokens a player has in reinforcements: those neither on the sheet nor in a system (T1.3).
    /// Zero for a player who never sat down.
    pub fn reinforcements(&self, player: PlayerId) -> u8 {
        if !self.sheets.contains_key(&player) {
            return 0;
        }
        let elsewhere = self.sheet(player).sum() + self.placed(player);
        u8::try_from(u32::from(TOKENS).saturating_sub(elsewhere)).unwrap_or(0)
    }

    pub fn planet(&self, name: &str) -> Option<(&Place, &Planet)> {
        let all = self.planets();
        all.into_iter().find(|(_, one)| same_name(&one.name, name))
    }

    /// Returns all planets with their systems, in board order.
    pub fn planets(&self) -> impl Iterator<Item = (&Place, &Planet)> {
        let of = |place| move |planet| (place, planet);
        let places = self.board.places.iter();
        places.flat_map(move |place: &Place| place.holds.planets.iter().map(of(place)))
    }

    /// Returns a player's planets, in board order.
    pub fn planets_of(&self, player: PlayerId) -> impl Iterator<Item = (&Place, &Planet)> {
        let all = self.planets();
        all.filter(move |(_, planet)| planet.control == Some(player))
    }

    /// Returns the names of a player's exhausted planets.
    pub fn exhausted(&self, player: PlayerId) -> Vec<String> {
        let exhausted = self.planets_of(player).filter(|(_, one)| one.exhausted);
        exhausted.map(|(_, one)| one.name.clone()).collect()
    }

    /// Returns the players for the seats of a board file: the current players, clockwise, then those who left but
    /// still have something on the board.
    pub fn on_board(&self, roster: Roster<'_>) -> Vec<PlayerId> {
        let owns = |player: PlayerId| self.placed(player) > 0 || self.planets_of(player).next().is_some();
        let order = self.seating.order.iter().copied();
        let gone = order.filter(|player| !roster.is_active(*player) && owns(*player));
        self.seating.seated(roster).chain(gone).collect()
    }
}
