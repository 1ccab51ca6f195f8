//! The map, where a campaign has one (L11): systems, their planets, who rules them, whose home they are.

use super::Refused;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::task::{self, Ending, Task, TaskKind};
use crate::ids::PlayerId;
use crate::names::{cleaned, must_be_name, same_name};
use crate::table;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct System {
    pub name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planets: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruler: Option<PlayerId>,
    /// Whose home it is; every player has one at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home_of: Option<PlayerId>,
}

impl State {
    /// Returns the system of that name, or the one that a planet of that name belongs to.
    pub fn system_at(&self, place: &str) -> Option<&System> {
        let same = |name: &str| same_name(name, place);
        let by_name = self.systems.iter().find(|system| same(&system.name));
        by_name.or_else(|| {
            self.systems
                .iter()
                .find(|system| system.planets.iter().any(|planet| same(planet)))
        })
    }

    /// Returns a place in a player's systems as it is to be kept: where there is a map it must be on it and theirs, where
    /// there is none any words will do (L11.1).
    pub(super) fn must_be_place_of(
        &self,
        host: PlayerId,
        place: Option<&str>,
    ) -> Result<Option<String>, Refused> {
        let Some(place) = place.map(cleaned).filter(|place| !place.is_empty()) else {
            return Ok(None);
        };
        if self.systems.is_empty() {
            return Ok(Some(must_be_name(&place)?));
        }
        let system = self.must_be_on_map(&place)?;
        if system.ruler != Some(host) {
            let (place, ruler) = (system.name.clone(), system.ruler);
            return Err(Refusal::NotTheirPlace { place, host, ruler }.into());
        }
        let planet = system
            .planets
            .iter()
            .find(|planet| same_name(planet, &place));
        Ok(Some(planet.unwrap_or(&system.name).clone()))
    }

    /// Returns a place anywhere: on the map, or any words where there is none.
    pub(super) fn must_be_place(&self, place: &str) -> Result<String, table::Refusal> {
        if self.systems.is_empty() || cleaned(place).is_empty() {
            return must_be_name(place);
        }
        let system = self.must_be_on_map(place)?;
        let planet = system
            .planets
            .iter()
            .find(|planet| same_name(planet, place));
        Ok(planet.unwrap_or(&system.name).clone())
    }

    /// Returns the star system that a player may be asked for: theirs, and no home (L9.5).
    pub(super) fn must_be_givable(&self, owner: PlayerId, system: &str) -> Result<String, Refused> {
        let named = self.must_be_place(system)?;
        if self.systems.is_empty() {
            return Ok(named);
        }
        let system = self.must_be_on_map(&named)?;
        let (place, ruler) = (system.name.clone(), system.ruler);
        if ruler != Some(owner) {
            return Err(Refusal::NotTheirPlace {
                place,
                host: owner,
                ruler,
            }
            .into());
        }
        if let Some(player) = system.home_of {
            return Err(Refusal::HomeSystem { place, player }.into());
        }
        Ok(place)
    }

    /// Returns the ends of the tasks that go on in a system whose ruler changes: rights follow the ruler (L11.1).
    pub(super) fn place_lost(&self, system: &str, ruler: Option<PlayerId>) -> Vec<Event> {
        let there = |task: &Task| {
            let place = task
                .place
                .as_deref()
                .and_then(|place| self.system_at(place));
            !matches!(task.kind, TaskKind::Aid { .. })
                && place.is_some_and(|place| place.name == system)
                && ruler != Some(task.host)
        };
        task::end_all(self, Ending::PlaceLost, there).collect()
    }

    pub(super) fn must_be_on_map(&self, place: &str) -> Result<&System, table::Refusal> {
        self.system_at(place)
            .ok_or_else(|| table::Refusal::NoSuchPlace {
                place: place.to_owned(),
            })
    }
}
