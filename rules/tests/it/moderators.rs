//! Moderators' corrections, and the times when players may be called.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::{Leverage, Money};
use chancery_rules::games::leverage::{
    Access, Correction, Ending, Event as Effect, Relations, ScienceKind, TaskKind, Why,
};
use chancery_rules::ids::{PlaceId, PlayerId, ShipId};
use chancery_rules::table;
use chancery_rules::time::{Span, Time};
use chancery_rules::{
    Command, Confirmation, Event, Moderation, Order, Outcome, QuietHours, Refusal, Undo, is_undoable, undo,
};

use Access::Diplomatic;

fn set_leverage(by: PlayerId, over: PlayerId, value: f64) -> Step {
    let value = points(value);
    correct(Correction::SetLeverage { by, over, value })
}

fn reset(whose: Relations, value: f64) -> Step {
    let value = points(value);
    correct(Correction::ResetRelations { whose, value })
}

fn extend(offer: u64, by: Span) -> Step {
    let offer = id(offer);
    moderate(Moderation::Extend { offer, by })
}

fn remove(player: PlayerId) -> Step {
    let reason = None;
    moderate(Moderation::RemovePlayer { player, reason })
}

#[test]
fn l7_2_a_moderator_can_set_one_side() {
    let campaign = check(
        &[gift(ADA, BO, 500)],
        set_leverage(ADA, BO, -7.5),
        Ok(vec![moderated(), adjusted(ADA, BO, -17.5, -7.5, Why::Moderator)]),
    );
    assert_eq!(leverage(&campaign, BO, ADA), points(0));
    // It neither reaches a milestone nor removes one.
    assert_eq!(progress(&campaign, ADA), points(10));
}

#[test]
fn l7_2_a_reason_is_recorded() {
    let reason = "agreed at the table".to_owned();
    let (by, over, value) = (ADA, BO, points(5));
    let moderation = Moderation::Correct {
        correction: chancery_rules::Correction::Leverage(Correction::SetLeverage { by, over, value }),
        reason: Some(reason.clone()),
    };
    check(
        &[],
        moderate(moderation),
        Ok(vec![moderated(), Event::Reasoned { reason }, adjusted(ADA, BO, 5, 5, Why::Moderator)]),
    );
}

#[test]
fn l7_2_a_value_must_be_on_the_scale_between_two_players() {
    for hundredths in [10_001, -10_001, i64::MAX, i64::MIN] {
        let (amount, least, most) = (Leverage::hundredths(hundredths), points(-100), points(100));
        let (by, over, value) = (ADA, BO, amount);
        check(
            &[],
            correct(Correction::SetLeverage { by, over, value }),
            Err(Refusal::from(leverage::Refusal::LeverageOutOfRange { value: amount, least, most })),
        );
    }
    check(&[], set_leverage(ADA, ADA, 5.0), Err(Refusal::from(table::Refusal::SamePlayer)));
    let player = DEE;
    for whose in [Relations::Between(ADA, DEE), Relations::Between(DEE, ADA), Relations::Of(DEE)] {
        check(&[], reset(whose, 0.0), Err(Refusal::from(table::Refusal::NotInCampaign { player })));
    }
    check(&[], reset(Relations::Between(ADA, ADA), 5.0), Err(Refusal::from(table::Refusal::SamePlayer)));
    let (value, least, most) = (points(100.01), points(-100), points(100));
    check(
        &[],
        reset(Relations::All, 100.01),
        Err(Refusal::from(leverage::Refusal::LeverageOutOfRange { value, least, most })),
    );
}

#[test]
fn money_can_be_given_and_taken_down_to_zero() {
    let (player, amount) = (ADA, Money(-1000));
    check(
        &[],
        money_for_nothing(ADA, -1000),
        Ok(vec![moderated(), Event::from(Effect::MoneyCorrected { player, amount })]),
    );
    let (needs, has) = (1001, 1000);
    check(&[], money_for_nothing(ADA, -1001), Err(Refusal::from(leverage::Refusal::TooMuchToTake { needs, has })));
    let most = 1_000_000_000;
    for value in [0, most + 1, i64::MIN, i64::MAX] {
        let out = || Err(Refusal::from(leverage::Refusal::CorrectionOutOfRange { value, most }));
        check(&[], money_for_nothing(ADA, value), out());
        check(&[], science_for(ADA, ScienceKind::Neutral, value), out());
    }
}

