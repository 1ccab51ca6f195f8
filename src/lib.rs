//! Chancery, the referee for play-by-chat diplomacy in a Discord server. ARCHITECTURE.md is the map of this crate.

pub mod clock;
pub mod rules;
