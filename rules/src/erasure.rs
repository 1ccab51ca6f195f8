//! Erases what a player wrote: notes, and the reasons they gave as a moderator. Figures stay, because other players'
//! figures follow from them.

use super::campaign::Campaign;
use super::deal::{Clause, Happened};
use super::event::Event;
use super::ids::{OfferId, PlayerId};
use super::notice::Notice;
use super::offer::Offer;
use super::second::SecondEnding;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The authors of notes on offers that moderators made for players. Every other note is by the player who made the
/// offer.
#[derive(Clone, Debug, Default)]
pub struct Authors(BTreeMap<OfferId, PlayerId>);

impl Authors {
    /// Collects the offers an entry made. A later entry may contain the same offer again.
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

/// Returns the person who typed the order behind these events: the moderator if they acted for a player. If `actor`,
/// the player the order counts for, is unknown, it is inferred from the events.
pub fn author(events: &[Event], actor: Option<PlayerId>) -> Option<PlayerId> {
    let moderator = acted_for(events).map(|(moderator, _)| moderator);
    moderator.or_else(|| seconded(events)).or(actor).or_else(|| named(events))
}

/// Returns the moderator whose order another player agreed to, if one did.
fn seconded(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| match event {
        Event::SecondEnded { request, ending: SecondEnding::Agreed(_) } => Some(request.by),
        _ => None,
    })
}

/// Erases what `player` wrote from events that were decided together, and returns whether there was anything. If
/// `actor`, the player whose order caused them, is unknown, it is inferred from the events.
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
    // If a moderator acted for a player, the moderator wrote that player's note.
    let acted_for = acted_for(events);
    let wrote = |by: PlayerId| match acted_for {
        Some((moderator, other)) if other == by => moderator,
        _ => by,
    };
    let mut erased = false;
    for event in events.iter_mut() {
        erased |= match event {
            Event::OfferMade(offer) => take_note(offer, player, authors),
            Event::Deal(happened) => take_words(happened, player),
            Event::Scheduled(scheduled) | Event::ScheduleEnded { scheduled, .. } => {
                scheduled.by == player && scheduled.text.take().is_some()
            }
            Event::Imported(import) => {
                let promised = import.state.as_mut().is_some_and(|state| take_promises(state, player));
                let named = typed && import.source.file.take().is_some();
                promised || named
            }
            Event::SecondAsked(request) | Event::SecondEnded { request, .. } => {
                request.by == player && request.matter.erase()
            }
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
    /// Erases what `player` wrote, as [`erase`] does, and returns whether there was anything.
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

/// Erases the promises that a player put in words, and returns whether there were any.
fn take_words(happened: &mut Happened, player: PlayerId) -> bool {
    let words = happened.clauses_mut().iter_mut().filter_map(|clause| clause.terms.word_mut());
    let mut erased = false;
    for word in words.filter(|word| word.by == player) {
        erased |= word.text.take().is_some();
    }
    erased
}

/// Erases what a player promised in words in a campaign that came along from elsewhere.
fn take_promises(state: &mut Arc<Campaign>, player: PlayerId) -> bool {
    let wrote = |clause: &Clause| clause.terms.word().is_some_and(|word| word.by == player && word.text.is_some());
    if !state.deals.clauses().any(wrote) {
        return false;
    }
    let deals = Arc::make_mut(&mut Arc::make_mut(state).deals);
    let words = deals.clauses_mut().filter_map(|clause| clause.terms.word_mut());
    words.filter(|word| word.by == player).for_each(|word| word.text = None);
    true
}

/// Returns the moderator who acted for a player, and that player, if one did.
fn acted_for(events: &[Event]) -> Option<(PlayerId, PlayerId)> {
    events.iter().find_map(|event| match event {
        Event::ActedFor { moderator, player } => Some((*moderator, *player)),
        _ => None,
    })
}

/// Returns the person these events credit with the reason given for them.
fn named(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| match event {
        Event::Moderated { by } => Some(*by),
        Event::OfferClosed { closing, .. } => closing.by,
        _ => None,
    })
}
