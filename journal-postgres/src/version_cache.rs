//! A cache of the newest entry of each campaign, as far as this process has read it, written it or heard of it from
//! other processes. The cache is empty while the process does not hear the others, because it would miss their writes.
//!
//! Every new connection clears the cache, because it may lead to a server that replaced another one and lacks its
//! last writes.

use chancery_journal::KnownHead;
use chancery_rules::ids::CampaignId;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many campaigns are cached; others are read from the database.
const CAMPAIGNS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(99_999);

#[derive(Debug)]
pub(crate) struct VersionCache {
    state: Mutex<State>,
    /// Notified when the listener and the other connections are on different servers.
    astray: Notify,
}

#[derive(Debug)]
struct State {
    hears: bool,
    /// How often it started or stopped hearing them.
    generation: u64,
    /// The server of the latest connection.
    server: Option<ServerId>,
    /// How often one server replaced another.
    servers: u64,
    newest: LruCache<CampaignId, KnownHead>,
}

/// Identifies one run of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerId(pub(crate) String);

/// A period in which the others were heard without interruption. Reads from before it may be outdated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Generation(Option<u64>);

impl VersionCache {
    /// Creates an empty cache that does not hear the others yet.
    pub(crate) fn new() -> VersionCache {
        let newest = LruCache::new(CAMPAIGNS);
        let state = State { hears: false, generation: 0, server: None, servers: 0, newest };
        VersionCache { state: Mutex::new(state), astray: Notify::new() }
    }

    pub(crate) fn newest(&self, id: CampaignId) -> Option<KnownHead> {
        self.state().newest.get(&id).copied()
    }

    /// Returns how often one server replaced another: what was read from the old one may be missing in the new one.
    pub(crate) fn server_changes(&self) -> u64 {
        self.state().servers
    }

    /// Returns the current generation. Call it before reading a head that is to be cached.
    pub(crate) fn generation(&self) -> Generation {
        let state = self.state();
        Generation(state.hears.then_some(state.generation))
    }

    /// Caches a head that was read in the given generation, unless a newer one is already cached.
    pub(crate) fn read(&self, since: Generation, id: CampaignId, head: KnownHead) {
        let mut state = self.state();
        if state.hears && since.0 == Some(state.generation) {
            state.note(id, head);
        }
    }

    pub(crate) fn written(&self, id: CampaignId, head: KnownHead) {
        let mut state = self.state();
        if state.hears {
            state.note(id, head);
        }
    }

    /// Clears the cache after a new connection. If that one leads to another server than the listener's, the process
    /// hears the others again only when the listener has followed.
    pub(crate) fn connected(&self, server: ServerId) {
        let mut state = self.state();
        let moved = state.move_to(server);
        let hears = state.hears && !moved;
        state.turn(hears);
        drop(state);
        if moved {
            self.astray.notify_one();
        }
    }

    /// Waits until the listener must reconnect because other connections lead to another server.
    pub(crate) async fn is_astray(&self) {
        self.astray.notified().await;
    }

    /// Starts caching, now that the others are heard on this server.
    pub(crate) fn hear(&self, server: ServerId) {
        let mut state = self.state();
        state.move_to(server);
        state.turn(true);
    }

    /// Clears the cache and stops caching, because the others are no longer heard.
    pub(crate) fn deafen(&self) {
        self.state().turn(false);
    }

    /// Clears the cache because a notice was missed.
    pub(crate) fn forget(&self) {
        let mut state = self.state();
        let hears = state.hears;
        state.turn(hears);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic can leave a head half updated, so a poisoned lock is safe to use.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn note(&mut self, id: CampaignId, head: KnownHead) {
        match self.newest.get(&id).copied() {
            Some(known) if known.version > head.version => {}
            // Two different entries have the same number: let the database decide.
            Some(known) if known.version == head.version && known != head => drop(self.newest.pop(&id)),
            _ => drop(self.newest.put(id, head)),
        }
    }

    /// Returns whether the last connection was to another server.
    fn move_to(&mut self, server: ServerId) -> bool {
        let before = self.server.replace(server);
        let moved = before.is_some() && before != self.server;
        self.servers += u64::from(moved);
        moved
    }

    fn turn(&mut self, hears: bool) {
        self.hears = hears;
        self.generation += 1;
        self.newest.clear();
    }
}
