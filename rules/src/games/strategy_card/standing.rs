//! The players' standings, and the shorthand for single tokens (T4.5).

use super::state::State;
use super::tokens::Pools;
use crate::ids::PlayerId;
use crate::table::Roster;

/// The Diplomacy token: a display shorthand for single tokens in a system, not part of the state (T4.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shorthand {
    pub system: String,
    /// The player who played the card; their own token in the system is shown separately.
    pub by: PlayerId,
    /// The owners of the tokens it replaces: all in the system except that player, in seat order.
    pub stands_for: Vec<PlayerId>,
}

/// Returns the Diplomacy token, if every other current player has a token in the system where the card was last
/// played this round (T4.5).
pub fn diplomacy_token(roster: Roster<'_>, state: &State) -> Option<Shorthand> {
    let (system, by) = state.played_in.as_ref()?;
    let system = state.board.place(system)?;
    let has = |player: &PlayerId| system.count(Some(*player)) > 0;
    let others = |player: &PlayerId| player != by;
    let mut at_table = state.seating.seated(roster).filter(others).peekable();
    at_table.peek()?;
    if !at_table.all(|player| has(&player)) {
        return None;
    }
    let order = state.seating.order.iter().copied();
    Some(Shorthand { system: system.name.clone(), by: *by, stands_for: order.filter(others).filter(has).collect() })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    /// From 1, clockwise.
    pub seat: usize,
    pub sheet: Pools,
    pub reinforcements: u8,
    /// The number of tokens they have in systems.
    pub placed: u32,
    pub planets: usize,
    pub exhausted: usize,
    pub holds_card: bool,
    /// The initiative they recorded, or have from the card (T1.9).
    pub initiative: Option<u8>,
    pub active: bool,
}

/// Returns the standings of the current players, clockwise.
pub fn standings(roster: Roster<'_>, state: &State) -> Vec<Standing> {
    let of = |(seat, player): (usize, PlayerId)| Standing {
        player,
        seat,
        sheet: state.sheet(player),
        reinforcements: state.reinforcements(player),
        placed: state.placed(player),
        planets: state.planets_of(player).count(),
        exhausted: state.exhausted(player).len(),
        holds_card: state.card.holder == Some(player),
        initiative: state.initiative(player),
        active: state.seating.active == Some(player),
    };
    (1..).zip(state.seating.seated(roster)).map(of).collect()
}
