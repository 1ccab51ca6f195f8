//! The migrations, built into the program.

use chancery_journal::migrations;
use sqlx::migrate::Migrator;
use std::sync::LazyLock;

#[rustfmt::skip]
pub(crate) static MIGRATIONS: LazyLock<Migrator> = migrations! { "../migrations/":
    "0001_journal"
    "0002_owner"
    "0025_erasure_progress"
    "0029_accounts"
    "0030_languages"
    "0031_templates"
};
