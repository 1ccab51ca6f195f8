//! L9: science and what it unlocks.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::{Leverage, Money};
use chancery_rules::games::leverage::{
    Access, Event as Effect, Favour, Science, ScienceKind, Task, TaskKind, Technologies, Technology, Terms, Values, Why,
};
use chancery_rules::ids::TaskId;
use chancery_rules::{Event, Outcome, Refusal};

use Technology::{Ambassadors, Charisma, Harmony, Neuropsychology};

fn unlocked(technology: Technology, tier: u8, neutral: i64, harmony: i64) -> Event {
    let (player, paid) = (ADA, Science { neutral, harmony });
    Event::from(Effect::TechnologyUnlocked { player, technology, tier, paid })
}

fn with(neutral: i64, harmony: i64) -> Vec<Step> {
    let given = [(ScienceKind::Neutral, neutral), (ScienceKind::Harmony, harmony)];
    let given = given.into_iter().filter(|(_, amount)| *amount > 0);
    given.map(|(kind, amount)| science_for(ADA, kind, amount)).collect()
}

#[test]
fn l9_1_harmony_is_spent_first_and_either_pays() {
    for (neutral, harmony, paid) in [(50, 12, (8, 12)), (0, 20, (0, 20)), (20, 0, (20, 0))] {
        let campaign =
            check(&with(neutral, harmony), unlock(ADA, Charisma), Ok(vec![unlocked(Charisma, 1, paid.0, paid.1)]));
        let left = (neutral - paid.0, harmony - paid.1);
        assert_eq!(science(&campaign, ADA), left);
    }
}

#[test]
fn l9_1_missing_science_unlocks_nothing() {
    let (needs, has) = (20, 19);
    check(&with(10, 9), unlock(ADA, Charisma), Err(Refusal::from(leverage::Refusal::NotEnoughScience { needs, has })));
}

#[test]
fn l9_2_tiers_come_in_order_at_their_cost() {
    for technology in [Neuropsychology, Charisma] {
        let mut evening = Evening::begin();
        evening.play(&with(300, 0));
        for (tier, cost) in (1..).zip([20, 30, 50, 80, 120]) {
            let events = evening.attempt(&unlock(ADA, technology));
            assert_eq!(events, Ok(vec![unlocked(technology, tier, cost, 0)]));
        }
        let outcome = evening.attempt(&unlock(ADA, technology));
        assert_eq!(outcome, Err(Refusal::from(leverage::Refusal::FullyUnlocked { technology })));
        assert_eq!(science(&evening.campaign, ADA), (0, 0));
    }
}

#[test]
fn l9_2_a_bonus_technology_needs_the_fifth_tier_of_either_line() {
    for (technology, cost) in [(Ambassadors, 100), (Harmony, 150)] {
        for line in [Neuropsychology, Charisma] {
            let mut given = with(200, 0);
            given.push(knowing(ADA, line, 4));
            check(&given, unlock(ADA, technology), Err(Refusal::from(leverage::Refusal::NeedsTopTier { technology })));
            given.push(knowing(ADA, line, 5));
            check(&given, unlock(ADA, technology), Ok(vec![unlocked(technology, 1, cost, 0)]));
            given.push(knowing(ADA, technology, 1));
            check(&given, unlock(ADA, technology), Err(Refusal::from(leverage::Refusal::FullyUnlocked { technology })));
        }
    }
}

#[test]
fn l9_3_charisma_returns_five_percent_per_tier_at_once() {
    for (tier, spends) in [(1, 19.0), (2, 18.0), (3, 17.0), (4, 16.0), (5, 15.0)] {
        check(
            &[knowing(ADA, Charisma, tier), holding(ADA, BO, 20)],
            ask_money(ADA, BO, 1000),
            Ok(vec![
                made(1, ADA, BO, money_for(1000, spends)),
                spent(ADA, BO, spends, 20.0 - spends, Why::FavourAsked(id(1))),
            ]),
        );
    }
}

#[test]
fn l9_3_the_refund_is_rounded_half_up_to_hundredths() {
    let spends = |hundredths, charisma| {
        let technologies = Technologies { charisma, ..Technologies::default() };
        Values::usual().spends(&technologies, Leverage::hundredths(hundredths)).in_hundredths()
    };
    // A quarter of 0.02 is 0.005, a twentieth of 0.1 is 0.005, and a twentieth of 0.08 is 0.004.
    assert_eq!([spends(2, 5), spends(10, 1), spends(8, 1)], [1, 9, 8]);
    assert_eq!([spends(1, 0), spends(10_000, 5)], [1, 7500]);
}

