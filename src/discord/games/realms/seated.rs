use crate::rules::games::realms::{Event, State};
use crate::text::{Said, Text, say};

/// Returns the next step for a player who just joined without a realm, once a map has dealt realms.
pub fn advice(text: &Text, state: &State, events: &[&Event]) -> Option<Said> {
    let seated = events.iter().find_map(|event| {
        if let Event::Seated { player } = event {
            return Some(*player);
        }
        None
    })?;
    let dealt = !state.realms.is_empty();
    (dealt && state.realm_of(seated).is_none()).then(|| say!(text, "advice-no-realm"))
}
