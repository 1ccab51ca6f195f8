//! The board, and how moderators edit it (E1.1).

use super::given::*;
use chancery_rules::board;
use chancery_rules::board::Spot;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{Change, Edit, Link, LinkKind, Pieces, Place};
use chancery_rules::games::ambassadors::{Correction, pinned};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::{Command, Confirmation, Moderation, Order, Refusal};

fn add(name: &str, at: Option<(i16, i16)>, holder: Option<PlayerId>) -> Step {
    edit(Edit::AddPlace { name: name.to_owned(), at: at.map(Spot::from), holder })
}

fn remove(place: &str) -> Step {
    let place = place.to_owned();
    edit(Edit::RemovePlace { place })
}

fn joined(from: &str, to: &str, kind: LinkKind) -> Link {
    let between = [from.to_owned(), to.to_owned()];
    Link { between, kind }
}

fn no_such_place(place: &str) -> Refusal {
    let place = place.to_owned();
    Refusal::from(table::Refusal::NoSuchPlace { place })
}

#[test]
fn e1_1_moderators_can_add_a_sector() {
    let place = |at: Option<(i16, i16)>, holder| Place {
        name: "Fern".to_owned(),
        at: at.map(Spot::from),
        holder,
        pieces: Vec::new(),
        holds: (),
    };
    let added = |place| edited(Change::PlaceAdded(place));
    check(&[], add(" Fern ", None, None), added(place(None, None)));
    let campaign = check(&[], add("Fern", Some((-12, 12)), Some(CY)), added(place(Some((-12, 12)), Some(CY))));
    let held: Vec<&str> = state(&campaign).board.held_by(CY).map(|place| place.name.as_str()).collect();
    assert_eq!(held, ["Cedar", "Fern"]);
}

#[test]
fn e1_1_a_sector_needs_a_name_and_a_free_spot() {
    check(&[], add(" ", None, None), Err(Refusal::from(table::Refusal::NameEmpty)));
    let (length, most) = (41, 40);
    check(&[], add(&"é".repeat(41), None, None), Err(Refusal::from(table::Refusal::NameTooLong { length, most })));
    let name = "Aster".to_owned();
    check(&[], add(" ASTER", None, None), Err(Refusal::from(table::Refusal::NameTaken { name })));
    let taken = refused(board::Refusal::SpotTaken { spot: Spot::from((1, 0)), place: "Cedar".to_owned() });
    check(&[], add("Fern", Some((1, 0)), None), Err(taken));
    for at in [(13, 0), (0, -13), (i16::MIN, i16::MAX)] {
        let (spot, most) = (Spot::from(at), 12);
        let far = refused(board::Refusal::SpotOutOfRange { spot, most });
        check(&[], add("Fern", Some(at), None), Err(far));
    }
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player: EVE });
    check(&[], add("Fern", None, Some(EVE)), Err(stranger));
    let gone = Refusal::from(table::Refusal::HasLeft { player: CY });
    check(&[leave(CY)], add("Fern", None, Some(CY)), Err(gone));
}

#[test]
fn e1_1_a_board_has_at_most_sixty_sectors() {
    let given: Vec<Step> = (7..=60).map(|n| add(&format!("Far {n}"), None, None)).collect();
    check(&given, add("Fern", None, None), Err(refused(board::Refusal::BoardFull { most: 60 })));
}

#[test]
fn e1_1_removing_a_sector_removes_its_links_and_contents() {
    let gone = Place {
        name: "Cedar".to_owned(),
        at: Some(Spot::from((1, 0))),
        holder: Some(CY),
        pieces: vec![Pieces { owner: Some(CY), kind: (), count: 1 }],
        holds: (),
    };
    let campaign = check(&[], remove("cedar"), edited(Change::PlaceRemoved(gone)));
    let board = &state(&campaign).board;
    assert_eq!((board.places.len(), board.links.len()), (5, 6));
    assert_eq!(board.with_pieces_of(CY).count(), 0);
    check(&[], remove(" Fern "), Err(no_such_place("Fern")));
}

#[test]
fn e1_1_a_sector_has_at_most_one_controller() {
    let held = |place: &str, before, holder| {
        let place = place.to_owned();
        edited(Change::Held { place, holder, before })
    };
    check(&[], hold("edge", DEE), held("Edge", None, Some(DEE)));
    check(&[], hold("Birch", DEE), held("Birch", Some(BO), Some(DEE)));
    check(&[], hold("Birch", None), held("Birch", Some(BO), None));
    check(&[], hold("Fern", ADA), Err(no_such_place("Fern")));
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player: EVE });
    check(&[], hold("Edge", EVE), Err(stranger));
    let gone = Refusal::from(table::Refusal::HasLeft { player: CY });
    check(&[leave(CY)], hold("Edge", CY), Err(gone));
    check(&[leave(CY)], hold("Cedar", None), held("Cedar", Some(CY), None));
}

