//! Kills the real process again and again during a storm of commands. Answered commands are kept, nothing is done
//! twice, and everything due is announced once.

mod afterwards;
mod card;
#[cfg(feature = "postgres")]
mod fleet;
mod games;
mod people;
mod person;
mod realms;
mod typist;

use crate::faults::disk::SmallDisk;
use crate::machine::{Disk, Machine, directly};
use card::STRATEGY_CARD;
use chancery::rules::time::Span;
use chancery_loopback::world::OWNER;
use chancery_loopback::{Fault, Mishap};
use games::{AMBASSADORS, Game, LEVERAGE};
use people::{Dice, PEOPLE, Party, People};
use realms::REALMS;
use serde_json::json;
use std::time::{Duration, Instant};

/// The requests that fail in addition to the kills: announcements, direct messages, edits that close offers, and
/// answers.
const SPOILT: [(&str, &str); 5] = [
    ("POST", "/channels"),
    ("POST", "/users/@me/channels"),
    ("PATCH", "/channels"),
    ("POST", "/interactions"),
    ("PATCH", "/webhooks"),
];

/// The channels and games of one party. Players at one table make the other wait, so there are at most two.
const COURTS: &[(&str, Game)] = &[("table", LEVERAGE), ("arena", AMBASSADORS)];
const BOURSE: &[(&str, Game)] = &[("bourse", LEVERAGE)];
const ARENA: &[(&str, Game)] = &[("pit", AMBASSADORS)];
const GALAXY: &[(&str, Game)] = &[("galaxy", STRATEGY_CARD)];
const WORLD: &[(&str, Game)] = &[("world", REALMS)];

/// The seconds between a kill and the next start: within the time that Discord remembers a nonce, at its end, and after
/// it.
const GAPS: [i64; 6] = [5, 55, 65, 290, 310, 3600];

/// The jumps of the process's clock in seconds.
const JUMPS: [i64; 6] = [10, -10, 200, -200, 3600, 86_400];

