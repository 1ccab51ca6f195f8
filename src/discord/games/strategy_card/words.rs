//! Phrases of this ruleset.

use crate::discord::render::words::list;
use crate::discord::render::{harmless, mention};
use crate::rules::games::strategy_card::{Hindrance, Phase, Pool, Pools, Source};
use crate::rules::ids::PlayerId;
use crate::text::Text;
use crate::text::fl;

pub fn phase(text: &Text, phase: Phase) -> String {
    match phase {
        Phase::Strategy => fl!(text, "card-phase-strategy"),
        Phase::Action => fl!(text, "card-phase-action"),
        Phase::Status => fl!(text, "card-phase-status"),
    }
}

pub fn phase_now(text: &Text, now: Option<Phase>) -> String {
    now.map_or_else(|| fl!(text, "card-phase-none"), |now| phase(text, now))
}

/// Returns a phase with its article, or says that there is none yet.
pub fn in_phase(text: &Text, now: Option<Phase>) -> String {
    match now {
        Some(now) => fl!(text, "card-phase-now", phase = phase(text, now)),
        None => fl!(text, "card-phase-none-now"),
    }
}

pub fn pool(text: &Text, pool: Pool) -> String {
    match pool {
        Pool::Tactic => fl!(text, "pool-tactic"),
        Pool::Fleet => fl!(text, "pool-fleet"),
        Pool::Strategy => fl!(text, "pool-strategy"),
    }
}

pub fn sheet(text: &Text, sheet: Pools) -> String {
    let shown = |one: &Pool| pool_with(text, *one, sheet.of(*one));
    let pools: Vec<String> = Pool::ALL.iter().map(shown).collect();
    pools.join(", ")
}

/// Lists the pools that receive tokens, with the amounts.
pub fn shares(text: &Text, shares: Pools) -> String {
    let shown = |one: Pool| {
        let count = shares.of(one).to_string();
        fl!(text, "pool-gets", pool = pool(text, one), count = count)
    };
    let pools: Vec<String> = shares.filled().into_iter().map(shown).collect();
    pools.join(", ")
}

pub fn pool_with(text: &Text, one: Pool, count: u8) -> String {
    let count = count.to_string();
    fl!(text, "pool-with", pool = pool(text, one), count = count)
}

pub fn source(text: &Text, source: Source) -> String {
    match source {
        Source::Reinforcements => fl!(text, "source-reinforcements"),
        Source::Sheet(one) => fl!(text, "source-pool", pool = pool(text, one)),
    }
}

pub fn names(text: &Text, names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| harmless::name(name)).collect();
    list(text, &names)
}

pub fn players(text: &Text, players: &[PlayerId]) -> String {
    let players: Vec<String> = players.iter().copied().map(mention).collect();
    list(text, &players)
}

pub fn hindrance(text: &Text, why: Hindrance) -> String {
    match why {
        Hindrance::HasLeft => fl!(text, "hindrance-left"),
        Hindrance::NoStrategyToken => fl!(text, "hindrance-token"),
        Hindrance::NoExhaustedPlanet => fl!(text, "hindrance-planet"),
        Hindrance::ChoiceGone => fl!(text, "hindrance-choice"),
    }
}
