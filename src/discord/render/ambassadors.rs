//! What people read of a game of the ambassadors ruleset.

mod board;
mod check;
mod condition;
mod confirm;
mod menu;
mod offer;
mod refusal;
mod seat;
mod standings;
mod tell;
mod words;

pub use board::board;
pub use check::{relations_check, relations_overview};
pub use confirm::{aggression, replacing};
pub use menu::{pick_track, room_choice, track_choice};
pub use offer::{accepting, asks, closed, hint, made, matter, reminded, silence};
pub use refusal::refusal;
pub use seat::{reputation, seats};
pub use standings::standings;
pub use tell::happened;
pub use words::{spot, technology as seat_technology};
