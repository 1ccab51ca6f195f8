//! The numbers of private offers (L13.2) and deals (D6.1). Each group of players has its own numbers, so that neither
//! public nor other private numbers reveal that these offers exist.

use super::Viewer;
use crate::ids::{OfferId, PlayerId};
use serde::{Deserialize, Serialize};

/// The numbers given to private offers. They are never reused, not even after an undo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PrivateNumbers(Vec<Between>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Between {
    /// The players with the lower ids first.
    players: Vec<PlayerId>,
    slot: u64,
    given: u64,
}

impl PrivateNumbers {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the next private number between two players; if the game asks, only one is named.
    pub fn next(&self, from: Option<PlayerId>, to: PlayerId) -> OfferId {
        self.next_between(&sorted(from, to))
    }

    /// Returns the next private number of a group of players, ordered by id.
    pub(crate) fn next_between(&self, players: &[PlayerId]) -> OfferId {
        match self.0.iter().find(|one| one.players == players) {
            Some(one) => OfferId::private(one.slot, one.given),
            None => OfferId::private(self.free_slot(players), 0),
        }
    }

    /// Records that an offer has a number, if it is a private one.
    pub(crate) fn give(&mut self, id: OfferId, from: Option<PlayerId>, to: PlayerId) {
        self.give_between(id, &sorted(from, to));
    }

    pub(crate) fn give_between(&mut self, id: OfferId, players: &[PlayerId]) {
        let Some((slot, before)) = id.slot() else {
            return;
        };
        match self.0.iter_mut().find(|one| one.slot == slot) {
            Some(one) => one.given = one.given.max(before + 1),
            None => self.0.push(Between { players: players.to_vec(), slot, given: before + 1 }),
        }
    }

    pub(crate) fn was_given(&self, id: OfferId) -> bool {
        id.slot().is_some_and(|(slot, before)| {
            let mut all = self.0.iter();
            all.any(|one| one.slot == slot && before < one.given)
        })
    }

    pub(crate) fn are_known_to(&self, viewer: Viewer) -> bool {
        let mut all = self.0.iter();
        all.all(|one| one.is_known_to(viewer))
    }

    pub(crate) fn redact(&mut self, viewer: Viewer) {
        self.0.retain(|one| one.is_known_to(viewer));
    }

    /// Restores the order of the players after a player was replaced.
    pub(crate) fn order_players(&mut self) {
        self.0.iter_mut().for_each(|one| one.players.sort_unstable());
    }

    /// Returns a slot derived from the players, or the next free one if other players have it.
    fn free_slot(&self, players: &[PlayerId]) -> u64 {
        // Multiplying by odd constants spreads neighbouring ids (Knuth, multiplicative hashing).
        let mix = |mixed: u64, other: u64| mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ other.rotate_left(32);
        let ids = players.iter().map(|player| player.0);
        let mixed = ids.reduce(mix).unwrap_or_default();
        let mut slot = OfferId::private(mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32, 0);
        while self.was_given(slot) {
            let (taken, _) = slot.slot().unwrap_or_default();
            slot = OfferId::private(taken + 1, 0);
        }
        slot.slot().unwrap_or_default().0
    }
}

impl Between {
    fn is_known_to(&self, viewer: Viewer) -> bool {
        let mut players = self.players.iter();
        players.any(|one| viewer.knows_what_is_private_to(*one))
    }
}

fn sorted(from: Option<PlayerId>, to: PlayerId) -> [PlayerId; 2] {
    let from = from.unwrap_or(to);
    [from.min(to), from.max(to)]
}
