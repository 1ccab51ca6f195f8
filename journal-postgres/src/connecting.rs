//! How this process connects to the database, and finds out whether a connection still lasts.

use super::heard::{Heard, ServerId};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, PgExecutor};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::sync::Arc;
use std::time::Duration;

/// The database is given so long to answer a question that costs it nothing.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// The journal is written for this isolation level, whatever the server is set to.
const ISOLATION: (&str, &str) = ("default_transaction_isolation", "read committed");

const READER: &[(&str, &str)] = &[ISOLATION];

/// A writer that is stopped in the middle does not keep others from writing for long.
const WRITER: &[(&str, &str)] = &[
    ISOLATION,
    // A group that waits for a process which was stopped is tried twice, and the second time that one's session is over.
    ("lock_timeout", "3s"),
    ("idle_in_transaction_session_timeout", "4s"),
    ("statement_timeout", "8s"),
    ("tcp_user_timeout", "8s"),
];

/// The server ends the session of a leader that is silent for too long, and with it the lead.
const LEADER: &[(&str, &str)] = &[
    ISOLATION,
    ("idle_session_timeout", "5s"),
    ("lock_timeout", "3s"),
    ("statement_timeout", "3s"),
    ("tcp_user_timeout", "5s"),
];

/// What is 0 on the server's socket, whatever it is set to.
const ONLY_OVER_TCP: &str = "tcp_user_timeout";

/// A setting that a session did not keep: a pooler gives the bot now one session and now another.
#[derive(Debug, thiserror::Error)]
#[error("{0} does not stay as it is set")]
pub(crate) struct NotKept(String);

/// What the session is called in which a process leads, or waits to.
pub(crate) const LEADING: &str = "chancery leader";

/// The ways in which this process connects.
///
/// Settings are made after connecting: a pooler such as PgBouncer refuses those that come with the connection, or leaves them out without a word.
#[derive(Clone, Debug)]
pub(crate) struct Connecting {
    options: PgConnectOptions,
    /// Told of every connection that is made.
    pub(crate) heard: Arc<Heard>,
}

impl Connecting {
    /// Statements are not logged: they hold what players wrote.
    pub(crate) fn new(options: PgConnectOptions) -> Connecting {
        let options = options
            .application_name("chancery")
            .disable_statement_logging()
            // PgBouncer refuses it, and the journal holds no such numbers.
            .extra_float_digits(None);
        Connecting { options, heard: Arc::new(Heard::new()) }
    }

    pub(crate) fn to_read(&self) -> PgConnectOptions {
        self.options.clone()
    }

    pub(crate) fn to_listen(&self) -> PgConnectOptions {
        self.options.clone().application_name("chancery listener")
    }

    pub(crate) async fn reader(&self) -> Result<PgConnection, sqlx::Error> {
        let mut connection = self.to_read().connect().await?;
        set_to_read(&mut connection).await?;
        Ok(connection)
    }

    pub(crate) async fn writer(&self) -> Result<PgConnection, sqlx::Error> {
        within(PATIENCE, self.connect("chancery writer", WRITER)).await
    }

    pub(crate) async fn leader(&self) -> Result<PgConnection, sqlx::Error> {
        within(PATIENCE, self.connect(LEADING, LEADER)).await
    }

    async fn connect(&self, name: &str, settings: &[(&str, &str)]) -> Result<PgConnection, sqlx::Error> {
        let options = self.options.clone().application_name(name);
        let mut connection = options.connect().await?;
        set(&mut connection, settings).await?;
        self.heard.connected(server_of(&mut connection).await?);
        Ok(connection)
    }

    /// Checks that a session stays one's own, with what it is set to. The first of two that share one finds it set to what the second needs.
    ///
    /// # Errors
    /// Names a setting that was not kept ([`NotKept`]).
    pub(crate) async fn must_keep_sessions(&self) -> Result<(), sqlx::Error> {
        let mut writer = self.writer().await?;
        let mut leader = self.leader().await?;
        within(PATIENCE, must_be_set(&mut writer, WRITER)).await?;
        within(PATIENCE, must_be_set(&mut leader, LEADER)).await?;
        leader.close().await?;
        writer.close().await
    }
}

/// Prepares a session of the readers.
pub(crate) async fn set_to_read(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    set(connection, READER).await
}

async fn set(connection: &mut PgConnection, settings: &[(&str, &str)]) -> Result<(), sqlx::Error> {
    let (names, values): (Vec<&str>, Vec<&str>) = settings.iter().copied().unzip();
    // Not prepared to stay: nothing is known yet of whose session this is.
    sqlx::query("SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS wanted (name, value)")
        .bind(names)
        .bind(values)
        .persistent(false)
        .execute(&mut *connection)
        .await?;
    must_be_set(connection, settings).await
}

async fn must_be_set(connection: &mut PgConnection, settings: &[(&str, &str)]) -> Result<(), sqlx::Error> {
    let (names, values): (Vec<&str>, Vec<&str>) =
        settings.iter().copied().filter(|(name, _)| *name != ONLY_OVER_TCP).unzip();
    let other: Option<String> = sqlx::query_scalar(
        "SELECT name FROM unnest($1::text[], $2::text[]) AS wanted (name, value) WHERE current_setting(name) <> value LIMIT 1",
    )
    .bind(names)
    .bind(values)
    .persistent(false)
    .fetch_optional(connection)
    .await?;
    match other {
        None => Ok(()),
        Some(name) => Err(sqlx::Error::Configuration(NotKept(name).into())),
    }
}

/// Returns which server a connection leads to, and which run of it.
pub(crate) async fn server_of(connection: impl PgExecutor<'_>) -> Result<ServerId, sqlx::Error> {
    let server = sqlx::query_scalar!(
        r#"SELECT concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()), inet_server_addr(), inet_server_port()) AS "server!""#
    );
    server.fetch_one(connection).await.map(ServerId)
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

pub(crate) fn another_server() -> sqlx::Error {
    sqlx::Error::Io(io::Error::new(io::ErrorKind::ConnectionReset, "another server has taken its place"))
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
