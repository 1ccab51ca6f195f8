//! The real process, killed again and again in the middle of a storm of commands: what was answered is kept, nothing is done
//! twice, and everything that is to be told is told once.

mod afterwards;
mod card;
mod games;
mod people;
mod realms;

use crate::machine::Machine;
use card::STRATEGY_CARD;
use chancery::rules::time::Span;
use chancery::sandbox::loopback::{Fault, Mishap};
use futures::stream::{self, StreamExt};
use games::{AMBASSADORS, Game, LEVERAGE};
use people::{Dice, People};
use realms::REALMS;
use serde_json::json;
use std::time::Duration;

/// The requests that something goes wrong with beside the kills: announcements, direct messages, offers that are closed, and
/// answers.
const SPOILT: [(&str, &str); 5] = [
    ("POST", "/channels"),
    ("POST", "/users/@me/channels"),
    ("PATCH", "/channels"),
    ("POST", "/interactions"),
    ("PATCH", "/webhooks"),
];

/// Where what is played, at one machine: those who play at one table leave the other waiting, so there are two at most.
const COURTS: &[(&str, Game)] = &[("table", LEVERAGE), ("arena", AMBASSADORS)];
const GALAXY: &[(&str, Game)] = &[("galaxy", STRATEGY_CARD)];
const WORLD: &[(&str, Game)] = &[("world", REALMS)];

/// So many seconds may lie between a kill and the next start: within Discord's memory for a nonce, at its end, and after it.
const GAPS: [i64; 6] = [5, 55, 65, 290, 310, 3600];

/// What goes wrong on the way to Discord, beside the kills. Where an answer is lost or never comes, Discord has done it.
fn trouble(dice: &mut Dice) -> Fault {
    let limit = |global| Mishap::RateLimit {
        seconds: 0.05,
        global,
    };
    let mishap = match dice.below(9) {
        0 => Mishap::Drop,
        1..=2 => Mishap::DropAnswer,
        3 => Mishap::Hang,
        4..=5 => Mishap::HangAnswer,
        6 => Mishap::Answer(503, json!({"code": 0, "message": "upstream connect error"})),
        7 => limit(true),
        _ => limit(false),
    };
    let (method, prefix) = SPOILT[dice.below(SPOILT.len() as u64) as usize];
    let times = 1 + dice.below(3) as usize;
    Fault::next(method, prefix, mishap).times(times)
}

/// Lets people loose on the bot, kills it so many times, each after that many answers at most, and looks at what is left.
async fn rage(played: &'static [(&str, Game)], kills: usize, answers: u64, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut machine = Machine::running().await;
    let people = People::sit_down(&machine.discord, played).await;
    for kill in 0..kills {
        let busy = people.let_loose(&machine.discord, dice.next());
        if kill % 3 != 0 {
            machine.discord.inject(trouble(&mut dice));
        }
        people
            .busy_for(&machine.discord, 5 + dice.below(answers))
            .await;
        tokio::time::sleep(Duration::from_micros(dice.below(5000))).await;
        machine.kill().await;
        people.rein_in(busy).await;
        // Discord is well again when the bot comes back, mostly.
        if kill % 4 != 0 {
            machine.discord.heal();
        }
        if kill % 2 == 1 {
            let gap = GAPS[dice.below(GAPS.len() as u64) as usize];
            machine.pass(Span::seconds(gap));
        }
        machine.start().await;
    }
    machine.discord.heal();
    let busy = people.let_loose(&machine.discord, dice.next());
    people.busy_for(&machine.discord, 40).await;
    people.all_happened(&machine.discord).await;
    people.rein_in(busy).await;
    afterwards::check(&mut machine).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_outlives_kills() {
    rage(COURTS, 4, 30, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_about_the_card_outlives_kills() {
    rage(GALAXY, 4, 30, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_about_realms_outlives_kills() {
    rage(WORLD, 4, 30, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "300 kills take ten minutes: cargo test --test it storm -- --ignored --nocapture"]
async fn what_was_answered_outlives_many_kills() {
    let storms = (2..8).map(|seed| {
        let played = [COURTS, GALAXY, WORLD][(seed % 3) as usize];
        rage(played, 50, 60, seed)
    });
    stream::iter(storms)
        .buffer_unordered(2)
        .collect::<Vec<()>>()
        .await;
}
