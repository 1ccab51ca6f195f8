//! The acts that people try, as orders and as typed lines.

use super::{Bargaining, Bargains, Clause, Deal, Deed, Says, Terms};
use crate::given::moderate;
use crate::models::{NEWEST_DRAFT, PEOPLE, Told, id, order};
use chancery_rules::deal::{Clause as Real, Command as Wish, PromiseId};
use chancery_rules::ids::DealId;
use chancery_rules::ruleset::{Verdict, When, Word};
use chancery_rules::time::Span;
use chancery_rules::{Command, Moderation};
use proptest::prelude::*;
use proptest::sample::select;

/// Returns the times that people think of, in hours.
fn hours() -> impl Strategy<Value = i64> {
    prop_oneof![20 => 1..90_i64, 1 => select(vec![0, 365 * 24, 365 * 24 + 1])]
}

/// Returns a clause between these players, mostly with a time if it needs one.
fn clause<G: Bargaining>(among: &[usize]) -> BoxedStrategy<Clause<G::Act>> {
    let among = among.to_vec();
    let two = (0..among.len(), 1..among.len().max(2), 0..30_usize);
    let whole = move |((one, other, odd), terms, hours): (_, Terms<G::Act>, i64)| {
        let (from, to): (usize, usize) = (among[one], among[(one + other) % among.len()]);
        let to = if odd == 0 { from } else { to };
        let timed = !matches!(terms, Terms::Act(_)) ^ (odd == 1);
        Clause { from, to, terms, hours: timed.then_some(hours) }
    };
    (two, G::terms(), hours()).prop_map(whole).boxed()
}

pub(super) fn any<G: Bargaining>(model: &Bargains<G>) -> BoxedStrategy<Deed<G::Deed, G::Act>> {
    prop_oneof![
        5 => model.game.deeds().prop_map(Deed::Game),
        5 => drafting(model),
        6 => answering(model),
        1 => judging(model),
    ]
    .boxed()
}

fn drafting<G: Bargaining>(model: &Bargains<G>) -> BoxedStrategy<Deed<G::Deed, G::Act>> {
    let players = G::PLAYERS;
    let author = model.drafts.last().map_or(0, |draft| draft.by);
    let by = move || prop_oneof![5 => Just(author), 1 => 0..players];
    let place = model.newest_draft(author);
    let among = place.map_or_else(|| (0..players).collect(), |place| model.drafts[place].parties.clone());
    let with = proptest::collection::vec(0..players, 0..3);
    let empty = place.is_none_or(|place| model.drafts[place].clauses.is_empty());
    let (adds, sends) = if empty { (8, 1) } else { (6, 6) };
    prop_oneof![
        3 => (0..players, with).prop_map(|(by, with)| Deed::New(by, with)),
        adds => (by(), clause::<G>(&among)).prop_map(|(by, clause)| Deed::Add(by, clause)),
        1 => (by(), 0..4_usize).prop_map(|(by, number)| Deed::Drop(by, number)),
        1 => by().prop_map(Deed::Discard),
        sends => by().prop_map(Deed::Send),
    ]
    .boxed()
}

/// Returns one of the deals, mostly an open one, and a player, mostly one who can answer it.
fn deal<G: Bargaining>(model: &Bargains<G>) -> BoxedStrategy<(u64, u32, usize)> {
    let open = model.deals.iter().filter(|(_, deal)| deal.ended.is_none());
    let one = |(number, deal): (&u64, &Deal<G::Act>)| {
        let awaited = deal.parties.iter().copied().filter(|party| !deal.signed.contains_key(party));
        let (number, version) = (*number, deal.version);
        awaited.map(move |party| (number, version, party)).collect::<Vec<_>>()
    };
    let sensible: Vec<_> = open.flat_map(one).collect();
    let last = model.deals.len() as u64;
    // The last does not exist.
    let random = (1..last + 2, 0..4_u32, 0..G::PLAYERS);
    match sensible.is_empty() {
        true => random.boxed(),
        false => prop_oneof![8 => select(sensible), 1 => random].boxed(),
    }
}

fn answering<G: Bargaining>(model: &Bargains<G>) -> BoxedStrategy<Deed<G::Deed, G::Act>> {
    let all: Vec<usize> = (0..G::PLAYERS).collect();
    let deal = || deal(model);
    prop_oneof![
        12 => deal().prop_map(|(number, version, by)| Deed::Sign(by, number, version)),
        2 => (deal(), clause::<G>(&all)).prop_map(|((number, _, by), clause)| Deed::AddTo(by, number, clause)),
        1 => deal().prop_map(|(number, _, by)| Deed::Counter(by, number)),
        1 => (deal(), 0..G::PLAYERS).prop_map(|((number, ..), by)| Deed::Unsign(by, number)),
        1 => deal().prop_map(|(number, _, by)| Deed::Decline(by, number)),
        1 => (deal(), 0..G::PLAYERS).prop_map(|((number, ..), by)| Deed::Withdraw(by, number)),
    ]
    .boxed()
}

