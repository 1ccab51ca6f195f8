//! L4.13: being unable is not being unwilling.

use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{Access, Correction, DestroyedShips, Favour, Lack, Public, Terms, Why};
use chancery_rules::ids::ShipId;
use chancery_rules::time::Time;
use chancery_rules::{
    Closing, Confirmation, Event, Outcome, Refusal, Setting, Silence, Viewer, notices, stories, table,
};

fn then(given: &[Step], more: &[Step]) -> Vec<Step> {
    [given, more].concat()
}

fn unable_for(amount: i64, cost: i32) -> Terms {
    let favour = Favour::Money { amount: Money(amount) };
    Terms::Favour { favour, cost: points(cost), unable: true, factor: usual_factor() }
}

/// Ada has asked Bo for 1500 money, and he has 1000; asking cost her 30 of 50.
fn asked() -> Vec<Step> {
    vec![holding(ADA, BO, 50), ask_money(ADA, BO, 1500)]
}

fn ended(by: Option<chancery_rules::ids::PlayerId>, at: Time) -> Event {
    let closing = Closing {
        outcome: Outcome::Unable,
        at,
        by,
        moderator: None,
        unsealed: false,
        unable: Some(BO),
        joint: true,
        again: false,
    };
    Event::OfferClosed { offer: id(1), closing }
}

fn back() -> Event {
    spent(ADA, BO, -30, 50, Why::FavourTakenBack(id(1)))
}

fn question(lack: Lack) -> Confirmation {
    Confirmation::from(leverage::Confirmation::Unable { offer: id(1), asker: ADA, lack, returns: points(30) })
}

fn short_of(needs: i64, has: i64) -> Lack {
    Lack::Money { needs: Money(needs), has: Money(has) }
}

#[test]
fn l4_13_refusing_an_unpayable_favour_costs_nothing() {
    check(
        &[holding(ADA, BO, 50)],
        confirmed(
            ask_money(ADA, BO, 1500),
            Confirmation::from(leverage::Confirmation::CannotPay { of: BO, needs: Money(1500), has: Money(1000) }),
        ),
        Ok(vec![made(1, ADA, BO, unable_for(1500, 30)), spent(ADA, BO, 30, 20, Why::FavourAsked(id(1)))]),
    );
    // The confirmation says that refusing is free.
    check(&asked(), refuse(BO, 1), Err(Refusal::MustConfirm(question(short_of(1500, 1000)))));
    check_agreed(&asked(), refuse(BO, 1), vec![ended(Some(BO), START), back()]);
    // The cost of asking was refunded, and refusing cost nothing.
    let campaign = after(&then(&asked(), &[refuse(BO, 1)]));
    assert_eq!((leverage(&campaign, ADA, BO), leverage(&campaign, BO, ADA)), (points(50), points(0)));
}

#[test]
fn l4_13_silence_on_an_unpayable_favour_costs_nothing() {
    for silence in [Silence::Refuse, Silence::Lapse] {
        let given = then(&[set(Setting::Silence(silence))], &asked());
        check(&given, wait(72), Ok(vec![ended(None, DUE), back()]));
    }
    // Leaving answers as silence would (L12.2).
    let left = Event::Left { player: BO };
    check_agreed(&asked(), leave(BO), vec![ended(Some(BO), START), back(), left.clone()]);
    let waits = then(&[set(Setting::Silence(Silence::Wait))], &asked());
    check_agreed(&waits, leave(BO), vec![ended(None, START), back(), left]);
    let Confirmation::Leaves { settled, .. } = asked_first(&asked(), leave(BO)) else { panic!("leaving asks") };
    assert_eq!(settled[0].outcome, Outcome::Unable);
    assert_eq!(settled[0].costs.clone().map(Confirmation::Game), Some(question(short_of(1500, 1000))));
}

