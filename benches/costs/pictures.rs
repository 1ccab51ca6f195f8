//! Measures a picture, from its drawing to the file that is sent.

use super::NOON;
use chancery::rules::time::Span;
use chancery_pictures::{HeatMap, HeatMapWords, Series, Timeline, Value, heat_map, png, timeline};

/// Drawings at their usual size: a galaxy, realms, a board with many sectors, a circle of players, and a chart.
const DRAWINGS: [(&str, &str); 5] = [
    ("galaxy", include_str!("../../pictures/tests/it/galaxy.svg")),
    ("realms", include_str!("../../pictures/tests/it/realms.svg")),
    ("sectors", include_str!("../../pictures/tests/it/sectors.svg")),
    ("circle", include_str!("../../pictures/tests/it/circle.svg")),
    ("chart", include_str!("../../pictures/tests/it/chart.svg")),
];

const PLAYERS: i64 = 8;

#[divan::bench(args = ["galaxy", "realms", "sectors", "circle", "chart", "heat map", "timeline"])]
fn file_of_a_drawing(bencher: divan::Bencher, which: &str) {
    let drawn = match which {
        "heat map" => leverage(),
        "timeline" => season(),
        _ => DRAWINGS.iter().find(|(name, _)| *name == which).expect("it is listed").1.to_owned(),
    };
    bencher.bench(|| png(&drawn).expect("it can be drawn"));
}

/// Draws the values without packing them, as every request does before it looks into the cache.
#[divan::bench]
fn drawing_of_a_heat_map(bencher: divan::Bencher) {
    bencher.bench(leverage);
}

fn value(number: i64) -> Value {
    Value { number, words: number.to_string() }
}

fn names() -> Vec<String> {
    (0..PLAYERS).map(|player| format!("Player {player}")).collect()
}

fn leverage() -> String {
    let held = |by: i64, over: i64| (by != over).then(|| value((by * 1_919 + over * 953) % 7_501 - 2_900));
    heat_map(&HeatMap {
        title: "Spiral Arm".to_owned(),
        words: HeatMapWords::default(),
        players: names(),
        rows: (0..PLAYERS).map(|by| (0..PLAYERS).map(|over| held(by, over)).collect()).collect(),
        own: None,
    })
}

fn season() -> String {
    let step = |player: i64, step: i64| (NOON + Span::hours(step * 19 + player), value((step * player * 5) % 70 - 20));
    let line = |(player, label): (i64, String)| Series {
        label,
        start: value(0),
        steps: (0..9).map(|number| step(player, number)).collect(),
    };
    timeline(&Timeline {
        title: "Spiral Arm".to_owned(),
        legend: String::new(),
        record: Vec::new(),
        from: NOON,
        to: NOON + Span::hours(24 * 8),
        ticks: Vec::new(),
        marks: [40, 20, 0, -20].map(value).into(),
        lines: (1..).zip(names()).map(line).collect(),
        bonds: Vec::new(),
        more: String::new(),
    })
}
