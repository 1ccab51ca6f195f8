//! A moderator who plays asks for a second player's word (H3.4).

use super::Reader;
use crate::render::{at, relative, words};
use crate::rules::{Matter, SecondEnding, SecondRequest};
use crate::text::{Said, Text, say};

pub fn asked(text: &Text, reader: Reader, request: &SecondRequest) -> Said {
    let (you, by) = (reader.is(request.by), request.by);
    let (until, left) = (at(request.until), relative(request.until));
    say!(text, "told-second-asked", you, by, matter = matter(text, &request.matter), until, left)
}

/// Says that a request is pending.
pub fn waits(text: &Text, request: &SecondRequest) -> Said {
    let (by, matter) = (request.by, matter(text, &request.matter));
    say!(text, "second-waits", by, matter, until = at(request.until), left = relative(request.until))
}

pub fn ended(text: &Text, reader: Reader, request: &SecondRequest, ending: SecondEnding) -> Said {
    let (you, by, matter) = (reader.is(request.by), request.by, matter(text, &request.matter));
    match ending {
        SecondEnding::Agreed(player) => {
            let you = reader.is(player);
            say!(text, "told-second-agreed", you, player, by, matter)
        }
        SecondEnding::Withdrawn => say!(text, "told-second-withdrawn", you, by, matter),
        SecondEnding::Lapsed => say!(text, "told-second-lapsed", you, by, matter),
        SecondEnding::Overtaken => say!(text, "told-second-overtaken", you, by, matter),
        SecondEnding::Unmoderated => say!(text, "told-second-unmoderated", you, by, matter),
    }
}

/// Returns what a moderator asks for, as a phrase that completes "wants to".
fn matter(text: &Text, matter: &Matter) -> Said {
    match matter {
        Matter::Pause { until: None } => say!(text, "second-pause"),
        Matter::Pause { until: Some(until) } => say!(text, "second-pause-until", until = at(*until)),
        Matter::Extend { offer, by } => say!(text, "second-extend", offer, span = words::span(text, *by)),
        Matter::Void { offer, .. } => say!(text, "second-void", offer),
        Matter::VoidPromise { promise, .. } => say!(text, "second-void-promise", promise),
        Matter::Settings(_) => say!(text, "second-settings"),
        Matter::Undo { entries, private, .. } => say!(text, "second-undo", count = entries.saturating_sub(*private)),
    }
}
