//! Moves a journal between databases of any kind: copies every row unchanged, then reads the copy back and compares.
//!
//! A move is all or nothing. A [`Sink`] publishes nothing before the end, so an interrupted move leaves nothing behind
//! and can be restarted.

use super::problem::Error;
use super::sql::{Argument, Column, Connection, Kind, Value, Values};
use async_trait::async_trait;
use sha2::{Digest as _, Sha256};

/// How many rows are read at a time.
const PAGE: usize = 200;

/// A table, with its columns as every kind of database has them.
#[derive(Debug)]
pub struct Table {
    pub name: &'static str,
    /// The key columns come first; the rows are ordered by them.
    pub columns: &'static [Column],
    /// The number of key columns.
    pub key: usize,
}

impl Table {
    /// Returns the names of the first columns, comma-separated for a statement.
    pub fn names(&self, columns: usize) -> String {
        let names = self.columns.iter().take(columns);
        let names: Vec<&str> = names.map(|column| column.name).collect();
        names.join(", ")
    }
}

const fn number(name: &'static str) -> Column {
    Column { name, kind: Kind::Number, optional: true }
}

const fn text(name: &'static str) -> Column {
    Column { name, kind: Kind::Text, optional: true }
}

const fn bytes(name: &'static str) -> Column {
    Column { name, kind: Kind::Bytes, optional: true }
}

const fn truth(name: &'static str) -> Column {
    Column { name, kind: Kind::Truth, optional: true }
}

const fn table(name: &'static str, key: usize, columns: &'static [Column]) -> Table {
    Table { name, columns, key }
}

/// Every table, each after the tables that it refers to.
#[rustfmt::skip]
pub const TABLES: [Table; 19] = [
    table("campaigns", 1, &[
        number("id"), number("guild_id"), number("channel_id"), number("founded_in"), text("name"), text("ruleset"), text("language"),
        text("status"), number("version"), number("next_due_at"), number("created_at"), bytes("head"),
    ]),
    table("journal", 2, &[
        number("campaign_id"), number("seq"), number("at"), number("actor"), text("cause"), text("events"), number("reverted_by"), bytes("link"),
    ]),
    table("erasure_progress", 1, &[number("campaign_id"), number("user_id"), number("upto"), bytes("link")]),
    table("snapshots", 2, &[number("campaign_id"), number("seq"), text("state")]),
    table("members", 2, &[number("campaign_id"), number("user_id"), truth("active")]),
    table("offers", 2, &[number("campaign_id"), number("id"), number("made_in"), number("closed_in")]),
    table("sealed", 2, &[number("campaign_id"), number("seq")]),
    table("outbox", 1, &[
        number("id"), number("campaign_id"), number("seq"), number("part"), number("recipient"), text("notice"), number("batch"),
        number("attempted_at"), number("attempts"), number("parked_at"), text("problem"), truth("barred"), number("checksum"),
    ]),
    table("posts", 2, &[
        number("campaign_id"), text("subject"), number("channel_id"), number("message_id"), number("shown_version"), number("shown"),
        truth("stale"), number("checksum"),
    ]),
    table("drafts", 1, &[
        number("id"), number("campaign_id"), number("user_id"), text("command"), number("expires_at"), number("checksum"),
    ]),
    table("calls", 2, &[number("campaign_id"), number("user_id"), number("at")]),
    table("names", 2, &[number("guild_id"), number("user_id"), text("name"), text("account"), number("checksum")]),
    table("digests", 1, &[
        number("user_id"), number("hour"), text("zone"), text("language"), number("since"), number("due_at"), number("next_at"),
        number("tried_at"), text("problem"),
    ]),
    table("server_commands", 1, &[number("guild_id")]),
    table("founders", 1, &[number("guild_id"), number("role_id"), number("checksum")]),
    table("greeted", 1, &[number("guild_id")]),
    table("erasures", 1, &[number("user_id"), number("asked_at"), truth("done")]),
    table("departures", 1, &[number("guild_id"), number("since")]),
    table("erased_campaigns", 1, &[number("id")]),
];

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
    let (name, columns, key) = (table.name, table.names(table.columns.len()), table.names(table.key));
    let from = match after {
        Some(_) => format!("WHERE ({key}) > ({})", places(table.key)),
        None => String::new(),
    };
    let text = format!("SELECT {columns} FROM {name} {from} ORDER BY {key} LIMIT {PAGE}");
    let key = after.into_iter().flatten().take(table.key).cloned();
    db.fetch(text.into(), key.map(Argument::One).collect(), table.columns).await
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
