//! Invariants of covert actions: each card of the deck is in one place, and only an open window has questions.

use super::Terms;
use crate::games::realms::GameContext;
use std::collections::BTreeSet;

pub(in crate::games::realms) fn misdealt(at: &GameContext) -> Vec<String> {
    let covert = &at.game.covert;
    let mut broken = Vec::new();
    for (player, hand) in &covert.hands {
        let known = hand.cards.iter().all(|held| covert.card(held.card).is_some());
        if hand.count != hand.cards.len() || !known {
            broken.push(format!("the hand of {player} is not of the deck"));
        }
    }
    let held = covert.hands.values().flat_map(|hand| &hand.cards);
    let out = held.map(|held| held.card).chain(covert.deck.discards.iter().copied());
    let mut seen = BTreeSet::new();
    if !out.into_iter().all(|card| seen.insert(card)) {
        broken.push("a covert card is in two places".to_owned());
    }
    if !covert.deck.shuffles.values().all(|one| one.keeps_its_promise()) {
        broken.push("covert cards do not lie as was promised".to_owned());
    }
    if covert.charges.values().any(|count| *count == 0) {
        broken.push("a Spy Network display has no charge".to_owned());
    }
    let rows = covert.window.as_ref().map_or(&[][..], |window| &window.steps);
    let of_window = at.pending.iter().all(|(_, terms)| match terms {
        Terms::Counter { row, .. } => rows.iter().any(|step| step.row == *row),
        Terms::Tie(_) => true,
    });
    if !of_window {
        broken.push("a question of a window that is not open waits".to_owned());
    }
    if rows.iter().any(|step| step.row > covert.rows) {
        broken.push("a row of questions has a number that was not given".to_owned());
    }
    let by = covert.window.as_ref().map(|window| window.by);
    if by.is_some() && by != at.game.seating.active {
        broken.push("a window is open of a player whose turn it is not".to_owned());
    }
    broken
}
