//! Absences, and for how long they suspend the time to answer (L14.1).

use super::given::*;
use chancery_rules::games::leverage::{Access, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;
use chancery_rules::{
    AskedAway, Confirmation, DuringAbsence, Event, Moderation, Offer, Outcome, Refusal, Reminder, Setting, Silence,
    WhileAway, deadline, settle, table,
};

fn at(hour: i64) -> Time {
    START + hours(hour)
}

const DAY: i64 = 24;

/// The requests made during the absence are listed when the player is back.
fn caught_up(player: PlayerId) -> Event {
    let since = START;
    Event::CaughtUp { player, since }
}

/// Ada holds 20 over Bo, so that she can ask him.
fn rich() -> Step {
    gift(ADA, BO, 1000)
}

fn after_days(days: i64) -> Step {
    wait(days * DAY)
}

#[track_caller]
fn pending(given: &[Step], offer: u64) -> Offer {
    after(given).offers.pending[&id(offer)].clone()
}

/// Returns the warning about Bo's absence that Ada gets before she asks him.
#[track_caller]
fn told_first(given: &[Step], when: Step) -> AskedAway {
    match asked_first(given, when) {
        Confirmation::AsksAway { away, .. } => away[0],
        other => panic!("not who is away, but {other:?}"),
    }
}

#[test]
fn l14_1_the_answer_time_starts_when_the_player_returns() {
    let asked = [rich(), away(BO), wait(30), ask_money(ADA, BO, 250)];
    let offer = pending(&asked, 1);
    assert!(offer.awaits_return);
    // The deadline is the latest possible: it assumes that all fourteen days are used.
    assert_eq!(offer.deadline, Some(at(14 * DAY + 72)));
    // A week later nothing has been decided, and no reminder has gone out.
    check(&[&asked[..], &[after_days(7)]].concat(), wait(0), Ok(vec![]));
    let back = [&asked[..], &[after_days(7), back(BO)]].concat();
    let offer = pending(&back, 1);
    assert_eq!(offer.deadline, Some(at(30 + 7 * DAY + 72)));
    assert!(!offer.awaits_return);
    let reminded = vec![Event::OfferReminded { offer: id(1), reminder: Reminder::HalfTime }];
    check(&back, wait(36), Ok(reminded));
}

#[test]
fn l14_1_earlier_questions_keep_their_deadline() {
    let given = [rich(), ask_money(ADA, BO, 250), away(BO)];
    let silent = vec![closed(1, Outcome::Refused, None, DUE), lost(BO, ADA, 10, -10, Why::FavourRefused(id(1)))];
    check(&[&given[..], &[wait(71)]].concat(), wait(1), Ok(silent));
}

#[test]
fn l14_1_absent_players_return_at_the_announced_time() {
    let given = [rich(), away_until(BO, 3 * DAY), ask_money(ADA, BO, 250)];
    let campaign = after(&given);
    let due = campaign.offers.pending[&id(1)].deadline;
    assert_eq!(due, Some(at(3 * DAY + 72)));
    assert_eq!(deadline(&campaign), Some(at(3 * DAY)));
    assert!(!campaign.comes_back_by_acting(BO) && !campaign.may_be_called(BO, START));
    let campaign = check(&given, after_days(3), Ok(vec![came_back(BO, at(3 * DAY)), caught_up(BO)]));
    assert!(campaign.may_be_called(BO, at(3 * DAY)));
    assert_eq!(campaign.offers.pending[&id(1)].deadline, due);
    // A bot that was down all that time decides the same.
    let mut evening = Evening::begin();
    evening.play(&given);
    let events = settle(&evening.campaign, at(10 * DAY));
    assert_eq!(events.first(), Some(&came_back(BO, at(3 * DAY))));
    let silent = closed(1, Outcome::Refused, None, at(6 * DAY));
    assert_eq!(events.get(1), Some(&silent));
}

#[test]
fn l14_1_changing_an_absence_moves_its_deadlines() {
    let asked = [rich(), away_until(BO, 9 * DAY), ask_money(ADA, BO, 250)];
    let sooner = [&asked[..], &[wait(DAY), away_until(BO, 2 * DAY)]].concat();
    assert_eq!(pending(&sooner, 1).deadline, Some(at(2 * DAY + 72)));
    let later = [&asked[..], &[wait(DAY), away_until(BO, 30 * DAY)]].concat();
    assert_eq!(pending(&later, 1).deadline, Some(at(14 * DAY + 72)));
    // The change does not start a new absence. Protection still counts from when he left.
    let absence = after(&later).players[&BO].absence.unwrap();
    assert_eq!((absence.since, absence.protected_until), (START, Some(at(14 * DAY))));
}

#[test]
fn l14_1_absences_protect_for_14_days_in_any_30() {
    let protected = |given: &[Step]| {
        let absence = after(given).players[&BO].absence;
        absence.unwrap().protected_until
    };
    assert_eq!(protected(&[away(BO)]), Some(at(14 * DAY)));
    // Ten days are used up, so four are left.
    let ten = [away(BO), after_days(10), back(BO)];
    assert_eq!(protected(&[&ten[..], &[away(BO)]].concat()), Some(at(14 * DAY)));
    let week_later = [&ten[..], &[after_days(7), away(BO)]].concat();
    assert_eq!(protected(&week_later), Some(at(21 * DAY)));
    // From day 28 on, the remaining four last until day 32. By then two of the ten have left the thirty-day window, and
    // the pattern repeats.
    let late = [&ten[..], &[after_days(18), away(BO)]].concat();
    assert_eq!(protected(&late), Some(at(42 * DAY)));
    // All fourteen are used up, so nothing protects him until the first has left the thirty-day window.
    let all = [away(BO), after_days(14), back(BO)];
    assert_eq!(protected(&[&all[..], &[away(BO)]].concat()), None);
    let again = [&all[..], &[after_days(16), away(BO)]].concat();
    assert_eq!(protected(&again), Some(at(44 * DAY)));
    // Thirty days after the last of it, the full allowance is back.
    let fresh = [&all[..], &[after_days(30), away(BO)]].concat();
    assert_eq!(protected(&fresh), Some(at((44 + 14) * DAY)));
}

#[test]
fn l14_1_deadlines_run_once_the_protection_ends() {
    let asked = [rich(), away(BO), ask_money(ADA, BO, 250), after_days(15)];
    // The time started on day 14, and is still running when he is back.
    let late = [&asked[..], &[back(BO)]].concat();
    assert_eq!(pending(&late, 1).deadline, Some(at(14 * DAY + 72)));
    // New requests have the usual deadline.
    let now = [&asked[..], &[ask_money(ADA, BO, 50)]].concat();
    assert_eq!(pending(&now, 2).deadline, Some(at(15 * DAY + 72)));
    assert!(!pending(&now, 2).awaits_return);
    let told = told_first(&asked, ask_money(ADA, BO, 50));
    assert_eq!(told.then, WhileAway::Runs);
    let given = [&asked[..], &[wait(2 * DAY - 1)]].concat();
    let mut evening = Evening::begin();
    evening.play(&given);
    let silent = closed(1, Outcome::Refused, None, at(17 * DAY));
    assert_eq!(evening.attempt(&wait(1)).unwrap().first(), Some(&silent));
}

#[test]
fn l14_1_the_asker_is_warned_first() {
    let (player, until) = (BO, Some(at(3 * DAY)));
    let given = [rich(), away_until(BO, 3 * DAY)];
    let then = WhileAway::StandsStill { until: at(3 * DAY) };
    let told = AskedAway { player, until, then };
    assert_eq!(told_first(&given, ask_money(ADA, BO, 250)), told);
    // The warning also appears if asking is free, and for other players. It does not appear for a gift, which asks for
    // nothing.
    assert_eq!(told_first(&given, offer_access(ADA, BO, Access::Trade)), told);
    assert_eq!(told_first(&given, propose(CY, BO, 5)), told);
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.attempt(&gift(BO, ADA, 5)).is_ok());
    assert!(evening.attempt(&gift(CY, BO, 5)).is_ok());
    // If he comes back before she agrees, or stays away longer, the warning she saw is out of date.
    let question = asked_first(&given, ask_money(ADA, BO, 250));
    let agreed = confirmed(ask_money(ADA, BO, 250), question);
    evening.play(&[away_until(BO, 4 * DAY)]);
    assert!(matches!(evening.attempt(&agreed), Err(Refusal::MustConfirm(_))));
    evening.play(&[back(BO)]);
    assert!(evening.attempt(&agreed).is_ok());
}

