//! Chancery, the referee for play-by-chat diplomacy in a Discord server. ARCHITECTURE.md is the map of this crate.

pub mod admin;
mod backoff;
pub mod backups;
pub mod bot;
pub mod config;
pub mod courier;
pub mod discord;
pub mod duty;
pub mod erasing;
pub mod handles;
pub mod journal;
pub mod leading;
pub mod log;
pub mod memory;
pub mod metrics;
pub mod nonce;
pub mod referee;
pub mod sandbox;
pub mod scheduler;
pub mod signals;
pub mod systemd;
pub mod watchdog;

/// The rules and the words are separate crates, so that the compiler ensures they depend on nothing else.
pub use chancery_rules as rules;
pub use chancery_words::{board_file, csv, export, import, text};
