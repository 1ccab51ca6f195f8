//! Forty players who all take out a long journal at once, and another who plays on.

use super::discord::{Ask, Discord};
use super::goals::Goals;
use super::load::{FIRST, gift};
use super::measure::{Places, give};
use super::process::Bot;
use super::stock::{ADA, Database, FIRST_CHANNEL, Stock, url};
use chancery::clock::Clock;
use chancery::journal::{self, Access, Change, Commit, Entry};
use chancery::referee::Referee;
use futures::future::join_all;
use std::sync::Arc;
use std::time::{Duration, Instant};

const PLAYERS: u64 = 40;
const ENTRIES: u64 = 100_000;

const PER_COMMIT: usize = 1_000;

/// How long the player who plays on waits between two gifts, and how often the memory is looked at.
const PAUSE: Duration = Duration::from_millis(100);

pub async fn of_long_journals(goals: &mut Goals) {
    let stock = Stock { campaigns: 2, players: PLAYERS, closed_offers: 0, idle: 0 };
    let database = stock.database().await;
    fill(&database).await;
    let discord = Arc::new(Discord::start().await);
    let bot = Bot::chancery(&discord, &database.path()).await;
    for (what, data) in [
        (
            "/campaign export",
            r#"{"id":"1","name":"campaign","type":1,"options":[{"name":"export","type":1,"options":[]}]}"#,
        ),
        (
            "/privacy export",
            r#"{"id":"1","name":"privacy","type":1,"options":[{"name":"export","type":1,"options":[]}]}"#,
        ),
    ] {
        let begun = Instant::now();
        let asked: Vec<_> = (0..PLAYERS).map(|player| export(&discord, ADA + player, data)).collect();
        let exports = tokio::spawn(join_all(asked));
        let (mut waited, mut memory) = (Vec::new(), bot.memory());
        while !exports.is_finished() {
            let asked = Instant::now();
            // In another campaign than the one that is read.
            give(&discord, 1, Places::OneEach, waited.len()).await;
            waited.push(asked.elapsed());
            memory = memory.max(bot.memory());
            tokio::time::sleep(PAUSE).await;
        }
        let bytes: Vec<usize> = exports.await.expect("all are answered");
        waited.sort();
        let slow = waited[waited.len() * 95 / 100].as_secs_f64() * 1000.0;
        println!(
            "{PLAYERS} of {what} of {ENTRIES} entries in {:.1} s, {:.1} MB in all: {memory:.0} MB in memory, a gift meanwhile {slow:.1} ms",
            begun.elapsed().as_secs_f64(),
            bytes.iter().sum::<usize>() as f64 / 1e6,
        );
        goals.at_most(&format!("memory with {PLAYERS} of {what}, MB"), memory, 200.0);
        goals.at_most(&format!("p95 of a gift beside {what}, ms"), slow, 50.0);
    }
}

/// Lets the players of the first campaign have given so much that its journal is that long.
async fn fill(database: &Database) {
    let journal = journal::open(&url(&database.path()), Access::Serve).await;
    let journal = journal.expect("the database");
    let referee = Referee::new(journal.clone(), Clock::wall());
    let mut campaign = (*referee.settled(FIRST).await.expect("it is there")).clone();
    for first in (0..ENTRIES).step_by(PER_COMMIT) {
        let entries = (first..first + PER_COMMIT as u64).map(|number| gift(&mut campaign, number, PLAYERS));
        let entries: Vec<Entry> = entries.collect();
        let stored = journal.load(FIRST).await.expect("it reads");
        let expected = stored.expect("it is there").head;
        let snapshot = Some(serde_json::to_string(&campaign).expect("a campaign is JSON"));
        let change = Change { entries, snapshot, ..Change::default() };
        let commit = Commit { campaign: FIRST, expected, change };
        journal.commit(commit).await.expect("it is written");
    }
    journal.close().await;
}

/// Asks for a file; returns how large the answer is.
fn export(discord: &Arc<Discord>, user: u64, data: &'static str) -> impl Future<Output = usize> + use<> {
    let discord = Arc::clone(discord);
    async move {
        let answer = discord.ask(&Ask { user, channel: FIRST_CHANNEL, data }).await;
        assert!(answer.len() > 10_000, "{}", String::from_utf8_lossy(&answer));
        answer.len()
    }
}
