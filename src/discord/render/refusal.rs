//! Refusals in words: what is wrong, with the numbers, and what to do about it. Each owner's are in a file of their own.

mod board;
mod table;

use super::tell::Reader;
use super::{confirmation, mention, words};
use crate::discord::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Refusal, seating};
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns the refusal as `by` reads it, whose order it answers.
pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::MustConfirm(needed) => confirmation(text, needed),
        Refusal::WhichPlace { host, .. } => {
            let (you, host) = (Reader::only(by).is(*host), mention(*host));
            fl!(text, "which-place", you = you, host = host)
        }
        Refusal::MustPick { offer, picks, .. } => games::must_pick(text, *offer, picks),
        Refusal::OtherRuleset { plays, needs } => {
            let [plays, needs] = [plays, needs].map(|ruleset| words::ruleset(text, *ruleset));
            fl!(text, "no-other-ruleset", plays = plays, needs = needs)
        }
        Refusal::NoPace { plays } => fl!(text, "no-pace", plays = words::ruleset(text, *plays)),
        Refusal::Table(refusal) => table::refusal(text, refusal, by),
        Refusal::Board(refusal) => board::refusal(text, refusal),
        Refusal::BadBoard { flaws, more } => board::bad(text, flaws, *more, by),
        Refusal::Seating(refusal) => seating(text, refusal, by),
        Refusal::Game(refusal) => games::refusal(text, refusal, by),
    }
}

fn seating(text: &Text, refusal: &seating::Refusal, by: PlayerId) -> String {
    match refusal {
        seating::Refusal::ActionRunning { active } => {
            let (you, active) = (Reader::only(by).is(*active), mention(*active));
            fl!(text, "no-action-running", you = you, active = active)
        }
        seating::Refusal::NotYourAction { active: None } => fl!(text, "no-no-action"),
        seating::Refusal::NotYourAction {
            active: Some(active),
        } => fl!(text, "no-not-your-action", active = mention(*active)),
        seating::Refusal::NobodySits { seat, seated } => {
            let (seat, seated) = (seat.to_string(), *seated);
            fl!(text, "no-nobody-sits", seat = seat, seated = seated)
        }
    }
}
