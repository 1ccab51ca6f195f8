//! The map of sectors: its contents and its legibility.

use super::shown::Shown;
use super::{check_drawing, check_on_a_phone, check_png, hostile};
use chancery_pictures::{Link, LinkKind, MOST_SECTORS, MapWords, Sector, SectorMap, sector_map};

fn board(players: &[&str], sectors: Vec<Sector>, links: Vec<Link>) -> SectorMap {
    SectorMap {
        title: "Spiral Arm".to_owned(),
        legend: "Plates: who holds it. Round signs: whose ships are there.".to_owned(),
        words: MapWords {
            holder: "controls".to_owned(),
            ships: "fleets".to_owned(),
            ancients: "ancients".to_owned(),
            wormhole: "Wormhole".to_owned(),
            generator: "Generator".to_owned(),
            warp_portal: "Warp portal".to_owned(),
            elsewhere: "Not on the map".to_owned(),
        },
        players: players.iter().map(|name| (*name).to_owned()).collect(),
        sectors,
        links,
    }
}

fn sector(name: &str, at: (i16, i16)) -> Sector {
    Sector { name: name.to_owned(), at: Some(at), holder: None, ships: Vec::new() }
}

fn link(one: usize, other: usize, kind: LinkKind) -> Link {
    Link { between: (one, other), kind }
}

/// Returns a board of four with one of everything.
fn four() -> SectorMap {
    let held = |name: &str, at, holder, ships: &[(Option<usize>, u32)]| Sector {
        holder: Some(holder),
        ships: ships.to_vec(),
        ..sector(name, at)
    };
    let sectors = vec![
        Sector { ships: vec![(None, 1)], ..sector("Centre", (0, 0)) },
        held("Ada's Rest", (-1, 0), 0, &[(Some(0), 3)]),
        held("Bo's Hold", (1, -1), 1, &[(Some(1), 2), (Some(0), 1)]),
        held("Galactic Customs", (0, 1), 2, &[]),
        held("231", (1, 0), 3, &[]),
        sector("Far Reach", (3, -1)),
        Sector { at: None, ..sector("Void", (0, 0)) },
    ];
    let links = vec![
        link(0, 1, LinkKind::Wormhole),
        link(2, 0, LinkKind::Wormhole),
        link(0, 3, LinkKind::Generator),
        link(1, 5, LinkKind::WarpPortal),
        link(6, 4, LinkKind::Wormhole),
    ];
    board(&["Ada", "Bo", "Cy", "Dee"], sectors, links)
}

/// Returns a board of sixty sectors, all linked to their neighbours, with nine players whose ships are nearly
/// everywhere.
fn crowded(players: &[&str]) -> SectorMap {
    let around = |q: i16| (-4..=4).map(move |r: i16| (q, r));
    let near = |at: &(i16, i16)| (at.0 + at.1).abs() <= 4;
    let places: Vec<_> = (-4..=4).flat_map(around).filter(near).take(60).collect();
    let named = |(at, place): (usize, &(i16, i16))| Sector {
        holder: (at % 4 != 3).then_some(at * 7 % 9),
        ships: (0..at % 6).map(|n| ((n != 3).then_some((at + 2 * n) % 9), 1 + (n * at % 30) as u32)).collect(),
        ..sector(&format!("{} {at}", ["Sol", "Beta Trianguli"][at % 2]), *place)
    };
    let sectors = places.iter().enumerate().map(named).collect();
    let mut links = Vec::new();
    for (at, one) in places.iter().enumerate() {
        for (before, other) in places[..at].iter().enumerate() {
            if (one.0 - other.0).abs().max((one.1 - other.1).abs()) == 1 {
                links.push(link(at, before, LinkKind::Wormhole));
            }
        }
    }
    board(players, sectors, links)
}

const NINE: [&str; 9] = [
    "Ada Lovelace",
    "Bo",
    "Cassiopeia",
    "Александра",
    "Ebenezer the Elder",
    "Ebenezer the Younger",
    "Gwen",
    "MMMMMWWWWW@@@@@",
    "Ivy",
];

#[test]
fn a_map_of_sectors_is_drawn_as_expected() {
    let svg = sector_map(&four());
    check_drawing(&svg, "sectors");
    Shown::of(&svg).check_texts();
}

