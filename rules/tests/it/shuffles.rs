//! Shuffles: what is promised, what is hidden, and what every reader can compute again.

use chancery_rules::chance::Chance;
use chancery_rules::shuffle::Shuffle;
use proptest::prelude::*;
use std::io::Write;
use std::process::{Command, Stdio};

fn seed(n: u8) -> Chance {
    Chance::new([n; 32])
}

fn cards(count: usize) -> Vec<String> {
    (1..=count).map(|n| format!("Card {n}")).collect()
}

fn order(shuffle: &Shuffle) -> Vec<&str> {
    (0..shuffle.count)
        .filter_map(|place| shuffle.card(place))
        .collect()
}

/// Gives a text to a command and returns what it prints; nothing where there is no such command here.
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
fn the_promise_is_what_sha256sum_says_of_the_text() {
    let mut shuffle = Shuffle::new(seed(3), "deck", cards(20));
    let promise = shuffle.veiled().promise;
    shuffle.show_all();
    let text = shuffle.veiled().text().expect("it is open");
    let Some(said) = piped(&mut Command::new("sha256sum"), &text) else {
        return;
    };
    assert_eq!(said, format!("{promise}  -\n"));
    let changed = text.replace("Card 7", "Card 8");
    let said = piped(&mut Command::new("sha256sum"), &changed).expect("it is here");
    assert!(!said.starts_with(&promise));
}

/// The recipe of the document is run as it stands there.
#[test]
fn the_order_is_what_the_recipe_says() {
    let recipe = include_str!("../../../docs/shuffles.md");
    let recipe = recipe.rsplit("```sh\n").next().expect("a recipe");
    let recipe = recipe.split("```").next().expect("an end");
    let recipe = recipe.replacen("salt=$(head -n 1 shuffle.txt)", "read -r salt", 1);
    let recipe = recipe.replacen("tail -n +2 shuffle.txt", "cat", 1);
    for n in 1..4 {
        let shuffle = Shuffle::new(seed(n), "deck", cards(12));
        let text = shuffle.text().expect("the rules know it");
        let mut shell = Command::new("sh");
        let Some(said) = piped(shell.args(["-e", "-c", &recipe]), &text) else {
            return;
        };
        let cards = said.lines().map(|number| format!("Card {number}"));
        assert_eq!(cards.collect::<Vec<_>>(), order(&shuffle));
    }
}

#[test]
fn until_no_card_is_hidden_only_the_promise_is_shown() {
    let mut shuffle = Shuffle::new(seed(1), "deck", cards(3));
    let hidden = |shuffle: &Shuffle| {
        let seen = shuffle.veiled();
        let json = serde_json::to_string(&seen).expect("a value");
        let told = format!("{json} {seen:?} {shuffle:?}");
        seen.text().is_none()
            && order(&seen).is_empty()
            && !told.contains("Card")
            && !told.contains("salt")
    };
    assert!(hidden(&shuffle) && !shuffle.is_open());
    for place in [0, 2, 2, 7] {
        shuffle.show(place);
        assert!(hidden(&shuffle), "one is hidden still");
    }
    shuffle.show(1);
    assert!(shuffle.is_open());
    assert_eq!(shuffle.veiled(), shuffle);
}

/// What all see of a shuffle is the same whatever lies in it, but for the promise.
#[test]
fn what_is_seen_of_two_shuffles_differs_in_the_promise_alone() {
    let [one, other] = [1, 2].map(|n| Shuffle::new(seed(n), "deck", cards(9)));
    assert_ne!(order(&one), order(&other));
    let (one, mut other) = (one.veiled(), other.veiled());
    assert_ne!(one, other);
    other.promise.clone_from(&one.promise);
    assert_eq!(one, other);
}

#[test]
fn what_is_drawn_under_another_name_is_another_thing() {
    let [deck, discard] = ["deck", "discard"].map(|name| Shuffle::new(seed(5), name, cards(30)));
    assert_ne!(order(&deck), order(&discard));
    assert_ne!(seed(5).named("a"), seed(5).named("b"));
    assert_ne!(seed(5).named("a"), seed(6).named("a"));
}

#[test]
fn every_card_comes_to_every_place_about_as_often() {
    let mut counts = [[0; 4]; 4];
    for n in 0..=255 {
        for name in ["a", "b", "c", "d"] {
            let shuffle = Shuffle::new(seed(n), name, cards(4));
            for (place, card) in order(&shuffle).iter().enumerate() {
                let card: usize = card["Card ".len()..].parse().expect("a number");
                counts[place][card - 1] += 1;
            }
        }
    }
    // 1024 shuffles: 256 of each, with a deviation of 14.
    assert!(
        counts
            .as_flattened()
            .iter()
            .all(|count| (186..=326).contains(count)),
        "{counts:?}"
    );
    let mut drawn = [0; 3];
    for n in 0..=255 {
        drawn[seed(n).below("die", 3) as usize] += 1;
    }
    assert!(
        drawn.iter().all(|count| (53..=117).contains(count)),
        "{drawn:?}"
    );
    assert_eq!([seed(1).below("die", 1), seed(1).below("die", 0)], [0, 0]);
}

proptest! {
    #[test]
    fn a_shuffle_holds_its_cards_and_its_promise(bytes in any::<[u8; 32]>(), count in 0_usize..60) {
        let shuffle = Shuffle::new(Chance::new(bytes), "deck", cards(count));
        let mut sorted = order(&shuffle);
        sorted.sort_unstable();
        let mut all = cards(count);
        all.sort_unstable();
        prop_assert_eq!(sorted, all);
        prop_assert!(shuffle.keeps_its_promise());
        let json = serde_json::to_string(&shuffle).expect("a value");
        let read: Shuffle = serde_json::from_str(&json).expect("as it was written");
        prop_assert_eq!(&read, &shuffle);
        let forged = json.replacen("Card 1\"", "Card 0\"", 1);
        let forged: Shuffle = serde_json::from_str(&forged).expect("a shuffle");
        prop_assert_eq!(forged.keeps_its_promise(), count == 0);
    }
}
