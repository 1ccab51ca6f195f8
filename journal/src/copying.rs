//! Moves a journal between databases of any kind: copies every row unchanged, then reads the copy back and compares.
//!
//! A move is all or nothing. A [`Sink`] publishes nothing before the end, so an interrupted move leaves nothing behind
//! and can be restarted.

use super::problem::Error;
use super::sql::{Argument, Column, Connection, Kind, Value, Values};
use super::statements;
use async_trait::async_trait;
use sha2::{Digest as _, Sha256};

/// A table, with its columns as every kind of database has them.
#[derive(Debug)]
pub struct Table {
    pub name: &'static str,
    /// The key columns come first; the rows are ordered by them.
    pub columns: &'static [Column],
    /// The names of the columns, comma-separated for a statement.
    pub names: &'static str,
    /// The number of key columns.
    key: usize,
    /// The statement that reads the first rows, and the one that reads the rows after a key.
    pages: [&'static str; 2],
}

macro_rules! tables {
    ($($table:ident($($key:ident: $key_kind:ident),+) $($column:ident: $kind:ident),*;)*) => {
        [$(Table {
            name: stringify!($table),
            columns: &[$(tables!(@column $key $key_kind),)+ $(tables!(@column $column $kind)),*],
            names: tables!(@list $($key)+ $($column)*),
            key: [$(stringify!($key)),+].len(),
            pages: [
                tables!(@page $table ($($key)+) ($($key)+ $($column)*) ""),
                tables!(@page $table ($($key)+) ($($key)+ $($column)*) tables!(@after $($key)+)),
            ],
        }),*]
    };
    (@column $column:ident $kind:ident) => {
        Column { name: stringify!($column), kind: Kind::$kind, optional: true }
    };
    (@list $first:ident $($more:ident)*) => {
        concat!(stringify!($first) $(, ", ", stringify!($more))*)
    };
    (@page $table:ident ($($key:ident)+) ($($column:ident)+) $after:expr) => {
        concat!(
            "SELECT ", tables!(@list $($column)+), " FROM ", stringify!($table), $after,
            " ORDER BY ", tables!(@list $($key)+), " LIMIT 200"
        )
    };
    (@after $one:ident) => {
        concat!(" WHERE ", stringify!($one), " > $1")
    };
    (@after $one:ident $two:ident) => {
        concat!(" WHERE (", stringify!($one), ", ", stringify!($two), ") > ($1, $2)")
    };
}

/// Every table, each after the tables that it refers to. The key columns are in parentheses.
#[rustfmt::skip]
pub static TABLES: [Table; 20] = tables! {
    campaigns(id: Number) guild_id: Number, channel_id: Number, founded_in: Number, name: Text, ruleset: Text, language: Text,
        status: Text, version: Number, next_due_at: Number, created_at: Number, head: Bytes;
    journal(campaign_id: Number, seq: Number) at: Number, actor: Number, cause: Text, events: Text, reverted_by: Number,
        link: Bytes;
    erasure_progress(campaign_id: Number) user_id: Number, upto: Number, link: Bytes;
    snapshots(campaign_id: Number, seq: Number) state: Text;
    members(campaign_id: Number, user_id: Number) active: Truth;
    offers(campaign_id: Number, id: Number) made_in: Number, closed_in: Number;
    sealed(campaign_id: Number, seq: Number);
    outbox(id: Number) campaign_id: Number, seq: Number, part: Number, recipient: Number, notice: Text, batch: Number,
        attempted_at: Number, attempts: Number, parked_at: Number, problem: Text, barred: Truth, checksum: Number;
    posts(campaign_id: Number, subject: Text) channel_id: Number, message_id: Number, shown_version: Number, shown: Number,
        stale: Truth, checksum: Number;
    drafts(id: Number) campaign_id: Number, user_id: Number, command: Text, expires_at: Number, checksum: Number;
    calls(campaign_id: Number, user_id: Number) at: Number;
    names(guild_id: Number, user_id: Number) name: Text, account: Text, checksum: Number, language: Text;
    digests(user_id: Number) hour: Number, zone: Text, language: Text, since: Number, due_at: Number, next_at: Number,
        tried_at: Number, problem: Text;
    server_commands(guild_id: Number);
    founders(guild_id: Number) role_id: Number, checksum: Number;
    templates(guild_id: Number, name_key: Text) name: Text, ruleset: Text, contents: Text, checksum: Number;
    greeted(guild_id: Number);
    erasures(user_id: Number) asked_at: Number, done: Truth;
    departures(guild_id: Number) since: Number;
    erased_campaigns(id: Number);
};

/// A consistent view of a database. Nobody can write to the database while it is held.
#[async_trait]
pub trait Source: Send {
    fn connection(&mut self) -> &mut dyn Connection;

