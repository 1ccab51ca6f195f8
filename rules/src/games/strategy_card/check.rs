//! Checks which acts a player's own token in a system prevents or allows (T4.1, T4.3, T4.6).

use super::standing::diplomacy_token;
use super::state::State;
use crate::ids::PlayerId;
use crate::table::{self, Roster};

/// An act that depends on whether the player has a token in a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    Activate,
    /// Moving ships or transporting units out.
    MoveOut,
    /// Moving ships in by a tactical action.
    MoveIn,
    /// Placing a token by an effect.
    PlaceToken,
    /// Moving ships in by an effect that requires the player's own token there, such as Helix Protocol.
    HelixProtocol,
}

impl Deed {
    pub const ALL: [Deed; 5] = [Deed::Activate, Deed::MoveOut, Deed::MoveIn, Deed::PlaceToken, Deed::HelixProtocol];

    pub fn rule(self) -> &'static str {
        match self {
            Deed::Activate | Deed::MoveOut | Deed::MoveIn => "T4.1",
            Deed::PlaceToken => "T4.3",
            Deed::HelixProtocol => "T4.6",
        }
    }

    /// Returns whether it requires the player's own token; all others forbid it.
    fn needs_token(self) -> bool {
        match self {
            Deed::HelixProtocol => true,
            Deed::Activate | Deed::MoveOut | Deed::MoveIn | Deed::PlaceToken => false,
        }
    }
}

/// Whether a player may do something in a system, and why. Only tokens are checked: not turn, phase or pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub deed: Deed,
    pub player: PlayerId,
    pub system: String,
    pub token: bool,
    /// Whether the Diplomacy token stands for it (T4.5).
    pub in_diplomacy_token: bool,
}

impl Condition {
    pub fn is_met(&self) -> bool {
        self.deed.needs_token() == self.token
    }

    pub fn rule(&self) -> &'static str {
        self.deed.rule()
    }
}

/// Returns what a player may do in a system as far as tokens decide it, in the order of [`Deed::ALL`].
///
/// # Errors
/// Refuses an unknown system, and a player who never joined.
pub fn check(
    roster: Roster<'_>,
    state: &State,
    player: PlayerId,
    system: &str,
) -> Result<[Condition; 5], table::Refusal> {
    roster.must_know(player)?;
    let place = state.board.must_have(system)?;
    let token = place.count(Some(player)) > 0;
    let shown = diplomacy_token(roster, state);
    let in_diplomacy_token =
        shown.is_some_and(|shown| shown.system == place.name && shown.stands_for.contains(&player));
    Ok(Deed::ALL.map(|deed| Condition { deed, player, system: place.name.clone(), token, in_diplomacy_token }))
}
