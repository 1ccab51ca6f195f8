//! Covert actions (U6): the kinds, the window, and the players asked. `counters` tests counters, `sealed` the view of
//! others, and `cards` the cards.

use super::given::*;
use chancery_rules::games::realms::{
    Command as Act, CovertCommand, CovertEvent, CovertNeeds, CovertRefusal, Deed, Event as Effect, Needs,
    Outcome as Came, Piece, Play, Refusal as No, Spent,
};
use chancery_rules::ids::{OfferId, PlayerId};
use chancery_rules::{Command, Event, Moderation, Outcome};

/// The numbers of the cards in the deck of `map.json`.
pub const ALLIANCE: usize = 1;
pub const STUDY: usize = 3;
pub const COUNTER: [usize; 4] = [5, 6, 7, 8];

pub fn dealt(player: PlayerId, cards: &[usize]) -> Step {
    let dealt = CovertEvent::Dealt { player, count: cards.len(), cards: cards.to_vec(), names: Vec::new() };
    Step::Event(Event::from(Effect::Covert(dealt)))
}

pub fn asked(evening: &Evening) -> Vec<(PlayerId, OfferId)> {
    let pending = evening.campaign.offers.pending.values();
    pending.map(|offer| (offer.to, offer.id)).collect()
}

pub fn question_to(evening: &Evening, player: PlayerId) -> OfferId {
    let pending = evening.campaign.offers.pending.values();
    let answers = &evening.campaign.offers.answers;
    let waits = |id: &OfferId| !answers.contains_key(id);
    let mut asked = pending.filter(|offer| offer.to == player).map(|offer| offer.id);
    asked.rfind(waits).expect("the player is asked")
}

/// A player counters the action they are asked about.
pub fn counters(evening: &Evening, player: PlayerId) -> Step {
    let (offer, picks) = (question_to(evening, player), Vec::new());
    order(player, Command::Accept { offer, picks })
}

/// A player lets the action they are asked about pass.
pub fn passes(evening: &Evening, player: PlayerId) -> Step {
    let offer = question_to(evening, player);
    order(player, Command::Refuse { offer })
}

/// Returns the table after Ada declared claims on Mid; Cy owns a province there and is asked.
pub fn declared() -> Evening {
    after(&[claim(ADA, &["Mid"])])
}

/// Returns the table after Ada swapped influence in Mid, where Bo has some and Cy and Dee own a province.
pub fn swapping(given: &[Step]) -> Evening {
    let mut steps = vec![lies(BO, "Mid", 2), owned_by("Midwest", "Dunn")];
    steps.extend_from_slice(given);
    let mut evening = after(&steps);
    evening.play(&[play(ADA, "sabotage-reputation", None, Some("Mid"))]);
    evening
}

pub fn play(by: PlayerId, card: &str, realm: Option<&str>, area: Option<&str>) -> Step {
    let play = Play { card: text(card), realm: realm.map(text), area: area.map(text), count: None };
    act(by, Act::Covert(CovertCommand::Play(play)))
}

pub fn settled(evening: &mut Evening) -> Vec<Effect> {
    told(evening, Step::Wait(chancery_rules::time::Span::millis(0)))
}

pub fn later(hours: i64) -> Step {
    Step::Wait(chancery_rules::time::Span::hours(hours))
}

pub fn closed_as(evening: &Evening) -> Vec<(PlayerId, Outcome)> {
    let closed = evening.campaign.offers.closed.values();
    closed.map(|one| (one.offer.to, one.closing.outcome)).collect()
}

/// Returns the result of the window, if one closed among these events.
pub fn came(effects: &[Effect]) -> Option<Came> {
    effects.iter().find_map(|effect| match effect {
        Effect::Covert(CovertEvent::Closed { outcome, .. }) => Some(*outcome),
        _ => None,
    })
}

