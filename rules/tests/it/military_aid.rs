use super::given::*;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::{Ending, Favour, LoanSource, Task, TaskKind, TaskOptions, Terms, Why};
use chancery_rules::ids::ShipId;
use chancery_rules::table;
use chancery_rules::{Audience, Outcome, Refusal, notices};

fn aid(place: &str, minutes: i64, cost: i64) -> Terms {
    let (place, cost) = (place.to_owned(), points(i32::try_from(cost).expect("small")));
    Terms::Favour { favour: Favour::MilitaryAid { place, minutes }, cost, unable: false, factor: usual_factor() }
}

/// Ada has asked Bo for two minutes of aid at Sol.
fn asked() -> Vec<Step> {
    vec![holding(ADA, BO, 100), ask_aid(ADA, BO, "Sol", 2)]
}

fn then(given: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    given.into_iter().chain(more).collect()
}

fn lent(ship: u64) -> Task {
    let kind = TaskKind::Aid { by: LoanSource::Offer(id(1)) };
    Task { place: Some("Sol".to_owned()), limit: Some(2), ..task(1, kind, ADA, BO, ship) }
}

#[test]
fn l4_1_military_aid_costs_25_a_minute() {
    for minutes in 1..=4 {
        let cost = 25 * minutes;
        check(
            &[holding(ADA, BO, 100)],
            ask_aid(ADA, BO, "Sol", minutes),
            Ok(vec![
                made(1, ADA, BO, aid("Sol", minutes, cost)),
                spent(
                    ADA,
                    BO,
                    i32::try_from(cost).expect("small"),
                    i32::try_from(100 - cost).expect("small"),
                    Why::FavourAsked(id(1)),
                ),
            ]),
        );
    }
}

#[test]
fn l10_1_aid_takes_a_place_and_one_to_four_minutes() {
    for minutes in [0, 5, -1, i64::MIN, i64::MAX] {
        let most = 4;
        check(
            &[holding(ADA, BO, 100)],
            ask_aid(ADA, BO, "Sol", minutes),
            Err(Refusal::from(leverage::Refusal::AidOutOfRange { minutes, most })),
        );
    }
    check(&[holding(ADA, BO, 100)], ask_aid(ADA, BO, "  ", 1), Err(Refusal::from(table::Refusal::NameEmpty)));
}

#[test]
fn l10_1_the_only_idle_ship_goes_and_returns_by_itself() {
    let campaign = check(&asked(), accept(BO, 1), Ok(vec![closed(1, Outcome::Accepted, BO, START), started(lent(2))]));
    let ship = &state(&campaign).ships[&ShipId(2)];
    assert_eq!(ship.place.as_deref(), Some("Sol"));
    let mut evening = Evening::begin();
    evening.play(&then(asked(), [accept(BO, 1)]));
    assert_eq!(evening.attempt(&seconds(7199)), Ok(vec![]));
    let home = ended(lent(2), Ending::Completed);
    assert_eq!(evening.attempt(&seconds(1)), Ok(vec![home.clone()]));
    assert_eq!(state(&evening.campaign).ships[&ShipId(2)].place, None);
    let [notice] = notices(&evening.campaign, &[home]).try_into().expect("one");
    assert_eq!((notice.to, notice.calls), (Audience::Table, vec![ADA, BO]));
}

#[test]
fn l10_1_the_owner_picks_one_of_several_idle_ships() {
    let given = then(asked(), [another_ship(BO, "Heron")]);
    let ships = [ShipId(2), ShipId(4)];
    let picks = ships.map(|ship| leverage::Pick::Ship(ship).into()).into();
    let (offer, most) = (id(1), 1);
    check(&given, accept(BO, 1), Err(Refusal::MustPick { offer, picks, most }));
    let heron = Task { ship_name: Some("Heron".to_owned()), ..lent(4) };
    check(&given, accept_with(BO, 1, 4), Ok(vec![closed(1, Outcome::Accepted, BO, START), started(heron)]));
    let ship = "Flagship".to_owned();
    check(&given, accept_with(BO, 1, 1), Err(Refusal::from(leverage::Refusal::NotYourShip { ship })));
}

#[test]
fn l10_1_a_busy_ship_cannot_be_lent_and_a_lent_one_cannot_work() {
    let given = then(asked(), [research(BO, BO)]);
    let ships = 1;
    let none = || Err(Refusal::from(leverage::Refusal::NoIdleShip { ships }));
    let campaign = check(&given, accept(BO, 1), none());
    assert!(campaign.offers.pending.contains_key(&id(1)));
    let given = then(asked(), [accept(BO, 1)]);
    check(&given, research(BO, BO), none());
    let idle = Refusal::from(leverage::Refusal::ShipIdle { ship: "Flagship".to_owned() });
    check(&given, stop_ship(BO, 2), Err(idle));
    check(&given, stop(ADA), Err(Refusal::from(leverage::Refusal::NothingToStop)));
    let ship = ShipId(2);
    check(
        &given,
        research_by(ADA, ADA, TaskOptions { ship: Some(ship), ..TaskOptions::default() }),
        Err(Refusal::from(leverage::Refusal::NotYourShip { ship: "Flagship".to_owned() })),
    );
}

#[test]
fn l10_1_a_pause_keeps_a_lent_ship_in_place() {
    let given = then(asked(), [accept(BO, 1), wait(1), pause(), wait(50), resume()]);
    assert!(!no_tasks(&after(&then(given.clone(), [seconds(3599)]))));
    assert!(no_tasks(&after(&then(given, [seconds(3600)]))));
}
