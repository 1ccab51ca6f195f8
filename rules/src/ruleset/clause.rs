//! Clauses of deals, as the rulesets define them (D2, D3). The table knows their parties and times, but not what they
//! are about.

use super::Value;
use crate::ids::PlayerId;
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};
use std::ops::Sub;

/// A clause: one party does something for another at once, or promises something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clause<T> {
    pub from: PlayerId,
    pub to: PlayerId,
    /// The time of a promise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<When>,
    pub terms: T,
}

/// The time of a clause (D1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    At(Time),
    /// Counts from the moment the deal is carried out.
    After(Span),
}

impl When {
    /// Returns the moment, if the deal is carried out at `begins`.
    pub fn counted_from(self, begins: Time) -> Time {
        match self {
            When::At(at) => at,
            When::After(span) => begins + span,
        }
    }
}

/// How a promise ended (D3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Kept,
    Broken,
    /// One party says it was broken, and the other disputes that.
    Disputed,
    Void,
}

/// What a clause does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseKind {
    /// It happens when the deal is carried out (D2).
    Act,
    /// It happens when the deal is carried out. If the clause has a time, its effect ends then (D2.3).
    TimedAct,
    /// The game judges it (D3).
    Promise {
        /// The verdict if nothing else has decided it by its time.
        in_time: Verdict,
        /// The verdict if the campaign ends first (D7.2).
        at_end: Verdict,
    },
    /// Its parties judge it (D3, last row).
    Word,
}

/// What the game's events mean for a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement<T> {
    Kept,
    Broken,
    /// This is what remains to be done.
    Remains(T),
}

/// Counts payments for the promises to pay, which are ordered by their times. Each payment counts for one promise, the
/// earliest due (D3). `owed` returns what a promise is about to pay, and `rest` the promise of what is left.
pub fn count_payments<T, N: Copy + Ord + Sub<Output = N>>(
    promises: &[Clause<T>],
    judged: &mut [Option<Judgement<T>>],
    paid: impl IntoIterator<Item = (PlayerId, PlayerId, N)>,
    owed: impl Fn(&T) -> Option<N>,
    rest: impl Fn(N) -> T,
) {
    for (from, to, amount) in paid {
        let mut all = promises.iter().zip(judged.iter_mut());
        let due = all.find_map(|(promise, judgement)| {
            let left = match &*judgement {
                None => owed(&promise.terms),
                Some(Judgement::Remains(rest)) => owed(rest),
                Some(Judgement::Kept | Judgement::Broken) => None,
            };
            Some((left.filter(|_| (promise.from, promise.to) == (from, to))?, judgement))
        });
        if let Some((left, judgement)) = due {
            *judgement = Some(match left <= amount {
                true => Judgement::Kept,
                false => Judgement::Remains(rest(left - amount)),
            });
        }
    }
}

/// The table's view of what a clause is about.
pub trait ClauseTerms: Value {
    /// The names of those that a private deal cannot hold (D6.1).
    const NEVER_PRIVATE: &'static [&'static str];

    /// Returns the name used by commands and the export.
    fn name(&self) -> &'static str;

    fn kind(&self) -> ClauseKind;

    /// Returns whether a private deal may hold it (D6.1).
    fn may_be_private(&self) -> bool {
        !Self::NEVER_PRIVATE.contains(&self.name())
    }

    fn word(&self) -> Option<&Word> {
        None
    }

    fn word_mut(&mut self) -> Option<&mut Word> {
        None
    }
}

/// A promise in a player's own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Word {
    /// The person who wrote it.
    pub by: PlayerId,
    /// `None` if it was erased at its author's request.
    pub text: Option<String>,
}

/// The clauses of a game whose players can promise things in words, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlyWords {
    Text(Word),
}

/// The name of the clause that is a promise in words.
pub const TEXT: &str = "text";

impl ClauseTerms for OnlyWords {
    const NEVER_PRIVATE: &'static [&'static str] = &[];

    fn name(&self) -> &'static str {
        TEXT
    }

    fn kind(&self) -> ClauseKind {
        ClauseKind::Word
    }

    fn word(&self) -> Option<&Word> {
        let OnlyWords::Text(word) = self;
        Some(word)
    }

    fn word_mut(&mut self) -> Option<&mut Word> {
        let OnlyWords::Text(word) = self;
        Some(word)
    }
}
