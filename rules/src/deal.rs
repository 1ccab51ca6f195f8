//! Deals (`docs/rules/deals.md`): bargains of several clauses between two to five players, and the promises that follow
//! from them. Every ruleset shares this mechanism and lists its own clauses through the contract.

mod carrying;
mod drafting;
mod invariants;
mod offered;
mod picks;
mod promise;
mod refusal;
mod signing;
mod state;
mod timed;

pub use carrying::{Foreseen, Outlook, outlook};
pub use offered::may_counter;
pub use picks::{ClausePick, OpenPick, before_clause};
pub use promise::{ANSWER_WITHIN, Promise, PromiseId};
pub use refusal::Refusal;
pub use state::{Deals, Record};

pub(crate) use invariants::invariants;
pub(crate) use offered::{voided_by, voided_with};
pub(crate) use promise::{broken_by, judged, voided};
pub(crate) use timed::{due, end, kept_drafts, next, reminders, reopened, vanished, without};

use crate::campaign::{Campaign, Phase};
use crate::chance::DecisionContext;
use crate::command::Order;
use crate::event::Event;
use crate::games;
use crate::ids::{DealId, OfferId, PlayerId};
use crate::offer::Reminder;
use crate::refusal::Refusal as AnyRefusal;
use crate::ruleset::{self, Profile, Verdict};
use crate::table::{self, AnnounceTiming, Viewer};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// The most parties of a deal; the fewest is two (D1.1).
pub const MOST_PARTIES: usize = 5;
/// The most clauses of a deal (D1.1).
pub const MOST_CLAUSES: usize = 8;
/// The most open deals of a player who sent their first versions (D1.3).
pub const MOST_OPEN: usize = 5;
/// How long a draft is kept after its last change (D1.3).
pub const DRAFT_KEPT: Span = Span::hours(24);
/// The nearest and the farthest time a clause may name (D1.4).
pub const SOONEST: Span = Span::hours(1);
pub const LATEST: Span = Span::hours(365 * 24);

/// A clause of a deal in any game.
pub type Clause = ruleset::Clause<games::Clause>;

/// A player's order about deals and promises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Begins a draft.
    New {
        with: Vec<PlayerId>,
        private: bool,
    },
    /// Adds a clause to a draft, or to the author's counter of an open deal.
    Add {
        deal: DealId,
        clause: Clause,
    },
    /// Drops a clause, counted from 1, from a draft, or from the author's counter of an open deal.
    Drop {
        deal: DealId,
        clause: usize,
    },
    /// Drafts the next version of an open deal.
    Counter {
        deal: DealId,
    },
    /// Drafts a deal that begins with what an offer offers (D5.1).
    CounterOffer {
        offer: OfferId,
    },
    Send {
        deal: DealId,
        /// The author's choices, as far as they have made them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        picks: Vec<ClausePick>,
    },
    Sign {
        deal: DealId,
        /// The version the author saw; `None` for the newest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u32>,
        /// The author's choices, as far as they have made them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        picks: Vec<ClausePick>,
    },
    Unsign {
        deal: DealId,
    },
    Decline {
        deal: DealId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u32>,
    },
    /// Takes back the newest version of an open deal, or drops a draft.
    Withdraw {
        deal: DealId,
    },
    /// Says whether a promise in words was kept, or disputes that it was not (D3).
    Judge {
        promise: PromiseId,
        verdict: Verdict,
    },
}

impl Command {
    /// Sends a draft, without choices yet.
    pub fn send(deal: DealId) -> Command {
        Command::Send { deal, picks: Vec::new() }
    }

    /// Signs a version of a deal, without choices yet.
    pub fn sign(deal: DealId, version: impl Into<Option<u32>>) -> Command {
        Command::Sign { deal, version: version.into(), picks: Vec::new() }
    }
}

/// A deal or a counter that was not sent yet. Only its author knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    pub id: DealId,
    pub by: PlayerId,
    /// Everybody it is between, its author first.
    pub parties: Vec<PlayerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<Clause>,
    pub changed_at: Time,
    /// The deal and version it answers, if it is a counter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counters: Option<Version>,
    /// The offer it answers, if it began with one (D5.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<OfferId>,
}

/// A version of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Version {
    pub deal: DealId,
    pub version: u32,
}

/// A version of a deal as it was sent, with its signatures so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    pub id: DealId,
    pub version: u32,
    pub parties: Vec<PlayerId>,
    /// The player who sent the first version.
    pub proposer: PlayerId,
    /// The player who sent this version.
    pub sender: PlayerId,
    pub clauses: Vec<Clause>,
    pub sent_at: Time,
    pub deadline: Time,
    pub answer_within: Span,
    /// The parties who were away when it was sent: the time to answer starts when they are back (L14.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaits: Vec<PlayerId>,
    pub signed: Vec<Signature>,
    /// The last reminder sent while the deal was open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded: Option<Reminder>,
    /// The pending offer that it replaces if it is carried out (D5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<OfferId>,
}

