//! The light ship that moves for a trade (U5.2), and the choices after it (U5.3).

use super::given::*;
use chancery_rules::games::realms as game;
use chancery_rules::games::realms::{Chain, Piece, TradeConfirmation, TradeEvent, TradeRefusal as Not};

fn refuses(evening: &mut Evening, step: Step, expected: Not) {
    assert_eq!(no(evening, step), expected);
}

#[test]
fn u5_2_a_ship_takes_a_slot_in_its_zone() {
    let mut evening = after(&[lay(BO, Piece::Protection, "North Sea", 0), begin(ADA)]);
    let step = ship(ADA, "North Sea", "North Sea", None, None);
    let asked = question(&mut evening, &step);
    let game::Confirmation::Trade(TradeConfirmation::MovesShip { slot, displaced, shifts, .. }) = asked else {
        panic!("a ship moves");
    };
    assert_eq!((slot, displaced), (true, None));
    // Its trade power in Northport: Alaport counts 2, and each ship on a slot 1.
    let shift = shifts.iter().find(|one| one.node == "Northport");
    let shift = shift.expect("it is named");
    assert_eq!((shift.before.power.total(), shift.after.power.total()), (3, 4));
    // The ship is adjacent to Northport. Midfair is also listed but does not change, because no chain to it uses the
    // sea.
    let shown: Vec<_> = shifts
        .iter()
        .map(|one| {
            let verdict = one.verdict.as_ref().expect("all of them are Ada's");
            (&one.node[..], one.before == one.after, verdict.is_open())
        })
        .collect();
    assert_eq!(shown, [("Northport", false, true), ("Midfair", true, false)]);
    evening.play(&[step]);
    assert_eq!(has(&evening, ADA, Piece::Protection, "North Sea"), 2);
    assert_eq!(has(&evening, ADA, Piece::Ship, "North Sea"), 0);
    let zone = text("North Sea");
    refuses(&mut evening, ship(ADA, "North Sea", "Ocean", None, None), Not::AlreadyMoved { zone });
}

#[test]
fn u5_2_a_ship_displaces_an_opponent_if_all_slots_are_taken() {
    let mut evening = after(&[begin(ADA)]);
    let moved = traded(&mut evening, ship(ADA, "North Sea", "North Sea", Some(true), None));
    assert!(matches!(moved[..], [TradeEvent::ShipMoved { displaced: Some(BO), from_slot: false, slot: true, .. }]));
    // It stays in the zone, off the slots.
    assert_eq!(has(&evening, BO, Piece::Protection, "North Sea"), 0);
    assert_eq!(has(&evening, BO, Piece::Ship, "North Sea"), 1);
    assert_eq!(has(&evening, ADA, Piece::Protection, "North Sea"), 2);
}

#[test]
fn u5_2_free_slots_and_own_ships_are_never_displaced() {
    let mut evening = after(&[lay(BO, Piece::Protection, "North Sea", 0), begin(ADA)]);
    let zone = || text("North Sea");
    let step = ship(ADA, "North Sea", "North Sea", Some(true), Some("Borne"));
    refuses(&mut evening, step, Not::SlotsFree { zone: zone(), free: 1 });
    evening.play(&[lay(ADA, Piece::Protection, "North Sea", 2)]);
    let step = || ship(ADA, "North Sea", "North Sea", Some(true), None);
    refuses(&mut evening, step(), Not::SlotsOwn { zone: zone(), slots: 2 });
}

#[test]
fn u5_2_the_player_picks_which_opponents_ship_leaves() {
    let mut evening =
        after(&[lay(ADA, Piece::Protection, "North Sea", 0), lay(CY, Piece::Protection, "North Sea", 1), begin(ADA)]);
    let zone = || text("North Sea");
    let step = |displace| ship(ADA, "North Sea", "North Sea", Some(true), displace);
    let realms = || vec![text("Borne"), text("Corse")];
    let choose = Not::ChooseDisplaced { zone: zone(), realms: realms() };
    refuses(&mut evening, step(None), choose);
    let realm = text("Dunn");
    let none = Not::NoShipOf { zone: zone(), realm, realms: realms() };
    refuses(&mut evening, step(Some("Dunn")), none);
    evening.play(&[step(Some("Corse"))]);
    assert_eq!(has(&evening, CY, Piece::Ship, "North Sea"), 1);
    assert_eq!(has(&evening, BO, Piece::Protection, "North Sea"), 1);
}

#[test]
fn u5_2_ships_cannot_enter_or_cross_hostile_zones() {
    let mut evening = after(&[hostile("South Sea", ADA), begin(ADA)]);
    let zone = text("South Sea");
    refuses(&mut evening, ship(ADA, "North Sea", "South Sea", None, None), Not::Hostile { zone });
    // Ada's ship in the South Sea cannot pass the North Sea to the Ocean.
    let mut evening = after(&[hostile("North Sea", ADA), lay(ADA, Piece::Ship, "South Sea", 1), begin(ADA)]);
    let (from, to) = (text("South Sea"), text("Ocean"));
    refuses(&mut evening, ship(ADA, "South Sea", "Ocean", None, None), Not::NoWay { from, to });
    // It can leave the hostile zone it is in.
    evening.play(&[lies(ADA, "Mid", 1)]);
    let away = no(&mut evening, ship(ADA, "North Sea", "Ocean", None, None));
    assert!(matches!(away, Not::NoneEligible { .. }), "{away:?}");
}

