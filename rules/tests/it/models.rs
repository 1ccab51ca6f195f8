//! Each ruleset against a small model of it. The models are written from the numbered rules (`docs/rules/`),
//! independently of the code. The game must accept what a model allows and refuse what it forbids, and after every act
//! both must have the same books.
//!
//! A disagreement is shrunk to a short play and printed as a script for the sandbox (`chancery sandbox --script FILE`).
//! `PROPTEST_CASES` sets the number of games per model, and `PROPTEST_RNG_SEED` selects them.

mod ambassadors;
mod deals;
mod leverage;
mod printed;
mod realms;
mod strategy_card;

use crate::given::{Evening, START, Step, confirmed};
use chancery_rules::deal::Command as Wish;
use chancery_rules::ids::{CampaignId, DealId, PlayerId};
use chancery_rules::time::Span;
use chancery_rules::{Campaign, Command, Confirmation, Event, Order, Refusal, RulesetName, found, games};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::{TestError, TestRunner};
use proptest_state_machine::ReferenceStateMachine;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of games per model, unless `PROPTEST_CASES` is set.
const GAMES: u32 = 16;

const DEEDS: Range<usize> = 40..120;

/// The number of acts drawn for each turn. The first allowed one is tried.
const TRIES: usize = 6;

/// The players' handles in the sandbox. A model identifies players by their index here.
const PEOPLE: [&str; 4] = ["ada", "bo", "cy", "di"];

/// In an order, stands for the author's newest draft of a deal, whose number a model does not know.
const NEWEST_DRAFT: DealId = DealId(0);

/// A model's verdict on an act: allowed, or forbidden by the rule with this number.
pub type Verdict = Result<(), &'static str>;

/// The books of a game: the name of each entry, and its value.
pub type Books = BTreeMap<String, String>;

/// An act as an order, and as the line that a user types in the sandbox.
#[derive(Clone, Debug)]
pub struct Told {
    line: String,
    /// `None` if the line only sets up the model's initial state.
    step: Option<Step>,
}

pub trait Model: Clone + Debug + 'static {
    type Deed: Clone + Debug + 'static;

    const RULESET: RulesetName;

    /// Returns the model at the start of a game.
    fn begin() -> Self;

    /// Returns the same model with one figure of the rules wrong.
    fn wrong() -> Self;

    /// Returns the steps that lead from a new campaign to the model's initial state.
    fn opening() -> Vec<Told>;

    /// Returns the acts that half of the games begin with, to reach states that random play seldom reaches.
    fn prelude() -> Vec<Self::Deed> {
        Vec::new()
    }

    /// Returns the acts that people may try now, sensible or not.
    fn deeds(&self) -> BoxedStrategy<Self::Deed>;

    /// Returns whether the rules define the result of an act here.
    fn is_clear(&self, _: &Self::Deed) -> bool {
        true
    }

    fn told(&self, deed: &Self::Deed) -> Told;

    /// Carries out an act, or returns the rule that forbids it and changes nothing.
    fn judge(&mut self, deed: &Self::Deed) -> Verdict;

    fn books(&self) -> Books;

    /// Returns the game's books, in the model's format.
    fn books_of(campaign: &Campaign) -> Books;

    /// Returns the sandbox lines that show the books, each with a comment that says what to expect.
    fn shown(&self) -> Vec<[String; 2]> {
        Vec::new()
    }

    /// Returns the label of the button that confirms this.
    fn label(question: &games::Confirmation) -> &'static str;
}

/// Generates games from the acts that a model suggests. With `WRONG`, the model has a wrong figure.
struct Machine<M, const WRONG: bool>(PhantomData<M>);

/// The state of a game according to the model, and its opening acts.
#[derive(Clone, Debug)]
struct Game<M: Model> {
    model: M,
    prelude: Vec<M::Deed>,
}

impl<M: Model> Game<M> {
    fn after(model: M, prelude: Vec<M::Deed>) -> Game<M> {
        let mut game = Game { model, prelude };
        for deed in &game.prelude {
            game.model.judge(deed).expect("a prelude that is allowed");
        }
        game
    }
}

