//! Texts of events about relations: how they begin and end, and the consequences.

use crate::games::ambassadors::words;
use crate::render::{Reader, line};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, Clash, Population, TRAITOR_POINTS};
use crate::text::{Said, Text, say};

pub fn parted(text: &Text, one: PlayerId, other: PlayerId) -> Said {
    say!(text, "line-parted", one, other, points = AMBASSADOR_POINTS)
}

pub fn cube_back(text: &Text, reader: Reader, player: PlayerId, (track, left): (Population, u8)) -> Said {
    let before = left.saturating_sub(1);
    let production = words::change(text, track, (before, left));
    say!(text, "line-cube-back", you = reader.is(player), player, production)
}

pub fn given(
    text: &Text,
    reader: Reader,
    (from, to): (PlayerId, PlayerId),
    (track, left): (Population, u8),
    space: u8,
) -> Said {
    say!(
        text,
        "line-ambassador",
        you = reader.role(from, to),
        from,
        to,
        space,
        points = AMBASSADOR_POINTS,
        production = words::change(text, track, (left.saturating_add(1), left))
    )
}

/// Says what a signer's own choice does: to the track they give a cube from, or to the space they fill.
pub fn foreseen(
    text: &Text,
    reader: Reader,
    (from, to): (PlayerId, PlayerId),
    (track, left): (Population, u8),
    space: u8,
) -> Option<Said> {
    let said = match reader.role(from, to) {
        "actor" => {
            say!(text, "foreseen-cube", to, production = words::change(text, track, (left.saturating_add(1), left)))
        }
        "other" => say!(text, "foreseen-space", from, space, points = AMBASSADOR_POINTS),
        _ => return None,
    };
    Some(line(&said))
}

pub fn broken(text: &Text, reader: Reader, (aggressor, other): (PlayerId, PlayerId), clashes: &[Clash]) -> Said {
    say!(
        text,
        "line-broken",
        you = reader.role(aggressor, other),
        aggressor,
        other,
        clashes = words::clashes(text, reader, clashes),
        points = AMBASSADOR_POINTS
    )
}

pub fn traitor(text: &Text, reader: Reader, from: Option<PlayerId>, to: Option<PlayerId>) -> Said {
    let points = TRAITOR_POINTS;
    match (from, to) {
        (Some(from), Some(to)) if from != to => {
            say!(text, "line-traitor-passed", you = reader.role(to, from), from, to, points)
        }
        (_, Some(to)) => say!(text, "line-traitor", you = reader.is(to), to, points),
        (Some(from), None) => say!(text, "line-traitor-back", you = reader.is(from), from),
        (None, None) => say!(text, "line-no-traitor"),
    }
}
