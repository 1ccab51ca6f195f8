//! Nonsense from outside: button codes, board files, script lines and command options. The bot answers without a panic,
//! and accepted input keeps the invariants.
//!
//! `PROPTEST_CASES` sets the number of cases, and `PROPTEST_RNG_SEED` the seed.

use crate::databases;
use chancery::admin::verify;
use chancery::board_file;
use chancery::bot::Bot;
use chancery::discord::buttons::Button;
use chancery::rules::games::{ambassadors, realms, strategy_card};
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::Time;
use chancery::rules::{
    Campaign, Command, Correction, Moderation, Order, Refusal, RulesetName, decide, found, invariants,
};
use chancery::sandbox;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde::de::DeserializeOwned;
use std::path::Path;

/// Returns the factor on the usual number of cases, according to `PROPTEST_CASES`.
fn times() -> u32 {
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => ProptestConfig::default().cases.div_ceil(100),
        None => 1,
    }
}

fn runner(cases: u32) -> TestRunner {
    TestRunner::new(ProptestConfig { cases: cases * times(), failure_persistence: None, ..ProptestConfig::default() })
}

#[track_caller]
fn holds<S: Strategy>(cases: u32, of: S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    if let Err(error) = runner(cases).run(&of, test) {
        panic!("{error}");
    }
}

const WORDS: [&str; 26] = [
    "accept", "refuse", "pick", "choose", "ship", "track", "go", "admit", "log", "agree", "disagree", "found", "help",
    "preview", "confirm", "cancel", "fill", "history", "place", "again", "seat", "no-seat", "%3A", "%", "%25",
    "leverage",
];

