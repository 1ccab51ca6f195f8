//! L11: the map, and playing without one.

use super::given::*;
use chancery_rules::Refusal;
use chancery_rules::games::leverage;
use chancery_rules::games::leverage::{
    Access, Battleground, Command as Act, Correction, Ending, Event as Effect, Hostility, System, Task, TaskKind,
    TaskOptions, Technology,
};
use chancery_rules::ids::{PlayerId, ShipId};
use chancery_rules::table;
use chancery_rules::{Command, Event, Outcome};

fn system(name: &str, planets: &[&str], ruler: Option<PlayerId>, home: bool) -> System {
    System {
        name: name.to_owned(),
        planets: planets.iter().map(|planet| (*planet).to_owned()).collect(),
        ruler,
        home_of: ruler.filter(|_| home),
    }
}

fn add(system: System) -> Step {
    correct(Correction::AddSystem(system))
}

fn rule(system: &str, ruler: Option<PlayerId>, home: bool) -> Step {
    let system = system.to_owned();
    correct(Correction::RuleSystem { system, ruler, home })
}

/// Sol is Ada's home and Altair Bo's; Vega is Bo's, and Deneb has no ruler.
fn galaxy() -> Vec<Step> {
    vec![
        add(system("Sol", &["Earth", "Mars"], Some(ADA), true)),
        add(system("Vega", &["Vega I"], Some(BO), false)),
        add(system("Altair", &[], Some(BO), true)),
        add(system("Deneb", &[], None, false)),
        open(BO, ADA, Access::Diplomatic),
    ]
}

fn then(given: Vec<Step>, more: impl IntoIterator<Item = Step>) -> Vec<Step> {
    given.into_iter().chain(more).collect()
}

fn not_theirs(place: &str, host: PlayerId, ruler: Option<PlayerId>) -> Refusal {
    let place = place.to_owned();
    Refusal::from(leverage::Refusal::NotTheirPlace { place, host, ruler })
}

fn name_taken(name: &str) -> Refusal {
    let name = name.to_owned();
    Refusal::from(table::Refusal::NameTaken { name })
}

#[test]
fn l11_1_a_map_lists_places_and_their_rulers() {
    let given = galaxy();
    for (typed, kept) in [("vega", "Vega"), (" VEGA i ", "Vega I"), ("Altair", "Altair")] {
        let campaign = after(&then(given.clone(), [research_by(ADA, BO, at(typed))]));
        assert_eq!(only_task(&campaign).place.as_deref(), Some(kept), "{typed}");
    }
    let place = "Nowhere".to_owned();
    check(&given, research_by(ADA, BO, at("Nowhere")), Err(Refusal::from(leverage::Refusal::NotOnMap { place })));
    for (place, ruler) in [("Sol", Some(ADA)), ("Deneb", None)] {
        check(&given, research_by(ADA, BO, at(place)), Err(not_theirs(place, BO, ruler)));
        check(&given, enter(ADA, BO, Some(place), None), Err(not_theirs(place, BO, ruler)));
    }
}

#[test]
fn l11_1_ships_have_a_location() {
    let campaign = after(&then(galaxy(), [enter(ADA, BO, Some("Vega I"), Some(1))]));
    assert_eq!(state(&campaign).ships[&ShipId(1)].place.as_deref(), Some("Vega I"));
    let given = then(galaxy(), [research_by(ADA, ADA, at("Mars")), stop(ADA)]);
    let campaign = after(&given);
    let ship = &state(&campaign).ships[&ShipId(1)];
    assert_eq!(ship.place.as_deref(), Some("Mars"));
}

#[test]
fn l11_1_rights_follow_the_ruler() {
    let mut given = then(galaxy(), [research_by(ADA, BO, at("Vega I"))]);
    let begun = Task { place: Some("Vega I".to_owned()), ..task(1, TaskKind::Research, ADA, BO, 1) };
    let campaign = check(
        &given,
        rule("Vega", Some(CY), false),
        Ok(vec![
            moderated(),
            Event::from(Effect::SystemRuled {
                system: "Vega".to_owned(),
                ruler: Some(CY),
                before: Some(BO),
                home: false,
            }),
            ended(begun, Ending::PlaceLost),
        ]),
    );
    assert!(no_tasks(&campaign));
    given.push(rule("Vega", Some(BO), false));
    assert_eq!(only_task(&after(&given)).host, BO);
    given.push(correct(Correction::RemoveSystem { system: "vega".to_owned() }));
    assert!(no_tasks(&after(&given)));
}

