//! The view of others on an open window. They only learn that it is open (U6.2).

use super::counters::json;
use super::covert::*;
use super::given::*;
use chancery_rules::games::realms::{Command as Act, Outcome as Came};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::table::Refusal as Table;
use chancery_rules::{
    Answer, Audience, Campaign, Command, Event, Notice, Order, Refusal, Settings, Viewer, decide, is_unnumbered, known,
    notices, settle, stories,
};

/// The next step, depending on the evening so far.
type Next = Box<dyn Fn(&Evening) -> Step>;

#[test]
fn u6_2_every_target_is_asked_whether_or_not_they_hold_the_card() {
    let told = |cards: &[usize]| {
        let mut evening = after(&[dealt(CY, cards)]);
        evening.log.clear();
        evening.play(&[claim(ADA, &["Mid"])]);
        notices(&evening.campaign, &evening.log)
    };
    let [with, without] = [told(&[COUNTER[0]]), told(&[STUDY])];
    assert_eq!(with, without);
    let table: Vec<&Notice> = with.iter().filter(|one| one.to == Audience::Table).collect();
    let direct: Vec<&Notice> = with.iter().filter(|one| one.to == Audience::Player(CY)).collect();
    assert_eq!((table.len(), direct.len(), with.len()), (1, 1, 2));
    assert_eq!(table[0].calls, [CY]);
    assert!(matches!(direct[0].events[..], [Event::OfferMade(_)]));
}

#[test]
fn u6_2_an_answer_is_sealed_and_final() {
    let mut evening = swapping(&[dealt(BO, &[COUNTER[0]])]);
    let seen = |evening: &Evening, viewer: Viewer| json(&*evening.campaign.redacted_for(viewer));
    let others = [Viewer::TABLE, ADA.into(), CY.into(), Viewer::from(MODERATOR).moderating(true)];
    let before = others.map(|viewer| seen(&evening, viewer));
    let from = evening.log.len();
    let step = counters(&evening, BO);
    let offer = question_to(&evening, BO);
    evening.play(&[step]);
    assert_eq!(others.map(|viewer| seen(&evening, viewer)), before);
    let events = &evening.log[from..];
    assert!(is_unnumbered(events));
    assert_eq!(notices(&evening.campaign, events), []);
    for viewer in others {
        assert_eq!(known(&Settings::default(), events, viewer), []);
        assert_eq!(stories(&evening.campaign, events, viewer), []);
    }
    assert_eq!(known(&Settings::default(), events, BO.into()), events);
    let answer = Answer { by: Some(BO), accepts: true, at: evening.now };
    let own = evening.campaign.redacted_for(BO.into());
    assert_eq!(own.offers.answers.get(&offer), Some(&answer));
    let picks = Vec::new();
    for command in [Command::Refuse { offer }, Command::Accept { offer, picks }] {
        let no = evening.attempt(&order(BO, command));
        let sealed = Table::AnswerSealed { offer, answer };
        assert_eq!(no, Err(Refusal::from(sealed)));
    }
    assert!(evening.campaign.offers.pending.contains_key(&offer));
}

#[test]
fn u6_2_an_answer_survives_the_undo_of_later_events() {
    let mut evening = after(&[dealt(CY, &[COUNTER[0]]), claim(ADA, &["Mid"])]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    let (answer, other) = (counters(&evening, CY), place(ADA, "Free", 1));
    evening.play(&[answer, other]);
    let answers = evening.campaign.offers.answers.clone();
    assert_eq!(answers.len(), 1);
    evening.take_back(before, told);
    assert_eq!(evening.campaign.offers.answers, answers);
    // Undoing events after the answer does not require another answer.
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[place(ADA, "Free", 1)]);
    let again = evening.take_back(before, told);
    assert!(again.iter().all(|event| !matches!(event, Event::OfferAnswered { .. })));
    assert_eq!(evening.campaign.offers.answers, answers);
    // If the question itself is undone, it is gone completely.
    let mut evening = table();
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[dealt(CY, &[COUNTER[0]]), claim(ADA, &["Mid"])]);
    let step = counters(&evening, CY);
    evening.play(&[step]);
    evening.take_back(before, told);
    assert!(evening.campaign.offers.answers.is_empty());
}

#[test]
fn u6_2_undoing_an_answers_effects_restarts_their_deadlines() {
    let mut evening = after(&[dealt(CY, &[COUNTER[0]]), claim(ADA, &["Mid"])]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    let answer = counters(&evening, CY);
    evening.play(&[answer, later(48)]);
    let undone_at = evening.now;
    evening.take_back(before, told);
    evening.play(&[later(0)]);
    let counter_of_the_counter = question_to(&evening, ADA);
    let offer = &evening.campaign.offers.pending[&counter_of_the_counter];
    let twelve_hours = chancery_rules::time::Span::hours(12);
    assert_eq!(offer.deadline, Some(undone_at + twelve_hours));
}

#[test]
fn u6_2_a_question_reasked_by_undo_gets_its_full_time() {
    let mut evening = after(&[claim(ADA, &["Mid"])]);
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[later(13)]);
    let now = evening.now;
    evening.take_back(before, told);
    let deadlines = evening.campaign.offers.pending.values().map(|one| one.deadline);
    let twelve_hours = Some(now + chancery_rules::time::Span::hours(12));
    assert!(deadlines.eq([twelve_hours]));
}

