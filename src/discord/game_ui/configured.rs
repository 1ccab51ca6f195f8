//! The wording of settings.

use crate::rules::games::Listed;
use crate::text::{OwnNames, Said, Text};
use serde_json::Value;

/// Words and exports the settings of a game.
pub trait Configured: Listed {
    fn settings_now(settings: &Self::Settings) -> Vec<Self::Setting>;

    /// States a setting and its value in a sentence.
    fn setting_told(text: &Text, setting: &Self::Setting) -> Said;

    /// Returns the campaign's own names for terms of the game.
    fn own_names(_game: &Self) -> OwnNames {
        OwnNames::new()
    }

    /// Exports the settings, each under its key.
    fn exported_settings(settings: &Self::Settings) -> Value;
}
