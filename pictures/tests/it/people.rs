//! Pictures of few and of many players with any names: all text is legible and in its place.

use super::shown::Shown;
use super::{NOON, chart, check_on_a_phone, check_png, map, points};
use chancery_basics::time::{Span, Time};
use chancery_pictures::{
    Bond, Circle, CircleWords, MOST_IN_TABLE, Node, Series, Timeline, circle, heat_map, line_chart, timeline,
};

/// Returns names from all over the world, including the longest possible.
fn people(count: usize) -> Vec<String> {
    let forty = |letter: &str| letter.repeat(40);
    let people = [
        "Ada".to_owned(),
        forty("W"),
        "Maximiliane Charlotte von Hohenstein-Öhr".to_owned(),
        "日本語の名前はとても長い名前です日本語の名前はとても長い名前です日本語の名前は".to_owned(),
        "محمد بن عبد الله بن عبد المطلب الطويل جدا".to_owned(),
        "สมชาย ใจดีมากที่สุดในโลกนี้และโลกหน้าด้วย".to_owned(),
        "देवनागरी में बहुत लंबा नाम जो समाप्त नहीं".to_owned(),
        "🦊🦄🐉".to_owned(),
        "👩‍👩‍👧‍👦 Ⓐⓓⓐ ★ 🦊".to_owned(),
        "Ωμέγα Ελλάς".to_owned(),
        "Екатерина Великая Императрица Всероссийс".to_owned(),
        forty("ﷺ"),
        "\u{e000}\u{10fffd}".to_owned(),
        forty("i"),
        "한국어 이름".to_owned(),
        "𝔊𝔬𝔱𝔥𝔦𝔠 𝕹𝖆𝖒𝖊".to_owned(),
        "z̸̧̛̬͖͔͇̀͂a̵l̵g̶o̷".to_owned(),
    ];
    let more = (1..).map(|n| format!("Player number {n}, of many"));
    people.into_iter().chain(more).take(count).collect()
}

fn of(count: usize, own: Option<usize>) -> String {
    let people = people(count);
    let mut map = map(&people.iter().map(String::as_str).collect::<Vec<_>>());
    map.own = own;
    heat_map(&map)
}

/// Checks that all of a drawing is legible on a phone.
#[track_caller]
fn check(svg: &str, name: &str) {
    let shown = Shown::of(svg);
    if let Some(folder) = std::env::var_os("PICTURES") {
        let file = std::path::Path::new(&folder).join(name).with_extension("png");
        std::fs::write(file, chancery_pictures::png(svg).unwrap()).unwrap();
    }
    shown.check_texts();
    shown.check_contrast();
    shown.check_letters();
    check_png(svg);
    check_on_a_phone(svg, 10.9);
}

#[test]
fn heat_maps_of_any_players_are_readable() {
    for count in [2, 5, 9, 10, 12, 25] {
        check(&of(count, None), &format!("map-{count}"));
        for own in [0, 1, count - 1] {
            check(&of(count, Some(own)), &format!("map-{count}-{own}"));
        }
    }
}

#[test]
fn with_many_players_the_reader_sees_their_own_row_and_column() {
    let people = people(25);
    let mut map = map(&people.iter().map(String::as_str).collect::<Vec<_>>());
    map.own = Some(1);
    let svg = heat_map(&map);
    let shown = Shown::of(&svg);
    for other in (0..25).filter(|other| *other != 1) {
        for value in [&map.rows[1][other], &map.rows[other][1]] {
            assert!(shown.says(&value.as_ref().unwrap().words));
        }
    }
    assert!(shown.says("them") && shown.size.width() <= 600.0);
}

#[test]
fn with_many_players_everyone_sees_the_largest_holders() {
    let names: Vec<String> = (0..25).map(|n| format!("N{n}")).collect();
    let mut map = map(&names.iter().map(String::as_str).collect::<Vec<_>>());
    for (by, row) in map.rows.iter_mut().enumerate() {
        for (over, cell) in row.iter_mut().enumerate() {
            let whole = if by > 16 && over > 16 { 50 } else { 1 };
            *cell = (by != over).then(|| points(whole));
        }
    }
    let shown = Shown::of(&heat_map(&map));
    for (n, name) in names.iter().enumerate() {
        assert_eq!(shown.says(name), n > 16, "{name}");
    }
    assert_eq!(25 - 17, MOST_IN_TABLE);
}

#[test]
fn a_long_name_is_written_in_full() {
    for count in [2, 5, 10] {
        let names = ["W".repeat(40), "Maximiliane Charlotte von Hohenstein-Öhr".to_owned()];
        let names: Vec<&str> = (0..count).map(|n| names[n % 2].as_str()).collect();
        assert!(!heat_map(&map(&names)).contains('…'), "{count}");
    }
    let mut drawn = chart([vec![(1, 1)], vec![]]);
    drawn.title = format!("{0} and {0} in {0}: leverage over time", "W".repeat(40));
    drawn.lines[0].label = format!("{0} over {0}", "W".repeat(40));
    drawn.lines[1].label = format!("{0} over {0}", "Maximiliane Charlotte von Hohenstein-Öhr");
    let svg = line_chart(&drawn);
    assert!(!svg.contains('…'), "{svg}");
    check(&svg, "chart-long");
}

