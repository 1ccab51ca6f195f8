//! The map of a galaxy: its contents and its legibility.

use super::shown::Shown;
use super::{check_drawing, check_png, hostile};
use chancery_pictures::{DiplomacyToken, GalaxyMap, GalaxyWords, Planet, System, galaxy_map};

fn words() -> GalaxyWords {
    GalaxyWords {
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
    for words in ["Orrery", "1 Hearth 0", "Old Orrery", "Fay"] {
        assert!(shown.says(words), "{words}");
    }
    // The Diplomacy token shows its whole name, even beside a single token.
    assert!(shown.says("Diplomacy ×5"));
}

/// A picture on a phone is about 400 pixels wide. No text may be smaller than 6 of those.
#[test]
fn a_galaxy_can_be_read_on_a_phone() {
    let svg = galaxy_map(&galaxy());
    let shown = Shown::of(&svg);
    let sizes = svg.split("font-size=\"").skip(1);
    let smallest = sizes.map(|rest| rest.split('"').next().unwrap().parse::<f32>().unwrap());
    let smallest = smallest.fold(f32::MAX, f32::min);
    let on_a_phone = smallest * 400.0 / shown.size.width();
    assert!(on_a_phone >= 6.0, "{on_a_phone}");
    shown.check_texts();
}

/// Exhausted planets are hollow and readied ones are filled, so colours are not needed.
#[test]
fn readied_and_exhausted_differ_without_colour() {
    let of = |exhausted| {
        let mut map = galaxy();
        map.players.clear();
        map.systems = vec![system("A", (0, 0), vec![planet("Wick", Some(0), exhausted)], vec![])];
        let svg = galaxy_map(&map);
        svg.lines().filter(|line| line.contains("rx=") && line.contains("fill=\"#ffffff\"")).count()
    };
    // The key adds one more hollow pill.
    assert_eq!(of(true), of(false) + 1);
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
        check_png(&galaxy_map(&map));
    }
    let mut map = galaxy();
    map.systems.clear();
    check_png(&galaxy_map(&map));
}
