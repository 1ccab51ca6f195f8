//! The map of a galaxy: its contents and its legibility.

use super::shown::Shown;
use super::{check_drawing, check_on_a_phone, check_png, hostile};
use chancery_pictures::{DiplomacyToken, GalaxyMap, GalaxyWords, Planet, System, galaxy_map, tree};

fn words() -> GalaxyWords {
    GalaxyWords {
        token: "command token".to_owned(),
        unheld: "nobody's".to_owned(),
        central: "Mecatol Rex".to_owned(),
        readied: "readied planet".to_owned(),
        exhausted: "exhausted planet".to_owned(),
        diplomacy: "Diplomacy".to_owned(),
        elsewhere: "Elsewhere".to_owned(),
    }
}

fn planet(name: &str, holder: Option<usize>, exhausted: bool) -> Planet {
    let name = name.to_owned();
    Planet { name, holder, exhausted }
}

fn system(name: &str, at: (i16, i16), planets: Vec<Planet>, tokens: Vec<usize>) -> System {
    System { name: name.to_owned(), at: Some(at), central: false, planets, tokens, diplomacy: None }
}

/// Returns a ring of systems around the middle, as for a table of six.
fn galaxy() -> GalaxyMap {
    let ring = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    let mut systems = vec![system("Orrery", (0, 0), vec![planet("Old Orrery", None, false)], vec![])];
    systems[0].central = true;
    for (seat, at) in ring.into_iter().enumerate() {
        let planets = vec![
            planet(&format!("Hearth {seat}"), Some(seat), seat % 2 == 0),
            planet("Little Selwick", Some(seat), seat % 2 == 1),
        ];
        let home = ["Lanthorn", "Two Sisters", "Saltmarch"][seat % 3];
        systems.push(system(home, at, planets, (0..seat).collect()));
    }
    systems[1].diplomacy = Some(DiplomacyToken { stands_for: 5 });
    systems[1].tokens = vec![0];
    let names = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay"];
    GalaxyMap {
        title: "Wide Sky".to_owned(),
        legend: "Phase: action. Turn: Ada".to_owned(),
        words: words(),
        players: names.map(str::to_owned).to_vec(),
        systems,
    }
}

#[test]
fn a_galaxy_is_drawn_as_expected() {
    let svg = galaxy_map(&galaxy());
    check_drawing(&svg, "galaxy");
    check_png(&svg);
    let shown = Shown::of(&svg);
    for words in ["Orrery", "Hearth 0", "Old Orrery", "Fay", "Diplomacy", "Mecatol Rex", "nobody's"] {
        assert!(shown.says(words), "{words}");
    }
    assert!(shown.says("×5"));
}

#[test]
fn a_galaxy_can_be_read_on_a_phone() {
    let mut map = galaxy();
    for named in [false, true] {
        let svg = galaxy_map(&map);
        check_on_a_phone(&svg, 6.0);
        let shown = Shown::of(&svg);
        shown.check_texts();
        shown.check_contrast();
        shown.check_marks();
        // Systems whose planets do not fit by name are numbered, and listed below.
        assert_eq!(shown.texts.iter().filter(|(said, _)| said == "7").count(), if named { 0 } else { 2 });
        map.systems
            .iter_mut()
            .flat_map(|system| &mut system.planets)
            .for_each(|planet| planet.name = "Wick".to_owned());
    }
}

/// Exhausted planets are hollow and readied ones are filled, so colours are not needed.
#[test]
fn readied_and_exhausted_differ_without_colour() {
    let of = |exhausted| {
        let mut map = galaxy();
        map.players.clear();
        map.systems = vec![system("A", (0, 0), vec![planet("Wick", Some(0), exhausted)], vec![])];
        let svg = galaxy_map(&map);
        svg.lines().filter(|line| line.contains("rx=") && line.contains("fill=\"#24262b\"")).count()
    };
    // The key explains hollow signs if there are any.
    assert_eq!((of(true), of(false)), (2, 0));
}

#[test]
fn galaxies_with_any_names_can_be_drawn() {
    for name in hostile() {
        let mut map = galaxy();
        map.title.clone_from(&name);
        map.players = vec![name.clone(); 40];
        for system in &mut map.systems {
            system.name.clone_from(&name);
            system.planets = vec![planet(&name, Some(39), true); 9];
            system.tokens = (0..40).collect();
            system.at = None;
        }
        tree(&galaxy_map(&map)).unwrap();
    }
    let mut map = galaxy();
    let full = System { planets: vec![planet(&"W".repeat(40), None, true); 9], ..map.systems[1].clone() };
    map.systems = (0..120).map(|n| System { at: Some((n % 11 - 5, n / 11 - 5)), ..full.clone() }).collect();
    let size = Shown::of(&galaxy_map(&map)).size;
    assert!(size.width() * size.height() < 16_000_000.0, "{size:?}");
    map.systems.clear();
    check_png(&galaxy_map(&map));
}
