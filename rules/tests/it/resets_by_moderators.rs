//! Moderators' resets of relations (L7.2).

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage::{self, Correction, Pair, Public, Relations, Reset, Setting, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Audience, Campaign, Confirmation, Event, Refusal, notices};

const PAIRS: [(PlayerId, PlayerId); 6] = [(ADA, BO), (BO, ADA), (ADA, CY), (CY, ADA), (BO, CY), (CY, BO)];

fn reset(whose: Relations, value: f64) -> Step {
    correct(Correction::ResetRelations { whose, value: points(value) })
}

/// Ada over Bo 10, Bo over Cy -3, and Cy over Ada 5; the rest is 0.
fn uneven() -> Vec<Step> {
    vec![holding(ADA, BO, 10), holding(BO, CY, -3), holding(CY, ADA, 5)]
}

fn set_to(by: PlayerId, over: PlayerId, before: impl Into<f64>, after: f64) -> Event {
    adjusted(by, over, after - before.into(), after, Why::RelationsReset)
}

fn asks(value: f64, changes: &[(PlayerId, PlayerId, Option<f64>)]) -> Confirmation {
    let change = |(by, over, from): &(PlayerId, PlayerId, Option<f64>)| Reset {
        pair: Pair::new(*by, *over),
        from: from.map(points),
    };
    let changes = changes.iter().map(change).collect();
    let value = points(value);
    Confirmation::Game(games::Confirmation::Leverage(leverage::Confirmation::ResetsRelations { value, changes }))
}

fn figures(campaign: &Campaign) -> Vec<f64> {
    PAIRS.iter().map(|(by, over)| leverage(campaign, *by, *over).to_string().parse().expect("a number")).collect()
}

#[test]
fn l7_2_a_moderator_resets_both_sides_of_a_pair() {
    let pair = Relations::Between(ADA, BO);
    let question = asks(2.0, &[(ADA, BO, Some(10.0)), (BO, ADA, Some(0.0))]);
    assert_eq!(asked_first(&uneven(), reset(pair, 2.0)), question);
    let after =
        check_agreed(&uneven(), reset(pair, 2.0), vec![moderated(), set_to(ADA, BO, 10, 2.0), set_to(BO, ADA, 0, 2.0)]);
    assert_eq!(figures(&after), [2.0, 2.0, 0.0, 5.0, -3.0, 0.0]);
    // It neither reaches a milestone nor removes one.
    assert_eq!(progress(&after, BO), points(0));
}

#[test]
fn l7_2_a_moderator_resets_all_relations_of_a_player() {
    let question = asks(0.0, &[(ADA, BO, Some(10.0)), (CY, ADA, Some(5.0))]);
    assert_eq!(asked_first(&uneven(), reset(Relations::Of(ADA), 0.0)), question);
    let after = check_agreed(
        &uneven(),
        reset(Relations::Of(ADA), 0.0),
        vec![moderated(), set_to(ADA, BO, 10, 0.0), set_to(CY, ADA, 5, 0.0)],
    );
    assert_eq!(figures(&after), [0.0, 0.0, 0.0, 0.0, -3.0, 0.0]);
}

#[test]
fn l7_2_a_moderator_resets_the_whole_table() {
    let after = check_agreed(
        &uneven(),
        reset(Relations::All, 0.0),
        vec![moderated(), set_to(ADA, BO, 10, 0.0), set_to(CY, ADA, 5, 0.0), set_to(BO, CY, -3, 0.0)],
    );
    assert_eq!(figures(&after), [0.0; 6]);
    // Players who have left keep their figures.
    let left = [&uneven()[..], &[leave(CY)]].concat();
    let after = check_agreed(&left, reset(Relations::All, 0.0), vec![moderated(), set_to(ADA, BO, 10, 0.0)]);
    assert_eq!(leverage(&after, CY, ADA), points(5));
}

#[test]
fn l7_2_a_reset_that_changes_nothing_is_refused() {
    let value = points(0);
    let nothing = || Err(Refusal::from(leverage::Refusal::NothingToReset { value }));
    for whose in [Relations::Between(ADA, BO), Relations::Of(CY), Relations::All] {
        check(&[], reset(whose, 0.0), nothing());
    }
    let mut alone = Evening::of([ADA]);
    assert_eq!(alone.attempt(&reset(Relations::All, 0.0)), nothing());
    assert_eq!(alone.attempt(&reset(Relations::Of(ADA), 0.0)), nothing());
}

#[test]
fn l7_2_a_reset_is_confirmed_anew_if_figures_have_changed() {
    let seen = asked_first(&uneven(), reset(Relations::All, 0.0));
    let since = [&uneven()[..], &[gift(BO, ADA, 50)]].concat();
    let now = asked_first(&since, reset(Relations::All, 0.0));
    assert_ne!(seen, now);
    check(&since, confirmed(reset(Relations::All, 0.0), seen), Err(Refusal::MustConfirm(now)));
}

#[test]
fn l7_2_everyone_affected_is_called_once() {
    let mut evening = Evening::begin();
    evening.play(&uneven());
    let seen = evening.log.len();
    evening.play(&[reset(Relations::All, 0.0)]);
    let told = notices(&evening.campaign, &evening.log[seen..]);
    let [notice] = &told[..] else { panic!("one announcement, not {told:?}") };
    assert_eq!(notice.to, Audience::Table);
    let mut calls = notice.calls.clone();
    calls.sort();
    assert_eq!(calls, [ADA, BO, CY]);
}

#[test]
fn l13_1_a_reset_reveals_no_hidden_figure() {
    for public in [Public::Differences, Public::Nothing] {
        let given = |holds: Vec<Step>| [&[set(Setting::PublicLeverage(public).into())][..], &holds].concat();
        let unseen: Vec<_> = PAIRS.iter().map(|(by, over)| (*by, *over, None)).collect();
        let told = [uneven(), Vec::new()].map(|holds| {
            assert_eq!(asked_first(&given(holds.clone()), reset(Relations::All, 0.0)), asks(0.0, &unseen));
            let mut evening = Evening::begin();
            evening.play(&given(holds));
            let seen = evening.log.len();
            evening.play(&[reset(Relations::All, 0.0)]);
            assert_eq!(figures(&evening.campaign), [0.0; 6]);
            notices(&evening.campaign, &evening.log[seen..]).into_iter().find(|one| one.to == Audience::Table)
        });
        let [uneven, even] = told.map(|notice| notice.expect("the table is told"));
        assert_eq!(uneven.events, even.events, "the table cannot tell what changed");
    }
}
