//! Cubes that come back after an act of aggression, and the questions about where they go (E3.3).

use super::given::*;
use chancery_rules::games::ambassadors;
use chancery_rules::games::ambassadors::{Command as Act, Cubes, Terms};
use chancery_rules::ruleset::OfferTerms;
use chancery_rules::table;
use chancery_rules::{Confirmation, Event, Moderation, Outcome, Phase, Refusal, Setting, Silence, deadline};

/// Ada has broken with Bo. Bo is asked about a cube (1), and so is Ada (2); both came from the money tracks.
fn broken() -> Vec<Step> {
    vec![
        populate(ADA, [5, 5, 5]),
        populate(BO, [6, 6, 6]),
        form(ADA, BO),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        finish(ADA),
    ]
}

fn both_default() -> [Event; 2] {
    [put_back(BO, Money, 6), put_back(ADA, Money, 5)]
}

#[test]
fn e3_3_each_owner_chooses_where_the_cube_returns() {
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    let mut given = broken();
    given.pop();
    let campaign = check(
        &given,
        warned(finish(ADA), &found, None),
        Ok(vec![
            ended(ADA, BO),
            broke(ADA, BO, &found),
            passed(None, ADA),
            asked(1, ADA, BO, Money),
            asked(2, BO, ADA, Money),
        ]),
    );
    for (player, left) in [(ADA, [5, 5, 4]), (BO, [6, 6, 5])] {
        let seat = seat(&campaign, player);
        assert_eq!((seat.in_hand, seat.tiles), (1, 3));
        assert_eq!(cubes(&campaign, player), left);
    }
}

#[test]
fn e3_3_the_owner_chooses_the_track() {
    for (track, left) in [(Materials, 7), (Science, 7), (Money, 6)] {
        let campaign = check(
            &broken(),
            accept_with(BO, 1, track, None),
            Ok(vec![closed(1, Outcome::Accepted, BO, START), put_back(BO, track, left)]),
        );
        assert_eq!(seat(&campaign, BO).in_hand, 0);
        assert_eq!(seat(&campaign, ADA).in_hand, 1);
    }
    let must_pick = |tracks: &[_]| Err(must_pick(1, tracks, &[]));
    check(&broken(), accept(BO, 1), must_pick(&[Materials, Science, Money]));
    let full = and(broken(), [populate(BO, [11, 6, 5])]);
    check(&full, accept(BO, 1), must_pick(&[Science, Money]));
    let (track, most) = (Materials, 11);
    check(
        &full,
        accept_with(BO, 1, Materials, None),
        Err(Refusal::from(ambassadors::Refusal::TrackFull { track, most })),
    );
}

#[test]
fn e3_3_an_owner_with_one_open_track_is_not_asked() {
    // All tracks except the cube's own are full.
    let steps = [populate(BO, [6, 6, 6]), form(ADA, BO), begin(ADA), sail(ADA, "Aster", "Birch", 1)];
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    // Cubes that need no answer are placed before the questions.
    check(
        &steps,
        warned(finish(ADA), &found, None),
        Ok(vec![
            ended(ADA, BO),
            broke(ADA, BO, &found),
            passed(None, ADA),
            put_back(ADA, Money, 11),
            asked(1, ADA, BO, Money),
        ]),
    );
    // A player who is left with only one such track after being asked needs no menu.
    let filled = and(broken(), [populate(BO, [11, 11, 5])]);
    check(&filled, accept(BO, 1), Ok(vec![closed(1, Outcome::Accepted, BO, START), put_back(BO, Money, 6)]));
}

#[test]
fn e3_3_a_cube_avoids_a_track_that_has_filled_up() {
    let others = [form(ADA, BO), populate(ADA, [10, 11, 11]), begin(ADA), sail(ADA, "Aster", "Birch", 1)];
    let found = [clash((ADA, 1), (BO, 2), "Birch", true)];
    check(
        &others,
        warned(finish(ADA), &found, None),
        Ok(vec![
            ended(ADA, BO),
            broke(ADA, BO, &found),
            passed(None, ADA),
            put_back(BO, Money, 11),
            put_back(ADA, Materials, 11),
        ]),
    );
    let filled = and(broken(), [populate(BO, [6, 6, 11])]);
    check(
        &filled,
        void(1),
        Ok(vec![closed(1, Outcome::Void, MODERATOR, START), reasoned(), put_back(BO, Materials, 7)]),
    );
}

