//! What people are called in each server, in memory. Names are read with nearly every interaction and hardly ever written, so those of the servers that
//! were looked at last are kept.

use chancery_rules::ids::PlayerId;
use lru::LruCache;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The names of how many servers stay in memory.
const SERVERS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

/// What a person is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonName {
    /// The name that the server shows.
    pub shown: String,
    /// The name of their account, which no two people have; empty if it is not known.
    pub account: String,
}

impl From<&str> for PersonName {
    fn from(shown: &str) -> PersonName {
        PersonName { shown: shown.to_owned(), account: String::new() }
    }
}

/// The names of one server.
pub type OfServer = Arc<BTreeMap<PlayerId, PersonName>>;

/// The names in memory.
#[derive(Debug)]
pub(super) struct Names(Mutex<Servers>);

#[derive(Debug)]
struct Servers {
    names: LruCache<u64, OfServer>,
    /// How many names were written. What was read while one was is not kept, for it may lack that name.
    writes: u64,
}

impl Names {
    pub(super) fn new() -> Names {
        let names = LruCache::new(SERVERS);
        Names(Mutex::new(Servers { names, writes: 0 }))
    }

    /// Returns the names of a server; where they are not in memory, how many names were written so far.
    pub(super) fn of(&self, guild: u64) -> Result<OfServer, u64> {
        let mut servers = self.servers();
        let writes = servers.writes;
        servers.names.get(&guild).cloned().ok_or(writes)
    }

    /// Keeps the names of a server that were read when so many names were written.
    pub(super) fn keep(&self, guild: u64, names: &OfServer, writes: u64) {
        let mut servers = self.servers();
        if servers.writes == writes {
            servers.names.put(guild, Arc::clone(names));
        }
    }

    /// Has the names of a server read anew.
    pub(super) fn forget(&self, guild: u64) {
        let mut servers = self.servers();
        servers.writes += 1;
        servers.names.pop(&guild);
    }

    /// Has all names read anew.
    pub(super) fn forget_all(&self) {
        let mut servers = self.servers();
        servers.writes += 1;
        servers.names.clear();
    }

    fn servers(&self) -> MutexGuard<'_, Servers> {
        // No panic leaves the map half done, so a poisoned lock is as good as new.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
