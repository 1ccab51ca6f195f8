//! The statements on PostgreSQL.

use super::super::Place;
use super::{Described, compare, count, versions_in};
use chancery_journal::sql::{Dialect, Kind, Parameter, Statement};
use chancery_journal::store;
use chancery_journal_postgres as postgres;
use sqlx::postgres::PgTypeInfo;
use sqlx::postgres::types::Oid;
use sqlx::{AssertSqlSafe, Column as _, Connection, Executor, PgConnection, Postgres, SqlSafeStr};
use sqlx::{Statement as _, Type, TypeInfo as _};
use std::collections::{BTreeSet, HashSet};

fn type_of(parameter: Parameter) -> PgTypeInfo {
    match parameter {
        Parameter::One(Kind::Number) => <i64 as Type<Postgres>>::type_info(),
        Parameter::One(Kind::Text) => <String as Type<Postgres>>::type_info(),
        Parameter::One(Kind::Bytes) => <Vec<u8> as Type<Postgres>>::type_info(),
        Parameter::One(Kind::Truth) => <bool as Type<Postgres>>::type_info(),
        Parameter::Many(Kind::Number) => <Vec<i64> as Type<Postgres>>::type_info(),
        Parameter::Many(Kind::Text) => <Vec<String> as Type<Postgres>>::type_info(),
        Parameter::Many(Kind::Bytes) => <Vec<Vec<u8>> as Type<Postgres>>::type_info(),
        Parameter::Many(Kind::Truth) => <Vec<bool> as Type<Postgres>>::type_info(),
    }
}

async fn problems_in_postgres(connection: &mut PgConnection, statement: &Statement) -> Vec<String> {
    let text = AssertSqlSafe(statement.text(Dialect::Postgres).to_owned()).into_sql_str();
    let types: Vec<PgTypeInfo> = statement.parameters.iter().copied().map(type_of).collect();
    let prepared = match connection.prepare_with(text, &types).await {
        Ok(prepared) => prepared,
        Err(problem) => return vec![format!("{}: {problem}", statement.name)],
    };
    let required: HashSet<(Oid, i16)> =
        sqlx::query_as("SELECT attrelid, attnum FROM pg_attribute WHERE attnum > 0 AND attnotnull")
            .fetch_all(&mut *connection)
            .await
            .unwrap()
            .into_iter()
            .collect();
    // A function for its effect returns nothing.
    let columns = prepared.columns().iter().filter(|column| column.type_info().name() != "VOID");
    let columns = columns.map(|column| Described {
        name: column.name().to_owned(),
        kinds: match column.type_info().name() {
            "INT8" => vec![Kind::Number],
            "TEXT" => vec![Kind::Text],
            "BYTEA" => vec![Kind::Bytes],
            "BOOL" => vec![Kind::Truth],
            _ => Vec::new(),
        },
        nullable: match (column.relation_id(), column.relation_attribute_no()) {
            (Some(table), Some(number)) => !required.contains(&(table, number)),
            _ => false,
        },
    });
    let columns: Vec<Described> = columns.collect();
    compare(statement, count(prepared.parameters()), &columns)
}

#[tokio::test]
async fn every_statement_fits_postgres() {
    let Some(place) = Place::postgres() else {
        return;
    };
    place.migrate().await;
    let mut connection = PgConnection::connect(&place.url()).await.unwrap();
    let mut problems = Vec::new();
    for statement in store::statements().iter().chain(&postgres::statements()) {
        problems.extend(problems_in_postgres(&mut connection, statement).await);
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[tokio::test]
async fn every_migration_is_built_in() {
    let Some(place) = Place::postgres() else {
        return;
    };
    place.migrate().await;
    let mut connection = PgConnection::connect(&place.url()).await.unwrap();
    let applied = "SELECT version FROM _sqlx_migrations";
    let applied: BTreeSet<i64> =
        sqlx::query_scalar(applied).fetch_all(&mut connection).await.unwrap().into_iter().collect();
    assert_eq!(applied, versions_in("journal-postgres/migrations").await);
}
