//! The model of deals (`docs/rules/deals.md`): drafts, versions, signatures and verdicts. It is wrapped around the model
//! of a game, which knows what a clause does, and which of its own acts break or keep promises.

mod books;
mod deeds;
mod judging;

use super::ambassadors::Galaxy;
use super::leverage::Leverage;
use super::realms::Realms;
use super::{Model, Verdict, agrees, finds_a_wrong_figure};
use chancery_rules::games;
use proptest::strategy::BoxedStrategy;
use std::collections::BTreeMap;
use std::fmt::Debug;

const HOUR: i64 = 60;
/// How long a draft is kept after its last change (D1.3), in minutes.
const DRAFT_KEPT: i64 = 24 * HOUR;
/// How long a promise in words can be judged after its time, and how long its breach can be disputed (D3).
const TO_JUDGE: i64 = 72 * HOUR;
/// The nearest and the farthest time of a clause, in hours (D1.4).
const TIMES: std::ops::RangeInclusive<i64> = 1..=365 * 24;
const MOST_PARTIES: usize = 5;
const MOST_CLAUSES: usize = 8;
const MOST_OPEN: usize = 5;

/// What a clause is about: an act of the game, or a promise.
#[derive(Clone, Debug, PartialEq)]
pub enum Terms<A> {
    Act(A),
    Peace,
    Pay(i64),
    /// The kind of access, by its number in the game's model.
    KeepAccess(usize),
    NoFavours,
    /// A promise in words, with its author.
    Text(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Clause<A> {
    from: usize,
    to: usize,
    terms: Terms<A>,
    /// How long after the deal is carried out its time is, in hours.
    hours: Option<i64>,
}

/// What an act of the game was, as far as it matters to promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    Paid(usize, usize, i64),
    Attacked(usize, usize),
    Asked(usize, usize),
    Revoked(usize, usize, usize),
}

/// What a clause did: which facts it made, and how much of whose earnings a limit cut off (D2.2).
#[derive(Clone, Debug, Default)]
pub struct Done {
    pub facts: Vec<Fact>,
    pub cut: Vec<(usize, i64)>,
}

/// A game with deals.
pub trait Bargaining: Model {
    /// What a clause can do at once.
    type Act: Clone + Debug + PartialEq + 'static;

    const PLAYERS: usize;

    /// Returns what clauses people think of, possible or not.
    fn terms() -> BoxedStrategy<Terms<Self::Act>>;

    /// Returns the options of a clause as a user types them, and the clause. A promise in words is the same in all games.
    fn said(terms: &Terms<Self::Act>) -> Option<(String, games::Clause)>;

    /// Returns a promise in words.
    fn text(word: chancery_rules::ruleset::Word) -> games::Clause;

    /// Checks that something like this can be a clause at all.
    fn may_be(&self, terms: &Terms<Self::Act>) -> Verdict;

    /// Carries out what a clause does at once, or returns the rule that forbids it.
    fn carry_out(&mut self, from: usize, to: usize, act: &Self::Act) -> Result<Done, &'static str>;

    /// Returns whether an act may end by itself at a time (D2.3), which is not modelled.
    fn may_end(_act: &Self::Act) -> bool {
        false
    }

    /// Returns whether access stands (D3).
    fn stands(&self, _from: usize, _to: usize, _kind: usize) -> bool {
        false
    }

    /// Returns what an allowed act was, before which the game was like this.
    fn facts(&self, before: &Self, deed: &Self::Deed) -> Vec<Fact>;

    fn is_out(&self, player: usize) -> bool;

    /// Returns how many minutes pass.
    fn waits(deed: &Self::Deed) -> Option<i64>;
}

#[derive(Clone, Debug)]
struct Draft<A> {
    by: usize,
    parties: Vec<usize>,
    clauses: Vec<Clause<A>>,
    changed: i64,
    /// The number and version of the deal that it answers.
    counters: Option<(u64, u32)>,
}

#[derive(Clone, Debug)]
struct Deal<A> {
    version: u32,
    parties: Vec<usize>,
    proposer: usize,
    sender: usize,
    clauses: Vec<Clause<A>>,
    due: i64,
    /// Who has signed, and how much they saw cut off.
    signed: BTreeMap<usize, i64>,
    ended: Option<&'static str>,
}

#[derive(Clone, Debug)]
struct Promise<A> {
    from: usize,
    to: usize,
    terms: Terms<A>,
    until: i64,
    doubted: Option<i64>,
    verdict: Option<&'static str>,
}

/// A game's model with deals.
#[derive(Clone, Debug)]
pub struct Bargains<G: Bargaining> {
    game: G,
    /// How long a version can be signed (D4.1).
    to_sign: i64,
    now: i64,
    /// Oldest first.
    drafts: Vec<Draft<G::Act>>,
    deals: BTreeMap<u64, Deal<G::Act>>,
    /// By deal and clause.
    promises: BTreeMap<(u64, u8), Promise<G::Act>>,
}

#[derive(Clone, Copy, Debug)]
pub enum Says {
    Kept,
    Broken,
    Disputed,
}

/// An attempt of a player. A draft is always the newest of its author.
#[derive(Clone, Debug)]
pub enum Deed<D, A> {
    Game(D),
    New(usize, Vec<usize>),
    Add(usize, Clause<A>),
    /// Adds a clause to the author's counter of a deal.
    AddTo(usize, u64, Clause<A>),
    Drop(usize, usize),
    Discard(usize),
    Counter(usize, u64),
    Send(usize),
    Sign(usize, u64, u32),
    Unsign(usize, u64),
    Decline(usize, u64),
    Withdraw(usize, u64),
    Judge(usize, (u64, u8), Says),
    /// A moderator voids a promise.
    Void((u64, u8)),
}

#[test]
fn d1_to_d7_the_model_agrees_with_deals_of_leverage() {
    agrees::<Bargains<Leverage>>();
}

#[test]
fn d1_to_d7_the_model_agrees_with_deals_of_leverage_under_other_values() {
    agrees::<Bargains<Leverage<true>>>();
}

#[test]
fn d1_to_d7_the_model_agrees_with_deals_of_realms() {
    agrees::<Bargains<Realms>>();
}

#[test]
fn d1_to_d7_the_model_agrees_with_deals_of_ambassadors() {
    agrees::<Bargains<Galaxy>>();
}

#[test]
fn the_model_detects_a_wrong_figure_of_deals() {
    finds_a_wrong_figure::<Bargains<Leverage>>(4);
}
