//! Opens the file, and explains problems in terms that a host can act on.

use super::lock::{self, Beside, Lock};
use super::served_file::{ServedFile, keep_log_at_close};
use super::{chain, health};
use chancery_journal::Access;
use chancery_journal::chain::Anchor;
use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!("../migrations");

const READERS: u32 = 4;

/// The log size, in pages of 4 KB, at which it is moved into the file. A page written many times is moved once.
const LOG: &str = "4000";

/// Marks an SQLite file as ours, in its header: "Chan". A file without the mark but with our tables is older than the
/// chain.
const APPLICATION_ID: i32 = 0x4368_616e;

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
    Database { path: PathBuf, problem: sqlx::Error },
    #[error("cannot start a thread to write {} ({problem}): raise the thread limit of the bot's user", .path.display())]
    Thread { path: PathBuf, problem: io::Error },
    #[error("cannot migrate {}: {problem}", .path.display())]
    Migration { path: PathBuf, problem: Box<MigrateError> },
}

pub(super) struct Opened {
    pub(super) path: PathBuf,
    pub(super) readers: SqlitePool,
    pub(super) writing: Option<Writing>,
}

pub(super) struct Writing {
    pub(super) connection: SqliteConnection,
    pub(super) file: ServedFile,
    /// Keeps other bots out until it is dropped.
    pub(super) lock: Lock,
}

pub(super) async fn open(url: &str, access: Access) -> Result<Opened, OpenError> {
    let path = lock::real(&path_of(url)?);
    if path.is_dir() {
        return Err(OpenError::NotADatabase(path));
    }
    let serves = access.serves();
    let writing = if serves {
        Some(serve(&path).await?)
    } else {
        inspect(&path).await?;
        None
    };
    let options = options(&path).pragma("query_only", "ON");
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        // All connections are opened now and kept, because a later one might open a replacement file.
        .min_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        // SQLite opens the log only on the first read.
        .after_connect(move |reader, _| {
            Box::pin(async move {
                let look = sqlx::query("PRAGMA schema_version");
                look.execute(&mut *reader).await?;
                // Only the writer may move the log into the file, because it knows whether the file is still the same.
                if serves { keep_log_at_close(reader).await } else { Ok(()) }
            })
        })
        // A connection to a file does not go stale, and a test costs as much as a small query.
        .test_before_acquire(false)
        .connect_with(options)
        .await
        .map_err(|problem| explain(&path, problem))?;
    Ok(Opened { path, readers, writing })
}

/// Returns the options for any connection. Statements are not logged, because they contain players' texts.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging()
}

/// Opens a write connection to an existing file.
pub(super) async fn to_write(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = writing(path).journal_mode(SqliteJournalMode::Wal);
    options.connect().await
}

/// Returns the options for the write connection. The writer's thread and sqlx's thread both use it, so SQLite must
/// serialize them.
fn writing(path: &Path) -> SqliteConnectOptions {
    options(path)
        .serialized(true)
        .pragma("wal_autocheckpoint", LOG)
        // Erased data must not remain in the free space of the file.
        .pragma("secure_delete", "ON")
}

/// Returns the absolute path in `url`, which SQLite cannot misinterpret as a special name.
pub(super) fn path_of(url: &str) -> Result<PathBuf, OpenError> {
    let name = url.strip_prefix("sqlite:").ok_or(OpenError::Url)?;
    let name = name.strip_prefix("//").unwrap_or(name);
    match name {
        ":memory:" => Err(OpenError::Memory),
        _ if name.contains("mode=memory") => Err(OpenError::Memory),
        _ if name.contains('?') => Err(OpenError::Url),
        _ => std::path::absolute(name).map_err(|_| OpenError::Url),
    }
}

pub(super) async fn serve(path: &Path) -> Result<Writing, OpenError> {
    if let Some(folder) = path.parent()
        && !folder.exists()
    {
        return Err(OpenError::MissingFolder(folder.to_owned()));
    }
    let beside = Beside::take(path)?;
    health::put_back(path).map_err(|problem| OpenError::Unwritable { path: path.to_owned(), problem })?;
    if !path.exists() {
        create(path).await?;
    }
    let lock = beside.with_database(path)?;
    must_hold_something(path)?;
    let unwritable = |problem| OpenError::Unwritable { path: path.to_owned(), problem };
    let file = ServedFile::open(path).map_err(unwritable)?;
    let explain = |problem| explain(path, problem);
    let mut connection = writing(path).connect().await.map_err(explain)?;
    let schema = schema(path, &mut connection).await?;
    // A damaged file must not be migrated or chained.
    let thoroughly = !matches!(schema, Schema::Current);
    must_be_whole(path, &mut connection, thoroughly).await?;
    // Nothing is changed before the file is known to be ours.
    sqlx::query("PRAGMA journal_mode = WAL").execute(&mut connection).await.map_err(explain)?;
    match schema {
        Schema::Current => {}
        Schema::Behind => migrate(path, &mut connection).await?,
        Schema::Unchained => {
            migrate(path, &mut connection).await?;
            chain_what_was_before(path, &mut connection).await?;
        }
    }
    must_be_chained(path, &mut connection).await?;
    for odd in lock::oddities(path).unwrap_or_default() {
        tracing::warn!(database = %path.display(), "{odd}");
    }
    file.begin(&mut connection).await.map_err(explain)?;
    Ok(Writing { connection, file, lock })
}

