//! Reading that grows with a campaign's past: whole journals, for exports, records and indexes, and what lies far back, for undoing.
//!
//! It is always done in pages, and at most [`AT_ONCE`] at a time in the process, however many ask. A turn is taken before a campaign's lock, never with
//! it in hand: others whose turn it is may wait for the campaign.

use super::{Loaded, Referee};
use crate::journal::SNAPSHOTS_APART;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many heavy reads go on at a time.
const AT_ONCE: usize = 2;

/// A journal this short is read without a turn.
const SHORT: i64 = 1000;

/// A turn to read much. It ends when this is dropped.
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

/// A turn that is taken only if it turns out to be needed.
#[derive(Debug, Default)]
pub(super) struct Turn {
    wanted: bool,
    held: Option<HeavyRead>,
}

impl Turn {
    /// Waits for the turn, if it was found to be needed.
    pub(super) async fn take(&mut self, referee: &Referee) {
        if self.wanted && self.held.is_none() {
            self.held = Some(referee.heavy_read().await);
        }
    }

    /// Returns whether a turn has to be taken first to read from an entry on, and from a snapshot before it.
    pub(super) fn is_needed(&mut self, loaded: &Loaded, from: i64) -> bool {
        self.wanted |= loaded.version() > SHORT && loaded.version() - from >= SNAPSHOTS_APART;
        self.wanted && self.held.is_none()
    }
}

impl Referee {
    /// Waits for a turn to read much.
    pub async fn heavy_read(&self) -> HeavyRead {
        let turns = Arc::clone(&self.shared.turns.0);
        HeavyRead { _permit: turns.acquire_owned().await.expect("it is never closed") }
    }
}
