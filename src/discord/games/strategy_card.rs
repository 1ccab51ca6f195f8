//! The controls of the strategy card ruleset. `game_ui.rs` is where to start.

mod buttons;
mod commands;
mod game_ui;
mod wizards;

use chancery_words::games::strategy_card::{dialogue, galaxies, picture, row, views, words};
