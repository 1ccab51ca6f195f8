//! L3.10: access is suspended while the grantee's leverage over the granter is negative. A game minute takes an hour.

use super::given::*;
use chancery_rules::games::Listed;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::{self, Access, Correction, Ending, NegativeAccess, Public, State, Technology};
use chancery_rules::ids::PlayerId;
use chancery_rules::ruleset::Ruleset;
use chancery_rules::table::Viewer;
use chancery_rules::{Audience, Campaign, Event, Refusal, Setting, deadline, games, notices};

use Access::{Diplomatic, Ecological, Passage, Trade};
use leverage::Event as Effect;

fn negative(effect: NegativeAccess) -> Step {
    set(Setting::from(leverage::Setting::NegativeAccess(effect)))
}

fn suspended() -> Step {
    negative(NegativeAccess::Suspended)
}

/// A moderator sets Ada's leverage over Bo.
fn set_over_bo(value: i32) -> Step {
    correct(Correction::SetLeverage { by: ADA, over: BO, value: points(value) })
}

fn over_bo(campaign: &Campaign) -> Leverage {
    leverage(campaign, ADA, BO)
}

fn no(access: Access, value: impl Into<f64>) -> Refusal {
    Refusal::from(leverage::Refusal::AccessSuspended { granter: BO, access, leverage: points(value) })
}

/// Ada may do everything in Bo's systems, and knows how to.
fn granted() -> Vec<Step> {
    let all = Access::ALL.map(|access| open(BO, ADA, access));
    let knows = [knowing(ADA, Technology::Neuropsychology, 1), knowing(ADA, Technology::Ambassadors, 1)];
    all.into_iter().chain(knows).chain([money_for_nothing(ADA, 1000), suspended()]).collect()
}

fn then(mut given: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    given.extend(more);
    given
}

fn halts(log: &[Event]) -> Vec<(PlayerId, bool)> {
    let halt = |event: &Event| match event {
        Event::Game(games::Event::Leverage(Effect::TasksHalted { pair, .. })) => Some((pair.by, true)),
        Event::Game(games::Event::Leverage(Effect::TasksResumed { pair, .. })) => Some((pair.by, false)),
        _ => None,
    };
    log.iter().filter_map(halt).collect()
}

#[test]
fn l3_10_access_stands_by_default() {
    let given = [open(BO, ADA, Diplomatic), set_over_bo(-50), research(ADA, BO), wait(2)];
    assert_eq!(over_bo(&after(&given)), points(-40));
}

#[test]
fn l3_10_nothing_that_needs_access_can_be_done_below_0() {
    let acts = [
        (Diplomatic, research(ADA, BO)),
        (Diplomatic, schmooze(ADA, BO)),
        (Diplomatic, embassy(ADA, BO)),
        (Ecological, collect(ADA, BO, None)),
        (Ecological, terraform_at(ADA, BO, "Vega")),
        (Trade, sell(ADA, BO, 3)),
    ];
    for (access, act) in acts {
        check(&then(granted(), [set_over_bo(-1)]), act.clone(), Err(no(access, -1)));
        let mut evening = Evening::begin();
        evening.play(&then(granted(), [set_over_bo(0), act]));
    }
}

#[test]
fn l3_10_passage_is_paid_for_below_0() {
    let given = then(granted(), [set_over_bo(-1)]);
    let question = asked_first(&given, enter(ADA, BO, None, None));
    let after_entering = |given: &[Step], step| over_bo(&after(&then(given.to_vec(), [step])));
    assert_eq!(after_entering(&given, confirmed(enter(ADA, BO, None, None), question)), points(-2));
    let free = then(granted(), [set_over_bo(0)]);
    assert_eq!(after_entering(&free, enter(ADA, BO, None, None)), points(0));
    assert!(state(&after(&free)).has_access(ADA, BO, Passage));
}

