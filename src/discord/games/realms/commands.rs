mod alliance;
mod area;
mod board;
mod claims;
mod hand;
mod influence;
mod moderate;
mod realm;
mod seat;
mod settings;
mod suggestions;
mod trade;

use crate::discord::commands::{standings, turn};
use crate::discord::game_ui::{Command, Named};
use crate::rules::games::realms::Piece;

pub fn all() -> Vec<Command> {
    vec![
        board::map(),
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

/// Influence and claims have options of their own.
impl Named for Piece {
    const NAMES: &'static [(&'static str, Piece)] = &[
        ("town", Piece::Town),
        ("vassal", Piece::Vassal),
        ("marriage", Piece::Marriage),
        ("colonist", Piece::Colonist),
        ("ship", Piece::Ship),
        ("protection", Piece::Protection),
    ];
}
