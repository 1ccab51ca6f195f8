//! Opens the database, and explains problems in terms that a host can act on.

use super::connecting::{self, CONNECT_TIMEOUT, Connecting, LEADING, NotKept, server_of, within};
use super::leading::Leading;
use super::listening::{Listening, SenderId};
use super::problem::{code, words};
use super::serving::Claim;
use super::store::PostgresStore;
use super::writer::Writer;
use chancery_journal::{Access, CommitChains, Journal, Meter, Signals, Store};
use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection, PgConnection};
use std::io;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

static MIGRATIONS: Migrator = sqlx::migrate!();

const READERS: u32 = 8;

/// How long the database may take to respond on opening, and how long a reader may wait for a connection.
const WAIT: Duration = Duration::from_secs(10);

/// A connection that was idle for at least this long is checked before use.
const RESTED: Duration = Duration::from_secs(1);

/// The oldest supported version of PostgreSQL.
const OLDEST: i32 = 14;

/// The supported URL parameters. PostgreSQL's driver would silently ignore others, even a password.
const PARAMETERS: [&str; 14] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "host",
    "port",
    "dbname",
    "user",
    "password",
];

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

/// Opens the database that `url` names. Serving creates and migrates its tables. Other processes of the same bot may
/// also write it.
///
/// # Errors
/// Fails if the database cannot be reached, or is not in the expected state.
pub async fn open(url: &str, access: Access, meter: Arc<dyn Meter>) -> Result<Journal, OpenError> {
    let options = options(url)?;
    let place = place(&options);
    let connecting = Connecting::new(options);
    inspect(&connecting, &place, access).await?;
    let mut claim = match access {
        Access::ServeAs(bot) => Some(Claim::begin(&connecting, &place, bot).await?),
        Access::Serve | Access::Read => None,
    };
    let pool = readers(&connecting, &place).await?;
    if access.serves() {
        migrate(&pool, &place).await?;
        if let Some(claim) = &mut claim {
            claim.own(&place).await?;
        }
        must_be_chained(&pool, &place).await?;
    }
    let versions = Arc::clone(&connecting.versions);
    let store = Arc::new(PostgresStore { pool, versions: Arc::clone(&versions) });
    let signals = Arc::new(Signals::new(meter));
    let (journal, end) = Journal::new(Arc::clone(&store) as Arc<dyn Store>, Arc::clone(&signals));
    if access.serves() {
        let (closed, closing) = watch::channel(());
        let leading = Arc::new(Leading::new(Arc::clone(&signals)));
        let sender = Arc::new(SenderId::new());
        let listening = Listening {
            connecting: connecting.clone(),
            store,
            versions: Arc::clone(&versions),
            sender: Arc::clone(&sender),
            signals,
        };
        let listens = tokio::spawn(listening.run(closing.clone()));
        let bot = claim.as_ref().map(Claim::bot);
        let leads = tokio::spawn(Arc::clone(&leading).run(connecting.clone(), claim, closing));
        let writer = Writer {
            end,
            bot,
            connecting,
            versions,
            leading,
            sender,
            chains: CommitChains::default(),
            connection: None,
            trouble: None,
            beside: vec![listens, leads],
            closed,
        };
        let started = writer.start();
        started.map_err(|problem| OpenError::Thread { place, problem })?;
    }
    Ok(journal)
}

pub(crate) fn options(url: &str) -> Result<PgConnectOptions, OpenError> {
    if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
        return Err(OpenError::Url);
    }
    let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
    let mut names = parameters.split('&').map(|one| one.split('=').next().unwrap_or(one));
    if !names.all(|name| name.is_empty() || PARAMETERS.contains(&name)) {
        return Err(OpenError::Url);
    }
    PgConnectOptions::from_str(url).map_err(|_| OpenError::Url)
}

/// Returns a URL's host and database, without the password.
pub(crate) fn place(options: &PgConnectOptions) -> String {
    let (host, port) = (options.get_host(), options.get_port());
    let database = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("{database} at {}", socket.display()),
        None => format!("{database} at {host}:{port}"),
    }
}

/// Checks a database before changing anything in it.
pub(crate) async fn inspect(connecting: &Connecting, place: &str, access: Access) -> Result<(), OpenError> {
    let explain = |problem| explain(place, problem);
    let mut connection = within(WAIT, connecting.reader()).await.map_err(explain)?;
    must_be_able(&mut connection, place, access).await?;
    let mut schema = schema(&mut connection, place).await?;
    if matches!(schema, Schema::Behind) && access.serves() && is_served(&mut connection).await.map_err(explain)? {
        // If several processes start together, another one may have migrated it by then.
        schema = self::schema(&mut connection, place).await?;
        if matches!(schema, Schema::Behind) {
            return Err(OpenError::Served { place: place.to_owned() });
        }
    }
    if access.serves() {
        connecting.must_keep_sessions().await.map_err(explain)?;
    }
    connection.close().await.map_err(explain)?;
    match (schema, access) {
        (Schema::Current, _) => Ok(()),
        (Schema::Empty | Schema::Behind, access) if access.serves() => Ok(()),
        (Schema::Empty, _) => Err(OpenError::Empty { place: place.to_owned() }),
        (Schema::Behind, _) => Err(OpenError::Older { place: place.to_owned() }),
    }
}

