//! Placing influence (U2).

use super::board::{MOST_INFLUENCE, Piece, Place};
use super::condition::{self, Check, Condition, MOST_A_TURN, Needs, Price, must_be_met, of_any, payable};
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::{Actor, Confirmation, Effect, GameContext, Refused};
use crate::ids::PlayerId;
use crate::ruleset::happened;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The price in ducats of one influence (U2.1).
pub const DUCATS_EACH: u32 = 3;

/// An area open to a player's influence, with its current figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reachable {
    pub area: String,
    /// The player's influence placed there this turn (U2.3).
    pub placed: u32,
    /// The influence there, all players combined (U2.3).
    pub there: u32,
    /// How much more the player can place there, 1 or 2, apart from the price.
    pub most: u32,
}

/// A way to pay for influence: the number paid in ducats, and the resulting price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    pub in_ducats: u32,
    pub price: Price,
}

/// Returns the areas open to a player's influence, based on the start of the turn (U2.2 to U2.4).
pub fn reachable(state: &State, player: PlayerId) -> Vec<Reachable> {
    let areas = state.board.areas().filter(|area| {
        let conditions = in_area(state, player, area, 1);
        conditions.iter().all(Condition::is_met)
    });
    let reachable = areas.map(|area| {
        let (placed, there) = (placed(state, player, area), area.all_of(Piece::Influence));
        let of_turn = MOST_A_TURN.saturating_sub(placed);
        let space = MOST_INFLUENCE.saturating_sub(there);
        Reachable { area: area.name.clone(), placed, there, most: of_turn.min(space) }
    });
    reachable.collect()
}

/// Returns the areas a player's influence may start from: those of their current turn, or of one that would start now
/// (U2.2).
fn stood(state: &State, player: PlayerId) -> Cow<'_, BTreeSet<String>> {
    let turn = state.turn.as_ref();
    let theirs = turn.filter(|_| state.seating.active == Some(player));
    match theirs {
        Some(turn) => Cow::Borrowed(&turn.stood),
        None => Cow::Owned(state.stands(player)),
    }
}

/// Returns the influence a player has placed in an area by influence actions of their current turn (U2.3).
fn placed(state: &State, player: PlayerId, area: &Place) -> u32 {
    let turn = state.turn.as_ref();
    let theirs = turn.filter(|_| state.seating.active == Some(player));
    let placed = theirs.and_then(|turn| turn.placed.get(&area.name));
    placed.copied().unwrap_or(0)
}

/// An obstacle to influence in an area (U2.3, U2.4).
#[derive(Clone, Copy)]
pub(super) enum Blocked {
    /// It is on a distant continent.
    Distant,
    /// Player realms own all its provinces.
    AllOwned,
    /// The area is full.
    Full,
}

/// Returns the conditions for adding influence from any source to an area (U2.3, U2.4). Everything that places
/// influence uses this.
fn lying(state: &State, area: &Place, (there, more): (u32, u32)) -> [(Blocked, Needs); 3] {
    let name = || area.name.clone();
    let near = Needs::Near { area: name(), distant: area.is_distant() };
    let open = Needs::Open { area: name(), all_owned: state.is_all_owned(area) };
    let space = Needs::Space { area: name(), there, more };
    [(Blocked::Distant, near), (Blocked::AllOwned, open), (Blocked::Full, space)]
}

/// Returns what prevents this much more influence in an area, if anything.
pub(super) fn shut(state: &State, area: &Place, much: (u32, u32)) -> Option<Blocked> {
    let mut all = lying(state, area, much).into_iter();
    all.find_map(|(shut, needs)| (!needs.are_met()).then_some(shut))
}

/// Returns the conditions for influence to reach an area (U2.2, U2.4), which apply to covert cards as well.
pub(super) fn reaching(state: &State, player: PlayerId, area: &Place) -> Vec<Condition> {
    let stood = stood(state, player);
    let adjacent = state.board.adjacent(&area.name);
    let from = stood.iter().filter(|from| adjacent.contains(&from[..]));
    let reach = Needs::Reach { area: area.name.clone(), from: from.cloned().collect() };
    let [(_, near), (_, open), _] = lying(state, area, (0, 0));
    vec![reach.by("U2.2"), near.by("U2.4"), open.by("U2.4")]
}

/// Returns the conditions for an influence action to add influence to an area (U2.2 to U2.4).
fn in_area(state: &State, player: PlayerId, area: &Place, more: u32) -> Vec<Condition> {
    let mut conditions = reaching(state, player, area);
    let of_turn = Needs::OfTurn { area: area.name.clone(), placed: placed(state, player, area), more };
    let there = area.all_of(Piece::Influence);
    let [_, _, (_, space)] = lying(state, area, (there, more));
    conditions.extend([of_turn.by("U2.3"), space.by("U2.3")]);
    conditions
}

/// Returns the price of influence if `in_ducats` of those after the first are paid in ducats (U2.1).
fn price(all: u32, in_ducats: u32) -> Price {
    Price { power: all.saturating_sub(in_ducats), ducats: in_ducats.saturating_mul(DUCATS_EACH) }
}

