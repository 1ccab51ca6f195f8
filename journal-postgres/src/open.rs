//! Opens the database, and explains problems in terms that a host can act on.

use super::connecting::{self, CONNECT_TIMEOUT, Connecting, LEADING, server_of, within};
use super::leading::Leading;
use super::listening::{Listening, SenderId};
use super::migrations::MIGRATIONS;
use super::problem::{OLDEST, OpenError, explain, migration};
use super::serving::Claim;
use super::sql::{Session, reported};
use super::store::PostgresStore;
use super::writer::Writer;
use chancery_journal::store::campaigns;
use chancery_journal::{Access, CommitChains, Error, Journal, Meter, Signals, Store, Writer as _};
use sqlx::migrate::Migrate;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection, PgConnection};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::watch;

const READERS: u32 = 8;

/// How long the database may take to respond on opening, and how long a reader may wait for a connection.
const WAIT: Duration = Duration::from_secs(10);

/// A connection that was idle for at least this long is checked before use.
const RESTED: Duration = Duration::from_secs(1);

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

/// Opens the database that `url` names. Serving creates and migrates its tables. Other processes of the same bot may
/// also write it.
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
    let store = Arc::new(PostgresStore { pool, versions: Arc::clone(&connecting.versions) });
    let signals = Arc::new(Signals::new(meter));
    let (journal, end) = Journal::new(Arc::clone(&store) as Arc<dyn Store>, Arc::clone(&signals));
    if access.serves() {
        let (closed, closing) = watch::channel(());
        let sender = Arc::new(SenderId::new());
        let bot = claim.as_ref().map(Claim::bot);
        let listening = Listening {
            connecting: connecting.clone(),
            store,
            sender: Arc::clone(&sender),
            signals: Arc::clone(&signals),
        };
        let listens = tokio::spawn(listening.run(closing.clone()));
        let leading = Leading { connecting: connecting.clone(), claim, signals };
        let leads = tokio::spawn(leading.run(closing));
        let writer = Writer {
            end,
            bot,
            connecting,
            sender,
            chains: CommitChains::default(),
            connection: None,
            trouble: None,
            beside: vec![listens, leads],
            closed,
        };
        let mut runtime = Builder::new_current_thread();
        runtime.enable_all();
        writer.start(runtime).map_err(|problem| OpenError::Thread { place, problem })?;
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

async fn must_be_chained(pool: &PgPool, place: &str) -> Result<(), OpenError> {
    let broken = async {
        let held = pool.acquire().await.map_err(Error::database)?;
        campaigns::broken_chain(&mut Session(held)).await
    };
    match broken.await.map_err(|problem| explain(place, reported(problem)))? {
        None => Ok(()),
        Some(problem) => Err(OpenError::Damaged { place: place.to_owned(), problem }),
    }
}
