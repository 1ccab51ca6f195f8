//! The table's knowledge of an event, in one value.

use super::InWindow;
use crate::ids::{OfferId, PlayerId};
use crate::table::AnnounceTiming;
use std::borrow::Borrow;

/// The table's knowledge of an event, built like a sentence: `Profile::act().by(from).done_to(from, [to])`.
///
/// A constructor says whether the event is an act and whether it reveals a draw, so neither can be forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// It is an act of a player or of the clock, rather than a consequence of the preceding one.
    pub is_act: bool,
    /// It is always a consequence of something else, although it is announced separately, like an act.
    pub only_follows: bool,
    /// It reveals a draw, or the order of cards, to anyone. All players have to agree before it is taken back (L14.3),
    /// and undrawn cards are drawn again after an undo ([`Ruleset::redrawn`](super::Ruleset::redrawn)).
    pub is_draw: bool,
    pub announce_timing: AnnounceTiming,
    /// The player whose order caused it, if they got a direct reply.
    pub done_by: Option<PlayerId>,
    /// The players concerned, other than the author.
    pub calls: Vec<PlayerId>,
    /// The pairs of players it concerns: one did it to the other, or it changed something between them.
    pub pairs: Vec<(PlayerId, PlayerId)>,
    /// The players whose figures it touches, including the author. They are called if a moderator causes it, and asked
    /// before it is taken back (L14.3).
    pub touches: Vec<PlayerId>,
    /// It touches everyone's figures, as a change of settings does.
    pub touches_all: bool,
    /// The offer behind it. Only people who may know of the offer may know of this.
    pub about_offer: Option<OfferId>,
    /// Only these players may know of it; everyone if there are none.
    pub private_to: Vec<PlayerId>,
    pub gives_turn_to: Option<PlayerId>,
    /// The number of the row it opens: questions to several players at once, which follow it. Rows are numbered in
    /// opening order; an undo frees the number.
    pub opens_row: Option<u64>,
    /// It opens a window of sealed answers or settles part of one. An undo of the settlement must include the opening.
    pub in_window: Option<InWindow>,
}

/// The kinds of events.
impl Profile {
    /// Begins an act of a player or of the clock.
    pub fn act() -> Profile {
        Profile::new(true)
    }

    /// Begins an act that reveals a draw, or the order of cards, to anyone.
    pub fn act_with_draw() -> Profile {
        Profile { is_draw: true, ..Profile::new(true) }
    }

    /// Begins a consequence of the preceding event.
    pub fn consequence() -> Profile {
        Profile::new(false)
    }

    /// Begins a consequence that reveals a draw, or the order of cards, to anyone.
    pub fn consequence_with_draw() -> Profile {
        Profile { is_draw: true, ..Profile::new(false) }
    }

    /// Begins a consequence that is announced separately, like an act.
    pub fn separate_consequence() -> Profile {
        Profile { only_follows: true, ..Profile::new(true) }
    }

    fn new(is_act: bool) -> Profile {
        Profile {
            is_act,
            only_follows: false,
            is_draw: false,
            announce_timing: AnnounceTiming::AtOnce,
            done_by: None,
            calls: Vec::new(),
            pairs: Vec::new(),
            touches: Vec::new(),
            touches_all: false,
            about_offer: None,
            private_to: Vec::new(),
            gives_turn_to: None,
            opens_row: None,
            in_window: None,
        }
    }
}

/// The players concerned.
impl Profile {
    #[must_use]
    pub fn by(mut self, player: impl Into<Option<PlayerId>>) -> Profile {
        self.done_by = player.into();
        self
    }

    /// Calls these players, and touches them.
    #[must_use]
    pub fn calls(mut self, players: impl IntoIterator<Item = impl Borrow<PlayerId>>) -> Profile {
        let players: Vec<PlayerId> = players.into_iter().map(|player| *player.borrow()).collect();
        self.calls.extend(&players);
        self.touches(players)
    }

    /// Calls these players about something that touches no figures.
    #[must_use]
    pub fn only_calls(mut self, players: impl IntoIterator<Item = impl Borrow<PlayerId>>) -> Profile {
        self.calls.extend(players.into_iter().map(|player| *player.borrow()));
        self
    }

    /// One player did it to these others, which touches their figures and calls them. For something that changes no
    /// figures, such as a message, use [`only_calls`](Profile::only_calls).
    #[must_use]
    pub fn done_to(self, player: PlayerId, others: impl IntoIterator<Item = impl Borrow<PlayerId>>) -> Profile {
        let others: Vec<PlayerId> = others.into_iter().map(|other| *other.borrow()).collect();
        let called = self.calls(&others);
        others.into_iter().fold(called, |profile, other| profile.between(player, other))
    }

    /// It concerns two players, or changes something between them.
    #[must_use]
    pub fn between(mut self, one: PlayerId, other: PlayerId) -> Profile {
        self.pairs.push((one, other));
        self.touches([one, other])
    }

    /// Something passed from one player to another, unless one of them is missing or both are the same.
    #[must_use]
    pub fn passed(self, from: Option<PlayerId>, to: Option<PlayerId>) -> Profile {
        match (from, to) {
            (Some(from), Some(to)) if from != to => self.between(from, to),
            _ => self,
        }
    }

    /// Touches these players' figures without calling them.
    #[must_use]
    pub fn touches(mut self, players: impl IntoIterator<Item = impl Borrow<PlayerId>>) -> Profile {
        for player in players {
            let player = *player.borrow();
            if !self.touches.contains(&player) {
                self.touches.push(player);
            }
        }
        self
    }

    #[must_use]
    pub fn touches_all(mut self) -> Profile {
        self.touches_all = true;
        self
    }

    /// Only these players may know of it.
    #[must_use]
    pub fn private_to(mut self, players: impl IntoIterator<Item = PlayerId>) -> Profile {
        self.private_to.extend(players);
        self
    }

    #[must_use]
    pub fn about(mut self, offer: impl Into<Option<OfferId>>) -> Profile {
        self.about_offer = offer.into();
        self
    }
}

/// When it is announced, and what it begins or ends.
impl Profile {
    #[must_use]
    pub fn announced(mut self, timing: AnnounceTiming) -> Profile {
        self.announce_timing = timing;
        self
    }

    /// Gives the turn to a player, if there is a next one, who is called.
    #[must_use]
    pub fn gives_turn_to(mut self, next: Option<PlayerId>) -> Profile {
        self.gives_turn_to = next;
        self.calls(next)
    }

    /// Opens a row of questions.
    #[must_use]
    pub fn opens_row(mut self, row: u64) -> Profile {
        self.opens_row = Some(row);
        self
    }

    /// Opens a window of sealed answers, if it asks a row of questions.
    #[must_use]
    pub fn opens_window(mut self, row: Option<u64>) -> Profile {
        self.opens_row = row;
        self.in_window = row.map(|_| InWindow::Opens);
        self
    }

    #[must_use]
    pub fn settles_window(mut self) -> Profile {
        self.in_window = Some(InWindow::Settles);
        self
    }
}
