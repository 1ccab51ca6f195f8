//! Stored confirmations: those of the table have a tag of their own, and those of a game stand beside them.

use chancery_rules::Confirmation;
use chancery_rules::games;
use chancery_rules::games::leverage::{self, Leverage};
use chancery_rules::ids::DealId;
use serde_json::{Value, json};

fn overflows() -> Confirmation {
    let (earns, swallowed) = (Leverage::points(3), Leverage::points(2));
    let overflows = leverage::Confirmation::GiftOverflows { earns, swallowed, limit: None };
    Confirmation::Game(games::Confirmation::Leverage(overflows))
}

fn stored() -> Vec<(Confirmation, Value)> {
    let game = json!({"gift_overflows": {"earns": 300, "swallowed": 200}});
    let voids = Confirmation::VoidsDeals { deals: vec![DealId(4)], promises: Vec::new(), then: Box::new(overflows()) };
    vec![
        (Confirmation::EndsForGood { pending: 2 }, json!({"ends_for_good": {"pending": 2}})),
        (overflows(), game.clone()),
        (voids, json!({"voids_deals": {"deals": [4], "then": game}})),
    ]
}

#[test]
fn confirmations_are_stored_with_those_of_the_games_beside_them() {
    for (confirmation, json) in stored() {
        assert_eq!(serde_json::to_value(&confirmation).unwrap(), json);
        let text = json.to_string();
        assert_eq!(serde_json::from_str::<Confirmation>(&text).unwrap(), confirmation, "{text}");
        assert_eq!(serde_json::from_value::<Confirmation>(json).unwrap(), confirmation, "{text}");
    }
}

#[test]
fn what_is_no_confirmation_is_not_read() {
    for json in
        [json!({"ends_for_good": {}}), json!({"unheard_of": {}}), json!("gift_overflows"), json!(7), json!(null)]
    {
        assert!(serde_json::from_value::<Confirmation>(json.clone()).is_err(), "{json}");
    }
}
