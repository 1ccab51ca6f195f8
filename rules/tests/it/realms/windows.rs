//! A window while play is paused, undone or corrected, while players leave or the settings or the map change, and when
//! the game ends (U6.2, U1.7). Every player asked has the full time, and nothing secret leaks.

use super::covert::*;
use super::given::*;
use chancery_rules::games::realms::{CovertEvent, Event as Effect, Outcome as Came, Piece, Setting as OfRealms};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Audience, Command, Event, Moderation, ModeratorPlays, Notice, Order, Outcome, Setting, Viewer, notices,
};

/// Returns the table after Ada swapped influence in Mid and Bo answered with a counter. Cy also holds a counter, and Cy
/// and Dee have not answered yet.
fn answered() -> Evening {
    let mut evening = swapping(&[dealt(BO, &[COUNTER[0]]), dealt(CY, &[COUNTER[1]])]);
    let step = counters(&evening, BO);
    evening.play(&[step]);
    evening
}

fn extended(evening: &Evening, player: PlayerId, hours: i64) -> Step {
    let (offer, by) = (question_to(evening, player), Span::hours(hours));
    moderate(Moderation::Extend { offer, by })
}

fn voided(evening: &Evening, player: PlayerId) -> Step {
    let (offer, reason) = (question_to(evening, player), text("a slip"));
    moderate(Moderation::Void { offer, reason })
}

fn due(evening: &Evening, player: PlayerId) -> Time {
    let offer = question_to(evening, player);
    let offer = &evening.campaign.offers.pending[&offer];
    offer.deadline.expect("a window closes")
}

/// Checks that Bo's counter has just been played, and that Ada has twelve hours to counter it.
#[track_caller]
fn ada_has_the_whole_time(evening: &Evening) {
    assert_eq!(due(evening, ADA), evening.now + Span::hours(12));
    let window = state(&evening.campaign).covert.window.as_ref();
    let step = window.and_then(|window| window.steps.last());
    assert_eq!(step.map(|step| step.since), Some(evening.now));
}

#[test]
fn u6_2_the_last_leaver_closes_the_row_at_once() {
    let mut evening = answered();
    let step = passes(&evening, CY);
    evening.play(&[step, later(11), leave(DEE)]);
    assert_eq!(settled(&mut evening), [], "it is closed already");
    ada_has_the_whole_time(&evening);
    evening.play(&[later(11)]);
    assert_eq!(asked(&evening).len(), 2, "Ada, and Cy before all eyes");
    let effects = told(&mut evening, later(1));
    assert_eq!(came(&effects), Some(Came::Countered { by: BO }));
}

#[test]
fn u6_2_voiding_the_last_question_closes_the_row_at_once() {
    let mut evening = answered();
    let step = passes(&evening, CY);
    evening.play(&[step, later(11)]);
    let step = voided(&evening, DEE);
    evening.play(&[step]);
    ada_has_the_whole_time(&evening);
    // If a moderator voids all questions, the window does not wait.
    let mut evening = declared();
    let step = voided(&evening, CY);
    assert_eq!(came(&told(&mut evening, step)), Some(Came::TookEffect));
}

#[test]
fn u6_2_a_pause_closes_nothing_and_then_allows_the_full_time() {
    let mut evening = answered();
    let step = passes(&evening, CY);
    evening.play(&[step, later(1), moderate(Moderation::Pause), later(50)]);
    let steps = [voided(&evening, DEE), later(50)];
    for step in steps {
        assert_eq!(told(&mut evening, step), []);
    }
    evening.play(&[moderate(Moderation::Resume)]);
    ada_has_the_whole_time(&evening);
    // The counter of a player who left during the window has no effect when it closes.
    let mut evening = answered();
    let step = passes(&evening, DEE);
    evening.play(&[step, moderate(Moderation::Pause), later(50), leave(CY)]);
    evening.play(&[later(50), moderate(Moderation::Resume)]);
    ada_has_the_whole_time(&evening);
}

#[test]
fn u6_2_a_pause_and_an_extension_both_move_the_deadline() {
    let mut evening = answered();
    let step = extended(&evening, CY, 24);
    evening.play(&[later(2), moderate(Moderation::Pause), later(100), step]);
    evening.play(&[moderate(Moderation::Resume), later(33)]);
    assert_eq!(asked(&evening).len(), 3);
    assert_eq!(due(&evening, CY), evening.now + Span::hours(1));
    evening.play(&[later(1)]);
    ada_has_the_whole_time(&evening);
}

