//! Moves a journal out of a file or into a new one.

use super::backup::settle;
use super::lock::{self, Beside, Lock};
use super::open::{self, OpenError, Writing, explain};
use super::served_file::ServedFile;
use async_trait::async_trait;
use chancery_journal::Error;
use chancery_journal::copying::{Kind, Sink, Source, Table, Value, Values};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, Row, Sqlite};
use std::fs;
use std::path::PathBuf;
use tokio::task::spawn_blocking;

/// A file locked as if by a bot.
struct File {
    connection: SqliteConnection,
    _file: ServedFile,
    _lock: Lock,
}

/// A file that gets its final name when it is complete.
struct NewFile {
    connection: SqliteConnection,
    path: PathBuf,
    part: PathBuf,
    _lock: Beside,
}

/// Opens a file to move its journal elsewhere. No bot can serve it meanwhile.
///
/// # Errors
/// Fails if a bot is serving the file, or if it cannot be read.
pub async fn source(url: &str) -> Result<Box<dyn Source>, OpenError> {
    let path = lock::real(&open::path_of(url)?);
    open::inspect(&path).await?;
    let Writing { mut connection, file, lock } = open::serve(&path).await?;
    let begun = sqlx::query("BEGIN").execute(&mut connection).await;
    begun.map_err(|problem| explain(&path, problem))?;
    Ok(Box::new(File { connection, _file: file, _lock: lock }))
}

/// Creates a file to receive a journal. It has a temporary name until it is complete. Remains of an interrupted move
/// are discarded.
///
/// # Errors
/// Fails if the file already exists or cannot be created.
pub async fn sink(url: &str) -> Result<Box<dyn Sink>, OpenError> {
    let path = lock::real(&open::path_of(url)?);
    if let Some(folder) = path.parent()
        && !folder.exists()
    {
        return Err(OpenError::MissingFolder(folder.to_owned()));
    }
    let must_be_free = || match path.exists() {
        true => Err(OpenError::Exists(path.clone())),
        false => Ok(()),
    };
    must_be_free()?;
    let lock = Beside::take(&path)?;
    must_be_free()?;
    let part = lock::beside(&path, ".moving");
    let mut connection = open::anew(&path, &part).await?;
    let begun = sqlx::query("BEGIN").execute(&mut connection).await;
    begun.map_err(|problem| explain(&path, problem))?;
    Ok(Box::new(NewFile { connection, path, part, _lock: lock }))
}

#[async_trait]
impl Source for File {
    async fn page(&mut self, table: &Table, after: Option<&Values>, limit: u32) -> Result<Vec<Values>, Error> {
        page(&mut self.connection, table, after, limit).await
    }

    async fn last_announcement(&mut self) -> Result<i64, Error> {
        last_announcement(&mut self.connection).await
    }

    async fn end(self: Box<Self>) {
        // Nothing was written, so an error on closing does not matter.
        let _ = self.connection.close().await;
    }
}

#[async_trait]
impl Source for NewFile {
    async fn page(&mut self, table: &Table, after: Option<&Values>, limit: u32) -> Result<Vec<Values>, Error> {
        page(&mut self.connection, table, after, limit).await
    }

    async fn last_announcement(&mut self) -> Result<i64, Error> {
        last_announcement(&mut self.connection).await
    }

    async fn end(self: Box<Self>) {
        let _ = self.connection.close().await;
        if let Err(problem) = fs::remove_file(&self.part) {
            tracing::warn!(%problem, path = %self.part.display(), "the partly moved data could not be removed");
        }
    }
}

#[async_trait]
impl Sink for NewFile {
    async fn write(&mut self, table: &Table, rows: Vec<Values>) -> Result<(), Error> {
        let places = vec!["?"; table.columns.len()].join(", ");
        let (name, columns) = (table.name, table.names(table.columns.len()));
        let statement = format!("INSERT INTO {name} ({columns}) VALUES ({places})");
        for row in rows {
            let query = sqlx::query(AssertSqlSafe(statement.as_str()));
            let query = row.into_iter().fold(query, bind);
            query.execute(&mut self.connection).await.map_err(Error::database)?;
        }
        Ok(())
    }

    async fn count_announcements_from(&mut self, last: i64) -> Result<(), Error> {
        let statements = [
            "DELETE FROM sqlite_sequence WHERE name = 'outbox'",
            "INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', ?1 WHERE ?1 > 0",
        ];
        for (statement, numbers) in statements.into_iter().zip([0, 1]) {
            let query = (0..numbers).fold(sqlx::query(statement), |query, _| query.bind(last));
            query.execute(&mut self.connection).await.map_err(Error::database)?;
        }
        Ok(())
    }

    async fn finish(mut self: Box<Self>) -> Result<(), Error> {
        let committed = sqlx::query("COMMIT").execute(&mut self.connection).await;
        committed.map_err(Error::database)?;
        self.connection.close().await.map_err(Error::database)?;
        let (part, path) = (self.part, self.path);
        let settled = spawn_blocking(move || settle(&part, &path)).await;
        settled.map_err(Error::database)?.map_err(Error::database)
    }
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;

fn bind(query: Query<'_>, value: Value) -> Query<'_> {
    match value {
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::Truth(truth) => query.bind(truth),
    }
}

async fn page(
    connection: &mut SqliteConnection,
    table: &Table,
    after: Option<&Values>,
    limit: u32,
) -> Result<Vec<Values>, Error> {
    let (name, columns) = (table.name, table.names(table.columns.len()));
    let key = table.names(table.key);
    let from = match after {
        Some(_) => format!("WHERE ({key}) > ({})", vec!["?"; table.key].join(", ")),
        None => String::new(),
    };
    let statement = format!("SELECT {columns} FROM {name} {from} ORDER BY {key} LIMIT {limit}");
    let key = after.into_iter().flatten().take(table.key).cloned();
    let query = key.fold(sqlx::query(AssertSqlSafe(statement)), bind);
    let rows = query.fetch_all(connection).await.map_err(Error::database)?;
    let rows = rows.iter().map(|row| values(table, row));
    rows.collect::<Result<_, _>>().map_err(Error::database)
}

fn values(table: &Table, row: &SqliteRow) -> Result<Values, sqlx::Error> {
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

async fn last_announcement(connection: &mut SqliteConnection) -> Result<i64, Error> {
    sqlx::query_scalar("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'")
        .fetch_one(connection)
        .await
        .map_err(Error::database)
}
