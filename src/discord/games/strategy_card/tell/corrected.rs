//! Texts of moderators' corrections, with the previous values.

use crate::discord::render::tell::line;
use crate::discord::render::words::who;
use crate::rules::games::strategy_card::{Card, Change};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

pub fn card(text: &Text, card: Card) -> String {
    let (holder, exhausted) = (who(text, card.holder), yes(card.exhausted));
    fl!(text, "card-state", holder = holder, exhausted = exhausted)
}

pub fn planet(text: &Text, holder: Option<PlayerId>, exhausted: bool) -> String {
    let (holder, exhausted) = (who(text, holder), yes(exhausted));
    fl!(text, "planet-state", holder = holder, exhausted = exhausted)
}

/// Announces a new galaxy, the only change to it as a whole. Systems are never linked.
pub fn board(text: &Text, change: &Change) -> Option<String> {
    match change {
        Change::Loaded(board) => {
            let planets = board.places.iter().map(|place| place.holds.planets.len());
            let (systems, planets) = (board.places.len(), planets.sum::<usize>());
            let loaded = fl!(text, "line-galaxy-loaded", systems = systems, planets = planets);
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
