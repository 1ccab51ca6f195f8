//! The clauses of deals in this game (D2, D3).

use super::event::Event;
use super::relations;
use super::terms::{self, Pick, Terms};
use super::{GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::{self, ClauseKind, ClauseTerms, Judgement, TEXT, Verdict, Word};
use crate::table::OfferHeader;
use serde::{Deserialize, Serialize};

/// What a clause is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clause {
    /// Relations between the two, in the action of one of them (E2).
    Relations,
    /// A promise of no act of aggression against the other, related or not.
    Peace,
    Text(Word),
}

pub type DealClause = ruleset::Clause<Clause>;

impl ClauseTerms for Clause {
    const NEVER_PRIVATE: &'static [&'static str] = &["relations"];

    fn name(&self) -> &'static str {
        match self {
            Clause::Relations => "relations",
            Clause::Peace => "peace",
            Clause::Text(_) => TEXT,
        }
    }

    fn kind(&self) -> ClauseKind {
        match self {
            Clause::Relations => ClauseKind::Act,
            Clause::Peace => ClauseKind::Promise { in_time: Verdict::Kept, at_end: Verdict::Kept },
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

/// Returns the clause that does what an accepted offer would do (D5.1).
pub(super) fn of_offer(offer: &OfferHeader, terms: &Terms) -> Option<DealClause> {
    match terms {
        Terms::Relations { .. } => {
            Some(DealClause { from: offer.from?, to: offer.to, time: None, terms: Clause::Relations })
        }
        Terms::PutBack { .. } => None,
    }
}

/// Returns the tracks and spaces that a player can choose for a clause.
pub(super) fn picks(at: &GameContext, clause: &DealClause, player: PlayerId) -> Vec<Pick> {
    match (&clause.terms, at.game.seat(player)) {
        (Clause::Relations, Ok(seat)) => terms::picks(&seat.cubes.with_cubes(), &seat.free_for_ambassador()),
        (Clause::Relations, Err(_)) | (Clause::Peace | Clause::Text(_), _) => Vec::new(),
    }
}

/// Returns what a clause does when its deal is carried out.
pub(super) fn carry_out(
    at: &GameContext,
    clause: &DealClause,
    picks: [Option<&Pick>; 2],
) -> Result<Vec<Event>, Refused> {
    match &clause.terms {
        Clause::Relations => {
            let [own, theirs] = picks.map(|pick| pick.map(|Pick::Track(choice)| *choice).unwrap_or_default());
            relations::agreed(at, [(clause.from, own), (clause.to, theirs)])
        }
        Clause::Peace | Clause::Text(_) => Ok(Vec::new()),
    }
}

/// Returns what these events mean for each of these promises (D3).
pub(super) fn judge(promises: &[DealClause], happened: &[&Event]) -> Vec<Option<Judgement<Clause>>> {
    let broken = |promise: &DealClause| {
        promise.terms == Clause::Peace && happened.iter().any(|event| attacks(event, promise.from, promise.to))
    };
    promises.iter().map(|promise| broken(promise).then_some(Judgement::Broken)).collect()
}

/// Returns whether an event is an act of aggression of `by` against `other` (E3.2).
fn attacks(event: &Event, by: PlayerId, other: PlayerId) -> bool {
    let on_partner = matches!(event, Event::RelationsBroken { aggressor, other: partner, .. }
        if (*aggressor, *partner) == (by, other));
    let on_another = matches!(event, Event::ActionEnded { player, intrudes_on, .. }
        if *player == by && intrudes_on.contains(&other));
    on_partner || on_another
}
