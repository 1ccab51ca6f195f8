//! The refusals of the strategy card ruleset.

use super::boards::Listed;
use super::*;
use chancery::rules::games::strategy_card::{
    Confirmation as Seen, Hindrance, Phase, Plays, Pool, Pools, Refusal as No,
};

/// Returns one refusal of every kind, with the parts its text must contain.
pub fn every_kind() -> Listed {
    let lists = [turns(), planets(), tokens(), seen()];
    lists.into_iter().flatten().collect()
}

fn turns() -> Listed {
    let (system, now) = (name(), Some(Phase::Strategy));
    let list: Vec<(No, &'static [&'static str])> = vec![
        (No::TableFull { most: 8 }, &["8"]),
        (
            No::WrongPhase { needs: Phase::Action, now },
            &["action phase", "it is the strategy phase", "/phase begin phase:action"],
        ),
        (
            No::NotNextPhase { phase: Phase::Status, now: None, next: Phase::Strategy },
            &["status", "no phase has begun", "/phase begin phase:strategy"],
        ),
        (No::CardHeld { holder: BO }, &["You already hold"]),
        (No::CardHeld { holder: ADA }, &["<@100> already holds"]),
        (No::NotYourCard { holder: Some(ADA) }, &["which <@100> holds", "/diplomacy take"]),
        (No::NotYourCard { holder: None }, &["which nobody holds"]),
        (No::CardExhausted, &["exhausted", "status phase"]),
        (No::NoGalaxy, &["No galaxy", "/board example players:3", "/board load"]),
        (No::InitiativeOutOfRange { number: 9, most: 8 }, &["9", "1 to 8", "0"]),
        (No::InitiativeTaken { number: 4, by: ADA }, &["4", "<@100>", "/seat show"]),
        (No::InitiativeOverCard { number: 5, card: 2 }, &["5", "2"]),
        (No::PlayerAndNobody { player: ADA }, &["<@100>", "nobody"]),
        (No::BeingResolved { by: ADA }, &["<@100>", "/diplomacy show"]),
        (No::MecatolRex { system: system.clone() }, &["\\*Star", "Mecatol Rex"]),
        (No::NoPlanetThere { system: system.clone() }, &["\\*Star", "/planets show"]),
        (No::ChooseSystem { systems: vec![system] }, &["\\*Star", "/diplomacy play system:"]),
        (No::CannotUse { why: Hindrance::NoStrategyToken }, &["strategy pool", "pass"]),
    ];
    listed(list)
}

fn planets() -> Listed {
    let planet = name();
    let list: Vec<(No, &'static [&'static str])> = vec![
        (
            No::ChoosePlanets { planets: vec![planet.clone()], count: 2, named: 1 },
            &["2 planets", "named 1", "\\*Star", "planet-2"],
        ),
        (No::TooManyPlanets { named: 5, most: 2 }, &["5", "2"]),
        (No::PlanetTwice { planet: planet.clone() }, &["\\*Star", "twice"]),
        (No::NoSuchPlanet { planet: planet.clone() }, &["No planet is called \\*Star", "/planets show"]),
        (No::NotYourPlanet { planet: planet.clone(), holder: Some(ADA) }, &["\\*Star", "<@100>"]),
        (No::PlanetReadied { planet: planet.clone() }, &["\\*Star is already readied"]),
        (No::PlanetExhausted { planet: planet.clone() }, &["\\*Star is already exhausted"]),
        (No::PlanetYours { planet: planet.clone() }, &["already control \\*Star"]),
        (No::MecatolTwice { system: name() }, &["\\*Star", "only one"]),
        (No::PlanetsOutOfRange { value: 10, most: 9 }, &["10", "9"]),
        (No::CommaInName { planet }, &["\\*Star", "comma"]),
    ];
    listed(list)
}

fn tokens() -> Listed {
    let system = name();
    let list: Vec<(No, &'static [&'static str])> = vec![
        (No::TokenThere { player: BO, system: system.clone() }, &["You already have", "\\*Star"]),
        (No::CannotActivate { system: system.clone() }, &["cannot activate", "\\*Star"]),
        (No::NoTokenThere { player: ADA, system }, &["<@100>", "\\*Star"]),
        (No::ReinforcementsShort { needs: 3, has: 1 }, &["3", "have 1", "/tokens show"]),
        (No::PoolShort { pool: Pool::Fleet, needs: 3, has: 1 }, &["3", "fleet pool", "have 1"]),
        (No::SumChanged { needs: 9, has: 8 }, &["8", "9"]),
        (
            No::GainMismatch { needs: 2, chosen: Pools { tactic: 3, ..Pools::default() } },
            &["2 command tokens", "chose 3"],
        ),
        (No::TooManyTokens { player: ADA, needs: 17, most: 16 }, &["<@100>", "16", "17"]),
    ];
    listed(list)
}

fn listed(list: Vec<(No, &'static [&'static str])>) -> Listed {
    list.into_iter().map(|(no, expected)| (Refusal::from(no), expected)).collect()
}

fn seen() -> Listed {
    let (system, planets) = (Some(name()), vec![name()]);
    let plays =
        Plays { system, planets, locked_out: vec![ADA], from_sheet: vec![BO], there: vec![CY], without: vec![] };
    let list: Vec<(Seen, &'static [&'static str])> = vec![
        (
            Seen::PlaysDiplomacy(Box::new(plays)),
            &["\\*Star", "from reinforcements: <@100>", "command sheet: <@101>", "<@102>"],
        ),
        (
            Seen::BeginsPhase { phase: Phase::Status, tokens: 3, planets: 1, open: 0, active: Some(ADA) },
            &["3 command tokens return", "1 planet is", "<@100>'s turn"],
        ),
        (
            Seen::BeginsPhase { phase: Phase::Strategy, tokens: 0, planets: 0, open: 2, active: None },
            &["strategy phase begins", "2 offers", "tactic"],
        ),
        (Seen::RemovesToken { player: ADA, system: name() }, &["<@100>", "\\*Star"]),
        (Seen::ReplacesGalaxy { systems: 19 }, &["19 systems"]),
    ];
    let confirm = |needed| Refusal::MustConfirm(Confirmation::from(needed));
    list.into_iter().map(|(needed, expected)| (confirm(needed), expected)).collect()
}
