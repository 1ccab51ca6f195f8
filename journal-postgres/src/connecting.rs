//! How this process connects to the database, and finds out whether a connection still lasts.

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection, PgExecutor};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::time::Duration;

/// The database is given so long to answer a question that costs it nothing.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// The ways in which this process connects.
#[derive(Clone, Debug)]
pub(crate) struct Connecting(PgConnectOptions);

impl Connecting {
    /// Statements are not logged: they hold what players wrote.
    pub(crate) fn new(options: PgConnectOptions) -> Connecting {
        let options = options
            .application_name("chancery")
            .disable_statement_logging()
            // The journal is written for this one, whatever the server is set to.
            .options([("default_transaction_isolation", "read committed")]);
        Connecting(options)
    }

    pub(crate) fn to_read(&self) -> PgConnectOptions {
        self.0.clone()
    }

    pub(crate) fn to_listen(&self) -> PgConnectOptions {
        self.0.clone().application_name("chancery listener")
    }

    /// A writer that is stopped in the middle does not keep others from writing for long.
    pub(crate) fn to_write(&self) -> PgConnectOptions {
        let options = self.0.clone().application_name("chancery writer");
        options.options([
            // A group that waits for a process which was stopped is tried twice, and the second time that one's session is over.
            ("lock_timeout", "3s"),
            ("idle_in_transaction_session_timeout", "4s"),
            ("statement_timeout", "8s"),
            ("tcp_user_timeout", "8s"),
        ])
    }

    /// The server ends the session of a leader that is silent for too long, and with it the lead.
    pub(crate) fn to_lead(&self) -> PgConnectOptions {
        let options = self.0.clone().application_name("chancery leader");
        options.options([
            ("idle_session_timeout", "5s"),
            ("lock_timeout", "3s"),
            ("statement_timeout", "3s"),
            ("tcp_user_timeout", "5s"),
        ])
    }

    pub(crate) async fn writer(&self) -> Result<PgConnection, sqlx::Error> {
        within(PATIENCE, self.to_write().connect()).await
    }

    pub(crate) async fn leader(&self) -> Result<PgConnection, sqlx::Error> {
        within(PATIENCE, self.to_lead().connect()).await
    }
}

/// Waits for the database, but not for ever: a connection may be cut without a word.
pub(crate) async fn within<T>(
    limit: Duration,
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    match tokio::time::timeout(limit, answer).await {
        Ok(answer) => answer,
        Err(_) => Err(no_answer()),
    }
}

pub(crate) fn no_answer() -> sqlx::Error {
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "it does not answer"))
}

/// The end of a transaction was sent, and no answer tells what became of it.
pub(crate) fn unknown_end() -> sqlx::Error {
    let problem = "it was lost while it wrote, and what was asked for last may be written";
    sqlx::Error::Io(io::Error::new(io::ErrorKind::ConnectionAborted, problem))
}

/// Asks the database something that costs it nothing.
pub(crate) async fn ask(connection: impl PgExecutor<'_>) -> Result<(), sqlx::Error> {
    let one = sqlx::query_scalar!("SELECT 1 AS one");
    one.fetch_one(connection).await.map(drop)
}

/// Returns a number that no other process has.
pub(crate) fn any_number() -> u64 {
    RandomState::new().build_hasher().finish()
}
