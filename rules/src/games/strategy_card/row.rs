//! The resolution of the card: the play, and the row of players with the secondary ability after it (T3).

use super::GameContext;
use super::state::State;
use super::terms::Terms;
use crate::ids::{OfferId, PlayerId};
use crate::table::Roster;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// The play's number in the campaign, from 1.
    pub number: u32,
    pub by: PlayerId,
    /// The system with the placed tokens; `None` if there is none (T2.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The others, clockwise from the left of the player who played; `None` until the secondary ability opens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<(PlayerId, Share)>>,
    /// The card is resolved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// The state of a player's opportunity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// Unanswered, whether or not the player was asked yet.
    Waits,
    /// The answer takes effect on the player's turn.
    Answered {
        planets: Vec<String>,
    },
    /// These planets were readied at the cost of a token.
    Applied {
        planets: Vec<String>,
    },
    Passed {
        silent: bool,
    },
    PassedOver {
        why: Hindrance,
    },
}

/// Why a player cannot use the secondary ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hindrance {
    HasLeft,
    /// The strategy pool is empty (T3.2).
    NoStrategyToken,
    NoExhaustedPlanet,
    /// The chosen planets are no longer theirs, or no longer exhausted (T3.3).
    ChoiceGone,
}

/// The current row of players with the secondary ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondaryRow {
    pub play: u32,
    pub by: PlayerId,
    pub system: Option<String>,
    pub over: bool,
    /// Clockwise from the left of the player who played.
    pub seats: Vec<(PlayerId, Stand)>,
}

/// The current state of one player's opportunity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// They were asked and have not answered.
    Open {
        offer: OfferId,
    },
    /// They could not use it when it opened, because of `why` if that still applies. They are asked on their turn
    /// if they can use it by then.
    NotAsked {
        why: Option<Hindrance>,
    },
    Answered {
        planets: Vec<String>,
    },
    Applied {
        planets: Vec<String>,
    },
    Passed {
        silent: bool,
    },
    CouldNot {
        why: Hindrance,
    },
}

impl Play {
    pub(super) fn begun(number: u32, by: PlayerId, system: Option<String>) -> Play {
        Play { number, by, system, seats: None, over: false }
    }

    pub(super) fn open(&mut self, seats: &[PlayerId]) {
        let waits = |player: &PlayerId| (*player, Share::Waits);
        self.seats = Some(seats.iter().map(waits).collect());
    }

    pub(super) fn set(&mut self, player: PlayerId, share: Share) {
        let mut seats = self.seats.iter_mut().flatten();
        if let Some(seat) = seats.find(|(one, _)| *one == player) {
            seat.1 = share;
        }
    }
}

/// Returns why a player cannot use the secondary ability now (T3.2); `None` if they can.
pub fn hindrance(roster: Roster<'_>, state: &State, player: PlayerId) -> Option<Hindrance> {
    if !roster.is_active(player) {
        return Some(Hindrance::HasLeft);
    }
    if state.sheet(player).strategy == 0 {
        return Some(Hindrance::NoStrategyToken);
    }
    let none = state.exhausted(player).is_empty();
    none.then_some(Hindrance::NoExhaustedPlanet)
}

/// Returns the row of the round's last play. It exists from the opening of the secondary ability to the next play or
/// status phase.
pub fn row(at: &GameContext) -> Option<SecondaryRow> {
    let play = at.game.play.as_ref()?;
    let stand = |(player, share): &(PlayerId, Share)| {
        let stand = match share {
            Share::Waits => match asked(at, *player) {
                Some(offer) => Stand::Open { offer },
                None => Stand::NotAsked { why: hindrance(at.roster, at.game, *player) },
            },
            Share::Answered { planets } => Stand::Answered { planets: planets.clone() },
            Share::Applied { planets } => Stand::Applied { planets: planets.clone() },
            Share::Passed { silent } => Stand::Passed { silent: *silent },
            Share::PassedOver { why } => Stand::CouldNot { why: *why },
        };
        (*player, stand)
    };
    Some(SecondaryRow {
        play: play.number,
        by: play.by,
        system: play.system.clone(),
        over: play.over,
        seats: play.seats.as_ref()?.iter().map(stand).collect(),
    })
}

/// Returns the player's open question about the secondary ability.
pub(super) fn asked(at: &GameContext, player: PlayerId) -> Option<OfferId> {
    let mut pending = at.pending.iter();
    let theirs = pending.find(|(offer, terms)| match terms {
        Terms::Secondary { .. } => offer.to == player,
        Terms::Token { .. } | Terms::Gain { .. } => false,
    });
    theirs.map(|(offer, _)| offer.id)
}
