//! Moderators' corrections and acts for players: who gets a notice, who is called, and that the notice names the
//! moderator.

use super::given::*;
use chancery_rules::games;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{
    self as played, Access, Correction, Favour, GrantedBy, Public, Relations, System,
};
use chancery_rules::ids::{PlayerId, ShipId};
use chancery_rules::time::Span;
use chancery_rules::{
    Audience, Campaign, Command, Event, Moderation, Notice, Outcome, Setting, decide, notices, stories,
};

/// Turns a step into one that a moderator takes for the player.
fn stood_in(step: Step) -> Step {
    match step {
        Step::Order(mut order) => {
            order.moderator = true;
            order.on_behalf = Some(MODERATOR);
            Step::Order(order)
        }
        other => other,
    }
}

/// Plays `given`, then a step that a moderator takes, and confirms if asked; returns the events and the notices.
fn told(given: &[Step], step: &Step) -> (Campaign, Vec<Event>, Vec<Notice>) {
    let mut evening = Evening::begin();
    evening.play(given);
    let before = evening.log.len();
    evening.play(std::slice::from_ref(step));
    let events = evening.log[before..].to_vec();
    let told = notices(&evening.campaign, &events);
    (evening.campaign, events, told)
}

/// Returns the players called by the only notice, which is public.
fn called(given: &[Step], correction: Correction) -> Vec<PlayerId> {
    let (_, _, told) = told(given, &correct(correction));
    let [notice] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(notice.to, Audience::Table);
    let mut calls = notice.calls.clone();
    calls.sort();
    calls
}

fn system(ruler: Option<PlayerId>) -> Correction {
    Correction::AddSystem(System { name: "Vega".to_owned(), planets: Vec::new(), ruler, home_of: None })
}

#[test]
fn l7_2_players_affected_by_a_correction_are_pinged() {
    let set = Correction::SetLeverage { by: ADA, over: BO, value: points(5) };
    assert_eq!(called(&[], set), [ADA, BO]);
    let reset = Correction::ResetRelations { whose: Relations::Between(ADA, CY), value: points(5) };
    assert_eq!(called(&[], reset), [ADA, CY]);
    let money = Correction::Money { player: BO, amount: Money(5) };
    assert_eq!(called(&[], money), [BO]);
    let (owner, name) = (CY, "Second".to_owned());
    assert_eq!(called(&[], Correction::AddShip { owner, name }), [CY]);
    assert_eq!(called(&[], Correction::RemoveShip { ship: ShipId(2) }), [BO]);
    assert_eq!(called(&[], system(Some(BO))), [BO]);
    // One player loses the system, and the other gets it.
    let ruled = |ruler| Correction::RuleSystem { system: "Vega".to_owned(), ruler, home: false };
    let given = [correct(system(Some(BO)))];
    assert_eq!(called(&given, ruled(Some(CY))), [BO, CY]);
    assert_eq!(called(&given, ruled(None)), [BO]);
    let removed = Correction::RemoveSystem { system: "Vega".to_owned() };
    assert_eq!(called(&given, removed), [BO]);
    assert_eq!(called(&[], system(None)), []);
}

#[test]
fn extending_an_offer_pings_both_players() {
    let given = [offer_access(ADA, BO, Access::Trade)];
    let extend = moderate(Moderation::Extend { offer: id(1), by: Span::hours(24) });
    let (_, _, told) = told(&given, &extend);
    assert_eq!(told[0].calls, [ADA, BO]);
}

#[test]
fn a_pairs_history_includes_moderators_corrections() {
    let (campaign, events, _) =
        told(&[], &correct(Correction::ResetRelations { whose: Relations::Between(ADA, BO), value: points(3) }));
    let read = stories(&campaign, &events, ADA.into());
    assert_eq!(read.len(), 1);
    assert!(read[0].is_between(ADA, BO) && read[0].is_between(BO, ADA));
    assert!(!read[0].is_between(ADA, CY));
    // The same story names the moderator.
    assert_eq!(read[0].events[0], moderated());
}

#[test]
fn acting_for_a_player_is_one_story_naming_both() {
    let (_, _, told) = told(&[], &stood_in(gift(ADA, BO, 50)));
    let [notice] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(notice.acted_for(), Some((MODERATOR, ADA)));
    assert!(matches!(notice.act(), Some(Event::Game(_))));
    assert!(notice.is_between(ADA, BO));
    // The player did not act themselves, so they are called like the other player.
    assert_eq!(notice.calls, [BO, ADA]);
}

