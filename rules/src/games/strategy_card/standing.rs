//! How the players stand, and what is shown in place of single tokens (T4.5).

use super::state::State;
use super::tokens::Pools;
use crate::ids::PlayerId;
use crate::table::Roster;

/// The Diplomacy token: shown in a system in place of single tokens, and nothing in the state (T4.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shorthand {
    pub system: String,
    /// The player who played the card; a token of theirs in the system is shown beside it.
    pub by: PlayerId,
    /// Whose tokens it stands for: all that lie there but the player's own, in the order of the seats.
    pub stands_for: Vec<PlayerId>,
}

/// Returns the Diplomacy token, while every other player at the table has a token in the system in which the card was last played this
/// round (T4.5).
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

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    /// From 1, clockwise.
    pub seat: usize,
    pub sheet: Pools,
    pub reinforcements: u8,
    /// How many tokens they have in systems.
    pub placed: u32,
    pub planets: usize,
    pub exhausted: usize,
    pub holds_card: bool,
    /// What they have recorded, or have by the card (T1.9).
    pub initiative: Option<u8>,
    pub active: bool,
}

/// Returns how all who are at the table stand, clockwise.
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
