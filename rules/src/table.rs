//! All that a game may see of the table: who plays, the head of an offer and how offers end, the game's clock, and what the table refuses.

use crate::away::{Absence, Stretch};
use crate::game_clock::{GameClock, GameTime};
use crate::ids::{OfferId, PlayerId};
use crate::quiet::{Missed, QuietHours};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest note that can go with an offer or a gift, in characters.
pub const NOTE_LIMIT: usize = 300;

/// When the table is told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    AtOnce,
    /// Never by itself: it happens too often, or concerns one player alone.
    Never,
    /// Not by itself as it happens: what comes later tells of it. Who reads the history reads it.
    Later,
    /// It tells the table of what has happened since then. Who reads the history has read that already.
    Since(Time),
}

/// The person to whom something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// `None` where all players at the table read it.
    pub player: Option<PlayerId>,
    /// The player for whom a moderator acts: what is private to that player they may know, and not what the game hides.
    pub acts_for: Option<PlayerId>,
    /// Whether they read what is private between others, as moderators do in the log (L13.3). What a game hides is hidden from them, too: they may play.
    pub reads_private: bool,
}

impl Viewer {
    /// All who sit at the table, and all who watch it.
    pub const TABLE: Viewer = Viewer { player: None, acts_for: None, reads_private: false };

    /// Returns the same person, reading what is private between others where they moderate.
    #[must_use]
    pub fn moderating(self, moderates: bool) -> Viewer {
        Viewer { reads_private: moderates, ..self }
    }

    /// Returns the same person, acting for another player.
    #[must_use]
    pub fn acting_for(self, player: PlayerId) -> Viewer {
        Viewer { acts_for: Some(player).filter(|player| self.player != Some(*player)), ..self }
    }

    /// Returns whether they may know what is private to a player: their own, that of a player for whom they act, and all in the log.
    pub fn knows_what_is_private_to(self, player: PlayerId) -> bool {
        self.reads_private || [self.player, self.acts_for].contains(&Some(player))
    }

    /// Returns whether they may know what is private between two players.
    pub fn knows_what_is_between(self, [one, other]: [PlayerId; 2]) -> bool {
        self.knows_what_is_private_to(one) || self.knows_what_is_private_to(other)
    }
}

impl From<PlayerId> for Viewer {
    fn from(player: PlayerId) -> Viewer {
        Viewer { player: Some(player), ..Viewer::TABLE }
    }
}

/// What a campaign keeps of one of its players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub active: bool,
    /// The bot does not call them while they are away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// What is known of that, while they are: nothing where an older version wrote it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence: Option<Absence>,
    /// For what times the time to answer stood still for them of late, the oldest first (L14.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stretches: Vec<Stretch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// What fell into the time in which they are not to be called, if anything did: they are told of all of it afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Missed>,
}

/// Every player who ever joined. A player who left stays, inactive: what they held comes back with them.
#[derive(Clone, Copy, Debug)]
pub struct Roster<'a>(pub(crate) &'a BTreeMap<PlayerId, Player>);

impl<'a> Roster<'a> {
    /// Returns the players who are in the campaign now, in the order of their ids.
    pub fn active(self) -> impl Iterator<Item = PlayerId> + 'a {
        let active = |(id, player): (&PlayerId, &Player)| player.active.then_some(*id);
        self.0.iter().filter_map(active)
    }

    /// Returns every player who ever joined, in the order of their ids.
    pub fn all(self) -> impl Iterator<Item = PlayerId> + 'a {
        self.0.keys().copied()
    }

    /// Returns whether a player is in the campaign now.
    pub fn is_active(self, player: PlayerId) -> bool {
        self.0.get(&player).is_some_and(|one| one.active)
    }

    /// Returns whether a player has ever joined.
    pub fn knows(self, player: PlayerId) -> bool {
        self.0.contains_key(&player)
    }

    /// Checks that a player has ever joined, and so has something to be looked at.
    ///
    /// # Errors
    /// Refuses a player who never did.
    pub fn must_know(self, player: PlayerId) -> Result<(), Refusal> {
        match self.knows(player) {
            true => Ok(()),
            false => Err(Refusal::NotInCampaign { player }),
        }
    }

    /// Checks that a player plays here (L2.3), which a player who acts must do as well as one who is acted upon.
    ///
    /// # Errors
    /// Refuses a player who never joined, and one who has left.
    pub fn must_play(self, player: PlayerId) -> Result<(), Refusal> {
        match self.0.get(&player) {
            Some(Player { active: true, .. }) => Ok(()),
            Some(Player { active: false, .. }) => Err(Refusal::HasLeft { player }),
            None => Err(Refusal::NotInCampaign { player }),
        }
    }
}

/// The game's clock, and how fast it goes at the moment.
#[derive(Clone, Copy, Debug)]
pub struct Clock<'a> {
    pub(crate) clock: &'a GameClock,
    /// `None` while it stands still.
    pub pace: Option<Span>,
}

impl Clock<'_> {
    /// Returns what the clock shows at a moment of real time.
    pub fn at(self, now: Time) -> GameTime {
        self.clock.read(now, self.pace)
    }

    /// Returns the first moment of real time at which the clock shows `moment`; `None` while it stands still.
    pub fn when(self, moment: GameTime) -> Option<Time> {
        Some(self.clock.when(moment, self.pace?))
    }
}

/// What a game sees of an offer beside its terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub id: OfferId,
    /// The player who made it; `None` where the game asks.
    pub from: Option<PlayerId>,
    /// The player who owes the answer.
    pub to: PlayerId,
}

