//! Players who send one command after the other, and how long they wait.

use super::discord::{Ask, Discord, resolved};
use super::floor::Floor;
use super::process::{Bot, Used};
use super::stock::{ADA, BO, Database, FIRST_CHANNEL, Stock, url};
use chancery::journal::{self, Access, Journal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many times the bench asks for the leaderboard.
const LOOKS: usize = 21;

/// How long first gifts are made before they are counted.
const FIRST_GIFTS: Duration = Duration::from_millis(200);

/// How often to check whether everything has been announced.
const LOOK: Duration = Duration::from_millis(1);

pub struct Table {
    pub discord: Arc<Discord>,
    pub bot: Bot,
    /// The journal, which says when everything is announced. A baseline has none.
    journal: Option<Journal>,
    /// Keeps the folder from being deleted.
    _database: Database,
}

/// The distribution of concurrent players over campaigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    OneEach,
    /// All in the first campaign, between its first two players.
    OneForAll,
    /// All in the first campaign, from each of this many players to the next.
    Around(u64),
}

/// The results of one or several rounds.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How long each player waited for an answer.
    waited: Vec<Duration>,
    /// The time from the first command until everything was answered and announced.
    took: Duration,
    used: Used,
    messages: u64,
}

impl Table {
    pub async fn floor(floor: Floor) -> Table {
        let database = Database::none_yet();
        let discord = Arc::new(Discord::start().await);
        let bot = Bot::floor(&discord, floor, &database.path()).await;
        Table { discord, bot, journal: None, _database: database }
    }

    pub async fn chancery(stock: Stock) -> Table {
        let database = stock.database().await;
        let discord = Arc::new(Discord::start().await);
        let bot = Bot::chancery(&discord, &database.path()).await;
        let journal = journal::open(&url(&database.path()), Access::Read).await;
        Table { discord, bot, journal: Some(journal.expect("its database")), _database: database }
    }

    /// Has this many players send commands concurrently for this long, each as soon as the last one is answered.
    pub async fn round(&self, at_once: u64, places: Places, for_: Duration) -> Measured {
        let (before, messages) = (self.bot.used(), self.discord.messages());
        let begun = Instant::now();
        let clients = (0..at_once).map(|number| {
            let discord = Arc::clone(&self.discord);
            tokio::spawn(async move {
                let mut waited = Vec::new();
                while begun.elapsed() < for_ {
                    let asked = Instant::now();
                    give(&discord, number, places, waited.len()).await;
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
        self.told(messages + waited.len() as u64).await;
        Measured {
            waited,
            took: begun.elapsed(),
            used: self.bot.used().since(before),
            messages: self.discord.messages() - messages,
        }
    }

    /// Has each of this many players give to the next at least once, and measures that. The first command by or about
    /// somebody costs more, because it stores their name and language; in a real campaign that was when they joined.
    pub async fn first_gifts(&self, players: u64) -> Measured {
        let mut gifts = Measured::default();
        while (gifts.waited.len() as u64) < players {
            gifts = gifts.and(self.round(16, Places::Around(players), FIRST_GIFTS).await);
        }
        gifts
    }

    /// Has one player ask for the leaderboard of the first campaign again and again. Returns the median wait in
    /// milliseconds.
    pub async fn leaderboard(&self) -> f64 {
        let mut waited = Vec::new();
        for _ in 0..LOOKS {
            let asked = Instant::now();
            let data = r#"{"id":"1","name":"leaderboard","type":1,"options":[]}"#;
            let answer = self.discord.ask(&Ask { user: ADA, channel: FIRST_CHANNEL, data }).await;
            expect(&answer, "Leaderboard");
            waited.push(asked.elapsed());
        }
        waited.sort_unstable();
        waited[waited.len() / 2].as_secs_f64() * 1000.0
    }

    /// Waits until everything that happened has been announced: until the journal has nothing left, or a baseline has
    /// posted this many messages.
    async fn told(&self, messages: u64) {
        loop {
            let all = match &self.journal {
                Some(journal) => journal.waiting_queues().await.expect("it reads").is_empty(),
                None => self.discord.messages() >= messages,
            };
            if all {
                return;
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// The number of gifts made in a shared campaign, the number after which the next campaign is used, and how many there are.
static GIVEN: AtomicU64 = AtomicU64::new(0);
const IN_A_ROW: u64 = 2_000;
pub const SHARED: u64 = 64;

/// Gives 1 money: in alternating directions, of which half of the concurrent players start in the opposite one, or
/// around. So nobody runs out of money.
pub async fn give(discord: &Discord, number: u64, places: Places, round: usize) {
    let both_ways = match (number + round as u64) % 2 {
        0 => (ADA, BO),
        _ => (BO, ADA),
    };
    let (user, to) = match places {
        Places::OneEach | Places::OneForAll => both_ways,
        Places::Around(players) => {
            let place = GIVEN.fetch_add(1, Ordering::Relaxed);
            (ADA + place % players, ADA + (place + 1) % players)
        }
    };
    let channel = match places {
        Places::OneEach => FIRST_CHANNEL + number,
        Places::Around(_) => FIRST_CHANNEL,
        // A leverage reaches its limit of 100 after 5,000 gifts of 1 money, so all move to the next campaign before
        // that.
        Places::OneForAll => FIRST_CHANNEL + GIVEN.fetch_add(1, Ordering::Relaxed) / IN_A_ROW % SHARED,
    };
    let data = format!(
        r#"{{"id":"1","name":"gift","type":1,"options":[{{"name":"player","type":6,"value":"{to}"}},{{"name":"amount","type":4,"value":1}}],"resolved":{}}}"#,
        resolved(to)
    );
    let ask = Ask { user, channel, data: &data };
    expect(&discord.ask(&ask).await, "Done.");
}

pub fn expect(answer: &[u8], words: &str) {
    let answer = String::from_utf8_lossy(answer);
    let begin: String = answer.chars().take(500).collect();
    assert!(answer.contains(words), "the bot answers: {begin}");
}

impl Measured {
    /// Returns what is known of waits alone.
    pub fn of(mut waited: Vec<Duration>) -> Measured {
        waited.sort_unstable();
        Measured { waited, ..Measured::default() }
    }

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

    pub fn rate(&self) -> f64 {
        self.count() / self.took.as_secs_f64()
    }

    /// Returns the given quantile of the waiting times in milliseconds.
    pub fn wait(&self, share: f64) -> f64 {
        let place = (self.count() * share) as usize;
        let waited = self.waited.get(place.min(self.waited.len() - 1));
        waited.expect("one who asked").as_secs_f64() * 1000.0
    }

    /// Returns the processor time per command in microseconds.
    pub fn cpu(&self) -> f64 {
        self.used.cpu * 1_000_000.0 / self.count()
    }

    /// Returns the context switches per command.
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
