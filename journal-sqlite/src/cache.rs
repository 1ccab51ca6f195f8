//! A write-through cache of the database: each campaign's row, its players, pending announcements and recent causes.
//! The hot paths read from it. The writer fills it when it opens its connection, updates it after each transaction, and
//! clears it after any error, because the failed write may have taken effect. While the cache is empty, reads go to the
//! database.
//!
//! Nothing else in this crate caches data. The cache is reliable because only one process writes the database.

use super::statements::{players, queues};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::sql::Connection;
use chancery_journal::store::campaigns;
use chancery_journal::{Campaign, DeliveryQueue, Error, Opening, StoredCampaign, Target, Waiting};
use lru::LruCache;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of recent causes that are cached. Duplicate deliveries arrive within seconds.
const CAUSES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// Queues with more pending announcements than this are not cached.
const QUEUED: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Cache(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    newest: Option<Cached>,
    /// The number of transactions that were or may have been written. A read that overlaps a write may be outdated.
    writes: u64,
}

/// The cached state, as of the last write.
#[derive(Debug)]
pub(super) struct Cached {
    campaigns: BTreeMap<CampaignId, StoredCampaign>,
    in_channel: HashMap<u64, BTreeSet<CampaignId>>,
    due: BTreeSet<(Time, CampaignId)>,
    playing: HashMap<PlayerId, BTreeSet<CampaignId>>,
    causes: LruCache<String, ()>,
    /// All pending announcements of these queues.
    waiting: HashMap<DeliveryQueue, VecDeque<Waiting>>,
    /// Queues with possibly more announcements in the outbox than in the cache. Queues in neither collection are empty.
    stored: HashSet<DeliveryQueue>,
    /// Queues with announcements that may be waiting for write permission.
    barred: BTreeSet<DeliveryQueue>,
}

impl Cache {
    fn state(&self) -> MutexGuard<'_, State> {
        // Updates go row by row or queue by queue. Stopping halfway does no harm, because the next error clears the
        // cache.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads from the cache. Returns `None` if the database has to be queried.
    pub(super) fn ask<T>(&self, look: impl FnOnce(&mut Cached) -> T) -> Option<T> {
        self.state().newest.as_mut().map(look)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.state().newest.is_none()
    }

    pub(super) fn fill(&self, newest: Cached) {
        let mut state = self.state();
        state.writes += 1;
        state.newest = Some(newest);
    }

    /// Clears the cache after an error, because the failed write may have taken effect.
    pub(super) fn forget(&self) {
        let mut state = self.state();
        state.writes += 1;
        state.newest = None;
    }

    /// Updates the cache after a transaction.
    pub(super) fn write(&self, change: impl FnOnce(&mut Cached)) {
        let mut state = self.state();
        state.writes += 1;
        if let Some(newest) = &mut state.newest {
            change(newest);
        }
    }

    pub(super) fn writes(&self) -> u64 {
        self.state().writes
    }

    /// Records that a queue is completely empty, unless something was written since it was read.
    pub(super) fn found_empty(&self, queue: DeliveryQueue, writes: u64) {
        let mut state = self.state();
        if state.writes == writes
            && let Some(newest) = &mut state.newest
        {
            newest.stored.remove(&queue);
        }
    }
}

impl Cached {
    /// Reads over the write connection, so that nothing is written concurrently.
    pub(super) async fn read(db: &mut dyn Connection) -> Result<Cached, Error> {
        let mut newest = Cached {
            campaigns: BTreeMap::new(),
            in_channel: HashMap::new(),
            due: BTreeSet::new(),
            playing: HashMap::new(),
            causes: LruCache::new(CAUSES),
            waiting: HashMap::new(),
            stored: HashSet::new(),
            barred: BTreeSet::new(),
        };
        for row in campaigns::all().all(db).await? {
            newest.put(row);
        }
        for (player, campaign) in players().all(db).await? {
            newest.plays(player, campaign, true);
        }
        for (campaign, target, barred) in queues().all(db).await? {
            let queue = DeliveryQueue { campaign, target };
            newest.stored.insert(queue);
            if barred {
                newest.barred.insert(queue);
            }
        }
        Ok(newest)
    }

    /// Replaces a campaign's row.
    pub(super) fn put(&mut self, row: StoredCampaign) {
        let (id, channel) = (row.campaign.id, row.campaign.channel);
        let next = wakes(&row.campaign);
        if let Some(StoredCampaign { campaign: before, .. }) = self.campaigns.insert(id, row) {
            if let Some(there) = self.in_channel.get_mut(&before.channel) {
                there.remove(&id);
            }
            if let Some(due) = wakes(&before) {
                self.due.remove(&(due, id));
            }
        }
        self.due.extend(next.map(|due| (due, id)));
        self.in_channel.entry(channel).or_default().insert(id);
    }

