//! The start of a trade, and its end if all cards are discarded (U5.1).

use super::given::*;
use chancery_rules::Viewer;
use chancery_rules::games::realms as game;
use chancery_rules::games::realms::{
    Action, Event as Any, Needs, Setting, State, TradeCards, TradeConfirmation, TradeEvent, TradeNeeds,
    TradeRefusal as Not, Why,
};
use std::collections::BTreeSet;

#[test]
fn u5_1_a_trade_costs_one_power_and_reveals_three_cards() {
    let mut evening = table();
    let asked = question(&mut evening, &begin(ADA));
    let (paid, left) = (price(1, 0), price(5, 20));
    let begins = TradeConfirmation::Begins { price: paid, left };
    assert_eq!(asked, game::Confirmation::Trade(begins));
    let begun = traded(&mut evening, begin(ADA));
    let [TradeEvent::Begun { cards, count: 3, .. }, TradeEvent::ShuffleShown { .. }] = &begun[..] else {
        panic!("it begins, and the deck is through: {begun:?}");
    };
    let numbers: BTreeSet<usize> = cards.iter().map(|card| card.number).collect();
    assert_eq!(numbers, BTreeSet::from([1, 2, 3]));
    assert_eq!(purse(&evening, ADA), (5, 20));
    assert_eq!(state(&evening.campaign).turn.as_ref().map(|turn| turn.actions), Some(1));
}

#[test]
fn u5_1_a_trade_needs_power_and_an_upright_merchant() {
    let mut evening = table();
    purse_of(&mut evening, ADA, 0, 20);
    let (rule, needs) = unmet(&mut evening, begin(ADA));
    assert_eq!((rule, needs), ("U5.1", Needs::Power { needs: 1, has: 0 }));
    purse_of(&mut evening, ADA, 1, 0);
    evening.play(&[merchant(ADA, 1, Some("Northport"), false)]);
    // The other merchant is still upright.
    assert!(checked(&evening, ADA, &Action::Trade).is_open());
    evening.play(&[merchant(ADA, 2, None, false)]);
    assert_eq!(unmet_rules(&evening, ADA, &Action::Trade), ["U5.1"]);
    let (rule, needs) = unmet(&mut evening, begin(ADA));
    let merchant = TradeNeeds::Merchant { upright: 0, has: 2 };
    assert_eq!((rule, needs), ("U5.1", Needs::Trade(merchant)));
}

#[test]
fn u5_1_a_player_runs_one_trade_at_a_time_in_their_turn() {
    let mut evening = after(&[begin(ADA)]);
    let (_, needs) = unmet(&mut evening, begin(ADA));
    assert_eq!(needs, Needs::Trade(TradeNeeds::NoneBegun { by: Some(ADA) }));
    let mut evening = table();
    let (rule, needs) = unmet(&mut evening, begin(BO));
    let (by, active) = (BO, Some(ADA));
    assert_eq!((rule, needs), ("U1.8", Needs::Turn { by, active }));
    evening.play(&[setting(Setting::Actions(1)), place(ADA, "Mid", 1)]);
    let (rule, _) = unmet(&mut evening, begin(ADA));
    assert_eq!(rule, "U1.6");
}

#[test]
fn u5_1_discarding_collects_two_ducats() {
    let mut evening = table();
    assert_eq!(no(&mut evening, discard(ADA)), Not::NotBegun { by: None });
    evening.play(&[begin(ADA)]);
    assert_eq!(no(&mut evening, discard(BO)), Not::NotBegun { by: Some(ADA) });
    let over = traded(&mut evening, discard(ADA));
    assert!(matches!(over[..], [TradeEvent::Discarded { player: ADA, why: Why::Asked, pays: 2, ducats: 22, .. }]));
    assert_eq!(purse(&evening, ADA), (5, 22));
    assert!(!is_trading(&evening));
    assert_eq!(no(&mut evening, discard(ADA)), Not::NotBegun { by: None });
}

#[test]
fn u5_1_a_full_purse_takes_no_more() {
    let mut evening = after(&[begin(ADA)]);
    purse_of(&mut evening, ADA, 5, game::MOST_DUCATS - 1);
    evening.play(&[discard(ADA)]);
    assert_eq!(purse(&evening, ADA), (5, game::MOST_DUCATS));
}

