//! Promises and their verdicts (D3).

use super::*;
use chancery_rules::Moderation;
use chancery_rules::deal::{Promise, PromiseId};
use chancery_rules::games::leverage::Hostility;
use chancery_rules::ruleset::Verdict;
use chancery_rules::time::Time;

/// Returns a table at which Bo has accepted these promises, and the number of the deal.
fn promised(clauses: &[Clause]) -> (Evening, DealId) {
    let mut evening = table();
    let deal = sent(&mut evening, ADA, &[BO], clauses);
    evening.play(&[sign(BO, deal)]);
    (evening, deal)
}

fn promise(deal: DealId, clause: u8) -> PromiseId {
    PromiseId { deal, clause }
}

/// Returns all verdicts so far, with their times and who gave them.
fn verdicts(evening: &Evening) -> Vec<(PromiseId, Verdict, Time, Option<PlayerId>)> {
    let judged = evening.log.iter().filter_map(|event| match event {
        Event::Deal(Happened::Judged { promise, verdict, at, by }) => Some((promise.id, *verdict, *at, *by)),
        _ => None,
    });
    judged.collect()
}

/// Returns the promises that, as the player is warned, their act would break.
#[track_caller]
fn breaks(evening: &mut Evening, step: &Step) -> Vec<PromiseId> {
    match evening.attempt(step) {
        Err(Refusal::MustConfirm(Confirmation::BreaksPromises { promises, .. })) => {
            promises.iter().map(|promise| promise.id).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn d3_peace_is_broken_by_a_hostile_act_or_an_entry_without_passage() {
    for trespasses in [true, false] {
        let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::Peace, 24), timed(BO, ADA, Terms::Peace, 24)]);
        evening.play(&[holding(BO, ADA, -40)]);
        let step = match trespasses {
            true => act(ADA, Act::Enter { host: BO, place: None, ship: None }),
            false => act(ADA, Act::Act { against: BO, hostility: Hostility::StealBiomass }),
        };
        evening.play(&[act(CY, Act::Enter { host: BO, place: None, ship: None })]);
        assert_eq!(breaks(&mut evening, &step), [promise(deal, 1)]);
        evening.play(&[wait(1), step]);
        assert_eq!(verdicts(&evening), [(promise(deal, 1), Verdict::Broken, evening.now, None)]);
        evening.play(&[wait(24)]);
        assert_eq!(verdicts(&evening)[1..], [(promise(deal, 2), Verdict::Kept, START + hours(24), None)]);
    }
}

#[test]
fn d3_an_entry_with_passage_breaks_no_peace() {
    let (mut evening, _) =
        promised(&[timed(ADA, BO, Terms::Peace, 24), clause(BO, ADA, Terms::Access { access: Access::Passage })]);
    evening.play(&[act(ADA, Act::Enter { host: BO, place: None, ship: None })]);
    assert_eq!(verdicts(&evening), []);
}

#[test]
fn d3_each_payment_counts_for_one_promise_the_earliest_due() {
    let pay = |amount, by| timed(ADA, BO, Terms::Pay { amount: Money(amount) }, by);
    // The gift of the deal itself is no payment.
    let (mut evening, deal) = promised(&[pay(100, 48), pay(60, 24), gives(ADA, BO, 200), gives(BO, ADA, 1)]);
    assert_eq!(verdicts(&evening), []);
    let left = |evening: &Evening, clause| {
        let promise: &Promise = &evening.campaign.deals.running[&promise(deal, clause)];
        promise.rest.clone()
    };
    evening.play(&[gift(ADA, BO, 50)]);
    let rest = games::Clause::Leverage(Terms::Pay { amount: Money(10) });
    assert_eq!((left(&evening, 2), left(&evening, 1)), (Some(rest), None));
    evening.play(&[gift(BO, ADA, 300), gift(ADA, CY, 1), gift(ADA, BO, 100)]);
    assert_eq!(verdicts(&evening), [(promise(deal, 2), Verdict::Kept, START, None)], "the surplus is a gift");
    // A favour counts, and a correction does not.
    evening.play(&[holding(BO, ADA, 50), ask_money(BO, ADA, 70), accept(ADA, 1)]);
    assert!(left(&evening, 1).is_some());
    let paid = sent(&mut evening, BO, &[ADA], &[gives(ADA, BO, 30)]);
    evening.play(&[sign(ADA, paid)]);
    assert_eq!(verdicts(&evening)[1..], [(promise(deal, 1), Verdict::Kept, START, None)]);
}

