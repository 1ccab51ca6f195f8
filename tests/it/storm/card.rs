//! Moves at a strategy card table: mostly possible ones, and sometimes anything.

use super::games::{Game, Sight, Turn, undo};
use super::people::{Dice, PEOPLE};

pub const STRATEGY_CARD: Game = Game {
    ruleset: "strategy-card",
    // Each of the eight players has a system with two exhausted planets. Everyone can use a ninth system.
    layout: &[
        concat!("/board load file:\"", env!("CARGO_MANIFEST_DIR"), "/tests/it/storm/galaxy.json\""),
        "/mod-strategy-card phase phase:action reason:Storm",
        "/mod-strategy-card card player:@player0 reason:Storm",
        "/mod-strategy-card active player:@player0 reason:Storm",
    ],
    // With few tokens in reinforcements, some players soon have to use one from their sheet.
    opening: &["/tokens gain tactic:3 strategy:3"],
    deed: play,
    correction: corrections,
    must_happen: &["plays Diplomacy on", "answers offer", "The Diplomacy card is exhausted"],
    must_be_told: &[],
    script: &[],
};

const POOLS: [&str; 3] = ["tactic", "fleet", "strategy"];

fn play(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let me = sight.me;
    if let Some(question) = sight.question.filter(|_| dice.below(4) > 0) {
        return vec![answer(dice, me, question)];
    }
    let act = match sight.turn {
        _ if dice.below(6) == 0 => dice.below(10),
        Turn::Mine => [0, 0, 0, 1, 2][dice.below(5) as usize],
        Turn::Nobodys => [3, 3, 4, 5][dice.below(4) as usize],
        Turn::Theirs => 5 + dice.below(5),
    };
    let (other, pool) = (dice.below(PEOPLE), dice.one_of(&POOLS));
    let line = match act {
        0 => format!("/diplomacy play system:Home{me}"),
        1 => "/turn end".to_owned(),
        2 => format!("/activate system:Home{other}"),
        3 => "/turn begin".to_owned(),
        4 => phase(dice),
        5 => format!("/planets exhaust planet:Moon{me}"),
        6 => format!("/planets control planet:Moon{other}"),
        7 => format!("/tokens place system:Home{other}"),
        8 => format!("/tokens spend pool:{pool}"),
        _ => format!("/tokens remove system:Home{other}"),
    };
    vec![line]
}

/// Begins a phase, or takes the card in a phase that may have begun. Players who must confirm the effect press the
/// button later.
fn phase(dice: &mut Dice) -> String {
    match dice.below(4) {
        0 => "/phase begin phase:status".to_owned(),
        1 => "/phase begin phase:strategy".to_owned(),
        2 => "/phase begin phase:action".to_owned(),
        _ => "/diplomacy take".to_owned(),
    }
}

fn answer(dice: &mut Dice, me: u64, question: u64) -> String {
    match dice.below(5) {
        0..=1 => format!("/refuse offer:{question}"),
        2 => format!("/accept offer:{question} choice:Moon{me}"),
        3 => format!("/accept offer:{question} choice:\"Moon{me}, Core{me}\""),
        _ => format!("/accept offer:{question} choice:Core{me}"),
    }
}

fn corrections(dice: &mut Dice, sight: Sight) -> Vec<String> {
    let (one, other) = (dice.below(PEOPLE), dice.below(PEOPLE));
    let (offer, present) = (sight.offer.unwrap_or(1), dice.below(2) == 0);
    let line = match dice.below(10) {
        0..=3 => {
            return vec![
                "/mod-strategy-card phase phase:action reason:Storm".to_owned(),
                format!("/mod-strategy-card card player:@player{one} reason:Storm"),
                format!("/mod-strategy-card active player:@player{one} reason:Storm"),
            ];
        }
        4 => format!("/mod-strategy-card tokens player:@player{one} strategy:2 reason:Storm"),
        5 => format!("/mod-strategy-card token player:@player{one} system:Home{other} present:{present} reason:Storm"),
        6 => format!("/mod-strategy-card planet planet:Moon{one} exhausted:true reason:Storm"),
        7 => format!("/mod void offer:{offer} reason:\"A slip\""),
        8 => "/mod-strategy-card card exhausted:false reason:Storm".to_owned(),
        _ => undo(dice),
    };
    vec![line]
}
