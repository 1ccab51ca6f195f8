//! Reads from the cache, and from the database otherwise.

use super::cache::{Cache, Cached};
use super::served_file::ServedFile;
use super::sql::Session;
use super::statements::is_stored;
use super::{backup, health};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use chancery_journal::sql::{Argument, Column, Connection, Dialect, Reads, Values};
use chancery_journal::store::{campaigns, entries, outbox};
use chancery_journal::{
    BackupError, Campaign, CampaignReads, ChainHead, DeliveryQueue, EntryReads, ErasureReads, Error, KnownHead, Loaded,
    MessageReads, Opening, OutboxReads, PeopleReads, ReadSnapshot, ServerReads, Store, Waiting,
};
use sqlx::SqlitePool;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug)]
pub(super) struct SqliteStore {
    pub(super) path: PathBuf,
    /// The served file, or `None` if the database is opened read-only.
    pub(super) file: Option<Arc<ServedFile>>,
    pub(super) readers: SqlitePool,
    /// Stays empty in read-only mode, because another process may write.
    pub(super) cache: Arc<Cache>,
}

/// Takes a reader for each statement.
struct Reader<'s>(&'s SqliteStore);

impl Reads for SqliteStore {
    fn reader(&self) -> Box<dyn Connection + '_> {
        Box::new(Reader(self))
    }
}

#[async_trait]
impl Connection for Reader<'_> {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    async fn fetch(
        &mut self,
        text: &'static str,
        arguments: Vec<Argument>,
        columns: &[Column],
    ) -> Result<Vec<Values>, Error> {
        let held = self.0.readers.acquire().await.map_err(Error::database)?;
        Session(held).fetch(text, arguments, columns).await
    }
}

impl ErasureReads for SqliteStore {}
impl MessageReads for SqliteStore {}
impl PeopleReads for SqliteStore {}
impl ServerReads for SqliteStore {}

#[async_trait]
impl CampaignReads for SqliteStore {
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error> {
        if let Some(cached) = self.cache.ask(|newest| newest.campaign(id)) {
            return Ok(cached);
        }
        Ok(campaigns::stored(id).first(&mut *self.reader()).await?.map(|row| row.campaign))
    }

    async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, Error> {
        if let Some(cached) = self.cache.ask(|newest| newest.campaign_in_channel(channel)) {
            return Ok(cached);
        }
        campaigns::in_channel(channel).first(&mut *self.reader()).await
    }

    async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, Error> {
        if let Some(cached) = self.cache.ask(|newest| newest.playing(player)) {
            return Ok(cached);
        }
        Ok(campaigns::playing(player).all(&mut *self.reader()).await?.into_iter().collect())
    }

    async fn earliest_due(&self) -> Result<Option<Time>, Error> {
        if let Some(cached) = self.cache.ask(|newest| newest.earliest_due()) {
            return Ok(cached);
        }
        Ok(campaigns::earliest_due().first(&mut *self.reader()).await?.flatten())
    }

    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error> {
        if let Some(cached) = self.cache.ask(|newest| newest.due(now, limit)) {
            return Ok(cached);
        }
        campaigns::due(now, limit.into()).all(&mut *self.reader()).await
    }

    /// Only this process writes, and nothing was written when the head was taken from the cache.
    async fn is_newest(&self, _: CampaignId, _: ChainHead) -> Result<bool, Error> {
        Ok(true)
    }
}

#[async_trait]
impl EntryReads for SqliteStore {
    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error> {
        let tx = self.readers.begin().await.map_err(Error::database)?;
        entries::load_before(&mut Session(tx), id, end, shortcut).await
    }
}

#[async_trait]
impl OutboxReads for SqliteStore {
    async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, Error> {
        if let Some(cached) = self.cache.ask(|newest| newest.waiting(queue, limit)).flatten() {
            return Ok(cached);
        }
        let writes = self.cache.writes();
        let mut db = self.reader();
        let waiting = outbox::waiting(queue, limit).all(&mut *db).await?;
        if waiting.is_empty() && !is_stored(queue.campaign, queue.target).one(&mut *db).await? {
            self.cache.found_empty(queue, writes);
        }
        Ok(waiting)
    }

    async fn is_barred(&self, opening: Opening) -> Result<bool, Error> {
        if self.cache.ask(|newest| newest.may_be_barred(opening)) == Some(false) {
            return Ok(false);
        }
        outbox::is_barred(opening).one(&mut *self.reader()).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        let head = |newest: &mut Cached| newest.row(id)?.chain_head();
        self.cache.ask(head).flatten().map(|head| head.known())
    }

    async fn read_snapshot(&self) -> Result<Box<dyn ReadSnapshot>, Error> {
        Ok(Box::new(Session(self.readers.begin().await.map_err(Error::database)?)))
    }

    fn file(&self) -> Option<&Path> {
        Some(&self.path)
    }

    async fn sizes(&self) -> (u64, u64) {
        health::sizes(&self.path)
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup::copy(&self.path, to).await
    }

    async fn backup_whole(&self, part: &Path, to: &Path) -> Result<(), BackupError> {
        backup::copy_whole(&self.path, self.file.as_deref(), part, to).await
    }

    async fn end(&self) {
        self.readers.close().await;
    }
}
