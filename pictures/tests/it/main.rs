//! The pictures: each drawing as text, and its conversion into an image file.

mod circles;
mod examples;
mod galaxies;
mod people;
mod realms;
mod sectors;
mod shown;

use chancery_basics::time::{Span, Time};
use chancery_pictures::{HeatMap, HeatMapWords, LineChart, Series, Value, heat_map, line_chart, png};
use shown::Shown;
use std::path::Path;

const NOON: Time = Time::from_millis(1_767_614_400_000);

/// Returns a value and how it is written: with a sign, and without zeros at the end.
fn value(hundredths: i64) -> Value {
    let words = match hundredths {
        0 => "0".to_owned(),
        _ => format!("{:+}", hundredths as f64 / 100.0),
    };
    Value { number: hundredths, words }
}

fn points(whole: i64) -> Value {
    value(whole * 100)
}

/// Returns a map of players with different leverage over each other.
fn map(names: &[&str]) -> HeatMap {
    let value = |by: i64, over: i64| value((by * 7_919 + over * 4_253) % 20_001 - 10_000);
    let count = i64::try_from(names.len()).unwrap();
    let row = |by| (0..count).map(|over| (by != over).then(|| value(by, over))).collect();
    HeatMap {
        title: "Spiral Arm".to_owned(),
        words: map_words(),
        players: names.iter().map(|name| (*name).to_owned()).collect(),
        rows: (0..count).map(row).collect(),
        own: None,
    }
}

fn map_words() -> HeatMapWords {
    HeatMapWords {
        legend: "Leverage of each row over each column".to_owned(),
        numbered: "Columns are numbered like the rows.".to_owned(),
        strongest: "The 8 players who hold and owe the most.".to_owned(),
        own: "Your leverage over the others, and theirs over you".to_owned(),
        over: "You over them".to_owned(),
        under: "They over you".to_owned(),
        scale: "The colours span the values shown.".to_owned(),
    }
}

fn chart(steps: [Vec<(i64, i64)>; 2]) -> LineChart {
    let [one, other] = steps.map(|steps| {
        let step = |(hour, whole)| (NOON + Span::hours(hour), points(whole));
        steps.into_iter().map(step).collect()
    });
    let line = |label: &str, steps| Series { label: label.to_owned(), start: points(0), steps };
    LineChart {
        title: "Ada and Bo in Spiral Arm: leverage over time".to_owned(),
        from: NOON,
        to: NOON + Span::hours(24 * 8),
        ticks: (0..=4)
            .map(|part| {
                let day = format!("{} Jan 2026", 5 + part * 2);
                (NOON + Span::hours(48 * part), day)
            })
            .collect(),
        marks: [100, 50, 0, -50, -100].map(points).into(),
        lines: [line("Ada over Bo", one), line("Bo over Ada", other)],
    }
}

/// Checks that a drawing becomes a PNG file of its own size.
#[track_caller]
fn check_png(svg: &str) {
    let size = |name: &str| -> u32 {
        let (_, rest) = svg.split_once(&format!(" {name}=\"")).unwrap();
        rest.split_once('"').unwrap().0.parse().unwrap()
    };
    let file = png(svg).unwrap();
    assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&file[12..16], b"IHDR");
    let number = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (size("width"), size("height")));
    // Discord takes no larger ones.
    assert!(file.len() < 10_000_000, "{} bytes", file.len());
}

/// Checks the font sizes on a phone, which shows a picture 390 pixels wide: at least 11 for words, and this for numbers
/// and signs.
#[track_caller]
fn check_on_a_phone(svg: &str, numbers: f32) {
    let width = Shown::of(svg).size.width();
    for text in svg.lines().filter(|line| line.starts_with("<text")) {
        let (_, size) = text.split_once("font-size=\"").unwrap();
        let size: f32 = size.split('"').next().unwrap().parse().unwrap();
        let mut inside = false;
        let said = text.chars().filter(|one| {
            let was_inside = inside;
            inside = (inside || *one == '<') && *one != '>';
            !inside && !was_inside
        });
        let is_word = said.filter(|one| one.is_alphabetic()).count() > 1;
        let least = if is_word { 10.9 } else { numbers };
        assert!(size * 390.0 / width >= least, "{text}");
    }
}

/// Compares a drawing with the one stored beside this file; `BLESS=1 cargo test -p chancery-pictures` replaces
/// it, so look at it.
#[track_caller]
fn check_drawing(svg: &str, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let file = folder.join(name).with_extension("svg");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, svg).unwrap();
    }
    assert_eq!(svg, std::fs::read_to_string(&file).unwrap());
    check_png(svg);
}

#[test]
fn a_map_for_two_is_drawn_as_expected() {
    let map = HeatMap {
        title: "Spiral Arm".to_owned(),
        words: map_words(),
        players: vec!["Ada".to_owned(), "Bo".to_owned()],
        rows: vec![vec![None, Some(points(100))], vec![Some(value(-5_050)), None]],
        own: None,
    };
    let svg = heat_map(&map);
    check_drawing(&svg, "map_of_two");
}

#[test]
fn a_chart_is_drawn_as_expected() {
    let svg = line_chart(&chart([vec![(24, 10), (96, -20)], vec![(48, 50)]]));
    check_drawing(&svg, "chart");
}

#[test]
fn changes_in_one_pixel_column_are_drawn_once() {
    let many = (0..10_000).map(|minute| (minute / 60, minute % 90)).collect();
    let svg = line_chart(&chart([many, vec![]]));
    assert!(svg.len() < 20_000, "{} bytes", svg.len());
}

#[test]
fn every_number_and_sign_fits_its_cell() {
    let names: Vec<String> = (0..8).map(|n| format!("Player {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let map = map(&names);
    let svg = heat_map(&map);
    for value in map.rows.iter().flatten().flatten() {
        let words = &value.words;
        assert!(svg.contains(&format!(">{words}</text>")), "{words}");
    }
    check_png(&svg);
}

#[test]
fn players_after_the_25th_are_left_out() {
    let svg = heat_map(&map(&["x"; 40]));
    assert_eq!(svg, heat_map(&map(&["x"; 25])));
}

#[test]
fn empty_pictures_can_be_drawn() {
    check_png(&heat_map(&map(&[])));
    check_png(&heat_map(&map(&["Ada"])));
    let mut empty = chart([vec![], vec![]]);
    empty.to = empty.from;
    check_png(&line_chart(&empty));
}

/// Returns names that imitate markup.
fn hostile() -> Vec<String> {
    let mut names = [
        "<script>alert(1)</script>",
        "\"/><image href='http://example.org'/>",
        "&amp; ]]> &#0;",
        "\u{0}\u{1b}\u{ffff}\n\r\t",
        "\u{202e}evil",
        "日本語 🦊",
        "",
    ]
    .map(str::to_owned)
    .to_vec();
    names.push("W".repeat(4_000));
    names
}

#[test]
fn names_are_harmless() {
    let hostile = hostile();
    let hostile: Vec<&str> = hostile.iter().map(String::as_str).collect();
    let svg = heat_map(&map(&hostile));
    assert!(!svg.contains("<script") && !svg.contains("<image"), "{svg}");
    check_png(&svg);
    let mut drawn = chart([vec![(1, 1)], vec![]]);
    for name in hostile {
        drawn.title = name.to_owned();
        drawn.lines[0].label = name.to_owned();
        check_png(&line_chart(&drawn));
    }
}
