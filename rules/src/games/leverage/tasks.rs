//! Whatever goes on, found by its number, by when it is next due and by the two players: of two thousand actions time looks only at those that
//! have completed something.

use super::relation::Pair;
use super::task::Task;
use crate::game_clock::GameTime;
use crate::ids::TaskId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;

/// The tasks of a campaign. They are read as the map that they are stored as; the two indexes follow from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tasks {
    by_id: BTreeMap<TaskId, Task>,
    /// On the heap, so that the state of one game is not much larger than that of another.
    indexes: Box<Indexes>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Indexes {
    agenda: BTreeSet<(GameTime, TaskId)>,
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
        self.indexes.agenda.extend(entry(&task));
        self.indexes
            .by_pair
            .entry(between(&task))
            .or_default()
            .insert(task.id);
        self.by_id.insert(task.id, task);
    }

    /// Removes a task, and returns it if it went on.
    pub fn remove(&mut self, id: TaskId) -> Option<Task> {
        let task = self.by_id.remove(&id)?;
        if let Some(entry) = entry(&task) {
            self.indexes.agenda.remove(&entry);
        }
        if let Some(ids) = self.indexes.by_pair.get_mut(&between(&task)) {
            ids.remove(&id);
            if ids.is_empty() {
                self.indexes.by_pair.remove(&between(&task));
            }
        }
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
        let entries = self.indexes.agenda.iter();
        entries.filter_map(|(next, id)| Some((*next, self.by_id.get(id)?)))
    }

    /// Returns what one player has going on at another, or for another's offer, by number.
    pub fn of(&self, pair: Pair) -> impl Iterator<Item = &Task> {
        let ids = self.indexes.by_pair.get(&pair).into_iter().flatten();
        ids.filter_map(|id| self.by_id.get(id))
    }
}

fn entry(task: &Task) -> Option<(GameTime, TaskId)> {
    Some((task.next()?, task.id))
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
