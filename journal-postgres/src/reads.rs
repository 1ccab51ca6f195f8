//! The reading side. Nothing is cached, because another process may have written in the meantime.

pub(crate) mod campaigns;
pub(crate) mod entries;
mod messages;
mod outbox;
mod people;
mod servers;

use super::connecting::{CONNECT_TIMEOUT, within};
use super::erasure;
use super::read_snapshot::PgReadSnapshot;
use super::store::PostgresStore;
use super::version_cache::Generation;
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::{
    BackupError, Campaign, ChainHead, ClosedOffer, DeliveryQueue, Digest, Draft, ErasureProgress, Error, Founders,
    KnownHead, Loaded, Opening, Outbox, Panel, Parked, PersonName, Personal, Posted, ReadSnapshot, Recorded, Snapshot,
    Store, Waiting,
};
use entries::ONE_MOMENT;
use sqlx::pool::PoolConnection;
use sqlx::{Connection, Postgres};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use std::time::Duration;

const COPYING: &str = "run `pg_dump -Fc -f FILE` with the address of DATABASE_URL, which may be done while bots run, and `pg_restore` to have it back";

/// How long the database may take to answer a read.
const LIMIT: Duration = Duration::from_secs(8);

/// Runs a query. Repeats it once if the connection was cut, but not if the database does not respond.
macro_rules! asked {
    ($store:expr, $room:ident :: $read:ident ( $($argument:expr),* )) => {{
        let first = async {
            let mut connection = $store.pool.acquire().await?;
            let answer = within(LIMIT, $room::$read(&mut connection $(, $argument)*)).await;
            give_back(connection, &answer);
            answer
        };
        let answer = match first.await {
            Err(problem) if was_cut(&problem) && !is_silent(&problem) => {
                let again = async {
                    let mut connection = $store.another().await?;
                    let answer = within(LIMIT, $room::$read(&mut connection $(, $argument)*)).await;
                    give_back(connection, &answer);
                    answer
                };
                again.await
            }
            answer => answer,
        };
        answer.map_err(Error::database)
    }};
}

