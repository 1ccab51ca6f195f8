//! Detects and reports changes to the file while it is served.
//!
//! A deleted file continues to exist, with everything written to it, as long as a process has it open. The bot
//! therefore stops writing to such a file and saves its contents next to the old path. The next start restores them.

use super::lock::{beside, remove};
use super::write_connection::WriteConnection;
use chancery_journal::{Error, Reported, Trouble, is_out_of_handles};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Returns the trouble behind an error, or `None` if the data caused it.
fn trouble(problem: &Error) -> Option<Trouble> {
    const READONLY: i32 = 8;
    const FULL: i32 = 13;
    const CONSTRAINT: i32 = 19;
    let reported = match problem {
        Error::Database(reported) => super::problem::reported_code(reported),
        Error::Closed | Error::Unwritable(_) => None,
    };
    match reported {
        Some(CONSTRAINT) => None,
        Some(FULL) => Some(Trouble::Full),
        Some(READONLY) => Some(Trouble::ReadOnly),
        _ => Some(Trouble::Other(problem.to_string())),
    }
}

/// Returns the trouble behind an error that prevents writing.
pub(super) fn of(problem: &Error) -> Trouble {
    trouble(problem).unwrap_or_else(|| Trouble::Other(problem.to_string()))
}

pub(super) fn error(problem: Error) -> Error {
    match trouble(&problem) {
        Some(trouble) => Error::Unwritable(trouble),
        None => problem,
    }
}

/// Returns the sizes in bytes of the database file and of its log; 0 for a missing file.
pub(super) fn sizes(path: &Path) -> (u64, u64) {
    let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    (size(path), size(&beside(path, "-wal")))
}

/// Checks without writing whether the database's folder is writable, by opening the lock file next to it. The
/// database itself must not be opened for this, because closing it would drop SQLite's locks.
pub(super) fn must_be_writable(path: &Path) -> Result<(), Trouble> {
    match File::options().append(true).open(beside(path, ".lock")) {
        Err(problem) if problem.kind() == io::ErrorKind::ReadOnlyFilesystem => Err(Trouble::ReadOnly),
        // The lock file serves another purpose, so its removal or ownership does not matter here.
        Err(problem) if problem.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(problem) if problem.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        // This does not concern the folder, and the open database stays writable.
        Err(problem) if is_out_of_handles(&problem) => Ok(()),
        Err(problem) => Err(Trouble::Other(problem.to_string())),
        Ok(_) => Ok(()),
    }
}

/// Returns the path for saving the contents of a deleted file.
fn saved(path: &Path) -> PathBuf {
    beside(path, ".saved")
}

/// Restores the contents saved when the file was deleted, if the file does not exist.
pub(super) fn put_back(path: &Path) -> io::Result<()> {
    let saved = saved(path);
    if path.exists() || !saved.exists() {
        return Ok(());
    }
    // These are left over from the deleted file. SQLite would apply them to this one.
    for ending in ["-wal", "-shm"] {
        remove(&beside(path, ending))?;
    }
    fs::rename(&saved, path)?;
    tracing::warn!(path = %path.display(), "the database was deleted while in use; restoring its saved copy");
    Ok(())
}

/// Saves the contents of a deleted file through a connection that still has it open. Returns whether that succeeded.
pub(super) fn save(connection: &WriteConnection, path: &Path) -> bool {
    let to = saved(path);
    let copied = copy(connection, &to);
    match &copied {
        Ok(()) => {
            let to = to.display();
            tracing::error!(
                "the database was deleted; its contents are saved in {to} and will be restored at the next start"
            );
        }
        Err(problem) => {
            // An unfinished copy only takes up space. If it cannot be removed now, the next attempt removes it.
            let _ = fs::remove_file(beside(&to, ".part"));
            tracing::error!(%problem, "the database was deleted, and its contents cannot be saved yet");
        }
    }
    copied.is_ok()
}

/// Renames the log after the file was overwritten in place, so that the next start does not apply it to the new file.
pub(super) fn set_log_aside(path: &Path) {
    let (log, aside) = (beside(path, "-wal"), beside(path, ".overwritten-wal"));
    match fs::rename(&log, &aside) {
        Err(problem) if problem.kind() != io::ErrorKind::NotFound => {
            let log = log.display();
            tracing::error!(%problem, "remove {log} before the next start: it does not belong to the file that was written over the database");
        }
        _ => {}
    }
}

/// Removes the saved contents, because the original file is back.
pub(super) fn forget_saved(path: &Path) {
    if let Err(problem) = fs::remove_file(saved(path)) {
        tracing::warn!(%problem, "the saved copy of the database could not be removed");
    }
}

fn copy(connection: &WriteConnection, to: &Path) -> Result<(), Reported> {
    let part = beside(to, ".part");
    let name = part.to_str().ok_or_else(|| io::Error::other("its name is not UTF-8"))?;
    remove(&part)?;
    connection.copy_to(name)?;
    File::open(&part)?.sync_all()?;
    Ok(fs::rename(&part, to)?)
}
