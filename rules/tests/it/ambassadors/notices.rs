//! The recipients of notices and calls.

use super::given::*;
use chancery_rules::ids::PlayerId;
use chancery_rules::{Audience, Event, Viewer, notices};

use Audience::Table;

/// Returns the notices of the last step: the players called, and the story.
#[track_caller]
fn stories(given: &[Step], when: Step) -> Vec<(Vec<PlayerId>, Vec<Event>)> {
    let mut evening = table();
    evening.play(given);
    let seen = evening.log.len();
    evening.play(&[when]);
    let told = notices(&evening.campaign, &evening.log[seen..]);
    assert!(told.iter().all(|notice| notice.to == Table));
    told.into_iter().map(|notice| (notice.calls, notice.events)).collect()
}

#[track_caller]
fn called(given: &[Step], when: Step) -> Vec<Vec<PlayerId>> {
    let told = stories(given, when).into_iter();
    told.map(|(calls, _)| calls).collect()
}

#[test]
fn the_next_player_is_pinged() {
    // The table can see that her action has begun, so nobody is called.
    assert!(called(&[], begin(ADA)).is_empty());
    assert_eq!(called(&[begin(ADA)], finish(ADA)), [vec![BO]]);
    let told = called(&[begin(ADA)], removed(ADA, 0));
    // The end of her action and the removal that ended it are one story.
    assert_eq!(told, [vec![BO], vec![ADA]]);
}

#[test]
fn both_sides_of_a_proposal_are_pinged() {
    let pending = [begin(ADA), propose(ADA, BO, Science)];
    assert_eq!(called(&pending[..1], pending[1].clone()), [vec![BO]]);
    let accepted = accept_with(BO, 1, Science, None);
    assert_eq!(called(&pending, accepted), [vec![ADA]]);
    assert_eq!(called(&pending, refuse(BO, 1)), [vec![ADA]]);
    // Bo is next, and his answer is no longer needed.
    assert_eq!(called(&pending, finish(ADA)), [vec![BO], vec![BO]]);
}

#[test]
fn partners_and_the_former_traitor_are_pinged() {
    let given = [
        form(ADA, BO),
        form(ADA, CY),
        traitor(DEE),
        begin(ADA),
        sail(ADA, "Aster", "Birch", 1),
        sail(ADA, "Aster", "Cedar", 1),
    ];
    // Bo is next and a partner, and is called only once.
    assert_eq!(called(&given, finish(ADA)), [vec![BO, CY, DEE]]);
}

#[test]
fn automatic_effects_are_reported_with_the_news() {
    let given = [populate(BO, [6, 6, 6]), form(ADA, BO), begin(ADA), sail(ADA, "Aster", "Birch", 1)];
    let told = stories(&given, finish(ADA));
    let [(first, news), (second, question)] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!((first, second), (&vec![BO], &vec![BO]));
    assert_eq!(news.last(), Some(&put_back(ADA, Money, 11)));
    assert_eq!(question, &[asked(1, ADA, BO, Money)]);
}

#[test]
fn players_affected_by_a_moderator_are_pinged() {
    assert_eq!(called(&[], form(ADA, BO)), [vec![BO, ADA]]);
    assert_eq!(called(&[form(ADA, BO)], part(ADA, BO)), [vec![ADA, BO]]);
    assert_eq!(called(&[traitor(CY)], traitor(DEE)), [vec![CY, DEE]]);
    assert_eq!(called(&[], hold("Edge", ADA)), [vec![ADA]]);
}

#[test]
fn an_undo_lists_moved_tiles_to_moderators_and_their_owner() {
    let mut evening = table();
    evening.play(&[earn(ADA, 1, 2)]);
    let seen = evening.log.len();
    evening.play(&[rearrange(ADA, 2, 3)]);
    let read = |viewer: Viewer| chancery_rules::stories(&evening.campaign, &evening.log[seen..], viewer);
    let [own, moderators] = [ADA.into(), Viewer::from(MODERATOR).moderating(true)].map(read);
    assert_eq!([own.len(), moderators.len()], [1, 1]);
    assert_ne!(own[0].events, moderators[0].events, "the value stays secret");
    for other in [Viewer::TABLE, BO.into(), MODERATOR.into()] {
        assert_eq!(read(other), []);
    }
}

#[test]
fn tile_layouts_are_private() {
    assert!(called(&[earn(ADA, 1, 2)], rearrange(ADA, 2, 3)).is_empty());
    assert_eq!(called(&[], earn(ADA, 1, 2)), [vec![]]);
    assert_eq!(called(&[earn(ADA, 1, 2)], give_up(ADA, 2)), [vec![]]);
    assert_eq!(called(&[], populate(ADA, [1, 2, 3])), [vec![]]);
}

#[test]
fn history_between_two_players_can_be_found() {
    let mut evening = table();
    evening.play(&[form(ADA, BO), begin(ADA), sail(ADA, "Aster", "Birch", 1), finish(ADA)]);
    let told = notices(&evening.campaign, &evening.log);
    let between = |one, other| {
        let notices = told.iter().filter(|notice| notice.is_between(one, other));
        notices.count()
    };
    assert_eq!((between(ADA, BO), between(BO, ADA)), (2, 2));
    assert_eq!((between(ADA, CY), between(CY, BO)), (0, 0));
}