#[test]
fn l14_1_one_question_covers_the_absence_and_the_game() {
    // Bo holds 0 money after this, and cannot pay.
    let given = [rich(), gift(BO, CY, 2000), away(BO)];
    let question = asked_first(&given, ask_money(ADA, BO, 250));
    let Confirmation::AsksAway { game: Some(_), .. } = &question else {
        panic!("{question:?}");
    };
    let when = confirmed(ask_money(ADA, BO, 250), question);
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.attempt(&when).is_ok());
}

#[test]
fn l14_1_a_campaign_may_let_such_offers_lapse_or_run() {
    let given = |how| [rich(), set(Setting::Away(how)), away(BO), ask_money(ADA, BO, 250)];
    let lapse = pending(&given(DuringAbsence::Lapse), 1);
    assert_eq!((lapse.deadline, lapse.silence), (Some(DUE), Silence::Lapse));
    let cost_comes_back =
        vec![closed(1, Outcome::Lapsed, None, DUE), spent(ADA, BO, -5, 20, Why::FavourTakenBack(id(1)))];
    let steps = [&given(DuringAbsence::Lapse)[..], &[wait(71)]].concat();
    check(&steps, wait(1), Ok(cost_comes_back));
    let run = pending(&given(DuringAbsence::Run), 1);
    assert_eq!((run.deadline, run.silence), (Some(DUE), Silence::Refuse));
    assert!(!run.awaits_return && !lapse.awaits_return);
    let first = |how| {
        let given = [rich(), set(Setting::Away(how)), away(BO)];
        told_first(&given, ask_money(ADA, BO, 250)).then
    };
    assert_eq!(first(DuringAbsence::Lapse), WhileAway::Lapses);
    assert_eq!(first(DuringAbsence::Run), WhileAway::Runs);
}

