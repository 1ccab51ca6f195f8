//! Texts of moderators' corrections, with the previous values.

use crate::discord::render::tell::line;
use crate::discord::render::words::who;
use crate::rules::games::strategy_card::{Card, Change};
use crate::rules::ids::PlayerId;
use crate::text::{Said, Text, say};

pub fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

pub fn card(text: &Text, card: Card) -> Said {
    let (holder, exhausted) = (who(text, card.holder), yes(card.exhausted));
    say!(text, "card-state", holder, exhausted)
}

pub fn planet(text: &Text, holder: Option<PlayerId>, exhausted: bool) -> Said {
    let (holder, exhausted) = (who(text, holder), yes(exhausted));
    say!(text, "planet-state", holder, exhausted)
}

/// Announces a new galaxy, the only change to it as a whole. Systems are never linked.
pub fn board(text: &Text, change: &Change) -> Option<Said> {
    match change {
        Change::Loaded(board) => {
            let planets = board.places.iter().map(|place| place.holds.planets.len());
            let (systems, planets) = (board.places.len(), planets.sum::<usize>());
            let loaded = say!(text, "line-galaxy-loaded", systems, planets);
            Some(line(&loaded))
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
