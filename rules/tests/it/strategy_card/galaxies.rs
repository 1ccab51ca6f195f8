//! Galaxies as files: every possible flaw, named by its path. A galaxy loads completely or not at all.

use super::given::*;
use chancery_rules::board::{self, Flaw, Spot};
use chancery_rules::games::strategy_card::{
    Confirmation, Event as Effect, MOST_PLANETS, MOST_SYSTEMS, Plan, PlannedPlanet, PlannedSystem, Refusal as No,
    playable,
};
use chancery_rules::ids::PlayerId;
use chancery_rules::{Refusal, seating, table};

fn with(change: impl FnOnce(&mut Vec<PlannedSystem>)) -> Plan {
    let mut plan = plan();
    change(&mut plan.systems);
    plan
}

/// Checks the flaws of a plan, and that loading it leaves the galaxy as it was.
#[track_caller]
fn flawed(given: &[Step], plan: Plan, flaws: Vec<(&str, Refusal)>) {
    let flaw = |(path, problem): (&str, Refusal)| Flaw { path: path.to_owned(), problem: Box::new(problem) };
    let (flaws, more) = (flaws.into_iter().map(flaw).collect(), 0);
    let mut evening = after(given);
    let before = evening.campaign.clone();
    let refused = evening.attempt(&load(plan));
    assert_eq!(refused, Err(Refusal::BadBoard { flaws, more }));
    assert_eq!(evening.campaign, before);
}

#[test]
fn t1_1_replacing_the_galaxy_asks_first() {
    let mut evening = after(&[place(BO, "Wilds"), spend(BO, Fleet, 1)]);
    let mut other = system("Elsewhere", (0, 0), &[("Solo", 1, false)]);
    other.tokens = vec![2, 3];
    let step = load(Plan { systems: vec![other] });
    let asked = question(&mut evening, &step);
    assert_eq!(asked, Confirmation::ReplacesGalaxy { systems: 7 });
    evening.play(&[step]);
    // The command sheets stay. Reinforcements change with the tokens in systems.
    assert_eq!(tokens(&evening, BO), (8, [3, 2, 2], 1));
    assert_eq!(tokens(&evening, CY), (7, [3, 3, 2], 1));
    let (_, solo) = state(&evening.campaign).planet("solo").expect("it is there");
    assert_eq!((solo.control, solo.exhausted), (Some(ADA), false));
    // If no galaxy is loaded yet, loading needs no confirmation.
    let mut evening = seated(ALL);
    let loaded = evening.attempt(&load(plan())).expect("no galaxy is lost");
    assert!(matches!(effects(&loaded)[..], [Effect::Board(_)]));
}

#[test]
fn t1_1_a_galaxy_has_at_most_one_mecatol_rex() {
    let system = "Throne".to_owned();
    let twice = with(|systems| systems[6].mecatol_rex = true);
    let flaw = ("systems[6].mecatol_rex", No::MecatolTwice { system }.into());
    flawed(&[], twice, vec![flaw]);
}

#[test]
fn t1_1_planet_names_are_unique_and_have_no_comma() {
    let planet = |name: &str| PlannedPlanet { name: name.to_owned(), ..PlannedPlanet::default() };
    let taken = || table::Refusal::NameTaken { name: "aven prime".to_owned() };
    let plan = with(|systems| {
        systems[5].planets.push(planet(" WILD "));
        systems[6].planets.extend([planet("One, two"), planet("aven prime"), planet(" ")]);
    });
    let name = "WILD".to_owned();
    let comma = "One, two".to_owned();
    flawed(
        &[],
        plan,
        vec![
            ("systems[5].planets[1].name", table::Refusal::NameTaken { name }.into()),
            ("systems[6].planets[0].name", No::CommaInName { planet: comma }.into()),
            ("systems[6].planets[1].name", taken().into()),
            ("systems[6].planets[2].name", table::Refusal::NameEmpty.into()),
        ],
    );
}

#[test]
fn t1_1_systems_planets_and_spots_have_limits() {
    let planets = |n: usize| PlannedPlanet { name: format!("Planet {n}"), ..PlannedPlanet::default() };
    let plan = with(|systems| {
        systems[4].planets = (0..=MOST_PLANETS).map(planets).collect();
        systems[5].at = Some(Spot { q: 13, r: 0 });
        systems[6].at = Some(Spot { q: 0, r: -2 });
        systems[6].name = "n".repeat(41);
        systems.push(system("aven", (9, 9), &[]));
    });
    let (value, most) = (10, MOST_PLANETS);
    let (length, limit) = (41, 40);
    flawed(
        &[],
        plan,
        vec![
            ("systems[4].planets", No::PlanetsOutOfRange { value, most }.into()),
            ("systems[5].at", refusal(board::Refusal::SpotOutOfRange { spot: Spot { q: 13, r: 0 }, most: 12 })),
            ("systems[6].name", table::Refusal::NameTooLong { length, most: limit }.into()),
            (
                "systems[6].at",
                refusal(board::Refusal::SpotTaken { spot: Spot { q: 0, r: -2 }, place: "Aven".to_owned() }),
            ),
            ("systems[7].name", table::Refusal::NameTaken { name: "Aven".to_owned() }.into()),
        ],
    );
    let most = MOST_SYSTEMS;
    for value in [0, MOST_SYSTEMS + 1] {
        let systems = (0..value).map(|n| PlannedSystem { name: format!("System {n}"), ..PlannedSystem::default() });
        let plan = Plan { systems: systems.collect() };
        let flaw = ("systems", refusal(board::Refusal::PlacesOutOfRange { value, most }));
        flawed(&[], plan, vec![flaw]);
    }
}

