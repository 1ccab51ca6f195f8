//! Other connections to a database while the bot serves it.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, SqliteConnection};

enum Beside {
    File(SqliteConnection),
    #[cfg(feature = "postgres")]
    Server(sqlx::PgConnection),
}

/// Keeps other connections from writing until it is released.
pub struct Held(Beside);

impl Held {
    pub async fn let_go(self) {
        let closed = match self.0 {
            Beside::File(connection) => connection.close().await,
            #[cfg(feature = "postgres")]
            Beside::Server(connection) => connection.close().await,
        };
        closed.unwrap();
    }
}

async fn connect(url: &str) -> Beside {
    match url.strip_prefix("sqlite://") {
        Some(file) => {
            let options = SqliteConnectOptions::new().filename(file);
            Beside::File(options.connect().await.unwrap())
        }
        #[cfg(feature = "postgres")]
        None => Beside::Server(sqlx::PgConnection::connect(url).await.unwrap()),
        #[cfg(not(feature = "postgres"))]
        None => panic!("run the tests with --features postgres"),
    }
}

/// Keeps all other connections from writing a database, as a backup program or an administrator may.
pub async fn hold(url: &str) -> Held {
    let mut beside = connect(url).await;
    match &mut beside {
        Beside::File(connection) => drop(connection.execute("BEGIN IMMEDIATE").await.unwrap()),
        #[cfg(feature = "postgres")]
        Beside::Server(connection) => {
            connection.execute("BEGIN").await.unwrap();
            let lock = "DO $$ DECLARE one record; BEGIN
                FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
                    EXECUTE format('LOCK TABLE %I IN EXCLUSIVE MODE', one.tablename);
                END LOOP; END $$";
            connection.execute(lock).await.unwrap();
        }
    }
    Held(beside)
}

/// Changes stored data in a way that no rule does.
pub async fn alter(url: &str, sql: String) {
    let sql = AssertSqlSafe(sql);
    match connect(url).await {
        Beside::File(mut connection) => {
            connection.execute(sql).await.unwrap();
            connection.close().await.unwrap();
        }
        #[cfg(feature = "postgres")]
        Beside::Server(mut connection) => {
            connection.execute(sql).await.unwrap();
            connection.close().await.unwrap();
        }
    }
}
