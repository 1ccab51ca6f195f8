//! Choices made while answering a question: pools or planets (T2.3, T3.1, T4.4).

use super::words;
use crate::game_words::{Named, Picked, Question};
use crate::render::{clauses, series};
use crate::rules::games::strategy_card::{MOST_READIED, Pick, Pool, Pools, State};
use crate::rules::{OfferId, PlayerId};
use crate::text::{Label, Name, Said, Text, Typed, label, say};

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

impl Picked for State {
    /// Lists the choices to make, and how to name them.
    fn must_pick(text: &Text, offer: OfferId, picks: &[&Pick]) -> Said {
        let named: Vec<Said> = picks.iter().map(|pick| plain(text, pick)).collect();
        let named = clauses(text, named);
        match asked(picks) {
            Wanted::Pool => say!(text, "no-must-pick-pool", offer, pools = named),
            Wanted::Planets => say!(text, "no-must-pick-planets", offer, planets = named),
            Wanted::Pools => say!(text, "no-must-pick-pools", offer, pools = named),
        }
    }

    fn question(text: &Text, offer: OfferId, picks: &[&Pick]) -> Question {
        let (words, title, buttons) = match asked(picks) {
            Wanted::Pool => (say!(text, "pick-pool", offer), Label::default(), true),
            Wanted::Planets => {
                let words = say!(text, "pick-planets", offer, most = MOST_READIED);
                (words, label!(text, "pick-planets-menu"), false)
            }
            Wanted::Pools => {
                let words = say!(text, "pick-pools", offer);
                (words, label!(text, "pick-pools-menu"), false)
            }
        };
        Question { words, title, buttons }
    }

    /// Returns a line's text, with what the choice leaves the player who answers.
    fn pick_label(text: &Text, state: &State, by: PlayerId, pick: &Pick) -> Option<Label> {
        let sheet = state.sheet(by);
        Some(match pick {
            Pick::Pool(pool) => {
                let (left, pool) = (sheet.of(*pool), words::pool(text, *pool));
                label!(text, "pool-left", pool, left)
            }
            Pick::Planet(planet) => Label::of(Typed(planet, 100)),
            Pick::Pools(pools) => {
                let gained = Pools::counted(pools);
                let after = words::sheet(text, sheet.plus(gained));
                label!(text, "pools-then", pools = words::shares(text, gained), after)
            }
        })
    }

    /// Returns `tactic`, `tactic+fleet` or `=Vega`.
    fn pick_code(pick: &Pick) -> String {
        match pick {
            Pick::Pool(pool) => pool.name().to_owned(),
            Pick::Planet(planet) => format!("={planet}"),
            Pick::Pools(pools) => {
                let pools: Vec<&str> = pools.iter().copied().map(Named::name).collect();
                format!("+{}", pools.join("+"))
            }
        }
    }

    /// Parses a code. Any other text names a planet, whose name never contains a comma; the rules look it up.
    fn picked(code: &str) -> Option<Pick> {
        if let Some(planet) = code.strip_prefix('=') {
            return Some(Pick::Planet(planet.to_owned()));
        }
        if let Some(pools) = code.strip_prefix('+') {
            let pools: Option<Vec<Pool>> = pools.split('+').map(Named::by_name).collect();
            return pools.map(Pick::Pools);
        }
        let planet = || (!code.contains(',')).then(|| Pick::Planet(code.to_owned()));
        Pool::by_name(code).map(Pick::Pool).or_else(planet)
    }
}

/// Returns a pick as the option `choice` accepts it.
fn plain(text: &Text, pick: &Pick) -> Said {
    match pick {
        Pick::Pool(pool) => Said::of(pool.name()),
        Pick::Planet(planet) => Said::of(Name(planet)),
        Pick::Pools(pools) => series(text, pools.iter().copied().map(Named::name)),
    }
}
