//! Texts of moderators' corrections, with the previous values.

use super::{of_card, of_tokens, of_turns};
use crate::discord::games::strategy_card::words;
use crate::discord::render::tell::line;
use crate::discord::render::words::who;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Card, Change, Event};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// Returns `None` for other events.
pub fn happened(text: &Text, event: &Event) -> Option<String> {
    Some(line(&match event {
        Event::CardSet { before, after } => {
            let (before, after) = (card(text, *before), card(text, *after));
            fl!(text, "line-card-set", before = before, after = after)
        }
        Event::SheetSet { player, before, after, reinforcements } => fl!(
            text,
            "line-sheet-set",
            player = mention(*player),
            before = words::sheet(text, *before),
            after = words::sheet(text, *after),
            left = reinforcements.to_string()
        ),
        Event::TokenSet { player, system, present, reinforcements } => fl!(
            text,
            "line-token-set",
            player = mention(*player),
            system = harmless::name(system),
            present = yes(*present),
            left = reinforcements.to_string()
        ),
        Event::PlanetSet { planet, control, before, exhausted, was_exhausted } => {
            let state = |holder: Option<PlayerId>, exhausted: bool| {
                let (holder, exhausted) = (who(text, holder), yes(exhausted));
                fl!(text, "planet-state", holder = holder, exhausted = exhausted)
            };
            fl!(
                text,
                "line-planet-set",
                planet = harmless::name(planet),
                before = state(*before, *was_exhausted),
                after = state(*control, *exhausted)
            )
        }
        Event::ActiveSet { player, before } => match player.map(mention) {
            Some(player) => fl!(text, "line-turn-set", player = player),
            None => fl!(text, "line-turn-over", player = who(text, *before)),
        },
        Event::PhaseSet { phase, before } => {
            fl!(text, "line-phase-set", before = words::phase_now(text, *before), after = words::phase(text, *phase))
        }
        Event::Board(change) => return board(text, change),
        // Other functions render these.
        of_turns!() | of_card!() | of_tokens!() => return None,
    }))
}

fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

fn card(text: &Text, card: Card) -> String {
    let (holder, exhausted) = (who(text, card.holder), yes(card.exhausted));
    fl!(text, "card-state", holder = holder, exhausted = exhausted)
}

/// Announces a new galaxy, the only change to it as a whole. Systems are never linked.
fn board(text: &Text, change: &Change) -> Option<String> {
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