/// A party's signature, what they saw before it, and what they chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    pub player: PlayerId,
    /// How much of the party's earnings a limit would cut off (D2.2), in the game's smallest unit.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub swallowed: i64,
    /// Their choices about clauses, in the order of the clauses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<ClausePick>,
}

fn is_nothing(swallowed: &i64) -> bool {
    *swallowed == 0
}

/// What an event says of its deal, so that its readers need nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub id: DealId,
    pub version: u32,
    pub parties: Vec<PlayerId>,
}

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    CarriedOut,
    Declined,
    Withdrawn,
    Lapsed,
    /// A party left, the campaign ended, or the deal was undone.
    Void,
}

/// How, when and by whom a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    pub ending: Ending,
    pub at: Time,
    /// The player who ended it; `None` if its deadline did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// It was void before. An undo only records this again, so that the number stays known.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl Closing {
    pub(crate) fn new(ending: Ending, by: Option<PlayerId>, at: Time) -> Closing {
        Closing { ending, at, by, again: false }
    }
}

/// An event of a deal or a promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    /// A draft was begun or changed. Only its author may know.
    Drafted(Draft),
    Dropped {
        draft: DealId,
        by: PlayerId,
    },
    /// A version was sent, and signed by its sender. The draft it was is gone.
    Sent {
        deal: Deal,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draft: Option<DealId>,
    },
    Signed {
        deal: Header,
        signature: Signature,
    },
    Unsigned {
        deal: Header,
        player: PlayerId,
    },
    /// These parties have yet to sign.
    Reminded {
        deal: Header,
        reminder: Reminder,
        players: Vec<PlayerId>,
    },
    /// An undo opened the deal again, or an earlier version of it (D8.1).
    Reopened {
        deal: Header,
        deadline: Time,
        /// The newest version that was ever sent. Its number is not used again.
        used: u32,
    },
    /// It ended without being carried out.
    Ended {
        deal: Header,
        closing: Closing,
    },
    /// The last party signed. The following events carry out its clauses.
    CarriedOut {
        deal: Header,
        by: PlayerId,
        at: Time,
    },
    /// The next clause of a deal that is carried out, counted from 1. The following events say what it did.
    Clause {
        deal: Header,
        number: u8,
        clause: Clause,
    },
    Promised(Promise),
    /// Part of a promise was done.
    Advanced {
        promise: PromiseId,
        between: [PlayerId; 2],
        rest: games::Clause,
    },
    /// The promise's receiver says it was broken (D3).
    Doubted {
        promise: Promise,
        at: Time,
    },
    Judged {
        promise: Promise,
        verdict: Verdict,
        at: Time,
        /// The party who decided it, or the moderator who voided it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
}

impl Deal {
    pub fn header(&self) -> Header {
        Header { id: self.id, version: self.version, parties: self.parties.clone() }
    }

    pub fn has_signed(&self, player: PlayerId) -> bool {
        self.signed.iter().any(|signature| signature.player == player)
    }

    /// Returns the parties who have yet to sign.
    pub fn awaited(&self) -> impl Iterator<Item = PlayerId> {
        self.parties.iter().copied().filter(|player| !self.has_signed(*player))
    }

    pub fn is_known_to(&self, viewer: Viewer) -> bool {
        is_known(self.id, &self.parties, viewer)
    }
}

/// Returns whether a viewer may know of a deal: a private one is known only to its parties (D6.1).
fn is_known(deal: DealId, parties: &[PlayerId], viewer: Viewer) -> bool {
    !deal.is_private() || parties.iter().any(|party| viewer.knows_what_is_private_to(*party))
}

impl Happened {
    /// Returns the deal it is about and those it is between; `None` for a draft.
    pub fn about(&self) -> Option<(DealId, &[PlayerId])> {
        match self {
            Happened::Drafted(_) | Happened::Dropped { .. } => None,
            Happened::Sent { deal, .. } => Some((deal.id, &deal.parties)),
            Happened::Signed { deal, .. }
            | Happened::Unsigned { deal, .. }
            | Happened::Reminded { deal, .. }
            | Happened::Reopened { deal, .. }
            | Happened::Ended { deal, .. }
            | Happened::CarriedOut { deal, .. }
            | Happened::Clause { deal, .. } => Some((deal.id, &deal.parties)),
            Happened::Promised(promise) | Happened::Doubted { promise, .. } | Happened::Judged { promise, .. } => {
                Some((promise.id.deal, &promise.parties))
            }
            Happened::Advanced { promise, between, .. } => Some((promise.deal, between)),
        }
    }

