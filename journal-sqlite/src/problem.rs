//! Why the database cannot be opened, in terms that a host can act on.

use chancery_journal::Reported;
use sqlx::migrate::MigrateError;
use std::io;
use std::path::{Path, PathBuf};

/// Why the database cannot be opened, in one line with the remedy.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL is not shown, because a URL of another kind of database may contain a password.
    #[error("DATABASE_URL must name a SQLite file, such as sqlite://chancery.db, with nothing after its name")]
    Url,
    #[error(
        "DATABASE_URL names a database in memory, which would forget everything at the next stop: name a file, such as sqlite://chancery.db"
    )]
    Memory,
    #[error("the folder {} does not exist: create it, or change DATABASE_URL", .0.display())]
    MissingFolder(PathBuf),
    #[error("there is no database {}: start the bot once to create it, or change DATABASE_URL", .0.display())]
    MissingFile(PathBuf),
    #[error("cannot write {} ({problem}): let the bot's user write there, or change DATABASE_URL", .path.display())]
    Unwritable { path: PathBuf, problem: io::Error },
    #[error("another bot process is serving {}: stop that one first", .0.display())]
    Served(PathBuf),
    #[error("{} already exists: name a new file for the journal", .0.display())]
    Exists(PathBuf),
    #[error("{} is empty: restore a backup, or remove it to start over", .0.display())]
    Empty(PathBuf),
    #[error("{} is damaged ({problem}): restore a backup, and keep this file to find out why", .path.display())]
    Damaged { path: PathBuf, problem: String },
    #[error("{} is not a SQLite database: move it away, or change DATABASE_URL", .0.display())]
    NotADatabase(PathBuf),
    #[error("{} belongs to another program: change DATABASE_URL", .0.display())]
    Foreign(PathBuf),
    #[error("{} was written by a newer version of chancery: start that version, or restore a backup made before it", .0.display())]
    Newer(PathBuf),
    #[error("{} was written by an older version of chancery: start the bot once to migrate it", .0.display())]
    Older(PathBuf),
    #[error("cannot open {}: {problem}", .path.display())]
    Database { path: PathBuf, problem: Reported },
    #[error("cannot start a thread to write {} ({problem}): raise the thread limit of the bot's user", .path.display())]
    Thread { path: PathBuf, problem: io::Error },
    #[error("cannot migrate {}: {problem}", .path.display())]
    Migration { path: PathBuf, problem: Box<MigrateError> },
}

/// Returns SQLite's primary error code of an error on any connection.
pub(super) fn reported_code(problem: &Reported) -> Option<i32> {
    match problem.downcast_ref::<rusqlite::Error>() {
        Some(problem) => problem.sqlite_error().map(|error| error.extended_code & 0xff),
        None => problem.downcast_ref().and_then(code),
    }
}

/// Returns SQLite's primary error code, the low byte; the rest is detail.
pub(super) fn code(problem: &sqlx::Error) -> Option<i32> {
    let code = problem.as_database_error()?.code()?;
    Some(code.parse::<i32>().ok()? & 0xff)
}

pub(super) fn explain(path: &Path, problem: sqlx::Error) -> OpenError {
    const READONLY: i32 = 8;
    const CORRUPT: i32 = 11;
    const NOTADB: i32 = 26;
    let code = code(&problem);
    let path = path.to_owned();
    match code {
        Some(NOTADB) => OpenError::NotADatabase(path),
        Some(READONLY) => OpenError::Unwritable { path, problem: io::Error::other(problem) },
        Some(CORRUPT) => OpenError::Damaged { path, problem: problem.to_string() },
        _ => OpenError::Database { path, problem: problem.into() },
    }
}
