//! The reading side of the model database, of which only what the simulated tasks read is modelled.

use super::backend::Backend;
use super::data::{Data, Stored};
use async_trait::async_trait;
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::Time;
use chancery_journal::sql::{Argument, Column, Connection, Dialect, Reads, Values};
use chancery_journal::{
    BackupError, Campaign, CampaignReads, ChainHead, ClosedOffer, DeliveryQueue, EntryReads, ErasureProgress,
    ErasureReads, Error, KnownHead, Loaded, MessageReads, Opening, OutboxReads, Part, PeopleReads, Personal,
    ReadSnapshot, Recorded, ServerReads, Snapshot, Store, Waiting,
};
use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

pub struct ModelStore(pub Arc<Backend>);

impl fmt::Debug for ModelStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the model database")
    }
}

/// Returns the queues with something to deliver.
pub fn waiting_queues(data: &Data) -> Vec<DeliveryQueue> {
    let waiting = data.outbox.values().filter(|pending| !pending.parked);
    let queues: BTreeSet<DeliveryQueue> = waiting.map(|pending| pending.queue).collect();
    queues.into_iter().collect()
}

/// Fails where an evening needs more than is modelled.
struct Unmodelled;

#[async_trait]
impl Connection for Unmodelled {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    async fn fetch(&mut self, text: &'static str, _: Vec<Argument>, _: &[Column]) -> Result<Vec<Values>, Error> {
        Err(Error::database(format!("the model database does not know {text}")))
    }
}

impl Reads for ModelStore {
    fn reader(&self) -> Box<dyn Connection + '_> {
        Box::new(Unmodelled)
    }
}

impl MessageReads for ModelStore {}

impl ModelStore {
    async fn of<T>(&self, id: CampaignId, read: impl FnOnce(&Stored) -> T + Send) -> Result<Option<T>, Error> {
        self.0.read(|data| data.campaigns.get(&id).map(read)).await
    }
}

#[async_trait]
impl CampaignReads for ModelStore {
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error> {
        self.of(id, |stored| stored.row.clone()).await
    }

    async fn campaigns(&self) -> Result<Vec<Campaign>, Error> {
        self.0.read(|data| data.campaigns.values().map(|stored| stored.row.clone()).collect()).await
    }

    async fn earliest_due(&self) -> Result<Option<Time>, Error> {
        self.0.read(|data| data.due().into_iter().next().map(|(due, _)| due)).await
    }

    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error> {
        let due = self.0.read(Data::due).await?;
        let due = due.into_iter().filter(|(due, _)| *due <= now).map(|(_, id)| id);
        Ok(due.take(limit.try_into().unwrap()).collect())
    }

    async fn is_newest(&self, id: CampaignId, head: ChainHead) -> Result<bool, Error> {
        let newest = self.of(id, |stored| stored.chain_head()).await?.flatten();
        Ok(self.0.is_same(newest, head))
    }
}

#[async_trait]
impl EntryReads for ModelStore {
    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error> {
        let generation = self.0.versions.generation();
        let loaded = self.of(id, |stored| stored.loaded(end, shortcut)).await?.flatten();
        let loaded = loaded.map(|loaded| self.0.stale_copy(&loaded).unwrap_or(loaded));
        if let Some(Loaded { head, .. }) = &loaded {
            self.0.note_read(generation, id, head.known());
        }
        Ok(loaded)
    }

    async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, Error> {
        let found = |data: &Data| {
            let (id, seq) = data.causes.get(cause)?;
            let entries = data.campaigns.get(id)?.entries.iter();
            entries.map(|(recorded, _)| recorded).find(|recorded| recorded.seq == *seq).cloned()
        };
        self.0.read(found).await
    }

    async fn entries_after(&self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Recorded>, Error> {
        let page = |stored: &Stored| {
            let entries = stored.entries.iter().map(|(recorded, _)| recorded).filter(|one| one.seq > after);
            entries.take(limit.try_into().unwrap()).cloned().collect()
        };
        Ok(self.of(id, page).await?.unwrap_or_default())
    }

    async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        let all = |stored: &Stored| {
            let snapshots = stored.snapshots.iter();
            snapshots.map(|(seq, state)| Snapshot { seq: *seq, state: state.clone() }).collect()
        };
        Ok(self.of(id, all).await?.unwrap_or_default())
    }

    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, Error> {
        Ok(self.of(campaign, |stored| stored.sealed.clone()).await?.unwrap_or_default())
    }