#[test]
fn u6_1_fabricated_claims_and_cards_are_covert() {
    let mut evening = table();
    let events = told(&mut evening, claim(ADA, &["Mid"]));
    let Some(Effect::Covert(CovertEvent::Declared { deed, spent, targets, row, .. })) = events.first() else {
        panic!("{events:?}");
    };
    let areas = vec![text("Mid")];
    assert_eq!(*deed, Deed::Claims { areas });
    assert_eq!((*spent, &targets[..], *row), (Spent::Nothing, &[CY][..], Some(1)));
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 0, "not before the window closes");
    let card = |card: &str, realm, area| {
        let mut evening = after(&[lies(BO, "Free", 2), dealt(ADA, &[ALLIANCE, STUDY])]);
        evening.play(&[lies(ADA, "Gilt", 3), play(ADA, card, realm, area)]);
        asked(&evening).len()
    };
    assert_eq!(card("support-rebels", Some("Borne"), None), 1);
    assert_eq!(card("Sow Discontent", None, Some("Free")), 1);
    assert_eq!(card("sabotage reputation", None, Some("Free")), 1);
    assert_eq!(card("new-alliance", Some("Gilt"), None), 0, "it targets no player");
    assert_eq!(card("study-technology", None, None), 0);
}

#[test]
fn u6_2_answering_without_a_card_is_refused_privately() {
    let mut evening = declared();
    evening.play(&[dealt(CY, &[STUDY])]);
    let step = counters(&evening, CY);
    let no = refused(&mut evening, step);
    assert_eq!(no, No::Covert(CovertRefusal::NoCounterespionage));
    assert_eq!(asked(&evening).len(), 1);
    evening.play(&[dealt(CY, &[COUNTER[0]])]);
    let step = counters(&evening, CY);
    evening.play(&[step]);
}

#[test]
fn u6_2_the_window_closes_at_the_deadline_even_for_the_absent() {
    let mut evening = after(&[order(CY, Command::Away { away: true, until: None }), claim(ADA, &["Mid"])]);
    evening.play(&[later(11)]);
    assert_eq!(asked(&evening).len(), 1);
    let effects = told(&mut evening, later(1));
    assert_eq!(came(&effects), Some(Came::TookEffect));
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 1);
    assert_eq!(closed_as(&evening), [(CY, Outcome::Lapsed)]);
    let hours = chancery_rules::games::realms::Setting::CounterHours(48);
    let mut evening = after(&[setting(hours), claim(ADA, &["Mid"]), later(47)]);
    assert_eq!(asked(&evening).len(), 1);
    evening.play(&[later(1)]);
    assert_eq!(asked(&evening), []);
}

#[test]
fn u6_2_the_window_closes_once_all_have_answered() {
    let mut evening = swapping(&[]);
    for player in [BO, DEE] {
        let step = passes(&evening, player);
        evening.play(&[step]);
        assert_eq!(settled(&mut evening), []);
    }
    let step = passes(&evening, CY);
    assert_eq!(told(&mut evening, step), [], "the last answer is also sealed");
    assert_eq!(asked(&evening).len(), 3);
    let due = chancery_rules::deadline(&evening.campaign);
    assert_eq!(due, Some(evening.now), "and closes it at once");
    assert_eq!(came(&settled(&mut evening)), Some(Came::TookEffect));
    let refused = [BO, CY, DEE].map(|player| (player, Outcome::Refused));
    assert_eq!(closed_as(&evening), refused);
}

#[test]
fn u6_2_other_actions_continue_but_the_turn_cannot_end() {
    let mut evening = declared();
    evening.play(&[place(ADA, "Free", 1)]);
    let (asked, until) = open_to(&evening);
    assert_eq!((&asked[..], until.is_some()), (&[CY][..], true));
    let open = No::Covert(CovertRefusal::WindowOpen { by: ADA, asked, until });
    assert_eq!(refused(&mut evening, act(ADA, Act::EndTurn)), open);
    // Only one window can be open at a time, which is a listed condition (U7.1).
    let none = Needs::Covert(CovertNeeds::NoneOpen { by: Some(ADA) });
    let rebels = || play(ADA, "support-rebels", Some("Dunn"), None);
    for step in [claim(ADA, &["Free"]), claim(ADA, &[]), rebels()] {
        assert_eq!(unmet(&mut evening, step), ("U6.2", none.clone()));
    }
    assert_eq!(unmet_rules(&evening, ADA, &on_area("Free")), ["U6.2"]);
    let step = passes(&evening, CY);
    evening.play(&[step, later(0)]);
    assert_eq!(unmet_rules(&evening, ADA, &on_area("Free")), [""; 0]);
    evening.play(&[act(ADA, Act::EndTurn)]);
}

