//! Refusals: the problem, with its numbers, and how to solve it.

use super::words;
use crate::discord::render::card::fit;
use crate::discord::render::tell::Reader;
use crate::discord::render::words::who;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{NAALU, Phase, Refusal};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

/// The most characters for a list of options.
const CHOICE_LIMIT: usize = 1400;

pub fn refusal(text: &Text, refusal: &Refusal, by: PlayerId) -> String {
    match refusal {
        Refusal::TableFull { most } => fl!(text, "no-table-full", most = most.to_string()),
        Refusal::WrongPhase { needs, now } => wrong_phase(text, *needs, *now),
        Refusal::NotNextPhase { phase, now, next } => fl!(
            text,
            "no-next-phase",
            phase = words::phase(text, *phase),
            now = words::in_phase(text, *now),
            next = words::phase(text, *next)
        ),
        Refusal::CardHeld { holder } => {
            let (you, holder) = (Reader::only(by).is(*holder), mention(*holder));
            fl!(text, "no-card-held", you = you, holder = holder)
        }
        Refusal::NotYourCard { holder } => {
            fl!(text, "no-card-of-yours", holder = who(text, *holder))
        }
        Refusal::CardExhausted => fl!(text, "no-card-exhausted"),
        Refusal::NoGalaxy => fl!(text, "no-galaxy-loaded"),
        Refusal::InitiativeOutOfRange { number, most } => {
            fl!(text, "no-initiative-range", number = number.to_string(), most = most.to_string(), naalu = NAALU)
        }
        Refusal::InitiativeTaken { number, by: player } => {
            fl!(text, "no-initiative-taken", number = number.to_string(), player = mention(*player))
        }
        Refusal::InitiativeOverCard { number, card } => {
            fl!(text, "no-initiative-over-card", number = number.to_string(), card = card.to_string())
        }
        Refusal::BeingResolved { by } => fl!(text, "no-being-resolved", player = mention(*by)),
        Refusal::MecatolRex { system } => {
            fl!(text, "no-mecatol-rex", system = harmless::name(system))
        }
        Refusal::NoPlanetThere { system } => {
            fl!(text, "no-planet-there", system = harmless::name(system))
        }
        Refusal::ChooseSystem { systems } => {
            fl!(text, "no-choose-system", systems = choice(text, systems))
        }
        Refusal::CannotUse { why } => {
            fl!(text, "no-secondary", why = words::hindrance(text, *why))
        }
        Refusal::ChoosePlanets { planets, count, named } => {
            let (planets, named) = (choice(text, planets), named.to_string());
            fl!(text, "no-choose-planets", count = count, named = named, planets = planets)
        }
        Refusal::TooManyPlanets { named, most } => {
            let (named, most) = (named.to_string(), most.to_string());
            fl!(text, "no-too-many-planets", named = named, most = most)
        }
        Refusal::PlanetTwice { planet } => {
            fl!(text, "no-planet-twice", planet = harmless::name(planet))
        }
        Refusal::PlayerAndNobody { player } => fl!(text, "no-player-and-nobody", player = mention(*player)),
        Refusal::NoSuchPlanet { planet } => {
            fl!(text, "no-such-planet", planet = harmless::name(planet))
        }
        Refusal::NotYourPlanet { planet, holder } => {
            let (planet, holder) = (harmless::name(planet), who(text, *holder));
            fl!(text, "no-planet-of-yours", planet = planet, holder = holder)
        }
        Refusal::PlanetReadied { planet } => {
            fl!(text, "no-planet-readied", planet = harmless::name(planet))
        }
        Refusal::PlanetExhausted { planet } => {
            fl!(text, "no-planet-exhausted", planet = harmless::name(planet))
        }
        Refusal::PlanetYours { planet } => {
            fl!(text, "no-planet-yours", planet = harmless::name(planet))
        }
        Refusal::TokenThere { player, system } => {
            let (you, player) = (Reader::only(by).is(*player), mention(*player));
            let system = harmless::name(system);
            fl!(text, "no-token-there", you = you, player = player, system = system)
        }
        Refusal::CannotActivate { system } => {
            fl!(text, "no-activating", system = harmless::name(system))
        }
        Refusal::NoTokenThere { player, system } => {
            let (you, player) = (Reader::only(by).is(*player), mention(*player));
            let system = harmless::name(system);
            fl!(text, "no-token-in", you = you, player = player, system = system)
        }
        Refusal::ReinforcementsShort { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-reinforcements", needs = needs, has = has)
        }
        Refusal::PoolShort { pool, needs, has } => {
            let pool = words::pool(text, *pool);
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-pool", pool = pool, needs = needs, has = has)
        }
        Refusal::SumChanged { needs, has } => {
            let (needs, has) = (needs.to_string(), has.to_string());
            fl!(text, "no-sum-changed", needs = needs, has = has)
        }
        Refusal::GainMismatch { needs, chosen } => {
            let has = chosen.sum().to_string();
            fl!(text, "no-gain-mismatch", needs = needs, has = has)
        }
        Refusal::TooManyTokens { player, needs, most } => {
            let (you, player) = (Reader::only(by).is(*player), mention(*player));
            let (needs, most) = (needs.to_string(), most.to_string());
            fl!(text, "no-too-many-tokens", you = you, player = player, needs = needs, most = most)
        }
        Refusal::MecatolTwice { system } => {
            fl!(text, "no-mecatol-twice", system = harmless::name(system))
        }
        Refusal::PlanetsOutOfRange { value, most } => {
            let (value, most) = (value.to_string(), most.to_string());
            fl!(text, "no-planets-range", value = value, most = most)
        }
        Refusal::CommaInName { planet } => {
            fl!(text, "no-comma-in-name", planet = harmless::name(planet))
        }
    }
}

fn wrong_phase(text: &Text, needs: Phase, now: Option<Phase>) -> String {
    let (next, now) = (Phase::after(now), words::in_phase(text, now));
    let (needs, next) = (words::phase(text, needs), words::phase(text, next));
    fl!(text, "no-wrong-phase", needs = needs, now = now, next = next)
}

fn choice(text: &Text, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("- {}", harmless::name(name))).collect();
    fit(text, &names, CHOICE_LIMIT)
}
