//! The books of deals in the model and in the game, in the same format.

use super::{Bargaining, Bargains, Clause, Deed, HOUR, Terms};
use crate::given::{START, set};
use crate::models::{Books, Model, PEOPLE, Told, Verdict, place};
use chancery_rules::deal::{self, Ending};
use chancery_rules::ids::PlayerId;
use chancery_rules::ruleset::Verdict as Judged;
use chancery_rules::time::Time;
use chancery_rules::{Campaign, RulesetName, Setting, games};
use proptest::prelude::*;
use std::collections::BTreeMap;

impl<G: Bargaining> Model for Bargains<G> {
    type Deed = Deed<G::Deed, G::Act>;

    const RULESET: RulesetName = G::RULESET;

    fn begin() -> Self {
        Bargains {
            game: G::begin(),
            to_sign: 72 * HOUR,
            now: 0,
            drafts: Vec::new(),
            deals: BTreeMap::new(),
            promises: BTreeMap::new(),
        }
    }

    fn wrong() -> Self {
        Bargains { to_sign: 71 * HOUR, ..Bargains::begin() }
    }

    fn opening() -> Vec<Told> {
        let patient = |told: &Told| told.line.contains("patience:off");
        let mut opening = G::opening();
        if !opening.iter().any(patient) {
            let step = Some(set(Setting::Patience(false)));
            opening.push(Told { line: "@mod /mod settings patience:off".to_owned(), step });
        }
        opening
    }

    /// A deal of two that is signed, with a promise in words.
    fn prelude() -> Vec<Self::Deed> {
        let word = Clause { from: 0, to: 1, terms: Terms::Text(0), hours: Some(24) };
        let deals = [Deed::New(0, vec![1]), Deed::Add(0, word), Deed::Send(0), Deed::Sign(1, 1, 1)];
        G::prelude().into_iter().map(Deed::Game).chain(deals).collect()
    }

    fn deeds(&self) -> BoxedStrategy<Self::Deed> {
        super::deeds::any(self)
    }

    fn is_clear(&self, deed: &Self::Deed) -> bool {
        match deed {
            Deed::Game(deed) => self.game.is_clear(deed),
            Deed::Add(_, Clause { terms: Terms::Act(act), hours: Some(_), .. })
            | Deed::AddTo(_, _, Clause { terms: Terms::Act(act), hours: Some(_), .. }) => !G::may_end(act),
            _ => true,
        }
    }

    fn told(&self, deed: &Self::Deed) -> Told {
        super::deeds::told(self, deed)
    }

    fn judge(&mut self, deed: &Self::Deed) -> Verdict {
        let before = self.clone();
        self.decide(deed).inspect_err(|_| *self = before)
    }

    fn books(&self) -> Books {
        let mut books = self.game.books();
        for (number, deal) in &self.deals {
            let waits = deal.ended.map_or(format!("due after {} minutes", deal.due), str::to_owned);
            let signed: Vec<usize> = deal.signed.keys().copied().collect();
            open(&mut books, *number, deal.version, (&deal.parties, &signed, deal.clauses.len()), &waits);
        }
        for (id, promise) in &self.promises {
            let rest = match promise.terms {
                Terms::Pay(rest) => Some(rest),
                _ => None,
            };
            let state = match (promise.verdict, promise.doubted) {
                (Some(verdict), _) => verdict.to_owned(),
                (None, Some(doubted)) => format!("doubted after {doubted} minutes"),
                (None, None) => format!("runs for {} minutes", promise.until),
            };
            promised(&mut books, *id, (promise.from, promise.to), rest, &state);
        }
        for draft in &self.drafts {
            drafted(&mut books, draft.by, draft.clauses.len());
        }
        books
    }

    fn books_of(campaign: &Campaign) -> Books {
        let mut books = G::books_of(campaign);
        let places = |players: &[PlayerId]| players.iter().copied().map(place).collect::<Vec<_>>();
        let deals = &campaign.deals;
        for record in deals.open.values().chain(&deals.closed) {
            let deal = &record.deal;
            let waits = match record.closing.map(|closing| closing.ending) {
                None => format!("due after {} minutes", minutes(deal.deadline)),
                Some(Ending::CarriedOut) => "carried out".to_owned(),
                Some(Ending::Declined) => "declined".to_owned(),
                Some(Ending::Withdrawn) => "withdrawn".to_owned(),
                Some(Ending::Lapsed) => "lapsed".to_owned(),
                Some(Ending::Void) => "void".to_owned(),
            };
            let signed: Vec<PlayerId> = deal.signed.iter().map(|signature| signature.player).collect();
            let (parties, signed) = (places(&deal.parties), places(&signed));
            open(&mut books, deal.id.0, deal.version, (&parties, &signed, deal.clauses.len()), &waits);
        }
        let running = deals.running.values().map(|promise| (promise, None));
        let judged = deals.judged.iter().map(|(promise, verdict)| (promise, Some(*verdict)));
        for (promise, verdict) in running.chain(judged) {
            let state = match (verdict, promise.doubted) {
                (Some(Judged::Kept), _) => "kept".to_owned(),
                (Some(Judged::Broken), _) => "broken".to_owned(),
                (Some(Judged::Disputed), _) => "disputed".to_owned(),
                (Some(Judged::Void), _) => "void".to_owned(),
                (None, Some(doubted)) => format!("doubted after {} minutes", minutes(doubted)),
                (None, None) => format!("runs for {} minutes", minutes(promise.until)),
            };
            let deal::Clause { from, to, .. } = promise.clause;
            let rest = owed(promise.rest.as_ref().unwrap_or(&promise.clause.terms));
            promised(&mut books, (promise.id.deal.0, promise.id.clause), (place(from), place(to)), rest, &state);
        }
        for draft in deals.drafts.values() {
            drafted(&mut books, place(draft.by), draft.clauses.len());
        }
        books
    }

    fn label(question: &games::Confirmation) -> &'static str {
        G::label(question)
    }
}

fn minutes(at: Time) -> i64 {
    at.since(START).as_millis() / 60_000
}

fn owed(terms: &games::Clause) -> Option<i64> {
    match terms {
        games::Clause::Leverage(games::leverage::Clause::Pay { amount }) => Some(amount.0),
        games::Clause::Realms(games::realms::Clause::Pay { amount }) => Some(i64::from(*amount)),
        _ => None,
    }
}

fn named(players: &[usize]) -> String {
    let mut players = players.to_vec();
    players.sort_unstable();
    players.into_iter().map(|player| PEOPLE[player]).collect::<Vec<_>>().join(", ")
}

fn open(
    books: &mut Books,
    number: u64,
    version: u32,
    (parties, signed, clauses): (&[usize], &[usize], usize),
    waits: &str,
) {
    let (parties, signed) = (named(parties), named(signed));
    let what = format!("version {version} of {clauses} clauses between {parties}, signed by {signed}, {waits}");
    books.insert(format!("deal {number}"), what);
}

fn promised(books: &mut Books, (deal, clause): (u64, u8), (from, to): (usize, usize), rest: Option<i64>, state: &str) {
    let rest = rest.map_or_else(String::new, |rest| format!(" {rest}"));
    books.insert(format!("promise {deal}.{clause}"), format!("{} to {}{rest}: {state}", PEOPLE[from], PEOPLE[to]));
}

/// Lists the numbers of clauses of a player's drafts, however they are numbered.
fn drafted(books: &mut Books, by: usize, clauses: usize) {
    let all = books.entry(format!("{}'s drafts", PEOPLE[by])).or_default();
    *all += &format!(" {clauses}");
}