#[test]
fn u6_7_claims_ask_players_who_own_a_province_there() {
    let targets = |areas: &[&str], given: &[Step]| {
        let mut evening = after(given);
        evening.play(&[claim(ADA, areas)]);
        let asked = asked(&evening).into_iter();
        asked.map(|(player, _)| player).collect::<Vec<_>>()
    };
    assert_eq!(targets(&["Mid"], &[]), [CY]);
    assert_eq!(targets(&["Mid", "Borne"], &[]), [BO, CY], "one window for all of it");
    // Neither the ally of an NPR there nor players with influence there are asked.
    assert_eq!(targets(&["Free"], &[allied(BO, "Fria")]), []);
}

#[test]
fn u6_7_other_actions_ask_the_named_realm_or_everyone_present() {
    let targets = |card: &str, (realm, area), given: &[Step]| {
        let mut evening = after(given);
        evening.play(&[play(ADA, card, realm, area)]);
        let asked = asked(&evening).into_iter();
        asked.map(|(player, _)| player).collect::<Vec<_>>()
    };
    assert_eq!(targets("support-rebels", (Some("Dunn"), None), &[]), [DEE]);
    // If a realm is named, only its player is asked, no matter what others own or have there.
    let given = [lies(BO, "Mid", 1), lies(DEE, "Mid", 1)];
    let mid = (Some("Borne"), Some("Mid"));
    assert_eq!(targets("sow-discontent", mid, &given), [BO]);
    let mid = (None, Some("Mid"));
    assert_eq!(targets("sow-discontent", mid, &given[..1]), [BO, CY]);
    let given = [dealt(ADA, &[ALLIANCE]), lies(ADA, "Free", 3), allied(CY, "Fria")];
    let fria = (Some("Fria"), None);
    assert_eq!(targets("new-alliance", fria, &given), [CY]);
    assert_eq!(targets("new-alliance", fria, &given[..2]), []);
}

#[test]
fn u6_7_an_action_without_targets_takes_effect_at_once() {
    let mut evening = table();
    let effects = told(&mut evening, claim(ADA, &["Free"]));
    assert!(matches!(
        &effects[..],
        [Effect::Covert(CovertEvent::Declared { row: None, .. }), Effect::ClaimsPlaced { .. }]
    ));
    assert_eq!((asked(&evening), state(&evening.campaign).covert.rows), (vec![], 0));
    evening.play(&[act(ADA, Act::EndTurn)]);
}

#[test]
fn u6_7_the_price_is_paid_first_and_the_rest_judged_at_the_close() {
    let mut evening = declared();
    assert_eq!(purse(&evening, ADA), (5, 20), "Mid is a battleground");
    evening.play(&[war("Aland", true)]);
    let effects = told(&mut evening, later(12));
    assert_eq!(came(&effects), Some(Came::Failed));
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 0);
    assert_eq!(purse(&evening, ADA), (5, 20));
    // One part fails, and the rest takes effect.
    let mut evening = after(&[claim(ADA, &["Mid", "Borne"]), claimed(ADA, "Borne"), later(12)]);
    assert_eq!(has(&evening, ADA, Piece::Claim, "Mid"), 1);
    assert_eq!(settled(&mut evening), []);
}

#[test]
fn u6_2_moderators_can_manage_a_window_without_seeing_answers() {
    let mut evening = swapping(&[]);
    for step in [passes(&evening, BO), passes(&evening, CY)] {
        evening.play(&[step]);
    }
    let offer = question_to(&evening, DEE);
    let reason = text("a slip");
    let by = chancery_rules::time::Span::hours(24);
    evening.play(&[
        moderate(Moderation::Pause),
        later(100),
        moderate(Moderation::Resume),
        moderate(Moderation::Extend { offer, by }),
        later(35),
    ]);
    assert_eq!(asked(&evening).len(), 3);
    let effects = told(&mut evening, moderate(Moderation::Void { offer, reason }));
    assert_eq!(came(&effects), Some(Came::TookEffect));
}
