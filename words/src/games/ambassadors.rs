//! The words of the ambassadors ruleset.

pub mod boards;
mod condition;
mod confirm;
mod deal;
mod export;
mod help;
mod import;
mod named;
mod offer;
mod picks;
pub mod picture;
mod refusal;
pub mod room;
mod rulebook;
mod season;
mod settings;
mod tell;
pub mod views;
pub mod words;

pub use picks::track_choice;
pub use picture::{board_picture, relations_picture};
pub use views::{board, relations_check, relations_missing, relations_overview, reputation, seats, standings};
pub use words::technology as seat_technology;