#[test]
fn a_player_without_a_drawable_name_is_a_number() {
    let svg = heat_map(&map(&["\u{e000}\u{10fffd}", "Bo"]));
    let shown = Shown::of(&svg);
    assert!(shown.says("P1") && shown.says("Bo"), "{svg}");
}

/// Characters missing from the built-in fonts are written in Latin letters. If a system font has them, the name is
/// shown unchanged.
#[test]
fn characters_without_a_font_are_transliterated() {
    for (name, latin) in [("日本", "Ri Ben"), ("한국", "hangug")] {
        let shown = Shown::of(&heat_map(&map(&[name, "Bo"])));
        assert!(shown.says(name) || shown.says(latin), "{:?}", shown.texts);
        shown.check_letters();
    }
}

#[test]
fn equal_names_are_numbered() {
    let shown = Shown::of(&heat_map(&map(&["Ada", "Ada"])));
    assert!(shown.says("1") && shown.says("2"));
    let shown = Shown::of(&heat_map(&map(&["Ada", "Bo"])));
    assert!(!shown.says("1"));
}

#[test]
fn charts_of_any_two_players_are_readable() {
    let names = people(17);
    for (at, pair) in names.windows(2).enumerate() {
        let mut drawn = chart([vec![(24, 10), (96, -20)], vec![(48, -20)]]);
        drawn.title = format!("{} and {} in Spiral Arm", pair[0], pair[1]);
        drawn.lines[0].label = format!("{} over {}", pair[0], pair[1]);
        drawn.lines[1].label = format!("{} over {}", pair[1], pair[0]);
        check(&line_chart(&drawn), &format!("chart-{at}"));
    }
}

/// Returns a season of this many players, with each player's standing with the next.
fn season(count: usize) -> Timeline {
    let names = people(count);
    let at = |hour: usize| NOON + Span::hours(i64::try_from(hour).unwrap());
    let standing = |step: usize| points(i64::try_from(step).unwrap() - 40);
    let line = |(n, name): (usize, &String)| Series {
        label: name.clone(),
        start: points(0),
        steps: (0..20).map(|step| (at(step * 9 + n), standing((step * 7 + n * 5) % 90))).collect(),
    };
    let bond = |(n, pair): (usize, &[String])| Bond {
        label: format!("{} and {}", pair[0], pair[1]),
        spans: vec![(at(n * 3), Some(at(n * 3 + 20))), (at(n * 3 + 60), (n % 2 == 0).then(|| at(n * 3 + 90)))],
    };
    Timeline {
        title: "Spiral Arm: the season".to_owned(),
        legend: "Each line is the sum of a player's leverages over all others.".to_owned(),
        record: vec![
            "Favours: 7 asked, 4 granted, 2 refused.".to_owned(),
            format!("Broken alliance: {} broke with {}.", names[0], names[1]),
        ],
        from: NOON,
        to: at(24 * 8),
        ticks: ticks(),
        marks: [60, 30, 0, -20, -40].map(points).into(),
        lines: names.iter().enumerate().map(line).collect(),
        bonds: names.windows(2).enumerate().map(bond).collect(),
        more: String::new(),
    }
}

fn ticks() -> Vec<(Time, String)> {
    (0..=4).map(|part| (NOON + Span::hours(48 * part), format!("{} Jan 2026", 5 + part * 2))).collect()
}

#[test]
fn seasons_of_any_players_are_readable() {
    for count in [2, 5, 12, 25] {
        let mut drawn = season(count);
        check(&timeline(&drawn), &format!("season-{count}"));
        drawn.bonds.clear();
        check(&timeline(&drawn), &format!("season-{count}-lines"));
        drawn = season(count);
        drawn.lines.clear();
        drawn.marks.clear();
        check(&timeline(&drawn), &format!("season-{count}-bonds"));
    }
    let mut empty = season(2);
    (empty.lines, empty.bonds, empty.to) = (Vec::new(), Vec::new(), empty.from);
    check_png(&timeline(&empty));
}

#[test]
fn circles_of_any_players_are_readable() {
    for count in [2, 5, 12, 25] {
        let node = |(n, name): (usize, &String)| Node {
            name: name.clone(),
            points: format!("{n} VP"),
            mark: (n == 1).then(|| "Traitor".to_owned()),
        };
        let drawn = Circle {
            title: "Spiral Arm".to_owned(),
            legend: "A line joins two players with relations.".to_owned(),
            words: CircleWords { seat: "player".to_owned(), tie: "relations".to_owned() },
            players: people(count).iter().enumerate().map(node).collect(),
            ties: vec![(0, 1)],
        };
        let svg = circle(&drawn);
        let shown = Shown::of(&svg);
        if let Some(folder) = std::env::var_os("PICTURES") {
            let file = std::path::Path::new(&folder).join(format!("circle-{count}.png"));
            std::fs::write(file, chancery_pictures::png(&svg).unwrap()).unwrap();
        }
        shown.check_texts();
        shown.check_contrast();
        shown.check_letters();
        assert!(!svg.contains(&"W".repeat(39)) || !svg.contains('…'));
    }
}
