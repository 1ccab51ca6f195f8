//! Credits earnings over time (L5.6), in closed form. Each pair of players is credited separately, because only its
//! own tasks change what it earns. Between two moments at which anything changes, all its tasks are counted at once.
//! The result depends on game time alone, never on how often the campaign was settled.
//!
//! Milestones depend on all pairs together. Leverage only rises from one bound to the other, so it has few moments of
//! increase, which are processed one by one.

use super::GameContext;
use super::amounts::{Leverage, Money};
use super::event::Event;
use super::milestone;
use super::relation::{Account, Pair};
use super::settings::MilestoneSource;
use super::state::State;
use super::task::{Ending, Meter, Task};
use super::tasks;
use super::values::Values;
use crate::game_clock::GameTime;
use crate::ids::PlayerId;
use crate::time::{Span, Time};
use std::collections::{BTreeMap, BTreeSet};

/// The minimum real time between two wake-ups for completions, however fast a campaign runs. Players who check in
/// between still see everything due.
const WAKE_EVERY: Span = Span::seconds(60);

/// Returns the events that credit everything up to a moment of game time, and end the tasks due to end.
pub fn credit(state: &State, until: GameTime, source: MilestoneSource) -> Vec<Event> {
    let due = state.tasks.agenda().take_while(|(next, _)| *next <= until);
    let pairs: BTreeSet<Pair> = due.map(|(_, task)| tasks::between(task)).collect();
    let mut credits = Credits::default();
    for pair in pairs {
        credits.run(alone(state, pair), until);
    }
    let milestones = credits.milestones(state, source);
    credits.happened.sort_by_key(|(at, _)| *at);
    let happened = credits.happened.into_iter().map(|(_, event)| event);
    happened.chain(milestones).collect()
}

/// Returns when to wake the campaign for the next completion or end. Completions are handled at whole game minutes,
/// or in batches if those would come more often than [`WAKE_EVERY`].
pub fn next_due(at: &GameContext) -> Option<Time> {
    let (state, pace) = (at.game, at.clock.pace?);
    let minutes = WAKE_EVERY.as_millis() / pace.as_millis().max(1);
    // The two players are notified once for all tasks between them.
    let told = |pair| state.tasks.of(pair).any(|task| task.told_at_limit);
    // At its limit an embassy or schmoozing earns nothing more, so the campaign need not wake for it.
    let earns = |task: &Task| {
        let full = |pair| state.leverage(pair) >= state.values.bounds.highest && told(pair);
        task.pays() || (!task.worth().is_zero() && !task.pair().is_some_and(full))
    };
    let mut completed = state.tasks.minutes().filter(|(_, task)| earns(task));
    let completed = completed.next().map(|(next, _)| match minutes {
        ..=1 => next,
        _ => next.up_to_minutes(minutes),
    });
    let soonest = completed.into_iter().chain(state.tasks.first_end()).min();
    at.clock.when(soonest?)
}

impl State {
    /// Returns a task's leverage earnings by a moment of game time, provided that only the current tasks between its
    /// two players affect that leverage.
    pub fn will_have_earned(&self, task: &Task, by: GameTime) -> Leverage {
        let Some(pair) = task.pair() else {
            return Leverage::ZERO;
        };
        let mut credits = Credits::default();
        credits.run(alone(self, pair), by);
        let more = credits.happened.into_iter().filter_map(|(_, event)| {
            if let Event::TaskCredited { task: id, booking, .. } = event {
                return Some(booking.filter(|_| id == task.id)?.amount);
            }
            None
        });
        task.earned + more.sum()
    }

    /// Returns when the tasks between two players will bring the leverage to its limit, if they ever do.
    pub fn will_be_full(&self, pair: Pair) -> Option<GameTime> {
        fills(&alone(self, pair), GameTime(i64::MAX))
    }
}

/// Returns a state that contains only a pair's tasks and the leverage they earn.
fn alone(state: &State, pair: Pair) -> State {
    State {
        relations: [(pair, state.relation(pair))].into_iter().collect(),
        tasks: state.tasks.of(pair).cloned().collect(),
        values: state.values.clone(),
        ..State::default()
    }
}

/// Credits, and their times.
#[derive(Default)]
struct Credits {
    happened: Vec<(GameTime, Event)>,
    rises: Vec<Rise>,
}

