//! Timed actions (L5), embassies (L9.4) and lent ships (L10.1): whatever goes on with the game's clock.

use super::access::Access;
use super::amounts::{Leverage, Money};
use super::event::Event;
use super::refusal::Refusal;
use super::relation::Pair;
use super::state::State;
use super::technology::{SCHMOOZE_RATES, Technology};
use super::{At, Refused};
use crate::game_clock::{GAME_MINUTE, GameTime};
use crate::ids::{OfferId, PlayerId, ShipId, TaskId};
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// What a researcher earns over their host, and an embassy over its, a completed game minute (L5.2, L9.4).
pub const PER_MINUTE: Leverage = Leverage::points(5);

/// What a researcher is paid a completed game minute (L5.2).
const RESEARCH_MONEY: Money = Money(100);

/// What an embassy costs (L9.4).
pub const EMBASSY_PRICE: Money = Money(1500);

/// The longest limit that can be set, in game minutes.
pub const LONGEST_LIMIT: i64 = 100_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    pub id: TaskId,
    pub kind: TaskKind,
    /// Who earns by it; of a lent ship, who has asked for it.
    pub player: PlayerId,
    /// In whose systems it goes on; of a lent ship, who owns it.
    pub host: PlayerId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship_name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Where a lent ship was before, and comes back to (L10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came_from: Option<String>,
    pub started_at: Time,
    pub started: GameTime,
    /// After how many game minutes it ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    pub meter: Meter,
    /// What it has earned in leverage so far, after the bound of L1.2.
    #[serde(default, skip_serializing_if = "Leverage::is_zero")]
    pub earned: Leverage,
    /// Both players have been told that the leverage stands at its limit (L5.7).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub told_at_limit: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskKind {
    Research,
    /// With Neuropsychology of this tier, 1 to 5.
    Schmooze {
        tier: u8,
    },
    Embassy,
    /// A ship lent by accepting this offer.
    Aid {
        offer: OfferId,
    },
}

/// A loan that is over (L10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loan {
    pub task: TaskId,
    pub borrower: PlayerId,
    pub owner: PlayerId,
}

/// Counts what is completed, exactly and in closed form: after any time it shows the same, however often it was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meter {
    pub since: GameTime,
    /// What had begun but was not completed when the rate last changed, in parts of which [`GAME_MINUTE`] are one.
    #[serde(default, deserialize_with = "crate::wire::natural")]
    pub begun: i64,
    /// How many have been credited since then.
    #[serde(default, deserialize_with = "crate::wire::natural")]
    pub credited: i64,
}

/// What a ship is doing, for the player who would end it by leaving (L12.1).
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

/// Why a task has ended (L5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Stopped,
    /// Its own limit is reached; a lent ship comes home.
    Completed,
    AccessRevoked,
    ShipLost,
    /// One of the two has left the campaign.
    Left,
    /// The place has another ruler now.
    PlaceLost,
    /// The campaign has ended.
    CampaignEnded,
}

impl Meter {
    pub fn new(since: GameTime) -> Meter {
        Meter { since, ..Meter::default() }
    }

    /// Returns how many more are completed by `until` at `rate` a game minute than have been credited.
    pub fn due(&self, rate: i64, until: GameTime) -> i64 {
        (self.parts(rate, until) / GAME_MINUTE - self.credited).max(0)
    }

    /// Returns when the `nth` since the rate last changed is completed: the first moment at which [`Meter::due`] counts it.
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

    /// Returns the meter as it goes on from `at` at another rate; what was completed at `rate` must be credited by then.
    pub fn retuned(&self, rate: i64, at: GameTime) -> Meter {
        Meter { since: at, begun: self.parts(rate, at) % GAME_MINUTE, credited: 0 }
    }
}

impl Task {
    /// Returns whose leverage over whom it earns: none in one's own systems, and none by lending.
    pub fn pair(&self) -> Option<Pair> {
        let earns = !matches!(self.kind, TaskKind::Aid { .. }) && self.player != self.host;
        earns.then(|| Pair::new(self.player, self.host))
    }

    /// Returns whether it is an action of the player's, which a ship of theirs does (L5.1): an embassy and a loan are none.
    pub fn is_action_of(&self, player: PlayerId) -> bool {
        let by_ship = matches!(self.kind, TaskKind::Research | TaskKind::Schmooze { .. });
        by_ship && self.player == player
    }

    /// Returns how often a game minute it completes something.
    pub fn rate(&self) -> i64 {
        match self.kind {
            TaskKind::Research | TaskKind::Embassy => 1,
            TaskKind::Schmooze { tier } => {
                let tier = usize::from(tier.saturating_sub(1));
                SCHMOOZE_RATES.get(tier).copied().unwrap_or(0)
            }
            TaskKind::Aid { .. } => 0,
        }
    }

    /// Returns what each completion earns in leverage.
    pub fn worth(&self) -> Leverage {
        match self.kind {
            _ if self.pair().is_none() => Leverage::ZERO,
            TaskKind::Research | TaskKind::Embassy => PER_MINUTE,
            TaskKind::Schmooze { .. } => Leverage::points(1),
            TaskKind::Aid { .. } => Leverage::ZERO,
        }
    }

    /// Returns whether what it earns counts for milestones (L8.2): with others, and no embassy.
    pub fn is_cooperation(&self) -> bool {
        matches!(self.kind, TaskKind::Research | TaskKind::Schmooze { .. }) && self.pair().is_some()
    }

