//! The migrations, built into the program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::sync::LazyLock;

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../migrations/", $name, ".sql")))),*]
    };
}

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let files = files! {
        "0001_journal"
        "0002_panels"
        "0003_chain"
        "0004_delivery"
        "0007_server_commands"
        "0009_offers"
        "0010_outbox_indexes"
        "0011_sealed"
        "0012_snapshots_anew"
        "0013_founders"
        "0016_calls"
        "0019_greeted"
        "0020_moves"
        "0021_digests"
        "0022_erasures"
        "0023_departures"
        "0024_actors"
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
