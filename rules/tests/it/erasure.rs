//! Erases a player's texts: none of theirs remains in any event, and other players' texts stay.

use super::given::{ADA, BO, CY, MODERATOR};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Audience, Authors, Event, Notice, erase};
use serde_json::Value;

const EVENINGS: [&str; 4] = [
    include_str!("events/leverage.json"),
    include_str!("events/ambassadors.json"),
    include_str!("events/strategy_card.json"),
    include_str!("events/realms.json"),
];

/// Counts the texts that people wrote, anywhere in a value.
fn texts(value: &Value) -> usize {
    match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| match value {
                Value::String(_) if name == "note" || name == "reason" => 1,
                value => texts(value),
            })
            .sum(),
        Value::Array(all) => all.iter().map(texts).sum(),
        _ => 0,
    }
}

fn count(event: &Event) -> usize {
    texts(&serde_json::to_value(event).unwrap())
}

#[test]
fn erasure_removes_the_authors_text() {
    let none = Authors::default();
    for evening in EVENINGS {
        let all: Vec<Event> = serde_json::from_str(evening).unwrap();
        let before: usize = all.iter().map(count).sum();
        let mut after = 0;
        for event in &all {
            // Every entry records the author of the order.
            let mut entry = vec![event.clone()];
            for player in (0..2000).map(PlayerId) {
                erase(&mut entry, player, Some(player), &none);
            }
            after += entry.iter().map(count).sum::<usize>();
        }
        assert_eq!(after, 0, "of {before}");
    }
    let leverage: Vec<Event> = serde_json::from_str(EVENINGS[0]).unwrap();
    assert!(leverage.iter().map(count).sum::<usize>() > 3);
}

#[test]
fn erasure_keeps_text_by_others() {
    let all: Vec<Event> = serde_json::from_str(EVENINGS[0]).unwrap();
    let mut same = all.clone();
    let (stranger, none) = (PlayerId(77), Authors::default());
    assert!(!erase(&mut same, stranger, Some(CY), &none));
    assert_eq!(same, all);
    // An offer kept as void by a moderator's undo is not attributed to the moderator.
    let made = |event: &&Event| matches!(event, Event::OfferMade(offer) if offer.note.is_some());
    let Some(Event::OfferMade(offer)) = all.iter().find(made) else {
        panic!("no offer has a note");
    };
    let from = offer.from.unwrap();
    let other = [ADA, BO, CY].into_iter().find(|one| *one != from).unwrap();
    let mut entry = vec![Event::OfferMade(offer.clone())];
    assert!(!erase(&mut entry, other, Some(other), &none));
    assert!(erase(&mut entry, from, Some(other), &none));
    assert_eq!(count(&entry[0]), 0);
    // A text that a moderator wrote for a player belongs to the moderator, also if a later entry or a notice repeats
    // it.
    let acted = Event::ActedFor { moderator: other, player: from };
    let entry = vec![acted, Event::OfferMade(offer.clone())];
    let mut authors = Authors::default();
    authors.read(&entry);
    let again = vec![Event::OfferMade(offer.clone())];
    let told = Notice { offer: Some(offer.clone()), ..Notice::of(Audience::Table, again.clone()) };
    for (events, actor) in [(entry, Some(from)), (again, Some(MODERATOR))] {
        assert!(!erase(&mut events.clone(), from, actor, &authors));
        assert!(erase(&mut events.clone(), other, actor, &authors));
    }
    assert!(!told.clone().erase(from, &authors));
    assert!(told.clone().erase(other, &authors));
}
