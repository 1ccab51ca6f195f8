//! Players' actions and how they end: proposals end, aggression is judged, relations break (E1.5, E2.9, E3).

use super::board::Change;
use super::event::Event;
use super::relations::{Clash, LEAST_PLAYERS, clashes};
use super::seat::{Population, Tile};
use super::state::State;
use super::terms::{Terms, put_back_by_default};
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::{OfferId, PlayerId};
use crate::ruleset::NewOffer;
use crate::table::Roster;

pub(super) fn begin(at: &GameContext, by: &Actor) -> Result<Event, Refused> {
    at.game.seating.must_be_open()?;
    must_know_how_few(at, by)?;
    let players = at.game.counts_at_action(at.roster);
    Ok(Event::ActionBegun { player: by.player, round: at.game.round, players })
}

/// Asks for a confirmation before the first action starts with too few players for relations (E2.1).
pub(super) fn must_know_how_few(at: &GameContext, by: &Actor) -> Result<(), Refused> {
    let players = at.game.seating.seated(at.roster).count();
    let few = at.game.most_players.is_none() && players < LEAST_PLAYERS;
    by.must_have_seen(few.then_some(Confirmation::BeginsWithFew { players }))
}

/// Decides the end of an action, after the player confirms its effects on partners (E3.5).
pub(super) fn end(at: &GameContext, by: &Actor) -> Result<Vec<Effect>, Refused> {
    let (player, state) = (by.player, at.game);
    state.seating.must_be_active(player)?;
    let acts = aggression(state, player);
    let traitor = state.traitor;
    let aggressive = !acts.is_empty();
    let clashes = acts.iter().flat_map(|(_, clashes)| clashes.clone());
    let clashes = clashes.collect();
    let proposals: Vec<OfferId> = proposals_of(at, player).collect();
    let asked = aggressive || !proposals.is_empty();
    by.must_have_seen(asked.then_some(Confirmation::EndsAction { clashes, traitor, proposals }))?;
    let mut after = Aftermath::new(at);
    let next = state.seating.after(at.roster, player);
    after.record(Event::ActionEnded { player, next, intrudes_on: intrudes_on(state, at.roster, player) });
    let mut in_hand = Vec::new();
    for (other, clashes) in acts {
        in_hand.extend(cubes_between(state, player, other));
        after.record(Event::RelationsBroken { aggressor: player, other, clashes });
    }
    if aggressive && traitor != Some(player) {
        let (from, to) = (traitor, Some(player));
        after.record(Event::TraitorMoved { from, to });
    }
    // Cubes without a choice are part of the news, so they precede the questions.
    let (unasked, asked): (Vec<Cube>, Vec<Cube>) = in_hand.into_iter().partition(|cube| !after.is_choice(*cube));
    for cube in unasked.into_iter().chain(asked) {
        after.give_back(cube);
    }
    after.end_proposals(at, player);
    Ok(after.effects)
}

/// Returns a player's pending proposals, which end with the action (E2.9).
fn proposals_of(at: &GameContext, player: PlayerId) -> impl Iterator<Item = OfferId> {
    let own = at.pending.iter().filter(move |(offer, terms)| match terms {
        Terms::Relations { .. } => offer.from == Some(player),
        Terms::PutBack { .. } => false,
    });
    own.map(|(offer, _)| offer.id)
}

/// Returns the players without relations to this one whom the player's ships are with, or in whose sectors they are. For
/// them it has no effect, except that it breaks a promise of peace (D3).
fn intrudes_on(state: &State, roster: Roster<'_>, player: PlayerId) -> Vec<PlayerId> {
    let partners = state.partners(player);
    let others = state.seating.seated(roster).filter(|other| *other != player && !partners.contains(other));
    others.filter(|other| !clashes(&state.board, player, *other).is_empty()).collect()
}

/// Returns where a move would bring a player's ships to partners they do not already meet there (E3.5).
pub(super) fn meets(state: &State, player: PlayerId, moved: &Change) -> Vec<Clash> {
    let partners = state.partners(player);
    if partners.is_empty() {
        return Vec::new();
    }
    let mut board = state.board.clone();
    board.evolve(moved);
    let met = |partner: PlayerId| {
        let before = clashes(&state.board, player, partner);
        let known = move |clash: &Clash| before.iter().any(|one| one.sector == clash.sector);
        let after = clashes(&board, player, partner).into_iter();
        after.filter(move |clash| !known(clash))
    };
    partners.into_iter().flat_map(met).collect()
}

/// Returns a player's acts of aggression on the current board: the partners affected, and where (E3.2).
pub fn aggression(state: &State, player: PlayerId) -> Vec<(PlayerId, Vec<Clash>)> {
    let partners = state.partners(player).into_iter();
    partners
        .map(|partner| (partner, clashes(&state.board, player, partner)))
        .filter(|(_, clashes)| !clashes.is_empty())
        .collect()
}

/// A cube on its way back from its holder to its owner.
#[derive(Clone, Copy)]
pub(super) struct Cube {
    owner: PlayerId,
    holder: PlayerId,
    came_from: Population,
}

pub(super) fn cubes_between(state: &State, one: PlayerId, other: PlayerId) -> Vec<Cube> {
    let held = |holder: PlayerId, owner: PlayerId| {
        let seat = state.seats.get(&holder)?;
        seat.track.iter().find_map(|space| match space.tile {
            Some(Tile::Ambassador { of, cube }) if of == owner => Some(Cube { owner, holder, came_from: cube }),
            _ => None,
        })
    };
    [held(one, other), held(other, one)].into_iter().flatten().collect()
}

/// A buffer for events that depend on the effects of earlier ones.
pub(super) struct Aftermath<'a> {
    roster: Roster<'a>,
    state: State,
    pub effects: Vec<Effect>,
}

impl<'a> Aftermath<'a> {
    pub fn new(at: &GameContext<'a>) -> Aftermath<'a> {
        Aftermath { roster: at.roster, state: at.game.clone(), effects: Vec::new() }
    }

    pub fn record(&mut self, event: Event) {
        self.state.evolve(&event);
        self.effects.push(Effect::Happened(event));
    }

    /// Asks a cube's owner where it goes, unless only one track has room (E3.3).
    fn give_back(&mut self, cube: Cube) {
        if !self.is_choice(cube) {
            return self.put_back_unasked(cube);
        }
        let terms = Terms::PutBack { came_from: cube.came_from };
        let question = NewOffer::new(cube.holder, cube.owner, terms);
        self.effects.push(Effect::Asks(question));
    }

    /// Puts a cube back where it came from, or on a track with room.
    pub fn put_back_unasked(&mut self, cube: Cube) {
        let seat = self.state.seats.get(&cube.owner);
        let event = seat.and_then(|seat| put_back_by_default(cube.owner, seat, cube.came_from));
        if let Some(event) = event {
            self.record(event);
        }
    }

    /// Returns whether a cube's owner has several tracks to choose from and can be asked. The owner may have left.
    fn is_choice(&self, cube: Cube) -> bool {
        let seat = self.state.seats.get(&cube.owner);
        let choice = seat.is_some_and(|seat| seat.cubes.with_room().len() > 1);
        choice && self.roster.is_active(cube.owner)
    }

    /// Ends the pending proposals of a player whose action is over (E2.9).
    pub fn end_proposals(&mut self, at: &GameContext, player: PlayerId) {
        self.effects.extend(proposals_of(at, player).map(Effect::Lapses));
    }
}
