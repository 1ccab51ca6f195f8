pub mod accept;
mod action;
mod ambassador;
mod board;
mod entered;
mod moderate;
pub mod reputation;
mod seat;
mod settings;
mod suggestions;

use crate::discord::commands::standings;
use crate::discord::game_ui::Command;

pub fn all() -> Vec<Command> {
    vec![
        board::sectors(),
        seat::seat(),
        seat::population(),
        action::action(),
        action::move_ships(),
        entered::ships(),
        entered::sector(),
        ambassador::ambassador(),
        reputation::reputation(),
        standings::standings(),
        moderate::mod_ambassadors(),
    ]
}