#[test]
fn l3_10_ones_own_systems_and_other_players_are_not_concerned() {
    let given = then(granted(), [set_over_bo(-1), open(CY, ADA, Trade)]);
    for act in [research(ADA, ADA), sell(ADA, CY, 3)] {
        let mut evening = Evening::begin();
        evening.play(&then(given.clone(), [act]));
    }
}

#[test]
fn l3_10_granting_and_revoking_work_as_before() {
    let given = then(granted(), [set_over_bo(-1)]);
    let already = leverage::Refusal::AccessAlreadyGranted { granter: BO, grantee: ADA, access: Trade };
    check(&given, offer_access(BO, ADA, Trade), Err(Refusal::from(already)));
    let mut evening = Evening::begin();
    evening.play(&given);
    let question = match evening.attempt(&revoke(BO, ADA, Trade)) {
        Err(Refusal::MustConfirm(question)) => question,
        other => panic!("{other:?}"),
    };
    evening.play(&[confirmed(revoke(BO, ADA, Trade), question)]);
    assert!(!state(&evening.campaign).has_access(ADA, BO, Trade));
}

#[test]
fn l3_10_a_running_action_stands_still_and_keeps_what_it_began() {
    let mut evening = Evening::begin();
    // One and a half minutes earn once.
    evening.play(&then(granted(), [research(ADA, BO), seconds(90 * 60)]));
    assert_eq!((over_bo(&evening.campaign), money(&evening.campaign, ADA)), (points(5), 2100));
    evening.play(&[set_over_bo(-10), wait(30)]);
    assert_eq!((over_bo(&evening.campaign), money(&evening.campaign, ADA)), (points(-10), 2100));
    assert_eq!(deadline(&evening.campaign), None);
    // Half a minute is missing.
    evening.play(&[set_over_bo(0), seconds(29 * 60)]);
    assert_eq!(over_bo(&evening.campaign), points(0));
    evening.play(&[seconds(60)]);
    assert_eq!((over_bo(&evening.campaign), money(&evening.campaign, ADA)), (points(5), 2200));
    assert_eq!(halts(&evening.log), [(ADA, true), (ADA, false)]);
}

#[test]
fn l3_10_an_action_with_a_limit_ends_later() {
    let limited = research_by(ADA, BO, leverage::TaskOptions { minutes: Some(2), ..Default::default() });
    let given = then(granted(), [limited, wait(1), set_over_bo(-10), wait(5), set_over_bo(0)]);
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(state(&evening.campaign).tasks.values().next().is_some());
    evening.play(&[wait(1)]);
    assert_eq!(over_bo(&evening.campaign), points(5));
    assert_eq!(state(&evening.campaign).tasks.values().next(), None);
}

#[test]
fn l3_10_schmoozing_that_stands_still_rises_a_tier() {
    let given = then(granted(), [schmooze(ADA, BO), seconds(180), set_over_bo(-1), wait(3)]);
    let mut evening = Evening::begin();
    // Half a point is done. The other half takes a twentieth of a minute less than before.
    evening.play(&then(given, [knowing(ADA, Technology::Neuropsychology, 2)]));
    evening.play(&[set_over_bo(0), seconds(359)]);
    assert!(over_bo(&evening.campaign) >= points(1));
}

#[test]
fn l3_10_a_halted_action_can_be_stopped() {
    let given = then(granted(), [research(ADA, BO), set_over_bo(-1), stop(ADA)]);
    let campaign = after(&given);
    assert_eq!(state(&campaign).tasks.values().next(), None);
}

#[test]
fn l3_10_an_embassy_stands_still_too() {
    let given = then(granted(), [embassy(ADA, BO), set_over_bo(-10), wait(9), set_over_bo(0), wait(2)]);
    assert_eq!(over_bo(&after(&given)), points(10));
}

