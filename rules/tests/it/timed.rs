//! L5: ships' tasks on the game clock. A game minute takes an hour here, unless a test sets another pace.

use super::given::*;
use chancery_rules::game_clock::GameTime;
use chancery_rules::games;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::{
    Access, Ending, Event as Effect, LONGEST_LIMIT, Pair, TaskKind, TaskOptions, Technology,
};
use chancery_rules::ids::{ShipId, TaskId};
use chancery_rules::table;
use chancery_rules::time::Span;
use chancery_rules::{Audience, Event, Refusal, Setting, deadline, notices};

use Access::Diplomatic;
use Technology::Neuropsychology;

fn researching() -> Vec<Step> {
    vec![open(BO, ADA, Diplomatic), research(ADA, BO)]
}

fn schmoozing(tier: u8) -> Vec<Step> {
    vec![open(BO, ADA, Diplomatic), knowing(ADA, Neuropsychology, tier), schmooze(ADA, BO)]
}

fn then(mut given: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    given.extend(more);
    given
}

fn no_access() -> Refusal {
    let (granter, access) = (BO, Diplomatic);
    Refusal::from(leverage::Refusal::NoAccess { granter, access })
}

#[test]
fn l5_1_players_start_with_one_ship_that_does_one_thing() {
    let fleets = [ADA, BO, CY].map(|player| state(&after(&[])).fleet(player).count());
    assert_eq!(fleets, [1, 1, 1]);
    let given = researching();
    check(&given, research(ADA, ADA), Err(Refusal::from(leverage::Refusal::NoIdleShip { ships: 1 })));
    let (owner, ship, task) = (ADA, "Flagship".to_owned(), TaskId(1));
    let busy = Refusal::from(leverage::Refusal::ShipBusy { owner, ship, task });
    check(&given, research_by(ADA, ADA, with_ship(1)), Err(busy));
    let campaign = after(&then(given, [another_ship(ADA, "Kestrel"), research(ADA, ADA)]));
    assert_eq!(state(&campaign).task_of(ShipId(4)).map(|t| t.host), Some(ADA));
}

#[test]
fn l5_1_players_command_only_their_own_ships() {
    let ship = || "Flagship".to_owned();
    let not_yours = || Err(Refusal::from(leverage::Refusal::NotYourShip { ship: ship() }));
    check(&[], research_by(ADA, ADA, with_ship(2)), not_yours());
    check(&[], stop_ship(ADA, 2), not_yours());
}

#[test]
fn l5_2_research_with_another_pays_both() {
    let begun = task(1, TaskKind::Research, ADA, BO, 1);
    check(&[open(BO, ADA, Diplomatic)], research(ADA, BO), Ok(vec![started(begun)]));
    let campaign = after(&then(researching(), [wait(3)]));
    assert_eq!([ADA, BO].map(|p| science(&campaign, p)), [(3, 0), (3, 0)]);
    assert_eq!([ADA, BO].map(|p| money(&campaign, p)), [1300, 1000]);
    assert_eq!(leverage(&campaign, ADA, BO), points(15));
    assert_eq!(leverage(&campaign, BO, ADA), points(0));
}

#[test]
fn l5_2_only_full_minutes_count() {
    let almost = seconds(3 * 3600 - 1);
    let campaign = after(&then(researching(), [almost.clone()]));
    assert_eq!(science(&campaign, ADA), (2, 0));
    let campaign = after(&then(researching(), [almost, seconds(1)]));
    assert_eq!(science(&campaign, ADA), (3, 0));
}

#[test]
fn l5_2_research_at_home_earns_no_leverage() {
    let campaign = after(&[research(ADA, ADA), wait(3)]);
    assert_eq!((science(&campaign, ADA), money(&campaign, ADA)), ((6, 0), 1300));
    assert!(state(&campaign).relations.is_empty());
}

#[test]
fn l5_2_research_needs_diplomatic_access() {
    check(&[], research(ADA, BO), Err(no_access()));
    let wrong = [open(ADA, BO, Diplomatic), open(BO, ADA, Access::Trade)];
    check(&wrong, research(ADA, BO), Err(no_access()));
}

