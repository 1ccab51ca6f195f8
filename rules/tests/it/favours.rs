//! L4: asking for favours, and answers to them. `offers.rs` tests the effects of time.

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Access, Favour, GrantedBy, HostileAct, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::{Confirmation, Event, Offer, Outcome, Refusal};

/// Ada holds 20 over Bo and has asked him for 250 money, which cost her 5.
fn asked() -> Vec<Step> {
    vec![gift(ADA, BO, 1000), ask_money(ADA, BO, 250)]
}

fn costs(from: f64, to: f64, opens: &[HostileAct]) -> Confirmation {
    Confirmation::from(leverage::Confirmation::RefusalCosts {
        offer: id(1),
        asker: ADA,
        from: points(from),
        to: points(to),
        opens: opens.to_vec(),
        // He has at least 1500, and no more than 2000.
        back: (from - to == 10.0).then_some(Money(500)),
        at_bound: from == to,
    })
}

const BELOW_ZERO: [HostileAct; 1] = [HostileAct::DamageShipInOwnSystems];

fn short(over: PlayerId, cost: f64, has: f64) -> Refusal {
    Refusal::from(leverage::Refusal::NotEnoughLeverage { by: ADA, over, cost: points(cost), has: points(has) })
}

#[test]
fn l4_1_money_costs_a_point_per_fifty() {
    for (amount, cost) in [(1, 0.02), (50, 1.0), (125, 2.5), (999, 19.98)] {
        check(
            &[gift(ADA, BO, 1000)],
            ask_money(ADA, BO, amount),
            Ok(vec![
                made(1, ADA, BO, money_for(amount, cost)),
                spent(ADA, BO, cost, 20.0 - cost, Why::FavourAsked(id(1))),
            ]),
        );
    }
}

#[test]
fn l4_1_access_costs_its_value() {
    for access in Access::ALL {
        let cost = match access {
            Access::Ecological => 25,
            Access::Diplomatic => 20,
            Access::Trade | Access::Passage => 15,
        };
        check(
            &[holding(ADA, BO, 30)],
            ask_access(ADA, BO, access),
            Ok(vec![
                made(1, ADA, BO, access_for(access, cost)),
                spent(ADA, BO, cost, 30 - cost, Why::FavourAsked(id(1))),
            ]),
        );
    }
}

#[test]
fn l4_1_money_is_asked_in_whole_pieces() {
    for amount in [0, -1, i64::MIN] {
        let too_small = Refusal::from(leverage::Refusal::AmountTooSmall { amount: Money(amount) });
        check(&[gift(ADA, BO, 1000)], ask_money(ADA, BO, amount), Err(too_small));
    }
}

#[test]
fn l4_2_leverage_equal_to_the_cost_is_enough() {
    check(
        &[holding(ADA, BO, 15)],
        ask_access(ADA, BO, Access::Passage),
        Ok(vec![made(1, ADA, BO, access_for(Access::Passage, 15)), spent(ADA, BO, 15, 0, Why::FavourAsked(id(1)))]),
    );
}

#[test]
fn l4_2_an_unaffordable_favour_names_both_numbers() {
    check(&[], ask_money(ADA, BO, 1), Err(short(BO, 0.02, 0.0)));
    check(&[holding(ADA, BO, 14.99)], ask_access(ADA, BO, Access::Passage), Err(short(BO, 15.0, 14.99)));
    check(&[holding(BO, ADA, 100)], ask_money(ADA, BO, 50), Err(short(BO, 1.0, 0.0)));
}

#[test]
fn l4_2_asking_for_more_money_than_leverage_buys_is_refused() {
    for amount in [5001, 1 << 53, i64::MAX] {
        let mut evening = Evening::begin();
        evening.play(&[holding(ADA, BO, 100)]);
        let outcome = evening.attempt(&ask_money(ADA, BO, amount));
        let Err(Refusal::Game(games::Refusal::Leverage(leverage::Refusal::NotEnoughLeverage {
            over, cost, has, ..
        }))) = outcome
        else {
            panic!("{amount} came out as {outcome:?}");
        };
        assert!((over, has) == (BO, points(100)) && cost > points(100), "{cost}");
    }
}

