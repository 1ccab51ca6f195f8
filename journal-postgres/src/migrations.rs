//! The migrations, built into the program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::sync::LazyLock;

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../migrations/", $name, ".sql")))),*]
    };
}

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let files = files! {
        "0001_journal"
        "0002_owner"
        "0025_erasure_progress"
        "0029_accounts"
    };
    let migrations = files.into_iter().filter_map(|(name, text)| {
        let (version, about) = name.split_once('_')?;
        let (version, about) = (version.parse().ok()?, about.replace('_', " "));
        Some(Migration::new(version, about.into(), MigrationType::Simple, text.into_sql_str(), false))
    });
    Migrator::with_migrations(migrations.collect())
});
