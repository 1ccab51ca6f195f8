//! The wording of refusals.

use super::Choice;
use crate::buttons::GameCode;
use crate::render::{usual_board_refusal, usual_seating_refusal};
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::rules::{board, seating};
use crate::text::{Label, Said, Text};

/// A menu that helps after a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut {
    pub code: GameCode,
    pub title: Label,
    pub lines: Vec<Choice>,
}

/// Words the refusals of a game.
pub trait Refused: Listed {
    /// Renders a refusal for `by`, who gave the order.
    fn refusal_told(text: &Text, refusal: &Self::Refusal, by: PlayerId) -> Said;

    /// Explains why the board does not change.
    fn board_refusal(text: &Text, refusal: &board::Refusal) -> Said {
        usual_board_refusal(text, refusal)
    }

    /// Explains to `by` why an act is refused out of turn, or for a seat that does not exist.
    fn seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> Said {
        usual_seating_refusal(text, refusal, by)
    }

    /// Returns a menu that resolves a refusal, shown to the player who was refused.
    fn way_out(_text: &Text, _game: &Self, _by: PlayerId, _refusal: &Self::Refusal) -> Option<WayOut> {
        None
    }
}
