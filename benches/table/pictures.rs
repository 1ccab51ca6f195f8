//! A player who plays on while many others ask for pictures.

use super::discord::Ask;
use super::goals::Goals;
use super::measure::{Measured, Places, Table, expect, give};
use super::stock::{ADA, FIRST_CHANNEL, Stock};
use futures::future::join_all;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// As many as a server may ask for within a minute.
const PICTURES: u64 = 30;

/// How long everybody gives to the next, so that every pair has a history.
const BEFORE: Duration = Duration::from_secs(1);
const ALONE: Duration = Duration::from_secs(2);

pub async fn beside_gifts(goals: &mut Goals) {
    let stock = Stock { campaigns: 2, players: PICTURES, closed_offers: 0, idle: 0 };
    let table = Arc::new(Table::chancery(stock).await);
    table.round(1, Places::Around(PICTURES), BEFORE).await;
    let alone = gifts_while(&table, tokio::time::sleep(ALONE)).await;
    let asked = join_all((0..PICTURES).map(|player| history(Arc::clone(&table), player)));
    let begun = Instant::now();
    let beside = gifts_while(&table, asked).await;
    println!(
        "a gift takes {:.2} ms alone, and {:.2} ms (95 %: {:.2} ms) beside {PICTURES} pictures, which take {:.2} s",
        alone.wait(0.5),
        beside.wait(0.5),
        beside.wait(0.95),
        begun.elapsed().as_secs_f64(),
    );
    goals.at_most("a gift beside pictures relative to alone, p50", beside.wait(0.5) / alone.wait(0.5), 2.0);
}

/// Gives in the second campaign, one gift after the other, until the others are done.
async fn gifts_while<T: Send + 'static>(table: &Table, others: impl Future<Output = T> + Send + 'static) -> Measured {
    let others = tokio::spawn(others);
    let mut waited = Vec::new();
    while !others.is_finished() {
        let asked = Instant::now();
        give(&table.discord, 1, Places::OneEach, waited.len()).await;
        waited.push(asked.elapsed());
    }
    others.await.expect("they are answered");
    Measured::of(waited)
}

/// Has a player ask for their history with the next, which has a chart.
async fn history(table: Arc<Table>, player: u64) {
    let (user, other) = (ADA + player, ADA + (player + 1) % PICTURES);
    let data = format!(
        r#"{{"id":"1","name":"history","type":1,"options":[{{"name":"player","type":6,"value":"{other}"}}],"resolved":{}}}"#,
        super::discord::resolved(other)
    );
    let answer = table.discord.ask(&Ask { user, channel: FIRST_CHANNEL, data: &data }).await;
    expect(&answer, ".png");
}