#[test]
fn l3_10_an_act_that_falls_below_0_halts_at_once_and_a_gift_resumes() {
    let mut evening = Evening::begin();
    evening.play(&then(
        granted(),
        [research(ADA, BO), set(Setting::from(leverage::Setting::Thresholds(leverage::Thresholds::Negative)))],
    ));
    evening.play(&[
        correct(Correction::SetLeverage { by: ADA, over: BO, value: points(-2) }),
        wait(2),
        gift(ADA, BO, 100),
    ]);
    assert_eq!(halts(&evening.log), [(ADA, true), (ADA, false)]);
    evening.play(&[wait(1)]);
    assert_eq!(over_bo(&evening.campaign), points(5));
}

#[test]
fn l3_10_silence_may_suspend_access() {
    // Bo's refusal by silence costs Bo leverage over Ada, so Bo's research at Ada's is suspended.
    let given = [
        suspended(),
        open(ADA, BO, Diplomatic),
        holding(ADA, BO, 10),
        research(BO, ADA),
        ask_money(ADA, BO, 500),
        correct(Correction::SetLeverage { by: BO, over: ADA, value: points(-355) }),
    ];
    let mut evening = Evening::begin();
    assert!(evening.attempt(&given[5]).is_err());
    let ask = [suspended(), open(ADA, BO, Diplomatic), holding(ADA, BO, 100), ask_money(ADA, BO, 1000), wait(71)];
    evening.play(&ask);
    evening.play(&[research(BO, ADA), wait(1)]);
    assert_eq!(leverage(&evening.campaign, BO, ADA), points(-35));
    assert_eq!(halts(&evening.log), [(BO, true)]);
}

#[test]
fn l3_10_the_setting_itself_halts_and_resumes() {
    let mut evening = Evening::begin();
    evening.play(&[open(BO, ADA, Diplomatic), set_over_bo(-20), research(ADA, BO), wait(1), suspended(), wait(5)]);
    assert_eq!(over_bo(&evening.campaign), points(-15));
    evening.play(&[negative(NegativeAccess::Stands), wait(1)]);
    assert_eq!(over_bo(&evening.campaign), points(-10));
    assert_eq!(halts(&evening.log), [(ADA, true), (ADA, false)]);
}

#[test]
fn l3_10_revoked_access_ends_an_action_that_stands_still() {
    let mut evening = Evening::begin();
    evening.play(&then(granted(), [research(ADA, BO), set_over_bo(-1)]));
    let question = match evening.attempt(&revoke(BO, ADA, Diplomatic)) {
        Err(Refusal::MustConfirm(question)) => question,
        other => panic!("{other:?}"),
    };
    evening.play(&[confirmed(revoke(BO, ADA, Diplomatic), question)]);
    let over = |event: &Event| match event {
        Event::Game(games::Event::Leverage(Effect::TaskEnded { ending, .. })) => *ending == Ending::AccessRevoked,
        _ => false,
    };
    assert!(evening.log.iter().any(over));
}

#[test]
fn l3_10_only_those_who_may_see_the_leverage_learn_of_it() {
    let hidden = set(Setting::from(leverage::Setting::PublicLeverage(Public::Nothing)));
    let mut evening = Evening::begin();
    evening.play(&then(granted(), [hidden, research(ADA, BO)]));
    let before = evening.log.len();
    evening.play(&[set_over_bo(-5)]);
    let told = notices(&evening.campaign, &evening.log[before..]);
    let to: Vec<Audience> =
        told.iter().filter(|notice| !halts(&notice.events).is_empty()).map(|notice| notice.to).collect();
    assert_eq!(to, [Audience::Player(ADA), Audience::Player(BO)]);
    for (viewer, sees) in [(ADA, true), (BO, true), (CY, false)] {
        let settings = State::settings_of(&evening.campaign.settings.games);
        let seen = state(&evening.campaign).redacted_for(settings, Viewer::from(viewer)).into_owned();
        let halted = seen.tasks.values().any(|task| task.halted.is_some());
        assert_eq!(halted, sees, "{viewer}");
    }
}
