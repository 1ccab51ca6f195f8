//! The games that begin in the middle.

use super::{BO, MOD, Sandbox, parts};
use crate::cli::Host;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Opens a game, which must have people, a picture, and a pending question for one of them.
async fn check(ruleset: &str, players: usize) {
    let sandbox = Sandbox::open(&["--demo", ruleset]);
    let table = sandbox.table().await;
    let mut window = sandbox.window(MOD, &table).await;
    let picture = |state: &Value| {
        let messages = state["messages"].as_array()?;
        let mut files = messages.iter().filter_map(|message| message["attachments"].get(0));
        let url = files.find_map(|file| file["url"].as_str().map(str::to_owned))?;
        Some(url)
    };
    let picture = window.until("a picture", picture).await;
    let (_, path) = picture.split_once("/attachments/").unwrap();
    let (status, headers, _) = sandbox.get(&format!("/files/{path}?token={}", sandbox.token)).await;
    assert_eq!(status.as_u16(), 200);
    assert!(headers.contains("image/png"), "{headers}");
    let people = window.state["people"].as_array().unwrap();
    let ids: Vec<String> = people.iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect();
    assert!(ids.len() > players, "{people:?}");
    // A player has a question with a deadline: on a card, or shared by all who may answer.
    let mut asked = 0;
    for id in ids {
        let mut window = sandbox.window(&id, &table).await;
        window.until("messages", |state| state["messages"].get(0).cloned()).await;
        let messages = window.state["messages"].as_array().unwrap();
        let open = messages.iter().any(|message| message.to_string().contains(":R>") && !parts(message).is_empty());
        asked += usize::from(open);
    }
    assert!(asked > 0, "nothing waits for an answer: {:#}", window.state["messages"]);
}

#[tokio::test]
async fn the_leverage_demo_starts_mid_game() {
    check("leverage", 3).await;
}

#[tokio::test]
async fn the_ambassadors_demo_starts_mid_game() {
    check("ambassadors", 4).await;
}

#[tokio::test]
async fn the_strategy_card_demo_starts_mid_game() {
    check("strategy-card", 3).await;
}

#[tokio::test]
async fn the_realms_demo_starts_mid_game() {
    check("realms", 4).await;
}

/// A demo begins with the first window. The bot speaks its language, in public and to each person.
#[tokio::test]
async fn a_demo_speaks_the_first_visitors_language() {
    for ruleset in ["leverage", "ambassadors", "strategy-card", "realms"] {
        let sandbox = Sandbox::open(&["--demo", ruleset]);
        let table = sandbox.table_in("de").await;
        let mut window = sandbox.window_in("de", BO, &table).await;
        window.says("ist dabei.").await;
        let told = window.state["messages"].to_string();
        assert!(!told.contains(" joins.") && !told.contains("Pending"), "{told}");
        let (_, _, log) = sandbox.get(&format!("/transcript?token={}", sandbox.token)).await;
        assert!(log.starts_with("> locale server de\n") && log.contains("> locale @ada de\n"), "{log}");
        // A later visitor reads private answers in another language, and the table stays as it is.
        sandbox.window_in("en", BO, &table).await.says("ist dabei.").await;
    }
}

/// In the terminal, pictures are files while the table is open, and their paths are printed.
#[test]
fn the_terminal_saves_pictures_to_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .args(["sandbox", "--demo", "leverage"])
        .env_clear()
        .env("TMPDIR", folder.path())
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(child.stdout.take().unwrap()).lines();
    let told = told.by_ref().map(|line| line.unwrap());
    let mut paths = told.filter_map(|line| Some(line.split_once("     picture: ")?.1.to_owned()));
    let path = paths.next().expect("a path");
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"), "{path}");
    drop(child.stdin.take());
    // Later pictures get their own files.
    assert!(!paths.any(|other| other == path));
    assert!(child.wait().unwrap().success());
    assert!(!Path::new(&path).exists(), "{path} outlives the table");
}

/// A game in the terminal also begins in the middle, and explains what happened.
#[test]
fn the_terminal_explains_how_it_started() {
    let host = Host::new();
    let told = host.print(&["sandbox", "--demo", "leverage"]);
    assert!(told.contains("> @ada press Join"), "{told}");
    assert!(told.contains("[Accept] [Refuse]"), "{told}");
    let wrong = host.run(&["sandbox", "--demo", "chess"]);
    assert_eq!(wrong.code, Some(2));
    let all = "leverage, ambassadors, strategy-card, realms";
    assert!(wrong.err.contains(all), "{}", wrong.err);
    let which = host.run(&["sandbox", "--demo"]);
    assert_eq!(which.code, Some(1));
    assert!(which.err.contains("--web") && which.err.contains(all), "{}", which.err);
    for pair in [["--port", "1"], ["--script", "a"]] {
        let mut line = vec!["sandbox"];
        line.extend(pair);
        line.extend(["--demo", "leverage"]);
        assert_eq!(host.run(&line).code, Some(2), "{line:?}");
    }
}