#[test]
fn l11_1_a_player_has_at_most_one_home() {
    let (place, player) = ("Sol".to_owned(), ADA);
    let one_already = || Err(Refusal::from(leverage::Refusal::HomeSystem { place: place.clone(), player }));
    check(&galaxy(), rule("Deneb", Some(ADA), true), one_already());
    check(&galaxy(), add(system("Rigel", &[], Some(ADA), true)), one_already());
    let campaign = after(&then(galaxy(), [rule("Sol", Some(ADA), false), rule("Deneb", Some(ADA), true)]));
    let home = |system: &&System| system.home_of == Some(ADA);
    assert_eq!(state(&campaign).systems.iter().find(home).map(|s| &*s.name), Some("Deneb"));
}

#[test]
fn l11_1_map_names_are_unique() {
    for name in ["sol", "MARS"] {
        check(&galaxy(), add(system(name, &[], None, false)), Err(name_taken(name)));
        check(&galaxy(), add(system("Rigel", &[name], None, false)), Err(name_taken(name)));
    }
    for planets in [["Rigel"].as_slice(), &["Twin", "twin"]] {
        let name = planets[planets.len() - 1];
        check(&[], add(system("Rigel", planets, None, false)), Err(name_taken(name)));
    }
    check(&[], add(system(" ", &[], None, false)), Err(Refusal::from(table::Refusal::NameEmpty)));
    let player = DEE;
    check(
        &[],
        add(system("Rigel", &[], Some(DEE), false)),
        Err(Refusal::from(table::Refusal::NotInCampaign { player })),
    );
}

#[test]
fn l9_5_giving_a_system_away_ends_others_actions_there() {
    let given = then(
        galaxy(),
        [
            knowing(CY, Technology::Harmony, 1),
            holding(CY, BO, 100),
            research_by(ADA, BO, at("Vega")),
            ask_system(CY, BO, "vega i"),
        ],
    );
    let begun = Task { place: Some("Vega".to_owned()), ..task(1, TaskKind::Research, ADA, BO, 1) };
    let system = "Vega".to_owned();
    let campaign = check(
        &given,
        accept(BO, 1),
        Ok(vec![
            closed(1, Outcome::Accepted, BO, START),
            Event::from(Effect::SystemGiven { from: BO, to: CY, system }),
            ended(begun, Ending::PlaceLost),
        ]),
    );
    assert_eq!(state(&campaign).systems[1].ruler, Some(CY));
}

#[test]
fn l9_5_players_can_give_neither_their_home_nor_foreign_systems() {
    let given = then(galaxy(), [knowing(ADA, Technology::Harmony, 1), holding(ADA, BO, 100)]);
    let (place, player) = ("Altair".to_owned(), BO);
    check(&given, ask_system(ADA, BO, "Altair"), Err(Refusal::from(leverage::Refusal::HomeSystem { place, player })));
    check(&given, ask_system(ADA, BO, "Deneb"), Err(not_theirs("Deneb", BO, None)));
}

/// Returns the question for a player who left the place open.
fn where_at(host: PlayerId, places: &[&str]) -> Refusal {
    let places = places.iter().map(|place| (*place).to_owned()).collect();
    Refusal::WhichPlace { host: Some(host), places }
}

fn no_systems(player: PlayerId) -> Refusal {
    Refusal::from(leverage::Refusal::NoSystems { player })
}

#[test]
fn l11_2_a_missing_place_is_inferred_or_asked_for() {
    let campaign = after(&then(galaxy(), [research(ADA, ADA)]));
    assert_eq!(only_task(&campaign).place.as_deref(), Some("Sol"));
    let campaign = after(&then(galaxy(), [enter(BO, ADA, None, Some(2))]));
    let ship = &state(&campaign).ships[&ShipId(2)];
    assert_eq!(ship.place.as_deref(), Some("Sol"));
    let which = || Err(where_at(BO, &["Vega", "Altair"]));
    let rich = then(galaxy(), [knowing(ADA, Technology::Neuropsychology, 1)]);
    check(&rich, research(ADA, BO), which());
    check(&rich, schmooze(ADA, BO), which());
    check(&rich, enter(ADA, BO, None, None), which());
    // Having to name a place does not hide a right.
    let campaign = after(&rich);
    let rights = chancery_rules::rights(&campaign, ADA, BO, START);
    let research = Command::from(Act::Research { host: BO, means: TaskOptions::default() });
    let right = rights.iter().find(|right| right.command == research);
    assert_eq!(right.map(|right| &right.verdict), Some(&Ok(())));
}

#[test]
fn l11_2_an_order_continues_at_the_chosen_place() {
    let act = Act::Research { host: BO, means: TaskOptions::default() };
    let Step::Order(order) = super::given::act(ADA, act.at_place("Altair".to_owned())) else {
        panic!("an order");
    };
    let campaign = after(&then(galaxy(), [Step::Order(order)]));
    assert_eq!(only_task(&campaign).place.as_deref(), Some("Altair"));
}

