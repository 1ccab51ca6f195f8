//! How often what keeps the bot going was tried, for the watchdog to see that it still is.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// One kind of work; clones count together.
#[derive(Clone, Debug, Default)]
pub struct Tried(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    begun: AtomicU64,
    waiting: AtomicU64,
    resting: AtomicU64,
}

/// What the watchdog watches.
#[derive(Clone, Debug, Default)]
pub struct Tries {
    pub writing: Tried,
    pub settling: Tried,
    pub sending: Tried,
}

/// Counts for as long as it lives.
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
    /// Counts a try that begins.
    pub fn begin(&self) {
        self.0.begun.fetch_add(1, Ordering::Relaxed);
    }

    pub fn begun(&self) -> u64 {
        self.0.begun.load(Ordering::Relaxed)
    }

    /// Counts work that waits to be done, until what is returned is dropped.
    pub fn wait(&self) -> Counted<'_> {
        Counted::new(&self.0.waiting)
    }

    pub fn waits(&self) -> bool {
        self.0.waiting.load(Ordering::Relaxed) > 0
    }

    /// Counts work that is put off on purpose, or that is being done and has a deadline of its own, until what is returned is
    /// dropped.
    pub fn rest(&self) -> Counted<'_> {
        Counted::new(&self.0.resting)
    }

    pub fn rests(&self) -> bool {
        self.0.resting.load(Ordering::Relaxed) > 0
    }
}
