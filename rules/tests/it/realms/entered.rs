//! Entries for what players do without the bot (U1.6), and dealing realms.

use super::given::*;
use chancery_rules::games::realms::{Command as Act, Event, Piece, Refusal as No};
use chancery_rules::ids::PlayerId;
use chancery_rules::{board, table};

fn pieces(by: PlayerId, kind: Piece, place: &str, count: u32) -> Step {
    let place = text(place);
    act(by, Act::Pieces { kind, place, count })
}

fn takes(by: PlayerId, province: &str) -> Step {
    let province = text(province);
    act(by, Act::Province { province })
}

fn at_war(by: PlayerId, realm: &str, at_war: bool) -> Step {
    let realm = text(realm);
    act(by, Act::War { realm, at_war })
}

#[test]
fn u1_6_players_can_enter_provinces_pieces_and_war_anytime() {
    let mut evening = table();
    let taken = Event::ProvinceTaken {
        province: text("Friaburg"),
        area: text("Free"),
        owner: Some(text("Borne")),
        before: Some(text("Fria")),
        from: None,
        to: None,
        by: Some(BO),
    };
    let happened = told(&mut evening, takes(BO, "friaburg"));
    assert_eq!(happened[0], taken);
    // Bo's influence in Free also returns.
    assert_eq!((happened.len(), influence(&evening, BO, "Free")), (2, 0));
    let set =
        Event::PiecesSet { player: BO, kind: Piece::Town, place: text("Free"), count: 2, before: 0, by: Some(BO) };
    assert_eq!(told(&mut evening, pieces(BO, Piece::Town, "free", 2)), [set]);
    assert_eq!(has(&evening, BO, Piece::Town, "Free"), 2);
    let (realm, by) = (text("Borne"), Some(BO));
    let at_war_now = Event::WarSet { realm, at_war: true, player: None, by };
    assert_eq!(told(&mut evening, at_war(BO, "borne", true)), [at_war_now]);
    evening.play(&[at_war(BO, "Fria", true)]);
    let no = refused(&mut evening, at_war(BO, "Aland", true));
    let (realm, player) = (text("Aland"), ADA);
    assert_eq!(no, No::NotYourRealm { realm, player });
}

#[test]
fn u1_6_empty_changes_and_missing_targets_are_refused() {
    let mut evening = table();
    let nothing = || Err(refusal(table::Refusal::NothingToChange));
    for step in [takes(ADA, "Alaport"), pieces(ADA, Piece::Town, "Aland", 2), at_war(ADA, "Aland", false)] {
        assert_eq!(evening.attempt(&step), nothing(), "{step:?}");
    }
    let province = text("Nowhere");
    assert_eq!(refused(&mut evening, takes(ADA, " Nowhere ")), No::NoSuchProvince { province });
    // Ships are placed in sea zones, everything else in areas.
    let zone = text("Aland");
    assert_eq!(refused(&mut evening, pieces(ADA, Piece::Ship, "Aland", 1)), No::NoSuchZone { zone });
    let area = text("North Sea");
    assert_eq!(refused(&mut evening, pieces(ADA, Piece::Town, "North Sea", 1)), No::NoSuchArea { area });
    let (count, most) = (100, 99);
    let many = board::Refusal::TooManyPieces { count, most };
    let step = pieces(ADA, Piece::Vassal, "Isle", 100);
    assert_eq!(evening.attempt(&step), Err(refusal(many)));
}

#[test]
fn u1_6_influence_and_claims_cannot_be_entered() {
    let mut evening = table();
    for kind in [Piece::Influence, Piece::Claim] {
        let no = refused(&mut evening, pieces(ADA, kind, "Free", 1));
        assert_eq!(no, No::NotEntered { kind });
    }
}

#[test]
fn u1_6_each_slot_holds_one_ship() {
    let mut evening = table();
    // Ada and Bo have a ship on each of the two slots of the North Sea.
    let no = refused(&mut evening, pieces(CY, Piece::Protection, "North Sea", 1));
    let zone = text("North Sea");
    let (slots, would_be) = (2, 3);
    assert_eq!(no, No::SlotsShort { zone, slots, would_be });
    evening.play(&[
        pieces(ADA, Piece::Protection, "North Sea", 0),
        pieces(CY, Piece::Protection, "North Sea", 1),
        pieces(CY, Piece::Ship, "North Sea", 3),
    ]);
    assert_eq!(has(&evening, CY, Piece::Protection, "North Sea"), 1);
}

#[test]
fn u1_6_a_reason_has_a_maximum_length() {
    let mut evening = table();
    let (power, ducats) = (Some(1), None);
    let reason = "x".repeat(301);
    let step = act(ADA, Act::Purse { power, ducats, reason });
    let (length, most) = (301, 300);
    let long = table::Refusal::NoteTooLong { length, most };
    assert_eq!(evening.attempt(&step), Err(refusal(long)));
}

fn takes_realm(by: PlayerId, realm: &str) -> Step {
    let realm = text(realm);
    act(by, Act::SeatRealm { realm })
}

fn realm_of(evening: &Evening, player: PlayerId) -> Option<String> {
    let realm = state(&evening.campaign).realm_of(player);
    realm.map(|realm| realm.name.clone())
}

#[test]
fn u1_1_realms_can_be_swapped_before_the_first_turn() {
    let mut evening = loaded();
    let happened = told(&mut evening, takes_realm(CY, "aland"));
    let exchanged = Event::RealmsExchanged { player: CY, realm: text("Aland"), with: ADA, theirs: Some(text("Corse")) };
    assert_eq!(happened, [exchanged]);
    assert_eq!(realm_of(&evening, CY), Some(text("Aland")));
    assert_eq!(realm_of(&evening, ADA), Some(text("Corse")));
    let towns = |player, area| has(&evening, player, Piece::Town, area);
    assert_eq!([towns(CY, "Aland"), towns(ADA, "Aland"), towns(ADA, "Corse")], [2, 0, 1]);
    assert_eq!(has(&evening, CY, Piece::Protection, "North Sea"), 1);
    let charges = &state(&evening.campaign).covert.charges;
    assert_eq!((charges.get(&CY), charges.get(&ADA)), (Some(&2), None));
    // A player without a realm takes another player's, who is then left without one.
    evening.play(&[join(EVE), takes_realm(EVE, "Borne")]);
    assert_eq!((realm_of(&evening, EVE), realm_of(&evening, BO)), (Some(text("Borne")), None));
    assert_eq!((influence(&evening, EVE, "Free"), influence(&evening, BO, "Free")), (1, 0));
    assert_eq!(purse(&evening, EVE), (6, 20));
    let no = refused(&mut evening, act(BO, Act::BeginTurn));
    assert_eq!(no, No::NoRealm { player: BO });
}

#[test]
fn u1_1_nprs_and_late_swaps_are_refused() {
    let mut evening = loaded();
    let realm = text("Fria");
    assert_eq!(refused(&mut evening, takes_realm(ADA, "Fria")), No::IsAnNpr { realm });
    let nothing = refusal(table::Refusal::NothingToChange);
    assert_eq!(evening.attempt(&takes_realm(ADA, "Aland")), Err(nothing));
    evening.play(&[act(ADA, Act::BeginTurn), act(ADA, Act::EndTurn)]);
    assert_eq!(refused(&mut evening, takes_realm(ADA, "Borne")), No::GameBegun);
    // Loading another map starts another game.
    evening.play(&[load(plan()), takes_realm(ADA, "Borne")]);
}
