//! Conditions of relations. `/ambassador check` and refusals share these texts.

use super::words;
use crate::discord::render::mention;
use crate::discord::render::tell::Reader;
use crate::rules::games::ambassadors::{Condition, Joint, LEAST_PLAYERS, Room, TILES};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// States whether a condition is met, and why. `by` is the player who would propose relations to `other`.
pub fn reason(text: &Text, reader: Reader, (by, other): (PlayerId, PlayerId), condition: &Condition) -> String {
    let met = condition.is_met();
    match condition {
        Condition::Players { count, begun } => players(text, met, *count, *begun),
        Condition::Action { by, active } => action(text, reader, *by, *active),
        Condition::Connection { full, generator } => connection(text, reader, (by, other), (full, generator)),
        Condition::Apart { .. } if met => fl!(text, "condition-apart"),
        Condition::Apart { clashes } => {
            let clashes = words::clashes(text, reader, clashes);
            fl!(text, "condition-clashes", clashes = clashes)
        }
        Condition::Unrelated { .. } if met => fl!(text, "condition-unrelated"),
        Condition::Unrelated { .. } => fl!(text, "condition-related"),
        Condition::Loyal { traitor: None } => fl!(text, "condition-loyal"),
        Condition::Loyal { traitor: Some(traitor) } => {
            let (you, player) = (reader.is(*traitor), mention(*traitor));
            fl!(text, "condition-traitor", you = you, player = player)
        }
        Condition::Space { player, free, ways } => room(text, reader, *player, (free, ways)),
        Condition::Tile { player, left } => tile(text, reader, *player, *left),
        Condition::Cube { player, left } => cube(text, reader, *player, *left),
    }
}

/// Before the first action, `count` is the number of players at the table; afterwards, the most there ever were.
fn players(text: &Text, met: bool, count: usize, begun: bool) -> String {
    let (met, least) = (if met { "yes" } else { "no" }, LEAST_PLAYERS.to_string());
    match begun {
        false => fl!(text, "condition-players", met = met, count = count, least = least),
        true => fl!(text, "condition-players-begun", met = met, count = count, least = least),
    }
}

fn action(text: &Text, reader: Reader, by: PlayerId, active: Option<PlayerId>) -> String {
    let (you, player) = (reader.is(by), mention(by));
    match active {
        Some(active) if active == by => fl!(text, "condition-action", you = you, by = player),
        Some(active) => {
            let active = mention(active);
            fl!(text, "condition-other-action", you = you, by = player, active = active)
        }
        None => fl!(text, "condition-no-action", you = you, by = player),
    }
}

fn connection(
    text: &Text,
    reader: Reader,
    (by, other): (PlayerId, PlayerId),
    (full, generator): (&[Joint], &[Joint]),
) -> String {
    let you = reader.role(by, other);
    let (by, other) = (mention(by), mention(other));
    if !full.is_empty() {
        let joints = words::joints(text, full);
        return fl!(text, "condition-connected", you = you, by = by, other = other, joints = joints);
    }
    let generator = match generator.is_empty() {
        true => String::new(),
        false => fl!(text, "generator-only", joints = words::joints(text, generator)),
    };
    fl!(text, "condition-unconnected", you = you, by = by, other = other, generator = generator)
}

/// Only the owner of the track sees how to make room.
fn room(text: &Text, reader: Reader, player: PlayerId, (free, ways): (&[u8], &[Room])) -> String {
    let own = reader.player == Some(player);
    let (you, player) = (reader.is(player), mention(player));
    match (free.is_empty(), ways.is_empty()) {
        (false, _) => {
            let spaces = words::numbers(text, free);
            fl!(text, "condition-space", you = you, player = player, spaces = spaces)
        }
        (true, true) => fl!(text, "condition-no-space", you = you, player = player),
        (true, false) if own => {
            let ways: Vec<String> = ways.iter().map(|way| words::way(text, *way)).collect();
            let ways = words::several(text, &ways);
            fl!(text, "condition-make-space", ways = ways)
        }
        (true, false) => fl!(text, "condition-could-make-space", player = player),
    }
}

fn tile(text: &Text, reader: Reader, player: PlayerId, left: u8) -> String {
    let (you, player, all) = (reader.is(player), mention(player), TILES.to_string());
    match left {
        0 => fl!(text, "condition-no-tile", you = you, player = player, all = all),
        left => fl!(text, "condition-tile", you = you, player = player, left = left.to_string(), all = all),
    }
}

fn cube(text: &Text, reader: Reader, player: PlayerId, left: u8) -> String {
    let (you, player) = (reader.is(player), mention(player));
    match left {
        0 => fl!(text, "condition-no-cube", you = you, player = player),
        left => fl!(text, "condition-cube", you = you, player = player, left = left),
    }
}

/// Returns a few words for a list, or `None` for a condition that a list leaves out.
pub fn short(text: &Text, reader: Reader, condition: &Condition) -> Option<String> {
    Some(match condition {
        // The same for every pair, or shown on a line of their own.
        Condition::Players { .. } | Condition::Action { .. } | Condition::Unrelated { .. } => {
            return None;
        }
        Condition::Connection { .. } => fl!(text, "short-connection"),
        Condition::Apart { .. } => fl!(text, "short-apart"),
        Condition::Loyal { traitor } => fl!(text, "short-traitor", you = reader.is((*traitor)?)),
        Condition::Space { player, .. } => fl!(text, "short-space", you = reader.is(*player)),
        Condition::Tile { player, .. } => fl!(text, "short-tile", you = reader.is(*player)),
        Condition::Cube { player, .. } => fl!(text, "short-cube", you = reader.is(*player)),
    })
}