#[test]
fn u5_2_a_ship_without_a_slot_moves_first() {
    let mut evening = after(&[lay(ADA, Piece::Ship, "North Sea", 0), begin(ADA)]);
    let zone = || text("North Sea");
    // The ship on the slot stays.
    let stays = ship(ADA, "North Sea", "North Sea", None, None);
    refuses(&mut evening, stays, Not::StaysPut { zone: zone() });
    let mut evening = after(&[lay(ADA, Piece::Ship, "North Sea", 2), begin(ADA)]);
    let off = ship(ADA, "North Sea", "North Sea", Some(false), None);
    refuses(&mut evening, off, Not::StaysPut { zone: zone() });
    let zone = text("Ocean");
    refuses(&mut evening, ship(ADA, "Ocean", "North Sea", None, None), Not::NoShip { zone });
    let zone = text("Ocean");
    let slot = ship(ADA, "North Sea", "Ocean", Some(true), None);
    refuses(&mut evening, slot, Not::NoSlots { zone });
    let zone = text("South Sea");
    let odd = ship(ADA, "North Sea", "South Sea", Some(false), Some("Borne"));
    refuses(&mut evening, odd, Not::TakesNoSlot { zone });
}

#[test]
fn u5_2_a_move_that_makes_every_card_ineligible_is_refused() {
    // The only ship leaves the North Sea, which breaks the whole chain.
    let mut evening =
        after(&[lay(ADA, Piece::Ship, "North Sea", 0), merchant(ADA, 1, Some("Midfair"), false), begin(ADA)]);
    let no = no(&mut evening, ship(ADA, "North Sea", "South Sea", None, None));
    let Not::NoneEligible { verdicts } = no else {
        panic!("it is refused by what it leads to: {no:?}");
    };
    let northport = verdicts.iter().find(|one| one.node == "Northport");
    let lacks = vec![text("North Sea")];
    assert_eq!(northport.expect("it is named").chain, Chain::Broken { lacks });
    assert_eq!(has(&evening, ADA, Piece::Protection, "North Sea"), 1);
}

#[test]
fn u5_3_after_a_move_the_node_must_be_reached_through_the_ship() {
    // From the South Sea, no chain runs through the ship to Midfair, and Northport is not adjacent to it.
    let mut evening = after(&[begin(ADA)]);
    let away = no(&mut evening, ship(ADA, "North Sea", "South Sea", None, None));
    let Not::NoneEligible { verdicts } = away else {
        panic!("{away:?}");
    };
    assert!(verdicts.iter().all(|one| one.chain == Chain::Joined && one.away.is_some()));
    // With a town in Corse, a chain runs from Aland over both seas to Corse, which borders Mid.
    evening.play(&[lay(ADA, Piece::Town, "Corse", 1)]);
    evening.play(&[ship(ADA, "North Sea", "South Sea", None, None)]);
    let northport = choose(&evening, ADA, &[5, 2], "Northport");
    let Not::NotEligible { verdicts } = no(&mut evening, northport) else {
        panic!("no chain to Northport leads through the South Sea");
    };
    assert_eq!(verdicts[0].away.as_ref().map(|one| &one.zone[..]), Some("South Sea"));
    let midfair = choose(&evening, ADA, &[4], "Midfair");
    evening.play(&[midfair]);
}

#[test]
fn u5_3_a_chain_through_the_ship_visits_each_place_once() {
    // Going to the Ocean and back to the North Sea is not a chain. Northport is eligible without the ship, but not with
    // the ship there.
    let mut evening = after(&[lay(ADA, Piece::Ship, "North Sea", 2), begin(ADA)]);
    let away = no(&mut evening, ship(ADA, "North Sea", "Ocean", None, None));
    assert!(matches!(away, Not::NoneEligible { .. }), "{away:?}");
}

#[test]
fn u5_1_a_card_must_be_chosen_after_moving_a_ship() {
    let mut evening = after(&[begin(ADA), ship(ADA, "North Sea", "North Sea", None, None)]);
    let must = no(&mut evening, discard(ADA));
    let Not::MustChoose { zone, nodes } = must else {
        panic!("{must:?}");
    };
    assert_eq!(zone, "North Sea");
    // No chain to Midfair runs through the ship.
    assert_eq!(nodes, ["Northport"]);
    assert!(matches!(no(&mut evening, act(ADA, game::Command::EndTurn)), Not::MustChoose { .. }));
    // If no card can be chosen any more, the player need not choose.
    evening.play(&[merchant(ADA, 1, None, false), merchant(ADA, 2, None, false), discard(ADA)]);
    assert_eq!(has(&evening, ADA, Piece::Protection, "North Sea"), 2);
}
