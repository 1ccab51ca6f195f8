//! What has happened: complete facts, so that replaying them never asks a rule. Rules may change; history does not.
//!
//! Events stand in journals for ever. A kind may gain a field that has a default; it never loses one or changes its meaning.

use super::games::{self, Listed, RulesetName};
use super::ids::{OfferId, PlaceId, PlayerId};
use super::nudge::{Nudge, Waiting};
use super::offer::{Offer, Reminder};
use super::quiet::QuietHours;
use super::ruleset::InWindow;
use super::settings::{Setting, Settings};
use super::table::{Answer, Closing};
use super::take_back::{Ending, Request};
use super::time::{Span, Time};
use super::wire;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Event {
    /// The campaign began. Always its first event, and never another.
    Founded(Founding),
    Joined {
        player: PlayerId,
    },
    Left {
        player: PlayerId,
    },
    /// A player asks to join a campaign in which a moderator lets each newcomer in.
    EntryAsked {
        player: PlayerId,
    },
    Paused {
        at: Time,
    },
    /// The clock goes on after it stood still for this long; every deadline moved on by as much.
    Resumed {
        at: Time,
        stood_still: Span,
    },
    Ended {
        at: Time,
    },
    Configured {
        at: Time,
        setting: Setting,
    },
    /// A moderator acted; what they did follows.
    Moderated {
        by: PlayerId,
    },
    /// A moderator acted for a player who is away; what they did follows.
    ActedFor {
        moderator: PlayerId,
        player: PlayerId,
    },
    /// A moderator has undone the newest entries down to this one, or a player has taken back their own.
    Undone {
        by: PlayerId,
        entries: u32,
        from: i64,
        /// So many of them are private to others than the table (L13.2).
        #[serde(default, skip_serializing_if = "is_none")]
        private: u32,
        /// By what agreement a player took back what was their own (L14.3); nothing where a moderator has undone it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        agreement: Option<Agreement>,
    },
    /// A player asks to take back the newest entry, which is their own (L14.3).
    TakeBackAsked(Request),
    /// A player who was asked agrees, and others are still to answer.
    TakeBackAgreed {
        player: PlayerId,
    },
    /// What was to be taken back stays.
    TakeBackEnded {
        /// As it was at its end.
        request: Request,
        ending: Ending,
    },
    /// A moderator has read everything, also what is secret to others.
    SecretsShown {
        by: PlayerId,
    },
    /// A moderator has read what is private to these players, or reads it from now on. Only those players are told, and undoing passes over it
    /// (L13.3).
    Looked {
        by: PlayerId,
        players: Vec<PlayerId>,
        through: Look,
        /// They were told within this hour that this moderator reads what is private to them, and are not told again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        untold: bool,
    },
    /// What a player wrote before was erased from the journal, as they asked. Nothing of the game changes, and undoing passes over it.
    Erased {
        player: PlayerId,
    },
    /// A moderator has moved the campaign to another place. Where it is played is no part of the game: undoing passes over it.
    Moved {
        by: PlayerId,
        from: PlaceId,
        to: PlaceId,
        /// The place before it was gone by then.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        gone: bool,
    },
    /// The place where the campaign is played is gone. These people are told in private, for they can move it.
    PlaceLost {
        place: PlaceId,
        tell: Vec<PlayerId>,
    },
    /// A player is away, or back: the bot does not call them while they are, and the time to answer what they are asked meanwhile may stand
    /// still (L14.1).
    Away {
        player: PlayerId,
        away: bool,
        /// Since when they are away, or when they came back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
        /// When they come back by themselves, of a player who is away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
        /// Until when the absence protects them, if it lasts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protected_until: Option<Time>,
    },
    QuietHours {
        player: PlayerId,
        hours: Option<QuietHours>,
    },
    /// What comes before it would have called a player who is not to be called now: the first call that they miss.
    CallMissed {
        player: PlayerId,
        at: Time,
    },
    /// A player can be called again, and is told in private what they missed since then.
    CaughtUp {
        player: PlayerId,
        since: Time,
    },
    /// Whose action it is from now on, where the campaign nudges: what comes before it has changed that, or was a move of theirs (L14.4).
    ActionAwaited {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waiting: Option<Waiting>,
        /// The player who brought it about, and so was at the table then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<PlayerId>,
        at: Time,
    },
    /// A player whose action it is has not moved for so long that they are called, and by and by those who can help (L14.4).
    ActionCalled {
        player: PlayerId,
        since: Time,
        nudge: Nudge,
        /// The player who is next in turn order, if they are called as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<PlayerId>,
        /// The moderator who is called as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moderator: Option<PlayerId>,
    },
    OfferExtended {
        offer: OfferId,
        deadline: Time,
        /// How long there is to answer from now on.
        answer_within: Span,
        /// The campaign is paused: that time runs from when it goes on, and the deadline moves as all others do.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        paused: bool,
    },
    OfferMade(Offer),
    OfferReminded {
        offer: OfferId,
        reminder: Reminder,
    },
    /// A sealed answer was given, or the time for one is over. Only the player who gave it may know of it.
    OfferAnswered {
        offer: OfferId,
        answer: Answer,
    },
    OfferClosed {
        offer: OfferId,
        closing: Closing,
    },
    /// Why a moderator did what comes before it.
    Reasoned {
        reason: String,
    },
    #[serde(skip)]
    Game(games::Event),
}