#[test]
fn u6_2_answered_players_get_no_reminder_and_nobody_can_tell() {
    let reminded = |answers: bool| {
        let mut evening = swapping(&[]);
        if answers {
            let step = passes(&evening, BO);
            evening.play(&[step]);
        }
        evening.log.clear();
        evening.play(&[later(6)]);
        let told = notices(&evening.campaign, &evening.log);
        assert!(told.iter().all(|one| one.to != Audience::Table));
        (told.len(), json(&stories(&evening.campaign, &evening.log, ADA.into())))
    };
    let [(all, seen), (less, seen_less)] = [reminded(false), reminded(true)];
    assert_eq!((all, less), (3, 2));
    assert_eq!(seen, seen_less);
}

/// Returns everything that a bystander receives from these events, and everything they can see then.
fn received(campaign: &Campaign, events: &[Event], bystander: PlayerId) -> Vec<String> {
    let mine = |notice: &Notice| [Audience::Table, Audience::Player(bystander)].contains(&notice.to);
    let told: Vec<Notice> = notices(campaign, events).into_iter().filter(mine).collect();
    let mut all = vec![json(&told)];
    for viewer in [bystander.into(), Viewer::TABLE, Viewer::from(MODERATOR).moderating(true)] {
        all.push(json(&*campaign.redacted_for(viewer)));
        all.push(json(&known(&Settings::default(), events, viewer)));
        all.push(json(&stories(campaign, events, viewer)));
        let numbered = !events.is_empty() && !is_unnumbered(events);
        all.push(format!("{numbered}"));
    }
    all
}

/// In two games that differ only in who holds Counterespionage, a bystander sees the same, byte for byte, until the
/// window closes.
#[test]
fn u6_2_possible_counters_stay_hidden_until_the_window_closes() {
    for bystander in [DEE, ADA] {
        let games = [[COUNTER[0], STUDY], [STUDY, COUNTER[0]]].map(|[bo, cy]| {
            let mut evening = after(&[lies(BO, "Mid", 2), dealt(BO, &[bo]), dealt(CY, &[cy])]);
            let (mut seen, mut refusals) = (Vec::new(), Vec::new());
            let mut note = |evening: &Evening, from: usize| {
                seen.extend(received(&evening.campaign, &evening.log[from..], bystander));
            };
            let step = play(ADA, "sabotage-reputation", None, Some("Mid"));
            let holder = if bo == COUNTER[0] { BO } else { CY };
            let mut steps: Vec<Next> = vec![
                Box::new(move |_| step.clone()),
                Box::new(|evening| {
                    let bo = question_to(evening, BO);
                    order(BO, Command::Refuse { offer: bo })
                }),
                Box::new(|_| later(6)),
                Box::new(|_| place(ADA, "Free", 1)),
                Box::new(|_| act(ADA, Act::EndTurn)),
                Box::new(|_| order(DEE, Command::Refuse { offer: OfferId(1) })),
            ];
            if holder == BO {
                steps[1] = Box::new(|evening| counters(evening, BO));
            }
            for step in steps {
                let from = evening.log.len();
                let step = step(&evening);
                // The refusals are the same in both games.
                if let Err(refused) = evening.attempt(&step)
                    && !matches!(refused, Refusal::MustConfirm(_))
                {
                    refusals.push(format!("{refused:?}"));
                } else if evening.log.len() == from {
                    evening.play(&[step]);
                }
                note(&evening, from);
            }
            assert!(state(&evening.campaign).covert.window.is_some());
            assert_eq!(refusals.len(), 2, "the turn cannot end, and the offer is not Dee's");
            seen.extend(refusals);
            (seen, evening.campaign)
        });
        let [(one, first), (other, second)] = &games;
        assert_ne!(first, second, "the hidden parts differ");
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other);
        }
        assert_eq!(one.len(), other.len());
    }
}

/// A moderator's order for a player is sealed like the player's own.
#[test]
fn u6_2_an_answer_by_a_moderator_is_shown_only_to_its_player() {
    let evening = declared();
    let offer = question_to(&evening, CY);
    let order = Order {
        by: CY,
        moderator: true,
        on_behalf: Some(MODERATOR),
        command: Command::Refuse { offer },
        confirmed: None,
    };
    let events = decide(&evening.campaign, &order, evening.now).expect("the order is accepted");
    let mut after = evening.campaign.clone();
    events.iter().for_each(|event| after.evolve(event));
    assert!(is_unnumbered(&events));
    let told = notices(&after, &events);
    assert_eq!(told.iter().map(|one| one.to).collect::<Vec<_>>(), [Audience::Player(CY)]);
    assert_eq!(known(&Settings::default(), &events, MODERATOR.into()), events);
    assert_eq!(known(&Settings::default(), &events, ADA.into()), []);
    let closes = settle(&after, evening.now);
    assert_eq!(came(&effects(&closes)), Some(Came::TookEffect));
}
