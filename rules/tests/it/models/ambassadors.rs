//! The model of the ambassadors rules (`docs/rules/ambassadors.md`): the board with its ships, reputation tracks,
//! cubes and tiles, proposals, and the effects of an act of aggression.

mod books;
mod dealing;
mod deeds;
mod judging;
mod relations;

use super::{agrees, finds_a_wrong_figure};

const PLAYERS: usize = 4;
/// 72 hours, in minutes.
const TO_ANSWER: i64 = 72 * 60;

const SECTORS: [&str; 6] = ["Aster", "Birch", "Cedar", "Dune", "Edge", "Middle"];
/// The sector with the ancients' ship.
const MIDDLE: usize = 5;
/// The links between sectors, and whether each counts for relations (E2.2).
const LINKS: [(usize, usize, bool); 9] = [
    (0, 1, true),
    (1, 2, true),
    (0, 3, true),
    (2, 3, false),
    (0, 4, true),
    (1, 4, true),
    (2, 4, true),
    (0, 5, false),
    (3, 5, true),
];
/// The species that are tried: name, spaces for ambassadors only, and spaces for either kind (E1.3).
const SPECIES: [(&str, usize, usize); 4] =
    [("Terrans", 1, 4), ("Hydran Progress", 1, 3), ("Eridani Empire", 0, 4), ("Orion Hegemony", 0, 5)];
const TRACKS: [&str; 3] = ["materials", "science", "money"];
/// The number of cubes each player has, and of spaces on a track (E1.2).
const CUBES: i64 = 33;
const ON_TRACK: i64 = 11;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tile {
    /// The player whose ambassador it is, and the track its cube came from.
    Ambassador(usize, usize),
    Reputation(i64),
}

#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// Whether it takes ambassadors only, or either kind.
    ambassador: bool,
    tile: Option<Tile>,
}

impl Space {
    fn takes(self, tile: Tile) -> bool {
        !self.ambassador || matches!(tile, Tile::Ambassador(..))
    }
}

#[derive(Clone, Debug)]
pub struct Seat {
    out: bool,
    species: usize,
    track: Vec<Space>,
    cubes: [i64; 3],
    tiles: i64,
    in_hand: i64,
    cloaked: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    /// The track that gives the cube, and the space it goes to.
    Relations(usize, Option<usize>),
    /// The track that the cube came from.
    PutBack(usize),
}

#[derive(Clone, Copy, Debug)]
pub struct Offer {
    number: u64,
    from: usize,
    to: usize,
    terms: Terms,
    due: i64,
}

#[derive(Clone, Debug)]
pub struct Galaxy {
    /// The number of ships needed to pin one of a player with the Cloaking Device (E3.4).
    to_pin: i64,
    now: i64,
    control: [Option<usize>; SECTORS.len()],
    ships: [[i64; PLAYERS]; SECTORS.len()],
    seats: Vec<Seat>,
    traitor: Option<usize>,
    active: Option<usize>,
    /// The largest number of players at the table at one time since the first action began (E2.1).
    most_players: Option<usize>,
    offers: Vec<Offer>,
    asked: u64,
}

#[derive(Clone, Debug)]
pub enum Deed {
    Begin(usize),
    End(usize),
    Move(usize, usize, usize, i64),
    Propose(usize, usize, usize, Option<usize>),
    /// The pending offer with this index is accepted with this track and space, by the player asked or by the given
    /// one.
    Accept(usize, usize, Option<usize>, Option<usize>),
    Refuse(usize, Option<usize>),
    Withdraw(usize, Option<usize>),
    Population(usize, [Option<i64>; 3]),
    Lay(usize, i64, Option<usize>),
    Shift(usize, usize, usize),
    Return(usize, usize),
    Species(usize, usize),
    Cloak(usize, bool),
    /// A player enters how many ships of theirs are in a sector, or takes or gives up a sector (E1.6).
    SetShips(usize, usize, i64),
    Take(usize, usize),
    GiveUp(usize, usize),
    Leave(usize),
    Join(usize),
    /// A moderator sets ships, the controller of a sector, or the holder of the Traitor tile.
    Ships(usize, usize, i64),
    Control(usize, Option<usize>),
    Traitor(Option<usize>),
    Wait(i64),
}

#[test]
fn e1_to_e3_the_model_agrees_with_ambassadors() {
    agrees::<Galaxy>();
}

#[test]
fn the_model_detects_a_wrong_figure_of_ambassadors() {
    finds_a_wrong_figure::<Galaxy>(10);
}
