//! Players who leave, return, or join late (U1.7), and undoing that.

use super::given::*;
use chancery_rules::games::realms::{
    self as game, Command as Act, Confirmation, Correction, CovertCorrection, CovertRefusal, Event, Needs, Piece,
    Refusal as No,
};
use chancery_rules::ids::{OfferId, PlayerId};

fn give(player: PlayerId, realm: &str) -> Step {
    let realm = text(realm);
    correct(Correction::Seat { player, realm })
}

#[test]
fn u1_7_a_leavers_pieces_stay_and_their_turn_ends() {
    let mut evening = after(&[place(ADA, "Free", 2), allied(ADA, "Isle")]);
    let left = told(&mut evening, leave(ADA));
    let (player, next) = (ADA, Some(BO));
    assert_eq!(left, [Event::TurnEnded { player, next }]);
    assert_eq!(state(&evening.campaign).turn, None);
    assert_eq!(influence(&evening, ADA, "Free"), 2);
    assert_eq!(has(&evening, ADA, Piece::Town, "Aland"), 2);
    let isle = state(&evening.campaign).realm("Isle").expect("it is there");
    assert_eq!(isle.ally, Some(ADA));
    // Their turn is skipped.
    evening.play(&[act(DEE, Act::BeginTurn)]);
    let ended = told(&mut evening, act(DEE, Act::EndTurn));
    let (player, next) = (DEE, Some(BO));
    assert_eq!(ended, [Event::TurnEnded { player, next }]);
    // On their return they find everything as it was.
    evening.play(&[join(ADA), act(ADA, Act::BeginTurn)]);
    assert_eq!(purse(&evening, ADA), (4, 20));
}

#[test]
fn u1_7_leaving_in_anothers_turn_ends_nothing() {
    let mut evening = table();
    assert_eq!(told(&mut evening, leave(CY)), []);
    assert_eq!(state(&evening.campaign).seating.active, Some(ADA));
}

#[test]
fn u1_7_a_leavers_alliance_can_be_taken_over() {
    let mut evening = after(&[allied(BO, "Fria"), lies(ADA, "Mid", 2), leave(BO)]);
    let happened = told(&mut evening, forge(ADA, "Fria"));
    assert!(matches!(happened[..], [Event::AllianceForged { before: Some(BO), .. }]));
    // The ally who left still has full strength, and keeps the alliance in a tie.
    let mut evening = after(&[allied(BO, "Fria"), lies(BO, "Free", 2), leave(BO)]);
    evening.play(&[lies(ADA, "Mid", 2)]);
    let (rule, needs) = unmet(&mut evening, forge(ADA, "Fria"));
    assert!(matches!(needs, Needs::Majority { ally: BO, .. }) && rule == "U3.2");
}

#[test]
fn u1_7_a_late_joiner_has_no_realm_until_given_one() {
    let mut evening = table();
    evening.play(&[join(EVE), act(ADA, Act::EndTurn)]);
    let no = || No::NoRealm { player: EVE };
    for step in [
        act(EVE, Act::BeginTurn),
        place(EVE, "Free", 1),
        forge(EVE, "Fria"),
        claim(EVE, &["Free"]),
        act(EVE, Act::Province { province: text("Landing") }),
        // A file cannot store pieces there, and a card cannot name their owner.
        lies(EVE, "Free", 1),
        allied(EVE, "Fria"),
        correct(Correction::Covert(CovertCorrection::Charges { player: EVE, count: 1 })),
    ] {
        assert_eq!(refused(&mut evening, step), no());
    }
    let at = at(&evening);
    let standings = game::standings(at.roster, at.game);
    assert_eq!(standings[4].realm, None);
}

#[test]
fn u1_7_a_map_can_include_leavers_with_a_realm() {
    let mut evening = after(&[leave(BO)]);
    // The seats are Ada, Cy, Dee, and then Bo.
    let seats = state(&evening.campaign).on_board(evening.campaign.roster());
    assert_eq!(seats, [ADA, CY, DEE, BO]);
    let written = game::Plan::of(state(&evening.campaign), &seats);
    let before = state(&evening.campaign).clone();
    evening.play(&[load(written)]);
    let after = state(&evening.campaign);
    assert_eq!(after.realms, before.realms);
    assert_eq!(after.board.places, before.board.places);
}

