//! Counts attempts at the bot's essential work, so that the watchdog can tell whether it still runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The counts of one kind of work, shared by clones.
#[derive(Clone, Debug, Default)]
pub struct Tried(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    begun: AtomicU64,
    waiting: AtomicU64,
    resting: AtomicU64,
}

/// The kinds of work observed by the watchdog.
#[derive(Clone, Debug, Default)]
pub struct Tries {
    pub writing: Tried,
    pub settling: Tried,
    pub sending: Tried,
}

/// Decrements the count on drop.
#[derive(Debug)]
pub struct Counted<'a>(&'a AtomicU64);

impl<'a> Counted<'a> {
    fn new(count: &'a AtomicU64) -> Counted<'a> {
        count.fetch_add(1, Ordering::Relaxed);
        Counted(count)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Tried {
    pub fn begin(&self) {
        self.0.begun.fetch_add(1, Ordering::Relaxed);
    }

    pub fn begun(&self) -> u64 {
        self.0.begun.load(Ordering::Relaxed)
    }

    /// Counts work as waiting until the returned guard is dropped.
    pub fn wait(&self) -> Counted<'_> {
        Counted::new(&self.0.waiting)
    }

    pub fn waits(&self) -> bool {
        self.waiting() > 0
    }

    /// Returns how much work is waiting at this moment.
    pub fn waiting(&self) -> u64 {
        self.0.waiting.load(Ordering::Relaxed)
    }

    /// Counts work as resting until the returned guard is dropped: it is deliberately postponed, or has its own time
    /// limit.
    pub fn rest(&self) -> Counted<'_> {
        Counted::new(&self.0.resting)
    }

    pub fn rests(&self) -> bool {
        self.0.resting.load(Ordering::Relaxed) > 0
    }
}
