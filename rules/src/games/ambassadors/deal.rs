//! The clauses of deals in this game (D3).

use super::event::Event;
use crate::ids::PlayerId;
use crate::ruleset::{self, ClauseKind, ClauseTerms, Judgement, TEXT, Verdict, Word};
use serde::{Deserialize, Serialize};

/// What a clause is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clause {
    /// A promise of no act of aggression against the other, related or not.
    Peace,
    Text(Word),
}

pub type DealClause = ruleset::Clause<Clause>;

impl ClauseTerms for Clause {
    fn name(&self) -> &'static str {
        match self {
            Clause::Peace => "peace",
            Clause::Text(_) => TEXT,
        }
    }

    fn kind(&self) -> ClauseKind {
        match self {
            Clause::Peace => ClauseKind::Promise { in_time: Verdict::Kept, at_end: Verdict::Kept },
            Clause::Text(_) => ClauseKind::Word,
        }
    }

    fn may_be_private(&self) -> bool {
        true
    }

    fn word(&self) -> Option<&Word> {
        if let Clause::Text(word) = self { Some(word) } else { None }
    }

    fn word_mut(&mut self) -> Option<&mut Word> {
        if let Clause::Text(word) = self { Some(word) } else { None }
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
