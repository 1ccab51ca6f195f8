//! Erasing what a player wrote: notes, and the reasons they gave as a moderator. Figures stay, for those of the others follow from them.

use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::notice::Notice;
use super::offer::Offer;
use std::collections::BTreeMap;

/// Who wrote the notes of the offers that a moderator made for a player. All other notes are by the player who made the offer.
#[derive(Clone, Debug, Default)]
pub struct Authors(BTreeMap<OfferId, PlayerId>);

impl Authors {
    /// Takes note of the offers that an entry made. An entry that comes later may hold the same offer again.
    pub fn read(&mut self, events: &[Event]) {
        let Some((moderator, player)) = acted_for(events) else {
            return;
        };
        for event in events {
            if let Event::OfferMade(offer) = event
                && offer.from == Some(player)
            {
                self.0.entry(offer.id).or_insert(moderator);
            }
        }
    }

    fn of(&self, offer: &Offer) -> Option<PlayerId> {
        self.0.get(&offer.id).copied().or(offer.from)
    }
}

/// Returns the person who typed the order that brought these events about: the moderator, where one acted for a player. `actor` is the player whose
/// order it counts as; where that is not known it is read off the events.
pub fn author(events: &[Event], actor: Option<PlayerId>) -> Option<PlayerId> {
    let moderator = acted_for(events).map(|(moderator, _)| moderator);
    moderator.or(actor).or_else(|| named(events))
}

/// Erases what `player` wrote from events that were decided together. `actor` is the player whose order they follow from; where that is not known it
/// is read off the events. Returns whether there was anything.
///
/// ```
/// use chancery_rules::ids::PlayerId;
/// use chancery_rules::{Authors, Event, erase};
///
/// let (by, reason) = (PlayerId(100), "She left the server".to_owned());
/// let mut events = vec![Event::Moderated { by }, Event::Reasoned { reason }];
/// let authors = Authors::default();
/// assert!(!erase(&mut events, PlayerId(101), None, &authors));
/// assert!(erase(&mut events, by, None, &authors));
/// assert_eq!(events, [Event::Moderated { by }]);
/// ```
pub fn erase(events: &mut Vec<Event>, player: PlayerId, actor: Option<PlayerId>, authors: &Authors) -> bool {
    let typed = author(events, actor) == Some(player);
    // A moderator wrote what counts as the note of the player for whom they acted.
    let acted_for = acted_for(events);
    let wrote = |by: PlayerId| match acted_for {
        Some((moderator, other)) if other == by => moderator,
        _ => by,
    };
    let mut erased = false;
    for event in events.iter_mut() {
        erased |= match event {
            Event::OfferMade(offer) => take_note(offer, player, authors),
            Event::Game(event) => match event.written() {
                Some((by, note)) if wrote(by) == player => note.take().is_some(),
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
    pub fn erase(&mut self, player: PlayerId, authors: &Authors) -> bool {
        let mut erased = erase(&mut self.events, player, None, authors);
        if let Some(offer) = &mut self.offer {
            erased |= take_note(offer, player, authors);
        }
        for taken in &mut self.taken_back {
            erased |= taken.told.erase(player, authors);
        }
        erased
    }
}

fn take_note(offer: &mut Offer, player: PlayerId, authors: &Authors) -> bool {
    authors.of(offer) == Some(player) && offer.note.take().is_some()
}

/// Returns the moderator who acted for a player, and that player, where one did.
fn acted_for(events: &[Event]) -> Option<(PlayerId, PlayerId)> {
    events.iter().find_map(|event| match event {
        Event::ActedFor { moderator, player } => Some((*moderator, *player)),
        _ => None,
    })
}

/// Returns the person whom events name as having given a reason for them.
fn named(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| match event {
        Event::Moderated { by } => Some(*by),
        Event::OfferClosed { closing, .. } => closing.by,
        _ => None,
    })
}
