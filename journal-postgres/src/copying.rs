//! Moves a journal out of a database or into an empty one, in one transaction, so that the move is all or nothing.

use super::connecting::Connecting;
use super::leading::take_lock;
use super::open;
use super::problem::{OpenError, explain};
use super::sql::{Session, execute};
use super::statements::count_from;
use async_trait::async_trait;
use chancery_journal::copying::{Sink, Source, TABLES, Table, places};
use chancery_journal::sql::{Argument, Connection, Values};
use chancery_journal::{Access, Error};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

/// A database locked like a leader's. Its open transaction keeps other processes from writing.
struct Held(Session<Box<PgConnection>>);

/// Opens a database to move its journal elsewhere. No bot can write it in the meantime.
///
/// # Errors
/// Fails if a bot is serving the database, or if it cannot be read.
pub async fn source(url: &str) -> Result<Box<dyn Source>, OpenError> {
    let options = open::options(url)?;
    let place = open::place(&options);
    let connecting = Connecting::new(options);
    open::inspect(&connecting, &place, Access::Read).await?;
    let mut held = hold(&connecting, &place).await?;
    // Locking before the first read gives a snapshot after which nothing is written.
    let begun = begin(&mut held.0.0, "REPEATABLE READ", "SHARE").await;
    begun.map_err(|problem| explain(&place, problem))?;
    Ok(Box::new(held))
}

/// Opens an empty database to receive a journal, and creates its tables. Other processes see them empty until the
/// move is complete.
///
/// # Errors
/// Fails if a bot is serving the database, if it already holds a journal, or if it cannot be written.
pub async fn sink(url: &str) -> Result<Box<dyn Sink>, OpenError> {
    let options = open::options(url)?;
    let place = open::place(&options);
    let connecting = Connecting::new(options);
    open::inspect(&connecting, &place, Access::Serve).await?;
    let pool = open::readers(&connecting, &place).await?;
    open::migrate(&pool, &place).await?;
    pool.close().await;
    let explain = |problem| explain(&place, problem);
    let mut held = hold(&connecting, &place).await?;
    let begun = begin(&mut held.0.0, "READ COMMITTED", "EXCLUSIVE").await;
    begun.map_err(explain)?;
    for table in &TABLES {
        let any = format!("SELECT EXISTS (SELECT 1 FROM {})", table.name);
        let any = sqlx::query_scalar(AssertSqlSafe(any));
        if any.fetch_one(&mut *held.0.0).await.map_err(explain)? {
            return Err(OpenError::Filled { place });
        }
    }
    Ok(Box::new(held))
}

/// Keeps bots from serving the database as long as the session lasts.
async fn hold(connecting: &Connecting, place: &str) -> Result<Held, OpenError> {
    let explain = |problem| explain(place, problem);
    let mut connection = connecting.reader().await.map_err(explain)?;
    match take_lock(&mut connection).await.map_err(explain)? {
        true => Ok(Held(Session(Box::new(connection)))),
        false => Err(OpenError::Served { place: place.to_owned() }),
    }
}

async fn begin(connection: &mut PgConnection, isolation: &str, mode: &str) -> Result<(), sqlx::Error> {
    let tables = TABLES.iter().map(|table| table.name);
    let tables = tables.collect::<Vec<_>>().join(", ");
    for statement in [
        // Do not wait for a process that the host forgot to stop.
        "SET lock_timeout = '5s'".to_owned(),
        // The transaction may be idle for a long time while the rows are compared.
        "SET idle_in_transaction_session_timeout = 0".to_owned(),
        "SET statement_timeout = 0".to_owned(),
        format!("BEGIN ISOLATION LEVEL {isolation}"),
        format!("LOCK TABLE {tables} IN {mode} MODE"),
    ] {
        let statement = sqlx::query(AssertSqlSafe(statement));
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}

#[async_trait]
impl Source for Held {
    fn connection(&mut self) -> &mut dyn Connection {
        &mut self.0
    }

    async fn end(self: Box<Self>) {
        // Nothing was committed, and the server rolls back when the connection ends.
        let _ = self.0.0.close().await;
    }
}

#[async_trait]
impl Sink for Held {
    async fn write(&mut self, table: &Table, rows: Vec<Values>) -> Result<(), Error> {
        let count = table.columns.len();
        let Table { name, names, .. } = table;
        let statement = format!("INSERT INTO {name} ({names}) SELECT * FROM unnest({})", places(count));
        let mut rows: Vec<_> = rows.into_iter().map(Vec::into_iter).collect();
        let lists = table.columns.iter().map(|column| {
            let list = rows.iter_mut().filter_map(Iterator::next);
            Argument::Many(column.kind, list.collect())
        });
        let arguments = lists.collect();
        execute(&mut self.0.0, AssertSqlSafe(statement), arguments).await.map(drop).map_err(Error::database)
    }

    async fn count_announcements_from(&mut self, last: i64) -> Result<(), Error> {
        count_from(last).one(&mut self.0).await.map(drop)
    }

    async fn finish(mut self: Box<Self>) -> Result<(), Error> {
        let committed = sqlx::query("COMMIT").execute(&mut *self.0.0).await;
        committed.map_err(Error::database)?;
        // Updates the planner's statistics for the filled tables. A failure is harmless.
        if let Err(problem) = sqlx::query("ANALYZE").execute(&mut *self.0.0).await {
            tracing::warn!(%problem, "the number of rows in the database is unknown");
        }
        let _ = self.0.0.close().await;
        Ok(())
    }
}
