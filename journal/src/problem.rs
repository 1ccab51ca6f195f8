//! Why the journal could not do what it was asked.

use chancery_rules::ids::CampaignId;
use std::fmt::Display;
use std::io;
use std::path::PathBuf;

/// What a database reports, in words of its own. Each backend has errors of another type.
pub type Reported = Box<dyn std::error::Error + Send + Sync>;

/// Why the journal could not do what it was asked for reasons that lie outside the request.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the journal is closed, or was opened for reading only")]
    Closed,
    /// Nothing was written, and nothing can be until something outside is put right. The writer has said so in the log.
    #[error("nothing can be written: {0}")]
    Unwritable(Trouble),
    #[error(transparent)]
    Database(Reported),
}

/// Why nothing can be written at the moment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("the disk is full")]
    Full,
    #[error("the database can only be read")]
    ReadOnly,
    #[error("the database file is gone")]
    Gone,
    #[error("another file has taken the place of the database")]
    Replaced,
    /// The process did the work of the leader and is not the leader any more.
    #[error("another process leads")]
    Deposed,
    #[error("another bot serves the database: stop it, or give it a database of its own")]
    Taken,
    #[error("{0}")]
    Other(String),
}

/// Why a commit was not written. Nothing of it was, then.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    #[error("{cause} has been written before")]
    Duplicate { cause: String },
    /// The campaign has moved on since the version the commit was decided on, or there is no such campaign.
    #[error("the campaign has changed meanwhile")]
    Stale,
    /// The change's condition did not hold any more when its turn came.
    #[error("its turn came too late")]
    TooLate,
    /// The campaign was to move to a channel in which this one is played.
    #[error("campaign {0} is being played in this channel")]
    ChannelTaken(CampaignId),
    #[error("the journal cannot be written: {0}")]
    Unavailable(#[from] Error),
}

/// Why a campaign was not created.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    #[error("campaign {0} is being played in this channel")]
    ChannelTaken(CampaignId),
    #[error("{cause} has been written before")]
    Duplicate { cause: String },
    /// The change's condition did not hold any more when its turn came.
    #[error("its turn came too late")]
    TooLate,
    #[error("the journal cannot be written: {0}")]
    Unavailable(#[from] Error),
}

/// Why there is no copy, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} exists already: name a file that does not", .0.display())]
    Exists(PathBuf),
    #[error("cannot write {} ({problem}): name a file in a folder that can be written", .path.display())]
    Unwritable { path: PathBuf, problem: io::Error },
    #[error("cannot copy the database: {0}")]
    Database(Reported),
    #[error("cannot copy the database: {0}")]
    Lost(Trouble),
    /// The copy says what is wrong, for all of the database is read to make it.
    #[error("the copy is not sound, so look at the database with `chancery verify`: {0}")]
    Unsound(Reported),
    /// The database has tools of its own for this.
    #[error("the database is copied with its own tools: {0}")]
    Elsewhere(&'static str),
}

impl Error {
    /// Returns the error for what a database reports.
    pub fn database(problem: impl Into<Reported>) -> Error {
        Error::Database(problem.into())
    }

    /// Returns the error for something that was read and cannot be.
    pub fn unreadable(problem: impl Display) -> Error {
        Error::Database(problem.to_string().into())
    }
}
