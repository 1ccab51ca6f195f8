//! Refusals: the problem, with its numbers, and how to solve it.

use super::words;
use crate::game_words::{Named, Refused};
use crate::render::{Reader, fit, who};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{NAALU, Phase, Refusal, State};
use crate::text::{Name, Said, Text, say};

/// The most characters for a list of options.
const CHOICE_LIMIT: usize = 1400;

impl Refused for State {
    fn refusal_told(text: &Text, refusal: &Refusal, by: PlayerId) -> Said {
        let reader = Reader::only(by);
        match refusal {
            Refusal::TableFull { most } => say!(text, "no-table-full", most),
            Refusal::WrongPhase { needs, now } => wrong_phase(text, *needs, *now),
            Refusal::NotNextPhase { phase, now, next } => say!(
                text,
                "no-next-phase",
                phase = words::phase(text, *phase),
                now = words::in_phase(text, *now),
                next = next.name()
            ),
            Refusal::CardHeld { holder } => say!(text, "no-card-held", you = reader.is(*holder), holder),
            Refusal::NotYourCard { holder } => say!(text, "no-card-of-yours", holder = who(text, *holder)),
            Refusal::CardExhausted => say!(text, "no-card-exhausted"),
            Refusal::NoGalaxy => say!(text, "no-galaxy-loaded"),
            Refusal::InitiativeOutOfRange { number, most } => {
                say!(text, "no-initiative-range", number, most, naalu = NAALU)
            }
            Refusal::InitiativeTaken { number, by: player } => say!(text, "no-initiative-taken", number, player),
            Refusal::InitiativeOverCard { number, card } => say!(text, "no-initiative-over-card", number, card),
            Refusal::BeingResolved { by } => say!(text, "no-being-resolved", player = by),
            Refusal::MecatolRex { system } => say!(text, "no-mecatol-rex", system = Name(system)),
            Refusal::NoPlanetThere { system } => say!(text, "no-planet-there", system = Name(system)),
            Refusal::ChooseSystem { systems } => say!(text, "no-choose-system", systems = choice(text, systems)),
            Refusal::CannotUse { why } => say!(text, "no-secondary", why = words::hindrance(text, *why)),
            Refusal::ChoosePlanets { planets, count, named } => {
                say!(text, "no-choose-planets", count, named, planets = choice(text, planets))
            }
            Refusal::TooManyPlanets { named, most } => say!(text, "no-too-many-planets", named, most),
            Refusal::PlanetTwice { planet } => say!(text, "no-planet-twice", planet = Name(planet)),
            Refusal::PlayerAndNobody { player } => say!(text, "no-player-and-nobody", player),
            Refusal::NoSuchPlanet { planet } => say!(text, "no-such-planet", planet = Name(planet)),
            Refusal::NotYourPlanet { planet, holder } => {
                say!(text, "no-planet-of-yours", planet = Name(planet), holder = who(text, *holder))
            }
            Refusal::PlanetReadied { planet } => say!(text, "no-planet-readied", planet = Name(planet)),
            Refusal::PlanetExhausted { planet } => say!(text, "no-planet-exhausted", planet = Name(planet)),
            Refusal::PlanetYours { planet } => say!(text, "no-planet-yours", planet = Name(planet)),
            Refusal::TokenThere { player, system } => {
                say!(text, "no-token-there", you = reader.is(*player), player, system = Name(system))
            }
            Refusal::CannotActivate { system } => say!(text, "no-activating", system = Name(system)),
            Refusal::NoTokenThere { player, system } => {
                say!(text, "no-token-in", you = reader.is(*player), player, system = Name(system))
            }
            Refusal::ReinforcementsShort { needs, has } => say!(text, "no-reinforcements", needs, has),
            Refusal::PoolShort { pool, needs, has } => {
                say!(text, "no-pool", pool = words::pool(text, *pool), needs, has)
            }
            Refusal::SumChanged { needs, has } => say!(text, "no-sum-changed", needs, has),
            Refusal::GainMismatch { needs, chosen } => say!(text, "no-gain-mismatch", needs, has = chosen.sum()),
            Refusal::TooManyTokens { player, needs, most } => {
                say!(text, "no-too-many-tokens", you = reader.is(*player), player, needs, most)
            }
            Refusal::MecatolTwice { system } => say!(text, "no-mecatol-twice", system = Name(system)),
            Refusal::PlanetsOutOfRange { value, most } => say!(text, "no-planets-range", value, most),
            Refusal::CommaInName { planet } => say!(text, "no-comma-in-name", planet = Name(planet)),
        }
    }
}

fn wrong_phase(text: &Text, needs: Phase, now: Option<Phase>) -> Said {
    let (next, now) = (Phase::after(now), words::in_phase(text, now));
    say!(text, "no-wrong-phase", needs = words::phase(text, needs), now, next = next.name())
}

fn choice(text: &Text, names: &[String]) -> Said {
    let names: Vec<Said> = names.iter().map(|name| say!("- {}", Name(name))).collect();
    fit(text, &names, CHOICE_LIMIT)
}
