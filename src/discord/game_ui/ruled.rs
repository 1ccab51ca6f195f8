//! The numbered rules of a game, and the numbers in them.

use crate::rules::games::Listed;
use crate::text::{Arguments, Text};

/// The rules of a game, as message ids.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    pub chapters: &'static [Chapter],
    /// A chapter and a rule, as examples of what to look up.
    pub example: (&'static str, &'static str),
}

/// The message ids of a chapter and of its rules.
pub type Chapter = (&'static str, &'static [&'static str]);

/// A game's rules, as players look them up.
pub trait Ruled: Listed {
    const RULEBOOK: Rulebook;

    /// Returns the values in the game's rules, in addition to settings shared by all campaigns.
    fn numbers(_text: &Text, _settings: &Self::Settings) -> Arguments {
        Vec::new()
    }
}
