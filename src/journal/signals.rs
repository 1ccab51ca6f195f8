//! How those who wait for the journal learn of news, so that none has to poll.

use super::tries::Tries;
use super::values::Lane;
use crate::rules::ids::CampaignId;
use crate::rules::time::Time;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, watch};

#[derive(Debug, Default)]
pub(super) struct Signals {
    pub(super) deadlines: watch::Sender<()>,
    /// Told whenever another digest is wanted, or at another time.
    pub(super) digests: watch::Sender<()>,
    /// Told whenever a person asks to be erased or is, and whenever the bot leaves a server.
    pub(super) erasures: watch::Sender<()>,
    pub(super) transactions: AtomicU64,
    pub(super) tries: Tries,
    /// When the newest backup was made that the bot made by itself.
    pub(super) backed_up: watch::Sender<Option<Time>>,
    /// Lanes with something new in them that the courier has not asked for yet.
    lanes: Mutex<BTreeSet<Lane>>,
    arrived: Notify,
    /// How often a place may have opened to the bot.
    pub(super) openings: AtomicU64,
    /// How often anything was committed.
    pub(super) changes: watch::Sender<u64>,
    /// Campaigns in which something was, that no listener has asked for yet.
    changed: Mutex<BTreeSet<CampaignId>>,
}

impl Signals {
    pub(super) fn announce(&self, news: impl IntoIterator<Item = Lane>) {
        let mut lanes = locked(&self.lanes);
        lanes.extend(news);
        if !lanes.is_empty() {
            self.arrived.notify_one();
        }
    }

    pub(super) async fn outgoing(&self) -> Vec<Lane> {
        loop {
            let lanes = self.take();
            if !lanes.is_empty() {
                return lanes;
            }
            // A lane that arrives between the two lines has left a permit, with which this returns at once.
            self.arrived.notified().await;
        }
    }

    fn take(&self) -> Vec<Lane> {
        std::mem::take(&mut *locked(&self.lanes))
            .into_iter()
            .collect()
    }

    pub(super) fn change(&self, campaigns: Vec<CampaignId>) {
        if !campaigns.is_empty() {
            locked(&self.changed).extend(campaigns);
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    pub(super) fn changed(&self) -> Vec<CampaignId> {
        std::mem::take(&mut *locked(&self.changed))
            .into_iter()
            .collect()
    }
}

/// Returns what the lock guards; no panic can leave a set half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
