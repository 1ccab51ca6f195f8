//! Plays printed by the models of the rules (`rules/tests/it/models/`), played through the real client. The visible
//! game must accept what the model allows, refuse what it forbids, and show the model's state.

use chancery::bot::Bot;
use chancery::sandbox;
use std::path::Path;

/// Plays a printed play, and compares the result of each action.
async fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays/models");
    let script = std::fs::read_to_string(folder.join(name).with_extension("play")).unwrap();
    let played = sandbox::play::<Bot>(&script, None).await.unwrap();
    assert_eq!(played.failures, [""; 0], "{name}.play has lines that do nothing");
    let seen = played.transcript;
    let mut deeds = 0;
    for deed in deeds_of(&seen) {
        // The start of a turn alone is not announced at the table.
        let ruled = deed.contains("-# #") || deed.contains("Your action begins");
        let expected = deed.lines().find_map(|line| line.strip_prefix("# expected: "));
        let what = deed.split("\n> @").next().unwrap_or(&deed);
        match expected {
            Some(expected) => assert!(shows(what, expected), "{expected}\n{deed}"),
            // Only its player sees a sealed answer.
            None if name == "realms" && what.contains(" /refuse ") => {}
            None => assert_ne!(ruled, deed.contains("\n# refused: "), "{deed}"),
        }
        deeds += 1;
    }
    assert!(deeds > 50, "{deeds} deeds");
}

fn shows(deed: &str, expected: &str) -> bool {
    let mut lines = deed.lines().filter(|line| !line.starts_with('#'));
    lines.any(|line| line.contains(expected))
}

/// Returns a transcript's output for each command, and for the button that confirmed it.
fn deeds_of(seen: &str) -> Vec<String> {
    let mut deeds: Vec<String> = Vec::new();
    for line in seen.lines() {
        let begins = line.starts_with("> @") && !line.contains(" press \"");
        if begins || line.starts_with("> time") {
            deeds.push(String::new());
        }
        if let Some(deed) = deeds.last_mut() {
            *deed += line;
            *deed += "\n";
        }
    }
    deeds.retain(|deed| !deed.starts_with("> time"));
    deeds
}

#[tokio::test]
async fn a_printed_play_of_leverage_can_be_played() {
    check("leverage").await;
}

#[tokio::test]
async fn a_printed_play_of_ambassadors_can_be_played() {
    check("ambassadors").await;
}

#[tokio::test]
async fn a_printed_play_of_the_strategy_card_can_be_played() {
    check("strategy-card").await;
}

#[tokio::test]
async fn a_printed_play_of_realms_can_be_played() {
    check("realms").await;
}
