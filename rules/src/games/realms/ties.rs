//! Acts on an existing alliance: ending it (U3.6), and calling the ally to arms (U3.7).

use super::board::{Piece, Place};
use super::condition::{Condition, Needs, must_be_met};
use super::covert::{Marked, marks_more};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Realm, State};
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use crate::table;
use serde::{Deserialize, Serialize};

/// The most influence that returns when an alliance ends (U3.6).
pub const MOST_RETURNED: u32 = 5;
/// The most units of an ally called to arms (U3.7).
pub const MOST_UNITS: u32 = 5;
/// The mark both sides get when an alliance ends (U3.6).
pub const TRUCE: &str = "truce";

/// The purpose of a call to arms (U3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    Defensive,
    Offensive,
}

impl CallKind {
    /// Returns the influence it discards in the ally's areas.
    pub fn discards(self) -> u32 {
        match self {
            CallKind::Defensive => 1,
            CallKind::Offensive => 2,
        }
    }
}

/// Ends an alliance, after the player confirms what returns.
pub(super) fn end(at: &GameContext, by: &Actor, realm: &str, areas: &[(String, u32)]) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let own = state.must_play_realm(player)?;
    let npr = state.must_have_npr(realm)?;
    must_be_met(vec![
        turn(state, player),
        allied(npr, player).by("U3.6"),
        peace(own).by("U3.6"),
        peace(npr).by("U3.6"),
    ])?;
    let returned = leaving(state, player, npr, (areas, MOST_RETURNED))?;
    let realm = npr.name.clone();
    by.must_have_seen(Some(Confirmation::EndsAlliance { realm: realm.clone(), returned: returned.clone() }))?;
    let ended = Event::AllianceEnded { player, realm: realm.clone(), returned };
    let marks = [Marked::Player(player), Marked::Npr(realm)].map(|on| Event::Covert(marks_more(state, on, TRUCE, 1)));
    Ok(happened(std::iter::once(ended).chain(marks)))
}

/// Calls an ally to arms, after the player confirms the cost.
pub(super) fn call(
    at: &GameContext,
    by: &Actor,
    (realm, kind): (&str, CallKind),
    enemy: Option<&str>,
    areas: &[(String, u32)],
) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let own = state.must_play_realm(player)?;
    let npr = state.must_have_npr(realm)?;
    let enemy = enemy.map(|enemy| state.must_have_realm(enemy)).transpose()?;
    if let Some(enemy) = enemy {
        must_be_another(own, npr, enemy)?;
    }
    let (needs, has) = (kind.discards(), lies(state, player, npr).iter().map(|(_, count)| count).sum());
    must_be_met(vec![
        turn(state, player),
        allied(npr, player).by("U3.7"),
        peace(npr).by("U3.7"),
        borders(state, npr, [Some(own), enemy]).by("U3.7"),
        Needs::ToDiscard { realm: npr.name.clone(), needs, has }.by("U3.7"),
    ])?;
    let discarded = leaving(state, player, npr, (areas, needs))?;
    let units = units(state, npr);
    let against = enemy.and_then(|enemy| enemy.player);
    let (realm, enemy) = (npr.name.clone(), enemy.map(|enemy| enemy.name.clone()));
    by.must_have_seen(Some(Confirmation::CallsToArms {
        realm: realm.clone(),
        kind,
        discarded: discarded.clone(),
        units,
        enemy: enemy.clone(),
    }))?;
    Ok(happened([Event::CalledToArms { player, realm, kind, discarded, units, enemy, against }]))
}

/// Returns the number of units an ally joins with: half its tax income, rounded up (U3.7).
fn units(state: &State, npr: &Realm) -> u32 {
    state.tax(&npr.name).div_ceil(2).min(MOST_UNITS)
}

fn turn(state: &State, by: PlayerId) -> Condition {
    let active = state.seating.active;
    Needs::Turn { by, active }.by("U1.8")
}

fn allied(npr: &Realm, by: PlayerId) -> Needs {
    Needs::Allied { realm: npr.name.clone(), allied: npr.ally == Some(by) }
}

fn peace(realm: &Realm) -> Needs {
    Needs::Peace { realm: realm.name.clone(), at_war: realm.at_war }
}

/// Checks that the enemy is neither the caller's realm nor the ally.
fn must_be_another(own: &Realm, npr: &Realm, enemy: &Realm) -> Result<(), Refused> {
    if enemy.name == own.name {
        return Err(table::Refusal::Oneself.into());
    }
    if enemy.name == npr.name {
        return Err(Refusal::AllyAsEnemy { realm: enemy.name.clone() }.into());
    }
    Ok(())
}

/// Returns the condition that the ally has an area adjacent to one of these realms.
fn borders(state: &State, npr: &Realm, realms: [Option<&Realm>; 2]) -> Needs {
    let realms: Vec<&Realm> = realms.into_iter().flatten().collect();
    let is_near = |area: &&Place| {
        let adjacent = state.board.adjacent(&area.name);
        let mut all = realms.iter().flat_map(|realm| state.areas_of(realm));
        all.any(|other| adjacent.contains(&other.name[..]))
    };
    let from = state.areas_of(npr).filter(is_near);
    Needs::AllyNear {
        realm: npr.name.clone(),
        to: realms.iter().map(|realm| realm.name.clone()).collect(),
        from: from.map(|area| area.name.clone()).collect(),
    }
}

/// Returns a player's influence in each area of an NPR.
fn lies(state: &State, player: PlayerId, npr: &Realm) -> Vec<(String, u32)> {
    let areas = state.areas_of(npr);
    let lies = areas.map(|area| (area.name.clone(), area.has(Piece::Influence, player)));
    lies.filter(|(_, count)| *count > 0).collect()
}

/// Returns how much of a player's influence leaves each area of an NPR: `most` in total, or all if that is less.
///
/// # Errors
/// Asks for a choice, if there is one and the player has not made a valid one.
fn leaving(
    state: &State,
    player: PlayerId,
    npr: &Realm,
    (named, most): (&[(String, u32)], u32),
) -> Result<Vec<(String, u32)>, Refusal> {
    let lies = lies(state, player, npr);
    let all: u32 = lies.iter().map(|(_, count)| count).sum();
    if all <= most {
        return Ok(lies);
    }
    if let [(area, _)] = &lies[..] {
        return Ok(vec![(area.clone(), most)]);
    }
    let there = |area: &str| lies.iter().find(|(name, _)| name == area).map_or(0, |(_, count)| *count);
    let fits = named.iter().all(|(area, count)| *count <= there(area));
    let once = named.iter().enumerate().all(|(n, (area, _))| named[..n].iter().all(|(other, _)| other != area));
    let sum = named.iter().fold(0, |sum: u32, (_, count)| sum.saturating_add(*count));
    match fits && once && sum == most {
        true => Ok(named.to_vec()),
        false => Err(Refusal::ChooseLeaving { realm: npr.name.clone(), count: most, areas: lies }),
    }
}

impl State {
    pub(super) fn withdraw(&mut self, player: PlayerId, areas: &[(String, u32)]) {
        for (area, count) in areas {
            let there = self.board.place(area).map_or(0, |place: &Place| place.has(Piece::Influence, player));
            self.set(Piece::Influence, player, area, there.saturating_sub(*count));
        }
    }
}
