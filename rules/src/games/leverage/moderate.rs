//! Moderators' corrections in this ruleset (L7.2, L10.2, L11).

use super::amounts::{Leverage, Money};
use super::event::{Event, Why};
use super::hostile;
use super::map::System;
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::report;
use super::reset::{self, Relations};
use super::ship::Ship;
use super::task::{self, Ending};
use super::technology::ScienceKind;
use super::values::{MOST_FLAWS, Values};
use super::{Actor, Effect, GameContext, Refused};
use crate::ids::{PlayerId, ShipId};
use crate::names::{must_be_name, same_name};
use crate::table;
use serde::{Deserialize, Serialize};

/// The largest correction of money or science.
pub(super) const LARGEST: i64 = 1_000_000_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// Sets one pair to a value (L7.2).
    SetLeverage {
        by: PlayerId,
        over: PlayerId,
        value: Leverage,
    },
    /// Sets every leverage between these players to a value (L7.2).
    ResetRelations {
        whose: Relations,
        value: Leverage,
    },
    Money {
        player: PlayerId,
        amount: Money,
    },
    Science {
        player: PlayerId,
        kind: ScienceKind,
        amount: i64,
    },
    /// The same money for every active player (H3.2).
    MoneyForAll {
        amount: Money,
    },
    /// The same science for every active player (H3.2).
    ScienceForAll {
        kind: ScienceKind,
        amount: i64,
    },
    /// Adds a ship to a fleet (L5.1), or restores a lost one of that name (L10.2).
    AddShip {
        owner: PlayerId,
        name: String,
    },
    RemoveShip {
        ship: ShipId,
    },
    LoseShip {
        ship: ShipId,
    },
    /// Plays on by other values (H1.4).
    Values(Box<Values>),
    AddSystem(System),
    RemoveSystem {
        system: String,
    },
    RuleSystem {
        system: String,
        ruler: Option<PlayerId>,
        home: bool,
    },
}

pub fn correct(at: &GameContext, by: &Actor, correction: &Correction) -> Result<Vec<Effect>, Refused> {
    let state = at.game;
    let events: Result<Vec<Event>, Refused> = match correction {
        Correction::SetLeverage { by, over, value } => set(at, Pair::new(*by, *over), *value),
        Correction::ResetRelations { whose, value } => reset::by_moderator(at, by, *whose, *value),
        Correction::Money { player, amount } => {
            at.roster.must_play(*player)?;
            in_range(amount.0)?;
            let has = state.money(*player);
            if amount.0 < 0 && has.0 < -amount.0 {
                return Err(Refusal::TooMuchToTake { needs: -amount.0, has: has.0 }.into());
            }
            Ok(vec![Event::MoneyCorrected { player: *player, amount: *amount }])
        }
        Correction::Science { player, kind, amount } => {
            at.roster.must_play(*player)?;
            in_range(*amount)?;
            let science = state.science(*player);
            let has = science.of(*kind);
            if *amount < 0 && has < -amount {
                return Err(Refusal::TooMuchToTake { needs: -amount, has }.into());
            }
            Ok(vec![Event::ScienceCorrected { player: *player, kind: *kind, amount: *amount }])
        }
        Correction::MoneyForAll { amount } => {
            let players = all_can_pay(at, amount.0, |player| state.money(player).0)?;
            Ok(vec![Event::MoneyCorrectedForAll { players, amount: *amount }])
        }
        Correction::ScienceForAll { kind, amount } => {
            let players = all_can_pay(at, *amount, |player| state.science(player).of(*kind))?;
            Ok(vec![Event::ScienceCorrectedForAll { players, kind: *kind, amount: *amount }])
        }
        Correction::AddShip { owner, name } => Ok(add_ship(at, *owner, name)?),
        Correction::RemoveShip { ship } => {
            let known = state.ships.get(ship).ok_or(Refusal::UnknownShip { ship: *ship })?;
            let ended = task::end_all(state, Ending::ShipLost, |task| task.ship == Some(*ship));
            Ok(ended.chain([Event::ShipRemoved(known.clone())]).collect())
        }
        Correction::LoseShip { ship } => return report::loss_by_moderator(at, *ship),
        Correction::Values(values) => revalue(at, values),
        Correction::AddSystem(system) => add_system(at, system),
        Correction::RemoveSystem { system } => {
            let found = state.must_be_on_map(system)?;
            let (system, ruler) = (found.name.clone(), found.ruler);
            let ended = state.place_lost(&system, None);
            Ok([Event::SystemRemoved { system, ruler }].into_iter().chain(ended).collect())
        }
        Correction::RuleSystem { system, ruler, home } => rule_system(at, system, *ruler, *home),
    };
    events.map(super::all_happened)
}