/// A network fault, in addition to the kills. If an answer is lost or never comes, Discord has still processed the
/// request.
fn trouble(dice: &mut Dice) -> Fault {
    let limit = |global| Mishap::RateLimit { seconds: 0.05, global };
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

/// Closes or stalls the gateway connection in a way that the bot recovers from.
fn interrupt(machine: &Machine, dice: &mut Dice) {
    match dice.below(6) {
        0 => machine.discord.hang_up(None),
        1 => machine.discord.hang_up(Some(1001)),
        2 => machine.discord.hang_up(Some(4000)),
        3 => machine.discord.hang_up(Some(4009)),
        4 => machine.discord.reconnect(),
        _ => machine.discord.invalidate(dice.below(2) == 0),
    }
}

/// A storm: its people, and how long it lasts.
struct Storm {
    parties: Vec<Party>,
    kills: usize,
    /// The most answers between two kills.
    answers: u64,
    seed: u64,
    /// If set, people mostly make legal moves until the storm has covered everything required. Otherwise, they try any
    /// command and press any button.
    thorough: bool,
}

/// The size of a storm's disk, in megabytes.
const ROOM: u32 = 192;

impl Storm {
    /// One party at its tables.
    fn at(played: &'static [(&str, Game)], seed: u64) -> Storm {
        let party = Party { server: "Sandbox", number: 1, players: PEOPLE, played };
        Storm { parties: vec![party], kills: 4, answers: 30, seed, thorough: true }
    }

    /// Two hundred players at twenty tables in five servers.
    fn everywhere(seed: u64) -> Storm {
        let servers = ["Sandbox", "Second", "Third", "Fourth", "Fifth"];
        let tables = [(BOURSE, 16), (ARENA, PEOPLE), (GALAXY, PEOPLE), (WORLD, PEOPLE)];
        let all = servers.iter().flat_map(|server| tables.map(|table| (*server, table)));
        let party = |(number, (server, (played, players)))| Party { server, number, players, played };
        Storm { parties: all.enumerate().map(party).collect(), kills: 3, answers: 120, seed, thorough: false }
    }

    /// Lets people use the bot without pause, kills it repeatedly at random points, and checks the result.
    async fn rage(self) {
        eprintln!("the storm of seed {} begins", self.seed);
        let mut dice = Dice::new(self.seed);
        let mut machine = Machine::new().await;
        let disk = SmallDisk::mount(machine.home.clone(), ROOM);
        machine.discord.with(|world| {
            for party in &self.parties {
                let guild = world.guild(party.server, OWNER);
                // A bot that was invited long ago does not greet the server.
                let long_ago = world.now() - Span::hours(24 * 365);
                world.guilds.get_mut(&guild).unwrap().joined = long_ago;
            }
        });
        machine.start().await;
        let people = People::sit_down(&machine.discord, &self.parties, !self.thorough).await;
        for kill in 0..self.kills {
            let busy = people.let_loose(&machine.discord, dice.next());
            if kill % 3 != 0 {
                machine.discord.inject(trouble(&mut dice));
            }
            people.busy_for(5 + dice.below(self.answers)).await;
            self.disturb(&machine, disk.as_ref(), &people, &mut dice).await;
            tokio::time::sleep(Duration::from_micros(dice.below(5000))).await;
            machine.kill().await;
            people.rein_in(busy).await;
            // Discord has usually recovered when the bot restarts.
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
        people.busy_for(40).await;
        if self.thorough {
            people.try_everything(&machine.discord).await;
        }
        people.rein_in(busy).await;
        let covered = self.thorough && people.make_up(&machine.discord).await;
        afterwards::check(&mut machine, covered).await;
    }

    /// Disturbs the connection, the clock and the disk in turn while people keep playing.
    async fn disturb(&self, machine: &Machine, disk: Option<&SmallDisk>, people: &People, dice: &mut Dice) {
        interrupt(machine, dice);
        people.busy_for(5 + dice.below(10)).await;
        // A jump by hours delays a game so much that it might not cover everything in time.
        let jumps = if self.thorough { &JUMPS[..4] } else { &JUMPS[..] };
        let jump = Span::seconds(jumps[dice.below(jumps.len() as u64) as usize]);
        machine.shift_clock(jump);
        people.busy_for(dice.below(10)).await;
        match disk.filter(|_| dice.below(2) == 0) {
            Some(disk) => {
                disk.fill();
                people.busy_for(dice.below(10)).await;
                disk.make_room();
            }
            None => {
                let how = [Disk::ReadOnly, Disk::FailsToWrite, Disk::Fails];
                machine.spoil_disk(how[dice.below(3) as usize]);
                people.busy_for(dice.below(10)).await;
                machine.spoil_disk(Disk::Sound);
            }
        }
        people.busy_for(dice.below(10)).await;
        machine.shift_clock(Span::millis(-jump.as_millis()));
    }
}

/// The form that every run has time for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answered_orders_survive_kills() {
    let short = Storm { kills: 2, ..Storm::at(BOURSE, 1) };
    short.rage().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_at_two_tables_survive_kills() {
    Storm::at(COURTS, 1).rage().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_survive_kills_without_a_proxy() {
    let short = Storm { kills: 2, ..Storm::at(BOURSE, 1) };
    directly(short.rage()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_card_orders_survive_kills() {
    Storm::at(GALAXY, 1).rage().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_realms_orders_survive_kills() {
    Storm::at(WORLD, 1).rage().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_of_two_hundred_people_survive_kills() {
    Storm::everywhere(1).rage().await;
}

/// Runs one storm after another for `STORM_MINUTES` minutes, starting at `STORM_SEED`. A failing storm reports its
/// seed; `STORM_MINUTES=0` with that seed repeats it alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "an hour by default: cargo test --test it long_storm -- --ignored --nocapture"]
async fn the_long_storm() {
    one_after_the_other(async |seed| {
        // Every other storm has eight players at their tables.
        let storm = match seed % 2 {
            0 => Storm::everywhere(seed),
            _ => Storm::at([COURTS, GALAXY, WORLD][(seed / 2 % 3) as usize], seed),
        };
        let storm = Storm { kills: 12, answers: 4 * storm.answers, ..storm };
        storm.rage().await;
    })
    .await;
}

/// Runs storms from the seed `STORM_SEED` on, for `STORM_MINUTES` minutes.
async fn one_after_the_other(mut storm: impl AsyncFnMut(u64)) {
    let number = |name: &str, usual: u64| {
        let given = std::env::var(name).ok();
        given.map_or(usual, |given| given.parse().expect(name))
    };
    let long = Duration::from_secs(60 * number("STORM_MINUTES", 60));
    let begun = Instant::now();
    for seed in number("STORM_SEED", 2).. {
        storm(seed).await;
        eprintln!("survived; {} s so far", begun.elapsed().as_secs());
        if begun.elapsed() >= long {
            return;
        }
    }
}