fn judging<G: Bargaining>(model: &Bargains<G>) -> BoxedStrategy<Deed<G::Deed, G::Act>> {
    let running = model.promises.iter().filter(|(_, promise)| promise.verdict.is_none()).map(|(id, _)| *id);
    let mut known: Vec<(u64, u8)> = running.collect();
    known.push((1, 1));
    let says = select(vec![Says::Kept, Says::Broken, Says::Broken, Says::Disputed, Says::Disputed]);
    prop_oneof![
        9 => (0..G::PLAYERS, select(known.clone()), says).prop_map(|(by, promise, says)| Deed::Judge(by, promise, says)),
        1 => select(known).prop_map(Deed::Void),
    ]
    .boxed()
}

/// Returns a clause as a user types it, and as an order has it.
fn stated<G: Bargaining>(by: usize, clause: &Clause<G::Act>) -> (String, Real) {
    let (options, terms) = G::said(&clause.terms).unwrap_or_else(|| {
        let word = Word { by: id(by), text: Some("I will".to_owned()) };
        ("text text:\"I will\"".to_owned(), G::text(word))
    });
    let (name, rest) = options.split_once(' ').unwrap_or((&options, ""));
    let time = match (clause.hours, name) {
        (None, _) => String::new(),
        (Some(hours), "pay" | "text") => format!(" by:{hours}h"),
        (Some(hours), _) => format!(" until:{hours}h"),
    };
    let (from, to) = (PEOPLE[clause.from], PEOPLE[clause.to]);
    let line = format!("{name} from:@{from} to:@{to} {rest}{time}");
    let time = clause.hours.map(|hours| When::After(Span::hours(hours)));
    (line, Real { from: id(clause.from), to: id(clause.to), time, terms })
}

pub(super) fn told<G: Bargaining>(model: &Bargains<G>, deed: &Deed<G::Deed, G::Act>) -> Told {
    let draft = NEWEST_DRAFT;
    let (by, words, wish) = match deed {
        Deed::Game(deed) => return model.game.told(deed),
        Deed::New(by, with) => {
            let named = (1..).zip(with).map(|(place, other)| match place {
                1 => format!(" player:@{}", PEOPLE[*other]),
                _ => format!(" player-{place}:@{}", PEOPLE[*other]),
            });
            let words = format!("new{}", named.collect::<String>());
            (by, words, Wish::New { with: with.iter().copied().map(id).collect(), private: false })
        }
        Deed::Add(by, clause) => {
            let (words, clause) = stated::<G>(*by, clause);
            (by, format!("clause {words} deal:DRAFT"), Wish::Add { deal: draft, clause })
        }
        Deed::AddTo(by, deal, clause) => {
            let (words, clause) = stated::<G>(*by, clause);
            (by, format!("clause {words} deal:{deal}"), Wish::Add { deal: DealId(*deal), clause })
        }
        Deed::Drop(by, clause) => {
            (by, format!("drop deal:DRAFT clause:{clause}"), Wish::Drop { deal: draft, clause: *clause })
        }
        Deed::Discard(by) => (by, "withdraw deal:DRAFT".to_owned(), Wish::Withdraw { deal: draft }),
        Deed::Counter(by, deal) => (by, format!("counter deal:{deal}"), Wish::Counter { deal: DealId(*deal) }),
        Deed::Send(by) => (by, "send deal:DRAFT".to_owned(), Wish::send(draft)),
        Deed::Sign(by, deal, version) => (by, format!("sign deal:{deal}"), Wish::sign(DealId(*deal), Some(*version))),
        Deed::Unsign(by, deal) => (by, format!("unsign deal:{deal}"), Wish::Unsign { deal: DealId(*deal) }),
        Deed::Decline(by, deal) => {
            (by, format!("decline deal:{deal}"), Wish::Decline { deal: DealId(*deal), version: None })
        }
        Deed::Withdraw(by, deal) => (by, format!("withdraw deal:{deal}"), Wish::Withdraw { deal: DealId(*deal) }),
        Deed::Judge(by, promise, says) => return judged(*by, *promise, *says),
        Deed::Void((deal, clause)) => {
            let promise = PromiseId { deal: DealId(*deal), clause: *clause };
            let line = format!("@mod /mod void-promise promise:{promise} reason:\"a mistake\"");
            let step = moderate(Moderation::VoidPromise { promise, reason: "a mistake".to_owned() });
            return Told { line, step: Some(step) };
        }
    };
    Told { line: format!("@{} /deal {words}", PEOPLE[*by]), step: order(*by, Command::Deal(wish)) }
}

fn judged(by: usize, (deal, clause): (u64, u8), says: Says) -> Told {
    let promise = PromiseId { deal: DealId(deal), clause };
    let (word, verdict) = match says {
        Says::Kept => ("kept", Verdict::Kept),
        Says::Broken => ("broken", Verdict::Broken),
        Says::Disputed => ("disputed", Verdict::Disputed),
    };
    let line = format!("@{} /promise judge promise:{promise} verdict:{word}", PEOPLE[by]);
    Told { line, step: order(by, Command::Deal(Wish::Judge { promise, verdict })) }
}
