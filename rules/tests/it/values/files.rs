//! Files of values (H1.1, H1.3).

use super::*;
use chancery_rules::games::leverage::amounts::Leverage;
use chancery_rules::games::leverage::values::{Figure, Wrong};
use serde_json::{Map, Value, json};

fn flaws(file: &str) -> Vec<(String, Wrong)> {
    let flaws = read(file).err().unwrap_or_default();
    flaws.into_iter().map(|flaw| (flaw.path, flaw.problem)).collect()
}

#[track_caller]
fn only_flaw(file: &str, path: &str, problem: Wrong) {
    assert_eq!(flaws(file), [(path.to_owned(), problem)], "{file}");
}

fn between(least: f64, most: f64) -> Wrong {
    let [least, most] = [least, most].map(points);
    Wrong::OutOfRange { least, most }
}

/// Returns a table as a file that names every key.
pub fn written(values: &Values) -> String {
    let mut file = Map::new();
    for (path, figure) in values.figures() {
        let decimal = |value: Leverage| value.to_string().parse::<f64>().expect("a number");
        let value = match figure {
            Figure::Whole(value) => json!(value),
            Figure::Decimal(value) => json!(decimal(value)),
            Figure::Name(name) => json!(name),
            Figure::Wholes(values) => json!(values),
            Figure::Decimals(values) => json!(values.into_iter().map(decimal).collect::<Vec<_>>()),
        };
        let mut parts: Vec<&str> = path.split('.').collect();
        let last = parts.pop().expect("a key");
        let group = parts.into_iter().fold(&mut file, |object, part| {
            let inner = object.entry(part).or_insert_with(|| json!({}));
            inner.as_object_mut().expect("an object")
        });
        group.insert(last.to_owned(), value);
    }
    Value::Object(file).to_string()
}

#[test]
fn h1_1_every_key_may_be_left_out() {
    assert_eq!(read("{}"), Ok(Values::default()));
    let one = read(r#"{"loss": {"mineral": 3}}"#).expect("possible values");
    let changes = Values::default().changes(&one);
    let paths: Vec<&str> = changes.iter().map(|change| change.path).collect();
    assert_eq!(paths, ["loss.mineral"]);
}

#[test]
fn h1_1_everything_wrong_is_found_at_once() {
    let file = r#"{"gift": {"money_per_leverage": 0, "money": 3}, "gift": {}, "loss": {"mineral": "two"},
        "schmooze": [1, 2], "access": {"trade": {"name": "passage", "value": 1.234}}, "colour": {"red": 1},
        "start.money": 5, "bounds": 7, "technology": {"tiers": [5, 4, 3, null, 1.5]}}"#;
    let found: Vec<(String, Wrong)> = flaws(file);
    let expected = [
        ("gift.money", Wrong::UnknownKey),
        ("gift", Wrong::KeyTwice),
        ("loss.mineral", Wrong::NotANumber),
        ("schmooze", Wrong::Length { least: 5, most: 5 }),
        ("access.trade.value", Wrong::TooFine),
        ("colour", Wrong::UnknownKey),
        ("start.money", Wrong::UnknownKey),
        ("bounds", Wrong::NotAnObject),
        ("technology.tiers[3]", Wrong::NotANumber),
        ("technology.tiers[4]", Wrong::NotWhole),
        ("gift.money_per_leverage", between(1.0, 1_000_000.0)),
        ("access.passage.name", Wrong::NameTaken),
    ];
    assert_eq!(found, expected.map(|(path, problem)| (path.to_owned(), problem)));
}

