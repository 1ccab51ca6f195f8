//! What the commands that several games share ask of the game that is played.

use crate::board_file::BoardFileError;
use crate::discord::problem::Problem;
use crate::discord::render::{Card, Names, Picture};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Command, Correction, Refusal};
use crate::text::Text;

/// A board that can be shown, loaded from a file and written as one.
#[derive(Clone, Copy, Debug)]
pub struct BoardParts {
    pub show: fn(&Text, &Campaign, &Names) -> Result<Card, Refusal>,
    pub picture: fn(&Text, &Campaign, &Names) -> Option<Picture>,
    /// For how many players there is a board that comes with the bot.
    pub examples: &'static [usize],
    /// Returns the correction that loads the example for so many players.
    pub example: fn(usize) -> Option<Correction>,
    /// Returns the correction that loads the board that a file describes.
    pub read: fn(&[u8]) -> Result<Correction, BoardFileError>,
    /// Returns the board that there is, as such a file.
    pub write: fn(&Campaign) -> Result<Vec<u8>, Problem>,
}

/// Seats around a table.
#[derive(Clone, Copy, Debug)]
pub struct SeatParts {
    pub show: fn(&Text, &Campaign, &Names) -> Result<Card, Refusal>,
    /// Returns the correction by which a player sits at a position, from 1.
    pub order: fn(PlayerId, usize) -> Correction,
}

/// Turns that players begin and end.
#[derive(Clone, Copy, Debug)]
pub struct TurnParts {
    pub begin: fn() -> Command,
    pub end: fn() -> Command,
}
