//! The clauses of deals in this game (D2, D3).

use super::condition::Price;
use super::entered::{must_be_within, must_change};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{MOST_DUCATS, State};
use super::{GameContext, Refused, covert};
use crate::ids::PlayerId;
use crate::ruleset::{self, ClauseKind, ClauseTerms, Judgement, TEXT, Verdict, Word, count_payments};
use serde::{Deserialize, Serialize};

/// A payment costs the active player a point of power for each of these ducats, or part of them (D2).
const DUCATS_A_POINT: u32 = 10;

/// What a clause is about. Ducats pass from the clause's `from` to its `to`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clause {
    /// Ducats, in the turn of one of the two, who pays power for it.
    Ducats {
        amount: u32,
    },
    /// A promise of no claim and no covert action against the other.
    Peace,
    /// A promise to pay ducats, in deals.
    Pay {
        amount: u32,
    },
    Text(Word),
}

pub type DealClause = ruleset::Clause<Clause>;

impl ClauseTerms for Clause {
    const NEVER_PRIVATE: &'static [&'static str] = &["ducats"];

    fn name(&self) -> &'static str {
        match self {
            Clause::Ducats { .. } => "ducats",
            Clause::Peace => "peace",
            Clause::Pay { .. } => "pay",
            Clause::Text(_) => TEXT,
        }
    }

    fn kind(&self) -> ClauseKind {
        match self {
            Clause::Ducats { .. } => ClauseKind::Act,
            Clause::Peace => ClauseKind::Promise { in_time: Verdict::Kept, at_end: Verdict::Kept },
            Clause::Pay { .. } => ClauseKind::Promise { in_time: Verdict::Broken, at_end: Verdict::Void },
            Clause::Text(_) => ClauseKind::Word,
        }
    }

    fn word(&self) -> Option<&Word> {
        if let Clause::Text(word) = self { Some(word) } else { None }
    }

    fn word_mut(&mut self) -> Option<&mut Word> {
        if let Clause::Text(word) = self { Some(word) } else { None }
    }
}

/// Refuses an amount that nobody could pay.
pub(super) fn normalised(clause: &DealClause) -> Result<DealClause, Refused> {
    if let Clause::Ducats { amount } | Clause::Pay { amount } = clause.terms {
        must_change(amount > 0)?;
        must_be_within(amount, MOST_DUCATS)?;
    }
    Ok(clause.clone())
}

/// Returns what a clause does when its deal is carried out.
pub(super) fn carry_out(at: &GameContext, clause: &DealClause) -> Result<Vec<Event>, Refused> {
    match normalised(clause)?.terms {
        Clause::Ducats { amount } => Ok(vec![paid(at.game, (clause.from, clause.to), amount)?]),
        Clause::Peace | Clause::Pay { .. } | Clause::Text(_) => Ok(Vec::new()),
    }
}

fn paid(state: &State, (from, to): (PlayerId, PlayerId), amount: u32) -> Result<Event, Refusal> {
    let active = state.seating.active;
    let active =
        active.filter(|active| [from, to].contains(active)).ok_or(Refusal::DucatsOutOfTurn { from, to, active })?;
    let power = amount.div_ceil(DUCATS_A_POINT);
    let purse = |player: PlayerId| {
        let sheet = state.sheet(player);
        Price { power: sheet.power.into(), ducats: sheet.ducats }
    };
    let (payer, receiver) = (purse(from), purse(to));
    let left = |player: PlayerId, has: Price, ducats: u32| {
        let needs = Price { power: if player == active { power } else { 0 }, ducats };
        let left = has.power.checked_sub(needs.power).zip(has.ducats.checked_sub(needs.ducats));
        left.map(|(power, ducats)| Price { power, ducats }).ok_or(Refusal::PurseShort { player, needs, has })
    };
    let (left, mut has) = (left(from, payer, amount)?, left(to, receiver, 0)?);
    has.ducats = has.ducats.saturating_add(amount);
    must_be_within(has.ducats, MOST_DUCATS)?;
    Ok(Event::DucatsPaid { from, to, amount, left, has })
}

/// Returns what these events mean for each of these promises, which are ordered by their times (D3).
pub(super) fn judge(promises: &[DealClause], happened: &[&Event]) -> Vec<Option<Judgement<Clause>>> {
    let broken = |promise: &DealClause| {
        promise.terms == Clause::Peace && happened.iter().any(|event| targets(event, promise.from, promise.to))
    };
    let mut judged: Vec<Option<Judgement<Clause>>> =
        promises.iter().map(|promise| broken(promise).then_some(Judgement::Broken)).collect();
    let paid = happened.iter().filter_map(|event| payment(event));
    count_payments(promises, &mut judged, paid, owed, |amount| Clause::Pay { amount });
    judged
}

/// Returns whether a claim or a covert action of `by` is declared against `against`.
fn targets(event: &Event, by: PlayerId, against: PlayerId) -> bool {
    matches!(event, Event::Covert(covert::Event::Declared { player, targets, .. })
        if *player == by && targets.contains(&against))
}

fn payment(event: &Event) -> Option<(PlayerId, PlayerId, u32)> {
    if let Event::DucatsPaid { from, to, amount, .. } = event { Some((*from, *to, *amount)) } else { None }
}

fn owed(promise: &Clause) -> Option<u32> {
    if let Clause::Pay { amount } = promise { Some(*amount) } else { None }
}