impl Head {
    /// Returns the player who made the offer and the one who owes the answer.
    ///
    /// # Errors
    /// Refuses a question of the game: there is no offer of a player with this number.
    pub fn between(&self) -> Result<(PlayerId, PlayerId), Refusal> {
        let from = self.from.ok_or(Refusal::UnknownOffer { offer: self.id })?;
        Ok((from, self.to))
    }
}

/// How and when an offer came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    pub outcome: Outcome,
    pub at: Time,
    /// The player who closed it; `None` where the deadline did.
    pub by: Option<PlayerId>,
    /// The moderator who did so for that player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moderator: Option<PlayerId>,
    /// The game ended it with a window of sealed answers: what came of the window tells of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unsealed: bool,
    /// The player who could never do what was asked (L4.13). To those who may not know that, the offer has merely ended without loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unable: Option<PlayerId>,
    /// Counts for private asks as well as for public ones (L14.2). Older versions counted the two apart, and what they closed stays so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joint: bool,
}

/// A sealed answer: until the game opens it, only the player who gave it knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The player who gave it; `None` where the time to answer was over without one.
    pub by: Option<PlayerId>,
    /// Whether it is a yes.
    pub accepts: bool,
    pub at: Time,
}

/// A pending offer whose answer is sealed, as the game sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    pub head: Head,
    /// Until when it can be answered.
    pub deadline: Option<Time>,
    pub answer: Option<Answer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Accepted,
    Refused,
    /// The deadline passed and nothing came of it.
    Lapsed,
    Withdrawn,
    /// Taken back by a moderator, or because one of the two left or the campaign ended.
    Void,
    /// The player asked could not carry it out when it was made, nor when it ended: what asking cost comes back (L4.13).
    Unable,
}

impl Closing {
    pub(crate) fn new(outcome: Outcome, by: Option<PlayerId>, at: Time) -> Closing {
        Closing { outcome, at, by, moderator: None, unsealed: false, unable: None, joint: true }
    }
}

/// An invariant that does not hold, in words for the host who has to find out why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// Checks that a note can be shown.
///
/// # Errors
/// Refuses one that is longer than [`NOTE_LIMIT`].
pub fn check_note(note: Option<&str>) -> Result<(), Refusal> {
    let length = note.map_or(0, |note| note.chars().count());
    if length > NOTE_LIMIT {
        return Err(Refusal::NoteTooLong { length, most: NOTE_LIMIT });
    }
    Ok(())
}

/// Why the table refuses an order, whatever is played at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    // The campaign and who plays in it.
    NameEmpty,
    NameTooLong {
        length: usize,
        most: usize,
    },
    NameTaken {
        name: String,
    },
    /// The board has no place of that name.
    NoSuchPlace {
        place: String,
    },
    NoteTooLong {
        length: usize,
        most: usize,
    },
    SpanOutOfRange {
        value: Span,
        least: Span,
        most: Span,
    },
    QuietHoursOutOfRange {
        hour: u8,
    },
    /// Hours that end when they begin are none.
    QuietHoursEmpty {
        hour: u8,
    },
    /// A player means to be back who is not away.
    NotAway,
    NotInCampaign {
        player: PlayerId,
    },
    HasLeft {
        player: PlayerId,
    },
    AlreadyPlays,
    /// A player whom a moderator means to let in plays already.
    PlaysAlready {
        player: PlayerId,
    },
    /// No player joins or comes back (L12.6).
    EntryClosed,
    /// The player has asked to join, and a moderator has not let them in yet (L12.6).
    EntryAsked,
    EntryNotAsked {
        player: PlayerId,
    },
    Paused {
        since: Time,
    },
    NotPaused,
    /// It is to move to where it is played.
    PlayedThere,
    Ended {
        at: Time,
    },
    Oneself,

    // Offers.
    UnknownOffer {
        offer: OfferId,
    },
    OfferClosed {
        offer: OfferId,
        closing: Closing,
    },
    /// It has its sealed answer, which cannot be changed, or the time for one is over.
    AnswerSealed {
        offer: OfferId,
        answer: Answer,
    },
    /// Another player owes the answer (L4.4).
    NotYoursToAnswer {
        offer: OfferId,
        to: PlayerId,
    },
    /// Another player made it, or the game did.
    NotYoursToWithdraw {
        offer: OfferId,
        from: Option<PlayerId>,
    },
    /// So many asks between the two came to nothing in a row, and the next has to wait (L14.2).
    TooSoon {
        player: PlayerId,
        asks: u32,
        until: Time,
    },
    /// It is a question, to which no is no answer (E3.3).
    MustBeAnswered {
        offer: OfferId,
    },

    // Moderation.
    ModeratorsOnly,
    /// Two players were to be named, and one was named twice.
    SamePlayer,
    NothingToChange,
    /// The offer waits for ever as it is.
    NoDeadline {
        offer: OfferId,
    },
    NothingToUndo,
    /// This ruling has shown to all what was hidden; only so many newer ones can be undone.
    ShownToAll {
        number: i64,
        steps: u32,
    },
    /// The newest entry of the campaign is another's, or the clock's, or an undoing (L14.3).
    NotYoursToTakeBack,
    /// The player has asked to take it back, and waits for agreement.
    TakeBackAsked {
        until: Time,
    },
    /// It was asked for before, and stays.
    TakeBackAnswered,
    /// No such request waits for agreement any more.
    TakeBackOver,
    /// What the request is about did not touch the player.
    NotAskedToAgree {
        by: PlayerId,
    },
    AgreedAlready,
}
