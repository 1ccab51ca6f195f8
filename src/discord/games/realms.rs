//! The controls of the realms ruleset. `game_ui.rs` is where to start.

mod buttons;
mod commands;
mod game_ui;
mod wizards;

use chancery_words::games::realms::{dialogue, maps, offer, picture, row, tell, trade, views, words};
