//! Events: complete facts, so that a replay never consults a rule. Rules may change; history does not.
//!
//! Journals keep events forever. A kind of event may gain a field with a default, but never loses one or changes its
//! meaning.

use super::deal::Happened;
use super::flat_enum;
use super::games::{self, Listed, RulesetName};
use super::hours::QuietHours;
use super::ids::{DealId, OfferId, PlaceId, PlayerId};
use super::import::Import;
use super::nudge::{Nudge, Waiting};
use super::offer::{Offer, Reminder};
use super::ruleset::{InWindow, Profile};
use super::schedule::{ScheduleEnding, Scheduled};
use super::second::{SecondEnding, SecondRequest};
use super::settings::{Setting, Settings};
use super::table::{AnnounceTiming, Answer, Closing};
use super::take_back::{Ending, Request};
use super::template::TemplateSource;
use super::time::{Span, Time};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Event {
    /// The campaign began. Always the first event, and only the first.
    Founded(Founding),
    /// The campaign came along from elsewhere, with this state (H2.5). Only the event after the first can be this.
    Imported(Import),
    Joined {
        player: PlayerId,
    },
    Left {
        player: PlayerId,
    },
    /// A player asks to join a campaign whose moderators approve newcomers.
    EntryAsked {
        player: PlayerId,
    },
    /// A member asks for an empty seat (H2.4).
    SeatAsked {
        player: PlayerId,
        seat: PlayerId,
    },
    /// A moderator refused the seat, or the member can no longer have it.
    SeatRequestEnded {
        player: PlayerId,
        seat: PlayerId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        refused: bool,
    },
    /// A player takes over an empty seat and everything that belongs to it.
    SeatGiven {
        seat: PlayerId,
        player: PlayerId,
        at: Time,
    },
    Paused {
        at: Time,
        /// When the campaign resumes by itself. Older pauses last until a moderator ends them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
    },
    /// The pause ends by itself at this moment, which is a day away at most (H3.4).
    PauseEnds {
        at: Time,
    },
    /// The clock resumed after a pause of this length; every deadline moved by the same amount.
    Resumed {
        at: Time,
        stood_still: Span,
    },
    Ended {
        at: Time,
    },
    /// A moderator scheduled an act (H3.1).
    Scheduled(Scheduled),
    /// A scheduled act was carried out or cancelled, or its time has passed.
    ScheduleEnded {
        scheduled: Scheduled,
        ending: ScheduleEnding,
    },
    Configured {
        at: Time,
        setting: Setting,
    },
    /// The campaign takes over a template before play begins; the following events say what that changes (H3.3).
    TemplateUsed {
        by: PlayerId,
        source: TemplateSource,
    },
    /// A moderator acted; the following events say how.
    Moderated {
        by: PlayerId,
    },
    /// A moderator acted for an absent player; the following events say how.
    ActedFor {
        moderator: PlayerId,
        player: PlayerId,
    },
    /// A moderator undid the newest entries down to this one, or a player took back their own.
    Undone {
        by: PlayerId,
        entries: u32,
        from: i64,
        /// How many of them are private between players (L13.2).
        #[serde(default, skip_serializing_if = "is_none")]
        private: u32,
        /// The other players' agreement if a player took back their own act (L14.3); `None` if a moderator undid it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        agreement: Option<Agreement>,
        /// The later entries that stand, such as those that were private to other players.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        standing: Vec<i64>,
    },
    /// A player asks to take back the newest entry, which is their own (L14.3).
    TakeBackAsked(Request),
    /// One of the players asked agrees, and others have yet to answer.
    TakeBackAgreed {
        player: PlayerId,
    },
    /// A request to take back ended without taking anything back.
    TakeBackEnded {
        request: Request,
        ending: Ending,
    },
    /// A moderator who plays asks for another player's word (H3.4).
    SecondAsked(SecondRequest),
    /// Such a request ended. If somebody agreed, the other events say what the moderator did.
    SecondEnded {
        request: SecondRequest,
        ending: SecondEnding,
    },
    /// A moderator read everything, secrets included.
    SecretsShown {
        by: PlayerId,
    },
    /// A moderator read what is private to these players, or reads it from now on. Only those players learn of it, and
    /// an undo skips the event (L13.3).
    Looked {
        by: PlayerId,
        players: Vec<PlayerId>,
        through: PrivateLook,
        /// They got no notice, because of another look by this moderator within the hour. Only older versions did so.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        untold: bool,
    },
    /// A player's texts were erased from the journal at their request. The game is the same, and an undo skips this.
    Erased {
        player: PlayerId,
    },
    /// A moderator moved the campaign to another place. The place is not part of the game, so an undo skips the event.
    Moved {
        by: PlayerId,
        from: PlaceId,
        to: PlaceId,
        /// The previous place no longer existed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        gone: bool,
    },
    /// The campaign's channel is gone. These people get a private notice, because they can move the campaign.
    PlaceLost {
        place: PlaceId,
        tell: Vec<PlayerId>,
    },
    /// A player is away, or back. Absent players are not called, and the time to answer offers made meanwhile may
    /// stand still (L14.1).
    Away {
        player: PlayerId,
        away: bool,
        /// When they left or came back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Time>,
        /// When an absent player comes back by themselves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
        /// When the absence stops protecting them, if it lasts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protected_until: Option<Time>,
    },
    QuietHours {
        player: PlayerId,
        hours: Option<QuietHours>,
    },
    /// The preceding event would have called a player who may not be called now. Recorded for the first call they
    /// miss.
    CallMissed {
        player: PlayerId,
        at: Time,
    },
    /// A player can be called again, and gets a private notice of what they missed.
    CaughtUp {
        player: PlayerId,
        since: Time,
    },
    /// The player whose action the table waits for from now on, in a campaign with nudges. The preceding events changed
    /// that, or were a move by that player (L14.4).
    ActionAwaited {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waiting: Option<Waiting>,
        /// The player whose act this followed, and who was therefore at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<PlayerId>,
        at: Time,
    },
    /// The player whose action it is has been idle for so long that they are called, and later those who can help
    /// (L14.4).
    ActionCalled {
        player: PlayerId,
        since: Time,
        nudge: Nudge,
        /// The next player in turn order, if they are called as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<PlayerId>,
        /// The moderator, if called as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moderator: Option<PlayerId>,
    },
    OfferExtended {
        offer: OfferId,
        deadline: Time,
        /// The time to answer from now on.
        answer_within: Span,
        /// The campaign is paused: the time to answer starts when it resumes, and the deadline moves like all others.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        paused: bool,
        /// It counts towards the extensions that an offer may have (H3.4).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        counts: bool,
    },
    OfferMade(Offer),
    OfferReminded {
        offer: OfferId,
        reminder: Reminder,
    },
    /// A sealed answer was given, or its time ran out. Only its author may know of it.
    OfferAnswered {
        offer: OfferId,
        answer: Answer,
    },
    OfferClosed {
        offer: OfferId,
        closing: Closing,
    },
    /// Something happened to a deal or a promise.
    Deal(Happened),
    /// Why a moderator did what the preceding events say.
    Reasoned {
        reason: String,
    },
    #[serde(skip)]
    Game(games::Event),
}