/// A period during which each completion of a task raised leverage by the same amount.
struct Rise {
    pair: Pair,
    meter: Meter,
    rate: i64,
    completed: i64,
    amount: Leverage,
    cooperation: bool,
}

impl Credits {
    /// Credits the completions of one pair's tasks.
    fn run(&mut self, mut alone: State, until: GameTime) {
        let due = |alone: &State| alone.tasks.agenda().next().is_some_and(|(next, _)| next <= until);
        while due(&alone) {
            let stop = next_turn(&alone, until);
            let tasks: Vec<Task> = alone.tasks.values().cloned().collect();
            for task in &tasks {
                if let Some(event) = credited(&alone, task, stop) {
                    self.rises.extend(Rise::of(task, &event));
                    self.record(&mut alone, stop, event);
                }
            }
            if let Some(event) = at_limit(&alone) {
                self.record(&mut alone, stop, event);
            }
            for event in completed(&alone, stop) {
                self.record(&mut alone, stop, event);
            }
        }
    }

    fn record(&mut self, alone: &mut State, at: GameTime, event: Event) {
        alone.evolve(&event);
        self.happened.push((at, event));
    }

    /// Returns the milestones reached along the way, even if others' later earnings over a player reduced the
    /// progress again.
    fn milestones(&self, state: &State, source: MilestoneSource) -> Vec<Event> {
        let mut concerned: BTreeMap<PlayerId, Vec<&Rise>> = BTreeMap::new();
        for rise in &self.rises {
            concerned.entry(rise.pair.by).or_default().push(rise);
            concerned.entry(rise.pair.over).or_default().push(rise);
        }
        let mut reached = Vec::new();
        for (player, rises) in concerned {
            if state.next_milestone(player).is_none() {
                continue;
            }
            let advantage = match source {
                MilestoneSource::All => Some(state.relations.advantage_over_all(player)),
                MilestoneSource::Work => None,
            };
            let walk = Walk::new(state, player, advantage);
            if walk.may_reach(&rises) {
                reached.extend(walk.along(&rises));
            }
        }
        reached
    }
}

/// A player's progress to their next milestones.
struct Walk<'a> {
    values: &'a Values,
    player: PlayerId,
    milestones: u8,
    next: i64,
    /// The player's advantage over all rivals, if it counts (L8.4).
    advantage: Option<Leverage>,
    cooperation: Leverage,
}

impl Walk<'_> {
    fn new(state: &State, player: PlayerId, advantage: Option<Leverage>) -> Walk<'_> {
        Walk {
            values: &state.values,
            player,
            milestones: state.milestones(player),
            next: state.next_milestone(player).unwrap_or(i64::MAX / 100),
            advantage,
            cooperation: state.cooperation_of(player),
        }
    }

    /// Returns whether the next milestone would be reached if nobody earned anything over the player.
    fn may_reach(&self, rises: &[&Rise]) -> bool {
        let own = || rises.iter().filter(|rise| rise.pair.by == self.player);
        let earned: Leverage = own().map(|rise| rise.total()).sum();
        let together = own().filter(|rise| rise.cooperation);
        let together: Leverage = together.map(|rise| rise.total()).sum();
        let advantage = self.advantage.map_or(Leverage::ZERO, |advantage| advantage + earned);
        let most = advantage + self.values.cooperation_points(self.cooperation + together);
        most >= Leverage::points(self.next)
    }

    fn along(mut self, rises: &[&Rise]) -> Vec<Event> {
        let mut steps: Vec<(GameTime, &Rise)> =
            rises.iter().flat_map(|rise| rise.moments().map(move |at| (at, *rise))).collect();
        steps.sort_by_key(|(at, _)| *at);
        let mut reached = Vec::new();
        for moment in steps.chunk_by(|(one, _), (other, _)| one == other) {
            for (_, rise) in moment {
                self.step(rise);
            }
            let points = self.advantage.unwrap_or_default() + self.values.cooperation_points(self.cooperation);
            for (milestone, event) in milestone::reached(self.values, self.player, self.milestones, points) {
                self.milestones = milestone;
                reached.push(event);
            }
        }
        reached
    }

    fn step(&mut self, rise: &Rise) {
        let own = rise.pair.by == self.player;
        let moved = if own { rise.amount } else { -rise.amount };
        self.advantage = self.advantage.map(|advantage| advantage + moved);
        if !own {
            return;
        }
        if rise.cooperation {
            self.cooperation += rise.amount;
        }
    }
}

