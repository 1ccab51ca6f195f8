//! The import of a game from an export.

use crate::import::{Export, Node};
use crate::rules::games::Listed;
use crate::rules::{Setting, games};

/// Reads a game's part of an export (H2.1). Everything wrong is recorded where it is.
pub trait Imported: Listed {
    /// Whether it reads exports.
    const READS_EXPORTS: bool = true;

    /// Returns the state that continues from the export.
    fn imported(export: &Export<'_>) -> Option<Self>;

    /// Returns the settings, each with its place. Those that an older export lacks keep their defaults.
    fn imported_settings<'a>(settings: &Node<'a>) -> Vec<(Node<'a>, Self::Setting)>;

    /// Returns what an offer is about.
    fn imported_terms(export: &Export<'_>, offer: &Node<'_>) -> Option<Self::Terms>;
}

/// Reads a setting, if the export has it.
pub fn setting<'a, R: Listed, T>(
    settings: &Node<'a>,
    key: &str,
    read: impl FnOnce(&Node<'a>) -> Option<T>,
    make: impl FnOnce(T) -> R::Setting,
) -> Option<(Node<'a>, R::Setting)> {
    let node = settings.key(key).given()?;
    let setting = make(read(&node)?);
    Some((node, setting))
}

/// Returns a game's setting as one of any game.
pub fn of_any_game<R: Listed>(setting: R::Setting) -> Setting {
    let setting: games::Setting = R::setting(setting);
    Setting::Game(setting)
}
