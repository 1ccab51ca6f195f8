//! L8: diplomatic milestones.

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::{self, Access, Event as Effect, MilestoneSource, Pair, Technology, Values, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Event, Setting};

use Access::{Diplomatic, Ecological};

fn advantage(campaign: &chancery_rules::Campaign, of: PlayerId, over: PlayerId) -> Leverage {
    state(campaign).advantage(Pair::new(of, over))
}

fn booked(event: Event) -> Step {
    Step::Event(event)
}

/// Ada has terraformed until she has this many points.
fn terraforming(points: i64) -> Vec<Step> {
    let mut steps = vec![set(reported()), open(BO, ADA, Ecological)];
    for _ in 0..points / 50 {
        steps.extend([terraform_at(ADA, BO, &format!("Vega {}", steps.len())), holding(ADA, BO, -50)]);
    }
    steps
}

fn milestones_in(log: &[Event]) -> Vec<(PlayerId, u8)> {
    let milestone = |event: &Event| match event {
        Event::Game(games::Event::Leverage(Effect::MilestoneReached { player, milestone, .. })) => {
            Some((*player, *milestone))
        }
        _ => None,
    };
    log.iter().filter_map(milestone).collect()
}

#[test]
fn l8_1_the_worked_example() {
    let campaign = after(&[
        booked(earned(ADA, BO, 79, 79, Why::Gift)),
        booked(spent(ADA, BO, 60, 19, Why::FavourAsked(id(1)))),
        booked(lost(ADA, BO, 10, 9, Why::Trespass)),
        booked(earned(BO, ADA, 20, 20, Why::Gift)),
        booked(spent(BO, ADA, 20, 0, Why::FavourAsked(id(2)))),
    ]);
    let values = [(ADA, BO), (BO, ADA)].map(|(by, over)| leverage(&campaign, by, over));
    assert_eq!(values, [9, 0].map(points));
    let advantages = [(ADA, BO), (BO, ADA)].map(|(by, over)| advantage(&campaign, by, over));
    assert_eq!(advantages, [49, -49].map(points));
}

#[test]
fn l8_2_progress_is_the_sum_of_advantages_over_all_rivals() {
    let campaign = after(&[gift(ADA, BO, 500), gift(ADA, CY, 250), gift(CY, ADA, 100)]);
    let progress = [ADA, BO, CY].map(|player| progress(&campaign, player));
    assert_eq!(progress, [13.0, -10.0, -3.0].map(points));
}

#[test]
fn l8_2_research_and_schmoozing_score_a_point_per_full_five() {
    let whole = [0, 499, 500, 1499].map(Leverage::hundredths).map(|earned| Values::usual().cooperation_points(earned));
    assert_eq!(whole, [0, 0, 1, 2].map(points));
    // Three points over Bo and two over Cy make five.
    let given = [
        open(BO, ADA, Diplomatic),
        open(CY, ADA, Diplomatic),
        knowing(ADA, Technology::Neuropsychology, 1),
        schmooze(ADA, BO),
        seconds(3 * 360),
        stop(ADA),
        schmooze(ADA, CY),
        seconds(2 * 360),
    ];
    assert_eq!(progress(&after(&given[..7]), ADA), points(3));
    assert_eq!(progress(&after(&given), ADA), points(6));
}

#[test]
fn l8_2_points_swallowed_by_the_bound_do_not_count() {
    let given = [holding(ADA, BO, 97), open(BO, ADA, Diplomatic), research(ADA, BO), wait(9)];
    let campaign = after(&given);
    assert_eq!(state(&campaign).cooperation_of(ADA), points(3));
    assert_eq!(progress(&campaign, ADA), points(3));
}

#[test]
fn l8_2_an_embassy_or_research_alone_is_not_cooperation() {
    let given = [
        open(BO, ADA, Diplomatic),
        knowing(ADA, Technology::Ambassadors, 1),
        money_for_nothing(ADA, 1000),
        embassy(ADA, BO),
        research(ADA, ADA),
        wait(4),
    ];
    let campaign = after(&given);
    assert_eq!(state(&campaign).cooperation_of(ADA), points(0));
    assert_eq!(progress(&campaign, ADA), points(20));
}

#[test]
fn l8_3_each_milestone_is_reached_at_its_points() {
    let all = &Values::usual().milestones.points;
    assert_eq!(*all, [100, 300, 600, 1000, 1500]);
    for (number, least) in (1..).zip(all.iter().copied()) {
        let before = after(&terraforming(least - 50));
        assert_eq!(state(&before).milestones(ADA), number - 1);
        let campaign = after(&terraforming(least));
        assert_eq!(state(&campaign).milestones(ADA), number);
        assert_eq!(science(&campaign, ADA), (0, 20 * i64::from(number)));
    }
}

#[test]
fn l8_3_a_gift_names_the_milestone_it_reaches() {
    check(
        &[booked(earned(ADA, CY, 95, 95, Why::Gift))],
        gift(ADA, BO, 250),
        Ok(vec![gifted(ADA, BO, 250), earned(ADA, BO, 5, 5, Why::Gift), reached(ADA, 1)]),
    );
    // A loss of another player's leverage over the player counts as much.
    check_agreed(
        &[booked(earned(ADA, CY, 95, 95, Why::Gift)), open(BO, ADA, Access::Trade)],
        revoke(BO, ADA, Access::Trade),
        vec![
            revoked(BO, ADA, Access::Trade),
            lost(BO, ADA, 15, -15, Why::AccessRevoked(Access::Trade)),
            reached(ADA, 1),
        ],
    );
}

