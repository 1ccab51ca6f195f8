//! The lines of menus, where Discord shows neither markdown nor mentions.

use super::words;
use crate::rules::games::ambassadors::{Cubes, Population, Room, Seat, SpaceKind, Tile};
use crate::rules::ids::OfferId;
use crate::text::Text;
use i18n_embed_fl::fl;

/// Returns the question that goes with the menu of tracks: what is chosen, and for which offer. `returning` where a cube comes
/// back (E3.3), else it is given away (E2.7).
pub fn pick_track(text: &Text, offer: OfferId, returning: bool) -> String {
    let offer = offer.to_string();
    match returning {
        true => fl!(text, "pick-track-back", offer = offer),
        false => fl!(text, "pick-track", offer = offer),
    }
}

/// Returns a line of that menu: the track with its production before and after, and the space for the ambassador. Without a
/// space it is about a cube that comes back.
pub fn track_choice(
    text: &Text,
    cubes: Cubes,
    track: Population,
    space: Option<(u8, SpaceKind)>,
) -> String {
    let left = cubes.on(track);
    match space {
        Some((space, kind)) => fl!(
            text,
            "track-give",
            production = words::change(text, track, (left, left.saturating_sub(1))),
            space = space.to_string(),
            kind = words::kind(text, kind)
        ),
        None => words::change(text, track, (left, left.saturating_add(1))),
    }
}

/// Returns a line of the menu of what makes room for an ambassador (E2.5), as the owner of the seat sees it.
pub fn room_choice(text: &Text, seat: &Seat, room: Room) -> String {
    worded(text, seat, room).unwrap_or_else(|| words::way(text, room))
}

/// Returns the line with what the tiles are worth, where they lie there still.
fn worded(text: &Text, seat: &Seat, room: Room) -> Option<String> {
    let worth = |space: u8| match seat.space(space).ok()?.tile {
        Some(Tile::Reputation { value }) => Some(value.to_string()),
        _ => None,
    };
    Some(match room {
        Room::Move { from, to } => {
            let (value, from, to) = (worth(from)?, from.to_string(), to.to_string());
            fl!(text, "room-move", value = value, from = from, to = to)
        }
        Room::Replace { to, from } => fl!(
            text,
            "room-replace",
            lesser = worth(to)?,
            value = worth(from)?,
            from = from.to_string(),
            to = to.to_string()
        ),
        Room::Return { space } => {
            let (value, space) = (worth(space)?, space.to_string());
            fl!(text, "room-return", value = value, space = space)
        }
    })
}
