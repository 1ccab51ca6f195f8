//! Automatic backups: copies the database to a folder at regular intervals, and keeps the newest copies.
//!
//! The names in the folder determine when the next backup is due, so a restart neither skips one nor makes an extra
//! one. A failed copy is retried while the bot keeps running. Copying blocks neither readers nor the writer.

mod folder;

pub use folder::{Folder, FolderError};

use crate::duty::{Duty, Next, Running};
use crate::journal::{BackupError, Journal};
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;

/// How far the clock may be set back before earlier backups count as being from the future.
const SLACK: Span = Span::hours(1);

#[derive(Clone, Debug)]
pub struct Schedule {
    pub folder: PathBuf,
    /// At least one.
    pub keep: usize,
    pub every: Span,
}

/// Why a new backup is missing, or an old one was not removed.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    #[error(transparent)]
    Folder(#[from] FolderError),
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error("the backup folder cannot be read: {0}")]
    Unreadable(io::Error),
    #[error("the backup is made, but older ones cannot be removed: {0}")]
    Left(io::Error),
}

/// How long stopping waits for a thread that is still reading the folder.
const LOOKING_ENDS: Duration = Duration::from_millis(200);

pub struct Backups {
    journal: Journal,
    clock: Clock,
    schedule: Schedule,
    database: PathBuf,
    /// `None` until it can be opened. Another process may just be releasing it.
    folder: Option<Arc<Folder>>,
    /// Whether a backup was made since old ones were last removed.
    is_crowded: bool,
}

impl Backups {
    /// Starts making backups of the journal in the file `database`. `folder` is the folder for them, if it is open.
    pub fn start(
        journal: Journal,
        clock: Clock,
        schedule: Schedule,
        database: PathBuf,
        folder: Option<Folder>,
    ) -> Running {
        let (folder, is_crowded) = (folder.map(Arc::new), false);
        Running::start(Backups { journal, clock: clock.clone(), schedule, database, folder, is_crowded }, clock)
    }

    fn open(&mut self) -> Result<Arc<Folder>, FolderError> {
        if let Some(folder) = &self.folder {
            return Ok(Arc::clone(folder));
        }
        let folder = Arc::new(Folder::open(&self.schedule, &self.database)?);
        self.folder = Some(Arc::clone(&folder));
        Ok(folder)
    }

    async fn make(&mut self, folder: &Arc<Folder>, now: Time) -> Result<(), Problem> {
        let swept = Arc::clone(folder);
        blocking(move || swept.sweep()).await.map_err(Problem::Unreadable)?;
        let (part, path) = folder.names(now);
        self.journal.backup_whole(&part, &path).await?;
        self.journal.note_backup(now);
        self.is_crowded = true;
        tracing::info!(backup = %path.display(), "a backup was made");
        Ok(())
    }
}

impl Duty for Backups {
    const FAILED: &'static str = "the backup failed and will be retried";
    const RECOVERED: &'static str = "backups are made again";
    const FIRST_PAUSE: Duration = Duration::from_secs(60);
    const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

    type Problem = Problem;

    /// Makes the next backup if it is due. An unfinished copy is discarded on a stop; the next start makes it.
    async fn step(&mut self) -> Result<Next, Problem> {
        let folder = self.open()?;
        let listed = Arc::clone(&folder);
        let made = blocking(move || listed.made()).await.map_err(Problem::Unreadable)?;
        let now = self.clock.now();
        // A backup from the future was made before the clock was set back, so its age is unknown.
        let newest = made.into_iter().filter(|at| *at <= now + SLACK).max();
        if let Some(newest) = newest {
            self.journal.note_backup(newest);
        }
        let every = self.schedule.every;
        let due = newest.map_or(now, |newest| newest + every);
        if due <= now {
            self.make(&folder, now).await?;
        }
        if self.is_crowded {
            blocking(move || folder.thin_out(now + SLACK)).await.map_err(Problem::Left)?;
            self.is_crowded = false;
        }
        // The steady clock limits the wait, in case the calendar is set back meanwhile.
        Ok(Next { calendar: Some(due), steady: Some(self.clock.steady() + every) })
    }

    async fn end(self) {
        let Some(folder) = self.folder else { return };
        // A thread that is reading the folder cannot be cancelled, and holds its lock.
        let alone = async {
            while Arc::strong_count(&folder) > 1 {
                self.clock.sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = self.clock.within(LOOKING_ENDS, alone).await;
    }
}

/// Works with the folder on a blocking thread, because the folder may be on a disk that hangs.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    let done = spawn_blocking(work).await;
    done.unwrap_or_else(|ended| Err(io::Error::other(ended)))
}
