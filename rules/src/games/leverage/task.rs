//! Everything that runs on the game clock: timed actions (L5), embassies (L9.4) and lent ships (L10.1).

use super::access::{self, Access};
use super::amounts::{Leverage, Money};
use super::event::Event;
use super::refusal::Refusal;
use super::relation::Pair;
use super::state::State;
use super::technology::Technology;
use super::values::Values;
use super::{GameContext, Refused};
use crate::game_clock::{GAME_MINUTE, GameTime};
use crate::ids::{DealId, OfferId, PlayerId, ShipId, TaskId};
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// The longest limit that can be set, in game minutes.
pub const LONGEST_LIMIT: i64 = 100_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    pub id: TaskId,
    pub kind: TaskKind,
    /// The player who earns by it. If it is a loan, the borrower.
    pub player: PlayerId,
    /// The player whose systems it runs in. If it is a loan, the ship's owner.
    pub host: PlayerId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship_name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The place a lent ship returns to (L10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came_from: Option<String>,
    pub started_at: Time,
    pub started: GameTime,
    /// The number of game minutes after which it ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    pub meter: Meter,
    /// The earnings of its completions, if they differ from the default values (H1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pay: Option<Pay>,
    /// What it paid before other values changed its pay.
    #[serde(default, skip_serializing_if = "Paid::is_nothing")]
    pub paid_before: Paid,
    /// Its leverage earnings so far, after the bound of L1.2.
    #[serde(default, skip_serializing_if = "Leverage::is_zero")]
    pub earned: Leverage,
    /// Both players were notified that the leverage is at its limit (L5.7).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub told_at_limit: bool,
    /// When it was suspended together with its access (L3.10), if it is suspended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halted: Option<GameTime>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskKind {
    Research,
    /// At this tier of Neuropsychology, 1 to 5.
    Schmooze {
        tier: u8,
    },
    Embassy,
    /// A lent ship.
    Aid {
        #[serde(flatten)]
        by: LoanSource,
    },
}

/// What lent a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoanSource {
    /// An accepted offer.
    Offer(OfferId),
    /// A clause of a deal.
    Deal(DealId),
}

/// The earnings of each completion of a task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pay {
    /// Completions per game minute.
    #[serde(deserialize_with = "crate::numbers::natural")]
    pub rate: i64,
    /// The leverage over the host.
    pub leverage: Leverage,
    /// The neutral science for the player, and with others the same for the host (L5.2).
    #[serde(deserialize_with = "crate::numbers::natural")]
    pub science: i64,
    pub money: Money,
}

/// Neutral science and money that a task has paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    #[serde(deserialize_with = "crate::numbers::natural")]
    pub science: i64,
    pub money: Money,
}

impl Pay {
    /// Returns the pay of a task that earns this much leverage a game minute, in whole points if possible (L5.3).
    pub(super) fn at_rate(a_minute: Leverage) -> Pay {
        let hundredths = a_minute.in_hundredths();
        let each = common_divisor(Leverage::points(1).in_hundredths(), hundredths);
        Pay { rate: hundredths / each, leverage: Leverage::hundredths(each), ..Pay::default() }
    }

    /// Returns the pay to be stored with a task; `None` if it is that of the default values.
    pub(super) fn recorded(values: &Values, kind: TaskKind, at_home: bool) -> Option<Pay> {
        let pay = values.pay(kind, at_home);
        (pay != Values::usual().pay(kind, at_home)).then_some(pay)
    }

    fn is_nothing(&self) -> bool {
        self.rate == 0 || (self.leverage.is_zero() && self.science == 0 && self.money == Money::ZERO)
    }

    /// Returns the leverage earned per game minute.
    pub fn a_minute(&self) -> Leverage {
        self.leverage.multiplied(self.rate)
    }
}

impl Paid {
    fn is_nothing(&self) -> bool {
        *self == Paid::default()
    }
}

fn common_divisor(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// A finished loan (L10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loan {
    pub task: TaskId,
    pub borrower: PlayerId,
    pub owner: PlayerId,
}

/// Counts completions exactly and in closed form, so that the result does not depend on how often it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meter {
    pub since: GameTime,
    /// Progress towards the next completion when the rate last changed, as a fraction of [`GAME_MINUTE`].
    #[serde(default, deserialize_with = "crate::numbers::natural")]
    pub begun: i64,
    /// Completions credited since then.
    #[serde(default, deserialize_with = "crate::numbers::natural")]
    pub credited: i64,
}