wire::shared!(Event, games::Event);

/// How a moderator comes to read what is private to others (L13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// In the moderators' log.
    Log,
    /// In what undoing would take back.
    Undoing,
    /// By acting for the player.
    ActingFor,
}

impl Look {
    pub const ALL: [Look; 3] = [Look::Log, Look::Undoing, Look::ActingFor];

    /// Returns the name by which it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Look::Log => "log",
            Look::Undoing => "undoing",
            Look::ActingFor => "acting_for",
        }
    }
}

/// By what agreement a player took back what was their own (L14.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// The request; nothing where no other player had to be asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_at: Option<Time>,
    /// The players who were asked at the table. All of them agreed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerId>,
}

/// How a campaign began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Founding {
    pub at: Time,
    pub name: String,
    pub ruleset: RulesetName,
    pub settings: Settings,
    /// The person who founded it, and moderates it; of a campaign that an older version founded no person is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

impl Event {
    /// Returns whether the event is an act of a player or of the clock, rather than a consequence of the one before it.
    pub fn is_act(&self) -> bool {
        match self {
            Event::Game(event) => event.is_act(),
            Event::OfferMade(_) => self.asks_in_row().is_none(),
            Event::OfferClosed { closing, .. } => !closing.unsealed,
            Event::OfferExtended { .. }
            | Event::Reasoned { .. }
            | Event::CallMissed { .. }
            | Event::ActionAwaited { .. } => false,
            _ => true,
        }
    }

    /// Returns whether it is a sealed answer, of which the table knows nothing.
    pub fn is_sealed_answer(&self) -> bool {
        matches!(self, Event::OfferAnswered { .. })
    }

    /// Returns the number of the row to which the question belongs that is asked, if it belongs to any.
    pub fn asks_in_row(&self) -> Option<u64> {
        match self {
            Event::OfferMade(offer) => offer.terms.row(),
            _ => None,
        }
    }

    /// Returns the offer that it is about. Of what a private offer led to only its two players are told.
    pub fn about_offer(&self) -> Option<OfferId> {
        match self {
            Event::OfferMade(offer) => Some(offer.id),
            Event::OfferReminded { offer, .. }
            | Event::OfferClosed { offer, .. }
            | Event::OfferAnswered { offer, .. }
            | Event::OfferExtended { offer, .. } => Some(*offer),
            Event::Game(event) => event.about_offer(),
            _ => None,
        }
    }

    /// Returns the offer that it ends with a window of sealed answers, if it ends one: the event that closes the window tells of that.
    pub fn unseals(&self) -> Option<OfferId> {
        match self {
            Event::OfferClosed { offer, closing } if closing.unsealed => Some(*offer),
            _ => None,
        }
    }

    /// Returns whether it lets somebody see what was drawn.
    pub fn is_draw(&self) -> bool {
        match self {
            Event::Game(event) => event.is_draw(),
            _ => false,
        }
    }

    /// Returns what it does to a window of sealed answers, if anything.
    pub fn in_window(&self) -> Option<InWindow> {
        match self {
            Event::Game(event) => event.in_window(),
            _ => None,
        }
    }

    /// Returns the pairs of players that it is between, beside those of the offer that it is about.
    pub fn pairs(&self) -> Vec<(PlayerId, PlayerId)> {
        match self {
            Event::Game(event) => event.pairs(),
            _ => Vec::new(),
        }
    }

    /// Returns the event that leads back, where there is one: what is told of an undoing in its place.
    #[must_use]
    pub fn reversed(&self) -> Option<Event> {
        match self {
            Event::Game(event) => event.reversed().map(Event::Game),
            _ => None,
        }
    }

    /// Returns whether it is about a request to take back, and nothing of the game.
    pub fn is_of_take_back(&self) -> bool {
        matches!(self, Event::TakeBackAsked(_) | Event::TakeBackAgreed { .. } | Event::TakeBackEnded { .. })
    }

    /// Returns the event of the game `R` that it is, if it is one.
    pub fn of<R: Listed>(&self) -> Option<&R::Event> {
        match self {
            Event::Game(event) => R::event_of(event),
            _ => None,
        }
    }
}
