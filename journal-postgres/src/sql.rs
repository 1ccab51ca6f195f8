//! Runs statements on PostgreSQL.

use async_trait::async_trait;
use chancery_journal::Error;
use chancery_journal::sql::{Argument, Column, Connection, Dialect, Field, Kind, Value, Values};
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{Postgres, Row, SqlSafeStr};
use std::ops::DerefMut;

/// A connection or a transaction.
pub(crate) struct Session<C>(pub(crate) C);

#[async_trait]
impl<C: DerefMut<Target = PgConnection> + Send> Connection for Session<C> {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    async fn fetch(
        &mut self,
        text: &'static str,
        arguments: Vec<Argument>,
        columns: &[Column],
    ) -> Result<Vec<Values>, Error> {
        fetch(&mut self.0, text, arguments, columns).await.map_err(Error::database)
    }

    async fn execute(&mut self, text: &'static str, arguments: Vec<Argument>) -> Result<i64, Error> {
        execute(&mut self.0, text, arguments).await.map_err(Error::database)
    }
}

pub(crate) async fn fetch(
    connection: &mut PgConnection,
    text: &'static str,
    arguments: Vec<Argument>,
    columns: &[Column],
) -> Result<Vec<Values>, sqlx::Error> {
    let rows = bound(text, arguments).fetch_all(connection).await?;
    rows.iter().map(|row| values(row, columns)).collect()
}

pub(crate) async fn execute(
    connection: &mut PgConnection,
    text: impl SqlSafeStr,
    arguments: Vec<Argument>,
) -> Result<i64, sqlx::Error> {
    let done = bound(text, arguments).execute(connection).await?;
    Ok(done.rows_affected().cast_signed())
}

fn bound(text: impl SqlSafeStr, arguments: Vec<Argument>) -> Query<'static, Postgres, PgArguments> {
    arguments.into_iter().fold(sqlx::query(text), |query, argument| match argument {
        Argument::One(Value::Number(number)) => query.bind(number),
        Argument::One(Value::Text(text)) => query.bind(text),
        Argument::One(Value::Bytes(bytes)) => query.bind(bytes),
        Argument::One(Value::Truth(truth)) => query.bind(truth),
        Argument::Many(Kind::Number, list) => query.bind(column::<i64>(list)),
        Argument::Many(Kind::Text, list) => query.bind(column::<String>(list)),
        Argument::Many(Kind::Bytes, list) => query.bind(column::<Vec<u8>>(list)),
        Argument::Many(Kind::Truth, list) => query.bind(column::<bool>(list)),
    })
}

/// Values of another kind become null. When a journal is moved, they are found when the rows are read back.
fn column<F: Field>(values: Values) -> Vec<Option<F>> {
    values.into_iter().map(F::read).collect()
}

fn values(row: &PgRow, columns: &[Column]) -> Result<Values, sqlx::Error> {
    chancery_journal::values!(row, columns, try_get)
}

/// Returns an error as sqlx reported it.
pub(crate) fn reported(problem: Error) -> sqlx::Error {
    problem.reported().unwrap_or_else(|other| sqlx::Error::Protocol(other.to_string()))
}

/// Returns whether the network or the server reported a lost connection.
pub(crate) fn was_cut(problem: &sqlx::Error) -> bool {
    if matches!(problem, sqlx::Error::Io(_)) {
        return true;
    }
    let code = problem.as_database_error().and_then(|found| found.code());
    // The operator ended the session, or it broke.
    code.is_some_and(|code| code.starts_with("57P") || code.starts_with("08"))
}
