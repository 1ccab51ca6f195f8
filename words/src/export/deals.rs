//! Deals and promises in the export.

use super::rfc3339;
use crate::games;
use crate::rules::deal::{Clause, Deal, Deals, Draft, Ending, Promise, Record};
use crate::rules::ruleset::{Verdict, When};
use serde_json::{Value, json};

/// Returns the drafts and the deals, each once, at the newest version that was sent.
pub(super) fn deals(deals: &Deals) -> Vec<Value> {
    let sent = deals.closed.iter().chain(deals.open.values()).map(sent);
    let drafts = deals.drafts.values().filter(|draft| draft.counters.is_none()).map(draft);
    sent.chain(drafts).collect()
}

pub(super) fn promises(deals: &Deals) -> Vec<Value> {
    let judged = deals.judged.iter().map(|(one, verdict)| (one, Some(*verdict)));
    let running = deals.running.values().map(|one| (one, None));
    judged.chain(running).map(|(one, verdict)| promise(one, verdict)).collect()
}

fn sent(record: &Record) -> Value {
    let deal = &record.deal;
    json!({
        "id": deal.id.to_string(),
        "version": deal.version,
        "state": match record.closing.map(|closing| closing.ending) {
            None => "open",
            Some(Ending::CarriedOut) => "carried-out",
            Some(Ending::Declined) => "declined",
            Some(Ending::Withdrawn) => "withdrawn",
            Some(Ending::Lapsed) => "lapsed",
            Some(Ending::Void) => "void",
        },
        "parties": ids(deal.parties.iter()),
        "signed": ids(deal.signed.iter().map(|signature| &signature.player)),
        "sender": deal.sender.to_string(),
        "proposer": deal.proposer.to_string(),
        "sent_at": rfc3339(deal.sent_at),
        "deadline": rfc3339(deal.deadline),
        "answer_within_seconds": deal.answer_within.as_millis() / 1000,
        "awaits": ids(deal.awaits.iter()),
        "reminded": deal.reminded,
        "about": deal.about.map(|offer| offer.to_string()),
        "swallowed": deal.signed.iter().map(|signature| signature.swallowed).collect::<Vec<_>>(),
        "choices": choices(deal),
        "closed_at": record.closing.map(|closing| rfc3339(closing.at)),
        "closed_by": record.closing.and_then(|closing| closing.by).map(|by| by.to_string()),
        "private": deal.id.is_private(),
        "clauses": deal.clauses.iter().map(clause).collect::<Vec<_>>(),
    })
}

/// Returns the choices in the signatures of a deal, by the numbers of the clauses.
fn choices(deal: &Deal) -> Vec<Value> {
    let choices = deal.signed.iter().flat_map(|signature| {
        signature.picks.iter().map(|made| {
            let (player, choice) = (signature.player.to_string(), games::pick_code(&made.pick));
            json!({"player": player, "clause": made.clause, "choice": choice})
        })
    });
    choices.collect()
}

fn draft(draft: &Draft) -> Value {
    json!({
        "id": draft.id.to_string(),
        "version": 1,
        "state": "draft",
        "parties": ids(draft.parties.iter()),
        "signed": [],
        "sender": draft.by.to_string(),
        "sent_at": rfc3339(draft.changed_at),
        "deadline": null,
        "about": draft.about.map(|offer| offer.to_string()),
        "private": draft.private,
        "clauses": draft.clauses.iter().map(clause).collect::<Vec<_>>(),
    })
}

fn ids(players: impl Iterator<Item = impl ToString>) -> Vec<String> {
    players.map(|player| player.to_string()).collect()
}

/// Returns a clause with its options. A time is a moment, or a number of seconds after the deal is carried out.
fn clause(clause: &Clause) -> Value {
    let mut all = json!({
        "kind": clause.terms.name(),
        "from": clause.from.to_string(),
        "to": clause.to.to_string(),
    });
    if let Some(word) = clause.terms.word() {
        all["author"] = word.by.to_string().into();
    }
    if let (Some(all), Value::Object(options)) = (all.as_object_mut(), games::clause_exported(clause)) {
        all.extend(options);
    }
    all
}

/// Returns the time of a clause: a moment, or a number of seconds after the deal is carried out.
pub fn time(time: Option<When>) -> Value {
    match time {
        Some(When::At(at)) => rfc3339(at),
        Some(When::After(span)) => (span.as_millis() / 1000).into(),
        None => Value::Null,
    }
}

fn promise(promise: &Promise, verdict: Option<Verdict>) -> Value {
    let rest = promise.rest.clone().map(|terms| clause(&Clause { terms, ..promise.clause.clone() }));
    json!({
        "id": promise.id.to_string(),
        "parties": ids(promise.parties.iter()),
        "clause": clause(&promise.clause),
        "rest": rest,
        "made_at": rfc3339(promise.made_at),
        "doubted_at": promise.doubted.map(rfc3339),
        "deal": promise.id.deal.to_string(),
        "kind": promise.clause.terms.name(),
        "from": promise.clause.from.to_string(),
        "to": promise.clause.to.to_string(),
        "until": rfc3339(promise.until),
        "state": match verdict {
            None => "running",
            Some(Verdict::Kept) => "kept",
            Some(Verdict::Broken) => "broken",
            Some(Verdict::Disputed) => "disputed",
            Some(Verdict::Void) => "void",
        },
    })
}
