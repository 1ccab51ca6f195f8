//! Classifies the errors that the database reports, and explains them in terms that a host can act on.

use super::connecting::NotKept;
use chancery_journal::Trouble;
use sqlx::migrate::MigrateError;
use std::io;

/// The oldest supported version of PostgreSQL.
pub(crate) const OLDEST: i32 = 14;

/// Why the database cannot be opened, in one line with the remedy. It never repeats the whole URL, which may contain a
/// password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(
        "DATABASE_URL must be an address such as postgres://user:password@host:5432/chancery, with nothing behind a ? but host, port, user, password, dbname and sslmode with its files"
    )]
    Url,
    #[error("cannot reach PostgreSQL at {place} ({problem}): start it, or change DATABASE_URL")]
    Unreachable { place: String, problem: String },
    #[error(
        "cannot speak with PostgreSQL at {place} in private ({problem}): give it a certificate for this name, let sslrootcert in DATABASE_URL name the authority that signed it, or change sslmode there"
    )]
    Private { place: String, problem: String },
    #[error(
        "PostgreSQL at {place} does not let the bot in ({problem}): change the user or the password in DATABASE_URL"
    )]
    NotLetIn { place: String, problem: String },
    #[error("there is no database {place}: create it, or change DATABASE_URL")]
    MissingDatabase { place: String },
    #[error(
        "{place} is reached through a pooler that does not give the bot sessions of its own ({problem}): set pool_mode = session there, or let DATABASE_URL name PostgreSQL itself"
    )]
    Pooled { place: String, problem: String },
    #[error("PostgreSQL at {place} is version {version}: upgrade it to {OLDEST} or newer")]
    Old { place: String, version: i32 },
    #[error(
        "{place} keeps its texts in {encoding}: create a database with the encoding UTF8, and let DATABASE_URL name it"
    )]
    Encoding { place: String, encoding: String },
    #[error("{place} is read-only: set DATABASE_URL to the primary server")]
    ReadOnly { place: String },
    #[error("the bot's user may not create tables in {place} ({problem}): make that user the owner of the database")]
    Forbidden { place: String, problem: String },
    #[error("a bot is serving {place}: stop every process of it first")]
    Served { place: String },
    #[error(
        "another bot serves {place}, one of another token or a sandbox: stop it, or give this one a database of its own"
    )]
    Taken { place: String },
    #[error("{place} holds a journal already: name an empty database")]
    Filled { place: String },
    #[error("{place} is empty: start the bot once to create its tables, or change DATABASE_URL")]
    Empty { place: String },
    #[error("{place} belongs to another program: set DATABASE_URL to a database of the bot's own")]
    Foreign { place: String },
    #[error(
        "{place} was written by a newer version of chancery: start that version, or restore a backup made before it"
    )]
    Newer { place: String },
    #[error("{place} was written by an older version of chancery: start the bot once to migrate it")]
    Older { place: String },
    #[error("{place} is damaged ({problem}): restore a backup, and keep this database to find out why")]
    Damaged { place: String, problem: String },
    #[error("cannot open {place}: {problem}")]
    Database { place: String, problem: String },
    #[error("cannot start a thread to write {place} ({problem}): raise the thread limit of the bot's user")]
    Thread { place: String, problem: io::Error },
    #[error("cannot migrate {place}: {problem}")]
    Migration { place: String, problem: Box<MigrateError> },
}

/// The error text for a database served by another bot.
pub(crate) const TAKEN: &str = "another bot serves the database";

/// The consequence of a failed transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Another process was in the way; a retry may succeed.
    Passing,
    /// Another session holds a lock, or something is very slow; a later retry may succeed.
    Locked,
    /// The connection is lost, or the database does not answer.
    Lost,
    Unwritable,
    /// The database rejects the data.
    Refused,
}

/// Returns the five-character SQLSTATE code.
pub(crate) fn code(problem: &sqlx::Error) -> Option<String> {
    let reported = problem.as_database_error()?;
    reported.code().map(|code| code.into_owned())
}

