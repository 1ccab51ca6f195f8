use serde::{Deserialize, Serialize};

/// Default values are not stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    #[serde(skip_serializing_if = "EntryBy::is_players")]
    pub entry_by: EntryBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    EntryBy(EntryBy),
}

/// Decides who enters changes to a player's ships and sectors (E1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryBy {
    /// Each player enters their own.
    #[default]
    Players,
    Moderators,
}

impl EntryBy {
    fn is_players(&self) -> bool {
        *self == EntryBy::Players
    }
}

pub(super) fn configure(settings: &mut Settings, setting: Setting) {
    match setting {
        Setting::EntryBy(value) => settings.entry_by = value,
    }
}
