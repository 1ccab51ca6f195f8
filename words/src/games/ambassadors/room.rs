//! The menu for making room for an ambassador (E2.5). Menus show neither Markdown nor mentions.

use super::words;
use crate::buttons::GameCode;
use crate::game_words::WayOut;
use crate::rules::PlayerId;
use crate::rules::games::ambassadors::{Condition, Refusal, Room, Seat, State};
use crate::text::{Label, Said, Text, label, say};

/// The kind of the menu's code.
pub const ROOM: &str = "room";

/// Offers a player ways to make room if the refusal was for lack of it.
pub fn way_out(text: &Text, state: &State, by: PlayerId, refusal: &Refusal) -> Option<WayOut> {
    let ways = ways_of(refusal, by)?;
    let seat = state.seat(by).ok()?;
    let lines: Vec<_> = ways.iter().map(|way| (room_choice(text, seat, *way), line(*way))).collect();
    (!lines.is_empty()).then(|| WayOut { code: GameCode::new(ROOM, &[]), title: label!(text, "make-room-menu"), lines })
}

fn ways_of(refusal: &Refusal, by: PlayerId) -> Option<&[Room]> {
    let ways = |condition| match condition {
        &Condition::Space { player, ref ways, .. } => (player == by).then_some(&ways[..]),
        Condition::Players { .. }
        | Condition::Action { .. }
        | Condition::Connection { .. }
        | Condition::Apart { .. }
        | Condition::Unrelated { .. }
        | Condition::Loyal { .. }
        | Condition::Tile { .. }
        | Condition::Cube { .. } => None,
    };
    if let Refusal::NoRelations { unmet, .. } = refusal {
        return unmet.iter().find_map(ways);
    }
    None
}

/// Returns `move:3:5`, `replace:1:3` or `return:3`.
pub fn line(room: Room) -> String {
    match room {
        Room::Move { from, to } => format!("move:{from}:{to}"),
        Room::Replace { to, from } => format!("replace:{to}:{from}"),
        Room::Return { space } => format!("return:{space}"),
    }
}

pub fn room_of(code: &str) -> Option<Room> {
    let parts: Vec<&str> = code.split(':').collect();
    let number = |typed: &str| typed.parse().ok();
    Some(match parts[..] {
        ["move", from, to] => Room::Move { from: number(from)?, to: number(to)? },
        ["replace", to, from] => Room::Replace { to: number(to)?, from: number(from)? },
        ["return", space] => Room::Return { space: number(space)? },
        _ => return None,
    })
}

/// Returns a menu line. Only the track's owner may see it.
pub fn room_choice(text: &Text, seat: &Seat, room: Room) -> Label {
    worded(text, seat, room).unwrap_or_else(|| words::way(text, room)).into()
}

/// Returns `None` if the tiles are no longer there.
fn worded(text: &Text, seat: &Seat, room: Room) -> Option<Said> {
    let worth = |space: u8| seat.space(space).ok()?.tile?.worth();
    Some(match room {
        Room::Move { from, to } => say!(text, "room-move", value = worth(from)?, from, to),
        Room::Replace { to, from } => say!(text, "room-replace", lesser = worth(to)?, value = worth(from)?, from, to),
        Room::Return { space } => say!(text, "room-return", value = worth(space)?, space),
    })
}
