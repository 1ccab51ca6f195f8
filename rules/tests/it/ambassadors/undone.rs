//! Undoing relations, breaks, questions and answers: the campaign continues as it was before.

use super::given::*;
use chancery_rules::table;
use chancery_rules::{Campaign, Confirmation, Event, Outcome, Refusal, Undo, undo};

/// Plays `before`, then `since`, and undoes `since` an hour later.
#[track_caller]
fn taken_back(before: &[Step], since: &[Step]) -> (Campaign, Vec<Event>) {
    let mut evening = table();
    evening.play(before);
    let (rebuilt, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(since);
    evening.now = evening.now + hours(1);
    let events = evening.take_back(rebuilt, told);
    evening.play(&[wait(0)]);
    (evening.campaign, events)
}

fn breaking() -> [Step; 3] {
    [begin(ADA), sail(ADA, "Aster", "Birch", 1), finish(ADA)]
}

fn both_spread() -> [Step; 3] {
    [populate(ADA, [5, 5, 5]), populate(BO, [6, 6, 6]), form(ADA, BO)]
}

#[test]
fn undo_restores_broken_relations() {
    let (campaign, events) = taken_back(&both_spread(), &breaking());
    assert!(related(&campaign, ADA, BO));
    assert_eq!(state(&campaign).traitor, None);
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).in_hand), [0, 0]);
    // The questions are void, and their numbers are not reused.
    let void = |number| closed(number, Outcome::Void, MODERATOR, START + hours(1));
    assert_eq!(events[1..], [asked(1, ADA, BO, Money), void(1), asked(2, BO, ADA, Money), void(2)]);
    assert_eq!(campaign.offers.next_id(), id(3));
}

#[test]
fn undoing_an_answer_reopens_the_question() {
    let before = [&both_spread()[..], &breaking()].concat();
    let answers = [accept_with(BO, 1, Science, None), accept_with(ADA, 2, Science, None), wait(80)];
    let (campaign, events) = taken_back(&before, &answers);
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).in_hand), [1, 1]);
    assert!(campaign.offers.pending.keys().eq([&id(1), &id(2)]));
    // Their time ran out in the meantime, so they get the full time again.
    let deadline = Some(START + hours(81 + 72));
    let due = campaign.offers.pending.values().map(|offer| offer.deadline);
    assert!(due.eq([deadline, deadline]));
    assert_eq!(events.len(), 3);
}

#[test]
fn undoing_the_end_of_an_action_reopens_its_proposals() {
    let before = [begin(ADA), propose(ADA, BO, Science)];
    let (campaign, _) = taken_back(&before, &[finish(ADA), begin(BO)]);
    assert_eq!(state(&campaign).seating.active, Some(ADA));
    assert!(campaign.offers.pending.contains_key(&id(1)));
    let (campaign, _) = taken_back(&before, &[accept_with(BO, 1, Money, None)]);
    assert!(!related(&campaign, ADA, BO));
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).tiles), [3, 3]);
}

#[test]
fn undoing_a_seat_removes_it() {
    let since = [join(EVE), form(EVE, ADA), begin(EVE), hold("Edge", EVE), propose(EVE, BO, Science)];
    let (campaign, _) = taken_back(&[], &since);
    assert!(state(&campaign).seat(EVE).is_err());
    assert_eq!(seat(&campaign, ADA).tiles, 3);
}

#[test]
fn only_moderators_who_saw_the_preview_can_undo() {
    let campaign = after(&[]);
    let order =
        |moderator, entries, confirmed| Undo { by: MODERATOR, moderator, private: 0, entries, from: 5, confirmed };
    let undone = |order: Undo| undo((&campaign, &campaign), &[], &order, START);
    assert_eq!(undone(order(false, 1, None)), Err(Refusal::from(table::Refusal::ModeratorsOnly)));
    assert_eq!(undone(order(true, 0, None)), Err(Refusal::from(table::Refusal::NothingToUndo)));
    let question = Confirmation::Undoes { entries: 1, from: 5, second: false };
    assert_eq!(undone(order(true, 1, None)), Err(Refusal::MustConfirm(question)));
}
