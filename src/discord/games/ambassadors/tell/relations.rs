//! Texts of events about relations: how they begin and end, and the consequences.

use crate::discord::games::ambassadors::words;
use crate::discord::render::mention;
use crate::discord::render::tell::Reader;
use crate::rules::games::ambassadors::{AMBASSADOR_POINTS, Clash, Population, TRAITOR_POINTS};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn parted(text: &Text, one: PlayerId, other: PlayerId) -> String {
    let (one, other) = (mention(one), mention(other));
    fl!(text, "line-parted", one = one, other = other, points = AMBASSADOR_POINTS)
}

pub fn cube_back(text: &Text, reader: Reader, player: PlayerId, (track, left): (Population, u8)) -> String {
    let (you, player) = (reader.is(player), mention(player));
    let before = left.saturating_sub(1);
    let production = words::change(text, track, (before, left));
    fl!(text, "line-cube-back", you = you, player = player, production = production)
}

pub fn given(
    text: &Text,
    reader: Reader,
    (from, to): (PlayerId, PlayerId),
    (track, left): (Population, u8),
    space: u8,
) -> String {
    fl!(
        text,
        "line-ambassador",
        you = reader.role(from, to),
        from = mention(from),
        to = mention(to),
        space = space.to_string(),
        points = AMBASSADOR_POINTS,
        production = words::change(text, track, (left.saturating_add(1), left))
    )
}

pub fn broken(text: &Text, reader: Reader, (aggressor, other): (PlayerId, PlayerId), clashes: &[Clash]) -> String {
    fl!(
        text,
        "line-broken",
        you = reader.role(aggressor, other),
        aggressor = mention(aggressor),
        other = mention(other),
        clashes = words::clashes(text, reader, clashes),
        points = AMBASSADOR_POINTS
    )
}

pub fn traitor(text: &Text, reader: Reader, from: Option<PlayerId>, to: Option<PlayerId>) -> String {
    let points = TRAITOR_POINTS.to_string();
    match (from, to) {
        (Some(from), Some(to)) if from != to => fl!(
            text,
            "line-traitor-passed",
            you = reader.role(to, from),
            from = mention(from),
            to = mention(to),
            points = points
        ),
        (_, Some(to)) => {
            let (you, to) = (reader.is(to), mention(to));
            fl!(text, "line-traitor", you = you, to = to, points = points)
        }
        (Some(from), None) => {
            let (you, from) = (reader.is(from), mention(from));
            fl!(text, "line-traitor-back", you = you, from = from)
        }
        (None, None) => fl!(text, "line-no-traitor"),
    }
}
