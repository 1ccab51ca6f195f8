//! Compares commits on a real file, each with a disk sync, with the simplest use of SQLite: the same rows written by
//! three prepared statements, one transaction after the other.

use super::goals::Goals;
use super::stock::{ADA, BO, Database, Stock, url};
use chancery::journal::{self, Access, ChainHead, Change, Commit, Entry, Journal, Outgoing, Target};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery_clock::Clock;
use futures::future::join_all;
use rusqlite::{Connection, params};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const IN_FLIGHT: usize = 64;
const TURNS: usize = 5;
const TURN: Duration = Duration::from_millis(500);

const STOCK: Stock = Stock { campaigns: IN_FLIGHT as u64, players: 2, closed_offers: 0, idle: 0 };

pub async fn beside_rusqlite(goals: &mut Goals) {
    let (ours, theirs) = (STOCK.database().await, STOCK.database().await);
    let mut plain = Plain::open(&theirs);
    let mut kept = Baseline::open(&ours).await;
    let (mut floor, mut alone, mut together) = (0.0, 0.0, 0.0);
    for _ in 0..TURNS {
        floor += plain.rate();
        alone += kept.rate(1).await;
        together += kept.rate(IN_FLIGHT).await;
    }
    let turns = TURNS as f64;
    println!(
        "commits a second: rusqlite one by one {:.0}, the journal one by one {:.0}, with {IN_FLIGHT} in flight {:.0}",
        floor / turns,
        alone / turns,
        together / turns
    );
    println!("a commit alone beside one of rusqlite: {:.2}", alone / floor);
    goals.at_least("commits, 64 in flight, beside rusqlite", together / floor, 5.0);
}

fn events(round: i64) -> String {
    format!(
        r#"[{{"leverage":{{"gifted":{{"from":{ADA},"to":{BO},"amount":{round}}}}}}},{{"leverage":{{"leverage_booked":{{"by":{ADA},"over":{BO},"account":"earned","amount":1000,"swallowed":0,"why":"gift"}}}}}}]"#
    )
}

struct Plain {
    connection: Connection,
    version: i64,
}

const PLAIN: [&str; 3] = [
    "UPDATE campaigns SET version = ?1, head = ?2, next_due_at = NULL WHERE id = 1",
    "INSERT INTO journal (campaign_id, seq, at, actor, cause, events, link) VALUES (1, ?1, 0, 1, ?2, ?3, ?4)",
    "INSERT INTO outbox (campaign_id, seq, part, notice, checksum) VALUES (1, ?1, 1, ?2, 0)",
];

impl Plain {
    fn open(database: &Database) -> Plain {
        let connection = Connection::open(database.path()).expect("the database");
        let durable = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";
        connection.execute_batch(durable).expect("it is set");
        Plain { connection, version: 10_000 }
    }

    /// Commits with prepared statements for a while. Returns the commits per second.
    fn rate(&mut self) -> f64 {
        let prepared = PLAIN.map(|statement| self.connection.prepare(statement).expect("it is SQL"));
        let [mut update, mut entry, mut outbox] = prepared;
        let link = [1_u8; 33];
        let begun = Instant::now();
        let before = self.version;
        while begun.elapsed() < TURN {
            self.version += 1;
            let (version, events) = (self.version, events(self.version));
            let cause = format!("plain:{version}");
            let done = (|| {
                let tx = self.connection.unchecked_transaction()?;
                update.execute(params![version, link])?;
                entry.execute(params![version, cause, events, link])?;
                outbox.execute(params![version, events])?;
                tx.commit()
            })();
            done.expect("it is written");
        }
        (self.version - before) as f64 / begun.elapsed().as_secs_f64()
    }
}

struct Baseline {
    journal: Journal,
    heads: Vec<ChainHead>,
}

impl Baseline {
    async fn open(database: &Database) -> Baseline {
        let journal = journal::open(&url(&database.path()), Access::Serve).await;
        let journal = journal.expect("the database");
        let mut heads = Vec::new();
        for campaign in 1..=IN_FLIGHT as i64 {
            let stored = journal.load(CampaignId(campaign)).await;
            heads.push(stored.expect("it reads").expect("it is there").head);
        }
        Baseline { journal, heads }
    }

    /// Commits repeatedly to this many campaigns at once. Returns the commits per second.
    async fn rate(&mut self, at_once: usize) -> f64 {
        let begun = Instant::now();
        let clients = self.heads.iter().zip(1_i64..).take(at_once);
        let clients = clients.map(|(head, campaign)| {
            let (journal, head) = (self.journal.clone(), *head);
            tokio::spawn(async move {
                let mut head = head;
                while begun.elapsed() < TURN {
                    head = commit(&journal, CampaignId(campaign), head).await;
                }
                head
            })
        });
        let clients: Vec<_> = clients.collect();
        let mut done = 0;
        for (client, head) in join_all(clients).await.into_iter().zip(&mut self.heads) {
            let after = client.expect("every commit is written");
            done += after.version - head.version;
            *head = after;
        }
        done as f64 / begun.elapsed().as_secs_f64()
    }
}

static MADE: AtomicU64 = AtomicU64::new(1_300_000_000_000_000_000);

async fn commit(journal: &Journal, campaign: CampaignId, expected: ChainHead) -> ChainHead {
    let events = events(expected.version);
    let change = Change {
        entries: vec![Entry {
            at: Clock::wall().now(),
            actor: Some(PlayerId(ADA)),
            // Grows like an interaction's id.
            cause: format!("interaction:{}", MADE.fetch_add(1, Ordering::Relaxed)),
            events: events.clone(),
        }],
        outbox: vec![Outgoing { entry: 0, target: Target::Channel, notice: events }],
        ..Change::default()
    };
    let after = expected.after(campaign, &change.entries[0]);
    let committed = journal.commit(Commit { campaign, expected, change }).await;
    committed.expect("it is written");
    after
}
