//! Crediting (L5.6, L8.3) against a simple reference: a bot that settles the campaign at each completion.

use super::given::*;
use crate::effort::share;
use chancery_rules::game_clock::{GAME_MINUTE, GameTime};
use chancery_rules::games;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::{
    Access, Account, Correction, Event as Effect, GrantedBy, Meter, Pair, Ship, Task, TaskKind, Technology, Values,
};
use chancery_rules::ids::{PlayerId, TaskId};
use chancery_rules::time::{Span, Time};
use chancery_rules::{Campaign, Event, Refusal, Setting, deadline, settle};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeMap;

const PLAYERS: [PlayerId; 3] = [ADA, BO, CY];

/// Everybody has diplomatic access to everybody else, three ships, and a tier of Neuropsychology.
fn fleets(tier: u8) -> Vec<Step> {
    let mut steps = vec![set(Setting::AnswerWithin(hours(1)))];
    for player in PLAYERS {
        steps.push(knowing(player, Technology::Neuropsychology, tier));
        steps.push(knowing(player, Technology::Ambassadors, 1));
        steps.extend([money_for_nothing(player, 5000)]);
        steps.extend(["Kestrel", "Heron"].map(|name| another_ship(player, name)));
        let hosts = PLAYERS.into_iter().filter(|host| *host != player);
        steps.extend(hosts.map(|host| open(host, player, Access::Diplomatic)));
    }
    steps
}

fn someone() -> impl Strategy<Value = (PlayerId, PlayerId)> {
    (0..3_usize, 1..3_usize).prop_map(|(by, step)| (PLAYERS[by], PLAYERS[(by + step) % 3]))
}

/// Steps that change what time will bring.
fn turn() -> impl Strategy<Value = Step> {
    let limit = prop::option::of(1..9_i64);
    let pace = select(vec![1_000, 1_337, 7_000, 60_000, 3_600_000]);
    prop_oneof![
        4 => (someone(), limit).prop_map(|((by, host), limit)| {
            research_by(by, host, limit.map(limited).unwrap_or_default())
        }),
        4 => someone().prop_map(|(by, host)| schmooze(by, host)),
        2 => someone().prop_map(|(by, host)| embassy(by, host)),
        1 => someone().prop_map(|(by, _)| research(by, by)),
        2 => someone().prop_map(|(by, _)| unlock(by, Technology::Neuropsychology)),
        1 => someone().prop_map(|(by, from)| revoke(by, from, Access::Diplomatic)),
        2 => someone().prop_map(|(by, of)| ask_money(by, of, 300)),
        1 => someone().prop_map(|(by, of)| ask_aid(by, of, "Sol", 1)),
        1 => (someone(), -95..99_i32).prop_map(|((by, over), to)| {
            let value = points(to);
            correct(Correction::SetLeverage { by, over, value })
        }),
        1 => someone().prop_map(|(by, _)| stop(by)),
        2 => select(vec![pause(), resume(), resume()]),
        2 => pace.prop_map(|millis| set(Setting::Pace(Span::millis(millis)))),
    ]
    .boxed()
}

fn stretch() -> impl Strategy<Value = i64> {
    prop_oneof![3 => 0..9 * GAME_MINUTE, 1 => 0..2_000_i64, 1 => 0..30 * GAME_MINUTE]
}

/// How often the campaign is settled while time passes.
#[derive(Clone, Copy, Debug)]
enum Looks {
    Once,
    WhenDue,
    /// Settles each time a task completes something, and at each deadline.
    AtEveryCompletion,
}

impl Looks {
    /// Returns the next time to settle, no later than `until`.
    fn next(self, evening: &Evening, until: Time) -> Time {
        let next = match self {
            Looks::Once => None,
            Looks::WhenDue => deadline(&evening.campaign),
            Looks::AtEveryCompletion => next_completion(&evening.campaign, evening.now),
        };
        next.map_or(until, |next| next.min(until))
    }
}

