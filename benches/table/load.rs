//! Compares loading a campaign from its newest snapshot and the later entries with loading it from its first entry.

use super::goals::Goals;
use super::past::{FIRST, around, gift};
use super::stock::{Database, Stock, url};
use chancery::journal::{self, Access, Change, Commit, Entry, Journal};
use chancery::referee::Referee;
use chancery_clock::Clock;
use std::time::{Duration, Instant};

const ENTRIES: u64 = 10_000;

/// The number of entries between two snapshots.
const AFTER: u64 = 100;

const TIMES: usize = 15;

const STOCK: Stock = Stock { campaigns: 1, players: 25, closed_offers: 0, idle: 0 };

pub async fn beside_no_snapshot(goals: &mut Goals) {
    let (short, long) = (Stored::with(true).await, Stored::with(false).await);
    let (mut from_snapshot, mut from_first) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        from_snapshot.push(short.load().await);
        from_first.push(long.load().await);
    }
    let (short, long) = (median(from_snapshot), median(from_first));
    println!(
        "a campaign of {ENTRIES} entries is read in {:.1} ms from its first entry, in {:.2} ms from a snapshot and {AFTER} entries",
        long * 1000.0,
        short * 1000.0
    );
    goals.at_least("loading without beside with snapshot", long / short, 10.0);
}

fn median(mut waits: Vec<Duration>) -> f64 {
    waits.sort_unstable();
    waits[waits.len() / 2].as_secs_f64()
}

/// A stored campaign with many entries.
struct Stored {
    journal: Journal,
    /// Keeps the folder from being deleted.
    _database: Database,
}

impl Stored {
    async fn with(snapshot: bool) -> Stored {
        let database = STOCK.database().await;
        let journal = journal::open(&url(&database.path()), Access::Serve).await;
        let journal = journal.expect("the database");
        let referee = Referee::new(journal.clone(), Clock::wall());
        let mut campaign = (*referee.settled(FIRST).await.expect("it is there")).clone();
        for upto in [ENTRIES - AFTER, ENTRIES] {
            let done = version(&journal).await;
            let entries = (done..upto).map(|number| gift(&mut campaign, number, around(STOCK.players, number)));
            let entries: Vec<Entry> = entries.collect();
            let is_whole = upto < ENTRIES && snapshot;
            let json = || serde_json::to_string(&campaign).expect("a campaign is JSON");
            let change = Change { entries, snapshot: is_whole.then(json), ..Change::default() };
            let stored = journal.load(FIRST).await.expect("it reads");
            let expected = stored.expect("it is there").head;
            let commit = Commit { campaign: FIRST, expected, change };
            journal.commit(commit).await.expect("it is written");
        }
        Stored { journal, _database: database }
    }

    /// Returns how long a new referee takes to load it.
    async fn load(&self) -> Duration {
        let referee = Referee::new(self.journal.clone(), Clock::wall());
        let begun = Instant::now();
        referee.settled(FIRST).await.expect("it is there");
        begun.elapsed()
    }
}

async fn version(journal: &Journal) -> u64 {
    let row = journal.campaign(FIRST).await.expect("it reads");
    u64::try_from(row.expect("it is there").version).expect("a count")
}
