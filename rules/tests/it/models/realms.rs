//! The model of the realms rules (`docs/rules/realms.md`): purses and supplies, influence, alliances, claims with their
//! window, and trades that end with a discard. Trade power has a separate model (`realms/trade/properties/`).

mod books;
mod dealing;
mod deeds;
mod judging;
mod map;

use super::{agrees, finds_a_wrong_figure};
use std::collections::BTreeSet;

const PLAYERS: usize = 3;
/// The realms: the players', by seat, then the NPRs.
const REALMS: [&str; 5] = ["Alba", "Bran", "Corv", "Dace", "Eire"];
const AREAS: [&str; 6] = ["Alm", "Brae", "Cove", "Dale", "Fen", "Xan"];
const BATTLEGROUND: usize = 4;
const DISTANT: usize = 5;
/// Areas that are adjacent by land.
const LAND: [(usize, usize); 7] = [(0, 1), (0, 3), (0, 4), (1, 3), (2, 3), (2, 5), (3, 4)];
/// Areas that border the same sea zone.
const SEA: [usize; 3] = [2, 4, 5];
/// The provinces: name, area, tax value.
const PROVINCES: [(&str, usize, i64); 8] = [
    ("Almstead", 0, 3),
    ("Braeburn", 1, 3),
    ("Covehead", 2, 2),
    ("Dalesend", 3, 3),
    ("Dalemark", 3, 2),
    ("Fenwick", 4, 1),
    ("Fenmoor", 4, 1),
    ("Xanport", 5, 1),
];
/// The areas of the capitals of the NPRs.
const CAPITALS: [(usize, usize); 2] = [(3, 3), (4, 5)];
/// The kinds of piece other than influence: town, vassal, marriage and colonist.
const PIECES: [&str; 4] = ["town", "vassal", "marriage", "colonist"];
const TOWN: usize = 0;
const VASSAL: usize = 1;
const MARRIAGE: usize = 2;
const COLONIST: usize = 3;
/// The time to counter and to trade, in minutes (U6.2, U5.1).
const TO_COUNTER: i64 = 12 * 60;
const TO_TRADE: i64 = 24 * 60;

#[derive(Clone, Debug)]
pub struct Player {
    out: bool,
    power: i64,
    ducats: i64,
}

#[derive(Clone, Debug, Default)]
pub struct Laid {
    pieces: [[i64; PIECES.len()]; PLAYERS],
    influence: [i64; PLAYERS],
    claims: [bool; PLAYERS],
}

#[derive(Clone, Debug)]
pub struct Turn {
    by: usize,
    /// The areas with their pieces at the start of the turn (U2.2).
    stood: BTreeSet<usize>,
    /// The influence placed by influence actions this turn, by area (U2.3).
    placed: [i64; AREAS.len()],
}

/// A question to a target, which remains visible after it is answered (U6.2).
#[derive(Clone, Debug)]
pub struct Question {
    number: u64,
    to: usize,
    answered: bool,
}

#[derive(Clone, Debug)]
pub struct Window {
    by: usize,
    areas: Vec<usize>,
    questions: Vec<Question>,
    due: i64,
}

#[derive(Clone, Debug)]
pub struct Realms {
    /// The power cost of the first influence of an action (U2.1).
    first: i64,
    now: i64,
    players: Vec<Player>,
    areas: Vec<Laid>,
    /// The realm that owns each province.
    owners: [usize; PROVINCES.len()],
    at_war: [bool; REALMS.len()],
    allies: [Option<usize>; CAPITALS.len()],
    turn: Option<Turn>,
    window: Option<Window>,
    /// The player who revealed cards, and the deadline to choose.
    trade: Option<(usize, i64)>,
    asked: u64,
}

#[derive(Clone, Debug)]
pub enum Deed {
    Begin(usize),
    End(usize),
    /// The amount to place in each area, and the part paid in ducats.
    Place(usize, Vec<(usize, i64)>, i64),
    Forge(usize, usize),
    EndAlliance(usize, usize),
    /// A player calls an ally for this much influence, against another enemy if one is given.
    Call(usize, usize, i64, Option<usize>),
    Claim(usize, Vec<usize>),
    /// The question with this index is countered or passed, by the player asked or by the given one.
    Counter(usize, Option<usize>),
    LetPass(usize, Option<usize>),
    Purse(usize, i64, i64),
    Take(usize, usize),
    Pieces(usize, usize, usize, i64),
    War(usize, usize, bool),
    Trade(usize),
    Discard(usize),
    Leave(usize),
    Join(usize),
    Lay(usize, usize, i64),
    Wait(i64),
}

#[test]
fn u1_to_u6_the_model_agrees_with_realms() {
    agrees::<Realms>();
}

#[test]
fn the_model_detects_a_wrong_figure_of_realms() {
    finds_a_wrong_figure::<Realms>(10);
}
