//! Moves a journal between databases of any kind: copies every row unchanged, then reads the copy back and compares.
//!
//! A move is all or nothing. A [`Sink`] publishes nothing before the end, so an interrupted move leaves nothing behind
//! and can be restarted.

use super::problem::Error;
use super::sql::{Argument, Column, Connection, Kind, Value, Values};
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
pub const TABLES: [Table; 20] = tables! {
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

    /// Returns the highest id ever given to an announcement, so that no id is reused.
    async fn last_announcement(&mut self) -> Result<i64, Error>;

    /// Closes the database. Everything written is discarded unless [`Sink::finish`] was called.
    async fn end(self: Box<Self>);
}

/// An empty database that no other process can use until the copy is complete.
#[async_trait]
pub trait Sink: Source {
    async fn write(&mut self, table: &Table, rows: Vec<Values>) -> Result<(), Error>;

    /// Makes new announcements get ids above this one.
    async fn count_announcements_from(&mut self, last: i64) -> Result<(), Error>;

    /// Makes the database available for use.
    ///
    /// # Errors
    /// Fails if the database cannot be made durable.
    async fn finish(self: Box<Self>) -> Result<(), Error>;
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
        let mut print = Print::new();
        let mut last = None;
        loop {
            let page = page(from.connection(), table, last.as_ref()).await;
            let page = page.map_err(CopyError::Source)?;
            let Some(newest) = page.last() else { break };
            last = Some(newest.clone());
            page.iter().for_each(|row| print.add(row));
            to.write(table, page).await.map_err(CopyError::Sink)?;
            progress(table.name, print.rows);
        }
        sent.push(print);
    }
    let last = from.last_announcement().await.map_err(CopyError::Source)?;
    let counted = to.count_announcements_from(last).await;
    counted.map_err(CopyError::Sink)?;
    let arrived = to.last_announcement().await.map_err(CopyError::Sink)?;
    if arrived != last {
        return Err(CopyError::Different("outbox"));
    }
    let mut counts = Vec::new();
    for (table, sent) in TABLES.iter().zip(sent) {
        let arrived = print(to, table).await.map_err(CopyError::Sink)?;
        let rows = sent.rows;
        if arrived.end() != sent.end() {
            return Err(CopyError::Different(table.name));
        }
        counts.push((table.name, rows));
    }
    Ok(counts)
}

/// Returns the page of a table's rows that follows the row `after`, ordered by key.
async fn page(db: &mut dyn Connection, table: &Table, after: Option<&Values>) -> Result<Vec<Values>, Error> {
    let text = table.pages[usize::from(after.is_some())];
    let key = after.into_iter().flatten().take(table.key).cloned();
    db.fetch(text, key.map(Argument::One).collect(), table.columns).await
}

/// Returns the places of this many arguments in a statement.
pub fn places(count: usize) -> String {
    let places: Vec<String> = (1..=count).map(|place| format!("${place}")).collect();
    places.join(", ")
}

/// Computes the fingerprint of a table in the target.
async fn print(to: &mut dyn Sink, table: &Table) -> Result<Print, Error> {
    let mut print = Print::new();
    let mut last: Option<Values> = None;
    loop {
        let mut page = self::page(to.connection(), table, last.as_ref()).await?;
        page.iter().for_each(|row| print.add(row));
        match page.pop() {
            Some(newest) => last = Some(newest),
            None => return Ok(print),
        }
    }
}

/// The fingerprint of a table: its number of rows, and a hash over all their values.
struct Print {
    rows: u64,
    hash: Sha256,
}

impl Print {
    fn new() -> Print {
        let hash = Sha256::new();
        Print { rows: 0, hash }
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

    fn end(self) -> (u64, [u8; 32]) {
        (self.rows, self.hash.finalize().into())
    }
}
