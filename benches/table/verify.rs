//! Checks a long journal with the program itself.

use super::goals::Goals;
use super::past::{crosswise, fill};
use super::process::Bot;
use super::stock::Stock;
use std::time::Duration;

const ENTRIES: u64 = 1_000_000;

/// Each of them has leverage over each other.
const STOCK: Stock = Stock { campaigns: 1, players: 16, closed_offers: 0, idle: 0 };

/// How often the memory is measured.
const LOOK: Duration = Duration::from_millis(100);

pub async fn of_a_long_journal(goals: &mut Goals) {
    let database = STOCK.database().await;
    fill(&database, ENTRIES, |number| crosswise(STOCK.players, number)).await;
    let mut check = Bot::verify(&database.path());
    let (mut used, mut memory) = (check.used(), 0.0_f64);
    let took = loop {
        if let Some(took) = check.ended() {
            break took.as_secs_f64();
        }
        (used, memory) = (check.used(), memory.max(check.peak()));
        tokio::time::sleep(LOOK).await;
    };
    let rate = ENTRIES as f64 / took;
    println!(
        "verify of {ENTRIES} entries in {took:.1} s: {:.1} us and {:.1} us of processor time each, {memory:.0} MB at most",
        1e6 / rate,
        used.cpu * 1e6 / ENTRIES as f64
    );
    goals.at_least("entries verified a second", rate, 100_000.0);
    goals.at_most("memory of verify, MB", memory, 60.0);
}
