//! Ship movement and pinning (E1.1, E3.4).

use super::action;
use super::board::{Change, Place};
use super::event::Event;
use super::refusal::Refusal;
use super::seat::Technology;
use super::state::State;
use super::{Actor, Confirmation, GameContext, Refused};
use crate::board;
use crate::ids::PlayerId;

/// How many ships it takes to pin one (E3.4).
pub const TO_PIN: u32 = 1;
/// How many it takes to pin one of a player with the Cloaking Device (E3.4).
pub const TO_PIN_CLOAKED: u32 = 2;

/// Returns how many of a player's ships are pinned in a sector by the foreign ships there. Relations make no difference (E3.4).
pub fn pinned(state: &State, place: &Place, player: PlayerId) -> u32 {
    place.count(Some(player)).min(pinning(state, place, player))
}

/// Returns how many of a player's ships the others in a sector can pin.
fn pinning(state: &State, place: &Place, player: PlayerId) -> u32 {
    place.others(player) / to_pin_one(state, player)
}

fn to_pin_one(state: &State, player: PlayerId) -> u32 {
    let seat = state.seats.get(&player);
    let cloaked = seat.is_some_and(|seat| seat.technologies.contains(&Technology::CloakingDevice));
    if cloaked { TO_PIN_CLOAKED } else { TO_PIN }
}

/// Returns the sectors a player can move ships from, and how many ships.
pub fn movable(state: &State, player: PlayerId) -> Vec<(&Place, u32)> {
    let all = state.board.with_pieces_of(player);
    let free = all.map(|place| (place, free(state, place, player)));
    free.filter(|(_, free)| *free > 0).collect()
}

/// Returns how many of a player's ships in a sector are not pinned.
fn free(state: &State, place: &Place, player: PlayerId) -> u32 {
    place.count(Some(player)) - pinned(state, place, player)
}

/// Returns the sectors within reach of a player's ships in a sector.
pub fn reachable<'a>(state: &'a State, player: PlayerId, from: &'a Place) -> Vec<&'a Place> {
    let all = state.board.places.iter();
    let others = all.filter(|place| place.name != from.name);
    others.filter(|place| leads(state, player, from, place)).collect()
}

/// Returns whether a path joins two sectors without pinning any of the player's ships on the way.
fn leads(state: &State, player: PlayerId, from: &Place, to: &Place) -> bool {
    let open = |place: &Place| pinning(state, place, player) <= place.count(Some(player));
    state.board.leads(&from.name, &to.name, open)
}

/// Moves ships along any links, through sectors where none of them would be pinned. Ships already pinned there still
/// count. The player confirms the effect on relations if the ships stay (E3.5).
pub(super) fn sail(at: &GameContext, by: &Actor, from: &str, to: &str, count: u32) -> Result<Event, Refused> {
    let (state, player) = (at.game, by.player);
    state.seating.must_be_active(player)?;
    let board = &state.board;
    let (start, goal) = (board.must_have(from)?, board.must_have(to)?);
    if start.name == goal.name {
        let place = start.name.clone();
        return Err(board::Refusal::SamePlace { place }.into());
    }
    let (sector, has) = (start.name.clone(), start.count(Some(player)));
    if count == 0 || has < count {
        let needs = count;
        return Err(Refusal::NotEnoughShips { sector, needs, has }.into());
    }
    let pinned = pinned(state, start, player);
    if free(state, start, player) < count {
        return Err(Refusal::ShipsPinned { sector, needs: count, has, pinned, each: to_pin_one(state, player) }.into());
    }
    if !leads(state, player, start, goal) {
        let (from, to) = (start.name.clone(), goal.name.clone());
        return Err(Refusal::NoWay { from, to }.into());
    }
    board::check_count(goal.count(Some(player)) + count)?;
    let moved = Change::PiecesMoved { owner: player, kind: (), from: start.name.clone(), to: goal.name.clone(), count };
    let (clashes, traitor) = (action::meets(state, player, &moved), state.traitor);
    let meets = !clashes.is_empty();
    by.must_have_seen(meets.then_some(Confirmation::MeetsPartners { clashes, traitor }))?;
    Ok(Event::Board(moved))
}
