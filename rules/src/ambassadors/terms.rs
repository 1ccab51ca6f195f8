//! What waits for a player's answer in this ruleset, and what each answer does.

use super::event::Event;
use super::relations::{free_space, must_be_open, must_have_cube};
use super::seat::{Population, Seat, TRACK_CUBES};
use super::state::State;
use crate::campaign::Campaign;
use crate::ids::PlayerId;
use crate::offer::Offer;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Diplomatic Relations (E2): the proposer gives a cube from `track`, and would lay the other's ambassador on `space`.
    Relations {
        track: Population,
        space: Option<u8>,
    },
    /// Not an offer one could refuse, but a question: on which track does a cube go that came back? Without an answer it goes
    /// where it came from (E3.3).
    PutBack { came_from: Population },
}

/// What whoever accepts has chosen of what is theirs to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    pub track: Option<Population>,
    pub space: Option<u8>,
}

impl Terms {
    /// Returns whether the player asked may say no, and whoever made the offer take it back.
    pub fn may_be_refused(&self) -> bool {
        matches!(self, Terms::Relations { .. })
    }

    /// Returns what follows from accepting. Everything is checked as it is now (E2.9).
    pub(crate) fn accepted(
        &self,
        campaign: &Campaign,
        state: &State,
        offer: &Offer,
        choice: Choice,
    ) -> Result<Vec<Event>, Refusal> {
        let (from, to) = (offer.from, offer.to);
        let seat = state.seat(to)?;
        match self {
            Terms::Relations { track, space } => {
                must_be_open(campaign, from, to)?;
                let proposer = state.seat(from)?;
                // Nobody is asked to choose for what cannot be.
                let left = must_have_cube(from, proposer, *track)?;
                let (answered, held) = chosen(offer, seat, choice)?;
                let given = Event::AmbassadorGiven {
                    from,
                    to,
                    track: *track,
                    left,
                    space: held,
                };
                let taken = Event::AmbassadorGiven {
                    from: to,
                    to: from,
                    track: answered,
                    left: must_have_cube(to, seat, answered)?,
                    // The space they had in mind may have been filled since.
                    space: free_space(proposer, *space).or_else(|_| free_space(proposer, None))?,
                };
                Ok(vec![given, taken])
            }
            Terms::PutBack { .. } => {
                let open = seat.cubes.with_room();
                let track = match (choice.track, &open[..]) {
                    (Some(track), _) => track,
                    (None, [only]) => *only,
                    (None, _) => return Err(must_pick(offer, seat, open, Vec::new())),
                };
                Ok(vec![put_back(to, seat, track)?])
            }
        }
    }

    /// Returns what follows when an offer ends without an answer.
    pub(crate) fn taken_back(&self, state: &State, offer: &Offer) -> Vec<Event> {
        match self {
            Terms::Relations { .. } => Vec::new(),
            Terms::PutBack { came_from } => {
                let seat = state.seat(offer.to).ok();
                let event = seat.and_then(|seat| put_back_by_default(offer.to, seat, *came_from));
                event.into_iter().collect()
            }
        }
    }
}

/// Returns the track and the space that were chosen. Where there is nothing to choose nobody is asked.
fn chosen(offer: &Offer, seat: &Seat, choice: Choice) -> Result<(Population, u8), Refusal> {
    let (tracks, spaces) = (seat.cubes.with_cubes(), seat.free_for_ambassador());
    let track = match (choice.track, &tracks[..]) {
        (Some(track), _) => track,
        (None, [only]) if spaces.len() == 1 || choice.space.is_some() => *only,
        (None, _) => return Err(must_pick(offer, seat, tracks, spaces)),
    };
    Ok((track, free_space(seat, choice.space)?))
}

fn must_pick(offer: &Offer, seat: &Seat, tracks: Vec<Population>, spaces: Vec<u8>) -> Refusal {
    Refusal::MustPickTrack {
        offer: offer.id,
        cubes: seat.cubes,
        tracks,
        spaces,
    }
}

/// Returns a cube from a player's hand to a track of theirs (E3.3).
fn put_back(player: PlayerId, seat: &Seat, track: Population) -> Result<Event, Refusal> {
    let cubes = seat.cubes.on(track);
    if cubes >= TRACK_CUBES {
        let most = TRACK_CUBES;
        return Err(Refusal::TrackFull { track, most });
    }
    Ok(Event::CubeReturned {
        player,
        track,
        left: cubes + 1,
    })
}

/// Returns it to the track it came from, or, should that be full, to the first that is not. There is always one: a track is
/// full only with all eleven of its cubes.
pub(super) fn put_back_by_default(
    player: PlayerId,
    seat: &Seat,
    came_from: Population,
) -> Option<Event> {
    let others = Population::ALL.into_iter();
    [came_from]
        .into_iter()
        .chain(others)
        .find_map(|track| put_back(player, seat, track).ok())
}
