//! The difference between two tables, for announcements.

use super::{Figure, Values};

/// A key whose value changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueChange {
    /// Its path in the file, like `favour.refusal_factor`.
    pub path: &'static str,
    pub before: Figure,
    pub after: Figure,
}

impl Values {
    /// Returns the keys whose values differ in another table, in the file's order.
    pub fn changes(&self, after: &Values) -> Vec<ValueChange> {
        let both = self.figures().into_iter().zip(after.figures());
        let changed = both.filter(|((_, before), (_, after))| before != after);
        changed.map(|((path, before), (_, after))| ValueChange { path, before, after }).collect()
    }
}
