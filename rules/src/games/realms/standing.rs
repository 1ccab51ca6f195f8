//! How the players stand (U7.2).

use super::board::Piece;
use super::state::{Merchant, State, Supply};
use crate::ids::PlayerId;
use crate::table::Roster;

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    /// From 1, clockwise.
    pub seat: usize,
    /// None for a player to whom no realm was dealt.
    pub realm: Option<String>,
    pub at_war: bool,
    pub active: bool,
    pub power: u32,
    pub ducats: u32,
    /// What is left to place.
    pub supply: Supply,
    pub merchants: Vec<Merchant>,
    /// How many provinces the realm owns, and its tax income.
    pub provinces: usize,
    pub tax: u32,
    pub towns: u32,
    pub vassals: u32,
    pub marriages: u32,
    pub influence: u32,
    /// The areas in which the player has a claim.
    pub claims: Vec<String>,
    /// Light ships, those on protection slots included.
    pub ships: u32,
    /// The NPRs that the player is allied to.
    pub allies: Vec<String>,
    /// Charges of the Spy Network display.
    pub charges: u32,
}

/// Returns how all who are at the table stand, clockwise.
pub fn standings(roster: Roster<'_>, state: &State) -> Vec<Standing> {
    let seated = (1..).zip(state.seating.seated(roster));
    seated.map(|(seat, player)| standing(state, player, seat)).collect()
}

/// Returns how a player stands who sits at a seat.
pub fn standing(state: &State, player: PlayerId, seat: usize) -> Standing {
    let sheet = state.sheet(player);
    let realm = state.realm_of(player);
    let owned = |realm: &str| {
        let provinces = state.board.provinces();
        provinces.filter(|(_, one)| one.is_owned_by(realm)).count()
    };
    let pieces = |kind| state.pieces(kind, player);
    let claimed = state.board.areas().filter(|area| area.has(Piece::Claim, player) > 0);
    Standing {
        player,
        seat,
        realm: realm.map(|realm| realm.name.clone()),
        at_war: realm.is_some_and(|realm| realm.at_war),
        active: state.seating.active == Some(player),
        power: sheet.power.into(),
        ducats: sheet.ducats,
        supply: state.supply(player),
        provinces: realm.map_or(0, |realm| owned(&realm.name)),
        tax: realm.map_or(0, |realm| state.tax(&realm.name)),
        towns: pieces(Piece::Town),
        vassals: pieces(Piece::Vassal),
        marriages: pieces(Piece::Marriage),
        influence: pieces(Piece::Influence),
        claims: claimed.map(|area| area.name.clone()).collect(),
        ships: pieces(Piece::Ship) + pieces(Piece::Protection),
        allies: state.allies(player).map(|realm| realm.name.clone()).collect(),
        charges: state.charges(player),
        merchants: sheet.merchants.clone(),
    }
}
