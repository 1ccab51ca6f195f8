//! Players' reports: collecting and selling (L3.8), terraforming (L6.5), and the loss of lent ships (L10.2).

use super::given::*;
use chancery_rules::games::leverage::amounts::Money;
use chancery_rules::games::leverage::{
    self, Access, Correction, DestroyedShips, Ending, Event as Effect, Favour, HostileAct, Hostility, Ship, System,
    Task, TaskKind, Terms, Why,
};
use chancery_rules::ids::{PlayerId, ShipId, TaskId};
use chancery_rules::table;
use chancery_rules::{Confirmation, Event, Outcome, Refusal, Setting};

fn then(given: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    given.into_iter().chain(more).collect()
}

fn no_access(granter: PlayerId, access: Access) -> Refusal {
    Refusal::from(leverage::Refusal::NoAccess { granter, access })
}

#[test]
fn l3_8_collecting_and_selling_are_announced_without_leverage() {
    let given = [open(BO, ADA, Access::Ecological), open(BO, ADA, Access::Trade)];
    let (by, host, place) = (ADA, BO, None::<String>);
    for samples in [None, Some(3)] {
        let collected = Effect::BiomassCollected { by, host, samples, place: place.clone() };
        check(&given, collect(ADA, BO, samples), Ok(vec![Event::from(collected)]));
    }
    let count = 7;
    let sold = Event::from(Effect::MineralsSold { by, host, count, place });
    let campaign = check(&given, sell(ADA, BO, 7), Ok(vec![sold]));
    assert!(state(&campaign).relations.is_empty());
}

#[test]
fn l3_8_collecting_and_selling_need_access() {
    let others = [open(BO, ADA, Access::Trade), open(ADA, BO, Access::Ecological)];
    check(&others, collect(ADA, BO, None), Err(no_access(BO, Access::Ecological)));
    let others = [open(BO, ADA, Access::Ecological), open(BO, ADA, Access::Passage)];
    check(&others, sell(ADA, BO, 1), Err(no_access(BO, Access::Trade)));
    let most = 1_000_000;
    for value in [0, -1, most + 1, i64::MIN] {
        let no = || Err(Refusal::from(leverage::Refusal::CountOutOfRange { value, most }));
        let given = [open(BO, ADA, Access::Ecological), open(BO, ADA, Access::Trade)];
        check(&given, collect(ADA, BO, Some(value)), no());
        check(&given, sell(ADA, BO, value), no());
    }
}

#[test]
fn l3_8_a_player_with_access_is_asked_before_stealing() {
    let question = |allowed| {
        Confirmation::from(leverage::Confirmation::ActCosts {
            against: BO,
            price: points(5),
            from: points(0),
            to: points(-5),
            allowed,
            opens: vec![leverage::HostileAct::DamageShipInOwnSystems],
            back: Some(Money(250)),
        })
    };
    let steal = hostile(ADA, BO, Hostility::StealBiomass);
    let hated = holding(BO, ADA, -20);
    assert_eq!(asked_first(std::slice::from_ref(&hated), steal.clone()), question(false));
    let given = [hated, open(BO, ADA, Access::Ecological)];
    assert_eq!(asked_first(&given, steal.clone()), question(true));
    let campaign = after(&then(given.to_vec(), [steal]));
    assert_eq!(leverage(&campaign, ADA, BO), points(-5));
    assert_eq!(HostileAct::ALL.len(), 6);
}

fn terraformed(place: Option<&str>) -> Event {
    Event::from(Effect::Terraformed { by: ADA, host: BO, place: place.map(str::to_owned), once: place.is_some() })
}

