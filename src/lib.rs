//! Chancery, the referee for play-by-chat diplomacy in a Discord server. ARCHITECTURE.md is the map of this crate.

pub mod admin;
pub mod backups;
pub mod bot;
pub mod config;
pub mod discord;
pub mod erasing;
pub mod handles;
pub mod journal;
pub mod log;
pub mod memory;
pub mod metrics;
pub mod sandbox;
pub mod signals;
pub mod systemd;
pub mod watchdog;

/// These are separate crates, so that the compiler holds the walls between them.
pub use chancery_engine::{backoff, courier, duty, leading, nonce, referee, scheduler};
pub use chancery_rules as rules;
pub use chancery_words::{board_file, csv, export, import, text};