#[test]
fn sectors_name_their_holder_and_ships() {
    let shown = Shown::of(&sector_map(&four()));
    let words = [
        "Centre",
        "×1",
        "1×3",
        "2×2",
        "1×1",
        "Cy",
        "Dee",
        "Galactic",
        "Customs",
        "Void",
        "Not on the map",
        "controls",
        "fleets",
        "ancients",
        "W",
    ];
    for words in words {
        assert!(shown.says(words), "{words}");
    }
    // Once in the hexagon, and once in the key.
    assert_eq!(shown.texts.iter().filter(|(said, _)| said == "4").count(), 2);
    shown.check_contrast();
    shown.check_marks();
    check_on_a_phone(&sector_map(&four()), 7.0);
}

#[test]
fn sixty_sectors_of_nine_players_are_readable() {
    let map = crowded(&NINE);
    let svg = sector_map(&map);
    let shown = Shown::of(&svg);
    shown.check_texts();
    shown.check_signs();
    assert!(shown.size.width() <= 1_600.0, "{:?}", shown.size);
    for at in (0..60).step_by(2) {
        assert!(shown.says(&format!("Sol {at}")), "{at}");
    }
    shown.check_contrast();
    check_on_a_phone(&svg, 6.0);
    check_png(&svg);
}

#[test]
fn each_kind_of_link_has_one_line_style_named_in_the_key() {
    let count = |svg: &str, words: &str| svg.matches(words).count();
    let bare = |links| {
        let sectors = vec![sector("One", (0, 0)), sector("Two", (1, 0)), sector("Three", (5, -2))];
        sector_map(&board(&[], sectors, links))
    };
    let kinds =
        [(LinkKind::Wormhole, "Wormhole"), (LinkKind::Generator, "Generator"), (LinkKind::WarpPortal, "Warp portal")];
    for (kind, words) in kinds {
        for other in [1, 2] {
            let svg = bare(vec![link(0, other, kind), link(other, 0, kind)]);
            // One is between the hexagons, and one in the key.
            assert_eq!(count(&svg, "<path"), 2, "{svg}");
            let dotted = count(&svg, "stroke-linecap=\"round\"");
            let dashed = count(&svg, "stroke-dasharray") - dotted;
            let expected = match kind {
                LinkKind::Wormhole => (0, 0),
                LinkKind::Generator => (2, 0),
                LinkKind::WarpPortal => (0, 2),
            };
            assert_eq!((dashed, dotted), expected);
            for (_, other) in kinds {
                assert_eq!(count(&svg, other), usize::from(other == words), "{other}");
            }
        }
    }
    let all = kinds.map(|(kind, _)| [link(0, 1, kind), link(1, 2, kind)]).concat();
    Shown::of(&bare(all)).check_texts();
    let nowhere = [(0, 0), (0, 3), (usize::MAX, 1)].map(|(a, b)| link(a, b, LinkKind::Wormhole));
    assert_eq!(bare(nowhere.to_vec()), bare(Vec::new()));
}

#[test]
fn distant_and_overlapping_sectors_are_drawn_below() {
    let near = || vec![sector("Near", (2, 2)), sector("Beside", (3, 2))];
    let plain = sector_map(&board(&[], near(), Vec::new()));
    assert!(!plain.contains("Not on the map"));
    let odd = [("Far", (i16::MAX, i16::MIN)), ("Farther", (i16::MIN, i16::MIN)), ("Over", (2, 2))];
    let mut sectors = near();
    sectors.extend(odd.map(|(name, at)| sector(name, at)));
    let links = vec![link(0, 2, LinkKind::WarpPortal), link(3, 4, LinkKind::Wormhole)];
    let svg = sector_map(&board(&[], sectors, links));
    let shown = Shown::of(&svg);
    shown.check_texts();
    for name in ["Near", "Beside", "Far", "Farther", "Over", "Not on the map"] {
        assert!(shown.says(name), "{name}");
    }
    let heading = shown.texts.iter().find(|(said, _)| said == "Not on the map");
    let below = |name: &str| {
        let place = shown.texts.iter().find(|(said, _)| said == name);
        place.unwrap().1.top() > heading.unwrap().1.bottom()
    };
    assert!(["Far", "Farther", "Over"].iter().all(|name| below(name)));
    assert!(!below("Near") && !below("Beside"));
    assert!(shown.size.width() <= 1_600.0 && shown.size.height() <= 1_600.0);
    let alone = sector_map(&board(&[], vec![sector("Alone", (i16::MIN, i16::MAX))], Vec::new()));
    assert!(!alone.contains("Not on the map"));
}