#[test]
fn science_can_be_given_and_taken_by_kind() {
    let given = [
        science_for(ADA, ScienceKind::Neutral, 12),
        science_for(ADA, ScienceKind::Harmony, 7),
        science_for(ADA, ScienceKind::Neutral, -2),
    ];
    assert_eq!(science(&after(&given), ADA), (10, 7));
    let (needs, has) = (8, 7);
    check(
        &given,
        science_for(ADA, ScienceKind::Harmony, -8),
        Err(Refusal::from(leverage::Refusal::TooMuchToTake { needs, has })),
    );
}

#[test]
fn ships_can_be_added_and_removed() {
    let name = "FLAGSHIP".to_owned();
    check(&[], another_ship(ADA, "FLAGSHIP"), Err(Refusal::from(table::Refusal::NameTaken { name })));
    let ship = ShipId(1);
    let campaign = check(
        &[research(ADA, ADA)],
        correct(Correction::RemoveShip { ship }),
        Ok(vec![
            moderated(),
            ended(task(1, TaskKind::Research, ADA, ADA, 1), Ending::ShipLost),
            Event::from(Effect::ShipRemoved(flagship(1, ADA))),
        ]),
    );
    assert_eq!(state(&campaign).fleet(ADA).count(), 0);
    let ship = ShipId(77);
    check(&[], correct(Correction::RemoveShip { ship }), Err(Refusal::from(leverage::Refusal::UnknownShip { ship })));
}

#[test]
fn an_extension_starts_at_the_offers_deadline() {
    let given = [holding(ADA, BO, 20), ask_money(ADA, BO, 250), wait(71)];
    let (offer, deadline, answer_within) = (id(1), DUE + hours(5), hours(6));
    let extended = Event::OfferExtended { offer, deadline, answer_within, paused: false, counts: true };
    check(&given, extend(1, hours(5)), Ok(vec![moderated(), extended]));
    // During a pause, the remaining time starts when the pause ends.
    let paused = [&given[..], &[pause(), wait(500)]].concat();
    let extended = Event::OfferExtended { offer, deadline, answer_within, paused: true, counts: true };
    let campaign = check(&paused, extend(1, hours(5)), Ok(vec![moderated(), extended]));
    let left = campaign.left_in_pause(&campaign.offers.pending[&id(1)]);
    assert_eq!(left, Some(hours(6)));
    let goes_on = [&paused[..], &[extend(1, hours(5)), resume()]].concat();
    let campaign = after(&goes_on);
    let offer = &campaign.offers.pending[&id(1)];
    assert_eq!(offer.deadline, Some(DUE + hours(505)));
    assert_eq!(campaign.left_in_pause(offer), None);
    let campaign = after(&[&given[..], &[extend(1, hours(5)), wait(5)]].concat());
    assert!(campaign.offers.pending.contains_key(&id(1)));
    let over = after(&[&given[..], &[extend(1, hours(5)), wait(6)]].concat());
    assert!(over.offers.pending.is_empty());
    let (least, most) = (hours(1), hours(720));
    for value in [Span::millis(0), Span::millis(-1), hours(721)] {
        check(&given, extend(1, value), Err(Refusal::from(table::Refusal::SpanOutOfRange { value, least, most })));
    }
}