fn part() -> impl Strategy<Value = String> {
    let numbers = [
        "0",
        "1",
        "7",
        "-1",
        "+1",
        "007",
        "255",
        "256",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "9223372036854775807",
        "",
        " 1",
        "1.5",
        "٣",
    ];
    prop_oneof![
        4 => select(WORDS.to_vec()).prop_map(str::to_owned),
        6 => select(numbers.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
    ]
}

/// A valid code has exactly one spelling, and reads back as the same code.
#[test]
fn button_codes_are_valid_or_unknown() {
    let version = prop_oneof![8 => Just("1".to_owned()), 1 => part()];
    let code = (version, vec(part(), 0..7)).prop_map(|(version, parts)| [vec![version], parts].concat().join(":"));
    holds(3000, code, |code| {
        if let Ok(button) = code.parse::<Button>() {
            let written = button.to_string();
            prop_assert_eq!(written.parse::<Button>(), Ok(button), "{} of {}", written, code);
        }
        Ok(())
    });
}

/// Ways to corrupt a file, byte by byte.
#[derive(Clone, Debug)]
enum Spoiling {
    Set(Index, u8),
    Cut(Index, Index),
    Insert(Index, &'static str),
    Copy(Index, Index, Index),
}

fn spoilings() -> impl Strategy<Value = Vec<Spoiling>> {
    let at = any::<Index>;
    let pieces = vec![
        "0",
        "-1",
        "9",
        "99999999999999999999",
        "1e9",
        "null",
        "\"\"",
        "[]",
        "{}",
        ",",
        "\"",
        "{",
        "]",
        "\\u202E",
        "\\u0000",
        "\u{200B}",
        "true",
        ":",
        "\"name\":\"x\",",
        "1",
    ];
    let one = prop_oneof![
        2 => (at(), any::<u8>()).prop_map(|(at, byte)| Spoiling::Set(at, byte)),
        2 => (at(), at()).prop_map(|(from, to)| Spoiling::Cut(from, to)),
        6 => (at(), select(pieces)).prop_map(|(at, piece)| Spoiling::Insert(at, piece)),
        2 => (at(), at(), at()).prop_map(|(from, to, at)| Spoiling::Copy(from, to, at)),
    ];
    vec(one, 1..4)
}

impl Spoiling {
    fn spoil(&self, bytes: &mut Vec<u8>) {
        let place = |at: &Index, bytes: &[u8]| at.index(bytes.len() + 1);
        match self {
            Spoiling::Set(at, byte) => {
                let place = at.index(bytes.len().max(1));
                if let Some(old) = bytes.get_mut(place) {
                    *old = *byte;
                }
            }
            Spoiling::Cut(from, length) => {
                let from = place(from, bytes);
                let to = (from + length.index(20)).min(bytes.len());
                bytes.drain(from..to);
            }
            Spoiling::Insert(at, piece) => {
                let at = place(at, bytes);
                bytes.splice(at..at, piece.bytes());
            }
            Spoiling::Copy(from, length, to) => {
                let from = place(from, bytes);
                let end = (from + length.index(200)).min(bytes.len());
                let copied = bytes[from..end].to_vec();
                let to = place(to, bytes);
                bytes.splice(to..to, copied);
            }
        }
    }
}

const NOW: Time = Time::from_millis(1_764_000_000_000);

fn table(ruleset: RulesetName) -> Campaign {
    let founding = found("Spoilt", ruleset, None, NOW).unwrap();
    let mut campaign = Campaign::new(CampaignId(1), &founding);
    for player in 1..=4 {
        obey(&mut campaign, PlayerId(player), Command::Join).unwrap();
    }
    campaign
}

fn obey(campaign: &mut Campaign, by: PlayerId, command: Command) -> Result<(), Refusal> {
    let order = Order { by, moderator: true, on_behalf: None, command, confirmed: None };
    let events = decide(campaign, &order, NOW)?;
    events.iter().for_each(|event| campaign.evolve(event));
    assert_eq!(invariants(campaign), []);
    Ok(())
}

/// Corrupts a board file. An accepted file must leave a sound game, and any other must change nothing. The good file is
/// accepted, and so are some with one other digit.
fn spoils<P: DeserializeOwned>(ruleset: RulesetName, good: &'static str, load: impl Fn(P) -> Correction) {
    let empty = table(ruleset);
    let is_accepted = |bytes: &[u8]| {
        let Ok(plan) = board_file::read::<P>(bytes) else {
            return false;
        };
        let mut campaign = empty.clone();
        let correct = Moderation::Correct { correction: load(plan), reason: None };
        let accepted = obey(&mut campaign, PlayerId(1), Command::Moderate(correct)).is_ok();
        assert!(accepted || campaign == empty, "a refused file changed something");
        accepted
    };
    assert!(is_accepted(good.as_bytes()));
    let digits = good.bytes().enumerate().filter(|(_, byte)| matches!(byte, b'2'..=b'9'));
    let mut altered = digits.map(|(at, byte)| {
        let mut bytes = good.as_bytes().to_vec();
        bytes[at] = byte - 1;
        bytes
    });
    assert!(altered.any(|bytes| is_accepted(&bytes)), "no corrupted file is accepted");
    holds(250, spoilings(), |spoilings| {
        let mut bytes = good.as_bytes().to_vec();
        spoilings.iter().for_each(|one| one.spoil(&mut bytes));
        is_accepted(&bytes);
        Ok(())
    });
}

#[test]
fn corrupt_ambassadors_boards_are_refused_or_valid() {
    let good = include_str!("../plays/boards/model_board.json");
    spoils::<ambassadors::Plan>(RulesetName::Ambassadors, good, |plan| {
        let load = ambassadors::Edit::Load(plan);
        Correction::Ambassadors(ambassadors::Correction::Board(load))
    });
}

#[test]
fn corrupt_galaxies_are_refused_or_valid() {
    let good = include_str!("../plays/boards/model_galaxy.json");
    spoils::<strategy_card::Plan>(RulesetName::StrategyCard, good, |plan| {
        Correction::StrategyCard(strategy_card::Correction::Load(plan))
    });
}

#[test]
fn corrupt_realms_maps_are_refused_or_valid() {
    let good = include_str!("../plays/boards/realms.json");
    spoils::<realms::Plan>(RulesetName::Realms, good, |plan| {
        Correction::Realms(realms::Correction::Load(Box::new(plan)))
    });
}

/// Returns texts that people type and paste.
fn typed() -> impl Strategy<Value = String> {
    let odd = [
        "0",
        "-1",
        "1",
        "-0",
        "1e9",
        "9007199254740991",
        "9007199254740993",
        "-9007199254740991",
        "99999999999999999999",
        "0.005",
        "NaN",
        "",
        "@ada",
        "@nemo",
        "@everyone",
        "<@100>",
        "#table",
        "yes",
        "no",
        "\u{202E}gnp.exe\u{202C}",
        "a\u{200B}b",
        "\u{200B}",
        "\u{5D0}\u{5D1} 12",
        "`code` **bold** ||x||",
        "3h",
        "-3h",
        "999999999d",
        "7:8",
        "{ $amount }",
        "\u{1F600}",
    ];
    prop_oneof![
        8 => select(odd.to_vec()).prop_map(str::to_owned),
        1 => Just("x".repeat(6000)),
        1 => Just("\u{E4}\u{200D}".repeat(3000)),
        2 => "[^\n\r\"]{0,30}",
    ]
}

/// Returns the commands of all plays, one of each kind with its options.
fn commands(ruleset: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plays");
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "play") {
            continue;
        }
        let script = std::fs::read_to_string(path).unwrap();
        let founds = format!("ruleset:{ruleset}");
        if !script.contains(&founds) {
            continue;
        }
        let plain = |line: &&str| line.starts_with('@') && line.contains(" /") && line.contains(':');
        // The script does not found other campaigns, and does not end this one.
        let kept = |line: &&str| !line.contains("/campaign") && !line.contains("/mod end");
        found.extend(script.lines().filter(plain).filter(kept).map(str::to_owned));
    }
    found.sort();
    found.dedup();
    found
}

