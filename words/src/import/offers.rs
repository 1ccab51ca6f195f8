//! Offers, those that wait for an answer and those that ended.

use super::{Export, Node, SILENCES, Wrong};
use crate::games;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::table::{Answer, Closing, NOTE_LIMIT, Outcome};
use crate::rules::time::{Span, Time};
use crate::rules::{Closed, Offer, RulesetName, Silence, Terms};
use std::collections::{BTreeMap, BTreeSet};

/// The highest number of an offer.
const MOST: u64 = 1 << 53;
/// The longest time to answer that an export may state.
const LONGEST: Span = Span::hours(1000 * 24);

#[derive(Default)]
pub struct Read {
    pub pending: Vec<Offer>,
    pub closed: Vec<Closed>,
    pub answers: BTreeMap<OfferId, Answer>,
    pub next: Option<OfferId>,
}

const OUTCOMES: [(&str, Option<Outcome>); 8] = [
    ("pending", None),
    ("accepted", Some(Outcome::Accepted)),
    ("refused", Some(Outcome::Refused)),
    ("lapsed", Some(Outcome::Lapsed)),
    ("withdrawn", Some(Outcome::Withdrawn)),
    ("settled", Some(Outcome::Settled)),
    ("void", Some(Outcome::Void)),
    ("unable", Some(Outcome::Unable)),
];

pub fn read(export: &Export<'_>, ruleset: RulesetName) -> Read {
    let mut read = Read::default();
    let mut ids = BTreeSet::new();
    for node in export.file.key("offers").items() {
        if node.object().is_none() {
            continue;
        }
        let outcome = node.key("state").among(&OUTCOMES);
        let offer = offer(export, ruleset, &node, outcome == Some(None));
        let (Some(outcome), Some(offer)) = (outcome, offer) else { continue };
        if !ids.insert(offer.id) {
            node.key("id").flaw(Wrong::Twice);
            continue;
        }
        match outcome {
            None => {
                read.answers.extend(answer(export, &node, &offer).map(|answer| (offer.id, answer)));
                read.pending.push(offer);
            }
            Some(outcome) => read.closed.extend(closed(export, &node, offer, outcome)),
        }
    }
    let next = export.file.key("campaign").key("next_offer");
    if let Some(next) = next.given().and_then(|next| next.id().filter(|id| *id < OFFERS)) {
        read.next = Some(OfferId(next));
    }
    read
}

/// Private offers have higher numbers.
const OFFERS: u64 = 1_000_000;

fn offer(export: &Export<'_>, ruleset: RulesetName, node: &Node<'_>, waits: bool) -> Option<Offer> {
    let id = node.key("id").id().filter(|id| *id < MOST).map(OfferId);
    let from = node.key("from").given();
    let to = node.key("to").player();
    let from = match from {
        Some(from) => Some(from.player()?),
        None => None,
    };
    let terms: Option<Terms> = games::imported_terms(ruleset, export, node);
    let private = node.key("private").is_set();
    let (id, to, terms) = (id?, to?, terms?);
    if from == Some(to) {
        return node.key("to").wrong(Wrong::Oneself);
    }
    // Older private offers have public numbers.
    if id.is_private() && !private {
        return node.key("private").wrong(Wrong::Unknown("false".to_owned()));
    }
    for (key, player) in [("from", from), ("to", Some(to))] {
        let plays = player.is_none_or(|player| export.active.contains(&player));
        // A question survives the departure of the player who caused it.
        let needed = key == "to" || terms.may_be_refused();
        if waits && !plays && needed {
            return node.key(key).wrong(Wrong::HasLeft(player.unwrap_or(to)));
        }
    }
    timed(export, node, (id, from, to), terms, private)
}

/// Reads when an offer was made, and until when it waits.
fn timed(
    export: &Export<'_>,
    node: &Node<'_>,
    (id, from, to): (OfferId, Option<PlayerId>, PlayerId),
    terms: Terms,
    private: bool,
) -> Option<Offer> {
    let deadline = node.key("deadline").given();
    let deadline = match &deadline {
        Some(node) => Some(node.moment()?),
        None => None,
    };
    let usual = match export.settings.silence {
        _ if deadline.is_none() => Silence::Wait,
        Silence::Refuse if terms.refusal_costs() => Silence::Refuse,
        Silence::Refuse | Silence::Lapse | Silence::Wait => Silence::Lapse,
    };
    let silence = or_usual(node, "silence", usual, |node| node.among(&SILENCES))?;
    if (silence == Silence::Wait) != deadline.is_none() {
        return node.key("deadline").wrong(Wrong::Missing);
    }
    let within = export.settings.answer_within;
    let answer_within = or_usual(node, "answer_within_seconds", within, |node| node.seconds(LONGEST))?;
    let begun = deadline.map_or(export.founding.at, |deadline| (deadline - answer_within).min(export.founding.at));
    let made_at = or_usual(node, "made_at", begun, Node::moment)?;
    if deadline.is_some_and(|deadline| deadline < made_at) {
        return node.key("deadline").wrong(Wrong::EndsBeforeStart);
    }
    let note = node.key("note").given().and_then(|note| note.short_text(NOTE_LIMIT));
    let reminded = node.key("reminded").given().and_then(|reminder| reminder.stored());
    let extensions = node.key("extensions").given().and_then(|count| count.count(u8::MAX.into()));
    Some(Offer {
        id,
        from,
        to,
        terms,
        note,
        private,
        made_at,
        deadline,
        answer_within,
        silence,
        awaits_return: node.key("awaits_return").is_set(),
        reminded,
        extensions: extensions.and_then(|count| u8::try_from(count).ok()).unwrap_or_default(),
    })
}

/// Returns the value of a key, or the usual one if an older export lacks it.
fn or_usual<'a, T>(node: &Node<'a>, key: &str, usual: T, read: impl FnOnce(&Node<'a>) -> Option<T>) -> Option<T> {
    match node.key(key).given() {
        Some(node) => read(&node),
        None => Some(usual),
    }
}

/// Reads a sealed answer, which only an export with secrets has.
fn answer(export: &Export<'_>, node: &Node<'_>, offer: &Offer) -> Option<Answer> {
    let answer = node.key("answer").given()?;
    if !offer.terms.is_sealed() {
        return answer.wrong(Wrong::Unknown("answer".to_owned()));
    }
    let by = answer.key("by").optional(Node::player)?;
    let at: Time = answer.key("at").moment()?;
    Some(Answer { by, accepts: answer.key("accepts").flag()?, at: at.min(export.founding.at) })
}

fn closed(export: &Export<'_>, node: &Node<'_>, offer: Offer, outcome: Outcome) -> Option<Closed> {
    let at = or_usual(node, "closed_at", export.founding.at, Node::moment)?;
    let by = match node.key("closed_by").given() {
        // A moderator need not be a player.
        Some(by) => Some(PlayerId(by.id()?)),
        None => None,
    };
    let unable = (outcome == Outcome::Unable).then_some(offer.to);
    // The export calls it void for those who may not know.
    let closing = Closing { outcome, at, by, moderator: None, unsealed: false, unable, joint: true, again: false };
    Some(Closed { offer, closing })
}
