//! Refusals about boards, for any game.

use crate::discord::render::card::fit;
use crate::discord::render::{harmless, words};
use crate::rules::Refusal as AnyRefusal;
use crate::rules::board::{Flaw, Refusal};
use crate::rules::ids::PlayerId;
use crate::rules::table::Refusal as TableRefusal;
use crate::text::Text;
use crate::text::fl;

const FLAWS_LIMIT: usize = 1700;

pub fn usual_board_refusal(text: &Text, refusal: &Refusal) -> String {
    match refusal {
        Refusal::BoardFull { most } => fl!(text, "no-board-full", most = most.to_string()),
        Refusal::SpotTaken { spot, place } => {
            let (q, r) = words::spot(*spot);
            let place = harmless::name(place);
            fl!(text, "no-spot-taken", place = place, q = q, r = r)
        }
        Refusal::SpotOutOfRange { spot, most } => {
            let (q, r) = words::spot(*spot);
            fl!(text, "no-spot-range", q = q, r = r, most = most.to_string())
        }
        Refusal::SamePlace { place } => fl!(text, "no-same-place", place = harmless::name(place)),
        Refusal::NoLink { from, to } => {
            let (from, to) = (harmless::name(from), harmless::name(to));
            fl!(text, "no-no-link", from = from, to = to)
        }
        Refusal::TooManyPieces { count, most } => {
            let (count, most) = (count.to_string(), most.to_string());
            fl!(text, "no-too-many-pieces", count = count, most = most)
        }
        Refusal::PlacesOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-places", value = value, most = most)
        }
        Refusal::NotPlanned { place } => {
            fl!(text, "flaw-no-place", place = harmless::name(place))
        }
        Refusal::CountedTwice => fl!(text, "no-counted-twice"),
        Refusal::LinkedTwice { from, to } => {
            let (from, to) = (harmless::name(from), harmless::name(to));
            fl!(text, "no-linked-twice", from = from, to = to)
        }
    }
}

/// Describes one flaw. Some advice for files differs from that at the table.
fn problem(text: &Text, problem: &AnyRefusal, by: PlayerId) -> String {
    match problem {
        AnyRefusal::Table(TableRefusal::NameEmpty) => fl!(text, "flaw-no-name"),
        other => super::refusal(text, other, by),
    }
}

/// Lists the flaws of a board, each with its path.
pub fn bad(text: &Text, flaws: &[Flaw<AnyRefusal>], more: usize, by: PlayerId) -> String {
    let flaw = |flaw: &Flaw<AnyRefusal>| {
        let problem = problem(text, &flaw.problem, by);
        fl!(text, "no-flaw", path = flaw.path.as_str(), problem = problem)
    };
    let lines: Vec<String> = flaws.iter().map(flaw).collect();
    let head = fl!(text, "no-bad-board");
    let told = format!("{head}\n{}", fit(text, &lines, FLAWS_LIMIT));
    match more {
        0 => told,
        more => format!("{told}\n{}", fl!(text, "and-more", count = more)),
    }
}
