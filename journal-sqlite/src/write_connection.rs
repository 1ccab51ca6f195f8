//! The write connection. Rare statements go through sqlx, which runs them on its own thread. The statements of nearly
//! every transaction run on the writer's own thread, one row at a time, and stay prepared: most of them cost less than
//! a thread switch.
//!
//! Both use the same SQLite connection, so one transaction covers both. sqlx may use it at any time, so it is opened in
//! SQLite's serialized mode.

use super::open;
use chancery_journal::{ChainedChange, Housekeeping, Told, checksums};
use rusqlite::params;
use sqlx::SqliteConnection;
use sqlx::error::{DatabaseError, ErrorKind};
use std::error::Error;
use std::path::Path;

/// Returns a statement with this number of parameters. The compiler checks it like those that use sqlx.
macro_rules! checked {
    ($statement:literal, $($argument:ident)*) => {{
        let _ = |$($argument: i64),*| drop(sqlx::query!($statement, $($argument),*));
        $statement
    }};
}

/// Rows that already have a batch keep it, because a second attempt must consist of the same rows as the first.
const ATTEMPT: &str = checked!(
    "UPDATE outbox SET batch = COALESCE(batch, ?2), attempted_at = COALESCE(attempted_at, ?3), attempts = attempts + 1 WHERE id = ?1",
    id batch at
);

pub(super) struct WriteConnection {
    /// Dropped first: this finalizes its statements but leaves the connection open.
    quick: rusqlite::Connection,
    connection: SqliteConnection,
}

impl WriteConnection {
    pub(super) async fn open(path: &Path) -> Result<WriteConnection, sqlx::Error> {
        WriteConnection::new(open::to_write(path).await?).await
    }

    /// Wraps a connection that was opened for writing.
    pub(super) async fn new(mut connection: SqliteConnection) -> Result<WriteConnection, sqlx::Error> {
        let handle = connection.lock_handle().await?.as_raw_handle();
        // SAFETY: the handle belongs to an open connection, which outlives `quick` because `quick` is dropped first.
        // The connection was opened in SQLite's serialized mode (`open::to_write`), so any thread may use it.
        let quick = unsafe { rusqlite::Connection::from_handle(handle.as_ptr()) };
        let quick = quick.map_err(explained)?;
        Ok(WriteConnection { quick, connection })
    }

    /// Returns the sqlx connection for rare statements.
    pub(super) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    pub(super) fn put_down(self) -> SqliteConnection {
        drop(self.quick);
        self.connection
    }

    /// Begins a transaction. It takes the write lock at once, because a transaction that starts with a read can be
    /// refused when it later writes.
    pub(super) fn begin(&self) -> Result<(), sqlx::Error> {
        self.run("BEGIN IMMEDIATE")
    }

    pub(super) fn commit(&self) -> Result<(), sqlx::Error> {
        self.run("COMMIT")
    }

    /// Writes the stamp that distinguishes the file from a copy of it (`served_file.rs`).
    pub(super) fn stamp(&self, number: i64) -> Result<(), sqlx::Error> {
        // A pragma takes no parameters.
        self.quick.execute_batch(&format!("PRAGMA user_version = {number}")).map_err(explained)
    }

    fn run(&self, statement: &'static str) -> Result<(), sqlx::Error> {
        let mut statement = self.quick.prepare_cached(statement).map_err(explained)?;
        statement.execute([]).map(drop).map_err(explained)
    }

