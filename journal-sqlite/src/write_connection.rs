//! The write connection. Rare statements go through sqlx, which runs them on its own thread. The statements of nearly
//! every transaction run on the writer's own thread, one row at a time, and stay prepared: most of them cost less than
//! a thread switch.
//!
//! Both use the same SQLite connection, so one transaction covers both. sqlx may use it at any time, so it is opened in
//! SQLite's serialized mode.

use super::statements::{
    attempt, change_campaign, grow_campaign, insert_announcement, insert_entry, remove_announcement, show,
};
use super::{open, sql};
use chancery_journal::sql::{Argument, Dialect, Query, Value};
use chancery_journal::{ChainedChange, Entry, Housekeeping, Told, checksums};
use rusqlite::params_from_iter;
use sqlx::SqliteConnection;
use sqlx::error::{DatabaseError, ErrorKind};
use std::error::Error;
use std::path::Path;

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

    /// Runs a statement on this thread.
    fn write_row(&self, query: Query<()>) -> Result<(), sqlx::Error> {
        let (text, arguments) = query.parts(Dialect::Sqlite);
        let mut statement = self.quick.prepare_cached(text).map_err(explained)?;
        let values = arguments.into_iter().map(value);
        statement.execute(params_from_iter(values)).map(drop).map_err(explained)
    }

    /// Writes the common parts of these changes and the common housekeeping, in the order of the decisions. Returns the
    /// ids of the new announcements in order.
    pub(super) fn write<'a>(
        &self,
        heads: &[ChainedChange<'_>],
        told: &[Told<'_>],
        housekeeping: impl Iterator<Item = &'a Housekeeping>,
    ) -> Result<Vec<i64>, sqlx::Error> {
        for head in heads {
            let (id, version, change) = (head.campaign, head.version(), head.change);
            let link = head.links.last().copied();
            let status = if change.ended { "ended" } else { "running" };
            self.write_row(match head.moves {
                false => grow_campaign(id, version, link),
                true => change_campaign(id, version, link, change.next_due, status),
            })?;
        }
        for head in heads {
            for (number, (entry, link)) in head.change.entries.iter().zip(&head.links).enumerate() {
                let (seq, Entry { at, actor, cause, events }) = (head.seq_of(number), entry);
                self.write_row(insert_entry(head.campaign, seq, *at, *actor, cause, events, Some(*link)))?;
            }
        }
        // The order of the ids is the order of delivery.
        let ids = told.iter().map(|Told { queue, seq, part, notice, checksum }| {
            self.write_row(insert_announcement(queue.campaign, *seq, *part, queue.target, notice, *checksum))?;
            Ok(self.quick.last_insert_rowid())
        });
        let ids = ids.collect::<Result<_, sqlx::Error>>()?;
        for one in housekeeping {
            self.write_housekeeping(one)?;
        }
        Ok(ids)
    }

    fn write_housekeeping(&self, housekeeping: &Housekeeping) -> Result<(), sqlx::Error> {
        match housekeeping {
            Housekeeping::Attempt { rows, at, .. } => {
                // The lowest row id identifies the batch.
                let batch = rows.iter().min().copied().unwrap_or_default();
                rows.iter().try_for_each(|id| self.write_row(attempt(*id, batch, *at)))
            }
            Housekeeping::Delivered { rows, posts, .. } => {
                rows.iter().try_for_each(|id| self.write_row(remove_announcement(*id)))?;
                posts.iter().try_for_each(|post| {
                    let checksum = checksums::post(post);
                    self.write_row(show(post.campaign, &post.subject, post.channel, post.message, checksum))
                })
            }
            _ => Ok(()),
        }
    }
}

fn value(argument: Argument) -> rusqlite::types::Value {
    match argument {
        Argument::One(Value::Number(number)) => number.into(),
        Argument::One(Value::Text(text)) => text.into(),
        Argument::One(Value::Bytes(bytes)) => bytes.into(),
        Argument::One(Value::Truth(truth)) => truth.into(),
        Argument::Many(list) => sql::json(&list).into(),
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
