//! Values with fixed names, such as the choices of an option.

use crate::buttons::LogKind;
use crate::rules::ruleset::Verdict;
use crate::rules::{DuringAbsence, Entry, ModeratorPlays, Silence};

/// A kind of values in the rules, with their names in options and codes.
pub trait Named: Copy + PartialEq + 'static {
    const NAMES: &'static [(&'static str, Self)];

    /// Returns the name of a value, or nothing if it has none.
    fn name(self) -> &'static str {
        let mut all = Self::NAMES.iter();
        all.find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }

    /// Finds a value by its name, ignoring case.
    fn by_name(typed: &str) -> Option<Self> {
        let mut all = Self::NAMES.iter();
        all.find(|(name, _)| name.eq_ignore_ascii_case(typed.trim())).map(|(_, value)| *value)
    }
}

/// Gives the values of an enum their names.
macro_rules! named_values {
    ($Kind:ident { $($name:literal = $Value:ident),+ $(,)? }) => {
        impl $crate::game_words::Named for $Kind {
            const NAMES: &'static [(&'static str, $Kind)] = &[$(($name, $Kind::$Value)),+];
        }
    };
}
pub(crate) use named_values;

named_values!(Verdict { "kept" = Kept, "broken" = Broken, "disputed" = Disputed });

named_values!(LogKind { "moderators" = Moderators, "offers" = Offers, "acts" = Acts });

named_values!(Silence { "refuse" = Refuse, "lapse" = Lapse, "wait" = Wait });

named_values!(DuringAbsence { "stand-still" = StandStill, "lapse" = Lapse, "run" = Run });

named_values!(Entry { "open" = Open, "approved" = Approved, "closed" = Closed });

named_values!(ModeratorPlays { "free" = Free, "second" = Second });

/// A switch.
impl Named for bool {
    const NAMES: &'static [(&'static str, bool)] = &[("on", true), ("off", false)];
}
