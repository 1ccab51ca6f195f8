//! The contract of a season's record: which events of a game count, and how the record is worded.

use crate::discord::season::{Deed, Medium, Season};
use crate::rules::Campaign;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::text::Text;

/// What a game remembers of a season, out of what is public. The defaults mean that there is nothing to remember.
pub trait Chronicle: Listed {
    /// Returns what an event adds to the record.
    fn deeds(_event: &Self::Event) -> Vec<Deed> {
        Vec::new()
    }

    /// Returns whether offers with these terms are counted, as made, accepted or refused.
    fn is_counted(_terms: &Self::Terms) -> bool {
        false
    }

    /// Returns the lines of the record, which start with the figures.
    fn record(_text: &Text, _medium: Medium<'_>, _season: &Season) -> Vec<String> {
        Vec::new()
    }

    /// Returns what each player now holds of what the timeline shows, or `None` if it is not public for all of them.
    fn held(_campaign: &Campaign, _game: &Self) -> Option<Vec<(PlayerId, i64)>> {
        None
    }

    /// Formats such a number.
    fn held_told(number: i64) -> String {
        number.to_string()
    }
}