    pub(super) fn plays(&mut self, player: PlayerId, campaign: CampaignId, active: bool) {
        let playing = self.playing.entry(player).or_default();
        match active {
            true => drop(playing.insert(campaign)),
            false => drop(playing.remove(&campaign)),
        }
    }

    pub(super) fn row(&self, id: CampaignId) -> Option<&StoredCampaign> {
        self.campaigns.get(&id)
    }

    /// Returns the queues that may have announcements outside the cache.
    pub(super) fn queues(&self) -> impl Iterator<Item = DeliveryQueue> {
        self.stored.iter().copied()
    }

    pub(super) fn campaign(&self, id: CampaignId) -> Option<Campaign> {
        self.row(id).map(|row| row.campaign.clone())
    }

    pub(super) fn campaign_in_channel(&self, channel: u64) -> Option<Campaign> {
        let there = self.in_channel.get(&channel)?.iter();
        let there = there.filter_map(|id| self.row(*id)).map(|row| &row.campaign);
        there.max_by_key(|campaign| (!campaign.ended, campaign.id)).cloned()
    }

    pub(super) fn playing(&self, player: PlayerId) -> BTreeSet<CampaignId> {
        self.playing.get(&player).cloned().unwrap_or_default()
    }

    pub(super) fn earliest_due(&self) -> Option<Time> {
        self.due.first().map(|(due, _)| *due)
    }

    pub(super) fn due(&self, now: Time, limit: u32) -> Vec<CampaignId> {
        let due = self.due.iter().take_while(|(due, _)| *due <= now);
        due.map(|(_, id)| *id).take(limit as usize).collect()
    }

    pub(super) fn knows_cause(&self, cause: &str) -> bool {
        self.causes.contains(cause)
    }

    pub(super) fn remember_cause(&mut self, cause: &str) {
        self.causes.put(cause.to_owned(), ());
    }

    /// Returns whether the place may have blocked announcements. If so, the database has to be checked.
    pub(super) fn may_be_barred(&self, opening: Opening) -> bool {
        self.barred.iter().any(|queue| match opening {
            Opening::Server(_) | Opening::Everywhere => true,
            Opening::Channels(_) => queue.target == Target::Channel,
            Opening::Player(player) => queue.target == Target::Player(player),
            Opening::DeliveryQueue(open) => *queue == open,
        })
    }

    pub(super) fn is_barred(&self, queue: DeliveryQueue) -> bool {
        self.barred.contains(&queue)
    }

    /// Returns the first pending announcements of a queue, or `None` if the database has to be queried.
    pub(super) fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Option<Vec<Waiting>> {
        if self.stored.contains(&queue) {
            return None;
        }
        let waiting = self.waiting.get(&queue).into_iter().flatten();
        Some(waiting.take(limit as usize).cloned().collect())
    }

    pub(super) fn arrived(&mut self, queue: DeliveryQueue, announcement: Waiting) {
        if self.stored.contains(&queue) {
            return;
        }
        let waiting = self.waiting.entry(queue).or_default();
        waiting.push_back(announcement);
        if waiting.len() > QUEUED {
            self.leave_to_database(queue);
        }
    }

    /// Stops caching a queue. From now on it is read from the database.
    pub(super) fn leave_to_database(&mut self, queue: DeliveryQueue) {
        self.waiting.remove(&queue);
        self.stored.insert(queue);
    }

    /// Records an attempt to send rows as one message.
    pub(super) fn attempted(&mut self, queue: DeliveryQueue, rows: &[i64], at: Time) {
        let batch = rows.iter().min().copied();
        let waiting = self.waiting.get_mut(&queue).into_iter().flatten();
        for announcement in waiting.filter(|announcement| rows.contains(&announcement.id)) {
            announcement.batch = announcement.batch.or(batch);
            announcement.first_attempt = announcement.first_attempt.or(Some(at));
        }
    }

    pub(super) fn delivered(&mut self, queue: DeliveryQueue, rows: &[i64]) {
        if let Some(waiting) = self.waiting.get_mut(&queue) {
            waiting.retain(|announcement| !rows.contains(&announcement.id));
            if waiting.is_empty() {
                self.waiting.remove(&queue);
            }
        }
    }

    pub(super) fn barred(&mut self, queue: DeliveryQueue) {
        self.leave_to_database(queue);
        self.barred.insert(queue);
    }

    pub(super) fn opened(&mut self, queue: DeliveryQueue) {
        self.leave_to_database(queue);
        self.barred.remove(&queue);
    }
}

/// Returns a campaign's deadline; ended campaigns have none.
fn wakes(campaign: &Campaign) -> Option<Time> {
    campaign.next_due.filter(|_| !campaign.ended)
}