#[test]
fn l4_3_asking_spends_at_once_and_permanently() {
    for answer in [accept(BO, 1), refuse(BO, 1), withdraw(ADA, 1), wait(72)] {
        let mut given = asked();
        given.push(answer);
        assert_eq!(leverage(&after(&given), ADA, BO), points(15), "{given:?}");
    }
}

#[test]
fn l4_3_simultaneous_favours_are_paid_one_by_one() {
    check(
        &[holding(ADA, BO, 20), ask_access(ADA, BO, Access::Trade)],
        ask_access(ADA, BO, Access::Passage),
        Err(short(BO, 15.0, 5.0)),
    );
}

#[test]
fn l4_4_only_the_asked_player_may_answer() {
    let not_yours = || Err(Refusal::from(table::Refusal::NotYoursToAnswer { offer: id(1), to: BO }));
    for other in [ADA, CY] {
        check(&asked(), accept(other, 1), not_yours());
        check(&asked(), refuse(other, 1), not_yours());
    }
    let stranger = || Err(Refusal::from(table::Refusal::NotInCampaign { player: MODERATOR }));
    check(&asked(), accept(MODERATOR, 1), stranger());
    check(&asked(), refuse(MODERATOR, 1), stranger());
}

#[test]
fn l4_5_accepting_carries_out_the_favour_at_once() {
    let campaign =
        check(&asked(), accept(BO, 1), Ok(vec![closed(1, Outcome::Accepted, BO, START), moved(BO, ADA, 250)]));
    assert_eq!((money(&campaign, ADA), money(&campaign, BO)), (250, 1750));
    check(
        &[holding(ADA, BO, 20), ask_access(ADA, BO, Access::Diplomatic)],
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            granted(BO, ADA, Access::Diplomatic, GrantedBy::Favour(id(1))),
        ]),
    );
}

#[test]
fn l4_5_players_cannot_accept_what_they_cannot_pay() {
    let mut given = asked();
    given.push(gift(BO, CY, 1751));
    let (player, needs, has) = (BO, Money(250), Money(249));
    let campaign =
        check(&given, accept(BO, 1), Err(Refusal::from(leverage::Refusal::NotEnoughMoney { player, needs, has })));
    assert!(campaign.offers.pending.contains_key(&id(1)));
    given.push(gift(CY, BO, 1));
    check(&given, accept(BO, 1), Ok(vec![closed(1, Outcome::Accepted, BO, START), moved(BO, ADA, 250)]));
}

#[test]
fn l4_5_an_answer_can_be_given_once() {
    let mut given = asked();
    given.push(accept(BO, 1));
    let answered = || Err(too_late(1, Outcome::Accepted, BO, START));
    check(&given, accept(BO, 1), answered());
    check(&given, refuse(BO, 1), answered());
    check(&given, withdraw(ADA, 1), answered());
    check(&given, void(1), answered());
}

#[test]
fn l4_6_refusing_costs_double() {
    check(
        &asked(),
        confirmed(refuse(BO, 1), costs(0.0, -10.0, &BELOW_ZERO)),
        Ok(vec![closed(1, Outcome::Refused, BO, START), lost(BO, ADA, 10, -10, Why::FavourRefused(id(1)))]),
    );
}

#[test]
fn l4_6_the_loss_stops_at_the_bound() {
    let given = [money_for_nothing(BO, 2000), holding(ADA, BO, 60), ask_money(ADA, BO, 3000), holding(BO, ADA, -30)];
    let opens = [HostileAct::DamageShipElsewhere, HostileAct::ConquerCity, HostileAct::DestroyCity];
    check(
        &given,
        confirmed(refuse(BO, 1), costs(-30.0, -100.0, &opens)),
        Ok(vec![
            closed(1, Outcome::Refused, BO, START),
            swallowing(lost(BO, ADA, 70, -100, Why::FavourRefused(id(1))), 50),
        ]),
    );
}

#[test]
fn l4_8_withdrawing_does_not_refund_the_cost() {
    check_agreed(&asked(), withdraw(ADA, 1), vec![closed(1, Outcome::Withdrawn, ADA, START)]);
    for other in [BO, CY] {
        let not_yours = Refusal::from(table::Refusal::NotYoursToWithdraw { offer: id(1), from: ADA.into() });
        check(&asked(), withdraw(other, 1), Err(not_yours));
    }
}

