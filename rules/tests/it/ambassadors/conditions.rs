//! Each condition of relations, met and unmet, by itself; and acceptance after a condition stopped being met (E2.1 to
//! E2.6, E2.9, E2.10).

use super::given::*;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::LinkKind;
use chancery_rules::games::ambassadors::{
    Command as Act, Condition, Correction, Event as Effect, Joint, Room, SpaceKind, Tile, conditions, open_to,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::{Confirmation, Event, Refusal};

use SpaceKind::{Either, Reputation};

/// Checks that exactly this condition prevents Ada's proposal to Bo when these steps come before it, and Bo's
/// acceptance when they come after it.
#[track_caller]
fn alone(steps: &[Step], unmet: Condition) {
    let before = [&[begin(ADA)], steps].concat();
    assert_eq!(super::given::unmet(&after(&before), ADA, BO), std::slice::from_ref(&unmet));
    let refusal = || Err(not_open(ADA, BO, vec![unmet.clone()]));
    check(&before, propose(ADA, BO, Science), refusal());
    let since = [&[begin(ADA), propose(ADA, BO, Science)], steps].concat();
    let campaign = check(&since, accept_with(BO, 1, Science, None), refusal());
    assert!(campaign.offers.pending.contains_key(&id(1)));
}

/// Checks that nothing prevents relations between Ada and Bo.
#[track_caller]
fn met(steps: &[Step]) {
    let before = [&[begin(ADA)], steps].concat();
    assert_eq!(unmet(&after(&before), ADA, BO), []);
    after(&[&before[..], &[propose(ADA, BO, Science)]].concat());
}

fn joint(own: &str, theirs: &str, kind: LinkKind) -> Joint {
    let (own, theirs) = (own.to_owned(), theirs.to_owned());
    Joint { own, theirs, kind }
}

fn without_connection(generator: &[Joint]) -> Condition {
    let (full, generator) = (Vec::new(), generator.to_vec());
    Condition::Connection { full, generator }
}

#[test]
fn e2_10_each_condition_is_listed_with_its_evidence() {
    let space = |player| Condition::Space { player, free: vec![1, 2, 3, 4, 5], ways: vec![] };
    let tile = |player| Condition::Tile { player, left: 3 };
    let cube = |player| Condition::Cube { player, left: 33 };
    let listed = |by, other, active, full| {
        [
            Condition::Players { count: 4, begun: true },
            Condition::Action { by, active },
            Condition::Connection { full, generator: vec![] },
            Condition::Apart { clashes: vec![] },
            Condition::Unrelated { related: false },
            Condition::Loyal { traitor: None },
            space(by),
            space(other),
            tile(by),
            cube(by),
            tile(other),
            cube(other),
        ]
    };
    let campaign = after(&[begin(ADA)]);
    let all = conditions(campaign.roster(), state(&campaign), ADA, BO).expect("both play");
    let joined = vec![joint("Aster", "Birch", Wormhole)];
    assert_eq!(all, listed(ADA, BO, Some(ADA), joined));
    assert!(all.iter().all(Condition::is_met));
    let rules = all.iter().map(Condition::rule);
    assert!(rules.is_sorted());
    // The player named first is the one who would propose.
    let all = conditions(campaign.roster(), state(&campaign), BO, ADA).expect("both play");
    let joined = vec![joint("Birch", "Aster", Wormhole)];
    assert_eq!(all, listed(BO, ADA, Some(ADA), joined));
}

#[test]
fn e2_10_conditions_apply_between_two_current_players() {
    let campaign = after(&[leave(DEE)]);
    let look = |by, other| conditions(campaign.roster(), state(&campaign), by, other);
    assert_eq!(look(ADA, ADA), Err(table::Refusal::Oneself));
    for (by, other) in [(ADA, EVE), (EVE, ADA)] {
        assert_eq!(look(by, other), Err(table::Refusal::NotInCampaign { player: EVE }));
    }
    for (by, other) in [(ADA, DEE), (DEE, ADA)] {
        assert_eq!(look(by, other), Err(table::Refusal::HasLeft { player: DEE }));
    }
    assert_eq!(open_to(campaign.roster(), state(&campaign), DEE), Err(table::Refusal::HasLeft { player: DEE }));
}

#[test]
fn e2_10_eligible_partners_are_listed() {
    let open = |steps: &[Step], by| {
        let campaign = after(steps);
        open_to(campaign.roster(), state(&campaign), by)
    };
    assert_eq!(open(&[], ADA), Ok(vec![]));
    assert_eq!(open(&[begin(ADA)], ADA), Ok(vec![BO, DEE]));
    assert_eq!(open(&[begin(ADA)], BO), Ok(vec![]));
    assert_eq!(open(&[begin(CY)], CY), Ok(vec![BO]));
    assert_eq!(open(&[begin(ADA), form(ADA, BO)], ADA), Ok(vec![DEE]));
}

fn players(count: usize, begun: bool) -> Condition {
    Condition::Players { count, begun }
}

#[test]
fn e2_1_relations_need_four_players() {
    let unmet = |steps: &[Step]| unmet(&after(steps), ADA, BO);
    let idle = Condition::Action { by: ADA, active: None };
    assert_eq!(unmet(&[leave(DEE)]), [players(3, false), idle]);
    assert_eq!(unmet(&[leave(DEE), begin(ADA)]), [players(3, true)]);
    check(&[leave(DEE), begin(ADA)], propose(ADA, BO, Science), Err(not_open(ADA, BO, vec![players(3, true)])));
    met(&[]);
    met(&[join(EVE)]);
}

#[test]
fn e2_1_the_highest_player_count_decides() {
    // A player who left still counts, and the proposal stands.
    met(&[leave(DEE)]);
    met(&[leave(DEE), leave(CY)]);
    met(&[leave(DEE), join(EVE)]);
    let given = [begin(ADA), propose(ADA, BO, Science), leave(DEE)];
    let campaign = after(&[&given[..], &[accept_with(BO, 1, Science, None)]].concat());
    assert!(related(&campaign, ADA, BO));
    // Counting starts with the first action, no matter how it begins or who begins it.
    let active = |player| correct(Correction::Active { player });
    for first in [vec![begin(CY), finish(CY)], vec![active(Some(CY)), active(None)]] {
        let campaign = after(&[first, vec![leave(DEE), begin(ADA)]].concat());
        assert_eq!(unmet(&campaign, ADA, BO), []);
        assert_eq!(state(&campaign).most_players, Some(4));
    }
    // Players who played at different times are not counted together; a moderator can overrule that.
    let small = [leave(DEE), begin(ADA), leave(CY), join(EVE)];
    assert_eq!(unmet(&after(&small), ADA, BO), [players(3, true)]);
    assert!(related(&after(&[&small[..], &[form(ADA, BO)]].concat()), ADA, BO));
    // Naming no player starts no action.
    let before = after(&[begin(ADA)]);
    assert_eq!(state(&before).most_players, Some(4));
    assert_eq!(state(&after(&[])).most_players, None);
}

#[test]
fn e2_1_a_late_fourth_player_raises_the_count() {
    let few = [leave(DEE), begin(ADA)];
    let counted = told(Effect::PlayersCounted { players: 4 });
    let player = EVE;
    let seated = told(Effect::Seated { player });
    let campaign = check(&few, join(EVE), Ok(vec![Event::Joined { player }, seated, counted.clone()]));
    assert_eq!(unmet(&campaign, ADA, BO), []);
    // A returning player also raises the count, unless the same number was reached before.
    let player = DEE;
    let campaign = check(&few, join(DEE), Ok(vec![Event::Joined { player }, counted]));
    assert_eq!(unmet(&campaign, ADA, BO), []);
    let gone = and(few.to_vec(), [join(DEE), leave(DEE)]);
    let campaign = check(&gone, join(DEE), Ok(vec![Event::Joined { player }]));
    assert_eq!(state(&campaign).most_players, Some(4));
    // Players are not counted before the first action.
    check(&[leave(DEE)], join(DEE), Ok(vec![Event::Joined { player }]));
    // A campaign from before this count existed starts counting with its next action.
    let older = [leave(DEE), begin(ADA), finish(ADA), Step::Event(Event::Joined { player: DEE })];
    let (player, round, players) = (BO, 1, Some(4));
    let campaign = check(&older, begin(BO), Ok(vec![told(Effect::ActionBegun { player, round, players })]));
    assert_eq!(state(&campaign).most_players, Some(4));
}

#[test]
fn e2_1_the_first_action_below_four_players_asks_first() {
    let few = || [leave(DEE), leave(CY)].to_vec();
    let question = Confirmation::from(ambassadors::Confirmation::BeginsWithFew { players: 2 });
    check(&few(), begin(ADA), Err(Refusal::MustConfirm(question.clone())));
    let (player, round, players) = (ADA, 1, Some(2));
    let begun = told(Effect::ActionBegun { player, round, players });
    check(&few(), confirmed(begin(ADA), question.clone()), Ok(vec![begun]));
    // A moderator who begins it is asked as well, and nobody is asked twice.
    let active = correct(Correction::Active { player: Some(ADA) });
    check(&few(), active, Err(Refusal::MustConfirm(question)));
    let (round, players) = (1, None);
    let again = told(Effect::ActionBegun { player, round, players });
    check(&and(few(), [begin(ADA), finish(ADA)]), begin(ADA), Ok(vec![again]));
    check(&[], begin(ADA), Ok(vec![super::given::begun(ADA)]));
}

#[test]
fn e2_1_only_the_active_player_can_propose() {
    let unmet = |by, active| vec![Condition::Action { by, active }];
    let refused = |by, to, active| Err(not_open(by, to, unmet(by, active)));
    check(&[], propose(ADA, BO, Science), refused(ADA, BO, None));
    check(&[begin(CY)], propose(ADA, BO, Science), refused(ADA, BO, Some(CY)));
    check(&[begin(ADA)], propose(BO, ADA, Science), refused(BO, ADA, Some(ADA)));
    check(&[begin(ADA), finish(ADA)], propose(ADA, BO, Science), refused(ADA, BO, None));
}

#[test]
fn e2_2_a_wormhole_must_connect_their_sectors() {
    alone(&[unlink("Aster", "Birch")], without_connection(&[]));
    alone(&[hold("Birch", None)], without_connection(&[]));
    alone(&[hold("Aster", CY)], without_connection(&[]));
    // Sectors without a link of their own do not count.
    alone(&[unlink("Aster", "Birch"), hold("Edge", CY)], without_connection(&[]));
    met(&[unlink("Aster", "Birch"), hold("Edge", BO)]);
    met(&[unlink("Aster", "Birch"), hold("Edge", ADA)]);
}

#[test]
fn e2_2_a_warp_portal_counts_but_a_generator_does_not() {
    met(&[link("Aster", "Birch", WarpPortal)]);
    let narrow = joint("Aster", "Birch", Generator);
    alone(&[link("Aster", "Birch", Generator)], without_connection(&[narrow]));
    met(&[link("Aster", "Birch", Generator), hold("Edge", BO)]);
    // On this board, Cy and Dee have only such a link.
    let campaign = after(&[begin(CY)]);
    let narrow = joint("Cedar", "Dune", Generator);
    assert_eq!(unmet(&campaign, CY, DEE), [without_connection(&[narrow])]);
}

#[test]
fn e2_3_their_ships_must_be_apart() {
    let apart = |clash| Condition::Apart { clashes: vec![clash] };
    alone(&[ships("Birch", ADA, 1)], apart(clash((ADA, 1), (BO, 2), "Birch", true)));
    alone(&[ships("Birch", BO, 0), ships("Birch", ADA, 3)], apart(clash((ADA, 3), (BO, 0), "Birch", true)));
    alone(&[ships("Aster", ADA, 0), ships("Aster", BO, 1)], apart(clash((BO, 1), (ADA, 0), "Aster", true)));
    // If both have ships there, it is one clash.
    alone(&[ships("Middle", ADA, 2), ships("Middle", BO, 1)], apart(clash((ADA, 2), (BO, 1), "Middle", false)));
    met(&[ships("Middle", ADA, 2), ships("Edge", BO, 1)]);
    met(&[ships("Cedar", ADA, 2), ships("Cedar", CY, 1)]);
}

#[test]
fn e2_3_every_shared_sector_is_named() {
    let campaign = after(&[
        begin(ADA),
        ships("Edge", ADA, 1),
        ships("Edge", BO, 4),
        ships("Birch", ADA, 1),
        ships("Aster", ADA, 0),
        ships("Aster", BO, 2),
    ]);
    let clashes = vec![
        clash((ADA, 1), (BO, 2), "Birch", true),
        clash((ADA, 1), (BO, 4), "Edge", false),
        clash((BO, 2), (ADA, 0), "Aster", true),
    ];
    assert_eq!(unmet(&campaign, ADA, BO), [Condition::Apart { clashes }]);
}

#[test]
fn e2_4_partners_cannot_form_second_relations() {
    alone(&[form(ADA, BO)], Condition::Unrelated { related: true });
    met(&[form(ADA, BO), part(BO, ADA)]);
    met(&[form(ADA, CY), form(BO, DEE)]);
}

#[test]
fn e2_5_neither_may_hold_the_traitor_tile() {
    for player in [ADA, BO] {
        let traitor = Some(player);
        alone(&[super::given::traitor(player)], Condition::Loyal { traitor });
    }
    met(&[traitor(CY)]);
    met(&[traitor(BO), traitor(None)]);
}

fn spaces(player: PlayerId, spaces: &[SpaceKind]) -> Step {
    let spaces = spaces.to_vec();
    correct(Correction::Track { player, spaces })
}

#[test]
fn e2_5_each_needs_a_free_ambassador_space() {
    let full = |player, ways| Condition::Space { player, free: vec![], ways };
    for player in [ADA, BO] {
        // A track with only ambassadors and reputation spaces has no way to make room.
        let steps = [spaces(player, &[Either, Reputation]), form(player, CY), earn(player, 1, 2)];
        alone(&steps, full(player, vec![]));
        let steps = [spaces(player, &[Either, Reputation]), form(player, CY)];
        alone(&steps, full(player, vec![]));
    }
    met(&[form(ADA, CY), earn(ADA, 1, 2), earn(ADA, 1, 3), earn(ADA, 1, 4)]);
}

#[test]
fn e2_5_moves_that_make_room_are_suggested() {
    let space = |player, ways| Condition::Space { player, free: vec![], ways };
    let mut full = vec![form(ADA, CY)];
    full.extend(laden(ADA));
    let returns = [2, 3, 4, 5].map(|space| Room::Return { space }).to_vec();
    alone(&full, space(ADA, returns));
    full.push(give_up(ADA, 4));
    met(&full);

    let movable = [spaces(BO, &[Either, Either, Reputation, Reputation]), earn(BO, 2, 1), earn(BO, 3, 2)];
    let ways = vec![
        Room::Move { from: 1, to: 3 },
        Room::Move { from: 1, to: 4 },
        Room::Move { from: 2, to: 3 },
        Room::Move { from: 2, to: 4 },
        Room::Return { space: 1 },
        Room::Return { space: 2 },
    ];
    alone(&movable, space(BO, ways));
    met(&[&movable[..], &[rearrange(BO, 2, 4)]].concat());
}

#[test]
fn e2_5_a_better_tile_can_replace_a_lesser_one() {
    let full = [
        spaces(BO, &[Reputation, Either, Reputation, Either]),
        earn(BO, 2, 1),
        earn(BO, 3, 2),
        earn(BO, 3, 3),
        earn(BO, 4, 4),
    ];
    let replace = |to, from| Room::Replace { to, from };
    let ways = vec![replace(1, 2), replace(1, 4), replace(3, 4), Room::Return { space: 2 }, Room::Return { space: 4 }];
    let (player, free) = (BO, vec![]);
    alone(&full, Condition::Space { player, free, ways });
    let tile = |value| Tile::Reputation { value };
    let campaign = check(
        &full,
        act(BO, Act::MakeRoom(replace(1, 4))),
        Ok(vec![
            told(Effect::ReputationReturned { player, space: 1, value: 2 }),
            told(Effect::TileMoved { player, from: 4, to: 1, tile: tile(4), swapped: None }),
        ]),
    );
    assert_eq!(seat(&campaign, BO).free_for_ambassador(), [4]);
    assert!(seat(&campaign, BO).reputation().eq([4, 3, 3]));
    met(&[&full[..], &[act(BO, Act::MakeRoom(replace(1, 4)))]].concat());
    // Every listed way makes room; a way is judged again if something has changed.
    for way in seat(&after(&full), BO).ways_to_make_room() {
        let campaign = after(&[&full[..], &[act(BO, Act::MakeRoom(way))]].concat());
        assert_ne!(seat(&campaign, BO).free_for_ambassador(), [0; 0], "{way:?}");
    }
    let returned = [&full[..], &[give_up(BO, 1)]].concat();
    check(
        &returned,
        act(BO, Act::MakeRoom(replace(1, 4))),
        Err(Refusal::from(ambassadors::Refusal::SpaceEmpty { space: 1 })),
    );
}

#[test]
fn e2_6_each_needs_an_ambassador_tile() {
    for player in [ADA, BO] {
        let steps = [join(EVE), form(player, CY), form(player, DEE), form(player, EVE)];
        alone(&steps, Condition::Tile { player, left: 0 });
        met(&steps[..3]);
    }
}

#[test]
fn e2_6_each_needs_a_cube_on_a_track() {
    for player in [ADA, BO] {
        alone(&[populate(player, [0, 0, 0])], Condition::Cube { player, left: 0 });
        met(&[populate(player, [0, 1, 0])]);
    }
}

#[test]
fn all_obstacles_are_reported_at_once() {
    let given = [
        leave(DEE),
        traitor(BO),
        ships("Edge", ADA, 1),
        ships("Edge", BO, 1),
        unlink("Aster", "Birch"),
        form(ADA, BO),
        populate(ADA, [0, 0, 0]),
    ];
    let (by, active) = (ADA, None);
    let clashes = vec![clash((ADA, 1), (BO, 1), "Edge", false)];
    let traitor = Some(BO);
    let (player, left) = (ADA, 0);
    let unmet = vec![
        players(3, false),
        Condition::Action { by, active },
        without_connection(&[]),
        Condition::Apart { clashes },
        Condition::Unrelated { related: true },
        Condition::Loyal { traitor },
        Condition::Cube { player, left },
    ];
    check(&given, propose(ADA, BO, Science), Err(not_open(ADA, BO, unmet)));
}
