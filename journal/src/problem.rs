//! The errors of the journal.

use chancery_basics::ids::CampaignId;
use std::fmt::Display;
use std::io;
use std::path::PathBuf;

/// An error as the database reports it. Each backend has its own error type.
pub type Reported = Box<dyn std::error::Error + Send + Sync>;

/// Why a request failed, for reasons unrelated to the request.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the journal is closed, or was opened for reading only")]
    Closed,
    /// Nothing was written, and writing is impossible until someone fixes the cause. The writer has logged it.
    #[error("nothing can be written: {0}")]
    Unwritable(Trouble),
    #[error(transparent)]
    Database(Reported),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("the disk is full")]
    Full,
    #[error("the database can only be read")]
    ReadOnly,
    #[error("the database file is gone")]
    Gone,
    #[error("another file has replaced the database")]
    Replaced,
    /// The work belonged to a leader, and this process is no longer that leader.
    #[error("another process leads")]
    Deposed,
    #[error("another bot serves the database: stop it, or give it a database of its own")]
    Taken,
    #[error("{0}")]
    Other(String),
}

/// Why a commit was not written. A failed commit has no effect.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    #[error("{cause} has been written before")]
    Duplicate { cause: String },
    /// The campaign has changed since the version that the commit was based on, or does not exist.
    #[error("the campaign has changed meanwhile")]
    Stale,
    /// The change's condition no longer held when its turn came.
    #[error("its turn came too late")]
    TooLate,
    /// The campaign was to move to a channel where this campaign is being played.
    #[error("campaign {0} is being played in this channel")]
    ChannelTaken(CampaignId),
    #[error("the journal cannot be written: {0}")]
    Unavailable(#[from] Error),
}

#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    #[error("campaign {0} is being played in this channel")]
    ChannelTaken(CampaignId),
    #[error("{cause} has been written before")]
    Duplicate { cause: String },
    /// The change's condition no longer held when its turn came.
    #[error("its turn came too late")]
    TooLate,
    #[error("the journal cannot be written: {0}")]
    Unavailable(#[from] Error),
}

/// Why a backup failed, in one line with the remedy.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} already exists: name another file", .0.display())]
    Exists(PathBuf),
    #[error("cannot write {} ({problem}): name a file in a writable folder", .path.display())]
    Unwritable { path: PathBuf, problem: io::Error },
    #[error("cannot copy the database: {0}")]
    Database(Reported),
    #[error("cannot copy the database: {0}")]
    Lost(Trouble),
    /// The copy reveals damage, because copying reads the whole database.
    #[error("the copy is damaged; check the database with `chancery verify`: {0}")]
    Unsound(Reported),
    /// The database has backup tools of its own.
    #[error("the database is copied with its own tools: {0}")]
    Elsewhere(&'static str),
}

impl Error {
    pub fn database(problem: impl Into<Reported>) -> Error {
        Error::Database(problem.into())
    }

    /// Returns the error that the database's library reported.
    ///
    /// # Errors
    /// Returns the error itself if it comes from elsewhere.
    pub fn reported<E: std::error::Error + 'static>(self) -> Result<E, Error> {
        match self {
            Error::Database(reported) => reported.downcast().map(|reported| *reported).map_err(Error::Database),
            other => Err(other),
        }
    }

    /// Returns the error for a stored value that cannot be parsed.
    pub fn unreadable(problem: impl Display) -> Error {
        Error::Database(problem.to_string().into())
    }
}

/// Returns whether opening a file or connection failed because the process, or the whole system, has too many.
pub fn is_out_of_handles(problem: &io::Error) -> bool {
    /// `ENFILE` and `EMFILE`, on every Unix.
    const TOO_MANY: [i32; 2] = [23, 24];
    cfg!(unix) && problem.raw_os_error().is_some_and(|code| TOO_MANY.contains(&code))
}