/// The row shows one deadline, that of its last question. It closes then, or once all have answered. Early answers do
/// not change that.
#[test]
fn u6_2_an_extended_question_keeps_the_row_open() {
    let mut evening = answered();
    let step = extended(&evening, CY, 24);
    evening.play(&[step, later(30)]);
    let step = counters(&evening, CY);
    evening.play(&[step]);
    assert_eq!(settled(&mut evening), [], "Dee can answer still");
    let step = passes(&evening, DEE);
    evening.play(&[step, later(0)]);
    ada_has_the_whole_time(&evening);
    // Dee does not answer, so it closes when Cy's time would have ended.
    let mut evening = answered();
    let steps = [extended(&evening, CY, 24), passes(&evening, CY)];
    evening.play(&steps);
    evening.play(&[later(35)]);
    assert_eq!(asked(&evening).len(), 3);
    evening.play(&[later(1)]);
    ada_has_the_whole_time(&evening);
}

#[test]
fn u6_2_extending_a_question_extends_its_whole_row() {
    let mut evening = answered();
    let step = extended(&evening, CY, 24);
    evening.play(&[step]);
    let due = evening.now + Span::hours(36);
    let deadlines = |evening: &Evening| -> Vec<Option<Time>> {
        evening.campaign.offers.pending.values().map(|offer| offer.deadline).collect()
    };
    assert_eq!(deadlines(&evening), [Some(due); 3], "Bo's too, who has answered");
    // Bo's counter opens another row, which is extended alone.
    evening.play(&[later(36)]);
    let step = extended(&evening, ADA, 24);
    evening.play(&[step]);
    assert_eq!(deadlines(&evening), [Some(due), Some(due), Some(due + Span::hours(36))], "the old row is still shown");
    // A moderator who is asked gets more time by extending the question to another player.
    let mut evening = answered();
    let plays = Setting::ModeratorPlays(ModeratorPlays::Second);
    let (offer, by) = (question_to(&evening, DEE), Span::hours(24));
    let command = Command::Moderate(Moderation::Extend { offer, by });
    let extend = Order { by: CY, moderator: true, on_behalf: None, command, confirmed: None };
    evening.play(&[set(plays), Step::Order(extend)]);
    assert!(evening.campaign.second.is_some());
}

/// If a moderator extended a question, the time when its row closes does not reveal whether it was answered.
#[test]
fn u6_2_the_close_of_an_extended_row_reveals_no_answers() {
    let closed_after = |answers: bool| {
        let mut evening = swapping(&[]);
        let step = extended(&evening, BO, 24);
        if answers {
            let pass = passes(&evening, BO);
            evening.play(&[pass]);
        }
        evening.play(&[step]);
        let mut hours = 0;
        while state(&evening.campaign).covert.window.is_some() {
            evening.play(&[later(1)]);
            hours += 1;
        }
        hours
    };
    assert_eq!((closed_after(false), closed_after(true)), (36, 36));
}

#[test]
fn u6_2_a_changed_time_limit_applies_to_the_next_question() {
    let mut evening = answered();
    evening.play(&[setting(OfRealms::CounterHours(1)), later(11)]);
    assert_eq!(asked(&evening).len(), 3);
    evening.play(&[later(1)]);
    assert_eq!(due(&evening, ADA), evening.now + Span::hours(1));
    evening.play(&[setting(OfRealms::CounterHours(48))]);
    let effects = told(&mut evening, later(1));
    assert_eq!(came(&effects), Some(Came::Countered { by: BO }));
}

/// A moderator who also plays learns nothing about a player's hand by giving orders for that player.
#[test]
fn u6_2_a_moderator_who_answers_does_not_see_the_hand() {
    let answered_for = |cards: &[usize]| {
        let mut evening = swapping(&[dealt(BO, cards)]);
        let (offer, picks) = (question_to(&evening, BO), Vec::new());
        let answer = Order {
            by: BO,
            moderator: true,
            on_behalf: Some(CY),
            command: Command::Accept { offer, picks },
            confirmed: None,
        };
        let outcome = evening.attempt(&Step::Order(answer));
        let seen = evening.campaign.redacted_for(Viewer::from(CY).moderating(true));
        let seen = super::counters::json(&*seen);
        let steps = [passes(&evening, CY), passes(&evening, DEE)];
        evening.play(&steps);
        (outcome, seen, came(&settled(&mut evening)))
    };
    let (with, without) = (answered_for(&[COUNTER[0]]), answered_for(&[STUDY]));
    assert_eq!((with.0, with.1), (without.0, without.1));
    assert_eq!(with.2, None, "Ada is asked about Bo's counter");
    assert_eq!(without.2, Some(Came::TookEffect), "Bo holds none to play");
}