    /// Returns the game time at which it ends by itself.
    pub fn ends(&self) -> Option<GameTime> {
        self.limit.map(|minutes| self.started.after_minutes(minutes))
    }

    /// Returns when it next completes something or ends by itself.
    pub fn next(&self) -> Option<GameTime> {
        self.completion(1).into_iter().chain(self.ends()).min()
    }

    /// Returns when it has next gone on for a whole number of game minutes at its rate, and so completed something; `None` where it completes nothing.
    pub fn next_minute(&self) -> Option<GameTime> {
        let rate = self.rate();
        let minutes = || self.meter.credited / rate + 1;
        (rate > 0).then(|| self.meter.since.after_minutes(minutes()))
    }

    /// Returns how many completions are to be credited by `until`, or by its own end.
    pub fn due(&self, until: GameTime) -> i64 {
        let until = self.ends().map_or(until, |ends| ends.min(until));
        self.meter.due(self.rate(), until)
    }

    /// Returns what each completion earns in neutral science (L5.2); with others, the host gains as much.
    pub fn science(&self) -> i64 {
        match (self.kind, self.pair()) {
            (TaskKind::Research, Some(_)) => 1,
            (TaskKind::Research, None) => 2,
            _ => 0,
        }
    }

    /// Returns what each completion earns in money (L5.2).
    pub fn money(&self) -> Money {
        match self.kind {
            TaskKind::Research => RESEARCH_MONEY,
            _ => Money::ZERO,
        }
    }

    /// Returns what has been credited so far in neutral science, to each of the two, and in money.
    pub fn paid(&self) -> (i64, Money) {
        // What pays is never retuned, so the meter has counted all of it.
        let completed = self.meter.credited;
        let money = Money(self.money().0.saturating_mul(completed));
        (self.science().saturating_mul(completed), money)
    }

    /// Returns when the `nth` completion comes that is not credited yet, if it comes before the task's own end.
    pub fn completion(&self, nth: i64) -> Option<GameTime> {
        let rate = Some(self.rate()).filter(|rate| *rate > 0)?;
        let number = self.meter.credited.saturating_add(nth);
        let moment = self.meter.completed_at(rate, number);
        let in_time = self.ends().is_none_or(|ends| moment <= ends);
        in_time.then_some(moment)
    }

    /// Returns between whom it is, where it is a loan.
    pub(super) fn loan(&self) -> Loan {
        Loan { task: self.id, borrower: self.player, owner: self.host }
    }

    /// Returns the event by which it ends. The loss of a lent ship may still be reported, unless that is what ends the loan.
    pub(super) fn over(&self, ending: Ending) -> Event {
        let lent = matches!(self.kind, TaskKind::Aid { .. });
        Event::TaskEnded { task: self.clone(), ending, reportable: lent && ending != Ending::ShipLost, veiled: false }
    }

    /// Returns whether the access is needed for it to go on.
    pub fn needs(&self, granter: PlayerId, grantee: PlayerId, access: Access) -> bool {
        access == Access::Diplomatic && self.pair() == Some(Pair::new(grantee, granter))
    }
}

/// Where and with what an action is done; what is not said is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Means {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// A limit in game minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<i64>,
}

/// Begins research or schmoozing, with a ship (L5.1, L5.2, L5.3).
pub fn begin(
    at: &At,
    (player, host): (PlayerId, PlayerId),
    kind: TaskKind,
    means: &Means,
) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    must_have_access(state, player, host)?;
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

/// Returns a task that begins now, without a ship and without a limit.
pub fn start(at: &At, (player, host): (PlayerId, PlayerId), kind: TaskKind) -> Task {
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
        earned: Leverage::ZERO,
        told_at_limit: false,
    }
}

/// Opens an embassy: with the technology, the money and diplomatic access, one at each rival (L9.4).
pub fn embassy(at: &At, (player, host): (PlayerId, PlayerId)) -> Result<Vec<Event>, Refusal> {
    let state = at.game;
    if !state.technologies(player).ambassadors {
        return Err(Refusal::NeedsTechnology { technology: Technology::Ambassadors });
    }
    must_have_access(state, player, host)?;
    let here = |task: &&Task| task.kind == TaskKind::Embassy && task.player == player && task.host == host;
    if let Some(task) = state.tasks.values().find(here) {
        return Err(Refusal::EmbassyOpen { host, task: task.id });
    }
    state.must_have_money(player, EMBASSY_PRICE)?;
    let task = start(at, (player, host), TaskKind::Embassy);
    let spent = Event::MoneySpent { by: player, amount: EMBASSY_PRICE };
    Ok(vec![Event::TaskStarted(task), spent])
}

/// Access is absolute (L3.4): without diplomatic access no player researches or schmoozes in another's systems.
pub fn must_have_access(state: &State, player: PlayerId, host: PlayerId) -> Result<(), Refusal> {
    if state.has_access(player, host, Access::Diplomatic) {
        return Ok(());
    }
    Err(Refusal::NoAccess { granter: host, access: Access::Diplomatic })
}

/// Stops what a ship does, or the only thing that the player's ships do.
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

/// Returns the events by which the tasks that `which` picks end.
pub fn end_all(state: &State, ending: Ending, which: impl Fn(&Task) -> bool) -> impl Iterator<Item = Event> {
    let tasks = state.tasks.values().filter(|task| which(task));
    let ended: Vec<Event> = tasks.map(|task| task.over(ending)).collect();
    ended.into_iter()
}
