//! Deals and promises.

use super::{Export, Node, Wrong, shortened};
use crate::game_words::{ClauseField, Stated};
use crate::games;
use crate::rules::RulesetName;
use crate::rules::deal::{Clause, ClausePick, Closing, Deal, Draft, Ending, MOST_CLAUSES, Promise, Signature};
use crate::rules::ids::{DealId, OfferId, PlayerId};
use crate::rules::ruleset::{ClauseKind, Verdict, When};
use crate::rules::table::NOTE_LIMIT;
use crate::rules::time::Span;

/// The highest number of a deal.
const MOST: u64 = 1 << 53;
const MOST_AMOUNT: i64 = 1_000_000_000;
const MOST_VERSIONS: u32 = 1_000_000;
const LONGEST: Span = Span::hours(1000 * 24);

#[derive(Default)]
pub struct Read {
    pub drafts: Vec<Draft>,
    pub open: Vec<Deal>,
    pub closed: Vec<(Deal, Closing)>,
    pub promises: Vec<(Promise, Option<Verdict>)>,
    pub next: Option<DealId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Draft,
    Open,
    Over(Ending),
}

const STATES: [(&str, State); 7] = [
    ("draft", State::Draft),
    ("open", State::Open),
    ("carried-out", State::Over(Ending::CarriedOut)),
    ("declined", State::Over(Ending::Declined)),
    ("withdrawn", State::Over(Ending::Withdrawn)),
    ("lapsed", State::Over(Ending::Lapsed)),
    ("void", State::Over(Ending::Void)),
];

const VERDICTS: [(&str, Option<Verdict>); 5] = [
    ("running", None),
    ("kept", Some(Verdict::Kept)),
    ("broken", Some(Verdict::Broken)),
    ("disputed", Some(Verdict::Disputed)),
    ("void", Some(Verdict::Void)),
];

pub fn read(export: &Export<'_>, ruleset: RulesetName) -> Read {
    let mut read = Read::default();
    let mut ids = Vec::new();
    for node in export.file.key("deals").items() {
        let id = node.object().and_then(|_| node.key("id").id());
        let state = node.key("state").among(&STATES);
        let (Some(id), Some(state)) = (id.filter(|id| *id < MOST).map(DealId), state) else { continue };
        if ids.contains(&id) {
            node.key("id").flaw(Wrong::Twice);
        }
        ids.push(id);
        match state {
            State::Draft => read.drafts.extend(draft(export, ruleset, &node, id)),
            State::Open => read.open.extend(deal(export, ruleset, &node, id)),
            State::Over(ending) => {
                let closing = closing(&node, ending);
                read.closed.extend(deal(export, ruleset, &node, id).zip(closing));
            }
        }
    }
    for node in export.file.key("promises").items() {
        let verdict = node.object().and_then(|_| node.key("state").among(&VERDICTS));
        let promise = promise(ruleset, &node);
        if let Some((promise, verdict)) = promise.zip(verdict) {
            if read.promises.iter().any(|(one, _)| one.id == promise.id) {
                node.key("id").flaw(Wrong::Twice);
            }
            read.promises.push((promise, verdict));
        }
    }
    let next = export.file.key("campaign").key("next_deal");
    if let Some(next) = next.given().and_then(|next| next.id()).map(DealId)
        && !next.is_private()
    {
        read.next = Some(next);
    }
    read
}

fn draft(export: &Export<'_>, ruleset: RulesetName, node: &Node<'_>, id: DealId) -> Option<Draft> {
    let by = node.key("sender").player()?;
    let changed_at = node.key("sent_at").given().map_or(Some(export.founding.at), |at| at.moment())?;
    Some(Draft {
        id,
        by,
        parties: parties(node)?,
        private: node.key("private").is_set(),
        clauses: clauses(ruleset, node)?,
        changed_at,
        counters: None,
        about: about(node),
    })
}

fn deal(export: &Export<'_>, ruleset: RulesetName, node: &Node<'_>, id: DealId) -> Option<Deal> {
    let parties = parties(node)?;
    let party = |key: &str| {
        let player = node.key(key).player()?;
        if parties.contains(&player) { Some(player) } else { node.key(key).wrong(Wrong::NoSuchPlayer(player)) }
    };
    let sender = party("sender")?;
    let proposer = if node.key("proposer").given().is_some() { party("proposer")? } else { sender };
    let sent_at = node.key("sent_at").moment()?;
    let deadline = node.key("deadline").moment()?;
    if deadline < sent_at {
        return node.key("deadline").wrong(Wrong::EndsBeforeStart);
    }
    let swallowed = node.key("swallowed").items();
    let choices = choices(ruleset, node);
    let signed = node.key("signed").players().into_iter().enumerate().map(|(at, player)| {
        let swallowed = swallowed.get(at).and_then(|one| one.integer(0, MOST_AMOUNT));
        let own = choices.iter().filter(|(by, _)| *by == player);
        let picks = own.map(|(_, pick)| pick.clone()).collect();
        Signature { player, swallowed: swallowed.unwrap_or_default(), picks }
    });
    Some(Deal {
        id,
        version: node.key("version").count(MOST_VERSIONS)?,
        proposer,
        sender,
        clauses: clauses(ruleset, node)?,
        sent_at,
        deadline,
        answer_within: node
            .key("answer_within_seconds")
            .given()
            .map_or(Some(export.settings.answer_within), |within| within.seconds(LONGEST))?,
        awaits: node.key("awaits").players(),
        signed: signed.collect(),
        reminded: node.key("reminded").given().and_then(|reminder| reminder.stored()),
        about: about(node),
        parties,
    })
}

