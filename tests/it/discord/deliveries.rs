//! Deliveries: an announcement arrives exactly once, whatever fails on the way.

use super::{Table, within};
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use chancery_loopback::{Fault, Mishap, Posted};
use serde_json::json;

async fn check(mishap: Mishap, times: usize) {
    let table = Table::set().await;
    let before = table.public();
    table.discord.inject(Fault::next("POST", "/channels", mishap).times(times));
    let answer = table.ask(table.ada, "/gift player:@bo amount:100").await;
    assert!(answer.starts_with("Done."), "{answer}");
    table.ask(table.ada, "/grant-access player:@bo access:trade").await;
    assert_eq!(table.said("gives"), 1);
    assert_eq!(table.public(), before + 2);
}

#[tokio::test]
async fn the_bot_waits_for_a_rate_limit() {
    let body = json!({"message": "You are being rate limited.", "retry_after": 0.05, "global": false, "code": 0});
    check(Mishap::Answer(429, body), 2).await;
}

#[tokio::test]
async fn the_bot_waits_for_the_end_of_an_outage() {
    let body = json!({"message": "upstream connect error", "code": 0});
    check(Mishap::Answer(503, body), 1).await;
}

#[tokio::test]
async fn a_broken_connection_is_retried() {
    check(Mishap::Drop, 1).await;
}

#[tokio::test]
async fn a_message_accepted_before_a_disconnect_is_not_repeated() {
    check(Mishap::DropAnswer, 1).await;
}

#[tokio::test]
async fn a_players_return_and_their_act_are_two_messages_however_late() {
    let table = Table::set().await;
    table.ask(table.bo, "/away").await;
    let before = table.public();
    table.discord.inject(Fault::next("POST", "/channels", Mishap::Hold));
    let posts = |world: &World| world.requests.iter().filter(|one| one.starts_with("POST /channels")).count();
    let earlier = table.discord.look(posts);
    let held = |world: &World| (posts(world) > earlier).then_some(());
    for (player, line) in [(table.ada, "/gift player:@cy amount:1"), (table.bo, "/gift player:@cy amount:2")] {
        let asked = table.discord.slash(player, table.channel, line).unwrap();
        within(table.discord.answered(asked)).await;
        // The first message is held before the second player acts.
        within(table.discord.until(held)).await;
    }
    assert_eq!(table.public(), before);
    table.discord.release();
    table.quiet().await;
    assert_eq!(table.public(), before + 3);
    assert_eq!(table.said(&format!("<@{}> is back.", table.bo)), 1);
}

#[tokio::test]
async fn a_message_accepted_before_a_restart_is_not_repeated() {
    let mut table = Table::set().await;
    let lost = || Fault::next("POST", "/channels", Mishap::DropAnswer).times(9);
    table.discord.inject(lost());
    let asked = "/ask-favour money player:@bo amount:10";
    table.discord.slash(table.ada, table.channel, "/gift player:@bo amount:100").unwrap();
    let said = table.discord.until(|world| {
        let mut messages = world.messages.values();
        messages.any(|m| m.content().contains("gives")).then_some(())
    });
    within(said).await;
    table.stop().await;
    table.discord.with(|world| world.faults.clear());
    table.start().await;
    table.quiet().await;
    assert_eq!(table.said("gives"), 1);
    // An offer sent before the restart still has only one message, and its buttons work.
    table.discord.inject(lost());
    table.discord.slash(table.ada, table.channel, asked).unwrap();
    let offered = table.discord.until(|world| {
        let mut messages = world.messages.values();
        let asks = |m: &Posted| m.components().any(|part| part["label"] == "Accept");
        messages.any(|m| m.only_for.is_none() && asks(m)).then_some(())
    });
    within(offered).await;
    table.stop().await;
    table.discord.with(|world| world.faults.clear());
    table.start().await;
    table.quiet().await;
    let accepted = table.press(table.bo, "Accept");
    assert!(table.answer(accepted).await.starts_with("Done"));
    let offers = table.discord.screen(table.bo, table.channel);
    let offers = offers.iter().filter(|m| m.json["embeds"][0].is_object() && m.only_for.is_none());
    assert_eq!(offers.count(), 1);
    assert!(table.said("accepts offer 1") == 1, "announced once; the card shows how it ended");
}

/// AutoMod blocks a message or its title. The bot is not notified when it would pass, so it retries after a while, and
/// later announcements wait for it.
#[tokio::test]
async fn messages_blocked_by_automod_are_sent_in_order_later() {
    for (status, code) in [(400, 200_000), (400, 200_001), (403, 200_000), (403, 200_001)] {
        let table = Table::set().await;
        let body = json!({"code": code, "message": "Message was blocked by automatic moderation"});
        let blocked = Fault::next("POST", "/channels", Mishap::Answer(status, body));
        table.discord.inject(blocked.times(2).naming("gives"));
        let tries = || {
            let path = format!("POST /channels/{}/messages", table.channel);
            table.discord.requests().iter().filter(|request| request.starts_with(&path)).count()
        };
        let before = tries();
        let answer = table.ask(table.ada, "/gift player:@bo amount:100").await;
        assert!(answer.starts_with("Done."), "{answer}");
        table.ask(table.ada, "/grant-access player:@bo access:trade").await;
        // A newer announcement triggers a retry of the oldest.
        assert_eq!((tries() - before, table.said("gives"), table.said("trade")), (2, 0, 0), "{status} {code}");
        // Advancing more than once could reach the reminder of the offer.
        table.quiet().await;
        table.clock.advance(Span::seconds(600));
        let told = async {
            while table.said("trade") == 0 {
                table.quiet().await;
                tokio::task::yield_now().await;
            }
        };
        within(told).await;
        table.quiet().await;
        let screen = table.discord.screen(table.ada, table.channel);
        let shown: Vec<_> = screen.iter().map(|one| one.content().to_owned()).collect();
        assert_eq!(
            (tries() - before, table.said("gives"), table.said("trade")),
            (4, 1, 1),
            "{status} {code}: {shown:?}"
        );
        let place = |what: &str| screen.iter().position(|one| one.only_for.is_none() && one.content().contains(what));
        assert!(place("gives") < place("trade"), "in order");
    }
}