#[test]
fn h1_1_a_file_must_be_an_object_of_plain_values() {
    for file in ["[]", "3", "null", "\"gentle\""] {
        only_flaw(file, "", Wrong::NotAnObject);
    }
    only_flaw(r#"{"terraform": true}"#, "terraform", Wrong::NotANumber);
    only_flaw(r#"{"terraform": {"value": 5}}"#, "terraform", Wrong::NotANumber);
    only_flaw(r#"{"access": {"trade": 15}}"#, "access.trade", Wrong::NotAnObject);
    only_flaw(r#"{"milestones": {"points": 100}}"#, "milestones.points", Wrong::NotAList);
    only_flaw(r#"{"access": {"trade": {"name": 5}}}"#, "access.trade.name", Wrong::NotAText);
    only_flaw(r#"{"loss": {"mineral": 1, "mineral": 1}}"#, "loss.mineral", Wrong::KeyTwice);
    only_flaw(r#"{"": 1}"#, "", Wrong::UnknownKey);
}

#[test]
fn h1_3_numbers_have_ranges() {
    let leverage = between(0.0, 10_000.0);
    only_flaw(r#"{"terraform": -0.01}"#, "terraform", leverage);
    only_flaw(r#"{"terraform": 10000.01}"#, "terraform", leverage);
    only_flaw(r#"{"terraform": 1e300}"#, "terraform", leverage);
    only_flaw(r#"{"loss": {"damage": 99999999999999999999}}"#, "loss.damage", leverage);
    only_flaw(r#"{"schmooze": [0, 1, 2, -3, 4]}"#, "schmooze[3]", leverage);
    only_flaw(r#"{"favour": {"refusal_factor": 10.01}}"#, "favour.refusal_factor", between(0.0, 10.0));
    only_flaw(r#"{"favour": {"refusal_factor": 1.005}}"#, "favour.refusal_factor", Wrong::TooFine);
    only_flaw(r#"{"favour": {"aid_longest": 61}}"#, "favour.aid_longest", between(1.0, 60.0));
    only_flaw(r#"{"start": {"ships": 11}}"#, "start.ships", between(0.0, 10.0));
    only_flaw(r#"{"start": {"money": 0.5}}"#, "start.money", Wrong::NotWhole);
    only_flaw(r#"{"technology": {"charisma_percent": 21}}"#, "technology.charisma_percent", between(0.0, 20.0));
    only_flaw(r#"{"embassy": {"price": 1000001}}"#, "embassy.price", between(0.0, 1_000_000.0));
    only_flaw(r#"{"milestones": {"leverage_per_point": 0}}"#, "milestones.leverage_per_point", between(0.01, 10_000.0));
    assert!(read(r#"{"terraform": 10000, "gift": {"money_per_leverage": 50.0}}"#).is_ok());
}

#[test]
fn h1_3_thresholds_and_the_start_lie_within_the_bounds() {
    only_flaw(r#"{"bounds": {"lowest": 1}}"#, "bounds.lowest", between(-10_000.0, 0.0));
    let narrow = r#"{"bounds": {"lowest": -30, "highest": 5}, "start": {"leverage": 6}}"#;
    let outside = between(-30.0, 5.0);
    let paths = ["threshold.conquer", "threshold.destroy", "start.leverage"];
    assert_eq!(flaws(narrow), paths.map(|path| (path.to_owned(), outside)));
    assert!(read(r#"{"bounds": {"lowest": -10000, "highest": 10000}, "threshold": {"conquer": -9000.5}}"#).is_ok());
}

#[test]
fn h1_3_lists_rise() {
    only_flaw(r#"{"milestones": {"points": [5, 5]}}"#, "milestones.points[1]", Wrong::NotRising);
    let eleven = r#"{"milestones": {"points": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]}}"#;
    only_flaw(eleven, "milestones.points", Wrong::Length { least: 0, most: 10 });
    only_flaw(r#"{"technology": {"tiers": [1, 1, 3, 2, 3]}}"#, "technology.tiers[3]", Wrong::Falling);
    assert!(read(r#"{"milestones": {"points": []}, "schmooze": [5, 4, 3, 2, 1]}"#).is_ok());
}

#[test]
fn h1_3_names_are_visible_and_different() {
    let name = |name: &str| json!({"access": {"trade": {"name": name}}}).to_string();
    only_flaw(&name("\u{200B} \u{3164}"), "access.trade.name", Wrong::NameEmpty);
    only_flaw(&name(&"x".repeat(31)), "access.trade.name", Wrong::NameTooLong { most: 30 });
    // The table's order decides which of two names is the second.
    only_flaw(&name("DIPLOMATIC"), "access.trade.name", Wrong::NameTaken);
    let long = read(&name(&format!("  {}\u{200B} ", "ä".repeat(30)))).expect("possible values");
    assert_eq!(long.access.trade.name, "ä".repeat(30));
}

#[test]
fn h1_6_a_written_table_reads_as_the_same() {
    for values in [Values::default(), second_values()] {
        assert_eq!(read(&written(&values)), Ok(values));
    }
}

#[test]
fn h1_5_the_presets_differ_as_the_page_says() {
    macro_rules! preset {
        ($name:literal) => {
            read(include_str!(concat!("../../../../words/src/games/leverage/values/", $name, ".json")))
        };
    }
    assert_eq!(preset!("grandspace"), Ok(Values::default()));
    let paths =
        |preset: Values| -> Vec<&str> { Values::default().changes(&preset).iter().map(|change| change.path).collect() };
    let code = preset!("grandspace-code").expect("possible values");
    let thresholds = ["threshold.damage_elsewhere", "threshold.conquer", "threshold.destroy"];
    let expected = [&["access.passage.value", "terraform"], &thresholds[..], &["start.leverage"]].concat();
    assert_eq!(paths(code), expected);
    let gentle = preset!("gentle").expect("possible values");
    assert_eq!(gentle.favour.refusal_factor.in_hundredths(), 100);
    for ((path, usual), (_, lower)) in Values::default().figures().into_iter().zip(gentle.figures()) {
        if let (true, Figure::Decimal(usual), Figure::Decimal(lower)) = (path.starts_with("threshold."), usual, lower) {
            assert_eq!(lower, usual - points(20), "{path}");
        }
    }
    assert_eq!(paths(gentle).len(), 7);
}

#[test]
fn the_second_set_of_values_differs_in_every_key() {
    let all = Values::default().figures().len();
    assert_eq!(Values::default().changes(&second_values()).len(), all);
}

#[test]
fn the_rules_page_shows_the_defaults() {
    let page = include_str!("../../../../docs/rules/house.md");
    let (_, after) = page.split_once("```json\n").expect("a table");
    let (table, _) = after.split_once("```").expect("an end");
    assert_eq!(read(table), Ok(Values::default()));
    let file: Value = serde_json::from_str(table).expect("JSON");
    let whole: Value = serde_json::from_str(&written(&Values::default())).expect("JSON");
    let keys = |file: &Value| file.to_string().matches("\":").count();
    assert_eq!(keys(&file), keys(&whole));
}