/// Returns the next time when anything completes, ends or is due.
fn next_completion(campaign: &Campaign, now: Time) -> Option<Time> {
    let pace = campaign.pace()?;
    let shown = campaign.game_time(now);
    let completion = |task: &Task| {
        let rate = task.rate().max(1);
        let next = task.meter.completed_at(rate, task.meter.credited + 1);
        let next = Some(next).filter(|_| task.rate() > 0);
        next.into_iter().chain(task.ends()).filter(|at| *at > shown).min()
    };
    let moments = state(campaign).tasks.values().filter_map(completion);
    let completed = moments.min().map(|at| campaign.clock.when(at, pace));
    completed.into_iter().chain(deadline(campaign)).filter(|at| *at > now).min()
}

fn wait_until(evening: &mut Evening, until: Time) {
    let wait = Step::Wait(until.since(evening.now));
    evening.attempt(&wait).expect("waiting is always possible");
    assert_eq!(settle(&evening.campaign, until), []);
    assert!(deadline(&evening.campaign).is_none_or(|due| due > until));
}

/// The milestones recomputed from the journal's bookings, entry by entry, without a clock.
#[derive(Default)]
struct Counted {
    advantage: BTreeMap<PlayerId, Leverage>,
    cooperation: BTreeMap<PlayerId, Leverage>,
    reached: BTreeMap<PlayerId, u8>,
}

impl Counted {
    fn entry(&mut self, events: &[Event]) {
        for event in events {
            let Event::Game(games::Event::Leverage(event)) = event else {
                continue;
            };
            let Some(booking) = event.booking() else {
                continue;
            };
            if matches!(booking.account, Account::Earned | Account::Lost) {
                *self.advantage.entry(booking.pair.by).or_default() += booking.change();
                *self.advantage.entry(booking.pair.over).or_default() += -booking.change();
            }
            if matches!(event, Effect::TaskCredited { cooperation: true, .. }) {
                *self.cooperation.entry(booking.pair.by).or_default() += booking.amount;
            }
        }
        for (player, advantage) in &self.advantage {
            let together = self.cooperation.get(player).copied().unwrap_or_default();
            let points = *advantage + Values::usual().cooperation_points(together);
            let count = Values::usual().milestones.points.iter().filter(|least| points >= Leverage::points(**least));
            let count = u8::try_from(count.count()).expect("there are five");
            let reached = self.reached.entry(*player).or_default();
            *reached = count.max(*reached);
        }
    }
}

/// Plays the turns, settling at these times in between, and returns the final state.
fn play(tier: u8, turns: &[(i64, Step)], looks: Looks) -> (Campaign, Counted) {
    let mut evening = Evening::begin();
    evening.play(&fleets(tier));
    let (mut counted, mut seen) = (Counted::default(), 0);
    for (stretch, step) in turns {
        let pace = evening.campaign.settings.pace.as_millis();
        let real = i128::from(*stretch) * i128::from(pace) / i128::from(GAME_MINUTE);
        let until = evening.now + Span::millis(i64::try_from(real).expect("a short while"));
        while evening.now < until {
            let next = looks.next(&evening, until);
            assert!(next > evening.now, "it would look for ever");
            wait_until(&mut evening, next);
            counted.entry(&evening.log[seen..]);
            seen = evening.log.len();
        }
        // Refusals do not depend on how often the campaign was settled. Questions are confirmed.
        if let Err(Refusal::MustConfirm(question)) = evening.attempt(step) {
            let _ = evening.attempt(&confirmed(step.clone(), question));
        }
        counted.entry(&evening.log[seen..]);
        seen = evening.log.len();
    }
    (evening.campaign, counted)
}

/// Ignores the reminders sent, because late settling sends only the last of them.
fn but_for_reminders(mut campaign: Campaign) -> Campaign {
    for offer in campaign.offers.pending.values_mut() {
        offer.reminded = None;
    }
    campaign
}

