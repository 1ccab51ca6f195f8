//! What has happened: complete facts, so that replaying them never asks a rule. Rules may change; history does not.
//!
//! Events stand in journals for ever. A kind may gain a field that has a default; it never loses one or changes its meaning.

use super::campaign::QuietHours;
use super::campaign::Ruleset;
use super::ids::{OfferId, PlayerId};
use super::offer::{Closing, Offer, Reminder};
use super::settings::{Setting, Settings};
use super::time::{Span, Time};
use super::{ambassadors, leverage};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The campaign began. Always its first event, and never another.
    Founded(Founding),
    Joined {
        player: PlayerId,
    },
    Left {
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
    /// A moderator has undone the newest entries down to this one.
    Undone {
        by: PlayerId,
        entries: u32,
        from: i64,
    },
    /// A moderator has read everything, also what is secret to others.
    SecretsShown {
        by: PlayerId,
    },
    /// A player is away, or back: nobody calls them while they are.
    Away {
        player: PlayerId,
        away: bool,
    },
    QuietHours {
        player: PlayerId,
        hours: Option<QuietHours>,
    },
    OfferExtended {
        offer: OfferId,
        deadline: Time,
        /// How long there is to answer from now on.
        answer_within: Span,
    },
    OfferMade(Offer),
    OfferReminded {
        offer: OfferId,
        reminder: Reminder,
    },
    OfferClosed {
        offer: OfferId,
        closing: Closing,
    },
    /// Why a moderator did what comes before it.
    Reasoned {
        reason: String,
    },
    Leverage(leverage::Event),
    Ambassadors(ambassadors::Event),
}

/// How a campaign began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Founding {
    pub at: Time,
    pub name: String,
    pub ruleset: Ruleset,
    pub settings: Settings,
}

impl Event {
    /// Returns whether the event is somebody's act or the clock's, rather than a consequence of the one before it.
    pub fn is_act(&self) -> bool {
        match self {
            Event::Leverage(event) => event.is_act(),
            Event::Ambassadors(event) => event.is_act(),
            Event::OfferExtended { .. } | Event::Reasoned { .. } => false,
            _ => true,
        }
    }
}
