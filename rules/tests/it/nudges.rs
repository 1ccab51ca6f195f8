//! A player who does not act on their turn is called, and later the players who can help (L14.4).

use super::given::*;
use chancery_rules::games::ambassadors::Command as Act;
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Audience, Campaign, Command, Event, Nudge, Offer, QuietHours, Reminder, RulesetName, Setting, Silence, Waiting,
    deadline, found, notices, settle,
};

/// Returns an evening of ambassadors with four players, founded by a moderator. Players are called after `hours`.
fn table(hours: i64) -> Evening {
    let founding = found("Orion", RulesetName::Ambassadors, None, START).expect("a good name");
    let mut evening =
        Evening { campaign: Campaign::new(CampaignId(1), &founding), now: START, log: vec![Event::Founded(founding)] };
    evening.campaign.founder = Some(MODERATOR);
    evening.play(&[ADA, BO, CY, DEE].map(join));
    evening.play(&[set(Setting::Nudge(Span::hours(hours)))]);
    evening
}

fn begin(player: PlayerId) -> Step {
    order(player, Command::from(Act::BeginAction))
}

fn done(player: PlayerId) -> Step {
    order(player, Command::from(Act::EndAction))
}

fn acted_for(step: Step) -> Step {
    match step {
        Step::Order(mut order) => {
            order.on_behalf = Some(MODERATOR);
            order.moderator = true;
            Step::Order(order)
        }
        Step::Event(_) | Step::Answer(..) | Step::Wait(_) => step,
    }
}

fn minutes(count: i64) -> Step {
    Step::Wait(Span::seconds(count * 60))
}

fn waiting(campaign: &Campaign) -> Option<(PlayerId, bool)> {
    let waiting = campaign.nudging.waiting;
    waiting.map(|waiting| (waiting.player, waiting.begun))
}

fn called(campaign: &Campaign, events: &[Event]) -> Vec<PlayerId> {
    let told = notices(campaign, events).into_iter();
    let told = told.filter(|notice| notice.to == Audience::Table);
    told.flat_map(|notice| notice.calls).collect()
}

fn nudged(player: PlayerId, since: Time, nudge: Nudge) -> Event {
    Event::ActionCalled { player, since, nudge, next: None, moderator: None }
}

#[test]
fn l14_4_nudges_go_to_the_player_the_next_and_the_moderator() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA)]);
    assert_eq!(waiting(&evening.campaign), Some((BO, false)));
    assert_eq!(deadline(&evening.campaign), Some(START + hours(24)));
    assert_eq!(evening.attempt(&wait(23)), Ok(vec![]));
    let first = nudged(BO, START, Nudge::Player);
    assert_eq!(evening.attempt(&wait(1)), Ok(vec![first.clone()]));
    assert_eq!(called(&evening.campaign, &[first]), [BO]);
    // It happens only once: settling again does nothing.
    assert_eq!(settle(&evening.campaign, evening.now), []);
    let events = evening.attempt(&wait(24)).unwrap();
    assert_eq!(called(&evening.campaign, &events), [BO, CY]);
    let events = evening.attempt(&wait(24)).unwrap();
    assert_eq!(called(&evening.campaign, &events), [BO, CY, MODERATOR]);
    assert_eq!(deadline(&evening.campaign), None);
    assert_eq!(evening.attempt(&wait(24 * 30)), Ok(vec![]));
}

#[test]
fn l14_4_a_bot_that_was_down_for_a_week_nudges_once() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA)]);
    let events = evening.attempt(&wait(24 * 7)).unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!(called(&evening.campaign, &events), [BO, CY, MODERATOR]);
}

