//! Runs statements on SQLite.

use async_trait::async_trait;
use chancery_journal::Error;
use chancery_journal::sql::{Argument, Column, Connection, Dialect, Value, Values};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Row, SqlSafeStr, Sqlite};
use std::ops::DerefMut;
use std::time::Duration;

/// The longest that a connection waits for the lock of another.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// Marks an SQLite file as ours, in its header: "Chan". A file without the mark but with our tables is older than the
/// chain.
pub(super) const APPLICATION_ID: i32 = 0x4368_616e;

/// A connection or a transaction.
pub(super) struct Session<C>(pub(super) C);

#[async_trait]
impl<C: DerefMut<Target = SqliteConnection> + Send> Connection for Session<C> {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    async fn fetch(
        &mut self,
        text: &'static str,
        arguments: Vec<Argument>,
        columns: &[Column],
    ) -> Result<Vec<Values>, Error> {
        let rows = bound(text, arguments).fetch_all(&mut *self.0).await.map_err(Error::database)?;
        rows.iter().map(|row| values(row, columns)).collect::<Result<_, _>>().map_err(Error::database)
    }

    async fn execute(&mut self, text: &'static str, arguments: Vec<Argument>) -> Result<i64, Error> {
        let done = bound(text, arguments).execute(&mut *self.0).await.map_err(Error::database)?;
        Ok(done.rows_affected().cast_signed())
    }
}

pub(super) fn bound(text: impl SqlSafeStr, arguments: Vec<Argument>) -> Query<'static, Sqlite, SqliteArguments> {
    arguments.into_iter().fold(sqlx::query(text), |query, argument| match argument {
        Argument::One(Value::Number(number)) => query.bind(number),
        Argument::One(Value::Text(text)) => query.bind(text),
        Argument::One(Value::Bytes(bytes)) => query.bind(bytes),
        Argument::One(Value::Truth(truth)) => query.bind(truth),
        Argument::Many(_, list) => query.bind(json(list)),
    })
}

/// Returns a list as a JSON array, with bytes as hexadecimal digits.
pub(super) fn json(list: Values) -> String {
    let list = list.into_iter().map(|value| match value {
        Value::Number(number) => number.into(),
        Value::Text(text) => text.into(),
        Value::Truth(truth) => truth.into(),
        Value::Bytes(bytes) => bytes.as_deref().map(digits).into(),
    });
    serde_json::Value::Array(list.collect()).to_string()
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a row. In a damaged database, a value may be of another type than its column; SQLite converts it.
fn values(row: &SqliteRow, columns: &[Column]) -> Result<Values, sqlx::Error> {
    chancery_journal::values!(row, columns, try_get_unchecked)
}

/// Returns an error as sqlx reported it.
pub(super) fn reported(problem: Error) -> sqlx::Error {
    problem.reported().unwrap_or_else(|other| sqlx::Error::Protocol(other.to_string()))
}
