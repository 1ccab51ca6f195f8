//! The times when a player is not called, and the catch-up afterwards (L14.1).

use super::given::*;
use chancery_rules::games::leverage::Access;
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;
use chancery_rules::{
    Audience, Command, Confirmation, Event, Notice, QuietHours, TakenEntry, Undo, Zone, carry_out_undo, deadline,
    is_undoable, notices, settle, undo,
};

fn quiet(player: PlayerId, from: u8, to: u8) -> Step {
    let zone = None;
    let hours = Some(QuietHours { from, to, zone });
    order(player, Command::QuietHours { hours })
}

fn missed(player: PlayerId, hour: i64) -> Event {
    let at = START + hours(hour);
    Event::CallMissed { player, at }
}

fn caught_up(player: PlayerId, hour: i64) -> Event {
    let since = START + hours(hour);
    Event::CaughtUp { player, since }
}

/// Returns the time `minutes` after midnight UTC, `days` days after the beginning of 2026.
fn minutes(days: i64, minutes: i64) -> Time {
    Time::from_millis((1_767_225_600 + days * 86_400 + minutes * 60) * 1000)
}

#[track_caller]
fn in_zone(name: &str, from: u8, to: u8) -> QuietHours {
    let zone = Some(Zone::named(name).expect("a zone"));
    QuietHours { from, to, zone }
}

#[test]
fn quiet_hours_follow_the_players_local_time() {
    let night = in_zone("europe/berlin", 22, 7);
    assert_eq!(night.zone().to_string(), "Europe/Berlin");
    // In winter, Berlin is one hour ahead of UTC.
    assert!(!night.contain(minutes(4, 20 * 60 + 59)) && night.contain(minutes(4, 21 * 60)));
    assert!(night.contain(minutes(5, 359)) && !night.contain(minutes(5, 360)));
    assert_eq!(night.over(minutes(4, 21 * 60)), minutes(5, 360));
    // On 1 July, it is two hours ahead.
    assert!(!night.contain(minutes(181, 19 * 60 + 59)) && night.contain(minutes(181, 20 * 60)));
    assert_eq!(night.over(minutes(181, 20 * 60)), minutes(182, 300));
    assert_eq!(night.over(minutes(181, 12 * 60)), minutes(181, 12 * 60));
    assert_eq!(Zone::named("Europe/Nowhere"), None);
}

#[test]
fn quiet_hours_support_half_hour_time_zones() {
    // India is five hours and a half ahead.
    let night = in_zone("Asia/Kolkata", 22, 7);
    assert_eq!(night.over(minutes(4, 17 * 60)), minutes(5, 90));
    // In the night of 29 March 2026, Berlin's clocks jump from 2:00 to 3:00.
    let short = in_zone("Europe/Berlin", 1, 4);
    assert_eq!(short.over(minutes(87, 30)), minutes(87, 120));
    // Lord Howe changes its clocks by half an hour: on 5 April 2026 from 2:00 back to 1:30.
    let half = in_zone("Australia/Lord_Howe", 0, 3);
    let over = half.over(minutes(93, 14 * 60));
    assert_eq!(over, minutes(93, 16 * 60 + 30));
}

