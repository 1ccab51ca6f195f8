//! Refusals about boards, for any game.

use crate::render::card::fit_of_many;
use crate::render::words;
use crate::rules::Refusal as AnyRefusal;
use crate::rules::board::{Flaw, Refusal};
use crate::rules::ids::PlayerId;
use crate::rules::table::Refusal as TableRefusal;
use crate::text::{Code, Name, Said, Text, say};

const FLAWS_LIMIT: usize = 1700;

pub fn usual_board_refusal(text: &Text, refusal: &Refusal) -> Said {
    match refusal {
        Refusal::BoardFull { most } => say!(text, "no-board-full", most),
        Refusal::SpotTaken { spot, place } => {
            let (q, r) = words::spot(*spot);
            let place = Name(place);
            say!(text, "no-spot-taken", place, q, r)
        }
        Refusal::SpotOutOfRange { spot, most } => {
            let (q, r) = words::spot(*spot);
            say!(text, "no-spot-range", q, r, most)
        }
        Refusal::SamePlace { place } => say!(text, "no-same-place", place = Name(place)),
        Refusal::NoLink { from, to } => {
            let (from, to) = (Name(from), Name(to));
            say!(text, "no-no-link", from, to)
        }
        Refusal::TooManyPieces { count, most } => say!(text, "no-too-many-pieces", count, most),
        Refusal::PlacesOutOfRange { value, most } => say!(text, "no-places", value, most),
        Refusal::NotPlanned { place } => say!(text, "flaw-no-place", place = Name(place)),
        Refusal::CountedTwice => say!(text, "no-counted-twice"),
        Refusal::LinkedTwice { from, to } => {
            let (from, to) = (Name(from), Name(to));
            say!(text, "no-linked-twice", from, to)
        }
    }
}

/// Describes one flaw. Some advice for files differs from that at the table.
fn problem(text: &Text, problem: &AnyRefusal, by: PlayerId) -> Said {
    match problem {
        AnyRefusal::Table(TableRefusal::NameEmpty) => say!(text, "flaw-no-name"),
        other => super::refusal(text, other, by),
    }
}

/// Lists the flaws of a board, each with its path.
pub fn bad(text: &Text, flaws: &[Flaw<AnyRefusal>], more: usize, by: PlayerId) -> Said {
    let flaw = |flaw: &Flaw<AnyRefusal>| {
        let problem = problem(text, &flaw.problem, by);
        say!(text, "no-flaw", path = Code(&flaw.path), problem)
    };
    let listed = fit_of_many(text, flaws.len() + more, flaws.iter().map(flaw), FLAWS_LIMIT);
    say!("{}\n{listed}", say!(text, "no-bad-board"))
}
