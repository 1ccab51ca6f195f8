//! Who leaves, comes back, or joins late (U1.7), and what is undone.

use super::given::*;
use chancery_rules::games::realms::{
    self as game, Command as Act, Event, Needs, Piece, Refusal as No,
};

#[test]
fn u1_7_pieces_of_a_leaver_stay_and_their_turn_is_over() {
    let mut evening = after(&[place(ADA, "Free", 2), allied(ADA, "Isle")]);
    let left = told(&mut evening, leave(ADA));
    let (player, next) = (ADA, Some(BO));
    assert_eq!(left, [Event::TurnEnded { player, next }]);
    assert_eq!(state(&evening.campaign).turn, None);
    assert_eq!(influence(&evening, ADA, "Free"), 2);
    assert_eq!(has(&evening, ADA, Piece::Town, "Aland"), 2);
    let isle = state(&evening.campaign).realm("Isle").expect("it is there");
    assert_eq!(isle.ally, Some(ADA));
    // Their turn is passed over.
    evening.play(&[act(DEE, Act::BeginTurn)]);
    let ended = told(&mut evening, act(DEE, Act::EndTurn));
    let (player, next) = (DEE, Some(BO));
    assert_eq!(ended, [Event::TurnEnded { player, next }]);
    // Back again they find it all.
    evening.play(&[join(ADA), act(ADA, Act::BeginTurn)]);
    assert_eq!(purse(&evening, ADA), (4, 20));
}

#[test]
fn u1_7_a_leaver_in_anothers_turn_ends_nothing() {
    let mut evening = table();
    assert_eq!(told(&mut evening, leave(CY)), []);
    assert_eq!(state(&evening.campaign).seating.active, Some(ADA));
}

#[test]
fn u1_7_an_alliance_is_taken_over_from_a_leaver_too() {
    let mut evening = after(&[allied(BO, "Fria"), lies(ADA, "Mid", 2), leave(BO)]);
    let happened = told(&mut evening, forge(ADA, "Fria"));
    assert!(matches!(
        happened[..],
        [Event::AllianceForged {
            before: Some(BO),
            ..
        }]
    ));
    // As strong as ever: with as much influence they would keep it.
    let mut evening = after(&[allied(BO, "Fria"), lies(BO, "Free", 2), leave(BO)]);
    evening.play(&[lies(ADA, "Mid", 2)]);
    let (rule, needs) = unmet(&mut evening, forge(ADA, "Fria"));
    assert!(matches!(needs, Needs::Majority { ally: BO, .. }) && rule == "U3.2");
}

#[test]
fn u1_7_who_joins_late_has_no_realm_until_one_is_given() {
    let mut evening = table();
    evening.play(&[join(EVE), act(ADA, Act::EndTurn)]);
    let no = || No::NoRealm { player: EVE };
    for step in [
        act(EVE, Act::BeginTurn),
        place(EVE, "Free", 1),
        forge(EVE, "Fria"),
        claim(EVE, &["Free"]),
        act(
            EVE,
            Act::Province {
                province: text("Landing"),
            },
        ),
    ] {
        assert_eq!(refused(&mut evening, step), no());
    }
    let at = at(&evening);
    let standings = game::standings(at.roster, at.game);
    assert_eq!(standings[4].realm, None);
}

#[test]
fn u1_7_a_map_is_loaded_for_leavers_who_have_a_realm_too() {
    let mut evening = after(&[leave(BO)]);
    // Seats: Ada, Cy, Dee, and behind them Bo.
    let seats = state(&evening.campaign).on_board(evening.campaign.roster());
    assert_eq!(seats, [ADA, CY, DEE, BO]);
    let written = game::Plan::of(state(&evening.campaign), &seats);
    let before = state(&evening.campaign).clone();
    evening.play(&[load(written)]);
    let after = state(&evening.campaign);
    assert_eq!(after.realms, before.realms);
    assert_eq!(after.board.places, before.board.places);
}
