//! The problems of a file of values (H1.1, H1.3).

use crate::render::card::fit_of_many;
use crate::rules::games::leverage::values::{ValueFlaw, Wrong};
use crate::text::{Code, Said, Text, say};

const FLAWS_LIMIT: usize = 1700;

/// The most characters shown of a key's path.
const PATH_LIMIT: usize = 100;

/// Lists what is wrong, each with its path.
pub fn bad(text: &Text, flaws: &[ValueFlaw], more: usize) -> Said {
    let flaw = |flaw: &ValueFlaw| {
        let problem = problem(text, flaw.problem);
        match flaw.path.is_empty() {
            true => say!(text, "flaw-of-file", problem),
            false => {
                let path: String = flaw.path.chars().take(PATH_LIMIT).collect();
                say!(text, "no-flaw", path = Code(&path), problem)
            }
        }
    };
    let listed = fit_of_many(text, flaws.len() + more, flaws.iter().map(flaw), FLAWS_LIMIT);
    say!("{}\n{listed}", say!(text, "no-bad-values"))
}

fn problem(text: &Text, problem: Wrong) -> Said {
    match problem {
        Wrong::UnknownKey => say!(text, "flaw-unknown-key"),
        Wrong::KeyTwice => say!(text, "flaw-key-twice"),
        Wrong::NotAnObject => say!(text, "flaw-not-an-object"),
        Wrong::NotANumber => say!(text, "flaw-not-a-number"),
        Wrong::NotAText => say!(text, "flaw-not-a-text"),
        Wrong::NotAList => say!(text, "flaw-not-a-list"),
        Wrong::NotWhole => say!(text, "flaw-not-whole"),
        Wrong::TooFine => say!(text, "flaw-too-fine"),
        Wrong::OutOfRange { least, most } => say!(text, "flaw-out-of-range", least, most),
        Wrong::Length { least, most } if least == most => say!(text, "flaw-length", most),
        Wrong::Length { most, .. } => say!(text, "flaw-too-long", most),
        Wrong::NotRising => say!(text, "flaw-not-rising"),
        Wrong::Falling => say!(text, "flaw-falling"),
        Wrong::NameEmpty => say!(text, "flaw-name-empty"),
        Wrong::NameTooLong { most } => say!(text, "flaw-name-too-long", most),
        Wrong::NameTaken => say!(text, "flaw-name-taken"),
    }
}
