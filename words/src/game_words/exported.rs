//! The export of a game.

use crate::rules::Campaign;
use crate::rules::games::Listed;
use crate::rules::ids::PlayerId;
use serde_json::{Map, Value};

/// Turns the state of a game into JSON.
pub trait Exported: Listed {
    /// Returns the game's part of the export, without what every campaign has.
    fn exported(campaign: &Campaign, game: &Self) -> Value;

    /// Exports the campaign's values, if campaigns of this game have some.
    fn exported_values(_game: &Self) -> Option<Value> {
        None
    }

    /// Returns the game's part of a player in the export.
    fn exported_player(_game: &Self, _settings: &Self::Settings, _player: PlayerId) -> Value {
        Value::Object(Map::new())
    }

    /// Exports an offer's terms: their kind, their subject and the details.
    fn exported_terms(terms: &Self::Terms) -> Value;
}
