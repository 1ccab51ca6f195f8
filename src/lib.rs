//! Chancery, the referee for play-by-chat diplomacy in a Discord server. ARCHITECTURE.md is the map of this crate.

pub mod admin;
mod backoff;
pub mod backups;
pub mod board_file;
pub mod bot;
pub mod config;
pub mod courier;
pub mod csv;
pub mod discord;
pub mod duty;
pub mod erasing;
pub mod export;
pub mod handles;
pub mod import;
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
pub mod text;
pub mod watchdog;

/// The rules are a separate crate, so that the compiler ensures they depend on nothing else.
pub use chancery_rules as rules;
