//! Players' own handling of tokens, apart from the card (T1.3, T4).

use super::event::Event;
use super::play::must_be_in;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::terms::gain_asked;
use super::tokens::{Pool, Pools, Source};
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::table;

/// Moves tokens from reinforcements to the sheet. If the question of the status phase is open, this answers it
/// (T4.4).
pub(super) fn gain(at: &GameContext, player: PlayerId, gained: Pools) -> Result<Vec<Effect>, Refused> {
    let has = at.game.reinforcements(player);
    if gained.sum() == 0 {
        return Err(table::Refusal::NothingToChange.into());
    }
    if gained.sum() > u32::from(has) {
        let needs = gained.sum();
        return Err(Refusal::ReinforcementsShort { needs, has }.into());
    }
    let mut effects = Vec::new();
    if let Some((offer, count)) = gain_asked(at, player) {
        must_come_to(gained, count.min(has))?;
        effects.push(Effect::Answers(offer));
    }
    effects.push(Effect::Happened(gained_by(at.game, player, gained)));
    Ok(effects)
}

/// Checks that a choice adds up to the tokens gained (T4.4).
pub(super) fn must_come_to(chosen: Pools, needs: u8) -> Result<(), Refusal> {
    match chosen.sum() == u32::from(needs) {
        true => Ok(()),
        false => Err(Refusal::GainMismatch { needs, chosen }),
    }
}

/// Returns the event that moves available tokens from reinforcements to the sheet.
pub(super) fn gained_by(state: &State, player: PlayerId, gained: Pools) -> Event {
    let has = u32::from(state.reinforcements(player));
    let left = has.saturating_sub(gained.sum());
    Event::Gained {
        player,
        gained,
        after: state.sheet(player).plus(gained),
        reinforcements: u8::try_from(left).unwrap_or(0),
    }
}

pub(super) fn redistribute(state: &State, player: PlayerId, after: Pools) -> Result<Event, Refused> {
    let before = state.sheet(player);
    let (needs, has) = (after.sum(), before.sum());
    if needs != has {
        return Err(Refusal::SumChanged { needs, has }.into());
    }
    if after == before {
        return Err(table::Refusal::NothingToChange.into());
    }
    Ok(Event::Redistributed { player, before, after })
}

pub(super) fn spend(state: &State, player: PlayerId, pool: Pool, count: u8) -> Result<Event, Refused> {
    if count == 0 {
        return Err(table::Refusal::NothingToChange.into());
    }
    let left = must_leave(state, player, pool, count)?;
    Ok(Event::Spent { player, pool, count, left })
}

/// Places a token from reinforcements in a system without one of the player's (T4.3).
pub(super) fn place(state: &State, player: PlayerId, system: &str) -> Result<Event, Refused> {
    let place = state.board.must_have(system)?;
    let system = place.name.clone();
    if place.count(Some(player)) > 0 {
        return Err(Refusal::TokenThere { player, system }.into());
    }
    let has = state.reinforcements(player);
    let left = has.checked_sub(1);
    Ok(Event::TokenPlaced {
        player,
        system,
        from: Source::Reinforcements,
        left: left.ok_or(Refusal::ReinforcementsShort { needs: 1, has })?,
        by_card: false,
    })
}

/// Removes a player's own token, or after a confirmation another's (T4.3).
pub(super) fn remove(
    at: &GameContext,
    by: &Actor,
    system: &str,
    player: Option<PlayerId>,
) -> Result<Vec<Effect>, Refused> {
    let player = player.unwrap_or(by.player);
    at.roster.must_know(player)?;
    let place = at.game.board.must_have(system)?;
    let system = place.name.clone();
    if place.count(Some(player)) == 0 {
        return Err(Refusal::NoTokenThere { player, system }.into());
    }
    let others = (player != by.player).then(|| Confirmation::RemovesToken { player, system: system.clone() });
    by.must_have_seen(others)?;
    Ok(happened([Event::TokenRemoved {
        by: by.player,
        player,
        system,
        reinforcements: at.game.reinforcements(player).saturating_add(1),
    }]))
}

/// Activates a system without a token of the player (T4.1, T4.2).
pub(super) fn activate(state: &State, player: PlayerId, system: &str) -> Result<Event, Refused> {
    must_be_in(state, Phase::Action)?;
    state.seating.must_be_active(player)?;
    let place = state.board.must_have(system)?;
    let system = place.name.clone();
    if place.count(Some(player)) > 0 {
        return Err(Refusal::CannotActivate { system }.into());
    }
    let left = must_leave(state, player, Pool::Tactic, 1)?;
    Ok(Event::Activated { player, system, left })
}

/// Returns what is left in a pool after that many tokens are taken from it.
fn must_leave(state: &State, player: PlayerId, pool: Pool, needs: u8) -> Result<u8, Refusal> {
    let has = state.sheet(player).of(pool);
    has.checked_sub(needs).ok_or(Refusal::PoolShort { pool, needs, has })
}
