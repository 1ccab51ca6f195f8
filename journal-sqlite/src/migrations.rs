//! The migrations, built into the program.

use chancery_journal::migrations;
use sqlx::migrate::Migrator;
use std::sync::LazyLock;

#[rustfmt::skip]
pub(super) static MIGRATIONS: LazyLock<Migrator> = migrations! { "../../migrations/":
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
    "0030_languages"
    "0031_templates"
};
