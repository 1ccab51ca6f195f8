//! Refusals: the problem, with its numbers, and how to solve it. Each kind of refusal has its own file.

mod board;
mod deals;
mod table;

pub use board::usual_board_refusal;
pub use table::no_language;

use super::tell::Reader;
use super::{confirmation, words};
use crate::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Refusal, seating};
use crate::text::{Said, Text, say};

pub fn refusal(text: &Text, no: &Refusal, by: PlayerId) -> Said {
    match no {
        Refusal::MustConfirm(needed) => confirmation(text, needed),
        Refusal::WhichPlace { host, .. } => {
            let Some(host) = *host else {
                return say!(text, "which-planet");
            };
            let you = Reader::only(by).is(host);
            say!(text, "which-place", you, host)
        }
        Refusal::MustPick { offer, picks, .. } => games::must_pick(text, *offer, picks),
        Refusal::MustPickFor { clause, .. } => say!(text, "no-must-pick-for", clause),
        Refusal::OtherRuleset { plays, needs } => {
            let needs = needs.iter().map(|one| words::ruleset(text, *one));
            let needs: Vec<Said> = needs.collect();
            let plays = words::ruleset(text, *plays);
            say!(text, "no-other-ruleset", plays, needs = words::list(text, &needs))
        }
        Refusal::NoPace { plays } => say!(text, "no-pace", plays = words::ruleset(text, *plays)),
        Refusal::Table(refusal) => table::refusal(text, refusal, by),
        Refusal::Deal(no) => deals::refusal(text, no),
        Refusal::Clause { deal, number, why: Some(why) } => {
            let why = refusal(text, why, by);
            say!(text, "no-deal-clause", number, deal, why)
        }
        Refusal::Clause { deal, number, why: None } => say!(text, "no-deal-clause-hidden", number, deal),
        Refusal::Board(plays, refusal) => games::board_refusal(text, *plays, refusal),
        Refusal::BadBoard { flaws, more } => board::bad(text, flaws, *more, by),
        Refusal::Seating(plays, refusal) => games::seating_refusal(text, *plays, refusal, by),
        Refusal::Game(refusal) => games::refusal(text, refusal, by),
    }
}

/// Explains why an act is refused out of turn, in words for any game with `/turn`.
pub fn usual_seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> Said {
    match refusal {
        seating::Refusal::ActionRunning { active } => {
            let you = Reader::only(by).is(*active);
            say!(text, "no-turn-running", you, active)
        }
        seating::Refusal::NotYourAction { active: None } => say!(text, "no-no-turn"),
        seating::Refusal::NotYourAction { active: Some(active) } => say!(text, "no-not-your-turn", active),
        seating::Refusal::NobodySits { seat, seated } => say!(text, "no-nobody-sits", seat, seated),
    }
}