/// Returns the conditions and the price of one action that places influence in these areas.
pub(super) fn check(
    at: &GameContext,
    by: PlayerId,
    areas: &[(String, u32)],
    in_ducats: Option<u32>,
) -> Result<Check, Refusal> {
    let state = at.game;
    state.must_play_realm(by)?;
    let areas = named(state, areas)?;
    if areas.is_empty() {
        // Report conditions that no choice of areas can meet before asking for one.
        must_be_met(of_some(at, by, 1, Price { power: 1, ducats: 0 }))?;
        let (areas, most) = (reachable(state, by), most(state, by));
        return Err(Refusal::ChooseAreas { areas, most });
    }
    // An open count is at least 1.
    let areas: Vec<(&Place, u32)> = areas.into_iter().map(|(area, count)| (area, count.max(1))).collect();
    let all = count(&areas);
    let most = all.saturating_sub(1);
    if let Some(named) = in_ducats.filter(|named| *named > most) {
        return Err(Refusal::TooManyInDucats { named, most });
    }
    // By default, ducats pay for what power cannot (U2.1).
    let lacking = || all.saturating_sub(state.sheet(by).power.into()).min(most);
    let price = price(all, in_ducats.unwrap_or_else(lacking));
    let mut conditions = of_some(at, by, all, price);
    for (area, count) in areas {
        conditions.extend(in_area(state, by, area, count));
    }
    conditions.sort_by_key(|condition| condition.rule);
    Ok(Check { price, conditions })
}

fn count(areas: &[(&Place, u32)]) -> u32 {
    let counts = areas.iter().map(|(_, count)| *count);
    counts.fold(0, u32::saturating_add)
}

/// Returns the ways a player could pay for this much influence, most power first (U2.1). Power and ducats limit the
/// number of ways, however large `all` is.
fn ways(state: &State, by: PlayerId, all: u32) -> Vec<Payment> {
    let sheet = state.sheet(by);
    let least = all.saturating_sub(sheet.power.into());
    let most = (sheet.ducats / DUCATS_EACH).min(all.saturating_sub(1));
    let way = |in_ducats| Payment { in_ducats, price: price(all, in_ducats) };
    (least..=most).map(way).collect()
}

/// Returns how much influence a player can pay for and has in the supply.
fn most(state: &State, by: PlayerId) -> u32 {
    let sheet = state.sheet(by);
    let payable = u32::from(sheet.power) + sheet.ducats / DUCATS_EACH;
    payable.min(state.supply(by).influence)
}

/// Returns the conditions for placing this much influence that do not depend on the areas.
fn of_some(at: &GameContext, by: PlayerId, needs: u32, price: Price) -> Vec<Condition> {
    let mut conditions = Vec::from(of_any(at, by));
    let left = at.game.supply(by).influence;
    conditions.push(Needs::Influence { needs, left }.by("U1.2"));
    conditions.extend(payable(at.game, by, price, "U2.1"));
    conditions
}

/// Settles open counts, which are 0: asks for the first one that leaves a choice (U2.3).
fn counted<'a>(
    state: &State,
    player: PlayerId,
    mut areas: Vec<(&'a Place, u32)>,
) -> Result<Vec<(&'a Place, u32)>, Refusal> {
    let least: u32 = areas.iter().fold(0, |sum, (_, count)| sum.saturating_add((*count).max(1)));
    let spare = most(state, player).saturating_sub(least);
    for (area, count) in areas.iter_mut().filter(|(_, count)| *count == 0) {
        let there = area.all_of(Piece::Influence);
        let of_turn = MOST_A_TURN.saturating_sub(placed(state, player, area));
        let most = of_turn.min(MOST_INFLUENCE.saturating_sub(there)).min(spare.saturating_add(1));
        if most > 1 {
            return Err(Refusal::ChooseCount { area: area.name.clone(), there, most });
        }
        *count = 1;
    }
    Ok(areas)
}

/// Returns the areas of these names, without repetition. A count of 0 is still open.
fn named<'a>(state: &'a State, areas: &[(String, u32)]) -> Result<Vec<(&'a Place, u32)>, Refusal> {
    let mut named: Vec<(&Place, u32)> = Vec::new();
    for (area, count) in areas {
        let place = state.must_have_area(area)?;
        let area = place.name.clone();
        if named.iter().any(|(other, _)| other.name == area) {
            return Err(Refusal::AreaTwice { area });
        }
        named.push((place, *count));
    }
    Ok(named)
}

/// Places influence, after the player confirms the price.
pub(super) fn place(
    at: &GameContext,
    by: &Actor,
    areas: &[(String, u32)],
    in_ducats: Option<u32>,
) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, by.player);
    let price = check(at, player, areas, in_ducats)?.must_be_open()?;
    let left = state.after_paying(player, price);
    let named = counted(state, player, named(state, areas)?)?;
    let ways = ways(state, player, count(&named));
    let areas: Vec<(String, u32)> = named.into_iter().map(|(area, count)| (area.name.clone(), count)).collect();
    if in_ducats.is_none() && ways.len() > 1 {
        return Err(Refusal::ChoosePayment { areas, ways }.into());
    }
    by.must_have_seen(Some(Confirmation::PlacesInfluence { areas: areas.clone(), price, left }))?;
    Ok(happened([Event::InfluencePlaced { player, areas, paid: price, left }]))
}

impl State {
    pub(super) fn after_paying(&self, player: PlayerId, price: condition::Price) -> Price {
        let sheet = self.sheet(player);
        Price {
            power: u32::from(sheet.power).saturating_sub(price.power),
            ducats: sheet.ducats.saturating_sub(price.ducats),
        }
    }
}
