//! The boundaries between the table and its games. A game is only named in its own modules and in the lists of games, and
//! no catch-all arm covers a newer game's additions.

use super::lies_in_room;
use super::matches::{catch_alls, pieces};
use super::reading::{files, lies_in, module, paths, read};
use std::path::Path;
use std::sync::LazyLock;

/// All rulesets: each has a file of its name among the games of the rules.
pub static RULESETS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let files = files(FLOORS[0], "rs").into_iter().filter(|file| file.parent() == Some(Path::new(FLOORS[0])));
    files.filter_map(|file| Some(file.file_stem()?.to_string_lossy().into_owned())).collect()
});

/// The folders that contain the games, next to the files with their lists.
const FLOORS: [&str; 3] = ["rules/src/games", "words/src/games", "src/discord/games"];

/// Other places that may name a game, with the reason.
const MAY_NAME: &[(&str, &str)] = &[
    ("words/src/text/amounts.rs", "a game's amounts are figures, and only this module writes them"),
    ("rules/src/lib.rs", "the front page of the rules shows how a game is played, and there has to be one"),
];

/// The modules of the contract between the table and its games, and the basics below it.
const CONTRACT: &[&str] = &[
    "board",
    "chance",
    "game_clock",
    "hours",
    "ids",
    "names",
    "numbers",
    "replaced",
    "ruleset",
    "seating",
    "shuffle",
    "table",
    "time",
];

/// The contract names nothing above it, and a game names only the contract and itself.
#[test]
fn games_and_their_contract_see_only_the_contract() {
    let mut breaches = Vec::new();
    let contract = CONTRACT.iter().map(|part| (part.to_string(), format!("rules/src/{part}")));
    let games = RULESETS.iter().map(|game| (format!("games::{game}"), format!("{}/{game}", FLOORS[0])));
    let mut read_files = 0;
    for (own, room) in contract.chain(games) {
        for file in files(&room, "rs") {
            breaches.extend(beyond(&own, &file, &read(&file)));
            read_files += 1;
        }
    }
    assert!(breaches.is_empty(), "{breaches:#?}");
    assert!(read_files > 100, "they are in other places");
    for (own, file, nosy) in [
        ("games::nim", "games/nim.rs", "use crate::event::Event;"),
        ("games::nim", "games/nim.rs", "use crate::{Order, ids::PlayerId};"),
        ("games::nim", "games/nim.rs", "use super::realms::State;"),
        ("games::realms", "games/realms/seat.rs", "fn f() -> crate::Campaign { g() }"),
        ("ruleset", "ruleset/values.rs", "use crate::offer::Offer;"),
        ("table", "table.rs", "use super::away::Absence;"),
    ] {
        assert_eq!(beyond(own, &Path::new("rules/src").join(file), nosy).len(), 1, "{nosy}");
    }
    let clean = "use crate::ruleset::{self, Refused}; use super::event::Event; use crate::{seating, table};";
    assert_eq!(beyond("games::realms", Path::new("rules/src/games/realms/seat.rs"), clean), [""; 0]);
}

#[test]
fn games_do_not_know_each_other() {
    let mut breaches = Vec::new();
    for ruleset in RULESETS.iter() {
        for floor in FLOORS {
            for file in files(&format!("{floor}/{ruleset}"), "rs") {
                breaches.extend(strangers(ruleset, &file, &read(&file)));
            }
        }
    }
    assert!(breaches.is_empty(), "{breaches:#?}");
    let file = Path::new("rules/src/games/leverage/gift.rs");
    let nosy = "use super::super::realms::State;\nuse crate::games::leverage::Event;";
    assert_eq!(strangers("leverage", file, nosy).len(), 1);
    let file = Path::new("words/src/games/ambassadors/tell.rs");
    let nosy = "use crate::rules::games::leverage::Event;\nuse super::super::leverage::words;";
    assert_eq!(strangers("ambassadors", file, nosy).len(), 1);
}