#[test]
fn l13_2_private_acts_for_a_player_are_told_only_to_the_two() {
    let favour = Favour::Money { amount: Money(50) };
    let asks = ask(ADA, BO, favour, None, true);
    let (campaign, events, told) = told(&[holding(ADA, BO, 10)], &stood_in(asks));
    let mut readers: Vec<Audience> = told.iter().map(|notice| notice.to).collect();
    readers.sort();
    assert_eq!(readers, [Audience::Player(ADA), Audience::Player(BO)]);
    for notice in &told {
        assert_eq!(notice.acted_for(), Some((MODERATOR, ADA)));
    }
    assert_eq!(stories(&campaign, &events, CY.into()), []);
    assert_eq!(stories(&campaign, &events, BO.into()).len(), 1);
}

#[test]
fn an_offer_records_the_moderator_who_closed_it() {
    let given = [offer_access(ADA, BO, Access::Trade)];
    let (campaign, _, _) = told(&given, &stood_in(refuse(BO, 1)));
    let closing = campaign.offers.closed[&id(1)].closing;
    let who = (closing.outcome, closing.by, closing.moderator);
    assert_eq!(who, (Outcome::Refused, Some(BO), Some(MODERATOR)));
    let (campaign, _, _) = told(&given, &refuse(BO, 1));
    assert_eq!(campaign.offers.closed[&id(1)].closing.moderator, None);
}

#[test]
fn the_represented_player_is_told_what_others_need_not_know() {
    let hours = Command::QuietHours { hours: None };
    let (_, _, told) = told(&[], &stood_in(order(CY, hours.clone())));
    let readers: Vec<Audience> = told.iter().map(|notice| notice.to).collect();
    assert_eq!(readers, [Audience::Player(CY)]);
    let evening = Evening::begin();
    let Step::Order(own) = order(CY, hours) else {
        panic!("it is an order");
    };
    let events = decide(&evening.campaign, &own, evening.now).expect("the order is accepted");
    assert_eq!(notices(&evening.campaign, &events), []);
}

/// Returns the audiences that learn that Bo may now act against Cy.
fn hear_of_gain(told: &[Notice]) -> Vec<Audience> {
    let gains = |remark: &games::Remark| match remark {
        games::Remark::Leverage(shift) => shift.opened && (shift.actor, shift.against) == (BO, CY),
        _ => false,
    };
    let told = told.iter().filter(|notice| notice.remarks.iter().any(gains));
    told.map(|notice| notice.to).collect()
}

#[test]
fn l6_4_a_player_who_gains_a_right_is_always_told() {
    let lower = Correction::SetLeverage { by: CY, over: BO, value: points(-5) };
    let opened = Step::Event(granted(CY, BO, Access::Trade, GrantedBy::Campaign));
    let ways = [
        (Vec::new(), enter(CY, BO, None, None)),
        (vec![opened], revoke(CY, BO, Access::Trade)),
        (vec![holding(BO, CY, 10), ask_money(BO, CY, 250)], refuse(CY, 1)),
        (Vec::new(), correct(lower)),
    ];
    for (given, step) in ways {
        for shown in [Public::All, Public::Differences, Public::Nothing] {
            let mut evening = Evening::begin();
            let setting = Setting::from(played::Setting::PublicLeverage(shown));
            evening.play(&[set(setting)]);
            evening.play(&given);
            let seen = evening.log.len();
            evening.play(std::slice::from_ref(&step));
            let told = notices(&evening.campaign, &evening.log[seen..]);
            let heard = hear_of_gain(&told);
            match shown {
                // The message about the act includes this, and calls them.
                Public::All => {
                    assert_eq!(heard, [Audience::Table]);
                    assert!(told.iter().any(|notice| notice.calls.contains(&BO)));
                }
                Public::Differences | Public::Nothing => {
                    assert!(heard.contains(&Audience::Player(BO)), "{step:?}: {told:?}");
                    assert!(!heard.contains(&Audience::Table), "{step:?}: {told:?}");
                }
            }
        }
    }
}