    async fn closed_offer(&self, campaign: CampaignId, offer: OfferId) -> Result<Option<ClosedOffer>, Error> {
        let found = |stored: &Stored| {
            let (made, closed) = stored.offers.get(&offer)?;
            let events = |seq: i64| {
                let mut entries = stored.entries.iter().map(|(recorded, _)| recorded);
                entries.find(|recorded| recorded.seq == seq).map(|recorded| recorded.entry.events.clone())
            };
            Some(ClosedOffer { made: events(*made)?, closed: events((*closed)?)? })
        };
        Ok(self.of(campaign, found).await?.flatten())
    }
}

#[async_trait]
impl ErasureReads for ModelStore {
    async fn erasing(&self) -> Result<Vec<PlayerId>, Error> {
        let open = |data: &Data| data.erasures.iter().filter(|(_, done)| !**done).map(|(player, _)| *player).collect();
        self.0.read(open).await
    }

    async fn erasure_progress(&self, _: CampaignId) -> Result<Option<ErasureProgress>, Error> {
        // The campaigns of an evening are erased in one piece.
        Ok(None)
    }

    async fn must_be_swept(&self) -> Result<bool, Error> {
        // The model forgets a server in one piece.
        Ok(false)
    }

    async fn is_erased(&self, player: PlayerId) -> Result<bool, Error> {
        self.0.read(|data| data.erasures.contains_key(&player)).await
    }
}

#[async_trait]
impl OutboxReads for ModelStore {
    async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, Error> {
        let waiting = |data: &Data| {
            let rows = data.outbox.iter().filter(|(_, pending)| pending.queue == queue && !pending.parked);
            let rows = rows.take(limit.try_into().unwrap());
            rows.map(|(row, pending)| pending.waiting(*row)).collect()
        };
        self.0.read(waiting).await
    }

    async fn waiting_queues(&self) -> Result<Vec<DeliveryQueue>, Error> {
        self.0.read(waiting_queues).await
    }

    async fn is_barred(&self, opening: Opening) -> Result<bool, Error> {
        self.0.read(|data| data.outbox.values().any(|one| one.barred && data.concerns(opening, one))).await
    }

    async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, Error> {
        let all = |data: &Data| {
            let rows = data.outbox.iter().filter(|(_, pending)| pending.queue.campaign == campaign);
            rows.map(|(row, pending)| (*row, pending.notice.clone())).collect()
        };
        self.0.read(all).await
    }
}

#[async_trait]
impl PeopleReads for ModelStore {
    async fn personal(&self, player: PlayerId) -> Result<Personal, Error> {
        let parts = |data: &Data| {
            let campaigns = data.campaigns.values().filter(|stored| stored.members.contains_key(&player));
            let part = |stored: &Stored| Part {
                campaign: stored.row.id,
                guild: stored.row.guild,
                name: stored.row.name.clone(),
                ruleset: stored.row.ruleset.clone(),
                ended: stored.row.ended,
                plays: stored.members.get(&player).copied(),
            };
            campaigns.map(part).collect()
        };
        let campaigns = self.0.read(parts).await?;
        Ok(Personal { campaigns, names: Vec::new(), drafts: Vec::new(), calls: Vec::new() })
    }
}

#[async_trait]
impl ServerReads for ModelStore {
    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error> {
        let mut all: Vec<(u64, Time)> =
            self.0.read(|data| data.departures.iter().map(|(guild, at)| (*guild, *at)).collect()).await?;
        all.sort_by_key(|(_, at)| *at);
        Ok(all)
    }
}

#[async_trait]
impl Store for ModelStore {
    fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        self.0.known_head(id)
    }

    fn server_changes(&self) -> u64 {
        self.0.versions.server_changes()
    }

    fn file(&self) -> Option<&Path> {
        None
    }

    async fn sizes(&self) -> (u64, u64) {
        (0, 0)
    }

    async fn end(&self) {}

    async fn backup(&self, _: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere("the model database is not copied"))
    }

    async fn backup_whole(&self, _: &Path, _: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere("the model database is not copied"))
    }

    async fn read_snapshot(&self) -> Result<Box<dyn ReadSnapshot>, Error> {
        Err(Error::database("the model database has no view of everything"))
    }
}