#[test]
fn l6_5_terraforming_earns_fifty_once_the_owner_confirms() {
    let given = [open(BO, ADA, Access::Ecological)];
    let terms = Terms::Terraforming { place: None };
    check(&given, terraform(ADA, BO), Ok(vec![made(1, ADA, BO, terms)]));
    let asked = then(given.to_vec(), [terraform(ADA, BO)]);
    let campaign = check(
        &asked,
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            terraformed(None),
            earned(ADA, BO, 50, 50, Why::Terraforming),
        ]),
    );
    assert_eq!(leverage(&campaign, ADA, BO), points(50));
    // Both declining and not answering are free.
    check(&asked, refuse(BO, 1), Ok(vec![closed(1, Outcome::Refused, BO, START)]));
    check(&asked, wait(72), Ok(vec![closed(1, Outcome::Lapsed, None, DUE)]));
    // A second report has to wait. The pending one is checked again when it is answered.
    let offer = id(1);
    check(&asked, terraform(ADA, BO), Err(Refusal::from(leverage::Refusal::ReportPending { offer })));
    let revoked = then(asked, [revoke(BO, ADA, Access::Ecological)]);
    check(&revoked, accept(BO, 1), Err(no_access(BO, Access::Ecological)));
}

#[test]
fn l6_5_a_setting_makes_the_report_sufficient() {
    let given = [set(reported()), open(BO, ADA, Access::Ecological)];
    let booked = earned(ADA, BO, 50, 50, Why::Terraforming);
    check(&given, terraform_at(ADA, BO, "Vega I"), Ok(vec![terraformed(Some("Vega I")), booked]));
    let (earns, swallowed) = (points(40), points(10));
    let overflows = leverage::Confirmation::GiftOverflows { earns, swallowed, limit: None };
    for setting in [Vec::new(), vec![set(reported())]] {
        let given = then(setting, [open(BO, ADA, Access::Ecological), holding(ADA, BO, 60)]);
        assert_eq!(asked_first(&given, terraform_at(ADA, BO, "Vega I")), Confirmation::from(overflows.clone()));
    }
}

#[test]
fn l6_5_terraforming_needs_ecological_access() {
    let given = [open(BO, ADA, Access::Passage)];
    check(&given, terraform(ADA, BO), Err(no_access(BO, Access::Ecological)));
}

fn galaxy() -> Vec<Step> {
    let system = |name: &str, planets: &[&str]| {
        correct(Correction::AddSystem(System {
            name: name.to_owned(),
            planets: planets.iter().map(|planet| (*planet).to_owned()).collect(),
            ruler: Some(BO),
            home_of: None,
        }))
    };
    vec![
        system("Vega", &["Vega I", "Vega II"]),
        system("Altair", &[]),
        open(BO, ADA, Access::Ecological),
        open(BO, CY, Access::Ecological),
        set(reported()),
    ]
}

#[test]
fn l6_5_a_planet_on_the_map_is_terraformed_once() {
    let which = |places: &[&str]| {
        let places = places.iter().map(|place| (*place).to_owned()).collect();
        Err(Refusal::WhichPlace { host: Some(BO), places })
    };
    let before = |place: &str| {
        let place = place.to_owned();
        Err(Refusal::from(leverage::Refusal::TerraformedBefore { place }))
    };
    let given = galaxy();
    check(&given, terraform(ADA, BO), which(&["Vega I", "Vega II", "Altair"]));
    check(&given, terraform_at(ADA, BO, "vega"), which(&["Vega I", "Vega II"]));
    let first = then(given, [terraform_at(ADA, BO, "vega i"), holding(ADA, BO, -50)]);
    check(&first, terraform_at(ADA, BO, "Vega I"), before("Vega I"));
    check(&first, terraform_at(CY, BO, "Vega I"), before("Vega I"));
    // The system has only one planet left.
    let second = then(first, [terraform_at(ADA, BO, "Vega"), holding(ADA, BO, -50)]);
    assert!(state(&after(&second)).terraformed.contains("Vega II"));
    let all = then(second, [terraform(ADA, BO), holding(ADA, BO, -50)]);
    check(&all, terraform_at(ADA, BO, "Altair"), before("Altair"));
    check(&all, terraform_at(ADA, BO, "Vega"), before("Vega II"));
    check(&all, terraform(CY, BO), before("Altair"));
}

#[test]
fn l6_5_a_second_report_of_the_same_planet_is_void() {
    let confirmed = Setting::from(leverage::Setting::Terraforming(leverage::Terraforming::Confirmed));
    let given = then(galaxy(), [set(confirmed), terraform_at(ADA, BO, "Vega I"), terraform_at(CY, BO, "Vega I")]);
    check(
        &given,
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            terraformed(Some("Vega I")),
            earned(ADA, BO, 50, 50, Why::Terraforming),
            closed(2, Outcome::Void, None, START),
        ]),
    );
}

