//! Test databases: SQLite files by default, or with `CHANCERY_TEST_DATABASE=postgres` databases on a PostgreSQL server
//! started by the test process.

mod beside;
#[cfg(feature = "postgres")]
mod postgres;

pub use beside::{Held, alter, hold};
#[cfg(feature = "postgres")]
pub use postgres::{Pooler, Proxy, Rewrite, Server, Side, postgres};

use chancery::journal::{self, Access};
use std::fs::{self, File};
use std::future::Future;
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use tokio::sync::OnceCell;

/// The variable that chooses a test's database, if the test supports several.
const CHOICE: &str = "CHANCERY_TEST_DATABASE";

tokio::task_local! {
    static IN_FILES: ();
}

/// Uses SQLite files regardless of the setting, because the test works on the file itself.
pub async fn in_files<T>(made: impl Future<Output = T>) -> T {
    IN_FILES.scope((), made).await
}

/// Returns the URL of the test database for this file. The same file always gets the same URL, and a new file an empty
/// database.
pub fn url(file: &Path) -> String {
    if file.exists() || IN_FILES.try_with(|()| ()).is_ok() {
        return sqlite(file);
    }
    match std::env::var(CHOICE).as_deref() {
        Err(_) | Ok("" | "sqlite") => sqlite(file),
        #[cfg(feature = "postgres")]
        Ok("postgres") => postgres(file).expect("PostgreSQL is asked for and not there"),
        #[cfg(not(feature = "postgres"))]
        Ok("postgres") => panic!("run the tests with --features postgres"),
        Ok(other) => panic!("{CHOICE} is sqlite or postgres, not {other}"),
    }
}

/// Returns the URL of the test database for this file. If it is an SQLite file that does not exist, it becomes a copy of
/// an empty database of this version, so that the test need not wait for the migrations.
pub async fn seeded(file: &Path) -> String {
    let url = url(file);
    if url == sqlite(file) && !file.exists() {
        seed(file).await;
    }
    url
}

/// Writes an empty database of this version.
async fn seed(file: &Path) {
    static EMPTY: OnceCell<Vec<u8>> = OnceCell::const_new();
    let empty = EMPTY.get_or_init(async || {
        let folder = tempfile::tempdir().unwrap();
        let [made, copy] = ["made.db", "copy.db"].map(|name| folder.path().join(name));
        let journal = journal::open(&sqlite(&made), Access::Serve).await.unwrap();
        journal.backup(&copy).await.unwrap();
        journal.close().await;
        fs::read(copy).unwrap()
    });
    let mut private = File::options();
    let created = private.write(true).create_new(true).mode(0o600).open(file);
    created.unwrap().write_all(empty.await).unwrap();
}

pub fn sqlite(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}
