//! How moderators edit a board.

use super::{Board, BoardOf, Event, FARTHEST, Link, MOST_PIECES, Place, Refusal, Spot, is_default};
use crate::ids::PlayerId;
use crate::names::{must_be_name, same_name};
use crate::ruleset::{Actor, Effect, GameContext, Refused, Ruled, Ruleset};
use crate::table::{self, Roster};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Edit<B: BoardOf> {
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
    /// Joins two places, or changes how they are joined.
    Link {
        from: String,
        to: String,
        kind: B::Link,
    },
    Unlink {
        from: String,
        to: String,
    },
    SetPieces {
        place: String,
        owner: Option<PlayerId>,
        #[serde(default, skip_serializing_if = "is_default")]
        kind: B::Piece,
        count: u32,
    },
    /// Replaces the whole board, or changes nothing if the plan has a flaw.
    Load(B::Plan),
}

/// A ruleset played on a board. Its corrections have a single variant for all edits, which it passes to [`edited`].
pub trait OnBoard: Ruleset {
    type Of: BoardOf;

    fn board(&self) -> &Board<Self::Of>;

    /// Wraps a board event as an event of the game.
    fn of_board(event: Event<Self::Of>) -> Self::Event;

    /// Decides to replace the board with a plan, and the consequences.
    ///
    /// # Errors
    /// Refuses the whole plan, and names each flaw by its path; refuses every plan while no board may be loaded.
    fn loads(at: &GameContext<'_, Self>, plan: &<Self::Of as BoardOf>::Plan) -> Ruled<Self>;

    /// Returns the confirmation needed to replace a board with that many places.
    fn replaces(places: usize) -> Self::Confirmation;
}

/// Decides a moderator's edit of the board.
///
/// # Errors
/// Refuses edits that do not fit the board; asks for a confirmation before replacing the whole board.
pub fn edited<R: OnBoard>(at: &GameContext<'_, R>, moderator: &Actor<'_, R>, edit: &Edit<R::Of>) -> Ruled<R> {
    let (board, roster) = (at.game.board(), at.roster);
    let event = match edit {
        Edit::AddPlace { name, at, holder } => added(board, roster, name, *at, *holder)?,
        Edit::RemovePlace { place } => Event::PlaceRemoved(board.must_have(place)?.clone()),
        Edit::Hold { place, holder } => {
            let place = board.must_have(place)?;
            holder.map_or(Ok(()), |holder| roster.must_play(holder))?;
            Event::Held { place: place.name.clone(), holder: *holder, before: place.holder }
        }
        Edit::Link { from, to, kind } => {
            let between = must_be_two(board, from, to)?;
            let before = board.link(&between[0], &between[1]).map(|link| link.kind);
            let kind = *kind;
            let link = Link { between, kind };
            Event::Linked { link, before }
        }
        Edit::Unlink { from, to } => {
            let [from, to] = must_be_two(board, from, to)?;
            let link = board.link(&from, &to).cloned();
            Event::Unlinked(link.ok_or(Refusal::NoLink { from, to })?)
        }
        Edit::SetPieces { place, owner, kind, count } => {
            let place = board.must_have(place)?;
            // Players who left may have left pieces behind.
            owner.map_or(Ok(()), |owner| roster.must_know(owner))?;
            check_count(*count)?;
            Event::PiecesSet {
                place: place.name.clone(),
                owner: *owner,
                kind: *kind,
                count: *count,
                before: place.count_of(*kind, *owner),
            }
        }
        Edit::Load(plan) => {
            let loaded = R::loads(at, plan)?;
            let places = board.places.len();
            moderator.must_have_seen((places > 0).then(|| R::replaces(places)))?;
            return Ok(loaded);
        }
    };
    Ok(vec![Effect::Happened(R::of_board(event))])
}

fn added<R: OnBoard>(
    board: &Board<R::Of>,
    roster: Roster<'_>,
    name: &str,
    at: Option<Spot>,
    holder: Option<PlayerId>,
) -> Result<Event<R::Of>, Refused<R>> {
    let name = must_be_name(name)?;
    if let Some(taken) = board.place(&name) {
        let name = taken.name.clone();
        return Err(table::Refusal::NameTaken { name }.into());
    }
    let most = R::Of::MOST_PLACES;
    if board.places.len() >= most {
        return Err(Refusal::BoardFull { most }.into());
    }
    if let Some(spot) = at {
        check_spot(spot)?;
        board.must_be_free(spot)?;
    }
    holder.map_or(Ok(()), |holder| roster.must_play(holder))?;
    Ok(Event::PlaceAdded(Place { name, at, holder, pieces: Vec::new(), holds: Default::default() }))
}

fn must_be_two<R: OnBoard>(board: &Board<R::Of>, from: &str, to: &str) -> Result<[String; 2], Refused<R>> {
    let (one, other) = (board.must_have(from)?, board.must_have(to)?);
    if same_name(&one.name, &other.name) {
        let place = one.name.clone();
        return Err(Refusal::SamePlace { place }.into());
    }
    Ok([one.name.clone(), other.name.clone()])
}

pub(super) fn check_spot(spot: Spot) -> Result<(), Refusal> {
    let near = |steps: i16| (-FARTHEST..=FARTHEST).contains(&steps);
    match near(spot.q) && near(spot.r) {
        true => Ok(()),
        false => Err(Refusal::SpotOutOfRange { spot, most: FARTHEST }),
    }
}

pub(crate) fn check_count(count: u32) -> Result<(), Refusal> {
    let most = MOST_PIECES;
    match count <= most {
        true => Ok(()),
        false => Err(Refusal::TooManyPieces { count, most }),
    }
}
