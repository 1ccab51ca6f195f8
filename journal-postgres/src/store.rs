//! Reads from the database. Nothing is cached but the campaigns' heads, because another process may have written in the
//! meantime.

use super::connecting::{CONNECT_TIMEOUT, within};
use super::sql::{Session, fetch, reported, was_cut};
use super::statements;
use super::version_cache::VersionCache;
use async_trait::async_trait;
use chancery_basics::ids::CampaignId;
use chancery_journal::sql::{Argument, Column, Connection, Dialect, Reads, Values};
use chancery_journal::store::entries;
use chancery_journal::{
    BackupError, CampaignReads, EntryReads, ErasureReads, Error, KnownHead, Loaded, MessageReads, OutboxReads,
    PeopleReads, ReadSnapshot, ServerReads, Store,
};
use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, PgConnection, PgPool, Postgres};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Begins a read-only transaction with a consistent view.
const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

const COPYING: &str = "run `pg_dump -Fc -f FILE` with the address of DATABASE_URL, which may be done while bots run, and `pg_restore` to have it back";

/// How long the database may take to answer a read.
const LIMIT: Duration = Duration::from_secs(8);

#[derive(Debug)]
pub(crate) struct PostgresStore {
    pub(crate) pool: PgPool,
    /// The cache of the campaigns' heads. A method that reads a campaign first gets the generation, then caches the
    /// head it finds.
    pub(crate) versions: Arc<VersionCache>,
}

/// Takes a connection from the pool for each statement.
struct Reader<'s>(&'s PostgresStore);

/// Reads through a connection of the pool. Repeats it once if the connection was cut, but not if the database does not
/// respond.
macro_rules! asked {
    ($store:expr, |$connection:ident| $read:expr) => {{
        let mut again = false;
        loop {
            let read = async {
                let mut held = if again { $store.another().await? } else { $store.pool.acquire().await? };
                let $connection: &mut PgConnection = &mut held;
                let answer = within(LIMIT, $read).await;
                give_back(held, &answer);
                answer
            };
            match read.await {
                Err(problem) if !again && was_cut(&problem) && !is_silent(&problem) => again = true,
                answer => break answer.map_err(Error::database),
            }
        }
    }};
}

/// Returns a connection to the pool. A connection that did not respond is closed instead, because the pool would keep
/// it blocked until the rest of the response arrived.
fn give_back<T>(connection: PoolConnection<Postgres>, answer: &Result<T, sqlx::Error>) {
    if answer.as_ref().is_err_and(is_silent) {
        drop(connection.detach());
    }
}

impl PostgresStore {
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

impl Reads for PostgresStore {
    fn reader(&self) -> Box<dyn Connection + '_> {
        Box::new(Reader(self))
    }
}

#[async_trait]
impl Connection for Reader<'_> {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    async fn fetch(
        &mut self,
        text: &'static str,
        arguments: Vec<Argument>,
        columns: &[Column],
    ) -> Result<Vec<Values>, Error> {
        asked!(self.0, |connection| fetch(connection, text, arguments.clone(), columns))
    }
}

/// Returns whether the database did not answer in time.
fn is_silent(problem: &sqlx::Error) -> bool {
    matches!(problem, sqlx::Error::Io(problem) if problem.kind() == io::ErrorKind::TimedOut)
}

impl CampaignReads for PostgresStore {}
impl ErasureReads for PostgresStore {}
impl MessageReads for PostgresStore {}
impl OutboxReads for PostgresStore {}
impl PeopleReads for PostgresStore {}
impl ServerReads for PostgresStore {}

#[async_trait]
impl EntryReads for PostgresStore {
    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error> {
        let generation = self.versions.generation();
        let loaded = asked!(self, |connection| load_before(connection, id, end, shortcut))?;
        if let Some(Loaded { campaign, head, .. }) = &loaded {
            self.versions.read(generation, campaign.id, head.known());
        }
        Ok(loaded)
    }
}

async fn load_before(
    connection: &mut PgConnection,
    id: CampaignId,
    end: i64,
    shortcut: i64,
) -> Result<Option<Loaded>, sqlx::Error> {
    let mut tx = connection.begin_with(ONE_MOMENT).await?;
    let loaded = entries::load_before(&mut Session(&mut *tx), id, end, shortcut).await;
    tx.commit().await?;
    loaded.map_err(reported)
}

#[async_trait]
impl Store for PostgresStore {
    fn known_head(&self, id: CampaignId) -> Option<KnownHead> {
        self.versions.newest(id)
    }

    fn server_changes(&self) -> u64 {
        self.versions.server_changes()
    }

    async fn read_snapshot(&self) -> Result<Box<dyn ReadSnapshot>, Error> {
        let tx = self.pool.begin_with(ONE_MOMENT).await;
        Ok(Box::new(Session(tx.map_err(Error::database)?)))
    }

    fn file(&self) -> Option<&Path> {
        None
    }

    async fn sizes(&self) -> (u64, u64) {
        let size = statements::size().one(&mut *self.reader()).await;
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
