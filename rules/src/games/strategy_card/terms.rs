//! This ruleset's questions, and the effect of each answer. The game asks all of them.

use super::play::{MOST_READIED, from_sheet, source, unasked};
use super::refusal::Refusal;
use super::row::hindrance;
use super::secondary::{answered, passed};
use super::sheet::{gained_by, must_come_to};
use super::tokens::{Pool, Pools};
use super::{Effect, GameContext, Refused, planets};
use crate::ids::{OfferId, PlayerId};
use crate::ruleset::{OfferTerms, happened};
use crate::table::OfferHeader;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// The pool for the token that the card places in a system (T2.3).
    Token { system: String },
    /// Asks whether a player uses the secondary ability, and which planets they ready (T3.3). A refusal passes.
    Secondary { play: u32, played_by: PlayerId },
    /// The pools for tokens gained in the status phase (T4.4).
    Gain { count: u8 },
}

impl OfferTerms for Terms {
    fn refusal_costs(&self) -> bool {
        match self {
            Terms::Token { .. } | Terms::Secondary { .. } | Terms::Gain { .. } => false,
        }
    }

    fn may_be_refused(&self) -> bool {
        match self {
            Terms::Secondary { .. } => true,
            Terms::Token { .. } | Terms::Gain { .. } => false,
        }
    }

    fn redacted_for(&self, _: &OfferHeader, _: Option<PlayerId>) -> Cow<'_, Terms> {
        Cow::Borrowed(self)
    }

    fn is_final(&self) -> bool {
        match self {
            Terms::Secondary { .. } => true,
            Terms::Token { .. } | Terms::Gain { .. } => false,
        }
    }

    fn row(&self) -> Option<u64> {
        match self {
            Terms::Secondary { play, .. } => Some((*play).into()),
            Terms::Token { .. } | Terms::Gain { .. } => None,
        }
    }
}

/// A choice in a player's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The pool a token comes from or goes to (T2.3, T4.4).
    Pool(Pool),
    /// A planet to ready (T3.1).
    Planet(String),
    /// The pools for several tokens, one entry per token (T4.4).
    Pools(Vec<Pool>),
}

impl Pick {
    fn pools(picks: &[Pick]) -> Vec<Pool> {
        let of = |pick: &Pick| match pick {
            Pick::Pool(pool) => vec![*pool],
            Pick::Pools(pools) => pools.clone(),
            Pick::Planet(_) => Vec::new(),
        };
        picks.iter().flat_map(of).collect()
    }

    fn planets(picks: &[Pick]) -> Vec<String> {
        let of = |pick: &Pick| match pick {
            Pick::Planet(planet) => Some(planet.clone()),
            Pick::Pool(_) | Pick::Pools(_) => None,
        };
        picks.iter().filter_map(of).collect()
    }
}

/// Returns the consequences of an answer, checking everything as of now (T2.3, T3.3).
pub(super) fn accepted(
    at: &GameContext,
    offer: &OfferHeader,
    terms: &Terms,
    picks: &[Pick],
) -> Result<Vec<Effect>, Refused> {
    let (state, player) = (at.game, offer.to);
    let must_pick = |picks: Vec<Pick>, most| Refused::MustPick { offer: offer.id, picks, most };
    let event = match terms {
        Terms::Token { system } => {
            let source = source(state, player, system);
            let filled = state.sheet(player).filled();
            match (unasked(state, player, system, source), &Pick::pools(picks)[..], &filled[..]) {
                (Some(event), ..) => event,
                (None, [pool], _) | (None, [], [pool]) => {
                    let (pool, has) = (*pool, state.sheet(player).of(*pool));
                    if has == 0 {
                        return Err(Refusal::PoolShort { pool, needs: 1, has }.into());
                    }
                    from_sheet(state, player, system, pool)
                }
                _ => return Err(must_pick(filled.into_iter().map(Pick::Pool).collect(), 1)),
            }
        }
        Terms::Secondary { .. } => {
            if let Some(why) = hindrance(at.roster, state, player) {
                return Err(Refusal::CannotUse { why }.into());
            }
            let exhausted = state.exhausted(player);
            let chosen = planets::must_be_readied(state, player, &Pick::planets(picks))?;
            let planets = match (&chosen[..], &exhausted[..]) {
                ([], [_]) => exhausted,
                ([], _) => {
                    let picks = exhausted.into_iter().map(Pick::Planet);
                    return Err(must_pick(picks.collect(), MOST_READIED));
                }
                _ => chosen,
            };
            answered(at, player, planets)
        }
        Terms::Gain { count } => {
            let due = (*count).min(state.reinforcements(player));
            let chosen = Pick::pools(picks);
            if due == 0 {
                return Ok(Vec::new());
            }
            if chosen.is_empty() {
                return Err(must_pick(spreads(due), 1));
            }
            let gained = Pools::counted(&chosen);
            must_come_to(gained, due)?;
            gained_by(state, player, gained)
        }
    };
    Ok(happened([event]))
}

/// Returns every way to distribute tokens over the pools.
fn spreads(count: u8) -> Vec<Pick> {
    let mut spreads: Vec<Vec<Pool>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = |pools: &Vec<Pool>| {
            // In pool order, to avoid duplicates.
            let last = pools.last().copied().unwrap_or(Pool::Tactic);
            let next = Pool::ALL.into_iter().filter(move |pool| *pool >= last);
            let pools = pools.clone();
            next.map(move |pool| [pools.clone(), vec![pool]].concat())
        };
        spreads = spreads.iter().flat_map(longer).collect();
    }
    spreads.into_iter().map(Pick::Pools).collect()
}

/// Returns what follows when a question is refused, or ends in silence. Except for a pass, both mean the same (T2.3,
/// T3.3, T4.4).
pub(super) fn unanswered(at: &GameContext, offer: &OfferHeader, terms: &Terms, silent: bool) -> Vec<Effect> {
    let (state, player) = (at.game, offer.to);
    match terms {
        Terms::Token { system } => {
            let unasked = unasked(state, player, system, source(state, player, system));
            let from = || Some(from_sheet(state, player, system, state.sheet(player).fullest()?));
            happened(unasked.or_else(from))
        }
        Terms::Secondary { .. } => passed(at, player, silent),
        Terms::Gain { count } => {
            let tactic = (*count).min(state.reinforcements(player));
            let gained = Pools { tactic, ..Pools::default() };
            happened((tactic > 0).then(|| gained_by(state, player, gained)))
        }
    }
}

/// Returns whether any player is still asked for the pool of their token (T3.1).
pub(super) fn token_asked(at: &GameContext) -> bool {
    at.pending.iter().any(|(_, terms)| match terms {
        Terms::Token { .. } => true,
        Terms::Secondary { .. } | Terms::Gain { .. } => false,
    })
}

/// Returns the open questions about gained tokens.
pub(super) fn gains_asked(at: &GameContext) -> Vec<OfferId> {
    let asked = |(offer, terms): &(OfferHeader, &Terms)| is_gain(terms).map(|_| offer.id);
    at.pending.iter().filter_map(asked).collect()
}

/// Returns a player's open question about gained tokens, and the number of tokens.
pub(super) fn gain_asked(at: &GameContext, player: PlayerId) -> Option<(OfferId, u8)> {
    let mut theirs = at.pending.iter().filter(|(offer, _)| offer.to == player);
    theirs.find_map(|(offer, terms)| Some((offer.id, is_gain(terms)?)))
}

fn is_gain(terms: &Terms) -> Option<u8> {
    match terms {
        Terms::Gain { count } => Some(*count),
        Terms::Token { .. } | Terms::Secondary { .. } => None,
    }
}
