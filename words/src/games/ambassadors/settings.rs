//! The settings of the game.

use crate::game_words::{Alternatives, Configured};
use crate::rules::games::ambassadors::{EntryBy, Setting, Settings, State};
use crate::text::{Place, Said, Text, Words, say, word};

impl Configured for State {
    fn settings_now(settings: &Settings) -> Vec<Setting> {
        vec![Setting::EntryBy(settings.entry_by)]
    }

    fn setting_name<M: Place>(text: &Text, setting: &Setting) -> Words<M> {
        match setting {
            Setting::EntryBy(_) => word!(text, "setting-name-entry-by"),
        }
    }

    fn setting_value(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::EntryBy(EntryBy::Players) => say!(text, "setting-value-entry-by-players"),
            Setting::EntryBy(EntryBy::Moderators) => say!(text, "setting-value-entry-by-moderators"),
        }
    }

    fn setting_told(text: &Text, setting: &Setting) -> Said {
        match setting {
            Setting::EntryBy(EntryBy::Players) => say!(text, "setting-entry-by-players"),
            Setting::EntryBy(EntryBy::Moderators) => say!(text, "setting-entry-by-moderators"),
        }
    }

    fn alternatives(setting: &Setting) -> Alternatives<Setting> {
        match setting {
            Setting::EntryBy(_) => Alternatives::named(Setting::EntryBy),
        }
    }
}
