//! Running tasks, indexed by id, due time, pair of players and ship. Among thousands of tasks, settling touches only those
//! with completions, and an order only those it concerns.

use super::relation::Pair;
use super::task::Task;
use crate::game_clock::GameTime;
use crate::ids::{ShipId, TaskId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

/// The tasks of a campaign. Serialised as a map; the indexes are rebuilt from it. Copies of a campaign share the
/// tasks until one changes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tasks {
    by_id: Arc<BTreeMap<TaskId, Task>>,
    indexes: Arc<Indexes>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Indexes {
    /// When each next completes something or ends.
    agenda: BTreeSet<(GameTime, TaskId)>,
    /// When each productive task next reaches a whole number of game minutes.
    minutes: BTreeSet<(GameTime, TaskId)>,
    /// When each ends, for those that end by themselves.
    ends: BTreeSet<(GameTime, TaskId)>,
    by_pair: BTreeMap<Pair, BTreeSet<TaskId>>,
    by_ship: BTreeSet<(ShipId, TaskId)>,
}

impl Deref for Tasks {
    type Target = BTreeMap<TaskId, Task>;

    fn deref(&self) -> &BTreeMap<TaskId, Task> {
        &self.by_id
    }
}

impl Tasks {
    /// Adds a task, or replaces the one with the same id.
    pub fn insert(&mut self, task: Task) {
        self.remove(task.id);
        Arc::make_mut(&mut self.indexes).insert(&task);
        Arc::make_mut(&mut self.by_id).insert(task.id, task);
    }

    pub fn remove(&mut self, id: TaskId) -> Option<Task> {
        if !self.by_id.contains_key(&id) {
            return None;
        }
        let task = Arc::make_mut(&mut self.by_id).remove(&id)?;
        Arc::make_mut(&mut self.indexes).remove(&task);
        Some(task)
    }

    pub fn update(&mut self, id: TaskId, change: impl FnOnce(&mut Task)) -> Option<&Task> {
        let mut task = self.remove(id)?;
        change(&mut task);
        self.insert(task);
        self.by_id.get(&id)
    }

    /// Returns the tasks and their due times, earliest first. Tasks that complete nothing and never end are left out.
    pub fn agenda(&self) -> impl Iterator<Item = (GameTime, &Task)> {
        self.in_order(&self.indexes.agenda)
    }

    /// Returns the productive tasks with the times of their next whole number of game minutes, earliest first.
    pub fn minutes(&self) -> impl Iterator<Item = (GameTime, &Task)> {
        self.in_order(&self.indexes.minutes)
    }

    /// Returns the earliest end of a task that ends by itself.
    pub fn first_end(&self) -> Option<GameTime> {
        self.indexes.ends.first().map(|(ends, _)| *ends)
    }

    fn in_order<'a>(&'a self, index: &'a BTreeSet<(GameTime, TaskId)>) -> impl Iterator<Item = (GameTime, &'a Task)> {
        let entries = index.iter();
        entries.filter_map(|(at, id)| Some((*at, self.by_id.get(id)?)))
    }

    /// Returns one player's tasks hosted by another, or for another's offer, ordered by id.
    pub fn of(&self, pair: Pair) -> impl Iterator<Item = &Task> {
        let ids = self.indexes.by_pair.get(&pair).into_iter().flatten();
        ids.filter_map(|id| self.by_id.get(id))
    }

    pub fn of_ship(&self, ship: ShipId) -> Option<&Task> {
        let mut ids = self.indexes.by_ship.range((ship, TaskId(0))..=(ship, TaskId(u64::MAX)));
        ids.next().and_then(|(_, id)| self.by_id.get(id))
    }

    /// Returns the tasks that came of private offers, whose ids are the highest.
    pub fn private(&self) -> impl Iterator<Item = &Task> {
        self.by_id.iter().rev().map_while(|(id, task)| id.is_private().then_some(task))
    }
}

impl Indexes {
    fn insert(&mut self, task: &Task) {
        let entry = |at| (at, task.id);
        self.agenda.extend(task.next().map(entry));
        self.minutes.extend(task.next_minute().map(entry));
        self.ends.extend(task.ends().map(entry));
        self.by_pair.entry(between(task)).or_default().insert(task.id);
        self.by_ship.extend(task.ship.map(|ship| (ship, task.id)));
    }

    fn remove(&mut self, task: &Task) {
        let entry = |at| (at, task.id);
        for (index, entry) in [
            (&mut self.agenda, task.next().map(entry)),
            (&mut self.minutes, task.next_minute().map(entry)),
            (&mut self.ends, task.ends().map(entry)),
        ] {
            if let Some(entry) = entry {
                index.remove(&entry);
            }
        }
        if let Some(ship) = task.ship {
            self.by_ship.remove(&(ship, task.id));
        }
        if let Some(ids) = self.by_pair.get_mut(&between(task)) {
            ids.remove(&task.id);
            if ids.is_empty() {
                self.by_pair.remove(&between(task));
            }
        }
    }
}

/// Returns a task's pair; both are the same player in the player's own systems.
pub fn between(task: &Task) -> Pair {
    Pair::new(task.player, task.host)
}

impl FromIterator<Task> for Tasks {
    fn from_iter<I: IntoIterator<Item = Task>>(tasks: I) -> Tasks {
        let mut all = Tasks::default();
        tasks.into_iter().for_each(|task| all.insert(task));
        all
    }
}

impl Serialize for Tasks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.by_id.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tasks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tasks, D::Error> {
        let by_id = BTreeMap::<TaskId, Task>::deserialize(deserializer)?;
        Ok(by_id.into_values().collect())
    }
}
