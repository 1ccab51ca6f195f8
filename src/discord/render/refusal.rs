//! Refusals: the problem, with its numbers, and how to solve it. Each kind of refusal has its own file.

mod board;
mod table;

pub use board::usual_board_refusal;

use super::tell::Reader;
use super::{confirmation, mention, words};
use crate::discord::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Refusal, seating};
use crate::text::Text;
use crate::text::fl;

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::MustConfirm(needed) => confirmation(text, needed),
        Refusal::WhichPlace { host, .. } => {
            let Some(host) = *host else {
                return fl!(text, "which-planet");
            };
            let (you, host) = (Reader::only(by).is(host), mention(host));
            fl!(text, "which-place", you = you, host = host)
        }
        Refusal::MustPick { offer, picks, .. } => games::must_pick(text, *offer, picks),
        Refusal::OtherRuleset { plays, needs } => {
            let needs = needs.iter().map(|one| words::ruleset(text, *one));
            let needs: Vec<String> = needs.collect();
            let plays = words::ruleset(text, *plays);
            fl!(text, "no-other-ruleset", plays = plays, needs = words::list(text, &needs))
        }
        Refusal::NoPace { plays } => fl!(text, "no-pace", plays = words::ruleset(text, *plays)),
        Refusal::Table(refusal) => table::refusal(text, refusal, by),
        Refusal::Board(plays, refusal) => games::board_refusal(text, *plays, refusal),
        Refusal::BadBoard { flaws, more } => board::bad(text, flaws, *more, by),
        Refusal::Seating(plays, refusal) => games::seating_refusal(text, *plays, refusal, by),
        Refusal::Game(refusal) => games::refusal(text, refusal, by),
    }
}

/// Explains why an act is refused out of turn, in words for any game with `/turn`.
pub fn usual_seating_refusal(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> String {
    match refusal {
        seating::Refusal::ActionRunning { active } => {
            let (you, active) = (Reader::only(by).is(*active), mention(*active));
            fl!(text, "no-turn-running", you = you, active = active)
        }
        seating::Refusal::NotYourAction { active: None } => fl!(text, "no-no-turn"),
        seating::Refusal::NotYourAction { active: Some(active) } => {
            fl!(text, "no-not-your-turn", active = mention(*active))
        }
        seating::Refusal::NobodySits { seat, seated } => {
            let (seat, seated) = (seat.to_string(), *seated);
            fl!(text, "no-nobody-sits", seat = seat, seated = seated)
        }
    }
}