impl<M: Model, const WRONG: bool> ReferenceStateMachine for Machine<M, WRONG> {
    type State = Game<M>;
    type Transition = M::Deed;

    fn init_state() -> BoxedStrategy<Game<M>> {
        let model = if WRONG { M::wrong() } else { M::begin() };
        let plain = Game::after(model.clone(), Vec::new());
        select(vec![plain, Game::after(model, M::prelude())]).boxed()
    }

    fn transitions(game: &Game<M>) -> BoxedStrategy<M::Deed> {
        // Most acts are forbidden at any one time, so several are drawn and the first allowed one is tried, or
        // sometimes any.
        let now = game.model.clone();
        let sensible = move |tried: Vec<M::Deed>| {
            let allowed = |deed: &&M::Deed| now.is_clear(deed) && now.clone().judge(deed).is_ok();
            let place = tried.iter().position(|deed| allowed(&deed)).unwrap_or(0);
            tried[place].clone()
        };
        prop_oneof![
            3 => vec(game.model.deeds(), TRIES).prop_map(sensible),
            1 => game.model.deeds(),
        ]
        .boxed()
    }

    fn preconditions(game: &Game<M>, deed: &M::Deed) -> bool {
        game.model.is_clear(deed)
    }

    fn apply(mut game: Game<M>, deed: &M::Deed) -> Game<M> {
        let _ = game.model.judge(deed);
        game
    }
}

/// The real game, and the play so far.
struct Table {
    evening: Evening,
    play: Vec<String>,
}

impl Table {
    fn of<M: Model>() -> Table {
        let mut founding = found("Model", M::RULESET, None, START).expect("a good name");
        // L14.4 has its own tests.
        founding.settings.nudge = Span::millis(0);
        let evening = Evening {
            campaign: Campaign::new(CampaignId(1), &founding),
            now: START,
            log: vec![Event::Founded(founding)],
        };
        let name = ruleset_name(M::RULESET);
        let mut table = Table { evening, play: vec![format!("@mod /campaign create name:\"Model\" ruleset:{name}")] };
        for told in M::opening() {
            table.play.push(told.line);
            let steps: Vec<Step> = told.step.into_iter().collect();
            table.evening.play(&steps);
        }
        table
    }

    fn take<M: Model>(&mut self, model: &mut M, deed: &M::Deed) -> Result<bool, String> {
        let told = model.told(deed);
        self.play.push(told.line.clone());
        let verdict = model.judge(deed);
        let step = told.step.map(|step| self.with_draft(step));
        let attempt = AssertUnwindSafe(|| step.map_or(Ok(()), |step| self.attempt::<M>(step)));
        let outcome = catch_unwind(attempt).map_err(|_| "the game panics".to_owned())?;
        match (&outcome, verdict) {
            (Ok(()), Err(rule)) => return Err(format!("accepted, against {rule}")),
            (Err(refusal), Ok(())) => return Err(format!("refused, but allowed: {refusal:?}")),
            (Err(_), Err(rule)) => self.play.push(format!("# refused: {rule}")),
            (Ok(()), Ok(())) => {}
        }
        let (expected, found) = (model.books(), M::books_of(&self.evening.campaign));
        let differs = |key: &&String| expected.get(*key) != found.get(*key);
        let keys: BTreeMap<&String, ()> = expected.keys().chain(found.keys()).map(|key| (key, ())).collect();
        let off: Vec<String> = keys
            .into_keys()
            .filter(differs)
            .map(|key| format!("{key}: by the rules {:?}, in the game {:?}", expected.get(key), found.get(key)))
            .collect();
        if off.is_empty() {
            return Ok(verdict.is_ok());
        }
        Err(off.join("\n"))
    }

