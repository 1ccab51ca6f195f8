//! Choices made while answering a question: pools or planets (T2.3, T3.1, T4.4).

use super::words;
use crate::discord::game_ui::Question;
use crate::discord::render::harmless;
use crate::rules::games::strategy_card::{MOST_READIED, Pick, Pool, Pools, State};
use crate::rules::ids::{OfferId, PlayerId};
use crate::text::Text;
use crate::text::fl;

/// The subject of a question, derived from its possible choices.
enum Wanted {
    Pool,
    Planets,
    Pools,
}

fn asked(picks: &[&Pick]) -> Wanted {
    match picks.first() {
        Some(Pick::Planet(_)) => Wanted::Planets,
        Some(Pick::Pools(_)) => Wanted::Pools,
        Some(Pick::Pool(_)) | None => Wanted::Pool,
    }
}

/// Lists the choices to make, and how to name them.
pub fn must_pick(text: &Text, offer: OfferId, picks: &[&Pick]) -> String {
    let offer = offer.to_string();
    let named: Vec<String> = picks.iter().map(|pick| plain(text, pick)).collect();
    let named = named.join("; ");
    match asked(picks) {
        Wanted::Pool => fl!(text, "no-must-pick-pool", offer = offer, pools = named),
        Wanted::Planets => fl!(text, "no-must-pick-planets", offer = offer, planets = named),
        Wanted::Pools => fl!(text, "no-must-pick-pools", offer = offer, pools = named),
    }
}

pub fn question(text: &Text, offer: OfferId, picks: &[&Pick]) -> Question {
    let offer = offer.to_string();
    let (words, title, buttons) = match asked(picks) {
        Wanted::Pool => (fl!(text, "pick-pool", offer = offer), String::new(), true),
        Wanted::Planets => {
            let most = MOST_READIED.to_string();
            let words = fl!(text, "pick-planets", offer = offer, most = most);
            (words, fl!(text, "pick-planets-menu"), false)
        }
        Wanted::Pools => {
            let words = fl!(text, "pick-pools", offer = offer);
            (words, fl!(text, "pick-pools-menu"), false)
        }
    };
    Question { words, title, buttons }
}

/// Returns a line's text, with what the choice leaves the player who answers.
pub fn label(text: &Text, state: &State, by: PlayerId, pick: &Pick) -> Option<String> {
    let sheet = state.sheet(by);
    Some(match pick {
        Pick::Pool(pool) => {
            let (left, pool) = (sheet.of(*pool).to_string(), words::pool(text, *pool));
            fl!(text, "pool-left", pool = pool, left = left)
        }
        Pick::Planet(planet) => harmless::label(planet, 100),
        Pick::Pools(pools) => {
            let gained = Pools::counted(pools);
            let after = words::sheet(text, sheet.plus(gained));
            fl!(text, "pools-then", pools = words::shares(text, gained), after = after)
        }
    })
}

fn plain(text: &Text, pick: &Pick) -> String {
    match pick {
        Pick::Pool(pool) => words::pool(text, *pool),
        Pick::Planet(planet) => harmless::name(planet),
        Pick::Pools(pools) => {
            let pools: Vec<String> = pools.iter().map(|pool| words::pool(text, *pool)).collect();
            pools.join(", ")
        }
    }
}

/// Returns `tactic`, `tactic+fleet` or `=Vega`.
pub fn code(pick: &Pick) -> String {
    match pick {
        Pick::Pool(pool) => name(*pool).to_owned(),
        Pick::Planet(planet) => format!("={planet}"),
        Pick::Pools(pools) => {
            let pools: Vec<&str> = pools.iter().copied().map(name).collect();
            format!("+{}", pools.join("+"))
        }
    }
}

/// Parses a code. Any other text names a planet, whose name never contains a comma; the rules look it up.
pub fn picked(code: &str) -> Option<Pick> {
    if let Some(planet) = code.strip_prefix('=') {
        return Some(Pick::Planet(planet.to_owned()));
    }
    if let Some(pools) = code.strip_prefix('+') {
        let pools: Option<Vec<Pool>> = pools.split('+').map(pool).collect();
        return pools.map(Pick::Pools);
    }
    let planet = || (!code.contains(',')).then(|| Pick::Planet(code.to_owned()));
    pool(code).map(Pick::Pool).or_else(planet)
}

fn name(pool: Pool) -> &'static str {
    match pool {
        Pool::Tactic => "tactic",
        Pool::Fleet => "fleet",
        Pool::Strategy => "strategy",
    }
}

fn pool(named: &str) -> Option<Pool> {
    let named = named.trim();
    Pool::ALL.into_iter().find(|pool| name(*pool).eq_ignore_ascii_case(named))
}
