//! The data of a server that removes the bot is erased after some days, unless the server invites the bot again.

use crate::discord::Table;
use chancery::admin::verify;
use chancery::config::KEEP_SERVERS;
use chancery::rules::time::Span;

const MINUTE: Span = Span::seconds(60);

/// Discord's timestamps omit fractions of a second.
const UNTOLD: Span = Span::seconds(1);

impl Table {
    async fn campaigns(&self) -> usize {
        let report = verify::look_through(&self.url()).await.unwrap();
        assert_eq!(report.problems, [""; 0]);
        report.campaigns
    }

    async fn departures(&self) -> usize {
        let journal = self.bot.as_ref().unwrap().journal();
        journal.departures().await.unwrap().len()
    }

    /// Waits until the bot knows that it has left this many servers.
    async fn heard_of(&self, departures: usize) {
        super::super::within(async {
            while self.departures().await != departures {
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            }
        })
        .await;
    }

    async fn pass_all_but(&self, left: Span) {
        let all = KEEP_SERVERS.as_millis() - left.as_millis();
        self.clock.advance(Span::millis(all));
        self.quiet().await;
    }

    async fn pass_a_minute(&self) {
        self.clock.advance(MINUTE + UNTOLD);
        self.quiet().await;
    }
}

#[tokio::test]
async fn a_server_without_the_bot_is_erased_after_thirty_days() {
    let table = Table::set().await;
    table.discord.with(|world| world.kick());
    table.heard_of(1).await;
    table.pass_all_but(MINUTE).await;
    assert_eq!(table.campaigns().await, 1);
    table.pass_a_minute().await;
    assert_eq!(table.campaigns().await, 0);
    assert_eq!(table.departures().await, 0);
    // An erased campaign's number is not reused: a button in a direct message may still name it.
    table.discord.with(|world| world.invite());
    let host = table.discord.person("mod");
    let created = table.ask(host, "/campaign create name:Anew ruleset:leverage").await;
    assert!(created.contains("is open"), "{created}");
    let info = table.ask(host, "/campaign info").await;
    let journal = table.bot.as_ref().unwrap().journal();
    let ids = journal.campaigns().await.unwrap();
    assert_eq!(ids[0].id.0, 2, "{info}");
}

#[tokio::test]
async fn a_clock_briefly_a_month_ahead_erases_no_server() {
    const MONTH: i64 = 31 * 24 * 3_600_000;
    let mut table = Table::set().await;
    table.discord.with(|world| world.kick());
    table.heard_of(1).await;
    table.clock.set(MONTH);
    // The eraser checks this whenever it wakes, and at the start.
    table.clock.advance(Span::seconds(10));
    table.quiet().await;
    table.stop().await;
    table.start().await;
    table.quiet().await;
    table.clock.set(-MONTH);
    assert_eq!(table.campaigns().await, 1);
    table.pass_all_but(MINUTE).await;
    table.pass_a_minute().await;
    assert_eq!(table.campaigns().await, 0);
}

#[tokio::test]
async fn a_reinviting_or_unreachable_server_keeps_everything() {
    let table = Table::set().await;
    table.discord.with(|world| world.kick());
    table.heard_of(1).await;
    table.pass_all_but(MINUTE).await;
    table.discord.with(|world| world.invite());
    table.heard_of(0).await;
    table.pass_all_but(Span::seconds(0)).await;
    assert_eq!(table.campaigns().await, 1);
    table.discord.with(|world| world.lose_sight());
    table.quiet().await;
    table.pass_all_but(Span::seconds(0)).await;
    assert_eq!(table.departures().await, 0);
    assert_eq!(table.campaigns().await, 1);
}

#[tokio::test]
async fn departures_during_downtime_are_found_at_the_start() {
    let mut table = Table::set().await;
    table.stop().await;
    table.discord.with(|world| world.kick());
    table.start().await;
    table.heard_of(1).await;
    // The days continue over a restart, and are counted from when the bot noticed.
    table.pass_all_but(MINUTE).await;
    table.stop().await;
    table.start().await;
    table.quiet().await;
    assert_eq!(table.campaigns().await, 1);
    table.stop().await;
    table.clock.advance(MINUTE + UNTOLD);
    table.start().await;
    table.quiet().await;
    assert_eq!(table.campaigns().await, 0);
}
