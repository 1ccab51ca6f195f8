//! The figures of the leverage rules under the second set of values.

use super::*;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{
    self, Access, Battleground, Event as Effect, Favour, HostileAct, Hostility, Setting as Set, Technology, Thresholds,
};
use chancery_rules::{Event, Refusal, Setting, games};

/// Returns Ada's leverage over Bo after these steps.
fn over_bo(steps: &[Step]) -> f64 {
    let campaign = by_second(steps).campaign;
    hundredths(&campaign, ADA, BO)
}

fn hundredths(campaign: &chancery_rules::Campaign, by: PlayerId, over: PlayerId) -> f64 {
    let hundredths = leverage(campaign, by, over).in_hundredths();
    f64::from(i32::try_from(hundredths).expect("small")) / 100.0
}

fn refused(given: &[Step], when: Step) -> Refusal {
    by_second(given).attempt(&when).expect_err("a refusal")
}

#[test]
fn h1_2_a_new_player_starts_by_the_values() {
    let campaign = by_second(&[join(DEE)]).campaign;
    assert_eq!(money(&campaign, DEE), 600);
    let pairs = [(DEE, ADA), (ADA, DEE), (ADA, BO), (CY, ADA)];
    assert_eq!(pairs.map(|(by, over)| hundredths(&campaign, by, over)), [2.0; 4]);
    let fleet: Vec<&str> = state(&campaign).fleet(DEE).map(|ship| ship.name.as_str()).collect();
    assert_eq!(fleet, ["Flagship", "Flagship 2"]);
    let adjusted = state(&campaign).relation(leverage::Pair::new(DEE, ADA)).adjusted;
    assert_eq!(adjusted, points(2));
}

