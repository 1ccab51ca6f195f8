//! What moderators put right in this ruleset: everything that is tracked (E1.5).

use super::action::{self, Cube, cubes_between, put_back_unasked, record};
use super::event::Event;
use super::relations::{Condition, conditions, free_space, must_have_cube};
use super::seat::{MOST_SPACES, Population, SpaceKind};
use super::state::State;
use super::tiles::laid_out;
use crate::Event as CampaignEvent;
use crate::board;
use crate::campaign::Campaign;
use crate::command::{Confirmation, Order};
use crate::decide::Proceeding;
use crate::ids::PlayerId;
use crate::refusal::Refusal;
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// The last round there can be; Eclipse is over after nine.
pub const LAST_ROUND: u32 = 99;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    Board(board::Edit),
    /// Seats a player so manieth, from 1.
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
    /// Says whose action it is; nothing is judged.
    Active {
        player: Option<PlayerId>,
    },
    Round {
        round: u32,
    },
    /// Forms relations that the rules would not; each gives a cube from a track of theirs.
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

pub fn correct(
    campaign: &Campaign,
    state: &State,
    order: &Order,
    correction: &Correction,
    now: Time,
) -> Result<Vec<CampaignEvent>, Refusal> {
    let event = match correction {
        Correction::Board(edit) => {
            let seats = state.on_board(campaign);
            let edited = state.board.edit(campaign, &seats, edit)?;
            if let board::Event::Loaded(_) = edited {
                let sectors = state.board.places.len();
                let replaces = Confirmation::ReplacesBoard { sectors };
                order.must_have_seen((sectors > 0).then_some(replaces))?;
            }
            Event::Board(edited)
        }
        Correction::Order { player, position } => reorder(campaign, state, *player, *position)?,
        Correction::Track { player, spaces } => track(state, *player, spaces)?,
        Correction::Traitor { player } => {
            player.map_or(Ok(()), |player| campaign.must_play(player))?;
            Event::TraitorMoved {
                from: state.traitor,
                to: *player,
            }
        }
        Correction::Active { player } => return active(campaign, state, order, *player, now),
        Correction::Round { round } => {
            if !(1..=LAST_ROUND).contains(round) {
                return Err(Refusal::RoundOutOfRange {
                    round: *round,
                    most: LAST_ROUND,
                });
            }
            Event::RoundSet { round: *round }
        }
        Correction::Form { one, other } => return form(campaign, state, *one, *other),
        Correction::Part { one, other } => return part(campaign, state, *one, *other),
    };
    Ok(vec![CampaignEvent::Ambassadors(event)])
}

fn reorder(
    campaign: &Campaign,
    state: &State,
    player: PlayerId,
    position: usize,
) -> Result<Event, Refusal> {
    campaign.must_play(player)?;
    let seated = state.seated(campaign).count();
    if !(1..=seated).contains(&position) {
        return Err(Refusal::NobodySits {
            seat: position,
            seated,
        });
    }
    // Who has left keeps a place behind the others, and is not counted.
    let playing = state.seated(campaign).filter(|one| *one != player);
    let mut order: Vec<PlayerId> = playing.collect();
    order.insert(position - 1, player);
    let gone = state.order.iter().filter(|one| !campaign.is_active(**one));
    order.extend(gone);
    Ok(Event::Ordered { order })
}

fn track(state: &State, player: PlayerId, spaces: &[SpaceKind]) -> Result<Event, Refusal> {
    let seat = state.seat(player)?;
    if !(1..=MOST_SPACES).contains(&spaces.len()) {
        return Err(Refusal::SpacesOutOfRange {
            value: spaces.len(),
            most: MOST_SPACES,
        });
    }
    let track = laid_out(seat, spaces).ok_or(Refusal::TilesDoNotFit { player })?;
    Ok(Event::TrackSet { player, track })
}

fn active(
    campaign: &Campaign,
    state: &State,
    order: &Order,
    player: Option<PlayerId>,
    now: Time,
) -> Result<Vec<CampaignEvent>, Refusal> {
    player.map_or(Ok(()), |player| campaign.must_play(player))?;
    let before = state.active;
    if player == before {
        return Err(Refusal::NothingToChange);
    }
    let mut proceeding = Proceeding::new(campaign);
    let players = player.and_then(|_| state.begins_with(campaign));
    record(
        &mut proceeding,
        Event::ActiveSet {
            player,
            before,
            players,
        },
    );
    if let Some(before) = before {
        action::end_proposals(&mut proceeding, before, Some(order.by), now);
    }
    Ok(proceeding.events)
}

fn form(
    campaign: &Campaign,
    state: &State,
    one: (PlayerId, Population),
    other: (PlayerId, Population),
) -> Result<Vec<CampaignEvent>, Refusal> {
    if one.0 == other.0 {
        return Err(Refusal::SamePlayer);
    }
    let unmet: Vec<_> = conditions(campaign, one.0, other.0)?
        .into_iter()
        // What cannot be laid down cannot be laid down by a moderator either; all else they overrule.
        .filter(|condition| is_physical(condition) && !condition.is_met())
        .collect();
    if !unmet.is_empty() {
        let (by, other) = (one.0, other.0);
        return Err(Refusal::NoRelations { by, other, unmet });
    }
    let given = |(from, track): (PlayerId, Population), to: PlayerId| {
        Ok(CampaignEvent::Ambassadors(Event::AmbassadorGiven {
            from,
            to,
            track,
            left: must_have_cube(from, state.seat(from)?, track)?,
            space: free_space(state.seat(to)?, None)?,
        }))
    };
    Ok(vec![given(one, other.0)?, given(other, one.0)?])
}

/// Returns whether a condition is about what lies where, rather than about what may be done.
fn is_physical(condition: &Condition) -> bool {
    matches!(
        condition,
        Condition::Unrelated { .. }
            | Condition::Space { .. }
            | Condition::Tile { .. }
            | Condition::Cube { .. }
    )
}

fn part(
    campaign: &Campaign,
    state: &State,
    one: PlayerId,
    other: PlayerId,
) -> Result<Vec<CampaignEvent>, Refusal> {
    let cubes: Vec<Cube> = cubes_between(state, one, other);
    if cubes.is_empty() {
        return Err(Refusal::NotRelated { one, other });
    }
    let mut proceeding = Proceeding::new(campaign);
    record(&mut proceeding, Event::RelationsUndone { one, other });
    for cube in cubes {
        put_back_unasked(&mut proceeding, cube);
    }
    Ok(proceeding.events)
}
