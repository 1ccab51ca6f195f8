//! Carrying a deal out: its clauses in their order, as one ruling or not at all (D4.2).

use super::picks::{self, OpenPick};
use super::{Clause, Deal, Happened, Promise, PromiseId, Refusal, offered};
use crate::campaign::Campaign;
use crate::chance::DecisionContext;
use crate::event::Event;
use crate::event_buffer::EventBuffer;
use crate::ids::PlayerId;
use crate::refusal::Refusal as AnyRefusal;
use crate::ruleset::ClauseKind;
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// What the clauses of a deal would do now, one by one. A clause that fails is passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The events of each clause, or why it fails.
    pub clauses: Vec<Result<Vec<Event>, AnyRefusal>>,
    /// The choices that the parties have yet to make.
    pub open: Vec<OpenPick>,
}

/// What a party may know of what a clause would do now (D4.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foreseen {
    pub clause: Clause,
    /// It cannot be carried out at the moment, and the party may know why.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fails: bool,
    /// What it would do, as far as the party may know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
}

impl Outlook {
    /// Returns what a party may know of it.
    pub(super) fn seen_by(&self, campaign: &Campaign, clauses: &[Clause], by: PlayerId, now: Time) -> Vec<Foreseen> {
        let moment = now.into();
        let seen = clauses.iter().zip(&self.clauses).map(|(clause, done)| {
            let clause = clause.clone();
            match done {
                Ok(events) => {
                    let shown = events.iter().filter(|event| !event.names_moment());
                    let events = shown.filter_map(|event| event.redacted_for(&campaign.settings, by.into()));
                    Foreseen { clause, fails: false, events: events.collect() }
                }
                Err(why) => {
                    let fails = campaign.game.may_know_why(campaign, moment, &clause, why, by);
                    Foreseen { clause, fails, events: Vec::new() }
                }
            }
        });
        seen.collect()
    }

    /// Returns how much of a party's earnings a limit would cut off (D2.2).
    pub fn swallowed(&self, campaign: &Campaign, player: PlayerId) -> i64 {
        let done = self.clauses.iter().filter_map(|clause| clause.as_ref().ok());
        done.map(|events| campaign.game.swallowed(events, player)).sum()
    }
}

/// Returns what the clauses of a deal would do now (D4.1), with the choices in its signatures.
pub fn outlook(campaign: &Campaign, deal: &Deal, moment: impl Into<DecisionContext>) -> Outlook {
    let moment = moment.into();
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    offered::settle(&mut buffer, deal.about, None, moment.now);
    let (mut clauses, mut open) = (Vec::new(), Vec::new());
    for (number, clause) in (1..).zip(&deal.clauses) {
        open.extend(picks::open(buffer.campaign(), deal, (number, clause), moment));
        let effect = effect(buffer.campaign(), deal, (number, clause), moment);
        if let Ok(events) = &effect {
            events.iter().for_each(|event| buffer.record(event.clone()));
        }
        clauses.push(effect);
    }
    Outlook { clauses, open }
}

/// Returns what a clause does now, with everything that follows from it.
pub(super) fn effect(
    campaign: &Campaign,
    deal: &Deal,
    (number, clause): (u8, &Clause),
    moment: DecisionContext,
) -> Result<Vec<Event>, AnyRefusal> {
    let now = moment.now;
    if let Some(at) = clause.time.map(|time| time.counted_from(now)).filter(|at| *at <= now) {
        return Err(Refusal::TimePassed { at }.into());
    }
    let [own, theirs] = picks::made(campaign, deal, (number, clause), moment);
    let picks = [own.as_ref(), theirs.as_ref()];
    let effects = campaign.game.carry_out_clause(campaign, moment, (deal.id, clause), picks)?;
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    buffer.take(effects, None, now);
    let follows = campaign.game.follows(campaign, moment, &buffer.events);
    buffer.take(follows, None, now);
    Ok(buffer.events)
}

/// Returns the events that carry a deal out; `by` signed it last.
///
/// # Errors
/// Names the first clause that fails, and why, as far as `by` may know.
pub(super) fn carry_out(
    campaign: &Campaign,
    deal: &Deal,
    by: PlayerId,
    moment: DecisionContext,
) -> Result<Vec<Event>, AnyRefusal> {
    let now = moment.now;
    let header = deal.header();
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    // The clauses belong to the sentence that the deal is carried out, so they follow it.
    offered::settle(&mut buffer, deal.about, Some(by), now);
    buffer.record(Happened::CarriedOut { deal: header.clone(), by, at: now }.into());
    for (number, clause) in (1..).zip(&deal.clauses) {
        let current = buffer.campaign();
        let events = effect(current, deal, (number, clause), moment).map_err(|why| {
            let known = current.game.may_know_why(current, moment, clause, &why, by);
            AnyRefusal::Clause { deal: deal.id, number, why: known.then(|| Box::new(why)) }
        })?;
        buffer.record(Happened::Clause { deal: header.clone(), number, clause: clause.clone() }.into());
        events.into_iter().for_each(|event| buffer.record(event));
        let promised = promised(deal, number, clause, moment);
        promised.into_iter().for_each(|promise| buffer.record(Happened::Promised(promise).into()));
    }
    Ok(buffer.events)
}

/// Returns the promise that a clause makes, if it makes one.
fn promised(deal: &Deal, number: u8, clause: &Clause, moment: DecisionContext) -> Option<Promise> {
    let until = clause.time?.counted_from(moment.now);
    match clause.terms.kind() {
        ClauseKind::Act | ClauseKind::TimedAct => None,
        ClauseKind::Promise { .. } | ClauseKind::Word => Some(Promise {
            id: PromiseId { deal: deal.id, clause: number },
            parties: deal.parties.clone(),
            clause: clause.clone(),
            made_at: moment.now,
            until,
            rest: None,
            doubted: None,
        }),
    }
}