#[test]
fn every_shape_of_board_fits() {
    let line = |step: (i16, i16)| {
        let at = |n: i16| sector(&format!("S{n}"), (n * step.0, n * step.1));
        (-9..=9).map(at).collect()
    };
    let loose = |n: usize| Sector { at: None, ..sector(&format!("Loose {n}"), (0, 0)) };
    let boards = [line((1, 0)), line((0, 1)), line((-1, 2)), (0..MOST_SECTORS).map(loose).collect()];
    for sectors in boards {
        let links = (0..18).map(|n| link(n, 18, LinkKind::Wormhole)).collect();
        let svg = sector_map(&board(&NINE, sectors, links));
        let shown = Shown::of(&svg);
        shown.check_texts();
        assert!(shown.size.width() <= 1_600.0, "{:?}", shown.size);
        assert!(shown.size.height() <= 4_800.0, "{:?}", shown.size);
    }
}

#[test]
fn sectors_beyond_the_readable_number_are_left_out() {
    let many = |count: usize| {
        let sectors = vec![sector("x", (0, 0)); count];
        let links = vec![link(0, MOST_SECTORS, LinkKind::Generator)];
        sector_map(&board(&["Ada"], sectors, links))
    };
    assert_eq!(many(200), many(MOST_SECTORS));
}

#[test]
fn missing_seats_and_crowded_ships_are_shown() {
    let mut one = sector("Here", (0, 0));
    one.holder = Some(usize::MAX);
    one.ships = vec![(Some(30), 2), (Some(0), 0), (None, u32::MAX)];
    one.ships.extend((0..40).map(|n| (Some(n % 9), 1)));
    let svg = sector_map(&board(&["Ada"], vec![one], Vec::new()));
    let shown = Shown::of(&svg);
    shown.check_texts();
    shown.check_signs();
    assert!(shown.says("31×2") && !svg.contains("×0"), "{svg}");
    // Players who do not fit are counted.
    assert!(shown.texts.iter().any(|(said, _)| said.starts_with('+')));
}

#[test]
fn letters_contrast_with_every_seat_colour() {
    let held = |seat: usize| Sector { holder: Some(seat), ships: vec![(Some(seat), 2)], ..sector("Held", (0, 0)) };
    let mut grounds = std::collections::BTreeSet::new();
    for seat in 0..9 {
        let svg = sector_map(&board(&NINE, vec![held(seat)], Vec::new()));
        let shown = Shown::of(&svg);
        shown.check_contrast();
        shown.check_marks();
        let number = format!(">{}</text>", seat + 1);
        let plate = svg.lines().zip(svg.lines().skip(1)).find(|(_, text)| text.contains(&number)).unwrap().0;
        let (_, ground) = plate.split_once("fill=\"").unwrap();
        assert!(grounds.insert(ground[..7].to_owned()), "{ground} twice");
    }
}

#[test]
fn empty_maps_can_be_drawn() {
    check_png(&sector_map(&board(&[], Vec::new(), Vec::new())));
}

#[test]
fn names_on_maps_are_harmless() {
    let names = hostile();
    let place = |(at, name): (usize, &String)| Sector {
        holder: Some(at),
        ships: vec![(Some(at), 2), (Some(at + 1), 1)],
        ..sector(name, (at as i16, 0))
    };
    let sectors = names.iter().enumerate().map(place).collect();
    let players: Vec<&str> = names.iter().map(String::as_str).collect();
    let links = (1..names.len()).map(|n| link(0, n, LinkKind::WarpPortal));
    let mut map = board(&players, sectors, links.collect());
    map.words.elsewhere = names[0].clone();
    map.words.warp_portal = names[1].clone();
    for name in &names {
        map.title = name.clone();
        map.legend = name.clone();
        let svg = sector_map(&map);
        assert!(!svg.contains("<script") && !svg.contains("<image"), "{svg}");
        Shown::of(&svg).check_texts();
    }
    check_png(&sector_map(&map));
}
