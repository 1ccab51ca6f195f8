//! A player takes back their own act (L14.3).

use super::Reader;
use crate::discord::render::words::list;
use crate::discord::render::{at, mention, relative};
use crate::rules::ids::PlayerId;
use crate::rules::{Agreement, Ending, Request};
use crate::text::Text;
use crate::text::fl;

pub fn asked(text: &Text, reader: Reader, request: &Request) -> String {
    let asked: Vec<PlayerId> = match reader.player {
        // A player who is asked in private sees only themselves.
        Some(player) if request.privately.contains(&player) => vec![player],
        _ => request.openly.iter().copied().collect(),
    };
    let players = names(text, &asked);
    let (you, by) = (reader.is(request.by), mention(request.by));
    let (until, left) = (at(request.until), relative(request.until));
    let asked = match asked.is_empty() {
        true => "none",
        false => "some",
    };
    fl!(text, "told-take-back-asked", you = you, by = by, asked = asked, players = players, until = until, left = left)
}

/// Says that a request is pending, and which players it waits for, as far as the readers may know.
pub fn waits(text: &Text, request: &Request) -> String {
    let players: Vec<PlayerId> = request.awaited().into_iter().collect();
    let asked = match players.is_empty() {
        true => "none",
        false => "some",
    };
    let (by, players) = (mention(request.by), names(text, &players));
    let (until, left) = (at(request.until), relative(request.until));
    fl!(text, "take-back-waits", by = by, asked = asked, players = players, until = until, left = left)
}

pub fn agreed(text: &Text) -> String {
    fl!(text, "told-take-back-agreed")
}

pub fn ended(text: &Text, reader: Reader, request: &Request, ending: Ending) -> String {
    let (you, by) = (reader.is(request.by), mention(request.by));
    let (what, player) = match ending {
        Ending::Declined(player) if player.is_some() && player == reader.player => ("declined-you", String::new()),
        Ending::Declined(Some(player)) => ("declined", mention(player)),
        Ending::Declined(None) => ("not-agreed", String::new()),
        Ending::Withdrawn => ("withdrawn", String::new()),
        Ending::Lapsed => ("lapsed", String::new()),
        Ending::Overtaken => ("overtaken", String::new()),
    };
    fl!(text, "told-take-back-ended", you = you, by = by, what = what, player = player)
}

pub fn done(text: &Text, reader: Reader, by: PlayerId, agreement: &Agreement) -> String {
    let agreed = match agreement.players.is_empty() {
        true => "none",
        false => "some",
    };
    let (you, by) = (reader.is(by), mention(by));
    let players = names(text, &agreement.players);
    fl!(text, "told-taken-back", you = you, by = by, agreed = agreed, players = players)
}

fn names(text: &Text, players: &[PlayerId]) -> String {
    let names: Vec<String> = players.iter().map(|player| mention(*player)).collect();
    list(text, &names)
}
