//! The stored form of an offer with its lists of parties and clauses, and the forms that older versions wrote.

use super::given::*;
use chancery_rules::games::leverage::{Access, Terms};
use chancery_rules::{Campaign, Event, Offer};
use serde_json::{Value, json};

fn access() -> Terms {
    let access = Access::Trade;
    Terms::Access { access }
}

fn stored() -> Value {
    json!({
        "id": 1,
        "parties": [{"player": 100, "part": "makes"}, {"player": 101, "part": "answers"}],
        "clauses": [{"terms": {"leverage": {"access": {"access": "trade"}}}}],
        "made_at": START,
        "deadline": DUE,
        "answer_within": hours(72),
        "silence": "lapse",
    })
}

fn read(stored: &Value) -> Result<Offer, String> {
    serde_json::from_value(stored.clone()).map_err(|error| error.to_string())
}

/// Writes every offer in a value as earlier versions did.
fn as_before(value: &mut Value) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(as_before),
        Value::Object(all) => {
            let lists = (all.remove("parties"), all.remove("clauses"));
            if let (Some(parties), Some(clauses)) = lists {
                for party in parties.as_array().expect("a list") {
                    let key = if party["part"] == "makes" { "from" } else { "to" };
                    all.insert(key.to_owned(), party["player"].clone());
                }
                all.insert("terms".to_owned(), clauses[0]["terms"].clone());
            }
            all.values_mut().for_each(as_before);
        }
        _ => {}
    }
}

#[test]
fn parties_and_clauses_are_lists() {
    let offer = offer(1, ADA, BO, access());
    assert_eq!(serde_json::to_value(&offer).ok(), Some(stored()));
    assert_eq!(read(&stored()), Ok(offer));
}

#[test]
fn a_game_question_has_one_party() {
    let question = Offer { from: None, ..offer(1, ADA, BO, access()) };
    let kept = serde_json::to_value(&question).expect("values without unserialisable parts");
    let parties = json!([{"player": 101, "part": "answers"}]);
    assert_eq!(kept["parties"], parties);
    assert_eq!(read(&kept), Ok(question));
}

#[test]
fn older_offers_can_be_read() {
    let before = r#"{"offer_made":{"id":1,"from":100,"to":101,"terms":{"leverage":{"access":{"access":"trade"}}},"note":"Come","private":true,
        "made_at":1764000000000,"deadline":1764259200000,"answer_within":259200000,"silence":"lapse","reminded":"half_time"}}"#;
    let event: Event = serde_json::from_str(before).expect("an event of before");
    let Event::OfferMade(made) = &event else {
        panic!("{event:?}");
    };
    assert_eq!(made.from, Some(ADA));
    assert_eq!((made.to, made.private), (BO, true));
    assert_eq!(made.note.as_deref(), Some("Come"));
    let mut kept = serde_json::to_value(&event).expect("values without unserialisable parts");
    as_before(&mut kept);
    let before: Value = serde_json::from_str(before).expect("JSON");
    assert_eq!(kept, before);
}

/// A snapshot holds pending offers. The oldest versions also stored closed ones.
#[test]
fn an_older_snapshot_can_be_continued() {
    let campaign = after(&[gift(ADA, BO, 1000), ask_money(ADA, BO, 100), accept(BO, 1), ask_money(ADA, BO, 50)]);
    let offers = &campaign.offers;
    assert_eq!((offers.pending.len(), offers.closed.len()), (1, 1));
    let mut state = serde_json::to_value(&campaign).expect("values without unserialisable parts");
    as_before(&mut state);
    let text = state.to_string();
    assert!(text.contains("\"from\":100") && !text.contains("parties"));
    let read: Campaign = serde_json::from_str(&text).expect("a snapshot of before");
    assert_eq!(read, campaign);
}

#[test]
fn unsupported_offer_shapes_are_rejected() {
    let with = |key: &str, value: Value| {
        let mut stored = stored();
        stored[key] = value;
        read(&stored).expect_err("there is no such offer yet")
    };
    let party = |player: u64, part: &str| json!({"player": player, "part": part});
    let clause = json!({"terms": {"leverage": {"access": {"access": "trade"}}}});
    let flaws = [
        with("parties", json!([party(100, "makes")])),
        with("parties", json!([party(101, "answers"), party(102, "answers")])),
        with("parties", json!([party(100, "makes"), party(102, "makes"), party(101, "answers")])),
        with("clauses", json!([])),
        with("clauses", json!([clause, clause])),
        with("to", json!(102)),
    ];
    let told = [
        "offer 1 is answered by 0 players",
        "offer 1 is answered by 2 players",
        "offer 1 is made by 2 players",
        "offer 1 has 0 clauses",
        "offer 1 has 2 clauses",
        "offer 1 is answered by 2 players",
    ];
    assert_eq!(flaws, told);
}
