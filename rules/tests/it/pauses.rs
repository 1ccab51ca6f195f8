//! H3.4: fair clocks. How often an offer may be extended, and how long a pause may last.

use super::given::*;
use chancery_rules::games::leverage::Access;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Audience, Confirmation, DecisionContext, Event, Moderation, Phase, Refusal, Setting, Undo, deadline, notices,
    settle, table, undo,
};

const DAY: Span = Span::hours(24);

fn days(days: i64) -> Span {
    Span::hours(24 * days)
}

fn pause_most(count: i64) -> Step {
    set(Setting::PauseMost(Some(days(count))))
}

fn until(at: Time) -> Step {
    moderate(Moderation::PauseUntil { until: at })
}

fn extend(offer: u64) -> Step {
    moderate(Moderation::Extend { offer: id(offer), by: DAY })
}

fn told_of_pauses(log: &[Event]) -> Vec<&'static str> {
    let told = |event: &Event| match event {
        Event::Paused { .. } => Some("paused"),
        Event::PauseEnds { .. } => Some("ends"),
        Event::Resumed { .. } => Some("resumed"),
        _ => None,
    };
    log.iter().filter_map(told).collect()
}

#[test]
fn h3_4_a_pause_ends_after_30_days() {
    let mut evening = Evening::begin();
    evening.play(&[pause(), wait(29 * 24 - 1)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused"]);
    assert_eq!(deadline(&evening.campaign), Some(START + days(29)));
    evening.play(&[wait(1)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused", "ends"]);
    assert_eq!(deadline(&evening.campaign), Some(START + days(30)));
    evening.play(&[wait(23)]);
    assert!(matches!(evening.campaign.phase, Phase::Paused { .. }));
    evening.play(&[wait(1)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused", "ends", "resumed"]);
    assert_eq!((evening.campaign.phase, evening.campaign.pause_end), (Phase::Running, None));
}

#[test]
fn h3_4_the_table_is_told_of_the_end() {
    let mut evening = Evening::begin();
    evening.play(&[pause()]);
    let before = evening.log.len();
    evening.play(&[wait(31 * 24)]);
    let told = notices(&evening.campaign, &evening.log[before..]);
    assert!(
        told.iter().any(|notice| notice.to == Audience::Table && matches!(notice.events[..], [Event::Resumed { .. }]))
    );
}

#[test]
fn h3_4_an_end_that_has_passed_is_not_announced() {
    let mut evening = Evening::begin();
    evening.play(&[pause(), wait(31 * 24)]);
    let at = START + days(30);
    assert_eq!(evening.log[1..], [Event::Resumed { at, stood_still: days(30) }]);
}

#[test]
fn h3_4_deadlines_move_by_the_length_of_the_pause_and_then_pass() {
    let given = [offer_access(ADA, BO, Access::Trade), wait(24), pause_most(2), pause()];
    let mut evening = Evening::begin();
    evening.play(&given);
    // Two days of 72 hours are left when the pause ends, at hour 72.
    evening.play(&[wait(48 + 47)]);
    assert!(evening.campaign.offers.pending.contains_key(&id(1)));
    evening.play(&[wait(1)]);
    assert!(evening.campaign.offers.pending.is_empty());
}

#[test]
fn h3_4_settling_late_leads_to_the_same_state() {
    let given = [offer_access(ADA, BO, Access::Trade), pause_most(3), pause()];
    let mut often = Evening::begin();
    often.play(&given);
    let mut late = Evening::begin();
    late.play(&given);
    (0..12).for_each(|_| often.play(&[wait(12)]));
    late.play(&[wait(144)]);
    assert_eq!(often.campaign, late.campaign);
}

#[test]
fn h3_1_a_pause_until_a_moment() {
    let mut evening = Evening::begin();
    evening.play(&[until(START + Span::hours(30)), wait(5)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused"]);
    evening.play(&[wait(1), wait(24)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused", "ends", "resumed"]);
    // A short one is announced only as it begins.
    let mut evening = Evening::begin();
    evening.play(&[until(START + Span::hours(24)), wait(23), wait(1)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused", "resumed"]);
}

#[test]
fn h3_1_a_pause_ends_in_the_future_and_within_the_limit() {
    for at in [START, START - Span::millis(1)] {
        check(&[], until(at), Err(Refusal::from(table::Refusal::NotInFuture { at })));
    }
    let (most, latest) = (days(30), START + days(30));
    check(&[], until(latest), Ok(vec![Event::Paused { at: START, until: Some(latest) }]));
    let too_long = Err(Refusal::from(table::Refusal::PauseTooLong { latest, most }));
    check(&[], until(latest + Span::millis(1)), too_long);
    check(&[pause()], until(START + DAY), Err(Refusal::from(table::Refusal::Paused { since: START })));
}

#[test]
fn h3_4_a_moderator_resumes_earlier() {
    let mut evening = Evening::begin();
    evening.play(&[pause(), wait(5), resume(), wait(40 * 24)]);
    assert_eq!(told_of_pauses(&evening.log), ["paused", "resumed"]);
    assert_eq!(evening.campaign.pause_end, None);
}

#[test]
fn h3_4_older_campaigns_have_no_limits() {
    let mut evening = Evening::begin();
    evening.campaign.settings.pause_most = None;
    evening.campaign.settings.extensions_most = None;
    evening.play(&[pause(), wait(400 * 24)]);
    assert_eq!((deadline(&evening.campaign), told_of_pauses(&evening.log)), (None, vec!["paused"]));
    evening.play(&[resume(), offer_access(ADA, BO, Access::Trade)]);
    (0..9).for_each(|_| evening.play(&[extend(1)]));
}

#[test]
fn h3_4_an_offer_is_extended_three_times() {
    let mut evening = Evening::begin();
    evening.play(&[offer_access(ADA, BO, Access::Trade), extend(1), extend(1), extend(1)]);
    let enough = |most| Err(Refusal::from(table::Refusal::ExtendedEnough { offer: id(1), most }));
    assert_eq!(evening.attempt(&extend(1)), enough(3));
    evening.play(&[set(Setting::ExtensionsMost(Some(4))), extend(1)]);
    assert_eq!(evening.attempt(&extend(1)), enough(4));
    // Other offers have their own.
    evening.play(&[set(Setting::ExtensionsMost(Some(1))), offer_access(CY, BO, Access::Trade), extend(2)]);
    evening.play(&[set(Setting::ExtensionsMost(Some(0))), offer_access(BO, CY, Access::Trade)]);
    let none = Err(Refusal::from(table::Refusal::ExtendedEnough { offer: id(3), most: 0 }));
    assert_eq!(evening.attempt(&extend(3)), none);
}

#[test]
fn h3_4_the_settings_have_ranges() {
    let (least, most) = (days(1), days(90));
    for value in [days(0), days(-1), days(91)] {
        let refusal = Err(Refusal::from(table::Refusal::SpanOutOfRange { value, least, most }));
        check(&[], set(Setting::PauseMost(Some(value))), refusal);
    }
    let refusal = table::Refusal::CountOutOfRange { value: 21, least: 0, most: 20 };
    check(&[], set(Setting::ExtensionsMost(Some(21))), Err(Refusal::from(refusal)));
    after(&[pause_most(90), pause_most(1), set(Setting::ExtensionsMost(Some(20)))]);
}

#[test]
fn h3_4_a_pause_brought_back_by_an_undo_lasts_a_day() {
    let mut evening = Evening::begin();
    evening.play(&[pause()]);
    let rebuilt = evening.campaign.clone();
    evening.play(&[wait(31 * 24)]);
    let order = Undo {
        by: MODERATOR,
        moderator: true,
        entries: 1,
        private: 0,
        from: 9,
        confirmed: Some(Confirmation::Undoes { entries: 1, from: 9, second: false }),
    };
    let events = undo((&evening.campaign, &rebuilt), &[], &order, evening.now).expect("an undo");
    let end = evening.now + DAY;
    assert!(events.contains(&Event::PauseEnds { at: end }), "{events:?}");
    let mut campaign = rebuilt;
    events.iter().for_each(|event| campaign.evolve(event));
    assert_eq!(settle(&campaign, DecisionContext::from(evening.now)), []);
    assert_eq!(deadline(&campaign), Some(end));
}
