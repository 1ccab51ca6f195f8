//! Channels that are closed to the bot, and opened again.

use super::{Table, within};
use crate::machine::answering;
use chancery::rules::time::Span;
use chancery_loopback::world::{self, SEND_MESSAGES, VIEW_CHANNEL, World};
use chancery_loopback::{Fault, Mishap, Posted};
use serde_json::json;
use std::time::{Duration, Instant};

impl Table {
    /// Waits until an announcement says this, and nothing more is pending.
    async fn heard(&self, text: &str) {
        let channel = self.channel;
        let said = |world: &World| {
            let says = |m: &Posted| m.channel == channel && m.only_for.is_none() && m.content().contains(text);
            world.messages.values().any(says).then_some(())
        };
        within(self.discord.until(said)).await;
        self.quiet().await;
    }

    /// Returns how many offer buttons the channel shows.
    fn buttons_of_offers(&self) -> usize {
        let screen = self.discord.screen(self.ada, self.channel);
        let public = screen.iter().filter(|m| m.only_for.is_none());
        public.flat_map(answering).count()
    }

    /// Returns the offers announced as unanswered in the channel, in order.
    fn unanswered(&self) -> Vec<String> {
        let screen = self.discord.screen(self.ada, self.channel);
        let told = screen.iter().filter(|m| !m.json["embeds"][0].is_object());
        let words = told.flat_map(|m| m.content().split("did not answer offer ").skip(1));
        words.filter_map(|rest| rest.split(' ').next().map(str::to_owned)).collect()
    }
}

/// Closes the channel in one way, lets things happen, opens it in another way, and expects all announcements in order.
async fn check(close: impl FnOnce(&mut World, u64), open: impl FnOnce(&mut World, u64)) {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    table.ask(host, "/mod leaderboard").await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    for amount in 11..=13 {
        let ask = format!("/ask-favour money player:@bo amount:{amount}");
        table.ask(table.ada, &ask).await;
        table.clock.advance(Span::hours(1));
    }
    let panel = table.panel();
    table.discord.with(|world| close(world, table.channel));
    table.clock.advance(Span::hours(4 * 24));
    table.quiet().await;
    assert!(table.unanswered().is_empty());
    table.discord.with(|world| open(world, table.channel));
    table.heard("did not answer offer 3").await;
    assert_eq!(table.unanswered(), ["1", "2", "3"]);
    table.ask(table.ada, "/gift player:@bo amount:14").await;
    assert_eq!(table.said(" 14 money"), 1);
    // Older messages there show the current state again.
    table.clock.advance(Span::seconds(61));
    table.quiet().await;
    assert_eq!(table.buttons_of_offers(), 0, "for ended offers");
    assert_ne!(table.panel(), panel);
    let answer = table.ask(host, "/mod deliver").await;
    assert!(answer.contains("no undelivered"), "{answer}");
}

impl Table {
    fn panel(&self) -> String {
        let screen = self.discord.screen(self.ada, self.channel);
        let panel = |m: &&Posted| m.only_for.is_none() && m.content().is_empty();
        screen.iter().find(panel).unwrap().json["embeds"].to_string()
    }
}

#[tokio::test]
async fn a_reinvited_bot_reports_what_happened_meanwhile() {
    check(|world, _| world.kick(), |world, _| world.invite()).await;
}

#[tokio::test]
async fn a_reopened_channel_gets_everything() {
    let all = VIEW_CHANNEL | SEND_MESSAGES;
    check(|world, channel| world.deny(channel, all), |world, channel| world.deny(channel, 0)).await;
}

#[tokio::test]
async fn a_role_that_may_write_again_is_noticed() {
    let everyone = world::GUILD;
    check(
        |world, _| world.empower(everyone, world::EVERYBODY & !VIEW_CHANNEL),
        |world, _| world.empower(everyone, world::EVERYBODY),
    )
    .await;
}

#[tokio::test]
async fn a_role_of_the_bots_own_is_noticed() {
    check(
        |world, _| {
            world.empower(world::GUILD, 0);
            for player in ["ada", "bo", "mod"] {
                let player = world.person(player);
                let role = world.grant(player, "Writers");
                world.empower(role, world::EVERYBODY);
            }
        },
        |world, _| {
            world.grant(world::BOT, "Writers");
        },
    )
    .await;
}

#[tokio::test]
async fn a_failed_edit_is_retried_and_delays_nothing() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.ask(table.ada, "/ask-favour money player:@bo amount:10").await;
    let down = Mishap::Answer(503, json!({"code": 0, "message": "upstream connect error"}));
    let fault = Fault::next("PATCH", "/channels", down).times(2);
    table.discord.inject(fault);
    table.ask(table.bo, "/refuse offer:1").await;
    let pressed = table.press(table.bo, "Refuse it");
    table.answer(pressed).await;
    assert_eq!(table.said("refuses offer 1"), 1, "the game continues");
    for _ in 0..4 {
        table.clock.advance(Span::seconds(61));
        table.quiet().await;
    }
    assert_eq!(table.buttons_of_offers(), 0);
}

#[tokio::test]
async fn the_bot_waits_as_long_as_discord_asks() {
    for (seconds, bound) in [(0.3, None), (2.5, Some(Duration::from_millis(2500)))] {
        for global in [false, true] {
            let table = Table::set().await;
            let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": global});
            let limit = Fault::next("POST", "/channels", Mishap::Answer(429, body));
            table.discord.inject(limit);
            let begun = Instant::now();
            table.ask(table.ada, "/gift player:@bo amount:100").await;
            assert_eq!(table.said("gives"), 1);
            let took = begun.elapsed();
            if let Some(least) = bound {
                assert!(took >= least, "{took:?}");
            }
            let tries = table.discord.requests();
            let posts = tries.iter().filter(|r| r.starts_with("POST /channels"));
            // They are the founding, three joins, and two attempts.
            assert_eq!(posts.count(), 6);
        }
    }
}

#[tokio::test]
async fn private_messages_are_retried_when_the_player_returns() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    let close = |closed| {
        table.discord.with(|world| world.people.get_mut(&table.bo).unwrap().closed = closed);
    };
    let dm = table.discord.direct(table.bo);
    let received = || table.discord.screen(table.bo, dm).len();
    close(true);
    for amount in [10, 20] {
        let ask = format!("/ask-favour money player:@bo amount:{amount} private:true");
        table.insist(table.ada, &ask).await;
    }
    table.ask(table.bo, "/offers").await;
    assert_eq!(received(), 0);
    close(false);
    // Another person's action does not reopen it.
    table.ask(table.ada, "/offers").await;
    assert_eq!(received(), 0);
    table.ask(table.bo, "/offers").await;
    table.quiet().await;
    let told = table.discord.screen(table.bo, dm);
    let offers: Vec<bool> = told.iter().map(|m| m.content().contains("favour: 10 money")).collect();
    assert_eq!(offers, [true, false], "both, in order");
}
