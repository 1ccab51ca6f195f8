//! What every backend on sqlx does in the same way. The contract does not depend on sqlx, so these are macros, which
//! expand in the backends.

/// Declares `MIGRATIONS`, a `Migrator` with the migrations of these names, built into the program from the files in a
/// folder.
#[macro_export]
macro_rules! migrations {
    ($folder:literal: $($name:literal)*) => {
        pub(crate) static MIGRATIONS: std::sync::LazyLock<sqlx::migrate::Migrator> = std::sync::LazyLock::new(|| {
            let files = [$(($name, include_str!(concat!($folder, $name, ".sql")))),*];
            let migrations = files.into_iter().filter_map(|(name, text)| {
                let (version, about) = name.split_once('_')?;
                let (version, about) = (version.parse().ok()?, about.replace('_', " "));
                let text = sqlx::SqlSafeStr::into_sql_str(text);
                let kind = sqlx::migrate::MigrationType::Simple;
                Some(sqlx::migrate::Migration::new(version, about.into(), kind, text, false))
            });
            sqlx::migrate::Migrator::with_migrations(migrations.collect())
        });
    };
}

/// Reads the values of a row's columns with a method of the row.
#[macro_export]
macro_rules! values {
    ($row:ident, $columns:ident, $get:ident) => {{
        use $crate::sql::{Kind, Value};
        let columns = $columns.iter().enumerate();
        let values = columns.map(|(place, column)| {
            Ok(match column.kind {
                Kind::Number => Value::Number($row.$get(place)?),
                Kind::Text => Value::Text($row.$get(place)?),
                Kind::Bytes => Value::Bytes($row.$get(place)?),
                Kind::Truth => Value::Truth($row.$get(place)?),
            })
        });
        values.collect()
    }};
}