    /// Writes the common parts of these changes and the common housekeeping, in the order of the decisions. Returns the
    /// ids of the new announcements in order.
    pub(super) fn write<'a>(
        &self,
        heads: &[ChainedChange<'_>],
        told: &[Told<'_>],
        housekeeping: impl Iterator<Item = &'a Housekeeping>,
    ) -> Result<Vec<i64>, sqlx::Error> {
        self.write_campaigns(heads).map_err(explained)?;
        self.write_entries(heads).map_err(explained)?;
        let ids = self.write_outbox(told).map_err(explained)?;
        self.write_upkeep(housekeeping).map_err(explained)?;
        Ok(ids)
    }

    fn write_campaigns(&self, heads: &[ChainedChange<'_>]) -> Result<(), rusqlite::Error> {
        // Columns that are not set need no index lookup. A change without entries leaves the head as it is.
        let mut only_grow = self.quick.prepare_cached(checked!(
            "UPDATE campaigns SET version = ?2, head = COALESCE(?3, head) WHERE id = ?1",
            id version head
        ))?;
        let mut all = self.quick.prepare_cached(checked!(
            "UPDATE campaigns SET version = ?2, head = COALESCE(?3, head), next_due_at = ?4, status = ?5 WHERE id = ?1",
            id version head due status
        ))?;
        for head in heads {
            let (id, version) = (head.campaign.0, head.version());
            let link = head.links.last().map(|link| link.as_bytes());
            match head.moves {
                false => only_grow.execute(params![id, version, link])?,
                true => {
                    let due = head.change.next_due.map(|due| due.as_millis());
                    let status = if head.change.ended { "ended" } else { "running" };
                    all.execute(params![id, version, link, due, status])?
                }
            };
        }
        Ok(())
    }

    fn write_entries(&self, heads: &[ChainedChange<'_>]) -> Result<(), rusqlite::Error> {
        let mut insert = self.quick.prepare_cached(checked!(
            "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            campaign seq at actor cause events link
        ))?;
        for head in heads {
            for (number, (entry, link)) in head.change.entries.iter().zip(&head.links).enumerate() {
                insert.execute(params![
                    head.campaign.0,
                    head.seq_of(number),
                    entry.at.as_millis(),
                    entry.actor.map(|actor| actor.0.cast_signed()),
                    entry.cause,
                    entry.events,
                    link.as_bytes(),
                ])?;
            }
        }
        Ok(())
    }

    fn write_outbox(&self, told: &[Told<'_>]) -> Result<Vec<i64>, rusqlite::Error> {
        let mut insert = self.quick.prepare_cached(checked!(
            "INSERT INTO outbox (campaign_id, seq, part, recipient, notice, checksum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            campaign seq part recipient notice checksum
        ))?;
        // The order of the ids is the order of delivery.
        let ids = told.iter().map(|told| {
            let (campaign, seq, part) = (told.campaign, told.seq, told.part);
            let (recipient, notice, checksum) = (told.recipient, told.notice, told.checksum);
            insert.insert(params![campaign, seq, part, recipient, notice, checksum])
        });
        ids.collect()
    }

    fn write_upkeep<'a>(&self, housekeeping: impl Iterator<Item = &'a Housekeeping>) -> Result<(), rusqlite::Error> {
        let mut attempt = self.quick.prepare_cached(ATTEMPT)?;
        // Delivered announcements remain in the journal; here they would only make the file grow.
        let mut remove = self.quick.prepare_cached(checked!("DELETE FROM outbox WHERE id = ?1", id))?;
        let mut show = self.quick.prepare_cached(checked!(
            "INSERT INTO posts (campaign_id, subject, channel_id, message_id, checksum)
             SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM campaigns WHERE id = ?1)
             ON CONFLICT (campaign_id, subject) DO UPDATE
             SET channel_id = excluded.channel_id, message_id = excluded.message_id, checksum = excluded.checksum,
                 stale = stale AND message_id = excluded.message_id",
            campaign subject channel message checksum
        ))?;
        for one in housekeeping {
            match one {
                Housekeeping::Attempt { rows, at, .. } => {
                    // The lowest row id identifies the batch.
                    let batch = rows.iter().min();
                    for id in rows {
                        attempt.execute(params![id, batch, at.as_millis()])?;
                    }
                }
                Housekeeping::Delivered { rows, posts, .. } => {
                    for id in rows {
                        remove.execute([id])?;
                    }
                    for post in posts {
                        let campaign = post.campaign.0;
                        let channel = post.channel.cast_signed();
                        let message = post.message.cast_signed();
                        let checksum = checksums::post(campaign, &post.subject, channel, message);
                        show.execute(params![campaign, post.subject, channel, message, checksum])?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// An SQLite error in the form that sqlx uses.
#[derive(Debug, thiserror::Error)]
#[error("(code: {code}) {message}")]
struct Reported {
    code: i32,
    message: String,
}

fn explained(problem: rusqlite::Error) -> sqlx::Error {
    match problem {
        rusqlite::Error::SqliteFailure(error, message) => {
            let code = error.extended_code;
            let message = message.unwrap_or_else(|| error.to_string());
            sqlx::Error::Database(Box::new(Reported { code, message }))
        }
        problem => sqlx::Error::Encode(problem.into()),
    }
}

impl DatabaseError for Reported {
    fn message(&self) -> &str {
        &self.message
    }

    fn code(&self) -> Option<std::borrow::Cow<'_, str>> {
        Some(self.code.to_string().into())
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }

    fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
        self
    }
}
