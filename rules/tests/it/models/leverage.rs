//! The model of the leverage rules (`docs/rules/leverage.md`): purses, the four accounts of each pair, access,
//! science, timed tasks, and pending answers. Amounts are hundredths, times are thousandths of a game second; a game
//! minute takes an hour.

mod books;
mod clock;
mod deeds;
mod judging;

use super::{agrees, finds_a_wrong_figure};
use std::collections::{BTreeMap, BTreeSet};

const PLAYERS: usize = 3;
const GAME_MINUTE: i64 = 60_000;
/// 72 hours (L4.4), in game time.
const TO_ANSWER: i64 = 72 * GAME_MINUTE;
/// A point of leverage, in hundredths.
const POINT: i64 = 100;
const LIMIT: i64 = 100 * POINT;
/// The thresholds of the milestones (L8.3).
const MILESTONES: [i64; 5] = [100 * POINT, 300 * POINT, 600 * POINT, 1000 * POINT, 1500 * POINT];
/// The prices of the technologies (L9.2).
const TIERS: [i64; 5] = [20, 30, 50, 80, 120];
/// The earnings of schmoozing per game minute (L5.3).
const RATES: [i64; 5] = [10, 20, 30, 45, 60];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Ecological,
    Diplomatic,
    Trade,
    Passage,
}

const KINDS: [Kind; 4] = [Kind::Ecological, Kind::Diplomatic, Kind::Trade, Kind::Passage];

impl Kind {
    /// Returns its value (L3, table).
    fn worth(self) -> i64 {
        match self {
            Kind::Ecological => 25 * POINT,
            Kind::Diplomatic => 20 * POINT,
            Kind::Trade | Kind::Passage => 15 * POINT,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Kind::Ecological => "ecological",
            Kind::Diplomatic => "diplomatic",
            Kind::Trade => "trade",
            Kind::Passage => "passage",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    earned: i64,
    lost: i64,
    spent: i64,
    adjusted: i64,
}

impl Accounts {
    fn value(self) -> i64 {
        self.earned - self.lost - self.spent + self.adjusted
    }

    /// Returns the part of a change that fits within the bounds (L1.2, L1.4).
    fn room(self, change: i64) -> i64 {
        (self.value() + change).clamp(-LIMIT, LIMIT) - self.value()
    }

    fn earn(&mut self, amount: i64) -> i64 {
        let real = self.room(amount);
        self.earned += real;
        real
    }

    fn lose(&mut self, amount: i64) {
        self.lost -= self.room(-amount);
    }

    fn spend(&mut self, amount: i64) {
        self.spent -= self.room(-amount);
    }

    fn adjust(&mut self, amount: i64) {
        self.adjusted += self.room(amount);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Money(i64),
    Access(Kind),
    Aid(i64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    Access(Kind),
    /// The amount is the actual cost of asking.
    Favour(Asked, i64),
    Reset(i64),
    Terraforming(Option<&'static str>),
}

#[derive(Clone, Copy, Debug)]
pub struct Offer {
    number: u64,
    from: usize,
    to: usize,
    terms: Terms,
    due: i64,
    /// Whether it asked for more money than the player had (L4.13).
    unable: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Research,
    Schmooze,
    Embassy,
    /// A ship lent to the player; the host owns it.
    Aid,
}

#[derive(Clone, Copy, Debug)]
pub struct Task {
    work: Work,
    player: usize,
    host: usize,
    ends: Option<i64>,
    /// The start of earning at this rate.
    since: i64,
    /// Progress before `since`: game time multiplied by the rate.
    begun: i64,
    /// The number of points or minutes already credited.
    credited: i64,
}

impl Task {
    /// Returns the player whose ship is busy with it.
    fn ship(&self) -> Option<usize> {
        match self.work {
            Work::Research | Work::Schmooze => Some(self.player),
            Work::Aid => Some(self.host),
            Work::Embassy => None,
        }
    }
}

/// Tiers of Neuropsychology and Charisma, and the two bonus technologies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    neuropsychology: usize,
    charisma: usize,
    ambassadors: bool,
    harmony: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Person {
    out: bool,
    money: i64,
    neutral: i64,
    harmony: i64,
    known: Known,
    /// Points earned by cooperative research and schmoozing (L8.2).
    cooperation: i64,
    milestones: usize,
}

#[derive(Clone, Debug)]
pub struct Leverage {
    /// The cost of refusing, as a multiple of the cost of asking (L4.6).
    refusing: i64,
    now: i64,
    people: [Person; PLAYERS],
    pairs: BTreeMap<(usize, usize), Accounts>,
    /// The granter, grantee and kind of each grant.
    access: BTreeSet<(usize, usize, Kind)>,
    conquered: BTreeMap<(usize, usize), i64>,
    terraformed: BTreeSet<(usize, &'static str)>,
    tasks: Vec<Task>,
    offers: Vec<Offer>,
    asked: u64,
}

#[derive(Clone, Debug)]
pub enum Hostile {
    Minerals(i64),
    Biomass,
    /// The damage dealt, the ship's health, and whether it was in the player's own systems.
    Damage(i64, i64, bool),
    Conquer,
    Destroy,
}

#[derive(Clone, Copy, Debug)]
pub enum How {
    Accept,
    Refuse,
    Withdraw,
    Void,
}

#[derive(Clone, Copy, Debug)]
pub enum Tech {
    Neuropsychology,
    Charisma,
    Ambassadors,
    Harmony,
}

#[derive(Clone, Debug)]
pub enum Deed {
    Gift(usize, usize, i64),
    Grant(usize, usize, Kind),
    Revoke(usize, usize, Kind),
    Ask(usize, usize, Asked),
    Reset(usize, usize, i64),
    /// Answers the pending offer with this index, as the player asked or as the given one.
    Answer(usize, How, Option<usize>),
    Research(usize, usize, Option<i64>),
    Schmooze(usize, usize),
    Stop(usize),
    Unlock(usize, Tech),
    Embassy(usize, usize),
    Act(usize, usize, Hostile),
    Enter(usize, usize),
    Collect(usize, usize),
    Sell(usize, usize, i64),
    Terraform(usize, usize, Option<&'static str>),
    Leave(usize),
    Join(usize),
    SetLeverage(usize, usize, i64),
    Money(usize, i64),
    Science(usize, bool, i64),
    /// This many minutes of real time pass.
    Wait(i64),
}

#[test]
fn l1_to_l9_the_model_agrees_with_leverage() {
    agrees::<Leverage>();
}

#[test]
fn the_model_detects_a_wrong_figure_of_leverage() {
    finds_a_wrong_figure::<Leverage>(10);
}
