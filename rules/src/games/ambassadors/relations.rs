//! Forms relations (E2), and reports what prevents them.

use super::board::{Board, Link, LinkKind, Place};
use super::event::Event;
use super::refusal::Refusal;
use super::seat::{Population, Room, Seat};
use super::state::State;
use super::terms::{Choice, Terms};
use super::{GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::NewOffer;
use crate::table::{self, Roster};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The minimum number of players for relations (E2.1).
pub const LEAST_PLAYERS: usize = 4;

/// One player's ships where another has control or ships (E2.3, E3.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    pub intruder: PlayerId,
    pub other: PlayerId,
    pub sector: String,
    /// The number of the intruder's ships there.
    pub ships: u32,
    /// The number of the other player's ships.
    pub others: u32,
    /// Whether the other controls the sector.
    pub control: bool,
}

/// A link between a sector of one player and a sector of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joint {
    pub own: String,
    pub theirs: String,
    pub kind: LinkKind,
}

/// A condition of relations between two players (E2.1 to E2.6), with the facts it depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Enough players have been at the table at one time since the first action, or are now if there was none (E2.1).
    Players { count: usize, begun: bool },
    /// It is the proposer's action (E2.1).
    Action { by: PlayerId, active: Option<PlayerId> },
    /// A full connection joins their sectors (E2.2). Links that require a generator do not count.
    Connection { full: Vec<Joint>, generator: Vec<Joint> },
    /// Neither has ships where the other has control or ships (E2.3).
    Apart { clashes: Vec<Clash> },
    /// Neither holds an ambassador of the other (E2.4).
    Unrelated { related: bool },
    /// Neither holds the Traitor tile (E2.5).
    Loyal { traitor: Option<PlayerId> },
    /// This player's reputation track has a free space for an ambassador (E2.5).
    Space { player: PlayerId, free: Vec<u8>, ways: Vec<Room> },
    /// This player has an ambassador tile to give (E2.6).
    Tile { player: PlayerId, left: u8 },
    /// This player has a cube on some population track (E2.6).
    Cube { player: PlayerId, left: u8 },
}

impl Condition {
    pub fn is_met(&self) -> bool {
        match self {
            Condition::Players { count, .. } => *count >= LEAST_PLAYERS,
            Condition::Action { by, active } => *active == Some(*by),
            Condition::Connection { full, .. } => !full.is_empty(),
            Condition::Apart { clashes } => clashes.is_empty(),
            Condition::Unrelated { related } => !related,
            Condition::Loyal { traitor } => traitor.is_none(),
            Condition::Space { free, .. } => !free.is_empty(),
            Condition::Tile { left, .. } | Condition::Cube { left, .. } => *left > 0,
        }
    }

    pub fn rule(&self) -> &'static str {
        match self {
            Condition::Players { .. } | Condition::Action { .. } => "E2.1",
            Condition::Connection { .. } => "E2.2",
            Condition::Apart { .. } => "E2.3",
            Condition::Unrelated { .. } => "E2.4",
            Condition::Loyal { .. } | Condition::Space { .. } => "E2.5",
            Condition::Tile { .. } | Condition::Cube { .. } => "E2.6",
        }
    }
}

/// Returns every condition of relations that `by` might propose to `other`, met or not (E2.10).
///
/// # Errors
/// Refuses an inactive player, and a player's relations with themselves.
pub fn conditions(
    roster: Roster<'_>,
    state: &State,
    by: PlayerId,
    other: PlayerId,
) -> Result<Vec<Condition>, table::Refusal> {
    roster.must_play(by)?;
    roster.must_play(other)?;
    if by == other {
        return Err(table::Refusal::Oneself);
    }
    let (own, theirs) = (state.seat(by)?, state.seat(other)?);
    let (full, generator) =
        joints(&state.board, by, other).into_iter().partition(|joint| joint.kind != LinkKind::Generator);
    let mut all = vec![
        Condition::Players {
            count: state.most_players.unwrap_or_else(|| state.seating.seated(roster).count()),
            begun: state.most_players.is_some(),
        },
        Condition::Action { by, active: state.seating.active },
        Condition::Connection { full, generator },
        Condition::Apart { clashes: between(&state.board, by, other) },
        Condition::Unrelated {
            related: own.ambassadors().any(|of| of == other) || theirs.ambassadors().any(|of| of == by),
        },
        Condition::Loyal { traitor: state.traitor.filter(|one| [by, other].contains(one)) },
    ];
    for (player, seat) in [(by, own), (other, theirs)] {
        all.extend(supplies(player, seat));
    }
    all.sort_by_key(Condition::rule);
    Ok(all)
}

fn supplies(player: PlayerId, seat: &Seat) -> [Condition; 3] {
    [
        Condition::Space { player, free: seat.free_for_ambassador(), ways: seat.ways_to_make_room() },
        Condition::Tile { player, left: seat.tiles },
        Condition::Cube { player, left: seat.cubes.sum() },
    ]
}

/// Refuses unless all conditions are met, and lists the others.
pub(super) fn must_be_open(at: &GameContext, by: PlayerId, other: PlayerId) -> Result<(), Refused> {
    let unmet: Vec<Condition> =
        conditions(at.roster, at.game, by, other)?.into_iter().filter(|condition| !condition.is_met()).collect();
    match unmet.is_empty() {
        true => Ok(()),
        false => Err(Refusal::NoRelations { by, other, unmet }.into()),
    }
}

/// Returns the players `by` can propose relations to now. Only one proposal per player can be pending.
///
/// # Errors
/// Refuses an inactive player.
pub fn open_to(roster: Roster<'_>, state: &State, by: PlayerId) -> Result<Vec<PlayerId>, table::Refusal> {
    roster.must_play(by)?;
    let met = |all: Vec<Condition>| all.iter().all(Condition::is_met);
    let open = |other: &PlayerId| conditions(roster, state, by, *other).is_ok_and(met);
    Ok(state.seating.seated(roster).filter(open).collect())
}