#[test]
fn l5_3_schmoozing_needs_neuropsychology_and_access() {
    let technology = Neuropsychology;
    check(
        &[open(BO, ADA, Diplomatic)],
        schmooze(ADA, BO),
        Err(Refusal::from(leverage::Refusal::NeedsTechnology { technology })),
    );
    check(&[knowing(ADA, Neuropsychology, 1)], schmooze(ADA, BO), Err(no_access()));
}

#[test]
fn l5_3_each_tier_has_its_rate() {
    for (tier, rate) in [(1, 10), (2, 20), (3, 30), (4, 45), (5, 60)] {
        let campaign = after(&then(schmoozing(tier), [wait(1)]));
        assert_eq!(leverage(&campaign, ADA, BO), points(rate), "tier {tier}");
        assert_eq!((science(&campaign, ADA), money(&campaign, ADA)), ((0, 0), 1000));
    }
}

#[test]
fn l5_3_at_45_a_minute_a_point_takes_four_thirds_of_a_second() {
    // A game second takes a real minute, so a point takes 80 real seconds. The game clock counts whole thousandths of
    // a second, so a point can arrive up to 40 real milliseconds later.
    for (real, earned) in [(80_000, 0), (80_040, 1), (160_000, 1), (160_020, 2), (240_000, 3)] {
        let campaign = after(&then(schmoozing(4), [Step::Wait(Span::millis(real))]));
        assert_eq!(leverage(&campaign, ADA, BO), points(earned), "{real}");
    }
}

#[test]
fn l5_3_a_tier_unlocked_midway_counts_from_then_on() {
    let paid = [science_for(ADA, chancery_rules::games::leverage::ScienceKind::Neutral, 100)];
    let given = then(schmoozing(1), paid);
    // At 10 a minute, half a point is done when the rate rises to 20. The other half takes 1.5 game seconds.
    let faster = then(given, [seconds(180), unlock(ADA, Neuropsychology)]);
    for (real, earned) in [(89, 0), (90, 1), (269, 1), (270, 2)] {
        let campaign = after(&then(faster.clone(), [seconds(real)]));
        assert_eq!(leverage(&campaign, ADA, BO), points(earned), "{real}");
    }
    assert_eq!(only_task(&after(&faster)).kind, TaskKind::Schmooze { tier: 2 });
}

#[test]
fn l5_4_an_action_runs_until_it_is_stopped() {
    let campaign = after(&then(researching(), [seconds(9000), stop(ADA), wait(5)]));
    assert!(no_tasks(&campaign));
    assert_eq!(science(&campaign, ADA), (2, 0));
    check(&[], stop(ADA), Err(Refusal::from(leverage::Refusal::NothingToStop)));
    let ship = "Flagship".to_owned();
    check(&[], stop_ship(ADA, 1), Err(Refusal::from(leverage::Refusal::ShipIdle { ship })));
    let two = [another_ship(ADA, "Kestrel"), research(ADA, ADA), research(ADA, ADA)];
    check(&two, stop(ADA), Err(Refusal::from(leverage::Refusal::WhichShip)));
    assert_eq!(only_task(&after(&then(two.to_vec(), [stop_ship(ADA, 1)]))).id, TaskId(2));
}

#[test]
fn l5_4_an_action_ends_at_its_own_limit() {
    let given = [open(BO, ADA, Diplomatic), research_by(ADA, BO, limited(3))];
    let campaign = after(&given);
    assert_eq!(deadline(&campaign), Some(START + hours(1)));
    for absence in [3, 4, 500] {
        let campaign = after(&then(given.to_vec(), [wait(absence)]));
        assert!(no_tasks(&campaign));
        assert_eq!((science(&campaign, BO), money(&campaign, ADA)), ((3, 0), 1300));
    }
    assert!(!no_tasks(&after(&then(given.to_vec(), [seconds(3 * 3600 - 1)]))));
    for minutes in [0, -1, LONGEST_LIMIT + 1, i64::MAX] {
        let most = LONGEST_LIMIT;
        check(
            &[],
            research_by(ADA, ADA, limited(minutes)),
            Err(Refusal::from(leverage::Refusal::LimitOutOfRange { minutes, most })),
        );
    }
}

