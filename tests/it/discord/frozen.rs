//! Orders whose acknowledgement does not reach Discord.

use super::{Table, within};
use crate::databases::hold;
use chancery::rules::time::Span;
use chancery_loopback::{Fault, Mishap};
use serde_json::json;
use std::time::Duration;

const GIFT: &str = "/gift player:@bo amount:100";

/// Faults of an acknowledgement, each with whether Discord finally learns that an answer will come.
fn mishaps() -> Vec<(&'static str, Mishap, usize, bool)> {
    let unavailable = json!({"code": 0, "message": "upstream connect error"});
    let limited = json!({"code": 0, "message": "You are being rate limited.", "retry_after": 0.05, "global": false});
    let unknown = json!({"code": 10_062, "message": "Unknown interaction"});
    vec![
        ("hangs", Mishap::Hang, 99, false),
        ("is done and hangs", Mishap::HangAnswer, 99, false),
        ("drops", Mishap::Drop, 99, false),
        ("is not found", Mishap::Answer(404, unknown), 99, false),
        ("fails", Mishap::Answer(503, unavailable.clone()), 99, false),
        ("drops once", Mishap::Drop, 1, true),
        ("is done and drops", Mishap::DropAnswer, 1, true),
        ("fails once", Mishap::Answer(503, unavailable), 1, true),
        ("is limited once", Mishap::Answer(429, limited), 1, true),
        ("is slow", Mishap::Delay(Duration::from_millis(300)), 1, true),
    ]
}

/// Waits until the bot's acknowledgement has begun and ended.
async fn acknowledgement_ends(table: &Table, asked: u64) {
    table.tried_without_rest(asked, 1).await;
    table.quiet().await;
}

#[tokio::test]
async fn an_overdue_order_counts_only_if_it_was_acknowledged() {
    let each = mishaps().into_iter().map(async |(what, mishap, times, known)| {
        let table = Table::set().await;
        // Another process holds the database, so the order cannot be written at once.
        let held = hold(&table.url()).await;
        let fault = Fault::next("POST", "/interactions", mishap).times(times);
        table.discord.inject(fault);
        let asked = table.discord.slash(table.ada, table.channel, GIFT).unwrap();
        table.defer();
        table.tried_without_rest(asked, 1).await;
        table.clock.advance(Span::millis(1100));
        held.let_go().await;
        acknowledgement_ends(&table, asked).await;
        assert_eq!(table.said("gives"), usize::from(known), "{what}");
        table.discord.heal();
        let left = if known { 900 } else { 1000 };
        let answer = table.ask(table.ada, "/gift player:@bo amount:5000").await;
        let has = format!("you have {left}");
        assert!(answer.contains(&has), "{what}: {answer}");
        let waits = table.discord.look(|world| world.messages.values().find(|m| m.loading).cloned());
        assert!(waits.is_none(), "{what}: {waits:?} waits for ever");
    });
    futures::future::join_all(each).await;
}

#[tokio::test]
async fn a_timely_order_counts_even_if_its_answer_fails() {
    for (what, mishap, times, _) in mishaps() {
        let table = Table::set().await;
        let fault = Fault::next("POST", "/interactions", mishap).times(times);
        table.discord.inject(fault);
        table.discord.slash(table.ada, table.channel, GIFT).unwrap();
        let given = async {
            while table.said("gives") == 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        within(given).await;
        assert_eq!(table.said("gives"), 1, "{what}");
    }
}

#[tokio::test]
async fn a_hanging_acknowledgement_blocks_neither_players_nor_timers() {
    let table = Table::set().await;
    table.ask(table.cy, "/reset-relations player:@bo amount:5").await;
    let held = hold(&table.url()).await;
    table.discord.inject(Fault::next("POST", "/interactions", Mishap::Hang));
    let hangs = table.discord.slash(table.ada, table.channel, GIFT).unwrap();
    table.defer();
    table.tried_without_rest(hangs, 1).await;
    table.clock.advance(Span::millis(1100));
    held.let_go().await;
    // The acknowledgement hangs; no task waits for it.
    let press = table.press(table.bo, "Accept");
    within(table.discord.answered(press)).await;
    table.clock.advance(Span::hours(24 * 30));
    let asked = table.discord.slash(table.bo, table.channel, GIFT).unwrap();
    within(table.discord.answered(asked)).await;
    let path = format!("POST /interactions/{hangs}/");
    let tries = table.discord.requests().iter().filter(|request| request.starts_with(&path)).count();
    assert_eq!(tries, 1, "it has not been tried again");
}

#[tokio::test]
async fn an_interaction_delivered_late_changes_nothing() {
    let table = Table::set().await;
    let like = table.discord.slash(table.ada, table.channel, GIFT).unwrap();
    table.answer(like).await;
    table.clock.advance(Span::seconds(20));
    // This is the state after a connection was lost for ten seconds: Discord has shown the player that the bot did not
    // respond.
    let late = table.discord.with(|world| {
        let mut asked = world.asked[&like].clone();
        asked.id = world.next_id() - (10_000 << 22);
        asked.token = "late".to_owned();
        asked.answer = None;
        asked.answer_by = Duration::ZERO;
        asked.at = world.now() - Span::seconds(10);
        asked.payload["id"] = asked.id.to_string().into();
        asked.payload["token"] = "late".into();
        world.dispatch("INTERACTION_CREATE", 0, asked.payload.clone());
        let id = asked.id;
        world.asked.insert(id, asked);
        id
    });
    table.tried(late, 1).await;
    assert_eq!(table.said("gives"), 1);
    let answer = table.ask(table.ada, "/gift player:@bo amount:5000").await;
    assert!(answer.contains("you have 900"), "{answer}");
}

#[tokio::test]
async fn setting_the_clock_makes_nothing_late() {
    let table = Table::set().await;
    for (nth, set) in [3_600_000, -7_200_000, 86_400_000].into_iter().enumerate() {
        table.clock.set(set);
        for again in 1..=2 {
            let answer = table.ask(table.ada, "/gift player:@bo amount:10").await;
            assert!(answer.starts_with("Done."), "{set}: {answer}");
            assert_eq!(table.said("gives"), 2 * nth + again);
        }
    }
}
