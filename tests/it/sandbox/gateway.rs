//! A real client at the gateway: it connects, resumes, and gets every interaction once.

use super::bot::Parrot;
use chancery::referee::Seeds;
use chancery::sandbox::{Guest, Seat};
use chancery_clock::Clock;
use chancery_loopback::{ANSWER_TIMEOUT, Answer, Loopback};

async fn seated(token: Option<&str>) -> (Loopback, Result<Parrot, String>) {
    let clock = Clock::wall();
    let discord = Loopback::start(clock.clone()).await.unwrap();
    let seat = Seat {
        base_url: discord.base_url(),
        token: token.unwrap_or(discord.token()).to_owned(),
        database_url: String::new(),
        seeds: Seeds::System,
    };
    let bot = Parrot::start(&seat, clock).await;
    (discord, bot)
}

#[tokio::test]
async fn a_wrong_token_does_not_connect() {
    let (discord, bot) = seated(Some("MTEw.AAAAAA.wrong")).await;
    assert!(bot.is_err());
    assert!(!discord.look(|world| world.connected()));
}

/// Has Ada use the bot, and waits for the answer.
async fn speak(discord: &Loopback) -> Option<Answer> {
    let asked = say(discord);
    discord.answer(asked, ANSWER_TIMEOUT).await
}

fn say(discord: &Loopback) -> u64 {
    let (ada, table) = (discord.person("@ada"), discord.channel("table"));
    discord.slash(ada, table, "/say text:Hello").unwrap()
}

fn said(discord: &Loopback) -> usize {
    discord.screen(discord.person("@ada"), discord.channel("table")).len()
}

#[tokio::test]
async fn a_resume_delivers_missed_events() {
    let (discord, bot) = seated(None).await;
    let bot = bot.unwrap();
    assert!(speak(&discord).await.is_some());
    discord.hang_up(None);
    discord.until(|world| (!world.connected()).then_some(())).await;
    assert!(speak(&discord).await.is_some());
    discord.reconnect();
    assert!(speak(&discord).await.is_some());
    discord.hang_up(Some(4000));
    assert!(speak(&discord).await.is_some());
    assert_eq!(said(&discord), 4);
    bot.stop().await;
    assert!(!discord.look(|world| world.connected()));
}

#[tokio::test]
async fn an_invalid_session_starts_over() {
    let (discord, bot) = seated(None).await;
    let bot = bot.unwrap();
    discord.invalidate(false);
    discord.connected().await;
    assert!(speak(&discord).await.is_some());
    bot.stop().await;
}

#[tokio::test]
async fn a_duplicate_interaction_is_answered_once() {
    let (discord, bot) = seated(None).await;
    let bot = bot.unwrap();
    let asked = say(&discord);
    discord.with(|world| world.redeliver(asked));
    discord.answer(asked, ANSWER_TIMEOUT).await.unwrap();
    let twice = |line: &&String| line.starts_with("POST /interactions/");
    discord.until(|world| (world.requests.iter().filter(twice).count() == 2).then_some(())).await;
    assert_eq!(said(&discord), 1);
    bot.stop().await;
}