/// Two of Ada's ships do research at Bo's, a third schmoozes him, and one has a time limit. Each achieves what was
/// forecast.
#[test]
fn l5_6_a_forecast_of_parallel_tasks_comes_true() {
    let given = [
        open(BO, ADA, Access::Diplomatic),
        knowing(ADA, Technology::Neuropsychology, 1),
        another_ship(ADA, "Heron"),
        another_ship(ADA, "Kestrel"),
        holding(ADA, BO, 3),
        research(ADA, BO),
        wait(1),
        research_by(ADA, BO, limited(2)),
        schmooze(ADA, BO),
    ];
    let mut evening = Evening::begin();
    evening.play(&given);
    let foretold = evening.campaign.clone();
    let pair = Pair::new(ADA, BO);
    let full = state(&foretold).will_be_full(pair).expect("it rises");
    for minute in 0..12 {
        evening.play(&[wait(1)]);
        let by = evening.campaign.game_time(evening.now);
        for task in state(&evening.campaign).tasks.values() {
            let earned = state(&foretold).will_have_earned(task_of(&foretold, task.id), by);
            assert_eq!(earned, task.earned, "{task:?} after {minute}");
        }
        let at_limit = leverage(&evening.campaign, ADA, BO) == points(100);
        assert_eq!(at_limit, by >= full, "{by:?} {full:?}");
    }
    assert_eq!(state(&evening.campaign).will_be_full(pair), None);
    evening.play(&[stop_ship(ADA, 1), holding(ADA, BO, -50)]);
    evening.play(&[stop_ship(ADA, 5)]);
    assert_eq!(state(&evening.campaign).will_be_full(pair), None);
}

fn task_of(campaign: &Campaign, id: TaskId) -> &Task {
    &state(campaign).tasks[&id]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: share(16),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn crediting_does_not_depend_on_who_reads_when(
        tier in 1..=5_u8,
        turns in vec((stretch(), turn()), 1..20),
    ) {
        let (reference, counted) = play(tier, &turns, Looks::AtEveryCompletion);
        for player in PLAYERS {
            let counted = counted.reached.get(&player).copied().unwrap_or_default();
            prop_assert_eq!(state(&reference).milestones(player), counted);
        }
        let reference = but_for_reminders(reference);
        for looks in [Looks::Once, Looks::WhenDue] {
            let (campaign, _) = play(tier, &turns, looks);
            prop_assert_eq!(&but_for_reminders(campaign), &reference);
        }
    }
}

#[test]
fn l5_6_ten_thousand_actions_are_credited_at_once() {
    let players = (1..=101).map(PlayerId);
    let mut evening = Evening::of(players.clone());
    let pairs: Vec<_> = players
        .clone()
        .flat_map(|by| players.clone().map(move |host| (by, host)))
        .filter(|(by, host)| by != host)
        .collect();
    for (number, (by, host)) in (1000..).zip(&pairs) {
        let kind = TaskKind::Research;
        let ship = Ship { name: format!("Ship {number}"), ..flagship(number, *by) };
        let begun = GameTime(i64::try_from(number).expect("small"));
        let task = Task {
            limit: Some(1000 + begun.0),
            meter: Meter::new(begun),
            started: begun,
            ..task(number, kind, *by, *host, number)
        };
        for event in [
            granted(*host, *by, Access::Diplomatic, GrantedBy::Campaign),
            Event::from(Effect::ShipLaunched(ship)),
            started(task),
        ] {
            evening.campaign.evolve(&event);
        }
    }
    let events = settle(&evening.campaign, START + hours(24 * 30));
    let credited = |event: &&Event| matches!(event, Event::Game(games::Event::Leverage(Effect::TaskCredited { .. })));
    assert!(events.iter().filter(credited).count() >= pairs.len());
    events.iter().for_each(|event| evening.campaign.evolve(event));
    let full = |pair: &(PlayerId, PlayerId)| leverage(&evening.campaign, pair.0, pair.1) == points(100);
    assert!(pairs.iter().all(full));
    assert_eq!(pairs.len(), 10_100);
}