#[test]
fn l14_1_the_terms_at_the_time_of_asking_hold() {
    let run = || set(Setting::Away(DuringAbsence::Run));
    let given = [rich(), away(BO), ask_money(ADA, BO, 250), run(), wait(30)];
    assert_eq!(pending(&given, 1).deadline, Some(at(14 * DAY + 72)));
    let back = [&given[..], &[back(BO)]].concat();
    assert_eq!(pending(&back, 1).deadline, Some(at(30 + 72)));
    // Days are used up only while they protect.
    let stand_still = set(Setting::Away(DuringAbsence::StandStill));
    let given = [run(), away(BO), after_days(9), stand_still];
    let absence = after(&given).players[&BO].absence.unwrap();
    assert_eq!(absence.protected_until, None);
}

#[test]
fn l14_1_an_absence_stops_nothing_without_a_deadline() {
    let given = [rich(), set(Setting::Silence(Silence::Wait)), away(BO)];
    let offer = pending(&[&given[..], &[ask_money(ADA, BO, 250)]].concat(), 1);
    assert_eq!((offer.deadline, offer.awaits_return), (None, false));
}

#[test]
fn l14_1_extra_time_is_added_after_the_return() {
    let (offer, by) = (id(1), hours(24));
    let extended = moderate(Moderation::Extend { offer, by });
    let asked = [rich(), away(BO), ask_money(ADA, BO, 250), extended];
    assert_eq!(pending(&asked, 1).deadline, Some(at(14 * DAY + 96)));
    let back = [&asked[..], &[wait(5), back(BO)]].concat();
    assert_eq!(pending(&back, 1).deadline, Some(at(5 + 96)));
}

#[test]
fn l14_1_a_pause_and_an_absence_count_once() {
    // He returns during the pause, so the time to answer begins when the pause ends.
    let asked = [rich(), away(BO), ask_money(ADA, BO, 250), wait(10), pause()];
    let within = [&asked[..], &[wait(50), back(BO), wait(40), resume()]].concat();
    assert_eq!(pending(&within, 1).deadline, Some(at(100 + 72)));
    // He returns after the pause.
    let later = [&asked[..], &[wait(90), resume(), wait(7), back(BO)]].concat();
    assert_eq!(pending(&later, 1).deadline, Some(at(107 + 72)));
    // His return date passes during the pause. The absence still ends by the calendar.
    let named = [rich(), away_until(BO, 20), ask_money(ADA, BO, 250), pause()];
    assert_eq!(deadline(&after(&named)), Some(at(20)));
    let campaign = check(&named, wait(30), Ok(vec![came_back(BO, at(20)), caught_up(BO)]));
    assert!(!campaign.players[&BO].away);
    let resumed = [&named[..], &[wait(30), wait(70), resume()]].concat();
    assert_eq!(pending(&resumed, 1).deadline, Some(at(100 + 72)));
    // She asks during the pause.
    let in_pause = [rich(), away(BO), pause()];
    let mut evening = Evening::begin();
    evening.play(&in_pause);
    let paused = table::Refusal::Paused { since: START };
    assert_eq!(evening.attempt(&ask_money(ADA, BO, 250)), Err(Refusal::from(paused)));
}

#[test]
fn l14_1_leaving_ends_an_absence() {
    let given = [away(BO), wait(5), leave(BO), join(BO)];
    let campaign = after(&given);
    assert!(!campaign.players[&BO].away && campaign.players[&BO].absence.is_none());
    // Leaving does not renew the allowance.
    let again = after(&[&given[..], &[away(BO)]].concat());
    assert_eq!(again.players[&BO].absence.unwrap().protected_until, None);
}

#[test]
fn l14_1_only_an_absent_player_can_return() {
    check(&[], back(BO), Err(Refusal::from(table::Refusal::NotAway)));
    check(&[away(BO), back(BO)], back(BO), Err(Refusal::from(table::Refusal::NotAway)));
}

#[test]
fn l14_1_an_absence_lasts_an_hour_to_a_year() {
    let refused = |value| {
        let (least, most) = (hours(1), hours(365 * DAY));
        Err(Refusal::from(table::Refusal::SpanOutOfRange { value, least, most }))
    };
    check(&[], away_until(BO, 0), refused(hours(0)));
    check(&[wait(9)], away_until(BO, 5), refused(hours(0)));
    check(&[], away_until(BO, 366 * DAY), refused(hours(366 * DAY)));
    after(&[away_until(BO, 1), away_until(CY, 365 * DAY)]);
}
