//! Names that players and moderators give to places and ships.

use super::table::Refusal;

/// The longest name of a place or a ship, in characters.
pub const PLACE_LIMIT: usize = 40;

/// Returns the name as it is kept.
///
/// # Errors
/// Refuses an empty name and one longer than [`PLACE_LIMIT`].
pub(super) fn must_be_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    match name.chars().count() {
        0 => Err(Refusal::NameEmpty),
        length if length > PLACE_LIMIT => Err(Refusal::NameTooLong {
            length,
            most: PLACE_LIMIT,
        }),
        _ => Ok(name.to_owned()),
    }
}