/// Replaces the value of one of a command's options.
fn spoilt_option(line: &str, at: Index, value: &str) -> String {
    let options: Vec<usize> = line.match_indices(':').map(|(place, _)| place).collect();
    let Some(place) = options.get(at.index(options.len().max(1))) else {
        return line.to_owned();
    };
    let rest = &line[place + 1..];
    let end = match rest.strip_prefix('"') {
        Some(quoted) => quoted.find('"').map_or(rest.len(), |end| end + 2),
        None => rest.find(' ').unwrap_or(rest.len()),
    };
    let value = match value.contains(' ') || value.is_empty() {
        true => format!("\"{value}\""),
        false => value.to_owned(),
    };
    format!("{}:{value}{}", &line[..*place], &rest[end..])
}

fn some<S: Strategy>(runner: &mut TestRunner, of: &S) -> S::Value {
    of.new_tree(runner).expect("a value").current()
}

/// Plays nonsense at a table of three, through the real client and with a real database.
async fn nonsense(ruleset: &str, opening: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let url = databases::seeded(&folder.path().join("fuzz.db")).await;
    let mut script = vec![format!("@mod /campaign create name:Fuzz ruleset:{ruleset}")];
    script.extend(["@ada", "@bo", "@cy", "@di"].map(|who| format!("{who} /campaign join")));
    script.extend(opening.iter().map(|line| (*line).to_owned()));
    let commands = commands(ruleset);
    assert!(commands.len() > 20, "{commands:?}");
    let mut runner = runner(1);
    let buttons = ["Accept", "Refuse", "\"Do it\"", "Cancel", "\"Ask anyway\""];
    for _ in 0..70 * times() {
        let line = some(&mut runner, &select(commands.clone()));
        let (at, value) = some(&mut runner, &(any::<Index>(), typed()));
        let press = format!("@bo press {}", some(&mut runner, &select(buttons.to_vec())));
        let broken = some(&mut runner, &(any::<Index>(), "[^\n\r]{0,12}"));
        let cut = broken.0.index(line.chars().count() + 1);
        let cut: String = line.chars().take(cut).collect();
        script.push(match some(&mut runner, &(0..10_u8)) {
            0 => press,
            1 => format!("{cut}{}", broken.1),
            2 => line,
            _ => spoilt_option(&line, at, &value),
        });
    }
    // These words end a script.
    script.retain(|line| !["quit", "exit"].contains(&line.trim()));
    let seen = sandbox::play::<Bot>(&script.join("\n"), Some(&url)).await;
    let seen = seen.unwrap().transcript;
    for wrong in ["! Discord refused", "(the bot did not answer)", "Something went wrong on my side"] {
        let at = seen.find(wrong).map(|at| {
            let begin = seen[..at].rfind("\n> ").unwrap_or_default();
            seen[begin..].chars().take(900).collect::<String>()
        });
        assert_eq!(at, None, "{wrong}");
    }
    assert!(seen.matches("\n> ").count() >= script.len() / 2, "it ended early");
    verify(&url).await.expect("all sound");
}

#[tokio::test]
async fn random_input_to_leverage_is_answered() {
    nonsense("leverage", &[]).await;
}

#[tokio::test]
async fn random_input_to_ambassadors_is_answered() {
    nonsense("ambassadors", &["@mod /board example players:4", "@ada /action begin"]).await;
}

#[tokio::test]
async fn random_input_to_the_strategy_card_is_answered() {
    let opening = ["@mod /board example players:4", "@ada /phase begin phase:strategy"];
    nonsense("strategy-card", &opening).await;
}

#[tokio::test]
async fn random_input_to_realms_is_answered() {
    nonsense("realms", &["@mod /board example players:4", "@ada /turn begin"]).await;
}
