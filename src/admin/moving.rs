//! Moves the journal to another database.

use super::{AdminError, Progress, count, verify};
use crate::journal::{self, CopyError, OpenError, copying};
use std::io::{self, Write};

/// Why a journal was not moved, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("--from and --to are the same: name the new database with --to")]
    Same,
    #[error("--from: {0}")]
    From(OpenError),
    #[error("--to: {0}")]
    To(OpenError),
    #[error(
        "nothing was moved: {0} found where the journal is: restore the newest backup that `chancery verify` calls sound, and move that"
    )]
    NotSound(String),
    #[error("nothing was moved: {0}")]
    Copy(#[from] CopyError),
    #[error("it is unknown whether everything was moved ({0}): check the new database with `chancery verify`")]
    End(journal::Error),
    #[error(
        "{0} found where the journal has arrived: let the bot use the database from before, and keep the new one to find out why"
    )]
    Arrived(String),
    #[error(transparent)]
    Admin(#[from] AdminError),
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// Moves the journal from `from` to `to`, all or nothing, and verifies it before and after. `from` does not change.
/// Fails if a bot is serving either of them, if `from` is not sound, or if `to` is not empty.
pub async fn relocate(from: &str, to: &str) -> Result<(), MoveError> {
    if from == to {
        return Err(MoveError::Same);
    }
    let mut source = journal::source(from).await.map_err(MoveError::From)?;
    let mut sink = match journal::sink(to).await {
        Ok(sink) => sink,
        Err(problem) => {
            source.end().await;
            return Err(MoveError::To(problem));
        }
    };
    let copied = match look_through(from, MoveError::NotSound).await {
        Ok(()) => {
            let progress = Progress::begin("moving", ["row", "rows"]);
            let copied = copying::copy(&mut *source, &mut *sink, &mut |_, _| progress.add(1)).await;
            progress.end();
            copied.map_err(MoveError::Copy)
        }
        Err(problem) => Err(problem),
    };
    source.end().await;
    let rows = match copied {
        Ok(rows) => rows,
        Err(problem) => {
            sink.end().await;
            return Err(problem);
        }
    };
    sink.finish().await.map_err(MoveError::End)?;
    look_through(to, MoveError::Arrived).await?;
    let all: u64 = rows.iter().map(|(_, rows)| rows).sum();
    let of = |name| {
        let found = rows.iter().find(|(table, _)| *table == name);
        found.map_or(0, |(_, rows)| usize::try_from(*rows).unwrap_or(usize::MAX))
    };
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "moved {}, {} and {} on their way; {all} rows in all, each read again and found as it was",
        count(of("campaigns"), "campaign", "campaigns"),
        count(of("journal"), "entry", "entries"),
        count(of("outbox"), "announcement", "announcements"),
    )?;
    writeln!(out, "let DATABASE_URL name the new database before you start the bot")?;
    Ok(())
}

async fn look_through(database: &str, problem: impl Fn(String) -> MoveError) -> Result<(), MoveError> {
    let report = verify::look_through_visibly(database).await?;
    for found in &report.problems {
        writeln!(io::stdout(), "{found}")?;
    }
    match report.problems.len() {
        0 => Ok(()),
        problems => Err(problem(count(problems, "problem", "problems"))),
    }
}