#[test]
fn l14_4_acting_in_a_turn_restarts_the_nudge_timer() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA), wait(23), begin(BO)]);
    assert_eq!(waiting(&evening.campaign), Some((BO, true)));
    assert_eq!(deadline(&evening.campaign), Some(START + hours(47)));
    // Within the hour, no further activity is recorded.
    let choose = |materials| {
        let (science, money) = (None, None);
        let materials = Some(materials);
        let cubes = Act::Population { materials, science, money };
        order(BO, Command::from(cubes))
    };
    evening.play(&[minutes(30), choose(9)]);
    assert_eq!(deadline(&evening.campaign), Some(START + hours(47)));
    evening.play(&[minutes(60), choose(8)]);
    assert_eq!(evening.campaign.nudging.waiting.unwrap().since, evening.now);
    // Acts of other players are not progress.
    let since = evening.now;
    evening.play(&[wait(5), order(CY, Command::QuietHours { hours: None })]);
    assert_eq!(evening.campaign.nudging.waiting.unwrap().since, since);
    // Setting quiet hours is not progress either.
    evening.play(&[order(BO, Command::QuietHours { hours: None })]);
    assert_eq!(evening.campaign.nudging.waiting.unwrap().since, since);
}

#[test]
fn l14_4_a_recently_active_player_is_nudged_only_when_idle() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA), begin(BO)]);
    // Cy has done nothing yet.
    let events = evening.attempt(&done(BO)).unwrap();
    assert_eq!(called(&evening.campaign, &events), [CY]);
    evening.play(&[begin(CY), done(CY), begin(DEE)]);
    // Ada ended her action a moment ago.
    let events = evening.attempt(&done(DEE)).unwrap();
    assert_eq!(called(&evening.campaign, &events), []);
    assert_eq!(evening.attempt(&minutes(9)), Ok(vec![]));
    let since = evening.now - Span::seconds(9 * 60);
    let turn = nudged(ADA, since, Nudge::Turn);
    assert_eq!(evening.attempt(&minutes(1)), Ok(vec![turn.clone()]));
    assert_eq!(called(&evening.campaign, &[turn]), [ADA]);
    evening.play(&[begin(ADA)]);
    // She began in time.
    let mut evening = table(24);
    let round = [ADA, BO, CY, DEE].map(|player| [begin(player), done(player)]);
    evening.play(&round.concat());
    evening.play(&[minutes(9), begin(ADA)]);
    assert_eq!(evening.attempt(&minutes(9)), Ok(vec![]));
    // Half an hour later, a player is called again.
    evening.play(&[minutes(25)]);
    let events = evening.attempt(&done(ADA)).unwrap();
    assert_eq!(called(&evening.campaign, &events), [BO]);
}

#[test]
fn l14_4_quiet_hours_delay_the_nudge() {
    // The evening begins at 16:00 UTC.
    let mut evening = table(24);
    let zone = None;
    let hours = Some(QuietHours { from: 15, to: 18, zone });
    evening.play(&[order(BO, Command::QuietHours { hours })]);
    evening.play(&[begin(ADA)]);
    let events = evening.attempt(&done(ADA)).unwrap();
    assert!(events.contains(&Event::CallMissed { player: BO, at: START }));
    // The nudge at the same hour of the next day is missed as well.
    evening.play(&[wait(3)]);
    let events = evening.attempt(&wait(21)).unwrap();
    let at = evening.now;
    let missed = Event::CallMissed { player: BO, at };
    assert_eq!(events, [nudged(BO, START, Nudge::Player), missed]);
}

#[test]
fn l14_4_a_stand_in_advances_and_an_absence_does_not_block() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA), away(BO)]);
    let events = evening.attempt(&wait(24)).unwrap();
    assert_eq!(events[0], nudged(BO, START, Nudge::Player));
    evening.play(&[acted_for(begin(BO))]);
    assert_eq!(waiting(&evening.campaign), Some((BO, true)));
    assert_eq!(evening.campaign.nudging.waiting.unwrap().since, evening.now);
    // Bo was not the one at the table.
    assert_eq!(evening.campaign.nudging.seen.get(&BO), None);
}