pub(crate) fn kind(problem: &sqlx::Error) -> Kind {
    let Some(code) = code(problem) else {
        return match problem {
            sqlx::Error::Encode(_)
            | sqlx::Error::Decode(_)
            | sqlx::Error::RowNotFound
            | sqlx::Error::ColumnNotFound(_) => Kind::Refused,
            _ => Kind::Lost,
        };
    };
    match code.as_str() {
        // Deadlocks, serialization failures, and conflicts with a transaction that came first.
        "40001" | "40P01" | "23505" | "23503" => Kind::Passing,
        "55P03" | "57014" => Kind::Locked,
        "53100" | "53200" | "25006" | "42501" | "42P01" => Kind::Unwritable,
        // Shutdown, startup, no free connection, ended sessions, a changed password, a removed database.
        code if ["08", "57P", "53", "25P", "28", "3D"].iter().any(|class| code.starts_with(class)) => Kind::Lost,
        _ => Kind::Refused,
    }
}

/// Returns whether another bot owns the database now.
pub(crate) fn is_taken(problem: &sqlx::Error) -> bool {
    matches!(problem, sqlx::Error::Protocol(words) if words == TAKEN)
}

/// Returns the reported error in one line, without its position in PostgreSQL's source.
pub(crate) fn words(problem: &sqlx::Error) -> String {
    let words = match problem {
        sqlx::Error::Database(problem) => problem.message().to_owned(),
        sqlx::Error::Io(problem) => problem.to_string(),
        problem => problem.to_string(),
    };
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn trouble(problem: &sqlx::Error) -> Trouble {
    if is_taken(problem) {
        return Trouble::Taken;
    }
    let words = words(problem);
    match code(problem).as_deref() {
        Some("53100") => Trouble::Full,
        Some("25006") => Trouble::ReadOnly,
        Some("42501" | "42P01") => Trouble::Other(format!("the database refuses all writing: {words}")),
        _ => Trouble::Other(format!("the database cannot be reached: {words}")),
    }
}

pub(crate) fn migration(place: &str, problem: MigrateError) -> OpenError {
    let place = place.to_owned();
    match problem {
        MigrateError::Execute(problem) | MigrateError::ExecuteMigration(problem, _)
            if matches!(code(&problem).as_deref(), Some("42501" | "3F000")) =>
        {
            let problem = words(&problem);
            OpenError::Forbidden { place, problem }
        }
        problem => OpenError::Migration { place, problem: Box::new(problem) },
    }
}

pub(crate) fn explain(place: &str, reported: sqlx::Error) -> OpenError {
    let (place, problem) = (place.to_owned(), words(&reported));
    match (code(&reported).as_deref(), &reported) {
        (Some("28P01" | "28000"), _) => OpenError::NotLetIn { place, problem },
        (Some("3D000"), _) => OpenError::MissingDatabase { place },
        // The statement was prepared by another client in the same session, or in another session.
        (Some("42P05" | "26000"), _) => OpenError::Pooled { place, problem },
        (Some("08P01"), _) if problem.contains("startup parameter") => OpenError::Pooled { place, problem },
        (None, sqlx::Error::Configuration(wrong)) if wrong.is::<NotKept>() => {
            OpenError::Pooled { place, problem: wrong.to_string() }
        }
        (Some("42501"), _) => OpenError::Forbidden { place, problem },
        // Data from the other side is omitted, because it cannot be trusted.
        (None, sqlx::Error::Io(shown)) if shown.kind() == io::ErrorKind::InvalidData => {
            OpenError::Private { place, problem }
        }
        (Some("57P03"), _) | (None, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_)) => {
            OpenError::Unreachable { place, problem }
        }
        (None, sqlx::Error::Tls(_)) => OpenError::Private { place, problem },
        (_, _) => OpenError::Database { place, problem },
    }
}
