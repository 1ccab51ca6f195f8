//! Planets: their controllers, and whether they are exhausted (T1.1, T1.5).

use super::board::Planet;
use super::event::Event;
use super::play::MOST_READIED;
use super::refusal::Refusal;
use super::state::State;
use super::{GameContext, Refused};
use crate::ids::PlayerId;
use crate::table;

pub(super) fn exhaust(state: &State, player: PlayerId, name: &str) -> Result<Event, Refusal> {
    let planet = must_control(state, player, name)?.name.clone();
    match state.exhausted(player).contains(&planet) {
        true => Err(Refusal::PlanetExhausted { planet }),
        false => Ok(Event::PlanetExhausted { player, planet }),
    }
}

pub(super) fn ready(state: &State, player: PlayerId, name: &str) -> Result<Event, Refusal> {
    let planet = must_be_exhausted(state, player, name)?;
    Ok(Event::PlanetReadied { player, planet })
}

/// Gives a planet to a player, exhausted (T1.5).
pub(super) fn control(state: &State, player: PlayerId, name: &str) -> Result<Event, Refusal> {
    let Planet { name, control, .. } = must_have(state, name)?;
    let (planet, before) = (name.clone(), *control);
    match before == Some(player) {
        true => Err(Refusal::PlanetYours { planet }),
        false => Ok(Event::PlanetTaken { player, planet, before }),
    }
}

/// Sets a planet's controller and whether it is exhausted; omitted values stay, but a new holder gets it exhausted.
pub(super) fn set(
    at: &GameContext,
    name: &str,
    (player, nobody): (Option<PlayerId>, bool),
    exhausted: Option<bool>,
) -> Result<Event, Refused> {
    if let Some(player) = player.filter(|_| nobody) {
        return Err(Refusal::PlayerAndNobody { player }.into());
    }
    player.map_or(Ok(()), |player| at.roster.must_play(player))?;
    let planet = must_have(at.game, name)?;
    let (before, was_exhausted) = (planet.control, planet.exhausted);
    let control = if nobody { None } else { player.or(before) };
    // It arrives exhausted at a new holder; without a holder it stays as it is.
    let arrives = (control.is_some() && control != before) || was_exhausted;
    let exhausted = exhausted.unwrap_or(arrives);
    if (control, exhausted) == (before, was_exhausted) {
        return Err(table::Refusal::NothingToChange.into());
    }
    Ok(Event::PlanetSet { planet: planet.name.clone(), control, before, exhausted, was_exhausted })
}

/// Returns the normalised names of the planets an ability readies: at most two different, exhausted planets of the
/// player (T2.5, T3.1).
pub(super) fn must_be_readied(state: &State, player: PlayerId, named: &[String]) -> Result<Vec<String>, Refusal> {
    if named.len() > MOST_READIED {
        let (named, most) = (named.len(), MOST_READIED);
        return Err(Refusal::TooManyPlanets { named, most });
    }
    let mut planets = Vec::new();
    for name in named {
        let planet = must_be_exhausted(state, player, name)?;
        if planets.contains(&planet) {
            return Err(Refusal::PlanetTwice { planet });
        }
        planets.push(planet);
    }
    Ok(planets)
}

fn must_have<'a>(state: &'a State, name: &str) -> Result<&'a Planet, Refusal> {
    let found = state.planet(name).map(|(_, planet)| planet);
    found.ok_or_else(|| Refusal::NoSuchPlanet { planet: name.trim().to_owned() })
}

fn must_control<'a>(state: &'a State, player: PlayerId, name: &str) -> Result<&'a Planet, Refusal> {
    let planet = must_have(state, name)?;
    match planet.control == Some(player) {
        true => Ok(planet),
        false => Err(Refusal::NotYourPlanet { planet: planet.name.clone(), holder: planet.control }),
    }
}

fn must_be_exhausted(state: &State, player: PlayerId, name: &str) -> Result<String, Refusal> {
    let Planet { name, exhausted, .. } = must_control(state, player, name)?;
    let planet = name.clone();
    match exhausted {
        true => Ok(planet),
        false => Err(Refusal::PlanetReadied { planet }),
    }
}
