//! The controls of the ambassadors ruleset. `game_ui.rs` is where to start.

mod buttons;
mod commands;
mod game_ui;
mod wizards;

use chancery_words::games::ambassadors::{boards, picture, room, views, words};
