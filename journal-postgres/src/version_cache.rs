//! A cache of each campaign's newest entry, updated by this process's reads and writes and by notices from other
//! processes. While this process receives no notices, the cache stays empty, because it would miss other processes'
//! writes.
//!
//! Every new connection clears the cache, because it may lead to a replacement server that lacks the last writes.

use chancery_basics::ids::CampaignId;
use chancery_journal::KnownHead;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many campaigns are cached; others are read from the database.
const CAMPAIGNS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(99_999);

#[derive(Debug)]
pub(crate) struct VersionCache {
    state: Mutex<State>,
    /// Notified when the listener and the other connections are connected to different servers.
    astray: Notify,
}

#[derive(Debug)]
struct State {
    hears: bool,
    /// The number of times that listening started or stopped.
    generation: u64,
    /// The server of the latest connection.
    server: Option<ServerId>,
    /// The number of times that one server replaced another.
    servers: u64,
    newest: LruCache<CampaignId, KnownHead>,
}

/// Identifies one run of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerId(pub(crate) String);

/// A period of uninterrupted listening. Earlier reads may be outdated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Generation(Option<u64>);

impl VersionCache {
    /// Creates an empty cache that is not listening yet.
    pub(crate) fn new() -> VersionCache {
        let newest = LruCache::new(CAMPAIGNS);
        let state = State { hears: false, generation: 0, server: None, servers: 0, newest };
        VersionCache { state: Mutex::new(state), astray: Notify::new() }
    }

    pub(crate) fn newest(&self, id: CampaignId) -> Option<KnownHead> {
        self.state().newest.get(&id).copied()
    }

    /// Returns how often one server replaced another. Data read from the old server may be missing in the new one.
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

    /// Clears the cache after a new connection. If it leads to another server than the listener's, caching resumes when
    /// the listener has moved to that server too.
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

    /// Waits until the listener must reconnect, because other connections lead to another server.
    pub(crate) async fn is_astray(&self) {
        self.astray.notified().await;
    }

    /// Starts caching, because the listener is now connected to this server.
    pub(crate) fn hear(&self, server: ServerId) {
        let mut state = self.state();
        state.move_to(server);
        state.turn(true);
    }

    /// Clears the cache and stops caching, because the listener is disconnected.
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
            // Two different entries have the same number, so the database has to decide.
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
