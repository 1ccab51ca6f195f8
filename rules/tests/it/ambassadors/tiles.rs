//! A player's own tiles: placing them on a reputation track, moving them, and taking them off again (E1.2, E2.5, E3.1).

use super::given::*;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{Correction, Event as Effect, SpaceKind, Tile};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Event, Refusal};

use SpaceKind::{Ambassador, Either, Reputation};

fn placed(player: PlayerId, space: u8, value: u8) -> Event {
    told(Effect::ReputationPlaced { player, space, value })
}

#[test]
fn e1_2_a_reputation_tile_takes_the_first_fitting_space() {
    check(&[], earn(ADA, 4, None), Ok(vec![placed(ADA, 2, 4)]));
    check(&[], earn(ADA, 1, 5), Ok(vec![placed(ADA, 5, 1)]));
    check(&[earn(ADA, 4, None)], earn(ADA, 2, None), Ok(vec![placed(ADA, 3, 2)]));
    // Spaces that an ambassador could need are kept for ambassadors.
    let spaces = vec![Either, Ambassador, Reputation];
    let player = ADA;
    let track = correct(Correction::Track { player, spaces });
    check(&[track], earn(ADA, 1, None), Ok(vec![placed(ADA, 3, 1)]));
}

#[test]
fn e1_2_a_reputation_tile_needs_a_fitting_space() {
    for value in [0, 5] {
        let most = 4;
        let refusal = Refusal::from(ambassadors::Refusal::ReputationOutOfRange { value, most });
        check(&[], earn(ADA, value, None), Err(refusal));
    }
    let unfit = |space, kind, taken| Refusal::from(ambassadors::Refusal::SpaceUnfit { space, kind, taken });
    check(&[], earn(ADA, 1, 1), Err(unfit(1, Ambassador, false)));
    check(&[earn(ADA, 1, 3)], earn(ADA, 1, 3), Err(unfit(3, Either, true)));
    for space in [0, 6] {
        let most = 5;
        check(&[], earn(ADA, 1, space), Err(Refusal::from(ambassadors::Refusal::NoSuchSpace { space, most })));
    }
    check(&laden(ADA), earn(ADA, 1, None), Err(Refusal::from(ambassadors::Refusal::NoRoomForReputation)));
}

#[test]
fn e2_5_tiles_swap_if_both_fit() {
    let given = [earn(ADA, 3, 2), form(ADA, BO), earn(ADA, 1, 3)];
    let player = ADA;
    let moved = |from, to, tile, swapped| Ok(vec![told(Effect::TileMoved { player, from, to, tile, swapped })]);
    let worth = |value| Tile::Reputation { value };
    check(&given, rearrange(ADA, 2, 3), moved(2, 3, worth(3), Some(worth(1))));
    let unfit = |space, kind, taken| Err(Refusal::from(ambassadors::Refusal::SpaceUnfit { space, kind, taken }));
    check(&given, rearrange(ADA, 2, 1), unfit(1, Ambassador, true));
    check(&given, rearrange(ADA, 1, 2), unfit(1, Ambassador, true));
    check(&given, rearrange(ADA, 4, 5), Err(Refusal::from(ambassadors::Refusal::SpaceEmpty { space: 4 })));
    for (from, to, space) in [(0, 1, 0), (6, 1, 6), (2, 6, 6)] {
        check(
            &given,
            rearrange(ADA, from, to),
            Err(Refusal::from(ambassadors::Refusal::NoSuchSpace { space, most: 5 })),
        );
    }
    let value = 3;
    let space = 2;
    check(&given, give_up(ADA, 2), Ok(vec![told(Effect::ReputationReturned { player, space, value })]));
    let space = 5;
    check(&given, give_up(ADA, 5), Err(Refusal::from(ambassadors::Refusal::SpaceEmpty { space })));
}

#[test]
fn e3_1_an_ambassador_moves_but_is_never_returned() {
    let given = [form(ADA, BO)];
    let (of, cube) = (BO, Money);
    check(&given, give_up(ADA, 1), Err(Refusal::from(ambassadors::Refusal::AmbassadorStays { of })));
    let (player, tile) = (ADA, Tile::Ambassador { of, cube });
    check(
        &given,
        rearrange(ADA, 1, 4),
        Ok(vec![told(Effect::TileMoved { player, from: 1, to: 4, tile, swapped: None })]),
    );
    // Neither waiting, nor leaving, nor the Traitor tile ends relations.
    let campaign = after(&[form(ADA, BO), wait(10_000), leave(BO), traitor(ADA)]);
    assert!(related(&campaign, ADA, BO));
}
