//! A trade has a deadline (U5.1), needs a confirmation at the end of the turn, and can be undone step by step.

use super::given::*;
use chancery_rules::games::realms::{self as game, Command as Act, Setting, TradeConfirmation, TradeEvent, Why};
use chancery_rules::time::Span;
use chancery_rules::{Event, deadline};

#[test]
fn u5_1_the_deadline_discards_all_cards_unpaid_and_keeps_the_ship() {
    let mut evening = after(&[begin(ADA), ship(ADA, "North Sea", "North Sea", None, None)]);
    assert_eq!(deadline(&evening.campaign), Some(START + Span::hours(24)));
    evening.play(&[Step::Wait(Span::millis(24 * 3_600_000 - 1))]);
    assert!(is_trading(&evening));
    let happened = traded(&mut evening, Step::Wait(Span::millis(1)));
    assert!(matches!(happened[..], [TradeEvent::Discarded { why: Why::Deadline, pays: 0, ducats: 20, .. }]));
    assert_eq!(has(&evening, ADA, game::Piece::Protection, "North Sea"), 2);
    assert_eq!(deadline(&evening.campaign), None);
    // The turn continues.
    assert_eq!(state(&evening.campaign).seating.active, Some(ADA));
}

#[test]
fn u5_1_the_deadline_is_a_setting_and_a_pause_stops_it() {
    let mut evening = after(&[setting(Setting::TradeHours(3)), begin(ADA)]);
    // A trade in progress keeps its deadline.
    evening.play(&[setting(Setting::TradeHours(1)), wait(2), pause(), wait(100)]);
    assert!(is_trading(&evening));
    evening.play(&[resume(), Step::Wait(Span::millis(3_600_000 - 1))]);
    assert!(is_trading(&evening));
    evening.play(&[Step::Wait(Span::millis(1))]);
    assert!(!is_trading(&evening));
}

#[test]
fn ending_the_turn_during_a_trade_asks_and_discards() {
    let mut evening = after(&[begin(ADA)]);
    let asked = question(&mut evening, &act(ADA, Act::EndTurn));
    let ends = TradeConfirmation::EndsTurn { pays: 2 };
    assert_eq!(asked, game::Confirmation::Trade(ends));
    assert!(is_trading(&evening));
    let happened = told(&mut evening, act(ADA, Act::EndTurn));
    let (player, next) = (ADA, Some(BO));
    assert_eq!(happened.last(), Some(&game::Event::TurnEnded { player, next }));
    assert_eq!(purse(&evening, ADA), (5, 22));
    // Without a trade, ending the turn needs no confirmation.
    evening.play(&[act(BO, Act::BeginTurn)]);
    assert!(evening.attempt(&act(BO, Act::EndTurn)).is_ok());
}

#[test]
fn u1_7_a_trader_who_leaves_collects_nothing() {
    let mut evening = after(&[begin(ADA)]);
    let happened = traded(&mut evening, leave(ADA));
    assert!(matches!(happened[0], TradeEvent::Discarded { why: Why::Left, pays: 0, ducats: 20, .. }));
    assert_eq!(purse(&evening, ADA), (5, 20));
    // A player who leaves in another's trade ends nothing.
    let mut evening = after(&[begin(ADA), leave(BO)]);
    assert!(is_trading(&evening));
    evening.play(&[discard(ADA)]);
}

#[test]
fn the_end_of_the_campaign_reveals_the_shuffles() {
    let mut plan = plan();
    plan.trade.push(plan.trade[0].clone());
    let mut evening = seated(ALL);
    evening.play(&[load(plan), act(ADA, Act::BeginTurn), begin(ADA)]);
    let happened = traded(&mut evening, end());
    assert!(matches!(
        happened[..],
        [TradeEvent::Discarded { why: Why::CampaignEnded, pays: 2, .. }, TradeEvent::ShuffleShown { .. },]
    ));
}

/// Undoes the steps `undone`, which came after `given`, `later` hours afterwards.
fn taken_back(given: &[Step], undone: &[Step], later: i64) -> Evening {
    let mut evening = after(given);
    let (rebuilt, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(undone);
    evening.play(&[wait(later)]);
    evening.take_back(rebuilt, told);
    evening
}

#[test]
fn undo_resumes_a_trade_at_any_step() {
    let chosen = |evening: &Evening| choose(evening, ADA, &[5, 2], "Northport");
    let mut evening = taken_back(&[], &[begin(ADA)], 0);
    assert_eq!(purse(&evening, ADA), (6, 20));
    evening.play(&[begin(ADA)]);
    let to_slot = || ship(ADA, "North Sea", "North Sea", None, None);
    let mut evening = taken_back(&[begin(ADA)], &[to_slot()], 1);
    assert_eq!(has(&evening, BO, game::Piece::Protection, "North Sea"), 1);
    evening.play(&[to_slot()]);
    let begun = after(&[begin(ADA)]);
    let mut evening = taken_back(&[begin(ADA)], &[chosen(&begun)], 1);
    assert_eq!(merchants(&evening, ADA), merchants(&table(), ADA));
    assert_eq!(purse(&evening, ADA), (5, 20));
    let step = chosen(&evening);
    evening.play(&[step]);
    let mut evening = taken_back(&[begin(ADA)], &[discard(ADA)], 1);
    let step = chosen(&evening);
    evening.play(&[step]);
}

#[test]
fn undoing_an_expired_trade_gives_it_full_time() {
    let mut evening = taken_back(&[begin(ADA)], &[wait(24)], 50);
    assert!(is_trading(&evening));
    assert_eq!(deadline(&evening.campaign), Some(evening.now + Span::hours(24)));
    evening.play(&[wait(23)]);
    assert!(is_trading(&evening));
    evening.play(&[wait(1)]);
    assert!(!is_trading(&evening));
}

#[test]
fn a_trade_replays_identically() {
    let mut evening = loaded();
    evening.play(&[
        act(ADA, Act::BeginTurn),
        merchant(BO, 1, Some("Midfair"), false),
        pirates("Midfair", 0),
        begin(ADA),
        ship(ADA, "North Sea", "North Sea", None, None),
    ]);
    let step = choose(&evening, ADA, &[3, 1], "Northport");
    evening.play(&[step, pause(), wait(1), resume(), begin(ADA), wait(25)]);
    let stored: Vec<String> =
        evening.log.iter().map(|event| serde_json::to_string(event).expect("it can be written")).collect();
    let read: Vec<Event> = stored.iter().map(|event| serde_json::from_str(event).expect("it can be read")).collect();
    assert_eq!(read, evening.log);
    let replayed = chancery_rules::Campaign::replay(evening.campaign.id, &read);
    assert_eq!(replayed, Some(evening.campaign));
}