/// Creates the database under a temporary name and then renames it, so that the bot never leaves an empty file.
async fn create(path: &Path) -> Result<(), OpenError> {
    let new = lock::beside(path, ".new");
    let connection = anew(path, &new).await?;
    let closed = connection.close().await;
    closed.map_err(|problem| explain(path, problem))?;
    fs::rename(&new, path).map_err(|problem| OpenError::Unwritable { path: path.to_owned(), problem })
}

/// Creates an empty database with all tables at `new`, replacing any remains. Its final path will be `path`.
pub(super) async fn anew(path: &Path, new: &Path) -> Result<SqliteConnection, OpenError> {
    let unwritable = |problem| OpenError::Unwritable { path: path.to_owned(), problem };
    match fs::remove_file(new) {
        Err(problem) if problem.kind() != io::ErrorKind::NotFound => {
            return Err(unwritable(problem));
        }
        _ => {}
    }
    lock::private(OpenOptions::new().write(true).create_new(true)).open(new).map_err(unwritable)?;
    let explain = |problem| explain(path, problem);
    // If this is interrupted, the file is discarded, so it needs no journal on disk.
    let options = options(new).journal_mode(SqliteJournalMode::Memory);
    let mut connection = options.connect().await.map_err(explain)?;
    migrate(path, &mut connection).await?;
    mark(&mut connection).await.map_err(explain)?;
    Ok(connection)
}

async fn migrate(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let migrated = MIGRATIONS.run(connection).await;
    migrated.map_err(|problem| OpenError::Migration { path: path.to_owned(), problem: Box::new(problem) })
}

/// Returns a new in-memory database with the current schema.
pub(super) async fn in_memory() -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = SqliteConnectOptions::new().in_memory(true).disable_statement_logging().connect().await?;
    for migration in MIGRATIONS.iter() {
        let written = sqlx::raw_sql(migration.sql.clone());
        written.execute(&mut connection).await?;
    }
    Ok(connection)
}

/// Marks the file as ours. This writes a page even if it is already marked.
pub(super) async fn mark(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    // A pragma takes no parameters.
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
    sqlx::query(mark).execute(connection).await?;
    Ok(())
}

/// Chains the entries written by an older version, all or nothing.
async fn chain_what_was_before(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let explain = |problem| explain(path, problem);
    let begun = "SELECT EXISTS (SELECT 1 FROM campaigns WHERE head IS NOT NULL)
                     OR EXISTS (SELECT 1 FROM journal WHERE link IS NOT NULL)";
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.map_err(explain)?;
    let begun: bool = sqlx::query_scalar(begun).fetch_one(&mut *tx).await.map_err(explain)?;
    if begun {
        return Err(OpenError::Damaged {
            path: path.to_owned(),
            problem: "it has a chain and is not marked to have one".to_owned(),
        });
    }
    let chained = async {
        let anchors = sqlx::query_as!(
            Anchor,
            r#"SELECT id, guild_id, COALESCE(founded_in, channel_id) AS "channel_id!", name, ruleset, language, created_at FROM campaigns ORDER BY id"#
        )
        .fetch_all(&mut *tx)
        .await?;
        for anchor in &anchors {
            chain::compute(&mut tx, anchor).await?;
        }
        super::checksums::compute(&mut tx).await?;
        mark(&mut tx).await?;
        tx.commit().await
    };
    chained.await.map_err(explain)
}

/// Refuses an empty file, which SQLite would accept as a database. The bot never leaves one.
fn must_hold_something(path: &Path) -> Result<(), OpenError> {
    match fs::metadata(path) {
        Ok(file) if file.len() == 0 => Err(OpenError::Empty(path.to_owned())),
        Ok(_) => Ok(()),
        Err(problem) => Err(OpenError::Unwritable { path: path.to_owned(), problem }),
    }
}

