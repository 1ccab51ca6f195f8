//! The table as games see it: the players, offer headers and closings, the game clock, and the table's refusals.

mod player;
mod players;
mod private_numbers;

pub use player::{Absence, AbsenceInterval, Missed, Player, Roster};
pub use players::Players;
pub use private_numbers::PrivateNumbers;

use crate::game_clock::{GameClock, GameTime};
use crate::ids::{OfferId, PlayerId};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// The longest note on an offer or a gift, in characters.
pub const NOTE_LIMIT: usize = 300;

/// When the table gets a notice of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnounceTiming {
    AtOnce,
    /// Never by itself: it happens too often, or concerns one player only.
    Never,
    /// Not as it happens, but by a later event. The history shows it by itself.
    Later,
    /// It announces everything since then. Readers of the history have already seen it.
    Since(Time),
}

/// A person, or the whole table, that something is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// `None` for a text all players read.
    pub player: Option<PlayerId>,
    /// The player a moderator acts for. The moderator may know what is private to that player, but not what the game
    /// hides.
    pub acts_for: Option<PlayerId>,
    /// Whether they read what is private between others, as moderators do in the log (L13.3). They do not see what a
    /// game hides, because they may be players.
    pub reads_private: bool,
}

impl Viewer {
    /// All players and spectators.
    pub const TABLE: Viewer = Viewer { player: None, acts_for: None, reads_private: false };

    /// Returns the same viewer, who also reads what is private between others if `moderates`.
    #[must_use]
    pub fn moderating(self, moderates: bool) -> Viewer {
        Viewer { reads_private: moderates, ..self }
    }

    /// Returns the same viewer, acting for another player.
    #[must_use]
    pub fn acting_for(self, player: PlayerId) -> Viewer {
        Viewer { acts_for: Some(player).filter(|player| self.player != Some(*player)), ..self }
    }

    /// Returns whether they may know what is private to a player: the player, a moderator who acts for the player, or
    /// any reader of the log.
    pub fn knows_what_is_private_to(self, player: PlayerId) -> bool {
        self.reads_private || [self.player, self.acts_for].contains(&Some(player))
    }

    pub fn knows_what_is_between(self, [one, other]: [PlayerId; 2]) -> bool {
        self.knows_what_is_private_to(one) || self.knows_what_is_private_to(other)
    }
}

impl From<PlayerId> for Viewer {
    fn from(player: PlayerId) -> Viewer {
        Viewer { player: Some(player), ..Viewer::TABLE }
    }
}

/// The game clock, and its current pace.
#[derive(Clone, Copy, Debug)]
pub struct Clock<'a> {
    pub(crate) clock: &'a GameClock,
    /// `None` while the clock is stopped.
    pub pace: Option<Span>,
}

impl Clock<'_> {
    /// Returns the clock's reading at a moment of real time.
    pub fn at(self, now: Time) -> GameTime {
        self.clock.read(now, self.pace)
    }

    /// Returns the first moment of real time at which the clock reads `moment`; `None` while it is stopped.
    pub fn when(self, moment: GameTime) -> Option<Time> {
        Some(self.clock.when(moment, self.pace?))
    }
}

/// An offer as games see it, without its terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferHeader {
    pub id: OfferId,
    /// The player who made it; `None` if the game asks.
    pub from: Option<PlayerId>,
    /// The player who owes the answer.
    pub to: PlayerId,
}

impl OfferHeader {
    /// Returns the player who made the offer and the one who owes the answer.
    ///
    /// # Errors
    /// Refuses a question of the game, which is not an offer of a player.
    pub fn between(&self) -> Result<(PlayerId, PlayerId), Refusal> {
        let from = self.from.ok_or(Refusal::UnknownOffer { offer: self.id })?;
        Ok((from, self.to))
    }
}

/// How and when an offer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    pub outcome: Outcome,
    pub at: Time,
    /// The player who closed it; `None` if the deadline did.
    pub by: Option<PlayerId>,
    /// The moderator who acted for that player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moderator: Option<PlayerId>,
    /// The game ended it with a window of sealed answers, whose outcome announces it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unsealed: bool,
    /// The player who could never do what was asked (L4.13). Everyone else only learns that the offer ended without
    /// loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unable: Option<PlayerId>,
    /// Counts for private and public asks alike (L14.2). Older versions counted the two separately, and the offers they
    /// closed still do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joint: bool,
    /// It was void before. An undo only records this again, so that the number stays known.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

/// A sealed answer, known only to its author until the game opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Its author; `None` if the time ran out without an answer.
    pub by: Option<PlayerId>,
    pub accepts: bool,
    pub at: Time,
}

/// A pending sealed offer, as the game sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    pub head: OfferHeader,
    /// When the time to answer ends.
    pub deadline: Option<Time>,
    pub answer: Option<Answer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Accepted,
    Refused,
    /// The deadline passed without any effect.
    Lapsed,
    Withdrawn,
    /// Taken back by a moderator, or because one of the players left or the campaign ended.
    Void,
    /// The player asked could not carry it out, neither when it was made nor when it ended; the cost of asking is
    /// refunded (L4.13).
    Unable,
    /// A deal that was made from it was carried out (D5.2).
    Settled,
}