#[test]
fn l11_2_a_player_who_rules_nothing_has_no_systems() {
    let given = then(
        galaxy(),
        [
            open(CY, ADA, Access::Diplomatic),
            open(CY, ADA, Access::Ecological),
            open(CY, ADA, Access::Trade),
            holding(CY, ADA, -60),
            holding(ADA, CY, -60),
        ],
    );
    check(&given, research(ADA, CY), Err(no_systems(CY)));
    check(&given, research(CY, CY), Err(no_systems(CY)));
    check(&given, enter(ADA, CY, None, None), Err(no_systems(CY)));
    check(&given, terraform(ADA, CY), Err(no_systems(CY)));
    check(&given, collect(ADA, CY, None), Err(no_systems(CY)));
    check(&given, sell(ADA, CY, 1), Err(no_systems(CY)));
    let damage = |place| Hostility::DamageShip { damage: 1, max_health: 2, place };
    let own = hostile(CY, ADA, damage(Battleground::OwnSystems));
    check(&given, own, Err(no_systems(CY)));
    let theirs = hostile(ADA, CY, damage(Battleground::TheirSystems));
    check(&given, theirs, Err(no_systems(CY)));
}

#[test]
fn l11_2_actions_end_with_their_hosts_last_system() {
    // The task began before there was a map, so it has no place on the map.
    let begun = vec![open(BO, ADA, Access::Diplomatic), research(ADA, BO), research(BO, BO)];
    let given = then(begun, galaxy());
    let one_left = then(given, [rule("Vega", Some(CY), false)]);
    assert_eq!(state(&after(&one_left)).tasks.len(), 2);
    let none = then(one_left.clone(), [rule("Altair", None, false)]);
    assert!(no_tasks(&after(&none)));
    let altair = "Altair".to_owned();
    let removed = then(one_left, [correct(Correction::RemoveSystem { system: altair })]);
    assert!(no_tasks(&after(&removed)));
}

#[test]
fn l6_5_without_a_map_each_place_counts_once_per_player() {
    let open = [open(BO, ADA, Access::Ecological), open(BO, CY, Access::Ecological), open(CY, ADA, Access::Ecological)];
    let given = [&[set(reported())], &open[..]].concat();
    // A report is enough here, so it has to name the planet.
    let host = BO;
    let which = || Err(Refusal::from(leverage::Refusal::WhichPlanet { host }));
    check(&given, terraform(ADA, BO), which());
    check(&given, terraform_at(ADA, BO, " \u{200b}"), which());
    let once = [&given[..], &[terraform_at(ADA, BO, "Vega I")]].concat();
    for (by, place) in [(ADA, "vega i"), (CY, " Vega I")] {
        let before = leverage::Refusal::TerraformedBefore { place: place.trim().to_owned() };
        check(&once, terraform_at(by, BO, place), Err(Refusal::from(before)));
    }
    let others = [terraform_at(ADA, CY, "Vega I"), terraform_at(CY, BO, "Vega II")];
    after(&[&once[..], &others].concat());
    // If the owner confirms reports, a place need not be named. The second of two reports of one place then becomes
    // void as well.
    let given = [
        terraform(ADA, BO),
        terraform_at(ADA, BO, "Vega I"),
        terraform_at(CY, BO, "VEGA I"),
        accept(BO, 1),
        terraform(ADA, BO),
        accept(BO, 2),
    ];
    let campaign = after(&[&open[..], &given].concat());
    let left: Vec<_> = campaign.offers.pending.keys().copied().collect();
    assert_eq!(left, [id(4)]);
}

#[test]
fn l10_3_aid_goes_to_a_planet() {
    let given = then(galaxy(), [holding(ADA, BO, 100)]);
    let planets = ["Earth", "Mars"].map(str::to_owned).into();
    check(&given, ask_aid(ADA, BO, "Sol", 1), Err(Refusal::WhichPlace { host: None, places: planets }));
    let place = |asked: &str| {
        let campaign = after(&then(given.clone(), [ask_aid(ADA, BO, asked, 1), accept(BO, 1)]));
        only_task(&campaign).place
    };
    // The places are a system's only planet, a system without planets, and a named planet.
    for (asked, goes_to) in [("vega", "Vega I"), ("Altair", "Altair"), ("Deneb", "Deneb"), ("MARS", "Mars")] {
        assert_eq!(place(asked).as_deref(), Some(goes_to));
    }
    let chosen = Act::AskFavour {
        of: BO,
        favour: leverage::Favour::MilitaryAid { place: "Sol".to_owned(), minutes: 1 },
        note: None,
        private: false,
    };
    let Step::Order(order) = ask_aid(ADA, BO, "Mars", 1) else { panic!("an order") };
    assert_eq!(Command::from(chosen.at_place("Mars".to_owned())), order.command);
    // A request that would fail at every planet is refused before the player has to choose one.
    let poor = leverage::Refusal::NotEnoughLeverage { by: ADA, over: BO, cost: points(25), has: points(0) };
    check(&galaxy(), ask_aid(ADA, BO, "Sol", 1), Err(Refusal::from(poor)));
}
