//! Every statement fits the tables of every backend: it can be prepared, and it takes and returns what it declares.

#[cfg(feature = "postgres")]
mod postgres;

use super::Place;
use chancery::journal::{self, Access};
use chancery_journal::sql::{Column, Dialect, Kind, Statement};
use chancery_journal::store;
use chancery_journal_sqlite as sqlite;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Column as _, ConnectOptions, Either, Executor, SqlSafeStr, SqliteConnection};
use sqlx::{Statement as _, TypeInfo as _};
use std::collections::{BTreeSet, HashSet};
use std::path::Path;

impl Place {
    async fn file_connection(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.path());
        options.connect().await.expect("the file opens")
    }

    /// Creates the tables.
    async fn migrate(&self) {
        journal::open(&self.url(), Access::Serve).await.expect("the journal opens").close().await;
    }
}

/// A column as the database describes it.
struct Described {
    name: String,
    /// The kinds that it can be read as; all, if the database does not know.
    kinds: Vec<Kind>,
    /// Whether it comes from a column of a table that may be null.
    nullable: bool,
}

fn compare(statement: &Statement, parameters: usize, columns: &[Described]) -> Vec<String> {
    let mut problems = Vec::new();
    if parameters != statement.parameters.len() {
        problems.push(format!("takes {parameters} values"));
    }
    if columns.len() != statement.columns.len() {
        problems.push(format!("returns {} columns", columns.len()));
    }
    for (declared, found) in statement.columns.iter().zip(columns) {
        let name = &found.name;
        if !declared.name.is_empty() && declared.name != name {
            problems.push(format!("{} is named {name}", declared.name));
        }
        if !found.kinds.contains(&declared.kind) {
            problems.push(format!("{name} is not {:?}", declared.kind));
        }
        if found.nullable && !declared.optional {
            problems.push(format!("{name} may be null"));
        }
    }
    problems.into_iter().map(|problem| format!("{}: {problem}", statement.name)).collect()
}

async fn problems_in_sqlite(connection: &mut SqliteConnection, statement: &Statement) -> Vec<String> {
    let text = AssertSqlSafe(statement.text(Dialect::Sqlite).to_owned()).into_sql_str();
    let prepared = match connection.prepare(text).await {
        Ok(prepared) => prepared,
        Err(problem) => return vec![format!("{}: {problem}", statement.name)],
    };
    let required =
        "SELECT tables.name, columns.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
                    WHERE tables.type = 'table' AND columns.\"notnull\"";
    let required: HashSet<(String, String)> =
        sqlx::query_as(required).fetch_all(&mut *connection).await.unwrap().into_iter().collect();
    let columns = prepared.columns().iter().map(|column| Described {
        name: column.name().to_owned(),
        kinds: match column.type_info().name() {
            "INTEGER" => vec![Kind::Number, Kind::Truth],
            "TEXT" => vec![Kind::Text],
            "BLOB" => vec![Kind::Bytes],
            _ => vec![Kind::Number, Kind::Truth, Kind::Text, Kind::Bytes],
        },
        nullable: column.origin().table_column().is_some_and(|origin| {
            let table = origin.table.rsplit('.').next().unwrap_or_default();
            !required.contains(&(table.to_owned(), origin.name.to_string()))
        }),
    });
    let columns: Vec<Described> = columns.collect();
    compare(statement, count(prepared.parameters()), &columns)
}

/// Returns the number of parameters that a database reports.
fn count<T>(parameters: Option<Either<&[T], usize>>) -> usize {
    parameters.map_or(0, |parameters| parameters.either(<[T]>::len, |count| count))
}

#[tokio::test]
async fn every_statement_fits_sqlite() {
    let place = Place::sqlite();
    place.migrate().await;
    let mut connection = place.file_connection().await;
    let mut problems = Vec::new();
    for statement in store::statements().iter().chain(&sqlite::statements()) {
        problems.extend(problems_in_sqlite(&mut connection, statement).await);
    }
    assert!(problems.is_empty(), "{problems:#?}");
    const COLUMNS: &[Column] = &[Column::of::<i64>("id")];
    let wrong = Statement::new("wrong", "SELECT head FROM campaigns WHERE id = $1", None, &[], COLUMNS);
    let found = problems_in_sqlite(&mut connection, &wrong).await;
    assert_eq!(
        found,
        ["wrong: takes 1 values", "wrong: id is named head", "wrong: head is not Number", "wrong: head may be null"]
    );
}

#[tokio::test]
async fn every_migration_is_built_in() {
    let place = Place::sqlite();
    place.migrate().await;
    let mut connection = place.file_connection().await;
    let applied = "SELECT version FROM _sqlx_migrations";
    let applied: BTreeSet<i64> =
        sqlx::query_scalar(applied).fetch_all(&mut connection).await.unwrap().into_iter().collect();
    assert_eq!(applied, versions_in("migrations").await);
}

async fn versions_in(folder: &str) -> BTreeSet<i64> {
    let files = Migrator::new(Path::new(folder)).await.unwrap();
    files.iter().map(|migration| migration.version).collect()
}
