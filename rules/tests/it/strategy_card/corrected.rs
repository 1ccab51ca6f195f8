//! Corrections by moderators, including in the middle of the card's resolution.

use super::given::*;
use chancery_rules::games::strategy_card::{Card, Correction, Event as Effect, Hindrance, Pool, Refusal as No, Stand};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Event, Moderation, Refusal, notices, table};

fn card(player: Option<PlayerId>, exhausted: Option<bool>) -> Step {
    correct(Correction::Card { player, exhausted })
}

fn token(player: PlayerId, system: &str, present: bool) -> Step {
    let system = system.to_owned();
    correct(Correction::Token { player, system, present })
}

fn planet(planet: &str, player: Option<PlayerId>, exhausted: Option<bool>) -> Step {
    let planet = planet.to_owned();
    correct(Correction::Planet { planet, player, nobody: false, exhausted })
}

fn nobodys(planet: &str, player: Option<PlayerId>, exhausted: Option<bool>) -> Step {
    let planet = planet.to_owned();
    correct(Correction::Planet { planet, player, nobody: true, exhausted })
}

#[test]
fn t1_8_a_planet_can_be_returned_to_nobody() {
    let mut evening = table();
    let state_of = |evening: &Evening, name: &str| {
        let (_, planet) = state(&evening.campaign).planet(name).expect("a planet");
        (planet.control, planet.exhausted)
    };
    evening.play(&[nobodys("aven prime", None, None), nobodys("Aven Tor", None, Some(true))]);
    assert_eq!(state_of(&evening, "Aven Prime"), (None, true), "omitted values stay");
    assert_eq!(state_of(&evening, "Aven Tor"), (None, true));
    assert_eq!(evening.attempt(&nobodys("Aven Tor", None, None)), nothing());
    let player = BO;
    let both = Refusal::from(No::PlayerAndNobody { player });
    assert_eq!(evening.attempt(&nobodys("Bryn", Some(BO), None)), Err(both));
    // The old holder is called, and can take the card again.
    let told = evening.attempt(&nobodys("Bryn", None, None)).expect("it is Bo's");
    let calls: Vec<PlayerId> = notices(&evening.campaign, &told).into_iter().flat_map(|one| one.calls).collect();
    assert_eq!(calls, [BO]);
    evening.play(&[control(BO, "Bryn")]);
    assert_eq!(state_of(&evening, "Bryn"), (Some(BO), true));
}

fn nothing() -> Result<Vec<Event>, Refusal> {
    Err(Refusal::from(table::Refusal::NothingToChange))
}

#[test]
fn a_moderator_can_assign_the_card() {
    let mut evening = table();
    let held = |evening: &Evening| {
        let Card { holder, exhausted } = state(&evening.campaign).card;
        (holder, exhausted)
    };
    // If no player is named, the holder keeps it. A named player gets it readied. If both are omitted, nobody holds it.
    evening.play(&[card(None, Some(true))]);
    assert_eq!(held(&evening), (Some(ADA), true));
    assert_eq!(evening.attempt(&card(None, Some(true))), nothing());
    evening.play(&[card(Some(BO), None)]);
    assert_eq!(held(&evening), (Some(BO), false));
    evening.play(&[card(Some(CY), Some(true))]);
    assert_eq!(held(&evening), (Some(CY), true));
    evening.play(&[card(Some(CY), None)]);
    assert_eq!(held(&evening), (Some(CY), false));
    evening.play(&[card(None, None)]);
    assert_eq!(held(&evening), (None, false));
    assert_eq!(evening.attempt(&card(None, None)), nothing());
    let no = refused(&mut evening, card(None, Some(true)));
    assert_eq!(no, No::NotYourCard { holder: None });
    let player = EVE;
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player });
    assert_eq!(evening.attempt(&card(Some(EVE), None)), Err(stranger));
}

#[test]
fn setting_a_sheet_adjusts_reinforcements() {
    let mut evening = after(&[place(BO, "Wilds")]);
    let some = |tactic, fleet, strategy| correct(Correction::Tokens { player: BO, tactic, fleet, strategy });
    // Omitted values stay.
    evening.play(&[some(None, Some(0), None)]);
    assert_eq!(tokens(&evening, BO), (10, [3, 0, 2], 1));
    evening.play(&[some(Some(13), None, None)]);
    assert_eq!(tokens(&evening, BO), (0, [13, 0, 2], 1));
    let (player, most) = (BO, 16);
    for (one, needs) in [(some(Some(14), None, None), 17), (some(Some(255), Some(255), Some(255)), 766)] {
        let no = refused(&mut evening, one);
        assert_eq!(no, No::TooManyTokens { player, needs, most });
    }
    assert_eq!(evening.attempt(&some(None, None, None)), nothing());
}

