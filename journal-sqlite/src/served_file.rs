//! Tells the file that is served from another one that is written over it in place, as `cp backup.db chancery.db` does.
//!
//! Such a file keeps its device and number, and SQLite does not notice it either: it would go on from what it has in memory and in the log. So the
//! header is compared at each look. SQLite's own change counter does not count while there is a log, so the writer counts in `user_version`
//! (a *stamp*), once in a few transactions. The header in the file has the stamp of the last checkpoint: at least the one seen last, and at most the
//! newest that was written. An older copy of the file has less. A backup is one change of the schema ahead, for `VACUUM INTO` counts as one, and it
//! is not declared to have a log.

use super::health::Identity;
use chancery_journal::Trouble;
use sqlx::SqliteConnection;
use std::fs::File;
use std::io;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A log of the usual length holds several stamps if one in this many transactions is stamped.
const STAMP_EVERY: u64 = 16;

/// The beginning of a database, with the mark of one that has a log.
const MAGIC: &[u8] = b"SQLite format 3\0";
const WITH_LOG: [u8; 2] = [2, 2];

#[derive(Debug)]
pub(super) struct ServedFile {
    identity: Identity,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// Opened before any connection and closed after the last: closing a descriptor drops the locks SQLite has on the file.
    file: Option<File>,
    stamps: RangeInclusive<i64>,
    schemas: RangeInclusive<i64>,
    transactions: u64,
    overwritten: bool,
}

impl ServedFile {
    /// Opens the file, before any connection to it.
    pub(super) fn open(path: &Path) -> io::Result<ServedFile> {
        let file = Some(File::open(path)?);
        let state = State { file, stamps: 0..=0, schemas: 0..=0, transactions: 0, overwritten: false };
        Ok(ServedFile { identity: Identity::of(path)?, state: Mutex::new(state) })
    }

    /// Reads what the file is compared with from now on, once everything that starting changes in it is done.
    pub(super) async fn begin(&self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let newest: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
        let schema: i64 = sqlx::query_scalar("PRAGMA schema_version").fetch_one(connection).await?;
        let mut state = self.state();
        if let Some(file) = &state.file {
            let header = Header::read(file)?;
            state.stamps = header.stamp()..=newest;
            state.schemas = header.schema()..=schema;
        }
        Ok(())
    }

    /// Closes the file, after the last connection and before the lock is given back.
    pub(super) fn close(&self) {
        self.state().file = None;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic leaves it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the stamp for a transaction, if it gets one.
    pub(super) fn next_stamp(&self) -> Option<i64> {
        let mut state = self.state();
        let stamped = state.transactions.is_multiple_of(STAMP_EVERY);
        state.transactions += 1;
        stamped.then(|| {
            let (seen, newest) = (*state.stamps.start(), state.stamps.end() + 1);
            state.stamps = seen..=newest;
            newest
        })
    }

    pub(super) fn is_overwritten(&self) -> bool {
        self.state().overwritten
    }

    /// Checks that this is still the file at the path, and that nothing else was written into it. One that was overwritten stays so: what is in
    /// memory and in the log does not fit it any more.
    ///
    /// # Errors
    /// Says what has become of it.
    pub(super) fn must_be_at(&self, path: &Path) -> Result<(), Trouble> {
        self.identity.must_be_at(path)?;
        let mut state = self.state();
        if let Some(file) = &state.file
            && !state.overwritten
        {
            let header = match Header::read(file) {
                Ok(header) => Some(header),
                // It was cut short.
                Err(problem) if problem.kind() == io::ErrorKind::UnexpectedEof => None,
                Err(problem) => return Err(Trouble::Other(problem.to_string())),
            };
            match header.filter(|header| header.fits(&state)) {
                Some(header) => {
                    state.stamps = header.stamp()..=*state.stamps.end();
                    state.schemas = header.schema()..=*state.schemas.end();
                }
                None => state.overwritten = true,
            }
        }
        if state.overwritten { Err(Trouble::Replaced) } else { Ok(()) }
    }
}

/// The first bytes of a database.
struct Header([u8; 100]);

impl Header {
    fn read(file: &File) -> io::Result<Header> {
        let mut header = [0; 100];
        #[cfg(unix)]
        std::os::unix::fs::FileExt::read_exact_at(file, &mut header, 0)?;
        #[cfg(windows)]
        if std::os::windows::fs::FileExt::seek_read(file, &mut header, 0)? < header.len() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Header(header))
    }

    fn fits(&self, state: &State) -> bool {
        self.0.starts_with(MAGIC)
            && self.0[18..20] == WITH_LOG
            && state.schemas.contains(&self.schema())
            && state.stamps.contains(&self.stamp())
    }

    fn schema(&self) -> i64 {
        self.number(40)
    }

    fn stamp(&self) -> i64 {
        self.number(60)
    }

    fn number(&self, at: usize) -> i64 {
        let bytes = [self.0[at], self.0[at + 1], self.0[at + 2], self.0[at + 3]];
        i32::from_be_bytes(bytes).into()
    }
}

/// Has a connection leave the log beside the file as it is, even if it is the last one to be closed.
pub(super) async fn keep_log_at_close(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    use rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    let mut handle = connection.lock_handle().await?;
    // SAFETY: the handle is that of an open connection, which is locked for as long as what is made of it here lives; dropping that does not close it.
    let borrowed = unsafe { rusqlite::Connection::from_handle(handle.as_raw_handle().as_ptr()) };
    let set = borrowed.and_then(|borrowed| borrowed.set_db_config(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true));
    set.map(drop).map_err(|problem| sqlx::Error::Configuration(problem.into()))
}
