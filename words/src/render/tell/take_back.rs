//! A player takes back their own act (L14.3).

use super::Reader;
use crate::render::words::list;
use crate::render::{at, relative};
use crate::rules::ids::PlayerId;
use crate::rules::{Agreement, Ending, Request};
use crate::text::{Said, Text, say};

pub fn asked(text: &Text, reader: Reader, request: &Request) -> Said {
    let asked: Vec<PlayerId> = match reader.player {
        // A player who is asked in private sees only themselves.
        Some(player) if request.privately.contains(&player) => vec![player],
        _ => request.openly.iter().copied().collect(),
    };
    let players = names(text, &asked);
    let (you, by) = (reader.is(request.by), request.by);
    let (until, left) = (at(request.until), relative(request.until));
    let asked = match asked.is_empty() {
        true => "none",
        false => "some",
    };
    say!(text, "told-take-back-asked", you, by, asked, players, until, left)
}

/// Says that a request is pending, and which players it waits for, as far as the readers may know.
pub fn waits(text: &Text, request: &Request) -> Said {
    let players: Vec<PlayerId> = request.awaited().into_iter().collect();
    let asked = match players.is_empty() {
        true => "none",
        false => "some",
    };
    let (by, players) = (request.by, names(text, &players));
    let (until, left) = (at(request.until), relative(request.until));
    say!(text, "take-back-waits", by, asked, players, until, left)
}

pub fn agreed(text: &Text) -> Said {
    say!(text, "told-take-back-agreed")
}

pub fn ended(text: &Text, reader: Reader, request: &Request, ending: Ending) -> Said {
    let (you, by) = (reader.is(request.by), request.by);
    let (what, player) = match ending {
        Ending::Declined(player) if player.is_some() && player == reader.player => ("declined-you", Said::default()),
        Ending::Declined(Some(player)) => ("declined", Said::of(player)),
        Ending::Declined(None) => ("not-agreed", Said::default()),
        Ending::Withdrawn => ("withdrawn", Said::default()),
        Ending::Lapsed => ("lapsed", Said::default()),
        Ending::Overtaken => ("overtaken", Said::default()),
    };
    say!(text, "told-take-back-ended", you, by, what, player)
}

pub fn done(text: &Text, reader: Reader, by: PlayerId, agreement: &Agreement) -> Said {
    let agreed = match agreement.players.is_empty() {
        true => "none",
        false => "some",
    };
    let you = reader.is(by);
    let players = names(text, &agreement.players);
    say!(text, "told-taken-back", you, by, agreed, players)
}

fn names(text: &Text, players: &[PlayerId]) -> Said {
    list(text, players)
}
