//! Imports that were shown to their author and wait for confirmation. In memory only: after a restart the file is given
//! again.

use super::game_ui::Sheet;
use crate::import::ExportFile;
use crate::referee::Foundation;
use crate::rules::Source;
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use lru::LruCache;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long an import waits for confirmation, as long as Discord lets the bot change the question.
pub const LASTS: Span = Span::seconds(15 * 60);

/// How many imports wait at most, each with up to some megabytes of figures.
const MOST: NonZeroUsize = NonZeroUsize::MIN.saturating_add(7);

/// An import as it was shown.
#[derive(Clone)]
pub struct Shown {
    pub place: Foundation,
    pub source: Source,
    pub file: ReadFile,
    pub until: Time,
}

/// A file that was read, and whose players are known.
#[derive(Clone)]
pub enum ReadFile {
    Sheet {
        sheet: Arc<dyn Sheet>,
        /// The players behind the names in the file.
        players: Arc<BTreeMap<String, PlayerId>>,
    },
    Export {
        export: Arc<ExportFile>,
        /// The players who are in the server.
        present: Arc<BTreeSet<PlayerId>>,
    },
}

/// The imports that wait, by the interaction that asked for them. Clones share it.
#[derive(Clone)]
pub struct Imports {
    shown: Arc<Mutex<LruCache<u64, Shown>>>,
    /// Identifying players sends many requests to Discord, so one import does it at a time.
    turn: Arc<Semaphore>,
}

impl Default for Imports {
    fn default() -> Imports {
        Imports { shown: Arc::new(Mutex::new(LruCache::new(MOST))), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Imports {
    /// Returns the turn to read a file, unless another one is being read.
    pub fn turn(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.turn).try_acquire_owned().ok()
    }

    pub fn put(&self, asked: u64, shown: Shown) {
        self.all().put(asked, shown);
    }

    /// Returns what was shown to a person, while it waits.
    pub fn get(&self, asked: u64, by: PlayerId, now: Time) -> Option<Shown> {
        let mut all = self.all();
        let shown = all.get(&asked)?;
        (shown.place.by == by && now < shown.until).then(|| shown.clone())
    }

    fn all(&self) -> MutexGuard<'_, LruCache<u64, Shown>> {
        // No panic leaves the map half changed, so a poisoned lock can be used.
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
