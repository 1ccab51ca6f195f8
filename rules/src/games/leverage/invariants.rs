use super::GameContext;
use super::access::Access;
use super::amounts::Money;
use super::relation::Pair;
use super::ships::Ships;
use super::task::TaskKind;
use super::tasks::Tasks;
use crate::table::Broken;

pub(super) fn invariants(at: &GameContext) -> Vec<Broken> {
    let state = at.game;
    let mut broken = Vec::new();
    let mut hold = |holds: bool, what: &dyn Fn() -> String| {
        if !holds {
            broken.push(Broken(what()));
        }
    };
    let widest = state.widest_bounds.as_ref().unwrap_or(&state.values.bounds);
    for (pair, relation) in state.relations.iter() {
        let value = relation.value();
        let Pair { by, over } = pair;
        hold(by != over, &|| format!("{by} has leverage over themselves"));
        hold(widest.contain(value), &|| format!("{by} over {over} is {value}"));
    }
    // Every player with a relation has an advantage. This searches once per player instead of twice per relation.
    for (player, _) in state.relations.advantages() {
        hold(at.roster.knows(player), &|| format!("{player} has a relation, and never joined"));
    }
    // Only a mistake of the program could make these wrong, not damage, and they take as long as everything else.
    if cfg!(debug_assertions) {
        hold(state.relations.is_added_up(), &|| "an advantage is not what the relations come to".to_owned());
        let again: Ships = state.ships.values().cloned().collect();
        hold(again == state.ships, &|| "a ship is not found with its owner".to_owned());
    }
    for (player, money) in &state.purses {
        hold(*money >= Money::ZERO, &|| format!("{player} holds {money} money"));
    }
    let held = state.purses.values().fold(Money::ZERO, |sum, money| sum + *money);
    let issued = state.issued;
    hold(held == issued, &|| format!("{held} money is held and {issued} was given out"));
    for (player, science) in &state.science {
        let enough = science.neutral >= 0 && science.harmony >= 0;
        hold(enough, &|| format!("{player} has less than no science"));
    }
    for key in state.leases.keys() {
        hold(state.access.contains(key), &|| format!("{key:?} ends at a time, and was not granted"));
    }
    broken.extend(tasks(at));
    broken
}

/// Returns tasks that should not be running.
fn tasks(at: &GameContext) -> Vec<Broken> {
    let state = at.game;
    let mut broken = Vec::new();
    let mut hold = |holds: bool, what: &dyn Fn() -> String| {
        if !holds {
            broken.push(Broken(what()));
        }
    };
    let again: Tasks = state.tasks.values().cloned().collect();
    hold(again == state.tasks, &|| "a task is not found where it is due".to_owned());
    for task in state.tasks.values() {
        let left = task.is_action_of(task.player) && !at.roster.is_active(task.player);
        hold(!left, &|| format!("task {} goes on though its player has left", task.id));
        let owner = match task.kind {
            TaskKind::Aid { .. } => task.host,
            _ => task.player,
        };
        let manned = task.ship.is_none_or(|ship| {
            let ship = state.ships.get(&ship);
            ship.is_some_and(|ship| ship.owner == owner && !ship.lost)
        });
        hold(manned, &|| format!("task {} has no ship", task.id));
        let allowed = task.pair().is_none_or(|pair| state.has_access(pair.by, pair.over, Access::Diplomatic));
        hold(allowed, &|| format!("task {} goes on without access", task.id));
        let suspends = |pair| at.settings.negative_access.suspends(state.leverage(pair));
        let suspended = task.pair().is_some_and(suspends);
        hold(task.halted.is_some() == suspended, &|| format!("task {} stands still or goes on against L3.10", task.id));
    }
    let mut busy: Vec<_> = state.tasks.values().filter_map(|task| task.ship).collect();
    busy.sort();
    hold(busy.windows(2).all(|two| two[0] != two[1]), &|| "a ship does two things".to_owned());
    for (Pair { by, over }, access) in &state.access {
        hold(by != over, &|| format!("{by} was granted {access:?} by themselves"));
    }
    broken
}
