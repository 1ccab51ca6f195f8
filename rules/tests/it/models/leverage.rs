//! The model of the leverage rules (`docs/rules/leverage.md`): purses, the four accounts of each pair, access,
//! science, timed tasks, and pending answers. Amounts are hundredths, times are thousandths of a game second; a game
//! minute takes an hour.

mod books;
mod clock;
mod dealing;
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

/// The figures of the rules (H1), with leverage in hundredths.
#[derive(Debug)]
pub struct Figures {
    /// The money that earns and that costs a point (L2.1, L4.1).
    gift: i64,
    favour: i64,
    /// The value of each kind of access, in the order of [`KINDS`] (L3, table).
    access: [i64; 4],
    /// The cost of a minute of aid, and the most minutes (L10.1).
    aid: i64,
    longest_aid: i64,
    /// The cost of refusing, in hundredths of the cost of asking (L4.6).
    refusing: i64,
    /// The earnings of a minute of research with another player, and alone (L5.2).
    research: i64,
    science: [i64; 2],
    pay: [i64; 2],
    /// The earnings of schmoozing per game minute, and at once (L5.3).
    rates: [i64; 5],
    pieces: [i64; 5],
    embassy_price: i64,
    embassy: i64,
    terraforming: i64,
    entry: i64,
    /// The prices and thresholds of hostile acts: minerals, biomass, damage, conquest, destruction (L6).
    prices: [i64; 5],
    below: [i64; 5],
    below_at_home: i64,
    lowest: i64,
    highest: i64,
    /// The points of the milestones, in hundredths, and what is worth a point (L8).
    milestones: &'static [i64],
    per_point: i64,
    harmony: i64,
    /// The prices of the technologies (L9.2).
    tiers: [i64; 5],
    ambassadors: i64,
    galactic_harmony: i64,
    /// The percentage that a tier of Charisma refunds (L9.3).
    refund: i64,
    money: i64,
    start: i64,
    /// Whether access is suspended at a negative leverage (L3.10).
    suspends: bool,
    /// Whether only cooperation counts for milestones (L8.4).
    only_work: bool,
}

/// The defaults.
static USUAL: Figures = Figures {
    gift: 50,
    favour: 50,
    access: [25 * POINT, 20 * POINT, 15 * POINT, 15 * POINT],
    aid: 25 * POINT,
    longest_aid: 4,
    refusing: 200,
    research: 5 * POINT,
    science: [1, 2],
    pay: [100, 100],
    rates: [10, 20, 30, 45, 60],
    pieces: [POINT; 5],
    embassy_price: 1500,
    embassy: 5 * POINT,
    terraforming: 50 * POINT,
    entry: POINT,
    prices: [2 * POINT, 5 * POINT, 10 * POINT, 15 * POINT, 10 * POINT],
    below: [-10 * POINT, -10 * POINT, -30 * POINT, -50 * POINT, -50 * POINT],
    below_at_home: 0,
    lowest: -100 * POINT,
    highest: 100 * POINT,
    milestones: &[100 * POINT, 300 * POINT, 600 * POINT, 1000 * POINT, 1500 * POINT],
    per_point: 5 * POINT,
    harmony: 20,
    tiers: [20, 30, 50, 80, 120],
    ambassadors: 100,
    galactic_harmony: 150,
    refund: 5,
    money: 1000,
    start: 0,
    suspends: false,
    only_work: false,
};

/// Those of `values/one_ship.json`, with two settings.
static SECOND: Figures = Figures {
    gift: 30,
    favour: 40,
    access: [1250, 800, 700, 625],
    aid: 350,
    longest_aid: 6,
    refusing: 150,
    research: 250,
    science: [3, 4],
    pay: [70, 45],
    // 6.5 points a minute come as thirteen halves.
    rates: [4, 13, 8, 10, 12],
    pieces: [POINT, POINT / 2, POINT, POINT, POINT],
    embassy_price: 900,
    embassy: 150,
    terraforming: 22 * POINT,
    entry: 50,
    prices: [3 * POINT, 4 * POINT, 7 * POINT, 9 * POINT, 6 * POINT],
    below: [-5 * POINT, -6 * POINT, -12 * POINT, -20 * POINT, -25 * POINT],
    below_at_home: 5 * POINT,
    lowest: -40 * POINT,
    highest: 60 * POINT,
    milestones: &[20 * POINT, 45 * POINT],
    per_point: 250,
    harmony: 7,
    tiers: [5, 6, 7, 8, 9],
    ambassadors: 30,
    galactic_harmony: 40,
    refund: 10,
    money: 600,
    start: 2 * POINT,
    suspends: true,
    only_work: true,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Ecological,
    Diplomatic,
    Trade,
    Passage,
}

const KINDS: [Kind; 4] = [Kind::Ecological, Kind::Diplomatic, Kind::Trade, Kind::Passage];

impl Kind {
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
    fn room(self, change: i64, by: &Figures) -> i64 {
        (self.value() + change).clamp(by.lowest, by.highest) - self.value()
    }

    fn earn(&mut self, amount: i64, by: &Figures) -> i64 {
        let real = self.room(amount, by);
        self.earned += real;
        real
    }

    fn lose(&mut self, amount: i64, by: &Figures) {
        self.lost -= self.room(-amount, by);
    }

    fn spend(&mut self, amount: i64, by: &Figures) {
        self.spent -= self.room(-amount, by);
    }

    fn adjust(&mut self, amount: i64, by: &Figures) {
        self.adjusted += self.room(amount, by);
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
    /// When it was suspended (L3.10).
    still: Option<i64>,
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

/// The model, by the default figures or, with `SECOND`, by others.
#[derive(Clone, Debug)]
pub struct Leverage<const SECOND: bool = false> {
    figures: &'static Figures,
    /// The cost of refusing, in hundredths of the cost of asking (L4.6).
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
fn h1_2_the_model_agrees_under_other_values() {
    agrees::<Leverage<true>>();
}

#[test]
fn the_model_detects_a_wrong_figure_of_leverage() {
    finds_a_wrong_figure::<Leverage>(10);
}
