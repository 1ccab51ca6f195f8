//! Makes consistent copies, even while a bot writes.

use super::served_file::ServedFile;
use super::{lock, open};
use chancery_journal::BackupError;
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::task::spawn_blocking;

/// The number of pages SQLite copies between checks for cancellation.
const STEPS: i32 = 10_000;

/// Writes a copy of the database at `path` to a new file.
pub(super) async fn copy(path: &Path, to: &Path) -> Result<(), BackupError> {
    let unwritable = |problem| BackupError::Unwritable { path: to.to_owned(), problem };
    // Absolute paths cannot be mistaken for one of SQLite's special names.
    let new = std::path::absolute(to).map_err(unwritable)?;
    let name = new.to_str().ok_or_else(|| unwritable(io::Error::other("its name is not UTF-8")))?;
    // Created empty here, because only the system can tell reliably that the file did not exist before.
    lock::private(OpenOptions::new().write(true).create_new(true)).open(&new).map_err(|problem| unkept(to, problem))?;
    let copied = vacuum(path, name).await;
    if copied.is_err() {
        remove_unfinished(&new);
    }
    copied.map_err(|problem| BackupError::Database(problem.into()))
}

/// Writes a verified copy under the name `part`, and renames it. Refuses if `file` is no longer at `path`.
pub(super) async fn copy_whole(
    path: &Path,
    file: Option<&ServedFile>,
    part: &Path,
    to: &Path,
) -> Result<(), BackupError> {
    let must_be_served = || file.map_or(Ok(()), |file| file.must_be_at(path).map_err(BackupError::Lost));
    must_be_served()?;
    copy(path, part).await?;
    // Checks again, because the file may have been replaced before the copying began.
    let kept = match must_be_served() {
        Ok(()) => keep(part, to).await,
        replaced => replaced,
    };
    if kept.is_err() {
        remove_unfinished(part);
    }
    kept
}

async fn keep(part: &Path, to: &Path) -> Result<(), BackupError> {
    open::must_be_sound(part).await.map_err(|problem| BackupError::Unsound(problem.into()))?;
    let (from, name) = (part.to_owned(), to.to_owned());
    let renamed = spawn_blocking(move || settle(&from, &name)).await;
    renamed.unwrap_or_else(|ended| Err(io::Error::other(ended))).map_err(|problem| unkept(to, problem))
}

fn unkept(to: &Path, problem: io::Error) -> BackupError {
    match problem.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_owned()),
        _ => BackupError::Unwritable { path: to.to_owned(), problem },
    }
}

async fn vacuum(path: &Path, name: &str) -> Result<(), sqlx::Error> {
    // Opens a separate connection, because the readers' connections cannot write to any file.
    let mut connection = open::options(path).connect().await?;
    // Without this, SQLite would continue copying while the bot stops, and delay its exit.
    let unwanted = Unwanted::default();
    let given_up = Arc::clone(&unwanted.0);
    let mut handle = connection.lock_handle().await?;
    handle.set_progress_handler(STEPS, move || !given_up.load(Ordering::Relaxed));
    drop(handle);
    sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut connection).await?;
    connection.close().await
}

/// Cancels SQLite's copying on drop.
#[derive(Default)]
struct Unwanted(Arc<AtomicBool>);

impl Drop for Unwanted {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Makes a copy durable, renames it to its final name, and makes the new name durable.
pub(super) fn settle(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    if to.try_exists()? {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(part, to)?;
    sync_folder_of(to)
}

#[cfg(unix)]
fn sync_folder_of(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

/// Other systems cannot open a folder.
#[cfg(not(unix))]
fn sync_folder_of(_: &Path) -> io::Result<()> {
    Ok(())
}

fn remove_unfinished(path: &Path) {
    if let Err(problem) = fs::remove_file(path) {
        tracing::warn!(%problem, path = %path.display(), "an unfinished backup could not be removed");
    }
}
