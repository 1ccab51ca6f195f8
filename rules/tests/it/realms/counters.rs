//! Counters (U6.3), counters of counters (U6.6), and players who leave in the middle (U1.7).

use super::covert::*;
use super::given::*;
use chancery_rules::games::realms::{
    Command as Act, CovertCommand, CovertEvent, CovertRefusal, Event as Effect, Outcome as Came, Piece, Refusal as No,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Outcome, notices};

pub fn json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("all keys of the rules' values are strings")
}

#[test]
fn u6_3_a_countered_action_has_no_effect_but_stays_paid() {
    let mut evening = after(&[dealt(CY, &[COUNTER[0], STUDY]), claim(ADA, &["Mid"])]);
    let paid = purse(&evening, ADA);
    let step = counters(&evening, CY);
    evening.play(&[step]);
    let effects = settled(&mut evening);
    assert!(matches!(effects[..], [Effect::Covert(CovertEvent::Countered { by: CY, against: ADA, .. })]));
    let hand = |evening: &Evening| state(&evening.campaign).covert.hand(CY).len();
    assert_eq!(hand(&evening), 1, "the card is discarded");
    assert_eq!(state(&evening.campaign).covert.deck.discards, [COUNTER[0]]);
    let step = passes(&evening, ADA);
    evening.play(&[step]);
    assert_eq!(came(&settled(&mut evening)), Some(Came::Countered { by: CY }));
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 0);
    assert_eq!(purse(&evening, ADA), paid);
    let ended = [(CY, Outcome::Accepted), (ADA, Outcome::Refused)];
    assert_eq!(closed_as(&evening), ended);
    assert_eq!(state(&evening.campaign).covert.window, None);
}

#[test]
fn u6_3_the_first_counter_by_seat_is_played_and_others_stay_hidden() {
    let behind = |cy: &[usize], answer: fn(&Evening, PlayerId) -> Step| {
        let mut evening = swapping(&[dealt(BO, &[COUNTER[0]]), dealt(CY, cy)]);
        evening.log.clear();
        for step in [answer(&evening, CY), counters(&evening, BO), passes(&evening, DEE)] {
            evening.play(&[step]);
        }
        evening.play(&[later(0)]);
        let step = passes(&evening, ADA);
        evening.play(&[step, later(0)]);
        let ended = closed_as(&evening);
        let seen = json(&*evening.campaign.redacted_for(DEE.into()));
        let told = json(&notices(&evening.campaign, &evening.log));
        (ended, told, seen.len(), state(&evening.campaign).covert.hand(CY).len())
    };
    let held = behind(&[COUNTER[1]], counters);
    let not = behind(&[STUDY], passes);
    assert_eq!(held, not);
    assert_eq!(
        held.0,
        [(BO, Outcome::Accepted), (CY, Outcome::Lapsed), (DEE, Outcome::Lapsed), (ADA, Outcome::Refused),]
    );
    assert_eq!(held.3, 1, "Cy keeps the card");
}

#[test]
fn u6_3_the_next_counter_is_played_if_the_first_is_countered() {
    let mut evening = swapping(&[dealt(ADA, &[COUNTER[2]]), dealt(CY, &[COUNTER[0]]), dealt(DEE, &[COUNTER[1]])]);
    for step in [counters(&evening, DEE), counters(&evening, CY), passes(&evening, BO)] {
        evening.play(&[step]);
    }
    evening.play(&[later(0)]);
    assert_eq!(closed_as(&evening), [(BO, Outcome::Refused), (CY, Outcome::Accepted)]);
    let step = counters(&evening, ADA);
    evening.play(&[step, later(0)]);
    // Cy is asked now, and holds none.
    let step = passes(&evening, CY);
    evening.play(&[step]);
    let effects = settled(&mut evening);
    assert!(matches!(effects[..], [Effect::Covert(CovertEvent::Countered { by: DEE, against: ADA, .. })]));
    // Ada holds no other.
    let step = counters(&evening, ADA);
    assert_eq!(refused(&mut evening, step), No::Covert(CovertRefusal::NoCounterespionage));
    let effects = told(&mut evening, later(12));
    assert_eq!(came(&effects), Some(Came::Countered { by: DEE }));
    assert_eq!(influence(&evening, BO, "Mid"), 2);
}

#[test]
fn u6_3_a_counter_without_its_card_does_nothing() {
    let mut evening = after(&[dealt(CY, &[COUNTER[0]]), claim(ADA, &["Mid"])]);
    let step = counters(&evening, CY);
    let card = text("counterespionage");
    evening.play(&[step, act(CY, Act::Covert(CovertCommand::Discard { card }))]);
    assert_eq!(came(&settled(&mut evening)), Some(Came::TookEffect));
    assert_eq!(closed_as(&evening), [(CY, Outcome::Lapsed)]);
}

