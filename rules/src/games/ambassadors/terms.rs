//! Offer terms in this ruleset, and the effect of each answer.

use super::event::Event;
use super::refusal::Refusal;
use super::relations::{Side, exchanged, free_space, must_be_open, must_have_cube};
use super::seat::{Population, Seat, TRACK_CUBES};
use super::state::State;
use super::{GameContext, Refused};
use crate::ids::{OfferId, PlayerId};
use crate::ruleset::OfferTerms;
use crate::table::OfferHeader;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Diplomatic Relations (E2): the proposer gives a cube from `track`, and would put the other's ambassador on
    /// `space`.
    Relations { track: Population, space: Option<u8> },
    /// A question rather than an offer: which track gets a returned cube? Without an answer it goes back where it
    /// came from (E3.3).
    PutBack { came_from: Population },
}

impl OfferTerms for Terms {
    fn refusal_costs(&self) -> bool {
        match self {
            Terms::Relations { .. } | Terms::PutBack { .. } => false,
        }
    }

    fn may_be_refused(&self) -> bool {
        match self {
            Terms::Relations { .. } => true,
            Terms::PutBack { .. } => false,
        }
    }

    fn redacted_for(&self, _: &OfferHeader, _: Option<PlayerId>) -> Cow<'_, Terms> {
        Cow::Borrowed(self)
    }
}

/// The choices of the accepting player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The track a cube comes from or goes to, and the space for an ambassador (E2.7, E3.3).
    Track(Choice),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    pub track: Option<Population>,
    pub space: Option<u8>,
}

impl Choice {
    /// Returns the distinct tracks and spaces among these picks. A returned cube needs no space.
    pub fn among(picks: &[Pick]) -> (Vec<Population>, Vec<u8>) {
        let (mut tracks, mut spaces) = (Vec::new(), Vec::new());
        for Pick::Track(choice) in picks {
            tracks.extend(choice.track.filter(|track| !tracks.contains(track)));
            spaces.extend(choice.space.filter(|space| !spaces.contains(space)));
        }
        (tracks, spaces)
    }
}

/// Returns the consequences of accepting, checking everything as of now (E2.9).
pub(super) fn accepted(
    at: &GameContext,
    offer: &OfferHeader,
    terms: &Terms,
    picks: &[Pick],
) -> Result<Vec<Event>, Refused> {
    let seat = at.game.seat(offer.to)?;
    let choice = match picks {
        [Pick::Track(choice), ..] => *choice,
        [] => Choice::default(),
    };
    match terms {
        Terms::Relations { track, space } => {
            let (from, to) = offer.between()?;
            must_be_open(at, from, to)?;
            let proposer = at.game.seat(from)?;
            // Check before asking the other player to choose, because relations may have become impossible.
            must_have_cube(from, proposer, *track)?;
            let (answered, held) = chosen(offer.id, seat, choice)?;
            // The intended space may have been filled since.
            let space = free_space(proposer, *space).or_else(|_| free_space(proposer, None))?;
            let proposes = Side { player: from, track: *track, space };
            exchanged(at.game, proposes, Side { player: to, track: answered, space: held })
        }
        Terms::PutBack { .. } => {
            let open = seat.cubes.with_room();
            let track = match (choice.track, &open[..]) {
                (Some(track), _) => track,
                (None, [only]) => *only,
                (None, _) => return Err(must_pick(offer.id, &open, &[])),
            };
            Ok(vec![put_back(offer.to, seat, track)?])
        }
    }
}

/// Returns what follows when an offer ends without an answer.
pub(super) fn taken_back(state: &State, offer: &OfferHeader, terms: &Terms) -> Option<Event> {
    match terms {
        Terms::Relations { .. } => None,
        Terms::PutBack { came_from } => {
            let seat = state.seat(offer.to).ok();
            seat.and_then(|seat| put_back_by_default(offer.to, seat, *came_from))
        }
    }
}

/// Returns the chosen track and space. The player is only asked if there is a choice.
fn chosen(offer: OfferId, seat: &Seat, choice: Choice) -> Result<(Population, u8), Refused> {
    let (tracks, spaces) = (seat.cubes.with_cubes(), seat.free_for_ambassador());
    let track = match (choice.track, &tracks[..]) {
        (Some(track), _) => track,
        (None, [only]) if spaces.len() == 1 || choice.space.is_some() => *only,
        (None, _) => return Err(must_pick(offer, &tracks, &spaces)),
    };
    Ok((track, free_space(seat, choice.space)?))
}

fn must_pick(offer: OfferId, tracks: &[Population], spaces: &[u8]) -> Refused {
    let picks = match spaces {
        [] => tracks.iter().map(|track| Pick::Track(Choice { track: Some(*track), space: None })).collect(),
        spaces => picks(tracks, spaces),
    };
    Refused::MustPick { offer, picks, most: 1 }
}

/// Returns every combination of a track and a space.
pub(super) fn picks(tracks: &[Population], spaces: &[u8]) -> Vec<Pick> {
    let on = |track: Population| {
        let pick = move |space: &u8| Pick::Track(Choice { track: Some(track), space: Some(*space) });
        spaces.iter().map(pick)
    };
    tracks.iter().copied().flat_map(on).collect()
}

/// Returns a cube from a player's hand to one of their tracks (E3.3).
fn put_back(player: PlayerId, seat: &Seat, track: Population) -> Result<Event, Refusal> {
    let cubes = seat.cubes.on(track);
    if cubes >= TRACK_CUBES {
        let most = TRACK_CUBES;
        return Err(Refusal::TrackFull { track, most });
    }
    Ok(Event::CubeReturned { player, track, left: cubes + 1 })
}

/// Returns it to its original track, or if that is full, to the first with room. One always has room, because a track
/// is full only with all eleven of its cubes.
pub(super) fn put_back_by_default(player: PlayerId, seat: &Seat, came_from: Population) -> Option<Event> {
    let others = Population::ALL.into_iter();
    [came_from].into_iter().chain(others).find_map(|track| put_back(player, seat, track).ok())
}
