//! Every player of a campaign, with an index of those who cannot always be called.

use super::Player;
use crate::ids::PlayerId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::Arc;

/// Every player who ever joined. A player who leaves stays here as inactive, and gets their things back on return.
/// Copies share everything until one of them changes.
#[derive(Clone, Debug, Default)]
pub struct Players {
    all: Arc<BTreeMap<PlayerId, Player>>,
    /// Those who are away, have quiet hours, or missed calls. Only they concern the clock, so that a ruling does not
    /// cost more with everybody else.
    uncalled: Arc<BTreeSet<PlayerId>>,
}

impl Players {
    /// Changes a player's record, which is new if they never joined.
    pub(crate) fn change<T>(&mut self, player: PlayerId, change: impl FnOnce(&mut Player) -> T) -> T {
        let known = Arc::make_mut(&mut self.all).entry(player).or_default();
        let changed = change(known);
        let uncalled = !known.is_always_called();
        if uncalled != self.uncalled.contains(&player) {
            let index = Arc::make_mut(&mut self.uncalled);
            match uncalled {
                true => index.insert(player),
                false => index.remove(&player),
            };
        }
        changed
    }

    pub(crate) fn remove(&mut self, player: PlayerId) {
        Arc::make_mut(&mut self.all).remove(&player);
        if self.uncalled.contains(&player) {
            Arc::make_mut(&mut self.uncalled).remove(&player);
        }
    }

    /// Returns the players who are away, have quiet hours, or missed calls, ordered by id.
    pub(crate) fn uncalled(&self) -> impl Iterator<Item = (PlayerId, &Player)> {
        self.uncalled.iter().filter_map(|player| Some((*player, self.all.get(player)?)))
    }

    /// Returns whether the index fits the players.
    pub(crate) fn is_indexed(&self) -> bool {
        *self.uncalled == uncalled(&self.all)
    }

    /// Forgets the missed calls of every player that `hidden` returns true for.
    pub fn forget_missed(&mut self, hidden: impl Fn(PlayerId) -> bool) {
        let missed = self.uncalled().filter(|(player, known)| known.missed.is_some() && hidden(*player));
        let missed: Vec<PlayerId> = missed.map(|(player, _)| player).collect();
        for player in missed {
            self.change(player, |known| known.missed = None);
        }
    }
}

impl Deref for Players {
    type Target = BTreeMap<PlayerId, Player>;

    fn deref(&self) -> &Self::Target {
        &self.all
    }
}

impl FromIterator<(PlayerId, Player)> for Players {
    fn from_iter<I: IntoIterator<Item = (PlayerId, Player)>>(players: I) -> Players {
        let all: BTreeMap<PlayerId, Player> = players.into_iter().collect();
        let uncalled = Arc::new(uncalled(&all));
        Players { all: Arc::new(all), uncalled }
    }
}

fn uncalled(all: &BTreeMap<PlayerId, Player>) -> BTreeSet<PlayerId> {
    let uncalled = all.iter().filter(|(_, known)| !known.is_always_called());
    uncalled.map(|(player, _)| *player).collect()
}

/// The index follows from the players.
impl PartialEq for Players {
    fn eq(&self, other: &Players) -> bool {
        self.all == other.all
    }
}

impl Eq for Players {}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Players, D::Error> {
        BTreeMap::deserialize(deserializer).map(Players::from_iter)
    }
}
