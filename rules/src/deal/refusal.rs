//! Why an order about deals is refused, with what a player needs to know.

use super::{Closing, PromiseId};
use crate::ids::{DealId, OfferId, PlayerId};
use crate::ruleset::Verdict;
use crate::time::Time;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A moderator has turned deals off (D1.1).
    Off,
    /// A deal is between two players or more, and not more than this (D1.1).
    Parties {
        count: usize,
        most: usize,
    },
    /// The player is named twice.
    NamedTwice {
        player: PlayerId,
    },
    /// There is no such deal or draft that the player may know of.
    Unknown {
        deal: DealId,
    },
    /// The deal is between others.
    NotParty {
        deal: DealId,
    },
    Over {
        deal: DealId,
        closing: Closing,
    },
    /// It was not sent yet.
    Unsent {
        deal: DealId,
    },
    /// It was sent, and its parties can only counter it.
    NotADraft {
        deal: DealId,
    },
    /// A clause names a player who is not a party.
    NotInDeal {
        player: PlayerId,
    },
    TooManyClauses {
        most: usize,
    },
    NoClauses {
        deal: DealId,
    },
    NoSuchClause {
        deal: DealId,
        clause: usize,
    },
    /// No clause mentions this party (D1.1).
    Idle {
        player: PlayerId,
    },
    /// The counter changes nothing.
    Unchanged {
        deal: DealId,
    },
    TooManyOpen {
        most: usize,
    },
    /// The clause is a promise, and needs a time (D1.4).
    NeedsTime,
    /// The clause happens at once, and has no time.
    TakesNoTime,
    /// The text has no visible characters.
    NoText,
    /// A private deal cannot hold such a clause (D6.1).
    NotPrivate,
    /// Another version was sent since (D4.3).
    Replaced {
        deal: DealId,
        version: u32,
        newest: u32,
    },
    SignedAlready {
        deal: DealId,
        version: u32,
    },
    NotSigned {
        deal: DealId,
    },
    /// Another player sent the newest version (D4.4).
    NotSender {
        deal: DealId,
        sender: PlayerId,
    },
    /// More of their earnings would be cut off than these players saw, so they have to sign again (D2.2).
    SignAgain {
        deal: DealId,
        players: Vec<PlayerId>,
    },
    /// These players could not choose anything when they signed, and have to now.
    ChooseFirst {
        deal: DealId,
        players: Vec<PlayerId>,
    },
    /// No clause can express what the offer offers (D5.1).
    NoClauseFor {
        offer: OfferId,
    },
    /// A deal about the offer is open.
    CounteredAlready {
        offer: OfferId,
        deal: DealId,
    },
    /// The time of a clause has passed (D1.4).
    TimePassed {
        at: Time,
    },

    UnknownPromise {
        promise: PromiseId,
    },
    PromiseOver {
        promise: PromiseId,
        verdict: Verdict,
    },
    /// The rules judge it.
    JudgedByRules {
        promise: PromiseId,
    },
    /// Only the player it was given to can say that.
    NotGivenToYou {
        promise: PromiseId,
        to: PlayerId,
    },
    /// Only the player who gave it can dispute that it was broken.
    NotGivenByYou {
        promise: PromiseId,
        from: PlayerId,
    },
    /// Nobody says that it was broken.
    NotDoubted {
        promise: PromiseId,
    },
    /// The player has already said that it was broken.
    DoubtedAlready {
        promise: PromiseId,
        until: Time,
    },
    /// Only a moderator can void a promise.
    CannotSay,
}
