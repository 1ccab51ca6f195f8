//! The refusals of boards, whatever is played on them.

use super::*;
use chancery::rules::board::{Flaw, Refusal as Flawed, Spot};
use chancery::rules::seating::Refusal as Turn;
use chancery::rules::table;

pub type Listed = Vec<(Refusal, &'static [&'static str])>;

pub fn boards() -> Listed {
    let spot = Spot { q: -13, r: 2 };
    let pair = || (name(), "Vega".to_owned());
    let ((from, to), place) = (pair(), name());
    vec![
        (
            Refusal::from(Flawed::BoardFull { most: 60 }),
            &["60", "/board sector remove"],
        ),
        (
            Refusal::from(Flawed::SpotTaken { spot, place }),
            &["-13, 2", "\\*Star", "/board show"],
        ),
        (
            Refusal::from(Flawed::SpotOutOfRange { spot, most: 12 }),
            &["-13, 2", "-12 to 12"],
        ),
        (
            Refusal::from(Flawed::SamePlace { place: name() }),
            &["\\*Star", "/board show"],
        ),
        (
            Refusal::from(Flawed::NoLink { from, to }),
            &["\\*Star and Vega", "/board show"],
        ),
        (
            Refusal::from(Flawed::TooManyPieces {
                count: 100,
                most: 99,
            }),
            &["100", "99"],
        ),
        (
            Refusal::from(Turn::NobodySits { seat: 5, seated: 4 }),
            &["Seat 5", "1 to 4", "/seat show"],
        ),
        (
            Refusal::from(Turn::NobodySits { seat: 5, seated: 1 }),
            &["Seat 5", "only seat 1"],
        ),
        (
            Refusal::from(Turn::NobodySits { seat: 1, seated: 0 }),
            &["Seat 1", "/campaign join"],
        ),
    ]
}

pub fn files() -> Listed {
    let flaw = |path: &str, problem: Refusal| Flaw {
        path: path.to_owned(),
        problem: Box::new(problem),
    };
    let bad = |flaws, more| Refusal::BadBoard { flaws, more };
    let place = name();
    vec![
        (
            bad(
                vec![flaw(
                    "links[0].between[1]",
                    Refusal::from(table::Refusal::NoSuchPlace { place }),
                )],
                3,
            ),
            &[
                "`links[0].between[1]`",
                "no sector \\*Star",
                "… and 3 more.",
            ],
        ),
        (
            bad(
                vec![flaw(
                    "sectors[1].control",
                    Refusal::from(Turn::NobodySits { seat: 5, seated: 4 }),
                )],
                0,
            ),
            &["- `sectors[1].control`: ", "Seat 5"],
        ),
        (
            bad(
                vec![flaw(
                    "sectors[2].name",
                    Refusal::from(table::Refusal::NameEmpty),
                )],
                0,
            ),
            &["Nothing", "- `sectors[2].name`: A name is missing."],
        ),
        (
            Refusal::from(Flawed::PlacesOutOfRange { value: 0, most: 60 }),
            &["1 to 60", "not 0"],
        ),
        (Refusal::from(Flawed::CountedTwice), &["twice"]),
        (
            Refusal::from(Flawed::LinkedTwice {
                from: name(),
                to: name(),
            }),
            &["\\*Star", "twice"],
        ),
    ]
}
