//! Clauses of the board games.

use super::*;
use crate::ambassadors::given as ambassadors;
use crate::realms::given as realms;
use chancery_rules::games::realms::{Clause as RealmsTerms, Refusal as NoRealms};
use chancery_rules::ruleset::Verdict;

fn ducats(from: PlayerId, to: PlayerId, amount: u32) -> Clause {
    let terms = games::Clause::Realms(RealmsTerms::Ducats { amount });
    Clause { from, to, time: None, terms }
}

fn of_realms(from: PlayerId, to: PlayerId, terms: RealmsTerms) -> Clause {
    Clause { time: Some(When::After(hours(24))), terms: games::Clause::Realms(terms), ..ducats(from, to, 0) }
}

fn verdicts(evening: &Evening) -> Vec<Verdict> {
    evening.campaign.deals.judged.iter().map(|(_, verdict)| *verdict).collect()
}

/// Refuses the last signature because of a clause.
#[track_caller]
fn fails(evening: &mut Evening, step: &Step, number: u8, why: NoRealms) {
    let before = evening.campaign.clone();
    let refused = evening.attempt(step);
    let Err(Refusal::Clause { number: at, why: Some(told), .. }) = &refused else {
        panic!("a clause fails, not {refused:?}");
    };
    assert_eq!((*at, &**told), (number, &Refusal::Game(games::Refusal::Realms(why))));
    assert_eq!(evening.campaign, before);
}

#[test]
fn d2_ducats_cost_the_active_player_a_point_of_power_for_each_ten() {
    let mut evening = realms::table();
    realms::purse_of(&mut evening, ADA, 5, 30);
    realms::purse_of(&mut evening, BO, 5, 30);
    let deal = sent(&mut evening, ADA, &[BO], &[ducats(ADA, BO, 11), ducats(BO, ADA, 1)]);
    evening.play(&[sign(BO, deal)]);
    // 2 points for the first and 1 for the second clause, all of them Ada's, whose turn it is.
    assert_eq!([ADA, BO].map(|player| realms::purse(&evening, player)), [(2, 20), (5, 40)]);
    // Nobody has fewer than no ducats, and the clauses before it count.
    let deal = sent(&mut evening, BO, &[ADA], &[ducats(BO, ADA, 5), ducats(ADA, BO, 26)]);
    let (needs, has) = (realms::price(3, 26), realms::price(1, 25));
    fails(&mut evening, &sign(ADA, deal), 2, NoRealms::PurseShort { player: ADA, needs, has });
    // Between two others, it is nobody's turn to pay.
    let deal = sent(&mut evening, BO, &[CY], &[ducats(BO, CY, 1)]);
    let out_of_turn = NoRealms::DucatsOutOfTurn { from: BO, to: CY, active: Some(ADA) };
    fails(&mut evening, &sign(CY, deal), 1, out_of_turn);
    let draft = drafted(&mut evening, CY, &[BO], &[]);
    refuses(
        &mut evening,
        &wish(CY, Wish::Add { deal: draft, clause: ducats(CY, BO, 0) }),
        table::Refusal::NothingToChange,
    );
}

#[test]
fn d3_ducats_of_deals_keep_a_promise_to_pay() {
    let mut evening = realms::table();
    realms::purse_of(&mut evening, ADA, 9, 30);
    let pay = of_realms(ADA, BO, RealmsTerms::Pay { amount: 8 });
    let deal = sent(&mut evening, ADA, &[BO], &[ducats(BO, ADA, 1), pay]);
    evening.play(&[sign(BO, deal)]);
    let part = sent(&mut evening, ADA, &[BO], &[ducats(ADA, BO, 5)]);
    evening.play(&[sign(BO, part)]);
    assert_eq!(verdicts(&evening), []);
    let rest = sent(&mut evening, ADA, &[BO], &[ducats(ADA, BO, 3)]);
    evening.play(&[sign(BO, rest)]);
    assert_eq!(verdicts(&evening), [Verdict::Kept]);
}

#[test]
fn d3_a_claim_against_a_realm_breaks_peace_with_it_when_it_is_declared() {
    let mut evening = realms::table();
    realms::purse_of(&mut evening, ADA, 9, 30);
    let peace = of_realms(ADA, BO, RealmsTerms::Peace);
    let deal = sent(&mut evening, ADA, &[BO], &[peace, ducats(BO, ADA, 1)]);
    evening.play(&[sign(BO, deal)]);
    evening.play(&[realms::claim(ADA, &["Borne"])]);
    assert_eq!(verdicts(&evening), [Verdict::Broken]);
}

#[test]
fn d3_ships_at_the_end_of_an_action_break_peace_with_anyone_they_are_with() {
    use chancery_rules::games::ambassadors::Clause as Terms;
    let peace = |from, to| Clause {
        from,
        to,
        time: Some(When::After(hours(24))),
        terms: games::Clause::Ambassadors(Terms::Peace),
    };
    let mut evening = ambassadors::table();
    let deal = sent(&mut evening, ADA, &[BO], &[peace(ADA, BO), peace(BO, ADA)]);
    evening.play(&[sign(BO, deal)]);
    evening.play(&[ambassadors::begin(ADA), ambassadors::sail(ADA, "Aster", "Birch", 1)]);
    assert_eq!(verdicts(&evening), [], "it counts at the end of the action");
    evening.play(&[ambassadors::finish(ADA)]);
    assert_eq!(verdicts(&evening), [Verdict::Broken]);
}