flat_enum::shared!(Event, games::Event);

/// How a moderator came to read what is private to others (L13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrivateLook {
    Log,
    /// In the preview of an undo.
    Undoing,
    ActingFor,
}

impl PrivateLook {
    pub fn name(self) -> &'static str {
        match self {
            PrivateLook::Log => "log",
            PrivateLook::Undoing => "undoing",
            PrivateLook::ActingFor => "acting_for",
        }
    }
}

/// The other players' agreement when a player takes back an act (L14.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// When the player asked for it; `None` if nobody had to be asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_at: Option<Time>,
    /// The players asked at the table. All of them agreed.
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
    /// The founder and moderator; `None` for campaigns founded in older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
}

impl From<Happened> for Event {
    fn from(happened: Happened) -> Event {
        Event::Deal(happened)
    }
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

impl Event {
    /// Returns everything the table's code asks of an event. A game's event answers for itself.
    pub fn profile(&self) -> Profile {
        match self {
            Event::Founded(_)
            | Event::Paused { .. }
            | Event::Resumed { .. }
            | Event::Ended { .. }
            | Event::Configured { .. }
            | Event::SecretsShown { .. } => Profile::act().touches_all(),
            Event::Moderated { by } | Event::Undone { by, .. } | Event::TemplateUsed { by, .. } => {
                Profile::act().by(*by).touches_all()
            }
            Event::Scheduled(scheduled) => Profile::act().by(scheduled.by),
            Event::ScheduleEnded { ending: ScheduleEnding::Cancelled { by }, .. } => Profile::act().by(*by),
            Event::ScheduleEnded { .. } => Profile::act(),
            Event::Joined { player } | Event::Left { player } => Profile::act().by(*player).calls([player]),
            Event::SeatAsked { player, .. } => Profile::act().by(*player).touches([player]),
            Event::SeatGiven { player, .. } | Event::SeatRequestEnded { player, .. } => {
                Profile::consequence().calls([player])
            }
            Event::EntryAsked { player } => Profile::act().by(*player).touches([player]),
            Event::ActedFor { .. }
            | Event::PauseEnds { .. }
            | Event::PlaceLost { .. }
            | Event::Looked { .. }
            | Event::Erased { .. }
            | Event::Away { .. }
            | Event::TakeBackAgreed { .. } => Profile::act(),
            // These concern only one player.
            Event::QuietHours { .. } | Event::CaughtUp { .. } => Profile::act().announced(AnnounceTiming::Never),
            Event::ActionAwaited { .. } => Profile::consequence().announced(AnnounceTiming::Never),
            Event::CallMissed { .. } | Event::Reasoned { .. } => Profile::consequence(),
            Event::Imported(_) => Profile::consequence().touches_all(),
            Event::Moved { by, .. } => Profile::act().by(*by),
            Event::TakeBackAsked(request) => Profile::act().by(request.by).only_calls(&request.openly),
            Event::TakeBackEnded { request, ending } => {
                let withdrawn = *ending == Ending::Withdrawn;
                Profile::act().by(withdrawn.then_some(request.by)).only_calls([request.by])
            }
            Event::SecondAsked(request) => Profile::act().by(request.by),
            Event::SecondEnded { request, ending } => {
                let withdrawn = *ending == SecondEnding::Withdrawn;
                Profile::act().by(withdrawn.then_some(request.by)).only_calls([request.by])
            }
            Event::ActionCalled { player, next, moderator, .. } => {
                Profile::act().only_calls([player]).only_calls(next).only_calls(moderator)
            }
            Event::OfferMade(offer) => {
                // The event that opens a row announces its questions.
                let made = match offer.terms.row() {
                    Some(_) => Profile::consequence(),
                    None => Profile::act(),
                };
                made.by(offer.from).about(offer.id).calls([offer.to]).touches(offer.parties())
            }
            Event::OfferReminded { offer, .. } | Event::OfferAnswered { offer, .. } => Profile::act().about(*offer),
            Event::OfferExtended { offer, .. } => Profile::consequence().about(*offer),
            Event::OfferClosed { offer, closing } => match closing.unsealed {
                // The clock ended it; players merely answered.
                true => Profile::consequence().about(*offer),
                false => Profile::act().by(closing.by).about(*offer),
            },
            Event::Deal(happened) => happened.profile(),
            Event::Game(event) => event.profile(),
        }
    }

