//! What a player who sits down is told to do next.

use crate::rules::games::realms::{Event, State};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns what a player has to do who joined just now and has no realm; nothing where they have one, or where no map has dealt any yet.
pub fn advice(text: &Text, state: &State, events: &[&Event]) -> Option<String> {
    let seated = events.iter().find_map(|event| {
        if let Event::Seated { player } = event {
            return Some(*player);
        }
        None
    })?;
    let dealt = !state.realms.is_empty();
    (dealt && state.realm_of(seated).is_none()).then(|| fl!(text, "advice-no-realm"))
}
