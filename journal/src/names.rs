//! A cache of people's names in each server. Nearly every interaction reads names, but few write one, so the names of
//! the most recently used servers are cached.

use chancery_basics::ids::PlayerId;
use lru::LruCache;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of servers with cached names.
const SERVERS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonName {
    /// The name shown in the server.
    pub shown: String,
    /// The account name, which is unique; empty if it is not known.
    pub account: String,
    /// The language in which they last used the bot in the server, as a language tag; empty if it is not known.
    pub language: String,
}

impl From<&str> for PersonName {
    fn from(shown: &str) -> PersonName {
        PersonName { shown: shown.to_owned(), ..PersonName::default() }
    }
}

pub type OfServer = Arc<BTreeMap<PlayerId, PersonName>>;

#[derive(Debug)]
pub(super) struct Names(Mutex<Servers>);

#[derive(Debug)]
struct Servers {
    names: LruCache<u64, OfServer>,
    /// The number of names written. Names read during a write are not cached, because the new name may be missing.
    writes: u64,
}

impl Names {
    pub(super) fn new() -> Names {
        let names = LruCache::new(SERVERS);
        Names(Mutex::new(Servers { names, writes: 0 }))
    }

    /// Returns the names in a server, or the current count of writes if they are not cached.
    pub(super) fn of(&self, guild: u64) -> Result<OfServer, u64> {
        let mut servers = self.servers();
        let writes = servers.writes;
        servers.names.get(&guild).cloned().ok_or(writes)
    }

    /// Caches the names in a server, unless a name was written since `writes` was read.
    pub(super) fn keep(&self, guild: u64, names: &OfServer, writes: u64) {
        let mut servers = self.servers();
        if servers.writes == writes {
            servers.names.put(guild, Arc::clone(names));
        }
    }

    pub(super) fn forget(&self, guild: u64) {
        let mut servers = self.servers();
        servers.writes += 1;
        servers.names.pop(&guild);
    }

    pub(super) fn forget_all(&self) {
        let mut servers = self.servers();
        servers.writes += 1;
        servers.names.clear();
    }

    fn servers(&self) -> MutexGuard<'_, Servers> {
        // No panic can leave the map half updated, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
