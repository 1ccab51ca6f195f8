//! The game's invariants: sixteen tokens per player, at most one in a system, and every unfinished play waits for an
//! answer.

use super::GameContext;
use super::row::{Play, Share};
use super::state::State;
use super::terms::Terms;
use super::tokens::TOKENS;
use crate::ids::PlayerId;
use crate::names::name_key;
use crate::table::{Broken, OfferHeader};
use std::collections::BTreeSet;

pub(super) fn invariants(at: &GameContext) -> Vec<Broken> {
    let state = at.game;
    let mut broken = state.board.flaws();
    let mut seated: Vec<PlayerId> = state.seating.order.clone();
    seated.sort();
    if !seated.iter().eq(state.sheets.keys()) {
        broken.push("the order names other players than the command sheets".to_owned());
    }
    for player in state.sheets.keys() {
        let all = state.sheet(*player).sum() + state.placed(*player);
        if all > u32::from(TOKENS) {
            broken.push(format!("{player} has {all} tokens on the sheet and in systems"));
        }
    }
    broken.extend(misplaced(state));
    let active = state.seating.active;
    if active.is_some_and(|player| !at.roster.is_active(player)) {
        broken.push("the turn is one of a player who does not play".to_owned());
    }
    if state.card.exhausted && state.card.holder.is_none() {
        broken.push("the card is exhausted, and with no player".to_owned());
    }
    let numbers: Vec<u8> = state.seating.order.iter().filter_map(|player| state.initiative(*player)).collect();
    if numbers.iter().collect::<BTreeSet<_>>().len() != numbers.len() {
        broken.push("two players have the same initiative".to_owned());
    }
    broken.extend(unresolved(at));
    broken.into_iter().map(Broken).collect()
}

fn misplaced(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    for place in &state.board.places {
        let fits = |owner: Option<PlayerId>| owner.is_some_and(|p| state.sheets.contains_key(&p));
        if !place.pieces.iter().all(|one| fits(one.owner) && one.count == 1) {
            broken.push(format!("{} has tokens that cannot be there", place.name));
        }
    }
    if state.board.places.iter().filter(|place| place.holds.mecatol_rex).count() > 1 {
        broken.push("there are two Mecatol Rex systems".to_owned());
    }
    let mut names = BTreeSet::new();
    for (_, planet) in state.planets() {
        let name = &planet.name;
        if !names.insert(name_key(name)) {
            broken.push(format!("there are two planets {name}"));
        }
        let known = |player| state.sheets.contains_key(&player);
        if !planet.control.is_none_or(known) {
            broken.push(format!("{name} is with a player who never sat down"));
        }
    }
    broken
}

/// Returns errors in the card's questions, including a stuck card without a question.
fn unresolved(at: &GameContext) -> Vec<String> {
    let mut broken = Vec::new();
    let play = at.game.play.as_ref().filter(|play| !play.over);
    for (offer, terms) in &at.pending {
        let fits = match (terms, play) {
            (Terms::Gain { .. }, _) => true,
            (Terms::Token { system }, Some(play)) => play.seats.is_none() && play.system.as_ref() == Some(system),
            (Terms::Secondary { play: number, .. }, Some(play)) => play.number == *number && waits(play, offer),
            (Terms::Token { .. } | Terms::Secondary { .. }, None) => false,
        };
        if !fits {
            broken.push(format!("question {} is not one of the play", offer.id));
        }
        let twice = |(other, theirs): &&(OfferHeader, &Terms)| {
            let kind = std::mem::discriminant(*terms);
            (other.to, std::mem::discriminant(*theirs)) == (offer.to, kind)
        };
        if at.pending.iter().filter(twice).count() > 1 {
            broken.push(format!("{} is asked the same twice", offer.to));
        }
    }
    // Nothing continues by itself during a pause.
    if at.clock.pace.is_some() && !super::secondary::goes_on(at).is_empty() {
        broken.push("the card is being resolved, and waits for no player".to_owned());
    }
    broken
}

fn waits(play: &Play, offer: &OfferHeader) -> bool {
    let mut seats = play.seats.iter().flatten();
    seats.any(|seat| *seat == (offer.to, Share::Waits))
}
