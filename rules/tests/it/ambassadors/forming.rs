//! Proposing, declining, accepting (E2).

use super::given::*;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{
    Command as Act, Condition, Correction, SpaceKind, Species, Terms, Tile, production, standings,
};
use chancery_rules::ruleset::OfferTerms;
use chancery_rules::table;
use chancery_rules::{Event, Outcome, Refusal, Setting, Silence, check as may, deadline, rights};

use SpaceKind::{Ambassador, Either, Reputation};

/// Ada's action is in progress, and she has proposed relations to Bo.
fn pending() -> Vec<Step> {
    vec![begin(ADA), propose(ADA, BO, Science)]
}

#[test]
fn e2_1_relations_can_be_proposed_at_any_time_in_an_action() {
    let made = |number| Ok(vec![proposed(number, ADA, BO, Science)]);
    check(&[begin(ADA)], propose(ADA, BO, Science), made(1));
    check(&[begin(ADA), sail(ADA, "Aster", "Edge", 1)], propose(ADA, BO, Science), made(1));
    // Declining does not end the action.
    let declined = and(pending(), [refuse(BO, 1)]);
    check(&declined, propose(ADA, BO, Science), made(2));
    check(
        &declined,
        sail(ADA, "Aster", "Edge", 1),
        Ok(vec![changed(ambassadors::Change::PiecesMoved {
            owner: ADA,
            kind: (),
            from: "Aster".to_owned(),
            to: "Edge".to_owned(),
            count: 1,
        })]),
    );
}

#[test]
fn e2_1_relations_can_be_proposed_only_to_other_players() {
    let given = [begin(ADA)];
    check(&given, propose(ADA, ADA, Science), Err(Refusal::from(table::Refusal::Oneself)));
    let stranger = Refusal::from(table::Refusal::NotInCampaign { player: EVE });
    check(&given, propose(ADA, EVE, Science), Err(stranger));
    let gone = Refusal::from(table::Refusal::HasLeft { player: BO });
    check(&[begin(ADA), leave(BO)], propose(ADA, BO, Science), Err(gone));
}

#[test]
fn e2_6_the_cube_comes_from_a_track_that_has_one() {
    let (player, track) = (ADA, Science);
    let none = || Err(Refusal::from(ambassadors::Refusal::NoCubeOn { player, track }));
    let empty = || populate(ADA, [11, 0, 11]);
    check(&[begin(ADA), empty()], propose(ADA, BO, Science), none());
    let since = and(pending(), [empty()]);
    check(&since, accept_with(BO, 1, Money, None), none());
    let (player, track) = (BO, Money);
    check(
        &and(pending(), [populate(BO, [11, 11, 0])]),
        accept_with(BO, 1, Money, None),
        Err(Refusal::from(ambassadors::Refusal::NoCubeOn { player, track })),
    );
}

#[test]
fn e2_7_declining_changes_nothing() {
    let before = after(&[begin(ADA)]);
    let campaign = check(&pending(), refuse(BO, 1), Ok(vec![closed(1, Outcome::Refused, BO, START)]));
    assert_eq!(state(&campaign), state(&before));
}

#[test]
fn e2_7_accepting_gives_both_an_ambassador_with_a_cube() {
    let campaign = check(
        &pending(),
        accept_with(BO, 1, Materials, None),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            gave(ADA, BO, Science, 10, 1),
            gave(BO, ADA, Materials, 10, 1),
        ]),
    );
    assert!(related(&campaign, ADA, BO));
    assert_eq!(cubes(&campaign, ADA), [11, 10, 11]);
    assert_eq!(cubes(&campaign, BO), [10, 11, 11]);
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).tiles), [2, 2]);
    let (of, cube) = (BO, Materials);
    assert_eq!(seat(&campaign, ADA).track[0].tile, Some(Tile::Ambassador { of, cube }));
}

#[test]
fn e2_7_each_player_chooses_a_space_for_the_ambassador() {
    let campaign = check(
        &[begin(ADA), propose_on(ADA, BO, Science, 3)],
        accept_with(BO, 1, Money, 5),
        Ok(vec![closed(1, Outcome::Accepted, BO, START), gave(ADA, BO, Science, 10, 5), gave(BO, ADA, Money, 10, 3)]),
    );
    assert!(seat(&campaign, ADA).track[2].tile.is_some());
    assert!(seat(&campaign, BO).track[4].tile.is_some());
}

#[test]
fn e2_7_the_first_free_space_is_the_default() {
    // The space that the proposer chose has been filled in the meantime.
    let given = [begin(ADA), earn(BO, 1, 2), form(BO, CY), propose_on(ADA, BO, Science, 2), earn(ADA, 1, 2)];
    check(
        &given,
        accept_with(BO, 1, Money, None),
        Ok(vec![closed(1, Outcome::Accepted, BO, START), gave(ADA, BO, Science, 10, 3), gave(BO, ADA, Money, 9, 1)]),
    );
    // Or the space no longer exists.
    let given = [begin(ADA), propose_on(ADA, BO, Science, 5), play_as(ADA, Species::EridaniEmpire)];
    check(
        &given,
        accept_with(BO, 1, Money, None),
        Ok(vec![closed(1, Outcome::Accepted, BO, START), gave(ADA, BO, Science, 10, 1), gave(BO, ADA, Money, 10, 1)]),
    );
}

