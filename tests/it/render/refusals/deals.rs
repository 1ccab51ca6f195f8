//! The refusals and questions about deals and promises.

use super::super::*;
use chancery::rules::deal::{Clause, Closing, Ending, Foreseen, Promise, PromiseId, Refusal as No};
use chancery::rules::games::leverage::Clause as Terms;
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::ids::DealId;
use chancery::rules::ruleset::{Verdict, When, Word};
use chancery::rules::{AskedAway, WhileAway, games};

const DEAL: DealId = DealId(3);

fn clause(terms: Terms, time: Option<When>) -> Clause {
    Clause { from: ADA, to: BO, time, terms: games::Clause::Leverage(terms) }
}

fn promise() -> Promise {
    Promise {
        id: PromiseId { deal: DEAL, clause: 2 },
        parties: vec![ADA, BO],
        clause: clause(Terms::Peace, Some(When::After(Span::hours(72)))),
        made_at: START,
        until: START,
        rest: None,
        doubted: None,
    }
}

/// Returns one refusal of every kind about deals, with the parts its text must contain.
pub fn every_kind() -> Vec<(Refusal, &'static [&'static str])> {
    let id = PromiseId { deal: DEAL, clause: 2 };
    let closing = Closing { ending: Ending::Declined, at: START, by: Some(ADA), again: false };
    let mut all: Vec<(Refusal, &'static [&'static str])> = vec![
        (No::Off.into(), &["/mod settings deals:"]),
        (No::Parties { count: 6, most: 5 }.into(), &["5", "6"]),
        (No::NamedTwice { player: ADA }.into(), &["<@100>"]),
        (No::Unknown { deal: DEAL }.into(), &["3", "/deal list"]),
        (No::NotParty { deal: DEAL }.into(), &["3", "others"]),
        (No::Over { deal: DEAL, closing }.into(), &["3", "<@100> declined", "<t:1800000000:f>"]),
        (No::Unsent { deal: DEAL }.into(), &["3", "/deal send"]),
        (No::NotADraft { deal: DEAL }.into(), &["3", "/deal counter"]),
        (No::NotInDeal { player: ADA }.into(), &["<@100>"]),
        (No::TooManyClauses { most: 8 }.into(), &["8", "/deal drop"]),
        (No::NoClauses { deal: DEAL }.into(), &["/deal clause"]),
        (No::NoSuchClause { deal: DEAL, clause: 9 }.into(), &["3", "9"]),
        (No::Idle { player: ADA }.into(), &["<@100>"]),
        (No::Unchanged { deal: DEAL }.into(), &["3", "sign it"]),
        (No::TooManyOpen { most: 5 }.into(), &["5", "/deal withdraw"]),
        (No::NeedsTime.into(), &["3d"]),
        (No::TakesNoTime.into(), &["at once"]),
        (No::NoText.into(), &["visible"]),
        (No::NotPrivate.into(), &["private"]),
        (
            No::Replaced { deal: DEAL, version: 1, newest: 2 }.into(),
            &["3", "version 1", "version 2", "Nothing was done"],
        ),
        (No::SignedAlready { deal: DEAL, version: 2 }.into(), &["3", "2"]),
        (No::NotSigned { deal: DEAL }.into(), &["3"]),
        (No::NotSender { deal: DEAL, sender: ADA }.into(), &["3", "<@100>", "/deal decline"]),
        (No::ChooseFirst { deal: DEAL, players: vec![ADA, CY] }.into(), &["3", "<@100> and <@102>", "/deal sign"]),
        (Refusal::MustPickFor { deal: DEAL, clause: 2, picks: Vec::new() }, &["2", "/deal sign", "/deal send"]),
        (No::SignAgain { deal: DEAL, players: vec![ADA, CY] }.into(), &["3", "<@100> and <@102>", "/deal sign"]),
        (No::NoClauseFor { offer: OfferId(7) }.into(), &["7", "/accept"]),
        (No::CounteredAlready { offer: OfferId(7), deal: DEAL }.into(), &["7", "3"]),
        (No::TimePassed { at: START }.into(), &["<t:1800000000:f>"]),
        (No::UnknownPromise { promise: id }.into(), &["3.2", "/promises"]),
        (No::PromiseOver { promise: id, verdict: Verdict::Kept }.into(), &["3.2", "kept"]),
        (No::JudgedByRules { promise: id }.into(), &["3.2", "rules"]),
        (No::NotGivenToYou { promise: id, to: ADA }.into(), &["3.2", "<@100>"]),
        (No::NotGivenByYou { promise: id, from: ADA }.into(), &["3.2", "<@100>"]),
        (No::NotDoubted { promise: id }.into(), &["3.2"]),
        (No::DoubtedAlready { promise: id, until: START }.into(), &["<t:1800000000:f>"]),
        (No::CannotSay.into(), &["kept", "broken", "disputed"]),
        (Refusal::Clause { deal: DEAL, number: 2, why: None }, &["Clause 2", "deal 3"]),
    ];
    let why = Some(Box::new(No::TimePassed { at: START }.into()));
    all.push((Refusal::Clause { deal: DEAL, number: 2, why }, &["Clause 2", "deal 3", "<t:1800000000:f>"]));
    all.extend(questions());
    all
}

/// Returns the questions before a deal is sent, signed or voided, and before a promise is broken.
fn questions() -> Vec<(Refusal, &'static [&'static str])> {
    let foreseen = |terms, time, fails| Foreseen { clause: clause(terms, time), fails, events: Vec::new() };
    let word = Word { by: ADA, text: Some("I *vote* for you".to_owned()) };
    let by_then = Some(When::At(START));
    let clauses =
        vec![foreseen(Terms::Gift { amount: Money(300) }, None, true), foreseen(Terms::Text(word), by_then, false)];
    let away = vec![AskedAway { player: CY, until: None, then: WhileAway::Runs }];
    let sends = Confirmation::SendsDeal {
        deal: DEAL,
        by: ADA,
        clauses: clauses[..1].to_vec(),
        swallowed: 100,
        shows: true,
        away,
    };
    let signs =
        |last| Confirmation::SignsDeal { deal: DEAL, version: 2, by: BO, clauses: clauses.clone(), swallowed: 0, last };
    let breaks = |then| Confirmation::BreaksPromises { promises: vec![promise()], then };
    let costs = Some(Box::new(Confirmation::EndsForGood { pending: 12 }));
    let voids = |deals: &[u64], promises: &[Promise]| Confirmation::VoidsDeals {
        deals: deals.iter().copied().map(DealId).collect(),
        promises: promises.to_vec(),
        then: Box::new(Confirmation::EndsForGood { pending: 12 }),
    };
    vec![
        (Refusal::MustConfirm(voids(&[3], &[])), &["This voids deal 3.", "12"]),
        (Refusal::MustConfirm(voids(&[3, 4], &[])), &["This voids deals 3 and 4.", "12"]),
        (
            Refusal::MustConfirm(voids(&[], &[promise()])),
            &["This voids this promise:", "<@100> keeps peace with <@101>", "12"],
        ),
        (Refusal::MustConfirm(sends), &["You give <@101> 300", "not possible", "public", "cuts off", "<@102> is away"]),
        (Refusal::MustConfirm(signs(false)), &["<@100> gives you 300", "I \\*vote\\* for you", "version 2"]),
        (Refusal::MustConfirm(signs(true)), &["last signature", "deal 3"]),
        (Refusal::MustConfirm(breaks(None)), &["a promise of yours", "You keep peace with <@101>", "Go on anyway?"]),
        (Refusal::MustConfirm(breaks(costs)), &["a promise of yours", "12"]),
    ]
}
