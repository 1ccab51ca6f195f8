//! L6: hostile acts and their costs, the leverage that opens them, and their notices.

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{
    Access, Battleground, Event as Effect, HostileAct, Hostility, RightsShift, Thresholds, Values, Why,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::{Confirmation, Event, Order, Refusal, Setting, notices};

use HostileAct::{ConquerCity, DamageShipElsewhere, DamageShipInOwnSystems, DestroyCity, StealBiomass, StealMinerals};

#[track_caller]
fn announced(given: &[Step], when: Step) -> Vec<RightsShift> {
    let mut evening = Evening::begin();
    evening.play(given);
    let seen = evening.log.len();
    evening.play(&[when]);
    let events: &[Event] = &evening.log[seen..];
    notices(&evening.campaign, events)
        .into_iter()
        .flat_map(|notice| notice.remarks)
        .map(|remark| match remark {
            games::Remark::Leverage(shift) => shift,
            games::Remark::Ambassadors(none) => match none {},
        })
        .collect()
}

fn shifts(actor: PlayerId, against: PlayerId, opened: bool, acts: &[HostileAct]) -> Vec<RightsShift> {
    let shift = |act: &HostileAct| RightsShift { actor, against, act: *act, opened };
    acts.iter().map(shift).collect()
}

#[test]
fn l6_2_each_act_has_its_threshold() {
    let limits = |thresholds| HostileAct::ALL.map(|act| Values::usual().thresholds(thresholds).of(act));
    assert_eq!(limits(Thresholds::Warfare), [-10, -10, 0, -30, -50, -50].map(points));
    assert_eq!(limits(Thresholds::Negative), [0; 6].map(points));
    assert_eq!(
        HostileAct::ALL,
        [StealMinerals, StealBiomass, DamageShipInOwnSystems, DamageShipElsewhere, ConquerCity, DestroyCity],
    );
}

#[test]
fn l6_2_the_leverage_must_be_strictly_below() {
    let given = [ask_money(ADA, BO, 250)];
    let at = |mine: f64| {
        let before = [holding(ADA, BO, 5), holding(BO, ADA, mine)];
        announced(&[before.as_slice(), &given].concat(), refuse(BO, 1))
    };
    assert_eq!(at(10.0), []);
    assert_eq!(at(9.99), shifts(ADA, BO, true, &[DamageShipInOwnSystems]));
    assert_eq!(at(0.0), shifts(ADA, BO, true, &[DamageShipInOwnSystems]));
    let more = [StealMinerals, StealBiomass, DamageShipInOwnSystems];
    assert_eq!(at(-0.01), shifts(ADA, BO, true, &more[..2]));
}

#[test]
fn l6_2_a_campaign_may_open_everything_below_zero() {
    let given = [
        set(Setting::from(leverage::Setting::Thresholds(Thresholds::Negative))),
        holding(ADA, BO, 1),
        ask_money(ADA, BO, 50),
    ];
    assert_eq!(announced(&given, refuse(BO, 1)), shifts(ADA, BO, true, &HostileAct::ALL));
}

#[test]
fn l6_4_crossing_a_threshold_names_opened_rights_and_holders() {
    let given = [money_for_nothing(BO, 1000), holding(ADA, BO, 40), ask_money(ADA, BO, 2000)];
    assert_eq!(announced(&given, refuse(BO, 1)), shifts(ADA, BO, true, &HostileAct::ALL));
    let given = [holding(ADA, BO, 20), ask_money(ADA, BO, 1000)];
    let opened = [StealMinerals, StealBiomass, DamageShipInOwnSystems, DamageShipElsewhere];
    assert_eq!(announced(&given, refuse(BO, 1)), shifts(ADA, BO, true, &opened));
}

#[test]
fn l6_4_crossing_a_threshold_names_closed_rights() {
    let given = [holding(ADA, BO, -20)];
    let closed = [StealMinerals, StealBiomass, DamageShipInOwnSystems];
    assert_eq!(announced(&given, gift(ADA, BO, 1000)), shifts(BO, ADA, false, &closed));
    // Exactly -10 is no longer below -10.
    assert_eq!(announced(&given, gift(ADA, BO, 500)), shifts(BO, ADA, false, &closed[..2]));
    assert_eq!(announced(&given, gift(ADA, BO, 499)), []);
}

#[test]
fn l6_4_a_reset_can_change_rights_on_both_sides() {
    let given = [propose(ADA, BO, -5)];
    let acts = [DamageShipInOwnSystems];
    let both = [shifts(BO, ADA, true, &acts), shifts(ADA, BO, true, &acts)].concat();
    assert_eq!(announced(&given, accept(BO, 1)), both);
}

#[test]
fn l6_4_earned_leverage_closes_rights_and_pings_their_holder() {
    let given = [open(BO, ADA, Access::Diplomatic), holding(ADA, BO, -12), research(ADA, BO)];
    let closed = [StealMinerals, StealBiomass];
    assert_eq!(announced(&given, wait(1)), shifts(BO, ADA, false, &closed));
    let all = [StealMinerals, StealBiomass, DamageShipInOwnSystems];
    assert_eq!(announced(&given, wait(3)), shifts(BO, ADA, false, &all));
    let mut evening = Evening::begin();
    evening.play(&given);
    let seen = evening.log.len();
    evening.play(&[wait(1)]);
    let told = notices(&evening.campaign, &evening.log[seen..]);
    let calls: Vec<_> = told.into_iter().map(|notice| notice.calls).collect();
    assert_eq!(calls, [[BO]]);
    // A change that crosses no threshold is not announced.
    evening.play(&[wait(1)]);
    let seen = evening.log.len();
    evening.play(&[gift(CY, BO, 1), wait(5)]);
    assert_eq!(notices(&evening.campaign, &evening.log[seen..]).len(), 2);
}

#[test]
fn l6_4_new_thresholds_change_rights_and_inform_the_table() {
    let thresholds = |one| set(Setting::from(leverage::Setting::Thresholds(one)));
    let given = [holding(BO, ADA, -20), holding(CY, ADA, -5), leave(CY)];
    let opened = [DamageShipElsewhere, ConquerCity, DestroyCity];
    let negative = thresholds(Thresholds::Negative);
    assert_eq!(announced(&given, negative.clone()), shifts(ADA, BO, true, &opened));
    let back = [given.as_slice(), std::slice::from_ref(&negative)].concat();
    assert_eq!(announced(&back, thresholds(Thresholds::Warfare)), shifts(ADA, BO, false, &opened));
    // A threshold that stays crossed opens nothing.
    assert_eq!(announced(&back, negative.clone()), []);
    assert_eq!(announced(&[], negative.clone()), []);
    let mut evening = Evening::begin();
    evening.play(&given);
    let seen = evening.log.len();
    evening.play(&[negative]);
    let [notice] = notices(&evening.campaign, &evening.log[seen..]).try_into().expect("one story");
    assert_eq!(notice.calls, [BO]);
}

const AT_HOME: &[HostileAct] = &[HostileAct::DamageShipInOwnSystems];
const BELOW_TEN: &[HostileAct] =
    &[HostileAct::StealMinerals, HostileAct::StealBiomass, HostileAct::DamageShipInOwnSystems];

/// Returns the question before an act: what the act opens to the other player, and the gift that would close it
/// again.
fn costs((price, from, to): (f64, f64, f64), opens: &[HostileAct], back: Option<i64>) -> Confirmation {
    let (price, from, to) = (points(price), points(from), points(to));
    let against = BO;
    Confirmation::from(leverage::Confirmation::ActCosts {
        against,
        price,
        from,
        to,
        allowed: false,
        opens: opens.to_vec(),
        back: back.map(Money),
    })
}

fn acted(hostility: Hostility) -> Event {
    let (by, against) = (ADA, BO);
    Event::from(Effect::ActedAgainst { by, against, hostility })
}

fn damage(damage: i64, max_health: i64, place: Battleground) -> Hostility {
    Hostility::DamageShip { damage, max_health, place }
}

fn entered(place: Option<&str>) -> Event {
    let (by, host, place) = (ADA, BO, place.map(str::to_owned));
    Event::from(Effect::Entered { by, host, place, ship: None })
}

#[test]
fn l6_1_entering_without_passage_costs_a_point_each_time() {
    let seen = confirmed(enter(ADA, BO, None, None), costs((1.0, 0.0, -1.0), AT_HOME, Some(50)));
    check(&[], seen, Ok(vec![entered(None), lost(ADA, BO, 1, -1, Why::Trespass)]));
    let twice = [enter(ADA, BO, None, None), enter(ADA, BO, None, None)];
    assert_eq!(leverage(&after(&twice), ADA, BO), points(-2));
}

#[test]
fn l6_1_passage_makes_entry_free() {
    check(&[open(BO, ADA, Access::Passage)], enter(ADA, BO, Some(" Vega "), None), Ok(vec![entered(Some("Vega"))]));
    check(&[], enter(ADA, ADA, None, None), Err(Refusal::from(table::Refusal::Oneself)));
}

#[test]
fn l6_2_each_act_has_its_price() {
    use Battleground::{OwnSystems, TheirSystems, ThirdParty};
    use Hostility::{ConquerCity, StealBiomass, StealMinerals};
    // No gift earns an odd number of hundredths.
    for (hostility, price, opens, back) in [
        (StealMinerals { count: 1 }, 2.0, AT_HOME, Some(100)),
        (StealMinerals { count: 7 }, 14.0, BELOW_TEN, Some(700)),
        (StealBiomass, 5.0, AT_HOME, Some(250)),
        (damage(30, 100, OwnSystems), 3.0, AT_HOME, Some(150)),
        (damage(1, 3, ThirdParty), 3.33, AT_HOME, None),
        (damage(2, 3, TheirSystems), 6.67, AT_HOME, None),
        (damage(5, 5, TheirSystems), 10.0, AT_HOME, Some(500)),
        (ConquerCity, 15.0, BELOW_TEN, Some(750)),
    ] {
        let question = costs((price, 0.0, -price), opens, back);
        let why = Why::Hostility(hostility.act());
        check(
            &[holding(BO, ADA, -51)],
            confirmed(hostile(ADA, BO, hostility), question),
            Ok(vec![acted(hostility), lost(ADA, BO, price, -price, why)]),
        );
    }
}

#[test]
fn l6_2_damage_is_rounded_half_up_to_hundredths() {
    let price = |of, health| Values::usual().price(damage(of, health, Battleground::OwnSystems));
    // 10/16 is 0.625, 10/2000 is 0.005 and 10/2001 a little less.
    let prices = [price(1, 16), price(1, 2000), price(1, 2001), price(3, 7)];
    assert_eq!(prices, [0.63, 0.01, 0.0, 4.29].map(points));
}

#[test]
fn l6_2_an_act_needs_the_others_leverage_below_the_threshold() {
    for (hostility, threshold) in Hostility::SMALLEST.into_iter().zip([-10, -10, 0, -30, -50, -50]) {
        let (against, act, others) = (BO, hostility.act(), points(threshold));
        let refusal = Refusal::from(leverage::Refusal::NotHostileEnough { against, act, others, threshold: others });
        let given = [holding(BO, ADA, threshold)];
        check(&given, hostile(ADA, BO, hostility), Err(refusal));
        if act == DestroyCity {
            continue;
        }
        let below = [holding(BO, ADA, f64::from(threshold) - 0.01)];
        // The question warns that the other player may strike back, although the act itself requires no threshold.
        let Confirmation::Game(games::Confirmation::Leverage(question)) =
            asked_first(&below, hostile(ADA, BO, hostility))
        else {
            panic!("the game asks");
        };
        let leverage::Confirmation::ActCosts { from, to, opens, .. } = question else {
            panic!("{question:?}");
        };
        assert_eq!((from, to), (points(0), -Values::usual().price(hostility)));
        assert!(opens.contains(&HostileAct::DamageShipInOwnSystems));
    }
}

#[test]
fn l6_2_only_a_conquered_city_can_be_destroyed_and_only_once() {
    let against = BO;
    let low = holding(BO, ADA, -60);
    let destroy = hostile(ADA, BO, Hostility::DestroyCity);
    let nothing = || Err(Refusal::from(leverage::Refusal::NothingConquered { against }));
    check(std::slice::from_ref(&low), destroy.clone(), nothing());
    let given = [low, hostile(ADA, BO, Hostility::ConquerCity)];
    check(
        &given,
        confirmed(destroy.clone(), costs((10.0, -15.0, -25.0), &[], Some(500))),
        Ok(vec![acted(Hostility::DestroyCity), lost(ADA, BO, 10, -25, Why::Hostility(DestroyCity))]),
    );
    let razed = [&given[..], std::slice::from_ref(&destroy)].concat();
    check(&razed, destroy, nothing());
}

#[test]
fn l6_2_nonsense_is_refused() {
    let refused = |hostility, value, most| {
        check(
            &[holding(BO, ADA, -60)],
            hostile(ADA, BO, hostility),
            Err(Refusal::from(leverage::Refusal::CountOutOfRange { value, most })),
        );
    };
    let most = 1_000_000;
    for count in [0, -1, most + 1, i64::MAX, i64::MIN] {
        refused(Hostility::StealMinerals { count }, count, most);
        refused(damage(1, count, Battleground::OwnSystems), count, most);
    }
    refused(damage(0, 5, Battleground::OwnSystems), 0, 5);
    refused(damage(6, 5, Battleground::OwnSystems), 6, 5);
}

#[test]
fn l6_3_a_moderator_may_report_for_a_player() {
    let question = costs((5.0, 0.0, -5.0), AT_HOME, Some(250));
    let Step::Order(order) = confirmed(hostile(ADA, BO, Hostility::StealBiomass), question) else {
        panic!("it is an order");
    };
    let on_behalf = |moderator| Step::Order(Order { on_behalf: Some(MODERATOR), moderator, ..order.clone() });
    let given = [holding(BO, ADA, -20)];
    check(&given, on_behalf(false), Err(Refusal::from(table::Refusal::ModeratorsOnly)));
    let (moderator, player) = (MODERATOR, ADA);
    check(
        &given,
        on_behalf(true),
        Ok(vec![
            Event::ActedFor { moderator, player },
            acted(Hostility::StealBiomass),
            lost(ADA, BO, 5, -5, Why::Hostility(StealBiomass)),
        ]),
    );
}

#[test]
fn l6_6_entering_without_passage_previews_the_price() {
    let question = Refusal::MustConfirm(costs((1.0, -99.5, -100.0), &[], Some(25)));
    check(&[holding(ADA, BO, -99.5)], enter(ADA, BO, None, None), Err(question));
}
