//! H3.1: acts that moderators schedule for a moment.

use super::given::*;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Authors, Command, Event, FURTHEST_AHEAD, MOST_SCHEDULED, Moderation, Phase, QuietHours, Refusal, ScheduleEnding,
    Scheduled, ScheduledAct, Viewer, Zone, deadline, erase, settle, table,
};
use chrono::NaiveDate;

fn schedule(act: ScheduledAct, after: i64, text: Option<&str>) -> Step {
    let text = text.map(str::to_owned);
    moderate(Moderation::Schedule { at: START + hours(after), act, text })
}

fn start(after: i64) -> Step {
    schedule(ScheduledAct::Start, after, None)
}

fn cancel(number: u32) -> Step {
    moderate(Moderation::CancelScheduled { number })
}

fn scheduled(number: u32, act: ScheduledAct, after: i64) -> Scheduled {
    Scheduled { number, by: MODERATOR, at: START + hours(after), act, text: None }
}

/// Returns the acts that were carried out, cancelled or dropped.
fn endings(log: &[Event]) -> Vec<(u32, ScheduleEnding)> {
    let ended = log.iter().filter_map(|event| match event {
        Event::ScheduleEnded { scheduled, ending } => Some((scheduled.number, *ending)),
        _ => None,
    });
    ended.collect()
}

#[test]
fn h3_1_a_paused_campaign_resumes_at_its_moment() {
    let mut evening = Evening::begin();
    evening.play(&[pause(), start(10)]);
    assert_eq!(deadline(&evening.campaign), Some(START + hours(10)));
    evening.play(&[wait(9)]);
    assert!(matches!(evening.campaign.phase, Phase::Paused { .. }));
    // The clock is late; the moment counts.
    evening.play(&[wait(5)]);
    assert_eq!(evening.campaign.phase, Phase::Running);
    let resumed = Event::Resumed { at: START + hours(10), stood_still: hours(10) };
    assert!(evening.log.contains(&resumed), "{:?}", evening.log);
    assert_eq!(endings(&evening.log), [(1, ScheduleEnding::CarriedOut)]);
    assert!(evening.campaign.schedule.pending.is_empty());
    assert_eq!(settle(&evening.campaign, evening.now + hours(100)), []);
}

#[test]
fn h3_1_a_running_campaign_does_not_resume() {
    let mut evening = Evening::begin();
    evening.play(&[start(2), wait(3)]);
    assert_eq!(endings(&evening.log), [(1, ScheduleEnding::Idle)]);
    assert_eq!(evening.campaign.phase, Phase::Running);
}

#[test]
fn h3_1_a_campaign_ends_at_its_moment() {
    let mut evening = Evening::begin();
    let end = schedule(ScheduledAct::End, 5, Some("Well played"));
    let late = schedule(ScheduledAct::Announce, 6, Some("Never said"));
    evening.play(&[offer_access(ADA, BO, chancery_rules::games::leverage::Access::Trade), end, late, wait(24)]);
    assert_eq!(evening.campaign.phase, Phase::Ended { at: START + hours(5) });
    assert!(evening.campaign.offers.pending.is_empty());
    assert_eq!(endings(&evening.log), [(1, ScheduleEnding::CarriedOut)]);
    assert_eq!(deadline(&evening.campaign), None);
}

#[test]
fn h3_1_acts_come_in_the_order_of_their_moments_however_late_the_clock_is() {
    let mut evening = Evening::begin();
    let say = |after, text| schedule(ScheduledAct::Announce, after, Some(text));
    evening.play(&[pause(), say(3, "Third"), say(1, "First"), start(2), wait(100)]);
    let numbers: Vec<u32> = endings(&evening.log).into_iter().map(|(number, _)| number).collect();
    assert_eq!(numbers, [2, 3, 1]);
    // In between, the campaign was settled as usual: once running, deadlines count from the moment it resumed.
    let mut at_once = Evening::begin();
    at_once.play(&[pause(), say(3, "Third"), say(1, "First"), start(2)]);
    (0..100).for_each(|_| at_once.play(&[wait(1)]));
    assert_eq!(at_once.campaign, evening.campaign);
}

#[test]
fn h3_1_a_scheduled_act_can_be_cancelled() {
    let act = scheduled(1, ScheduledAct::Start, 5);
    let cancelled = Event::ScheduleEnded { scheduled: act, ending: ScheduleEnding::Cancelled { by: MODERATOR } };
    let campaign = check(&[pause(), start(5)], cancel(1), Ok(vec![cancelled]));
    assert!(campaign.schedule.pending.is_empty());
    let unknown = |number| Err(Refusal::from(table::Refusal::NotScheduled { number }));
    check(&[pause(), start(5)], cancel(2), unknown(2));
    check(&[pause(), start(5), cancel(1)], cancel(1), unknown(1));
    // Numbers are not reused.
    let second = Event::Scheduled(scheduled(2, ScheduledAct::Start, 9));
    check(&[start(5), cancel(1)], start(9), Ok(vec![second]));
}

#[test]
fn h3_1_what_was_carried_out_is_not_carried_out_again_after_an_undo() {
    let mut evening = Evening::begin();
    evening.play(&[pause(), start(5), start(50)]);
    let (rebuilt, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[wait(6)]);
    let undone = evening.take_back(rebuilt, told);
    assert_eq!(endings(&undone), [(1, ScheduleEnding::Passed)]);
    assert!(matches!(evening.campaign.phase, Phase::Paused { .. }));
    assert_eq!(settle(&evening.campaign, evening.now), []);
    // The later one stays.
    evening.play(&[wait(45)]);
    assert_eq!(evening.campaign.phase, Phase::Running);
}