/// Returns a connection to the pool. A connection that did not respond is closed instead, because the pool would keep
/// it blocked until the rest of the response arrived.
fn give_back<T>(connection: PoolConnection<Postgres>, answer: &Result<T, sqlx::Error>) {
    if answer.as_ref().is_err_and(is_silent) {
        drop(connection.detach());
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error> {
        asked!(self, campaigns::get(id))
    }

    fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        self.versions.newest(id)
    }

    fn server_changes(&self) -> u64 {
        self.versions.server_changes()
    }

    async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, Error> {
        asked!(self, campaigns::in_channel(channel))
    }

    async fn campaigns_in(&self, guild: u64) -> Result<Vec<Campaign>, Error> {
        asked!(self, campaigns::running_in(guild))
    }

    async fn campaigns_of(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error> {
        asked!(self, campaigns::of(player, guild))
    }

    async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, Error> {
        asked!(self, campaigns::playing(player))
    }

    async fn ended(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error> {
        asked!(self, campaigns::ended(player, guild))
    }

    async fn campaigns(&self) -> Result<Vec<Campaign>, Error> {
        asked!(self, campaigns::all())
    }

    async fn earliest_due(&self) -> Result<Option<Time>, Error> {
        asked!(self, campaigns::earliest_due())
    }

    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error> {
        asked!(self, campaigns::due(now, limit))
    }

    async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, Error> {
        self.load_before(id, i64::MAX, i64::MAX).await
    }

    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error> {
        let generation = self.versions.generation();
        Ok(self.noted(generation, asked!(self, entries::before(id, end, shortcut))?))
    }

    async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, Error> {
        asked!(self, entries::by_cause(cause))
    }

    async fn entries(&self, id: CampaignId, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Error> {
        asked!(self, entries::newest(id, before.unwrap_or(i64::MAX), limit))
    }

    async fn entries_at(&self, id: CampaignId, seqs: &[i64]) -> Result<Vec<Recorded>, Error> {
        asked!(self, entries::at(id, seqs))
    }

    async fn entries_after(&self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Recorded>, Error> {
        asked!(self, entries::page(id, after, limit))
    }

    async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, Error> {
        asked!(self, entries::snapshots(id))
    }

    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, Error> {
        asked!(self, entries::sealed(campaign))
    }

    async fn closed_offer(&self, campaign: CampaignId, offer: OfferId) -> Result<Option<ClosedOffer>, Error> {
        asked!(self, entries::closed_offer(campaign, offer))
    }

    async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, Error> {
        asked!(self, outbox::waiting(queue, limit))
    }

    async fn waiting_queues(&self) -> Result<Vec<DeliveryQueue>, Error> {
        asked!(self, outbox::waiting_queues())
    }

    async fn outbox(&self) -> Result<Outbox, Error> {
        asked!(self, outbox::size())
    }

    async fn is_barred(&self, opening: Opening) -> Result<bool, Error> {
        asked!(self, outbox::is_barred(opening))
    }

    async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, Error> {
        asked!(self, outbox::parked(campaign))
    }

    async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, Error> {
        asked!(self, outbox::notices(campaign))
    }

    async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, Error> {
        asked!(self, messages::post(campaign, subject))
    }

    async fn stale_posts(&self, campaign: CampaignId) -> Result<Vec<Posted>, Error> {
        asked!(self, messages::stale(campaign))
    }

    async fn panels(&self, campaign: CampaignId) -> Result<Vec<Panel>, Error> {
        asked!(self, messages::panels(campaign))
    }

    async fn behind(&self) -> Result<Vec<CampaignId>, Error> {
        asked!(self, messages::behind(None))
    }

    async fn behind_in(&self, guild: u64) -> Result<Vec<CampaignId>, Error> {
        asked!(self, messages::behind(Some(guild)))
    }

    async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, Error> {
        asked!(self, people::draft(id, now))
    }

    async fn called(&self, campaign: CampaignId) -> Result<BTreeMap<PlayerId, Time>, Error> {
        asked!(self, people::called(campaign))
    }

    async fn erasing(&self) -> Result<Vec<PlayerId>, Error> {
        asked!(self, people::erasing())
    }

    async fn erasure_progress(&self, campaign: CampaignId) -> Result<Option<ErasureProgress>, Error> {
        asked!(self, erasure::progress(campaign))
    }

    async fn must_be_swept(&self) -> Result<bool, Error> {
        asked!(self, erasure::must_be_swept())
    }

    async fn is_erased(&self, player: PlayerId) -> Result<bool, Error> {
        asked!(self, people::is_erased(player))
    }

    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error> {
        asked!(self, servers::departures())
    }

    async fn known_servers(&self) -> Result<Vec<u64>, Error> {
        asked!(self, servers::known())
    }

    async fn digest(&self, player: PlayerId) -> Result<Option<Digest>, Error> {
        asked!(self, people::digest(player))
    }

    async fn due_digests(&self, now: Time, count: u32) -> Result<Vec<Digest>, Error> {
        asked!(self, people::due_digests(now, count))
    }

    async fn next_digest(&self, after: Time) -> Result<Option<Time>, Error> {
        asked!(self, people::next_digest(after))
    }

    async fn rulesets_in(&self, guild: u64, since: Time) -> Result<Vec<String>, Error> {
        asked!(self, servers::rulesets_in(guild, since))
    }

    async fn servers(&self) -> Result<Vec<u64>, Error> {
        asked!(self, servers::served())
    }

    async fn has_server_commands(&self, guild: u64) -> Result<bool, Error> {
        asked!(self, servers::has_commands(guild))
    }

    async fn is_greeted(&self, guild: u64) -> Result<bool, Error> {
        asked!(self, servers::is_greeted(guild))
    }

    async fn founders(&self, guild: u64) -> Result<Founders, Error> {
        asked!(self, servers::founders(guild))
    }

    async fn personal(&self, player: PlayerId) -> Result<Personal, Error> {
        asked!(self, people::personal(player))
    }

    async fn moment(&self) -> Result<Box<dyn ReadSnapshot>, Error> {
        let tx = self.pool.begin_with(ONE_MOMENT).await;
        Ok(Box::new(PgReadSnapshot(tx.map_err(Error::database)?)))
    }

    async fn is_newest(&self, id: CampaignId, head: ChainHead) -> Result<bool, Error> {
        Ok(asked!(self, campaigns::head(id))? == Some(head))
    }

    async fn names_in(&self, guild: u64) -> Result<BTreeMap<PlayerId, PersonName>, Error> {
        asked!(self, people::names_in(guild))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn file(&self) -> Option<&Path> {
        None
    }

    async fn sizes(&self) -> (u64, u64) {
        let size = asked!(self, servers::size());
        (size.map_or(0, i64::cast_unsigned), 0)
    }

    async fn backup(&self, _: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere(COPYING))
    }

    async fn backup_whole(&self, _: &Path, _: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere(COPYING))
    }

    async fn end(&self) {
        self.pool.close().await;
    }
}

impl PostgresStore {
    /// Caches the head of a campaign that was read in the given generation.
    fn noted(&self, generation: Generation, loaded: Option<Loaded>) -> Option<Loaded> {
        if let Some(Loaded { campaign, head, .. }) = &loaded {
            self.versions.read(generation, campaign.id, head.known());
        }
        loaded
    }

    /// Returns a working connection. If one was cut, others probably were too, and only using them shows which.
    async fn another(&self) -> Result<PoolConnection<Postgres>, sqlx::Error> {
        for _ in 0..self.pool.size() {
            let mut connection = self.pool.acquire().await?;
            if within(CONNECT_TIMEOUT, connection.ping()).await.is_ok() {
                return Ok(connection);
            }
        }
        self.pool.acquire().await
    }
}

/// Returns whether the database did not answer in time.
fn is_silent(problem: &sqlx::Error) -> bool {
    matches!(problem, sqlx::Error::Io(problem) if problem.kind() == io::ErrorKind::TimedOut)
}

/// Returns whether the network or the server reported a lost connection.
pub(crate) fn was_cut(problem: &sqlx::Error) -> bool {
    if matches!(problem, sqlx::Error::Io(_)) {
        return true;
    }
    let code = problem.as_database_error().and_then(|found| found.code());
    // The operator ended the session, or it broke.
    code.is_some_and(|code| code.starts_with("57P") || code.starts_with("08"))
}
