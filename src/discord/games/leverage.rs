//! The controls of the leverage ruleset. `game_ui.rs` is where to start.

mod buttons;
mod commands;
mod game_ui;
mod wizards;

use chancery_words::games::leverage::{settings, sheet, tell, values, views, words};
