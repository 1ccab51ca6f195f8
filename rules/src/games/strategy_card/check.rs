//! What a player's own token in a system keeps them from, and what it lets them do (T4.1, T4.3, T4.6).

use super::standing::diplomacy_token;
use super::state::State;
use crate::ids::PlayerId;
use crate::table::{self, Roster};

/// One thing that goes by whether a player has a token in a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    Activate,
    /// To move ships or transport units out of it.
    MoveOut,
    /// To move ships in, by a tactical action.
    MoveIn,
    /// To place a token there by an effect.
    PlaceToken,
    /// To move ships in by an effect that needs one's own token there, Helix Protocol for one.
    HelixProtocol,
}

impl Deed {
    pub const ALL: [Deed; 5] = [Deed::Activate, Deed::MoveOut, Deed::MoveIn, Deed::PlaceToken, Deed::HelixProtocol];

    /// Returns the number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Deed::Activate | Deed::MoveOut | Deed::MoveIn => "T4.1",
            Deed::PlaceToken => "T4.3",
            Deed::HelixProtocol => "T4.6",
        }
    }

    /// Returns whether the player's own token has to lie there for it; for everything else it must not.
    fn needs_token(self) -> bool {
        match self {
            Deed::HelixProtocol => true,
            Deed::Activate | Deed::MoveOut | Deed::MoveIn | Deed::PlaceToken => false,
        }
    }
}

/// Whether one deed is open to a player in a system, and what that was judged by. Only tokens are judged: not turn, phase or pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub deed: Deed,
    pub player: PlayerId,
    pub system: String,
    /// Whether a token of the player lies there.
    pub token: bool,
    /// Whether it is one of those that the Diplomacy token stands for (T4.5).
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
/// Refuses a system that is not there, and a player who never joined.
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
