//! Conditions of relations. `/ambassador check` and refusals share these texts.

use super::words;
use crate::render::{Reader, list};
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{Condition, Joint, LEAST_PLAYERS, Room, TILES};
use crate::text::{Said, Text, say};

/// States whether a condition is met, and why. `by` is the player who would propose relations to `other`.
pub fn reason(text: &Text, reader: Reader, (by, other): (PlayerId, PlayerId), condition: &Condition) -> Said {
    let met = condition.is_met();
    match condition {
        Condition::Players { count, begun } => players(text, met, *count, *begun),
        Condition::Action { by, active } => action(text, reader, *by, *active),
        Condition::Connection { full, generator } => connection(text, reader, (by, other), (full, generator)),
        Condition::Apart { .. } if met => say!(text, "condition-apart"),
        Condition::Apart { clashes } => {
            say!(text, "condition-clashes", clashes = words::clashes(text, reader, clashes))
        }
        Condition::Unrelated { .. } if met => say!(text, "condition-unrelated"),
        Condition::Unrelated { .. } => say!(text, "condition-related"),
        Condition::Loyal { traitor: None } => say!(text, "condition-loyal"),
        Condition::Loyal { traitor: Some(traitor) } => {
            say!(text, "condition-traitor", you = reader.is(*traitor), player = traitor)
        }
        Condition::Space { player, free, ways } => room(text, reader, *player, (free, ways)),
        Condition::Tile { player, left } => tile(text, reader, *player, *left),
        Condition::Cube { player, left } => cube(text, reader, *player, *left),
    }
}

/// Before the first action, `count` is the number of players at the table; afterwards, the most there ever were.
fn players(text: &Text, met: bool, count: usize, begun: bool) -> Said {
    let least = LEAST_PLAYERS;
    match begun {
        false => say!(text, "condition-players", met, count, least),
        true => say!(text, "condition-players-begun", met, count, least),
    }
}

fn action(text: &Text, reader: Reader, by: PlayerId, active: Option<PlayerId>) -> Said {
    let (you, player) = (reader.is(by), by);
    match active {
        Some(active) if active == by => say!(text, "condition-action", you, by = player),
        Some(active) => say!(text, "condition-other-action", you, by = player, active),
        None => say!(text, "condition-no-action", you, by = player),
    }
}

fn connection(
    text: &Text,
    reader: Reader,
    (by, other): (PlayerId, PlayerId),
    (full, generator): (&[Joint], &[Joint]),
) -> Said {
    let you = reader.role(by, other);
    if !full.is_empty() {
        return say!(text, "condition-connected", you, by, other, joints = words::joints(text, full));
    }
    let generator = match generator.is_empty() {
        true => Said::default(),
        false => say!(text, "generator-only", joints = words::joints(text, generator)),
    };
    say!(text, "condition-unconnected", you, by, other, generator)
}

/// Only the owner of the track sees how to make room.
fn room(text: &Text, reader: Reader, player: PlayerId, (free, ways): (&[u8], &[Room])) -> Said {
    let own = reader.player == Some(player);
    let you = reader.is(player);
    match (free.is_empty(), ways.is_empty()) {
        (false, _) => say!(text, "condition-space", you, player, spaces = list(text, free)),
        (true, true) => say!(text, "condition-no-space", you, player),
        (true, false) if own => {
            let ways: Vec<Said> = ways.iter().map(|way| words::way(text, *way)).collect();
            say!(text, "condition-make-space", ways = words::several(text, &ways))
        }
        (true, false) => say!(text, "condition-could-make-space", player),
    }
}

fn tile(text: &Text, reader: Reader, player: PlayerId, left: u8) -> Said {
    let (you, all) = (reader.is(player), TILES);
    match left {
        0 => say!(text, "condition-no-tile", you, player, all),
        left => say!(text, "condition-tile", you, player, left, all),
    }
}

fn cube(text: &Text, reader: Reader, player: PlayerId, left: u8) -> Said {
    let you = reader.is(player);
    match left {
        0 => say!(text, "condition-no-cube", you, player),
        left => say!(text, "condition-cube", you, player, left),
    }
}

/// Returns a few words for a list, or `None` for a condition that a list leaves out.
pub fn short(text: &Text, reader: Reader, condition: &Condition) -> Option<Said> {
    Some(match condition {
        // The same for every pair, or shown on a line of their own.
        Condition::Players { .. } | Condition::Action { .. } | Condition::Unrelated { .. } => {
            return None;
        }
        Condition::Connection { .. } => say!(text, "short-connection"),
        Condition::Apart { .. } => say!(text, "short-apart"),
        Condition::Loyal { traitor } => say!(text, "short-traitor", you = reader.is((*traitor)?)),
        Condition::Space { player, .. } => say!(text, "short-space", you = reader.is(*player)),
        Condition::Tile { player, .. } => say!(text, "short-tile", you = reader.is(*player)),
        Condition::Cube { player, .. } => say!(text, "short-cube", you = reader.is(*player)),
    })
}