#[test]
fn d3_a_promise_to_pay_is_broken_when_its_time_comes() {
    let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::Pay { amount: Money(100) }, 24), gives(BO, ADA, 1)]);
    evening.play(&[gift(ADA, BO, 99), wait(100)]);
    assert_eq!(verdicts(&evening), [(promise(deal, 1), Verdict::Broken, START + hours(24), None)]);
}

#[test]
fn d3_access_that_was_promised_may_not_be_revoked() {
    let keep = |access| timed(ADA, BO, Terms::KeepAccess { access }, 24);
    let mut evening = table();
    let deal = sent(
        &mut evening,
        ADA,
        &[BO],
        &[keep(Access::Trade), clause(ADA, BO, Terms::Access { access: Access::Trade })],
    );
    let why = NoClause::AccessNotGranted { granter: ADA, grantee: BO, access: Access::Trade };
    let no = Refusal::Clause { deal, number: 1, why: Some(Box::new(why.into())) };
    refuses(&mut evening, &sign(BO, deal), no);
    let granted = clause(ADA, BO, Terms::Access { access: Access::Trade });
    let (mut evening, deal) = promised(&[granted, keep(Access::Trade)]);
    let step = revoke(ADA, BO, Access::Trade);
    // The warning includes the question that revoking asks anyway.
    assert_eq!(breaks(&mut evening, &step), [promise(deal, 2)]);
    evening.play(&[step]);
    assert_eq!(verdicts(&evening), [(promise(deal, 2), Verdict::Broken, START, None)]);
}

#[test]
fn d3_no_favours_is_broken_by_asking_and_not_by_a_deal() {
    let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::NoFavours, 24), gives(BO, ADA, 1)]);
    evening.play(&[holding(ADA, BO, 50)]);
    let favour = clause(BO, ADA, Terms::Favour { amount: Money(50) });
    let other = sent(&mut evening, ADA, &[BO], &[favour]);
    evening.play(&[sign(BO, other)]);
    assert_eq!(verdicts(&evening), []);
    let step = ask_money(ADA, BO, 50);
    assert_eq!(breaks(&mut evening, &step), [promise(deal, 1)]);
    evening.play(&[step]);
    assert_eq!(verdicts(&evening), [(promise(deal, 1), Verdict::Broken, START, None)]);
}

fn judge(by: PlayerId, promise: PromiseId, verdict: Verdict) -> Step {
    wish(by, Wish::Judge { promise, verdict })
}

#[test]
fn d3_a_promise_in_words_is_judged_by_its_parties() {
    let (mut evening, deal) = promised(&[word(ADA, BO, " I vote\nfor you ", 24), word(ADA, BO, "And again", 24)]);
    let (one, two) = (promise(deal, 1), promise(deal, 2));
    let terms = &evening.campaign.deals.running[&one].clause.terms;
    assert_eq!(terms.word().and_then(|word| word.text.as_deref()), Some("I vote for you"));
    refuses(&mut evening, &judge(ADA, one, Verdict::Kept), No::NotGivenToYou { promise: one, to: BO });
    refuses(&mut evening, &judge(ADA, one, Verdict::Disputed), No::NotDoubted { promise: one });
    refuses(&mut evening, &judge(BO, one, Verdict::Disputed), No::NotGivenByYou { promise: one, from: ADA });
    refuses(&mut evening, &judge(BO, one, Verdict::Void), No::CannotSay);
    evening.play(&[judge(BO, one, Verdict::Broken)]);
    let until = START + hours(72);
    refuses(&mut evening, &judge(BO, one, Verdict::Broken), No::DoubtedAlready { promise: one, until });
    evening.play(&[judge(BO, one, Verdict::Kept)]);
    refuses(&mut evening, &judge(BO, one, Verdict::Broken), No::PromiseOver { promise: one, verdict: Verdict::Kept });
    evening.play(&[judge(BO, two, Verdict::Broken), judge(ADA, two, Verdict::Disputed)]);
    let all = [(one, Verdict::Kept, START, Some(BO)), (two, Verdict::Disputed, START, Some(ADA))];
    assert_eq!(verdicts(&evening), all);
    let gone = promise(DealId(9), 1);
    refuses(&mut evening, &judge(BO, gone, Verdict::Kept), No::UnknownPromise { promise: gone });
}