#[test]
fn only_the_registries_and_its_own_modules_name_a_game() {
    let mut breaches = Vec::new();
    let mut excused = Vec::new();
    for file in ["src", "engine/src", "words/src", "rules/src"].map(|room| files(room, "rs")).concat() {
        let found = named(&file, &read(&file));
        match MAY_NAME.iter().find(|(path, _)| Path::new(path) == file) {
            Some((path, _)) if !found.is_empty() => excused.push(*path),
            _ => breaches.extend(found),
        }
    }
    assert!(breaches.is_empty(), "{breaches:#?}");
    let listed: Vec<&str> = MAY_NAME.iter().map(|(path, _)| *path).collect();
    assert_eq!(excused, listed, "an exception is unnecessary, or missing here");

    let outside = Path::new("words/src/render/tell.rs");
    for nosy in [
        "use crate::rules::games::leverage::Event;",
        "match terms { Terms::Ambassadors(_) => 1 }",
        "// Favours belong to leverage.",
        "say!(text, \"help-start-ambassadors\")",
        "fn strategy_card_menu() {}",
        "Game::StrategyCard(state) => 2,",
    ] {
        assert_eq!(named(outside, nosy).len(), 1, "{nosy}");
    }
    for clean in ["fn ambassador() {}", "cards.strategy()", "let realm = 1;"] {
        assert!(named(outside, clean).is_empty(), "{clean}");
    }
    for own in [
        "rules/src/games.rs",
        "words/src/games.rs",
        "src/discord/games.rs",
        "rules/src/games/leverage/gift.rs",
        "src/discord/games/leverage.rs",
    ] {
        assert!(named(Path::new(own), "leverage").is_empty(), "{own}");
    }
}

/// A catch-all arm must not cover a game's additions, because the compiler has to report each place.
#[test]
fn games_have_no_catch_all_arms() {
    let mut found = Vec::new();
    for file in FLOORS.map(|floor| files(floor, "rs")).concat() {
        let arms = catch_alls(&read(&file)).into_iter();
        found.extend(arms.map(|arm| format!("{}: {arm}", file.display())));
    }
    assert!(found.is_empty(), "{found:#?}");
    let lazy = "fn f(e: &Event) -> bool { match e { Event::A { x } => g(|_| x), _ => false } }";
    assert_eq!(catch_alls(lazy), ["Event::A"]);
    let nested = "match (game, e) { (_, Some(&Terms::B(_))) => match 1 { _ => 2 }, (_, _) => 3 }";
    assert_eq!(catch_alls(nested), ["Terms::B"]);
    let after_else = "match e { Event::A => if a { 1 } else { 2 }, _ => 3, }";
    assert_eq!(catch_alls(after_else), ["Event::A"]);
    let of_part = "match e { TradeEvent::A => 1, _ => 2 }";
    assert_eq!(catch_alls(of_part), ["TradeEvent::A"]);
    let named = "match no { Refusal::A => 1, other => 2 }";
    assert_eq!(catch_alls(named), ["Refusal::A"]);
    let renamed = "use a::{self, Event as Happened, B}; match e { Happened::A => 1, _ => 2 }";
    assert_eq!(catch_alls(renamed), ["Happened::A"]);
    let left = "let Terms::A { x } = terms else { return None };";
    assert_eq!(catch_alls(left), ["Terms::A"]);
    let both = "let (Pick::A(x), Some(y)) = (pick, y) else { return };";
    assert_eq!(catch_alls(both), ["Pick::A"]);
    for careful in [
        "match e { Event::A => match n { 1 => 2, _ => 3 }, Event::B(_) => 4 }",
        "match e { Some(Event::A) => 1, Some(Event::B) | None => 2 }",
        "let Some(x) = Terms::of(y) else { return };",
        "let Pick::Ship(x) = y; if a { b } else { c }",
        "if let Event::A = e { 1 } else { 2 }",
        "match n { 1 => Event::A, other => Event::B(other) }",
        "match e { Event::A => if a { 1 } else { 2 }, Event::B => 3, }",
    ] {
        assert_eq!(catch_alls(careful), [""; 0], "{careful}");
    }
}

/// Matches that may pass their value on or pick events one by one, with the reason.
const IN_PIECES: &[(&str, &str)] = &[
    ("rules/src/games/realms.rs", "it picks the shuffles that were shown"),
    ("words/src/games/ambassadors/offer.rs", "a reminder says what silence means"),
    ("words/src/games/ambassadors/refusal.rs", "some refusals read alike in every game"),
];

