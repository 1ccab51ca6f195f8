//! A cache of people's names in each server. Nearly every interaction reads names, but few write one, so the names of
//! the most recently used servers are cached, and a new name costs no more where many are known. A name that is being
//! written is already known here.

use super::signals::Signals;
use chancery_basics::ids::PlayerId;
use imbl::OrdMap;
use lru::LruCache;
use std::collections::{BTreeMap, HashMap};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
    /// The names that are being written, by server and person: the last one handed in.
    pending: HashMap<(u64, PlayerId), Pending>,
    /// How many names were handed in.
    handed_in: u64,
    /// How often the name of a person, or of all, may have changed unknown to the cache.
    writes: u64,
}

#[derive(Debug)]
struct Pending {
    /// The value of `handed_in` when it was handed in.
    number: u64,
    name: PersonName,
    /// Somebody else may have written this name since, so it has to be read again.
    is_contested: bool,
}

/// A name on its way to the database. It is dropped with its request, and then read again if it was not written.
#[derive(Debug)]
pub(super) struct PendingName {
    signals: Arc<Signals>,
    guild: u64,
    player: PlayerId,
    number: u64,
    is_written: bool,
}

impl PendingName {
    /// Shows a name from now on, although it is still to be written.
    pub(super) fn new(signals: &Arc<Signals>, guild: u64, player: PlayerId, name: &PersonName) -> PendingName {
        let number = signals.names.hand_in(guild, player, name);
        PendingName { signals: Arc::clone(signals), guild, player, number, is_written: false }
    }

    pub(super) fn written(mut self) {
        self.is_written = true;
    }
}

impl Drop for PendingName {
    fn drop(&mut self) {
        self.signals.names.end(self);
    }
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
        let known = LruCache::new(SERVERS);
        Names(Mutex::new(Servers { known, pending: HashMap::new(), handed_in: 0, writes: 0 }))
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

    /// Caches all names in a server, read after `writes` names had been written. Returns them with those that are being
    /// written.
    pub(super) fn keep(&self, guild: u64, mut names: OfServer, writes: u64) -> OfServer {
        let servers = &mut *self.servers();
        for ((_, player), Pending { name, .. }) in servers.pending.iter().filter(|((of, _), _)| *of == guild) {
            names.insert(*player, name.clone());
        }
        let server = servers.known.get_mut(&guild).filter(|server| server.since <= writes && server.names.is_none());
        if let Some(server) = server {
            server.names = Some(names.clone());
            server.behind.retain(|_, written| *written > writes);
        }
        names
    }

    /// Caches the names of these people, read after `writes` names had been written. Returns all names in the server,
    /// or `None` if they were forgotten meanwhile.
    pub(super) fn renew(&self, guild: u64, read: Vec<(PlayerId, Option<PersonName>)>, writes: u64) -> Option<OfServer> {
        let servers = &mut *self.servers();
        let server = servers.known.get_mut(&guild).filter(|server| server.since <= writes)?;
        let names = server.names.as_mut()?;
        for (player, name) in read {
            // Somebody else may have read a newer name.
            let Some(written) = server.behind.get(&player).copied() else { continue };
            let pending = servers.pending.get(&(guild, player));
            match pending.map(|pending| pending.name.clone()).or(name) {
                Some(name) => names.insert(player, name),
                None => names.remove(&player),
            };
            if written <= writes {
                server.behind.remove(&player);
            }
        }
        Some(names.clone())
    }

    /// Returns whether a name of this person is being written.
    pub(super) fn is_pending(&self, player: PlayerId) -> bool {
        self.servers().pending.keys().any(|(_, pending)| *pending == player)
    }

    /// Has a person's name read again.
    pub(super) fn forget(&self, guild: u64, player: PlayerId) {
        let mut servers = self.servers();
        if let Some(pending) = servers.pending.get_mut(&(guild, player)) {
            pending.is_contested = true;
        }
        servers.forget(guild, player);
    }

    pub(super) fn forget_all(&self) {
        let mut servers = self.servers();
        servers.pending.values_mut().for_each(|pending| pending.is_contested = true);
        servers.writes += 1;
        servers.known.clear();
    }

    fn hand_in(&self, guild: u64, player: PlayerId, name: &PersonName) -> u64 {
        let mut servers = self.servers();
        servers.handed_in += 1;
        let number = servers.handed_in;
        let names = servers.known.get_mut(&guild).and_then(|server| server.names.as_mut());
        names.and_then(|names| names.insert(player, name.clone()));
        let pending = Pending { number, name: name.clone(), is_contested: false };
        servers.pending.insert((guild, player), pending);
        number
    }

    fn end(&self, ended: &PendingName) {
        let PendingName { guild, player, number, is_written, .. } = *ended;
        let mut servers = self.servers();
        let key = (guild, player);
        match servers.pending.get(&key) {
            // A name that was handed in later is written later.
            Some(pending) if pending.number != number => return,
            Some(pending) if is_written && !pending.is_contested && servers.shows(&key) => {}
            _ => servers.forget(guild, player),
        }
        servers.pending.remove(&key);
    }

    fn servers(&self) -> MutexGuard<'_, Servers> {
        // No panic can leave the map half updated, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Servers {
    /// Returns whether a server's names are cached, and this person's is not about to be read again.
    fn shows(&self, (guild, player): &(u64, PlayerId)) -> bool {
        let server = self.known.peek(guild);
        server.is_some_and(|server| server.names.is_some() && !server.behind.contains_key(player))
    }

    fn forget(&mut self, guild: u64, player: PlayerId) {
        self.writes += 1;
        let writes = self.writes;
        let Some(server) = self.known.get_mut(&guild) else { return };
        server.behind.insert(player, writes);
        if server.behind.len() > ONE_BY_ONE {
            self.known.pop(&guild);
        }
    }
}
