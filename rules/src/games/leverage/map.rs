//! The map, if a campaign has one (L11): systems, planets, rulers and homes.

use super::Refused;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::task::{self, Ending, Task, TaskKind};
use crate::ids::PlayerId;
use crate::names::{cleaned, must_be_name, same_name};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct System {
    pub name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planets: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruler: Option<PlayerId>,
    /// The player whose home it is. A player has at most one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home_of: Option<PlayerId>,
}

impl State {
    /// Returns the system of that name, or the system that contains the planet of that name.
    pub fn system_at(&self, place: &str) -> Option<&System> {
        let same = |name: &str| same_name(name, place);
        let by_name = self.systems.iter().find(|system| same(&system.name));
        by_name.or_else(|| self.systems.iter().find(|system| system.planets.iter().any(|planet| same(planet))))
    }

    /// Returns the normalised name of a place in a player's systems. With a map, it must be on the map and theirs;
    /// without one, any words will do (L11.1). With a map, an omitted place is the only one, or the player has to
    /// choose (L11.2).
    pub(super) fn must_be_place_of(&self, host: PlayerId, place: Option<&str>) -> Result<Option<String>, Refused> {
        let place = place.map(cleaned).filter(|place| !place.is_empty());
        if self.systems.is_empty() {
            return Ok(place.as_deref().map(must_be_name).transpose()?);
        }
        let Some(place) = place else {
            self.must_have_systems(host)?;
            let systems = self.systems_of(host).map(|system| system.name.clone());
            return only(Some(host), systems.collect()).map(Some);
        };
        let system = self.must_be_on_map(&place)?;
        if system.ruler != Some(host) {
            let (place, ruler) = (system.name.clone(), system.ruler);
            return Err(Refusal::NotTheirPlace { place, host, ruler }.into());
        }
        let planet = system.planets.iter().find(|planet| same_name(planet, &place));
        Ok(Some(planet.unwrap_or(&system.name).clone()))
    }

    /// Returns the normalised name of a planet in a player's systems that has not been terraformed (L6.5). A system
    /// without planets on the map counts as a planet. Without a map, the name is optional, and any will do.
    pub(super) fn must_be_planet_of(&self, host: PlayerId, place: Option<&str>) -> Result<Option<String>, Refused> {
        let place = place.filter(|place| !cleaned(place).is_empty());
        if self.systems.is_empty() {
            let named = self.must_be_place_of(host, place)?;
            let before = named.clone();
            return match before.filter(|place| self.is_terraformed(host, place)) {
                Some(place) => Err(Refusal::TerraformedBefore { place }.into()),
                None => Ok(named),
            };
        }
        let named = place.map(|place| self.must_be_place_of(host, Some(place)));
        let named = named.transpose()?.flatten();
        self.must_have_systems(host)?;
        let places = |system: &System| match system.planets.is_empty() {
            true => vec![system.name.clone()],
            false => system.planets.clone(),
        };
        let meant = |system: &&System| named.as_ref().is_none_or(|named| *named == system.name);
        let mut planets: Vec<String> = self.systems_of(host).filter(meant).flat_map(places).collect();
        // A planet was named.
        if let (true, Some(planet)) = (planets.is_empty(), &named) {
            planets.push(planet.clone());
        }
        let last = planets.last().cloned().unwrap_or_default();
        planets.retain(|planet| !self.is_terraformed(host, planet));
        match planets.is_empty() {
            true => Err(Refusal::TerraformedBefore { place: last }.into()),
            false => only(Some(host), planets).map(Some),
        }
    }

    /// Returns whether a player's place was already terraformed (L6.5): on the map, or under this name while there
    /// was no map.
    pub(super) fn is_terraformed(&self, host: PlayerId, place: &str) -> bool {
        let named = |(of, named): &(PlayerId, String)| *of == host && same_name(named, place);
        self.terraformed.contains(place) || self.terraformed_unmapped.iter().any(named)
    }

    pub fn systems_of(&self, ruler: PlayerId) -> impl Iterator<Item = &System> {
        self.systems.iter().filter(move |system| system.ruler == Some(ruler))
    }

