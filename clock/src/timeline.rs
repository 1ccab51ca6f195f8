//! Time for simulations. It passes only when the simulation says so, from one wait to the next. A day of waits takes no
//! real time, and waits always end in the same order.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

/// Clones share the time.
#[derive(Clone, Debug, Default)]
pub struct Timeline(Arc<Mutex<Passed>>);

#[derive(Debug, Default)]
struct Passed {
    time: Duration,
    /// The waiting tasks by the time when they continue. Tasks with the same time continue in the order of their waits.
    waiting: BTreeMap<Wait, Waker>,
    waits: u64,
    /// How often a clock on this timeline was moved or set.
    stirs: u64,
}

type Wait = (Duration, u64);

impl Timeline {
    pub fn passed(&self) -> Duration {
        self.state().time
    }

    /// Lets time pass until the earliest wait ends, and wakes that task. Returns false if no task waits.
    pub fn pass(&self) -> bool {
        let mut state = self.state();
        let Some((wait, waker)) = state.waiting.pop_first() else {
            return false;
        };
        state.time = state.time.max(wait.0);
        drop(state);
        waker.wake();
        true
    }

    pub(super) async fn wait(&self, pause: Duration) {
        self.wait_unless(pause, |_| false).await;
    }

    /// Waits for this long, or until a clock on this timeline is moved or set.
    pub(super) async fn wait_or_stir(&self, pause: Duration) {
        let stirs = self.state().stirs;
        self.wait_unless(pause, |state| state.stirs != stirs).await;
    }

    /// Wakes every waiting task, so that it reads its clock again.
    pub(super) fn stir(&self) {
        let mut state = self.state();
        state.stirs += 1;
        let waiting: Vec<Waker> = state.waiting.values().cloned().collect();
        drop(state);
        waiting.into_iter().for_each(Waker::wake);
    }

    async fn wait_unless(&self, pause: Duration, is_over: impl Fn(&Passed) -> bool) {
        let entry = {
            let mut state = self.state();
            state.waits += 1;
            Entry { timeline: self, wait: (state.time.saturating_add(pause), state.waits) }
        };
        poll_fn(|context| {
            let mut state = self.state();
            if state.time >= entry.wait.0 || is_over(&state) {
                return Poll::Ready(());
            }
            state.waiting.insert(entry.wait, context.waker().clone());
            Poll::Pending
        })
        .await;
    }

    fn state(&self) -> MutexGuard<'_, Passed> {
        // No panic can leave it half updated, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A task's place in the queue. Dropping it leaves the queue.
struct Entry<'a> {
    timeline: &'a Timeline,
    wait: Wait,
}

impl Drop for Entry<'_> {
    fn drop(&mut self) {
        self.timeline.state().waiting.remove(&self.wait);
    }
}
