//! Reads that grow with a campaign's past: whole journals, for exports, records and indexes, and old entries, for
//! undoing.
//!
//! They always go in pages, and at most [`AT_ONCE`] of them run at a time in the process. Acquire the turn before a
//! campaign's lock, never while holding it: another task with a turn may be waiting for the campaign.

use super::{Loaded, Referee};
use crate::journal::SNAPSHOTS_APART;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many heavy reads run at a time.
const AT_ONCE: usize = 2;

/// A journal this short is read without a turn.
const SHORT: i64 = 1000;

/// The turn for a heavy read. Dropping it ends the turn.
#[derive(Debug)]
pub struct HeavyRead {
    _permit: OwnedSemaphorePermit,
}

/// The turns of a process.
#[derive(Debug)]
pub(super) struct Turns(Arc<Semaphore>);

impl Default for Turns {
    fn default() -> Turns {
        Turns(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

/// A turn that is acquired only if it turns out to be needed.
#[derive(Debug, Default)]
pub(super) struct Turn {
    wanted: bool,
    held: Option<HeavyRead>,
}

impl Turn {
    /// Waits for the turn if it is needed.
    pub(super) async fn take(&mut self, referee: &Referee) {
        if self.wanted && self.held.is_none() {
            self.held = Some(referee.heavy_read().await);
        }
    }

    /// Returns whether a turn must be acquired before reading from an entry on, and from a snapshot before it.
    pub(super) fn is_needed(&mut self, loaded: &Loaded, from: i64) -> bool {
        self.wanted |= loaded.version() > SHORT && loaded.version() - from >= SNAPSHOTS_APART;
        self.wanted && self.held.is_none()
    }
}

impl Referee {
    pub async fn heavy_read(&self) -> HeavyRead {
        let turns = Arc::clone(&self.shared.turns.0);
        HeavyRead { _permit: turns.acquire_owned().await.expect("it is never closed") }
    }
}
