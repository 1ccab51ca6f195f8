//! The newest entry of each campaign, as far as this process has read, written or heard of it from the others. While it does not hear the others
//! nothing is known: what they wrote meanwhile would be missed.
//!
//! Whenever a connection is made anew all is forgotten: it may lead to a server that took the place of another and lacks what that one wrote last.

use chancery_journal::KnownHead;
use chancery_rules::ids::CampaignId;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many campaigns are remembered. One that falls out is read anew.
const CAMPAIGNS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(99_999);

#[derive(Debug)]
pub(crate) struct Heard {
    state: Mutex<State>,
    /// Told when the listener is connected to another server than this process otherwise is.
    astray: Notify,
}

#[derive(Debug)]
struct State {
    /// This process hears what others write.
    hears: bool,
    /// How often it began or ceased to hear them.
    era: u64,
    /// The server that was last connected to.
    server: Option<ServerId>,
    /// How often another server took the place of the one before it.
    servers: u64,
    newest: LruCache<CampaignId, KnownHead>,
}

/// Tells one run of a server from every other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerId(pub(crate) String);

/// The time in which the others were heard without a break. What was read before it may be old.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Era(Option<u64>);

impl Heard {
    /// Knows nothing and hears nothing yet.
    pub(crate) fn new() -> Heard {
        let newest = LruCache::new(CAMPAIGNS);
        let state = State { hears: false, era: 0, server: None, servers: 0, newest };
        Heard { state: Mutex::new(state), astray: Notify::new() }
    }

    pub(crate) fn newest(&self, id: CampaignId) -> Option<KnownHead> {
        self.state().newest.get(&id).copied()
    }

    /// Returns how often another server took the place of the one before it: what was read from that one may not be in this one.
    pub(crate) fn generation(&self) -> u64 {
        self.state().servers
    }

    /// Returns the era, to be asked before the database is read for a head that is to be noted.
    pub(crate) fn era(&self) -> Era {
        let state = self.state();
        Era(state.hears.then_some(state.era))
    }

    /// Takes note of a head that was read since the era was asked. A newer one that was heard of meanwhile stays.
    pub(crate) fn read(&self, since: Era, id: CampaignId, head: KnownHead) {
        let mut state = self.state();
        if state.hears && since.0 == Some(state.era) {
            state.note(id, head);
        }
    }

    /// Takes note of a head that was written.
    pub(crate) fn written(&self, id: CampaignId, head: KnownHead) {
        let mut state = self.state();
        if state.hears {
            state.note(id, head);
        }
    }

    /// Forgets all: a connection was made anew. If it leads to another server than the listener's, the others are not heard until that one
    /// follows.
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

    /// Returns when the listener is to connect anew, because other connections lead to another server.
    pub(crate) async fn is_astray(&self) {
        self.astray.notified().await;
    }

    /// Begins to know what is read from here on: the others are heard, on this server.
    pub(crate) fn hear(&self, server: ServerId) {
        let mut state = self.state();
        state.move_to(server);
        state.turn(true);
    }

    /// Forgets all: from here on the others are not heard.
    pub(crate) fn deafen(&self) {
        self.state().turn(false);
    }

    /// Forgets all that was known, as something was missed.
    pub(crate) fn forget(&self) {
        let mut state = self.state();
        let hears = state.hears;
        state.turn(hears);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic leaves a head half noted, so a poisoned lock is as good as new.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn note(&mut self, id: CampaignId, head: KnownHead) {
        match self.newest.get(&id).copied() {
            Some(known) if known.version > head.version => {}
            // Two different entries under one number: the database says which it is.
            Some(known) if known.version == head.version && known != head => drop(self.newest.pop(&id)),
            _ => drop(self.newest.put(id, head)),
        }
    }

    /// Returns whether another server was connected to before.
    fn move_to(&mut self, server: ServerId) -> bool {
        let before = self.server.replace(server);
        let moved = before.is_some() && before != self.server;
        self.servers += u64::from(moved);
        moved
    }

    fn turn(&mut self, hears: bool) {
        self.hears = hears;
        self.era += 1;
        self.newest.clear();
    }
}