#[test]
fn u1_7_a_free_realm_can_be_given_to_a_player_without_one() {
    let mut evening = after(&[allied(BO, "Gilt"), lies(CY, "Gilt", 2), join(EVE)]);
    let happened = told(&mut evening, give(EVE, " gilt "));
    let given = Event::RealmGiven { player: EVE, realm: text("Gilt"), before: None, ally: Some(BO) };
    // Now player realms own all of Gilt (U2.4).
    let returned = Event::InfluenceReturned { area: text("Gilt"), returned: vec![(CY, 2)] };
    assert_eq!(happened, [given, returned]);
    assert_eq!(supply(&evening, BO), [19, 8, 3]);
    assert_eq!(supply(&evening, EVE), [20, 8, 3]);
    let game = state(&evening.campaign);
    assert_eq!(game.realm_of(EVE).map(|realm| &realm.name[..]), Some("Gilt"));
    assert_eq!(game::nprs(evening.campaign.roster(), game, &game::Settings::default()).len(), 4);
    evening.play(&[act(ADA, Act::EndTurn), act(EVE, Act::BeginTurn)]);
}

#[test]
fn u1_7_a_leavers_realm_is_given_with_all_its_pieces() {
    let mut evening = after(&[allied(BO, "Fria"), join(EVE), leave(BO)]);
    let before = (purse(&evening, BO), supply(&evening, BO));
    evening.play(&[give(EVE, "Borne")]);
    assert_eq!((purse(&evening, EVE), supply(&evening, EVE)), before);
    assert_eq!(influence(&evening, EVE, "Free"), 1);
    assert_eq!(has(&evening, EVE, Piece::Town, "Borne"), 1);
    // A returning player does not get a realm.
    evening.play(&[join(BO), act(ADA, Act::EndTurn)]);
    let no = refused(&mut evening, act(BO, Act::BeginTurn));
    assert_eq!(no, No::NoRealm { player: BO });
    assert_eq!(supply(&evening, BO), [20, 8, 3]);
}

#[test]
fn u1_7_taken_realms_and_second_realms_are_refused() {
    let mut evening = after(&[join(EVE)]);
    let (player, realm) = (BO, text("Borne"));
    assert_eq!(refused(&mut evening, give(EVE, "Borne")), No::RealmTaken { realm, player });
    let realm = text("nowhere");
    assert_eq!(refused(&mut evening, give(EVE, "nowhere")), No::NoSuchRealm { realm });
    let (player, realm) = (ADA, text("Aland"));
    assert_eq!(refused(&mut evening, give(ADA, "Stray")), No::PlaysRealm { player, realm });
    // This is refused while a window is open for an action that targets them.
    evening.play(&[claim(ADA, &["Mid"])]);
    let (asked, until) = open_to(&evening);
    let open = No::Covert(CovertRefusal::WindowOpen { by: ADA, asked, until });
    assert_eq!(refused(&mut evening, give(EVE, "Stray")), open);
}

#[test]
fn u1_7_leaving_asks_first_and_names_everything_that_ends() {
    let mut evening = after(&[claim(ADA, &["Mid"])]);
    let asked = question(&mut evening, &leave(ADA));
    let ends = |turn, action, questions: &[u64]| Confirmation::Leaves {
        turn,
        trade: false,
        action,
        questions: questions.iter().map(|id| OfferId(*id)).collect(),
    };
    let areas = vec![text("Mid")];
    let action = Some(Box::new(game::Deed::Claims { areas }));
    assert_eq!(asked, ends(true, action, &[]));
    let asked = question(&mut evening, &leave(CY));
    assert_eq!(asked, ends(false, None, &[1]));
    let asked = question(&mut evening, &leave(DEE));
    assert_eq!(asked, ends(false, None, &[]));
    // If something has changed in the meantime, the question is shown again.
    evening.play(&[leave(ADA)]);
    let asked = question(&mut evening, &leave(CY));
    assert_eq!(asked, ends(false, None, &[]));
}
