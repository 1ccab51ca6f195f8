//! The metrics and the health check that the bot serves to its host, and the log as JSON.

use super::{Discord, Host, START};
use serde_json::Value;
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Returns a port that is free at the moment.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// Sends the bot a request, and returns the whole response with its headers.
fn get(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(START)).unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Waits until the metrics say this, and returns them.
fn until(port: u16, says: &str) -> String {
    let since = Instant::now();
    loop {
        let figures = get(port, "/metrics");
        if figures.lines().any(|line| line == says) {
            return figures;
        }
        assert!(since.elapsed() < START, "{says:?} is not in {figures}");
        sleep(Duration::from_millis(50));
    }
}

fn value(figures: &str, name: &str) -> f64 {
    let mut values = figures.lines().filter_map(|line| line.strip_prefix(name));
    let value = values.find_map(|rest| rest.strip_prefix(' '));
    let value = value.unwrap_or_else(|| panic!("{name} is not in {figures}"));
    value.parse().unwrap()
}

#[test]
fn metrics_count_decisions_and_name_no_person() {
    let discord = Discord::start();
    let port = free_port();
    let host = discord.host().with("METRICS_ADDRESS", port.to_string());
    let serving = host.serve();
    discord.types("mod", "/campaign create name:\"Spiral Arm\" ruleset:leverage");
    discord.types("ada", "/campaign join");
    discord.types("bo", "/campaign join");
    discord.types("ada", "/gift player:@bo amount:500 note:Whisper");
    for _ in 0..2 {
        discord.types("ada", "/gift player:@bo amount:5000");
    }
    until(port, "chancery_rulings_total 4");
    until(port, "chancery_acknowledgement_seconds_count 6");
    let figures = until(port, "chancery_outbox_waiting 0");
    assert!(figures.starts_with("HTTP/1.1 200 OK\r\n"), "{figures}");
    assert!(figures.ends_with("# EOF\n"), "{figures}");
    let refused: Vec<&str> = figures.lines().filter(|line| line.starts_with("chancery_refusals_total")).collect();
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert!(refused[0].ends_with("\"} 2"), "{refused:?}");
    let version = format!("chancery_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    assert!(figures.contains(&version), "{figures}");
    for (name, least) in [
        ("chancery_gateway_connected", 1.0),
        ("chancery_journal_writable", 1.0),
        ("chancery_commit_seconds_count", 4.0),
        ("chancery_acknowledgement_seconds_count", 6.0),
        ("chancery_acknowledgement_seconds_sum", 0.000_001),
        ("chancery_database_bytes", 4096.0),
        ("chancery_database_log_bytes", 1.0),
        ("chancery_faults_total", 0.0),
        ("chancery_outbox_given_up", 0.0),
        ("chancery_outbox_oldest_seconds", 0.0),
        ("chancery_backup_made_seconds", 0.0),
    ] {
        assert!(value(&figures, name) >= least, "{name}: {figures}");
    }
    // Labels contain a version, a kind of refusal or a histogram's bounds, but nothing about a person, a server or a
    // campaign.
    for line in figures.lines().filter(|line| line.contains('{')) {
        let (_, labels) = line.split_once('{').unwrap();
        let name = labels.split('=').next().unwrap();
        assert!(["version", "kind", "le"].contains(&name), "{line}");
        assert_eq!(labels.matches('=').count(), 1, "{line}");
    }
    for told in ["Spiral", "Whisper", "ada", discord.loopback.token()] {
        assert!(!figures.contains(told), "{told} is in {figures}");
    }
    assert!(get(port, "/health").ends_with("\r\n\r\nok\n"));
    assert_eq!(host.print(&["health"]), "");
    assert!(get(port, "/").starts_with("HTTP/1.1 404"));
    assert_eq!(serving.signal("-TERM").code, Some(0));
    host.fails(&["health"], 1, "the bot does not answer at 127.0.0.1:");
}

#[test]
fn health_reports_what_is_wrong() {
    let discord = Discord::start();
    let port = free_port();
    let host = discord.host().with("METRICS_ADDRESS", format!("0.0.0.0:{port}"));
    let _serving = host.serve();
    assert_eq!(host.print(&["health"]), "");
    fs::remove_file(host.path("chancery.db")).unwrap();
    until(port, "chancery_journal_writable 0");
    assert!(get(port, "/health").starts_with("HTTP/1.1 503"));
    host.fails(&["health"], 1, "the bot is unhealthy: journal: the database file is gone");
}

#[test]
fn health_reports_a_missing_discord_connection() {
    let port = free_port();
    let discord = Discord::start();
    let host = discord.host().with("METRICS_ADDRESS", port.to_string());
    let _serving = host.serve();
    until(port, "chancery_gateway_connected 1");
    drop(discord);
    until(port, "chancery_gateway_connected 0");
    host.fails(&["health"], 1, "the bot is unhealthy: gateway: not connected");
}

#[test]
fn the_gateway_is_up_when_every_shard_is() {
    let discord = Discord::start();
    let port = free_port();
    let host = discord.host().with("METRICS_ADDRESS", port.to_string()).with("SHARDS", "0-1/2");
    let serving = host.serve();
    let shards = || {
        let mut shards = discord.loopback.look(|world| world.shards());
        shards.sort_unstable();
        shards
    };
    // The second begins five seconds after the first.
    assert_eq!(shards(), [(0, 2)]);
    assert_eq!(value(&get(port, "/metrics"), "chancery_gateway_connected"), 0.0);
    until(port, "chancery_gateway_connected 1");
    assert_eq!(shards(), [(0, 2), (1, 2)]);
    discord.types("mod", "/campaign create name:Arm ruleset:leverage");
    let ended = serving.signal("-TERM");
    assert!(!ended.err.contains("another is made"), "{}", ended.err);
}

#[test]
fn a_port_in_use_stops_the_start() {
    let discord = Discord::start();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let host = discord.host().with("METRICS_ADDRESS", port.to_string());
    let says = format!("METRICS_ADDRESS is 127.0.0.1:{port}, where the bot cannot listen");
    host.fails(&["serve"], 1, &says);
    // It is off unless the host turns it on.
    Host::new().fails(&["health"], 1, "METRICS_ADDRESS is not set");
}

#[test]
fn the_json_log_contains_only_json() {
    let discord = Discord::start();
    let host = discord.host().with("LOG_FORMAT", "json").with("RUST_LOG", "trace");
    let serving = host.serve();
    discord.types("mod", "/campaign create name:Rim ruleset:leverage");
    let again = host.run(&["serve"]);
    assert_eq!(again.code, Some(1));
    let ended = serving.signal("-TERM");
    for line in ended.err.lines().chain(again.err.lines()) {
        let event: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        assert!(event["level"].is_string() && event["timestamp"].is_string(), "{line}");
        assert!(!line.contains(discord.loopback.token()), "{line}");
    }
    let last: Value = serde_json::from_str(again.err.lines().last().unwrap()).unwrap();
    let said = last["fields"]["message"].as_str().unwrap();
    assert!(said.starts_with("chancery: another bot process is serving"), "{said}");
}
