//! People who ask one thing after the other, and how long they wait.

use super::discord::{Ask, Discord, member, person};
use super::process::{Bot, Used};
use super::stock::{ADA, BO, Database, FIRST_CHANNEL, Stock, url};
use chancery::journal::{self, Access, Journal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often it is looked whether everything has been told.
const LOOK: Duration = Duration::from_millis(1);

/// A bot and its Discord.
pub struct Table {
    discord: Arc<Discord>,
    pub bot: Bot,
    /// What the bot keeps; nothing of the bot that only answers.
    kept: Option<(Database, Journal)>,
}

/// Where each of those plays who ask at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    OneEach,
    /// All of them in the first campaign.
    OneForAll,
}

/// What came of one round, or of several.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How long each who asked waited for the answer.
    waited: Vec<Duration>,
    /// From the first question until everything was answered and told.
    took: Duration,
    used: Used,
    messages: u64,
}

impl Table {
    pub async fn floor() -> Table {
        let discord = Arc::new(Discord::start().await);
        let bot = Bot::floor(&discord).await;
        let kept = None;
        Table { discord, bot, kept }
    }

    pub async fn chancery(stock: Stock) -> Table {
        let database = stock.database().await;
        let discord = Arc::new(Discord::start().await);
        let bot = Bot::chancery(&discord, &database.path()).await;
        let journal = journal::open(&url(&database.path()), Access::Read).await;
        let kept = Some((database, journal.expect("its database")));
        Table { discord, bot, kept }
    }

    /// Has so many ask at once, each anew when they are answered, for so long.
    pub async fn round(&self, at_once: u64, places: Places, for_: Duration) -> Measured {
        let (before, messages) = (self.bot.used(), self.discord.messages());
        let begun = Instant::now();
        let clients = (0..at_once).map(|number| {
            let discord = Arc::clone(&self.discord);
            let gives = self.kept.is_some();
            tokio::spawn(async move {
                let mut waited = Vec::new();
                while begun.elapsed() < for_ {
                    let asked = Instant::now();
                    match gives {
                        true => give(&discord, number, places, waited.len()).await,
                        false => only_answer(&discord, number).await,
                    }
                    waited.push(asked.elapsed());
                }
                waited
            })
        });
        let clients: Vec<_> = clients.collect();
        let mut waited = Vec::new();
        for client in clients {
            waited.extend(client.await.expect("every answer is as it should be"));
        }
        self.told().await;
        Measured {
            waited,
            took: begun.elapsed(),
            used: self.bot.used().since(before),
            messages: self.discord.messages() - messages,
        }
    }

    /// Waits until everything that happened has been told at the tables.
    async fn told(&self) {
        let Some((_, journal)) = &self.kept else {
            return;
        };
        while !journal.waiting_lanes().await.expect("it reads").is_empty() {
            tokio::time::sleep(LOOK).await;
        }
    }
}

async fn only_answer(discord: &Discord, number: u64) {
    let ask = Ask { user: ADA, channel: FIRST_CHANNEL + number, data: r#"{"id":"1","name":"answer","type":1}"# };
    expect(&discord.ask(&ask).await, "Here is your answer.");
}

/// How many gifts were made in one campaign for all, and after how many it is another one.
static GIVEN: AtomicU64 = AtomicU64::new(0);
const IN_A_ROW: u64 = 2_000;

/// Gives 1 money, to and fro; of those who ask at once half begin with fro, so that neither player gives all they have.
async fn give(discord: &Discord, number: u64, places: Places, round: usize) {
    let (user, to) = match (number + round as u64) % 2 {
        0 => (ADA, BO),
        _ => (BO, ADA),
    };
    let channel = match places {
        Places::OneEach => FIRST_CHANNEL + number,
        // After 5,000 gifts of 1 money a leverage is at its limit of 100, so all go on in the next campaign before that.
        Places::OneForAll => FIRST_CHANNEL + GIVEN.fetch_add(1, Ordering::Relaxed) / IN_A_ROW % 16,
    };
    let data = format!(
        r#"{{"id":"1","name":"gift","type":1,"options":[{{"name":"player","type":6,"value":"{to}"}},{{"name":"amount","type":4,"value":1}}],"resolved":{{"users":{{"{to}":{}}},"members":{{"{to}":{}}}}}}}"#,
        person(to),
        member(to, false)
    );
    let ask = Ask { user, channel, data: &data };
    expect(&discord.ask(&ask).await, "Done.");
}

fn expect(answer: &[u8], words: &str) {
    let answer = String::from_utf8_lossy(answer);
    assert!(answer.contains(words), "the bot answers: {answer}");
}

impl Measured {
    pub fn and(mut self, other: Measured) -> Measured {
        self.waited.extend(other.waited);
        self.waited.sort_unstable();
        Measured {
            waited: self.waited,
            took: self.took + other.took,
            used: Used { cpu: self.used.cpu + other.used.cpu, switches: self.used.switches + other.used.switches },
            messages: self.messages + other.messages,
        }
    }

    fn count(&self) -> f64 {
        self.waited.len() as f64
    }

    /// Returns how many were answered in a second.
    pub fn rate(&self) -> f64 {
        self.count() / self.took.as_secs_f64()
    }

    /// Returns how many milliseconds that share of those who asked waited, or less.
    pub fn wait(&self, share: f64) -> f64 {
        let place = (self.count() * share) as usize;
        let waited = self.waited.get(place.min(self.waited.len() - 1));
        waited.expect("one who asked").as_secs_f64() * 1000.0
    }

    /// Returns how many microseconds of a processor one of them cost.
    pub fn cpu(&self) -> f64 {
        self.used.cpu * 1_000_000.0 / self.count()
    }

    /// Returns how often a thread began or ceased to wait for one of them.
    pub fn switches(&self) -> f64 {
        self.used.switches as f64 / self.count()
    }

    pub fn row(&self, what: &str) -> String {
        format!(
            "{what:<44} {:>8.0} {:>8.2} {:>8.2} {:>8.2} {:>8.0} {:>9.1} {:>9.2}",
            self.rate(),
            self.wait(0.5),
            self.wait(0.95),
            self.wait(0.99),
            self.cpu(),
            self.switches(),
            self.messages as f64 / self.count(),
        )
    }
}

pub fn headline() -> String {
    format!(
        "{:<44} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9} {:>9}",
        "", "a second", "p50 ms", "p95 ms", "p99 ms", "CPU us", "switches", "messages"
    )
}
