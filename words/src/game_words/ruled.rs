//! The numbered rules of a game, and the numbers in them.

use crate::rules::games::Listed;
use crate::text::{Arguments, Text};

/// A game's rules, as players look them up. The texts have a message for each chapter and each rule, with its number:
/// `rules-l4` and `rule-l4-6`.
pub trait Ruled: Listed {
    /// A chapter and a rule, as examples of what to look up.
    const EXAMPLE: (&'static str, &'static str);

    /// Returns the values in the game's rules, in addition to settings shared by all campaigns. `game` is the state of
    /// the campaign, or that of a new one.
    fn numbers(_text: &Text, _game: &Self, _settings: &Self::Settings) -> Arguments {
        Vec::new()
    }
}
