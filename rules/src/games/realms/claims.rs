//! Fabricating claims (U4), a covert action.

use super::board::{Piece, Place, Province};
use super::condition::{Check, Condition, Needs, Price, must_be_met, of_any, payable};
use super::covert::{self, Deed};
use super::refusal::Refusal;
use super::state::{Realm, State};
use super::{Actor, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use std::collections::BTreeSet;

/// The power a claim costs (U4.1).
pub const CLAIM_PRICE: u32 = 2;
/// The power a claim in a battleground area costs (U4.1).
pub const BATTLEGROUND_PRICE: u32 = 1;

/// Returns the areas open to a player's claims, regardless of what they can pay (U4.1, U4.2).
pub fn claimable(state: &State, player: PlayerId) -> Vec<String> {
    let Some(own) = state.realm_of(player) else {
        return Vec::new();
    };
    let areas = state.board.areas().filter(|area| {
        let conditions = in_area(state, own, player, area);
        conditions.iter().all(Condition::is_met)
    });
    areas.map(|area| area.name.clone()).collect()
}

/// Returns the conditions of a claim on an area, other than peace and supply (U4.1, U4.2).
fn in_area(state: &State, own: &Realm, player: PlayerId, area: &Place) -> Vec<Condition> {
    let name = || area.name.clone();
    let by_land = area.is_distant();
    let adjacent = match by_land {
        true => state.board.by_land(&area.name),
        false => state.board.adjacent(&area.name),
    };
    let from = state.areas_of(own).map(|area| area.name.clone());
    let from = from.filter(|from| adjacent.contains(&from[..])).collect();
    let provinces = area.provinces();
    let counts = |one: &Province| {
        one.owner.as_deref().and_then(|owner| state.realm(owner)).is_some_and(|owner| owner.counts_for(player))
    };
    let all_own = !provinces.is_empty() && provinces.iter().all(counts);
    let border = Needs::Border { area: name(), by_land, from };
    let mut conditions = vec![
        border.by(if by_land { "U4.2" } else { "U4.1" }),
        Needs::Unclaimed { area: name(), claimed: area.has(Piece::Claim, player) > 0 }.by("U4.2"),
        Needs::NotOwn { area: name(), all_own }.by("U4.2"),
    ];
    if by_land {
        let inhabited = Needs::Inhabited { area: name(), inhabited: is_inhabited(state, area) };
        conditions.push(inhabited.by("U4.2"));
    }
    conditions
}

/// Returns whether an area has a province of an NPR, a vassal, or any player's town (U4.2).
fn is_inhabited(state: &State, area: &Place) -> bool {
    let of_npr = |owner: &String| state.realm(owner).is_some_and(Realm::is_npr);
    let mut owners = area.provinces().iter().filter_map(|one| one.owner.as_ref());
    let pieces = area.all_of(Piece::Vassal) + area.all_of(Piece::Town);
    pieces > 0 || owners.any(of_npr)
}

/// Returns every condition of claims on these areas, other than their price and the turn (U4.1, U4.2).
///
/// # Errors
/// Refuses a player without a realm, an unknown area, and a repeated one.
pub(super) fn conditions(state: &State, by: PlayerId, areas: &[String]) -> Result<Vec<Condition>, Refusal> {
    let own = state.must_play_realm(by)?;
    let areas = named(state, areas)?;
    let needs = u32::try_from(areas.len()).unwrap_or(u32::MAX);
    let mut conditions = Vec::from(of_some(state, own, by, needs));
    for area in areas {
        conditions.extend(in_area(state, own, by, area));
    }
    conditions.sort_by_key(|condition| condition.rule);
    Ok(conditions)
}

/// Returns the conditions of this many claims that do not depend on the areas (U1.2, U4.2).
fn of_some(state: &State, own: &Realm, by: PlayerId, needs: u32) -> [Condition; 2] {
    let left = state.supply(by).claims;
    let peace = Needs::Peace { realm: own.name.clone(), at_war: own.at_war };
    [Needs::Claims { needs, left }.by("U1.2"), peace.by("U4.2")]
}

/// Returns the areas of these names, without repetition.
fn named<'a>(state: &'a State, areas: &[String]) -> Result<Vec<&'a Place>, Refusal> {
    let mut named: Vec<&Place> = Vec::new();
    for area in areas {
        let area = state.must_have_area(area)?;
        if named.iter().any(|other| other.name == area.name) {
            let area = area.name.clone();
            return Err(Refusal::AreaTwice { area });
        }
        named.push(area);
    }
    Ok(named)
}

/// Returns every condition of claims on these areas, and their price (U4.1).
pub(super) fn check(at: &GameContext, by: PlayerId, areas: &[String]) -> Result<Check, Refusal> {
    let state = at.game;
    let own = state.must_play_realm(by)?;
    if areas.is_empty() {
        // Report conditions that no choice of areas can meet before asking for one.
        let mut of_some = Vec::from(of_some(state, own, by, 1));
        let least = Price { power: BATTLEGROUND_PRICE, ducats: 0 };
        of_some.extend(payable(state, by, least, "U4.1"));
        of_some.extend(of_any(at, by));
        of_some.push(covert::none_open(state));
        must_be_met(of_some)?;
        let left = state.supply(by).claims;
        let most = u32::from(state.sheet(by).power).min(left);
        let areas = claimable(state, by);
        return Err(Refusal::ChooseClaims { areas, most });
    }
    let mut conditions = conditions(state, by, areas)?;
    let each = |area: &&Place| match area.area().is_some_and(|area| area.battleground) {
        true => BATTLEGROUND_PRICE,
        false => CLAIM_PRICE,
    };
    let price = Price { power: named(state, areas)?.iter().map(each).sum(), ducats: 0 };
    conditions.extend(of_any(at, by));
    conditions.push(covert::none_open(state));
    conditions.extend(payable(state, by, price, "U4.1"));
    conditions.sort_by_key(|condition| condition.rule);
    Ok(Check { price, conditions })
}

/// Returns the targets of claims on these areas: current players whose realm owns a province there, in seat order
/// from the actor's left (U6.7).
fn targets(at: &GameContext, by: PlayerId, areas: &[&Place]) -> Vec<PlayerId> {
    let state = at.game;
    let provinces = areas.iter().flat_map(|area| area.provinces());
    let owners: BTreeSet<&String> = provinces.filter_map(|one| one.owner.as_ref()).collect();
    let owns = |player: &PlayerId| {
        let realm = state.realm_of(*player);
        realm.is_some_and(|realm| owners.contains(&realm.name))
    };
    let others = state.seating.others(at.roster, by);
    others.filter(owns).collect()
}

/// Declares that claims are fabricated in these areas, a covert action (U4.1, U6.1).
pub(super) fn fabricate(at: &GameContext, by: &Actor, areas: &[String]) -> Result<Vec<Effect>, Refused> {
    let price = check(at, by.player, areas)?.must_be_open()?;
    let areas = named(at.game, areas)?;
    let targets = targets(at, by.player, &areas);
    let areas = areas.iter().map(|area| area.name.clone()).collect();
    covert::declare(at, by, Deed::Claims { areas }, price, targets)
}
