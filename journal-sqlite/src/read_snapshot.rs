//! A consistent view of the whole database. Concurrent writes of a running bot are not visible.

use super::open;
use super::sql::Session;
use async_trait::async_trait;
use chancery_journal::sql::Connection;
use chancery_journal::{Error, ReadSnapshot};
use sqlx::{Sqlite, SqliteConnection, Transaction};
use tokio::sync::OnceCell;

/// The number of problems SQLite lists before it stops searching.
const LISTED: u32 = 20;

#[async_trait]
impl ReadSnapshot for Session<Transaction<'static, Sqlite>> {
    fn connection(&mut self) -> &mut dyn Connection {
        self
    }

    /// Returns the problems found by SQLite's own check: broken pages, indexes that contradict their tables, invalid
    /// values, and orphaned rows.
    async fn damage(&mut self) -> Result<Vec<String>, Error> {
        let check = sqlx::AssertSqlSafe(format!("PRAGMA integrity_check({LISTED})"));
        let found: Vec<String> = sqlx::query_scalar(check).fetch_all(&mut *self.0).await.map_err(Error::database)?;
        let mut damage: Vec<String> = found
            .into_iter()
            .filter(|found| found != "ok")
            // A message may span several lines.
            .map(|found| found.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        let orphans: Vec<(String, String, i64)> =
            sqlx::query_as(r#"SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2"#)
                .fetch_all(&mut *self.0)
                .await
                .map_err(Error::database)?;
        damage.extend(
            orphans.into_iter().map(|(table, parent, rows)| format!("{rows} of {table} belong to no {parent}")),
        );
        Ok(damage)
    }

    async fn misdeclared(&mut self) -> Result<Vec<String>, Error> {
        static SOUND: OnceCell<Vec<Declared>> = OnceCell::const_new();
        let sound = SOUND.get_or_try_init(sound);
        let sound = sound.await.map_err(Error::database)?;
        let found = declared(&mut self.0).await.map_err(Error::database)?;
        let missing = sound
            .iter()
            .filter(|object| !found.contains(object))
            .map(|(kind, name, _)| format!("{kind} {name} is not declared as it was"));
        Ok(missing.collect())
    }
}

/// The kind, name and text of a declaration.
type Declared = (String, String, String);

async fn sound() -> Result<Vec<Declared>, sqlx::Error> {
    declared(&mut open::in_memory().await?).await
}

/// Returns the schema without the migrations' own table, which belongs to a library.
async fn declared(connection: &mut SqliteConnection) -> Result<Vec<Declared>, sqlx::Error> {
    sqlx::query_as(
        "SELECT type, name, sql FROM sqlite_schema
         WHERE sql IS NOT NULL AND name <> '_sqlx_migrations' ORDER BY name",
    )
    .fetch_all(connection)
    .await
}
