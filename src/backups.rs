//! Backups that the bot makes by itself: every so many hours a copy of the database in a folder of its own, of which so many are kept.
//!
//! When the next is due the names in the folder say, so a start neither leaves one out nor makes one too many. A copy that cannot be made is tried
//! again, and the bot goes on meanwhile; copying holds up neither who reads nor who writes.

mod folder;

pub use folder::{Folder, FolderError};

use crate::clock::Clock;
use crate::journal::{BackupError, Journal};
use crate::rules::time::{Span, Time};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, spawn_blocking};

/// How long to wait after a backup could not be made; each time twice as long as before, up to the latter.
const FIRST_PAUSE: Span = Span::seconds(60);
const LONGEST_PAUSE: Span = Span::hours(1);

/// How far a clock may be set back without what was made before counting as made in a time that has not come yet.
const SLACK: Span = Span::hours(1);

/// Where backups are kept, and how many.
#[derive(Clone, Debug)]
pub struct Schedule {
    pub folder: PathBuf,
    /// At least one.
    pub keep: usize,
    pub every: Span,
}

/// Why there is no new backup, or why an old one is still there.
#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error("the folder of the backups cannot be read: {0}")]
    Unreadable(io::Error),
    #[error("the backup is made, but older ones cannot be removed: {0}")]
    Left(io::Error),
}

/// How long stopping waits for a thread that still looks into the folder.
const LOOKING_ENDS: Duration = Duration::from_millis(200);

/// The task that makes them. It goes with this.
pub struct Backups {
    task: JoinHandle<()>,
    folder: Arc<Folder>,
}

impl Backups {
    pub fn start(journal: Journal, clock: Clock, folder: Folder) -> Backups {
        let folder = Arc::new(folder);
        let keeper = Keeper { journal, clock, folder: Arc::clone(&folder), failing: String::new() };
        Backups { task: tokio::spawn(keeper.keep_up()), folder }
    }

    /// Stops the task. A copy that is being made is given up; the next start makes it.
    pub async fn stop(mut self) {
        self.task.abort();
        let _ = (&mut self.task).await;
        // A thread that looks into the folder cannot be given up, and holds its lock.
        let alone = async {
            while Arc::strong_count(&self.folder) > 1 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(LOOKING_ENDS, alone).await;
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
    /// What was logged last; what goes on failing is said once.
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
                        tracing::error!(%problem, "no backup: it is tried again");
                        self.failing = problem;
                    }
                    let again = self.clock.steady() + pause;
                    self.clock.sleep_until_steady(again).await;
                    pause = Span::millis(pause.as_millis() * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Waits until the next is due, or makes it if it is.
    async fn step(&mut self) -> Result<(), Problem> {
        let folder = Arc::clone(&self.folder);
        let made = blocking(move || folder.made()).await;
        let made = made.map_err(Problem::Unreadable)?;
        let now = self.clock.now();
        // One of a time that has not come yet was made before the clock was set back; how long ago cannot be told.
        let newest = made.into_iter().filter(|at| *at <= now + SLACK).max();
        if let Some(newest) = newest {
            self.journal.note_backup(newest);
        }
        let every = self.folder.schedule().every;
        let due = newest.map_or(now, |newest| newest + every);
        if due > now {
            // By the steady time as well: the calendar may be set back while this waits.
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
        tracing::info!(backup = %path.display(), "a backup is made");
        let folder = Arc::clone(&self.folder);
        blocking(move || folder.thin_out(now + SLACK)).await.map_err(Problem::Left)
    }
}

/// Has a thread that may wait look into the folder: it may lie on a disk that hangs.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    let done = spawn_blocking(work).await;
    done.unwrap_or_else(|ended| Err(io::Error::other(ended)))
}
