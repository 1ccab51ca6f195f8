//! The documents show newcomers the bot's real behaviour.

use chancery::bot::Bot;
use chancery::sandbox;
use std::fs;
use std::path::Path;

const BEGIN: &str = "<!-- tests/plays/readme.play: BLESS=1 cargo test readme -->\n```text\n";
const END: &str = "```\n<!-- The end of the evening. -->\n";

/// Plays the evening and compares it with `docs/an-evening.md`. If `BLESS` is set, it writes the document instead.
#[tokio::test(flavor = "multi_thread")]
async fn the_documented_evening_plays_as_written() {
    let play = include_str!("../plays/readme.play");
    let played = sandbox::play::<Bot>(play, None).await;
    let played = played.expect("an evening");
    assert_eq!(played.failures, [""; 0]);
    let played = played.transcript;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/an-evening.md");
    let document = fs::read_to_string(&file).expect("the document");
    let (before, rest) = document.split_once(BEGIN).expect("an evening in the document");
    let (shown, after) = rest.split_once(END).expect("the end of the evening");
    if std::env::var_os("BLESS").is_some() {
        let document = format!("{before}{BEGIN}{played}{END}{after}");
        fs::write(&file, document).expect("the document is written");
        return;
    }
    assert_eq!(shown, played, "`BLESS=1 cargo test readme` rewrites it");
}

/// The hosts' document names every subcommand and every variable of the example, and the README stays short.
#[test]
fn the_documents_name_every_subcommand_and_variable() {
    let hosting = include_str!("../../docs/HOSTING.md");
    let example = include_str!("../../.env.example");
    let variables = example.lines().filter_map(|line| line.trim_start_matches('#').split_once('='));
    let variables =
        variables.map(|(name, _)| name).filter(|name| name.bytes().all(|b| b.is_ascii_uppercase() || b == b'_'));
    let variables: Vec<&str> = variables.collect();
    assert_eq!(variables.len(), 12, "{variables:?}");
    for variable in variables {
        assert!(hosting.contains(&format!("| `{variable}` |")), "{variable}");
    }
    for command in ["serve", "sandbox", "export", "journal", "verify", "backup", "health", "move", "check", "invite"] {
        assert!(hosting.contains(&format!("| `chancery {command}")), "{command}");
    }
    assert!(include_str!("../../README.md").lines().count() < 120, "the README is too long");
}
