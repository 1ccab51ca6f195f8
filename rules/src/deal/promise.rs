//! Promises and their verdicts (D3).

use super::{Clause, Happened, Refusal};
use crate::campaign::Campaign;
use crate::event::Event;
use crate::games;
use crate::ids::{DealId, PlayerId};
use crate::ruleset::{ClauseKind, Judgement, Verdict};
use crate::table::Viewer;
use crate::time::{Span, Time};
use crate::viewer::{is_private, is_sealed};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How long the parties of a promise in words have to judge it, and to dispute that it was broken (D3).
pub const ANSWER_WITHIN: Span = Span::hours(72);

/// A promise's deal, and the number of its clause there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PromiseId {
    pub deal: DealId,
    /// Counted from 1.
    pub clause: u8,
}

impl fmt::Display for PromiseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.deal, self.clause)
    }
}

/// Text that does not name a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPromise;

impl fmt::Display for NotAPromise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the number of a promise")
    }
}

impl FromStr for PromiseId {
    type Err = NotAPromise;

    fn from_str(text: &str) -> Result<PromiseId, NotAPromise> {
        let parts = text.split_once('.').and_then(|(deal, clause)| Some((deal.parse().ok()?, clause.parse().ok()?)));
        let (deal, clause) = parts.ok_or(NotAPromise)?;
        Ok(PromiseId { deal: DealId(deal), clause })
    }
}

impl TryFrom<String> for PromiseId {
    type Error = NotAPromise;

    fn try_from(text: String) -> Result<PromiseId, NotAPromise> {
        text.parse()
    }
}

impl From<PromiseId> for String {
    fn from(id: PromiseId) -> String {
        id.to_string()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    pub id: PromiseId,
    /// The parties of its deal.
    pub parties: Vec<PlayerId>,
    pub clause: Clause,
    pub made_at: Time,
    pub until: Time,
    /// What remains to be done, if part of it was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<games::Clause>,
    /// When its receiver said that it was broken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubted: Option<Time>,
}

impl Promise {
    pub(crate) fn is_known_to(&self, viewer: Viewer) -> bool {
        super::is_known(self.id.deal, &self.parties, viewer)
    }

    pub fn concerns(&self, player: PlayerId) -> bool {
        [self.clause.from, self.clause.to].contains(&player)
    }

    /// Returns when time alone decides it, and the verdict.
    pub fn decided_in_time(&self) -> (Time, Verdict) {
        match (self.clause.terms.kind(), self.doubted) {
            (ClauseKind::Promise { in_time, .. }, _) => (self.until, in_time),
            (ClauseKind::Act | ClauseKind::TimedAct | ClauseKind::Word, Some(at)) => {
                (at + ANSWER_WITHIN, Verdict::Broken)
            }
            (ClauseKind::Act | ClauseKind::TimedAct | ClauseKind::Word, None) => {
                (self.until + ANSWER_WITHIN, Verdict::Kept)
            }
        }
    }

    /// Returns the verdict if the campaign ends now (D7.2).
    pub(super) fn decided_at_end(&self) -> Verdict {
        match (self.clause.terms.kind(), self.doubted) {
            (ClauseKind::Promise { at_end, .. }, _) => at_end,
            (ClauseKind::Act | ClauseKind::TimedAct | ClauseKind::Word, Some(_)) => Verdict::Broken,
            (ClauseKind::Act | ClauseKind::TimedAct | ClauseKind::Word, None) => Verdict::Kept,
        }
    }

    pub(super) fn judged(&self, verdict: Verdict, at: Time, by: Option<PlayerId>) -> Event {
        Happened::Judged { promise: self.clone(), verdict, at, by }.into()
    }

