//! This game's board: systems with planets and command tokens, and its file format (`docs/board.md`).

use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::tokens::TOKENS;
use super::{Confirmation, Effect, GameContext, Refused, play};
use crate::board::{self, BoardOf, Building, OnBoard, Spot, seat_of};
use crate::ids::PlayerId;
use crate::names::{must_be_name, name_key};
use crate::ruleset::Never;
use crate::table;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

pub const MOST_SYSTEMS: usize = 120;
pub const MOST_PLANETS: usize = 9;

/// A galaxy. The players' tokens are its pieces, at most one per player in a system.
pub type Board = board::Board<Systems>;
pub type Place = board::Place<Systems>;
pub type Edit = board::Edit<Systems>;
/// A change to the galaxy as a whole.
pub type Change = board::Event<Systems>;

/// The board type of this game. Command tokens are the only pieces, and the card's effects do not depend on links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Systems {}

impl BoardOf for Systems {
    const MOST_PLACES: usize = MOST_SYSTEMS;

    type Link = Never<'T'>;
    type Piece = ();
    type Holds = Holds;
    type Plan = Plan;
}

/// The contents of a system besides tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holds {
    /// Whether it is the Mecatol Rex system. There is at most one (T1.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mecatol_rex: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planets: Vec<Planet>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planet {
    /// Unique in its galaxy, ignoring case, and without a comma.
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exhausted: bool,
}

/// A galaxy for the seated players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub systems: Vec<PlannedSystem>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedSystem {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mecatol_rex: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub planets: Vec<PlannedPlanet>,
    /// The seats of the players who have a token there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<usize>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedPlanet {
    pub name: String,
    /// The seat of the player who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<usize>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exhausted: bool,
}

impl Plan {
    /// Returns the plan's galaxy, with these players in seat order.
    ///
    /// # Errors
    /// Refuses the whole plan, and names each flaw by its path.
    pub fn board(&self, seats: &[PlayerId], state: &State) -> Result<Board, Refused> {
        let mut building = Building::<State>::begin(seats, "systems", self.systems.len())?;
        let mut names = BTreeSet::new();
        for (n, system) in self.systems.iter().enumerate() {
            let path = format!("systems[{n}]");
            let mut place = building.place(&path, &system.name, system.at);
            if system.mecatol_rex {
                let before = building.board.places.iter();
                if let Some(other) = before.clone().find(|place| place.holds.mecatol_rex) {
                    let system = other.name.clone();
                    building.flaw(format!("{path}.mecatol_rex"), Refusal::MecatolTwice { system });
                }
            }
            place.holds.mecatol_rex = system.mecatol_rex;
            if system.planets.len() > MOST_PLANETS {
                let (value, most) = (system.planets.len(), MOST_PLANETS);
                let problem = Refusal::PlanetsOutOfRange { value, most };
                building.flaw(format!("{path}.planets"), problem);
            }
            for (n, planet) in system.planets.iter().take(MOST_PLANETS).enumerate() {
                let path = format!("{path}.planets[{n}]");
                let planet = planned(&mut building, &path, planet, &mut names);
                place.holds.planets.push(planet);
            }
            for (n, seat) in system.tokens.iter().enumerate() {
                let path = format!("{path}.tokens[{n}]");
                if let Err(problem) = laid(&mut building, &path, &mut place, *seat, state) {
                    building.flaw(path, problem);
                }
            }
            building.board.places.push(place);
        }
        building.finish()
    }

    /// Returns a galaxy as a plan, with the players in seat order. Belongings of players without a seat are left out.
    pub fn of(board: &Board, seats: &[PlayerId]) -> Plan {
        let planet = |planet: &Planet| PlannedPlanet {
            name: planet.name.clone(),
            control: planet.control.and_then(|player| seat_of(seats, player)),
            exhausted: planet.exhausted,
        };
        let system = |place: &Place| PlannedSystem {
            name: place.name.clone(),
            at: place.at,
            mecatol_rex: place.holds.mecatol_rex,
            planets: place.holds.planets.iter().map(planet).collect(),
            tokens: (1..)
                .zip(seats)
                .filter(|(_, player)| place.count(Some(**player)) > 0)
                .map(|(seat, _)| seat)
                .collect(),
        };
        Plan { systems: board.places.iter().map(system).collect() }
    }
}

/// Returns a planned planet that is not on the board yet. `names` holds the keys of names already taken.
fn planned(
    building: &mut Building<'_, State>,
    path: &str,
    planet: &PlannedPlanet,
    names: &mut BTreeSet<String>,
) -> Planet {
    let at_name = format!("{path}.name");
    let name = match must_be_name(&planet.name) {
        Ok(name) => {
            if !names.insert(name_key(&name)) {
                let name = name.clone();
                building.flaw(&at_name, table::Refusal::NameTaken { name });
            }
            if name.contains(',') {
                let planet = name.clone();
                building.flaw(&at_name, Refusal::CommaInName { planet });
            }
            name
        }
        Err(problem) => {
            building.flaw(&at_name, problem);
            planet.name.clone()
        }
    };
    Planet { name, control: building.seated(&format!("{path}.control"), planet.control), exhausted: planet.exhausted }
}

/// Places a seat's token, if there is none in the system and the player has one left.
fn laid(
    building: &mut Building<'_, State>,
    path: &str,
    place: &mut Place,
    seat: usize,
    state: &State,
) -> Result<(), Refusal> {
    let Some(player) = building.seated(path, Some(seat)) else {
        return Ok(());
    };
    if place.count(Some(player)) > 0 {
        let system = place.name.clone();
        return Err(Refusal::TokenThere { player, system });
    }
    let laid = building.board.with_pieces_of(player).count();
    let sheet = state.sheet(player).sum();
    let needs = u32::try_from(laid).unwrap_or(u32::MAX).saturating_add(1) + sheet;
    place.set((), Some(player), 1);
    if needs > u32::from(TOKENS) {
        let most = TOKENS;
        return Err(Refusal::TooManyTokens { player, needs, most });
    }
    Ok(())
}

impl OnBoard for State {
    type Of = Systems;

    fn board(&self) -> &Board {
        &self.board
    }

    fn of_board(event: Change) -> Event {
        Event::Board(event)
    }

    fn loads(at: &GameContext, plan: &Plan) -> Result<Vec<Effect>, Refused> {
        play::must_be_over(at.game)?;
        let board = plan.board(&at.game.on_board(at.roster), at.game)?;
        Ok(vec![Effect::Happened(Event::Board(Change::Loaded(board)))])
    }

    fn replaces(systems: usize) -> Confirmation {
        Confirmation::ReplacesGalaxy { systems }
    }
}