/// Bo's only ship is lent to Ada, for two minutes at Sol.
fn lent() -> Vec<Step> {
    vec![holding(ADA, BO, 100), ask_aid(ADA, BO, "Sol", 2), accept(BO, 1)]
}

fn aid() -> Task {
    Task {
        place: Some("Sol".to_owned()),
        limit: Some(2),
        ..task(1, TaskKind::Aid { by: chancery_rules::games::leverage::LoanSource::Offer(id(1)) }, ADA, BO, 2)
    }
}

fn loss() -> Terms {
    Terms::Loss { ship: ShipId(2), name: "Flagship".to_owned(), task: TaskId(1), borrower: ADA, owner: BO }
}

fn gone() -> Setting {
    Setting::from(leverage::Setting::DestroyedShips(DestroyedShips::Gone))
}

fn not_lent() -> Refusal {
    Refusal::from(leverage::Refusal::NotLent { ship: "Flagship".to_owned() })
}

#[test]
fn l10_2_the_other_party_confirms_the_loss_of_a_lent_ship() {
    for (reporter, other) in [(ADA, BO), (BO, ADA)] {
        let asks = made(2, reporter, other, loss());
        check(&lent(), report_loss(reporter, 2), Ok(vec![asks]));
        let told = then(lent(), [report_loss(reporter, 2)]);
        let campaign = check(
            &told,
            accept(other, 2),
            Ok(vec![
                closed(2, Outcome::Accepted, other, START),
                ended(aid(), Ending::ShipLost),
                Event::from(Effect::ShipSentHome(Ship { place: None, ..flagship(2, BO) })),
                lost(ADA, BO, 10, 40, Why::ShipLost),
            ]),
        );
        // The ship is back home and available to its owner.
        assert_eq!(state(&campaign).idle_ships(BO).count(), 1);
        check(&told, refuse(other, 2), Ok(vec![closed(2, Outcome::Refused, other, START)]));
        let offer = id(2);
        let pending = leverage::Refusal::ReportPending { offer };
        check(&told, report_loss(other, 2), Err(Refusal::from(pending)));
    }
    check(&lent(), report_loss(CY, 2), Err(not_lent()));
    check(&[], report_loss(BO, 2), Err(not_lent()));
    check(&then(lent(), [wait(2)]), report_loss(BO, 2), Err(not_lent()));
}

#[test]
fn l10_2_a_timely_report_can_be_confirmed_after_the_loan() {
    let given = then(lent(), [report_loss(BO, 2), wait(5), research(BO, BO)]);
    let campaign = after(&then(given.clone(), [accept(ADA, 2)]));
    assert_eq!(leverage(&campaign, ADA, BO), points(40));
    // The ship came home in the meantime, and continues its task there.
    assert_eq!(only_task(&campaign).kind, TaskKind::Research);
    let given = then(vec![set(gone())], given);
    let campaign = after(&then(given, [accept(ADA, 2)]));
    assert!(no_tasks(&campaign));
    assert_eq!(state(&campaign).fleet(BO).count(), 0);
}

