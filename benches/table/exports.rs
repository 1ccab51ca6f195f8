//! Forty players who all export a long journal at once, one who exports very many orders, and another who plays on.

use super::discord::{Ask, Discord};
use super::goals::Goals;
use super::measure::{Places, give};
use super::past::{around, fill};
use super::process::Bot;
use super::stock::{ADA, Database, FIRST_CHANNEL, Stock};
use chancery::rules::ids::PlayerId;
use futures::future::join_all;
use std::sync::Arc;
use std::time::{Duration, Instant};

const PLAYERS: u64 = 40;
const ENTRIES: u64 = 100_000;

/// The number of entries that make the largest file Discord accepts, if half of them are one person's orders.
const FITTING: u64 = 22_000;

/// How often that person requests it, one time after the other.
const TIMES: u64 = 10;

/// How long the player who plays on waits between two gifts.
const PAUSE: Duration = Duration::from_millis(100);

const CAMPAIGN: &str = r#"{"id":"1","name":"campaign","type":1,"options":[{"name":"export","type":1,"options":[]}]}"#;
const PERSON: &str = r#"{"id":"1","name":"privacy","type":1,"options":[{"name":"export","type":1,"options":[]}]}"#;

pub async fn of_long_journals(goals: &mut Goals) {
    let place = Place::with(ENTRIES, |number| around(PLAYERS, number)).await;
    for (what, data) in [("/campaign export", CAMPAIGN), ("/privacy export", PERSON)] {
        let asked: Vec<_> = (0..PLAYERS).map(|player| export(&place.discord, ADA + player, data)).collect();
        let exports = async move { join_all(asked).await.iter().sum() };
        place.measure(goals, &format!("{PLAYERS} of {what} of {ENTRIES} entries"), exports).await;
    }
    drop(place);
    // Half of the entries are the orders of one person, who exchanges gifts with all others. A file that is too large
    // for Discord is refused.
    for entries in [FITTING, ENTRIES] {
        let place = Place::with(entries, |number| {
            let other = PlayerId(ADA + 1 + number / 2 % (PLAYERS - 1));
            if number.is_multiple_of(2) { [PlayerId(ADA), other] } else { [other, PlayerId(ADA)] }
        })
        .await;
        let discord = Arc::clone(&place.discord);
        let exports = async move {
            let mut bytes = 0;
            for _ in 0..TIMES {
                bytes += export(&discord, ADA, PERSON).await;
            }
            bytes
        };
        place.measure(goals, &format!("{TIMES} of /privacy export of {} orders", entries / 2), exports).await;
    }
}

/// A bot with a long journal in its first campaign.
struct Place {
    discord: Arc<Discord>,
    bot: Bot,
    /// Keeps the folder from being deleted.
    _database: Database,
}

impl Place {
    async fn with(entries: u64, who: impl Fn(u64) -> [PlayerId; 2]) -> Place {
        let stock = Stock { campaigns: 2, players: PLAYERS, closed_offers: 0, idle: 0 };
        let database = stock.database().await;
        fill(&database, entries, who).await;
        let discord = Arc::new(Discord::start().await);
        let bot = Bot::chancery(&discord, &database.path()).await;
        Place { discord, bot, _database: database }
    }

    /// Lets somebody play on in another campaign while files are made. `exports` returns their size.
    async fn measure(&self, goals: &mut Goals, what: &str, exports: impl Future<Output = usize> + Send + 'static) {
        self.bot.forget_peak();
        let begun = Instant::now();
        let exports = tokio::spawn(exports);
        let mut waited = Vec::new();
        while !exports.is_finished() {
            let asked = Instant::now();
            give(&self.discord, 1, Places::OneEach, waited.len()).await;
            waited.push(asked.elapsed());
            tokio::time::sleep(PAUSE).await;
        }
        let bytes = exports.await.expect("all are answered");
        let memory = self.bot.peak();
        waited.sort();
        let slow = waited[waited.len() * 95 / 100].as_secs_f64() * 1000.0;
        println!(
            "{what} in {:.1} s, {:.1} MB in all: at most {memory:.0} MB in memory, a gift meanwhile {slow:.1} ms",
            begun.elapsed().as_secs_f64(),
            bytes as f64 / 1e6,
        );
        goals.at_most(&format!("memory, MB: {what}"), memory, 200.0);
        goals.at_most(&format!("p95 of a gift, ms: {what}"), slow, 50.0);
    }
}

/// Requests a file. Returns the size of the answer.
fn export(discord: &Arc<Discord>, user: u64, data: &'static str) -> impl Future<Output = usize> + use<> {
    let discord = Arc::clone(discord);
    async move { discord.ask(&Ask { user, channel: FIRST_CHANNEL, data }).await.len() }
}
