//! Stored drafts. Their keys say which kind they are.

use chancery::referee::Drafted;
use chancery_rules::ids::PlayerId;
use chancery_rules::{Command, Confirmation, Order};
use serde_json::{Value, json};

fn drafts() -> Vec<(Drafted, Value)> {
    let confirmed = Confirmation::Undoes { entries: 2, from: 7, second: false };
    let take_back = Confirmation::TakesBack { entry: 7, players: vec![PlayerId(2)], alone: false };
    let by = PlayerId(1);
    let order = Order { by, moderator: false, on_behalf: None, command: Command::Leave, confirmed: None };
    vec![
        (Drafted::Undo { undo: 2, confirmed }, json!({"undo": 2, "confirmed": {"undoes": {"entries": 2, "from": 7}}})),
        (
            Drafted::TakeBack { take_back },
            json!({"take_back": {"takes_back": {"entry": 7, "players": [2], "alone": false}}}),
        ),
        (Drafted::Order(order), json!({"by": 1, "moderator": false, "command": "leave"})),
    ]
}

#[test]
fn a_draft_is_read_as_it_was_stored() {
    for (draft, json) in drafts() {
        assert_eq!(serde_json::from_str::<Value>(&draft.json()).unwrap(), json);
        assert_eq!(Drafted::read(&json.to_string()).unwrap(), draft);
    }
}

#[test]
fn a_damaged_draft_is_not_read() {
    for (_, mut json) in drafts() {
        let keys: Vec<String> = json.as_object().unwrap().keys().cloned().collect();
        for key in keys.iter().filter(|key| *key != "moderator") {
            let kept = json.as_object_mut().unwrap().remove(key).unwrap();
            assert!(Drafted::read(&json.to_string()).is_err(), "{json}");
            json[key] = kept;
        }
    }
    assert!(Drafted::read("[]").is_err());
}