    /// Refuses a player who rules no system, if there is a map (L11.2).
    pub(super) fn must_have_systems(&self, player: PlayerId) -> Result<(), Refusal> {
        let has = self.systems.is_empty() || self.systems_of(player).next().is_some();
        match has {
            true => Ok(()),
            false => Err(Refusal::NoSystems { player }),
        }
    }

    /// Returns a place to use in queries that name none: on the map, if there is one.
    pub(super) fn a_place(&self) -> String {
        let first = self.systems.first();
        first.map_or("?", |system| &system.name).to_owned()
    }

    /// Returns a player's system to use in queries that name none: preferably one that can be given away.
    pub(super) fn a_system_of(&self, player: PlayerId) -> String {
        let givable = self.systems_of(player).find(|system| system.home_of.is_none());
        let any = givable.or_else(|| self.systems_of(player).next());
        any.map_or_else(|| self.a_place(), |system| system.name.clone())
    }

    /// Returns any place on the map, or any words without a map.
    pub(super) fn must_be_place(&self, place: &str) -> Result<String, Refused> {
        if self.systems.is_empty() || cleaned(place).is_empty() {
            return Ok(must_be_name(place)?);
        }
        let system = self.must_be_on_map(place)?;
        let planet = system.planets.iter().find(|planet| same_name(planet, place));
        Ok(planet.unwrap_or(&system.name).clone())
    }

    /// Returns any planet (L10.3). A system qualifies if it has at most one planet. Without a map any words will do.
    pub(super) fn must_be_planet(&self, place: &str) -> Result<String, Refused> {
        let named = self.must_be_place(place)?;
        let system = self.systems.iter().find(|system| system.name == named);
        match system {
            Some(system) if !system.planets.is_empty() => only(None, system.planets.clone()),
            _ => Ok(named),
        }
    }

    /// Returns the star system a player may be asked for: theirs, but not a home (L9.5).
    pub(super) fn must_be_givable(&self, owner: PlayerId, system: &str) -> Result<String, Refused> {
        let named = self.must_be_place(system)?;
        if self.systems.is_empty() {
            return Ok(named);
        }
        let system = self.must_be_on_map(&named)?;
        let (place, ruler) = (system.name.clone(), system.ruler);
        if ruler != Some(owner) {
            return Err(Refusal::NotTheirPlace { place, host: owner, ruler }.into());
        }
        if let Some(player) = system.home_of {
            return Err(Refusal::HomeSystem { place, player }.into());
        }
        Ok(place)
    }

    /// Returns the ends of tasks in a system that changes its ruler, because rights follow the ruler (L11.1). A
    /// player who lost their last system cannot host anything (L11.2).
    pub(super) fn place_lost(&self, system: &str, ruler: Option<PlayerId>) -> Vec<Event> {
        let was = self.system_at(system).and_then(|system| system.ruler);
        let loses_last = |host: PlayerId| {
            let mut others = self.systems_of(host).filter(|other| other.name != system);
            was == Some(host) && others.next().is_none()
        };
        let there = |task: &Task| {
            let place = task.place.as_deref();
            match place.and_then(|place| self.system_at(place)) {
                Some(place) => place.name == system,
                None => loses_last(task.host),
            }
        };
        let ends = |task: &Task| {
            let by_ship = matches!(task.kind, TaskKind::Research | TaskKind::Schmooze { .. });
            by_ship && ruler != Some(task.host) && there(task)
        };
        task::end_all(self, Ending::PlaceLost, ends).collect()
    }

    pub(super) fn must_be_on_map(&self, place: &str) -> Result<&System, Refusal> {
        self.system_at(place).ok_or_else(|| Refusal::NotOnMap { place: place.to_owned() })
    }
}

/// Returns the only one of these places, or asks the player to choose (L11.2). They belong to `host` if the act takes
/// place in their systems.
fn only(host: Option<PlayerId>, mut places: Vec<String>) -> Result<String, Refused> {
    match places.len() {
        1 => Ok(places.remove(0)),
        _ => Err(Refused::WhichPlace { host, places }),
    }
}