#[test]
fn each_hour_comes_once_a_day_across_clock_changes() {
    let next = |name, hour, after| Zone::named(name).and_then(|zone: Zone| zone.next(hour, after));
    // In winter, Berlin is one hour ahead of UTC.
    let seven = minutes(5, 7 * 60);
    assert_eq!(next("Europe/Berlin", 8, minutes(4, 12 * 60)), Some(seven));
    assert_eq!(next("Europe/Berlin", 8, minutes(5, 419)), Some(seven));
    assert_eq!(next("Europe/Berlin", 8, seven), Some(minutes(6, 7 * 60)));
    assert_eq!(next("Asia/Kolkata", 7, minutes(4, 600)), Some(minutes(5, 90)));
    // In the night of 29 March 2026 the clocks jump from 2:00 to 3:00.
    let before = minutes(87, 30);
    assert_eq!(next("Europe/Berlin", 2, before), Some(minutes(87, 60)));
    assert_eq!(next("Europe/Berlin", 3, before), Some(minutes(87, 60)));
    assert_eq!(next("Europe/Berlin", 2, minutes(87, 60)), Some(minutes(88, 0)));
    // On 25 October they go back from 3:00 to 2:00.
    let first = minutes(297, 0);
    assert_eq!(next("Europe/Berlin", 2, minutes(296, 1000)), Some(first));
    assert_eq!(next("Europe/Berlin", 2, first), Some(minutes(298, 60)));
    // Lord Howe changes its clocks by half an hour: on 5 April 2026 from 2:00 back to 1:30.
    let lord_howe = "Australia/Lord_Howe";
    let back = minutes(93, 14 * 60);
    assert_eq!(next(lord_howe, 1, minutes(93, 13 * 60)), Some(back));
    assert_eq!(next(lord_howe, 2, back), Some(minutes(93, 15 * 60 + 30)));
    // Samoa skipped 30 December 2011. No day has an hour 24.
    let samoa = Time::from_millis(1_325_200_000_000);
    let next_day = next("Pacific/Apia", 8, samoa).map(|at| at.since(samoa));
    assert!(next_day.is_some_and(|after| after < hours(24)));
    for hour in [24, 48, 255] {
        assert_eq!(next("UTC", hour, seven), None);
    }
}

#[test]
fn l14_1_news_from_quiet_hours_is_delivered_once_afterwards() {
    // The evening begins at 16:00 UTC.
    let given = [quiet(BO, 15, 18)];
    let mut evening = Evening::begin();
    evening.play(&given);
    let events = evening.attempt(&gift(ADA, BO, 100)).unwrap();
    assert_eq!(events.last(), Some(&missed(BO, 0)));
    // Only the first missed event is recorded.
    let events = evening.attempt(&gift(ADA, BO, 100)).unwrap();
    assert!(!events.contains(&missed(BO, 0)));
    assert_eq!(deadline(&evening.campaign), Some(START + hours(2)));
    assert_eq!(evening.attempt(&wait(1)), Ok(vec![]));
    assert_eq!(evening.attempt(&wait(1)), Ok(vec![caught_up(BO, 0)]));
    assert_eq!(deadline(&evening.campaign), None);
    // Players who are called do not miss anything, and neither does the author.
    let events = evening.attempt(&gift(ADA, BO, 100)).unwrap();
    assert!(!events.contains(&missed(BO, 2)));
    let campaign = after(&[quiet(ADA, 15, 18), gift(ADA, BO, 100)]);
    assert_eq!(campaign.players[&ADA].missed, None);
}

#[test]
fn l14_1_only_that_player_gets_the_delayed_news() {
    let mut evening = Evening::begin();
    evening.play(&[quiet(BO, 15, 18), gift(ADA, BO, 100), wait(2)]);
    let told = notices(&evening.campaign, &[caught_up(BO, 0)]);
    let to: Vec<Audience> = told.iter().map(|notice| notice.to).collect();
    assert_eq!(to, [Audience::Player(BO)]);
    assert_eq!(told.iter().flat_map(Notice::called).collect::<Vec<_>>(), [BO]);
}

