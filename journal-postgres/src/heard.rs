//! Which version of each campaign is the newest, as far as this process has read, written or heard it from the others. While it does not hear the
//! others nothing is known: what they wrote meanwhile would be missed.

use chancery_rules::ids::CampaignId;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many campaigns are remembered. One that falls out is read anew.
const CAMPAIGNS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(99_999);

#[derive(Debug)]
pub(crate) struct Heard(Mutex<State>);

#[derive(Debug)]
struct State {
    /// This process hears what others write.
    hears: bool,
    /// How often it began or ceased to hear them.
    era: u64,
    newest: LruCache<CampaignId, i64>,
}

/// The time in which the others were heard without a break. What was read before it may be old.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Era(Option<u64>);

impl Heard {
    /// Knows nothing and hears nothing yet.
    pub(crate) fn new() -> Heard {
        Heard(Mutex::new(State { hears: false, era: 0, newest: LruCache::new(CAMPAIGNS) }))
    }

    /// Returns the newest version of a campaign that is known; one above all others where none is, so that it is read anew.
    pub(crate) fn newest(&self, id: CampaignId) -> i64 {
        self.state().newest.get(&id).copied().unwrap_or(i64::MAX)
    }

    /// Returns the era, to be asked before the database is read for a version that is to be noted.
    pub(crate) fn era(&self) -> Era {
        let state = self.state();
        Era(state.hears.then_some(state.era))
    }

    /// Takes note of a version that was read since the era was asked. A newer one that was heard of meanwhile stays.
    pub(crate) fn read(&self, since: Era, id: CampaignId, version: i64) {
        let mut state = self.state();
        if state.hears && since.0 == Some(state.era) {
            state.note(id, version);
        }
    }

    /// Takes note of a version that was written.
    pub(crate) fn written(&self, id: CampaignId, version: i64) {
        let mut state = self.state();
        if state.hears {
            state.note(id, version);
        }
    }

    /// Begins to know what is read from here on: the others are heard.
    pub(crate) fn hear(&self) {
        self.state().turn(true);
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
        // No panic leaves a version half noted, so a poisoned lock is as good as new.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn note(&mut self, id: CampaignId, version: i64) {
        let newest = self.newest.get_or_insert_mut(id, || version);
        *newest = version.max(*newest);
    }

    fn turn(&mut self, hears: bool) {
        self.hears = hears;
        self.era += 1;
        self.newest.clear();
    }
}