#[test]
fn u5_1_discards_are_shuffled_once_the_deck_is_used_up() {
    // The file has four cards, so the second trade takes the last one and two of the three discarded ones.
    let mut plan = plan();
    plan.trade.push(plan.trade[0].clone());
    let mut evening = seated(ALL);
    evening.play(&[load(plan), act(ADA, game::Command::BeginTurn), begin(ADA)]);
    let first = revealed(&evening);
    let deck = |evening: &Evening| state(&evening.campaign).trade.deck.clone();
    assert_eq!((deck(&evening).left(), deck(&evening).shuffles.len()), (1, 1));
    evening.play(&[discard(ADA)]);
    assert_eq!(deck(&evening).discards, first);
    let begun = traded(&mut evening, begin(ADA));
    let last = (1..=4).find(|card| !first.contains(card)).expect("one is left");
    let second = revealed(&evening);
    assert_eq!(second[0], last);
    assert!(second[1..].iter().all(|card| first.contains(card)) && second[1] != second[2]);
    // The first shuffle is public, so its text is shown. The second still hides one card.
    let [TradeEvent::Begun { shuffle: Some(anew), .. }, TradeEvent::ShuffleShown { text, .. }] = &begun[..] else {
        panic!("the discards are shuffled: {begun:?}");
    };
    assert!(text.starts_with("trade "));
    assert_eq!((deck(&evening).left(), deck(&evening).shuffles.len()), (1, 1));
    assert_eq!(deck(&evening).shuffles[0].promise, anew.promise);
}

fn revealed(evening: &Evening) -> Vec<usize> {
    let trade = &state(&evening.campaign).trade;
    trade.begun.as_ref().expect("a trade has begun").revealed.clone()
}

#[test]
fn u5_1_a_table_may_show_the_cards_only_to_the_trader() {
    let hides = setting(Setting::TradeCards(TradeCards::Trader));
    let mut evening = after(&[hides, begin(ADA)]);
    let seen = |evening: &Evening, viewer: Viewer| {
        let campaign = evening.campaign.redacted_for(viewer);
        let state: &State = campaign.playing().expect("it is played");
        let begun = state.trade.begun.as_ref().expect("a trade has begun");
        (begun.revealed.len(), game::prospects(state).len())
    };
    assert_eq!(seen(&evening, ADA.into()), (3, 3));
    assert_eq!(seen(&evening, BO.into()), (0, 0));
    assert_eq!(seen(&evening, Viewer::TABLE), (0, 0));
    let moderator = Viewer::TABLE.moderating(true);
    assert_eq!(seen(&evening, moderator), (0, 0));
    // The notices reveal nothing more, and the text of the shuffle is not shown yet.
    let told = evening.log.iter();
    let told: Vec<_> = told.filter_map(|event| effects(std::slice::from_ref(event)).pop()).collect();
    let Some(Any::Trade(begun)) = told.last() else {
        panic!("it begins, and nothing follows: {told:?}");
    };
    use chancery_rules::ruleset::GameEvent as _;
    let cards = |viewer| match Any::Trade(begun.clone()).redacted_for(viewer) {
        Any::Trade(TradeEvent::Begun { cards, count, .. }) => (cards.len(), count),
        other => panic!("{other:?}"),
    };
    assert_eq!((cards(Some(ADA)), cards(Some(BO)), cards(None)), ((3, 3), (0, 3), (0, 3)));
    // Discarded cards are public.
    let over = traded(&mut evening, discard(ADA));
    assert!(matches!(over[..], [TradeEvent::Discarded { .. }, TradeEvent::ShuffleShown { .. }]));
}

#[test]
fn u7_3_the_trade_deck_matches_its_published_hash() {
    let mut evening = loaded();
    let promise = {
        let campaign = evening.campaign.redacted_for(ADA.into());
        let state: &State = campaign.playing().expect("it is played");
        assert_eq!(state.trade.deck.shuffles[0].text(), None);
        state.trade.deck.shuffles[0].promise.clone()
    };
    evening.play(&[act(ADA, game::Command::BeginTurn)]);
    let begun = traded(&mut evening, begin(ADA));
    let [TradeEvent::Begun { cards, .. }, TradeEvent::ShuffleShown { promise: kept, text, .. }] = &begun[..] else {
        panic!("all cards are open: {begun:?}");
    };
    assert_eq!(*kept, promise);
    let numbers: Vec<String> = cards.iter().map(|card| card.number.to_string()).collect();
    assert!(text.ends_with(&format!(" {}", numbers.join(","))), "{text}");
}
