//! The contract of what is remembered of a season: which events of a game count, and how its record is worded.

use crate::discord::season::{Deed, Medium, Season};
use crate::rules::Campaign;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::text::Text;

/// What a game remembers of a season, of what the table may know. A default stands where there is nothing to remember.
pub trait Chronicle: Listed {
    /// Returns what an event adds to the record.
    fn deeds(_event: &Self::Event) -> Vec<Deed> {
        Vec::new()
    }

    /// Returns whether an offer is counted: that it was made, and whether it was accepted or refused.
    fn is_counted(_terms: &Self::Terms) -> bool {
        false
    }

    /// Returns the lines of the record, the figures first.
    fn record(_text: &Text, _medium: Medium<'_>, _season: &Season) -> Vec<String> {
        Vec::new()
    }

    /// Returns what each player holds now of what the timeline shows; nothing where the table may not know it of all.
    fn held(_campaign: &Campaign, _game: &Self) -> Option<Vec<(PlayerId, i64)>> {
        None
    }

    /// Returns such a number as it is written.
    fn held_told(number: i64) -> String {
        number.to_string()
    }
}
