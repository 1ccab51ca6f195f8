use crate::rules::games::realms::{Event, State};
use crate::text::Text;
use crate::text::fl;

/// Returns the next step for a player who just joined without a realm, once a map has dealt realms.
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
