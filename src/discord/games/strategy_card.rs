//! The Discord interface of the strategy card ruleset. `game_ui.rs` implements the controls.

mod buttons;
mod commands;
mod confirm;
mod dialogue;
mod export;
mod galaxies;
mod game_ui;
mod help;
mod import;
mod offer;
mod picks;
mod picture;
mod refusal;
mod row;
mod rulebook;
mod season;
mod tell;
mod views;
mod wizards;
mod words;

pub use picture::galaxy_picture;
pub use views::{card, check, galaxy, planets, seats, standings, systems, tokens};
