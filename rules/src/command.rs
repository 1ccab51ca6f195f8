//! What players and moderators order.

use super::ambassadors;
use super::amounts::Leverage;
use super::campaign::QuietHours;
use super::ids::{OfferId, PlayerId, ShipId};
use super::leverage::{self, HostileAct};
use super::settings::Setting;
use super::time::Span;
use serde::{Deserialize, Serialize};

/// A command, who gives it, and what they have agreed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    pub by: PlayerId,
    /// Whether whoever gives it moderates the campaign: Discord knows, the rules are told.
    #[serde(default)]
    pub moderator: bool,
    /// The moderator who gives it for a player who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_behalf: Option<PlayerId>,
    pub command: Command,
    /// What they have been shown and said yes to. If it has changed since, they are asked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<Confirmation>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Join,
    Leave,
    Accept {
        offer: OfferId,
        /// What is left to whoever accepts, as far as they have chosen it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pick: Option<Pick>,
    },
    Refuse {
        offer: OfferId,
    },
    Withdraw {
        offer: OfferId,
    },
    /// Asks not to be called for a while, or to be called again.
    Away {
        away: bool,
    },
    QuietHours {
        hours: Option<QuietHours>,
    },
    Moderate(Moderation),
    Leverage(leverage::Command),
    Ambassadors(ambassadors::Command),
}

/// What whoever accepts an offer chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The ship that goes (L10.1).
    Ship(ShipId),
    /// The track a cube comes from or goes to, and the space for an ambassador (E2.7, E3.3).
    Track(ambassadors::Choice),
}

/// What a moderator puts right, in each ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Leverage(leverage::Correction),
    Ambassadors(ambassadors::Correction),
}

/// What only moderators order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moderation {
    Pause,
    Resume,
    End,
    /// Reads what is secret to others; the table is told.
    ShowSecrets,
    Configure(Vec<Setting>),
    /// Takes a pending offer back; what asking cost comes back (L4.8).
    Void {
        offer: OfferId,
        reason: String,
    },
    /// Gives a pending offer more time.
    Extend {
        offer: OfferId,
        by: Span,
    },
    RemovePlayer {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    Correct {
        correction: Correction,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
}

/// What somebody must have seen and agreed to before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// Part of what is earned is over the limit (L1.4).
    GiftOverflows {
        earns: Leverage,
        swallowed: Leverage,
    },
    /// What refusing a favour does (L4.10).
    RefusalCosts {
        offer: OfferId,
        asker: PlayerId,
        from: Leverage,
        to: Leverage,
        /// The hostile acts it opens to the asker.
        opens: Vec<HostileAct>,
    },
    /// What a hostile act or trespassing costs in leverage over the other (L6.6).
    ActCosts {
        against: PlayerId,
        price: Leverage,
        from: Leverage,
        to: Leverage,
    },
    /// Ending a campaign is for good, and voids what is pending.
    EndsForGood { pending: usize },
    /// A player who is removed loses their pending offers and running actions.
    RemovesPlayer { player: PlayerId, pending: usize },
    /// Ending the action now is an act of aggression (E3.5).
    Aggression {
        clashes: Vec<ambassadors::Clash>,
        /// Who holds the Traitor tile now.
        traitor: Option<PlayerId>,
    },
    /// A board that is loaded takes the place of one with so many sectors.
    ReplacesBoard { sectors: usize },
    /// Undoing takes back so many entries, down to this one.
    Undoes { entries: u32, from: i64 },
}
