//! L1: leverage, its bounds and its accounts.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::{Access, Pair, Relation, Values, Why};
use chancery_rules::table;
use chancery_rules::{Confirmation, Outcome, Refusal};

fn overflows(earns: f64, swallowed: f64) -> Confirmation {
    let (earns, swallowed) = (points(earns), points(swallowed));
    Confirmation::from(leverage::Confirmation::GiftOverflows { earns, swallowed, limit: None })
}

#[test]
fn l1_1_leverage_is_held_per_ordered_pair() {
    let campaign = after(&[gift(ADA, BO, 500), gift(BO, CY, 50)]);
    let held = [(ADA, BO), (BO, ADA), (BO, CY), (CY, BO), (ADA, CY)].map(|(by, over)| leverage(&campaign, by, over));
    assert_eq!(held, [10, 0, 1, 0, 0].map(points));
}

#[test]
fn l1_1_players_have_no_leverage_over_themselves() {
    check(&[], gift(ADA, ADA, 500), Err(Refusal::from(table::Refusal::Oneself)));
    check(&[], propose(ADA, ADA, 5), Err(Refusal::from(table::Refusal::Oneself)));
}

#[test]
fn l1_2_leverage_starts_at_zero() {
    assert_eq!(leverage(&after(&[]), ADA, BO), Leverage::ZERO);
}

#[test]
fn l1_2_leverage_stays_between_its_bounds() {
    let bounds = &Values::usual().bounds;
    assert_eq!((bounds.lowest, bounds.highest), (points(-100), points(100)));
    check(
        &[holding(ADA, BO, 100), holding(BO, ADA, 99.99), propose(ADA, BO, 0.01)],
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            swallowing(adjusted(ADA, BO, 0, 100, Why::Reset(id(1))), 0.01),
            adjusted(BO, ADA, 0.01, 100, Why::Reset(id(1))),
        ]),
    );
    check(
        &[holding(ADA, BO, -100), holding(BO, ADA, -99.99), propose(ADA, BO, -200)],
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            swallowing(adjusted(ADA, BO, 0, -100, Why::Reset(id(1))), -200),
            swallowing(adjusted(BO, ADA, -0.01, -100, Why::Reset(id(1))), -199.99),
        ]),
    );
}

#[test]
fn l1_3_amounts_are_exact_hundredths() {
    // A tenth of a point, a hundred times: floating point would not add up to ten.
    let campaign = after(&vec![gift(ADA, BO, 5); 100]);
    assert_eq!(leverage(&campaign, ADA, BO), Leverage::points(10));

    let read = [12.5, 0.01, -30.0, 99.99].map(Leverage::from_decimal);
    assert_eq!(read, [1250, 1, -3000, 9999].map(|h| Some(Leverage::hundredths(h))));
    let unreadable = [0.005, 12.345, f64::NAN, f64::INFINITY, 1e300].map(Leverage::from_decimal);
    assert_eq!(unreadable, [None; 5]);
}

#[test]
fn l1_3_amounts_are_shown_without_trailing_zeros() {
    let shown = [1250, -3000, 1, -1, -50, 110, 0].map(|h| Leverage::hundredths(h).to_string());
    assert_eq!(shown, ["12.5", "-30", "0.01", "-0.01", "-0.5", "1.1", "0"]);
    let signed = [200, -200, 0].map(|h| format!("{:+}", Leverage::hundredths(h)));
    assert_eq!(signed, ["+2", "-2", "0"]);
}

#[test]
fn l1_4_value_is_the_sum_of_four_accounts() {
    let campaign = after(&[
        gift(ADA, BO, 1000),
        offer_access(ADA, BO, Access::Trade),
        accept(BO, 1),
        revoke(ADA, BO, Access::Trade),
        ask_money(ADA, BO, 125),
        propose(BO, ADA, -7.25),
        accept(ADA, 3),
    ]);
    let relation = state(&campaign).relation(Pair::new(ADA, BO));
    let accounts = Relation { earned: points(35), lost: points(15), spent: points(2.5), adjusted: points(-7.25) };
    assert_eq!((relation, relation.value()), (accounts, points(10.25)));
}

