//! The standings (E4).

use super::given::*;
use chancery_rules::games::ambassadors::{Species, Standing, standings};

#[track_caller]
fn shown(given: &[Step]) -> Vec<Standing> {
    let campaign = after(given);
    standings(campaign.roster(), state(&campaign))
}

#[test]
fn e4_1_the_standings_are_clockwise() {
    let players = |given: &[Step]| -> Vec<_> {
        let standings = shown(given).into_iter();
        standings.map(|standing| standing.player).collect()
    };
    assert_eq!(players(&[]), [ADA, BO, CY, DEE]);
    assert_eq!(players(&[leave(BO), join(EVE)]), [ADA, CY, DEE, EVE]);
}

#[test]
fn e4_1_points_come_from_ambassadors_and_the_traitor_tile() {
    let standings = shown(&[
        play_as(BO, Species::Planta),
        form(ADA, BO),
        form(BO, CY),
        traitor(BO),
        earn(BO, 4, None),
        earn(BO, 2, None),
        earn(DEE, 3, None),
        populate(DEE, [0, 5, 11]),
    ]);
    let [ada, bo, cy, dee] = &standings[..] else {
        panic!("four are at the table");
    };
    assert_eq!((ada.points(), ada.points_in_all()), (1, 1));
    // Two ambassadors, the Traitor tile, and the reputation tiles, which count at the end.
    assert_eq!((bo.points(), bo.points_in_all()), (0, 6));
    assert_eq!((cy.points(), cy.points_in_all()), (1, 1));
    assert_eq!((dee.points(), dee.points_in_all()), (0, 3));
    assert_eq!(bo.partners, [ADA, CY]);
    assert_eq!((bo.tiles, bo.reputation_tiles, bo.traitor), (1, 2, true));
    assert_eq!(bo.species, Species::Planta);
    let of = |standing: &Standing| standing.production().map(|(_, production)| production);
    assert_eq!([of(ada), of(bo), of(dee)], [[2, 2, 3], [2, 2, 4], [28, 12, 2]]);
}

#[test]
fn e4_1_relations_are_listed_once() {
    let campaign = after(&[form(DEE, ADA), form(CY, BO), form(ADA, BO)]);
    let listed = state(&campaign).relations();
    assert_eq!(listed, [(ADA, DEE), (ADA, BO), (BO, CY)]);
}