/// A ship's task, shown to a player who would end it by leaving (L12.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doing {
    pub ship: String,
    pub kind: TaskKind,
    pub player: PlayerId,
    pub host: PlayerId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

impl From<&Task> for Doing {
    fn from(task: &Task) -> Doing {
        let ship = task.ship_name.clone().unwrap_or_default();
        let Task { kind, player, host, .. } = *task;
        Doing { ship, kind, player, host, place: task.place.clone() }
    }
}

/// Why a task ended (L5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Stopped,
    /// It reached its own limit. A lent ship returns.
    Completed,
    AccessRevoked,
    /// The access it needs was granted for a time, which is over (D2.3).
    AccessEnded,
    ShipLost,
    /// One of the two left the campaign.
    Left,
    /// The place has a new ruler.
    PlaceLost,
    CampaignEnded,
}

impl Meter {
    pub fn new(since: GameTime) -> Meter {
        Meter { since, ..Meter::default() }
    }

    /// Returns how many completions by `until`, at `rate` per game minute, are not credited yet.
    pub fn due(&self, rate: i64, until: GameTime) -> i64 {
        (self.parts(rate, until) / GAME_MINUTE - self.credited).max(0)
    }

    /// Returns the time of the `nth` completion since the rate last changed: the first moment at which [`Meter::due`]
    /// counts it.
    pub fn completed_at(&self, rate: i64, nth: i64) -> GameTime {
        let rate = rate.max(1);
        let parts = nth.saturating_mul(GAME_MINUTE) - self.begun;
        let elapsed = parts.saturating_add(rate - 1).div_euclid(rate);
        GameTime(self.since.0.saturating_add(elapsed))
    }

    fn parts(&self, rate: i64, until: GameTime) -> i64 {
        let elapsed = until.0.saturating_sub(self.since.0).max(0);
        elapsed.saturating_mul(rate).saturating_add(self.begun)
    }

    /// Returns the meter for another rate from `at` on. Completions at the old `rate` must have been credited.
    pub fn retuned(&self, rate: i64, at: GameTime) -> Meter {
        Meter { since: at, begun: self.parts(rate, at) % GAME_MINUTE, credited: 0 }
    }
}

impl Task {
    /// Returns what lent the ship, if the task is a loan.
    pub fn lent_by(&self) -> Option<LoanSource> {
        match self.kind {
            TaskKind::Aid { by } => Some(by),
            TaskKind::Research | TaskKind::Schmooze { .. } | TaskKind::Embassy => None,
        }
    }

    /// Returns the offer that lent the ship, if one did.
    pub fn lent_by_offer(&self) -> Option<OfferId> {
        if let Some(LoanSource::Offer(offer)) = self.lent_by() { Some(offer) } else { None }
    }

    /// Returns the pair whose leverage it raises; `None` in the player's own systems and for loans.
    pub fn pair(&self) -> Option<Pair> {
        let earns = !matches!(self.kind, TaskKind::Aid { .. }) && self.player != self.host;
        earns.then(|| Pair::new(self.player, self.host))
    }

    /// Returns whether it is an action by one of the player's ships (L5.1), and not an embassy or a loan.
    pub fn is_action_of(&self, player: PlayerId) -> bool {
        let by_ship = matches!(self.kind, TaskKind::Research | TaskKind::Schmooze { .. });
        by_ship && self.player == player
    }

    /// Returns whether it runs in the player's own systems.
    pub fn is_at_home(&self) -> bool {
        self.player == self.host
    }

    /// Returns what each of its completions earns.
    pub fn pay(&self) -> Pay {
        self.pay.unwrap_or_else(|| Values::usual().pay(self.kind, self.is_at_home()))
    }

    /// Returns its completions per game minute.
    pub fn rate(&self) -> i64 {
        self.pay().rate
    }

    /// Returns the leverage each completion earns.
    pub fn worth(&self) -> Leverage {
        self.pay().leverage
    }

    /// Returns whether its completions earn anything but leverage.
    pub fn pays(&self) -> bool {
        !Pay { leverage: Leverage::ZERO, ..self.pay() }.is_nothing()
    }

