//! The trait for a season's record: which events of a game count, and how the record is worded.

use crate::render::Names;
use crate::rules::Campaign;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use crate::season::{Deed, Season};
use crate::text::{Label, Place, Text, Words};

/// A game's record of a season, from public events only. The defaults record nothing.
pub trait Chronicle: Listed {
    fn deeds(_event: &Self::Event) -> Vec<Deed> {
        Vec::new()
    }

    /// Returns whether the record counts offers with these terms as made, accepted or refused.
    fn is_counted(_terms: &Self::Terms) -> bool {
        false
    }

    /// Returns the lines of the record, which start with the figures.
    fn record<M: Place>(_text: &Text, _names: &Names, _season: &Season) -> Vec<Words<M>> {
        Vec::new()
    }

    /// Returns each player's current value on the timeline, or `None` if the table may not know one of them.
    fn held(_campaign: &Campaign, _game: &Self) -> Option<Vec<(PlayerId, i64)>> {
        None
    }

    /// Returns the players who lead, or led at the end; nobody if the game keeps no score or the table may not know it.
    fn leaders(campaign: &Campaign, game: &Self) -> Vec<PlayerId> {
        best(Self::held(campaign, game).unwrap_or_default())
    }

    /// Formats such a value.
    fn held_told(_text: &Text, number: i64) -> Label {
        Label::of(number)
    }
}

/// Returns the players with the highest value.
pub fn best(values: Vec<(PlayerId, i64)>) -> Vec<PlayerId> {
    let most = values.iter().map(|(_, value)| *value).max();
    values.into_iter().filter(|(_, value)| Some(*value) == most).map(|(player, _)| player).collect()
}
