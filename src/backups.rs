//! Automatic backups: copies the database to a folder at regular intervals, and keeps the newest copies.
//!
//! The names in the folder determine when the next backup is due, so a restart neither skips one nor makes an extra
//! one. A failed copy is retried while the bot keeps running. Copying blocks neither readers nor the writer.

mod folder;

pub use folder::{Folder, FolderError};

use crate::journal::{BackupError, Journal};
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, spawn_blocking};

/// The pause after a failed backup. It doubles with each failure up to the maximum.
const FIRST_PAUSE: Span = Span::seconds(60);
const LONGEST_PAUSE: Span = Span::hours(1);

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
enum Problem {
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error("the backup folder cannot be read: {0}")]
    Unreadable(io::Error),
    #[error("the backup is made, but older ones cannot be removed: {0}")]
    Left(io::Error),
}

/// How long stopping waits for a thread that is still reading the folder.
const LOOKING_ENDS: Duration = Duration::from_millis(200);

/// The backup task, which ends when this is dropped.
pub struct Backups {
    task: JoinHandle<()>,
    folder: Arc<Folder>,
    clock: Clock,
}

impl Backups {
    pub fn start(journal: Journal, clock: Clock, folder: Folder) -> Backups {
        let folder = Arc::new(folder);
        let keeper = Keeper { journal, clock: clock.clone(), folder: Arc::clone(&folder), failing: String::new() };
        Backups { task: tokio::spawn(keeper.keep_up()), folder, clock }
    }

    /// Stops the task. An unfinished copy is discarded; the next start makes it.
    pub async fn stop(mut self) {
        self.task.abort();
        let _ = (&mut self.task).await;
        // A thread that is reading the folder cannot be cancelled, and holds its lock.
        let alone = async {
            while Arc::strong_count(&self.folder) > 1 {
                self.clock.sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = self.clock.within(LOOKING_ENDS, alone).await;
    }
}

impl Drop for Backups {
    fn drop(&mut self) {
        self.task.abort();
    }
}

struct Keeper {
    journal: Journal,
    clock: Clock,
    folder: Arc<Folder>,
    /// The last problem logged; a persistent failure is logged once.
    failing: String,
}

impl Keeper {
    async fn keep_up(mut self) {
        let mut pause = FIRST_PAUSE;
        loop {
            match self.step().await {
                Ok(()) => {
                    if !self.failing.is_empty() {
                        tracing::info!("backups are made again");
                    }
                    self.failing.clear();
                    pause = FIRST_PAUSE;
                }
                Err(problem) => {
                    let problem = problem.to_string();
                    if problem != self.failing {
                        tracing::error!(%problem, "the backup failed and will be retried");
                        self.failing = problem;
                    }
                    let again = self.clock.steady() + pause;
                    self.clock.sleep_until_steady(again).await;
                    pause = Span::millis(pause.as_millis() * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Makes the next backup if it is due, or else waits for it.
    async fn step(&mut self) -> Result<(), Problem> {
        let folder = Arc::clone(&self.folder);
        let made = blocking(move || folder.made()).await;
        let made = made.map_err(Problem::Unreadable)?;
        let now = self.clock.now();
        // A backup from the future was made before the clock was set back, so its age is unknown.
        let newest = made.into_iter().filter(|at| *at <= now + SLACK).max();
        if let Some(newest) = newest {
            self.journal.note_backup(newest);
        }
        let every = self.folder.schedule().every;
        let due = newest.map_or(now, |newest| newest + every);
        if due > now {
            // The steady clock limits the wait, in case the calendar is set back meanwhile.
            let at_most = self.clock.steady() + every;
            tokio::select! {
                () = self.clock.sleep_until(due) => {}
                () = self.clock.sleep_until_steady(at_most) => {}
            }
            return Ok(());
        }
        self.make(now).await
    }

    async fn make(&mut self, now: Time) -> Result<(), Problem> {
        let folder = Arc::clone(&self.folder);
        blocking(move || folder.sweep()).await.map_err(Problem::Unreadable)?;
        let (part, path) = self.folder.names(now);
        self.journal.backup_whole(&part, &path).await?;
        self.journal.note_backup(now);
        tracing::info!(backup = %path.display(), "a backup was made");
        let folder = Arc::clone(&self.folder);
        blocking(move || folder.thin_out(now + SLACK)).await.map_err(Problem::Left)
    }
}

/// Works with the folder on a blocking thread, because the folder may be on a disk that hangs.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    let done = spawn_blocking(work).await;
    done.unwrap_or_else(|ended| Err(io::Error::other(ended)))
}
