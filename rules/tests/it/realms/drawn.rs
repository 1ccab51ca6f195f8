//! Undoing never lets a player redraw cards after seeing some (U5.9).

use super::covert::dealt;
use super::given::*;
use super::trade::given::{begin, discard};
use chancery_rules::chance::{Chance, DecisionContext};
use chancery_rules::games::realms::{
    Correction, CovertCorrection, CovertEvent, Event as Effect, Plan, Setting, TradeCards, TradeEvent,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::shuffle::Shuffle;
use chancery_rules::{
    Campaign, Confirmation, Decided, Event, Refusal, Request, TakenEntry, TakingBack, Viewer, take_back,
};
use std::collections::BTreeSet;

/// Returns the table with nine trade cards, so that some are left to shuffle.
fn many_cards() -> Evening {
    let mut evening = seated(ALL);
    let mut plan: Plan = plan();
    plan.trade = plan.trade.iter().cycle().take(9).cloned().collect();
    evening.play(&[load(plan), act(ADA, chancery_rules::games::realms::Command::BeginTurn)]);
    evening
}

fn deal(player: PlayerId, count: u32) -> Step {
    correct(Correction::Covert(CovertCorrection::Deal { player, count }))
}

/// Plays steps and has a moderator undo them. Returns what the undo led to.
fn undone(evening: &mut Evening, steps: &[Step]) -> Vec<Effect> {
    let (before, told) = (evening.campaign.clone(), evening.log.len());
    evening.play(steps);
    effects(&evening.take_back(before, told))
}

fn promise(evening: &Evening) -> String {
    let deck = &state(&evening.campaign).trade.deck;
    deck.shuffles.last().expect("it is shuffled").promise.clone()
}

fn entry(by: PlayerId, events: Vec<Event>) -> TakenEntry {
    TakenEntry { seq: 9, number: 9, is_numbered: true, at: START, actor: Some(by), undone: false, events }
}

/// Asks to take back a player's latest act. Returns the question and the result.
fn takes_back(rebuilt: &Campaign, evening: &Evening, from: usize) -> (Confirmation, Decided) {
    let taken = [entry(ADA, evening.log[from..].to_vec())];
    let wish = |confirmed| TakingBack::Ask { confirmed };
    let both = (&evening.campaign, rebuilt);
    let needed = match take_back(both, &taken, ADA, &wish(None), evening.now) {
        Err(Refusal::MustConfirm(needed)) => needed,
        other => panic!("{other:?}"),
    };
    let decided = take_back(both, &taken, ADA, &wish(Some(needed.clone())), evening.now);
    (needed, decided.expect("it has been seen"))
}

#[test]
fn u5_9_a_draw_is_taken_back_if_all_players_agree() {
    for cards in [TradeCards::Table, TradeCards::Trader] {
        let mut evening = many_cards();
        evening.play(&[setting(Setting::TradeCards(cards))]);
        let (rebuilt, from) = (evening.campaign.clone(), evening.log.len());
        evening.play(&[begin(ADA)]);
        let (needed, decided) = takes_back(&rebuilt, &evening, from);
        let Confirmation::TakesBack { players, alone, .. } = needed else {
            panic!("{needed:?}");
        };
        assert_eq!((players, alone), (vec![BO, CY, DEE], false));
        let Decided::Goes(events) = decided else {
            panic!("nobody has agreed");
        };
        let Some(Event::TakeBackAsked(Request { openly, privately, .. })) = events.first() else {
            panic!("{events:?}");
        };
        assert_eq!((openly, privately.len()), (&BTreeSet::from([BO, CY, DEE]), 0));
    }
    // An undo that shows no cards affects only the players it touches.
    let mut evening = many_cards();
    evening.play(&[begin(ADA)]);
    let (rebuilt, from) = (evening.campaign.clone(), evening.log.len());
    evening.play(&[discard(ADA)]);
    let (needed, _) = takes_back(&rebuilt, &evening, from);
    assert!(matches!(needed, Confirmation::TakesBack { alone: true, .. }));
}

#[test]
fn u5_9_undoing_a_reveal_reshuffles_the_undrawn_cards() {
    let mut evening = many_cards();
    let before = promise(&evening);
    let events = undone(&mut evening, &[begin(ADA)]);
    let [
        Effect::Trade(TradeEvent::Reshuffled { shuffle }),
        Effect::Trade(TradeEvent::ShuffleShown { promise: shown, text, .. }),
    ] = &events[..]
    else {
        panic!("{events:?}");
    };
    // The text of the old shuffle is shown and matches its hash. The new hash is different.
    assert_eq!((shown, shuffle.count), (&before, 9));
    assert!(text.starts_with("trade "));
    assert_ne!(promise(&evening), before);
    assert_eq!(promise(&evening), shuffle.promise);
    // Cards drawn before stay where they are.
    evening.play(&[begin(ADA), discard(ADA)]);
    let discards = state(&evening.campaign).trade.deck.discards.clone();
    let events = undone(&mut evening, &[begin(ADA), discard(ADA)]);
    let Some(Effect::Trade(TradeEvent::Reshuffled { shuffle })) = events.first() else {
        panic!("{events:?}");
    };
    assert_eq!((shuffle.count, discards.len()), (6, 3));
    assert_eq!(state(&evening.campaign).trade.deck.discards, discards);
    // Undoing the undo does not restore an order that everybody has seen.
    let (rebuilt, told) = (evening.campaign.clone(), evening.log.len());
    undone(&mut evening, &[begin(ADA)]);
    let known = promise(&evening);
    let again = effects(&evening.take_back(rebuilt, told));
    assert!(matches!(again[..], [Effect::Trade(TradeEvent::Reshuffled { .. }), ..]), "{again:?}");
    assert_ne!(promise(&evening), known);
}

#[test]
fn u5_9_undoing_anything_else_keeps_the_decks() {
    let mut evening = many_cards();
    let before = promise(&evening);
    assert_eq!(undone(&mut evening, &[place(ADA, "Free", 1)]), []);
    evening.play(&[begin(ADA)]);
    assert_eq!(undone(&mut evening, &[discard(ADA)]), []);
    assert_eq!(promise(&evening), before);
}

#[test]
fn u5_9_undoing_a_deal_reshuffles_covert_cards() {
    let mut evening = table();
    evening.play(&[deal(BO, 2)]);
    let newest = |evening: &Evening| -> (u64, Shuffle) {
        let deck = &state(&evening.campaign).covert.deck;
        (deck.newest, deck.shuffles[&deck.newest].clone())
    };
    let (number, before) = newest(&evening);
    let hand = state(&evening.campaign).covert.hands[&BO].clone();
    let events = undone(&mut evening, &[deal(CY, 2)]);
    let [Effect::Covert(CovertEvent::Reshuffled { shuffle })] = &events[..] else {
        panic!("Bo's cards are hidden still: {events:?}");
    };
    let (again, now) = newest(&evening);
    assert_eq!((again, &now), (number + 1, &**shuffle));
    assert_eq!(now.count, before.count - 2);
    assert_ne!(now.promise, before.promise);
    assert_eq!(state(&evening.campaign).covert.hands[&BO], hand);
    // Players see only its hash.
    let redacted = evening.campaign.redacted_for(Viewer::TABLE);
    assert!(state(&redacted).covert.deck.shuffles.values().all(|one| one.text().is_none()));
    // Once Bo's cards have been seen, the old text is shown.
    let cards: Vec<String> = state(&evening.campaign).covert.hand(BO).iter().map(|card| card.name.clone()).collect();
    let mut shown = Vec::new();
    for card in cards {
        use chancery_rules::games::realms::{Command as Act, CovertCommand};
        shown.extend(told(&mut evening, act(BO, Act::Covert(CovertCommand::Discard { card }))));
    }
    let texts = shown.iter().filter(|event| {
        matches!(event, Effect::Covert(CovertEvent::ShuffleShown { promise, .. }) if *promise == before.promise)
    });
    assert_eq!(texts.count(), 1, "{shown:?}");
    // Every remaining card can be dealt exactly once.
    let left = u32::try_from(now.count).expect("few");
    evening.play(&[deal(DEE, left)]);
    assert_eq!(state(&evening.campaign).covert.hands[&DEE].count, now.count);
}

#[test]
fn u5_9_a_dealt_card_counts_as_a_draw_even_if_hidden() {
    let mut evening = table();
    let from = evening.log.len();
    evening.play(&[deal(BO, 1), dealt(CY, &[])]);
    let known = chancery_rules::known(&evening.campaign.settings, &evening.log[from..], ADA.into());
    assert!(known.iter().any(Event::is_draw), "{known:?}");
}

#[test]
fn u5_9_the_new_order_depends_on_the_undo_seed() {
    let promised = |seed: u8| {
        let mut evening = many_cards();
        let (rebuilt, from) = (evening.campaign.clone(), evening.log.len());
        evening.play(&[begin(ADA)]);
        let taken = [entry(ADA, evening.log[from..].to_vec())];
        let confirmed = Some(Confirmation::Undoes { entries: 1, from: 9, second: false });
        let order = chancery_rules::Undo { by: MODERATOR, moderator: true, entries: 1, private: 0, from: 9, confirmed };
        let moment = DecisionContext { now: evening.now, chance: Chance::new([seed; 32]) };
        let events = chancery_rules::undo((&evening.campaign, &rebuilt), &taken, &order, moment);
        let events = events.expect("a moderator has seen it");
        let found = effects(&events).into_iter().find_map(|event| match event {
            Effect::Trade(TradeEvent::Reshuffled { shuffle }) => Some(shuffle.promise),
            _ => None,
        });
        found.expect("it is shuffled")
    };
    assert_ne!(promised(1), promised(2));
}
