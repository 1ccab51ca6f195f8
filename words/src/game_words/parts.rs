//! The parts that a game provides for commands shared by several games.

use crate::board_file::BoardFileError;
use crate::render::{Card, Names, Picture};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Command, Correction, Refusal};
use crate::text::{Said, Text};

/// Why a campaign's board or values are not written as a file.
#[derive(Debug, thiserror::Error)]
pub enum NotWritten {
    /// It plays another game.
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    #[error(transparent)]
    Json(serde_json::Error),
}

impl From<Refusal> for NotWritten {
    fn from(refusal: Refusal) -> NotWritten {
        NotWritten::Refused(refusal.into())
    }
}

/// A board that can be shown, loaded from a file and exported to one.
#[derive(Clone, Copy, Debug)]
pub struct BoardParts {
    pub is_empty: fn(&Campaign) -> bool,
    pub show: fn(&Text, &Campaign, &Names) -> Result<Card, Refusal>,
    pub picture: fn(&Text, &Campaign, &Names) -> Option<Picture>,
    /// The player counts with a bundled example.
    pub examples: &'static [usize],
    /// Returns the correction that loads the example for this many players.
    pub example: fn(usize) -> Option<Correction>,
    /// Parses a file into the correction that loads its board.
    pub read: fn(&[u8]) -> Result<Correction, BoardFileError>,
    /// Exports the current board as such a file.
    pub write: fn(&Campaign) -> Result<Vec<u8>, NotWritten>,
}

#[derive(Clone, Copy, Debug)]
pub struct SeatParts {
    pub show: fn(&Text, &Campaign, &Names) -> Result<Card, Refusal>,
    /// Returns the correction that seats a player at a position, counted from 1.
    pub order: fn(PlayerId, usize) -> Correction,
}

/// The correction that loads the values of a file, or what is wrong with them.
pub type ReadValues = Result<Correction, Refusal>;

/// A table of values that can be shown, loaded from a file and exported to one.
#[derive(Clone, Copy, Debug)]
pub struct ValueParts {
    pub show: fn(&Text, &Campaign) -> Result<Card, Refusal>,
    /// Lists the values that differ between two campaigns, before and after.
    pub differences: fn(&Text, &Campaign, &Campaign) -> Result<Vec<Said>, Refusal>,
    /// The names of the bundled tables.
    pub presets: &'static [&'static str],
    /// Returns the correction that loads a bundled table.
    pub preset: fn(&str) -> Option<Correction>,
    /// Parses a file into the correction that loads its values.
    pub read: fn(&[u8]) -> Result<ReadValues, BoardFileError>,
    /// Exports the current values as such a file.
    pub write: fn(&Campaign) -> Result<Vec<u8>, NotWritten>,
}

/// The orders that begin and end a player's turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnParts {
    pub begin: fn() -> Command,
    pub end: fn() -> Command,
}
