//! What is private between two players, and what a moderator sees of it.

use super::given::*;
use chancery_rules::games::leverage::Favour;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::ids::PlayerId;
use chancery_rules::{
    Audience, Confirmation, Event, Look, Moderation, Notice, Order, Refusal, Viewer, decide,
    is_look, is_unnumbered, known, notices, stories, table,
};

fn look(players: &[PlayerId], through: Look) -> Step {
    let players = players.to_vec();
    moderate(Moderation::Look { players, through })
}

fn looked(players: &[PlayerId], through: Look) -> Event {
    Event::Looked {
        by: MODERATOR,
        players: players.to_vec(),
        through,
    }
}

/// Returns to whom these players are named in what is told.
fn named(told: &[Notice]) -> Vec<(Audience, Vec<PlayerId>)> {
    let named = told.iter().map(|notice| match &notice.events[..] {
        [Event::Looked { players, .. }] => (notice.to, players.clone()),
        other => panic!("{other:?}"),
    });
    named.collect()
}

#[test]
fn l13_3_a_look_changes_nothing_and_only_those_are_told_whose_it_was() {
    let seen = looked(&[ADA, BO], Look::Log);
    let campaign = check(&[], look(&[ADA, BO], Look::Log), Ok(vec![seen.clone()]));
    assert_eq!(campaign, after(&[]));
    let events = [seen.clone()];
    // It has no number, and undoing passes over it.
    assert!(is_look(&events) && is_unnumbered(&events));
    // To whom else it was private is not theirs to know.
    let each = |player| (Audience::Player(player), vec![player]);
    assert_eq!(named(&notices(&campaign, &events)), [each(ADA), each(BO)]);
    let read = |viewer: Viewer| named(&stories(&campaign, &events, viewer));
    assert_eq!(read(ADA.into()), [each(ADA)]);
    assert_eq!(read(CY.into()), []);
    assert_eq!(read(Viewer::TABLE), []);
    let moderators = Viewer::from(DEE).moderating(true);
    let all = (Audience::Player(DEE), vec![ADA, BO]);
    assert_eq!(read(moderators), [all]);
    assert_eq!(read(Viewer::from(DEE)), []);
    let own = (Audience::Player(MODERATOR), vec![ADA, BO]);
    assert_eq!(read(MODERATOR.into()), [own]);
    assert_eq!(known(&events, CY.into()), []);
    assert_eq!(known(&events, BO.into()), [looked(&[BO], Look::Log)]);
    assert_eq!(known(&events, MODERATOR.into()), [seen]);
}

#[test]
fn l13_3_only_moderators_look_and_still_when_it_is_over() {
    let Step::Order(order) = look(&[ADA], Look::Undoing) else {
        panic!("it is an order");
    };
    let player = Order {
        moderator: false,
        ..order.clone()
    };
    let evening = Evening::begin();
    let refused = decide(&evening.campaign, &player, evening.now);
    let only = Refusal::from(table::Refusal::ModeratorsOnly);
    assert_eq!(refused, Err(only));
    let mut ended = evening.campaign;
    ended.evolve(&Event::Ended { at: evening.now });
    let looks = decide(&ended, &order, evening.now);
    assert_eq!(looks, Ok(vec![looked(&[ADA], Look::Undoing)]));
}

#[test]
fn l13_3_a_moderator_who_does_not_look_sees_what_every_player_sees() {
    let amount = Money(50);
    let evening = [
        holding(ADA, BO, 10),
        ask(ADA, BO, Favour::Money { amount }, None, true),
    ];
    let campaign = after(&evening);
    let pending = |viewer: Viewer| campaign.veiled(viewer).offers.pending.len();
    assert_eq!(pending(CY.into()), 0);
    assert_eq!(pending(Viewer::from(CY).moderating(true)), 1);
    // Who acts for a player sees what is private to that player, and nothing of others.
    assert_eq!(pending(Viewer::from(CY).acting_for(BO)), 1);
    assert_eq!(pending(Viewer::from(CY).acting_for(DEE)), 0);
    // How many offers end with the campaign tells nothing of those that are private to others.
    let Step::Order(end) = moderate(Moderation::End) else {
        panic!("it is an order");
    };
    let asked = |by| {
        let order = Order { by, ..end.clone() };
        match decide(&campaign, &order, START) {
            Err(Refusal::MustConfirm(Confirmation::EndsForGood { pending })) => pending,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([CY, BO, MODERATOR].map(asked), [0, 1, 0]);
}
