//! Galaxies as files: the bundled examples, uploads by moderators, and downloads.

use crate::board_file::{read, write};
use crate::game_words::NotWritten;
use crate::rules::games::strategy_card::{self, Plan, PlannedPlanet, PlannedSystem, State};
use crate::rules::{Campaign, Correction};

pub const EXAMPLES: &[usize] = &[3, 4, 5, 6];

const THREE: &str = include_str!("galaxies/three.json");
const SIX: &str = include_str!("galaxies/six.json");

/// Four and five players use the galaxy for six, without the unused seats. The planets there belong to nobody and are
/// readied like all such planets.
pub fn example(players: usize) -> Option<Plan> {
    let file = if players <= 3 { THREE } else { SIX };
    let plan: Plan = read(file.as_bytes()).ok()?;
    Some(for_seats(plan, players))
}

fn for_seats(plan: Plan, seats: usize) -> Plan {
    let planet = |planet: PlannedPlanet| {
        let taken = planet.control.is_none_or(|seat| seat <= seats);
        PlannedPlanet { control: planet.control.filter(|_| taken), exhausted: planet.exhausted && taken, ..planet }
    };
    let system = |system: PlannedSystem| PlannedSystem {
        planets: system.planets.into_iter().map(planet).collect(),
        tokens: system.tokens.into_iter().filter(|seat| *seat <= seats).collect(),
        ..system
    };
    Plan { systems: plan.systems.into_iter().map(system).collect() }
}

pub fn loading(plan: Plan) -> Correction {
    Correction::StrategyCard(strategy_card::Correction::Load(plan))
}

pub fn written(campaign: &Campaign) -> Result<Vec<u8>, NotWritten> {
    let state = campaign.playing::<State>()?;
    let seats = state.on_board(campaign.roster());
    write(&Plan::of(&state.board, &seats)).map_err(NotWritten::Json)
}
