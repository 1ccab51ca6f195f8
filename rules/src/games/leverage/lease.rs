//! Access that was granted for a time (D2.3): it ends by itself, and shortly before, the two are asked whether to renew
//! it.

use super::access::Access;
use super::crediting;
use super::event::Event;
use super::refusal::Refusal;
use super::relation::Pair;
use super::state::State;
use super::task::{self, Ending, Task};
use super::terms::Terms;
use super::{Effect, GameContext};
use crate::ids::{OfferId, PlayerId};
use crate::ruleset::NewOffer;
use crate::table::OfferHeader;
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// How long before the end the two are asked. Access for this long or less is not asked about.
const ASKED_BEFORE: Span = Span::hours(24);

/// How long access was granted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lease {
    pub until: Time,
    pub span: Span,
}

/// A running lease, and what the players said about renewing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunningLease {
    #[serde(flatten)]
    pub lease: Lease,
    /// The two were asked whether to renew it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asked: bool,
    /// The player who agreed first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<PlayerId>,
}

/// Access of one player to another's systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Grant {
    pub granter: PlayerId,
    pub grantee: PlayerId,
    pub access: Access,
    /// Only the two know of it (D6.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
}

impl Grant {
    pub fn players(self) -> [PlayerId; 2] {
        [self.granter, self.grantee]
    }

    pub(super) fn key(self) -> (Pair, Access) {
        (Pair::new(self.grantee, self.granter), self.access)
    }
}

impl RunningLease {
    pub fn new(lease: Lease) -> RunningLease {
        RunningLease { lease, asked: false, agreed: None }
    }

    /// Returns when the two are asked whether to renew it, if they have yet to be asked.
    fn asks_at(&self) -> Option<Time> {
        let asks = !self.asked && self.lease.span > ASKED_BEFORE;
        asks.then(|| self.lease.until - ASKED_BEFORE)
    }
}

impl State {
    /// Returns when access ends by itself, if it does.
    pub fn access_until(&self, granter: PlayerId, grantee: PlayerId, access: Access) -> Option<Time> {
        self.leases.get(&(Pair::new(grantee, granter), access)).map(|running| running.lease.until)
    }

    fn granted_for_a_time(&self) -> impl Iterator<Item = (Grant, &RunningLease)> {
        self.leases.iter().map(|(key, running)| {
            let (Pair { by: grantee, over: granter }, access) = *key;
            let private = self.private_access.contains(key);
            (Grant { granter, grantee, access, private }, running)
        })
    }

    pub(super) fn postpone_leases(&mut self, by: Span) {
        let later = |running: &RunningLease| Lease { until: running.lease.until + by, ..running.lease };
        let leases = self.leases.iter();
        self.leases = leases.map(|(key, running)| (*key, RunningLease { lease: later(running), ..*running })).collect();
    }

    /// Renews a lease, and forgets what the players said about it.
    pub(super) fn renew(&mut self, grant: Grant, until: Time) {
        if let Some(running) = self.leases.get_mut(&grant.key()) {
            *running = RunningLease::new(Lease { until, ..running.lease });
        }
    }

    pub(super) fn note_renewal(&mut self, grant: Grant, agreed: Option<PlayerId>) {
        if let Some(running) = self.leases.get_mut(&grant.key()) {
            running.asked = true;
            running.agreed = agreed.or(running.agreed);
        }
    }
}

enum Turn {
    Ends(Grant),
    Asks(Grant, Lease),
}

/// Returns what happens to a lease next, and when. A player who has left is not asked.
fn turn(at: &GameContext, grant: Grant, running: &RunningLease) -> (Time, Turn) {
    let both = grant.players().into_iter().all(|player| at.roster.is_active(player));
    match running.asks_at().filter(|asks| both && *asks < running.lease.until) {
        Some(asks) => (asks, Turn::Asks(grant, running.lease)),
        None => (running.lease.until, Turn::Ends(grant)),
    }
}

/// Returns when access next ends by itself, or its players are asked whether to renew it.
pub(super) fn next(at: &GameContext) -> Option<Time> {
    let turns = at.game.granted_for_a_time().map(|(grant, running)| turn(at, grant, running));
    turns.map(|(when, _)| when).min()
}

