//! Whatever goes on, found by its number, by when it is next due and by the two players: of two thousand actions time looks only at those that
//! have completed something, and an order only at those that it is about.

use super::relation::Pair;
use super::task::Task;
use crate::game_clock::GameTime;
use crate::ids::TaskId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

/// The tasks of a campaign. They are read as the map that they are stored as; the indexes follow from it. Copies of a campaign share them, so that
/// what leaves them alone does not copy them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tasks {
    by_id: Arc<BTreeMap<TaskId, Task>>,
    indexes: Arc<Indexes>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Indexes {
    /// By when each next completes something or ends.
    agenda: BTreeSet<(GameTime, TaskId)>,
    /// By when each has next gone on for a whole number of game minutes, of those that complete anything.
    minutes: BTreeSet<(GameTime, TaskId)>,
    /// By when each ends, of those that end by themselves.
    ends: BTreeSet<(GameTime, TaskId)>,
    by_pair: BTreeMap<Pair, BTreeSet<TaskId>>,
}

impl Deref for Tasks {
    type Target = BTreeMap<TaskId, Task>;

    fn deref(&self) -> &BTreeMap<TaskId, Task> {
        &self.by_id
    }
}

impl Tasks {
    /// Adds a task, in place of one that has the same number.
    pub fn insert(&mut self, task: Task) {
        self.remove(task.id);
        Arc::make_mut(&mut self.indexes).insert(&task);
        Arc::make_mut(&mut self.by_id).insert(task.id, task);
    }

    /// Removes a task, and returns it if it went on.
    pub fn remove(&mut self, id: TaskId) -> Option<Task> {
        if !self.by_id.contains_key(&id) {
            return None;
        }
        let task = Arc::make_mut(&mut self.by_id).remove(&id)?;
        Arc::make_mut(&mut self.indexes).remove(&task);
        Some(task)
    }

    /// Changes a task that goes on, and returns it as it is then.
    pub fn update(&mut self, id: TaskId, change: impl FnOnce(&mut Task)) -> Option<&Task> {
        let mut task = self.remove(id)?;
        change(&mut task);
        self.insert(task);
        self.by_id.get(&id)
    }

    /// Returns the tasks in the order in which they are next due, each with that moment. What completes nothing and does not end has none.
    pub fn agenda(&self) -> impl Iterator<Item = (GameTime, &Task)> {
        self.in_order(&self.indexes.agenda)
    }

    /// Returns the tasks that complete anything, in the order in which they have next gone on for a whole number of game minutes, each with that moment.
    pub fn minutes(&self) -> impl Iterator<Item = (GameTime, &Task)> {
        self.in_order(&self.indexes.minutes)
    }

    /// Returns when the first task ends that ends by itself.
    pub fn first_end(&self) -> Option<GameTime> {
        self.indexes.ends.first().map(|(ends, _)| *ends)
    }

    fn in_order<'a>(&'a self, index: &'a BTreeSet<(GameTime, TaskId)>) -> impl Iterator<Item = (GameTime, &'a Task)> {
        let entries = index.iter();
        entries.filter_map(|(at, id)| Some((*at, self.by_id.get(id)?)))
    }

    /// Returns what one player has going on at another, or for another's offer, by number.
    pub fn of(&self, pair: Pair) -> impl Iterator<Item = &Task> {
        let ids = self.indexes.by_pair.get(&pair).into_iter().flatten();
        ids.filter_map(|id| self.by_id.get(id))
    }
}

impl Indexes {
    fn insert(&mut self, task: &Task) {
        let entry = |at| (at, task.id);
        self.agenda.extend(task.next().map(entry));
        self.minutes.extend(task.next_minute().map(entry));
        self.ends.extend(task.ends().map(entry));
        self.by_pair.entry(between(task)).or_default().insert(task.id);
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
        if let Some(ids) = self.by_pair.get_mut(&between(task)) {
            ids.remove(&task.id);
            if ids.is_empty() {
                self.by_pair.remove(&between(task));
            }
        }
    }
}

/// Returns between whom a task goes on; the two are one player in one's own systems.
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
