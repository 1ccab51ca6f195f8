//! Phrases of this ruleset.

use crate::render::{list, series};
use crate::rules::PlayerId;
use crate::rules::games::strategy_card::{Hindrance, Phase, Pool, Pools, Source};
use crate::text::{Name, Said, Text, say};

pub fn phase(text: &Text, phase: Phase) -> Said {
    match phase {
        Phase::Strategy => say!(text, "card-phase-strategy"),
        Phase::Action => say!(text, "card-phase-action"),
        Phase::Status => say!(text, "card-phase-status"),
    }
}

pub fn phase_now(text: &Text, now: Option<Phase>) -> Said {
    now.map_or_else(|| say!(text, "card-phase-none"), |now| phase(text, now))
}

/// Returns a phase with its article, or says that there is none yet.
pub fn in_phase(text: &Text, now: Option<Phase>) -> Said {
    match now {
        Some(now) => say!(text, "card-phase-now", phase = phase(text, now)),
        None => say!(text, "card-phase-none-now"),
    }
}

pub fn pool(text: &Text, pool: Pool) -> Said {
    match pool {
        Pool::Tactic => say!(text, "pool-tactic"),
        Pool::Fleet => say!(text, "pool-fleet"),
        Pool::Strategy => say!(text, "pool-strategy"),
    }
}

pub fn sheet(text: &Text, sheet: Pools) -> Said {
    let shown = |one: &Pool| pool_with(text, *one, sheet.of(*one));
    let pools: Vec<Said> = Pool::ALL.iter().map(shown).collect();
    series(text, pools)
}

/// Lists the pools that receive tokens, with the amounts.
pub fn shares(text: &Text, shares: Pools) -> Said {
    let shown = |one: Pool| say!(text, "pool-gets", pool = pool(text, one), count = shares.of(one));
    let pools: Vec<Said> = shares.filled().into_iter().map(shown).collect();
    series(text, pools)
}

pub fn pool_with(text: &Text, one: Pool, count: u8) -> Said {
    say!(text, "pool-with", pool = pool(text, one), count)
}

pub fn source(text: &Text, source: Source) -> Said {
    match source {
        Source::Reinforcements => say!(text, "source-reinforcements"),
        Source::Sheet(one) => say!(text, "source-pool", pool = pool(text, one)),
    }
}

pub fn names(text: &Text, names: &[String]) -> Said {
    list(text, names.iter().map(|name| Name(name)))
}

pub fn players(text: &Text, players: &[PlayerId]) -> Said {
    list(text, players)
}

pub fn hindrance(text: &Text, why: Hindrance) -> Said {
    match why {
        Hindrance::HasLeft => say!(text, "hindrance-left"),
        Hindrance::NoStrategyToken => say!(text, "hindrance-token"),
        Hindrance::NoExhaustedPlanet => say!(text, "hindrance-planet"),
        Hindrance::ChoiceGone => say!(text, "hindrance-choice"),
    }
}
