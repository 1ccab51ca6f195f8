//! The interfaces of every game's events and terms for the table.

use super::{Profile, Value};
use crate::ids::{OfferId, PlayerId};
use crate::table::{AnnounceTiming, OfferHeader};
use std::borrow::Cow;

/// The table's view of a game's event.
pub trait GameEvent: Value {
    /// Returns everything the table knows of the event.
    fn profile(&self) -> Profile;

    /// Returns whether the event is an act of a player or of the clock, rather than a consequence of the preceding
    /// one.
    fn is_act(&self) -> bool;

    fn announce_timing(&self) -> AnnounceTiming {
        AnnounceTiming::AtOnce
    }

    /// Returns whether it is always a consequence of something else, although it is announced separately.
    fn only_follows(&self) -> bool {
        false
    }

    /// Returns the players concerned, other than the author.
    fn calls(&self) -> Vec<PlayerId>;

    /// Returns the pairs of players it concerns: one did it to the other, or it changed something between them.
    fn pairs(&self) -> Vec<(PlayerId, PlayerId)> {
        Vec::new()
    }

    /// Returns whether it reveals a draw, or the order of cards, to anyone. All players have to agree before it is
    /// taken back (L14.3), and undrawn cards are drawn again after an undo
    /// ([`Ruleset::redrawn`](super::Ruleset::redrawn)). Implementing it is mandatory, because a draw omitted here could
    /// be repeated until the result suits a player.
    fn is_draw(&self) -> bool;

    /// Returns whether it opens a window of sealed answers or settles part of one. An undo of the settlement must
    /// include the opening.
    fn in_window(&self) -> Option<InWindow> {
        None
    }

    /// Returns the players whose figures it touches, including the author. They are called if a moderator causes it,
    /// and asked before it is taken back (L14.3).
    fn touches(&self) -> Vec<PlayerId> {
        concerned(self)
    }

    /// Returns the reversing event, with figures before and after, if the game has one. Announced when this event is
    /// undone.
    fn reversed(&self) -> Option<Self> {
        None
    }

    /// Returns the text in it that a player wrote for others, and its author. Implementing it is mandatory, because a
    /// text omitted here would never be erased.
    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)>;

    /// Returns the offer behind it. Only people who may know of the offer may know of this.
    fn about_offer(&self) -> Option<OfferId> {
        None
    }

    /// Returns the player whose order caused it, if they got a direct reply.
    fn done_by(&self) -> Option<PlayerId> {
        None
    }

    fn gives_turn_to(&self) -> Option<PlayerId> {
        None
    }

    /// Returns the number of the row it opens: questions to several players at once, which follow it. Rows are numbered
    /// in opening order; an undo frees the number.
    fn opens_row(&self) -> Option<u64> {
        None
    }

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

/// Returns the players an event concerns, including both of each pair.
pub(crate) fn concerned(event: &impl GameEvent) -> Vec<PlayerId> {
    let pairs = event.pairs().into_iter();
    let between = pairs.flat_map(|(one, other)| [one, other]);
    event.calls().into_iter().chain(between).collect()
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

    /// Returns the terms as a viewer may know them; without a viewer, as the whole table may. Borrowed if nothing is
    /// hidden. The table handles the privacy of the offer itself.
    fn redacted_for(&self, offer: &OfferHeader, viewer: Option<PlayerId>) -> Cow<'_, Self>;
}
