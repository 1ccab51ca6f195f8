//! A cache of people's names in each server. Nearly every interaction reads names, but few write one, so the names of
//! the most recently used servers are cached, and a new name costs no more where many are known.

use chancery_basics::ids::PlayerId;
use imbl::OrdMap;
use lru::LruCache;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many names of a server are read again one by one. If more were written, all are read again.
const ONE_BY_ONE: usize = 64;

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

/// The names in a server. A copy shares what does not change.
pub type OfServer = OrdMap<PlayerId, PersonName>;

#[derive(Debug)]
pub(super) struct Names(Mutex<Servers>);

#[derive(Debug)]
struct Servers {
    known: LruCache<u64, Server>,
    /// The number of names written, and of the times when all were forgotten.
    writes: u64,
}

#[derive(Debug)]
struct Server {
    /// `None` until somebody has read them.
    names: Option<OfServer>,
    /// The number of writes when the server was first asked for. Names read before may be erased ones.
    since: u64,
    /// The people whose names were written since these names were read, and the number of writes by then. Only their
    /// names are read again.
    behind: BTreeMap<PlayerId, u64>,
}

/// The cached names of a server, as far as they are current.
pub(super) enum Cached {
    Names(OfServer),
    /// These people's names have to be read again.
    Behind {
        people: Vec<PlayerId>,
        writes: u64,
    },
    Nothing {
        writes: u64,
    },
}

impl Names {
    pub(super) fn new() -> Names {
        Names(Mutex::new(Servers { known: LruCache::new(SERVERS), writes: 0 }))
    }

    pub(super) fn of(&self, guild: u64) -> Cached {
        let mut servers = self.servers();
        let writes = servers.writes;
        let unknown = || Server { names: None, since: writes, behind: BTreeMap::new() };
        match servers.known.get_or_insert(guild, unknown) {
            Server { names: None, .. } => Cached::Nothing { writes },
            Server { names: Some(names), behind, .. } if behind.is_empty() => Cached::Names(names.clone()),
            Server { names: Some(_), behind, .. } => {
                Cached::Behind { people: behind.keys().copied().collect(), writes }
            }
        }
    }

    /// Caches all names in a server, read after `writes` names had been written.
    pub(super) fn keep(&self, guild: u64, names: &OfServer, writes: u64) {
        let mut servers = self.servers();
        let server = servers.known.get_mut(&guild).filter(|server| server.since <= writes && server.names.is_none());
        if let Some(server) = server {
            server.names = Some(names.clone());
            server.behind.retain(|_, written| *written > writes);
        }
    }

    /// Caches the names of these people, read after `writes` names had been written. Returns all names in the server,
    /// or `None` if they were forgotten meanwhile.
    pub(super) fn renew(&self, guild: u64, read: Vec<(PlayerId, Option<PersonName>)>, writes: u64) -> Option<OfServer> {
        let mut servers = self.servers();
        let server = servers.known.get_mut(&guild).filter(|server| server.since <= writes)?;
        let names = server.names.as_mut()?;
        for (player, name) in read {
            // Somebody else may have read a newer name.
            let Some(written) = server.behind.get(&player).copied() else { continue };
            match name {
                Some(name) => names.insert(player, name),
                None => names.remove(&player),
            };
            if written <= writes {
                server.behind.remove(&player);
            }
        }
        Some(names.clone())
    }

    /// Has a person's name read again.
    pub(super) fn forget(&self, guild: u64, player: PlayerId) {
        let mut servers = self.servers();
        servers.writes += 1;
        let writes = servers.writes;
        let Some(server) = servers.known.get_mut(&guild) else { return };
        server.behind.insert(player, writes);
        if server.behind.len() > ONE_BY_ONE {
            servers.known.pop(&guild);
        }
    }

    pub(super) fn forget_all(&self) {
        let mut servers = self.servers();
        servers.writes += 1;
        servers.known.clear();
    }

    fn servers(&self) -> MutexGuard<'_, Servers> {
        // No panic can leave the map half updated, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
