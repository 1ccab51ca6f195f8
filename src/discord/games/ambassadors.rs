//! The Discord interface of the ambassadors ruleset. `game_ui.rs` implements the controls.

pub mod boards;
mod commands;
mod condition;
mod confirm;
mod deal;
mod export;
mod game_ui;
mod help;
mod import;
mod offer;
mod picks;
mod picture;
mod refusal;
pub mod room;
mod rulebook;
mod season;
mod settings;
mod tell;
mod views;
mod wizards;
mod words;

pub use picks::track_choice;
pub use picture::{board_picture, relations_picture};
pub use views::{board, relations_check, relations_missing, relations_overview, reputation, seats, standings};
pub use words::technology as seat_technology;