    /// Closes the database. Everything written is discarded unless [`Sink::finish`] was called.
    async fn end(self: Box<Self>);
}

/// An empty database that no other process can use until the copy is complete.
#[async_trait]
pub trait Sink: Source {
    async fn write(&mut self, table: &Table, rows: Vec<Values>) -> Result<(), Error>;

    /// Makes new announcements get ids above this one.
    async fn count_announcements_from(&mut self, last: i64) -> Result<(), Error>;

    /// Makes the database durable and available for use.
    async fn finish(self: Box<Self>) -> Result<(), Error>;
}

statements! {
    /// The highest id ever given to an announcement.
    fn last_announcement() -> i64 = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM outbox_id_seq",
        sqlite "SELECT COALESCE(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'";
}

#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("cannot read the source: {0}")]
    Source(Error),
    #[error("cannot write the destination: {0}")]
    Sink(Error),
    #[error("the table {0} differs after the move")]
    Different(&'static str),
}

/// Copies every row, then reads all of them back. Returns the number of rows of each table; `progress` gets the same
/// figures table by table.
///
/// # Errors
/// Fails if a database does, or if a row was not copied exactly.
pub async fn copy(
    from: &mut dyn Source,
    to: &mut dyn Sink,
    progress: &mut (dyn FnMut(&'static str, u64) + Send),
) -> Result<Vec<(&'static str, u64)>, CopyError> {
    let mut sent = Vec::new();
    for table in &TABLES {
        let mut print = Print::new(table);
        loop {
            let page = print.read(from.connection()).await.map_err(CopyError::Source)?;
            if page.is_empty() {
                break;
            }
            to.write(table, page).await.map_err(CopyError::Sink)?;
            progress(table.name, print.rows);
        }
        sent.push(print);
    }
    // No id is given twice, even after the move.
    let last = last_announcement().one(from.connection()).await.map_err(CopyError::Source)?;
    let counted = to.count_announcements_from(last).await;
    counted.map_err(CopyError::Sink)?;
    let arrived = last_announcement().one(to.connection()).await.map_err(CopyError::Sink)?;
    if arrived != last {
        return Err(CopyError::Different("outbox"));
    }
    let mut counts = Vec::new();
    for (table, sent) in TABLES.iter().zip(sent) {
        let mut arrived = Print::new(table);
        while !arrived.read(to.connection()).await.map_err(CopyError::Sink)?.is_empty() {}
        if (arrived.rows, arrived.hash.finalize()) != (sent.rows, sent.hash.finalize()) {
            return Err(CopyError::Different(table.name));
        }
        counts.push((table.name, sent.rows));
    }
    Ok(counts)
}

/// Returns the places of this many arguments in a statement.
pub fn places(count: usize) -> String {
    let places: Vec<String> = (1..=count).map(|place| format!("${place}")).collect();
    places.join(", ")
}

/// Reads a table in pages, and computes its fingerprint: its number of rows, and a hash over all their values.
struct Print {
    table: &'static Table,
    last: Option<Values>,
    rows: u64,
    hash: Sha256,
}

impl Print {
    fn new(table: &'static Table) -> Print {
        Print { table, last: None, rows: 0, hash: Sha256::new() }
    }

    /// Returns the next rows, ordered by key.
    async fn read(&mut self, db: &mut dyn Connection) -> Result<Vec<Values>, Error> {
        let text = self.table.pages[usize::from(self.last.is_some())];
        let key = self.last.iter().flatten().take(self.table.key).cloned();
        let page = db.fetch(text, key.map(Argument::One).collect(), self.table.columns).await?;
        page.iter().for_each(|row| self.add(row));
        self.last = page.last().cloned();
        Ok(page)
    }

    fn add(&mut self, row: &Values) {
        self.rows += 1;
        for value in row {
            match value {
                Value::Number(number) => self.value(number.map(i64::to_be_bytes).as_ref()),
                Value::Text(text) => self.value(text.as_ref()),
                Value::Bytes(bytes) => self.value(bytes.as_ref()),
                Value::Truth(truth) => self.value(truth.map(|truth| [u8::from(truth)]).as_ref()),
            }
        }
    }

    fn value(&mut self, value: Option<&impl AsRef<[u8]>>) {
        self.hash.update([u8::from(value.is_some())]);
        let value = value.map(AsRef::as_ref).unwrap_or_default();
        self.hash.update((value.len() as u64).to_be_bytes());
        self.hash.update(value);
    }
}