#[test]
fn d3_silence_keeps_a_promise_in_words_and_an_undisputed_breach_breaks_it() {
    let (mut evening, deal) = promised(&[word(ADA, BO, "Help", 24), word(BO, ADA, "Thank you", 24)]);
    evening.play(&[wait(30), judge(BO, promise(deal, 1), Verdict::Broken), wait(200)]);
    let broken = (promise(deal, 1), Verdict::Broken, START + hours(30 + 72), None);
    let kept = (promise(deal, 2), Verdict::Kept, START + hours(24 + 72), None);
    assert_eq!(verdicts(&evening), [kept, broken], "in the order of their times");
}

#[test]
fn d3_texts_have_visible_characters_and_a_limit() {
    let mut evening = table();
    let deal = drafted(&mut evening, ADA, &[BO], &[]);
    let add = |text: &str| wish(ADA, Wish::Add { deal, clause: word(ADA, BO, text, 24) });
    refuses(&mut evening, &add("\u{200B} \u{3164}"), No::NoText);
    refuses(&mut evening, &add(&"a".repeat(301)), table::Refusal::NoteTooLong { length: 301, most: 300 });
    let terms = games::Clause::StrategyCard(chancery_rules::ruleset::OnlyWords::Text(Word { by: ADA, text: None }));
    let other = Clause { terms, ..word(ADA, BO, "a", 24) };
    let no = evening.attempt(&wish(ADA, Wish::Add { deal, clause: other }));
    assert!(matches!(no, Err(Refusal::OtherRuleset { .. })), "{no:?}");
}

#[test]
fn d3_1_a_promise_has_exactly_one_verdict() {
    let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::Peace, 24), gives(BO, ADA, 1)]);
    let enter = act(ADA, Act::Enter { host: BO, place: None, ship: None });
    evening.play(&[enter.clone(), enter, wait(48)]);
    assert_eq!(verdicts(&evening), [(promise(deal, 1), Verdict::Broken, START, None)]);
}

#[test]
fn d3_2_a_player_is_asked_before_they_break_a_promise_and_may_go_on() {
    let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::Peace, 24), gives(BO, ADA, 1)]);
    let enter = act(ADA, Act::Enter { host: BO, place: None, ship: None });
    let Err(Refusal::MustConfirm(asked)) = evening.attempt(&enter) else { panic!("she is asked") };
    let Confirmation::BreaksPromises { promises, then } = &asked else { panic!("{asked:?}") };
    assert_eq!(promises.iter().map(|promise| promise.id).collect::<Vec<_>>(), [promise(deal, 1)]);
    let then = then.as_deref().expect("entering costs leverage as well");
    // Confirming the price alone is not enough.
    let priced = evening.attempt(&confirmed(enter.clone(), then.clone()));
    assert_eq!(priced, Err(Refusal::MustConfirm(asked.clone())));
    assert!(evening.attempt(&confirmed(enter, asked)).is_ok());
}

#[test]
fn d3_4_a_pause_moves_the_times_of_promises() {
    let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::Peace, 24), word(BO, ADA, "Help", 2)]);
    evening.play(&[judge(ADA, promise(deal, 2), Verdict::Broken), pause(), wait(100), resume(), wait(23)]);
    assert_eq!(verdicts(&evening), []);
    evening.play(&[wait(49)]);
    let kept = (promise(deal, 1), Verdict::Kept, START + hours(124), None);
    let broken = (promise(deal, 2), Verdict::Broken, START + hours(172), None);
    assert_eq!(verdicts(&evening), [kept, broken]);
}

#[test]
fn d3_5_a_moderator_may_void_a_promise_with_a_reason() {
    let (mut evening, deal) = promised(&[timed(ADA, BO, Terms::Peace, 24), gives(BO, ADA, 1)]);
    let void = Moderation::VoidPromise { promise: promise(deal, 1), reason: "by mistake".to_owned() };
    let denied = order(ADA, Command::Moderate(void.clone()));
    refuses(&mut evening, &denied, table::Refusal::ModeratorsOnly);
    evening.play(&[moderate(void.clone()), wait(48)]);
    assert_eq!(verdicts(&evening), [(promise(deal, 1), Verdict::Void, START, Some(MODERATOR))]);
    assert!(evening.log.contains(&Event::Reasoned { reason: "by mistake".to_owned() }));
    let over = No::PromiseOver { promise: promise(deal, 1), verdict: Verdict::Void };
    refuses(&mut evening, &moderate(void), over);
}