#[test]
fn e1_1_two_sectors_have_at_most_one_link() {
    let linked = |from, to, kind, before| {
        let link = joined(from, to, kind);
        edited(Change::Linked { link, before })
    };
    check(&[], link("cedar", "ASTER", Generator), linked("Cedar", "Aster", Generator, None));
    // The order of the ends makes no difference.
    let campaign = check(&[], link("Birch", "Aster", WarpPortal), linked("Birch", "Aster", WarpPortal, Some(Wormhole)));
    let board = &state(&campaign).board;
    assert_eq!(board.links.len(), 9);
    let kind = |one, other| board.link(one, other).map(|link| link.kind);
    assert_eq!(kind("Aster", "Birch"), Some(WarpPortal));
    assert_eq!(kind("Birch", "Aster"), Some(WarpPortal));
    check(&[], link("Aster", "Fern", Wormhole), Err(no_such_place("Fern")));
    let place = "Aster".to_owned();
    check(&[], link("Aster", " aster", Wormhole), Err(refused(board::Refusal::SamePlace { place })));
}

#[test]
fn e1_1_moderators_can_remove_a_link() {
    let gone = joined("Aster", "Birch", Wormhole);
    let campaign = check(&[], unlink("birch", "aster"), edited(Change::Unlinked(gone)));
    assert_eq!(state(&campaign).board.link("Aster", "Birch"), None);
    let (from, to) = ("Aster".to_owned(), "Cedar".to_owned());
    check(&[], unlink("Aster", "Cedar"), Err(refused(board::Refusal::NoLink { from, to })));
    check(&[], unlink("Fern", "Cedar"), Err(no_such_place("Fern")));
    let place = "Aster".to_owned();
    check(&[], unlink("Aster", "aster"), Err(refused(board::Refusal::SamePlace { place })));
}

#[test]
fn e1_1_ships_are_counted_per_owner() {
    let set = |place: &str, owner, count, before| {
        let place = place.to_owned();
        edited(Change::PiecesSet { place, owner, kind: (), count, before })
    };
    check(&[], ships("aster", BO, 99), set("Aster", Some(BO), 99, 0));
    check(&[], ships("Aster", ADA, 0), set("Aster", Some(ADA), 0, 2));
    let campaign = check(&[], ships("Middle", None, 3), set("Middle", None, 3, 1));
    let middle = state(&campaign).board.place("middle").expect("a sector");
    assert_eq!((middle.count(None), middle.others(ADA)), (3, 3));
    let (count, most) = (100, 99);
    check(&[], ships("Aster", BO, 100), Err(refused(board::Refusal::TooManyPieces { count, most })));
    check(&[], ships("Fern", BO, 1), Err(no_such_place("Fern")));
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player: EVE });
    check(&[], ships("Aster", EVE, 1), Err(stranger));
}

/// A player who left may leave ships behind, which block others.
#[test]
fn e1_1_moderators_can_clear_a_leavers_ships() {
    let change = Change::PiecesSet { place: "Birch".to_owned(), owner: Some(BO), kind: (), count: 0, before: 2 };
    check(&[leave(BO)], ships("Birch", BO, 0), edited(change));
}

#[test]
fn e1_1_each_foreign_ship_pins_one_ship() {
    let campaign = after(&[ships("Edge", ADA, 4), ships("Edge", BO, 1), ships("Edge", None, 2)]);
    let edge = state(&campaign).board.place("Edge").expect("a sector");
    assert_eq!([ADA, BO, CY].map(|p| pinned(state(&campaign), edge, p)), [3, 1, 0]);
}

#[test]
fn e1_1_loading_a_board_asks_for_confirmation() {
    let load = || edit(Edit::Load(plan()));
    let question = |sectors| Confirmation::from(ambassadors::Confirmation::ReplacesBoard { sectors });
    check(&[], load(), Err(Refusal::MustConfirm(question(6))));
    check(&[], confirmed(load(), question(5)), Err(Refusal::MustConfirm(question(6))));
    let before = after(&[]);
    let board = state(&before).board.clone();
    let campaign = check(
        &[remove("Aster"), hold("Edge", DEE), ships("Edge", DEE, 7)],
        confirmed(load(), question(5)),
        edited(Change::Loaded(board.clone())),
    );
    assert_eq!(state(&campaign).board, board);
}

#[test]
fn only_moderators_edit_a_board() {
    let edit = Edit::RemovePlace { place: "Aster".to_owned() };
    let correction = chancery_rules::Correction::Ambassadors(Correction::Board(edit));
    let reason = None;
    let order = Step::Order(Order {
        by: ADA,
        moderator: false,
        on_behalf: None,
        command: Command::Moderate(Moderation::Correct { correction, reason }),
        confirmed: None,
    });
    check(&[], order, Err(Refusal::from(table::Refusal::ModeratorsOnly)));
}
