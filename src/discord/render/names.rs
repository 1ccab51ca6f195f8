//! What players are called where Discord shows no mentions.

use super::harmless;
use crate::rules::cleaned;
use crate::rules::ids::PlayerId;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The longest display name Discord allows.
const NAME_LENGTH: usize = 32;

/// The players' display names, as Discord last told them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Arc<BTreeMap<PlayerId, String>>);

impl From<Arc<BTreeMap<PlayerId, String>>> for Names {
    fn from(names: Arc<BTreeMap<PlayerId, String>>) -> Names {
        Names(names)
    }
}

impl Names {
    pub fn new(names: impl IntoIterator<Item = (PlayerId, String)>) -> Names {
        Names(Arc::new(names.into_iter().collect()))
    }

    /// Returns the name as a table cell of exactly `width` columns.
    pub fn cell(&self, player: PlayerId, width: usize) -> String {
        harmless::cell(&self.of(player), width)
    }

    /// Returns the name for a choice of autocomplete.
    pub fn label(&self, player: PlayerId) -> String {
        harmless::label(&self.of(player), NAME_LENGTH)
    }

    /// Returns the name for a sentence or a title.
    pub fn prose(&self, player: PlayerId) -> String {
        harmless::prose(&self.of(player), NAME_LENGTH)
    }

    /// Returns the display name, or for a person Discord told us nothing of, one that at least tells them apart.
    fn of(&self, player: PlayerId) -> String {
        let known = self.0.get(&player);
        let seen = known.filter(|name| !cleaned(name).is_empty());
        seen.cloned().unwrap_or_else(|| format!("#{}", player.0 % 10_000))
    }
}
