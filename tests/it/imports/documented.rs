//! `docs/export.md` names every key.

use super::{Game, ambassadors, leverage, realms, strategy_card};
use chancery::export::Secrets;
use serde_json::Value;
use std::collections::BTreeSet;

/// Objects whose keys are explained elsewhere, or are those of the journal.
const OPAQUE: [&str; 17] = [
    "campaign.values",
    "players[].quiet_hours",
    "board.file",
    "tasks[].meter",
    "tasks[].pay",
    "tasks[].paid_before",
    "deals[].clauses[]",
    "promises[].clause",
    "promises[].rest",
    "window.deed",
    "offers[].deed",
    "trade.cards[].rows[]",
    "trade.reckoning.stands[]",
    "turn.placed",
    "offers[].reminded",
    "board.links[].kind",
    "deals[].reminded",
];

/// Objects whose keys are user ids.
const BY_PLAYER: [&str; 6] = ["towns", "vassals", "marriages", "colonists", "influence", "ships"];

fn paths(value: &Value, at: &str, all: &mut BTreeSet<String>) {
    match value {
        _ if OPAQUE.contains(&at) => drop(all.insert(at.to_owned())),
        Value::Object(entries) => {
            let name = at.rsplit('.').next().unwrap_or_default();
            if at.starts_with("board.") && BY_PLAYER.contains(&name) {
                all.insert(format!("{at}{{}}"));
                return;
            }
            for (key, value) in entries {
                let path = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
                paths(value, &path, all);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| paths(item, &format!("{at}[]"), all)),
        // The parts of what is missing here are named elsewhere.
        Value::Null => {}
        _ => drop(all.insert(at.to_owned())),
    }
}

#[test]
fn every_key_of_an_export_is_documented() {
    let document = include_str!("../../../docs/export.md");
    let named: BTreeSet<&str> = document.split('`').skip(1).step_by(2).collect();
    let games: [fn(u64, u32) -> Game; 4] =
        [leverage::played, ambassadors::played, strategy_card::played, realms::played];
    let mut all = BTreeSet::new();
    for played in games {
        for seed in 0..25 {
            paths(&played(seed, 90).export(Secrets::Shown), "", &mut all);
        }
    }
    assert!(all.len() > 200, "{}", all.len());
    let opaque = |path: &str| named.contains(format!("{path}{{}}").as_str());
    let missing: Vec<&String> = all.iter().filter(|path| !named.contains(path.as_str()) && !opaque(path)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
