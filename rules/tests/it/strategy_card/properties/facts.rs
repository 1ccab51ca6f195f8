//! Checks that events record the state before and after them correctly.

use super::Effect;
use chancery_rules::games::strategy_card::{Source, State};
use chancery_rules::ids::PlayerId;

pub fn is_true(before: &State, after: &State, event: &Effect) -> bool {
    tokens_are_true(before, after, event) && sheets_are_true(before, after, event) && all_else_is_true(before, event)
}

fn lies(game: &State, system: &str, player: &PlayerId) -> bool {
    let place = game.board.place(system);
    place.expect("a system").count(Some(*player)) > 0
}

fn tokens_are_true(before: &State, after: &State, event: &Effect) -> bool {
    match event {
        Effect::TokenPlaced { player, system, from, left, .. } => {
            let left_there = match from {
                Source::Reinforcements => after.reinforcements(*player),
                Source::Sheet(pool) => after.sheet(*player).of(*pool),
            };
            left_there == *left && !lies(before, system, player) && lies(after, system, player)
        }
        Effect::Activated { player, system, left } => {
            let sheet = (before.sheet(*player).tactic, after.sheet(*player).tactic);
            sheet == (left + 1, *left) && !lies(before, system, player) && lies(after, system, player)
        }
        Effect::TokenRemoved { player, system, reinforcements, .. } => {
            lies(before, system, player) && after.reinforcements(*player) == *reinforcements
        }
        Effect::TokenSet { player, system, present, reinforcements } => {
            lies(before, system, player) != *present && after.reinforcements(*player) == *reinforcements
        }
        _ => true,
    }
}

fn sheets_are_true(before: &State, after: &State, event: &Effect) -> bool {
    match event {
        Effect::Spent { player, pool, count, left } => {
            let pools = (before.sheet(*player).of(*pool), after.sheet(*player).of(*pool));
            pools == (left + count, *left)
        }
        Effect::Gained { player, gained, after: sheet, reinforcements } => {
            before.sheet(*player).plus(*gained) == *sheet && after.reinforcements(*player) == *reinforcements
        }
        Effect::Redistributed { player, before: was, after: is } => {
            before.sheet(*player) == *was && was.sum() == is.sum()
        }
        Effect::SheetSet { player, before: was, reinforcements, .. } => {
            before.sheet(*player) == *was && after.reinforcements(*player) == *reinforcements
        }
        Effect::SecondaryApplied { player, planets, left, .. } => {
            let exhausted = before.exhausted(*player);
            let pool = (before.sheet(*player).strategy, after.sheet(*player).strategy);
            planets.iter().all(|planet| exhausted.contains(planet)) && pool == (left + 1, *left)
        }
        _ => true,
    }
}

fn all_else_is_true(before: &State, event: &Effect) -> bool {
    match event {
        Effect::PrimaryReadied { player, planets } => {
            let exhausted = before.exhausted(*player);
            planets.iter().all(|planet| exhausted.contains(planet)) && planets.len() <= 2
        }
        Effect::PlanetTaken { planet, before: was, .. } => before.planet(planet).expect("a planet").1.control == *was,
        Effect::PlanetSet { planet, before: was, was_exhausted, .. } => {
            let (_, planet) = before.planet(planet).expect("a planet");
            (planet.control, planet.exhausted) == (*was, *was_exhausted)
        }
        Effect::CardSet { before: was, .. } => before.card == *was,
        Effect::CardExhausted { holder, .. } => before.card.holder == *holder,
        Effect::ActiveSet { before: was, .. } => before.seating.active == *was,
        Effect::PhaseSet { before: was, .. } => before.phase == *was,
        Effect::TurnEnded { player, .. } => before.seating.active == Some(*player),
        Effect::InitiativeRecorded { player, before: was, .. } => before.initiative(*player) == *was,
        Effect::InitiativeLost { player, number } => before.initiative(*player) == Some(*number),
        Effect::Refreshed { holder, active, .. } => (before.card.holder, before.seating.active) == (*holder, *active),
        Effect::Played { play, .. } => before.plays + 1 == *play,
        _ => true,
    }
}
