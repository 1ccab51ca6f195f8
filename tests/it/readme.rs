//! What the README shows is what happens.

use chancery::bot::Bot;
use chancery::sandbox;
use std::fs;
use std::path::Path;

const BEGIN: &str = "<!-- The evening of tests/plays/readme.play: BLESS=1 cargo test readme -->\n```text\n";
const END: &str = "```\n<!-- So ends the evening. -->\n";

/// Plays the evening and compares it with the one in the README; with `BLESS` set it is written there instead.
#[tokio::test(flavor = "multi_thread")]
async fn the_evening_in_the_readme_is_played_like_that() {
    let play = include_str!("../plays/readme.play");
    let played = sandbox::play::<Bot>(play, None).await;
    let played = played.expect("an evening");
    assert_eq!(played.failures, [""; 0]);
    let played = played.transcript;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(&file).expect("the README");
    let (before, rest) = readme.split_once(BEGIN).expect("an evening in the README");
    let (shown, after) = rest.split_once(END).expect("the end of the evening");
    if std::env::var_os("BLESS").is_some() {
        let readme = format!("{before}{BEGIN}{played}{END}{after}");
        fs::write(&file, readme).expect("the README is written");
        return;
    }
    assert_eq!(shown, played, "`BLESS=1 cargo test readme` writes it anew");
}

/// Every command line that the README names is one that the binary takes.
#[test]
fn the_readme_names_every_subcommand_and_variable() {
    let readme = include_str!("../../README.md");
    let example = include_str!("../../.env.example");
    let variables = example.lines().filter_map(|line| line.split_once('='));
    for (variable, _) in variables.filter(|(name, _)| !name.starts_with('#')) {
        assert!(readme.contains(&format!("| `{variable}` |")), "{variable}");
    }
    for command in ["serve", "sandbox", "export", "journal", "verify", "backup", "health", "invite"] {
        assert!(readme.contains(&format!("| `chancery {command}")), "{command}");
    }
}
