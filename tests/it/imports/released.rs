//! Exports that released versions made (`tests/exports/`).

use super::{exported, imported};
use chancery::export::Secrets;
use chancery::rules::ids::{CampaignId, PlayerId};
use chancery::rules::time::{Span, Time};
use chancery::rules::{self, Campaign, Event};
use serde_json::Value;
use std::collections::BTreeSet;

/// When the exports were made.
const MADE: Time = Time::from_millis(1_767_700_800_000);

pub fn file(name: &str) -> Value {
    let path = format!("{}/tests/exports/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("a file")).expect("JSON")
}

fn all(file: &Value) -> BTreeSet<PlayerId> {
    let players = file["players"].as_array().expect("players").iter();
    players.map(|one| PlayerId(one["user_id"].as_str().expect("an id").parse().expect("digits"))).collect()
}

/// Checks that every value of `given` is still there.
fn assert_kept(given: &Value, after: &Value, path: &str) {
    match (given, after) {
        (Value::Object(given), Value::Object(after)) => {
            for (key, value) in given.iter().filter(|(key, _)| !["version", "id", "name"].contains(&key.as_str())) {
                assert_kept(value, after.get(key).unwrap_or(&Value::Null), &format!("{path}.{key}"));
            }
        }
        (Value::Array(given), Value::Array(after)) => {
            assert_eq!(given.len(), after.len(), "{path}");
            for (at, (given, after)) in given.iter().zip(after).enumerate() {
                assert_kept(given, after, &format!("{path}[{at}]"));
            }
        }
        _ => assert_eq!(given, after, "{path}"),
    }
}

fn goes_on(log: &[Event]) {
    let mut campaign = Campaign::replay(CampaignId(1), log).expect("a founding");
    for hours in [0, 12, 400] {
        let events = rules::settle(&campaign, MADE + Span::hours(hours));
        events.iter().for_each(|event| campaign.evolve(event));
        assert_eq!(rules::invariants(&campaign), []);
    }
}

#[test]
fn h2_6_exports_of_released_versions_go_on() {
    for version in ["0.1.0", "0.2.0"] {
        for campaign in 1..=3 {
            let file = file(&format!("{version}-{campaign}"));
            let log =
                imported(&file, MADE, &all(&file)).unwrap_or_else(|flaws| panic!("{version}-{campaign} {flaws:#?}"));
            assert_kept(&file, &exported(&log, Secrets::Shown), "");
            goes_on(&log);
        }
    }
}
