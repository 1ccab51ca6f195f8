//! Deals and promises: clauses in sentences, cards, and lists.

use super::card::{BODY_LIMIT, Card, fit};
use super::tell::{self, Reader, Side};
use super::{at, relative, words};
use crate::game_words::ClauseTimes;
use crate::games;
use crate::rules::deal::{ANSWER_WITHIN, Clause, ClausePick, Closing, Deal, Draft, Ending, Foreseen, Promise, Record};
use crate::rules::ids::PlayerId;
use crate::rules::ruleset::{ClauseKind, Verdict, When, Word};
use crate::rules::time::Time;
use crate::rules::{Campaign, NOTE_LIMIT, Phase};
use crate::text::{Said, Text, Typed, say};

fn times(text: &Text, time: Option<When>) -> ClauseTimes {
    match time {
        Some(When::At(moment)) => {
            let (at, left) = (at(moment), relative(moment));
            let until = say!(text, "deal-until-at", at = at.clone(), left = left.clone());
            ClauseTimes { until, by: say!(text, "deal-by-at", at, left) }
        }
        Some(When::After(span)) => {
            let span = words::span(text, span);
            let until = say!(text, "deal-until-after", span = span.clone());
            ClauseTimes { until, by: say!(text, "deal-by-after", span) }
        }
        None => ClauseTimes { until: Said::default(), by: Said::default() },
    }
}

/// Renders a clause as a sentence without a full stop.
pub fn clause(text: &Text, reader: Reader, clause: &Clause) -> Said {
    games::clause(text, reader, clause, &times(text, clause.time))
}

/// Renders a promise with its actual time.
pub fn promise(text: &Text, reader: Reader, promise: &Promise) -> Said {
    clause(text, reader, &Clause { time: Some(When::At(promise.until)), ..promise.clause.clone() })
}

/// Renders a promise in words, in any game.
pub fn word_clause(
    text: &Text,
    reader: Reader,
    (from, to): (PlayerId, PlayerId),
    word: &Word,
    ClauseTimes { by, .. }: &ClauseTimes,
) -> Said {
    let role = reader.role(from, to);
    match &word.text {
        Some(said) => say!(text, "clause-text", role, from, to, by, text = Typed(said, NOTE_LIMIT)),
        None => say!(text, "clause-text-erased", role, from, to, by),
    }
}

fn listed(text: &Text, reader: Reader, clauses: &[Clause]) -> Vec<Said> {
    let line = |(number, one): (usize, &Clause)| say!(text, "deal-clause", number, clause = clause(text, reader, one));
    (1..).zip(clauses).map(line).collect()
}

/// Lists the clauses of a version, and marks what it changed in the version before.
fn changed(text: &Text, reader: Reader, clauses: &[Clause], before: &[Clause]) -> Vec<Said> {
    let mut left: Vec<&Clause> = before.iter().collect();
    let mut lines = Vec::new();
    for (number, one) in (1_usize..).zip(clauses) {
        let known = left.iter().position(|other| *other == one);
        let clause = clause(text, reader, one);
        lines.push(match known {
            Some(place) => {
                left.remove(place);
                say!(text, "deal-clause", number, clause)
            }
            None => say!(text, "deal-clause-new", number, clause),
        });
    }
    lines.extend(left.into_iter().map(|gone| say!(text, "deal-clause-gone", clause = clause(text, reader, gone))));
    lines
}

fn between(text: &Text, deal_is_private: bool, parties: &[PlayerId]) -> Said {
    let parties = words::list(text, parties);
    match deal_is_private {
        true => say!(text, "deal-between-private", parties),
        false => say!(text, "deal-between", parties),
    }
}

