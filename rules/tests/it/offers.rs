//! Offers over time: deadlines, silence, pauses and reminders (L4.4, L4.7).

use super::given::*;
use chancery_rules::games::leverage::{Access, Terms, Why};
use chancery_rules::table;
use chancery_rules::time::{Span, Time};
use chancery_rules::{Event, Offer, Outcome, Refusal, Reminder, Setting, Silence, deadline, settle};

const MINUTE: Span = Span::seconds(60);

/// Ada holds 20 over Bo and has asked him for 250 money, which cost her 5.
fn asked() -> Vec<Step> {
    vec![gift(ADA, BO, 1000), ask_money(ADA, BO, 250)]
}

fn with(mut given: Vec<Step>, more: &[Step]) -> Vec<Step> {
    given.extend_from_slice(more);
    given
}

fn reminded(offer: u64, reminder: Reminder) -> Event {
    Event::OfferReminded { offer: id(offer), reminder }
}

/// The effect of silence on Ada's favour at this time.
fn refused_by_silence(at: Time) -> Vec<Event> {
    vec![closed(1, Outcome::Refused, None, at), lost(BO, ADA, 10, -10, Why::FavourRefused(id(1)))]
}

#[test]
fn l4_4_an_answer_is_due_within_72_hours() {
    let campaign = after(&asked());
    assert_eq!(campaign.offers.pending[&id(1)].deadline, Some(START + hours(72)));
    check(
        &with(asked(), &[Step::Wait(Span::millis(72 * 3_600_000 - 1))]),
        accept(BO, 1),
        Ok(vec![closed(1, Outcome::Accepted, BO, DUE - Span::millis(1)), moved(BO, ADA, 250)]),
    );
}

#[test]
fn l4_4_an_answer_at_the_deadline_is_too_late() {
    let too_late = || Err(too_late(1, Outcome::Refused, None, DUE));
    check(&with(asked(), &[wait(72)]), accept(BO, 1), too_late());
    check(&with(asked(), &[wait(72)]), withdraw(ADA, 1), too_late());
}

#[test]
fn l4_4_a_campaign_may_set_the_time_to_answer() {
    let given = with(vec![set(Setting::AnswerWithin(hours(5)))], &asked());
    let campaign = after(&with(given, &[set(Setting::AnswerWithin(hours(9)))]));
    // Existing offers keep their deadline.
    assert_eq!(campaign.offers.pending[&id(1)].deadline, Some(START + hours(5)));
}

#[test]
fn l4_4_a_pause_stops_the_clock() {
    let paused = with(asked(), &[wait(35), pause()]);
    // Only the end of the pause is due (H3.4).
    assert_eq!(deadline(&after(&paused)), Some(START + hours(35 + 29 * 24)));
    check(&paused, wait(500), Ok(vec![]));
    let resumed = with(paused, &[wait(500), resume()]);
    check(&resumed, wait(1), Ok(vec![reminded(1, Reminder::HalfTime)]));
    let late = START + hours(572);
    check(&with(resumed, &[wait(1)]), wait(36), Ok(refused_by_silence(late)));
}

#[test]
fn l4_4_two_pauses_move_the_deadline_twice() {
    let pauses = [pause(), wait(10), resume(), wait(1), pause(), wait(20), resume()];
    let campaign = after(&with(asked(), &pauses));
    assert_eq!(campaign.offers.pending[&id(1)].deadline, Some(DUE + hours(30)));
}

#[test]
fn l4_4_a_pause_at_the_deadline_is_too_late() {
    let campaign = after(&with(asked(), &[wait(72), pause()]));
    assert!(campaign.offers.pending.is_empty());
}

#[test]
fn l4_7_silence_counts_as_a_refusal() {
    check(&with(asked(), &[wait(71)]), wait(1), Ok(refused_by_silence(DUE)));
    // The time of the refusal does not depend on when the campaign is settled.
    check(&asked(), wait(10_000), Ok(refused_by_silence(DUE)));
}

#[test]
fn l4_7_silence_may_lapse_and_refund_the_cost() {
    let given = with(vec![set(Setting::Silence(Silence::Lapse))], &asked());
    check(
        &given,
        wait(72),
        Ok(vec![closed(1, Outcome::Lapsed, None, DUE), spent(ADA, BO, -5, 20, Why::FavourTakenBack(id(1)))]),
    );
}

