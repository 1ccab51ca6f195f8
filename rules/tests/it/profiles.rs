//! H3.5: what profiles count.

use super::given::*;
use chancery_rules::games::leverage::Favour;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::ids::PlayerId;
use chancery_rules::{Event, Tallies, Tally, counts_for};

fn tally(evening: &Evening, player: PlayerId) -> Tally {
    let mut tallies = Tallies::default();
    evening.log.iter().for_each(|event| tallies.note(event));
    tallies.of(player)
}

/// Returns an evening at which Ada and Bo hold leverage over each other.
fn table() -> Evening {
    let mut evening = Evening::begin();
    evening.play(&[gift(ADA, BO, 500), gift(BO, ADA, 500)]);
    evening
}

#[test]
fn h3_5_answers_and_favours_are_counted_for_the_player_asked() {
    let mut evening = table();
    evening.play(&[ask_money(ADA, BO, 50), accept(BO, 1)]);
    evening.play(&[ask_money(ADA, BO, 100), refuse(BO, 2)]);
    let expected = Tally { answered: 2, favours_granted: 1, favours_refused: 1, ..Tally::default() };
    assert_eq!(tally(&evening, BO), expected);
    assert_eq!([ADA, CY].map(|player| tally(&evening, player)), [Tally::default(); 2]);
}

#[test]
fn h3_5_silence_is_no_answer() {
    let mut evening = table();
    evening.play(&[ask_money(ADA, BO, 50), wait(100)]);
    let expected = Tally { unanswered: 1, favours_refused: 1, ..Tally::default() };
    assert_eq!(tally(&evening, BO), expected);
    let mut evening = table();
    evening.play(&[ask_money(ADA, BO, 50), withdraw(ADA, 1)]);
    assert_eq!(tally(&evening, BO), Tally::default());
}

#[test]
fn h3_5_private_favours_do_not_count() {
    let mut evening = table();
    let favour = Favour::Money { amount: Money(50) };
    evening.play(&[asked(ADA, BO, &favour, None, true)]);
    let offer = *evening.campaign.offers.pending.keys().next().expect("a pending favour");
    evening.play(&[accept(BO, offer.0)]);
    assert_eq!(tally(&evening, BO), Tally::default());
    assert!(!evening.log.iter().any(|event| counts_for(event, BO)));
}

#[test]
fn h3_5_an_erasure_begins_a_profile_anew() {
    let mut evening = table();
    evening.play(&[ask_money(ADA, BO, 50), accept(BO, 1), ask_money(ADA, BO, 50)]);
    assert!(evening.log.iter().any(|event| counts_for(event, BO)));
    evening.log.push(Event::Erased { player: BO });
    evening.play(&[accept(BO, 2)]);
    assert_eq!(tally(&evening, BO), Tally::default());
    evening.play(&[ask_money(ADA, BO, 50), accept(BO, 3)]);
    assert_eq!(tally(&evening, BO), Tally { answered: 1, favours_granted: 1, ..Tally::default() });
}
