//! The interfaces of every game's events and terms for the table.

use super::{Profile, Value};
use crate::ids::{OfferId, PlayerId};
use crate::table::OfferHeader;
use crate::time::Span;
use std::borrow::Cow;

/// The table's view of a game's event.
pub trait GameEvent: Value {
    /// Returns everything the table knows of the event, with one arm per event.
    fn profile(&self) -> Profile;

    /// Returns whether players only do this once they play, rather than while they set the game up (H3.3).
    fn begins_play(&self) -> bool {
        let profile = self.profile();
        profile.is_act && profile.done_by.is_some()
    }

    /// Returns the reversing event, with figures before and after, if the game has one. Announced when this event is
    /// undone.
    fn reversed(&self) -> Option<Self> {
        None
    }

    /// Returns whether it names the moment it happened, so that a question about it would never be the same twice.
    fn names_moment(&self) -> bool {
        false
    }

    /// Returns the text in it that a player wrote for others, and its author. Implementing it is mandatory, because a
    /// text omitted here would never be erased.
    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)>;

    /// Returns the event as a viewer may know it; without a viewer, as the whole table may.
    #[must_use]
    fn redacted_for(&self, viewer: Option<PlayerId>) -> Self;
}

/// An event's effect on a window of sealed answers ([`OfferTerms::is_sealed`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InWindow {
    Opens,
    /// Answers are opened and take effect.
    Settles,
}

/// The table's view of an offer's terms.
pub trait OfferTerms: Value {
    fn refusal_costs(&self) -> bool;

    /// Returns whether the asked player may refuse and the asker withdraw.
    fn may_be_refused(&self) -> bool;

    /// Returns the number of its row, if it is one of several questions asked at once and shown in one message. The
    /// preceding event announces the row, so the question does not get a message of its own.
    fn row(&self) -> Option<u64> {
        None
    }

    /// Returns whether the answer is sealed. Until the game opens it ([`Effect::Opens`](super::Effect::Opens)),
    /// everyone sees the offer as pending, even if it was answered, and the answer cannot be changed.
    ///
    /// [`Ruleset::accepted`](super::Ruleset::accepted) only checks whether the answer is allowed; the consequences
    /// follow when the game opens it. The deadline does not end such an offer: the game does
    /// ([`Ruleset::opens_at`](super::Ruleset::opens_at)), after the deadline or once everyone has answered
    /// ([`GameContext::sealed`](super::GameContext::sealed)). Only questions of the game, in a row, can be sealed.
    fn is_sealed(&self) -> bool {
        false
    }

    /// Returns whether a rule calls the answer final, so that its player cannot take it back (L14.3). A moderator can
    /// still undo it.
    fn is_final(&self) -> bool {
        false
    }

    /// Returns whether the offer may wait forever if the campaign's offers do. Others end at their deadline.
    fn may_wait_forever(&self) -> bool {
        !self.is_sealed()
    }

    /// Returns the terms as a viewer may know them; without a viewer, as the whole table may. Borrowed if nothing is
    /// hidden. The table handles the privacy of the offer itself.
    fn redacted_for(&self, offer: &OfferHeader, viewer: Option<PlayerId>) -> Cow<'_, Self>;
}

/// An offer as a game makes it; the table adds a number and a deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOffer<T> {
    /// The player who waits for the answer; `None` if the game asks.
    pub from: Option<PlayerId>,
    pub to: PlayerId,
    pub terms: T,
    pub note: Option<String>,
    /// Only its two players know of it.
    pub private: bool,
    /// The time to answer, if it differs from the campaign's setting.
    pub answer_within: Option<Span>,
    /// The offer it arises from; if that is private, so is this.
    pub about: Option<OfferId>,
}

impl<T> NewOffer<T> {
    /// Returns a public offer or question without a note.
    pub fn new(from: impl Into<Option<PlayerId>>, to: PlayerId, terms: T) -> NewOffer<T> {
        NewOffer { from: from.into(), to, terms, note: None, private: false, answer_within: None, about: None }
    }
}