/// Books the adjustment that sets a pair to `value`. It does not count towards milestones.
fn set(at: &GameContext, pair: Pair, value: Leverage) -> Result<Vec<Event>, Refused> {
    reset::must_be_in_bounds(at.game, value)?;
    reset::must_both_play(at, pair)?;
    let change = value - at.game.leverage(pair);
    Ok(vec![at.game.book(pair, Account::Adjusted, change, Why::Moderator)])
}

/// Changes the campaign's values, with the rights that this opens and closes (H1.4).
fn revalue(at: &GameContext, values: &Values) -> Result<Vec<Event>, Refused> {
    let before = &at.game.values;
    let mut flaws = values.flaws();
    if !flaws.is_empty() {
        let more = flaws.len().saturating_sub(MOST_FLAWS);
        flaws.truncate(MOST_FLAWS);
        return Err(Refusal::BadValues { flaws, more }.into());
    }
    if **before == *values {
        return Err(Refusal::SameValues.into());
    }
    let set = at.settings.thresholds;
    let shifted = hostile::thresholds_changed(at, before.thresholds(set), values.thresholds(set));
    let changed = Event::ValuesChanged {
        before: Box::new((**before).clone()),
        after: Box::new(values.clone()),
        at: at.game_time(),
    };
    Ok([changed].into_iter().chain(shifted).collect())
}

/// Returns all active players, if each of them has what a correction takes (H3.2).
fn all_can_pay(at: &GameContext, amount: i64, has: impl Fn(PlayerId) -> i64) -> Result<Vec<PlayerId>, Refusal> {
    in_range(amount)?;
    let players: Vec<PlayerId> = at.roster.active().collect();
    if players.is_empty() {
        return Err(Refusal::NobodyPlays);
    }
    let poor = players.iter().find(|player| has(**player) < -amount);
    match poor.filter(|_| amount < 0) {
        Some(player) => Err(Refusal::TooMuchToTakeFrom { player: *player, needs: -amount, has: has(*player) }),
        None => Ok(players),
    }
}

fn in_range(value: i64) -> Result<(), Refusal> {
    let fits = value != 0 && (-LARGEST..=LARGEST).contains(&value);
    fits.then_some(()).ok_or(Refusal::CorrectionOutOfRange { value, most: LARGEST })
}

fn add_ship(at: &GameContext, owner: PlayerId, name: &str) -> Result<Vec<Event>, table::Refusal> {
    let state = at.game;
    at.roster.must_play(owner)?;
    let name = must_be_name(name)?;
    match state.ships.of(owner).find(|ship| same_name(&ship.name, &name)) {
        Some(ship) if ship.lost => Ok(vec![Event::ShipRestored(ship.clone())]),
        Some(_) => Err(table::Refusal::NameTaken { name }),
        None => {
            let id = state.next_ship;
            Ok(vec![Event::ShipLaunched(Ship { id, owner, name, place: None, lost: false, loan_over: None })])
        }
    }
}

fn add_system(at: &GameContext, system: &System) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    let name = must_be_name(&system.name)?;
    let planets = system.planets.iter().map(|planet| must_be_name(planet));
    let planets = planets.collect::<Result<Vec<String>, table::Refusal>>()?;
    let mut names = vec![&name];
    for planet in &planets {
        if names.iter().any(|name| same_name(name, planet)) {
            let name = planet.clone();
            return Err(table::Refusal::NameTaken { name }.into());
        }
        names.push(planet);
    }
    if let Some(name) = names.into_iter().find(|name| state.system_at(name).is_some()) {
        let name = name.clone();
        return Err(table::Refusal::NameTaken { name }.into());
    }
    let home = system.home_of.is_some();
    check_ruler(at, &name, system.ruler, home)?;
    let home_of = system.ruler.filter(|_| home);
    Ok(vec![Event::SystemAdded(System { name, planets, ruler: system.ruler, home_of })])
}

fn rule_system(at: &GameContext, system: &str, ruler: Option<PlayerId>, home: bool) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    let found = state.must_be_on_map(system)?;
    let (system, before) = (found.name.clone(), found.ruler);
    check_ruler(at, &system, ruler, home)?;
    let ended = state.place_lost(&system, ruler);
    Ok([Event::SystemRuled { system, ruler, before, home }].into_iter().chain(ended).collect())
}

/// Checks that the ruler is an active player with at most one home (L11.1).
fn check_ruler(at: &GameContext, system: &str, ruler: Option<PlayerId>, home: bool) -> Result<(), Refused> {
    let Some(ruler) = ruler else { return Ok(()) };
    at.roster.must_play(ruler)?;
    let homes = at.game.systems.iter().filter(|one| one.home_of == Some(ruler) && one.name != system);
    match homes.map(|one| one.name.clone()).next().filter(|_| home) {
        Some(place) => Err(Refusal::HomeSystem { place, player: ruler }.into()),
        None => Ok(()),
    }
}