/// Runs SQLite's check for damage, either quickly or thoroughly.
async fn must_be_whole(path: &Path, connection: &mut SqliteConnection, thoroughly: bool) -> Result<(), OpenError> {
    let check = match thoroughly {
        true => "PRAGMA integrity_check(1)",
        false => "PRAGMA quick_check(1)",
    };
    let found: String =
        sqlx::query_scalar(check).fetch_one(connection).await.map_err(|problem| explain(path, problem))?;
    if found == "ok" {
        return Ok(());
    }
    // A message may span several lines.
    let problem = found.split_whitespace().collect::<Vec<_>>().join(" ");
    let path = path.to_owned();
    Err(OpenError::Damaged { path, problem })
}

/// Runs the checks of a normal start: SQLite's quick check, and each journal's last link.
pub(super) async fn must_be_sound(path: &Path) -> Result<(), OpenError> {
    let connected = options(path).read_only(true).connect().await;
    let mut connection = connected.map_err(|problem| explain(path, problem))?;
    must_be_whole(path, &mut connection, false).await?;
    must_be_chained(path, &mut connection).await?;
    let closed = connection.close().await;
    closed.map_err(|problem| explain(path, problem))
}

/// Compares each campaign's head with its newest entry, which is cheap even for long journals. `chancery verify`
/// checks the rest.
async fn must_be_chained(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let unchained = sqlx::query_scalar!(
        r#"SELECT c.id AS "id!" FROM campaigns AS c
           LEFT JOIN journal AS newest ON newest.campaign_id = c.id AND newest.seq = c.version
           WHERE c.guild_id <> 0 AND (c.head IS NULL OR newest.link IS NOT c.head
              OR EXISTS (SELECT 1 FROM journal AS more WHERE more.campaign_id = c.id AND more.seq > c.version))
           ORDER BY c.id LIMIT 1"#
    )
    .fetch_optional(connection)
    .await
    .map_err(|problem| explain(path, problem))?;
    match unchained {
        None => Ok(()),
        Some(id) => Err(OpenError::Damaged {
            path: path.to_owned(),
            problem: format!("the journal of campaign {id} does not end as it was left"),
        }),
    }
}

/// Checks that a database is readable, without changing anything.
pub(super) async fn inspect(path: &Path) -> Result<(), OpenError> {
    if !path.exists() {
        return Err(OpenError::MissingFile(path.to_owned()));
    }
    must_hold_something(path)?;
    let mut connection = options(path).connect().await.map_err(|problem| explain(path, problem))?;
    let schema = schema(path, &mut connection).await?;
    connection.close().await.map_err(|problem| explain(path, problem))?;
    match schema {
        Schema::Current => Ok(()),
        Schema::Behind | Schema::Unchained => Err(OpenError::Older(path.to_owned())),
    }
}

enum Schema {
    /// Created by a version without a chain, or by one that was stopped while chaining.
    Unchained,
    Behind,
    Current,
}

/// Compares the migrations applied to the database with those this program knows.
async fn schema(path: &Path, connection: &mut SqliteConnection) -> Result<Schema, OpenError> {
    let mine = "SELECT count(*) FILTER (WHERE name = '_sqlx_migrations'), count(*) FROM sqlite_schema";
    // Not a checked query, because nothing is known about the file yet.
    let (migrated, objects): (i64, i64) =
        sqlx::query_as(mine).fetch_one(&mut *connection).await.map_err(|problem| explain(path, problem))?;
    let marked: i32 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await
        .map_err(|problem| explain(path, problem))?;
    match (migrated, objects, marked) {
        (_, _, APPLICATION_ID | 0) if migrated > 0 => {}
        (0, 0, 0) => return Err(OpenError::Empty(path.to_owned())),
        _ => return Err(OpenError::Foreign(path.to_owned())),
    }
    let applied = connection
        .list_applied_migrations(&MIGRATIONS.table_name)
        .await
        .map_err(|problem| OpenError::Migration { path: path.to_owned(), problem: Box::new(problem) })?;
    for seen in &applied {
        match MIGRATIONS.iter().find(|cache| cache.version == seen.version) {
            None => return Err(OpenError::Newer(path.to_owned())),
            Some(cache) if cache.checksum != seen.checksum => {
                return Err(OpenError::Foreign(path.to_owned()));
            }
            Some(_) => {}
        }
    }
    let behind = applied.len() < MIGRATIONS.iter().count();
    Ok(match (marked == APPLICATION_ID, behind) {
        (false, _) => Schema::Unchained,
        (true, true) => Schema::Behind,
        (true, false) => Schema::Current,
    })
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
        _ => OpenError::Database { path, problem },
    }
}
