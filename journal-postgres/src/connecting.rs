//! Connects to the database, and checks whether a connection still works.

use super::version_cache::{ServerId, VersionCache};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, PgExecutor};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::sync::Arc;
use std::time::Duration;

/// How long the database may take to answer a trivial query.
pub(crate) const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// The isolation level that the journal is written for, whatever the server's default is.
const ISOLATION: (&str, &str) = ("default_transaction_isolation", "read committed");

const READER: &[(&str, &str)] = &[ISOLATION];

/// Limits how long a stalled writer can block others.
const WRITER: &[(&str, &str)] = &[
    ISOLATION,
    // A group that waits for a stalled process is tried twice. By the second time, that process's session has ended.
    ("lock_timeout", "3s"),
    ("idle_in_transaction_session_timeout", "4s"),
    ("statement_timeout", "8s"),
    ("tcp_user_timeout", "8s"),
];

/// The server ends the session of a leader that is silent for too long. This also ends its lead.
const LEADER: &[(&str, &str)] = &[
    ISOLATION,
    ("idle_session_timeout", "5s"),
    ("lock_timeout", "3s"),
    ("statement_timeout", "3s"),
    ("tcp_user_timeout", "5s"),
];

/// A setting that is always 0 over the server's Unix socket.
const ONLY_OVER_TCP: &str = "tcp_user_timeout";

/// The name of a setting that did not persist, because a pooler switches the bot between sessions.
#[derive(Debug, thiserror::Error)]
#[error("the setting {0} does not persist")]
pub(crate) struct NotKept(String);

/// The application name of the session that leads or waits to lead.
pub(crate) const LEADING: &str = "chancery leader";

/// Opens this process's connections.
///
/// Settings are made after connecting, because a pooler such as PgBouncer rejects or silently drops those in the
/// connection request.
#[derive(Clone, Debug)]
pub(crate) struct Connecting {
    options: PgConnectOptions,
    /// Learns of every new connection.
    pub(crate) versions: Arc<VersionCache>,
}

impl Connecting {
    /// Statements are not logged, because they contain players' texts.
    pub(crate) fn new(options: PgConnectOptions) -> Connecting {
        let options = options
            .application_name("chancery")
            .disable_statement_logging()
            // PgBouncer rejects this setting, and the journal stores no floating-point numbers.
            .extra_float_digits(None);
        Connecting { options, versions: Arc::new(VersionCache::new()) }
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
        within(CONNECT_TIMEOUT, self.connect("chancery writer", WRITER)).await
    }

    pub(crate) async fn leader(&self) -> Result<PgConnection, sqlx::Error> {
        within(CONNECT_TIMEOUT, self.connect(LEADING, LEADER)).await
    }

    async fn connect(&self, name: &str, settings: &[(&str, &str)]) -> Result<PgConnection, sqlx::Error> {
        let options = self.options.clone().application_name(name);
        let mut connection = options.connect().await?;
        set(&mut connection, settings).await?;
        self.versions.connected(server_of(&mut connection).await?);
        Ok(connection)
    }

    /// Checks that each connection has a session of its own and keeps its settings. If two connections share a
    /// session, the first finds it with the second's settings. The error names such a setting ([`NotKept`]).
    pub(crate) async fn must_keep_sessions(&self) -> Result<(), sqlx::Error> {
        let mut writer = self.writer().await?;
        let mut leader = self.leader().await?;
        within(CONNECT_TIMEOUT, must_be_set(&mut writer, WRITER)).await?;
        within(CONNECT_TIMEOUT, must_be_set(&mut leader, LEADER)).await?;
        leader.close().await?;
        writer.close().await
    }
}

pub(crate) async fn set_to_read(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    set(connection, READER).await
}

async fn set(connection: &mut PgConnection, settings: &[(&str, &str)]) -> Result<(), sqlx::Error> {
    let (names, values): (Vec<&str>, Vec<&str>) = settings.iter().copied().unzip();
    // Not a prepared statement, because the session may belong to a pooler.
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

/// Identifies the server behind a connection, and the current run of that server.
pub(crate) async fn server_of(connection: impl PgExecutor<'_>) -> Result<ServerId, sqlx::Error> {
    let server = sqlx::query_scalar(
        "SELECT concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()), inet_server_addr(), inet_server_port())",
    );
    server.fetch_one(connection).await.map(ServerId)
}

/// Waits for the database with a time limit, because a connection may be cut silently.
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

/// Returns the error for a transaction that sent its commit but got no acknowledgement.
pub(crate) fn unknown_end() -> sqlx::Error {
    let problem = "it was lost while it wrote, and what was asked for last may be written";
    sqlx::Error::Io(io::Error::new(io::ErrorKind::ConnectionAborted, problem))
}

pub(crate) async fn ask(connection: impl PgExecutor<'_>) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT 1").execute(connection).await.map(drop)
}

/// Returns a number that is unique to this process.
pub(crate) fn any_number() -> u64 {
    RandomState::new().build_hasher().finish()
}
