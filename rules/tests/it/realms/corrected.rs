//! Corrections by moderators, including in the middle of a turn.

use super::given::*;
use chancery_rules::games::realms::{
    self as game, Command as Act, Confirmation, Correction, CovertCorrection, CovertEvent, Event, Marked, Merchant,
    Needs, Piece, Plan, Refusal as No, Token,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{board, table};

fn nothing() -> Result<Vec<chancery_rules::Event>, chancery_rules::Refusal> {
    Err(refusal(table::Refusal::NothingToChange))
}

fn supply_of(player: PlayerId, influence: Option<u32>, merchants: Option<usize>) -> Step {
    correct(Correction::Supply { player, influence, claims: None, alliances: None, merchants })
}

fn merchant(number: usize, node: Option<&str>, upright: Option<bool>) -> Step {
    let (player, node) = (ADA, node.map(text));
    correct(Correction::Merchant { player, number, node, upright })
}

#[test]
fn u1_2_correcting_a_supply_sets_what_is_left() {
    let mut evening = after(&[lies(ADA, "Free", 2), supply_of(ADA, Some(1), None)]);
    assert_eq!(supply(&evening, ADA), [1, 8, 3]);
    assert_eq!(influence(&evening, ADA, "Free"), 2);
    evening.play(&[place(ADA, "Isle", 1)]);
    let left = Needs::Influence { needs: 1, left: 0 };
    assert_eq!(unmet(&mut evening, place(ADA, "Isle", 1)), ("U1.2", left));
    // Moderators cannot place more than the supply holds either.
    let no = refused(&mut evening, lies(ADA, "Mid", 1));
    let (kind, player) = (Token::Influence, ADA);
    let (needs, left) = (1, 0);
    assert_eq!(no, No::SupplyShort { kind, player, needs, left });
    assert_eq!(evening.attempt(&supply_of(ADA, Some(0), None)), nothing());
    let no = refused(&mut evening, supply_of(ADA, Some(100), None));
    assert_eq!(no, No::OutOfRange { value: 100, most: 99 });
}

#[test]
fn u1_2_merchants_are_corrected_and_occupy_one_node_each() {
    let mut evening = after(&[merchant(1, Some("northport"), None)]);
    let of = |evening: &Evening| state(&evening.campaign).sheet(ADA).into_owned().merchants;
    let at_north = Merchant { node: Some(text("Northport")), upright: true };
    assert_eq!(of(&evening), [at_north.clone(), Merchant::default()]);
    let no = refused(&mut evening, merchant(2, Some("Northport"), None));
    let (player, node) = (ADA, text("Northport"));
    assert_eq!(no, No::MerchantThere { player, node });
    evening.play(&[supply_of(ADA, None, Some(3)), merchant(3, Some("Midfair"), Some(false))]);
    assert_eq!(of(&evening).len(), 3);
    evening.play(&[merchant(3, None, None)]);
    assert_eq!((&of(&evening)[2].node, of(&evening)[2].upright), (&None, false));
    evening.play(&[supply_of(ADA, None, Some(1))]);
    assert_eq!(of(&evening), [at_north]);
    let no = refused(&mut evening, merchant(2, None, None));
    let (player, number, has) = (ADA, 2, 1);
    assert_eq!(no, No::NoSuchMerchant { player, number, has });
    let no = refused(&mut evening, merchant(0, None, None));
    assert!(matches!(no, No::NoSuchMerchant { number: 0, .. }));
    let no = refused(&mut evening, merchant(1, Some("Nowhere"), None));
    let node = text("Nowhere");
    assert_eq!(no, No::NoSuchNode { node });
    let no = refused(&mut evening, supply_of(ADA, None, Some(11)));
    assert_eq!(no, No::OutOfRange { value: 11, most: 10 });
    assert_eq!(evening.attempt(&merchant(1, Some("Northport"), Some(true))), nothing());
}

#[test]
fn u1_2_a_player_has_one_claim_per_area() {
    let mut evening = table();
    let no = refused(&mut evening, lay(ADA, Piece::Claim, "Free", 2));
    assert_eq!(no, No::OutOfRange { value: 2, most: 1 });
    evening.play(&[claimed(ADA, "Free"), lay(ADA, Piece::Claim, "Free", 0)]);
}

#[test]
fn u1_1_alliances_are_corrected_and_an_npr_has_one_ally() {
    let mut evening = after(&[allied(ADA, "Fria"), allied(BO, "fria")]);
    let fria = |evening: &Evening| state(&evening.campaign).realm("Fria").map(|one| one.ally);
    assert_eq!(fria(&evening), Some(Some(BO)));
    assert_eq!(supply(&evening, ADA), [20, 8, 3]);
    assert_eq!(evening.attempt(&allied(BO, "Fria")), nothing());
    let no = refused(&mut evening, allied(BO, "Aland"));
    let (realm, player) = (text("Aland"), ADA);
    assert_eq!(no, No::NotAnNpr { realm, player });
    let stranger = evening.attempt(&allied(MODERATOR, "Fria"));
    let player = MODERATOR;
    assert_eq!(stranger, Err(refusal(table::Refusal::NotInCampaign { player })));
}

#[test]
fn u1_1_moderators_can_set_hostile_zones_pirates_and_wars() {
    let hostile = |hostile| {
        let (zone, player) = (text("south sea"), DEE);
        correct(Correction::Hostile { zone, player, hostile })
    };
    let pirates = |count| {
        let node = text("midfair");
        correct(Correction::Pirates { node, count })
    };
    let mut evening = table();
    let is = |evening: &Evening| {
        let place = state(&evening.campaign).board.place("South Sea");
        let zone = place.and_then(|place| place.zone()).expect("a sea zone");
        zone.hostile.contains(&DEE)
    };
    assert!(is(&evening));
    assert_eq!(evening.attempt(&hostile(true)), nothing());
    evening.play(&[hostile(false), pirates(0), war("Gilt", true)]);
    assert!(!is(&evening));
    assert_eq!(evening.attempt(&pirates(0)), nothing());
    evening.play(&[pirates(2)]);
    let node = &state(&evening.campaign).nodes[1];
    assert_eq!((&node.name[..], node.pirates), ("Midfair", 2));
    assert!(state(&evening.campaign).realm("Gilt").is_some_and(|one| one.at_war));
    assert_eq!(evening.attempt(&war("Gilt", true)), nothing());
    let (count, most) = (100, 99);
    let many = refusal(board::Refusal::TooManyPieces { count, most });
    assert_eq!(evening.attempt(&pirates(100)), Err(many));
}

#[test]
fn u1_6_a_province_can_go_to_any_realm_or_none() {
    let mut evening = after(&[owned_by("landing", "gilt")]);
    let owner = |evening: &Evening| {
        let found = state(&evening.campaign).board.province("Landing");
        found.and_then(|(_, province)| province.owner.clone())
    };
    assert_eq!(owner(&evening), Some(text("Gilt")));
    let (province, none) = (text("Landing"), None);
    evening.play(&[correct(Correction::Province { province, owner: none })]);
    assert_eq!(owner(&evening), None);
    let realm = text("Nowhere");
    assert_eq!(refused(&mut evening, owned_by("Landing", "Nowhere")), No::NoSuchRealm { realm });
}

#[test]
fn u1_2_a_moderator_can_correct_a_purse() {
    let mut evening = table();
    let step = correct(Correction::Purse { player: BO, power: Some(-2), ducats: None });
    let happened = told(&mut evening, step);
    let Event::PurseChanged { by, player, .. } = &happened[0] else {
        panic!("a purse changes");
    };
    assert_eq!((*by, *player, purse(&evening, BO)), (None, BO, (4, 20)));
}

#[test]
fn u1_8_players_keep_their_things_when_seats_change() {
    let (player, position) = (DEE, 1);
    let mut evening = after(&[correct(Correction::Order { player, position })]);
    assert_eq!(state(&evening.campaign).seating.order, [DEE, ADA, BO, CY]);
    assert_eq!(state(&evening.campaign).seating.active, Some(ADA));
    assert_eq!(has(&evening, ADA, Piece::Town, "Aland"), 2);
    let same = correct(Correction::Order { player, position });
    assert_eq!(evening.attempt(&same), nothing());
}

#[test]
fn u1_4_replacing_a_map_asks_first_even_during_a_turn() {
    let mut evening = after(&[
        place(ADA, "Free", 2),
        allied(ADA, "Isle"),
        merchant(1, Some("Northport"), Some(false)),
        correct(Correction::Round),
    ]);
    let step = load(plan());
    let asked = question(&mut evening, &step);
    assert_eq!(asked, Confirmation::ReplacesMap { places: 15 });
    evening.play(&[step]);
    let game = state(&evening.campaign);
    assert_eq!((game.round, game.begun, game.seating.active), (1, true, Some(ADA)));
    assert_eq!(game.sheet(ADA).into_owned().merchants, [Merchant::default(), Merchant::default()]);
    assert_eq!((purse(&evening, ADA), supply(&evening, ADA)), ((6, 20), [20, 8, 3]));
    // The turn continues, and the file's pieces count as if they had been there since its beginning.
    evening.play(&[place(ADA, "Free", 2)]);
    assert_eq!(unmet_first(&mut evening, place(ADA, "Gilt", 1)).0, "U2.2");
}

#[test]
fn u1_4_a_map_survives_a_round_trip() {
    let mut evening = after(&[
        place(ADA, "Free", 2),
        lay(CY, Piece::Marriage, "Isle", 1),
        allied(ADA, "Isle"),
        claimed(DEE, "Gilt"),
        war("Oro", true),
        owned_by("Landing", "Dunn"),
        act(ADA, Act::EndTurn),
    ]);
    let written = Plan::of(state(&evening.campaign), &ALL);
    let json = serde_json::to_string(&written).expect("plain data");
    let read: Plan = serde_json::from_str(&json).expect("it is read again");
    assert_eq!(read, written);
    let before = state(&evening.campaign).clone();
    evening.play(&[load(read)]);
    let after = state(&evening.campaign);
    assert_eq!(after.realms, before.realms);
    assert_eq!(after.sheets, before.sheets);
    assert_eq!((&after.nodes, &after.trade), (&before.nodes, &before.trade));
    assert_eq!(after.board.places, before.board.places);
    let joined = |game: &game::State| {
        let links = game.board.links.iter();
        let mut joined: Vec<[String; 2]> = links
            .map(|link| {
                let mut between = link.between.clone();
                between.sort();
                between
            })
            .collect();
        joined.sort();
        joined
    };
    assert_eq!(joined(after), joined(&before));
    // A map without any pieces is kept as it is.
    let mut bare = plan();
    for area in &mut bare.areas {
        area.pieces = Some(Vec::new());
    }
    evening.play(&[load(bare)]);
    let written = Plan::of(state(&evening.campaign), &ALL);
    evening.play(&[load(written)]);
    assert_eq!(state(&evening.campaign).pieces(Piece::Town, ADA), 0);
}

#[test]
fn u1_4_untaken_seats_on_a_map_become_nprs() {
    let mut evening = seated([ADA, BO]);
    evening.play(&[load(plan().for_players(2))]);
    let game = state(&evening.campaign);
    let nprs: Vec<&str> = game.realms.iter().filter(|realm| realm.is_npr()).map(|realm| &realm.name[..]).collect();
    assert_eq!(nprs[..3], ["Corse", "Dunn", "Fria"]);
    assert_eq!(game.capital_area("Corse").map(|area| &area.name[..]), Some("Corse"));
    assert_eq!(game.realm_of(BO).map(|realm| &realm.name[..]), Some("Borne"));
    assert_eq!(influence(&evening, BO, "Free"), 1);
    // She forms an alliance with the realm of an empty seat.
    evening.play(&[lies(ADA, "Corse", 2), act(ADA, Act::BeginTurn), forge(ADA, "Corse")]);
}

#[test]
fn u6_4_marks_are_corrected_and_written_the_same_way() {
    let mark = |realm: &str, name: &str, count| {
        let (realm, name) = (text(realm), text(name));
        correct(Correction::Covert(CovertCorrection::Mark { realm, name, count }))
    };
    let mut evening = after(&[mark("Borne", "Unrest", 2)]);
    let happened = told(&mut evening, mark("borne", " UNREST ", 0));
    let (on, name) = (Marked::Player(BO), text("Unrest"));
    let (before, count) = (2, 0);
    let marked = CovertEvent::Marked { on, name, before, count };
    assert_eq!(happened, [Event::Covert(marked)]);
    assert_eq!(evening.attempt(&mark("Borne", "unrest", 0)), nothing());
    let no = refused(&mut evening, mark("Fria", "unrest", 100));
    assert!(matches!(no, No::OutOfRange { value: 100, .. }), "{no:?}");
    let realm = text("nowhere");
    let no = refused(&mut evening, mark("nowhere", "unrest", 1));
    assert_eq!(no, No::NoSuchRealm { realm });
    // A name needs a visible character.
    let step = mark("Fria", "\u{200b}", 1);
    assert!(evening.attempt(&step).is_err());
}

/// An NPR's marks stay with it when a player receives the realm.
#[test]
fn u1_7_marks_stay_on_a_reassigned_realm() {
    let (realm, name) = (text("Stray"), text("unrest"));
    let mark = CovertCorrection::Mark { realm: realm.clone(), name, count: 2 };
    let player = EVE;
    let evening = after(&[join(EVE), correct(Correction::Covert(mark)), correct(Correction::Seat { player, realm })]);
    let marks = &state(&evening.campaign).covert.marks;
    assert_eq!(marks.len(), 1);
    assert_eq!((&marks[0].on, marks[0].count), (&Marked::Player(EVE), 2));
}
