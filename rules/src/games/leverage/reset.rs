//! Resetting relations (L7).

use super::amounts::Leverage;
use super::event::{Event, Why};
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::settings::Public;
use super::state::State;
use super::values::Bounds;
use super::{Actor, Confirmation, GameContext, Refused};
use crate::ids::{OfferId, PlayerId};
use crate::table::{self, Viewer};
use serde::{Deserialize, Serialize};

/// The relations that a moderator resets (L7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relations {
    Between(PlayerId, PlayerId),
    /// Between a player and each other player.
    Of(PlayerId),
    All,
}

/// One leverage that a moderator's reset changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reset {
    #[serde(flatten)]
    pub pair: Pair,
    /// The leverage before it, if the moderator may know it (L13.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Leverage>,
}

pub fn check(state: &State, amount: Leverage) -> Result<(), Refusal> {
    if amount.is_zero() {
        return Err(Refusal::ResetByNothing);
    }
    let most = state.values.bounds.distance();
    if amount > most || amount < -most {
        return Err(Refusal::ResetTooLarge { amount, most });
    }
    Ok(())
}

/// Returns the confirmation for the proposer if a limit would cut off part of the reset (L3.9).
pub fn overflowing(state: &State, (from, to): (PlayerId, PlayerId), amount: Leverage) -> Option<Confirmation> {
    let pair = Pair::new(from, to);
    let both = [pair, pair.reversed()].map(|pair| state.would_book(pair, Account::Adjusted, amount));
    let swallows = both.iter().any(|booking| !booking.swallowed.is_zero());
    let [yours, theirs] = both.map(|booking| booking.amount);
    swallows.then_some(Confirmation::ResetOverflows { with: to, yours, theirs, amount })
}

/// Adds the amount to both leverages as an adjustment, so that it cannot be used to farm milestones.
pub fn accepted(state: &State, (from, to): (PlayerId, PlayerId), offer: OfferId, amount: Leverage) -> Vec<Event> {
    let pair = Pair::new(from, to);
    [pair, pair.reversed()].map(|pair| state.book(pair, Account::Adjusted, amount, Why::Reset(offer))).into()
}

/// Sets the leverage between these players to `value`, after a confirmation (L7.2). Only changes are booked if leverage
/// is public. Otherwise all pairs are, because a missing booking would reveal a figure.
pub fn by_moderator(at: &GameContext, by: &Actor, whose: Relations, value: Leverage) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    must_be_in_bounds(state, value)?;
    let public = at.settings.public_leverage == Public::All;
    let viewer = Viewer::from(by.player);
    let mut pairs = pairs(at, whose)?;
    pairs.retain(|pair| !public || state.leverage(*pair) != value);
    if pairs.is_empty() {
        return Err(Refusal::NothingToReset { value }.into());
    }
    let reset = |pair: &Pair| {
        let known = public || viewer.knows_what_is_between([pair.by, pair.over]);
        Reset { pair: *pair, from: known.then(|| state.leverage(*pair)) }
    };
    let changes = pairs.iter().map(reset).collect();
    by.must_have_seen(Some(Confirmation::ResetsRelations { value, changes }))?;
    let book = |pair: Pair| {
        let change = value - state.leverage(pair);
        state.book(pair, Account::Adjusted, change, Why::RelationsReset)
    };
    Ok(pairs.into_iter().map(book).collect())
}

/// Returns both directions of each relation, next to each other.
fn pairs(at: &GameContext, whose: Relations) -> Result<Vec<Pair>, Refused> {
    let mut players: Vec<PlayerId> = at.roster.active().collect();
    let both = |one: PlayerId, other: PlayerId| [Pair::new(one, other), Pair::new(other, one)];
    match whose {
        Relations::Between(one, other) => {
            must_both_play(at, Pair::new(one, other))?;
            Ok(both(one, other).into())
        }
        Relations::Of(player) => {
            at.roster.must_play(player)?;
            players.retain(|other| *other != player);
            Ok(players.into_iter().flat_map(|other| both(player, other)).collect())
        }
        Relations::All => {
            let others = |at: usize| players[at + 1..].iter().copied();
            let all = players.iter().enumerate();
            Ok(all.flat_map(|(at, one)| others(at).flat_map(|other| both(*one, other))).collect())
        }
    }
}

pub fn must_be_in_bounds(state: &State, value: Leverage) -> Result<(), Refusal> {
    let Bounds { lowest, highest } = state.values.bounds;
    match state.values.bounds.contain(value) {
        true => Ok(()),
        false => Err(Refusal::LeverageOutOfRange { value, least: lowest, most: highest }),
    }
}

pub fn must_both_play(at: &GameContext, pair: Pair) -> Result<(), Refused> {
    if pair.by == pair.over {
        return Err(table::Refusal::SamePlayer.into());
    }
    at.roster.must_play(pair.by)?;
    at.roster.must_play(pair.over)?;
    Ok(())
}