#[test]
fn l9_3_the_asker_needs_the_full_cost_and_a_refusal_doubles_it() {
    let (over, cost, has) = (BO, points(20), points(19.99));
    check(
        &[knowing(ADA, Charisma, 5), holding(ADA, BO, 19.99)],
        ask_money(ADA, BO, 1000),
        Err(Refusal::from(leverage::Refusal::NotEnoughLeverage { by: ADA, over, cost, has })),
    );
    let given = [knowing(ADA, Charisma, 5), holding(ADA, BO, 20), ask_money(ADA, BO, 1000), refuse(BO, 1)];
    assert_eq!(leverage(&after(&given), BO, ADA), points(-30));
    let back = [&given[..3], &[void(1)]].concat();
    assert_eq!(leverage(&after(&back), ADA, BO), points(20));
}

fn ambassador() -> Vec<Step> {
    vec![knowing(ADA, Ambassadors, 1), open(BO, ADA, Access::Diplomatic), money_for_nothing(ADA, 2000)]
}

#[test]
fn l9_4_an_embassy_costs_1500_and_earns_five_a_minute() {
    let (by, amount) = (ADA, Money(1500));
    let task = Task { ship: None, ship_name: None, ..task(1, TaskKind::Embassy, ADA, BO, 1) };
    check(&ambassador(), embassy(ADA, BO), Ok(vec![started(task), Event::from(Effect::MoneySpent { by, amount })]));
    let mut given = ambassador();
    given.extend([embassy(ADA, BO), research(ADA, ADA), wait(4)]);
    let campaign = after(&given);
    assert_eq!(leverage(&campaign, ADA, BO), points(20));
    assert_eq!(money(&campaign, ADA), 1500 + 400);
}

#[test]
fn l9_4_an_embassy_needs_access_and_money_and_is_unique() {
    let given = ambassador();
    let technology = Ambassadors;
    check(&given[1..], embassy(ADA, BO), Err(Refusal::from(leverage::Refusal::NeedsTechnology { technology })));
    let (granter, access) = (BO, Access::Diplomatic);
    check(&given[..1], embassy(ADA, BO), Err(Refusal::from(leverage::Refusal::NoAccess { granter, access })));
    let (player, needs, has) = (ADA, Money(1500), Money(1000));
    check(&given[..2], embassy(ADA, BO), Err(Refusal::from(leverage::Refusal::NotEnoughMoney { player, needs, has })));
    let (host, task) = (BO, TaskId(1));
    check(
        &[given, vec![embassy(ADA, BO)]].concat(),
        embassy(ADA, BO),
        Err(Refusal::from(leverage::Refusal::EmbassyOpen { host, task })),
    );
}

#[test]
fn l9_5_a_system_costs_a_hundred() {
    let technology = Harmony;
    check(
        &[holding(ADA, BO, 100)],
        ask_system(ADA, BO, "Vega"),
        Err(Refusal::from(leverage::Refusal::NeedsTechnology { technology })),
    );
    let system = "Vega".to_owned();
    let (favour, cost) = (Favour::System { system: system.clone() }, points(100));
    let given = [knowing(ADA, Harmony, 1), holding(ADA, BO, 100)];
    check(
        &given,
        ask_system(ADA, BO, " Vega "),
        Ok(vec![
            made(1, ADA, BO, Terms::Favour { favour, cost, unable: false, factor: usual_factor() }),
            spent(ADA, BO, 100, 0, Why::FavourAsked(id(1))),
        ]),
    );
    let given_away = Effect::SystemGiven { from: BO, to: ADA, system };
    check(
        &[&given[..], &[ask_system(ADA, BO, "Vega")]].concat(),
        accept(BO, 1),
        Ok(vec![closed(1, Outcome::Accepted, BO, START), Event::from(given_away)]),
    );
    let (over, cost, has) = (BO, points(100), points(99.99));
    check(
        &[knowing(ADA, Harmony, 1), holding(ADA, BO, 99.99)],
        ask_system(ADA, BO, "Vega"),
        Err(Refusal::from(leverage::Refusal::NotEnoughLeverage { by: ADA, over, cost, has })),
    );
}
