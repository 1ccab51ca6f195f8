//! Opens the file, and explains problems in terms that a host can act on.

use super::health;
use super::lock::{self, Beside, Lock};
use super::migrations::MIGRATIONS;
use super::problem::{OpenError, explain};
use super::served_file::ServedFile;
use super::sql::{APPLICATION_ID, BUSY, Session, reported};
use super::statements::is_chained;
use chancery_journal::store::{campaigns, checksums, erasure};
use chancery_journal::{Access, StoredCampaign, chain};
use sqlx::migrate::Migrate;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

const READERS: u32 = 4;

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
    let writing = if access.serves() {
        Some(serve(&path).await?)
    } else {
        inspect(&path).await?;
        None
    };
    let options = match writing {
        // Only the writer may move the log into the file, because it knows whether the file is still the same.
        Some(_) => options(&path).read_only(true),
        None => options(&path).pragma("query_only", "ON"),
    };
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        // All connections are opened now and kept, because a later one might open a replacement file.
        .min_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        // SQLite opens the log only on the first read.
        .after_connect(|reader, _| {
            Box::pin(async move { sqlx::query("PRAGMA schema_version").execute(reader).await.map(drop) })
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
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging()
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
    let mut connection = options(path).pragma("secure_delete", "ON").connect().await.map_err(explain)?;
    let schema = schema(path, &mut connection).await?;
    // A damaged file must not be migrated or chained. The checks of a current one read it at the same time.
    let is_current = matches!(schema, Schema::Current);
    let whole = must_be_whole(path, &mut connection, !is_current);
    let chained = async {
        match is_current {
            true => must_be_chained_beside(path).await,
            false => Ok(()),
        }
    };
    let (whole, chained) = tokio::join!(whole, chained);
    whole.and(chained)?;
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
    if !is_current {
        must_be_chained(path, &mut connection).await?;
    }
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
    lock::remove(new).map_err(unwritable)?;
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

/// Marks the file as ours.
async fn mark(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    // A pragma takes no parameters.
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
    sqlx::query(mark).execute(connection).await?;
    Ok(())
}

/// Chains the entries written by an older version, all or nothing.
async fn chain_what_was_before(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let explain = |problem| explain(path, problem);
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.map_err(explain)?;
    let mut db = Session(&mut *tx);
    if is_chained().one(&mut db).await.map_err(reported).map_err(explain)? {
        return Err(OpenError::Damaged {
            path: path.to_owned(),
            problem: "it has a chain and is not marked to have one".to_owned(),
        });
    }
    let chained = async {
        for StoredCampaign { campaign, .. } in campaigns::all().all(&mut db).await? {
            let link = erasure::chain_after(&mut db, campaign.id, (0, chain::anchor(&campaign)), i64::MAX).await?;
            campaigns::put_head(campaign.id, Some(link)).run(&mut db).await?;
        }
        checksums::compute(&mut db).await
    };
    chained.await.map_err(reported).map_err(explain)?;
    mark(&mut tx).await.map_err(explain)?;
    tx.commit().await.map_err(explain)
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

/// Checks the same as [`must_be_chained`] over a connection of its own.
async fn must_be_chained_beside(path: &Path) -> Result<(), OpenError> {
    let connected = options(path).read_only(true).connect().await;
    let mut connection = connected.map_err(|problem| explain(path, problem))?;
    must_be_chained(path, &mut connection).await?;
    let closed = connection.close().await;
    closed.map_err(|problem| explain(path, problem))
}

async fn must_be_chained(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    match campaigns::broken_chain(&mut Session(connection)).await.map_err(|problem| explain(path, reported(problem)))? {
        None => Ok(()),
        Some(problem) => Err(OpenError::Damaged { path: path.to_owned(), problem }),
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
