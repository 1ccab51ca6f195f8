//! Campaigns that come along as a spreadsheet (H2.2).

use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Founding, Refusal};
use crate::text::{Said, Text};
use std::collections::BTreeMap;

/// What is wrong with a line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFlaw {
    /// Counted from 1.
    pub line: usize,
    pub problem: Said,
}

/// A spreadsheet, or everything wrong with it.
pub type ReadSheet = Result<Box<dyn Sheet>, Vec<LineFlaw>>;

/// The implementation of importing a spreadsheet.
#[derive(Clone, Copy, Debug)]
pub struct SheetParts {
    /// Reads the text of a file, or finds everything wrong with it.
    pub read: fn(&Text, &str) -> ReadSheet,
}

/// A campaign brought along, or everything wrong with the lines that it was made from.
pub type BroughtAlong = Result<Campaign, Vec<LineFlaw>>;

/// A spreadsheet whose players are not identified yet.
pub trait Sheet: Send + Sync {
    /// Returns the players as the file names them, each with the lines that do.
    fn names(&self) -> BTreeMap<&str, Vec<usize>>;

    /// Makes the campaign, given the player behind each name.
    ///
    /// # Errors
    /// Refuses if a player cannot join.
    fn found(
        &self,
        text: &Text,
        founding: &Founding,
        players: &BTreeMap<String, PlayerId>,
    ) -> Result<BroughtAlong, Refusal>;

    /// Describes the figures, so that they can be checked before the import.
    fn summary(&self, text: &Text, campaign: &Campaign) -> Vec<Said>;
}