impl Rise {
    /// Returns the rise in a period, if there was any. Only the last completion can exceed the room left, and it has
    /// a period of its own.
    fn of(task: &Task, event: &Event) -> Option<Rise> {
        if let Event::TaskCredited { completed, booking, .. } = event {
            let booking = booking.filter(|booking| !booking.amount.is_zero())?;
            let each = booking.amount.in_hundredths() / completed;
            return Some(Rise {
                pair: booking.pair,
                meter: task.meter,
                rate: task.rate(),
                completed: *completed,
                amount: Leverage::hundredths(each),
                cooperation: task.is_cooperation(),
            });
        }
        None
    }

    fn total(&self) -> Leverage {
        Leverage::hundredths(self.amount.in_hundredths() * self.completed)
    }

    fn moments(&self) -> impl Iterator<Item = GameTime> {
        let credited = self.meter.credited;
        (1..=self.completed).map(move |nth| self.meter.completed_at(self.rate, credited + nth))
    }
}

/// Returns the end of the current steady period of a pair's tasks: nothing ends before it, and the leverage does not
/// reach its limit.
fn next_turn(alone: &State, until: GameTime) -> GameTime {
    let tasks = || alone.tasks.values();
    let ends = tasks().filter_map(Task::ends).min();
    let until = ends.map_or(until, |ends| ends.min(until));
    let Some(full) = fills(alone, until) else {
        return until;
    };
    // Right before this moment all completions still fit; at the moment itself the tasks compete for the rest.
    let before = GameTime(full.0 - 1);
    let news = tasks().any(|task| task.due(before) > 0);
    if news { before } else { full }
}

/// Returns the first moment, not after `until`, at which the tasks together use up the remaining room.
fn fills(alone: &State, until: GameTime) -> Option<GameTime> {
    let tasks = || alone.tasks.values().filter(|task| task.pair().is_some());
    let earned = |at: GameTime| -> i128 {
        tasks().map(|task| i128::from(task.due(at)) * i128::from(task.worth().in_hundredths())).sum()
    };
    let pair = tasks().find_map(Task::pair)?;
    let room = i128::from((alone.values.bounds.highest - alone.leverage(pair)).in_hundredths());
    if room <= 0 || earned(until) < room {
        return None;
    }
    let since = tasks().map(|task| task.meter.since.0).min()?;
    let (mut low, mut high) = (since, until.0);
    while low < high {
        let middle = low + (high - low) / 2;
        if earned(GameTime(middle)) >= room {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    Some(GameTime(low))
}

fn credited(state: &State, task: &Task, stop: GameTime) -> Option<Event> {
    let completed = task.due(stop);
    if completed == 0 {
        return None;
    }
    let booking = task.pair().map(|pair| {
        let earned = Leverage::hundredths(task.worth().in_hundredths().saturating_mul(completed));
        state.would_book(pair, Account::Earned, earned)
    });
    let pay = task.pay();
    Some(Event::TaskCredited {
        task: task.id,
        completed,
        science: pay.science.saturating_mul(completed),
        money: Money(pay.money.0.saturating_mul(completed)),
        booking,
        cooperation: task.is_cooperation(),
    })
}

/// Returns the event that a pair's leverage has reached its limit. Both players are notified once for all tasks
/// between them (L5.7).
fn at_limit(alone: &State) -> Option<Event> {
    let mut earning = alone.tasks.values().filter(|task| task.pair().is_some() && !task.worth().is_zero());
    let told = earning.clone().any(|task| task.told_at_limit);
    let (task, pair) = earning.find(|task| task.meter.credited > 0).and_then(|task| Some((task.id, task.pair()?)))?;
    if told || alone.leverage(pair) < alone.values.bounds.highest {
        return None;
    }
    let others = alone.tasks.values().filter(|other| other.pair() == Some(pair));
    let also = others.map(|other| other.id).filter(|other| *other != task);
    let also = also.collect();
    let limit = alone.limit_recorded();
    Some(Event::TaskAtLimit { task, pair, also, limit })
}

/// Returns the ends of tasks that reached their own limit.
fn completed(alone: &State, stop: GameTime) -> Vec<Event> {
    let ended = |task: &&Task| task.ends().is_some_and(|ends| ends <= stop);
    let tasks = alone.tasks.values().filter(ended);
    tasks.map(|task| task.over(Ending::Completed)).collect()
}
