mod diplomacy;
mod initiative;
mod moderate;
mod phase;
mod planets;
mod seat;
mod suggestions;
mod systems;
mod tokens;

use crate::discord::commands::{board, standings, turn};
use crate::discord::game_ui::Command;

pub fn all() -> Vec<Command> {
    vec![
        board::board(),
        seat::seats(),
        turn::turn(),
        phase::phase(),
        initiative::initiative(),
        diplomacy::diplomacy(),
        tokens::tokens(),
        systems::activate(),
        systems::systems(),
        planets::planets(),
        standings::standings(),
        moderate::mod_strategy_card(),
    ]
}
