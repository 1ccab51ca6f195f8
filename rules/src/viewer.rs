//! Secrecy: what a viewer may know of a campaign, of an event and of an offer. It is decided here and in the games, and nowhere else:
//! whatever is shown is made of what these return.

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::ids::PlayerId;
use super::offer::{Closed, Offer, Offers};
use super::table::{Answer, Viewer};
use std::borrow::Cow;
use std::sync::Arc;

impl Viewer {
    /// Returns whether the viewer may know of an offer at all: a private one is between the two.
    pub fn may_know_of(self, offer: &Offer) -> bool {
        !offer.private
            || offer
                .parties()
                .any(|party| self.knows_what_is_private_to(party))
    }
}

impl Campaign {
    /// Returns the campaign as a viewer may know it: without the private offers of others and without what the game hides from them. When
    /// it has ended the game hides nothing any more. Nothing is copied where nothing is hidden; where only offers are, the game is shared.
    pub fn veiled(&self, viewer: Viewer) -> Cow<'_, Campaign> {
        let game = match self.phase {
            Phase::Ended { .. } => Cow::Borrowed(&*self.game),
            Phase::Running | Phase::Paused { .. } => self.game.veiled(viewer.player),
        };
        let offers = self.offers.veiled(viewer);
        if let (Cow::Borrowed(_), Cow::Borrowed(_)) = (&game, &offers) {
            return Cow::Borrowed(self);
        }
        Cow::Owned(Campaign {
            id: self.id,
            name: self.name.clone(),
            clock: self.clock,
            phase: self.phase,
            settings: self.settings.clone(),
            players: self.players.clone(),
            applicants: self.applicants.clone(),
            offers: offers.into_owned(),
            game: match game {
                Cow::Borrowed(_) => Arc::clone(&self.game),
                Cow::Owned(game) => Arc::new(game),
            },
        })
    }
}

impl Event {
    /// Returns the event as a viewer may know it. Whether they may know of it at all, where it is about an offer, the offer says.
    #[must_use]
    pub fn veiled(&self, viewer: Viewer) -> Event {
        match self {
            Event::Game(event) => Event::Game(event.veiled(viewer.player)),
            Event::OfferMade(offer) => Event::OfferMade(offer.veiled(viewer)),
            Event::Looked {
                by,
                players,
                through,
            } if viewer.player != Some(*by) => {
                let (by, through) = (*by, *through);
                let players = players.iter().copied();
                let theirs = players.filter(|player| viewer.knows_what_is_private_to(*player));
                let players = theirs.collect();
                Event::Looked {
                    by,
                    players,
                    through,
                }
            }
            table => table.clone(),
        }
    }
}

/// Returns whether these events, decided together, are the look of a moderator at what is private to others: undoing passes over it (L13.3).
pub fn is_look(events: &[Event]) -> bool {
    matches!(events, [Event::Looked { .. }])
}

/// Returns whether the table does not learn that there was anything, so that such an entry of the journal has no number.
pub fn is_unnumbered(events: &[Event]) -> bool {
    is_sealed(events) || is_look(events)
}

/// Returns those of the events of an entry of which a viewer may know, as they may know them. Whether they may know of one that is about an offer
/// the offer says. Of a sealed answer only the player knows who gave it, and a moderator who gave it for that player.
pub fn known(events: &[Event], viewer: Viewer) -> Vec<Event> {
    let theirs = |player: &PlayerId| viewer.player == Some(*player);
    let all = is_sealed(events)
        && events.iter().any(|event| match event {
            Event::OfferAnswered { answer, .. } => answer.by.as_ref().is_some_and(theirs),
            Event::ActedFor { moderator, .. } => theirs(moderator),
            _ => false,
        });
    let known = events.iter().filter(|_| all || !is_sealed(events));
    let known = known.filter(|event| match event {
        Event::Looked { by, players, .. } => {
            theirs(by)
                || players
                    .iter()
                    .any(|player| viewer.knows_what_is_private_to(*player))
        }
        _ => true,
    });
    let known = known.filter(|event| all || !event.is_sealed_answer());
    known.map(|event| event.veiled(viewer)).collect()
}

/// Returns whether these events, decided together, are a sealed answer and nothing else.
pub(super) fn is_sealed(events: &[Event]) -> bool {
    let sealed = Event::is_sealed_answer;
    let acted = |event: &Event| matches!(event, Event::ActedFor { .. });
    events.iter().any(sealed) && events.iter().all(|event| sealed(event) || acted(event))
}

impl Offer {
    /// Returns those who read the message that shows it: the table, or in private the player asked.
    pub fn readers(&self) -> Viewer {
        match self.private {
            true => self.to.into(),
            false => Viewer::TABLE,
        }
    }

    /// Returns the offer as a viewer may know it who may know of it.
    #[must_use]
    pub fn veiled(&self, viewer: Viewer) -> Offer {
        Offer {
            terms: self.terms.veiled(&self.head(), viewer.player).into_owned(),
            note: self.note.clone(),
            ..*self
        }
    }
}

impl Offers {
    fn veiled(&self, viewer: Viewer) -> Cow<'_, Offers> {
        let pending = self.pending.values();
        let mut all = pending.chain(self.closed.values().map(|closed| &closed.offer));
        let knows = |answer: &Answer| answer.by.is_some() && answer.by == viewer.player;
        let hides = |offer: &Offer| {
            let terms = offer.terms.veiled(&offer.head(), viewer.player);
            matches!(terms, Cow::Owned(_))
        };
        let knows_offers = all.all(|offer| viewer.may_know_of(offer) && !hides(offer));
        if knows_offers && self.answers.values().all(knows) {
            return Cow::Borrowed(self);
        }
        let mut veiled = self.clone();
        veiled.answers.retain(|_, answer| knows(answer));
        if knows_offers {
            return Cow::Owned(veiled);
        }
        // The numbers that were given out stay given out.
        veiled.last = self.newest();
        let known = |offer: &mut Offer| {
            *offer = offer.veiled(viewer);
            viewer.may_know_of(offer)
        };
        veiled.pending.retain(|_, offer| known(offer));
        let known = |closed: &mut Closed| known(&mut closed.offer);
        veiled.closed.retain(|_, closed| known(closed));
        Cow::Owned(veiled)
    }
}