/// Proposes relations, with at most one pending proposal per player.
pub(super) fn propose(
    at: &GameContext,
    (by, to): (PlayerId, PlayerId),
    track: Population,
    space: Option<u8>,
) -> Result<NewOffer<Terms>, Refused> {
    must_be_open(at, by, to)?;
    let seat = at.game.seat(by)?;
    must_have_cube(by, seat, track)?;
    free_space(seat, space)?;
    let same = at.pending.iter().find(|(offer, terms)| {
        let proposed = matches!(terms, Terms::Relations { .. });
        proposed && offer.from == Some(by) && offer.to == to
    });
    if let Some((offer, _)) = same {
        return Err(Refusal::AlreadyProposed { offer: offer.id }.into());
    }
    Ok(NewOffer::new(by, to, Terms::Relations { track, space }))
}

/// What one of two partners chooses: the track of the cube that they give, and the space for the ambassador that they get.
pub(super) struct Side {
    pub player: PlayerId,
    pub track: Population,
    pub space: u8,
}

/// Returns the exchange of ambassadors between the player who proposes relations and the other (E2.7).
pub(super) fn exchanged(state: &State, proposes: Side, accepts: Side) -> Result<Vec<Event>, Refused> {
    let given = |from: &Side, to: &Side| -> Result<Event, Refused> {
        let left = must_have_cube(from.player, state.seat(from.player)?, from.track)?;
        let (from, to, track, space) = (from.player, to.player, from.track, to.space);
        Ok(Event::AmbassadorGiven { from, to, track, left, space })
    };
    Ok(vec![given(&proposes, &accepts)?, given(&accepts, &proposes)?])
}

/// Forms the relations that a deal agrees on, in the action of one of the two. Both have chosen; for a player who had
/// nothing to choose from, the first track and space count.
pub(super) fn agreed(at: &GameContext, [one, other]: [(PlayerId, Choice); 2]) -> Result<Vec<Event>, Refused> {
    let active = at.game.seating.active;
    let (by, with) = match active {
        Some(active) if active == one.0 => (one, other),
        Some(active) if active == other.0 => (other, one),
        _ => return Err(Refusal::OutOfAction { one: one.0, other: other.0, active }.into()),
    };
    must_be_open(at, by.0, with.0)?;
    let side = |(player, choice): (PlayerId, Choice)| -> Result<Side, Refused> {
        let seat = at.game.seat(player)?;
        // One track has a cube (E2.6).
        let first = seat.cubes.with_cubes().first().copied().unwrap_or(Population::ALL[0]);
        let space = free_space(seat, choice.space);
        let gone = choice.space.map(|space| Refusal::ChosenSpaceTaken { player, space });
        let space = space.map_err(|no| gone.unwrap_or(no))?;
        Ok(Side { player, track: choice.track.unwrap_or(first), space })
    };
    exchanged(at.game, side(by)?, side(with)?)
}

pub(super) fn must_have_cube(player: PlayerId, seat: &Seat, track: Population) -> Result<u8, Refusal> {
    match seat.cubes.on(track) {
        0 => Err(Refusal::NoCubeOn { player, track }),
        cubes => Ok(cubes - 1),
    }
}

/// Returns the chosen space, which must be free for an ambassador, or the first free one (E2.7).
pub(super) fn free_space(seat: &Seat, chosen: Option<u8>) -> Result<u8, Refusal> {
    let free = seat.free_for_ambassador();
    match chosen {
        Some(number) => {
            let space = seat.space(number)?;
            match free.contains(&number) {
                true => Ok(number),
                false => Err(Refusal::SpaceUnfit { space: number, kind: space.kind, taken: space.tile.is_some() }),
            }
        }
        None => free.first().copied().ok_or(Refusal::NoFreeSpace),
    }
}

/// Returns the links between one player's sectors and another's.
fn joints(board: &Board, by: PlayerId, other: PlayerId) -> Vec<Joint> {
    let held = |player| -> BTreeSet<&String> {
        let places = board.held_by(player);
        places.map(|place| &place.name).collect()
    };
    let (bys, others) = (held(by), held(other));
    let joint = |link: &Link| {
        let [one, two] = &link.between;
        let (own, theirs) = match () {
            () if bys.contains(one) && others.contains(two) => (one, two),
            () if bys.contains(two) && others.contains(one) => (two, one),
            () => return None,
        };
        Some(Joint { own: own.clone(), theirs: theirs.clone(), kind: link.kind })
    };
    board.links.iter().filter_map(joint).collect()
}

/// Returns where ships of `intruder` are in sectors `other` controls or has ships in (E3.2).
pub(super) fn clashes(board: &Board, intruder: PlayerId, other: PlayerId) -> Vec<Clash> {
    let clash = |place: &Place| {
        let others = place.count(Some(other));
        let control = place.holder == Some(other);
        (others > 0 || control).then(|| Clash {
            intruder,
            other,
            sector: place.name.clone(),
            ships: place.count(Some(intruder)),
            others,
            control,
        })
    };
    board.with_pieces_of(intruder).filter_map(clash).collect()
}

/// Returns where either player has ships in the other's sectors, each sector once (E2.3).
fn between(board: &Board, one: PlayerId, other: PlayerId) -> Vec<Clash> {
    let mut all = clashes(board, one, other);
    for clash in clashes(board, other, one) {
        if !all.iter().any(|known| known.sector == clash.sector) {
            all.push(clash);
        }
    }
    all
}