    /// Returns the clause with what remains to be done.
    fn remaining(&self) -> Clause {
        let terms = self.rest.as_ref().unwrap_or(&self.clause.terms).clone();
        Clause { terms, ..self.clause.clone() }
    }
}

/// Returns the promises that these events concern, with what they mean for each, earliest due first. Promises of a
/// public deal are judged by public acts alone, those of a private deal by all that its parties know of (D3.6).
fn judgements<'a>(campaign: &'a Campaign, events: &[Event]) -> Vec<(&'a Promise, Judgement<games::Clause>)> {
    if campaign.deals.running.is_empty() || is_sealed(events) {
        return Vec::new();
    }
    let hidden = is_private(events);
    let mut running: Vec<&Promise> = campaign.deals.running.values().collect();
    running.retain(|promise| !hidden || promise.id.deal.is_private());
    // A departure has voided some.
    let voided = |id: PromiseId| {
        events.iter().any(|event| matches!(event, Event::Deal(Happened::Judged { promise, .. }) if promise.id == id))
    };
    running.retain(|promise| !voided(promise.id));
    running.sort_by_key(|promise| (promise.until, promise.id));
    let clauses: Vec<Clause> = running.iter().map(|promise| promise.remaining()).collect();
    let judged = campaign.game.judge(&clauses, events);
    running.into_iter().zip(judged).filter_map(|(promise, judged)| Some((promise, judged?))).collect()
}

/// Returns the verdicts that follow from events, and the promises that were partly kept.
pub(crate) fn judged(campaign: &Campaign, events: &[Event], now: Time) -> Vec<Event> {
    let judged = judgements(campaign, events).into_iter();
    let event = |(promise, judgement): (&Promise, _)| match judgement {
        Judgement::Kept => promise.judged(Verdict::Kept, now, None),
        Judgement::Broken => promise.judged(Verdict::Broken, now, None),
        Judgement::Remains(rest) => {
            let Clause { from, to, .. } = promise.clause;
            Happened::Advanced { promise: promise.id, between: [from, to], rest }.into()
        }
    };
    judged.map(event).collect()
}

/// Returns a player's promises that these events would break, so that they are asked first (D3.2).
pub(crate) fn broken_by(campaign: &Campaign, events: &[Event], player: PlayerId) -> Vec<Promise> {
    let judged = judgements(campaign, events).into_iter();
    let broken = judged.filter(|(promise, judgement)| *judgement == Judgement::Broken && promise.clause.from == player);
    broken.map(|(promise, _)| promise.clone()).collect()
}

/// Returns a running promise that a player may know of.
fn must_run<'a>(campaign: &'a Campaign, id: &PromiseId, viewer: Viewer) -> Result<&'a Promise, Refusal> {
    let promise = *id;
    let known = campaign.deals.promise(id).filter(|(promise, _)| promise.is_known_to(viewer));
    match known {
        Some((running, None)) => Ok(running),
        Some((_, Some(verdict))) => Err(Refusal::PromiseOver { promise, verdict }),
        None => Err(Refusal::UnknownPromise { promise }),
    }
}

/// Decides that a moderator voids a promise (D3.5).
pub(crate) fn voided(
    campaign: &Campaign,
    id: &PromiseId,
    by: PlayerId,
    now: Time,
    viewer: Viewer,
) -> Result<Event, Refusal> {
    Ok(must_run(campaign, id, viewer)?.judged(Verdict::Void, now, Some(by)))
}

/// Decides what a party says of a promise in words (D3).
pub(super) fn say(
    campaign: &Campaign,
    by: PlayerId,
    id: &PromiseId,
    verdict: Verdict,
    now: Time,
) -> Result<Vec<Event>, Refusal> {
    let promise = must_run(campaign, id, by.into())?;
    let id = *id;
    let Clause { from, to, terms, .. } = &promise.clause;
    if terms.kind() != ClauseKind::Word {
        return Err(Refusal::JudgedByRules { promise: id });
    }
    match (verdict, promise.doubted) {
        (Verdict::Kept | Verdict::Broken, _) if *to != by => Err(Refusal::NotGivenToYou { promise: id, to: *to }),
        (Verdict::Kept, _) => Ok(vec![promise.judged(Verdict::Kept, now, Some(by))]),
        (Verdict::Broken, Some(at)) => Err(Refusal::DoubtedAlready { promise: id, until: at + ANSWER_WITHIN }),
        (Verdict::Broken, None) => Ok(vec![Happened::Doubted { promise: promise.clone(), at: now }.into()]),
        (Verdict::Disputed, _) if *from != by => Err(Refusal::NotGivenByYou { promise: id, from: *from }),
        (Verdict::Disputed, None) => Err(Refusal::NotDoubted { promise: id }),
        (Verdict::Disputed, Some(_)) => Ok(vec![promise.judged(Verdict::Disputed, now, Some(by))]),
        (Verdict::Void, _) => Err(Refusal::CannotSay),
    }
}
