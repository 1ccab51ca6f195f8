//! The Discord interface of the leverage ruleset. `game_ui.rs` implements the controls.

mod buttons;
mod commands;
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
mod rulebook;
mod season;
mod settings;
mod sheet;
mod tell;
mod values;
mod views;
mod wizards;
mod words;

pub use views::{map, milestones, relation_pair, relations_table, rights, ships, task_progress, technologies};
