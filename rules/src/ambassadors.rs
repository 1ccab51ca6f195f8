//! The ambassadors ruleset: Diplomatic Relations after the board game Eclipse. Two players who are joined by a wormhole and
//! keep their ships apart exchange ambassadors, each with a cube that raises its owner's production; an act of aggression
//! breaks that, and makes a traitor.

mod action;
mod event;
mod invariants;
mod moderate;
mod relations;
mod seat;
mod ships;
mod standing;
mod state;
mod terms;
mod tiles;

use super::Event as CampaignEvent;
use super::campaign::Campaign;
use super::command::Order;
use super::ids::PlayerId;
use super::refusal::Refusal;
use super::time::Time;
use serde::{Deserialize, Serialize};

pub use action::aggression;
pub use event::Event;
pub use moderate::{Correction, LAST_ROUND};
pub use relations::{Clash, Condition, Joint, LEAST_PLAYERS, conditions, open_to};
pub use seat::{
    BEST_REPUTATION, CUBES, Cubes, MOST_SPACES, Population, Room, Seat, Space, SpaceKind, Species,
    TILES, TRACK_CUBES, Technology, Tile, production,
};
pub use ships::pinned;
pub use standing::{AMBASSADOR_POINTS, Standing, TRAITOR_POINTS, standings};
pub use state::State;
pub use terms::{Choice, Terms};

pub(super) use moderate::correct;

/// As many can sit at a table.
pub const MOST_PLAYERS: usize = 9;

/// What a player may order in this ruleset, beside answering offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Species {
        species: Species,
    },
    /// Says how many cubes are left on one's population tracks; a track that is not named stays as it is.
    Population {
        materials: Option<u8>,
        science: Option<u8>,
        money: Option<u8>,
    },
    /// Says whether one has researched a technology.
    Technology {
        technology: Technology,
        has: bool,
    },
    BeginAction,
    EndAction,
    MoveShips {
        from: String,
        to: String,
        count: u32,
    },
    /// Proposes Diplomatic Relations (E2).
    Propose {
        to: PlayerId,
        track: Population,
        space: Option<u8>,
    },
    /// Lays down a reputation tile that was drawn.
    PlaceReputation {
        value: u8,
        space: Option<u8>,
    },
    MoveTile {
        from: u8,
        to: u8,
    },
    ReturnReputation {
        space: u8,
    },
    /// Makes room for an ambassador (E2.5).
    MakeRoom(Room),
}

pub(super) fn decide(
    campaign: &Campaign,
    state: &State,
    order: &Order,
    command: &Command,
    now: Time,
) -> Result<Vec<CampaignEvent>, Refusal> {
    let by = order.by;
    let event = match command {
        Command::Species { species } => choose(campaign, state, by, *species)?,
        Command::Population {
            materials,
            science,
            money,
        } => populate(state, by, [*materials, *science, *money])?,
        Command::Technology { technology, has } => research(state, by, *technology, *has)?,
        Command::BeginAction => action::begin(campaign, state, by)?,
        Command::EndAction => return action::end(campaign, state, order, now),
        Command::MoveShips { from, to, count } => ships::sail(state, by, from, to, *count)?,
        Command::Propose { to, track, space } => {
            let proposed = relations::propose(campaign, state, (by, *to), *track, *space, now)?;
            return Ok(vec![proposed]);
        }
        Command::PlaceReputation { value, space } => tiles::place(state, by, *value, *space)?,
        Command::MoveTile { from, to } => tiles::rearrange(state, by, *from, *to)?,
        Command::ReturnReputation { space } => tiles::give_up(state, by, *space)?,
        Command::MakeRoom(room) => {
            let events = tiles::make_room(state, by, *room)?.into_iter();
            return Ok(events.map(CampaignEvent::Ambassadors).collect());
        }
    };
    Ok(vec![CampaignEvent::Ambassadors(event)])
}

/// Returns what happens when somebody sits down; who comes back finds their seat as they left it.
///
/// # Errors
/// Refuses one more player than can sit at a table.
pub(super) fn welcome(
    campaign: &Campaign,
    state: &State,
    player: PlayerId,
) -> Result<Option<Event>, Refusal> {
    if state.seated(campaign).count() >= MOST_PLAYERS {
        return Err(Refusal::TableFull { most: MOST_PLAYERS });
    }
    let first = !state.seats.contains_key(&player);
    Ok(first.then_some(Event::Seated { player }))
}

/// Returns one command of each kind that a player can direct at another.
pub(super) fn acts_towards(other: PlayerId) -> Vec<Command> {
    let propose = |track| Command::Propose {
        to: other,
        track,
        space: None,
    };
    Population::ALL.map(propose).to_vec()
}

/// Refuses to let a player go in the middle of their action, whose end has to be judged first (E3.2).
pub(super) fn must_have_ended(state: &State, player: PlayerId) -> Result<(), Refusal> {
    match state.active {
        Some(active) if active == player => Err(Refusal::ActionRunning { active }),
        _ => Ok(()),
    }
}

/// Returns the end of a player's action who is taken out in the middle of it; nothing is judged.
pub(super) fn left(campaign: &Campaign, state: &State, player: PlayerId) -> Option<Event> {
    let next = state.after(campaign, player);
    let ended = Event::ActionEnded { player, next };
    (state.active == Some(player)).then_some(ended)
}

/// Chooses a species, which lays its reputation track out (E1.3). With tiles on it a track stays.
fn choose(
    campaign: &Campaign,
    state: &State,
    by: PlayerId,
    species: Species,
) -> Result<Event, Refusal> {
    let seat = state.seat(by)?;
    let tiles = seat.track.iter().filter(|space| space.tile.is_some());
    let tiles = tiles.count();
    if tiles > 0 {
        return Err(Refusal::TilesOnTrack { tiles });
    }
    let others = state.seated(campaign).filter(|player| *player != by);
    let taken: Vec<PlayerId> = others
        .filter(|player| {
            state
                .seats
                .get(player)
                .is_some_and(|s| s.species == species)
        })
        .collect();
    if taken.len() >= species.copies() {
        return Err(Refusal::SpeciesTaken { species, by: taken });
    }
    Ok(Event::SpeciesChosen {
        player: by,
        species,
    })
}

/// Sets what is left on one's population tracks; no cube comes from nowhere (E1.2).
fn populate(state: &State, by: PlayerId, tracks: [Option<u8>; 3]) -> Result<Event, Refusal> {
    let seat = state.seat(by)?;
    let mut after = seat.cubes;
    for (track, left) in Population::ALL.into_iter().zip(tracks) {
        let Some(left) = left else { continue };
        if left > TRACK_CUBES {
            return Err(Refusal::CubesOutOfRange {
                track,
                value: left,
                most: TRACK_CUBES,
            });
        }
        *after.on_mut(track) = left;
    }
    let (needs, has) = (after.sum(), seat.cubes.sum() + seat.placed);
    if needs > has {
        return Err(Refusal::NotEnoughCubes { needs, has });
    }
    if after == seat.cubes {
        return Err(Refusal::NothingToChange);
    }
    Ok(Event::PopulationSet {
        player: by,
        before: seat.cubes,
        after,
    })
}

/// Records whether a player has a technology, which the game's own pieces show (E3.4).
fn research(
    state: &State,
    by: PlayerId,
    technology: Technology,
    has: bool,
) -> Result<Event, Refusal> {
    let seat = state.seat(by)?;
    if seat.technologies.contains(&technology) == has {
        return Err(Refusal::NothingToChange);
    }
    Ok(Event::TechnologySet {
        player: by,
        technology,
        has,
    })
}