#[test]
fn l4_7_silence_may_wait_forever() {
    let waits = [set(Setting::Silence(Silence::Wait)), set(Setting::Nudge(hours(0)))];
    let given = with(waits.to_vec(), &asked());
    assert_eq!(deadline(&after(&given)), None);
    check(&given, wait(100_000), Ok(vec![]));
    check(
        &with(given, &[wait(100_000)]),
        accept(BO, 1),
        Ok(vec![closed(1, Outcome::Accepted, BO, START + hours(100_000)), moved(BO, ADA, 250)]),
    );
}

#[test]
fn l4_7_the_meaning_of_silence_is_fixed_with_the_offer() {
    let given = with(asked(), &[set(Setting::Silence(Silence::Wait))]);
    check(&given, wait(72), Ok(refused_by_silence(DUE)));
}

#[test]
fn l4_7_an_offer_that_is_free_to_refuse_lapses() {
    let given = [offer_access(ADA, BO, Access::Trade), propose(BO, CY, 5)];
    check(&given, wait(72), Ok(vec![closed(1, Outcome::Lapsed, None, DUE), closed(2, Outcome::Lapsed, None, DUE)]));
    let access = Access::Trade;
    let waiting = Offer { deadline: None, silence: Silence::Wait, ..offer(1, ADA, BO, Terms::Access { access }) };
    check(&[set(Setting::Silence(Silence::Wait))], offer_access(ADA, BO, access), Ok(vec![Event::OfferMade(waiting)]));
}

#[test]
fn l4_7_reminders_come_halfway_and_an_hour_before() {
    let at = |hour| deadline(&after(&with(asked(), &[wait(hour)])));
    assert_eq!(at(0), Some(START + hours(36)));
    assert_eq!(at(36), Some(START + hours(71)));
    assert_eq!(at(71), Some(DUE));
    check(&asked(), wait(35), Ok(vec![]));
    check(&with(asked(), &[wait(35)]), wait(1), Ok(vec![reminded(1, Reminder::HalfTime)]));
    check(&with(asked(), &[wait(36)]), wait(34), Ok(vec![]));
    check(&with(asked(), &[wait(70)]), wait(1), Ok(vec![reminded(1, Reminder::LastCall)]));
}

#[test]
fn l4_7_a_returning_player_gets_one_reminder() {
    check(&asked(), wait(71), Ok(vec![reminded(1, Reminder::LastCall)]));
    check(&with(asked(), &[wait(71)]), Step::Wait(MINUTE), Ok(vec![]));
}

/// Bo and Cy are asked within hours of each other, and Bo once more after six hours.
#[test]
fn l4_7_a_players_reminders_are_combined() {
    let half = |offer| reminded(offer, Reminder::HalfTime);
    let given = with(asked(), &[wait(6), propose(ADA, BO, 5), propose(ADA, CY, 5), wait(1), propose(CY, BO, 5)]);
    check(&given, wait(29), Ok(vec![half(1), half(2)]));
    // An offer covered by an early reminder does not get a second one. The others keep their own times.
    let given = with(given, &[wait(29)]);
    check(&given, wait(6), Ok(vec![half(3)]));
    check(&with(given, &[wait(6)]), wait(1), Ok(vec![half(4)]));
    let late = with(asked(), &[wait(6), propose(ADA, BO, 5), wait(20)]);
    let often = with(late.clone(), &[wait(10), wait(10)]);
    assert_eq!(after(&with(late, &[wait(20)])), after(&often));
}

#[test]
fn l4_7_short_deadlines_have_one_reminder() {
    for (within, half) in [(hours(1), Span::seconds(1800)), (hours(2), hours(1))] {
        let given = with(vec![set(Setting::AnswerWithin(within))], &asked());
        let half_time = Ok(vec![reminded(1, Reminder::HalfTime)]);
        let campaign = check(&given, Step::Wait(half), half_time);
        assert_eq!(deadline(&campaign), Some(START + within));
    }
    let given = with(vec![set(Setting::AnswerWithin(hours(3)))], &asked());
    let half = Step::Wait(Span::seconds(5400));
    check(&given, half.clone(), Ok(vec![reminded(1, Reminder::HalfTime)]));
    check(&with(given, &[half]), wait(1), Ok(vec![reminded(1, Reminder::LastCall)]));
}