#[test]
fn l14_1_news_from_an_absence_is_delivered_on_return() {
    let mut evening = Evening::begin();
    evening.play(&[away(BO), offer_access(ADA, BO, Access::Trade), wait(30)]);
    let back_again = evening.attempt(&back(BO)).unwrap();
    let (at, since) = (START + hours(30), 0);
    assert_eq!(back_again, [came_back(BO, at), caught_up(BO, since)]);
    // He catches up at the time he named, but not before his quiet hours end: 16:00 plus 19 hours is 11:00.
    let mut evening = Evening::begin();
    evening.play(&[away_until(BO, 19), quiet(BO, 10, 13), gift(ADA, BO, 50)]);
    assert_eq!(evening.attempt(&wait(19)), Ok(vec![came_back(BO, START + hours(19))]));
    assert_eq!(deadline(&evening.campaign), Some(START + hours(21)));
    assert_eq!(evening.attempt(&wait(2)), Ok(vec![caught_up(BO, 0)]));
    // He is called at noon and returns at night, so he catches up in the morning.
    let mut evening = Evening::begin();
    evening.play(&[away(BO), gift(ADA, BO, 50), wait(6), quiet(BO, 21, 23), back(BO)]);
    assert_eq!(evening.campaign.players[&BO].missed.map(|missed| missed.from), Some(START + hours(6)));
    assert_eq!(deadline(&evening.campaign), Some(START + hours(7)));
    assert_eq!(evening.attempt(&wait(1)), Ok(vec![caught_up(BO, 0)]));
    // If nothing happened, there is nothing to catch up on.
    let mut evening = Evening::begin();
    evening.play(&[away(BO), gift(ADA, CY, 50), wait(30)]);
    let back_again = evening.attempt(&back(BO)).unwrap();
    assert_eq!(back_again, [came_back(BO, START + hours(30))]);
}

#[test]
fn l14_1_turning_quiet_hours_off_delivers_at_once() {
    let mut evening = Evening::begin();
    evening.play(&[quiet(BO, 15, 18), gift(ADA, BO, 100)]);
    let none = order(BO, Command::QuietHours { hours: None });
    let events = evening.attempt(&none).unwrap();
    assert_eq!(events.last(), Some(&caught_up(BO, 0)));
}

#[test]
fn l14_1_a_pause_or_the_end_does_not_delay_news() {
    let mut evening = Evening::begin();
    evening.play(&[quiet(BO, 15, 18), gift(ADA, BO, 100), pause()]);
    assert_eq!(deadline(&evening.campaign), Some(START + hours(2)));
    assert_eq!(evening.attempt(&wait(2)), Ok(vec![caught_up(BO, 0)]));
    let mut evening = Evening::begin();
    evening.play(&[away(BO), gift(ADA, BO, 100)]);
    evening.play(&[end()]);
    assert_eq!(evening.log.last(), Some(&caught_up(BO, 0)));
    assert_eq!(settle(&evening.campaign, START + hours(900)), []);
    // A player who left has nothing to catch up on.
    let campaign = after(&[away(BO), gift(ADA, BO, 100), leave(BO)]);
    assert_eq!(campaign.players[&BO].missed, None);
}

#[test]
fn l14_3_quiet_hours_are_no_step_of_an_undo_and_stand() {
    let mut evening = Evening::begin();
    let rebuilt = evening.campaign.clone();
    let entry = |seq, actor, events| TakenEntry {
        seq,
        number: seq,
        is_numbered: true,
        at: START,
        actor: Some(actor),
        undone: false,
        events,
    };
    let gift = evening.attempt(&gift(ADA, BO, 100)).unwrap();
    let hours = evening.attempt(&quiet(BO, 22, 6)).unwrap();
    assert!(is_undoable(&gift) && !is_undoable(&hours));
    let (entries, from) = (1, 2);
    let confirmed = Some(Confirmation::Undoes { entries, from, second: false });
    let order = Undo { by: MODERATOR, moderator: true, private: 0, entries, from, confirmed };
    let taken = [entry(2, ADA, gift), entry(3, BO, hours)];
    let events = undo((&evening.campaign, &rebuilt), &taken, &order, START).unwrap();
    let mut campaign = rebuilt;
    carry_out_undo(&mut campaign, &taken, &events);
    assert_eq!(money(&campaign, BO), 1000);
    assert_eq!(campaign.players[&BO].quiet, evening.campaign.players[&BO].quiet);
    assert!(campaign.players[&BO].quiet.is_some());
}
