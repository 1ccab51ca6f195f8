//! Each player's own tiles and cubes, and turns (E1.2 to E1.5).

use super::given::*;
use chancery_rules::board;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::Change;
use chancery_rules::games::ambassadors::{
    Command as Act, Cubes, Event as Effect, MOST_PLAYERS, Population, Seat, SpaceKind, Species, production,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::seating;
use chancery_rules::table;
use chancery_rules::{Command, Event, Refusal};

use SpaceKind::{Ambassador, Either};
use Species::{DescendantsOfDraco, EridaniEmpire, HydranProgress, Mechanema, OrionHegemony};
use Species::{Planta, Terrans};

fn kinds(seat: &Seat) -> Vec<SpaceKind> {
    seat.track.iter().map(|space| space.kind).collect()
}

#[test]
fn e1_2_players_start_with_all_cubes_and_tiles() {
    let campaign = after(&[]);
    for player in [ADA, BO, CY, DEE] {
        let seat = seat(&campaign, player);
        assert_eq!(seat.cubes, Cubes::FULL);
        assert_eq!(cubes(&campaign, player), [11; 3]);
        assert_eq!((seat.tiles, seat.in_hand, seat.placed), (3, 0, 0));
        assert!(seat.track.iter().all(|space| space.tile.is_none()));
    }
    assert_eq!(state(&campaign).traitor, None);
}

#[test]
fn e1_2_players_report_their_remaining_cubes() {
    let set = |before: [u8; 3], after: [u8; 3]| {
        let cubes = |[materials, science, money]: [u8; 3]| Cubes { materials, science, money };
        let (before, after) = (cubes(before), cubes(after));
        let player = ADA;
        Ok(vec![told(Effect::PopulationSet { player, before, after })])
    };
    let two = Act::Population { materials: Some(8), science: None, money: Some(0) };
    let campaign = check(&[], act(ADA, two.clone()), set([11; 3], [8, 11, 0]));
    assert_eq!(seat(&campaign, ADA).placed, 14);
    let campaign = check(&[act(ADA, two)], populate(ADA, [11; 3]), set([8, 11, 0], [11; 3]));
    assert_eq!(seat(&campaign, ADA).placed, 0);
}

#[test]
fn e1_2_cubes_cannot_be_created() {
    let (track, value, most) = (Science, 12, 11);
    check(
        &[],
        populate(ADA, [11, 12, 255]),
        Err(Refusal::from(ambassadors::Refusal::CubesOutOfRange { track, value, most })),
    );
    let (needs, has) = (33, 32);
    check(
        &[form(ADA, BO), populate(ADA, [4, 4, 4])],
        populate(ADA, [11; 3]),
        Err(Refusal::from(ambassadors::Refusal::NotEnoughCubes { needs, has })),
    );
    let campaign = after(&[form(ADA, BO), populate(ADA, [10, 11, 11])]);
    assert_eq!(seat(&campaign, ADA).placed, 0);
}

#[test]
fn e1_2_an_unchanged_population_is_not_reported() {
    let nothing = Act::Population { materials: None, science: None, money: None };
    check(&[], act(ADA, nothing), Err(Refusal::from(table::Refusal::NothingToChange)));
    check(&[], populate(ADA, [11; 3]), Err(Refusal::from(table::Refusal::NothingToChange)));
}

#[test]
fn e1_3_each_species_has_its_track() {
    let table = [
        (Terrans, 1, 4),
        (HydranProgress, 1, 3),
        (Planta, 1, 3),
        (EridaniEmpire, 0, 4),
        (DescendantsOfDraco, 0, 4),
        (Mechanema, 0, 4),
        (OrionHegemony, 0, 5),
    ];
    assert_eq!(table.map(|(species, ..)| species), Species::ALL);
    for (species, ambassador, either) in table {
        let player = BO;
        let campaign = check(&[], play_as(BO, species), Ok(vec![told(Effect::SpeciesChosen { player, species })]));
        let track = [vec![Ambassador; ambassador], vec![Either; either]].concat();
        assert_eq!(kinds(seat(&campaign, BO)), track);
        assert_eq!(seat(&campaign, BO).species, species);
    }
}

#[test]
fn e1_3_a_track_with_tiles_cannot_change() {
    let tiles = 2;
    check(
        &[earn(ADA, 1, None), form(ADA, BO)],
        play_as(ADA, Planta),
        Err(Refusal::from(ambassadors::Refusal::TilesOnTrack { tiles })),
    );
    after(&[earn(ADA, 1, None), give_up(ADA, 2), play_as(ADA, Planta)]);
}

#[test]
fn e1_3_each_species_has_one_player_and_terrans_six() {
    let taken = |species, by: &[PlayerId]| {
        let by = by.to_vec();
        Err(Refusal::from(ambassadors::Refusal::SpeciesTaken { species, by }))
    };
    check(&[play_as(ADA, Planta)], play_as(BO, Planta), taken(Planta, &[ADA]));
    after(&[play_as(ADA, Planta), play_as(ADA, Planta)]);
    let mut evening = seated((1..=8).map(PlayerId));
    evening.play(&[play_as(PlayerId(8), Mechanema)]);
    let others: Vec<PlayerId> = (1..=7).map(PlayerId).collect();
    let back = play_as(PlayerId(8), Terrans);
    assert_eq!(evening.attempt(&back), taken(Terrans, &others));
    evening.play(&[play_as(PlayerId(1), Planta), play_as(PlayerId(2), EridaniEmpire), back]);
}

#[test]
fn e1_3_leavers_free_their_species() {
    let campaign = after(&[play_as(ADA, Planta), leave(ADA), play_as(BO, Planta), join(ADA)]);
    let both = [ADA, BO].map(|player| seat(&campaign, player).species);
    assert_eq!(both, [Planta, Planta]);
}

#[test]
fn e1_4_production_rises_with_each_cube_removed() {
    let by_cubes_left: Vec<u8> = (0..=11).map(production).collect();
    assert_eq!(by_cubes_left, [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2]);
    assert_eq!(production(12), 2);
    assert_eq!(Population::ALL, [Materials, Science, Money]);
}

#[test]
fn e1_5_a_new_player_sits_at_the_end() {
    let player = EVE;
    let campaign = check(&[], join(EVE), Ok(vec![Event::Joined { player }, told(Effect::Seated { player })]));
    assert_eq!(state(&campaign).seating.order, [ADA, BO, CY, DEE, EVE]);
    assert_eq!(state(&campaign).round, 1);
}

#[test]
fn e1_5_a_table_seats_at_most_nine() {
    let mut evening = seated((1..=9).map(PlayerId));
    let full = Err(Refusal::from(ambassadors::Refusal::TableFull { most: MOST_PLAYERS }));
    assert_eq!(evening.attempt(&join(PlayerId(10))), full);
    evening.play(&[leave(PlayerId(3)), join(PlayerId(10))]);
    assert_eq!(evening.attempt(&join(PlayerId(3))), full);
    evening.play(&[leave(PlayerId(10)), join(PlayerId(3))]);
}

#[test]
fn e1_5_a_returning_player_gets_the_old_seat_back() {
    let given =
        [play_as(BO, Planta), populate(BO, [5, 6, 7]), earn(BO, 3, None), form(BO, ADA), traitor(BO), leave(BO)];
    let before = after(&given);
    let player = BO;
    let campaign = check(&given, join(BO), Ok(vec![Event::Joined { player }]));
    assert_eq!(state(&campaign), state(&before));
    assert!(related(&campaign, ADA, BO));
    assert_eq!(state(&campaign).traitor, Some(BO));
}

#[test]
fn e1_5_only_one_action_runs_at_a_time() {
    check(&[], begin(CY), Ok(vec![begun(CY)]));
    let running = |active| Err(refused(seating::Refusal::ActionRunning { active }));
    check(&[begin(CY)], begin(ADA), running(CY));
    check(&[begin(CY)], begin(CY), running(CY));
    check(&[begin(CY)], finish(CY), Ok(vec![ended(CY, DEE)]));
    let other = |active| Err(refused(seating::Refusal::NotYourAction { active }));
    check(&[begin(CY)], finish(ADA), other(Some(CY)));
    check(&[], finish(ADA), other(None));
    let (player, round, players) = (CY, 1, None);
    let again = told(Effect::ActionBegun { player, round, players });
    check(&[begin(CY), finish(CY)], begin(CY), Ok(vec![again]));
}

#[test]
fn e1_5_the_next_seat_skips_leavers() {
    check(&[begin(DEE)], finish(DEE), Ok(vec![ended(DEE, ADA)]));
    let given = [leave(ADA), leave(BO), begin(DEE)];
    check(&given, finish(DEE), Ok(vec![ended(DEE, CY)]));
    let alone = [leave(BO), leave(CY), leave(DEE), begin(ADA)];
    check(&alone, finish(ADA), Ok(vec![ended(ADA, None)]));
}

#[test]
fn e1_5_a_players_action_ends_before_they_leave() {
    check(&[begin(BO)], leave(BO), Err(ambassadors::Refusal::LeavesInAction.into()));
    let player = BO;
    check(&[begin(BO), finish(BO)], leave(BO), Ok(vec![Event::Left { player }]));
    let campaign = check(&[begin(BO)], removed(BO, 0), Ok(vec![moderated(), ended(BO, CY), Event::Left { player }]));
    assert_eq!(state(&campaign).seating.active, None);
    check(&[begin(BO)], leave(CY), Ok(vec![Event::Left { player: CY }]));
}

fn sailed(owner: PlayerId, from: &str, to: &str, count: u32) -> Result<Vec<Event>, Refusal> {
    let (from, to) = (from.to_owned(), to.to_owned());
    Ok(vec![changed(Change::PiecesMoved { owner, kind: (), from, to, count })])
}

#[test]
fn e1_5_ships_move_along_links_free_of_foreign_ships() {
    let given = [begin(ADA)];
    let campaign = check(&given, sail(ADA, " aster", "EDGE", 2), sailed(ADA, "Aster", "Edge", 2));
    let at: Vec<&str> = state(&campaign).board.with_pieces_of(ADA).map(|place| place.name.as_str()).collect();
    assert_eq!(at, ["Edge"]);
    // The ways are a warp portal, a generator, and the empty Edge.
    for to in ["Dune", "Middle", "Cedar"] {
        check(&given, sail(ADA, "Aster", to, 1), sailed(ADA, "Aster", to, 1));
    }
    let no_way = || {
        let (from, to) = ("Aster".to_owned(), "Cedar".to_owned());
        Err(Refusal::from(ambassadors::Refusal::NoWay { from, to }))
    };
    let to_cedar = || sail(ADA, "Aster", "Cedar", 1);
    for in_the_way in [ships("Edge", BO, 1), ships("Edge", None, 1)] {
        check(&[begin(ADA), in_the_way], to_cedar(), no_way());
    }
    check(&[begin(ADA), unlink("Edge", "Cedar")], to_cedar(), no_way());
    let own = [begin(ADA), ships("Edge", ADA, 1)];
    check(&own, to_cedar(), sailed(ADA, "Aster", "Cedar", 1));
}

#[test]
fn e1_5_ships_move_only_in_their_owners_action() {
    let other = |active| Err(refused(seating::Refusal::NotYourAction { active }));
    check(&[], sail(ADA, "Aster", "Edge", 1), other(None));
    check(&[begin(BO)], sail(ADA, "Aster", "Edge", 1), other(Some(BO)));
    let unknown = |place: &str| {
        let place = place.to_owned();
        Err(Refusal::from(table::Refusal::NoSuchPlace { place }))
    };
    let given = [begin(ADA)];
    check(&given, sail(ADA, "Fern", "Edge", 1), unknown("Fern"));
    check(&given, sail(ADA, "Aster", "Gorse ", 1), unknown("Gorse"));
    let place = "Aster".to_owned();
    check(&given, sail(ADA, "Aster", "aster", 1), Err(refused(board::Refusal::SamePlace { place })));
}

#[test]
fn e1_5_players_cannot_move_ships_they_lack() {
    let short = |sector: &str, needs, has| {
        let sector = sector.to_owned();
        Err(Refusal::from(ambassadors::Refusal::NotEnoughShips { sector, needs, has }))
    };
    let given = [begin(ADA)];
    check(&given, sail(ADA, "Aster", "Edge", 0), short("Aster", 0, 2));
    check(&given, sail(ADA, "Aster", "Edge", 3), short("Aster", 3, 2));
    check(&given, sail(ADA, "Birch", "Edge", 1), short("Birch", 1, 0));
    let (count, most) = (100, 99);
    check(
        &[begin(ADA), ships("Edge", ADA, 98)],
        sail(ADA, "Aster", "Edge", 2),
        Err(refused(board::Refusal::TooManyPieces { count, most })),
    );
}

#[test]
fn commands_of_another_ruleset_are_refused() {
    use chancery_rules::RulesetName::{Ambassadors, Leverage};
    use chancery_rules::games::leverage;
    let stop = Command::from(leverage::Command::Stop { ship: None });
    let (plays, needs) = (Ambassadors, vec![Leverage]);
    check(&[], order(ADA, stop), Err(Refusal::OtherRuleset { plays, needs }));
    let mut evening = crate::given::Evening::begin();
    let before = evening.campaign.clone();
    let (plays, needs) = (Leverage, vec![Ambassadors]);
    let other = Err(Refusal::OtherRuleset { plays, needs });
    assert_eq!(evening.attempt(&begin(ADA)), other);
    assert_eq!(evening.attempt(&traitor(ADA)), other);
    assert_eq!(evening.campaign, before);
}
