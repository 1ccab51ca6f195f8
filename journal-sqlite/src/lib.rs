//! The journal in an embedded SQLite file. Only one process serves it, so a cache in memory is reliable.
//!
//! One thread owns the write connection (`writer.rs`); readers have their own pool.

#![forbid(unsafe_code)]

mod backup;
mod cache;
mod cache_load;
pub mod copying;
mod group;
mod health;
mod housekeeping;
mod lock;
mod migrations;
mod open;
mod problem;
mod read_snapshot;
mod served_file;
mod sql;
mod statements;
mod store;
mod write_connection;
mod writer;

pub use problem::OpenError;
pub use statements::statements;

use cache::Cache;
use chancery_journal::{Access, Journal, Meter, Signals};
use served_file::ServedFile;
use sqlx::{Connection as _, SqlitePool};
use std::path::PathBuf;
use std::sync::Arc;
use write_connection::WriteConnection;
use writer::Writer;

/// The only process leads as long as it serves.
const ONLY_TERM: i64 = 1;

#[derive(Debug)]
struct SqliteStore {
    path: PathBuf,
    /// The served file, or `None` if the database is opened read-only.
    file: Option<Arc<ServedFile>>,
    readers: SqlitePool,
    /// Stays empty in read-only mode, because another process may write.
    cache: Arc<Cache>,
}

/// Opens the database that `url` names. Serving it creates and migrates the file and keeps other bots out.
pub async fn open(url: &str, access: Access, meter: Arc<dyn Meter>) -> Result<Journal, OpenError> {
    let opened = open::open(url, access).await?;
    let path = opened.path.clone();
    let cache: Arc<Cache> = Arc::default();
    let signals = Arc::new(Signals::new(meter));
    let store =
        |file| SqliteStore { path: path.clone(), file, readers: opened.readers.clone(), cache: Arc::clone(&cache) };
    let Some(open::Writing { connection, file, lock }) = opened.writing else {
        return Ok(Journal::new(Arc::new(store(None)), signals).0);
    };
    let unopened = |problem| OpenError::Database { path: path.clone(), problem };
    let mut write_connection = WriteConnection::open(&path).map_err(|problem| unopened(problem.into()))?;
    connection.close().await.map_err(|problem| unopened(problem.into()))?;
    // If this read fails, the writer repeats it before writing.
    if let Ok(newest) = cache_load::read(&mut write_connection).await {
        cache.fill(newest);
    }
    let file = Arc::new(file);
    signals.lead(Some(ONLY_TERM));
    let (journal, end) = Journal::new(Arc::new(store(Some(Arc::clone(&file)))), signals);
    let writer = Writer {
        end,
        path: path.clone(),
        file,
        write_connection: Some(write_connection),
        trouble: None,
        saved: false,
        abandoned: false,
        readers: opened.readers,
        cache,
        chains: Arc::default(),
        lock,
    };
    let started = writer.start();
    started.map_err(|problem| OpenError::Thread { path, problem })?;
    Ok(journal)
}