#[test]
fn e2_7_the_chosen_space_must_accept_ambassadors() {
    let player = BO;
    let spaces = vec![Ambassador, Reputation, Either];
    let track = || correct(Correction::Track { player, spaces: spaces.clone() });
    let given = and(pending(), [track(), earn(BO, 2, 3)]);
    let unfit = |space, kind, taken| Err(Refusal::from(ambassadors::Refusal::SpaceUnfit { space, kind, taken }));
    let on = |space: u8| accept_with(BO, 1, Money, space);
    check(&given, on(2), unfit(2, Reputation, false));
    check(&given, on(3), unfit(3, Either, true));
    for space in [0, 4] {
        check(&given, on(space), Err(Refusal::from(ambassadors::Refusal::NoSuchSpace { space, most: 3 })));
    }
    let given = [begin(ADA), earn(ADA, 1, 2)];
    check(&given, propose_on(ADA, BO, Money, 2), unfit(2, Either, true));
    check(
        &given,
        propose_on(ADA, BO, Money, 6),
        Err(Refusal::from(ambassadors::Refusal::NoSuchSpace { space: 6, most: 5 })),
    );
}

#[test]
fn e2_7_a_player_with_a_choice_is_asked() {
    let must_pick = |tracks: &[_], spaces: &[u8]| Err(must_pick(1, tracks, spaces));
    let all = [Materials, Science, Money];
    check(&pending(), accept(BO, 1), must_pick(&all, &[1, 2, 3, 4, 5]));
    check(&pending(), accept_with(BO, 1, None, 4), must_pick(&all, &[1, 2, 3, 4, 5]));
    // If only one track is left, the player is only asked for the space, unless they named one.
    let one_track = and(pending(), [populate(BO, [0, 11, 0])]);
    let refusal = must_pick(&[Science], &[1, 2, 3, 4, 5]);
    check(&one_track, accept(BO, 1), refusal);
    let formed = |space| {
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            gave(ADA, BO, Science, 10, space),
            gave(BO, ADA, Science, 10, 1),
        ])
    };
    check(&one_track, accept_with(BO, 1, None, 4), formed(4));
    check(&and(one_track, laden(BO)), accept(BO, 1), formed(1));
}

#[test]
fn e2_7_only_one_proposal_can_be_pending() {
    let again = propose(ADA, BO, Money);
    let offer = id(1);
    check(&pending(), again.clone(), Err(Refusal::from(ambassadors::Refusal::AlreadyProposed { offer })));
    let withdrawn = closed(1, Outcome::Withdrawn, ADA, START);
    check(&pending(), withdraw(ADA, 1), Ok(vec![withdrawn]));
    check(&and(pending(), [withdraw(ADA, 1)]), again, Ok(vec![proposed(2, ADA, BO, Money)]));
    check(&pending(), propose(ADA, DEE, Money), Ok(vec![proposed(2, ADA, DEE, Money)]));
}

#[test]
fn e2_7_only_the_asked_player_can_answer() {
    let (offer, to, from) = (id(1), BO, ADA);
    for by in [ADA, CY] {
        let refusal = || Err(Refusal::from(table::Refusal::NotYoursToAnswer { offer, to }));
        check(&pending(), accept(by, 1), refusal());
        check(&pending(), refuse(by, 1), refusal());
    }
    check(
        &pending(),
        withdraw(BO, 1),
        Err(Refusal::from(table::Refusal::NotYoursToWithdraw { offer, from: from.into() })),
    );
    let offer = id(2);
    check(&pending(), accept(BO, 2), Err(Refusal::from(table::Refusal::UnknownOffer { offer })));
}

#[test]
fn e2_7_silence_counts_as_declining() {
    let lapsed = closed(1, Outcome::Lapsed, None, DUE);
    check(&pending(), wait(72), Ok(vec![lapsed]));
    let late = too_late(1, Outcome::Lapsed, None, DUE);
    check(&and(pending(), [wait(72)]), accept_with(BO, 1, Money, None), Err(late));
    let waits = after(&and(vec![set(Setting::Silence(Silence::Wait))], pending()));
    assert_eq!(deadline(&waits), None);
}

#[test]
fn e2_7_a_second_answer_is_too_late() {
    let both = || accept_with(BO, 1, Money, None);
    let late = || Err(too_late(1, Outcome::Accepted, BO, START));
    check(&and(pending(), [both()]), both(), late());
    check(&and(pending(), [both()]), refuse(BO, 1), late());
    check(&and(pending(), [both()]), withdraw(ADA, 1), late());
    check(&and(pending(), [refuse(BO, 1)]), both(), Err(too_late(1, Outcome::Refused, BO, START)));
}

