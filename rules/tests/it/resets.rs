//! L7: resetting relations.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::{Command as Act, Pair, Relation, Terms, Why};
use chancery_rules::table;
use chancery_rules::{Outcome, Refusal};

#[test]
fn l7_1_both_leverages_change_by_the_same_amount() {
    let amount = points(-7.5);
    check(&[gift(ADA, BO, 500)], propose(ADA, BO, -7.5), Ok(vec![made(1, ADA, BO, Terms::Reset { amount })]));
    let campaign = check(
        &[gift(ADA, BO, 500), propose(ADA, BO, -7.5)],
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            adjusted(ADA, BO, -7.5, 2.5, Why::Reset(id(1))),
            adjusted(BO, ADA, -7.5, -7.5, Why::Reset(id(1))),
        ]),
    );
    let accounts = Relation { earned: points(10), adjusted: amount, ..Relation::default() };
    assert_eq!(state(&campaign).relation(Pair::new(ADA, BO)), accounts);
}

#[test]
fn l7_1_declining_costs_nothing() {
    check(&[propose(ADA, BO, 5)], refuse(BO, 1), Ok(vec![closed(1, Outcome::Refused, BO, START)]));
    check(&[propose(ADA, BO, 5)], withdraw(ADA, 1), Ok(vec![closed(1, Outcome::Withdrawn, ADA, START)]));
}

#[test]
fn l7_1_only_the_other_player_can_accept() {
    let not_yours = Refusal::from(table::Refusal::NotYoursToAnswer { offer: id(1), to: BO });
    check(&[propose(ADA, BO, 5)], accept(ADA, 1), Err(not_yours));
}

#[test]
fn l7_1_the_amount_is_positive_and_within_the_scale() {
    check(&[], propose(ADA, BO, 0), Err(Refusal::from(leverage::Refusal::ResetByNothing)));
    for amount in [200, -200] {
        let amount = points(amount);
        let terms = Terms::Reset { amount };
        let step = act(ADA, Act::ProposeReset { to: BO, amount });
        // Such an amount is allowed, although the limit cuts off half of it (L3.9).
        check_agreed(&[], step, vec![made(1, ADA, BO, terms)]);
    }
    for hundredths in [20_001, -20_001, i64::MAX, i64::MIN] {
        let (amount, most) = (Leverage::hundredths(hundredths), points(200));
        let step = act(ADA, Act::ProposeReset { to: BO, amount });
        check(&[], step, Err(Refusal::from(leverage::Refusal::ResetTooLarge { amount, most })));
    }
}

#[test]
fn l7_1_the_limit_swallows_the_excess_on_each_side() {
    check(
        &[gift(ADA, BO, 500), propose(ADA, BO, 95)],
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            swallowing(adjusted(ADA, BO, 90, 100, Why::Reset(id(1))), 5),
            adjusted(BO, ADA, 95, 95, Why::Reset(id(1))),
        ]),
    );
}

#[test]
fn l3_9_a_reset_asks_first_if_it_exceeds_the_limit() {
    let question = |yours: i32, theirs: i32, amount: i32| {
        let [yours, theirs, amount] = [yours, theirs, amount].map(points);
        chancery_rules::Confirmation::from(leverage::Confirmation::ResetOverflows { with: BO, yours, theirs, amount })
    };
    assert_eq!(asked_first(&[holding(ADA, BO, 95)], propose(ADA, BO, 30)), question(5, 30, 30));
    assert_eq!(asked_first(&[holding(BO, ADA, -90)], propose(ADA, BO, -30)), question(-30, -10, -30));
    let amount = points(30);
    let proposed = made(1, ADA, BO, Terms::Reset { amount });
    check_agreed(&[holding(ADA, BO, 95)], propose(ADA, BO, 30), vec![proposed]);
}