    /// Returns the step with the number of its author's newest draft.
    fn with_draft(&self, step: Step) -> Step {
        let Step::Order(Order { by, command: Command::Deal(mut wish), .. }) = step else { return step };
        let drafts = self.evening.campaign.deals.drafts.values().filter(|draft| draft.by == by);
        let newest = drafts.map(|draft| draft.id).max();
        match &mut wish {
            Wish::Add { deal, .. } | Wish::Drop { deal, .. } | Wish::Send { deal, .. } | Wish::Withdraw { deal } => {
                *deal = newest.filter(|_| *deal == NEWEST_DRAFT).unwrap_or(*deal);
            }
            Wish::New { .. }
            | Wish::Counter { .. }
            | Wish::CounterOffer { .. }
            | Wish::Sign { .. }
            | Wish::Unsign { .. }
            | Wish::Decline { .. }
            | Wish::Judge { .. } => {}
        }
        crate::given::order(by, Command::Deal(wish))
    }

    /// Takes a step, and then settles what is due at that very moment.
    fn attempt<M: Model>(&mut self, step: Step) -> Result<(), Refusal> {
        self.ordered::<M>(step)?;
        self.evening.attempt(&Step::Wait(Span::default())).map(drop)
    }

    fn ordered<M: Model>(&mut self, step: Step) -> Result<(), Refusal> {
        match self.evening.attempt(&step) {
            Err(Refusal::MustConfirm(question)) => {
                let by = match &step {
                    Step::Order(Order { by, .. }) => handle(*by),
                    Step::Event(_) | Step::Answer(..) | Step::Wait(_) => "mod",
                };
                self.play.push(format!("@{by} press \"{}\"", agree::<M>(&question)));
                self.evening.attempt(&confirmed(step, question)).map(drop)
            }
            outcome => outcome.map(drop),
        }
    }

    fn script(&self) -> String {
        self.play.join("\n")
    }
}

fn agree<M: Model>(question: &Confirmation) -> &'static str {
    match question {
        Confirmation::Leaves { .. } | Confirmation::LeavingVoids { .. } => "Leave",
        Confirmation::SendsDeal { .. } => "Send",
        Confirmation::SignsDeal { .. } => "Sign",
        Confirmation::BreaksPromises { .. } => "Break it",
        Confirmation::VoidsDeals { then, .. } => agree::<M>(then),
        Confirmation::Game(game) => M::label(game),
        other => panic!("no model asks for this: {other:?}"),
    }
}

fn ruleset_name(ruleset: RulesetName) -> &'static str {
    match ruleset {
        RulesetName::Leverage => "leverage",
        RulesetName::Ambassadors => "ambassadors",
        RulesetName::StrategyCard => "strategy-card",
        RulesetName::Realms => "realms",
        RulesetName::Nim => "nim",
    }
}

fn id(place: usize) -> PlayerId {
    PlayerId(100 + place as u64)
}

fn place(player: PlayerId) -> usize {
    usize::try_from(player.0 - 100).expect("one of the people")
}

fn handle(player: PlayerId) -> &'static str {
    match player {
        crate::given::MODERATOR => "mod",
        player => PEOPLE[place(player)],
    }
}

/// Plays a game. Returns the tally of acts and the table, or the point of disagreement.
fn play<M: Model, const WRONG: bool>(
    prelude: &[M::Deed],
    deeds: &[M::Deed],
    seen: Option<&Arc<AtomicUsize>>,
) -> (Vec<(String, bool)>, Result<Table, TestCaseError>) {
    let mut model = if WRONG { M::wrong() } else { M::begin() };
    let mut table = Table::of::<M>();
    let mut told = Vec::new();
    for (number, deed) in prelude.iter().chain(deeds).enumerate() {
        // The shrinker first removes acts that were not reached.
        if let Some(seen) = seen.filter(|_| number >= prelude.len()) {
            seen.fetch_add(1, Ordering::SeqCst);
        }
        // After an earlier act is removed, the rules may not define this one.
        if !model.is_clear(deed) {
            continue;
        }
        match table.take(&mut model, deed) {
            Ok(allowed) => told.push((kind_of(deed), allowed)),
            Err(why) => {
                let play = table.script();
                let shown = format!("{why}\n\nThe play, for `chancery sandbox --script FILE`:\n\n{play}\n");
                return (told, Err(TestCaseError::fail(shown)));
            }
        }
    }
    (told, Ok(table))
}