#[test]
fn removing_a_player_asks_first() {
    let given = [holding(ADA, BO, 20), ask_money(ADA, BO, 250), open(BO, ADA, Diplomatic), research(ADA, BO)];
    let (player, pending) = (BO, 1);
    let question = Confirmation::RemovesPlayer { player, pending };
    check(&given, remove(BO), Err(Refusal::MustConfirm(question.clone())));
    check(
        &given,
        confirmed(remove(BO), question),
        Ok(vec![
            moderated(),
            closed(1, Outcome::Void, MODERATOR, START),
            spent(ADA, BO, -5, 20, Why::FavourTakenBack(id(1))),
            Event::Left { player: BO },
        ]),
    );
    let player = DEE;
    check(&[], remove(DEE), Err(Refusal::from(table::Refusal::NotInCampaign { player })));
}

#[test]
fn undo_asks_first_and_restarts_pending_deadlines() {
    let rebuilt = after(&[holding(ADA, BO, 20), ask_money(ADA, BO, 250), wait(60), ask_money(ADA, BO, 50)]);
    let (by, entries, from) = (MODERATOR, 3, 12);
    let order = |moderator, entries, confirmed| Undo { by, moderator, private: 0, entries, from, confirmed };
    let question = Confirmation::Undoes { entries, from, second: false };
    let now = START + hours(100);
    let decided = |order: Undo| undo((&rebuilt, &rebuilt), &[], &order, now);
    assert_eq!(decided(order(false, 3, None)), Err(Refusal::from(table::Refusal::ModeratorsOnly)));
    assert_eq!(decided(order(true, 0, None)), Err(Refusal::from(table::Refusal::NothingToUndo)));
    assert_eq!(decided(order(true, 3, None)), Err(Refusal::MustConfirm(question.clone())));
    let other = Confirmation::Undoes { entries: 2, from, second: false };
    assert_eq!(decided(order(true, 3, Some(other))), Err(Refusal::MustConfirm(question.clone())));
    let (offer, deadline, answer_within) = (id(1), now + hours(72), hours(72));
    assert_eq!(
        decided(order(true, 3, Some(question))),
        Ok(vec![
            Event::Undone { by, entries, from, private: 0, agreement: None, standing: Vec::new() },
            Event::OfferExtended { offer, deadline, answer_within, paused: false, counts: false },
        ])
    );
}

#[test]
fn only_moderators_can_correct_and_act_for_others() {
    let (by, over, value) = (ADA, BO, points(50));
    let correction = chancery_rules::Correction::Leverage(Correction::SetLeverage { by, over, value });
    let reason = None;
    let command = Command::Moderate(Moderation::Correct { correction, reason });
    check(&[], order(ADA, command), Err(Refusal::from(table::Refusal::ModeratorsOnly)));
    let Step::Order(gift) = gift(BO, ADA, 500) else {
        panic!("a gift is an order");
    };
    let on_behalf = Some(ADA);
    let step = Step::Order(Order { on_behalf, ..gift });
    check(&[], step, Err(Refusal::from(table::Refusal::ModeratorsOnly)));
}

#[test]
fn absent_players_are_not_pinged() {
    let campaign = after(&[away(ADA)]);
    assert!(!campaign.may_be_called(ADA, START) && campaign.may_be_called(BO, START));
    let campaign = after(&[away(ADA), back(ADA)]);
    assert!(campaign.may_be_called(ADA, START));
}

#[test]
fn quiet_hours_may_cross_midnight() {
    let at = |hour: i64| Time::from_millis(0) + hours(24 * 20_000 + hour);
    let quiet = |from, to| {
        let hours = QuietHours { from, to, zone: None };
        let campaign = after(&[order(ADA, Command::QuietHours { hours: Some(hours) })]);
        let silent: Vec<i64> = (0..24).filter(|h| !campaign.may_be_called(ADA, at(*h))).collect();
        silent
    };
    assert_eq!(quiet(22, 3), [0, 1, 2, 22, 23]);
    assert_eq!(quiet(1, 3), [1, 2]);
    assert_eq!(quiet(23, 0), [23]);
    let hours = QuietHours { from: 0, to: 1, zone: None };
    let last = at(1) + Span::millis(-1);
    assert!(hours.contain(last) && !hours.contain(at(1)));
    for (from, to) in [(24, 3), (0, 24), (255, 255)] {
        let hours = Some(QuietHours { from, to, zone: None });
        let hour = from.max(to);
        check(
            &[],
            order(ADA, Command::QuietHours { hours }),
            Err(Refusal::from(table::Refusal::QuietHoursOutOfRange { hour })),
        );
    }
    // Quiet hours from an older version without a length are kept as they are.
    for hour in [0, 23] {
        let hours = Some(QuietHours { from: hour, to: hour, zone: None });
        let empty = Err(Refusal::from(table::Refusal::QuietHoursEmpty { hour }));
        check(&[], order(ADA, Command::QuietHours { hours }), empty);
    }
    let none = order(ADA, Command::QuietHours { hours: None });
    let some = order(ADA, Command::QuietHours { hours: Some(hours) });
    assert!(after(&[some, none]).may_be_called(ADA, at(0)));
}

