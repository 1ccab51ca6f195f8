mod alliance;
mod area;
mod claims;
mod hand;
mod influence;
mod moderate;
mod realm;
mod seat;
mod settings;
mod suggestions;
mod trade;

use crate::discord::commands::{board, standings, turn};
use crate::discord::game_ui::Command;

pub fn all() -> Vec<Command> {
    vec![
        board::board(),
        seat::seats(),
        turn::turn(),
        realm::realm(),
        area::area(),
        influence::influence(),
        alliance::alliance(),
        claims::claims(),
        trade::trade(),
        hand::covert(),
        hand::hand(),
        standings::standings(),
        moderate::mod_realms(),
    ]
}

// Influence and claims have options of their own.