/// Returns the card of a version: its clauses, who has signed, and how it ended.
pub fn deal_card(text: &Text, campaign: &Campaign, record: &Record, shown: &Deal, reader: Reader) -> Card {
    let (deal, version) = (shown.id, shown.version);
    let title = match version {
        1 => say!(text, "deal-title", deal),
        _ => say!(text, "deal-title-version", deal, version),
    };
    let before = record.earlier.iter().rev().find(|one| one.version < version);
    let clauses = match before {
        Some(before) => changed(text, reader, &shown.clauses, &before.clauses),
        None => listed(text, reader, &shown.clauses),
    };
    let mut lines = vec![between(text, deal.is_private(), &shown.parties)];
    lines.extend(clauses);
    lines.push(match record.closing {
        _ if record.deal.version != version => say!(text, "deal-replaced", newest = record.deal.version),
        Some(closing) => state(text, closing),
        None => signatures(text, campaign, shown),
    });
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Adds what a party has chosen in their signature (D4.6).
pub fn with_own_choices(text: &Text, card: Card, deal: &Deal, player: PlayerId) -> Card {
    let line = |made: &ClausePick| {
        let choice = games::clause_pick_told(text, &made.pick)?;
        Some(say!(text, "deal-own-choice", clause = made.clause, choice))
    };
    let lines: Vec<Said> = deal.picks_of(player).iter().filter_map(line).collect();
    card.field(text, say!(text, "deal-own-choices"), &lines)
}

fn signatures(text: &Text, campaign: &Campaign, deal: &Deal) -> Said {
    let signed: Vec<PlayerId> = deal.signed.iter().map(|signature| signature.player).collect();
    let awaited: Vec<PlayerId> = deal.awaited().collect();
    let (awaited, deadline, left) = (words::list(text, &awaited), at(deal.deadline), relative(deal.deadline));
    if signed.is_empty() {
        return say!(text, "deal-signed-nobody", awaited, deadline, left);
    }
    let signed = words::list(text, &signed);
    match campaign.phase {
        Phase::Paused { .. } => say!(text, "deal-signed-paused", signed, awaited),
        Phase::Running | Phase::Ended { .. } => say!(text, "deal-signed", signed, awaited, deadline, left),
    }
}

/// Says how a deal ended.
pub fn state(text: &Text, closing: Closing) -> Said {
    let (at, player) = (at(closing.at), words::who(text, closing.by));
    match closing.ending {
        Ending::CarriedOut => say!(text, "deal-state-carried-out", at),
        Ending::Declined => say!(text, "deal-state-declined", player, at),
        Ending::Withdrawn => say!(text, "deal-state-withdrawn", player, at),
        Ending::Lapsed => say!(text, "deal-state-lapsed", at),
        Ending::Void => say!(text, "deal-state-void", at),
    }
}

/// Returns the card of a draft, for its author.
pub fn draft_card(text: &Text, draft: &Draft, reader: Reader) -> Card {
    let title = match draft.counters {
        Some(version) => say!(text, "deal-title-counter", draft = draft.id, deal = version.deal),
        None => say!(text, "deal-title-draft", draft = draft.id),
    };
    let mut lines = vec![between(text, draft.private, &draft.parties)];
    lines.extend(listed(text, reader, &draft.clauses));
    if draft.clauses.is_empty() {
        lines.push(say!(text, "deal-empty"));
    }
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Lists what a party is about to sign: each clause, and what it would do to the figures they may know.
pub fn foreseen(text: &Text, by: PlayerId, clauses: &[Foreseen]) -> Vec<Said> {
    let reader = Reader::only(by);
    let lines = (1_usize..).zip(clauses).flat_map(|(number, one)| {
        let line = say!(text, "deal-clause", number, clause = clause(text, reader, &one.clause));
        let line = match one.fails {
            true => say!(text, "deal-clause-fails", line),
            false => line,
        };
        [line].into_iter().chain(tell::figures(text, reader, &one.events))
    });
    lines.collect()
}

/// Lists the viewer's drafts, and the deals that they know of: open ones first, then the newest that ended.
pub fn deals(text: &Text, campaign: &Campaign, side: Side) -> Card {
    let title = say!(text, "deal-list-title");
    let others = |parties: &[PlayerId]| {
        let others = parties.iter().copied().filter(|party| *party != side.player);
        words::list(text, others)
    };
    let deals = &campaign.deals;
    let drafts = deals.drafts.values();
    let drafts = drafts.map(|draft| say!(text, "deal-list-draft", deal = draft.id, others = others(&draft.parties)));
    let line = |record: &Record| {
        let Deal { id, version, deadline, parties, .. } = &record.deal;
        let state = match record.closing {
            Some(closing) => state(text, closing),
            None => say!(text, "deal-list-open", deadline = at(*deadline), left = relative(*deadline)),
        };
        say!(text, "deal-list-line", deal = id, version, others = others(parties), state)
    };
    let known = deals.open.values().chain(deals.closed.iter().rev());
    let lines: Vec<Said> = drafts.chain(known.map(line)).collect();
    if lines.is_empty() {
        return Card::new(title, say!(text, "deal-list-empty"));
    }
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Lists promises, those without a verdict first, with each player's record above them.
pub fn promises(text: &Text, campaign: &Campaign, reader: Reader, of: Option<PlayerId>) -> Card {
    let title = say!(text, "promises-title");
    let deals = &campaign.deals;
    let running = deals.running.values().map(|one| (one, None));
    let judged = deals.judged.iter().rev().map(|(one, verdict)| (one, Some(*verdict)));
    let mut all: Vec<(&Promise, Option<Verdict>)> = running.chain(judged).collect();
    all.retain(|(one, _)| of.is_none_or(|of| one.concerns(of)));
    if all.is_empty() {
        return Card::new(title, say!(text, "promises-empty"));
    }
    let mut givers: Vec<PlayerId> = all.iter().map(|(one, _)| one.clause.from).collect();
    givers.retain(|giver| of.is_none_or(|of| of == *giver));
    givers.sort_unstable();
    givers.dedup();
    let record = |player: PlayerId| {
        let count = |wanted| all.iter().filter(|(one, is)| one.clause.from == player && *is == wanted).count();
        let [kept, broken, disputed] = [Verdict::Kept, Verdict::Broken, Verdict::Disputed].map(|one| count(Some(one)));
        say!(text, "promises-of", player, kept, broken, disputed, running = count(None))
    };
    let mut lines: Vec<Said> = givers.into_iter().map(record).collect();
    lines.extend(all.iter().map(|(one, is)| {
        let verdict = match (is, one.doubted) {
            (Some(verdict), _) => verdict_code(*verdict),
            (None, Some(_)) => "doubted",
            (None, None) => "running",
        };
        let clause = promise(text, reader, one);
        say!(text, "promises-line", promise = one.id, clause, verdict)
    }));
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Returns a verdict as a selector for the texts.
pub fn verdict_code(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Kept => "kept",
        Verdict::Broken => "broken",
        Verdict::Disputed => "disputed",
        Verdict::Void => "void",
    }
}

/// Lists the open deals that wait for the viewer's signature, with their deadlines.
pub fn deals_to_sign(text: &Text, campaign: &Campaign, viewer: PlayerId) -> Vec<Said> {
    let line = |deal: &Deal| {
        let clauses = say!(text, "deal-clauses", count = deal.clauses.len());
        let (deadline, left) = (at(deal.deadline), relative(deal.deadline));
        say!(text, "offers-deal-line", deal = deal.id, sender = deal.sender, clauses, deadline, left)
    };
    campaign.deals.to_sign(viewer).map(line).collect()
}

/// Lists what a player has to do soon for promises of theirs: pay before `urgent`, or dispute that one was broken.
pub fn promises_due(text: &Text, campaign: &Campaign, player: PlayerId, urgent: Time) -> Vec<Said> {
    let own = campaign.deals.running.values().filter(|one| one.clause.from == player);
    let line = |one: &Promise| {
        let must_act = matches!(one.clause.terms.kind(), ClauseKind::Promise { in_time: Verdict::Broken, .. });
        match one.doubted {
            Some(since) => {
                let (to, until) = (one.clause.to, disputable_until(since));
                Some(tell::line(&say!(text, "digest-doubted", to, promise = one.id, until)))
            }
            None if must_act && one.until < urgent => Some(tell::line(&promise(text, Reader::only(player), one))),
            None => None,
        }
    };
    own.filter_map(line).collect()
}

/// Returns the end of the time to dispute that a promise was broken.
pub fn disputable_until(doubted: Time) -> Said {
    at(doubted + ANSWER_WITHIN)
}