#[test]
fn u6_6_counters_can_be_countered_in_turn() {
    let mut evening = after(&[dealt(ADA, &[COUNTER[0]]), dealt(CY, &[COUNTER[1], COUNTER[2]]), claim(ADA, &["Mid"])]);
    let mut rows = Vec::new();
    for (player, against) in [(CY, ADA), (ADA, CY), (CY, ADA)] {
        let step = counters(&evening, player);
        evening.play(&[step]);
        match &settled(&mut evening)[..] {
            [Effect::Covert(CovertEvent::Countered { by, against: one, row, .. })] => {
                assert_eq!((*by, *one), (player, against));
                rows.push(*row);
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(rows, [2, 3, 4], "each counter opens a row of its own");
    let effects = told(&mut evening, later(12));
    assert_eq!(came(&effects), Some(Came::Countered { by: CY }));
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 0);
    // With one counter fewer, the action takes effect.
    let mut evening = after(&[dealt(ADA, &[COUNTER[0]]), dealt(CY, &[COUNTER[1]]), claim(ADA, &["Mid"])]);
    for player in [CY, ADA] {
        let step = counters(&evening, player);
        evening.play(&[step, later(0)]);
    }
    let effects = told(&mut evening, later(12));
    assert_eq!(came(&effects), Some(Came::TookEffect));
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 1);
}

#[test]
fn u6_6_settling_often_or_once_gives_the_same_result() {
    let played = |waits: &[i64]| {
        let mut evening = swapping(&[dealt(ADA, &[COUNTER[2]]), dealt(CY, &[COUNTER[0]]), dealt(DEE, &[COUNTER[1]])]);
        for step in [counters(&evening, DEE), counters(&evening, CY)] {
            evening.play(&[step]);
        }
        for hours in waits {
            evening.play(&[later(*hours)]);
        }
        assert_eq!(asked(&evening), []);
        evening.campaign
    };
    // First Bo does not answer for 12 hours, then Ada does not.
    assert_eq!(played(&[24]), played(&[3, 9, 6, 6]));
}

#[test]
fn u1_7_a_leaving_actor_ends_the_window_without_effect() {
    let mut evening = swapping(&[dealt(BO, &[COUNTER[0]])]);
    let step = counters(&evening, BO);
    let power = purse(&evening, ADA);
    evening.play(&[step]);
    let effects = told(&mut evening, leave(ADA));
    assert_eq!(came(&effects), Some(Came::ActorLeft));
    assert_eq!(asked(&evening), []);
    assert!(closed_as(&evening).iter().all(|(_, one)| *one == Outcome::Lapsed));
    assert_eq!(purse(&evening, ADA), power);
    assert_eq!(state(&evening.campaign).covert.hand(BO).len(), 1, "the card stays");
    assert_eq!(influence(&evening, BO, "Mid"), 2);
    assert_eq!(state(&evening.campaign).seating.active, None);
}

#[test]
fn u1_7_a_leavers_question_is_answered_as_by_silence() {
    let mut evening = swapping(&[dealt(BO, &[COUNTER[0]])]);
    for step in [counters(&evening, BO), passes(&evening, CY)] {
        evening.play(&[step]);
    }
    // All others have answered.
    let effects = told(&mut evening, leave(DEE));
    let ended = [(BO, Outcome::Accepted), (DEE, Outcome::Lapsed)];
    assert_eq!(closed_as(&evening), ended);
    assert!(matches!(effects[..], [Effect::Covert(CovertEvent::Countered { by: BO, .. })]));
    // A counter by a player who left remains effective, but they are not asked about a counter to it.
    let mut evening = after(&[dealt(ADA, &[COUNTER[0]]), dealt(CY, &[COUNTER[1]]), claim(ADA, &["Mid"])]);
    let step = counters(&evening, CY);
    evening.play(&[step, later(0), leave(CY)]);
    let step = counters(&evening, ADA);
    evening.play(&[step]);
    let effects = settled(&mut evening);
    assert_eq!(came(&effects), Some(Came::TookEffect));
}

#[test]
fn u6_8_unplayed_answers_wait_for_the_end_and_lapse() {
    let mut evening = swapping(&[dealt(BO, &[COUNTER[0]]), dealt(CY, &[COUNTER[1]])]);
    for step in [counters(&evening, BO), counters(&evening, CY), passes(&evening, DEE)] {
        evening.play(&[step]);
    }
    evening.play(&[later(0)]);
    // Bo's counter was played. A later counter and a pass wait while Ada is asked.
    let waiting: Vec<PlayerId> = asked(&evening).into_iter().map(|(player, _)| player).collect();
    assert_eq!(waiting, [CY, DEE, ADA]);
    let step = passes(&evening, ADA);
    evening.play(&[step, later(0)]);
    let ended = [(BO, Outcome::Accepted), (CY, Outcome::Lapsed), (DEE, Outcome::Lapsed), (ADA, Outcome::Refused)];
    assert_eq!(closed_as(&evening), ended);
}