#[test]
fn h1_2_no_ships_and_no_money_to_start_with() {
    let values = read(r#"{"start": {"ships": 0, "money": 0, "leverage": -7.5}}"#).expect("possible values");
    let campaign = evening_by(&values).campaign;
    assert_eq!((money(&campaign, ADA), state(&campaign).fleet(ADA).count()), (0, 0));
    assert_eq!(hundredths(&campaign, BO, CY), -7.5);
}

#[test]
fn h1_2_gifts_and_favours_of_money_by_other_values() {
    // 100 / 30 is rounded down, 100 / 40 is exact, and 101 / 40 is rounded up (H1.7).
    assert_eq!(over_bo(&[gift(ADA, BO, 100)]), 5.33);
    assert_eq!(over_bo(&[held(ADA, BO, 10.0), ask_money(ADA, BO, 100)]), 7.5);
    assert_eq!(over_bo(&[held(ADA, BO, 10.0), ask_money(ADA, BO, 101)]), 7.47);
}

#[test]
fn h1_2_access_by_other_values() {
    for (access, value) in
        [(Access::Ecological, 12.5), (Access::Diplomatic, 8.0), (Access::Trade, 7.0), (Access::Passage, 6.25)]
    {
        assert_eq!(over_bo(&[offer_access(ADA, BO, access), accept(BO, 1)]), 2.0 + value);
        assert_eq!(over_bo(&[open(ADA, BO, access), revoke(ADA, BO, access)]), 2.0 - value);
        assert_eq!(over_bo(&[held(ADA, BO, 20.0), ask_access(ADA, BO, access)]), 20.0 - value);
    }
}

#[test]
fn h1_2_aid_and_systems_by_other_values() {
    assert_eq!(over_bo(&[held(ADA, BO, 60.0), ask_aid(ADA, BO, "Sol", 6)]), 39.0);
    let (minutes, most) = (7, 6);
    let long = refused(&[held(ADA, BO, 60.0)], ask_aid(ADA, BO, "Sol", minutes));
    assert_eq!(long, Refusal::from(leverage::Refusal::AidOutOfRange { minutes, most }));
    let given = [held(ADA, BO, 60.0), knowing(ADA, Technology::Harmony, 1), ask_system(ADA, BO, "Sol")];
    assert_eq!(over_bo(&given), 16.0);
}

#[test]
fn h1_2_refusing_costs_another_multiple() {
    let campaign = by_second(&[held(ADA, BO, 60.0), ask_money(ADA, BO, 82), refuse(BO, 1)]).campaign;
    // 2.05, times one and a half, is rounded half up.
    assert_eq!(hundredths(&campaign, BO, ADA), 2.0 - 3.08);
}

#[test]
fn h1_2_refusing_may_be_free() {
    let values = read(r#"{"favour": {"refusal_factor": 0}}"#).expect("possible values");
    let mut evening = evening_by(&values);
    evening.play(&[held(ADA, BO, 60.0), ask_money(ADA, BO, 100)]);
    evening.play(&[refuse(BO, 1)]);
    assert_eq!(hundredths(&evening.campaign, BO, ADA), 0.0);
}

#[test]
fn h1_2_research_and_schmoozing_by_other_values() {
    let campaign = by_second(&[open(BO, ADA, Access::Diplomatic), research(ADA, BO), wait(2)]).campaign;
    assert_eq!(hundredths(&campaign, ADA, BO), 7.0);
    assert_eq!([ADA, BO].map(|player| science(&campaign, player)), [(6, 0), (6, 0)]);
    assert_eq!(money(&campaign, ADA), 740);

    let campaign = by_second(&[research(ADA, ADA), wait(2)]).campaign;
    assert_eq!((science(&campaign, ADA), money(&campaign, ADA)), ((8, 0), 690));

    // 6.5 a game minute come in half points.
    let schmoozing =
        [open(BO, ADA, Access::Diplomatic), knowing(ADA, Technology::Neuropsychology, 2), schmooze(ADA, BO)];
    for (minutes, earned) in [(60, 6.5), (30, 3.0), (5, 0.5), (4, 0.0)] {
        let steps = [&schmoozing[..], &[seconds(60 * minutes)]].concat();
        assert_eq!(over_bo(&steps), 2.0 + earned, "after {minutes} minutes");
    }
    // The next tier is faster at once.
    let faster = [science_for(ADA, leverage::ScienceKind::Neutral, 7), unlock(ADA, Technology::Neuropsychology)];
    let steps = [&schmoozing[..], &[wait(1)], &faster, &[wait(1)]].concat();
    assert_eq!(over_bo(&steps), 2.0 + 6.5 + 8.0);
}

#[test]
fn h1_2_an_embassy_by_other_values() {
    let given = [
        open(BO, ADA, Access::Diplomatic),
        knowing(ADA, Technology::Ambassadors, 1),
        money_for_nothing(ADA, 300),
        embassy(ADA, BO),
        wait(4),
    ];
    let campaign = by_second(&given).campaign;
    assert_eq!((hundredths(&campaign, ADA, BO), money(&campaign, ADA)), (8.0, 0));
    let (player, needs, has) = (ADA, Money(900), Money(600));
    let poor = refused(&given[..2], embassy(ADA, BO));
    assert_eq!(poor, Refusal::from(leverage::Refusal::NotEnoughMoney { player, needs, has }));
}

#[test]
fn h1_2_terraforming_by_other_values() {
    assert_eq!(over_bo(&[open(BO, ADA, Access::Ecological), terraform(ADA, BO), accept(BO, 1)]), 24.0);
}

#[test]
fn h1_2_hostile_acts_by_other_values() {
    let damage = |place| Hostility::DamageShip { damage: 1, max_health: 3, place };
    let acts = [
        (Hostility::StealMinerals { count: 3 }, 9.0, -5.0),
        (Hostility::StealBiomass, 4.0, -6.0),
        // A third of 7.
        (damage(Battleground::OwnSystems), 2.33, 5.0),
        (damage(Battleground::TheirSystems), 2.33, -12.0),
        (Hostility::ConquerCity, 9.0, -20.0),
        (Hostility::DestroyCity, 6.0, -25.0),
    ];
    let conquered = || {
        let (by, against, hostility) = (ADA, BO, Hostility::ConquerCity);
        Step::Event(Event::from(Effect::ActedAgainst { by, against, hostility }))
    };
    for (act, price, threshold) in acts {
        let open = [conquered(), held(BO, ADA, threshold - 0.01), hostile(ADA, BO, act)];
        assert_eq!(points(over_bo(&open)), points(2) - points(price), "{act:?}");
        let shut = refused(&[conquered(), held(BO, ADA, threshold)], hostile(ADA, BO, act));
        let (against, act, threshold) = (BO, act.act(), points(threshold));
        let others = threshold;
        assert_eq!(shut, Refusal::from(leverage::Refusal::NotHostileEnough { against, act, others, threshold }));
    }
    assert_eq!(over_bo(&[enter(ADA, BO, None, None)]), 1.5);
}

#[test]
fn h1_7_the_setting_outranks_the_thresholds_of_the_table() {
    let values = second_values();
    let limits = |set| HostileAct::ALL.map(|act| values.thresholds(set).of(act));
    assert_eq!(limits(Thresholds::Negative), [points(0); 6]);
    assert_eq!(limits(Thresholds::Warfare), [-5, -6, 5, -12, -20, -25].map(points));
    let negative = set(Setting::from(Set::Thresholds(Thresholds::Negative)));
    let given = [negative, held(BO, ADA, -0.01), hostile(ADA, BO, Hostility::StealBiomass)];
    assert_eq!(over_bo(&given), -2.0);
}

#[test]
fn h1_2_a_lost_ship_by_other_values() {
    let given = [held(ADA, BO, 60.0), ask_aid(ADA, BO, "Sol", 1), accept_with(BO, 1, 3), report_loss(ADA, 3)];
    assert_eq!(over_bo(&[&given[..], &[accept(BO, 2)]].concat()), 60.0 - 3.5 - 5.5);
}

#[test]
fn h1_2_bounds_by_other_values() {
    let full = by_second(&[held(ADA, BO, 59.0), money_for_nothing(ADA, 1000), gift(ADA, BO, 300)]).campaign;
    assert_eq!(hundredths(&full, ADA, BO), 60.0);
    let empty = by_second(&[open(ADA, BO, Access::Passage), held(ADA, BO, -38.0), revoke(ADA, BO, Access::Passage)]);
    assert_eq!(hundredths(&empty.campaign, ADA, BO), -40.0);
    for value in [60.01, -40.01] {
        let (value, least, most) = (points(value), points(-40), points(60));
        let (by, over) = (ADA, BO);
        let far = refused(&[], correct(Correction::SetLeverage { by, over, value }));
        assert_eq!(far, Refusal::from(leverage::Refusal::LeverageOutOfRange { value, least, most }));
    }
    let (amount, most) = (points(100.01), points(100));
    assert_eq!(
        refused(&[], propose(ADA, BO, 100.01)),
        Refusal::from(leverage::Refusal::ResetTooLarge { amount, most })
    );
}

#[test]
fn h1_2_timed_actions_stop_at_other_bounds() {
    let given = [open(BO, ADA, Access::Diplomatic), held(ADA, BO, 54.0), research(ADA, BO)];
    let mut evening = by_second(&given);
    let events = evening.attempt(&wait(3)).expect("time passes");
    let told = |event: &&Event| matches!(event, Event::Game(games::Event::Leverage(Effect::TaskAtLimit { .. })));
    assert_eq!(events.iter().filter(told).count(), 1);
    assert_eq!(hundredths(&evening.campaign, ADA, BO), 60.0);
    assert_eq!(state(&evening.campaign).cooperation_of(ADA), points(6));
    evening.play(&[wait(1)]);
    assert_eq!((hundredths(&evening.campaign, ADA, BO), science(&evening.campaign, BO)), (60.0, (12, 0)));
}

#[test]
fn h1_2_milestones_by_other_values() {
    let given = [open(BO, ADA, Access::Diplomatic), research(ADA, BO), wait(5)];
    let campaign = by_second(&given).campaign;
    // 12.5 earned, and a point for each 2.5 of them.
    assert_eq!(progress(&campaign, ADA), points(17.5));
    assert_eq!(state(&campaign).next_milestone(ADA), Some(20));
    let mut evening = by_second(&given);
    let events = evening.attempt(&wait(1)).expect("time passes");
    let (player, milestone, science) = (ADA, 1, 7);
    let reached = Event::from(Effect::MilestoneReached { player, milestone, science, points: Some(20) });
    assert!(events.contains(&reached));
    evening.play(&[wait(7)]);
    assert_eq!(state(&evening.campaign).milestones(ADA), 2);
    assert_eq!(state(&evening.campaign).next_milestone(ADA), None);
}

#[test]
fn h1_3_a_campaign_may_have_no_milestones() {
    let values = read(r#"{"milestones": {"points": []}}"#).expect("possible values");
    let mut evening = evening_by(&values);
    evening.play(&[open(BO, ADA, Access::Diplomatic), research(ADA, BO), wait(20)]);
    assert_eq!(state(&evening.campaign).milestones(ADA), 0);
    assert_eq!(state(&evening.campaign).next_milestone(ADA), None);
}

#[test]
fn h1_2_technologies_by_other_values() {
    for technology in [Technology::Neuropsychology, Technology::Charisma] {
        let mut evening = by_second(&[science_for(ADA, leverage::ScienceKind::Neutral, 105)]);
        for left in [100, 94, 87, 79, 70] {
            evening.play(&[unlock(ADA, technology)]);
            assert_eq!(science(&evening.campaign, ADA), (left, 0));
        }
        evening.play(&[unlock(ADA, Technology::Ambassadors), unlock(ADA, Technology::Harmony)]);
        assert_eq!(science(&evening.campaign, ADA), (0, 0));
    }
    // Five tiers of Charisma refund half.
    let given = [knowing(ADA, Technology::Charisma, 5), held(ADA, BO, 20.0), ask_money(ADA, BO, 400)];
    assert_eq!(over_bo(&given), 15.0);
}

#[test]
fn h1_2_forecasts_use_the_values() {
    let given = [held(ADA, BO, 5.0), held(BO, ADA, -3.0), ask_money(ADA, BO, 80)];
    let mut evening = by_second(&given);
    let Err(Refusal::MustConfirm(question)) = evening.attempt(&refuse(BO, 1)) else {
        panic!("a refusal is confirmed");
    };
    let expected = leverage::Confirmation::RefusalCosts {
        offer: id(1),
        asker: ADA,
        from: points(-3),
        to: points(-6),
        opens: vec![HostileAct::StealMinerals],
        back: Some(Money(90)),
        at_bound: false,
    };
    assert_eq!(question, chancery_rules::Confirmation::from(expected));
    let favour = Favour::Access { access: Access::Trade };
    let (over, cost, has) = (BO, points(7), points(6.99));
    let short = refused(&[held(ADA, BO, 6.99)], asked(ADA, BO, &favour, None, false));
    assert_eq!(short, Refusal::from(leverage::Refusal::NotEnoughLeverage { by: ADA, over, cost, has }));
}