#[test]
fn l1_4_a_gift_over_the_limit_asks_first() {
    check(&[holding(ADA, BO, 98)], gift(ADA, BO, 250), Err(Refusal::MustConfirm(overflows(2.0, 3.0))));
}

#[test]
fn l1_4_a_change_is_booked_at_its_actual_size() {
    let campaign = check(
        &[holding(ADA, BO, 98)],
        confirmed(gift(ADA, BO, 250), overflows(2.0, 3.0)),
        Ok(vec![gifted(ADA, BO, 250), swallowing(earned(ADA, BO, 2, 100, Why::Gift), 3)]),
    );
    assert_eq!(state(&campaign).relation(Pair::new(ADA, BO)).earned, points(2));
    assert_eq!(money(&campaign, BO), 1250);
}

#[test]
fn l1_4_a_gift_within_the_limit_does_not_ask() {
    check(
        &[holding(ADA, BO, 98)],
        gift(ADA, BO, 100),
        Ok(vec![gifted(ADA, BO, 100), earned(ADA, BO, 2, 100, Why::Gift)]),
    );
    check(
        &[holding(ADA, BO, -100)],
        gift(ADA, BO, 1),
        Ok(vec![gifted(ADA, BO, 1), earned(ADA, BO, 0.02, -99.98, Why::Gift)]),
    );
}

#[test]
fn l1_4_the_limit_swallows_everything_above_it() {
    check(&[holding(ADA, BO, 100)], gift(ADA, BO, 1), Err(Refusal::MustConfirm(overflows(0.0, 0.02))));
    check(
        &[holding(ADA, BO, 100)],
        confirmed(gift(ADA, BO, 1), overflows(0.0, 0.02)),
        Ok(vec![gifted(ADA, BO, 1), swallowing(earned(ADA, BO, 0, 100, Why::Gift), 0.02)]),
    );
}

#[test]
fn l1_4_a_changed_preview_asks_again() {
    check(
        &[holding(ADA, BO, 98), gift(ADA, BO, 50)],
        confirmed(gift(ADA, BO, 250), overflows(2.0, 3.0)),
        Err(Refusal::MustConfirm(overflows(1.0, 4.0))),
    );
    let other = Confirmation::EndsForGood { pending: 0 };
    check(
        &[holding(ADA, BO, 98)],
        confirmed(gift(ADA, BO, 250), other),
        Err(Refusal::MustConfirm(overflows(2.0, 3.0))),
    );
}

#[test]
fn l1_4_a_needless_confirmation_asks_nothing() {
    check(
        &[],
        confirmed(gift(ADA, BO, 50), overflows(2.0, 3.0)),
        Ok(vec![gifted(ADA, BO, 50), earned(ADA, BO, 1, 1, Why::Gift)]),
    );
}

#[test]
fn l1_4_losses_and_refunds_are_booked_up_to_the_bounds() {
    check_agreed(
        &[
            holding(ADA, BO, -90),
            offer_access(ADA, BO, Access::Trade),
            accept(BO, 1),
            propose(ADA, BO, -20),
            accept(BO, 2),
        ],
        revoke(ADA, BO, Access::Trade),
        vec![
            revoked(ADA, BO, Access::Trade),
            swallowing(lost(ADA, BO, 5, -100, Why::AccessRevoked(Access::Trade)), 10),
        ],
    );
    check(
        &[holding(ADA, BO, 95), ask_money(ADA, BO, 500), gift(ADA, BO, 600)],
        void(1),
        Ok(vec![
            closed(1, Outcome::Void, MODERATOR, START),
            reasoned(),
            swallowing(spent(ADA, BO, -3, 100, Why::FavourTakenBack(id(1))), -7),
        ]),
    );
}
