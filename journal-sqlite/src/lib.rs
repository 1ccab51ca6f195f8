//! The journal in an embedded SQLite file. Only one process serves it, so a cache in memory is reliable.
//!
//! One thread owns the write connection (`writer.rs`); readers have their own pool.

#![forbid(unsafe_code)]

mod backup;
mod cache;
pub mod copying;
mod group;
mod health;
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
use chancery_journal::{Access, Journal, Meter, Signals, Writer as _};
use sqlx::Connection as _;
use std::sync::Arc;
use store::SqliteStore;
use tokio::runtime::Builder;
use write_connection::WriteConnection;
use writer::Writer;

/// The only process leads as long as it serves.
const ONLY_TERM: i64 = 1;

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
    let write_connection = WriteConnection::open(&path).map_err(|problem| unopened(problem.into()))?;
    connection.close().await.map_err(|problem| unopened(problem.into()))?;
    let file = Arc::new(file);
    signals.begin_term(ONLY_TERM);
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
    let mut runtime = Builder::new_current_thread();
    runtime.enable_time();
    writer.start(runtime).map_err(|problem| OpenError::Thread { path, problem })?;
    Ok(journal)
}