#[test]
fn undo_skips_a_move_to_another_channel() {
    let (from, to) = (PlaceId(1), PlaceId(2));
    let by = MODERATOR;
    let gone = false;
    let moved = Event::Moved { by, from, to, gone };
    let given = [gift(ADA, BO, 500)];
    let go = |to| moderate(Moderation::Move { from, to, gone });
    check(&given, go(to), Ok(vec![moved.clone()]));
    let there = table::Refusal::PlayedThere.into();
    check(&given, go(from), Err(there));
    let lost = Event::PlaceLost { place: from, tell: vec![ADA, BO] };
    assert!(!is_undoable(std::slice::from_ref(&moved)));
    assert!(!is_undoable(std::slice::from_ref(&lost)));
}

#[test]
fn h3_2_everyone_means_all_active_players() {
    let (players, amount) = (vec![ADA, BO], Money(-300));
    let campaign = check(
        &[leave(CY)],
        correct(Correction::MoneyForAll { amount }),
        Ok(vec![moderated(), Event::from(Effect::MoneyCorrectedForAll { players: players.clone(), amount })]),
    );
    assert_eq!([ADA, BO, CY].map(|player| money(&campaign, player)), [700, 700, 1000]);
    let (kind, amount) = (ScienceKind::Harmony, 7);
    let campaign = check(
        &[leave(CY)],
        correct(Correction::ScienceForAll { kind, amount }),
        Ok(vec![moderated(), Event::from(Effect::ScienceCorrectedForAll { players, kind, amount })]),
    );
    assert_eq!([ADA, BO, CY].map(|player| science(&campaign, player)), [(0, 7), (0, 7), (0, 0)]);
}

#[test]
fn h3_2_nothing_is_taken_from_anyone_if_one_cannot_pay() {
    let (player, amount) = (BO, Money(-900));
    let poor = leverage::Refusal::TooMuchToTakeFrom { player, needs: 900, has: 500 };
    check(&[gift(BO, CY, 500)], correct(Correction::MoneyForAll { amount }), Err(Refusal::from(poor)));
    let (kind, amount) = (ScienceKind::Neutral, -5);
    let given = [science_for(ADA, kind, 9), science_for(CY, kind, 9), science_for(BO, kind, 4)];
    let poor = leverage::Refusal::TooMuchToTakeFrom { player, needs: 5, has: 4 };
    check(&given, correct(Correction::ScienceForAll { kind, amount }), Err(Refusal::from(poor)));
    for amount in [0, 1_000_000_001, i64::MIN, i64::MAX] {
        let (value, most) = (amount, 1_000_000_000);
        let odd = leverage::Refusal::CorrectionOutOfRange { value, most };
        check(&[], correct(Correction::MoneyForAll { amount: Money(amount) }), Err(Refusal::from(odd.clone())));
        check(&[], correct(Correction::ScienceForAll { kind, amount }), Err(Refusal::from(odd)));
    }
    let empty = Err(Refusal::from(leverage::Refusal::NobodyPlays));
    check(&[leave(ADA), leave(BO), leave(CY)], correct(Correction::MoneyForAll { amount: Money(1) }), empty);
}