#[test]
fn l4_13_a_player_who_could_have_paid_is_not_protected() {
    // She has spent the money in the meantime.
    let given = [holding(ADA, BO, 50), ask_money(ADA, BO, 1000), gift(BO, CY, 500)];
    let campaign = after(&then(&given, &[refuse(BO, 1)]));
    assert_eq!((leverage(&campaign, ADA, BO), leverage(&campaign, BO, ADA)), (points(30), points(-40)));
    // A player who became able to pay is also unwilling.
    let campaign = after(&then(&asked(), &[gift(CY, BO, 500), refuse(BO, 1)]));
    assert_eq!((leverage(&campaign, ADA, BO), leverage(&campaign, BO, ADA)), (points(20), points(-60)));
    // They can always grant access.
    let campaign = after(&[holding(ADA, BO, 50), ask_access(ADA, BO, Access::Trade), refuse(BO, 1)]);
    assert_eq!(leverage(&campaign, BO, ADA), points(-30));
}

#[test]
fn l4_13_accepting_is_still_refused_and_the_favour_stays_pending() {
    let (player, needs, has) = (BO, Money(1500), Money(1000));
    let campaign =
        check(&asked(), accept(BO, 1), Err(Refusal::from(leverage::Refusal::NotEnoughMoney { player, needs, has })));
    assert!(campaign.offers.pending.contains_key(&id(1)));
    // A player who gets the money may pay.
    after(&then(&asked(), &[gift(CY, BO, 500), accept(BO, 1)]));
    // The asker may withdraw, but the cost stays spent (L4.8). A moderator may void it.
    let campaign = after(&then(&asked(), &[withdraw(ADA, 1)]));
    assert_eq!(leverage(&campaign, ADA, BO), points(20));
    let campaign = after(&then(&asked(), &[void(1)]));
    assert_eq!(leverage(&campaign, ADA, BO), points(50));
}

#[test]
fn l4_13_a_player_without_a_ship_cannot_lend_one() {
    let shipless = [holding(ADA, BO, 50), correct(Correction::RemoveShip { ship: ShipId(2) })];
    // The asker learns this before confirming, no matter what is public.
    let no_ship = Confirmation::from(leverage::Confirmation::HasNoShip { of: BO });
    assert_eq!(asked_first(&shipless, ask_aid(ADA, BO, "Sol", 1)), no_ship);
    let hidden = then(&shipless, &[set(Setting::from(leverage::Setting::PublicMoney(Public::Nothing)))]);
    assert_eq!(asked_first(&hidden, ask_aid(ADA, BO, "Sol", 1)), no_ship);
    let aid = Favour::MilitaryAid { place: "Sol".to_owned(), minutes: 1 };
    let private = leverage::Confirmation::PrivateShows {
        of: BO,
        leverage: true,
        money: false,
        map: false,
        has: None,
        no_ship: true,
    };
    assert_eq!(asked_first(&shipless, asked_in_private(aid)), Confirmation::from(private));
    let given = then(&shipless, &[ask_aid(ADA, BO, "Sol", 1)]);
    let campaign = after(&then(&given, &[refuse(BO, 1)]));
    assert_eq!((leverage(&campaign, ADA, BO), leverage(&campaign, BO, ADA)), (points(50), points(0)));
    // Players who have gained a ship, or whose ship is only busy, are unwilling.
    let campaign = after(&then(&given, &[another_ship(BO, "Heron"), refuse(BO, 1)]));
    assert_eq!(leverage(&campaign, BO, ADA), points(-50));
    let busy = [holding(ADA, BO, 50), research(BO, BO), ask_aid(ADA, BO, "Sol", 1), refuse(BO, 1)];
    assert_eq!(leverage(&after(&busy), BO, ADA), points(-50));
}

fn asked_in_private(favour: Favour) -> Step {
    super::given::asked(ADA, BO, &favour, None, true)
}

#[test]
fn l4_13_a_lost_ship_does_not_count() {
    let gone = set(Setting::from(leverage::Setting::DestroyedShips(DestroyedShips::Gone)));
    let given = [
        gone,
        holding(ADA, BO, 100),
        ask_aid(ADA, BO, "Sol", 1),
        accept(BO, 1),
        correct(Correction::LoseShip { ship: ShipId(2) }),
        ask_aid(ADA, BO, "Sol", 1),
        refuse(BO, 2),
    ];
    let campaign = after(&given);
    assert_eq!(campaign.offers.closed[&id(2)].closing.outcome, Outcome::Unable);
}

