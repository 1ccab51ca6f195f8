//! Databases on a PostgreSQL server, which the test process starts.

mod pooler;
mod proxy;
mod server;

pub use pooler::Pooler;
pub use proxy::{Proxy, Rewrite, Side};
pub use server::Server;

use crate::machine::within;
use sqlx::{Connection, PgConnection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long a test waits for something that must not happen.
const MOMENT: Duration = Duration::from_millis(100);

/// Returns the URL of this file's database on the tests' shared server, which the first call starts. Prints to standard
/// error if no server can be started.
pub fn postgres(file: &Path) -> Option<String> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    static DATABASES: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    // Names are never reused, so that no test finds another test's data.
    static NAMES: AtomicU32 = AtomicU32::new(1);
    let server = SERVER.get_or_init(Server::start).as_ref()?;
    let mut databases = DATABASES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(name) = databases.get(file) {
        return Some(server.url(name));
    }
    // Removes the databases of ended tests, because together they would fill a small disk.
    let ended = |file: &PathBuf, _: &mut String| file.parent().is_some_and(|home| !home.exists());
    for (_, name) in databases.extract_if(.., ended) {
        server.remove(&name);
    }
    let name = format!("test_{}", NAMES.fetch_add(1, Ordering::Relaxed));
    server.create(&name);
    let url = server.url(&name);
    databases.insert(file.to_owned(), name);
    Some(url)
}

#[tokio::test]
async fn a_file_is_one_database_until_its_folder_is_gone() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [one, other] = folders.each_ref().map(|f| f.path().join("chancery.db"));
    let Some(url) = postgres(&one) else {
        return;
    };
    assert_eq!(postgres(&one).as_ref(), Some(&url));
    let elsewhere = postgres(&other).unwrap();
    assert_ne!(url, elsewhere);
    PgConnection::connect(&url).await.unwrap();
    drop(folders);
    // Creating another database removes the earlier ones.
    let folder = tempfile::tempdir().unwrap();
    let next = postgres(&folder.path().join("chancery.db")).unwrap();
    PgConnection::connect(&next).await.unwrap();
    for url in [&url, &elsewhere] {
        let refused = PgConnection::connect(url).await.unwrap_err();
        assert!(refused.to_string().contains("does not exist"), "{refused}");
    }
}

#[tokio::test]
async fn a_server_restarts_with_its_committed_data() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    server.sql("game", "CREATE TABLE rulings (number bigint)".to_owned());
    for (number, ends) in [(1, Server::kill as fn(&Server)), (2, Server::stop)] {
        let mut bot = PgConnection::connect(&server.url("game")).await.unwrap();
        server.sql("game", format!("INSERT INTO rulings VALUES ({number})"));
        ends(&server);
        // The remains of a killed server end by themselves, but may answer once more before that.
        within(async {
            while count(&mut bot).await.is_ok() {
                sleep(MOMENT).await;
            }
        })
        .await;
        server.restart();
        let mut bot = PgConnection::connect(&server.url("game")).await.unwrap();
        assert_eq!(count(&mut bot).await.unwrap(), number);
        server.cut("game");
        assert!(count(&mut bot).await.is_err());
    }
}

#[tokio::test]
async fn the_test_proxy_cuts_freezes_and_restores_connections() {
    let Some(server) = Server::start() else {
        return;
    };
    server.create("game");
    server.sql("game", "CREATE TABLE rulings (number bigint)".to_owned());
    let proxy = Proxy::start(server.port());
    let url = server.url_by(proxy.port(), "game");
    let mut other = PgConnection::connect(&server.url("postgres")).await.unwrap();

    let mut bot = PgConnection::connect(&url).await.unwrap();
    proxy.freeze();
    let mut asked = Box::pin(count(&mut bot));
    assert!(timeout(MOMENT, &mut asked).await.is_err());
    proxy.mend();
    assert_eq!(asked.await.unwrap(), 0);

    proxy.cut(Side::Bot);
    assert!(count(&mut bot).await.is_err());
    assert!(PgConnection::connect(&url).await.is_err());
    assert_eq!(sessions(&mut other).await, 1, "the server gets no message");
    proxy.mend();
    while sessions(&mut other).await > 0 {
        sleep(MOMENT).await;
    }

    let mut bot = PgConnection::connect(&url).await.unwrap();
    proxy.cut(Side::Server);
    while sessions(&mut other).await > 0 {
        sleep(MOMENT).await;
    }
    let mut asked = Box::pin(count(&mut bot));
    assert!(timeout(MOMENT, &mut asked).await.is_err());
    proxy.mend();
    assert!(asked.await.is_err());
    let mut bot = PgConnection::connect(&url).await.unwrap();
    assert_eq!(count(&mut bot).await.unwrap(), 0);
}

async fn count(bot: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar("SELECT count(*) FROM rulings").fetch_one(bot).await
}

async fn sessions(other: &mut PgConnection) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM pg_stat_activity WHERE datname = 'game'").fetch_one(other).await.unwrap()
}