    pub fn is_act(&self) -> bool {
        self.profile().is_act
    }

    /// Returns whether players only do this once they play (H3.3). Acts that are hidden from the table do not count:
    /// otherwise others would learn of them.
    pub(super) fn begins_play(&self) -> bool {
        if self.about_offer().is_some_and(OfferId::is_private) || !self.private_to().is_empty() {
            return false;
        }
        match self {
            Event::OfferMade(offer) => offer.from.is_some() && !offer.private,
            Event::Deal(happened) => happened.about().is_some_and(|(deal, _)| !deal.is_private()),
            Event::Game(event) => event.begins_play(),
            _ => false,
        }
    }

    /// Returns whether it is a sealed answer, which the table must not know of.
    pub fn is_sealed_answer(&self) -> bool {
        matches!(self, Event::OfferAnswered { .. })
    }

    /// Returns the number of the row of the question being asked, if it belongs to one.
    pub fn asks_in_row(&self) -> Option<u64> {
        match self {
            Event::OfferMade(offer) => offer.terms.row(),
            _ => None,
        }
    }

    /// Returns the offer the event is about. Only its two players hear of the effects of a private offer.
    pub fn about_offer(&self) -> Option<OfferId> {
        self.profile().about_offer
    }

    /// Returns the players who may know of a game's event; everyone if there are none.
    pub fn private_to(&self) -> Vec<PlayerId> {
        self.profile().private_to
    }

