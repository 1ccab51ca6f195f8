//! The refusals of boards in any game.

use super::*;
use chancery::rules::board::{Flaw, Refusal as Flawed, Spot};
use chancery::rules::seating::Refusal as Turn;
use chancery::rules::table;

pub type Listed = Vec<(Refusal, &'static [&'static str])>;

/// Returns a name that would break out of its sentence.
pub fn name() -> String {
    "*Star".to_owned()
}

fn board(refusal: Flawed) -> Refusal {
    Refusal::Board(RulesetName::Ambassadors, refusal)
}

pub fn seating(refusal: Turn) -> Refusal {
    Refusal::Seating(RulesetName::Ambassadors, refusal)
}

/// Returns the table's refusals for games without their own wording.
pub fn usual() -> Listed {
    let plays = RulesetName::Leverage;
    let board = |refusal| Refusal::Board(plays, refusal);
    let turn = |refusal| Refusal::Seating(plays, refusal);
    let (spot, place) = (Spot { q: -13, r: 2 }, name());
    vec![
        (board(Flawed::BoardFull { most: 60 }), &["60 places"]),
        (board(Flawed::SpotTaken { spot, place }), &["-13, 2", "\\*Star", "lists the places"]),
        (board(Flawed::SamePlace { place: name() }), &["\\*Star", "two different places"]),
        (board(Flawed::TooManyPieces { count: 100, most: 99 }), &["100 pieces", "99"]),
        (board(Flawed::NotPlanned { place: name() }), &["no place \\*Star"]),
        (board(Flawed::PlacesOutOfRange { value: 0, most: 60 }), &["1 to 60 places", "not 0"]),
        (board(Flawed::CountedTwice), &["pieces", "twice"]),
        (turn(Turn::ActionRunning { active: BO }), &["/turn end"]),
        (turn(Turn::ActionRunning { active: ADA }), &["<@100>"]),
        (turn(Turn::NotYourAction { active: Some(ADA) }), &["<@100>", "/turn begin"]),
        (turn(Turn::NotYourAction { active: None }), &["/turn begin"]),
    ]
}

pub fn boards() -> Listed {
    let spot = Spot { q: -13, r: 2 };
    let pair = || (name(), "Vega".to_owned());
    let ((from, to), place) = (pair(), name());
    vec![
        (board(Flawed::BoardFull { most: 60 }), &["60", "/board sector remove"]),
        (board(Flawed::SpotTaken { spot, place }), &["-13, 2", "\\*Star", "/board show"]),
        (board(Flawed::SpotOutOfRange { spot, most: 12 }), &["-13, 2", "-12 to 12"]),
        (board(Flawed::SamePlace { place: name() }), &["\\*Star", "/board show"]),
        (board(Flawed::NoLink { from, to }), &["\\*Star and Vega", "/board show"]),
        (board(Flawed::TooManyPieces { count: 100, most: 99 }), &["100", "99"]),
        (seating(Turn::NobodySits { seat: 5, seated: 4 }), &["Seat 5", "1 to 4", "/seat show"]),
        (seating(Turn::NobodySits { seat: 5, seated: 1 }), &["Seat 5", "only seat 1"]),
        (seating(Turn::NobodySits { seat: 1, seated: 0 }), &["Seat 1", "/campaign join"]),
    ]
}

pub fn files() -> Listed {
    let flaw = |path: &str, problem: Refusal| Flaw { path: path.to_owned(), problem: Box::new(problem) };
    let bad = |flaws, more| Refusal::BadBoard { flaws, more };
    let place = name();
    vec![
        (
            bad(vec![flaw("links[0].between[1]", board(Flawed::NotPlanned { place }))], 3),
            &["`links[0].between[1]`", "no sector \\*Star", "… and 3 more."],
        ),
        (
            bad(vec![flaw("sectors[1].control", seating(Turn::NobodySits { seat: 5, seated: 4 }))], 0),
            &["- `sectors[1].control`: ", "Seat 5"],
        ),
        (
            bad(vec![flaw("sectors[2].name", Refusal::from(table::Refusal::NameEmpty))], 0),
            &["was not loaded", "- `sectors[2].name`: A name is missing."],
        ),
        (board(Flawed::PlacesOutOfRange { value: 0, most: 60 }), &["1 to 60", "not 0"]),
        (board(Flawed::CountedTwice), &["twice"]),
        (board(Flawed::LinkedTwice { from: name(), to: name() }), &["\\*Star", "twice"]),
    ]
}
