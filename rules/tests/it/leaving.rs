//! L12: leaving, returning, and admission.

use super::given::*;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{
    Access, Confirmation as Needed, Doing, Ending, Favour, HostileAct, TaskKind, Technology, Why,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{
    Confirmation, Entry, Event, Moderation, Outcome, Refusal, Setting, Settled, Silence, games, table,
};

fn then(given: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    given.into_iter().chain(more).collect()
}

fn refused(no: table::Refusal) -> Refusal {
    Refusal::from(no)
}

fn entry(entry: Entry) -> Step {
    set(Setting::Entry(entry))
}

fn admit(player: PlayerId) -> Step {
    moderate(Moderation::Admit { player })
}

fn remove(player: PlayerId) -> Step {
    let reason = Some("no show".to_owned());
    moderate(Moderation::RemovePlayer { player, reason })
}

/// Ada has two answers to give and two to wait for, and her ship does research at Bo's.
fn entangled() -> Vec<Step> {
    vec![
        holding(ADA, BO, 20),
        holding(CY, ADA, 20),
        open(BO, ADA, Access::Diplomatic),
        ask_money(ADA, BO, 250),
        offer_access(ADA, CY, Access::Trade),
        ask_money(CY, ADA, 500),
        propose(BO, ADA, 5),
        propose(BO, CY, 5),
        research(ADA, BO),
    ]
}

#[test]
fn l12_1_leaving_previews_everything_it_settles() {
    let cost = |offer: u64, cost: i32| {
        let (offer, cost) = (id(offer), points(cost));
        Some(games::Confirmation::Leverage(Needed::WithdrawalCosts { offer, cost }))
    };
    let refusal = Needed::RefusalCosts {
        offer: id(3),
        asker: CY,
        from: points(0),
        to: points(-20),
        opens: vec![HostileAct::StealMinerals, HostileAct::StealBiomass, HostileAct::DamageShipInOwnSystems],
        back: Some(Money(1000)),
        at_bound: false,
    };
    let settled = |offer: u64, outcome, costs| Settled { offer: id(offer), outcome, costs };
    let doing =
        vec![Doing { ship: "Flagship".to_owned(), kind: TaskKind::Research, player: ADA, host: BO, place: None }];
    let shown = Confirmation::Leaves {
        settled: vec![
            settled(1, Outcome::Withdrawn, cost(1, 5)),
            settled(2, Outcome::Withdrawn, None),
            settled(3, Outcome::Refused, Some(games::Confirmation::Leverage(refusal))),
            settled(4, Outcome::Lapsed, None),
        ],
        ends: Some(games::Confirmation::Leverage(Needed::ActionsEnd { doing })),
    };
    assert_eq!(asked_first(&entangled(), leave(ADA)), shown);
    let nothing = Confirmation::Leaves { settled: Vec::new(), ends: None };
    assert_eq!(asked_first(&[], leave(ADA)), nothing);
}

#[test]
fn l12_1_a_changed_preview_is_shown_again() {
    let seen = asked_first(&entangled(), leave(ADA));
    let given = then(entangled(), [ask_money(CY, ADA, 50)]);
    let again = asked_first(&given, confirmed(leave(ADA), seen.clone()));
    assert_ne!(again, seen);
}

#[test]
fn l12_1_consecutive_refusals_preview_cumulative_numbers() {
    let given = [holding(CY, ADA, 30), ask_money(CY, ADA, 500), ask_money(CY, ADA, 250)];
    let Confirmation::Leaves { settled, .. } = asked_first(&given, leave(ADA)) else {
        panic!("leaving is confirmed");
    };
    let shown = settled.iter().map(|one| match &one.costs {
        Some(games::Confirmation::Leverage(Needed::RefusalCosts { from, to, .. })) => (*from, *to),
        other => panic!("a refusal costs, not {other:?}"),
    });
    let shown: Vec<_> = shown.collect();
    assert_eq!(shown, [(0, -20), (-20, -30)].map(|(from, to)| (points(from), points(to))));
    let campaign = after(&then(given.to_vec(), [leave(ADA)]));
    assert_eq!(leverage(&campaign, ADA, CY), points(-30));
}

#[test]
fn l12_1_only_a_moderator_can_remove_players_while_paused() {
    let paused = Err(refused(table::Refusal::Paused { since: START }));
    check(&[pause()], leave(CY), paused);
    let campaign = after(&[pause(), remove(CY)]);
    assert!(!campaign.is_active(CY));
}

#[test]
fn l12_2_leaving_answers_debts_as_silence_and_withdraws_requests() {
    let task = only_task(&after(&entangled()));
    let campaign = check_agreed(
        &entangled(),
        leave(ADA),
        vec![
            closed(1, Outcome::Withdrawn, ADA, START),
            closed(2, Outcome::Withdrawn, ADA, START),
            closed(3, Outcome::Refused, ADA, START),
            lost(ADA, CY, 20, -20, Why::FavourRefused(id(3))),
            closed(4, Outcome::Lapsed, None, START),
            ended(task, Ending::Left),
            Event::Left { player: ADA },
        ],
    );
    assert!(campaign.offers.pending.keys().eq([&id(5)]));
    // The cost of asking stays spent, both for her and for the player who asked her.
    assert_eq!(leverage(&campaign, ADA, BO), points(15));
    assert_eq!(leverage(&campaign, CY, ADA), points(10));
}

#[test]
fn l12_2_the_cost_returns_if_silence_lapses_or_waits() {
    for silence in [Silence::Lapse, Silence::Wait] {
        let given = [set(Setting::Silence(silence)), holding(CY, ADA, 20), ask_money(CY, ADA, 500)];
        check_agreed(
            &given,
            leave(ADA),
            vec![
                closed(1, Outcome::Lapsed, None, START),
                spent(CY, ADA, -10, 20, Why::FavourTakenBack(id(1))),
                Event::Left { player: ADA },
            ],
        );
    }
}

#[test]
fn l12_2_leaving_and_returning_does_not_escape_a_favour() {
    let given = [holding(CY, ADA, 20), ask_money(CY, ADA, 500)];
    let refusing = after(&then(given.to_vec(), [refuse(ADA, 1)]));
    let leaving = after(&then(given.to_vec(), [leave(ADA), join(ADA)]));
    assert_eq!(leverage(&leaving, ADA, CY), leverage(&refusing, ADA, CY));
    let asking = [holding(ADA, BO, 20), ask_money(ADA, BO, 250)];
    let back = after(&then(asking.to_vec(), [leave(ADA), join(ADA)]));
    assert_eq!(leverage(&back, ADA, BO), points(15));
}

#[test]
fn l12_3_actions_in_a_leavers_systems_continue() {
    let given = vec![
        open(BO, ADA, Access::Diplomatic),
        knowing(ADA, Technology::Ambassadors, 1),
        money_for_nothing(ADA, 500),
        research(ADA, BO),
        embassy(ADA, BO),
        wait(1),
        leave(BO),
        wait(2),
    ];
    let campaign = after(&given);
    assert_eq!(state(&campaign).tasks.len(), 2);
    assert_eq!(leverage(&campaign, ADA, BO), points(30));
    // The host also gets their share.
    assert_eq!(science(&campaign, BO), (3, 0));
    // The access continues until it is revoked.
    let back = after(&then(given, [join(BO), revoke(BO, ADA, Access::Diplomatic)]));
    assert!(no_tasks(&back));
    assert_eq!(leverage(&back, BO, ADA), points(-20));
}

#[test]
fn l12_3_leaving_ends_and_credits_the_leavers_actions() {
    let given = [open(BO, ADA, Access::Diplomatic), research(ADA, BO), wait(2), seconds(1800), leave(ADA), wait(5)];
    let campaign = after(&given);
    assert!(no_tasks(&campaign));
    assert_eq!(leverage(&campaign, ADA, BO), points(10));
    assert_eq!(science(&campaign, ADA), (2, 0));
}

#[test]
fn l12_3_a_leavers_embassy_stays() {
    let given = [
        open(BO, ADA, Access::Diplomatic),
        knowing(ADA, Technology::Ambassadors, 1),
        money_for_nothing(ADA, 500),
        embassy(ADA, BO),
        leave(ADA),
        wait(3),
    ];
    let campaign = after(&given);
    assert_eq!(only_task(&campaign).kind, TaskKind::Embassy);
    assert_eq!(leverage(&campaign, ADA, BO), points(15));
    // Bo is not bound to a player who left: he revokes the access at its price, and the embassy closes.
    let campaign = after(&then(given.to_vec(), [revoke(BO, ADA, Access::Diplomatic)]));
    assert!(no_tasks(&campaign));
    assert_eq!(leverage(&campaign, BO, ADA), points(-20));
}

#[test]
fn l12_3_lent_ships_stay_lent_until_the_loan_ends() {
    for leaver in [ADA, BO] {
        let place = "Vega".to_owned();
        let favour = Favour::MilitaryAid { place, minutes: 4 };
        let given =
            vec![holding(ADA, BO, 100), ask(ADA, BO, favour, None, false), accept(BO, 1), wait(2), leave(leaver)];
        let campaign = after(&given);
        assert!(matches!(only_task(&campaign).kind, TaskKind::Aid { .. }));
        let home = after(&then(given, [wait(2)]));
        assert!(no_tasks(&home), "when {leaver} left");
    }
}

#[test]
fn l12_4_a_returning_player_gets_everything_back() {
    let campaign = check(&[gift(ADA, BO, 400), leave(ADA)], join(ADA), Ok(vec![Event::Joined { player: ADA }]));
    assert_eq!((money(&campaign, ADA), leverage(&campaign, ADA, BO)), (600, points(8)));
    assert_eq!(state(&campaign).fleet(ADA).count(), 1);
}

#[test]
fn l12_5_removal_by_a_moderator_voids_and_gives_a_reason() {
    let task = only_task(&after(&entangled()));
    let reason = "no show".to_owned();
    let campaign = check_agreed(
        &entangled(),
        remove(ADA),
        vec![
            moderated(),
            Event::Reasoned { reason },
            closed(1, Outcome::Void, MODERATOR, START),
            spent(ADA, BO, -5, 20, Why::FavourTakenBack(id(1))),
            closed(2, Outcome::Void, MODERATOR, START),
            closed(3, Outcome::Void, MODERATOR, START),
            spent(CY, ADA, -10, 20, Why::FavourTakenBack(id(3))),
            closed(4, Outcome::Void, MODERATOR, START),
            ended(task, Ending::Left),
            Event::Left { player: ADA },
        ],
    );
    assert!(campaign.offers.pending.keys().eq([&id(5)]));
}

#[test]
fn l12_5_several_favours_are_refunded_in_turn() {
    check_agreed(
        &[
            holding(ADA, BO, 95),
            ask_money(ADA, BO, 500),
            ask_money(ADA, BO, 250),
            gift(ADA, BO, 500),
            gift(CY, ADA, 1000),
            gift(ADA, BO, 100),
        ],
        remove(BO),
        vec![
            moderated(),
            Event::Reasoned { reason: "no show".to_owned() },
            closed(1, Outcome::Void, MODERATOR, START),
            swallowing(spent(ADA, BO, -8, 100, Why::FavourTakenBack(id(1))), -2),
            closed(2, Outcome::Void, MODERATOR, START),
            swallowing(spent(ADA, BO, 0, 100, Why::FavourTakenBack(id(2))), -5),
            Event::Left { player: BO },
        ],
    );
}

#[test]
fn l12_6_anyone_may_join_by_default() {
    check(&[], join(DEE), Ok(vec![Event::Joined { player: DEE }, issued(DEE), launched(4, DEE)]));
}

#[test]
fn l12_6_a_moderator_approves_each_newcomer() {
    let given = [entry(Entry::Approved)];
    let waiting = check(&given, join(DEE), Ok(vec![Event::EntryAsked { player: DEE }]));
    assert!(!waiting.roster().knows(DEE));
    let asked = [entry(Entry::Approved), join(DEE)];
    check(&asked, join(DEE), Err(refused(table::Refusal::EntryAsked)));
    let campaign =
        check(&asked, admit(DEE), Ok(vec![moderated(), Event::Joined { player: DEE }, issued(DEE), launched(4, DEE)]));
    assert!(campaign.applicants.is_empty());
    // Admitting somebody twice is refused, and so is admitting a person who did not ask.
    let again = then(asked.to_vec(), [admit(DEE)]);
    let plays = table::Refusal::PlaysAlready { player: DEE };
    check(&again, admit(DEE), Err(refused(plays)));
    let unasked = table::Refusal::EntryNotAsked { player: DEE };
    check(&given, admit(DEE), Err(refused(unasked)));
    let theirs = order(BO, chancery_rules::Command::Moderate(Moderation::Admit { player: DEE }));
    check(&asked, theirs, Err(refused(table::Refusal::ModeratorsOnly)));
}

#[test]
fn l12_6_moderators_and_returning_players_need_no_approval() {
    let campaign = after(&[entry(Entry::Approved), join(MODERATOR)]);
    assert!(campaign.is_active(MODERATOR));
    let given = [entry(Entry::Approved), leave(CY)];
    check(&given, join(CY), Ok(vec![Event::Joined { player: CY }]));
}

#[test]
fn l12_6_a_closed_campaign_refuses_newcomers_and_returners() {
    let closed = || Err(refused(table::Refusal::EntryClosed));
    check(&[entry(Entry::Closed)], join(DEE), closed());
    check(&[entry(Entry::Closed), leave(CY)], join(CY), closed());
    check(&[entry(Entry::Closed)], join(MODERATOR), closed());
    let asked = [entry(Entry::Approved), join(DEE), entry(Entry::Closed)];
    check(&asked, admit(DEE), closed());
    // A person who asked earlier may join once the campaign is open.
    let campaign = after(&then(asked.to_vec(), [entry(Entry::Open), join(DEE)]));
    assert!(campaign.is_active(DEE) && campaign.applicants.is_empty());
}

#[test]
fn l12_6_players_cannot_act_on_a_leaver() {
    let gone = || Err(refused(table::Refusal::HasLeft { player: BO }));
    check(&[leave(BO)], gift(ADA, BO, 50), gone());
    check(&[leave(BO)], enter(ADA, BO, None, None), gone());
}