fn kind_of(deed: &impl Debug) -> String {
    let whole = format!("{deed:?}");
    let name = whole.split(|c: char| !c.is_alphanumeric()).next();
    name.unwrap_or_default().to_owned()
}

/// Each act's kind, and whether it was allowed.
type Tally = Vec<(String, bool)>;

fn shown(tally: &Tally) -> String {
    let mut kinds: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for (kind, allowed) in tally {
        let counts = kinds.entry(kind).or_default();
        match allowed {
            true => counts.0 += 1,
            false => counts.1 += 1,
        }
    }
    let lines = kinds.iter().map(|(kind, (allowed, refused))| format!("{kind}: {allowed} allowed, {refused} refused"));
    lines.collect::<Vec<_>>().join("\n")
}

fn runner(games: u32) -> TestRunner {
    let usual = ProptestConfig::default();
    let cases = match std::env::var_os("PROPTEST_CASES") {
        Some(_) => usual.cases,
        None => games,
    };
    TestRunner::new(ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 20_000, ..usual })
}

/// Plays games until one disagrees. Returns that game, as short as possible, with the reason.
fn disagreement<M: Model, const WRONG: bool>(games: u32) -> Option<(String, usize)> {
    let tally = RefCell::new(Tally::new());
    let games = runner(games).run(&Machine::<M, WRONG>::sequential_strategy(DEEDS), |(game, deeds, seen)| {
        let (told, outcome) = play::<M, WRONG>(&game.prelude, &deeds, seen.as_ref());
        tally.borrow_mut().extend(told);
        outcome.map(drop)
    });
    match games {
        Ok(()) => {
            println!("{}", shown(&tally.into_inner()));
            None
        }
        Err(TestError::Fail(reason, (game, deeds, _))) => {
            let all = [game.prelude, deeds].concat();
            let (deeds, reason) = shortened::<M, WRONG>(all, reason.to_string());
            Some((reason, deeds.len()))
        }
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

/// Removes acts one by one until all are needed. Shrinking some may have made others unnecessary.
fn shortened<M: Model, const WRONG: bool>(mut deeds: Vec<M::Deed>, mut reason: String) -> (Vec<M::Deed>, String) {
    let mut place = 0;
    while place < deeds.len() {
        let mut fewer = deeds.clone();
        fewer.remove(place);
        match play::<M, WRONG>(&[], &fewer, None).1 {
            Err(TestCaseError::Fail(other)) => {
                (deeds, reason, place) = (fewer, other.to_string(), 0);
            }
            Err(TestCaseError::Reject(_)) | Ok(_) => place += 1,
        }
    }
    (deeds, reason)
}

fn agrees<M: Model>() {
    if let Some((shown, _)) = disagreement::<M, false>(GAMES) {
        panic!("{shown}");
    }
}

/// Checks that a wrong figure is detected, and shown in at most `most` acts.
fn finds_a_wrong_figure<M: Model>(most: usize) {
    let found = disagreement::<M, true>(400);
    let (shown, deeds) = found.expect("a wrong figure is found");
    assert!(deeds <= most, "{deeds} deeds: {shown}");
}

fn order(by: usize, command: impl Into<chancery_rules::Command>) -> Option<Step> {
    Some(crate::given::order(id(by), command.into()))
}

/// Returns an evening of each ruleset, and of each with deals.
pub fn evenings() -> Vec<Evening> {
    fn played<M: Model>() -> Evening {
        let games = Machine::<M, false>::sequential_strategy(DEEDS);
        let tree = games.new_tree(&mut runner(1)).expect("a game");
        let (game, deeds, _) = tree.current();
        let (_, table) = play::<M, false>(&game.prelude, &deeds, None);
        table.expect("they agree").evening
    }
    vec![
        played::<leverage::Leverage>(),
        played::<ambassadors::Galaxy>(),
        played::<strategy_card::Card>(),
        played::<realms::Realms>(),
        played::<deals::Bargains<leverage::Leverage>>(),
        played::<deals::Bargains<ambassadors::Galaxy>>(),
        played::<deals::Bargains<realms::Realms>>(),
    ]
}
