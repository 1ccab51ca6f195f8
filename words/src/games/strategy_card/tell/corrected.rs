//! Texts of moderators' corrections, with the previous values.

use crate::render::{line, who};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Card, Change};
use crate::text::{Said, Text, say};

pub fn card(text: &Text, card: Card) -> Said {
    say!(text, "card-state", holder = who(text, card.holder), exhausted = card.exhausted)
}

pub fn planet(text: &Text, holder: Option<PlayerId>, exhausted: bool) -> Said {
    say!(text, "planet-state", holder = who(text, holder), exhausted)
}

/// Announces a new galaxy, the only change to it as a whole. Systems are never linked.
pub fn board(text: &Text, change: &Change) -> Option<Said> {
    match change {
        Change::Loaded(board) => {
            let planets = board.places.iter().map(|place| place.holds.planets.len());
            let (systems, planets) = (board.places.len(), planets.sum::<usize>());
            Some(line(&say!(text, "line-galaxy-loaded", systems, planets)))
        }
        Change::PlaceAdded(_)
        | Change::PlaceRemoved(_)
        | Change::Held { .. }
        | Change::Linked { .. }
        | Change::Unlinked(_)
        | Change::PiecesSet { .. }
        | Change::PiecesMoved { .. } => None,
    }
}
