//! Files that nobody should be able to import.

use super::{ADA, BO, START, changed, everybody, imported};
use chancery::import;
use serde_json::{Value, json};

fn file() -> Value {
    let player = |id: u64| {
        json!({
            "user_id": id.to_string(), "active": true, "away": false, "money": 1000,
            "science": {"neutral": 0, "harmony": 0},
            "technologies": {"neuropsychology": 0, "charisma": 0, "ambassadors": false, "harmony": false},
            "milestones": {"points": "0", "reached": 0},
        })
    };
    let relation = |by: u64, over: u64| {
        json!({
            "by": by.to_string(), "over": over.to_string(), "leverage": "12.5", "earned": "20", "lost": "0",
            "spent": "7.5", "adjusted": "0",
        })
    };
    let offer = json!({
        "id": "1", "kind": "favour", "what": "money", "amount": 100, "cost": "2", "from": ADA.0.to_string(),
        "to": BO.0.to_string(), "state": "pending", "deadline": "2026-09-24T12:00:00Z", "private": false,
    });
    json!({
        "campaign": {
            "id": "1", "name": "Spiral Arm", "ruleset": "leverage", "version": 42, "paused": false, "ended": false,
            "pace_seconds": 3600,
            "settings": {"answer_within_seconds": 86400, "silence": "refuse"},
        },
        "players": [player(ADA.0), player(BO.0)],
        "relations": [relation(ADA.0, BO.0), relation(BO.0, ADA.0)],
        "access": [{"granter": ADA.0.to_string(), "grantee": BO.0.to_string(), "kind": "passage"}],
        "offers": [offer],
        "tasks": [],
        "ships": [{"id": "1", "owner": ADA.0.to_string(), "name": "Flagship", "place": null, "lost": false}],
        "board": {},
    })
}

/// Returns what is wrong with the file after a change to the value at a JSON pointer.
fn with(pointer: &str, value: Value) -> Vec<String> {
    let file = changed(&file(), pointer, value);
    imported(&file, START, &everybody()).expect_err("refused")
}

#[test]
fn the_file_is_right_without_a_change() {
    assert!(imported(&file(), START, &everybody()).is_ok());
}

#[test]
fn h2_5_each_flaw_is_named_by_its_path() {
    let ada = ADA.0.to_string();
    let thirty = "9".repeat(30);
    for (pointer, value, expected) in [
        ("/format", json!(99), "format: Newer"),
        ("/format", json!("2"), "format: Not(Whole)"),
        ("/campaign/ended", json!(true), "campaign.ended: Ended"),
        ("/campaign/ruleset", json!("chess"), "campaign.ruleset: Unknown(\"chess\")"),
        ("/campaign/pace_seconds", json!(0), "campaign.pace_seconds: Refused"),
        ("/campaign/pace_seconds", json!(-5), "campaign.pace_seconds: OutOfRange"),
        ("/campaign/settings/silence", json!("never"), "campaign.settings.silence: Unknown"),
        ("/campaign/settings/answer_within_seconds", json!(1), "campaign.settings.answer_within_seconds: Refused"),
        ("/campaign/settings/thresholds", json!("none"), "campaign.settings.thresholds: Unknown"),
        ("/campaign/values", json!({"gift": {"money_per_leverage": 0}}), "campaign.values: Refused"),
        ("/players/0/user_id", json!(thirty), "players[0].user_id: Not(Id)"),
        ("/players/0/user_id", json!(7), "players[0].user_id: Not(Id)"),
        ("/players/1/user_id", json!(ada), "players[1].user_id: Twice"),
        ("/players/0/money", json!(-1), "players[0].money: OutOfRange"),
        ("/players/0/money", json!(1.5), "players[0].money: Not(Whole)"),
        ("/players/0/money", json!(u64::MAX), "players[0].money: OutOfRange"),
        ("/players/0/science/neutral", json!(-1), "players[0].science.neutral: OutOfRange"),
        ("/players/0/technologies/charisma", json!(6), "players[0].technologies.charisma: OutOfRange"),
        ("/players/0/quiet_hours", json!({"from": 99}), "players[0].quiet_hours"),
        ("/relations/0/leverage", json!("13"), "relations[0].leverage: OtherSum(\"12.5\")"),
        ("/relations/0/leverage", json!("12.505"), "relations[0].leverage: Not(Decimal)"),
        ("/relations/0/by", json!("5"), "relations[0].by: NoSuchPlayer"),
        ("/relations/1/over", json!(BO.0.to_string()), "relations[1]: Oneself"),
        ("/relations/1", file()["relations"][0].clone(), "relations[1]: Twice"),
        ("/access/0/kind", json!("all"), "access[0].kind: Unknown"),
        ("/offers/0/to", json!(ada), "offers[0].to: Oneself"),
        ("/offers/0/from", json!("5"), "offers[0].from: NoSuchPlayer"),
        ("/offers/0/state", json!("lost"), "offers[0].state: Unknown"),
        ("/offers/0/made_at", json!("2026-09-25T12:00:00Z"), "offers[0].deadline: EndsBeforeStart"),
        ("/offers/0/deadline", json!("tomorrow"), "offers[0].deadline: Not(Moment)"),
        ("/offers/0/cost", json!("-1"), "offers[0].cost: OutOfRange"),
        ("/offers/0/amount", json!(0), "offers[0].amount: OutOfRange"),
        ("/offers/-", file()["offers"][0].clone(), "offers[1].id: Twice"),
        ("/offers/0/note", json!("x".repeat(2000)), "offers[0].note: TooLong"),
        ("/ships/0/name", json!("\u{200b}"), "ships[0].name: Unknown"),
        ("/ships/-", file()["ships"][0].clone(), "ships[1].id: Twice"),
        ("/players", json!({}), "players: Not(List)"),
        ("/players", json!([[[]]]), "players[0]: Not(Object)"),
        ("/relations", json!(7), "relations: Not(List)"),
    ] {
        let flaws = with(pointer, value);
        assert!(flaws.iter().any(|flaw| flaw.starts_with(expected)), "{pointer}: {flaws:#?}");
    }
}

#[test]
fn h2_5_leverage_out_of_bounds_is_refused() {
    let mut file = file();
    file["relations"][0]["earned"] = json!("120");
    file["relations"][0]["leverage"] = json!("112.5");
    let flaws = imported(&file, START, &everybody()).expect_err("refused");
    assert_eq!(flaws, ["relations[0].leverage: OutOfRange { least: \"-100\", most: \"100\" }"]);
}

#[test]
fn h2_4_an_offer_to_a_player_who_has_left_is_refused() {
    let mut file = file();
    file["players"][1]["active"] = json!(false);
    let flaws = imported(&file, START, &everybody()).expect_err("refused");
    assert_eq!(flaws, [format!("offers[0].to: HasLeft(PlayerId({}))", BO.0)]);
}

#[test]
fn what_is_no_export_is_refused() {
    let deep = "[".repeat(10_000);
    for text in ["{", "[]", "{}", "[1, 2", "{\"campaign\": 7}", &deep] {
        assert!(!matches!(import::open(text), Ok(Ok(_))), "{text:.40}");
    }
    let empty = json!({"campaign": {"ruleset": "leverage"}});
    assert_eq!(imported(&empty, START, &everybody()), Err(vec!["players: Missing".to_owned()]));
    let many = format!("{{\"x\": [{}]}}", "0,".repeat(1_600_000));
    assert_eq!(import::open(&many).map(|_| ()), Err(import::Unparsed::TooMany));
}