#[test]
fn e2_8_production_rises_and_each_ambassador_scores_a_point() {
    let given = and(pending(), [accept_with(BO, 1, Materials, None)]);
    let campaign = after(&given);
    let [ada, bo, ..] = &standings(campaign.roster(), state(&campaign))[..] else {
        panic!("four are at the table");
    };
    assert_eq!(ada.production(), [(Materials, 2), (Science, 3), (Money, 2)]);
    assert_eq!(bo.production(), [(Materials, 3), (Science, 2), (Money, 2)]);
    assert_eq!((ada.points(), bo.points()), (1, 1));
    // The last cube of a track brings the most.
    let last = after(&[populate(ADA, [11, 11, 1]), form(ADA, BO)]);
    assert_eq!(production(seat(&last, ADA).cubes.money), 28);
}

#[test]
fn e2_9_a_proposal_ends_with_its_action() {
    let lapsed = |by| closed(1, Outcome::Lapsed, by, START);
    check(&pending(), ending(finish(ADA), &[], &[1]), Ok(vec![ended(ADA, BO), lapsed(ADA)]));
    check(
        &and(pending(), [finish(ADA)]),
        accept_with(BO, 1, Money, None),
        Err(too_late(1, Outcome::Lapsed, ADA, START)),
    );
    let player = None;
    check(
        &pending(),
        correct(Correction::Active { player }),
        Ok(vec![moderated(), turned(Some(ADA), player), lapsed(MODERATOR)]),
    );
    // All of these count, and no others.
    check(
        &and(pending(), [propose(ADA, DEE, Money)]),
        ending(finish(ADA), &[], &[1, 2]),
        Ok(vec![ended(ADA, BO), lapsed(ADA), closed(2, Outcome::Lapsed, ADA, START)]),
    );
}

#[test]
fn e2_9_a_proposal_is_void_when_either_player_leaves() {
    let void = closed(1, Outcome::Void, MODERATOR, START);
    let player = ADA;
    check(&pending(), removed(ADA, 1), Ok(vec![moderated(), void, ended(ADA, BO), Event::Left { player }]));
    let void = closed(1, Outcome::Void, BO, START);
    let player = BO;
    check(&pending(), leaving(BO, 1), Ok(vec![void, Event::Left { player }]));
    let player = CY;
    check(&pending(), leave(CY), Ok(vec![Event::Left { player }]));
}

#[test]
fn e2_9_the_last_tile_goes_to_the_first_taker() {
    let given = [
        join(EVE),
        form(ADA, CY),
        form(ADA, EVE),
        begin(ADA),
        propose(ADA, BO, Science),
        propose(ADA, DEE, Science),
        accept_with(DEE, 2, Money, None),
    ];
    let campaign = after(&given);
    assert_eq!(seat(&campaign, ADA).tiles, 0);
    let (player, left) = (ADA, 0);
    let unmet = vec![Condition::Tile { player, left }];
    check(&given, accept_with(BO, 1, Money, None), Err(not_open(ADA, BO, unmet)));
}

#[test]
fn e2_9_relations_formed_by_moderators_meanwhile_count() {
    let unmet = vec![Condition::Unrelated { related: true }];
    check(&and(pending(), [form(ADA, BO)]), accept_with(BO, 1, Money, None), Err(not_open(ADA, BO, unmet)));
}

#[test]
fn relations_cannot_form_while_paused_or_ended() {
    let paused = || Err(Refusal::from(table::Refusal::Paused { since: START }));
    check(&[begin(ADA), pause()], propose(ADA, BO, Science), paused());
    check(&and(pending(), [pause()]), accept_with(BO, 1, Money, None), paused());
    check(
        &and(pending(), [pause(), wait(100), resume()]),
        accept_with(BO, 1, Money, None),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START + hours(100)),
            gave(ADA, BO, Science, 10, 1),
            gave(BO, ADA, Money, 10, 1),
        ]),
    );
    check(
        &and(pending(), [end()]),
        accept_with(BO, 1, Money, None),
        Err(Refusal::from(table::Refusal::Ended { at: START })),
    );
}

#[test]
fn the_rules_list_possible_proposals() {
    let campaign = after(&[begin(ADA), populate(ADA, [0, 11, 11])]);
    let listed = rights(&campaign, ADA, BO, START);
    let verdicts: Vec<bool> = listed.iter().map(|right| right.verdict.is_ok()).collect();
    assert_eq!(verdicts, [false, true, true]);
    for right in listed {
        let Step::Order(order) = order(ADA, right.command) else {
            panic!("an order is an order");
        };
        assert_eq!(may(&campaign, &order, START), right.verdict);
    }
}

#[test]
fn e2_7_a_proposal_shows_what_it_gives() {
    let (track, space) = (Money, Some(2));
    let command = Act::Propose { to: BO, track, space };
    let made = Event::OfferMade(offer(1, ADA, BO, Terms::Relations { track, space }));
    check(&[begin(ADA)], act(ADA, command), Ok(vec![made]));
    assert!(Terms::Relations { track, space }.may_be_refused());
}
