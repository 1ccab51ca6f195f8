//! Shuffles: the hash, the hidden text, and the check that players can repeat.

use chancery_rules::chance::Chance;
use chancery_rules::shuffle::Shuffle;
use proptest::prelude::*;
use std::io::Write;
use std::process::{Command, Stdio};

fn seed(n: u8) -> Chance {
    Chance::new([n; 32])
}

fn order(shuffle: &Shuffle) -> Vec<usize> {
    (0..shuffle.count).filter_map(|place| shuffle.card(place)).collect()
}

/// Pipes a text into a command and returns its output; `None` if the command does not exist.
fn piped(command: &mut Command, text: &str) -> Option<String> {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = match command.spawn() {
        Ok(running) => running,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        Err(error) => panic!("{error}"),
    };
    let mut stdin = running.stdin.take().expect("it was asked for");
    stdin.write_all(text.as_bytes()).expect("it reads");
    drop(stdin);
    let output = running.wait_with_output().expect("it ends");
    assert!(output.status.success());
    Some(String::from_utf8(output.stdout).expect("digits and words"))
}

#[test]
fn the_hash_matches_sha256sum() {
    let mut shuffle = Shuffle::new(seed(3), "deck", 1..=20);
    let promise = shuffle.redacted().promise;
    shuffle.show_all();
    let text = shuffle.redacted().text().expect("it is open");
    let Some(said) = piped(&mut Command::new("sha256sum"), &text) else {
        return;
    };
    assert_eq!(said, format!("{promise}  -\n"));
    let changed = text.replace(",7,", ",8,");
    assert_ne!(changed, text);
    let said = piped(&mut Command::new("sha256sum"), &changed).expect("it is here");
    assert!(!said.starts_with(&promise));
}

/// Runs the document's recipe exactly as printed.
#[test]
fn the_order_matches_the_documented_recipe() {
    let recipe = include_str!("../../../docs/shuffles.md");
    let recipe = recipe.rsplit("```sh\n").next().expect("a recipe");
    let recipe = recipe.split("```").next().expect("an end");
    // The shell gets the recipe as an argument and the text on standard input, in place of a player's file.
    let recipe = recipe.replacen(" < shuffle.txt", "", 1);
    for n in 1..4 {
        let shuffle = Shuffle::new(seed(n), "deck", 1..=12);
        let text = shuffle.text().expect("the rules can read it");
        let mut shell = Command::new("sh");
        let line = format!("{text}\n");
        let Some(said) = piped(shell.args(["-e", "-c", &recipe]), &line) else {
            return;
        };
        let cards = said.lines().map(|card| card.parse().expect("a number"));
        assert_eq!(cards.collect::<Vec<usize>>(), order(&shuffle));
    }
}

#[test]
fn only_the_hash_is_shown_while_cards_are_hidden() {
    let mut shuffle = Shuffle::new(seed(1), "deck", 1..=3);
    let hidden = |shuffle: &Shuffle| {
        let seen = shuffle.redacted();
        let json = serde_json::to_string(&seen).expect("a value");
        let told = format!("{json} {seen:?} {shuffle:?}");
        seen.text().is_none() && order(&seen).is_empty() && !told.contains("cards") && !told.contains("salt")
    };
    assert!(hidden(&shuffle) && !shuffle.is_open());
    for place in [0, 2, 2, 7] {
        shuffle.show(place);
        assert!(hidden(&shuffle), "one is still hidden");
    }
    shuffle.show(1);
    assert!(shuffle.is_open());
    assert_eq!(shuffle.redacted(), shuffle);
}

/// The public part of a shuffle does not depend on its cards, except for the hash.
#[test]
fn two_shuffles_differ_visibly_only_in_their_hash() {
    let [one, other] = [1, 2].map(|n| Shuffle::new(seed(n), "deck", 1..=9));
    assert_ne!(order(&one), order(&other));
    let (one, mut other) = (one.redacted(), other.redacted());
    assert_ne!(one, other);
    other.promise.clone_from(&one.promise);
    assert_eq!(one, other);
}

#[test]
fn draws_under_different_names_are_independent() {
    let [deck, discard] = ["deck", "discard"].map(|name| Shuffle::new(seed(5), name, 1..=30));
    assert_ne!(order(&deck), order(&discard));
    assert_ne!(seed(5).named("a"), seed(5).named("b"));
    assert_ne!(seed(5).named("a"), seed(6).named("a"));
}

#[test]
fn every_card_reaches_every_position_equally_often() {
    let mut counts = [[0; 4]; 4];
    for n in 0..=255 {
        for name in ["a", "b", "c", "d"] {
            let shuffle = Shuffle::new(seed(n), name, 1..=4);
            for (place, card) in order(&shuffle).iter().enumerate() {
                counts[place][card - 1] += 1;
            }
        }
    }
    // 1024 shuffles: 256 of each are expected, with a standard deviation of 14.
    assert!(counts.as_flattened().iter().all(|count| (186..=326).contains(count)), "{counts:?}");
    let mut drawn = [0; 3];
    for n in 0..=255 {
        drawn[seed(n).below("die", 3) as usize] += 1;
    }
    assert!(drawn.iter().all(|count| (53..=117).contains(count)), "{drawn:?}");
    assert_eq!([seed(1).below("die", 1), seed(1).below("die", 0)], [0, 0]);
}

proptest! {
    #[test]
    fn a_shuffle_text_is_one_line(bytes in any::<[u8; 32]>(), count in 1_usize..60) {
        let shuffle = Shuffle::new(Chance::new(bytes), "deck", 1..=count);
        let mut sorted = order(&shuffle);
        sorted.sort_unstable();
        prop_assert_eq!(sorted, (1..=count).collect::<Vec<_>>());
        prop_assert!(shuffle.keeps_its_promise());
        let json = serde_json::to_string(&shuffle).expect("a value");
        let read: Shuffle = serde_json::from_str(&json).expect("what was written reads back");
        prop_assert_eq!(&read, &shuffle);
        let forged = json.replacen("\"cards\":[", "\"cards\":[0,", 1);
        let forged: Shuffle = serde_json::from_str(&forged).expect("a shuffle");
        prop_assert!(!forged.keeps_its_promise());
        let text = shuffle.text().expect("the rules can read it");
        let words: Vec<&str> = text.split(' ').collect();
        let listed: Vec<String> = order(&shuffle).iter().map(usize::to_string).collect();
        prop_assert_eq!(words.len(), 3);
        prop_assert_eq!((words[0], words[1].len()), ("deck", 64));
        prop_assert_eq!(words[2], listed.join(","));
    }
}