#[test]
fn t1_3_numbers_are_seats_and_a_player_has_at_most_sixteen_tokens() {
    let seated = 4;
    let no_seat = |seat| refusal(seating::Refusal::NobodySits { seat, seated });
    let plan = with(|systems| {
        systems[5].planets[0].control = Some(5);
        systems[5].tokens = vec![2, 0, 2, 5];
    });
    let (player, system) = (BO, "Wilds".to_owned());
    flawed(
        &[],
        plan,
        vec![
            ("systems[5].planets[0].control", no_seat(5)),
            ("systems[5].tokens[1]", no_seat(0)),
            ("systems[5].tokens[2]", No::TokenThere { player, system }.into()),
            ("systems[5].tokens[3]", no_seat(5)),
        ],
    );
    let (needs, most) = (17, 16);
    let plan = with(|systems| {
        systems[0].tokens = vec![2];
        systems[1].tokens = vec![3, 2];
    });
    let many = No::TooManyTokens { player, needs, most };
    flawed(&[sheet(BO, 5, 5, 5)], plan, vec![("systems[1].tokens[1]", many.into())]);
}

#[test]
fn a_galaxy_survives_a_round_trip() {
    let evening = after(&[place(BO, "Wilds"), place(ADA, "Wilds"), place(CY, "Aven"), leave(CY)]);
    let game = state(&evening.campaign);
    // A player who left and has something on the board comes after the others.
    let seats = game.on_board(evening.campaign.roster());
    assert_eq!(seats, [ADA, BO, DEE, CY]);
    let written = Plan::of(&game.board, &seats);
    assert_eq!(written.systems[0].tokens, [4]);
    assert_eq!(written.systems[5].tokens, [1, 2]);
    let read = written.board(&seats, game).expect("it was one");
    assert_eq!(read, game.board);
}

#[test]
fn the_file_keys_match_the_document() {
    let file = r#"{"systems":[{"name":"Aven","at":[0,-2],"mecatol_rex":true,"planets":[{"name":"Aven","control":1,"exhausted":true},{"name":"Tor"}],"tokens":[2]},{"name":"Bare"}]}"#;
    let plan: Plan = serde_json::from_str(file).expect("a plan");
    assert_eq!(serde_json::to_string(&plan).expect("values without unserialisable parts"), file);
    for (wrong, key) in [
        (r#"{"systems":[],"links":[]}"#, "links"),
        (r#"{"systems":[{"name":"A","ships":[]}]}"#, "ships"),
        (r#"{"systems":[{"name":"A","planets":[{"name":"B","ready":true}]}]}"#, "ready"),
        (r#"{"systems":[{}]}"#, "name"),
        ("{}", "systems"),
    ] {
        let error = serde_json::from_str::<Plan>(wrong).expect_err(key);
        assert!(error.to_string().contains(key), "{error}");
    }
}

#[test]
fn the_documents_example_is_a_valid_galaxy() {
    let document = include_str!("../../../../docs/board.md");
    let (_, chapter) = document.split_once("## Strategy card").expect("it has a chapter");
    let (_, rest) = chapter.split_once("```json\n").expect("an example");
    let (file, _) = rest.split_once("```").expect("an end");
    let plan: Plan = serde_json::from_str(file).expect("a plan");
    let mut evening = seated([ADA, BO]);
    evening.play(&[load(plan)]);
    assert!(lies(&evening, ADA, "The Shallows") && lies(&evening, BO, "The Shallows"));
    assert_eq!(exhausted(&evening, ADA), ["Lanthorn"]);
}

/// Each player begins with two exhausted planets and a system to play the card in.
#[test]
fn the_built_in_galaxies_seat_three_and_six() {
    let files = [
        (3, include_str!("../../../../words/src/games/strategy_card/galaxies/three.json")),
        (6, include_str!("../../../../words/src/games/strategy_card/galaxies/six.json")),
    ];
    for (players, file) in files {
        let plan: Plan = serde_json::from_str(file).expect("a plan");
        let mut evening = seated((1..=players).map(PlayerId));
        evening.play(&[load(plan)]);
        let game = state(&evening.campaign);
        for player in (1..=players).map(PlayerId) {
            let may = playable(game, player);
            assert_eq!((may.count, may.systems.len() >= 2), (2, true), "{player}");
        }
        let rex = game.board.places.iter().filter(|one| one.holds.mecatol_rex);
        assert_eq!(rex.count(), 1);
        assert!(game.board.places.iter().all(|one| one.at.is_some()));
    }
}
