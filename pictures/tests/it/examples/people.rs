//! Leverage and relations between players.

use super::names;
use crate::{NOON, map_words, points, value};
use chancery_basics::time::Span;
use chancery_pictures::{Bond, Circle, CircleWords, HeatMap, LineChart, Node, Series, Timeline};

pub fn leverage(count: i64, own: Option<usize>) -> HeatMap {
    let players = usize::try_from(count).unwrap();
    let held = |by: i64, over: i64| value((by * 1_919 + over * 953) % 7_501 - 2_900);
    let row = |by| (0..count).map(|over| (by != over).then(|| held(by, over))).collect();
    HeatMap {
        title: "Spiral Arm".to_owned(),
        words: map_words(),
        players: names(players),
        rows: (0..count).map(row).collect(),
        own,
    }
}

pub fn history() -> LineChart {
    let step = |(hour, whole)| (NOON + Span::hours(hour), points(whole));
    let line = |label: &str, steps: &[(i64, i64)]| Series {
        label: label.to_owned(),
        start: points(0),
        steps: steps.iter().copied().map(step).collect(),
    };
    LineChart {
        title: "Ada and Екатерина Великая in Spiral Arm: leverage over time".to_owned(),
        from: NOON,
        to: NOON + Span::hours(24 * 8),
        ticks: ticks(),
        marks: [40, 20, 0, -20].map(points).into(),
        lines: [
            line("Ada over Екатерина Великая", &[(10, 10), (60, 4), (96, 34), (150, 28)]),
            line("Екатерина Великая over Ada", &[(30, 20), (72, -5), (120, 12)]),
        ],
    }
}

fn ticks() -> Vec<(chancery_basics::time::Time, String)> {
    (0..4).map(|part| (NOON + Span::hours(12 + 48 * part), format!("{} Jan 2026", 6 + part * 2))).collect()
}

pub fn season(count: usize) -> Timeline {
    let names = names(count);
    let line = |(n, name): (i64, &String)| Series {
        label: name.clone(),
        start: points(0),
        steps: (0..9)
            .map(|step| (NOON + Span::hours(step * 19 + n * 4 + 3), points((step * (n + 2) * 5 + n * 9) % 70 - 20)))
            .collect(),
    };
    let bond = |(n, pair): (i64, &[String])| {
        let at = |hour: i64| NOON + Span::hours(hour);
        Bond {
            label: format!("{} and {}", pair[0], pair[1]),
            spans: vec![(at(n * 9 + 4), Some(at(n * 9 + 50))), (at(n * 3 + 90), (n % 2 == 0).then(|| at(n * 3 + 150)))],
        }
    };
    Timeline {
        title: "Spiral Arm: the season".to_owned(),
        legend: "Each line is one player's total leverage over the others. A bar below shows when two players stood together; a cross marks a break.".to_owned(),
        record: vec!["Favours: 7 asked, 4 granted, 2 refused.".to_owned()],
        from: NOON,
        to: NOON + Span::hours(24 * 8),
        ticks: ticks(),
        marks: [60, 40, 20, 0, -20].map(points).into(),
        lines: (0..).zip(names.iter().take(9)).map(line).collect(),
        bonds: (0..).zip(names.windows(2).take(3)).map(bond).collect(),
        more: if count > 9 { "Not shown: 1 player.".to_owned() } else { String::new() },
    }
}

pub fn relations(count: usize) -> Circle {
    let node = |(n, name): (usize, &String)| Node {
        name: name.clone(),
        points: format!("{} VP", n * 7 % 5),
        mark: (n == 2).then(|| "Traitor".to_owned()),
    };
    Circle {
        title: "Spiral Arm".to_owned(),
        legend: "A line joins two players with relations.".to_owned(),
        words: CircleWords { seat: "a player, by seat".to_owned(), tie: "relations".to_owned() },
        players: names(count).iter().enumerate().map(node).collect(),
        ties: (0..count).map(|n| (n, (n * 5 + 3) % count)).collect(),
    }
}
