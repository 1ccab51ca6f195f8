//! Boards as files: every possible flaw, named by its path. A board loads completely or not at all.

use super::given::*;
use chancery_rules::board;
use chancery_rules::board::{Flaw, Spot};
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{
    Board, Edit, LinkKind, Pieces, Plan, PlannedLink, PlannedPieces, PlannedPlace,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::seating;
use chancery_rules::table;
use chancery_rules::{Confirmation, Refusal};

const SEATS: [PlayerId; 4] = [ADA, BO, CY, DEE];

fn sector(name: &str) -> PlannedPlace {
    PlannedPlace { name: name.to_owned(), at: None, control: None, ships: Vec::new() }
}

fn at(name: &str, q: i16, r: i16) -> PlannedPlace {
    let at = Some(Spot { q, r });
    PlannedPlace { at, ..sector(name) }
}

fn controlled(name: &str, seat: usize) -> PlannedPlace {
    let control = Some(seat);
    PlannedPlace { control, ..sector(name) }
}

fn with_ships(name: &str, ships: &[(Option<usize>, u32)]) -> PlannedPlace {
    let pieces = |(seat, count): &(Option<usize>, u32)| PlannedPieces { seat: *seat, count: *count };
    let ships = ships.iter().map(pieces).collect();
    PlannedPlace { ships, ..sector(name) }
}

fn of(sectors: Vec<PlannedPlace>, links: Vec<PlannedLink>) -> Plan {
    Plan { sectors, links }
}

/// Checks the flaws of a plan, and that loading it leaves the board as it was.
#[track_caller]
fn flawed(plan: Plan, flaws: Vec<(&str, Refusal)>) {
    let flaw = |(path, problem): (&str, Refusal)| Flaw { path: path.to_owned(), problem: Box::new(problem) };
    let refusal = Refusal::BadBoard { flaws: flaws.into_iter().map(flaw).collect(), more: 0 };
    let board = plan.board(&SEATS).map_err(Refusal::from);
    assert_eq!(board, Err(refusal.clone()));
    let mut evening = table();
    let before = evening.campaign.clone();
    // A plan that cannot be loaded needs no confirmation.
    let refused = evening.attempt(&edit(Edit::Load(plan)));
    assert_eq!(refused, Err(refusal));
    assert_eq!(evening.campaign, before);
}

#[test]
fn a_plan_needs_sectors_up_to_a_limit() {
    let out_of_range = |value| refused(board::Refusal::PlacesOutOfRange { value, most: 60 });
    flawed(of(vec![], vec![]), vec![("sectors", out_of_range(0))]);
    let many = |count: usize| (0..count).map(|n| sector(&n.to_string())).collect();
    flawed(of(many(61), vec![]), vec![("sectors", out_of_range(61))]);
    assert!(of(many(60), vec![]).board(&SEATS).is_ok());
    // The rest of an oversized file is not even read.
    let same = vec![sector("Aster"); 100_000];
    let links = vec![link_of("Fern", "Gorse", Wormhole); 100_000];
    flawed(of(same, links), vec![("sectors", out_of_range(100_000))]);
}

#[test]
fn sector_names_are_unique() {
    let length = 41;
    let name = "Aster".to_owned();
    flawed(
        of(vec![sector("Aster"), sector(" "), sector(&"x".repeat(41)), sector(" aster")], vec![]),
        vec![
            ("sectors[1].name", Refusal::from(table::Refusal::NameEmpty)),
            ("sectors[2].name", Refusal::from(table::Refusal::NameTooLong { length, most: 40 })),
            ("sectors[3].name", Refusal::from(table::Refusal::NameTaken { name })),
        ],
    );
}

#[test]
fn sector_spots_are_unique_or_absent() {
    let (spot, most) = (Spot { q: 0, r: 13 }, 12);
    flawed(
        of(vec![at("Aster", 1, 2), at("Birch", 0, 13), sector("Cedar"), at("Dune", 1, 2), sector("Edge")], vec![]),
        vec![
            ("sectors[1].at", refused(board::Refusal::SpotOutOfRange { spot, most })),
            (
                "sectors[3].at",
                refused(board::Refusal::SpotTaken { spot: Spot { q: 1, r: 2 }, place: "Aster".to_owned() }),
            ),
        ],
    );
}

#[test]
fn seats_must_exist_at_the_table() {
    let nobody = |seat| refused(seating::Refusal::NobodySits { seat, seated: 4 });
    flawed(
        of(
            vec![
                controlled("Aster", 4),
                controlled("Birch", 5),
                controlled("Cedar", 0),
                with_ships("Dune", &[(Some(5), 1), (None, 2), (Some(1), 1)]),
            ],
            vec![],
        ),
        vec![
            ("sectors[1].control", nobody(5)),
            ("sectors[2].control", nobody(0)),
            ("sectors[3].ships[0].seat", nobody(5)),
        ],
    );
}

#[test]
fn ships_are_listed_once_within_limits() {
    let (count, most) = (100, 99);
    flawed(
        of(
            vec![
                with_ships("Aster", &[(Some(1), 99), (None, 100)]),
                with_ships("Birch", &[(Some(2), 1), (None, 1), (Some(2), 3), (None, 1)]),
            ],
            vec![],
        ),
        vec![
            ("sectors[0].ships[1].count", refused(board::Refusal::TooManyPieces { count, most })),
            ("sectors[1].ships[2].seat", refused(board::Refusal::CountedTwice)),
            ("sectors[1].ships[3].seat", refused(board::Refusal::CountedTwice)),
        ],
    );
}

#[test]
fn two_sectors_are_linked_once() {
    let nowhere = |place: &str| refused(board::Refusal::NotPlanned { place: place.to_owned() });
    let twice = || refused(board::Refusal::LinkedTwice { from: "Birch".to_owned(), to: "Aster".to_owned() });
    let place = "Birch".to_owned();
    flawed(
        of(
            vec![sector("Aster"), sector("Birch")],
            vec![
                link_of("aster", "BIRCH", Wormhole),
                link_of("Aster", "Fern", Wormhole),
                link_of("Fern", " Gorse ", Wormhole),
                link_of("Birch", "birch", Wormhole),
                link_of("Birch", "Aster", Generator),
            ],
        ),
        vec![
            ("links[1].between[1]", nowhere("Fern")),
            ("links[2].between[0]", nowhere("Fern")),
            ("links[2].between[1]", nowhere("Gorse")),
            ("links[3].between", refused(board::Refusal::SamePlace { place })),
            ("links[4]", twice()),
        ],
    );
}

#[test]
fn ten_problems_are_listed_and_the_rest_counted() {
    let sectors = vec![sector(""); 13];
    let Err(ambassadors::Refused::BadBoard { flaws, more }) = of(sectors, vec![]).board(&SEATS) else {
        panic!("a board of nameless sectors");
    };
    assert_eq!((flaws.len(), more), (10, 3));
    assert_eq!(flaws[9].path, "sectors[9].name");
}

#[test]
fn a_plan_matches_its_board() {
    let campaign = after(&[]);
    let board = &state(&campaign).board;
    let names: Vec<&str> = board.places.iter().map(|place| &place.name[..]).collect();
    assert_eq!(names, ["Aster", "Birch", "Cedar", "Dune", "Edge", "Middle"]);
    let holders = board.places.iter().map(|place| place.holder);
    assert!(holders.eq([Some(ADA), Some(BO), Some(CY), Some(DEE), None, None]));
    let ancients = Pieces { owner: None, kind: (), count: 1 };
    assert_eq!(board.places[5].pieces, [ancients]);
    assert_eq!(board.places[0].at, Some(Spot { q: 0, r: -1 }));
    assert_eq!(board.links[3].kind, Generator);
}

#[test]
fn a_board_survives_a_round_trip() {
    for steps in [
        &[][..],
        &[hold("Edge", DEE), ships("Edge", BO, 99), ships("Edge", None, 3)],
        &[begin(ADA), sail(ADA, "Aster", "Cedar", 2)],
    ] {
        let campaign = after(steps);
        let board = &state(&campaign).board;
        let plan = Plan::of(board, &SEATS);
        assert_eq!(plan.board(&SEATS), Ok(board.clone()));
    }
    assert_eq!(Plan::of(&after_load(), &SEATS), plan());
}

fn after_load() -> Board {
    state(&after(&[])).board.clone()
}

#[test]
fn a_plan_keeps_what_leavers_own() {
    let steps = [leave(BO)];
    let campaign = after(&steps);
    let (board, seats) = (&state(&campaign).board, state(&campaign).on_board(campaign.roster()));
    assert_eq!(seats, [ADA, CY, DEE, BO]);
    let plan = Plan::of(board, &seats);
    let controls = plan.sectors.iter().map(|sector| sector.control);
    assert!(controls.eq([Some(1), Some(4), Some(2), Some(3), None, None]));
    let (seat, count) = (Some(4), 2);
    assert_eq!(plan.sectors[1].ships, [PlannedPieces { seat, count }]);
    // The same table can load it back unchanged.
    let load =
        confirmed(edit(Edit::Load(plan)), Confirmation::from(ambassadors::Confirmation::ReplacesBoard { sectors: 6 }));
    let loaded = after(&[&steps[..], &[load]].concat());
    assert_eq!(state(&loaded).board, *board);
    // A player who left with nothing on the board gets no number, and no seat is dealt to them.
    let campaign = after(&[leave(BO), hold("Birch", None), ships("Birch", BO, 0)]);
    assert_eq!(state(&campaign).on_board(campaign.roster()), [ADA, CY, DEE]);
}

/// Pieces of players without a number have no owner in the file.
#[test]
fn a_plan_omits_unseated_players() {
    let plan = Plan::of(&after_load(), &[ADA]);
    let controls = plan.sectors.iter().map(|sector| sector.control);
    assert!(controls.eq([Some(1), None, None, None, None, None]));
    assert_eq!(plan.sectors[1].ships, []);
}

#[test]
fn a_file_needs_only_names() {
    let text = r#"{"sectors":[{"name":"Aster"},{"name":"Birch","at":[1,0],"control":2,
        "ships":[{"count":2},{"seat":1,"count":1}]}],"links":[{"between":["Aster","Birch"]}]}"#;
    let plan: Plan = serde_json::from_str(text).expect("a plan");
    assert_eq!(plan.links[0].kind, LinkKind::Wormhole);
    let board = plan.board(&SEATS).expect("a board");
    assert_eq!((board.places[1].holder, board.places[1].others(ADA)), (Some(BO), 2));
    for unknown in [
        r#"{"sectors":[{"name":"Aster","controls":1}]}"#,
        r#"{"sectors":[],"link":[]}"#,
        r#"{"sectors":[{"name":"Aster","ships":[{"player":1,"count":1}]}]}"#,
        r#"{"sectors":[],"links":[{"between":["Aster"]}]}"#,
        r#"{"sectors":[],"links":[{"between":["A","B"],"kind":"tunnel"}]}"#,
    ] {
        assert!(serde_json::from_str::<Plan>(unknown).is_err(), "{unknown}");
    }
}