/// Returns what becomes of the leases whose turn it is.
pub(super) fn turns(at: &GameContext) -> Vec<Effect> {
    let due = at.game.granted_for_a_time().map(|(grant, running)| turn(at, grant, running));
    let due = due.filter(|(when, _)| *when <= at.now);
    let due: Vec<Turn> = due.map(|(_, turn)| turn).collect();
    if due.is_empty() {
        return Vec::new();
    }
    // Tasks that need access work until it ends.
    let credited = crediting::credit(at.game, at.game_time(), at.settings.milestone_source);
    let mut state = at.game.clone();
    credited.iter().for_each(|event| state.evolve(event));
    let mut effects: Vec<Effect> = credited.into_iter().map(Effect::Happened).collect();
    for turn in due {
        match turn {
            Turn::Asks(grant, lease) => effects.extend(asked(grant, lease)),
            Turn::Ends(grant) => {
                let needing = |task: &Task| task.needs(grant.granter, grant.grantee, grant.access);
                let ended: Vec<Event> = task::end_all(&state, Ending::AccessEnded, needing).collect();
                ended.iter().for_each(|event| state.evolve(event));
                effects.push(Effect::Happened(Event::AccessEnded(grant)));
                effects.extend(ended.into_iter().map(Effect::Happened));
                effects.extend(pending(at, |about| about == grant).map(Effect::Lapses));
            }
        }
    }
    effects
}

/// Asks both players whether to renew. The questions lapse when the access ends.
fn asked(grant: Grant, lease: Lease) -> impl Iterator<Item = Effect> {
    let question = move |player| {
        let terms = Terms::Renewal { grant, span: lease.span };
        let asked = NewOffer::new(None, player, terms);
        Effect::Asks(NewOffer { private: grant.private, answer_within: Some(ASKED_BEFORE), ..asked })
    };
    let asked = Effect::Happened(Event::RenewalAsked(grant));
    [asked].into_iter().chain(grant.players().map(question))
}

/// Returns the pending questions about the grants that `which` selects.
fn pending(at: &GameContext, which: impl Fn(Grant) -> bool) -> impl Iterator<Item = OfferId> {
    at.pending.iter().filter_map(move |(offer, terms)| which(renewal(terms)?).then_some(offer.id))
}

fn renewal(terms: &Terms) -> Option<Grant> {
    if let Terms::Renewal { grant, .. } = terms { Some(*grant) } else { None }
}

/// Returns what follows when a player agrees to renew: the other has to agree as well.
pub(super) fn agreed(at: &GameContext, offer: &OfferHeader, grant: Grant) -> Result<Vec<Event>, Refusal> {
    let Grant { granter, grantee, access, .. } = grant;
    let running = at.game.leases.get(&grant.key()).ok_or(Refusal::AccessNotGranted { granter, grantee, access })?;
    let by = offer.to;
    Ok(vec![match running.agreed.filter(|other| *other != by) {
        Some(_) => Event::AccessRenewed { grant, until: running.lease.until + running.lease.span },
        None => Event::RenewalAgreed { grant, by },
    }])
}

/// Returns what follows when a player declines to renew: the other's answer no longer matters.
pub(super) fn declined(at: &GameContext, offer: &OfferHeader, terms: &Terms) -> Vec<Effect> {
    let Some(grant) = renewal(terms) else { return Vec::new() };
    let others = pending(at, |about| about == grant).filter(|id| *id != offer.id);
    others.map(Effect::Lapses).collect()
}

/// Voids the questions about access that these events revoke.
pub(super) fn follows(at: &GameContext, happened: &[&Event]) -> Vec<Effect> {
    let revoked = |grant: Grant| {
        let Grant { granter, grantee, access, .. } = grant;
        happened.iter().any(|event| **event == Event::AccessRevoked { granter, grantee, access })
    };
    pending(at, revoked).map(Effect::Voids).collect()
}

/// Voids the questions about the access of a player who leaves, or to their systems.
pub(super) fn leaves(at: &GameContext, player: PlayerId) -> impl Iterator<Item = Effect> {
    pending(at, move |grant| grant.players().contains(&player)).map(Effect::Voids)
}
