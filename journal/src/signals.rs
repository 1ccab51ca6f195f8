//! Notifies the bot's tasks of changes in the journal, so that they need not poll.

use super::names::Names;
use super::news::News;
use super::tries::Tries;
use super::values::DeliveryQueue;
use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// Receives figures for the host's metrics.
pub trait Meter: Debug + Send + Sync {
    fn commit_took(&self, time: Duration);
    /// Counts an order that the rules refused, or asked to confirm.
    fn refused(&self, refusal: &dyn Debug);
    /// Records how many rulings were written.
    fn ruled(&self, rulings: usize);
    /// Records why writing is impossible, or `None` if it is possible.
    fn has(&self, trouble: Option<String>);
}

/// A term that never belongs to any process.
pub(super) const NO_TERM: i64 = 0;

#[derive(Debug)]
pub struct Signals {
    pub(super) deadlines: watch::Sender<()>,
    pub(super) digests: watch::Sender<()>,
    pub(super) erasures: watch::Sender<()>,
    leads: watch::Sender<bool>,
    /// The term this process leads in, or [`NO_TERM`] if it does not lead.
    term: AtomicI64,
    pub(super) transactions: AtomicU64,
    /// The number of pages of entries read backwards.
    pub(super) pages: AtomicU64,
    pub tries: Tries,
    pub meter: Arc<dyn Meter>,
    pub(super) names: Names,
    /// The time of the newest automatic backup.
    pub(super) backed_up: watch::Sender<Option<Time>>,
    /// Queues with new announcements that the courier has not fetched yet.
    queues: Mutex<BTreeSet<DeliveryQueue>>,
    arrived: Notify,
    /// How often a place may have become accessible to the bot.
    pub(super) openings: AtomicU64,
    pub(super) changes: watch::Sender<u64>,
    /// Changes not fetched yet by the task that updates panels.
    changed: Mutex<Changed>,
}

/// Campaigns whose messages may have to be edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// Those with new entries.
    pub entries: BTreeSet<CampaignId>,
    /// Those with messages that are out of date.
    pub stale: BTreeSet<CampaignId>,
}

impl Signals {
    pub fn new(meter: Arc<dyn Meter>) -> Signals {
        Signals {
            deadlines: watch::Sender::default(),
            digests: watch::Sender::default(),
            erasures: watch::Sender::default(),
            leads: watch::Sender::default(),
            term: AtomicI64::new(NO_TERM),
            transactions: AtomicU64::default(),
            pages: AtomicU64::default(),
            tries: Tries::default(),
            meter,
            names: Names::new(),
            backed_up: watch::Sender::default(),
            queues: Mutex::default(),
            arrived: Notify::new(),
            openings: AtomicU64::default(),
            changes: watch::Sender::default(),
            changed: Mutex::default(),
        }
    }

    /// Notifies the waiting tasks of a transaction by this or another process.
    pub fn tell(&self, news: News) {
        if news.unnamed {
            self.names.forget_all();
        }
        for (guild, player) in news.named {
            self.names.forget(guild, player);
        }
        if news.due {
            self.deadlines.send_replace(());
        }
        if news.moved || !news.opened.is_empty() {
            self.count_opening();
        }
        if news.digests {
            self.digests.send_replace(());
        }
        if news.erasures {
            self.erasures.send_replace(());
        }
        // A process that does not lead makes no deliveries and updates no panels. A new leader starts by looking for
        // pending work.
        let leads = *self.leads.borrow();
        if leads && !news.queues.is_empty() {
            locked(&self.queues).extend(news.queues);
            self.arrived.notify_one();
        }
        if !(news.changed.is_empty() && news.stale.is_empty()) {
            if leads {
                let mut changed = locked(&self.changed);
                changed.entries.extend(news.changed);
                changed.stale.extend(news.stale);
            }
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    /// Wakes every waiting task to check everything again, because the changes are unknown.
    pub fn tell_of_everything(
        &self,
        queues: impl IntoIterator<Item = DeliveryQueue>,
        changed: impl IntoIterator<Item = CampaignId>,
    ) {
        let changed: BTreeSet<CampaignId> = changed.into_iter().collect();
        self.tell(News {
            queues: queues.into_iter().collect(),
            stale: changed.clone(),
            changed,
            due: true,
            moved: true,
            digests: true,
            erasures: true,
            unnamed: true,
            ..News::default()
        });
    }

    /// Begins a term of this process as the leader. Its number is positive and unlike that of any other term.
    pub fn begin_term(&self, term: i64) {
        self.leads.send_modify(|leads| {
            self.term.store(term, Ordering::SeqCst);
            *leads = true;
        });
    }

    /// Ends a term, unless it has ended already.
    pub fn end_term(&self, term: i64) {
        let ended = self.leads.send_if_modified(|leads| {
            let ended = self.term.compare_exchange(term, NO_TERM, Ordering::SeqCst, Ordering::SeqCst).is_ok();
            *leads &= !ended;
            ended
        });
        if ended {
            locked(&self.queues).clear();
            *locked(&self.changed) = Changed::default();
        }
    }

    /// Returns the term this process leads in, if it leads.
    pub fn term(&self) -> Option<i64> {
        Some(self.term.load(Ordering::SeqCst)).filter(|term| *term != NO_TERM)
    }

    /// Returns a receiver that changes whenever this process starts or stops leading.
    pub fn leads(&self) -> watch::Receiver<bool> {
        self.leads.subscribe()
    }

    pub(super) fn count_opening(&self) {
        self.openings.fetch_add(1, Ordering::SeqCst);
    }

    pub(super) async fn outgoing(&self) -> Vec<DeliveryQueue> {
        loop {
            let queues = std::mem::take(&mut *locked(&self.queues));
            if !queues.is_empty() {
                return queues.into_iter().collect();
            }
            // A queue that arrives between the two lines has stored a permit, so this returns at once.
            self.arrived.notified().await;
        }
    }

    pub(super) fn changed(&self) -> Changed {
        std::mem::take(&mut *locked(&self.changed))
    }
}

/// Locks a set even if the lock is poisoned, because no panic can leave a set half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
