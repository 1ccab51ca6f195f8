//! The strategy card ruleset on this floor: `face.rs` answers its contract, and every other file does one part of that.

mod commands;
mod confirm;
mod dialogue;
mod export;
mod face;
mod galaxies;
mod guides;
mod help;
mod offer;
mod picks;
mod picture;
mod refusal;
mod row;
mod rulebook;
mod season;
mod tell;
mod views;
mod words;

pub use picture::galaxy_picture;
pub use views::{card, check, galaxy, planets, seats, standings, systems, tokens};