#[test]
fn h3_1_a_schedule_has_limits() {
    let now = Err(Refusal::from(table::Refusal::NotInFuture { at: START }));
    check(&[], start(0), now);
    let latest = START + FURTHEST_AHEAD;
    check(&[], start(366 * 24 + 1), Err(table::Refusal::ScheduledTooFar { latest }.into()));
    let full: Vec<Step> = (0..MOST_SCHEDULED).map(|_| start(1)).collect();
    check(&full, start(1), Err(table::Refusal::ScheduleFull { most: MOST_SCHEDULED }.into()));
    for text in [None, Some(""), Some(" \u{200B}")] {
        check(&[], schedule(ScheduledAct::Announce, 1, text), Err(table::Refusal::NothingToAnnounce.into()));
    }
    let long = "a".repeat(301);
    let too_long = table::Refusal::NoteTooLong { length: 301, most: 300 };
    check(&[], schedule(ScheduledAct::Announce, 1, Some(&long)), Err(too_long.into()));
    let order = order(ADA, Command::Moderate(Moderation::CancelScheduled { number: 1 }));
    check(&[start(1)], order, Err(table::Refusal::ModeratorsOnly.into()));
    check(&[end()], start(1), Err(table::Refusal::Ended { at: START }.into()));
}

#[test]
fn h3_1_nobody_reads_an_announcement_before_its_time() {
    let mut evening = Evening::begin();
    evening.play(&[schedule(ScheduledAct::Announce, 1, Some("The sun sets")), wait(2)]);
    let settings = &evening.campaign.settings;
    let text = |event: &Event, viewer: Viewer| match event.redacted_for(settings, viewer) {
        Some(Event::Scheduled(scheduled) | Event::ScheduleEnded { scheduled, .. }) => scheduled.text,
        other => panic!("{other:?}"),
    };
    let said = Some("The sun sets".to_owned());
    let [before, after] = &evening.log[..] else { panic!("{:?}", evening.log) };
    assert_eq!(text(before, Viewer::TABLE), None);
    assert_eq!(text(before, ADA.into()), None);
    assert_eq!(text(before, MODERATOR.into()), said.clone());
    assert_eq!(text(after, Viewer::TABLE), said.clone());
    // Nor is it in what others see of the campaign, moderators included.
    let mut waiting = Evening::begin();
    waiting.play(&[schedule(ScheduledAct::Announce, 2, Some("The sun sets"))]);
    let seen = |viewer: Viewer| waiting.campaign.redacted_for(viewer).schedule.pending[&1].text.clone();
    assert_eq!(
        (seen(ADA.into()), seen(DEE.into()), seen(Viewer::TABLE), seen(MODERATOR.into())),
        (None, None, None, said)
    );
    // Whoever wrote it can have it erased.
    let mut events = evening.log.clone();
    assert!(erase(&mut events, MODERATOR, None, &Authors::default()));
    assert_eq!(text(&events[1], Viewer::TABLE), None);
}

fn quiet(by: chancery_rules::ids::PlayerId, from: u8, to: u8) -> Step {
    let zone = Zone::named("Europe/Berlin");
    order(by, Command::QuietHours { hours: Some(QuietHours { from, to, zone }) })
}

#[test]
fn h3_1_moderators_who_do_not_play_have_a_zone() {
    let mut evening = Evening::begin();
    assert_eq!(evening.campaign.zone_of(MODERATOR), None);
    evening.play(&[quiet(MODERATOR, 0, 0)]);
    assert_eq!(evening.campaign.zone_of(MODERATOR), Zone::named("Europe/Berlin"));
    assert!(!evening.campaign.players.contains_key(&MODERATOR));
    evening.play(&[order(MODERATOR, Command::QuietHours { hours: None })]);
    assert_eq!(evening.campaign.zone_of(MODERATOR), None);
    // Hours last when the moderator joins; a zone alone is no hours.
    for (hours, quiet_then) in [((0, 0), false), ((22, 7), true)] {
        let mut joining = Evening::begin();
        joining.play(&[quiet(MODERATOR, hours.0, hours.1), join(MODERATOR)]);
        assert_eq!(joining.campaign.players[&MODERATOR].quiet.is_some(), quiet_then);
        assert_eq!(joining.campaign.zone_of(MODERATOR), Zone::named("Europe/Berlin"));
    }
    // Players have hours, and strangers nothing.
    check(&[], quiet(ADA, 7, 7), Err(table::Refusal::QuietHoursEmpty { hour: 7 }.into()));
    check(&[], quiet(DEE, 22, 7), Err(table::Refusal::NotInCampaign { player: DEE }.into()));
    check(&[], quiet(MODERATOR, 22, 24), Err(table::Refusal::QuietHoursOutOfRange { hour: 24 }.into()));
}

#[test]
fn h3_1_a_skipped_hour_is_the_next_and_a_doubled_one_the_first() {
    let berlin = Zone::named("Europe/Berlin").expect("a zone");
    let moment = |month, day, hour| {
        let shown = NaiveDate::from_ymd_opt(2026, month, day).and_then(|date| date.and_hms_opt(hour, 30, 0));
        berlin.moment(shown.expect("a date")).expect("a moment")
    };
    let gap = |one: Time, other: Time| other.since(one);
    // On 29 March, 2:30 does not exist.
    assert_eq!(moment(3, 29, 2), moment(3, 29, 3));
    assert_eq!(gap(moment(3, 29, 1), moment(3, 29, 3)), Span::hours(1));
    // On 25 October, 2:30 comes twice.
    assert_eq!(gap(moment(10, 25, 1), moment(10, 25, 2)), Span::hours(1));
    assert_eq!(gap(moment(10, 25, 2), moment(10, 25, 3)), Span::hours(2));
}
