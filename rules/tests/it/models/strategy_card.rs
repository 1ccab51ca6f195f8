//! The model of the strategy card rules (`docs/rules/strategy_card.md`): command tokens, planets, the card, the questions it asks, and the row of
//! those who may use its secondary ability.

mod books;
mod deeds;
mod judging;
mod resolving;

use super::{agrees, finds_a_wrong_figure};
use std::collections::BTreeSet;

/// So many play.
const PLAYERS: usize = 3;
/// So many command tokens each has (T1.3).
const TOKENS: i64 = 16;
/// 72 hours, in minutes: as long as a campaign gives unless it is set.
const TO_ANSWER: i64 = 72 * 60;

const SYSTEMS: [&str; 6] = ["Aven", "Corse", "Eld", "Throne", "Wilds", "Void"];
/// The Mecatol Rex system.
const THRONE: usize = 3;
/// The planets, and the system of each.
const PLANETS: [(&str, usize); 7] =
    [("Aven", 0), ("Brim", 0), ("Corse", 1), ("Dorn", 1), ("Eld", 2), ("Mecatol Rex", 3), ("Wild", 4)];

/// Tactic, fleet and strategy.
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
    /// Which pool the token comes from that is placed in this system (T2.3).
    Token(usize),
    /// Which planets the secondary ability readies (T3).
    Secondary,
    /// To which pools so many tokens go (T4.4).
    Gain(i64),
}

#[derive(Clone, Debug)]
pub struct Question {
    number: u64,
    to: usize,
    asks: Asks,
    due: i64,
}

/// What is known of a player's use of the secondary ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Share {
    NotAsked,
    Asked,
    /// They ready these when their turn comes; none if they pass.
    Answered(Vec<usize>),
}

/// The card, while it is being resolved.
#[derive(Clone, Debug)]
pub struct Play {
    by: usize,
    /// Those whose turn is still to come, clockwise; none before the secondary ability is open.
    row: Option<Vec<(usize, Share)>>,
}

#[derive(Clone, Debug)]
pub struct Card {
    /// So many tokens a player gains in the status phase (T4.4).
    gain: i64,
    now: i64,
    out: [bool; PLAYERS],
    sheets: [Pools; PLAYERS],
    /// Whose tokens lie in which systems.
    tokens: BTreeSet<(usize, usize)>,
    planets: [Planet; PLANETS.len()],
    holder: Option<usize>,
    exhausted: bool,
    /// What players have recorded as their initiative (T1.9).
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
    /// Somebody records their initiative (T1.9).
    Initiative(usize, i64),
    Play(usize, Option<usize>, Vec<usize>),
    Begin(usize, Phase),
    BeginTurn(usize),
    EndTurn(usize),
    Gain(usize, Pools),
    Redistribute(usize, Pools),
    Spend(usize, usize, i64),
    Place(usize, usize),
    /// Who removes a token, from where, and whose it is.
    Remove(usize, usize, usize),
    Activate(usize, usize),
    Exhaust(usize, usize),
    Ready(usize, usize),
    Control(usize, usize),
    /// The question that waits at this place is answered with this pool, these planets or these pools, by the player asked or this one.
    Answer(usize, usize, Vec<usize>, Pools, Option<usize>),
    /// It is refused, which passes.
    Pass(usize, Option<usize>),
    Leave(usize),
    Join(usize),
    /// A moderator lays out a sheet.
    Sheet(usize, Pools),
    /// So many minutes pass.
    Wait(i64),
}

#[test]
fn t1_to_t4_a_model_of_the_strategy_card_agrees() {
    agrees::<Card>();
}

#[test]
fn a_wrong_figure_of_the_strategy_card_is_found() {
    finds_a_wrong_figure::<Card>(10);
}