#[test]
fn deadlines_are_settled_in_order() {
    let given = [
        holding(ADA, BO, 50),
        holding(BO, ADA, -85),
        ask_money(ADA, BO, 500),
        set(Setting::AnswerWithin(hours(2))),
        ask_money(ADA, BO, 250),
    ];
    check(
        &given,
        wait(72),
        Ok(vec![
            closed(2, Outcome::Refused, None, START + hours(2)),
            lost(BO, ADA, 10, -95, Why::FavourRefused(id(2))),
            closed(1, Outcome::Refused, None, DUE),
            swallowing(lost(BO, ADA, 5, -100, Why::FavourRefused(id(1))), 15),
        ]),
    );
}

#[test]
fn expiries_and_reminders_settle_together() {
    let given = with(asked(), &[wait(36), propose(ADA, CY, 5)]);
    let mut events = refused_by_silence(DUE);
    events.push(reminded(2, Reminder::HalfTime));
    check(&given, wait(36), Ok(events));
}

#[test]
fn settling_late_equals_settling_often() {
    let often = after(&with(asked(), &[wait(36), wait(35), wait(1), wait(28)]));
    assert_eq!(after(&with(asked(), &[wait(100)])), often);
    assert_eq!(settle(&often, START + hours(100)), []);
}

#[test]
fn an_unknown_offer_is_reported() {
    let unknown = || Err(Refusal::from(table::Refusal::UnknownOffer { offer: id(9) }));
    check(&asked(), accept(BO, 9), unknown());
    check(&asked(), refuse(BO, 9), unknown());
    check(&asked(), withdraw(ADA, 9), unknown());
}

#[test]
fn forgotten_offers_do_not_free_their_numbers() {
    let mut campaign = after(&with(asked(), &[withdraw(ADA, 1)]));
    let remembering = campaign.clone();
    campaign.offers.forget_closed();
    assert!(campaign.offers.is_forgotten(id(1)) && !remembering.offers.is_forgotten(id(1)));
    assert_eq!(campaign.offers.next_id(), remembering.offers.next_id());
    assert!(campaign.offers.was_made(id(1)) && !campaign.offers.was_made(id(2)));
    let mut kept = serde_json::to_value(&campaign).unwrap();
    assert_eq!(kept["offers"]["closed"], serde_json::Value::Null);
    let read: chancery_rules::Campaign = serde_json::from_value(kept.clone()).unwrap();
    assert_eq!(read, campaign);
    // The snapshot as it was stored before offers were forgotten.
    kept["offers"] = serde_json::to_value(&remembering.offers).unwrap();
    let read: chancery_rules::Campaign = serde_json::from_value(kept).unwrap();
    assert_eq!(read.offers.next_id(), id(2));
    campaign.offers.recall(remembering.offers.closed[&id(1)].clone());
    assert_eq!(campaign.offers.get(id(1)), remembering.offers.get(id(1)));
}

#[test]
fn l4_7_an_extension_during_a_pause_has_reminders() {
    use chancery_rules::Moderation;
    let (offer, by) = (id(1), hours(48));
    let extend = moderate(Moderation::Extend { offer, by });
    let given = with(asked(), &[wait(12), pause(), wait(500), extend, resume()]);
    let campaign = after(&given);
    // 60 hours were left, and 48 are added. One reminder comes at half of them, and one before the deadline.
    let offer = &campaign.offers.pending[&id(1)];
    assert_eq!(offer.answer_within, hours(108));
    let resumed = START + hours(512);
    assert_eq!(offer.deadline, Some(resumed + hours(108)));
    let due = [Reminder::HalfTime, Reminder::LastCall].map(|one| offer.reminder_due(one));
    assert_eq!(due, [54, 107].map(|left| Some(resumed + hours(left))));
    let reminded = after(&with(given.clone(), &[wait(54)]));
    assert_eq!(reminded.offers.pending[&id(1)].reminded, Some(Reminder::HalfTime));
    assert!(after(&with(given, &[wait(107)])).offers.pending.contains_key(&id(1)));
}
