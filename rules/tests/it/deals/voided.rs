//! Questions before acts that void open deals (D5.1, D7).

use super::relations::relations;
use super::*;
use crate::ambassadors::given::{Materials, Science, begin, finish, propose, table as board};
use chancery_rules::Moderation;
use chancery_rules::deal::{ClausePick, PromiseId};
use chancery_rules::games::ambassadors::{Choice, Pick};

/// Returns the deals that the question before a step names, and the question without them.
#[track_caller]
fn named(evening: &mut Evening, step: &Step) -> (Vec<DealId>, Confirmation) {
    match evening.attempt(step) {
        Err(Refusal::MustConfirm(Confirmation::VoidsDeals { deals, then, .. })) => (deals, *then),
        other => panic!("{step:?} names deals, not {other:?}"),
    }
}

fn pick() -> ClausePick {
    ClausePick { clause: 1, pick: Pick::Track(Choice { track: Some(Materials), space: Some(1) }).into() }
}

/// Bo counters Ada's proposal of this number.
fn countered(evening: &mut Evening, offer: u64) {
    evening.play(&[wish(BO, Wish::CounterOffer { offer: id(offer) })]);
    let deal = draft(evening, BO);
    evening.play(&[wish(BO, Wish::Send { deal, picks: vec![pick()] })]);
}

#[test]
fn d5_1_the_question_before_an_action_ends_names_the_deals_about_proposals() {
    let mut evening = board();
    evening.play(&[begin(ADA), propose(ADA, BO, Science)]);
    assert!(matches!(evening.attempt(&finish(ADA)), Err(Refusal::MustConfirm(Confirmation::Game(_)))));
    countered(&mut evening, 1);
    let (deals, question) = named(&mut evening, &finish(ADA));
    assert_eq!(deals, [DealId(1)]);
    // Agreeing to less than the question says is not enough.
    let partly = evening.attempt(&confirmed(finish(ADA), question));
    assert!(matches!(partly, Err(Refusal::MustConfirm(Confirmation::VoidsDeals { .. }))), "{partly:?}");
    evening.play(&[finish(ADA)]);
    assert_eq!(ending(&evening, DealId(1)), Some(Ending::Void));
    // Another deal outlasts the action.
    let mut evening = board();
    evening.play(&[begin(ADA)]);
    let draft = drafted(&mut evening, CY, &[BO], &[relations(CY, BO)]);
    evening.play(&[wish(CY, Wish::Send { deal: draft, picks: vec![pick()] })]);
    evening.play(&[finish(ADA)]);
    assert_eq!(ending(&evening, DealId(1)), None);
}

#[test]
fn d7_1_leaving_and_removing_name_the_deals_that_the_reader_may_know_of() {
    let mut evening = table();
    let open = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5), gives(BO, ADA, 5)]);
    evening.play(&[wish(BO, Wish::New { with: vec![ADA], private: true })]);
    let private = fill(&mut evening, BO, &[gives(ADA, BO, 7)]);
    let private = send(&mut evening, BO, private);
    sent(&mut evening, CY, &[BO], &[gives(CY, BO, 5)]);
    assert_eq!(named(&mut evening, &leave(ADA)).0, [open, private]);
    let reason = Some("long gone".to_owned());
    let removes = moderate(Moderation::RemovePlayer { player: ADA, reason });
    assert_eq!(named(&mut evening, &removes).0, [open]);
    evening.play(&[leave(ADA)]);
    assert_eq!((ending(&evening, open), ending(&evening, private)), (Some(Ending::Void), Some(Ending::Void)));
    // Also in a game where leaving settles nothing else.
    let mut evening = board();
    let open = sent(&mut evening, ADA, &[BO], &[super::relations::peace(ADA, BO)]);
    assert_eq!(named(&mut evening, &leave(BO)), (vec![open], Confirmation::LeavingVoids { offers: Vec::new() }));
    evening.play(&[leave(BO)]);
    assert_eq!(ending(&evening, open), Some(Ending::Void));
}

#[test]
fn d7_2_the_question_before_the_end_names_the_open_deals() {
    let mut evening = table();
    let open = sent(&mut evening, ADA, &[BO], &[gives(ADA, BO, 5)]);
    let (deals, _) = named(&mut evening, &moderate(Moderation::End));
    assert_eq!(deals, [open]);
}

#[test]
fn d7_1_leaving_and_removing_name_the_promises_that_the_reader_may_know_of() {
    let names = |evening: &mut Evening, step: &Step| match evening.attempt(step) {
        Err(Refusal::MustConfirm(Confirmation::VoidsDeals { promises, .. })) => {
            promises.into_iter().map(|promise| promise.id).collect::<Vec<_>>()
        }
        other => panic!("{step:?} names promises, not {other:?}"),
    };
    let id = |deal, clause| PromiseId { deal, clause };
    let peace = |from, to| timed(from, to, Terms::Peace, 24);
    let mut evening = table();
    let pays = timed(BO, ADA, Terms::Pay { amount: Money(5) }, 24);
    let open = sent(&mut evening, ADA, &[BO], &[peace(ADA, BO), pays]);
    let other = sent(&mut evening, CY, &[BO], &[peace(CY, BO)]);
    let private = super::private::sent_privately(&mut evening, BO, &[ADA], &[peace(BO, ADA)]);
    evening.play(&[sign(BO, open), sign(BO, other), sign(ADA, private)]);
    assert_eq!(names(&mut evening, &leave(ADA)), [id(open, 1), id(open, 2), id(private, 1)]);
    let reason = Some("long gone".to_owned());
    let removes = moderate(Moderation::RemovePlayer { player: ADA, reason });
    assert_eq!(names(&mut evening, &removes), [id(open, 1), id(open, 2)]);
    assert_eq!(names(&mut evening, &moderate(Moderation::End)), [id(open, 2)]);
    evening.play(&[leave(ADA)]);
    assert_eq!(names(&mut evening, &leave(BO)), [id(other, 1)]);
}
