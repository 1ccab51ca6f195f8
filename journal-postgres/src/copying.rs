//! Moves a journal out of a database or into an empty one, in one transaction, so that the move is all or nothing.

use super::connecting::Connecting;
use super::leading::take_lock;
use super::open::{self, OpenError, explain};
use async_trait::async_trait;
use chancery_journal::copying::{Kind, Sink, Source, TABLES, Table, Value, Values};
use chancery_journal::{Access, Error};
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, Row};

/// A database locked like a leader's. Its open transaction keeps other processes from writing.
struct Held(PgConnection);

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
    let begun = begin(&mut held.0, "REPEATABLE READ", "SHARE").await;
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
    let begun = begin(&mut held.0, "READ COMMITTED", "EXCLUSIVE").await;
    begun.map_err(explain)?;
    for table in &TABLES {
        let any = format!("SELECT EXISTS (SELECT 1 FROM {})", table.name);
        let any = sqlx::query_scalar(AssertSqlSafe(any));
        if any.fetch_one(&mut held.0).await.map_err(explain)? {
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
        true => Ok(Held(connection)),
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
    async fn page(&mut self, table: &Table, after: Option<&Values>, limit: u32) -> Result<Vec<Values>, Error> {
        let (name, columns) = (table.name, table.names(table.columns.len()));
        let key = table.names(table.key);
        let places = (1..=table.key).map(|place| format!("${place}"));
        let from = match after {
            Some(_) => format!("WHERE ({key}) > ({})", places.collect::<Vec<_>>().join(", ")),
            None => String::new(),
        };
        let statement = format!("SELECT {columns} FROM {name} {from} ORDER BY {key} LIMIT {limit}");
        let key = after.into_iter().flatten().take(table.key).cloned();
        let query = key.fold(sqlx::query(AssertSqlSafe(statement)), bind);
        let rows = query.fetch_all(&mut self.0).await;
        let rows = rows.map_err(Error::database)?;
        let rows = rows.iter().map(|row| values(table, row));
        rows.collect::<Result<_, _>>().map_err(Error::database)
    }

    async fn last_announcement(&mut self) -> Result<i64, Error> {
        sqlx::query_scalar("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM outbox_id_seq")
            .fetch_one(&mut self.0)
            .await
            .map_err(Error::database)
    }

    async fn end(self: Box<Self>) {
        // Nothing was committed, and the server rolls back when the connection ends.
        let _ = self.0.close().await;
    }
}

#[async_trait]
impl Sink for Held {
    async fn write(&mut self, table: &Table, rows: Vec<Values>) -> Result<(), Error> {
        let columns = table.columns.iter().enumerate();
        let lists = columns.map(|(place, column)| {
            let kind = match column.kind {
                Kind::Number => "bigint",
                Kind::Text => "text",
                Kind::Bytes => "bytea",
                Kind::Truth => "boolean",
            };
            format!("${}::{kind}[]", place + 1)
        });
        let lists = lists.collect::<Vec<_>>().join(", ");
        let (name, columns) = (table.name, table.names(table.columns.len()));
        let statement = format!("INSERT INTO {name} ({columns}) SELECT * FROM unnest({lists})");
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for list in turned(table, rows) {
            query = match list {
                List::Numbers(list) => query.bind(list),
                List::Texts(list) => query.bind(list),
                List::Bytes(list) => query.bind(list),
                List::Truths(list) => query.bind(list),
            };
        }
        let done = query.execute(&mut self.0).await;
        done.map(drop).map_err(Error::database)
    }

    async fn count_announcements_from(&mut self, last: i64) -> Result<(), Error> {
        let counted = sqlx::query("SELECT setval('outbox_id_seq', greatest($1, 1), $1 > 0)");
        let counted = counted.bind(last).execute(&mut self.0).await;
        counted.map(drop).map_err(Error::database)
    }

    async fn finish(mut self: Box<Self>) -> Result<(), Error> {
        let committed = sqlx::query("COMMIT").execute(&mut self.0).await;
        committed.map_err(Error::database)?;
        // Updates the planner's statistics for the filled tables. A failure is harmless.
        if let Err(problem) = sqlx::query("ANALYZE").execute(&mut self.0).await {
            tracing::warn!(%problem, "the number of rows in the database is unknown");
        }
        let _ = self.0.close().await;
        Ok(())
    }
}

type Query<'q> = sqlx::query::Query<'q, Postgres, PgArguments>;

fn bind(query: Query<'_>, value: Value) -> Query<'_> {
    match value {
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::Truth(truth) => query.bind(truth),
    }
}

fn values(table: &Table, row: &PgRow) -> Result<Values, sqlx::Error> {
    let columns = table.columns.iter().enumerate();
    let values = columns.map(|(place, column)| {
        Ok(match column.kind {
            Kind::Number => Value::Number(row.try_get(place)?),
            Kind::Text => Value::Text(row.try_get(place)?),
            Kind::Bytes => Value::Bytes(row.try_get(place)?),
            Kind::Truth => Value::Truth(row.try_get(place)?),
        })
    });
    values.collect()
}

/// The values of one column in many rows.
enum List {
    Numbers(Vec<Option<i64>>),
    Texts(Vec<Option<String>>),
    Bytes(Vec<Option<Vec<u8>>>),
    Truths(Vec<Option<bool>>),
}

/// Transposes rows into columns.
fn turned(table: &Table, rows: Vec<Values>) -> Vec<List> {
    let columns = table.columns.iter().map(|column| match column.kind {
        Kind::Number => List::Numbers(Vec::new()),
        Kind::Text => List::Texts(Vec::new()),
        Kind::Bytes => List::Bytes(Vec::new()),
        Kind::Truth => List::Truths(Vec::new()),
    });
    let mut lists: Vec<List> = columns.collect();
    for row in rows {
        for (list, value) in lists.iter_mut().zip(row) {
            match (list, value) {
                (List::Numbers(list), Value::Number(number)) => list.push(number),
                (List::Texts(list), Value::Text(text)) => list.push(text),
                (List::Bytes(list), Value::Bytes(bytes)) => list.push(bytes),
                (List::Truths(list), Value::Truth(truth)) => list.push(truth),
                // Every row should match its table's columns. A row that does not is found when the rows are read back.
                (
                    List::Numbers(_) | List::Texts(_) | List::Bytes(_) | List::Truths(_),
                    Value::Number(_) | Value::Text(_) | Value::Bytes(_) | Value::Truth(_),
                ) => {}
            }
        }
    }
    lists
}
