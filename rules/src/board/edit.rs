//! What moderators change on a board.

use super::plan::Plan;
use super::{
    Board, Event, FARTHEST, Link, LinkKind, MOST_PIECES, MOST_PLACES, Place, Refusal, Spot, same,
};
use crate::ids::PlayerId;
use crate::names::must_be_name;
use crate::table::{self, Roster};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edit {
    AddPlace {
        name: String,
        at: Option<Spot>,
        holder: Option<PlayerId>,
    },
    RemovePlace {
        place: String,
    },
    Hold {
        place: String,
        holder: Option<PlayerId>,
    },
    /// Joins two places, or joins them in another way.
    Link {
        from: String,
        to: String,
        kind: LinkKind,
    },
    Unlink {
        from: String,
        to: String,
    },
    SetPieces {
        place: String,
        owner: Option<PlayerId>,
        count: u32,
    },
    /// Puts a whole board in the place of this one, or nothing of it.
    Load(Plan),
}

impl Board {
    /// Decides an edit; `seats` are the players in the order of their seats, whom a plan numbers from 1.
    ///
    /// # Errors
    /// Refuses what does not fit the board, and leaves it as it is.
    pub(crate) fn edit(
        &self,
        roster: Roster<'_>,
        seats: &[PlayerId],
        edit: &Edit,
    ) -> Result<Event, Refusal> {
        match edit {
            Edit::AddPlace { name, at, holder } => self.add(roster, name, *at, *holder),
            Edit::RemovePlace { place } => Ok(Event::PlaceRemoved(self.must_have(place)?.clone())),
            Edit::Hold { place, holder } => {
                let place = self.must_have(place)?;
                holder.map_or(Ok(()), |holder| roster.must_play(holder))?;
                Ok(Event::Held {
                    place: place.name.clone(),
                    holder: *holder,
                    before: place.holder,
                })
            }
            Edit::Link { from, to, kind } => {
                let between = self.must_be_two(from, to)?;
                let before = self.link(&between[0], &between[1]).map(|link| link.kind);
                let link = Link {
                    between,
                    kind: *kind,
                };
                Ok(Event::Linked { link, before })
            }
            Edit::Unlink { from, to } => {
                let [from, to] = self.must_be_two(from, to)?;
                match self.link(&from, &to) {
                    Some(link) => Ok(Event::Unlinked(link.clone())),
                    None => Err(Refusal::NoLink { from, to }),
                }
            }
            Edit::SetPieces {
                place,
                owner,
                count,
            } => {
                let place = self.must_have(place)?;
                // Who has left may have left pieces behind.
                owner.map_or(Ok(()), |owner| roster.must_know(owner))?;
                check_count(*count)?;
                Ok(Event::PiecesSet {
                    place: place.name.clone(),
                    owner: *owner,
                    count: *count,
                    before: place.count(*owner),
                })
            }
            Edit::Load(plan) => plan.board(seats).map(Event::Loaded),
        }
    }

    fn add(
        &self,
        roster: Roster<'_>,
        name: &str,
        at: Option<Spot>,
        holder: Option<PlayerId>,
    ) -> Result<Event, Refusal> {
        let name = must_be_name(name)?;
        if let Some(taken) = self.place(&name) {
            let name = taken.name.clone();
            return Err(table::Refusal::NameTaken { name }.into());
        }
        if self.places.len() >= MOST_PLACES {
            return Err(Refusal::BoardFull { most: MOST_PLACES });
        }
        if let Some(spot) = at {
            check_spot(spot)?;
            if let Some(taken) = self.places.iter().find(|place| place.at == at) {
                let place = taken.name.clone();
                return Err(Refusal::SpotTaken { spot, place });
            }
        }
        holder.map_or(Ok(()), |holder| roster.must_play(holder))?;
        Ok(Event::PlaceAdded(Place {
            name,
            at,
            holder,
            pieces: Vec::new(),
        }))
    }

    fn must_be_two(&self, from: &str, to: &str) -> Result<[String; 2], Refusal> {
        let (one, other) = (self.must_have(from)?, self.must_have(to)?);
        if same(&one.name, &other.name) {
            return Err(Refusal::SamePlace {
                place: one.name.clone(),
            });
        }
        Ok([one.name.clone(), other.name.clone()])
    }
}

pub(super) fn check_spot(spot: Spot) -> Result<(), Refusal> {
    let near = |steps: i16| (-FARTHEST..=FARTHEST).contains(&steps);
    match near(spot.q) && near(spot.r) {
        true => Ok(()),
        false => Err(Refusal::SpotOutOfRange {
            spot,
            most: FARTHEST,
        }),
    }
}

pub(crate) fn check_count(count: u32) -> Result<(), Refusal> {
    let most = MOST_PIECES;
    match count <= most {
        true => Ok(()),
        false => Err(Refusal::TooManyPieces { count, most }),
    }
}
