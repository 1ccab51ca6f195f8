//! Tracks whether a cached campaign is durable. Orders are decided one after the other without waiting for the disk;
//! only their announcements wait.

use super::attempts::{Attempts, is_written};
use super::stored::json;
use super::{CampaignLock, Loaded, Referee, RuleError};
use crate::journal::{self, CommitError, LOADED_AT_ONCE};
use crate::rules::ids::CampaignId;
use crate::rules::{self, Campaign, Phase};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::SetOnce;

/// The fewest entries between two snapshots. The most are as many as are loaded at once.
const SNAPSHOT_EVERY: usize = 100;

/// About as many bytes as an entry has. A snapshot should cost no more than the entries it spares later.
const ENTRY_BYTES: usize = 500;

/// Returns the version at which a snapshot follows the one of version `at`, which has this many bytes.
pub(super) fn next_snapshot(at: i64, bytes: usize) -> i64 {
    at + (bytes / ENTRY_BYTES).clamp(SNAPSHOT_EVERY, LOADED_AT_ONCE as usize) as i64
}

/// How often any campaign was read from the journal.
static READ: AtomicU64 = AtomicU64::new(0);

/// How much of a cached campaign is durable.
#[derive(Clone, Debug)]
pub(super) struct Durability {
    /// The journal read that this state is based on. If one commit since that read fails, everything after it is wrong.
    read: u64,
    /// Whether the newest commit is durable, once that is known. Commits are written in order, so all earlier ones are
    /// then durable as well.
    newest: Option<Outcome>,
}

/// True when a commit is durable, false if it failed or its outcome is unknown. Waiting tasks continue in the order of
/// their waits.
type Outcome = Arc<SetOnce<bool>>;

/// Sets the outcome of a commit. Dropping it sets false: the commit failed, or its outcome is unknown.
struct Announcer(Outcome);

impl Drop for Announcer {
    fn drop(&mut self) {
        // If the commit is durable, the outcome is already set.
        let _ = self.0.set(false);
    }
}

/// A commit that was handed in, or the previous one if there was nothing to hand in.
pub(super) struct PendingCommit {
    read: u64,
    awaited: Awaited,
}

enum Awaited {
    Own(journal::HandedIn, Announcer),
    Before(Option<Outcome>),
}

impl Durability {
    /// A campaign that was just read from the journal is completely durable.
    pub(super) fn just_read() -> Durability {
        Durability { read: READ.fetch_add(1, Ordering::Relaxed), newest: None }
    }

    pub(super) fn read(&self) -> u64 {
        self.read
    }

    /// Returns whether everything is already known to be durable.
    fn is_on_disk(&self) -> bool {
        self.newest.as_ref().is_none_or(|newest| newest.get() == Some(&true))
    }

    /// Waits until everything is durable; returns false if it cannot be.
    pub(super) async fn is_durable(&self) -> bool {
        PendingCommit::of(self).written().await.is_ok()
    }

    pub(super) fn follow(&mut self, written: journal::HandedIn) -> PendingCommit {
        let newest = Outcome::default();
        self.newest = Some(Arc::clone(&newest));
        PendingCommit { read: self.read, awaited: Awaited::Own(written, Announcer(newest)) }
    }
}

impl PendingCommit {
    /// Returns a pending commit for the state in memory.
    pub(super) fn of(kept: &Durability) -> PendingCommit {
        PendingCommit { read: kept.read, awaited: Awaited::Before(kept.newest.clone()) }
    }

    pub(super) fn read(&self) -> u64 {
        self.read
    }

    pub(super) async fn written(self) -> Result<(), CommitError> {
        match self.awaited {
            Awaited::Own(written, announcer) => {
                written.written().await?;
                // No other task sets it.
                let _ = announcer.0.set(true);
                Ok(())
            }
            Awaited::Before(None) => Ok(()),
            Awaited::Before(Some(newest)) => match *newest.wait().await {
                true => Ok(()),
                false => Err(CommitError::Stale),
            },
        }
    }
}

