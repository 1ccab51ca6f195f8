//! The map of areas: its contents and its legibility.

use super::shown::Shown;
use super::{check_drawing, check_png, hostile};
use chancery_pictures::{Area, AreaMap, AreaWords, MOST_AREAS, Neutral, area_map};

fn words() -> AreaWords {
    AreaWords {
        influence: "influence".to_owned(),
        claim: "claim".to_owned(),
        alliance: "alliance".to_owned(),
        distant: "distant: none".to_owned(),
        realm: "Realm".to_owned(),
        ally: "Ally".to_owned(),
        leads: "Leads".to_owned(),
        costs: "Next alliance".to_owned(),
        none: "none".to_owned(),
    }
}

fn area(name: &str, owners: &str, influence: &[usize], claims: &[usize]) -> Area {
    Area {
        name: name.to_owned(),
        owners: owners.to_owned(),
        distant: false,
        room: 5,
        influence: influence.to_vec(),
        claims: claims.to_vec(),
    }
}

fn realm(name: &str, ally: Option<usize>, (leaders, most): (&[usize], u32), cost: &str) -> Neutral {
    Neutral { name: name.to_owned(), ally, leaders: leaders.to_vec(), most, cost: cost.to_owned() }
}

/// Returns a map of four players with a full area, a distant one and an empty one.
fn four() -> AreaMap {
    let mut distant = area("Farthing Coast", "Ostrey", &[], &[0, 2]);
    distant.distant = true;
    AreaMap {
        title: "The Long Table".to_owned(),
        legend: "Turn: Ada".to_owned(),
        words: words(),
        players: ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        areas: vec![
            area("Hollowmere", "Ada, Velden", &[0, 0, 1, 1, 3], &[1, 2, 3]),
            area("Thornvale", "Bo", &[1], &[]),
            area("Upper Wissenbrook Marches", "Velden, Sarn", &[2, 2], &[0]),
            area("Quay", "", &[], &[0, 1, 2, 3]),
            distant,
        ],
        neutrals: vec![
            realm("Velden", Some(1), (&[0], 3), "2 power"),
            realm("Sarn", None, (&[0, 2], 2), "1 power"),
            realm("Ostrey", None, (&[], 0), "3 power"),
        ],
    }
}

#[test]
fn areas_are_drawn_as_expected() {
    let svg = area_map(&four());
    check_drawing(&svg, "areas");
    check_png(&svg);
    let shown = Shown::of(&svg);
    for words in ["Hollowmere", "Ada, Velden", "distant: none", "2 power", "Di"] {
        assert!(shown.says(words), "{words}");
    }
    assert!(shown.says("×3"));
    shown.check_texts();
}

/// A picture on a phone is about 400 pixels wide. No text may be smaller than 7 of those.
#[test]
fn areas_can_be_read_on_a_phone() {
    let svg = area_map(&four());
    let shown = Shown::of(&svg);
    let sizes = svg.split("font-size=\"").skip(1);
    let smallest = sizes.map(|rest| rest.split('"').next().unwrap().parse::<f32>().unwrap());
    let smallest = smallest.fold(f32::MAX, f32::min);
    let on_a_phone = smallest * 400.0 / shown.size.width();
    assert!(on_a_phone >= 7.0, "{on_a_phone}");
}

/// Every kind of piece has its own sign with a number, and free spaces are hollow, so colours are not needed.
#[test]
fn influence_and_free_space_differ_without_colour() {
    let count = |influence: &[usize]| {
        let mut map = four();
        map.players.clear();
        map.neutrals.clear();
        map.areas = vec![area("A", "", influence, &[])];
        let svg = area_map(&map);
        let numbers = Shown::of(&svg).texts.iter().filter(|(said, _)| said == "1").count();
        (numbers, svg.matches("<circle").count())
    };
    assert_eq!(count(&[]), (0, 5));
    assert_eq!(count(&[0, 0]), (2, 3));
    assert_eq!(count(&[0; 5]), (5, 0));
}

#[test]
fn areas_with_any_names_can_be_drawn() {
    for name in hostile() {
        let mut map = four();
        map.title.clone_from(&name);
        map.players = vec![name.clone(); 40];
        for area in &mut map.areas {
            area.name.clone_from(&name);
            area.owners.clone_from(&name);
            area.claims = (0..40).collect();
        }
        for neutral in &mut map.neutrals {
            neutral.name.clone_from(&name);
            neutral.leaders = (0..40).collect();
            neutral.ally = Some(39);
        }
        let svg = area_map(&map);
        check_png(&svg);
    }
    let mut map = four();
    map.areas = vec![area("A", "B", &[0], &[1]); MOST_AREAS + 1];
    check_png(&area_map(&map));
    map.areas.clear();
    map.neutrals.clear();
    check_png(&area_map(&map));
}