/// Returns the choices in the signatures, ordered by clause.
fn choices(ruleset: RulesetName, node: &Node<'_>) -> Vec<(PlayerId, ClausePick)> {
    let read = |node: &Node<'_>| {
        let player = node.object().and_then(|_| node.key("player").player())?;
        let clause = node.key("clause").integer(1, i64::try_from(MOST_CLAUSES).ok()?)?;
        let choice = node.key("choice");
        let code = choice.text()?;
        match games::pick_read(ruleset, code) {
            Some(pick) => Some((player, ClausePick { clause: u8::try_from(clause).ok()?, pick })),
            None => choice.wrong(Wrong::Unknown(shortened(code))),
        }
    };
    let mut choices: Vec<_> = node.key("choices").items().iter().filter_map(read).collect();
    choices.sort_by_key(|(_, pick)| pick.clause);
    choices
}

fn closing(node: &Node<'_>, ending: Ending) -> Option<Closing> {
    let by = match node.key("closed_by").given() {
        Some(by) => Some(PlayerId(by.id()?)),
        None => None,
    };
    Some(Closing { ending, at: node.key("closed_at").moment()?, by, again: false })
}

fn parties(node: &Node<'_>) -> Option<Vec<PlayerId>> {
    let parties = node.key("parties").players();
    if parties.is_empty() { node.key("parties").wrong(Wrong::Missing) } else { Some(parties) }
}

fn about(node: &Node<'_>) -> Option<OfferId> {
    node.key("about").given()?.id().map(OfferId)
}

fn promise(ruleset: RulesetName, node: &Node<'_>) -> Option<Promise> {
    let own = node.key("clause");
    let clause = clause(ruleset, &own)?;
    if clause.terms.kind() == ClauseKind::Act {
        return own.key("kind").wrong(Wrong::Unknown(clause.terms.name().to_owned()));
    }
    let rest = match node.key("rest").given() {
        Some(rest) => Some(self::clause(ruleset, &rest)?.terms),
        None => None,
    };
    let (made_at, until) = (node.key("made_at").moment()?, node.key("until").moment()?);
    if until < made_at {
        return node.key("until").wrong(Wrong::EndsBeforeStart);
    }
    Some(Promise {
        id: node.key("id").parsed()?,
        parties: parties(node)?,
        clause,
        made_at,
        until,
        rest,
        doubted: node.key("doubted_at").given().and_then(|at| at.moment()),
    })
}

fn clauses(ruleset: RulesetName, node: &Node<'_>) -> Option<Vec<Clause>> {
    let items = node.key("clauses").items();
    if items.len() > MOST_CLAUSES {
        return node.key("clauses").wrong(Wrong::TooMany { most: MOST_CLAUSES });
    }
    items.iter().map(|item| clause(ruleset, item)).collect()
}

/// Reads a clause as if it had been typed.
fn clause(ruleset: RulesetName, node: &Node<'_>) -> Option<Clause> {
    let (from, to) = node.object().and_then(|_| node.pair("from", "to"))?;
    let kind = node.key("kind");
    let name = kind.text()?;
    let Some((fields, _)) = games::clause_form(ruleset, name) else { return kind.unknown() };
    let mut stated = Stated { name: name.to_owned(), ..Stated::default() };
    let mut time = None;
    let mut erased = false;
    for field in fields {
        match field {
            ClauseField::Amount => stated.amount = Some(amount(&node.key("amount"))?),
            ClauseField::Choice => {
                let chosen = node.key("access").given().or_else(|| node.key("ship").given());
                stated.choice = chosen.map_or(Some(None), |chosen| chosen.text().map(|text| Some(text.to_owned())))?;
            }
            ClauseField::Place => stated.place = Some(node.key("system").short_text(NOTE_LIMIT)?),
            ClauseField::Planet => stated.place = Some(node.key("place").short_text(NOTE_LIMIT)?),
            ClauseField::Minutes => stated.minutes = Some(node.key("minutes").integer(1, MOST_AMOUNT)?.to_string()),
            ClauseField::Text => {
                let text = node.key("text").given();
                erased = text.is_none();
                stated.text = Some(text.map_or(Some(String::new()), |text| text.short_text(NOTE_LIMIT))?);
                stated.by = Some(PlayerId(node.key("author").id()?));
            }
            ClauseField::Until => time = Some(when(&node.key("until"))?),
            ClauseField::MayEnd => {
                time = match node.key("until").given() {
                    Some(until) => Some(when(&until)?),
                    None => None,
                };
            }
            ClauseField::By => time = Some(when(&node.key("by"))?),
        }
    }
    let Ok(mut terms) = games::clause_read(ruleset, &stated) else {
        return node.wrong(Wrong::Unknown(shortened(name)));
    };
    if let Some(word) = terms.word_mut().filter(|_| erased) {
        word.text = None;
    }
    Some(Clause { from, to, time, terms })
}

/// Returns an amount as it would be typed: whole numbers are numbers, decimals are in quotes.
fn amount(node: &Node<'_>) -> Option<String> {
    match node.is_text() {
        true => node.hundredths().and(node.text()).map(str::to_owned),
        false => node.integer(1, MOST_AMOUNT).map(|amount| amount.to_string()),
    }
}

/// Returns a moment, or a time that counts from the moment the deal is carried out.
fn when(node: &Node<'_>) -> Option<When> {
    match node.is_text() {
        true => node.moment().map(When::At),
        false => node.seconds(LONGEST).map(When::After),
    }
}
