use super::board::Piece;
use super::state::{Merchant, State, Supply};
use crate::ids::PlayerId;
use crate::table::Roster;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    /// Counted from 1, clockwise.
    pub seat: usize,
    /// `None` for a player who was not dealt a realm.
    pub realm: Option<String>,
    pub at_war: bool,
    pub active: bool,
    pub power: u32,
    pub ducats: u32,
    /// The tokens left in the supply.
    pub supply: Supply,
    pub merchants: Vec<Merchant>,
    /// The number of provinces the realm owns.
    pub provinces: usize,
    pub tax: u32,
    pub towns: u32,
    pub vassals: u32,
    pub marriages: u32,
    pub influence: u32,
    /// The areas with a claim of the player's.
    pub claims: Vec<String>,
    /// Light ships, including those on protection slots.
    pub ships: u32,
    /// The player's allied NPRs.
    pub allies: Vec<String>,
    /// The charges of the Spy Network display.
    pub charges: u32,
}

/// Returns the standings of the current players, clockwise.
pub fn standings(roster: Roster<'_>, state: &State) -> Vec<Standing> {
    let seated = (1..).zip(state.seating.seated(roster));
    seated.map(|(seat, player)| standing(state, player, seat)).collect()
}

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