    /// Returns whether its earnings count towards milestones (L8.2): with others, and not an embassy.
    pub fn is_cooperation(&self) -> bool {
        matches!(self.kind, TaskKind::Research | TaskKind::Schmooze { .. }) && self.pair().is_some()
    }

    /// Returns when it ends by itself; `None` if it does not, or while it is suspended.
    pub fn ends(&self) -> Option<GameTime> {
        let limit = self.limit.filter(|_| self.halted.is_none());
        limit.map(|minutes| self.started.after_minutes(minutes))
    }

    /// Returns when it next completes something or ends by itself.
    pub fn next(&self) -> Option<GameTime> {
        self.completion(1).into_iter().chain(self.ends()).min()
    }

    /// Returns when it next reaches a whole number of game minutes at its rate with a completion; `None` if it
    /// completes nothing.
    pub fn next_minute(&self) -> Option<GameTime> {
        let rate = self.running_rate();
        let minutes = || self.meter.credited / rate + 1;
        (rate > 0).then(|| self.meter.since.after_minutes(minutes()))
    }

    /// Returns the number of completions to credit by `until`, or by its own end.
    pub fn due(&self, until: GameTime) -> i64 {
        let until = self.ends().map_or(until, |ends| ends.min(until));
        self.meter.due(self.running_rate(), until)
    }

    /// Returns its completions per game minute, or none while it is suspended.
    fn running_rate(&self) -> i64 {
        if self.halted.is_some() { 0 } else { self.rate() }
    }

    /// Suspends it from a moment on (L3.10). Completions before it must have been credited.
    pub(super) fn halt(&mut self, at: GameTime) {
        self.halted = Some(self.halted.unwrap_or(at));
    }

    /// Continues where it stopped. Its own end moves by the time that it was suspended.
    pub(super) fn resume(&mut self, at: GameTime) {
        let Some(since) = self.halted.take() else { return };
        let stood_still = at.0.saturating_sub(since.0).max(0);
        for moment in [&mut self.started, &mut self.meter.since] {
            moment.0 = moment.0.saturating_add(stood_still);
        }
    }

    /// Returns the neutral science credited so far to each of the two, and the money.
    pub fn paid(&self) -> (i64, Money) {
        let (pay, completed) = (self.pay(), self.meter.credited);
        let science = pay.science.saturating_mul(completed).saturating_add(self.paid_before.science);
        let money = pay.money.0.saturating_mul(completed).saturating_add(self.paid_before.money.0);
        (science, Money(money))
    }

    /// Changes what its completions earn from a moment on (H1.4). Those before it must have been credited.
    pub(super) fn revalue(&mut self, values: &Values, at: GameTime) {
        let pay = values.pay(self.kind, self.is_at_home());
        if pay == self.pay() {
            return;
        }
        let (science, money) = self.paid();
        self.paid_before = Paid { science, money };
        self.retune(Pay::recorded(values, self.kind, self.is_at_home()), at);
    }

    fn retune(&mut self, pay: Option<Pay>, at: GameTime) {
        // Nothing was completed since it came to a halt.
        let at = self.halted.map_or(at, |halted| halted.min(at));
        self.meter = self.meter.retuned(self.rate(), at);
        self.pay = pay;
    }

    /// Continues schmoozing at another tier of Neuropsychology (L5.3).
    pub(super) fn rise_to(&mut self, tier: u8, pay: Option<Pay>, at: GameTime) {
        self.retune(pay, at);
        self.kind = TaskKind::Schmooze { tier };
    }

    /// Returns when the `nth` uncredited completion is due, if that is before the task's own end.
    pub fn completion(&self, nth: i64) -> Option<GameTime> {
        let rate = Some(self.running_rate()).filter(|rate| *rate > 0)?;
        let number = self.meter.credited.saturating_add(nth);
        let moment = self.meter.completed_at(rate, number);
        let in_time = self.ends().is_none_or(|ends| moment <= ends);
        in_time.then_some(moment)
    }

    pub(super) fn loan(&self) -> Loan {
        Loan { task: self.id, borrower: self.player, owner: self.host }
    }

    /// Returns the event that ends the task. A lent ship's loss may still be reported, unless it is what ends the
    /// loan.
    pub(super) fn over(&self, ending: Ending) -> Event {
        let lent = matches!(self.kind, TaskKind::Aid { .. });
        Event::TaskEnded { task: self.clone(), ending, reportable: lent && ending != Ending::ShipLost, veiled: false }
    }

