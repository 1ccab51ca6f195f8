//! The commands, the words and the views of the leverage ruleset.

pub mod commands;
mod offer;
mod refusal;
mod tell;
mod views;
pub mod words;

pub use offer::{accepting, made, matter};
pub use refusal::{pick, refusal};
pub use tell::{opened_to_all, rights as shifted, told};
pub use views::{
    map, milestones, relation_pair, relations_table, rights, ships, task_progress, technologies,
};