#[test]
fn d3_6_a_public_promise_is_not_judged_by_a_private_act() {
    let (mut evening, _) = promised(&[timed(ADA, BO, Terms::NoFavours, 24), gives(BO, ADA, 1)]);
    evening.play(&[holding(ADA, BO, 50), ask_money_privately(ADA, BO, 50)]);
    assert_eq!(verdicts(&evening), []);
    assert!(evening.campaign.deals.running.values().all(|promise| promise.rest.is_none()));
}

fn ask_money_privately(by: PlayerId, of: PlayerId, amount: i64) -> Step {
    ask(by, of, leverage::Favour::Money { amount: Money(amount) }, None, true)
}

#[test]
fn d7_2_the_end_ends_open_deals_and_settles_promises() {
    let pay = timed(ADA, BO, Terms::Pay { amount: Money(10) }, 24);
    let clauses = [timed(ADA, BO, Terms::Peace, 24), pay, word(BO, ADA, "Help", 24), word(BO, ADA, "More", 24)];
    let (mut evening, deal) = promised(&clauses);
    let open = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 1)]);
    evening.play(&[judge(ADA, promise(deal, 4), Verdict::Broken), end()]);
    assert_eq!(ending(&evening, open), Some(Ending::Void));
    let all: Vec<Verdict> = verdicts(&evening).into_iter().map(|(_, verdict, ..)| verdict).collect();
    assert_eq!(all, [Verdict::Kept, Verdict::Void, Verdict::Kept, Verdict::Broken]);
}

#[test]
fn erasing_a_players_words_leaves_the_promise() {
    let (evening, _) = promised(&[word(ADA, BO, "Help", 24), word(BO, ADA, "More", 24)]);
    let mut log = evening.log.clone();
    let authors = chancery_rules::Authors::default();
    assert!(chancery_rules::erase(&mut log, ADA, Some(ADA), &authors));
    let written = serde_json::to_string(&log).expect("values without unserialisable parts");
    assert!(!written.contains("Help"), "{written}");
    assert!(!written.contains("More"), "she wrote what Bo promised as well");
    assert!(!chancery_rules::erase(&mut log, ADA, Some(ADA), &authors), "nothing is left");
    assert!(!chancery_rules::erase(&mut log, BO, Some(BO), &authors));
}

#[test]
fn h3_5_verdicts_on_promises_are_counted() {
    let (mut evening, _) = promised(&[timed(ADA, BO, Terms::Peace, 24), timed(BO, ADA, Terms::Peace, 24)]);
    evening.play(&[holding(BO, ADA, -40)]);
    let step = act(ADA, Act::Enter { host: BO, place: None, ship: None });
    breaks(&mut evening, &step);
    evening.play(&[step, wait(24)]);
    let mut tallies = chancery_rules::Tallies::default();
    evening.log.iter().for_each(|event| tallies.note(event));
    let figures = |player| (tallies.of(player).promises_kept, tallies.of(player).promises_broken);
    assert_eq!([figures(ADA), figures(BO)], [(0, 1), (1, 0)]);
}

#[test]
fn d3_3_breaking_a_promise_changes_nothing_else_and_the_table_is_told() {
    let mut evening = table();
    let enters = act(ADA, Act::Enter { host: BO, place: None, ship: None });
    let mut without = table();
    without.play(std::slice::from_ref(&enters));
    let deal = sent(&mut evening, ADA, &[BO], &[timed(ADA, BO, Terms::Peace, 24), timed(BO, ADA, Terms::Peace, 24)]);
    evening.play(&[sign(BO, deal)]);
    let told = evening.log.len();
    evening.play(&[enters]);
    assert_eq!(state(&evening.campaign), state(&without.campaign));
    let told = chancery_rules::notices(&evening.campaign, &evening.log[told..]);
    let verdicts = told.iter().filter(|notice| matches!(notice.act(), Some(Event::Deal(Happened::Judged { .. }))));
    let verdicts: Vec<_> = verdicts.map(|notice| (notice.to, notice.calls.clone())).collect();
    assert_eq!(verdicts, [(chancery_rules::Audience::Table, vec![BO])]);
    let record = evening.campaign.deals.judged.iter().map(|(promise, verdict)| (promise.clause.from, *verdict));
    assert_eq!(record.collect::<Vec<_>>(), [(ADA, Verdict::Broken)]);
    assert_eq!(evening.campaign.deals.running.len(), 1, "Bo's own promise runs on");
}
