//! Opening the file, and saying what is wrong with it in words that a host can act on.

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

static MIGRATIONS: Migrator = sqlx::migrate!();

const READERS: u32 = 4;

/// What a process wants with the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To be the bot: create it, migrate it, write it, and be the only one who does.
    Serve,
    /// To look into it, also while a bot serves it.
    Read,
}

/// Why the database cannot be opened, in one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is not repeated: that of another kind of database may hold a password.
    #[error(
        "DATABASE_URL must name a SQLite file, such as sqlite://chancery.db, with nothing after its name"
    )]
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
    #[error("another bot process is serving {} (it holds {}.lock): stop that one first", .0.display(), .0.display())]
    Served(PathBuf),
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
    #[error("cannot migrate {}: {problem}", .path.display())]
    Migration {
        path: PathBuf,
        problem: Box<MigrateError>,
    },
}

pub(super) struct Opened {
    pub(super) path: PathBuf,
    pub(super) readers: SqlitePool,
    /// The one connection that writes, and the lock that keeps other bots out while it lives.
    pub(super) writing: Option<(SqliteConnection, File)>,
}

pub(super) async fn open(url: &str, access: Access) -> Result<Opened, OpenError> {
    let path = path_of(url)?;
    if path.is_dir() {
        return Err(OpenError::NotADatabase(path));
    }
    let writing = match access {
        Access::Serve => Some(serve(&path).await?),
        Access::Read => {
            inspect(&path).await?;
            None
        }
    };
    let options = options(&path).pragma("query_only", "ON");
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        // A connection to a file does not go stale, and asking it costs as much as a small query.
        .test_before_acquire(false)
        .connect_with(options)
        .await
        .map_err(|problem| explain(&path, problem))?;
    Ok(Opened {
        path,
        readers,
        writing,
    })
}

/// Returns how any connection to the database is made. Statements are not logged: they hold what players wrote.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging()
}

/// Returns the file that `url` names, in full, so that nothing in its name can mean something to SQLite.
fn path_of(url: &str) -> Result<PathBuf, OpenError> {
    let name = url.strip_prefix("sqlite:").ok_or(OpenError::Url)?;
    let name = name.strip_prefix("//").unwrap_or(name);
    match name {
        ":memory:" => Err(OpenError::Memory),
        _ if name.contains("mode=memory") => Err(OpenError::Memory),
        _ if name.contains('?') => Err(OpenError::Url),
        _ => std::path::absolute(name).map_err(|_| OpenError::Url),
    }
}

async fn serve(path: &Path) -> Result<(SqliteConnection, File), OpenError> {
    if let Some(folder) = path.parent()
        && !folder.exists()
    {
        return Err(OpenError::MissingFolder(folder.to_owned()));
    }
    let lock = lock(path)?;
    writable(path)?;
    let options = options(path).journal_mode(SqliteJournalMode::Wal);
    let mut connection = options
        .connect()
        .await
        .map_err(|problem| explain(path, problem))?;
    match schema(path, &mut connection).await? {
        Schema::Current => {}
        Schema::Behind => {
            MIGRATIONS
                .run(&mut connection)
                .await
                .map_err(|problem| OpenError::Migration {
                    path: path.to_owned(),
                    problem: Box::new(problem),
                })?
        }
    }
    Ok((connection, lock))
}

/// Checks that a database is there to be read, without changing anything about it.
async fn inspect(path: &Path) -> Result<(), OpenError> {
    if !path.exists() {
        return Err(OpenError::MissingFile(path.to_owned()));
    }
    let mut connection = options(path)
        .connect()
        .await
        .map_err(|problem| explain(path, problem))?;
    let schema = schema(path, &mut connection).await?;
    connection
        .close()
        .await
        .map_err(|problem| explain(path, problem))?;
    match schema {
        Schema::Current => Ok(()),
        Schema::Behind => Err(OpenError::Older(path.to_owned())),
    }
}

/// Takes the lock that marks the database as served. It is a file of its own, because SQLite's locks come and go with its transactions; it goes
/// with the process, however that ends.
fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let lock = writable(Path::new(&name))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::Served(path.to_owned())),
        Err(TryLockError::Error(problem)) => Err(OpenError::Unwritable {
            path: name.into(),
            problem,
        }),
    }
}

/// Opens the file for writing, creating it where it is missing: the system's own words for what is wrong are better than SQLite's.
fn writable(path: &Path) -> Result<File, OpenError> {
    OpenOptions::new()
        .append(true)
        .create(true)
        .open(path)
        .map_err(|problem| OpenError::Unwritable {
            path: path.to_owned(),
            problem,
        })
}

enum Schema {
    /// Empty, or from an older version.
    Behind,
    Current,
}

/// Compares the migrations that the database has seen with those that this program knows.
async fn schema(path: &Path, connection: &mut SqliteConnection) -> Result<Schema, OpenError> {
    let mine =
        "SELECT count(*) FILTER (WHERE name = '_sqlx_migrations'), count(*) FROM sqlite_schema";
    // Not a checked query: it asks about the file before anything is known of it.
    let (migrated, objects): (i64, i64) = sqlx::query_as(mine)
        .fetch_one(&mut *connection)
        .await
        .map_err(|problem| explain(path, problem))?;
    match (migrated, objects) {
        (0, 0) => return Ok(Schema::Behind),
        (0, _) => return Err(OpenError::Foreign(path.to_owned())),
        _ => {}
    }
    let applied = connection
        .list_applied_migrations(&MIGRATIONS.table_name)
        .await
        .map_err(|problem| OpenError::Migration {
            path: path.to_owned(),
            problem: Box::new(problem),
        })?;
    for seen in &applied {
        match MIGRATIONS
            .iter()
            .find(|known| known.version == seen.version)
        {
            None => return Err(OpenError::Newer(path.to_owned())),
            Some(known) if known.checksum != seen.checksum => {
                return Err(OpenError::Foreign(path.to_owned()));
            }
            Some(_) => {}
        }
    }
    if applied.len() < MIGRATIONS.iter().count() {
        return Ok(Schema::Behind);
    }
    Ok(Schema::Current)
}

/// Finds the words for what SQLite reports by number. The lower byte is the kind of error, the rest its particulars.
fn explain(path: &Path, problem: sqlx::Error) -> OpenError {
    const READONLY: i32 = 8;
    const NOTADB: i32 = 26;
    let code = problem
        .as_database_error()
        .and_then(|error| error.code()?.parse::<i32>().ok());
    let path = path.to_owned();
    match code.map(|code| code & 0xff) {
        Some(NOTADB) => OpenError::NotADatabase(path),
        Some(READONLY) => OpenError::Unwritable {
            path,
            problem: io::Error::other(problem),
        },
        _ => OpenError::Database { path, problem },
    }
}
