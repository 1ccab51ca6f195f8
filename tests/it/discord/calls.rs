//! Notifications of players by messages at the table. Repeated calls to a player are combined for ten minutes, and news
//! for an hour.

use super::Table;
use chancery::rules::time::Span;
use chancery_loopback::Posted;

impl Table {
    /// Types a command and returns how many of the resulting messages notify a person.
    async fn calls(&self, user: u64, line: &str, called: u64) -> usize {
        let before = self.calling(called);
        self.ask(user, line).await;
        self.calling(called) - before
    }

    fn calling(&self, called: u64) -> usize {
        let screen = self.discord.screen(self.ada, self.channel);
        let calls = |message: &&Posted| message.pings.users.contains(&called);
        screen.iter().filter(calls).count()
    }

    async fn wait(&self, minutes: i64) {
        self.clock.advance(Span::seconds(minutes * 60));
        self.quiet().await;
    }
}

#[tokio::test]
async fn pings_within_ten_minutes_are_combined() {
    let mut table = Table::set().await;
    let (ada, bo, cy) = (table.ada, table.bo, table.cy);
    // They all joined a moment ago.
    table.wait(60).await;
    let gift = "/gift player:@bo amount:5";
    assert_eq!(table.calls(ada, gift, bo).await, 1);
    // The message still names them, and calls the others.
    let offer = "/reset-relations player:@bo amount:1";
    assert_eq!(table.calls(cy, offer, bo).await, 0);
    assert_eq!(table.said(&format!("<@{cy}> proposes a reset to <@{bo}>")), 1);
    // Cy is at the table, so no call is needed.
    assert_eq!(table.calls(bo, "/gift player:@cy amount:5", cy).await, 0);
    table.wait(9).await;
    table.stop().await;
    table.start().await;
    let asks = "/reset-relations player:@bo amount:2";
    assert_eq!(table.calls(ada, asks, bo).await, 0);
    // This is ten minutes after the call, regardless of what came since. News waits for an hour, because he need not
    // act on it.
    table.wait(1).await;
    assert_eq!(table.calls(ada, gift, bo).await, 0);
    assert_eq!(table.calls(ada, "/grant-access player:@bo access:trade", bo).await, 1);
    table.wait(59).await;
    assert_eq!(table.calls(ada, gift, bo).await, 0);
    table.wait(1).await;
    assert_eq!(table.calls(ada, gift, bo).await, 1);
}

#[tokio::test]
async fn reminders_and_urgent_questions_always_ping() {
    let table = Table::set().await;
    let (ada, bo, host) = (table.ada, table.bo, table.discord.person("mod"));
    table.ask(host, "/mod settings answer-hours:1").await;
    table.wait(60).await;
    let gift = "/gift player:@bo amount:5";
    assert_eq!(table.calls(ada, gift, bo).await, 1);
    let offer = "/reset-relations player:@bo amount:1";
    assert_eq!(table.calls(ada, offer, bo).await, 1);
    // A reminder comes in the same minute as a call for something else.
    table.wait(19).await;
    assert_eq!(table.calls(ada, "/grant-access player:@bo access:trade", bo).await, 1);
    table.wait(10).await;
    let before = table.calling(bo);
    table.wait(1).await;
    assert_eq!(table.calling(bo), before + 1);
}

#[tokio::test]
async fn a_player_who_pesters_another_causes_few_pings() {
    let table = Table::set().await;
    table.wait(60).await;
    let before = table.calling(table.bo);
    for _ in 0..50 {
        table.ask(table.ada, "/gift player:@bo amount:1").await;
    }
    assert_eq!(table.calling(table.bo) - before, 1);
}

#[tokio::test]
async fn news_does_not_ping_active_players() {
    let mut table = Table::set().await;
    let (ada, bo) = (table.ada, table.bo);
    let gift = "/gift player:@bo amount:5";
    table.ask(bo, "/gift player:@ada amount:200").await;
    // Bo is here; a message that needs his answer still calls him.
    assert_eq!(table.calls(ada, gift, bo).await, 0);
    let offer = "/reset-relations player:@bo amount:1";
    assert_eq!(table.calls(ada, offer, bo).await, 1);
    table.wait(60).await;
    assert_eq!(table.calls(ada, gift, bo).await, 1);
    // An hour later he gives an order at the table, followed by another gift.
    table.wait(60).await;
    table.ask(bo, "/gift player:@cy amount:5").await;
    assert_eq!(table.calls(ada, gift, bo).await, 0);
    // Bo's actions elsewhere do not show that he is at the table. Actions that no other player sees do not either.
    table.wait(60).await;
    let asks = "/ask-favour money player:@ada amount:50 private:true";
    table.insist(bo, asks).await;
    assert_eq!(table.calls(ada, gift, bo).await, 1);
    // After a restart, the bot does not know who is at the table.
    table.wait(60).await;
    table.ask(bo, "/gift player:@cy amount:5").await;
    table.stop().await;
    table.start().await;
    assert_eq!(table.calls(ada, gift, bo).await, 1);
}