/// There are two cubes of one owner, and two tracks with one space each. The answer to one question decides the other.
#[test]
fn e3_3_the_last_cube_takes_the_last_space() {
    let given = [
        form(ADA, BO),
        form(ADA, CY),
        populate(ADA, [10, 11, 10]),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        sail(ADA, "Aster", "Cedar", 1),
        finish(ADA),
    ];
    let campaign = after(&given);
    assert_eq!(seat(&campaign, ADA).in_hand, 2);
    let given = and(given.to_vec(), [accept_with(ADA, 2, Materials, None)]);
    let (track, most) = (Materials, 11);
    check(
        &given,
        accept_with(ADA, 1, Materials, None),
        Err(Refusal::from(ambassadors::Refusal::TrackFull { track, most })),
    );
    let campaign =
        check(&given, accept(ADA, 1), Ok(vec![closed(1, Outcome::Accepted, ADA, START), put_back(ADA, Money, 11)]));
    assert_eq!(cubes(&campaign, ADA), [11; 3]);
}

#[test]
fn e3_3_an_unanswered_cube_returns_to_its_old_track() {
    let [bos, adas] = both_default();
    check(
        &broken(),
        wait(72),
        Ok(vec![closed(1, Outcome::Lapsed, None, DUE), bos, closed(2, Outcome::Lapsed, None, DUE), adas]),
    );
    let filled = and(broken(), [populate(BO, [11, 6, 11]), accept_with(ADA, 2, Science, None)]);
    check(&filled, wait(72), Ok(vec![closed(1, Outcome::Lapsed, None, DUE), put_back(BO, Science, 7)]));
}

#[test]
fn e3_3_questions_expire_one_by_one() {
    let offer = id(1);
    let by = hours(10);
    let extended = and(broken(), [moderate(Moderation::Extend { offer, by })]);
    let [bos, adas] = both_default();
    // If two are due at once, the older deadline comes first.
    check(
        &extended,
        wait(100),
        Ok(vec![closed(2, Outcome::Lapsed, None, DUE), adas, closed(1, Outcome::Lapsed, None, DUE + hours(10)), bos]),
    );
    let campaign = after(&and(extended, [wait(72)]));
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).in_hand), [0, 1]);
    assert!(deadline(&campaign).is_some());
}

#[test]
fn e3_3_a_question_waits_if_silence_waits() {
    let waits = and(vec![set(Setting::Silence(Silence::Wait))], broken());
    let campaign = check(&waits, wait(5000), Ok(vec![]));
    assert_eq!(campaign.offers.pending.len(), 2);
    let refuses = and(vec![set(Setting::Silence(Silence::Refuse))], broken());
    let campaign = after(&and(refuses, [wait(72)]));
    assert_eq!([ADA, BO].map(|p| seat(&campaign, p).in_hand), [0, 0]);
}

#[test]
fn e3_3_a_moderator_can_void_a_question() {
    let [_, adas] = both_default();
    check(&broken(), void(2), Ok(vec![closed(2, Outcome::Void, MODERATOR, START), reasoned(), adas]));
}

#[test]
fn e3_3_a_question_ends_when_its_owner_leaves() {
    let [bos, adas] = both_default();
    for (player, number, cube) in [(ADA, 2, adas), (BO, 1, bos.clone())] {
        let campaign = check(
            &broken(),
            leaving(player, number),
            Ok(vec![closed(number, Outcome::Void, player, START), cube, Event::Left { player }]),
        );
        assert_eq!(campaign.offers.pending.len(), 1);
    }
    let (player, reason) = (BO, None);
    let pending = 1;
    let remove = moderate(Moderation::RemovePlayer { player, reason });
    check(
        &broken(),
        confirmed(remove, Confirmation::RemovesPlayer { player, pending }),
        Ok(vec![moderated(), closed(1, Outcome::Void, MODERATOR, START), bos, Event::Left { player }]),
    );
    let player = CY;
    check(&broken(), leave(CY), Ok(vec![Event::Left { player }]));
}