    pub fn needs(&self, granter: PlayerId, grantee: PlayerId, access: Access) -> bool {
        access == Access::Diplomatic && self.pair() == Some(Pair::new(grantee, granter))
    }
}

/// The optional details of an action; omitted ones are chosen automatically.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskOptions {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// A limit in game minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<i64>,
}

/// Starts research or schmoozing with a ship (L5.1, L5.2, L5.3).
pub fn begin(
    at: &GameContext,
    (player, host): (PlayerId, PlayerId),
    kind: TaskKind,
    means: &TaskOptions,
) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    access::must_have(at, player, host, Access::Diplomatic)?;
    if let Some(minutes) = means.minutes
        && !(1..=LONGEST_LIMIT).contains(&minutes)
    {
        return Err(Refusal::LimitOutOfRange { minutes, most: LONGEST_LIMIT }.into());
    }
    let place = state.must_be_place_of(host, means.place.as_deref())?;
    let ship = state.must_be_free(player, means.ship)?;
    let task = Task {
        ship: Some(ship.id),
        ship_name: Some(ship.name.clone()),
        place,
        limit: means.minutes,
        ..start(at, (player, host), kind)
    };
    Ok(vec![Event::TaskStarted(task)])
}

/// Returns a task that starts now, without a ship or a limit.
pub fn start(at: &GameContext, (player, host): (PlayerId, PlayerId), kind: TaskKind) -> Task {
    let started = at.game_time();
    Task {
        id: at.game.next_task,
        kind,
        player,
        host,
        ship: None,
        ship_name: None,
        place: None,
        came_from: None,
        started_at: at.now,
        started,
        limit: None,
        meter: Meter::new(started),
        pay: Pay::recorded(&at.game.values, kind, player == host),
        paid_before: Paid::default(),
        earned: Leverage::ZERO,
        told_at_limit: false,
        halted: None,
    }
}

/// Opens an embassy, which requires the technology, the money and diplomatic access. One per rival (L9.4).
pub fn embassy(at: &GameContext, (player, host): (PlayerId, PlayerId)) -> Result<Vec<Event>, Refusal> {
    let state = at.game;
    if !state.technologies(player).ambassadors {
        return Err(Refusal::NeedsTechnology { technology: Technology::Ambassadors });
    }
    access::must_have(at, player, host, Access::Diplomatic)?;
    let here = |task: &&Task| task.kind == TaskKind::Embassy && task.player == player && task.host == host;
    if let Some(task) = state.tasks.values().find(here) {
        return Err(Refusal::EmbassyOpen { host, task: task.id });
    }
    let price = state.values.embassy.price;
    state.must_have_money(player, price)?;
    let task = start(at, (player, host), TaskKind::Embassy);
    let spent = Event::MoneySpent { by: player, amount: price };
    Ok(vec![Event::TaskStarted(task), spent])
}

/// Stops a ship's task, or the only task of the player's ships.
pub fn stop(state: &State, player: PlayerId, ship: Option<ShipId>) -> Result<Vec<Event>, Refusal> {
    let own = |task: &&Task| task.player == player && !matches!(task.kind, TaskKind::Aid { .. });
    let mut running = state.tasks.values().filter(own).filter(|task| task.ship.is_some());
    let task = match ship {
        Some(ship) => {
            let name = state.must_own(player, ship)?.name.clone();
            running.find(|task| task.ship == Some(ship)).ok_or(Refusal::ShipIdle { ship: name })?
        }
        None => match (running.next(), running.next()) {
            (None, _) => return Err(Refusal::NothingToStop),
            (Some(only), None) => only,
            (Some(_), Some(_)) => return Err(Refusal::WhichShip),
        },
    };
    Ok(vec![task.over(Ending::Stopped)])
}

/// Returns the events that end the tasks selected by `which`.
pub fn end_all(state: &State, ending: Ending, which: impl Fn(&Task) -> bool) -> impl Iterator<Item = Event> {
    let tasks = state.tasks.values().filter(|task| which(task));
    let ended: Vec<Event> = tasks.map(|task| task.over(ending)).collect();
    ended.into_iter()
}
