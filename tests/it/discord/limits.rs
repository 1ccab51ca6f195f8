//! Limits for one player: pictures in a minute, and pending confirmations.

use super::Table;
use chancery::rules::time::Span;

/// Returns how many messages with a picture a player sees.
fn pictures(table: &Table, user: u64) -> usize {
    let screen = table.discord.screen(user, table.channel);
    let drawn = screen.iter().filter(|message| {
        let attached = message.json["attachments"].as_array();
        attached.is_some_and(|files| !files.is_empty())
    });
    drawn.count()
}

#[tokio::test]
async fn a_picture_limit_says_when_the_next_one_comes() {
    let table = Table::set().await;
    for _ in 0..6 {
        let answer = table.ask(table.ada, "/leaderboard").await;
        assert!(!answer.contains("No picture"), "{answer}");
        table.clock.advance(Span::seconds(1));
    }
    assert_eq!(pictures(&table, table.ada), 6);
    let answer = table.ask(table.ada, "/leaderboard").await;
    assert!(answer.contains("No picture this time: you can have 6 a minute."), "{answer}");
    assert!(answer.contains("in 54 seconds."), "{answer}");
    assert!(answer.contains("Leaderboard"), "the rest is told all the same: {answer}");
    // A board without a picture does not count, and another player has their own limit.
    let money = table.ask(table.ada, "/leaderboard by:money").await;
    assert!(!money.contains("No picture"), "{money}");
    let other = table.ask(table.bo, "/leaderboard").await;
    assert!(!other.contains("No picture"), "{other}");
    assert_eq!(pictures(&table, table.ada), 6);
    table.clock.advance(Span::seconds(54));
    table.ask(table.ada, "/leaderboard").await;
    assert_eq!(pictures(&table, table.ada), 7);
}

#[tokio::test]
async fn only_the_newest_five_questions_can_be_answered() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    let mut asked = Vec::new();
    for _ in 0..6 {
        table.ask(host, "/mod end").await;
        asked.push(table.button(host, "End it for good"));
    }
    let press = async |which: usize| {
        let (message, id) = &asked[which];
        let pressed = table.discord.with(|world| world.press(host, *message, id));
        table.answer(pressed.unwrap()).await
    };
    let answer = press(0).await;
    assert!(answer.contains("five newer ones have replaced it"), "{answer}");
    assert_eq!(table.said("has ended"), 0);
    let answer = press(1).await;
    assert!(answer.contains("has ended"), "{answer}");
}
