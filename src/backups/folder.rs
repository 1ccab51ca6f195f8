//! The backup folder. The bot only ever reads or removes files that it named itself.

use super::Schedule;
use crate::rules::time::Time;
use chrono::{DateTime, NaiveDateTime};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The format of the time in a backup's name, in UTC.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// The suffix of an unfinished copy, and those of the files that SQLite may leave next to it.
const UNFINISHED: [&str; 4] = [".part", ".part-journal", ".part-wal", ".part-shm"];

/// Why the folder cannot hold backups, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    #[error("BACKUP_DIR is {}, which does not exist: create it, or change BACKUP_DIR", .0.display())]
    Missing(PathBuf),
    #[error("cannot write backups to {} ({problem}): let the bot's user write there, or change BACKUP_DIR", .folder.display())]
    Unwritable { folder: PathBuf, problem: io::Error },
    #[error("another bot keeps its backups in {}: name a folder of its own for each in BACKUP_DIR", .0.display())]
    Taken(PathBuf),
}

/// A writable folder, locked for one bot while it runs.
#[derive(Debug)]
pub struct Folder {
    schedule: Schedule,
    /// The prefix of all names in it: the database's name without its extension.
    stem: String,
    lock: File,
}

impl Drop for Folder {
    /// Closing the file is not enough: a child process that is being started holds all files open until it executes its
    /// own program.
    fn drop(&mut self) {
        if let Err(problem) = self.lock.unlock() {
            tracing::warn!(%problem, "the backup folder stays locked until this process ends");
        }
    }
}

impl Folder {
    /// Locks the folder for the backups of a database, and removes the remains of unfinished copies. Fails if the
    /// folder does not exist, cannot be written, or is in use by another bot.
    pub fn open(schedule: &Schedule, database: &Path) -> Result<Folder, FolderError> {
        let folder = &schedule.folder;
        must_exist(folder)?;
        let unwritable = |problem| FolderError::Unwritable { folder: folder.clone(), problem };
        let stem = database.file_stem().unwrap_or(database.as_os_str());
        let stem = stem.to_string_lossy().into_owned();
        let lock = OpenOptions::new()
            .append(true)
            .create(true)
            .open(folder.join(format!("{stem}-backups.lock")))
            .map_err(unwritable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FolderError::Taken(folder.clone())),
            // Some network file systems do not support locks, but can still hold backups.
            Err(TryLockError::Error(problem)) => {
                tracing::warn!(%problem, folder = %folder.display(), "cannot lock the backup folder against other bots");
            }
        }
        let folder = Folder { schedule: schedule.clone(), stem, lock };
        folder.try_to_write().map_err(unwritable)?;
        folder.sweep().map_err(unwritable)?;
        Ok(folder)
    }

    /// Checks that the folder exists and can be written, without locking it.
    pub fn probe(folder: &Path, try_to_write: impl FnOnce(&Path) -> io::Result<()>) -> Result<(), FolderError> {
        must_exist(folder)?;
        let unwritable = |problem| FolderError::Unwritable { folder: folder.to_owned(), problem };
        try_to_write(folder).map_err(unwritable)
    }

    /// Returns the names of a backup of this time, unfinished and finished.
    pub(super) fn names(&self, at: Time) -> (PathBuf, PathBuf) {
        let name = self.name(at);
        let part = format!("{name}{}", UNFINISHED[0]);
        let folder = &self.schedule.folder;
        (folder.join(part), folder.join(name))
    }

    /// Returns the times of the backups in the folder, according to their names.
    pub(super) fn made(&self) -> io::Result<Vec<Time>> {
        let names = self.files()?;
        Ok(names.iter().filter_map(|name| self.time(name)).collect())
    }

    pub(super) fn sweep(&self) -> io::Result<()> {
        for name in self.files()? {
            let whole = UNFINISHED.iter().find_map(|end| name.strip_suffix(end));
            if whole.is_some_and(|whole| self.time(whole).is_some()) {
                fs::remove_file(self.schedule.folder.join(name))?;
            }
        }
        Ok(())
    }

    /// Removes all but the newest backups. Backups from after `now` are counted separately: they were made before the
    /// clock was set back, or while it was wrong, so their age relative to the others is unknown.
    pub(super) fn thin_out(&self, now: Time) -> io::Result<()> {
        let mut made = self.made()?;
        made.sort_unstable_by(|one, other| other.cmp(one));
        let (ahead, past): (Vec<Time>, Vec<Time>) = made.into_iter().partition(|at| *at > now);
        let keep = self.schedule.keep;
        for at in past.into_iter().skip(keep).chain(ahead.into_iter().skip(keep)) {
            fs::remove_file(self.schedule.folder.join(self.name(at)))?;
        }
        Ok(())
    }

    fn try_to_write(&self) -> io::Result<()> {
        let (part, _) = self.names(Time::from_millis(0));
        fs::write(&part, "This file says that the folder can be written.")?;
        fs::remove_file(part)
    }

    fn files(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.schedule.folder)? {
            let entry = entry?;
            if entry.file_type()?.is_file()
                && let Ok(name) = entry.file_name().into_string()
            {
                names.push(name);
            }
        }
        Ok(names)
    }

    fn name(&self, at: Time) -> String {
        // Every time that a clock shows has a date.
        let at = DateTime::from_timestamp_millis(at.as_millis()).unwrap_or_default();
        format!("{}-{}.db", self.stem, at.format(STAMP))
    }

    /// Returns the time in a backup's name, or `None` if the bot would not have chosen that name.
    fn time(&self, name: &str) -> Option<Time> {
        let stamp = name.strip_prefix(&self.stem)?.strip_prefix('-')?.strip_suffix(".db")?;
        let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?;
        let at = Time::from_millis(at.and_utc().timestamp_millis());
        (self.name(at) == name).then_some(at)
    }
}

fn must_exist(folder: &Path) -> Result<(), FolderError> {
    match folder.is_dir() {
        true => Ok(()),
        false => Err(FolderError::Missing(folder.to_owned())),
    }
}