impl Referee {
    /// Returns a campaign from memory, or from the journal if it is not cached or the journal is known to have a newer
    /// version. This uses only the known head: a head read from the database would be older than a commit that is still
    /// being written.
    pub(super) async fn newest(&self, loaded: Option<Loaded>, id: CampaignId) -> Result<Loaded, RuleError> {
        let journal = &self.shared.journal;
        let is_newest = |loaded: &Loaded| match journal.known_head(id) {
            // Without other processes, the cached campaign cannot be outdated.
            None => !journal.is_shared(),
            Some(known) if loaded.durability.is_on_disk() => known == loaded.head.known(),
            // A commit that is not based on the end of the journal is refused.
            Some(known) => known.version <= loaded.version(),
        };
        match loaded.filter(is_newest) {
            Some(loaded) => Ok(loaded),
            None => self.load(id).await,
        }
    }

    /// Returns whether the cached campaign still matches the end of the journal; if not, drops it from the cache.
    pub(super) async fn is_newest(&self, place: &CampaignLock, loaded: &Loaded) -> Result<bool, journal::Error> {
        let is_newest = self.shared.journal.is_newest(loaded.campaign.id, loaded.head).await?;
        if !is_newest {
            let read = loaded.durability.read();
            place.lock().await.take_if(|kept| kept.durability.read() == read);
        }
        Ok(is_newest)
    }

    /// Hands in a change and caches its result, so that the next order can build on it. Do not announce anything before
    /// the returned commit is durable.
    pub(super) async fn hand_in(
        &self,
        lock: &mut Option<Loaded>,
        loaded: &mut Loaded,
        mut change: journal::Change,
    ) -> Result<PendingCommit, journal::Error> {
        change.next_due = rules::deadline(&loaded.campaign);
        if change.entries.is_empty() && change.next_due == loaded.next_due {
            *lock = Some(loaded.clone());
            return Ok(PendingCommit::of(&loaded.durability));
        }
        let expected = loaded.handed_in;
        change.sealed_before = loaded.numbers.sealed_until(expected.version);
        change.ended = matches!(loaded.campaign.phase, Phase::Ended { .. });
        if loaded.version() >= loaded.snapshot_due {
            let snapshot = json(&*loaded.campaign);
            loaded.snapshot_due = next_snapshot(loaded.version(), snapshot.len());
            change.snapshot = Some(snapshot);
        }
        loaded.next_due = change.next_due;
        change.line = Some(loaded.durability.read());
        let commit = journal::Commit { campaign: loaded.campaign.id, expected, change };
        let written = self.shared.journal.hand_in(commit).await?;
        loaded.handed_in = loaded.head;
        let pending = loaded.durability.follow(written);
        *lock = Some(loaded.clone());
        Ok(pending)
    }

    /// Waits until a commit is durable. After any failure the journal is right and the cached campaign is dropped.
    pub(super) async fn written(&self, place: &CampaignLock, pending: PendingCommit) -> Result<(), CommitError> {
        let read = pending.read();
        let written = pending.written().await;
        if written.is_err() {
            let mut lock = place.lock().await;
            // A campaign that was reloaded since then is right.
            lock.take_if(|loaded| loaded.durability.read() == read);
        }
        written
    }

    /// Waits until the locked campaign is durable; drops it from the cache if that fails.
    pub(super) async fn wait_durable(lock: &mut Option<Loaded>) {
        if let Some(loaded) = lock.take()
            && loaded.durability.is_durable().await
        {
            *lock = Some(loaded);
        }
    }

    /// Returns the locked campaign, settled up to now and durable.
    pub(super) async fn look_at(&self, lock: &mut Option<Loaded>, id: CampaignId) -> Result<Arc<Campaign>, RuleError> {
        let mut attempts = Attempts::default();
        while attempts.next(self.clock()).await {
            let (mut loaded, change, _) = self.load_settled(lock, id).await?;
            if is_written(self.keep(lock, &mut loaded, change).await)? {
                return Ok(loaded.campaign);
            }
        }
        Err(RuleError::Contended(id))
    }

    /// Hands in a change to the locked campaign and waits until it is durable.
    pub(super) async fn keep(
        &self,
        lock: &mut Option<Loaded>,
        loaded: &mut Loaded,
        change: journal::Change,
    ) -> Result<(), CommitError> {
        let pending = self.hand_in(lock, loaded, change).await?;
        let written = pending.written().await;
        if written.is_err() {
            *lock = None;
        }
        written
    }
}