#[test]
fn e3_3_a_leaving_aggressor_removes_no_choices() {
    let answered = || Ok(vec![closed(1, Outcome::Accepted, BO, START), put_back(BO, Science, 7)]);
    let away = and(broken(), [leave(ADA)]);
    check(&away, accept_with(BO, 1, Science, None), answered());
    let back = and(away, [join(ADA)]);
    check(&back, accept_with(BO, 1, Science, None), answered());
    let gone = and(broken(), [removed(ADA, 1)]);
    check(&gone, accept_with(BO, 1, Science, None), answered());
    let [bos, _] = both_default();
    check(&gone, wait(72), Ok(vec![closed(1, Outcome::Lapsed, None, DUE), bos]));
}

#[test]
fn e3_3_questions_end_with_the_campaign() {
    let [bos, adas] = both_default();
    let pending = 2;
    check(
        &broken(),
        confirmed(end(), Confirmation::EndsForGood { pending }),
        Ok(vec![
            closed(1, Outcome::Void, MODERATOR, START),
            bos,
            closed(2, Outcome::Void, MODERATOR, START),
            adas,
            Event::Ended { at: START },
        ]),
    );
}

#[test]
fn e3_3_a_question_cannot_be_declined_or_withdrawn() {
    let offer = id(1);
    let must = || Err(Refusal::from(table::Refusal::MustBeAnswered { offer }));
    check(&broken(), refuse(BO, 1), must());
    check(&broken(), withdraw(ADA, 1), must());
    let from = ADA;
    check(
        &broken(),
        withdraw(BO, 1),
        Err(Refusal::from(table::Refusal::NotYoursToWithdraw { offer, from: from.into() })),
    );
    let to = BO;
    for by in [ADA, CY] {
        let refusal = || Err(Refusal::from(table::Refusal::NotYoursToAnswer { offer, to }));
        check(&broken(), accept_with(by, 1, Money, None), refusal());
        check(&broken(), refuse(by, 1), refusal());
    }
    let came_from = Money;
    assert!(!Terms::PutBack { came_from }.may_be_refused());
}

#[test]
fn e3_6_only_the_owner_sees_a_cube_question() {
    let offer = id(1);
    for by in [ADA, CY, DEE] {
        let to = BO;
        let refusal = Refusal::from(table::Refusal::NotYoursToAnswer { offer, to });
        check(&broken(), accept_with(by, 1, Science, None), Err(refusal));
    }
    let must = || Err(Refusal::from(table::Refusal::MustBeAnswered { offer }));
    check(&broken(), refuse(BO, 1), must());
    // The aggressor, who returns the cube, cannot withdraw the question either.
    check(&broken(), withdraw(ADA, 1), must());
    let answered = vec![closed(1, Outcome::Accepted, BO, START), put_back(BO, Science, 7)];
    check(&broken(), accept_with(BO, 1, Science, None), Ok(answered));
}

#[test]
fn e3_3_a_question_can_be_answered_once() {
    let answer = || accept_with(BO, 1, Science, None);
    check(&and(broken(), [answer()]), answer(), Err(too_late(1, Outcome::Accepted, BO, START)));
    check(&and(broken(), [wait(72)]), answer(), Err(too_late(1, Outcome::Lapsed, None, DUE)));
}

#[test]
fn e3_3_a_pause_stops_questions_too() {
    let paused = and(broken(), [wait(1), pause()]);
    let since = START + hours(1);
    check(&paused, accept_with(BO, 1, Money, None), Err(Refusal::from(table::Refusal::Paused { since })));
    let campaign = after(&and(paused.clone(), [wait(500)]));
    assert_eq!(campaign.phase, Phase::Paused { since });
    assert_eq!(campaign.offers.pending.len(), 2);
    check(
        &and(paused, [wait(500), resume()]),
        accept_with(BO, 1, Money, None),
        Ok(vec![closed(1, Outcome::Accepted, BO, START + hours(501)), put_back(BO, Money, 6)]),
    );
}

#[test]
fn e1_2_a_cube_in_hand_is_on_no_track() {
    let (needs, has) = (33, 32);
    check(
        &broken(),
        populate(BO, [11, 11, 11]),
        Err(Refusal::from(ambassadors::Refusal::NotEnoughCubes { needs, has })),
    );
    let campaign = after(&and(broken(), [populate(BO, [11, 10, 11]), accept(BO, 1)]));
    let seat = seat(&campaign, BO);
    assert_eq!((seat.cubes, seat.placed, seat.in_hand), (Cubes::FULL, 0, 0));
    let nothing = Act::Population { materials: None, science: None, money: None };
    check(&broken(), act(BO, nothing), Err(Refusal::from(table::Refusal::NothingToChange)));
}
