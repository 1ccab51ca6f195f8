//! The game's invariants: no tile or cube is lost or misplaced.

use super::GameContext;
use super::seat::{CUBES, Population, Seat, Space, TILES, TRACK_CUBES};
use super::state::State;
use super::terms::Terms;
use crate::ids::PlayerId;
use crate::table::{Broken, OfferHeader};

pub(super) fn invariants(at: &GameContext) -> Vec<Broken> {
    let state = at.game;
    let mut broken: Vec<String> = state.board.flaws();
    let mut seated: Vec<PlayerId> = state.seating.order.clone();
    seated.sort();
    if !seated.iter().eq(state.seats.keys()) {
        broken.push("the order names other players than the seats".to_owned());
    }
    for (player, seat) in &state.seats {
        broken.extend(miscounted(at, *player, seat));
        broken.extend(state.misplaced(*player, seat));
    }
    let active = state.seating.active;
    if active.is_some_and(|player| !at.roster.is_active(player)) {
        broken.push("the action is one of a player who does not play".to_owned());
    }
    let mut proposals = pending(at, |terms| matches!(terms, Terms::Relations { .. }));
    if proposals.any(|offer| active.is_none() || active != offer.from) {
        broken.push("a proposal has outlived its proposer's action".to_owned());
    }
    if state.traitor.is_some_and(|p| !state.seats.contains_key(&p)) {
        broken.push("the Traitor tile is with a player who never sat down".to_owned());
    }
    broken.into_iter().map(Broken).collect()
}

/// Returns errors in the numbers of a player's tiles and cubes (E1.2).
fn miscounted(at: &GameContext, player: PlayerId, seat: &Seat) -> Vec<String> {
    let mut broken = Vec::new();
    let given = u8::try_from(at.game.holders(player).len()).unwrap_or(u8::MAX);
    let (tiles, cubes) = (seat.tiles, seat.cubes);
    if u16::from(tiles) + u16::from(given) != u16::from(TILES) {
        broken.push(format!("{player} has {tiles} ambassador tiles and has given {given}"));
    }
    let all = [cubes.sum(), given, seat.in_hand, seat.placed];
    let sum: u16 = all.into_iter().map(u16::from).sum();
    if sum != u16::from(CUBES) {
        broken.push(format!("{player} has {sum} cubes in all"));
    }
    if Population::ALL.iter().any(|t| cubes.on(*t) > TRACK_CUBES) {
        broken.push(format!("a track of {player} holds too many cubes"));
    }
    let asked = pending(at, |terms| matches!(terms, Terms::PutBack { .. }));
    let owed = asked.filter(|offer| offer.to == player).count();
    let in_hand = usize::from(seat.in_hand);
    if owed != in_hand {
        broken.push(format!("{player} has {in_hand} cubes in hand and is asked about {owed}"));
    }
    broken
}

impl State {
    /// Returns misplaced tiles: relations are always mutual, and two players have at most one.
    fn misplaced(&self, player: PlayerId, seat: &Seat) -> Vec<String> {
        let mut broken = Vec::new();
        let fits = |space: &Space| space.tile.is_none_or(|tile| space.kind.takes(tile));
        if !seat.track.iter().all(fits) {
            broken.push(format!("a tile of {player} lies where it does not fit"));
        }
        let mut partners: Vec<PlayerId> = seat.ambassadors().collect();
        partners.sort();
        if partners != self.holders(player) || partners.contains(&player) {
            broken.push(format!("{player} holds the ambassadors of others than hold theirs"));
        }
        broken
    }

    /// Returns the holders of a player's ambassadors ordered by id, once per ambassador.
    fn holders(&self, player: PlayerId) -> Vec<PlayerId> {
        let held = |(holder, seat): (&PlayerId, &Seat)| {
            let theirs = seat.ambassadors().filter(|of| *of == player).count();
            std::iter::repeat_n(*holder, theirs)
        };
        self.seats.iter().flat_map(held).collect()
    }
}

fn pending<'a>(at: &'a GameContext, which: impl Fn(&Terms) -> bool + 'a) -> impl Iterator<Item = &'a OfferHeader> {
    let offers = at.pending.iter();
    offers.filter_map(move |(offer, terms)| which(terms).then_some(offer))
}