#[test]
fn l10_2_a_moderator_reports_the_loss_after_the_loan() {
    let lose = || correct(Correction::LoseShip { ship: ShipId(2) });
    let over = then(lent(), [wait(2)]);
    let sent_home = Event::from(Effect::ShipSentHome(flagship(2, BO)));
    let booked = lost(ADA, BO, 10, 40, Why::ShipLost);
    check(&over, lose(), Ok(vec![moderated(), sent_home, booked.clone()]));
    // Tasks it began since then continue, unless it is gone for good.
    let busy = then(over.clone(), [research(BO, BO)]);
    let noted = Event::from(Effect::ShipWasDestroyed(flagship(2, BO)));
    let campaign = check(&busy, lose(), Ok(vec![moderated(), noted, booked.clone()]));
    assert_eq!(only_task(&campaign).kind, TaskKind::Research);
    let campaign = after(&then(vec![set(gone())], then(busy.clone(), [lose()])));
    assert!(no_tasks(&campaign) && state(&campaign).ships[&ShipId(2)].lost);
    // A loss is reported only once, by either of the two, and only for the last loan.
    check(&then(over.clone(), [lose()]), lose(), Err(not_lent()));
    check(&then(busy.clone(), [lose()]), lose(), Err(not_lent()));
    let told = then(lent(), [report_loss(BO, 2), wait(2), research(BO, BO)]);
    check(&then(told, [accept(ADA, 2)]), lose(), Err(not_lent()));
    let at_once = then(lent(), [report_loss(BO, 2), accept(ADA, 2)]);
    check(&at_once, lose(), Err(not_lent()));
    let again = then(over, [ask_aid(ADA, BO, "Sol", 1), accept(BO, 2), lose()]);
    check(&again, lose(), Err(not_lent()));
    // A ship removed from the fleet can no longer be lost.
    let removed = correct(Correction::RemoveShip { ship: ShipId(2) });
    let unknown = Refusal::from(leverage::Refusal::UnknownShip { ship: ShipId(2) });
    check(&then(busy, [removed]), lose(), Err(unknown));
}

#[test]
fn l10_2_the_outcome_of_a_private_loan_is_private() {
    let place = "Sol".to_owned();
    let favour = Favour::MilitaryAid { place, minutes: 2 };
    let given =
        [holding(ADA, BO, 100), ask(ADA, BO, favour, None, true), accept(BO, private_id(0)), report_loss(BO, 2)];
    assert!(after(&given).offers.pending[&id(private_id(1))].private);
}

#[test]
fn l10_2_a_moderators_report_replaces_a_pending_one() {
    let lose = correct(Correction::LoseShip { ship: ShipId(2) });
    let told = then(lent(), [report_loss(BO, 2)]);
    let campaign = after(&then(told.clone(), [lose.clone()]));
    assert_eq!(leverage(&campaign, ADA, BO), points(40));
    assert!(campaign.offers.pending.is_empty());
    // If the other player has left or does not answer, a moderator makes the correction.
    let campaign = after(&then(told, [wait(5), lose.clone()]));
    assert_eq!(leverage(&campaign, ADA, BO), points(40));
    let left = then(lent(), [leave(ADA)]);
    let has_left = table::Refusal::HasLeft { player: ADA };
    check(&left, report_loss(BO, 2), Err(Refusal::from(has_left)));
    let campaign = after(&then(left, [lose.clone()]));
    assert_eq!(leverage(&campaign, ADA, BO), points(40));
    check(&[], lose, Err(not_lent()));
}

#[test]
fn l10_2_a_setting_removes_the_ship_until_a_moderator_restores_it() {
    let given = then(vec![set(gone())], lent());
    let lose = correct(Correction::LoseShip { ship: ShipId(2) });
    let given = then(given, [lose]);
    let ship = "Flagship".to_owned();
    let busy = Refusal::from(leverage::Refusal::ShipLost { ship });
    check(&given, research_by(BO, BO, with_ship(2)), Err(busy));
    let none = Refusal::from(leverage::Refusal::NoIdleShip { ships: 0 });
    check(&given, research(BO, BO), Err(none));
    let campaign = after(&then(given, [another_ship(BO, "flagship"), research(BO, BO)]));
    assert_eq!(only_task(&campaign).ship, Some(ShipId(2)));
    assert_eq!(state(&campaign).ships.len(), 3);
}

#[test]
fn l10_2_a_lent_ship_returns_to_its_place() {
    let there = then(vec![enter(BO, CY, Some("Deneb"), Some(2))], lent());
    let place = |campaign: &chancery_rules::Campaign| state(campaign).ships[&ShipId(2)].place.clone();
    assert_eq!(place(&after(&there)).as_deref(), Some("Sol"));
    let back = after(&then(there.clone(), [wait(2)]));
    assert_eq!(place(&back).as_deref(), Some("Deneb"));
    // A destroyed ship is at its home, and not where it was.
    let lost = after(&then(there, [report_loss(BO, 2), accept(ADA, 2)]));
    assert_eq!(place(&lost), None);
}
