//! The stored form of an offer. Parties and clauses are lists there, so that an offer between several players, or about
//! several things, would not need a new format. Such offers do not exist yet. In memory, an offer has one player who
//! owes the answer, and one clause.

use super::{Offer, Reminder, Silence};
use crate::games::Terms;
use crate::ids::{OfferId, PlayerId};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub(super) struct Stored {
    id: OfferId,
    #[serde(default)]
    parties: Vec<Party>,
    #[serde(default)]
    clauses: Vec<Clause>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    private: bool,
    made_at: Time,
    deadline: Option<Time>,
    answer_within: Span,
    silence: Silence,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    awaits_return: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reminded: Option<Reminder>,
    #[serde(default, skip_serializing_if = "is_none")]
    extensions: u8,
    // Used by older versions instead of the two lists.
    #[serde(default, skip_serializing)]
    from: Option<PlayerId>,
    #[serde(default, skip_serializing)]
    to: Option<PlayerId>,
    #[serde(default, skip_serializing)]
    terms: Option<Terms>,
}

#[derive(Serialize, Deserialize)]
struct Party {
    player: PlayerId,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Part {
    Makes,
    Answers,
}

/// A subject of an offer. It is an object so that fields can be added beside the terms.
#[derive(Serialize, Deserialize)]
struct Clause {
    terms: Terms,
}

impl From<Offer> for Stored {
    fn from(offer: Offer) -> Stored {
        let party = |player, part| Party { player, part };
        let makes = offer.from.map(|player| party(player, Part::Makes));
        let answers = party(offer.to, Part::Answers);
        Stored {
            id: offer.id,
            parties: makes.into_iter().chain([answers]).collect(),
            clauses: vec![Clause { terms: offer.terms }],
            note: offer.note,
            private: offer.private,
            made_at: offer.made_at,
            deadline: offer.deadline,
            answer_within: offer.answer_within,
            silence: offer.silence,
            awaits_return: offer.awaits_return,
            reminded: offer.reminded,
            extensions: offer.extensions,
            from: None,
            to: None,
            terms: None,
        }
    }
}

impl TryFrom<Stored> for Offer {
    type Error = String;

    fn try_from(stored: Stored) -> Result<Offer, String> {
        let id = stored.id;
        let with = |part| {
            let parties = stored.parties.iter();
            let parties = parties.filter(move |party| party.part == part);
            parties.map(|party| party.player)
        };
        let made_by = with(Part::Makes).chain(stored.from);
        let answered_by = with(Part::Answers).chain(stored.to);
        let from = at_most_one(made_by).map_err(|count| format!("offer {id} is made by {count} players"))?;
        let to = at_most_one(answered_by)
            .and_then(|to| to.ok_or(0))
            .map_err(|count| format!("offer {id} is answered by {count} players"))?;
        let clauses = stored.clauses.into_iter().map(|clause| clause.terms);
        let terms = at_most_one(clauses.chain(stored.terms))
            .and_then(|terms| terms.ok_or(0))
            .map_err(|count| format!("offer {id} has {count} clauses"))?;
        Ok(Offer {
            id,
            from,
            to,
            terms,
            note: stored.note,
            private: stored.private,
            made_at: stored.made_at,
            deadline: stored.deadline,
            answer_within: stored.answer_within,
            silence: stored.silence,
            awaits_return: stored.awaits_return,
            reminded: stored.reminded,
            extensions: stored.extensions,
        })
    }
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

/// Returns the only item, if there is any; fails with the count if there are several.
fn at_most_one<T>(mut all: impl Iterator<Item = T>) -> Result<Option<T>, usize> {
    let first = all.next();
    match all.count() {
        0 => Ok(first),
        more => Err(1 + more),
    }
}
