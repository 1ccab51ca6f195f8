//! The map of realms: its contents and its legibility.

use super::examples::realms::map;
use super::shown::Shown;
use super::{check_drawing, check_on_a_phone, check_png, hostile};
use chancery_pictures::{MOST_PLACES, Neutral, RealmKind, RealmMap, RealmPlace, Sign, realm_map, tree};

fn place(name: &str, signs: Vec<Sign>) -> RealmPlace {
    RealmPlace { name: name.to_owned(), kind: RealmKind::Area, realms: Vec::new(), signs }
}

fn of(places: Vec<RealmPlace>, borders: Vec<(usize, usize)>) -> RealmMap {
    RealmMap { places, borders, players: vec!["Ada".to_owned()], neutrals: Vec::new(), nodes: Vec::new(), ..map(3) }
}

#[test]
fn realms_are_drawn_as_expected() {
    let svg = realm_map(&map(4));
    check_drawing(&svg, "realms");
    let shown = Shown::of(&svg);
    for words in ["Averne Vale", "Jacarand", "Western", "Grauheim", "Spice Roads", "2 power", "border by land", "×3"] {
        assert!(shown.says(words), "{words}");
    }
    assert!(!shown.says("vassal"), "only what occurs is in the key");
}

#[test]
fn realms_are_legible() {
    for players in [2, 4, 10, 25] {
        let svg = realm_map(&map(players));
        let shown = Shown::of(&svg);
        shown.check_texts();
        shown.check_contrast();
        shown.check_marks();
        check_on_a_phone(&svg, 8.9);
    }
}

/// Every kind of piece has its own shape or letter with a number, and free places are hollow, so colours are not needed.
#[test]
fn pieces_and_free_places_differ_without_colour() {
    let count = |signs: Vec<Sign>| {
        let svg = realm_map(&of(vec![place("A", signs)], Vec::new()));
        let tile = svg.split(">Ada<").next().unwrap();
        (tile.matches(">1</text>").count(), tile.matches("<circle").count())
    };
    // The key also has the player's number.
    assert_eq!(count(vec![Sign::Free; 5]), (1, 5));
    assert_eq!(count([vec![Sign::Influence(0); 2], vec![Sign::Free; 3]].concat()), (3, 3));
    let told = |sign: Sign| {
        let shown = Shown::of(&realm_map(&of(vec![place("A", vec![sign])], Vec::new())));
        shown.texts.into_iter().map(|(said, _)| said).collect::<Vec<_>>()
    };
    let signs = [Sign::Town(0, 2), Sign::Vassal(0, 2), Sign::Marriage(0, 2), Sign::Colonist(0, 2), Sign::Ships(0, 2)];
    let all: Vec<_> = signs.into_iter().map(told).collect();
    for (at, one) in all.iter().enumerate() {
        assert!(one.iter().any(|said| said.ends_with("1×2")), "{one:?}");
        assert!(!all[..at].contains(one), "{one:?}");
    }
}

#[test]
fn borders_look_different_by_land_and_sea() {
    let sea = |name: &str| RealmPlace { kind: RealmKind::Sea, ..place(name, Vec::new()) };
    let places = || vec![place("A", Vec::new()), place("B", Vec::new()), sea("C"), sea("D")];
    let words = |borders: Vec<(usize, usize)>| {
        let shown = Shown::of(&realm_map(&of(places(), borders)));
        ["border by land", "coast", "border at sea"].map(|words| shown.says(words))
    };
    assert_eq!(words(vec![]), [false; 3]);
    assert_eq!(words(vec![(0, 1)]), [true, false, false]);
    assert_eq!(words(vec![(2, 0)]), [false, true, false]);
    assert_eq!(words(vec![(3, 2)]), [false, false, true]);
    let svg = |borders: Vec<(usize, usize)>| realm_map(&of(places(), borders));
    let twice = vec![(0, 1), (1, 0), (0, 1), (2, 2), (3, 9), (usize::MAX, 0)];
    assert_eq!(svg(twice), svg(vec![(0, 1)]));
}

/// Places that border each other stand next to each other, and the same map always looks the same.
#[test]
fn a_ring_of_places_is_laid_out_as_a_ring() {
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
    let places = names.map(|name| place(name, Vec::new())).to_vec();
    let borders: Vec<(usize, usize)> = (0..8).map(|at| (at, (at + 3) % 8)).collect();
    let svg = realm_map(&of(places, borders.clone()));
    let shown = Shown::of(&svg);
    let middle = |at: usize| {
        let place = shown.texts.iter().find(|(said, _)| said == names[at]).unwrap().1;
        ((place.left() + place.right()) / 2.0, (place.top() + place.bottom()) / 2.0)
    };
    for (one, other) in borders {
        let ((x, y), (to_x, to_y)) = (middle(one), middle(other));
        assert!((x - to_x).abs() < 260.0 && (y - to_y).abs() < 120.0, "{} and {}", names[one], names[other]);
    }
}

#[test]
fn realms_with_any_names_can_be_drawn() {
    for name in hostile() {
        let mut map = map(4);
        map.title.clone_from(&name);
        map.players = vec![name.clone(); 40];
        for place in &mut map.places {
            place.name.clone_from(&name);
            place.realms = vec![name.clone()];
            place.signs = (0..40).flat_map(|seat| [Sign::Claim(seat), Sign::Influence(seat)]).collect();
        }
        for neutral in &mut map.neutrals {
            *neutral = Neutral { name: name.clone(), leaders: (0..40).collect(), ally: Some(99), ..neutral.clone() };
        }
        for node in &mut map.nodes {
            node.name.clone_from(&name);
            node.powers = (0..40).map(|seat| (seat, u32::MAX)).collect();
        }
        let svg = realm_map(&map);
        assert!(!svg.contains("<script") && !svg.contains("<image"), "{svg}");
        tree(&svg).unwrap();
    }
}

#[test]
fn maps_of_any_size_can_be_drawn() {
    check_png(&realm_map(&of(Vec::new(), Vec::new())));
    check_png(&realm_map(&of(vec![place("A", Vec::new())], vec![(0, 0)])));
    let many = |count: usize| {
        let places = (0..count).map(|n| place(&format!("Area {n}"), vec![Sign::Town(0, 1)])).collect();
        let borders = (0..count).flat_map(|n| [(n, n * 7 % count), (n, (n + 1) % count)]).collect();
        realm_map(&of(places, borders))
    };
    check_png(&many(MOST_PLACES));
    let places = |count: usize| realm_map(&of(vec![place("A", Vec::new()); count], Vec::new()));
    assert_eq!(places(MOST_PLACES + 1), places(MOST_PLACES));
}
