//! What moderators put right in this ruleset (L7.2, L10.2, L11).

use super::event::{Event, Why};
use super::map::System;
use super::relation::{Account, Pair};
use super::ship::Ship;
use super::state::State;
use super::task::{self, Ending};
use super::technology::ScienceKind;
use crate::amounts::{Leverage, Money};
use crate::campaign::Campaign;
use crate::ids::{PlayerId, ShipId};
use crate::names::must_be_name;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};

/// The largest correction of money or science.
const LARGEST: i64 = 1_000_000_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correction {
    /// Sets one pair to a value (L7.2).
    SetLeverage {
        by: PlayerId,
        over: PlayerId,
        value: Leverage,
    },
    /// Sets both sides of a pair to a value (L7.2).
    ResetRelations {
        one: PlayerId,
        other: PlayerId,
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
    /// Adds a ship to a fleet (L5.1), or brings a lost one of that name back (L10.2).
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

pub fn correct(
    campaign: &Campaign,
    state: &State,
    correction: &Correction,
) -> Result<Vec<Event>, Refusal> {
    match correction {
        Correction::SetLeverage { by, over, value } => {
            set(campaign, state, [Pair::new(*by, *over)], *value)
        }
        Correction::ResetRelations { one, other, value } => {
            let pair = Pair::new(*one, *other);
            set(campaign, state, [pair, pair.reversed()], *value)
        }
        Correction::Money { player, amount } => {
            campaign.must_play(*player)?;
            in_range(amount.0)?;
            let has = state.money(*player);
            if amount.0 < 0 && has.0 < -amount.0 {
                return Err(Refusal::TooMuchToTake {
                    needs: -amount.0,
                    has: has.0,
                });
            }
            Ok(vec![Event::MoneyCorrected {
                player: *player,
                amount: *amount,
            }])
        }
        Correction::Science {
            player,
            kind,
            amount,
        } => {
            campaign.must_play(*player)?;
            in_range(*amount)?;
            let science = state.science(*player);
            let has = match kind {
                ScienceKind::Neutral => science.neutral,
                ScienceKind::Harmony => science.harmony,
            };
            if *amount < 0 && has < -amount {
                return Err(Refusal::TooMuchToTake {
                    needs: -amount,
                    has,
                });
            }
            Ok(vec![Event::ScienceCorrected {
                player: *player,
                kind: *kind,
                amount: *amount,
            }])
        }
        Correction::AddShip { owner, name } => add_ship(campaign, state, *owner, name),
        Correction::RemoveShip { ship } => {
            let known = state
                .ships
                .get(ship)
                .ok_or(Refusal::UnknownShip { ship: *ship })?;
            let ended = task::end_all(state, Ending::ShipLost, |task| task.ship == Some(*ship));
            Ok(ended.chain([Event::ShipRemoved(known.clone())]).collect())
        }
        Correction::LoseShip { ship } => task::report_loss(state, *ship, |_| true),
        Correction::AddSystem(system) => add_system(campaign, state, system),
        Correction::RemoveSystem { system } => {
            let system = state.must_be_on_map(system)?.name.clone();
            let ended = state.place_lost(&system, None);
            Ok([Event::SystemRemoved { system }]
                .into_iter()
                .chain(ended)
                .collect())
        }
        Correction::RuleSystem {
            system,
            ruler,
            home,
        } => rule_system(campaign, state, system, *ruler, *home),
    }
}

/// Books what makes each pair stand at `value`, as an adjustment: no milestone comes of it.
fn set<const N: usize>(
    campaign: &Campaign,
    state: &State,
    pairs: [Pair; N],
    value: Leverage,
) -> Result<Vec<Event>, Refusal> {
    if value != value.bounded() {
        return Err(Refusal::ResetTooLarge {
            amount: value,
            most: Leverage::MAX,
        });
    }
    let book = |pair: Pair| {
        if pair.by == pair.over {
            return Err(Refusal::SamePlayer);
        }
        campaign.must_play(pair.by)?;
        campaign.must_play(pair.over)?;
        let change = value - state.leverage(pair);
        Ok(state.book(pair, Account::Adjusted, change, Why::Moderator))
    };
    pairs.into_iter().map(book).collect()
}

fn in_range(value: i64) -> Result<(), Refusal> {
    let fits = value != 0 && (-LARGEST..=LARGEST).contains(&value);
    fits.then_some(()).ok_or(Refusal::CorrectionOutOfRange {
        value,
        most: LARGEST,
    })
}

fn add_ship(
    campaign: &Campaign,
    state: &State,
    owner: PlayerId,
    name: &str,
) -> Result<Vec<Event>, Refusal> {
    campaign.must_play(owner)?;
    let name = must_be_name(name)?;
    let own = |ship: &&Ship| ship.owner == owner && ship.name.eq_ignore_ascii_case(&name);
    match state.ships.values().find(own) {
        Some(ship) if ship.lost => Ok(vec![Event::ShipRestored(ship.clone())]),
        Some(_) => Err(Refusal::NameTaken { name }),
        None => {
            let id = state.next_ship;
            Ok(vec![Event::ShipLaunched(Ship {
                id,
                owner,
                name,
                place: None,
                lost: false,
            })])
        }
    }
}

fn add_system(campaign: &Campaign, state: &State, system: &System) -> Result<Vec<Event>, Refusal> {
    let name = must_be_name(&system.name)?;
    let planets = system.planets.iter().map(|planet| must_be_name(planet));
    let planets = planets.collect::<Result<Vec<String>, Refusal>>()?;
    let mut names = vec![&name];
    for planet in &planets {
        if names.iter().any(|name| name.eq_ignore_ascii_case(planet)) {
            let name = planet.clone();
            return Err(Refusal::NameTaken { name });
        }
        names.push(planet);
    }
    if let Some(name) = names
        .into_iter()
        .find(|name| state.system_at(name).is_some())
    {
        return Err(Refusal::NameTaken { name: name.clone() });
    }
    let home = system.home_of.is_some();
    check_ruler(campaign, state, &name, system.ruler, home)?;
    let home_of = system.ruler.filter(|_| home);
    Ok(vec![Event::SystemAdded(System {
        name,
        planets,
        ruler: system.ruler,
        home_of,
    })])
}

fn rule_system(
    campaign: &Campaign,
    state: &State,
    system: &str,
    ruler: Option<PlayerId>,
    home: bool,
) -> Result<Vec<Event>, Refusal> {
    let system = state.must_be_on_map(system)?.name.clone();
    check_ruler(campaign, state, &system, ruler, home)?;
    let ended = state.place_lost(&system, ruler);
    Ok([Event::SystemRuled {
        system,
        ruler,
        home,
    }]
    .into_iter()
    .chain(ended)
    .collect())
}

/// A ruler plays, and has one home at most (L11.1).
fn check_ruler(
    campaign: &Campaign,
    state: &State,
    system: &str,
    ruler: Option<PlayerId>,
    home: bool,
) -> Result<(), Refusal> {
    let Some(ruler) = ruler else { return Ok(()) };
    campaign.must_play(ruler)?;
    let homes = state
        .systems
        .iter()
        .filter(|one| one.home_of == Some(ruler) && one.name != system);
    match homes.map(|one| one.name.clone()).next().filter(|_| home) {
        Some(place) => Err(Refusal::HomeSystem {
            place,
            player: ruler,
        }),
        None => Ok(()),
    }
}