#[test]
fn l14_4_paused_time_does_not_count() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA), wait(10), pause(), wait(100)]);
    // Only the end of the pause is due.
    assert_eq!(deadline(&evening.campaign), Some(START + hours(10 + 29 * 24)));
    evening.play(&[resume()]);
    assert_eq!(deadline(&evening.campaign), Some(START + hours(124)));
    assert_eq!(evening.attempt(&wait(13)), Ok(vec![]));
    let since = START + hours(100);
    assert_eq!(evening.attempt(&wait(1)), Ok(vec![nudged(BO, since, Nudge::Player)]));
}

#[test]
fn l14_4_a_campaign_may_turn_nudges_off() {
    let mut evening = table(0);
    let events = evening.attempt(&begin(ADA)).unwrap();
    assert_eq!(events.len(), 1);
    evening.play(&[done(ADA)]);
    assert_eq!(deadline(&evening.campaign), None);
    assert_eq!(evening.campaign.nudging.waiting, None);
    // If nudges are enabled in the middle of an action, the wait counts from then.
    evening.play(&[begin(BO), wait(50)]);
    evening.play(&[set(Setting::Nudge(Span::hours(2)))]);
    assert_eq!(waiting(&evening.campaign), Some((BO, true)));
    assert_eq!(deadline(&evening.campaign), Some(evening.now + hours(2)));
    evening.play(&[set(Setting::Nudge(Span::hours(0)))]);
    assert_eq!(waiting(&evening.campaign), None);
    assert_eq!(deadline(&evening.campaign), None);
    for hours in [-1, 14 * 24 + 1] {
        let outcome = evening.attempt(&set(Setting::Nudge(Span::hours(hours))));
        assert!(outcome.is_err(), "{hours}");
    }
}

#[test]
fn l14_4_leaving_passes_the_turn_and_pings_the_next_player() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA), leave(BO)]);
    assert_eq!(waiting(&evening.campaign), Some((CY, false)));
    let events = evening.attempt(&minutes(10)).unwrap();
    assert_eq!(called(&evening.campaign, &events), [CY]);
}

#[test]
fn l14_4_an_ended_campaign_nudges_nobody() {
    let mut evening = table(24);
    evening.play(&[begin(ADA), done(ADA), end()]);
    assert_eq!(deadline(&evening.campaign), None);
    assert_eq!(evening.attempt(&wait(100)), Ok(vec![]));
}

#[test]
fn l14_4_undo_restarts_the_nudge_timer() {
    let mut evening = table(24);
    evening.play(&[begin(ADA)]);
    evening.play(&[done(ADA)]);
    let before = (evening.campaign.clone(), evening.log.len());
    evening.play(&[wait(23), begin(BO), wait(10)]);
    evening.take_back(before.0, before.1);
    let expected = Waiting { player: BO, begun: false, since: evening.now, silent: false, last: None };
    assert_eq!(evening.campaign.nudging.waiting, Some(expected));
}

#[test]
fn l14_4_an_offer_without_a_deadline_gets_one_reminder() {
    let given = [set(Setting::Silence(Silence::Wait)), gift(ADA, BO, 500), ask_money(ADA, BO, 50)];
    let mut evening = Evening::begin();
    evening.play(&given);
    assert_eq!(deadline(&evening.campaign), Some(START + hours(24)));
    let reminded = |offer: &Offer| Event::OfferReminded { offer: offer.id, reminder: Reminder::HalfTime };
    let offer = evening.campaign.offers.pending.values().next().cloned();
    let reminded = reminded(&offer.expect("it is pending"));
    // Ten hours of pause do not count.
    evening.play(&[pause(), wait(10), resume(), wait(23)]);
    assert_eq!(evening.attempt(&wait(1)), Ok(vec![reminded]));
    assert_eq!(deadline(&evening.campaign), None);
    assert_eq!(evening.attempt(&wait(100)), Ok(vec![]));
}
