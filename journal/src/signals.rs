//! How those who wait for the journal learn of news, so that none has to poll.

use super::names::Names;
use super::tries::Tries;
use super::values::Lane;
use chancery_rules::ids::CampaignId;
use chancery_rules::time::Time;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// Takes note of what the writer does, for the figures that the host can ask for.
pub trait Meter: Debug + Send + Sync {
    /// A transaction took so long.
    fn commit_took(&self, time: Duration);
    /// So many rulings were written.
    fn ruled(&self, rulings: usize);
    /// Why nothing can be written, or that it can.
    fn has(&self, trouble: Option<String>);
}

/// What a transaction changes that others wait for. Where several processes share a database each of them is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Lanes with something new in them, or in which something can be tried again.
    pub lanes: BTreeSet<Lane>,
    /// The campaigns in which something was written, or whose messages do not show what they should.
    pub changed: BTreeSet<CampaignId>,
    /// A campaign is due at another time than before.
    pub due: bool,
    /// A campaign is played in another channel than before: an attempt in the channel from before may be refused after this, and its lane is open
    /// all the same.
    pub moved: bool,
    /// Servers in which the bot may be able to write again.
    pub opened: BTreeSet<u64>,
    /// A digest is wanted that was not, or at another time.
    pub digests: bool,
    /// A person asked to be erased or is, or the bot has left a server.
    pub erasures: bool,
    /// The servers in which a person is called otherwise than before.
    pub named: BTreeSet<u64>,
    /// Names were erased.
    pub unnamed: bool,
}

/// No process ever leads in this term.
const NO_TERM: i64 = 0;

#[derive(Debug)]
pub struct Signals {
    deadlines: watch::Sender<()>,
    digests: watch::Sender<()>,
    erasures: watch::Sender<()>,
    leads: watch::Sender<bool>,
    /// The term in which this process leads; [`NO_TERM`] while it does not.
    term: AtomicI64,
    transactions: AtomicU64,
    pub tries: Tries,
    pub meter: Arc<dyn Meter>,
    pub(super) names: Names,
    /// When the newest backup was made that the bot made by itself.
    pub(super) backed_up: watch::Sender<Option<Time>>,
    /// Lanes with something new in them that the courier has not asked for yet.
    lanes: Mutex<BTreeSet<Lane>>,
    arrived: Notify,
    /// How often a place may have opened to the bot.
    openings: AtomicU64,
    /// How often anything was committed.
    changes: watch::Sender<u64>,
    /// Campaigns in which something was, that the keeper of panels has not asked for yet.
    changed: Mutex<BTreeSet<CampaignId>>,
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
            tries: Tries::default(),
            meter,
            names: Names::new(),
            backed_up: watch::Sender::default(),
            lanes: Mutex::default(),
            arrived: Notify::new(),
            openings: AtomicU64::default(),
            changes: watch::Sender::default(),
            changed: Mutex::default(),
        }
    }

    /// Tells those who wait what a transaction of this process, or of another one, has changed.
    pub fn tell(&self, news: News) {
        if news.unnamed {
            self.names.forget_all();
        }
        for guild in news.named {
            self.names.forget(guild);
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
        // A process that does not lead delivers nothing and keeps no panels; the one that takes over looks for all that there is.
        let leads = *self.leads.borrow();
        if leads && !news.lanes.is_empty() {
            locked(&self.lanes).extend(news.lanes);
            self.arrived.notify_one();
        }
        if !news.changed.is_empty() {
            if leads {
                locked(&self.changed).extend(news.changed);
            }
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    /// Has all who wait look at everything anew: what has changed is not known.
    pub fn tell_of_everything(
        &self,
        lanes: impl IntoIterator<Item = Lane>,
        changed: impl IntoIterator<Item = CampaignId>,
    ) {
        self.tell(News {
            lanes: lanes.into_iter().collect(),
            changed: changed.into_iter().collect(),
            due: true,
            moved: true,
            digests: true,
            erasures: true,
            unnamed: true,
            ..News::default()
        });
    }

    /// Takes note of the term in which this process does what only one may do.
    pub fn lead(&self, term: Option<i64>) {
        let leads = term.is_some();
        self.term.store(term.unwrap_or(NO_TERM), Ordering::SeqCst);
        self.leads.send_if_modified(|led| std::mem::replace(led, leads) != leads);
        if !leads {
            locked(&self.lanes).clear();
            locked(&self.changed).clear();
        }
    }

    /// Counts a transaction.
    pub fn count_transaction(&self) {
        self.transactions.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn transactions(&self) -> u64 {
        self.transactions.load(Ordering::Relaxed)
    }

    pub(super) fn count_opening(&self) {
        self.openings.fetch_add(1, Ordering::SeqCst);
    }

    pub(super) fn openings(&self) -> u64 {
        self.openings.load(Ordering::SeqCst)
    }

    pub(super) async fn outgoing(&self) -> Vec<Lane> {
        loop {
            let lanes = std::mem::take(&mut *locked(&self.lanes));
            if !lanes.is_empty() {
                return lanes.into_iter().collect();
            }
            // A lane that arrives between the two lines has left a permit, with which this returns at once.
            self.arrived.notified().await;
        }
    }

    pub(super) fn changed(&self) -> Vec<CampaignId> {
        let changed = std::mem::take(&mut *locked(&self.changed));
        changed.into_iter().collect()
    }

    pub(super) fn deadlines(&self) -> watch::Receiver<()> {
        self.deadlines.subscribe()
    }

    pub(super) fn digests(&self) -> watch::Receiver<()> {
        self.digests.subscribe()
    }

    pub(super) fn erasures(&self) -> watch::Receiver<()> {
        self.erasures.subscribe()
    }

    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Returns the term in which this process leads, or one in which no process ever does.
    pub(super) fn term(&self) -> i64 {
        self.term.load(Ordering::SeqCst)
    }

    /// Changes whenever this process begins or ends to lead.
    pub fn leads(&self) -> watch::Receiver<bool> {
        self.leads.subscribe()
    }
}

/// Returns what the lock guards; no panic can leave a set half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
