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
use crate::discord::game_ui::Command;
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum PieceKind {
    #[name = "town"]
    Town,
    #[name = "vassal"]
    Vassal,
    #[name = "marriage"]
    Marriage,
    #[name = "colonist"]
    Colonist,
    #[name = "ship"]
    Ship,
    #[name = "protection"]
    Protection,
}

impl From<PieceKind> for Piece {
    fn from(kind: PieceKind) -> Piece {
        match kind {
            PieceKind::Town => Piece::Town,
            PieceKind::Vassal => Piece::Vassal,
            PieceKind::Marriage => Piece::Marriage,
            PieceKind::Colonist => Piece::Colonist,
            PieceKind::Ship => Piece::Ship,
            PieceKind::Protection => Piece::Protection,
        }
    }
}
