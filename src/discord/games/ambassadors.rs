//! The commands, the words and the views of the ambassadors ruleset.

pub mod boards;
pub mod commands;
mod condition;
mod confirm;
mod menu;
mod offer;
mod picture;
mod refusal;
mod tell;
mod views;
mod words;

pub use confirm::{confirm_label, confirmation};
pub use menu::{pick_track, room_choice, track_choice};
pub use offer::{accepting, asks, closed, hint, made, matter, reminded, silence};
pub use picture::{board_picture, relations_picture};
pub use refusal::{pick, refusal};
pub use tell::happened;
pub use views::{board, relations_check, relations_overview, reputation, seats, standings};
pub use words::{spot, technology as seat_technology};