#[test]
fn l5_4_revoked_access_ends_research_schmoozing_and_embassy() {
    let given = [
        open(BO, ADA, Diplomatic),
        open(CY, ADA, Diplomatic),
        knowing(ADA, Neuropsychology, 1),
        knowing(ADA, Technology::Ambassadors, 1),
        money_for_nothing(ADA, 2000),
        another_ship(ADA, "Kestrel"),
        another_ship(ADA, "Heron"),
        research(ADA, BO),
        schmooze(ADA, BO),
        embassy(ADA, BO),
        research(ADA, CY),
        seconds(5400),
        revoke(BO, ADA, Diplomatic),
    ];
    let mut campaign = after(&given);
    let left = only_task(&campaign);
    assert_eq!((left.kind, left.host), (TaskKind::Research, CY));
    // There is a minute each of research and of the embassy, and a minute and a half of schmoozing.
    assert_eq!(leverage(&campaign, ADA, BO), points(25));
    campaign = after(&then(given.to_vec(), [wait(10)]));
    assert_eq!(leverage(&campaign, ADA, BO), points(25));
}

#[test]
fn l5_4_other_access_ends_nothing() {
    let given = then(researching(), [open(BO, ADA, Access::Trade)]);
    let campaign = after(&then(given, [revoke(BO, ADA, Access::Trade)]));
    assert_eq!(only_task(&campaign).kind, TaskKind::Research);
}

#[test]
fn l5_4_the_end_of_the_campaign_ends_ongoing_actions() {
    let mut evening = Evening::begin();
    evening.play(&then(researching(), [wait(2)]));
    let seen = evening.log.len();
    evening.play(&[end()]);
    let over = |event: &Event| {
        matches!(event, Event::Game(games::Event::Leverage(Effect::TaskEnded { ending, .. }))
            if *ending == Ending::CampaignEnded)
    };
    assert!(evening.log[seen..].iter().any(over));
}

#[test]
fn l5_5_the_pace_sets_the_length_of_a_game_minute() {
    for (pace, real) in [
        (Span::seconds(1), Span::seconds(1)),
        (Span::seconds(7), Span::seconds(7)),
        (Span::hours(168), Span::hours(168)),
    ] {
        let given = then(vec![set(Setting::Pace(pace))], researching());
        let campaign = after(&then(given.clone(), [Step::Wait(real)]));
        assert_eq!(science(&campaign, ADA), (1, 0), "{pace:?}");
        let almost = Span::millis(real.as_millis() - 1);
        let campaign = after(&then(given, [Step::Wait(almost)]));
        assert_eq!(science(&campaign, ADA), (0, 0), "{pace:?}");
    }
}

#[test]
fn l5_5_changing_the_pace_keeps_the_elapsed_part_of_a_minute() {
    // The first half takes half an hour at an hour a minute, and the other half five minutes at ten.
    let pace = set(Setting::Pace(Span::seconds(600)));
    let given = then(researching(), [seconds(1800), pace]);
    for (real, earned) in [(299, 0), (300, 5), (899, 5), (900, 10)] {
        let campaign = after(&then(given.clone(), [seconds(real)]));
        assert_eq!(leverage(&campaign, ADA, BO), points(earned), "{real}");
    }
}

#[test]
fn l5_5_a_pause_stops_the_game_clock() {
    let given = then(researching(), [seconds(1800), pause(), wait(500)]);
    let campaign = after(&given);
    assert_eq!(campaign.game_time(START + hours(5000)), GameTime(30_000));
    assert_eq!(science(&campaign, ADA), (0, 0));
    // Only the end of the pause is due (H3.4).
    assert_eq!(deadline(&campaign), Some(START + Span::seconds(1800) + hours(29 * 24)));
    for (real, earned) in [(1799, 0), (1800, 1)] {
        let campaign = after(&then(given.clone(), [resume(), seconds(real)]));
        assert_eq!(science(&campaign, ADA), (earned, 0), "{real}");
    }
}

#[test]
fn l5_6_crediting_once_equals_crediting_often() {
    let often = vec![seconds(1000); 900];
    let campaigns = [vec![wait(250)], often].map(|waits| after(&then(researching(), waits)));
    assert_eq!(campaigns[0], campaigns[1]);
    assert_eq!(science(&campaigns[0], ADA), (250, 20));
}

