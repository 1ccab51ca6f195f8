//! This game's board: sectors joined by wormholes, with ships in them, and its file format (`docs/board.md`).

use super::event::Event;
use super::state::State;
use super::{Confirmation, Effect, GameContext, Refused};
use crate::board::{self, BoardOf, Building, OnBoard, Spot, numbered, seat_of};
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// The most sectors: as many as a picture can show legibly.
pub const MOST_PLACES: usize = 60;

pub type Board = board::Board<Sectors>;
pub type Place = board::Place<Sectors>;
/// The ships of one owner in one sector.
pub type Pieces = board::Pieces<Sectors>;
pub type Link = board::Link<Sectors>;
pub type Edit = board::Edit<Sectors>;
pub type Change = board::Event<Sectors>;

/// The board type of this game. Ships are the only pieces, and a sector holds nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sectors {}

impl BoardOf for Sectors {
    const MOST_PLACES: usize = MOST_PLACES;

    type Link = LinkKind;
    type Piece = ();
    type Holds = ();
    type Plan = Plan;
}

/// How two sectors are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// A full connection: wormholes on both sides (E1.1).
    Wormhole,
    /// A wormhole on one side only, which requires a Wormhole Generator (E1.1).
    Generator,
    /// Two warp portals, which count as a full connection (E1.1).
    WarpPortal,
}

/// A board for the seated players.
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
    /// The owner's seat; without one they belong to no player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    pub count: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedLink {
    #[serde(deserialize_with = "board::ends")]
    pub between: [String; 2],
    #[serde(default = "full")]
    pub kind: LinkKind,
}

fn full() -> LinkKind {
    LinkKind::Wormhole
}

impl Plan {
    /// Returns the plan's board, with these players in seat order.
    ///
    /// # Errors
    /// Refuses the whole plan, and names each flaw by its path.
    pub fn board(&self, seats: &[PlayerId]) -> Result<Board, Refused> {
        let mut building = Building::begin(seats, "sectors", self.sectors.len())?;
        for (n, sector) in self.sectors.iter().enumerate() {
            let path = format!("sectors[{n}]");
            let mut place = building.place(&path, &sector.name, sector.at);
            place.holder = building.seated(&format!("{path}.control"), sector.control);
            for (n, ships) in sector.ships.iter().enumerate() {
                let path = format!("{path}.ships[{n}]");
                building.lay(&path, &mut place, ((), ships.seat, ships.count));
            }
            building.board.places.push(place);
        }
        for (n, link) in self.links.iter().enumerate() {
            building.link(&format!("links[{n}]"), &link.between, link.kind);
        }
        building.finish()
    }

    /// Returns a board as a plan, with the players in seat order. Pieces and sectors of players without a seat are left
    /// out.
    pub fn of(board: &Board, seats: &[PlayerId]) -> Plan {
        let ships = |(seat, pieces): (Option<usize>, Pieces)| PlannedPieces { seat, count: pieces.count };
        let sector = |place: &Place| PlannedPlace {
            name: place.name.clone(),
            at: place.at,
            control: place.holder.and_then(|holder| seat_of(seats, holder)),
            ships: numbered(seats, place).into_iter().map(ships).collect(),
        };
        let link = |link: &Link| PlannedLink { between: link.between.clone(), kind: link.kind };
        Plan { sectors: board.places.iter().map(sector).collect(), links: board.links.iter().map(link).collect() }
    }
}

impl OnBoard for State {
    type Of = Sectors;

    fn board(&self) -> &Board {
        &self.board
    }

    fn of_board(event: Change) -> Event {
        Event::Board(event)
    }

    fn loads(at: &GameContext, plan: &Plan) -> Result<Vec<Effect>, Refused> {
        let board = plan.board(&at.game.on_board(at.roster))?;
        Ok(vec![Effect::Happened(Event::Board(Change::Loaded(board)))])
    }

    fn replaces(sectors: usize) -> Confirmation {
        Confirmation::ReplacesBoard { sectors }
    }
}