/// A match over a game's own enum stays whole, so that the compiler names each case without its own arm.
#[test]
fn games_have_whole_matches() {
    let mut found = Vec::new();
    let mut excused = Vec::new();
    for file in FLOORS.map(|floor| files(floor, "rs")).concat() {
        let pieces = pieces(&read(&file)).into_iter();
        let pieces: Vec<String> = pieces.map(|piece| format!("{}: {piece}", file.display())).collect();
        match IN_PIECES.iter().find(|(path, _)| Path::new(path) == file) {
            Some((path, _)) if !pieces.is_empty() => excused.push(*path),
            _ => found.extend(pieces),
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    let mut listed: Vec<&str> = IN_PIECES.iter().map(|(path, _)| *path).collect();
    listed.sort();
    excused.sort();
    assert_eq!(excused, listed, "what need not be excused");

    let shorthand = "macro_rules! of_acts { () => { Event::A { .. } | Event::B(_) }; }";
    assert_eq!(pieces(shorthand), ["of_acts! is a pattern"]);
    let delegated = "match event { Event::A { x } => f(x), Event::B(_) | Event::C => return rest(text, event), }";
    assert_eq!(pieces(delegated), ["Event::B is passed on"]);
    let renamed = "use a::Event as Happened; match *e { Happened::A { .. } => self.begin(at, &e) }";
    assert_eq!(pieces(renamed), ["Happened::A is passed on"]);
    for silent in ["String::new()", "{ String::new() }", "return String::new()"] {
        let silent = format!("match no {{ TradeRefusal::A => text(), TradeRefusal::B {{ .. }} => {silent}, }}");
        assert_eq!(pieces(&silent), ["TradeRefusal::B has an empty text"]);
    }
    let chain = "if let Event::A { x } = event { f(x); } if let Event::B(y) = event && y { g(y); }";
    assert_eq!(pieces(chain), ["Event::B is in a chain"]);
    let chain = "if let Event::A = e { 1 } else if let Event::B = e { 2 } else { 3 }";
    assert_eq!(pieces(chain), ["Event::B is in a chain"]);
    for whole in [
        "macro_rules! acted { ($text:expr) => { Event::of($text) }; }",
        "match e { Event::Covert(e) => covert(text, e), Event::A { x } => g(x), }",
        "match n { Some(1) => f(n), _ => String::new() }",
        "match e { Event::A => f(e.at), Event::B => vec![String::new()], }",
        "fn f() { if let Event::A = e { 1 } } fn g() { if let Event::B = e { 2 } }",
        "if let Event::A = one { 1 } if let Event::A = other { 2 }",
    ] {
        assert_eq!(pieces(whole), [""; 0], "{whole}");
    }
}

/// Returns the modules of the rules that a source names besides its own and those of the contract.
fn beyond(own: &str, file: &Path, source: &str) -> Vec<String> {
    let said = paths(source, &module(file));
    let may_be_named = |path: &str| CONTRACT.iter().chain([&own]).any(|module| lies_in(path, module));
    let others = said.iter().filter_map(|path| path.strip_prefix("crate::")).filter(|path| !may_be_named(path));
    others.map(|path| format!("{} says {path}", file.display())).collect()
}

/// Returns the other rulesets named in a source of this one.
fn strangers(ruleset: &str, file: &Path, source: &str) -> Vec<String> {
    let said = paths(source, &module(file));
    let others = RULESETS.iter().filter(|other| *other != ruleset);
    let rooms = |other: &str| {
        let floors = ["crate::games", "crate::rules::games", "crate::discord::games"];
        floors.map(|floor| format!("{floor}::{other}"))
    };
    let says = |other: &&String| {
        let rooms = rooms(other);
        said.iter().any(|path| rooms.iter().any(|room| lies_in(path, room)))
    };
    let breach = |other: &String| format!("{} says {other}", file.display());
    others.filter(says).map(breach).collect()
}

/// Returns the games that a source wrongly names, in its code, its texts or its comments.
fn named(file: &Path, source: &str) -> Vec<String> {
    if FLOORS.iter().any(|floor| lies_in_room(file, floor)) {
        return Vec::new();
    }
    let said = source.to_lowercase();
    let written = |ruleset: &str| {
        let written = ["_", "-", " ", ""].map(|between| ruleset.replace('_', between));
        written.iter().any(|name| said.contains(name))
    };
    // A game's name may be part of other words.
    let says = |ruleset: &&String| match ruleset.as_str() {
        ruleset @ ("realms" | "nim") => words(&said).any(|word| word == ruleset),
        ruleset => written(ruleset),
    };
    let breach = |ruleset: &String| format!("{} says {ruleset}", file.display());
    RULESETS.iter().filter(says).map(breach).collect()
}

fn words(source: &str) -> impl Iterator<Item = &str> {
    source.split(|c: char| !c.is_alphanumeric())
}
