//! Suspended access (L3.10): the tasks that need it stand still.

use super::GameContext;
use super::amounts::Leverage;
use super::event::Event;
use super::relation::Pair;
use crate::ids::TaskId;
use std::collections::{BTreeMap, BTreeSet};

/// Returns what follows from another setting.
pub fn configured(at: &GameContext) -> Vec<Event> {
    let pairs = at.game.relations.iter().map(|(pair, relation)| (*pair, relation.value()));
    halted_or_resumed(at, pairs, &BTreeSet::new())
}

/// Returns what follows from bookings that are not applied yet.
pub fn follows(at: &GameContext, happened: &[&Event]) -> Vec<Event> {
    let bookings = happened.iter().filter_map(|event| event.booking());
    let pairs: BTreeMap<Pair, Leverage> = bookings.map(|booking| (booking.pair, booking.value)).collect();
    let ended = happened.iter().filter_map(|event| event.ended()).collect();
    halted_or_resumed(at, pairs, &ended)
}

/// Returns the events that bring tasks to a halt, or let them go on, under this leverage of each pair. Tasks in `ended`
/// are over.
fn halted_or_resumed(
    at: &GameContext,
    pairs: impl IntoIterator<Item = (Pair, Leverage)>,
    ended: &BTreeSet<TaskId>,
) -> Vec<Event> {
    let mut events = Vec::new();
    for (pair, leverage) in pairs {
        let suspends = at.settings.negative_access.suspends(leverage);
        let tasks = at.game.tasks.of(pair).filter(|task| task.pair().is_some() && !ended.contains(&task.id));
        let changed = tasks.filter(|task| task.halted.is_some() != suspends);
        let tasks: Vec<TaskId> = changed.map(|task| task.id).collect();
        let at = at.game_time();
        match suspends {
            _ if tasks.is_empty() => {}
            true => events.push(Event::TasksHalted { pair, tasks, at }),
            false => events.push(Event::TasksResumed { pair, tasks, at }),
        }
    }
    events
}
