//! The model of the strategy card rules (`docs/rules/strategy_card.md`): command tokens, planets, the card and its
//! questions, and the queue for its secondary ability.

mod books;
mod deeds;
mod judging;
mod resolving;

use super::{agrees, finds_a_wrong_figure};
use std::collections::BTreeSet;

const PLAYERS: usize = 3;
/// How many command tokens each player has (T1.3).
const TOKENS: i64 = 16;
/// 72 hours, in minutes: a campaign's default time to answer.
const TO_ANSWER: i64 = 72 * 60;

const SYSTEMS: [&str; 6] = ["Aven", "Corse", "Eld", "Throne", "Wilds", "Void"];
/// The Mecatol Rex system.
const THRONE: usize = 3;
/// Each planet with its system.
const PLANETS: [(&str, usize); 7] =
    [("Aven", 0), ("Brim", 0), ("Corse", 1), ("Dorn", 1), ("Eld", 2), ("Mecatol Rex", 3), ("Wild", 4)];

/// The tactic, fleet and strategy pools.
pub type Pools = [i64; 3];
const STRATEGY: usize = 2;
const POOLS: [&str; 3] = ["tactic", "fleet", "strategy"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Strategy,
    Action,
    Status,
}

#[derive(Clone, Copy, Debug)]
pub struct Planet {
    control: Option<usize>,
    exhausted: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Chooses the pool that the token placed in this system comes from (T2.3).
    Token(usize),
    /// Chooses the planets that the secondary ability readies (T3).
    Secondary,
    /// Splits the gained tokens among the pools (T4.4).
    Gain(i64),
}

#[derive(Clone, Debug)]
pub struct Question {
    number: u64,
    to: usize,
    asks: Asks,
    due: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Share {
    NotAsked,
    Asked,
    /// They ready these planets when their turn comes; an empty list is a pass.
    Answered(Vec<usize>),
}

#[derive(Clone, Debug)]
pub struct Play {
    by: usize,
    /// The players whose turn is still to come, clockwise; `None` until the secondary ability opens.
    row: Option<Vec<(usize, Share)>>,
}

#[derive(Clone, Debug)]
pub struct Card {
    /// How many tokens a player gains in the status phase (T4.4).
    gain: i64,
    now: i64,
    out: [bool; PLAYERS],
    sheets: [Pools; PLAYERS],
    /// The owner and the system of each placed token.
    tokens: BTreeSet<(usize, usize)>,
    planets: [Planet; PLANETS.len()],
    holder: Option<usize>,
    exhausted: bool,
    /// The initiative that each player recorded (T1.9).
    recorded: [Option<i64>; PLAYERS],
    phase: Option<Phase>,
    active: Option<usize>,
    play: Option<Play>,
    questions: Vec<Question>,
    asked: u64,
}

#[derive(Clone, Debug)]
pub enum Deed {
    Take(usize),
    /// A player records their initiative (T1.9).
    Initiative(usize, i64),
    Play(usize, Option<usize>, Vec<usize>),
    Begin(usize, Phase),
    BeginTurn(usize),
    EndTurn(usize),
    Gain(usize, Pools),
    Redistribute(usize, Pools),
    Spend(usize, usize, i64),
    Place(usize, usize),
    /// The remover, the system, and the token's owner.
    Remove(usize, usize, usize),
    Activate(usize, usize),
    Exhaust(usize, usize),
    Ready(usize, usize),
    Control(usize, usize),
    /// Answers the pending question with this index by this pool, these planets or these pools, as the player asked or
    /// as the given one.
    Answer(usize, usize, Vec<usize>, Pools, Option<usize>),
    /// Refuses the question, which passes.
    Pass(usize, Option<usize>),
    Leave(usize),
    Join(usize),
    /// A moderator corrects a command sheet.
    Sheet(usize, Pools),
    /// This many minutes pass.
    Wait(i64),
}

#[test]
fn t1_to_t4_the_model_agrees_with_the_strategy_card() {
    agrees::<Card>();
}

#[test]
fn the_model_detects_a_wrong_figure_of_the_strategy_card() {
    finds_a_wrong_figure::<Card>(10);
}
