//! The reading side of the model database, of which only what the simulated tasks read is modelled.

use super::backend::Backend;
use super::data::{Data, Stored};
use async_trait::async_trait;
use chancery::rules::ids::{CampaignId, OfferId, PlayerId};
use chancery::rules::time::Time;
use chancery_journal::{
    BackupError, Campaign, ChainHead, ClosedOffer, DeliveryQueue, Digest, Draft, ErasureProgress, Error, Founders,
    KnownHead, Loaded, Opening, Outbox, Panel, Parked, Part, PersonName, Personal, Posted, ReadSnapshot, Recorded,
    Snapshot, Store, Waiting,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

pub struct ModelStore(pub Arc<Backend>);

impl fmt::Debug for ModelStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the model database")
    }
}

/// Returns the queues in which something can be delivered.
pub fn waiting_queues(data: &Data) -> Vec<DeliveryQueue> {
    let waiting = data.outbox.values().filter(|pending| !pending.parked);
    let queues: BTreeSet<DeliveryQueue> = waiting.map(|pending| pending.queue).collect();
    queues.into_iter().collect()
}

/// Fails where an evening needs more than is modelled.
fn unmodelled<T>(what: &str) -> Result<T, Error> {
    Err(Error::database(format!("the model database does not know {what}")))
}

impl ModelStore {
    async fn of<T>(&self, id: CampaignId, read: impl FnOnce(&Stored) -> T + Send) -> Result<Option<T>, Error> {
        self.0.read(|data| data.campaigns.get(&id).map(read)).await
    }
}

#[async_trait]
impl Store for ModelStore {
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error> {
        self.of(id, |stored| stored.row.clone()).await
    }

    fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        self.0.known_head(id)
    }

    fn server_changes(&self) -> u64 {
        self.0.versions.server_changes()
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

    async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, Error> {
        self.load_before(id, i64::MAX, i64::MAX).await
    }

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

    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error> {
        let mut all: Vec<(u64, Time)> =
            self.0.read(|data| data.departures.iter().map(|(guild, at)| (*guild, *at)).collect()).await?;
        all.sort_by_key(|(_, at)| *at);
        Ok(all)
    }

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

    async fn is_newest(&self, id: CampaignId, head: ChainHead) -> Result<bool, Error> {
        let newest = self.of(id, |stored| stored.chain_head()).await?.flatten();
        Ok(self.0.is_same(newest, head))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn file(&self) -> Option<&Path> {
        None
    }

    async fn sizes(&self) -> (u64, u64) {
        (0, 0)
    }

    async fn end(&self) {}

    async fn campaign_in_channel(&self, _: u64) -> Result<Option<Campaign>, Error> {
        unmodelled("channels")
    }

    async fn campaigns_in(&self, _: u64) -> Result<Vec<Campaign>, Error> {
        unmodelled("the campaigns of a server")
    }

    async fn campaigns_of(&self, _: PlayerId, _: Option<u64>) -> Result<Vec<Campaign>, Error> {
        unmodelled("the campaigns of a player")
    }

    async fn playing(&self, _: PlayerId) -> Result<BTreeSet<CampaignId>, Error> {
        unmodelled("who plays")
    }

    async fn ended(&self, _: PlayerId, _: Option<u64>) -> Result<Vec<Campaign>, Error> {
        unmodelled("what has ended")
    }

    async fn entries(&self, _: CampaignId, _: Option<i64>, _: u32) -> Result<Vec<Recorded>, Error> {
        unmodelled("histories")
    }

    async fn entries_at(&self, _: CampaignId, _: &[i64]) -> Result<Vec<Recorded>, Error> {
        unmodelled("histories")
    }

    async fn outbox(&self) -> Result<Outbox, Error> {
        unmodelled("the size of the outbox")
    }

    async fn parked(&self, _: CampaignId) -> Result<Vec<Parked>, Error> {
        unmodelled("what was given up")
    }

    async fn post(&self, _: CampaignId, _: &str) -> Result<Option<Posted>, Error> {
        unmodelled("messages")
    }

    async fn stale_posts(&self, _: CampaignId) -> Result<Vec<Posted>, Error> {
        unmodelled("messages")
    }

    async fn panels(&self, _: CampaignId) -> Result<Vec<Panel>, Error> {
        unmodelled("panels")
    }

    async fn behind(&self) -> Result<Vec<CampaignId>, Error> {
        unmodelled("panels")
    }

    async fn behind_in(&self, _: u64) -> Result<Vec<CampaignId>, Error> {
        unmodelled("panels")
    }

    async fn draft(&self, _: i64, _: Time) -> Result<Option<Draft>, Error> {
        unmodelled("drafts")
    }

    async fn called(&self, _: CampaignId) -> Result<BTreeMap<PlayerId, Time>, Error> {
        unmodelled("calls")
    }

    async fn known_servers(&self) -> Result<Vec<u64>, Error> {
        unmodelled("the servers")
    }

    async fn digest(&self, _: PlayerId) -> Result<Option<Digest>, Error> {
        unmodelled("digests")
    }

    async fn due_digests(&self, _: Time, _: u32) -> Result<Vec<Digest>, Error> {
        unmodelled("digests")
    }

    async fn next_digest(&self, _: Time) -> Result<Option<Time>, Error> {
        unmodelled("digests")
    }

    async fn rulesets_in(&self, _: u64, _: Time) -> Result<Vec<String>, Error> {
        unmodelled("the rulesets of a server")
    }

    async fn servers(&self) -> Result<Vec<u64>, Error> {
        unmodelled("the servers")
    }

    async fn has_server_commands(&self, _: u64) -> Result<bool, Error> {
        unmodelled("commands")
    }

    async fn is_greeted(&self, _: u64) -> Result<bool, Error> {
        unmodelled("greetings")
    }

    async fn founders(&self, _: u64) -> Result<Founders, Error> {
        unmodelled("founders")
    }

    async fn moment(&self) -> Result<Box<dyn ReadSnapshot>, Error> {
        unmodelled("a view of everything")
    }

    async fn names_in(&self, _: u64) -> Result<BTreeMap<PlayerId, PersonName>, Error> {
        unmodelled("names")
    }

    async fn backup(&self, _: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere("the model database is not copied"))
    }

    async fn backup_whole(&self, _: &Path, _: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere("the model database is not copied"))
    }
}
