//! A whole board as it is written down in a file, where players are numbers: those of their seats, from 1.

use super::edit::{check_count, check_spot};
use super::{Board, Link, LinkKind, MOST_PLACES, Pieces, Place, Refusal, Spot, same};
use crate::ids::PlayerId;
use crate::names::must_be_name;
use crate::seating;
use crate::table;
use serde::{Deserialize, Deserializer, Serialize};

/// So many flaws of a plan are told at once.
const TOLD: usize = 10;

/// A board for whoever sits down at it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub sectors: Vec<PlannedPlace>,
    #[serde(default)]
    pub links: Vec<PlannedLink>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPlace {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The seat of the player who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<PlannedPieces>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPieces {
    /// The seat of the player whose they are; without one they are nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    pub count: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedLink {
    #[serde(deserialize_with = "names")]
    pub between: [String; 2],
    #[serde(default = "full")]
    pub kind: LinkKind,
}

/// One thing that is wrong with a plan, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// As in `sectors[3].ships[0].count`.
    pub path: String,
    pub problem: Box<Refusal>,
}

fn names<'de, D: Deserializer<'de>>(from: D) -> Result<[String; 2], D::Error> {
    super::two(from, "two names")
}

fn full() -> LinkKind {
    LinkKind::Wormhole
}

impl Plan {
    /// Returns the board that this plan makes for these players, in the order of their seats.
    ///
    /// # Errors
    /// Refuses it as a whole, and names what is wrong by its path.
    pub fn board(&self, seats: &[PlayerId]) -> Result<Board, Refusal> {
        let mut flaws = Flaws(Vec::new());
        if self.sectors.is_empty() || self.sectors.len() > MOST_PLACES {
            let (value, most) = (self.sectors.len(), MOST_PLACES);
            flaws.add("sectors", Refusal::SectorsOutOfRange { value, most });
            // However long a file is, no more of it is looked at.
            return Err(flaws.refusal());
        }
        let mut board = Board::default();
        for (n, planned) in self.sectors.iter().enumerate() {
            let place = planned.place(&board, seats, &format!("sectors[{n}]"), &mut flaws);
            board.places.push(place);
        }
        for (n, planned) in self.links.iter().enumerate() {
            let path = format!("links[{n}]");
            if let Some(link) = planned.link(&board, &path, &mut flaws) {
                board.links.push(link);
            }
        }
        match flaws.0.is_empty() {
            true => Ok(board),
            false => Err(flaws.refusal()),
        }
    }

    /// Returns a board as a plan, for the players in the order of their seats. What belongs to somebody without a seat is
    /// left out.
    pub fn of(board: &Board, seats: &[PlayerId]) -> Plan {
        let seat = |player: PlayerId| Some(1 + seats.iter().position(|one| *one == player)?);
        let ships = |pieces: &Pieces| match pieces.owner {
            None => Some(PlannedPieces {
                seat: None,
                count: pieces.count,
            }),
            Some(owner) => Some(PlannedPieces {
                seat: Some(seat(owner)?),
                count: pieces.count,
            }),
        };
        let sector = |place: &Place| PlannedPlace {
            name: place.name.clone(),
            at: place.at,
            control: place.holder.and_then(seat),
            ships: place.pieces.iter().filter_map(ships).collect(),
        };
        let link = |link: &Link| PlannedLink {
            between: link.between.clone(),
            kind: link.kind,
        };
        Plan {
            sectors: board.places.iter().map(sector).collect(),
            links: board.links.iter().map(link).collect(),
        }
    }
}

impl PlannedPlace {
    fn place(&self, board: &Board, seats: &[PlayerId], path: &str, flaws: &mut Flaws) -> Place {
        let name = match must_be_name(&self.name) {
            Ok(name) => {
                if let Some(taken) = board.place(&name) {
                    let name = taken.name.clone();
                    flaws.add(format!("{path}.name"), table::Refusal::NameTaken { name });
                }
                name
            }
            Err(problem) => {
                flaws.add(format!("{path}.name"), problem);
                self.name.clone()
            }
        };
        if let Some(spot) = self.at {
            let taken = board.places.iter().find(|place| place.at == self.at);
            let free = taken.map_or(Ok(()), |place| {
                let place = place.name.clone();
                Err(Refusal::SpotTaken { spot, place })
            });
            if let Err(problem) = check_spot(spot).and(free) {
                flaws.add(format!("{path}.at"), problem);
            }
        }
        let control = format!("{path}.control");
        let mut place = Place {
            name,
            at: self.at,
            holder: seated(self.control, seats, &control, flaws),
            pieces: Vec::new(),
        };
        for (n, ships) in self.ships.iter().enumerate() {
            let path = format!("{path}.ships[{n}]");
            let owner = seated(ships.seat, seats, &format!("{path}.seat"), flaws);
            if let Err(problem) = check_count(ships.count) {
                flaws.add(format!("{path}.count"), problem);
            }
            // Ships of a seat where nobody sits are not nobody's.
            if owner.is_none() && ships.seat.is_some() {
                continue;
            }
            if place.count(owner) > 0 {
                flaws.add(format!("{path}.seat"), Refusal::CountedTwice);
            }
            place.set(owner, ships.count);
        }
        place
    }
}

impl PlannedLink {
    fn link(&self, board: &Board, path: &str, flaws: &mut Flaws) -> Option<Link> {
        let mut ends = self.between.iter().enumerate().map(|(n, end)| {
            let place = board.must_have(end).map(|place| place.name.clone());
            place.map_err(|problem| flaws.add(format!("{path}.between[{n}]"), problem))
        });
        let (one, other) = (ends.next()?.ok(), ends.next()?.ok());
        let (one, other) = (one?, other?);
        if same(&one, &other) {
            flaws.add(format!("{path}.between"), Refusal::SamePlace { place: one });
            return None;
        }
        if board.link(&one, &other).is_some() {
            let (from, to) = (one, other);
            flaws.add(path, Refusal::LinkedTwice { from, to });
            return None;
        }
        Some(Link {
            between: [one, other],
            kind: self.kind,
        })
    }
}

fn seated(
    seat: Option<usize>,
    seats: &[PlayerId],
    path: &str,
    flaws: &mut Flaws,
) -> Option<PlayerId> {
    let seat = seat?;
    let player = seat.checked_sub(1).and_then(|n| seats.get(n)).copied();
    if player.is_none() {
        let seated = seats.len();
        flaws.add(path, seating::Refusal::NobodySits { seat, seated });
    }
    player
}

struct Flaws(Vec<Flaw>);

impl Flaws {
    fn add(&mut self, path: impl Into<String>, problem: impl Into<Refusal>) {
        self.0.push(Flaw {
            path: path.into(),
            problem: Box::new(problem.into()),
        });
    }

    fn refusal(self) -> Refusal {
        Refusal::BadBoard {
            more: self.0.len().saturating_sub(TOLD),
            flaws: self.0.into_iter().take(TOLD).collect(),
        }
    }
}
