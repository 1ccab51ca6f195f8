//! Plays in the format that a failure prints. They are stored in `tests/plays/models/`. A test of the bot plays them in
//! the sandbox, which must accept what the model allowed and refuse what it forbade. `BLESS=1` rewrites them.

use super::ambassadors::Galaxy;
use super::leverage::Leverage;
use super::realms::Realms;
use super::strategy_card::Card;
use super::{Machine, Model, play, ruleset_name};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use proptest_state_machine::ReferenceStateMachine;
use std::path::Path;

/// The number of acts in each play after the prelude.
const DEEDS: usize = 60;

fn check<M: Model>(seed: u8) {
    // A fixed seed, so that every run writes the same plays.
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let games = Machine::<M, false>::sequential_strategy(DEEDS..=DEEDS);
    let tree = games.new_tree(&mut runner).expect("a game");
    let (game, deeds, _) = tree.current();
    let (_, table) = play::<M, false>(&game.prelude, &deeds, None);
    let script = table.expect("they agree").script();
    let ends = deeds.iter().fold(game.model, |mut model, deed| {
        let _ = model.judge(deed);
        model
    });
    let shown: Vec<String> = ends.shown().into_iter().flatten().collect();
    let printed = format!(
        "# A play of the model of {}, as a failure would print it.\n{script}\n{}\n",
        ruleset_name(M::RULESET),
        shown.join("\n")
    );
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/plays/models");
    let file = folder.join(ruleset_name(M::RULESET)).with_extension("play");
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(&file, &printed).expect("a file");
    }
    let expected = std::fs::read_to_string(&file).expect("a play");
    assert_eq!(printed.trim_end(), expected.trim_end(), "{}", file.display());
}

#[test]
fn a_play_of_leverage_can_be_printed() {
    check::<Leverage>(1);
}

#[test]
fn a_play_of_ambassadors_can_be_printed() {
    check::<Galaxy>(2);
}

#[test]
fn a_play_of_the_strategy_card_can_be_printed() {
    check::<Card>(3);
}

#[test]
fn a_play_of_realms_can_be_printed() {
    check::<Realms>(4);
}
