//! The bot as a process: it starts, excludes other bots, reveals no secrets, and shuts down properly.

use super::{Discord, START};
use serde_json::Value;
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn a_campaign_survives_a_restart() {
    let discord = Discord::start();
    let host = discord.host();
    let serving = host.serve();
    discord.types("mod", "/campaign create name:\"Spiral Arm\" ruleset:leverage");
    discord.types("ada", "/campaign join");
    discord.types("bo", "/campaign join");
    let told = discord.types("ada", "/gift player:@bo amount:500");
    assert!(told.contains("500 money left"), "{told}");

    // All of this works while the bot is serving.
    let before = host.print(&["export", "Spiral Arm"]);
    let export: Value = serde_json::from_str(&before).expect("JSON");
    assert_eq!(export["relations"][0]["leverage"], "10");
    assert_eq!(host.print(&["journal", "1"]).lines().count(), 4);
    assert_eq!(host.print(&["verify"]), "1 campaign, 4 entries: all sound\n");
    host.print(&["backup", "copy.db"]);
    host.fails(&["serve"], 1, "another bot process is serving");

    let ended = serving.signal("-TERM");
    assert_eq!((ended.code, ended.out.as_str()), (Some(0), ""), "{}", ended.err);
    assert!(!host.path("chancery.db-wal").exists(), "it is in one piece");

    let serving = host.serve();
    assert_eq!(host.print(&["export", "1"]), before);
    let told = discord.types("bo", "/gift player:@ada amount:50");
    assert!(told.contains("1 over <@100>."), "{told}");
    let ended = serving.signal("-INT");
    assert_eq!(ended.code, Some(0), "{}", ended.err);

    let copy = host.with("DATABASE_URL", "sqlite://copy.db");
    assert_eq!(copy.print(&["export", "1"]), before);
    assert_eq!(copy.print(&["verify"]), "1 campaign, 4 entries: all sound\n");
}

#[test]
fn announcements_are_sent_before_shutdown() {
    let discord = Discord::start();
    let host = discord.host();
    let serving = host.serve();
    discord.types("mod", "/campaign create name:Rim ruleset:leverage");
    discord.types("ada", "/campaign join");
    let ended = serving.signal("-TERM");
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    // Other announcements wait in the journal, and the next process delivers them.
    let _serving = host.serve();
    let (ada, table) = (discord.loopback.person("ada"), discord.loopback.channel("table"));
    let told = || {
        let screen = discord.loopback.screen(ada, table);
        let joins = |m: &&_| chancery_loopback::Posted::content(m).contains("joins");
        screen.iter().filter(joins).count()
    };
    let since = Instant::now();
    while told() == 0 && since.elapsed() < START {
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(told(), 1);
}

#[test]
fn the_bot_stops_while_discord_keeps_it_waiting() {
    // Accepts connections and never answers.
    let deaf = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let base = format!("http://{}", deaf.local_addr().expect("an address"));
    let host = Discord::start().host().with("DISCORD_PROXY", base);
    let starting = host.start();
    let since = Instant::now();
    while !host.path("chancery.db").exists() && since.elapsed() < START {
        thread::sleep(Duration::from_millis(20));
    }
    let ended = starting.signal("-TERM");
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
}

#[test]
fn the_log_never_contains_the_token() {
    let discord = Discord::start();
    let host = discord.host().with("RUST_LOG", "trace");
    let serving = host.serve();
    discord.types("mod", "/campaign create name:Rim ruleset:leverage");
    discord.loopback.reconnect();
    discord.types("ada", "/campaign join");
    discord.loopback.hang_up(None);
    thread::sleep(Duration::from_millis(100));
    let since = Instant::now();
    while !discord.loopback.look(|world| world.connected()) && since.elapsed() < START {
        thread::sleep(Duration::from_millis(20));
    }
    let ended = serving.signal("-TERM");
    assert_eq!(ended.code, Some(0));
    assert!(ended.err.contains("TRACE"), "it logs everything");
    // There are no colours unless the output is a terminal.
    assert!(!ended.err.contains('\u{1b}'));
    let token = discord.loopback.token();
    let told: Vec<&str> = ended.err.lines().filter(|l| l.contains(token)).collect();
    assert!(told.is_empty(), "{told:#?}");
    for command in ["invite", "verify"] {
        let ran = host.run(&[command]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(!ran.out.contains(token) && !ran.err.contains(token));
    }
}

#[test]
fn a_panic_never_prints_the_token() {
    let discord = Discord::start();
    for signal in ["-ABRT", "-ILL"] {
        let host = discord.host().with("RUST_BACKTRACE", "full");
        let ended = host.serve().signal(signal);
        assert_eq!(ended.code, None, "it crashed");
        let token = discord.loopback.token();
        assert!(!ended.err.contains(token) && !ended.out.contains(token));
    }
}

#[test]
fn the_example_env_file_needs_only_the_token() {
    let discord = Discord::start();
    let host = super::Host::new();
    let example = include_str!("../../../.env.example");
    let filled = example
        .replace("DISCORD_TOKEN=", &format!("DISCORD_TOKEN={}", discord.loopback.token()))
        .replace("#DISCORD_PROXY=http://localhost:3000", &format!("DISCORD_PROXY={}", discord.loopback.base_url()));
    std::fs::write(host.path(".env"), filled).expect("a file");
    let ended = host.serve().signal("-TERM");
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    assert!(host.path("chancery.db").exists());
}

#[test]
fn invite_names_scopes_and_permissions() {
    let discord = Discord::start();
    let url = discord.host().print(&["invite"]);
    let link = "https://discord.com/api/oauth2/authorize?";
    assert!(url.starts_with(link) && url.lines().count() == 1, "{url}");
    let id = format!("client_id={}", chancery_loopback::world::BOT);
    // The permissions are view channels, send messages, send in threads, embed links, attach files and read message
    // history.
    let may = 1_u64 << 10 | 1 << 11 | 1 << 38 | 1 << 14 | 1 << 15 | 1 << 16;
    for part in [&id, "scope=bot+applications.commands", &format!("permissions={may}")] {
        assert!(url.contains(part), "{part}: {url}");
    }
}
