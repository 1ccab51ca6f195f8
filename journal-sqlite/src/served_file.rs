//! Detects that another file was written over the served one in place, as `cp backup.db chancery.db` does.
//!
//! The device and inode stay the same, and SQLite does not notice: it would continue with its cached pages and the log.
//! The header is therefore compared at every check. SQLite's own change counter does not count in WAL mode, so the
//! writer counts in `user_version` (a *stamp*), once every few transactions. The header in the file has the stamp of
//! the last checkpoint, which is between the last one seen and the newest one written; an older copy of the file has a
//! smaller stamp. A backup is one schema change ahead, because `VACUUM INTO` counts as one, and its header does not
//! declare WAL mode.

use super::lock::Identity;
use chancery_journal::Trouble;
use sqlx::SqliteConnection;
use std::fs::File;
use std::io;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Stamps are frequent enough that a log of the usual length contains several.
const STAMP_EVERY: u64 = 16;

/// The start of a database header, and the mark of WAL mode.
const MAGIC: &[u8] = b"SQLite format 3\0";
const WITH_LOG: [u8; 2] = [2, 2];

#[derive(Debug)]
pub(super) struct ServedFile {
    identity: Identity,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// Opened before any connection and closed after the last one, because closing a descriptor drops SQLite's locks on
    /// the file.
    file: Option<File>,
    stamps: RangeInclusive<i64>,
    schemas: RangeInclusive<i64>,
    transactions: u64,
    overwritten: bool,
}

impl ServedFile {
    /// Opens the file. Call this before connecting to it.
    pub(super) fn open(path: &Path) -> io::Result<ServedFile> {
        let file = Some(File::open(path)?);
        let state = State { file, stamps: 0..=0, schemas: 0..=0, transactions: 0, overwritten: false };
        Ok(ServedFile { identity: Identity::of(path)?, state: Mutex::new(state) })
    }

    /// Reads the reference values for later checks. Call it after all changes made at start-up.
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

    /// Closes the file. Call this after the last connection is closed and before the lock is released.
    pub(super) fn close(&self) {
        self.state().file = None;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic can leave the state half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the stamp for the next transaction, if it gets one.
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

    /// Checks that the path still leads to this file and that nobody else wrote to it. After an overwrite this fails
    /// permanently, because the cached pages and the log no longer match the file.
    pub(super) fn must_be_at(&self, path: &Path) -> Result<(), Trouble> {
        self.identity.must_be_at(path)?;
        let mut state = self.state();
        if let Some(file) = &state.file
            && !state.overwritten
        {
            let header = match Header::read(file) {
                Ok(header) => Some(header),
                // The file was truncated.
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
