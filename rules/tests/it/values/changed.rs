//! Other values in a running game (H1.4).

use super::*;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{
    self, Access, Event as Effect, HostileAct, Pair, RightsShift, Technology, Terms,
};
use chancery_rules::games::{self, Game};
use chancery_rules::time::Span;
use chancery_rules::{Campaign, Event, Refusal, Setting, deadline};

fn values(file: &str) -> Values {
    read(file).expect("possible values")
}

fn changed(evening: &mut Evening, file: &str) -> Vec<Event> {
    evening.attempt(&load(&values(file))).expect("a change of values")
}

#[test]
fn h1_4_a_change_names_the_values_before_and_after() {
    let mut evening = Evening::begin();
    let events = changed(&mut evening, r#"{"loss": {"mineral": 3}, "access": {"trade": {"name": "Markets"}}}"#);
    let [first, Event::Game(games::Event::Leverage(Effect::ValuesChanged { before, after, .. }))] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(*first, moderated());
    let paths: Vec<&str> = before.changes(after).iter().map(|change| change.path).collect();
    assert_eq!(paths, ["access.trade.name", "loss.mineral"]);
    assert_eq!(**before, Values::default());
}

#[test]
fn h1_4_only_a_moderator_changes_values() {
    let Step::Order(order) = load(&second_values()) else { panic!("an order") };
    let by_a_player = Step::Order(chancery_rules::Order { by: ADA, moderator: false, ..order });
    let refused = Err(Refusal::from(chancery_rules::table::Refusal::ModeratorsOnly));
    check(&[], by_a_player, refused);
}

#[test]
fn h1_4_the_same_values_change_nothing() {
    let refused = || Err(Refusal::from(leverage::Refusal::SameValues));
    check(&[], load(&Values::default()), refused());
    check(&[load(&second_values())], load(&second_values()), refused());
}

#[test]
fn h1_3_impossible_values_are_refused_whatever_made_them() {
    let mut wrong = Values::default();
    wrong.gift.money_per_leverage = 0;
    wrong.milestones.points = vec![5; 40];
    let Err(Refusal::Game(games::Refusal::Leverage(leverage::Refusal::BadValues { flaws, more }))) =
        Evening::begin().attempt(&load(&wrong))
    else {
        panic!("a refusal");
    };
    assert_eq!((flaws.len(), more), (20, 21));
    assert_eq!(flaws[0].path, "gift.money_per_leverage");
}

#[test]
fn h1_4_what_was_booked_stays() {
    let mut evening = Evening::begin();
    evening.play(&[gift(ADA, BO, 500), open(BO, ADA, Access::Trade)]);
    changed(&mut evening, r#"{"gift": {"money_per_leverage": 10}, "start": {"money": 5}}"#);
    assert_eq!((leverage(&evening.campaign, ADA, BO), money(&evening.campaign, ADA)), (points(10), 500));
    evening.play(&[gift(ADA, BO, 100), join(DEE)]);
    assert_eq!((leverage(&evening.campaign, ADA, BO), money(&evening.campaign, DEE)), (points(20), 5));
}

#[test]
fn h1_4_a_leverage_outside_new_bounds_only_moves_towards_them() {
    let mut evening = Evening::begin();
    evening.play(&[holding(ADA, BO, 80), holding(BO, ADA, -80), open(BO, ADA, Access::Trade)]);
    changed(&mut evening, r#"{"bounds": {"lowest": -50, "highest": 50}}"#);
    let held = |evening: &Evening| [(ADA, BO), (BO, ADA)].map(|(by, over)| leverage(&evening.campaign, by, over));
    assert_eq!(held(&evening), [80, -80].map(points));
    // Gifts earn nothing above the bound, and losses cost nothing below it.
    evening.play(&[gift(ADA, BO, 100), revoke(BO, ADA, Access::Trade)]);
    assert_eq!(held(&evening), [80, -80].map(points));
    evening.play(&[gift(BO, ADA, 250), ask_money(ADA, BO, 250)]);
    assert_eq!(held(&evening), [75, -75].map(points));
    evening.play(&[ask_money(ADA, BO, 600), refuse(BO, 2)]);
    assert_eq!(held(&evening), [63, -75].map(points));
    changed(&mut evening, "{}");
    assert_eq!(held(&evening), [63, -75].map(points));
}

#[test]
fn h1_4_pending_favours_keep_their_price_and_their_refusal_cost() {
    let mut evening = Evening::begin();
    evening.play(&[holding(ADA, BO, 20), ask_money(ADA, BO, 250)]);
    changed(&mut evening, r#"{"favour": {"money_per_leverage": 10, "refusal_factor": 0.5}}"#);
    evening.play(&[ask_money(ADA, BO, 50), refuse(BO, 1)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(10));
    assert_eq!(leverage(&evening.campaign, BO, ADA), points(-10));
    evening.play(&[refuse(BO, 2)]);
    assert_eq!(leverage(&evening.campaign, BO, ADA), points(-12.5));
}

#[test]
fn h1_4_other_pending_offers_are_booked_by_the_new_values() {
    let mut evening = Evening::begin();
    evening.play(&[offer_access(ADA, BO, Access::Trade), open(BO, ADA, Access::Ecological), terraform(ADA, BO)]);
    changed(&mut evening, r#"{"access": {"trade": {"value": 3}}, "terraform": 4}"#);
    evening.play(&[accept(BO, 1), accept(BO, 2)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(7));
}

#[test]
fn h1_4_timed_actions_are_credited_by_the_old_values_until_then() {
    let mut evening = Evening::begin();
    evening.play(&[open(BO, ADA, Access::Diplomatic), research(ADA, BO), seconds(5400)]);
    changed(&mut evening, r#"{"research": {"leverage": 1, "science": 10, "money": 7}}"#);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(5));
    // The minute that has begun ends when it would have.
    evening.play(&[seconds(1799)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(5));
    evening.play(&[seconds(1)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(6));
    assert_eq!((money(&evening.campaign, ADA), science(&evening.campaign, BO)), (1107, (11, 0)));
    assert_eq!(only_task(&evening.campaign).paid(), (11, Money(107)));
    // A second change adds up as well.
    changed(&mut evening, "{}");
    evening.play(&[wait(1)]);
    assert_eq!(only_task(&evening.campaign).paid(), (12, Money(207)));
    assert_eq!(only_task(&evening.campaign).earned, points(11));
}

#[test]
fn h1_4_schmoozing_goes_on_at_the_new_rate() {
    let mut evening = Evening::begin();
    evening.play(&[open(BO, ADA, Access::Diplomatic), knowing(ADA, Technology::Neuropsychology, 1)]);
    evening.play(&[schmooze(ADA, BO), wait(1)]);
    changed(&mut evening, r#"{"schmooze": [12.5, 20, 30, 45, 60]}"#);
    evening.play(&[wait(1)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(22.5));
    changed(&mut evening, r#"{"schmooze": [0, 20, 30, 45, 60]}"#);
    evening.play(&[wait(2)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(22.5));
    assert_eq!(deadline(&evening.campaign), None, "nothing more is earned");
}

#[test]
fn h1_4_both_are_told_again_at_a_higher_limit() {
    let at_limit = |events: &[Event]| {
        let told = |event: &&Event| matches!(event, Event::Game(games::Event::Leverage(Effect::TaskAtLimit { .. })));
        events.iter().filter(told).count()
    };
    let mut evening = Evening::begin();
    evening.play(&[open(BO, ADA, Access::Diplomatic), holding(ADA, BO, 95), research(ADA, BO)]);
    assert_eq!(at_limit(&evening.attempt(&wait(1)).expect("time")), 1);
    changed(&mut evening, r#"{"bounds": {"highest": 110}}"#);
    assert_eq!(at_limit(&evening.attempt(&wait(1)).expect("time")), 0);
    assert_eq!(at_limit(&evening.attempt(&wait(1)).expect("time")), 1);
    changed(&mut evening, r#"{"bounds": {"highest": 90}}"#);
    assert_eq!(at_limit(&evening.attempt(&wait(5)).expect("time")), 0);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(110));
}

#[test]
fn h1_4_milestones_reached_stay_reached() {
    let mut evening = Evening::begin();
    evening.play(&[money_for_nothing(ADA, 5000), gift(ADA, BO, 5000), gift(ADA, CY, 50)]);
    assert_eq!((state(&evening.campaign).milestones(ADA), science(&evening.campaign, ADA)), (1, (0, 20)));
    changed(&mut evening, r#"{"milestones": {"points": [150, 160, 170], "science": 1}}"#);
    assert_eq!(state(&evening.campaign).next_milestone(ADA), Some(160));
    evening.play(&[gift(CY, ADA, 1), money_for_nothing(ADA, 5000), gift(ADA, CY, 3000)]);
    assert_eq!((state(&evening.campaign).milestones(ADA), science(&evening.campaign, ADA)), (2, (0, 21)));
}

#[test]
fn h1_4_new_thresholds_open_and_close_rights() {
    let mut evening = Evening::begin();
    evening.play(&[holding(BO, ADA, -20)]);
    let events = changed(&mut evening, r#"{"threshold": {"conquer": -19, "mineral": -20}}"#);
    let rights = vec![
        RightsShift { actor: ADA, against: BO, act: HostileAct::StealMinerals, opened: false },
        RightsShift { actor: ADA, against: BO, act: HostileAct::ConquerCity, opened: true },
    ];
    assert_eq!(events[2..], [Event::from(Effect::RightsShifted { rights })]);
}

#[test]
fn h1_4_defaults_cost_nothing() {
    let stored = |campaign: &Campaign| serde_json::to_value(&*campaign.game).expect("plain data")["leverage"].clone();
    let mut evening = Evening::begin();
    evening.play(&[holding(ADA, BO, 20), ask_money(ADA, BO, 250), research(ADA, ADA), wait(1)]);
    let usual = stored(&evening.campaign);
    assert_eq!((usual.get("values"), usual.get("widest_bounds")), (None, None));
    let task = usual["tasks"]["1"].as_object().expect("a task");
    assert_eq!((task.get("pay"), task.get("paid_before")), (None, None));
    let offer = serde_json::to_string(&evening.campaign.offers.pending[&id(1)]).expect("plain data");
    assert!(!offer.contains("factor"), "{offer}");

    evening.play(&[load(&second_values())]);
    let kept = serde_json::to_string(&*evening.campaign.game).expect("plain data");
    let read: Game = serde_json::from_str(&kept).expect("what was written");
    assert_eq!(read, *evening.campaign.game);
    evening.play(&[load(&Values::default())]);
    assert_eq!(stored(&evening.campaign).get("values"), None);
}

#[test]
fn replay_judges_by_the_values_of_then() {
    let mut evening = Evening::of([ADA, BO, CY]);
    let favour = chancery_rules::games::leverage::Favour::Money { amount: Money(100) };
    evening.play(&[gift(ADA, BO, 500), load(&second_values()), gift(ADA, BO, 90)]);
    evening.play(&[ask(ADA, BO, favour, None, false), open(BO, ADA, Access::Diplomatic), research(ADA, BO), wait(3)]);
    evening.play(&[load(&Values::default()), wait(2), join(DEE)]);
    let again = Campaign::replay(evening.campaign.id, &evening.log).expect("a campaign");
    assert_eq!(again, evening.campaign);
    let held = state(&again).leverage(Pair::new(ADA, BO));
    assert_eq!(held, points(10.0 + 3.0 - 2.5 + 7.5 + 10.0));
}

#[test]
fn h1_4_a_paused_campaign_changes_too() {
    let mut evening = Evening::begin();
    evening.play(&[open(BO, ADA, Access::Diplomatic), research(ADA, BO), seconds(1800), pause(), wait(30)]);
    changed(&mut evening, r#"{"research": {"leverage": 1}}"#);
    evening.play(&[wait(30), resume(), seconds(1799)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(0));
    evening.play(&[seconds(1)]);
    assert_eq!(leverage(&evening.campaign, ADA, BO), points(1));
}

#[test]
fn h1_4_slow_and_fast_clocks_credit_the_same() {
    let play = |looks: i64| {
        let mut evening = evening_by(&second_values());
        evening.play(&[set(Setting::Pace(Span::seconds(1))), open(BO, ADA, Access::Diplomatic)]);
        evening.play(&[knowing(ADA, Technology::Neuropsychology, 2), schmooze(ADA, BO)]);
        (0..looks).for_each(|_| evening.play(&[Step::Wait(Span::millis(6000 / looks))]));
        changed(
            &mut evening,
            r#"{"schmooze": [4, 0.07, 8, 10, 12], "bounds": {"highest": 60}, "start": {"leverage": 2}}"#,
        );
        (0..looks).for_each(|_| evening.play(&[Step::Wait(Span::millis(60_000 / looks))]));
        evening.campaign.game
    };
    assert_eq!(play(1), play(60));
}

#[test]
fn a_favour_stores_the_multiple_it_was_asked_with() {
    let mut evening = Evening::begin();
    changed(&mut evening, r#"{"favour": {"refusal_factor": 1.5}}"#);
    evening.play(&[holding(ADA, BO, 20), ask_money(ADA, BO, 250)]);
    let terms = &evening.campaign.offers.pending[&id(1)].terms;
    let chancery_rules::Terms::Leverage(terms @ Terms::Favour { .. }) = terms else { panic!("a favour") };
    assert_eq!((terms.cost(), terms.refusal()), (Some(points(5)), Some(points(7.5))));
    let stored = serde_json::to_value(terms).expect("plain data");
    assert_eq!(stored["favour"]["factor"], 150);
}
