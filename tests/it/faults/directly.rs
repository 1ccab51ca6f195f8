//! The bot without `DISCORD_PROXY`, as most hosts run it. Requests go to Discord's real name over TLS and through
//! serenity's rate limiter, while Discord limits every route.

use super::Seated;
use super::routes::{ALONE, ANSWERED, ANSWERED_LATER, POSTED, SENT, SENT_IN_PRIVATE, try_out};
use super::table::Trouble;
use crate::effort::either;
use crate::machine::{Front, Machine, directly};
use chancery::bot::Bot;
use chancery::config::Config;
use chancery::journal::{self, Access};
use chancery::sandbox::{self, Guest, Seat};
use chancery_clock::Clock;
use chancery_loopback::world::World;
use futures::future::join_all;
use std::path::Path;

/// The failures that serenity's rate limiter treats in its own way, or that it might hide. The others are tried with a
/// proxy, and here in the long form.
const LIMITED: &[Trouble] = &[Trouble::RateLimit, Trouble::GlobalLimit, Trouble::AnswerDropped, Trouble::NotFound];

fn troubles() -> &'static [Trouble] {
    either(LIMITED, &Trouble::ALL)
}

/// The sandbox's bot, connected directly to Discord's name.
struct Direct {
    bot: Bot,
    _front: Front,
}

impl Guest for Direct {
    async fn start(seat: &Seat, clock: Clock) -> Result<Direct, String> {
        let front = Front::open(&seat.base_url).await;
        let config = Config {
            token: seat.token.clone(),
            database_url: seat.database_url.clone(),
            proxy: None,
            elsewhere: Some(front.elsewhere.clone()),
            command_guild: None,
            backups: None,
            metrics: None,
            keep_servers: None,
            shards: None,
        };
        let journal = journal::open(&seat.database_url, Access::Serve).await;
        let journal = journal.map_err(|error| error.to_string())?;
        let leads = journal.leads();
        let bot = Bot::start_on(journal, leads, config, clock, seat.seeds).await;
        Ok(Direct { bot: bot.map_err(|error| error.to_string())?, _front: front })
    }

    async fn quiet(&self) {
        self.bot.quiet().await.unwrap();
    }

    async fn stop(self) {
        self.bot.stop().await;
    }
}

#[tokio::test]
async fn an_evening_reads_the_same_without_a_proxy() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let read = |ending: &str| std::fs::read_to_string(folder.join("evening").with_extension(ending)).unwrap();
    let seen = sandbox::play::<Direct>(&read("play"), None).await.unwrap();
    assert_eq!(seen.transcript, read("txt"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_limits_hold_and_messages_stay_in_order() {
    let mut machine = directly(Machine::running()).await;
    let tables = join_all(["one", "two", "three"].map(|name| Seated::at(&machine, name))).await;
    let notes: Vec<String> = (0..12).map(|n| format!("limited {n:02}.")).collect();
    join_all(tables.iter().map(async |table| {
        for note in &notes {
            table.must(&machine, table.ada, &table.gift(1, note), "Done.").await;
        }
    }))
    .await;
    let last = notes.last().unwrap();
    let told = |world: &World| {
        let told = |table: &Seated| !Seated::told(world, table.channel, last).is_empty();
        tables.iter().all(told).then_some(())
    };
    machine.until("all is told", told).await;
    for table in &tables {
        let told: Vec<u64> = machine
            .discord
            .look(|world| notes.iter().flat_map(|note| Seated::told(world, table.channel, note)).collect());
        assert!(told.len() == notes.len() && told.is_sorted(), "each once and in order: {told:?}");
    }
    let (emptied, refused) = machine.discord.look(|world| (world.buckets.emptied, world.buckets.refused));
    assert!(emptied > 0, "no limit was reached");
    let all = machine.discord.requests().len();
    assert!(refused * 10 < all, "{refused} of {all} requests were made against a limit");
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_announcements_and_offers_arrive_once() {
    directly(try_out(SENT, troubles())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_direct_messages_arrive_once() {
    directly(try_out(SENT_IN_PRIVATE, troubles())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_answers_are_true() {
    directly(try_out(ANSWERED, troubles())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_slow_answers_are_true() {
    directly(try_out(ANSWERED_LATER, troubles())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_leaderboards_fail_cleanly_and_catch_up() {
    directly(try_out(POSTED, troubles())).await;
    let [_, _, catching_up] = ALONE;
    directly(try_out(catching_up, troubles())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_earlier_sends_are_looked_up() {
    let [history, ..] = ALONE;
    directly(try_out(history, troubles())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_proxy_history_is_read_page_by_page() {
    let mut machine = directly(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    for n in 0..15 {
        table.must(&machine, table.ada, &table.gift(1, &format!("page {n:02}.")), "Done.").await;
    }
    table.must(&machine, table.ada, "/history", "").await;
    let shown = |world: &World| {
        let own = world.messages.values().rev().find(|one| one.only_for == Some(table.ada))?;
        let older = own.components().find(|part| part["label"] == "Older")?;
        Some((own.id, older["custom_id"].as_str()?.to_owned(), own.json["embeds"].to_string()))
    };
    let (message, older, first) = machine.until("a page with older ones behind it", shown).await;
    assert!(first.contains("page 14.") && !first.contains("page 00."), "{first}");
    machine.must_answer(|world| world.press(table.ada, message, &older));
    let turned = |world: &World| {
        let mut own = world.messages.values().filter(|one| one.only_for == Some(table.ada));
        own.any(|one| one.json["embeds"].to_string().contains("page 00.")).then_some(())
    };
    machine.until("the older page", turned).await;
    machine.stop().await;
    machine.verify();
}
