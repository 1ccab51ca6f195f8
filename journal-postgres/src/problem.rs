//! Classifies the errors that the database reports.

use chancery_journal::Trouble;

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
        // Shutdown, startup, too many connections, ended sessions, a changed password, a removed database.
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