    /// Returns the author of a draft it changes.
    pub fn drafter(&self) -> Option<PlayerId> {
        match self {
            Happened::Drafted(draft) => Some(draft.by),
            Happened::Dropped { by, .. } => Some(*by),
            _ => None,
        }
    }

    pub(crate) fn is_known_to(&self, viewer: Viewer) -> bool {
        match (self.about(), self.drafter()) {
            (Some((deal, parties)), _) => is_known(deal, parties, viewer),
            (None, drafter) => drafter.is_none_or(|by| viewer.knows_what_is_private_to(by)),
        }
    }

    /// Returns the texts in it, for their authors to erase.
    pub(crate) fn clauses_mut(&mut self) -> &mut [Clause] {
        match self {
            Happened::Drafted(draft) => &mut draft.clauses,
            Happened::Sent { deal, .. } => &mut deal.clauses,
            Happened::Clause { clause, .. } => std::slice::from_mut(clause),
            Happened::Promised(promise) | Happened::Doubted { promise, .. } | Happened::Judged { promise, .. } => {
                std::slice::from_mut(&mut promise.clause)
            }
            Happened::Dropped { .. }
            | Happened::Signed { .. }
            | Happened::Unsigned { .. }
            | Happened::Reminded { .. }
            | Happened::Reopened { .. }
            | Happened::Ended { .. }
            | Happened::CarriedOut { .. }
            | Happened::Advanced { .. } => &mut [],
        }
    }

    /// Returns everything the table knows of the event.
    pub(crate) fn profile(&self) -> Profile {
        let act = |deal: &Header| all_between(Profile::act().only_calls(&deal.parties), &deal.parties);
        match self {
            Happened::Drafted(_) | Happened::Dropped { .. } => Profile::act().announced(AnnounceTiming::Never),
            Happened::Sent { deal, .. } => act(&deal.header()).by(deal.sender),
            Happened::Signed { deal, signature: Signature { player, .. } } | Happened::Unsigned { deal, player } => {
                all_between(Profile::act(), &deal.parties).by(*player)
            }
            Happened::Reminded { players, .. } => Profile::act().only_calls(players),
            Happened::Reopened { deal, .. } => act(deal),
            Happened::Promised(_) | Happened::Advanced { .. } => Profile::consequence(),
            Happened::Ended { deal, closing } => act(deal).by(closing.by),
            Happened::CarriedOut { deal, by, .. } => act(deal).by(*by),
            Happened::Clause { clause, .. } => Profile::consequence().between(clause.from, clause.to),
            Happened::Doubted { promise, .. } => of_promise(Profile::act(), promise).by(promise.clause.to),
            Happened::Judged { promise, by: Some(by), .. } => of_promise(Profile::act(), promise).by(*by),
            Happened::Judged { promise, by: None, .. } => of_promise(Profile::separate_consequence(), promise),
        }
    }
}

fn of_promise(profile: Profile, promise: &Promise) -> Profile {
    let Clause { from, to, .. } = promise.clause;
    profile.only_calls([from, to]).between(from, to)
}

/// Records that something concerns every two of these players.
fn all_between(profile: Profile, players: &[PlayerId]) -> Profile {
    let pairs =
        players.iter().enumerate().flat_map(|(at, one)| players[at + 1..].iter().map(move |other| (one, other)));
    pairs.fold(profile, |profile, (one, other)| profile.between(*one, *other))
}

/// Decides a player's order about deals and promises.
pub(crate) fn decide(
    campaign: &Campaign,
    order: &Order,
    command: &Command,
    moment: DecisionContext,
) -> Result<Vec<Event>, AnyRefusal> {
    let (by, now) = (order.by, moment.now);
    campaign.must_play(by)?;
    if let Phase::Paused { since } = campaign.phase {
        return Err(table::Refusal::Paused { since }.into());
    }
    match command {
        Command::New { with, private } => Ok(drafting::begin(campaign, by, with, *private, now)?),
        Command::Add { deal, clause } => drafting::add(campaign, order, *deal, clause, moment),
        Command::Drop { deal, clause } => Ok(drafting::drop_clause(campaign, by, *deal, *clause, now)?),
        Command::Counter { deal } => Ok(drafting::counter(campaign, by, *deal, now)?),
        Command::CounterOffer { offer } => offered::begin(campaign, by, *offer, now),
        Command::Send { deal, picks } => drafting::send(campaign, order, (*deal, picks), moment),
        Command::Sign { deal, version, picks } => signing::sign(campaign, order, (*deal, *version, picks), moment),
        Command::Unsign { deal } => Ok(signing::unsign(campaign, by, *deal)?),
        Command::Decline { deal, version } => Ok(signing::decline(campaign, by, (*deal, *version), now)?),
        Command::Withdraw { deal } => Ok(signing::withdraw(campaign, by, *deal, now)?),
        Command::Judge { promise, verdict } => Ok(promise::say(campaign, by, promise, *verdict, now)?),
    }
}
