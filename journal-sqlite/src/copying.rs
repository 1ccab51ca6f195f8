//! Moves a journal out of a file or into a new one.

use super::backup::settle;
use super::lock::{self, Beside, Lock};
use super::open::{self, Writing};
use super::problem::{OpenError, explain};
use super::served_file::ServedFile;
use super::sql::{Session, bound};
use super::statements::{forget_count, set_count};
use async_trait::async_trait;
use chancery_journal::Error;
use chancery_journal::copying::{Sink, Source, Table, places};
use chancery_journal::sql::{Argument, Connection, Values};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// A file locked as if by a bot.
struct File {
    session: Session<Box<SqliteConnection>>,
    _file: ServedFile,
    _lock: Lock,
}

/// A file that gets its final name when it is complete.
struct NewFile {
    session: Session<Box<SqliteConnection>>,
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
    Ok(Box::new(File { session: Session(Box::new(connection)), _file: file, _lock: lock }))
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
    Ok(Box::new(NewFile { session: Session(Box::new(connection)), path, part, _lock: lock }))
}

#[async_trait]
impl Source for File {
    fn connection(&mut self) -> &mut dyn Connection {
        &mut self.session
    }

    async fn end(self: Box<Self>) {
        // Nothing was written, so an error on closing does not matter.
        let _ = self.session.0.close().await;
    }
}

#[async_trait]
impl Source for NewFile {
    fn connection(&mut self) -> &mut dyn Connection {
        &mut self.session
    }

    async fn end(self: Box<Self>) {
        let _ = self.session.0.close().await;
        if let Err(problem) = fs::remove_file(&self.part) {
            tracing::warn!(%problem, path = %self.part.display(), "the partly moved data could not be removed");
        }
    }
}

#[async_trait]
impl Sink for NewFile {
    async fn write(&mut self, table: &Table, rows: Vec<Values>) -> Result<(), Error> {
        let count = table.columns.len();
        let Table { name, names, .. } = table;
        let statement: Arc<str> = format!("INSERT INTO {name} ({names}) VALUES ({})", places(count)).into();
        for row in rows {
            let arguments = row.into_iter().map(Argument::One).collect();
            let insert = bound(AssertSqlSafe(Arc::clone(&statement)), arguments);
            insert.execute(&mut *self.session.0).await.map_err(Error::database)?;
        }
        Ok(())
    }

    async fn count_announcements_from(&mut self, last: i64) -> Result<(), Error> {
        forget_count().run(&mut self.session).await?;
        set_count(last).run(&mut self.session).await.map(drop)
    }

    async fn finish(mut self: Box<Self>) -> Result<(), Error> {
        let committed = sqlx::query("COMMIT").execute(&mut *self.session.0).await;
        committed.map_err(Error::database)?;
        self.session.0.close().await.map_err(Error::database)?;
        let (part, path) = (self.part, self.path);
        let settled = spawn_blocking(move || settle(&part, &path)).await;
        settled.map_err(Error::database)?.map_err(Error::database)
    }
}
