//! The circle of relations: its contents and its legibility.

use super::shown::Shown;
use super::{check_drawing, check_on_a_phone, check_png, hostile};
use chancery_pictures::{Circle, CircleWords, MOST_NODES, Node, circle};

fn relations(names: &[String], ties: Vec<(usize, usize)>) -> Circle {
    let node = |(at, name): (usize, &String)| Node {
        name: name.clone(),
        points: format!("{at} VP"),
        mark: (at % 4 == 1).then(|| "Traitor".to_owned()),
    };
    Circle {
        title: "Relations".to_owned(),
        legend: "A line joins those who hold each other's ambassador.".to_owned(),
        words: CircleWords { seat: "player".to_owned(), tie: "relations".to_owned() },
        players: names.iter().enumerate().map(node).collect(),
        ties,
    }
}

#[test]
fn a_circle_is_drawn_as_expected() {
    let names = ["Ada", "Bo", "Cy", "Dee", "Eli"].map(str::to_owned);
    let svg = circle(&relations(&names, vec![(0, 1), (3, 1), (4, 2)]));
    check_drawing(&svg, "circle");
    let shown = Shown::of(&svg);
    for words in ["Ada", "Bo", "3 VP", "Traitor"] {
        assert!(shown.says(words), "{words}");
    }
}

#[test]
fn nothing_overlaps_around_a_circle() {
    for count in 0..=MOST_NODES {
        let name = |n: usize| format!("{} the {n}th", ["Wilhelmina", "Bo"][n % 2]);
        let names: Vec<String> = (0..count).map(name).collect();
        let mut circle_of = relations(&names, vec![]);
        for node in &mut circle_of.players {
            node.mark = Some("Traitor".to_owned());
            node.points = "3 ambassadors, 5 victory points".to_owned();
        }
        let svg = circle(&circle_of);
        let shown = Shown::of(&svg);
        shown.check_texts();
        shown.check_contrast();
        shown.check_marks();
        check_on_a_phone(&svg, 10.9);
        assert!(names.iter().all(|name| shown.says(name)), "{count}");
    }
    let names = vec!["x".to_owned(); 40];
    let shown = Shown::of(&circle(&relations(&names, vec![(39, 1)])));
    let drawn = shown.texts.iter().filter(|(said, _)| said == "x");
    assert_eq!(drawn.count(), MOST_NODES);
}

/// Short names stand around the circle. If one is too long for that, all are listed below.
#[test]
fn names_stand_around_the_circle_if_they_fit() {
    let lowest = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let svg = circle(&relations(&names, vec![(0, 1)]));
        let shown = Shown::of(&svg);
        let place = |words: &str| shown.texts.iter().find(|(said, _)| said == words).unwrap().1;
        (place("Cy").top(), place("2").bottom().max(place("3").bottom()))
    };
    let (name, dot) = lowest(&["Ada", "Bo", "Cy"]);
    assert!(name < dot, "{name}, {dot}");
    let (name, dot) = lowest(&["Ada", "Bo who has a name that would not fit beside a dot", "Cy"]);
    assert!(name > dot, "{name}, {dot}");
}

#[test]
fn a_tie_is_drawn_once_between_two_present_players() {
    let names = ["Ada", "Bo", "Cy"].map(str::to_owned);
    let ties = vec![(0, 1), (1, 0), (0, 1), (2, 2), (1, 3), (usize::MAX, 0)];
    let svg = circle(&relations(&names, ties));
    assert_eq!(svg, circle(&relations(&names, vec![(0, 1)])));
    // One is in the circle, and one in the key.
    assert_eq!(svg.matches("<path").count(), 2);
}

#[test]
fn empty_circles_can_be_drawn() {
    check_png(&circle(&relations(&[], Vec::new())));
    check_png(&circle(&relations(&["Ada".to_owned()], vec![(0, 0)])));
}

#[test]
fn names_around_circles_are_harmless() {
    let names = hostile();
    let mut related = relations(&names, vec![(0, 1)]);
    related.players[0].mark = Some(names[7].clone());
    related.players[1].points = names[1].clone();
    for name in &names {
        related.title = name.clone();
        related.legend = name.clone();
        let svg = circle(&related);
        assert!(!svg.contains("<script") && !svg.contains("<image"), "{svg}");
        Shown::of(&svg).check_texts();
    }
    check_png(&circle(&related));
}
