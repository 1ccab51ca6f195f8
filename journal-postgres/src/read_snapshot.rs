//! A consistent view of the whole database. Concurrent writes of running bots are not visible.

use super::sql::{Session, was_cut};
use async_trait::async_trait;
use chancery_journal::sql::Connection;
use chancery_journal::{Error, ReadSnapshot};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Postgres, Transaction};

/// The schema of a newly migrated database, in the output format of `schema.sql`.
const SOUND: &str = include_str!("../schema.txt");

const DECLARED: &str = include_str!("../schema.sql");

#[async_trait]
impl ReadSnapshot for Session<Transaction<'static, Postgres>> {
    fn connection(&mut self) -> &mut dyn Connection {
        self
    }

    /// Makes PostgreSQL read every row in full, which finds unreadable pages and rows. If the bot may use the
    /// extension `amcheck`, this also compares every index with its table.
    async fn damage(&mut self) -> Result<Vec<String>, Error> {
        damage(&mut self.0).await.map_err(Error::database)
    }

    async fn misdeclared(&mut self) -> Result<Vec<String>, Error> {
        let found: Vec<String> = sqlx::query_scalar(DECLARED).fetch_all(&mut *self.0).await.map_err(Error::database)?;
        let missing = SOUND
            .lines()
            .filter(|line| !found.iter().any(|found| found == line))
            .filter_map(|line| line.split_once(": "))
            .map(|(what, _)| format!("{what} is not declared as it was"));
        Ok(missing.collect())
    }
}

async fn damage(connection: &mut PgConnection) -> Result<Vec<String>, sqlx::Error> {
    let mut damage = Vec::new();
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT quote_ident(c.relname) FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
         WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') ORDER BY 1",
    )
    .fetch_all(&mut *connection)
    .await?;
    for table in tables {
        let all = format!("SELECT sum(length(t::text)) FROM {table} AS t");
        if let Some(found) = complaint(connection, all).await? {
            damage.push(format!("table {table} cannot be read: {found}"));
        }
    }
    let checker: Option<String> = sqlx::query_scalar(
        "SELECT quote_ident(n.nspname) FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace
         JOIN pg_proc AS p ON p.pronamespace = n.oid AND p.proname = 'bt_index_check' AND p.pronargs = 2
         WHERE e.extname = 'amcheck' AND has_schema_privilege(n.oid, 'USAGE') AND has_function_privilege(p.oid, 'EXECUTE')",
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(checker) = checker else {
        return Ok(damage);
    };
    let indexes: Vec<(i64, String)> = sqlx::query_as(
        "SELECT i.indexrelid::bigint, c.relname::text FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
         JOIN pg_namespace AS n ON n.oid = c.relnamespace JOIN pg_am AS m ON m.oid = c.relam
         WHERE n.nspname = current_schema() AND m.amname = 'btree' AND i.indisvalid ORDER BY 2",
    )
    .fetch_all(&mut *connection)
    .await?;
    for (id, index) in indexes {
        let check = format!("SELECT {checker}.bt_index_check({id}::regclass, true)");
        if let Some(found) = complaint(connection, check).await? {
            damage.push(format!("index {index} does not agree with its table: {found}"));
        }
    }
    Ok(damage)
}

/// Returns PostgreSQL's error for a statement, if any. The transaction stays usable.
async fn complaint(connection: &mut PgConnection, statement: String) -> Result<Option<String>, sqlx::Error> {
    let mut tx = connection.begin().await?;
    let done = sqlx::query(AssertSqlSafe(statement)).execute(&mut *tx).await;
    tx.rollback().await?;
    match done {
        Ok(_) => Ok(None),
        Err(problem) if was_cut(&problem) => Err(problem),
        Err(sqlx::Error::Database(found)) => Ok(Some(found.message().to_owned())),
        Err(problem) => Err(problem),
    }
}