#[test]
fn moving_a_token_adjusts_reinforcements() {
    let mut evening = table();
    let put = evening.attempt(&token(BO, "wilds", true)).expect("none lies there");
    let set = Effect::TokenSet { player: BO, system: "Wilds".to_owned(), present: true, reinforcements: 7 };
    assert_eq!(effects(&put), [set]);
    assert_eq!(notices(&evening.campaign, &put)[0].calls, [BO]);
    assert_eq!(evening.attempt(&token(BO, "Wilds", true)), nothing());
    evening.play(&[token(BO, "Wilds", false)]);
    assert_eq!(evening.attempt(&token(BO, "Wilds", false)), nothing());
    evening.play(&[sheet(BO, 16, 0, 0)]);
    let (player, needs, most) = (BO, 17, 16);
    let no = refused(&mut evening, token(BO, "Void", true));
    assert_eq!(no, No::TooManyTokens { player, needs, most });
}

#[test]
fn an_assigned_planet_is_exhausted_by_default() {
    let mut evening = after(&[planet("far dorn", Some(BO), None)]);
    assert_eq!(exhausted(&evening, BO), ["Bryn", "Brynlet", "Far Dorn"]);
    evening.play(&[planet("Far Dorn", Some(CY), Some(false))]);
    assert_eq!(exhausted(&evening, CY), ["Corse", "Little Corse"]);
    let (_, dorn) = state(&evening.campaign).planet("Far Dorn").expect("it is there");
    assert_eq!(dorn.control, Some(CY));
    // Omitted values stay.
    evening.play(&[planet("Far Dorn", None, Some(true))]);
    assert_eq!(exhausted(&evening, CY).len(), 3);
    for idle in [planet("Far Dorn", Some(CY), None), planet("Far Dorn", None, None)] {
        assert_eq!(evening.attempt(&idle), nothing());
    }
    let planet_of = "Elsewhere".to_owned();
    let no = refused(&mut evening, planet("Elsewhere", Some(BO), None));
    assert_eq!(no, No::NoSuchPlanet { planet: planet_of });
    // A planet without an owner stays unowned.
    evening.play(&[planet("Wild", None, Some(true)), planet("Wild", None, Some(false))]);
}

#[test]
fn one_order_sets_the_active_player_and_the_phase() {
    let mut evening = after(&[place(BO, "Wilds")]);
    let active = |player| correct(Correction::Active { player });
    assert_eq!(evening.attempt(&active(Some(ADA))), nothing());
    evening.play(&[active(Some(BO))]);
    assert_eq!(state(&evening.campaign).seating.active, Some(BO));
    evening.play(&[active(None)]);
    assert_eq!(evening.attempt(&active(None)), nothing());
    // No token is returned.
    let phase = |phase| correct(phase_word(phase));
    evening.play(&[phase(Status)]);
    assert!(lies(&evening, BO, "Wilds"));
    assert_eq!(state(&evening.campaign).card.holder, Some(ADA));
    assert_eq!(evening.attempt(&phase(Status)), nothing());
    evening.play(&[phase(Action), active(Some(ADA)), played(), phase(Strategy)]);
    assert_eq!(asked(&evening).len(), 3);
    assert_eq!(refused(&mut evening, begin(Action)), No::BeingResolved { by: ADA });
    evening.play(&[refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3), begin(Action)]);
}

#[test]
fn a_correction_during_a_play_lets_the_row_continue() {
    let mut evening = after(&[played(), readies(CY, 2, &["Corse", "Little Corse"])]);
    // The active player loses their strategy tokens.
    evening.play(&[sheet(BO, 3, 3, 0)]);
    let why = Hindrance::NoStrategyToken;
    assert_eq!(stand(&evening, BO), Stand::CouldNot { why });
    assert_eq!(exhausted(&evening, CY), [""; 0]);
    // The next player loses their exhausted planets.
    evening.play(&[planet("Dorn", None, Some(false))]);
    let why = Hindrance::NoExhaustedPlanet;
    assert_eq!(stand(&evening, DEE), Stand::CouldNot { why });
    assert!(row(&evening).over);
}

#[test]
fn a_card_removed_during_a_play_still_resolves() {
    let mut evening = after(&[played(), card(None, None)]);
    assert_eq!(asked(&evening).len(), 3);
    evening.play(&[refuse(BO, 1), refuse(CY, 2), refuse(DEE, 3)]);
    let none = (Card::default(), true);
    assert_eq!((state(&evening.campaign).card, row(&evening).over), none);
}

#[test]
fn a_token_added_during_a_play_counts_at_the_answer() {
    let mut evening = after(&spent(BO, 6, 4, 1));
    evening.play(&[played(), sheet(BO, 5, 4, 1), token(BO, "Aven", true)]);
    evening.play(&[from_pool(BO, 1, Pool::Strategy)]);
    assert_eq!(tokens(&evening, BO), (0, [5, 4, 1], 6));
}

#[test]
fn only_moderators_can_correct() {
    let mut evening = table();
    let correction = chancery_rules::Correction::StrategyCard(card_of(BO));
    let reason = None;
    let theirs = order(BO, chancery_rules::Command::Moderate(Moderation::Correct { correction, reason }));
    let no = Refusal::from(table::Refusal::ModeratorsOnly);
    assert_eq!(evening.attempt(&theirs), Err(no));
}
