//! Builds a board from a file in the game's words: collects what is right, and reports each flaw by its path.

use super::edit::{check_count, check_spot};
use super::{Board, BoardOf, Link, OnBoard, Pieces, Place, Refusal, Spot, two};
use crate::ids::PlayerId;
use crate::names::{must_be_name, same_name};
use crate::ruleset::Refused;
use crate::{seating, table};
use serde::Deserializer;

/// The most flaws of a plan reported at once.
const TOLD: usize = 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw<P> {
    /// For example `sectors[3].ships[0].count`.
    pub path: String,
    pub problem: Box<P>,
}

/// Reads the names of the two places a link joins; fails unless there are exactly two.
pub(crate) fn ends<'de, D: Deserializer<'de>>(from: D) -> Result<[String; 2], D::Error> {
    two(from, "two names")
}

/// A board being built from a plan, for players in the order of their seats.
pub struct Building<'a, R: OnBoard> {
    pub board: Board<R::Of>,
    seats: &'a [PlayerId],
    flaws: Vec<Flaw<Refused<R>>>,
}

impl<'a, R: OnBoard> Building<'a, R> {
    /// Starts a board with that many places, listed at `path`.
    ///
    /// # Errors
    /// Refuses a plan with no places or too many, without reading further, however long the file is.
    pub fn begin(seats: &'a [PlayerId], path: &str, places: usize) -> Result<Building<'a, R>, Refused<R>> {
        let mut building = Building { board: Board::default(), seats, flaws: Vec::new() };
        let most = R::Of::MOST_PLACES;
        if places == 0 || places > most {
            let value = places;
            building.flaw(path, Refusal::PlacesOutOfRange { value, most });
            return Err(building.refusal());
        }
        Ok(building)
    }

    pub fn flaw(&mut self, path: impl Into<String>, problem: impl Into<Refused<R>>) {
        self.flaws.push(Flaw { path: path.into(), problem: Box::new(problem.into()) });
    }

    /// Returns a new place; the plan lists it at `path` with its `name` and `at`.
    pub fn place(&mut self, path: &str, name: &str, at: Option<Spot>) -> Place<R::Of> {
        let kept = match must_be_name(name) {
            Ok(name) => {
                if let Some(taken) = self.board.place(&name) {
                    let name = taken.name.clone();
                    self.flaw(format!("{path}.name"), table::Refusal::NameTaken { name });
                }
                name
            }
            Err(problem) => {
                self.flaw(format!("{path}.name"), problem);
                name.to_owned()
            }
        };
        let fits = |spot| check_spot(spot).and_then(|()| self.board.must_be_free(spot));
        if let Err(problem) = at.map_or(Ok(()), fits) {
            self.flaw(format!("{path}.at"), problem);
        }
        Place { name: kept, at, holder: None, pieces: Vec::new(), holds: Default::default() }
    }

    /// Returns the player of a seat, counted from 1.
    pub fn seated(&mut self, path: &str, seat: Option<usize>) -> Option<PlayerId> {
        let seat = seat?;
        let player = seat.checked_sub(1).and_then(|n| self.seats.get(n)).copied();
        if player.is_none() {
            let seated = self.seats.len();
            self.flaw(path, seating::Refusal::NobodySits { seat, seated });
        }
        player
    }

    /// Puts a seat's pieces in a place; without a seat, they belong to no player. The plan lists them at `path` with
    /// their `seat` and `count`.
    pub fn lay(
        &mut self,
        path: &str,
        place: &mut Place<R::Of>,
        (kind, seat, count): (<R::Of as BoardOf>::Piece, Option<usize>, u32),
    ) {
        let owner = self.seated(&format!("{path}.seat"), seat);
        if let Err(problem) = check_count(count) {
            self.flaw(format!("{path}.count"), problem);
        }
        // Pieces of an empty seat must not become pieces without an owner.
        if owner.is_none() && seat.is_some() {
            return;
        }
        if place.count_of(kind, owner) > 0 {
            self.flaw(format!("{path}.seat"), Refusal::CountedTwice);
        }
        place.set(kind, owner, count);
    }

    /// Joins two places, which the plan lists at `path` as `between`.
    pub fn link(&mut self, path: &str, between: &[String; 2], kind: <R::Of as BoardOf>::Link) {
        let [one, other] = [0, 1].map(|n| match self.board.place(&between[n]) {
            Some(place) => Some(place.name.clone()),
            None => {
                let place = between[n].trim().to_owned();
                self.flaw(format!("{path}.between[{n}]"), Refusal::NotPlanned { place });
                None
            }
        });
        let (Some(one), Some(other)) = (one, other) else {
            return;
        };
        if same_name(&one, &other) {
            return self.flaw(format!("{path}.between"), Refusal::SamePlace { place: one });
        }
        if self.board.link(&one, &other).is_some() {
            let (from, to) = (one, other);
            return self.flaw(path, Refusal::LinkedTwice { from, to });
        }
        let between = [one, other];
        self.board.links.push(Link { between, kind });
    }

    /// Returns the finished board.
    ///
    /// # Errors
    /// Refuses the whole plan, and names each flaw by its path.
    pub fn finish(self) -> Result<Board<R::Of>, Refused<R>> {
        match self.flaws.is_empty() {
            true => Ok(self.board),
            false => Err(self.refusal()),
        }
    }

    fn refusal(self) -> Refused<R> {
        Refused::BadBoard {
            more: self.flaws.len().saturating_sub(TOLD),
            flaws: self.flaws.into_iter().take(TOLD).collect(),
        }
    }
}

/// Returns the seat number a plan uses for a player, if they have one.
pub fn seat_of(seats: &[PlayerId], player: PlayerId) -> Option<usize> {
    Some(1 + seats.iter().position(|one| *one == player)?)
}

/// Returns a place's pieces whose owners a plan can name, with their seat numbers.
pub fn numbered<B: BoardOf>(seats: &[PlayerId], place: &Place<B>) -> Vec<(Option<usize>, Pieces<B>)> {
    let pieces = place.pieces.iter().cloned();
    let numbered = |one: Pieces<B>| match one.owner {
        None => Some((None, one)),
        Some(owner) => Some((Some(seat_of(seats, owner)?), one)),
    };
    pieces.filter_map(numbered).collect()
}