#[test]
fn l4_8_the_lost_cost_is_previewed() {
    let (offer, cost) = (id(1), points(5));
    let costs = leverage::Confirmation::WithdrawalCosts { offer, cost };
    assert_eq!(asked_first(&asked(), withdraw(ADA, 1)), Confirmation::from(costs));
}

#[test]
fn l4_8_voiding_by_a_moderator_refunds_the_cost() {
    check(
        &asked(),
        void(1),
        Ok(vec![
            closed(1, Outcome::Void, MODERATOR, START),
            reasoned(),
            spent(ADA, BO, -5, 20, Why::FavourTakenBack(id(1))),
        ]),
    );
    check(&[], void(1), Err(Refusal::from(table::Refusal::UnknownOffer { offer: id(1) })));
}

#[test]
fn l4_9_everything_is_checked_again_on_answering() {
    let given = [
        holding(ADA, BO, 15),
        ask_access(ADA, BO, Access::Trade),
        Step::Event(granted(BO, ADA, Access::Trade, GrantedBy::Campaign)),
    ];
    let (granter, grantee, access) = (BO, ADA, Access::Trade);
    check(
        &given,
        accept(BO, 1),
        Err(Refusal::from(leverage::Refusal::AccessAlreadyGranted { granter, grantee, access })),
    );
    let given =
        [offer_access(BO, ADA, Access::Trade), Step::Event(granted(BO, ADA, Access::Trade, GrantedBy::Campaign))];
    check(
        &given,
        accept(ADA, 1),
        Err(Refusal::from(leverage::Refusal::AccessAlreadyGranted { granter, grantee, access })),
    );
}

#[test]
fn l4_10_refusing_previews_its_consequences() {
    check(&asked(), refuse(BO, 1), Err(Refusal::MustConfirm(costs(0.0, -10.0, &BELOW_ZERO))));
    let mut given = asked();
    given.insert(0, holding(BO, ADA, 50));
    check(&given, refuse(BO, 1), Err(Refusal::MustConfirm(costs(50.0, 40.0, &[]))));
}

#[test]
fn l4_10_rights_already_open_are_not_named() {
    let mut given = asked();
    given.insert(0, holding(BO, ADA, -5));
    let opens = [HostileAct::StealMinerals, HostileAct::StealBiomass];
    check(&given, refuse(BO, 1), Err(Refusal::MustConfirm(costs(-5.0, -15.0, &opens))));
}

#[test]
fn l4_10_a_changed_preview_asks_again() {
    let mut given = asked();
    given.push(gift(BO, ADA, 500));
    check(
        &given,
        confirmed(refuse(BO, 1), costs(0.0, -10.0, &BELOW_ZERO)),
        Err(Refusal::MustConfirm(costs(10.0, 0.0, &[]))),
    );
}

#[test]
fn a_favour_keeps_its_note_and_privacy() {
    let note = "x".repeat(300);
    let favour = Favour::Money { amount: Money(50) };
    let offer = Offer { note: Some(note.clone()), private: true, ..offer(private_id(0), ADA, BO, money_for(50, 1)) };
    check(
        &[holding(ADA, BO, 1)],
        ask(ADA, BO, favour.clone(), Some(&note), true),
        Ok(vec![Event::OfferMade(offer), spent(ADA, BO, 1, 0, Why::FavourAsked(id(private_id(0))))]),
    );
    let (length, most) = (301, 300);
    check(
        &[holding(ADA, BO, 1)],
        ask(ADA, BO, favour, Some(&"x".repeat(301)), true),
        Err(Refusal::from(table::Refusal::NoteTooLong { length, most })),
    );
}

#[test]
fn favours_can_only_be_asked_of_other_players() {
    check(&[], ask_money(ADA, ADA, 50), Err(Refusal::from(table::Refusal::Oneself)));
    check(&[], ask_money(ADA, DEE, 50), Err(Refusal::from(table::Refusal::NotInCampaign { player: DEE })));
    check(
        &[holding(ADA, BO, 50), leave(BO)],
        ask_money(ADA, BO, 50),
        Err(Refusal::from(table::Refusal::HasLeft { player: BO })),
    );
}