/// Returns whether a process is serving the database. The schema must not change while an older version is running.
async fn is_served(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    // Not a checked query, like the ones around it.
    sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
                        WHERE locktype = 'advisory' AND datname = current_database() AND application_name = $1)",
    )
    .bind(LEADING)
    .fetch_one(connection)
    .await
}

async fn must_be_able(connection: &mut PgConnection, place: &str, access: Access) -> Result<(), OpenError> {
    let place = || place.to_owned();
    // Not a checked query, because nothing is known about the server yet.
    let (version, encoding, read_only): (i32, String, bool) = sqlx::query_as(
        "SELECT current_setting('server_version_num')::int / 10000, current_setting('server_encoding'),
                current_setting('transaction_read_only') = 'on'",
    )
    .fetch_one(connection)
    .await
    .map_err(|problem| explain(&place(), problem))?;
    if version < OLDEST {
        let place = place();
        return Err(OpenError::Old { place, version });
    }
    if encoding != "UTF8" {
        let place = place();
        return Err(OpenError::Encoding { place, encoding });
    }
    if read_only && access.serves() {
        return Err(OpenError::ReadOnly { place: place() });
    }
    Ok(())
}

enum Schema {
    Empty,
    Behind,
    Current,
}

/// Compares the migrations applied to the database with those this program knows.
async fn schema(connection: &mut PgConnection, place: &str) -> Result<Schema, OpenError> {
    let place = || place.to_owned();
    let (migrated, tables): (bool, i64) = sqlx::query_as(
        "SELECT to_regclass('_sqlx_migrations') IS NOT NULL,
                (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema())",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(|problem| explain(&place(), problem))?;
    if !migrated {
        return match tables {
            0 => Ok(Schema::Empty),
            _ => Err(OpenError::Foreign { place: place() }),
        };
    }
    let applied = connection
        .list_applied_migrations(&MIGRATIONS.table_name)
        .await
        .map_err(|problem| migration(&place(), problem))?;
    for seen in &applied {
        let mut known = MIGRATIONS.iter();
        match known.find(|known| known.version == seen.version) {
            None => return Err(OpenError::Newer { place: place() }),
            Some(known) if known.checksum != seen.checksum => {
                return Err(OpenError::Foreign { place: place() });
            }
            Some(_) => {}
        }
    }
    match applied.len() < MIGRATIONS.iter().count() {
        true => Ok(Schema::Behind),
        false => Ok(Schema::Current),
    }
}

pub(crate) async fn readers(connecting: &Connecting, place: &str) -> Result<PgPool, OpenError> {
    PgPoolOptions::new()
        .max_connections(READERS)
        .min_connections(1)
        .acquire_timeout(WAIT)
        // Testing every time would double the cost of each query on a busy connection.
        .test_before_acquire(false)
        .after_connect({
            let versions = Arc::clone(&connecting.versions);
            move |connection, _| {
                let versions = Arc::clone(&versions);
                Box::pin(async move {
                    connecting::set_to_read(connection).await?;
                    versions.connected(server_of(&mut *connection).await?);
                    Ok(())
                })
            }
        })
        // Every new connection clears the cache of campaigns, so existing ones are kept.
        .idle_timeout(None)
        .max_lifetime(None)
        .before_acquire(|connection, about| {
            Box::pin(async move {
                if about.idle_for > RESTED {
                    within(CONNECT_TIMEOUT, connection.ping()).await?;
                }
                Ok(true)
            })
        })
        .connect_with(connecting.to_read())
        .await
        .map_err(|problem| explain(place, problem))
}

/// Migrates the tables to the newest version. If several processes start together, one does it and the others wait.
pub(crate) async fn migrate(pool: &PgPool, place: &str) -> Result<(), OpenError> {
    let migrated = MIGRATIONS.run(pool).await;
    migrated.map_err(|problem| migration(place, problem))
}

/// Compares each campaign's head with its newest entry, which is cheap even for long journals. `chancery verify`
/// checks the rest.
async fn must_be_chained(pool: &PgPool, place: &str) -> Result<(), OpenError> {
    let unchained = sqlx::query_scalar!(
        r#"SELECT c.id FROM campaigns AS c
           LEFT JOIN journal AS newest ON newest.campaign_id = c.id AND newest.seq = c.version
           WHERE c.guild_id <> 0 AND (c.head IS NULL OR newest.link IS DISTINCT FROM c.head
              OR EXISTS (SELECT 1 FROM journal AS more WHERE more.campaign_id = c.id AND more.seq > c.version))
           ORDER BY c.id LIMIT 1"#
    );
    let unchained = unchained.fetch_optional(pool).await;
    match unchained.map_err(|problem| explain(place, problem))? {
        None => Ok(()),
        Some(id) => Err(OpenError::Damaged {
            place: place.to_owned(),
            problem: format!("the journal of campaign {id} does not end as it was left"),
        }),
    }
}

fn migration(place: &str, problem: MigrateError) -> OpenError {
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