#[test]
fn l8_3_a_milestone_stays_and_pays_only_once() {
    let mut evening = Evening::begin();
    evening.play(&terraforming(100));
    evening.play(&[open(ADA, BO, Ecological), terraform_at(BO, ADA, "Sol I")]);
    assert_eq!(progress(&evening.campaign, ADA), points(50));
    assert_eq!(state(&evening.campaign).milestones(ADA), 1);
    evening.play(&[terraform_at(ADA, BO, "Vega 0")]);
    assert_eq!(progress(&evening.campaign, ADA), points(100));
    assert_eq!(milestones_in(&evening.log), [(ADA, 1)]);
    assert_eq!(science(&evening.campaign, ADA), (0, 20));
}

#[test]
fn l8_3_several_milestones_can_be_reached_at_once() {
    let campaign = after(&[
        set(reported()),
        booked(earned(ADA, CY, 100, 100, Why::Gift)),
        booked(earned(ADA, BO, 100, 100, Why::Gift)),
        booked(lost(CY, ADA, 99, -99, Why::Trespass)),
        open(BO, ADA, Ecological),
        holding(ADA, BO, -100),
    ]);
    assert_eq!(state(&campaign).milestones(ADA), 0);
    let (events, campaign) = {
        let mut evening = Evening::begin();
        evening.campaign = campaign;
        let events = evening.attempt(&terraform_at(ADA, BO, "Vega 0")).expect("it is allowed");
        (events, evening.campaign)
    };
    assert_eq!(milestones_in(&events), [(ADA, 1), (ADA, 2)]);
    assert_eq!(science(&campaign, ADA), (0, 40));
}

#[test]
fn l8_3_a_milestone_counts_even_if_others_overtake() {
    // Ada does research for three minutes at six points a minute; Bo schmoozes Ada from then on, and for longer.
    let given = [
        booked(earned(ADA, CY, 85, 85, Why::Gift)),
        open(BO, ADA, Diplomatic),
        open(ADA, BO, Diplomatic),
        knowing(BO, Technology::Neuropsychology, 1),
        research_by(ADA, BO, limited(3)),
        seconds(2 * 3600 + 3599),
        schmooze(BO, ADA),
    ];
    let mut evening = Evening::begin();
    evening.play(&given);
    assert_eq!(progress(&evening.campaign, ADA), points(97));
    evening.play(&[wait(500)]);
    assert_eq!(milestones_in(&evening.log), [(ADA, 1), (BO, 1)]);
    assert_eq!(progress(&evening.campaign, ADA), points(3));
}

fn from_work() -> Step {
    set(Setting::from(leverage::Setting::MilestoneSource(MilestoneSource::Work)))
}

fn from_all() -> Step {
    set(Setting::from(leverage::Setting::MilestoneSource(MilestoneSource::All)))
}

#[test]
fn l8_4_under_work_only_cooperation_counts() {
    let given = [from_work(), gift(ADA, BO, 1000), open(BO, ADA, Diplomatic), research(ADA, BO), wait(3)];
    let campaign = after(&given);
    assert_eq!(progress(&campaign, ADA), points(3));
    let of_all = state(&campaign).progress_of_all(MilestoneSource::Work);
    assert_eq!(of_all.into_iter().collect::<Vec<_>>(), [(ADA, points(3))]);
}

#[test]
fn l8_4_money_given_and_asked_back_gains_nothing_under_work() {
    let pump = [gift(ADA, BO, 500), ask_money(ADA, BO, 500)];
    let progress_by = |first: Step| progress(&after(&[&[first][..], &pump].concat()), ADA);
    assert_eq!((progress_by(from_all()), progress_by(from_work())), (points(10), points(0)));
}

#[test]
fn l8_4_milestones_are_reached_by_work() {
    // Each minute of schmoozing at tier V earns 60, and a moderator takes it back: 12 points a minute.
    let mut given = vec![from_work(), open(BO, ADA, Diplomatic), knowing(ADA, Technology::Neuropsychology, 5)];
    given.extend([schmooze(ADA, BO)]);
    for _ in 0..8 {
        given.extend([wait(1), holding(ADA, BO, -60)]);
    }
    let mut evening = Evening::begin();
    evening.play(&given);
    assert_eq!((progress(&evening.campaign, ADA), state(&evening.campaign).milestones(ADA)), (points(96), 0));
    evening.play(&[wait(1)]);
    assert_eq!(progress(&evening.campaign, ADA), points(108));
    assert_eq!(milestones_in(&evening.log), [(ADA, 1)]);
}

#[test]
fn l8_4_another_source_opens_milestones_at_once_and_takes_none() {
    let mut evening = Evening::begin();
    evening.play(&[from_work(), booked(earned(ADA, BO, 95, 95, Why::Gift)), gift(ADA, CY, 500)]);
    assert_eq!((progress(&evening.campaign, ADA), milestones_in(&evening.log)), (points(0), vec![]));
    evening.play(&[from_all()]);
    assert_eq!((progress(&evening.campaign, ADA), milestones_in(&evening.log)), (points(105), vec![(ADA, 1)]));
    evening.play(&[from_work(), from_all()]);
    assert_eq!(state(&evening.campaign).milestones(ADA), 1);
    assert_eq!(milestones_in(&evening.log), [(ADA, 1)]);
}
