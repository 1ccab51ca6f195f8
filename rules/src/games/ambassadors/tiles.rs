//! A player's own tiles: reputation tiles gained and returned, and the arrangement of all tiles (E1.2, E2.5, E3.1).

use super::Refused;
use super::event::Event;
use super::refusal::Refusal;
use super::seat::{BEST_REPUTATION, Room, Seat, Space, SpaceKind, Tile};
use super::state::State;
use crate::ids::PlayerId;

/// Places a drawn reputation tile on a space, by default the first that takes it. Spaces for reputation only come
/// before those an ambassador could use.
pub(super) fn place(state: &State, player: PlayerId, value: u8, space: Option<u8>) -> Result<Event, Refused> {
    let seat = state.seat(player)?;
    if !(1..=BEST_REPUTATION).contains(&value) {
        let most = BEST_REPUTATION;
        return Err(Refusal::ReputationOutOfRange { value, most }.into());
    }
    let tile = Tile::Reputation { value };
    let space = match space {
        Some(number) => {
            let space = must_fit(seat, number, tile)?;
            match space.tile {
                Some(_) => return Err(unfit(number, space).into()),
                None => number,
            }
        }
        None => {
            let free = seat.free_for(tile);
            let only = |number: &&u8| {
                let space = seat.space(**number);
                space.is_ok_and(|space| space.kind == SpaceKind::Reputation)
            };
            let best = free.iter().find(only).or(free.first());
            *best.ok_or(Refusal::NoRoomForReputation)?
        }
    };
    Ok(Event::ReputationPlaced { player, space, value })
}

/// Moves a tile to another space, swapping with any tile there.
pub(super) fn rearrange(state: &State, player: PlayerId, from: u8, to: u8) -> Result<Event, Refused> {
    let seat = state.seat(player)?;
    let tile = must_hold(seat, from)?;
    let goal = must_fit(seat, to, tile)?;
    if let Some(other) = goal.tile {
        must_fit(seat, from, other)?;
    }
    Ok(Event::TileMoved { player, from, to, tile, swapped: goal.tile.filter(|_| from != to) })
}

/// Returns a reputation tile to the bag. Ambassadors stay (E3.1).
pub(super) fn give_up(state: &State, player: PlayerId, space: u8) -> Result<Event, Refused> {
    match must_hold(state.seat(player)?, space)? {
        Tile::Reputation { value } => Ok(Event::ReputationReturned { player, space, value }),
        Tile::Ambassador { of, .. } => Err(Refusal::AmbassadorStays { of }.into()),
    }
}

/// Makes room for an ambassador (E2.5).
pub(super) fn make_room(state: &State, player: PlayerId, room: Room) -> Result<Vec<Event>, Refused> {
    Ok(match room {
        Room::Move { from, to } => vec![rearrange(state, player, from, to)?],
        Room::Return { space } => vec![give_up(state, player, space)?],
        Room::Replace { to, from } => {
            let returned = give_up(state, player, to)?;
            let mut after = state.clone();
            after.evolve(&returned);
            let moved = rearrange(&after, player, from, to)?;
            vec![returned, moved]
        }
    })
}

/// Rearranges the tiles of one track on another, if there is room: spaces of a single kind first.
pub(super) fn laid_out(seat: &Seat, kinds: &[SpaceKind]) -> Option<Vec<Space>> {
    let mut track = super::seat::empty(kinds);
    let tiles = seat.track.iter().filter_map(|space| space.tile);
    for tile in tiles {
        let only = |space: &&mut Space| space.tile.is_none() && space.kind.takes(tile);
        let narrow = track.iter_mut().filter(only).min_by_key(|space| space.kind == SpaceKind::Either)?;
        narrow.tile = Some(tile);
    }
    Some(track)
}

fn must_hold(seat: &Seat, number: u8) -> Result<Tile, Refusal> {
    let empty = Refusal::SpaceEmpty { space: number };
    seat.space(number)?.tile.ok_or(empty)
}

fn must_fit(seat: &Seat, number: u8, tile: Tile) -> Result<&Space, Refusal> {
    let space = seat.space(number)?;
    match space.kind.takes(tile) {
        true => Ok(space),
        false => Err(unfit(number, space)),
    }
}

fn unfit(number: u8, space: &Space) -> Refusal {
    Refusal::SpaceUnfit { space: number, kind: space.kind, taken: space.tile.is_some() }
}
