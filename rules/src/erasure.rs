//! Erasing what a player wrote: notes, and the reasons they gave as a moderator. Figures stay, for those of the others follow from them.

use super::event::Event;
use super::ids::PlayerId;
use super::notice::Notice;
use super::offer::Offer;

/// Erases what `player` wrote from events that were decided together. `actor` gave the order; where that is not known it is read off the events.
/// Returns whether there was anything.
///
/// ```
/// use chancery_rules::ids::PlayerId;
/// use chancery_rules::{Event, erase};
///
/// let (by, reason) = (PlayerId(100), "She left the server".to_owned());
/// let mut events = vec![Event::Moderated { by }, Event::Reasoned { reason }];
/// assert!(!erase(&mut events, PlayerId(101), None));
/// assert!(erase(&mut events, by, None));
/// assert_eq!(events, [Event::Moderated { by }]);
/// ```
pub fn erase(events: &mut Vec<Event>, player: PlayerId, actor: Option<PlayerId>) -> bool {
    let typed = actor.or_else(|| moderator(events)) == Some(player);
    // A moderator wrote what counts as the note of the player for whom they acted.
    let acted_for = events.iter().find_map(|event| match event {
        Event::ActedFor { player, .. } if typed => Some(*player),
        _ => None,
    });
    let own = |author: PlayerId| author == player || Some(author) == acted_for;
    let mut erased = false;
    for event in events.iter_mut() {
        erased |= match event {
            Event::OfferMade(offer) => take_note(offer, own),
            Event::Game(event) => match event.written() {
                Some((author, note)) if own(author) => note.take().is_some(),
                _ => false,
            },
            _ => false,
        };
    }
    let all = events.len();
    events.retain(|event| !(typed && matches!(event, Event::Reasoned { .. })));
    erased || events.len() < all
}

impl Notice {
    /// Erases what `player` wrote, as [`erase`] does. Returns whether there was anything.
    pub fn erase(&mut self, player: PlayerId) -> bool {
        let mut erased = erase(&mut self.events, player, None);
        if let Some(offer) = &mut self.offer {
            erased |= take_note(offer, |author| author == player);
        }
        for taken in &mut self.taken_back {
            erased |= taken.told.erase(player);
        }
        erased
    }
}

fn take_note(offer: &mut Offer, own: impl Fn(PlayerId) -> bool) -> bool {
    offer.from.is_some_and(own) && offer.note.take().is_some()
}

/// Returns the moderator who gave a reason for these events, where one did.
fn moderator(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| match event {
        Event::Moderated { by } => Some(*by),
        Event::ActedFor { moderator, .. } => Some(*moderator),
        Event::OfferClosed { closing, .. } => closing.by,
        _ => None,
    })
}
