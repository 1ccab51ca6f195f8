//! The write connection. The writer's thread runs its statements itself, because most of them cost less than a switch to
//! the thread that sqlx has for each connection. They stay prepared.

use super::cache::Cache;
use super::sql;
use super::statements::{
    attempt, change_campaign, grow_campaign, insert_announcement, insert_campaign, insert_entry, remove_announcement,
    show,
};
use async_trait::async_trait;
use chancery_journal::sql::{Argument, Column, Connection, Dialect, Query, Value, Values};
use chancery_journal::{Campaign, Chore, CommitPlan, Entry, Error, StoredCampaign, Told, checksums};
use rusqlite::config::DbConfig;
use rusqlite::{OpenFlags, Row, params_from_iter};
use std::path::Path;

/// The log size, in pages of 4 KB, at which it is moved into the file. A page written many times is moved once.
const LOG: &str = "4000";

/// How many statements stay prepared: all that a busy bot repeats.
const PREPARED: usize = 64;

pub(super) struct WriteConnection(rusqlite::Connection);

impl WriteConnection {
    /// Opens an existing database.
    pub(super) fn open(path: &Path) -> Result<WriteConnection, rusqlite::Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = rusqlite::Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(sql::BUSY)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        connection.execute_batch(&format!(
            "PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
             PRAGMA wal_autocheckpoint = {}; PRAGMA secure_delete = ON",
            LOG
        ))?;
        Ok(WriteConnection(connection))
    }

    /// Begins a transaction. It takes the write lock at once, because a transaction that starts with a read can be
    /// refused when it later writes.
    pub(super) fn begin(&self) -> Result<(), rusqlite::Error> {
        self.run("BEGIN IMMEDIATE")
    }

    pub(super) fn commit(&self) -> Result<(), rusqlite::Error> {
        self.run("COMMIT")
    }

    /// Writes the stamp that distinguishes the file from a copy of it (`served_file.rs`).
    pub(super) fn stamp(&self, number: i64) -> Result<(), rusqlite::Error> {
        self.0.pragma_update(None, "user_version", number)
    }

    /// Marks the file as ours. This writes a page even if it is already marked.
    pub(super) fn mark(&self) -> Result<(), rusqlite::Error> {
        self.0.pragma_update(None, "application_id", sql::APPLICATION_ID)
    }

    /// Writes a copy of the database to a new file.
    pub(super) fn copy_to(&self, file: &str) -> Result<(), rusqlite::Error> {
        self.0.execute("VACUUM INTO ?1", [file]).map(drop)
    }

    /// Makes the connection leave the log in place, even if it is the last one to close.
    pub(super) fn keep_log_at_close(&self) -> Result<(), rusqlite::Error> {
        self.0.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map(drop)
    }

    /// Moves the log into the file.
    pub(super) fn checkpoint(&self) -> Result<(), rusqlite::Error> {
        self.0.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    pub(super) fn close(self) -> Result<(), rusqlite::Error> {
        self.0.close().map_err(|(_, problem)| problem)
    }

    fn run(&self, statement: &'static str) -> Result<(), rusqlite::Error> {
        self.0.prepare_cached(statement)?.execute([]).map(drop)
    }

    fn read(&self, text: &str, arguments: Vec<Argument>, columns: &[Column]) -> Result<Vec<Values>, rusqlite::Error> {
        let mut statement = self.0.prepare_cached(text)?;
        let arguments = params_from_iter(arguments.into_iter().map(value));
        statement.query_map(arguments, |row| values(row, columns))?.collect()
    }

    /// Returns the number of affected rows.
    fn change(&self, text: &str, arguments: Vec<Argument>) -> Result<usize, rusqlite::Error> {
        let arguments = params_from_iter(arguments.into_iter().map(value));
        self.0.prepare_cached(text)?.execute(arguments)
    }

    fn write_row(&self, query: Query<()>) -> Result<(), rusqlite::Error> {
        let (text, arguments) = query.parts(Dialect::Sqlite);
        self.change(text, arguments).map(drop)
    }

    /// Writes the common parts of a group's changes and the common housekeeping, in the order of the decisions. Returns
    /// the ids of the new announcements in order.
    pub(super) fn write<'a>(
        &self,
        plan: &CommitPlan<'_, Cache>,
        told: &[Told<'_>],
        chores: impl Iterator<Item = &'a Chore>,
    ) -> Result<Vec<i64>, rusqlite::Error> {
        for StoredCampaign { campaign, .. } in plan.changed().filter(|row| plan.founds(row)) {
            let Campaign { id, guild, founded_in, name, ruleset, language, created_at, .. } = campaign;
            self.write_row(insert_campaign(*id, *guild, *founded_in, name, ruleset, language, *created_at))?;
        }
        for head in &plan.heads {
            let (id, version, change) = (head.campaign, head.version(), head.change);
            let link = head.links.last().copied();
            let status = if change.ended { "ended" } else { "running" };
            self.write_row(match head.moves {
                false => grow_campaign(id, version, link),
                true => change_campaign(id, version, link, change.next_due, status),
            })?;
        }
        for head in &plan.heads {
            for (number, (entry, link)) in head.change.entries.iter().zip(&head.links).enumerate() {
                let (seq, Entry { at, actor, cause, events }) = (head.seq_of(number), entry);
                self.write_row(insert_entry(head.campaign, seq, *at, *actor, cause, events, Some(*link)))?;
            }
        }
        // The order of the ids is the order of delivery.
        let ids = told.iter().map(|Told { queue, seq, part, notice, checksum }| {
            self.write_row(insert_announcement(queue.campaign, *seq, *part, queue.target, notice, *checksum))?;
            Ok(self.0.last_insert_rowid())
        });
        let ids = ids.collect::<Result<Vec<i64>, rusqlite::Error>>()?;
        for chore in chores {
            match chore {
                Chore::Attempt { rows, at, .. } => {
                    // The lowest row id identifies the batch.
                    let batch = rows.iter().min().copied().unwrap_or_default();
                    rows.iter().try_for_each(|id| self.write_row(attempt(*id, batch, *at)))?;
                }
                Chore::Delivered { rows, posts, .. } => {
                    rows.iter().try_for_each(|id| self.write_row(remove_announcement(*id)))?;
                    posts.iter().try_for_each(|post| {
                        let checksum = checksums::post(post);
                        self.write_row(show(post.campaign, &post.subject, post.channel, post.message, checksum))
                    })?;
                }
                _ => {}
            }
        }
        Ok(ids)
    }
}

#[async_trait]
impl Connection for WriteConnection {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    async fn fetch(
        &mut self,
        text: &'static str,
        arguments: Vec<Argument>,
        columns: &[Column],
    ) -> Result<Vec<Values>, Error> {
        self.read(text, arguments, columns).map_err(Error::database)
    }

    async fn execute(&mut self, text: &'static str, arguments: Vec<Argument>) -> Result<i64, Error> {
        let rows = self.change(text, arguments).map_err(Error::database)?;
        Ok(rows.try_into().unwrap_or(i64::MAX))
    }
}

fn value(argument: Argument) -> rusqlite::types::Value {
    match argument {
        Argument::One(Value::Number(number)) => number.into(),
        Argument::One(Value::Text(text)) => text.into(),
        Argument::One(Value::Bytes(bytes)) => bytes.into(),
        Argument::One(Value::Truth(truth)) => truth.into(),
        Argument::Many(_, list) => sql::json(list).into(),
    }
}

fn values(row: &Row<'_>, columns: &[Column]) -> Result<Values, rusqlite::Error> {
    chancery_journal::values!(row, columns, get)
}
