//! The words of the leverage ruleset.

mod confirm;
mod deal;
mod export;
mod help;
mod import;
mod named;
mod offer;
mod picks;
mod picture;
mod refusal;
mod rulebook;
mod season;
pub mod settings;
pub mod sheet;
pub mod tell;
pub mod values;
pub mod views;
pub mod words;

pub use views::{map, milestones, relation_pair, relations_table, rights, ships, task_progress, technologies};
