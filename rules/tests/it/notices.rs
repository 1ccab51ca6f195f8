//! The recipients of notices and calls.

use super::given::*;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Access, Favour};
use chancery_rules::ids::PlayerId;
use chancery_rules::table;
use chancery_rules::{Audience, Refusal, notices};

use Audience::{Player, Table};

/// Returns the audiences of the last step's notices, and the players they call.
#[track_caller]
fn told(given: &[Step], when: Step) -> Vec<(Audience, Vec<PlayerId>)> {
    let mut evening = Evening::begin();
    evening.play(given);
    let seen = evening.log.len();
    evening.play(&[when]);
    notices(&evening.campaign, &evening.log[seen..]).into_iter().map(|notice| (notice.to, notice.calls)).collect()
}

fn ask_privately() -> [Step; 2] {
    let favour = Favour::Money { amount: Money(250) };
    [holding(ADA, BO, 20), ask(ADA, BO, favour, None, true)]
}

#[test]
fn the_table_is_told_and_affected_players_are_pinged() {
    assert_eq!(told(&[], gift(ADA, BO, 50)), [(Table, vec![BO])]);
    assert_eq!(told(&[], offer_access(ADA, BO, Access::Trade)), [(Table, vec![BO])]);
    let given = [offer_access(ADA, BO, Access::Trade)];
    assert_eq!(told(&given, accept(BO, 1)), [(Table, vec![ADA])]);
    assert_eq!(told(&given, void(1)), [(Table, vec![ADA, BO])]);
    assert_eq!(told(&given, wait(72)), [(Table, vec![ADA, BO])]);
    let given = [offer_access(ADA, BO, Access::Trade), accept(BO, 1)];
    assert_eq!(told(&given, revoke(ADA, BO, Access::Trade)), [(Table, vec![BO])]);
    assert_eq!(told(&[], join(DEE)), [(Table, vec![])]);
    assert_eq!(told(&[], pause()), [(Table, vec![])]);
}

#[test]
fn l4_7_the_player_who_owes_an_answer_is_reminded() {
    let given = [holding(ADA, BO, 20), ask_money(ADA, BO, 250)];
    assert_eq!(told(&given, wait(36)), [(Table, vec![BO])]);
    assert_eq!(told(&ask_privately(), wait(36)), [(Player(BO), vec![])]);
}

#[test]
fn only_its_two_players_hear_of_a_private_offer() {
    let [before, asking] = ask_privately();
    assert_eq!(told(&[before], asking), [(Player(BO), vec![])]);
    let given = ask_privately();
    assert_eq!(told(&given, accept(BO, private_id(0))), [(Player(ADA), vec![])]);
    assert_eq!(told(&given, refuse(BO, private_id(0))), [(Player(ADA), vec![])]);
    assert_eq!(told(&given, withdraw(ADA, private_id(0))), [(Player(BO), vec![])]);
    let both = [(Player(ADA), vec![]), (Player(BO), vec![])];
    assert_eq!(told(&given, void(private_id(0))), both);
    assert_eq!(told(&given, wait(72)), both);
}

#[test]
fn leaving_informs_the_table_and_private_partners() {
    let mut given = ask_privately().to_vec();
    given.push(propose(CY, BO, 5));
    let told = told(&given, leave(BO));
    assert_eq!(told, [(Table, vec![CY]), (Player(ADA), vec![]), (Table, vec![])]);
}

#[test]
fn a_notice_includes_the_offer_and_its_consequences() {
    let mut evening = Evening::begin();
    evening.play(&[holding(ADA, BO, 20), ask_money(ADA, BO, 250)]);
    let seen = evening.log.len();
    evening.play(&[refuse(BO, 1)]);
    let events = &evening.log[seen..];
    let [notice] = notices(&evening.campaign, events).try_into().expect("one story");
    assert_eq!(notice.events, events);
    assert_eq!(notice.offer, Some(offer(1, ADA, BO, money_for(250, 5))));
}

#[test]
fn others_do_not_know_a_private_offer() {
    let given = ask_privately();
    let unknown = || Err(Refusal::from(table::Refusal::UnknownOffer { offer: id(private_id(0)) }));
    check(&given, accept(CY, private_id(0)), unknown());
    check(&given, refuse(CY, private_id(0)), unknown());
    check(&given, withdraw(CY, private_id(0)), unknown());
}