impl Closing {
    pub(crate) fn new(outcome: Outcome, by: Option<PlayerId>, at: Time) -> Closing {
        Closing { outcome, at, by, moderator: None, unsealed: false, unable: None, joint: true, again: false }
    }
}

/// A broken invariant, described for the host who has to find the cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// Checks the length of a note.
///
/// # Errors
/// Refuses a note longer than [`NOTE_LIMIT`].
pub fn check_note(note: Option<&str>) -> Result<(), Refusal> {
    let length = note.map_or(0, |note| note.chars().count());
    if length > NOTE_LIMIT {
        return Err(Refusal::NoteTooLong { length, most: NOTE_LIMIT });
    }
    Ok(())
}

/// Why the table refuses an order, in any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    NameEmpty,
    NameTooLong {
        length: usize,
        most: usize,
    },
    NameTaken {
        name: String,
    },
    /// The board does not have a place of that name.
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
    /// The text is no language tag.
    NoLanguage {
        tag: String,
    },
    QuietHoursOutOfRange {
        hour: u8,
    },
    /// Quiet hours that end when they start are empty.
    QuietHoursEmpty {
        hour: u8,
    },
    /// The player sets a date of return, but is not away.
    NotAway,
    NotInCampaign {
        player: PlayerId,
    },
    HasLeft {
        player: PlayerId,
    },
    AlreadyPlays,
    /// The player a moderator wants to admit already plays.
    PlaysAlready {
        player: PlayerId,
    },
    /// Nobody may join or return (L12.6).
    EntryClosed,
    /// The player has asked to join, and no moderator has admitted them yet (L12.6).
    EntryAsked,
    EntryNotAsked {
        player: PlayerId,
    },
    /// Nobody can take over that seat, or somebody already has (H2.4).
    NoEmptySeat {
        seat: PlayerId,
    },
    /// The player has a seat in the campaign, whether they play or have left.
    HasSeat {
        player: PlayerId,
    },
    /// The player has asked for that seat, and no moderator has answered yet.
    SeatAsked,
    SeatNotAsked {
        player: PlayerId,
        seat: PlayerId,
    },
    Paused {
        since: Time,
    },
    NotPaused,
    NotInFuture {
        at: Time,
    },
    /// No pause may last this long (H3.4).
    PauseTooLong {
        latest: Time,
        most: Span,
    },
    CountOutOfRange {
        value: u32,
        least: u32,
        most: u32,
    },
    /// It was extended as often as an offer may be (H3.4).
    ExtendedEnough {
        offer: OfferId,
        most: u8,
    },
    /// Nothing may be scheduled so far ahead (H3.1).
    ScheduledTooFar {
        latest: Time,
    },
    ScheduleFull {
        most: usize,
    },
    /// No act with this number waits.
    NotScheduled {
        number: u32,
    },
    NothingToAnnounce,
    /// A template is used before the first act only (H3.3).
    PlayHasBegun,
    /// The campaign is already played there.
    PlayedThere,
    Ended {
        at: Time,
    },
    Oneself,

    UnknownOffer {
        offer: OfferId,
    },
    OfferClosed {
        offer: OfferId,
        closing: Closing,
    },
    /// It has a sealed answer, which cannot be changed, or its time is over.
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
    /// Too many asks in a row between the two were unsuccessful, so the player has to wait (L14.2).
    TooSoon {
        player: PlayerId,
        asks: u32,
        until: Time,
    },
    /// It is a question that cannot be refused (E3.3).
    MustBeAnswered {
        offer: OfferId,
    },

    ModeratorsOnly,
    /// Two players are required, and the same one was given twice.
    SamePlayer,
    NothingToChange,
    /// The offer already waits forever.
    NoDeadline {
        offer: OfferId,
    },
    NothingToUndo,
    /// This ruling revealed something to everyone; only newer ones can be undone.
    ShownToAll {
        number: i64,
        steps: u32,
    },
    /// The newest entry is by another player or by the clock, or is an undo (L14.3).
    NotYoursToTakeBack,
    /// The player has already asked to take it back, and waits for agreement.
    TakeBackAsked {
        until: Time,
    },
    /// The newest entry is an answer that a rule calls final (L14.3).
    AnswerFinal {
        offer: OfferId,
    },
    /// An earlier request was turned down, and the entry stays.
    TakeBackAnswered,
    /// No such request is pending any more.
    TakeBackOver,
    /// The moderator has already asked for this, and waits for another player's word (H3.4).
    SecondAsked {
        until: Time,
    },
    /// It concerns something private of the moderator, so no other player can agree.
    SecondNotPrivate,
    /// The moderator cannot agree to their own request, and nobody else can withdraw it.
    SecondNotYours {
        by: PlayerId,
    },
    NotAskedToAgree {
        by: PlayerId,
    },
    AgreedAlready,
}
