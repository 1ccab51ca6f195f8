//! Databases written by older programs. `tests/databases/d4fdcac.sql` is a dump of the file that the program of commit
//! d4fdcac left after playing `tests/databases/d4fdcac.play` in its sandbox. It has a campaign of each ruleset in the
//! middle of everything: offers, questions and drafts are pending, two channels have panels, and announcements are
//! undelivered. `released` has the databases of released versions.

mod released;

use super::{Posted, Table, within};
use chancery::admin::verify;
use chancery::rules::time::Span;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;

const DUMP: &str = include_str!("../../databases/d4fdcac.sql");

/// Creates a table with a bot that has just started on that database.
async fn taken_over() -> Table {
    taken_over_from(DUMP).await
}

/// Creates a table with a bot that has just started on the database of a dump.
async fn taken_over_from(dump: &'static str) -> Table {
    let mut table = Table::lay().await;
    table.stop().await;
    let file = table.database();
    for end in ["", "-shm", "-wal"] {
        let part = format!("{}{end}", file.display());
        let _ = std::fs::remove_file(part);
    }
    restore(&file, dump).await;
    // The same channels exist as for the older program.
    for channel in ["hall", "lamps", "long"] {
        table.discord.channel(channel);
    }
    table.start().await;
    table.quiet().await;
    table
}

async fn restore(file: &Path, dump: &'static str) {
    let options = SqliteConnectOptions::new().filename(file);
    let mut database = options.create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql(dump).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

impl Table {
    /// Presses a button of the older program by its code, on a private answer to the person who presses it.
    async fn press_old(&self, user: u64, channel: u64, code: &str) -> String {
        self.ask_in(user, channel, "/offers").await;
        let pressed = self.discord.with(|world| {
            let own = |message: &&Posted| message.only_for == Some(user);
            let answer = world.messages.values().rev().find(own).unwrap().id;
            world.forge_press(user, channel, answer, code, &[])
        });
        self.answer(pressed).await
    }
}

async fn verified(table: &Table) {
    verified_with(table, 2).await;
}

async fn verified_with(table: &Table, campaigns: usize) {
    let url = format!("sqlite://{}", table.database().display());
    let report = verify::look_through(&url).await.unwrap();
    assert_eq!(report.problems, [""; 0]);
    assert_eq!(report.campaigns, campaigns);
}

#[tokio::test]
async fn an_older_database_is_migrated_chained_and_sound() {
    let mut table = taken_over().await;
    table.stop().await;
    verified(&table).await;
}

#[tokio::test]
async fn undelivered_messages_are_sent_and_the_panel_is_updated() {
    let table = taken_over().await;
    let given = table.ask(table.ada, "/gift player:@bo amount:10").await;
    assert!(given.contains("Done."), "{given}");
    for waited in ["Into the dark", "<@102> asks <@101> for a favour: 20 money."] {
        let told = table.discord.until(|world| {
            let mut public = world.messages.values().filter(|m| m.only_for.is_none());
            public.any(|m| m.content().contains(waited)).then_some(())
        });
        within(told).await;
    }
    let posts = r#"INSERT INTO "posts" VALUES(1,'leaderboard:leverage',"#;
    let (_, row) = DUMP.split_once(posts).unwrap();
    let mut row = row.split(',');
    let (channel, message) = (row.next().unwrap(), row.next().unwrap());
    assert_eq!(channel, table.channel.to_string());
    let path = format!("PATCH /channels/{channel}/messages/{message}");
    let tried = || {
        let requests = table.discord.requests();
        requests.iter().any(|request| request.starts_with(&path))
    };
    // A panel is edited at most once in 15 seconds, and not right after a start.
    for _ in 0..40 {
        if tried() {
            return;
        }
        table.clock.advance(Span::seconds(15));
        table.quiet().await;
    }
    panic!("the panel is not kept up: {:#?}", table.discord.requests());
}

#[tokio::test]
async fn leverage_offers_and_drafts_continue() {
    let mut table = taken_over().await;
    // This is the older question to Bo: refusing Ada's favour costs him 4 of his leverage.
    let refused = table.press_old(table.bo, table.channel, "1:confirm:1").await;
    // The older question did not include the rights that this opens, so the bot asks again.
    assert!(refused.contains("costs you 4 leverage"), "{refused}");
    let refused = table.answer(table.press(table.bo, "Refuse it")).await;
    assert!(refused.contains("Done"), "{refused}");
    let again = table.press_old(table.bo, table.channel, "1:confirm:1").await;
    assert!(again.contains("refuse"), "{again}");
    let private = table.press_old(table.bo, table.channel, "1:accept:1:2").await;
    assert!(private.contains("50 money"), "{private}");
    let done = table.ask(table.bo, "/accept offer:5").await;
    assert!(done.contains("20 money"), "{done}");
    table.stop().await;
    verified(&table).await;
}

#[tokio::test]
async fn ambassadors_questions_and_drafts_continue() {
    let mut table = taken_over().await;
    let hall = table.discord.channel("hall");
    let cleared = table.ask_in(table.ada, hall, "/accept offer:3 track:money").await;
    assert!(cleared.contains("money"), "{cleared}");
    // The bot had asked Cy whether to end an action that breaks relations.
    let ended = table.press_old(table.cy, hall, "1:confirm:3").await;
    assert!(ended.contains("is done"), "{ended}");
    let loaded = table.discord.person("mod");
    let asked = table.ask_in(loaded, hall, "/board example players:4").await;
    assert!(asked.contains("19 sectors"), "{asked}");
    table.stop().await;
    verified(&table).await;
}