/// After the deadline, a moderator undoes what came in between. The public view of the reopened questions does not
/// reveal who has answered.
#[test]
fn u6_2_an_undone_window_reveals_no_answers() {
    let seen_after = |answers: bool| {
        let mut evening = swapping(&[dealt(BO, &[COUNTER[0]])]);
        let (before, told) = (evening.campaign.clone(), evening.log.len());
        evening.play(&[place(ADA, "Mid", 1)]);
        if answers {
            let step = counters(&evening, BO);
            evening.play(&[step]);
        }
        evening.play(&[later(30)]);
        let events = evening.take_back(before, told);
        let to_all = |one: &Notice| one.to == Audience::Table;
        let told = notices(&evening.campaign, &events).into_iter();
        // The offers voided by Bo's counter were already public.
        let told = told.filter(|one| to_all(one) && matches!(one.events[0], Event::OfferExtended { .. }));
        let told: Vec<Notice> = told.collect();
        let seen = evening.campaign.redacted_for(DEE.into()).offers.pending.clone();
        (told, seen)
    };
    let (with, without) = (seen_after(true), seen_after(false));
    assert_eq!(with.0.len(), 3);
    assert_eq!(with, without);
}

#[test]
fn u6_7_a_new_map_cancels_the_action() {
    let mut evening = answered();
    let effects = told(&mut evening, load(plan()));
    assert_eq!(came(&effects), Some(Came::CalledOff));
    let lapsed = [BO, CY, DEE].map(|player| (player, Outcome::Lapsed));
    assert_eq!(closed_as(&evening), lapsed, "no answer shows");
    assert_eq!(evening.campaign.offers.answers.len(), 0);
    assert_eq!(settled(&mut evening), []);
    // Row numbers are never reused, so the first row's message is not taken for the next one's.
    evening.play(&[claim(ADA, &["Mid"])]);
    assert_eq!(state(&evening.campaign).covert.rows, 2);
}

#[test]
fn u6_7_the_end_of_the_game_ends_the_action_without_effect() {
    let mut evening = answered();
    let effects = told(&mut evening, moderate(Moderation::End));
    assert_eq!(came(&effects), Some(Came::GameEnded));
    let ended = [BO, CY, DEE].map(|player| (player, Outcome::Void));
    assert_eq!(closed_as(&evening), ended, "no answer shows");
    assert_eq!(influence(&evening, BO, "Mid"), 2);
    assert_eq!(state(&evening.campaign).covert.window, None);
    assert_eq!(told(&mut evening, later(100)), []);
}

#[test]
fn u1_7_the_action_takes_effect_when_all_targets_leave() {
    let mut evening = answered();
    evening.play(&[later(3), leave(CY), leave(DEE)]);
    // Bo's counter is played. If Bo leaves, there is none.
    ada_has_the_whole_time(&evening);
    let mut evening = answered();
    evening.play(&[leave(BO), leave(CY)]);
    let effects = told(&mut evening, leave(DEE));
    assert_eq!(came(&effects), Some(Came::TookEffect));
    assert!(effects.iter().any(|one| matches!(one, Effect::Covert(CovertEvent::InfluenceSwapped { .. }))));
    assert_eq!(influence(&evening, BO, "Mid"), 1, "pieces stay");
    assert_eq!(has(&evening, ADA, Piece::Influence, "Mid"), 1);
}

/// Ada leaves while she is asked about the counter: her action has no effect, and the counter remains played.
#[test]
fn u1_7_an_actor_leaving_during_a_counter_ends_everything() {
    let mut evening = answered();
    let steps = [passes(&evening, CY), passes(&evening, DEE)];
    evening.play(&steps);
    evening.play(&[later(0)]);
    let effects = told(&mut evening, leave(ADA));
    assert_eq!(came(&effects), Some(Came::ActorLeft));
    assert_eq!(asked(&evening), []);
    assert_eq!(state(&evening.campaign).covert.deck.discards, [COUNTER[0]]);
    assert_eq!(influence(&evening, BO, "Mid"), 2);
}
