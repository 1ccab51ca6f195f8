//! The words of the strategy card ruleset.

mod confirm;
pub mod dialogue;
mod export;
pub mod galaxies;
mod help;
mod import;
mod named;
mod offer;
mod picks;
pub mod picture;
mod refusal;
pub mod row;
mod rulebook;
mod season;
mod tell;
pub mod views;
pub mod words;

use crate::game_words::{Configured, Dealt, without};
use crate::rules::games::strategy_card::State;

pub use picture::galaxy_picture;
pub use views::{card, check, galaxy, planets, seats, standings, systems, tokens};

impl Configured for State {
    without!(settings);
}

impl Dealt for State {
    without!(clauses);
}
