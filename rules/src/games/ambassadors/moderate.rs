//! Moderators' corrections in this ruleset, which cover all tracked state (E1.5).

use super::action::{Aftermath, Cube, cubes_between, must_know_how_few};
use super::board::Edit;
use super::event::Event;
use super::refusal::Refusal;
use super::relations::{Condition, conditions, free_space, must_have_cube};
use super::seat::{MOST_SPACES, Population, SpaceKind};
use super::state::State;
use super::tiles::laid_out;
use super::{Actor, Effect, GameContext, Refused};
use crate::board;
use crate::ids::PlayerId;
use crate::table;
use serde::{Deserialize, Serialize};

/// The last possible round; a game of Eclipse ends after nine.
pub const LAST_ROUND: u32 = 99;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Board(Edit),
    /// Moves a player to a seat, counted from 1.
    Order {
        player: PlayerId,
        position: usize,
    },
    /// Gives a player another reputation track (E1.3).
    Track {
        player: PlayerId,
        spaces: Vec<SpaceKind>,
    },
    Traitor {
        player: Option<PlayerId>,
    },
    /// Sets whose action it is; nothing is judged.
    Active {
        player: Option<PlayerId>,
    },
    Round {
        round: u32,
    },
    /// Forms relations regardless of the rules; each player gives a cube from one of their tracks.
    Form {
        one: (PlayerId, Population),
        other: (PlayerId, Population),
    },
    /// Ends relations; the cubes go back where they came from.
    Part {
        one: PlayerId,
        other: PlayerId,
    },
}

pub(super) fn correct(at: &GameContext, moderator: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let event = match correction {
        Correction::Board(edit) => return board::edited(at, moderator, edit),
        Correction::Order { player, position } => {
            at.roster.must_play(*player)?;
            let order = state.seating.moved(at.roster, *player, *position)?;
            Event::Ordered { order }
        }
        Correction::Track { player, spaces } => track(state, *player, spaces)?,
        Correction::Traitor { player } => {
            player.map_or(Ok(()), |player| at.roster.must_play(player))?;
            Event::TraitorMoved { from: state.traitor, to: *player }
        }
        Correction::Active { player } => return active(at, moderator, *player),
        Correction::Round { round } => {
            if !(1..=LAST_ROUND).contains(round) {
                let (round, most) = (*round, LAST_ROUND);
                return Err(Refusal::RoundOutOfRange { round, most }.into());
            }
            Event::RoundSet { round: *round }
        }
        Correction::Form { one, other } => return form(at, *one, *other),
        Correction::Part { one, other } => return Ok(part(at, *one, *other)?),
    };
    Ok(vec![Effect::Happened(event)])
}

fn track(state: &State, player: PlayerId, spaces: &[SpaceKind]) -> Result<Event, Refused> {
    let seat = state.seat(player)?;
    if !(1..=MOST_SPACES).contains(&spaces.len()) {
        let (value, most) = (spaces.len(), MOST_SPACES);
        return Err(Refusal::SpacesOutOfRange { value, most }.into());
    }
    let track = laid_out(seat, spaces).ok_or(Refusal::TilesDoNotFit { player })?;
    Ok(Event::TrackSet { player, track })
}

fn active(at: &GameContext, moderator: &Actor, player: Option<PlayerId>) -> Result<Vec<Effect>, Refused> {
    player.map_or(Ok(()), |player| at.roster.must_play(player))?;
    let before = at.game.seating.active;
    if player == before {
        return Err(table::Refusal::NothingToChange.into());
    }
    if player.is_some() {
        must_know_how_few(at, moderator)?;
    }
    let mut after = Aftermath::new(at);
    let players = player.and_then(|_| at.game.counts_at_action(at.roster));
    after.record(Event::ActiveSet { player, before, players });
    if let Some(before) = before {
        after.end_proposals(at, before);
    }
    Ok(after.effects)
}

fn form(at: &GameContext, one: (PlayerId, Population), other: (PlayerId, Population)) -> Result<Vec<Effect>, Refused> {
    if one.0 == other.0 {
        return Err(table::Refusal::SamePlayer.into());
    }
    let unmet: Vec<_> = conditions(at.roster, at.game, one.0, other.0)?
        .into_iter()
        // Moderators override every condition except a lack of physical pieces.
        .filter(|condition| is_physical(condition) && !condition.is_met())
        .collect();
    if !unmet.is_empty() {
        let (by, other) = (one.0, other.0);
        return Err(Refusal::NoRelations { by, other, unmet }.into());
    }
    let given = |(from, track): (PlayerId, Population), to: PlayerId| {
        Ok::<_, Refused>(Effect::Happened(Event::AmbassadorGiven {
            from,
            to,
            track,
            left: must_have_cube(from, at.game.seat(from)?, track)?,
            space: free_space(at.game.seat(to)?, None)?,
        }))
    };
    Ok(vec![given(one, other.0)?, given(other, one.0)?])
}

/// Returns whether a condition is about the physical pieces, rather than about permission.
fn is_physical(condition: &Condition) -> bool {
    matches!(
        condition,
        Condition::Unrelated { .. } | Condition::Space { .. } | Condition::Tile { .. } | Condition::Cube { .. }
    )
}

fn part(at: &GameContext, one: PlayerId, other: PlayerId) -> Result<Vec<Effect>, Refusal> {
    let cubes: Vec<Cube> = cubes_between(at.game, one, other);
    if cubes.is_empty() {
        return Err(Refusal::NotRelated { one, other });
    }
    let mut after = Aftermath::new(at);
    after.record(Event::RelationsUndone { one, other });
    for cube in cubes {
        after.put_back_unasked(cube);
    }
    Ok(after.effects)
}