    /// Returns the deal the event is about, with its parties.
    pub fn about_deal(&self) -> Option<(DealId, &[PlayerId])> {
        match self {
            Event::Deal(happened) => happened.about(),
            _ => None,
        }
    }

    /// Returns the author of a draft the event changes. Nobody else may know of it.
    pub fn drafter(&self) -> Option<PlayerId> {
        match self {
            Event::Deal(happened) => happened.drafter(),
            _ => None,
        }
    }

    /// Returns whether it carries out a deal, which includes what follows from each clause.
    pub fn carries_out_deal(&self) -> bool {
        matches!(self, Event::Deal(Happened::CarriedOut { .. }))
    }

    /// Returns the offer this ends together with a window of sealed answers, if it ends one. The event that closes
    /// the window announces that.
    pub fn unseals(&self) -> Option<OfferId> {
        match self {
            Event::OfferClosed { offer, closing } if closing.unsealed => Some(*offer),
            _ => None,
        }
    }

    /// Returns whether it reveals a draw to anyone.
    pub fn is_draw(&self) -> bool {
        self.profile().is_draw
    }

    /// Returns its effect on a window of sealed answers, if any.
    pub fn in_window(&self) -> Option<InWindow> {
        self.profile().in_window
    }

    /// Returns the pairs of players it concerns, besides the pair of its offer.
    pub fn pairs(&self) -> Vec<(PlayerId, PlayerId)> {
        self.profile().pairs
    }

    /// Returns the event that reverses this one, if there is one. It is announced when this event is undone.
    #[must_use]
    pub fn reversed(&self) -> Option<Event> {
        match self {
            Event::Game(event) => event.reversed().map(Event::Game),
            _ => None,
        }
    }

    /// Returns whether it names the moment it happened.
    pub(super) fn names_moment(&self) -> bool {
        matches!(self, Event::Game(event) if event.names_moment())
    }

    /// Returns whether it concerns a request to take back, or for a second word, and not the game.
    pub fn is_of_request(&self) -> bool {
        matches!(
            self,
            Event::TakeBackAsked(_)
                | Event::TakeBackAgreed { .. }
                | Event::TakeBackEnded { .. }
                | Event::SecondAsked(_)
                | Event::SecondEnded { .. }
        )
    }

    /// Returns the event of game `R` inside it, if any.
    pub fn of<R: Listed>(&self) -> Option<&R::Event> {
        match self {
            Event::Game(event) => R::event_of(event),
            _ => None,
        }
    }
}
