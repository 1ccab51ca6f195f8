//! Pending favours that can no longer be done (L4.11), and the limit of pending favours (L4.12).

use super::given::*;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{self, Event as Effect, Why};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Confirmation, Event, Outcome, Refusal, Setting};

fn add_system(name: &str, ruler: Option<PlayerId>) -> Step {
    correct(leverage::Correction::AddSystem(leverage::System {
        name: name.to_owned(),
        planets: Vec::new(),
        ruler,
        home_of: None,
    }))
}

/// Ada and Cy have each asked Bo for a system of the same name.
fn two_ask(map: bool) -> Vec<Step> {
    let knows = |player| knowing(player, leverage::Technology::Harmony, 1);
    let mut steps = vec![knows(ADA), knows(CY), holding(ADA, BO, 100), holding(CY, BO, 100)];
    if map {
        steps.extend([add_system("Vega", Some(BO)), add_system("Deneb", Some(BO))]);
    }
    steps.extend([ask_system(ADA, BO, "Vega"), ask_system(CY, BO, "Vega")]);
    steps
}

#[test]
fn l4_11_a_second_request_for_a_system_is_refunded() {
    for map in [true, false] {
        let campaign = check(
            &two_ask(map),
            accept(BO, 1),
            Ok(vec![
                closed(1, Outcome::Accepted, BO, START),
                Event::from(Effect::SystemGiven { from: BO, to: ADA, system: "Vega".to_owned() }),
                closed(2, Outcome::Void, None, START),
                spent(CY, BO, -100, 100, Why::FavourTakenBack(id(2))),
            ]),
        );
        assert_eq!(leverage(&campaign, BO, CY), points(0));
    }
}

#[test]
fn l4_11_a_favour_for_a_lost_place_is_void() {
    let rule = |ruler, home| {
        let system = "Vega".to_owned();
        correct(leverage::Correction::RuleSystem { system, ruler, home })
    };
    let system = "Vega".to_owned();
    let remove = correct(leverage::Correction::RemoveSystem { system });
    for change in [rule(Some(CY), false), rule(None, false), rule(Some(BO), true), remove.clone()] {
        let given = [two_ask(true), vec![change.clone()]].concat();
        let campaign = after(&given);
        assert!(campaign.offers.pending.is_empty(), "{change:?}");
        assert_eq!(leverage(&campaign, ADA, BO), points(100));
    }
    let given = [
        add_system("Vega", Some(BO)),
        add_system("Deneb", Some(BO)),
        holding(ADA, BO, 100),
        ask_aid(ADA, BO, "vega", 1),
        ask_aid(ADA, BO, "Deneb", 1),
        remove,
    ];
    let campaign = after(&given);
    assert!(campaign.offers.pending.keys().eq([&id(2)]));
    assert_eq!(leverage(&campaign, ADA, BO), points(75));
}

#[test]
fn l4_12_two_players_have_at_most_three_pending_favours() {
    let given = [
        holding(ADA, BO, 50),
        holding(ADA, CY, 50),
        ask_money(ADA, BO, 50),
        ask_money(ADA, BO, 50),
        ask_money(ADA, BO, 50),
    ];
    let (of, most) = (BO, 3);
    let no = || Err(Refusal::from(leverage::Refusal::TooManyPending { of, most }));
    check(&given, ask_money(ADA, BO, 50), no());
    // One more is allowed if it goes to another player, after an answer, or with another setting.
    let more = |step: Step| after(&[&given[..], &[step, ask_money(ADA, BO, 50)]].concat());
    after(&[&given[..], &[ask_money(ADA, CY, 50)]].concat());
    more(accept(BO, 1));
    more(withdraw(ADA, 2));
    let set_to = |most| set(Setting::from(leverage::Setting::PendingFavours(most)));
    more(set_to(4));
    more(set_to(0));
}

#[test]
fn l4_12_the_asker_is_told_if_the_purse_is_too_small() {
    let given = [holding(ADA, BO, 100), gift(BO, CY, 980)];
    let question = |needs: i64| {
        Confirmation::from(leverage::Confirmation::CannotPay { of: BO, needs: Money(needs), has: Money(20) })
    };
    assert_eq!(asked_first(&given, ask_money(ADA, BO, 5000)), question(5000));
    assert_eq!(asked_first(&given, ask_money(ADA, BO, 21)), question(21));
    // Asking is still allowed.
    let campaign = after(&[&given[..], &[ask_money(ADA, BO, 5000)]].concat());
    assert_eq!(leverage(&campaign, ADA, BO), points(0));
    check(
        &given,
        ask_money(ADA, BO, 5050),
        Err(Refusal::from(leverage::Refusal::NotEnoughLeverage {
            by: ADA,
            over: BO,
            cost: points(101),
            has: points(100),
        })),
    );
    let terms = money_for(20, 0.4);
    check(
        &given,
        ask_money(ADA, BO, 20),
        Ok(vec![made(1, ADA, BO, terms), spent(ADA, BO, 0.4, 99.6, Why::FavourAsked(id(1)))]),
    );
}
