//! Covert cards and their effects (U6.4), charges (U6.5), the deck and hands (U7.3).

use super::covert::*;
use super::given::*;
use chancery_rules::chance::{Chance, DecisionContext};
use chancery_rules::games::realms::{
    Action, Card, CardEffect, Command as Act, Correction, CovertCommand, CovertCorrection, CovertEvent, CovertNeeds,
    CovertRefusal, Event as Effect, Kind, Marked, Needs, Piece, Play, Refusal as No, Target, Unused, playable,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::shuffle::Shuffle;
use chancery_rules::{Event, Refusal, Viewer, decide, notices};

fn deal(player: PlayerId, count: u32) -> Step {
    correct(Correction::Covert(CovertCorrection::Deal { player, count }))
}

fn charges(player: PlayerId, count: u32) -> Step {
    correct(Correction::Covert(CovertCorrection::Charges { player, count }))
}

fn discard(player: PlayerId, card: &str) -> Step {
    let card = text(card);
    act(player, Act::Covert(CovertCommand::Discard { card }))
}

fn counted(card: &str, realm: &str, area: &str, count: u32) -> Step {
    let play = Play { card: text(card), realm: Some(text(realm)), area: Some(text(area)), count: Some(count) };
    act(ADA, Act::Covert(CovertCommand::Play(play)))
}

/// Returns the table of a map with this card in place of the spy network.
fn with_card(card: Card, given: &[Step]) -> Evening {
    let mut evening = seated(ALL);
    let mut plan = plan();
    plan.covert = vec![card];
    evening.play(&[load(plan), act(ADA, Act::BeginTurn)]);
    evening.play(given);
    evening
}

fn card(target: Target, effect: Option<CardEffect>) -> Card {
    Card {
        name: text("Ploy"),
        kind: Kind::SpyNetwork,
        price: price(1, 0),
        target,
        text: String::new(),
        effect,
        copies: 1,
    }
}

fn hand(evening: &Evening, player: PlayerId) -> Vec<String> {
    let covert = &state(&evening.campaign).covert;
    covert.hand(player).iter().map(|card| card.name.clone()).collect()
}

#[test]
fn u6_4_remove_influence_returns_it_to_its_owner() {
    let effect = CardEffect::RemoveInfluence { count: 2 };
    let given = [lies(BO, "Mid", 2), lies(CY, "Mid", 1)];
    let mut evening = with_card(card(Target::Area, Some(effect)), &given);
    let whose = refused(&mut evening, play(ADA, "ploy", None, Some("Mid")));
    let realms = vec![text("Borne"), text("Corse")];
    let area = text("Mid");
    assert_eq!(whose, No::Covert(CovertRefusal::ChooseWhose { area, realms }));
    let supply_before = supply(&evening, BO)[0];
    let no = refused(&mut evening, counted("ploy", "Borne", "Mid", 3));
    let (count, most) = (3, 2);
    assert_eq!(no, No::Covert(CovertRefusal::CountOutOfRange { count, most }));
    evening.play(&[play(ADA, "ploy", Some("Borne"), Some("Mid")), later(12)]);
    assert_eq!(influence(&evening, BO, "Mid"), 0, "all that the effect allows");
    assert_eq!(supply(&evening, BO)[0], supply_before + 2);
    // If there is only one opponent, the player is not asked, and the order may name a smaller count.
    evening.play(&[lies(CY, "Mid", 2), counted("ploy", "Corse", "Mid", 1), later(12)]);
    assert_eq!(influence(&evening, CY, "Mid"), 1);
}

#[test]
fn u6_4_swap_influence_can_enter_a_full_area() {
    let given = [lies(BO, "Free", 3), lies(CY, "Free", 2), place(ADA, "Mid", 2)];
    let mut evening = after(&given);
    let full = unmet(&mut evening, place(ADA, "Free", 1));
    assert_eq!(full.0, "U2.3");
    let left = supply(&evening, ADA)[0];
    evening.play(&[play(ADA, "sabotage-reputation", Some("Corse"), Some("Free")), later(12)]);
    let lie = [ADA, BO, CY].map(|player| influence(&evening, player, "Free"));
    assert_eq!(lie, [1, 3, 1]);
    assert_eq!(supply(&evening, ADA)[0], left - 1);
    // U2.2 and U2.4 apply: one area is out of reach, and player realms own all of another.
    let far = Action::Covert(Play {
        card: text("sabotage-reputation"),
        realm: Some(text("Corse")),
        area: Some(text("Gilt")),
        count: None,
    });
    evening.play(&[lies(CY, "Gilt", 1)]);
    assert_eq!(unmet_rules(&evening, ADA, &far), ["U2.2"]);
}

#[test]
fn u6_4_place_claim_follows_u4_2_and_adjacency() {
    let ploy = || card(Target::Area, Some(CardEffect::PlaceClaim));
    let given = [lies(BO, "Free", 0), play(ADA, "ploy", None, Some("Free"))];
    let mut evening = with_card(ploy(), &given);
    assert_eq!(has(&evening, ADA, Piece::Claim, "Free"), 1, "it targets no player");
    assert_eq!(purse(&evening, ADA).0, 5, "at the price of the card");
    let rules = |evening: &mut Evening, area: &str| {
        let step = play(ADA, "ploy", None, Some(area));
        unmet(evening, step).0
    };
    assert_eq!(rules(&mut evening, "Free"), "U4.2");
    assert_eq!(rules(&mut evening, "Gilt"), "U4.1");
}

#[test]
fn u6_4_forge_alliance_follows_u3_without_its_price() {
    let given = [dealt(ADA, &[ALLIANCE]), lies(ADA, "Gilt", 1)];
    let mut evening = after(&given);
    let step = play(ADA, "new-alliance", Some("Gilt"), None);
    assert_eq!(unmet(&mut evening, step.clone()).0, "U3.2");
    evening.play(&[lies(ADA, "Gilt", 2), step]);
    let realm = state(&evening.campaign).realm("Gilt").expect("it is there");
    assert_eq!(realm.ally, Some(ADA));
    assert_eq!(influence(&evening, ADA, "Gilt"), 3);
    assert_eq!(purse(&evening, ADA), (5, 20), "the card's price, not 3");
    assert_eq!(hand(&evening, ADA), Vec::<String>::new());
}

#[test]
fn u6_4_a_mark_lies_on_a_realm_or_with_its_player() {
    let mut evening = after(&[dealt(ADA, &[STUDY, STUDY + 1])]);
    evening.play(&[play(ADA, "study-technology", None, None)]);
    evening.play(&[play(ADA, "study-technology", None, None)]);
    evening.play(&[play(ADA, "support-rebels", Some("Dunn"), None), later(12)]);
    let marks = &state(&evening.campaign).covert.marks;
    let seen: Vec<_> = marks.iter().map(|one| (one.on.clone(), &one.name[..], one.count)).collect();
    let (ada, dee) = (Marked::Player(ADA), Marked::Player(DEE));
    assert_eq!(seen, [(ada, "study", 2), (dee, "unrest", 1)]);
    let effect = CardEffect::Mark { name: text("gold"), count: 3, own: false };
    let ploy = card(Target::Npr, Some(effect));
    let evening = with_card(ploy, &[play(ADA, "ploy", Some("Gilt"), None)]);
    let marks = &state(&evening.campaign).covert.marks;
    assert_eq!(marks[0].on, Marked::Npr(text("Gilt")));
    assert_eq!(marks[0].count, 3);
    // The card says that the mark is the player's own, although it targets another, who may counter it.
    let effect = CardEffect::Mark { name: text("study"), count: 1, own: true };
    let mut evening = with_card(card(Target::Realm, Some(effect)), &[play(ADA, "ploy", Some("Borne"), None)]);
    assert_eq!(asked(&evening).iter().map(|(to, _)| *to).collect::<Vec<_>>(), [BO]);
    evening.play(&[later(12)]);
    assert_eq!(state(&evening.campaign).covert.marks[0].on, Marked::Player(ADA));
}

#[test]
fn u6_4_an_option_that_the_card_does_not_use_is_refused() {
    let mut evening = after(&[dealt(ADA, &[STUDY])]);
    let step = |card: &str, realm: Option<&str>, area: Option<&str>, count| {
        let play = Play { card: text(card), realm: realm.map(text), area: area.map(text), count };
        act(ADA, Act::Covert(CovertCommand::Play(play)))
    };
    for (name, realm, area, count, option) in [
        ("Study Technology", Some("Borne"), None, None, Unused::Realm),
        ("Support Rebels", Some("Dunn"), Some("Mid"), None, Unused::Area),
        ("Support Rebels", Some("Dunn"), None, Some(1), Unused::Count),
    ] {
        let no = refused(&mut evening, step(name, realm, area, count));
        assert_eq!(no, No::Covert(CovertRefusal::Unused { card: text(name), option }));
    }
}

#[test]
fn u6_4_a_text_only_card_is_played_and_shown() {
    let mut evening = with_card(card(Target::Realm, None), &[]);
    evening.play(&[play(ADA, "PLOY", Some("borne"), None)]);
    let effects = told(&mut evening, later(12));
    assert_eq!(effects.len(), 1, "the table enters what it does");
    assert_eq!(purse(&evening, ADA), (5, 20));
}

#[test]
fn u6_4_missing_targets_are_asked_for_and_wrong_ones_refused() {
    let mut evening = after(&[dealt(ADA, &[ALLIANCE, COUNTER[0]])]);
    let mut no = |card: &str, realm, area| refused(&mut evening, play(ADA, card, realm, area));
    let card = text("Support Rebels");
    let realms = ["Borne", "Corse", "Dunn"].map(text).to_vec();
    let choose = CovertRefusal::ChooseRealm { card, realms };
    assert_eq!(no("support-rebels", None, None), No::Covert(choose));
    let (card, areas) = (text("Sow Discontent"), vec![text("Free")]);
    let choose = CovertRefusal::ChooseArea { card, areas };
    assert_eq!(no("sow-discontent", None, None), No::Covert(choose));
    let (realm, player) = (text("Corse"), CY);
    let player_realm = No::NotAnNpr { realm, player };
    assert_eq!(no("new-alliance", Some("Corse"), None), player_realm);
    let npr = No::IsAnNpr { realm: text("Gilt") };
    assert_eq!(no("support-rebels", Some("Gilt"), None), npr);
    // Cy has no influence there.
    let (card, areas) = (text("Sow Discontent"), Vec::new());
    let choose = CovertRefusal::ChooseArea { card, areas };
    let of_cy = no("sow-discontent", Some("corse"), None);
    assert_eq!(of_cy, No::Covert(choose));
    let area = text("Mid");
    let none = CovertRefusal::NoneThere { area };
    assert_eq!(no("sow-discontent", None, Some("Mid")), No::Covert(none));
    let card = text("Counterespionage");
    let answers = CovertRefusal::OnlyAnswers { card };
    assert_eq!(no("counterespionage", None, None), No::Covert(answers));
    let card = text("coup");
    let unknown = CovertRefusal::NoSuchCard { card };
    assert_eq!(no("coup", None, None), No::Covert(unknown));
    let own = evening.attempt(&play(ADA, "support-rebels", Some("Aland"), None));
    let oneself = Refusal::from(chancery_rules::table::Refusal::Oneself);
    assert_eq!(own, Err(oneself));
    // The card has to be in hand.
    let step = play(ADA, "study-technology", None, None);
    let (card, held) = (text("Study Technology"), false);
    let needs = Needs::Covert(CovertNeeds::InHand { card, held });
    assert_eq!(unmet(&mut evening, step), ("U6.4", needs));
    let names: Vec<&str> = playable(state(&evening.campaign), ADA).iter().map(|one| &one.name[..]).collect();
    assert_eq!(names, ["Support Rebels", "Sow Discontent", "Sabotage Reputation", "New Alliance"]);
}

#[test]
fn u6_5_a_spy_network_uses_up_charges_and_goes_at_zero() {
    let mut evening = after(&[play(ADA, "support-rebels", Some("Dunn"), None)]);
    let covert = |evening: &Evening| state(&evening.campaign).covert.charges.clone();
    assert_eq!(covert(&evening).get(&ADA), Some(&1), "spent when it is declared");
    evening.play(&[later(12), play(ADA, "support-rebels", Some("Dunn"), None), later(12)]);
    assert_eq!(covert(&evening).get(&ADA), None);
    let step = play(ADA, "support-rebels", Some("Dunn"), None);
    let none = Needs::Covert(CovertNeeds::Charge { has: 0 });
    assert_eq!(unmet(&mut evening, step), ("U6.5", none));
    evening.play(&[charges(ADA, 3)]);
    assert_eq!(covert(&evening).get(&ADA), Some(&3));
}

#[test]
fn u6_5_charges_stay_spent_if_the_action_is_countered() {
    let mut evening = after(&[dealt(DEE, &[COUNTER[0]])]);
    evening.play(&[play(ADA, "support-rebels", Some("Dunn"), None)]);
    let step = counters(&evening, DEE);
    evening.play(&[step, later(12)]);
    assert_eq!(state(&evening.campaign).covert.marks, []);
    assert_eq!(state(&evening.campaign).charges(ADA), 1);
}

fn seeded(evening: &mut Evening, step: &Step, seed: u8) -> Vec<Event> {
    let Step::Order(order) = step else { panic!("an order is decided") };
    let chance = Chance::new([seed; 32]);
    let now = evening.now;
    let events = decide(&evening.campaign, order, DecisionContext { now, chance }).expect("the order is accepted");
    for event in &events {
        evening.campaign.evolve(event);
        evening.log.push(event.clone());
    }
    events
}

fn shuffles(evening: &Evening) -> Vec<Shuffle> {
    let deck = &state(&evening.campaign).covert.deck;
    deck.shuffles.values().cloned().collect()
}

#[test]
fn u7_3_the_journals_seed_shuffles_the_deck() {
    let order = |seed| {
        let mut evening = seated(ALL);
        seeded(&mut evening, &load(plan()), seed);
        evening.play(&[deal(BO, 8)]);
        hand(&evening, BO)
    };
    assert_eq!(order(1), order(1));
    assert_ne!(order(1), order(2));
}

#[test]
fn u7_3_only_its_owner_sees_a_hand() {
    let mut evening = loaded();
    evening.log.clear();
    evening.play(&[deal(BO, 3)]);
    assert_eq!(hand(&evening, BO).len(), 3);
    for viewer in [Viewer::TABLE, ADA.into(), Viewer::from(MODERATOR).moderating(true)] {
        let seen = evening.campaign.redacted_for(viewer);
        let covert = &state(&seen).covert;
        assert_eq!((covert.hand(BO).len(), covert.hands[&BO].count), (0, 3));
        let settings = &evening.campaign.settings;
        let log = evening.log.iter();
        let log = log.filter_map(|event| event.redacted_for(settings, viewer));
        let log: Vec<Event> = log.collect();
        let hidden = CovertEvent::Dealt { player: BO, count: 3, cards: Vec::new(), names: Vec::new() };
        assert_eq!(effects(&log), [Effect::Covert(hidden)]);
    }
    let own = evening.campaign.redacted_for(BO.into());
    assert_eq!(state(&own).covert.hand(BO).len(), 3);
    let told = notices(&evening.campaign, &evening.log);
    let told = serde_json::to_string(&told).expect("a value");
    let names = hand(&evening, BO);
    assert!(names.iter().all(|name| !told.contains(&name[..])), "{told}");
}

#[test]
fn u7_3_the_text_is_shown_once_no_card_is_hidden() {
    let mut evening = loaded();
    let promise = shuffles(&evening)[0].redacted().promise;
    evening.play(&[deal(BO, 8)]);
    let names = hand(&evening, BO);
    let mut shown = Vec::new();
    for (n, name) in names.iter().enumerate() {
        let effects = told(&mut evening, discard(BO, name));
        let text = effects.iter().find_map(|effect| match effect {
            Effect::Covert(CovertEvent::ShuffleShown { promise, text, .. }) => Some((promise.clone(), text.clone())),
            _ => None,
        });
        assert_eq!(text.is_some(), n == 7, "card {n}");
        shown.extend(text);
    }
    let (promised, text) = &shown[0];
    assert_eq!(*promised, promise);
    let words: Vec<&str> = text.split(' ').collect();
    assert_eq!((words[0], words[1].len(), words.len()), ("covert", 64, 3));
    // The numbers refer to the cards in the file, with copies but without those of the spy network.
    let file = |number: usize| match number {
        1 | 2 => "New Alliance",
        3 | 4 => "Study Technology",
        _ => "Counterespionage",
    };
    let numbers = words[2].split(',').map(|one| one.parse().expect("a number"));
    assert_eq!(numbers.map(file).collect::<Vec<_>>(), names);
    // A text that was shown is not shown again, neither after a new shuffle nor at the end.
    evening.play(&[deal(BO, 1)]);
    let effects = told(&mut evening, chancery_end());
    let numbers = effects.iter().filter_map(|effect| match effect {
        Effect::Covert(CovertEvent::ShuffleShown { number, .. }) => Some(*number),
        _ => None,
    });
    assert_eq!(numbers.collect::<Vec<_>>(), [2]);
}

#[test]
fn u7_3_discards_are_reshuffled_when_the_deck_runs_out() {
    let mut evening = after(&[deal(BO, 6)]);
    let names = hand(&evening, BO);
    evening.play(&[discard(BO, &names[0]), discard(BO, &names[1])]);
    let no = refused(&mut evening, deal(CY, 5));
    let short = CovertRefusal::DeckShort { needs: 5, has: 4 };
    assert_eq!(no, No::Covert(short));
    let effects = told(&mut evening, deal(CY, 3));
    let kinds = effects.iter().map(|effect| match effect {
        Effect::Covert(CovertEvent::Dealt { count, .. }) => *count,
        Effect::Covert(CovertEvent::Shuffled { shuffle }) => 100 + shuffle.count,
        other => panic!("{other:?}"),
    });
    assert_eq!(kinds.collect::<Vec<_>>(), [2, 102, 1]);
    assert_eq!(shuffles(&evening).len(), 2, "both are promised still");
    assert!(shuffles(&evening).iter().all(Shuffle::keeps_its_promise));
    let not = refused(&mut evening, discard(BO, "Coup"));
    let card = text("Coup");
    assert_eq!(not, No::Covert(CovertRefusal::NotHeld { card }));
}

#[test]
fn u7_3_the_texts_are_shown_at_the_end_or_with_a_new_map() {
    let shown = |step: Step| {
        let mut evening = after(&[deal(BO, 2)]);
        let before = shuffles(&evening)[0].promise.clone();
        let effects = told(&mut evening, step);
        let shown = effects.iter().filter(|effect| {
            matches!(
                effect,
                Effect::Covert(CovertEvent::ShuffleShown { promise, .. }) if *promise == before
            )
        });
        shown.count()
    };
    assert_eq!(shown(chancery_end()), 1);
    assert_eq!(shown(load(plan())), 1);
    let mut evening = after(&[deal(BO, 2), claim(ADA, &["Mid"])]);
    evening.play(&[load(plan())]);
    let covert = &state(&evening.campaign).covert;
    assert!(covert.hands.is_empty() && covert.window.is_none() && asked(&evening).is_empty());
    assert_eq!(covert.rows, 1, "row numbers are unique");
}

fn chancery_end() -> Step {
    crate::given::end()
}
