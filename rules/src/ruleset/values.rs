//! What the events and the terms of a game answer the table.

use super::Value;
use crate::ids::{OfferId, PlayerId};
use crate::table::{Head, Heard};
use std::borrow::Cow;

/// An event of a game, as the table has to know it.
pub trait Happening: Value {
    /// Returns whether the event is an act of a player or of the clock, rather than a consequence of the one before it.
    fn is_act(&self) -> bool;

    /// Returns when the table hears of it.
    fn heard(&self) -> Heard {
        Heard::AtOnce
    }

    /// Returns whether it only follows from what else happened, though it is told by itself.
    fn only_follows(&self) -> bool {
        false
    }

    /// Returns the players whom it concerns beside the one who did it.
    fn calls(&self) -> Vec<PlayerId>;

    /// Returns the pairs of players that it is between: one did it to the other, or it changed what is between them.
    fn pairs(&self) -> Vec<(PlayerId, PlayerId)> {
        Vec::new()
    }

    /// Returns whether it lets somebody see what chance drew, or how cards lay. All who play have to agree before it is taken back (L14.3), and what can
    /// still be drawn is drawn anew when it is undone ([`Ruleset::redrawn`](super::Ruleset::redrawn)). Every game has to answer: a draw that is not
    /// named here could be repeated until it suits.
    fn is_draw(&self) -> bool;

    /// Returns whether it opens a window of sealed answers or settles some of it. Undoing that takes back what was settled takes back what opened it.
    fn in_window(&self) -> Option<InWindow> {
        None
    }

    /// Returns the players whose figures it touches: who did it, and all others. They are called where a moderator brings it about, and asked where it is to
    /// be taken back (L14.3).
    fn touches(&self) -> Vec<PlayerId> {
        concerned(self)
    }

    /// Returns the event that leads back, where the game has one: what is told of an undoing in its place, with before and after.
    fn reversed(&self) -> Option<Self> {
        None
    }

    /// Returns the text in it that a player wrote for others to read, and who wrote it. There is no answer for all games: a text that is not named
    /// here is never erased.
    fn written(&mut self) -> Option<(PlayerId, &mut Option<String>)>;

    /// Returns the offer that led to it, where only those may hear of it who may know of the offer.
    fn about_offer(&self) -> Option<OfferId> {
        None
    }

    /// Returns the player whose order brought it about, where that had its own answer.
    fn done_by(&self) -> Option<PlayerId> {
        None
    }

    /// Returns the player whose turn it is next by it.
    fn gives_turn_to(&self) -> Option<PlayerId> {
        None
    }

    /// Returns the number of the row that it opens: questions that several players are asked at once, which follow it. Rows are numbered in
    /// the order in which they are opened; undoing takes the number back.
    fn opens_row(&self) -> Option<u64> {
        None
    }

    /// Returns the event as a viewer may know it; without a viewer, as every player at the table may.
    #[must_use]
    fn veiled(&self, viewer: Option<PlayerId>) -> Self;
}

/// What an event does to a window of sealed answers ([`Termed::is_sealed`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InWindow {
    Opens,
    /// Answers are opened, and have their effect.
    Settles,
}

/// Returns the players between whom an event is, and those whom it concerns beside.
pub(crate) fn concerned(event: &impl Happening) -> Vec<PlayerId> {
    let pairs = event.pairs().into_iter();
    let between = pairs.flat_map(|(one, other)| [one, other]);
    event.calls().into_iter().chain(between).collect()
}

/// The terms of an offer, as the table has to know them.
pub trait Termed: Value {
    /// Returns whether refusing costs the player who refuses anything.
    fn refusal_costs(&self) -> bool;

    /// Returns whether the player asked may say no, and the player who asks take it back.
    fn may_be_refused(&self) -> bool;

    /// Returns the number of the row that it belongs to, where it is one of several questions that are asked at once and shown in one
    /// message: the event before it makes it known, and it has no message of its own.
    fn row(&self) -> Option<u64> {
        None
    }

    /// Returns whether the answer is sealed: until the game opens it ([`Effect::Opens`](super::Effect::Opens)) the offer waits before
    /// the eyes of all, also when it has been answered, and the answer cannot be changed.
    /// [`Ruleset::accepted`](super::Ruleset::accepted) only says whether the answer may be given; what follows from it the game says
    /// when it opens it. The table ends no such offer at its deadline: the game does
    /// ([`Ruleset::opens_at`](super::Ruleset::opens_at)), when it is over or when all have answered
    /// ([`At::sealed`](super::At::sealed)). Only a question of the game, in a row, is sealed.
    fn is_sealed(&self) -> bool {
        false
    }

    /// Returns the terms as a viewer may know them; without a viewer, as every player at the table may. Borrowed where nothing is hidden. That
    /// an offer is private is the table's to say.
    fn veiled(&self, offer: &Head, viewer: Option<PlayerId>) -> Cow<'_, Self>;
}