#[test]
fn l5_6_a_week_of_downtime_is_credited_once() {
    let mut evening = Evening::begin();
    evening.play(&then(researching(), [wait(168)]));
    assert_eq!(science(&evening.campaign, ADA), (168, 20));
    assert_eq!(evening.attempt(&wait(0)), Ok(vec![]));
}

#[test]
fn l5_6_a_fast_game_wakes_the_bot_once_a_minute() {
    let given = then(vec![set(Setting::Pace(Span::seconds(1)))], researching());
    assert_eq!(deadline(&after(&given)), Some(START + Span::seconds(60)));
    let campaign = after(&then(given.clone(), [seconds(10)]));
    assert_eq!(science(&campaign, ADA), (10, 0));
    assert_eq!(deadline(&campaign), Some(START + Span::seconds(60)));
    // The limit applies to all tasks together, no matter when they began.
    let other = [seconds(10), open(ADA, BO, Diplomatic), research_by(BO, ADA, limited(300)), seconds(51)];
    let campaign = after(&then(given, other));
    assert_eq!(deadline(&campaign), Some(START + Span::seconds(120)));
}

#[test]
fn l5_7_research_continues_at_the_limit_and_both_are_told_once() {
    let mut evening = Evening::begin();
    evening.play(&then(vec![holding(ADA, BO, 93)], researching()));
    let mut told = Vec::new();
    for _ in 0..5 {
        let seen = evening.log.len();
        evening.play(&[wait(1)]);
        told.push(notices(&evening.campaign, &evening.log[seen..]));
    }
    let campaign = &evening.campaign;
    assert_eq!(leverage(campaign, ADA, BO), points(100));
    assert_eq!(state(campaign).relation(Pair::new(ADA, BO)).earned, points(7));
    assert_eq!((science(campaign, BO), money(campaign, ADA)), ((5, 0), 1500));
    let counts: Vec<usize> = told.iter().map(Vec::len).collect();
    assert_eq!(counts, [0, 1, 0, 0, 0]);
    let notice = &told[1][0];
    assert_eq!((notice.to, &notice.calls), (Audience::Table, &vec![ADA, BO]));
    let (task, pair) = (TaskId(1), Pair::new(ADA, BO));
    let at_limit = Event::from(Effect::TaskAtLimit { task, pair, also: Vec::new(), limit: None });
    assert_eq!(notice.events, [at_limit]);
}

#[test]
fn l5_7_leverage_spent_at_the_limit_is_earned_again() {
    let given = then(vec![holding(ADA, BO, 100)], researching());
    let campaign = after(&then(given, [wait(10), ask_money(ADA, BO, 500), wait(1)]));
    assert_eq!(leverage(&campaign, ADA, BO), points(95));
}

#[test]
fn without_a_map_a_place_is_free_text() {
    let campaign = after(&[research_by(ADA, ADA, at("  The old mill "))]);
    assert_eq!(only_task(&campaign).place.as_deref(), Some("The old mill"));
    let ship = &state(&campaign).ships[&ShipId(1)];
    assert_eq!(ship.place.as_deref(), Some("The old mill"));
    let (length, most) = (41, 40);
    let means = TaskOptions { place: Some("x".repeat(41)), ..TaskOptions::default() };
    check(&[], research_by(ADA, ADA, means), Err(Refusal::from(table::Refusal::NameTooLong { length, most })));
}

#[test]
fn l5_7_two_ships_at_one_host_report_the_limit_once() {
    let given = [
        holding(ADA, BO, 90),
        open(BO, ADA, Access::Diplomatic),
        another_ship(ADA, "Kestrel"),
        research(ADA, BO),
        research(ADA, BO),
    ];
    let mut evening = Evening::begin();
    evening.play(&given);
    let told: Vec<_> = (0..4)
        .flat_map(|_| evening.attempt(&wait(1)).expect("time passes"))
        .filter(|event| matches!(event, Event::Game(games::Event::Leverage(Effect::TaskAtLimit { .. }))))
        .collect();
    assert_eq!(told.len(), 1);
    assert!(state(&evening.campaign).tasks.values().all(|task| task.told_at_limit));
}