#[test]
fn l4_13_an_unpayable_favour_is_not_a_failed_request() {
    let again = [ask_money(ADA, BO, 1500), refuse(BO, 2), ask_money(ADA, BO, 1500), refuse(BO, 3)];
    let given = then(&[holding(ADA, BO, 100), ask_money(ADA, BO, 1500), refuse(BO, 1)], &again);
    let mut evening = Evening::begin();
    evening.play(&given);
    assert!(evening.campaign.patience.between(ADA, BO, false).is_none());
    assert!(evening.campaign.patience.between(ADA, BO, true).is_none());
    evening.play(&[ask_money(ADA, BO, 50)]);
}

#[test]
fn l4_13_a_private_purse_stays_hidden() {
    for (public, shows) in [(Public::All, true), (Public::Differences, false), (Public::Nothing, false)] {
        let given = then(&[set(Setting::from(leverage::Setting::PublicMoney(public)))], &asked());
        let mut evening = Evening::begin();
        evening.play(&given);
        // The asker and the table see the offer like any other.
        for viewer in [ADA.into(), CY.into(), Viewer::TABLE] {
            let seen = evening.campaign.redacted_for(viewer);
            let chancery_rules::Terms::Leverage(Terms::Favour { unable, .. }) = seen.offers.pending[&id(1)].terms
            else {
                panic!("a favour")
            };
            assert!(!unable);
        }
        evening.play(&[refuse(BO, 1)]);
        let campaign = &evening.campaign;
        let closing = campaign.offers.closed[&id(1)].closing;
        let known = |viewer: Viewer| campaign.redacted_for(viewer).offers.closed[&id(1)].closing.unable == Some(BO);
        assert!(known(BO.into()) && known(Viewer::TABLE.moderating(true)));
        assert_eq!([ADA.into(), CY.into(), Viewer::TABLE].map(known), [shows; 3]);
        let told = |events: Vec<Event>| {
            let closing = events.iter().find_map(|event| match event {
                Event::OfferClosed { closing, .. } => Some(*closing),
                _ => None,
            });
            closing.expect("it is announced").unable.is_some()
        };
        let events = [Event::OfferClosed { offer: id(1), closing }];
        for notice in notices(campaign, &events) {
            assert_eq!(told(notice.events), shows);
        }
        let read = |viewer: Viewer| told(stories(campaign, &events, viewer).remove(0).events);
        assert_eq!((read(ADA.into()), read(BO.into())), (shows, true));
        // Refusing a later answer does not reveal it either.
        for by in [ADA, MODERATOR] {
            let late = match by {
                ADA => evening_attempt(campaign, withdraw(ADA, 1)),
                _ => evening_attempt(campaign, void(1)),
            };
            let Refusal::Table(table::Refusal::OfferClosed { closing, .. }) = late else { panic!("{late:?}") };
            assert_eq!(closing.unable.is_some(), shows);
        }
    }
}

fn evening_attempt(campaign: &chancery_rules::Campaign, step: Step) -> Refusal {
    let Step::Order(order) = step else { panic!("an order") };
    chancery_rules::decide(campaign, &order, START).expect_err("it is over")
}

#[test]
fn l4_13_favours_from_before_this_rule_are_refused_as_before() {
    let offer: chancery_rules::Offer = serde_json::from_value(serde_json::json!({
        "id": 1, "from": 100, "to": 101, "made_at": START.as_millis(), "deadline": DUE.as_millis(),
        "answer_within": hours(72).as_millis(), "silence": "refuse",
        "terms": {"leverage": {"favour": {"favour": {"money": {"amount": 1500}}, "cost": 3000}}},
    }))
    .expect("it can still be read");
    let given = [holding(ADA, BO, 20), Step::Event(Event::OfferMade(offer)), refuse(BO, 1)];
    assert_eq!(leverage(&after(&given), BO, ADA), points(-60));
}
