use super::read_snapshot::SqliteMoment;
use super::{SqliteStore, health};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{
    BackupError, Campaign, ChainHead, ClosedOffer, DeliveryQueue, Digest, Draft, ErasureProgress, Error, Founders,
    KnownHead, Loaded, Opening, Outbox, Panel, Parked, PersonName, Personal, Posted, ReadSnapshot, Recorded, Snapshot,
    Store, Waiting,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

#[async_trait]
impl Store for SqliteStore {
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error> {
        let read = SqliteStore::campaign(self, id).await;
        read.map_err(Error::database)
    }

    fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        SqliteStore::known_head(self, id)
    }

    /// A single file has only one history.
    fn server_changes(&self) -> u64 {
        0
    }

    async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, Error> {
        let read = SqliteStore::campaign_in_channel(self, channel).await;
        read.map_err(Error::database)
    }

    async fn campaigns_in(&self, guild: u64) -> Result<Vec<Campaign>, Error> {
        let read = SqliteStore::campaigns_in(self, guild).await;
        read.map_err(Error::database)
    }

    async fn campaigns_of(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error> {
        let read = SqliteStore::campaigns_of(self, player, guild).await;
        read.map_err(Error::database)
    }

    async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, Error> {
        let read = SqliteStore::playing(self, player).await;
        read.map_err(Error::database)
    }

    async fn ended(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error> {
        let read = SqliteStore::ended(self, player, guild).await;
        read.map_err(Error::database)
    }

    async fn campaigns(&self) -> Result<Vec<Campaign>, Error> {
        let read = SqliteStore::campaigns(self).await;
        read.map_err(Error::database)
    }

    async fn earliest_due(&self) -> Result<Option<Time>, Error> {
        let read = SqliteStore::earliest_due(self).await;
        read.map_err(Error::database)
    }

    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error> {
        let read = SqliteStore::due(self, now, limit).await;
        read.map_err(Error::database)
    }

    async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, Error> {
        let read = SqliteStore::load(self, id).await;
        read.map_err(Error::database)
    }

    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error> {
        let read = SqliteStore::load_before(self, id, end, shortcut).await;
        read.map_err(Error::database)
    }

    async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, Error> {
        let read = SqliteStore::entry_by_cause(self, cause).await;
        read.map_err(Error::database)
    }

    async fn entries(&self, id: CampaignId, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Error> {
        let read = SqliteStore::entries(self, id, before, limit).await;
        read.map_err(Error::database)
    }

    async fn entries_at(&self, id: CampaignId, seqs: &[i64]) -> Result<Vec<Recorded>, Error> {
        let read = SqliteStore::entries_at(self, id, seqs).await;
        read.map_err(Error::database)
    }

    async fn entries_after(&self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Recorded>, Error> {
        let read = SqliteStore::entries_after(self, id, after, limit).await;
        read.map_err(Error::database)
    }

    async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        let read = SqliteStore::snapshots(self, id).await;
        read.map_err(Error::database)
    }

    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, Error> {
        let read = SqliteStore::sealed(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn closed_offer(&self, campaign: CampaignId, offer: OfferId) -> Result<Option<ClosedOffer>, Error> {
        let read = SqliteStore::closed_offer(self, campaign, offer).await;
        read.map_err(Error::database)
    }

    async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, Error> {
        let read = SqliteStore::waiting(self, queue, limit).await;
        read.map_err(Error::database)
    }

    async fn waiting_queues(&self) -> Result<Vec<DeliveryQueue>, Error> {
        let read = SqliteStore::waiting_queues(self).await;
        read.map_err(Error::database)
    }

    async fn outbox(&self) -> Result<Outbox, Error> {
        let read = SqliteStore::outbox(self).await;
        read.map_err(Error::database)
    }

    async fn is_barred(&self, opening: Opening) -> Result<bool, Error> {
        let read = SqliteStore::is_barred(self, opening).await;
        read.map_err(Error::database)
    }

    async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, Error> {
        let read = SqliteStore::parked(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, Error> {
        let read = SqliteStore::notices(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, Error> {
        let read = SqliteStore::post(self, campaign, subject).await;
        read.map_err(Error::database)
    }

    async fn stale_posts(&self, campaign: CampaignId) -> Result<Vec<Posted>, Error> {
        let read = SqliteStore::stale_posts(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn panels(&self, campaign: CampaignId) -> Result<Vec<Panel>, Error> {
        let read = SqliteStore::panels(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn behind(&self) -> Result<Vec<CampaignId>, Error> {
        let read = SqliteStore::behind(self).await;
        read.map_err(Error::database)
    }

    async fn behind_in(&self, guild: u64) -> Result<Vec<CampaignId>, Error> {
        let read = SqliteStore::behind_in(self, guild).await;
        read.map_err(Error::database)
    }

    async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, Error> {
        let read = SqliteStore::draft(self, id, now).await;
        read.map_err(Error::database)
    }

    async fn called(&self, campaign: CampaignId) -> Result<BTreeMap<PlayerId, Time>, Error> {
        let read = SqliteStore::called(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn erasing(&self) -> Result<Vec<PlayerId>, Error> {
        let read = SqliteStore::erasing(self).await;
        read.map_err(Error::database)
    }

    async fn erasure_progress(&self, campaign: CampaignId) -> Result<Option<ErasureProgress>, Error> {
        let read = SqliteStore::erasure_progress(self, campaign).await;
        read.map_err(Error::database)
    }

    async fn must_be_swept(&self) -> Result<bool, Error> {
        let read = SqliteStore::must_be_swept(self).await;
        read.map_err(Error::database)
    }

    async fn is_erased(&self, player: PlayerId) -> Result<bool, Error> {
        let read = SqliteStore::is_erased(self, player).await;
        read.map_err(Error::database)
    }

    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error> {
        let read = SqliteStore::departures(self).await;
        read.map_err(Error::database)
    }

    async fn known_servers(&self) -> Result<Vec<u64>, Error> {
        let read = SqliteStore::known_servers(self).await;
        read.map_err(Error::database)
    }

    async fn digest(&self, player: PlayerId) -> Result<Option<Digest>, Error> {
        let read = SqliteStore::digest(self, player).await;
        read.map_err(Error::database)
    }

    async fn due_digests(&self, now: Time, count: u32) -> Result<Vec<Digest>, Error> {
        let read = SqliteStore::due_digests(self, now, count).await;
        read.map_err(Error::database)
    }

    async fn next_digest(&self, after: Time) -> Result<Option<Time>, Error> {
        let read = SqliteStore::next_digest(self, after).await;
        read.map_err(Error::database)
    }

    async fn rulesets_in(&self, guild: u64, since: Time) -> Result<Vec<String>, Error> {
        let read = SqliteStore::rulesets_in(self, guild, since).await;
        read.map_err(Error::database)
    }

    async fn servers(&self) -> Result<Vec<u64>, Error> {
        let read = SqliteStore::servers(self).await;
        read.map_err(Error::database)
    }

    async fn has_server_commands(&self, guild: u64) -> Result<bool, Error> {
        let read = SqliteStore::has_server_commands(self, guild).await;
        read.map_err(Error::database)
    }

    async fn is_greeted(&self, guild: u64) -> Result<bool, Error> {
        let read = SqliteStore::is_greeted(self, guild).await;
        read.map_err(Error::database)
    }

    async fn founders(&self, guild: u64) -> Result<Founders, Error> {
        let read = SqliteStore::founders(self, guild).await;
        read.map_err(Error::database)
    }

    async fn personal(&self, player: PlayerId) -> Result<Personal, Error> {
        let read = SqliteStore::personal(self, player).await;
        read.map_err(Error::database)
    }

    async fn moment(&self) -> Result<Box<dyn ReadSnapshot>, Error> {
        let moment = SqliteMoment::begin(&self.readers).await;
        Ok(Box::new(moment.map_err(Error::database)?))
    }

    /// Only this process writes, and nothing was written when the head was taken from the cache.
    async fn is_newest(&self, _: CampaignId, _: ChainHead) -> Result<bool, Error> {
        Ok(true)
    }

    async fn names_in(&self, guild: u64) -> Result<BTreeMap<PlayerId, PersonName>, Error> {
        let read = SqliteStore::names_in(self, guild).await;
        read.map_err(Error::database)
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn file(&self) -> Option<&Path> {
        Some(&self.path)
    }

    async fn sizes(&self) -> (u64, u64) {
        health::sizes(&self.path)
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        SqliteStore::backup(self, to).await
    }

    async fn backup_whole(&self, part: &Path, to: &Path) -> Result<(), BackupError> {
        SqliteStore::backup_whole(self, part, to).await
    }

    async fn end(&self) {
        self.readers.close().await;
    }
}
