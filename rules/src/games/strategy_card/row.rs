//! How far the card is resolved: the play, and the row of those who have the secondary ability after it (T3).

use super::At;
use super::state::State;
use super::terms::Terms;
use crate::ids::{OfferId, PlayerId};
use crate::table::Roster;
use serde::{Deserialize, Serialize};

/// One play of the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// From 1, in the campaign.
    pub number: u32,
    pub by: PlayerId,
    /// The system in which tokens were placed; `None` with T2.6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The others, clockwise from the left of the player who played; `None` until the secondary ability opens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<(PlayerId, Share)>>,
    /// The card is resolved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// What has become of a seat's opportunity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// There is no answer yet, whether the player is asked or not.
    Waits,
    /// The answer takes effect when the seat's turn comes.
    Answered {
        planets: Vec<String>,
    },
    /// These planets were readied for a token.
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
    /// There is no token in the strategy pool (T3.2).
    NoStrategyToken,
    NoExhaustedPlanet,
    /// None of the planets that they chose is theirs and exhausted any more (T3.3).
    ChoiceGone,
}

/// The row of those who have the secondary ability, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub play: u32,
    pub by: PlayerId,
    pub system: Option<String>,
    pub over: bool,
    /// Clockwise from the left of the player who played.
    pub seats: Vec<(PlayerId, Stand)>,
}

/// How the opportunity of one player stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// They are asked, and have not answered.
    Open {
        offer: OfferId,
    },
    /// Their turn has not come, and they could not use it when it opened; `why` not, if they still cannot. They are asked when their turn comes,
    /// if they can then.
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

/// Returns why a player could not use the secondary ability now (T3.2); `None` where they could.
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

/// Returns the row of the last play of the round, from the opening of the secondary ability to the next play or the status phase.
pub fn row(at: &At) -> Option<Row> {
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
    Some(Row {
        play: play.number,
        by: play.by,
        system: play.system.clone(),
        over: play.over,
        seats: play.seats.as_ref()?.iter().map(stand).collect(),
    })
}

/// Returns the question about the secondary ability that waits for a player's answer.
pub(super) fn asked(at: &At, player: PlayerId) -> Option<OfferId> {
    let mut pending = at.pending.iter();
    let theirs = pending.find(|(offer, terms)| match terms {
        Terms::Secondary { .. } => offer.to == player,
        Terms::Token { .. } | Terms::Gain { .. } => false,
    });
    theirs.map(|(offer, _)| offer.id)
}
