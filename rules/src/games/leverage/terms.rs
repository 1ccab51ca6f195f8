//! Offer terms in this ruleset, and the effect of each answer.

use super::access::{self, Access};
use super::amounts::{Factor, Leverage};
use super::event::{Event, GrantedBy, Why};
use super::favour::{self, Favour};
use super::lease::{self, Grant};
use super::relation::{Account, Pair};
use super::report;
use super::reset;
use super::ship::{self, Ship};
use super::state::State;
use super::task::{LoanSource, Task};
use super::values::Values;
use super::{GameContext, Refused};
use crate::ids::{OfferId, PlayerId, ShipId, TaskId};
use crate::ruleset::OfferTerms;
use crate::table::OfferHeader;
use crate::time::Span;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Access to the systems of the player who offers (L3.1).
    Access { access: Access },
    /// A request to the other player, at the cost of asking (L4).
    Favour {
        favour: Favour,
        cost: Leverage,
        /// The player asked could not do it at the time of asking (L4.13).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unable: bool,
        /// The cost of refusing, as a multiple of the cost of asking, when it was asked (L4.6, H1.4).
        #[serde(default = "usual_factor", skip_serializing_if = "is_usual_factor")]
        factor: Factor,
    },
    /// The same amount added to both leverages (L7.1).
    Reset { amount: Leverage },
    /// The player who offers terraformed the other's planet (L6.5).
    Terraforming {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// A ship was destroyed during this loan (L10.2).
    Loss { ship: ShipId, name: String, task: TaskId, borrower: PlayerId, owner: PlayerId },
    /// The game asks whether to renew access for another span (D2.3).
    Renewal {
        #[serde(flatten)]
        grant: Grant,
        span: Span,
    },
}

/// The choices of the accepting player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The ship to lend (L10.1).
    Ship(ShipId),
}

fn usual_factor() -> Factor {
    Values::usual().favour.refusal_factor
}

fn is_usual_factor(factor: &Factor) -> bool {
    *factor == usual_factor()
}

impl Terms {
    /// Returns what refusing costs (L4.6).
    pub fn refusal(&self) -> Option<Leverage> {
        match self {
            Terms::Favour { cost, factor, .. } => Some(cost.times(*factor)),
            Terms::Access { .. }
            | Terms::Reset { .. }
            | Terms::Terraforming { .. }
            | Terms::Loss { .. }
            | Terms::Renewal { .. } => None,
        }
    }

    pub fn cost(&self) -> Option<Leverage> {
        match self {
            Terms::Favour { cost, .. } => Some(*cost),
            Terms::Access { .. }
            | Terms::Reset { .. }
            | Terms::Terraforming { .. }
            | Terms::Loss { .. }
            | Terms::Renewal { .. } => None,
        }
    }
}

impl Terms {
    /// Returns the ship, loan, borrower and owner of a reported loss (L10.2).
    pub(super) fn loss(&self) -> Option<(ShipId, TaskId, PlayerId, PlayerId)> {
        match self {
            Terms::Loss { ship, task, borrower, owner, .. } => Some((*ship, *task, *borrower, *owner)),
            Terms::Access { .. }
            | Terms::Favour { .. }
            | Terms::Reset { .. }
            | Terms::Terraforming { .. }
            | Terms::Renewal { .. } => None,
        }
    }
}

impl OfferTerms for Terms {
    fn refusal_costs(&self) -> bool {
        self.cost().is_some()
    }

    fn may_be_refused(&self) -> bool {
        true
    }

    fn may_wait_forever(&self) -> bool {
        !matches!(self, Terms::Renewal { .. })
    }

    /// Hides from everyone but the player asked that they could not do the favour.
    fn redacted_for(&self, offer: &OfferHeader, viewer: Option<PlayerId>) -> Cow<'_, Terms> {
        match self {
            Terms::Favour { favour, cost, unable: true, factor } if viewer != Some(offer.to) => {
                Cow::Owned(Terms::Favour { favour: favour.clone(), cost: *cost, unable: false, factor: *factor })
            }
            Terms::Favour { .. }
            | Terms::Access { .. }
            | Terms::Reset { .. }
            | Terms::Terraforming { .. }
            | Terms::Loss { .. }
            | Terms::Renewal { .. } => Cow::Borrowed(self),
        }
    }
}

/// Returns the consequences of accepting, checking everything as of now (L4.9).
pub(super) fn accepted(
    at: &GameContext,
    offer: &OfferHeader,
    terms: &Terms,
    picks: &[Pick],
) -> Result<Vec<Event>, Refused> {
    let state = at.game;
    match terms {
        Terms::Renewal { grant, .. } => Ok(lease::agreed(at, offer, *grant)?),
        Terms::Access { access } => {
            let (from, to) = offer.between()?;
            access::must_lack(state, from, to, *access)?;
            let why = Why::AccessGranted(offer.id);
            Ok(vec![
                access::granted((from, to), *access, GrantedBy::Offer(offer.id), None),
                state.book(Pair::new(from, to), Account::Earned, state.values.access(*access).value, why),
            ])
        }
        Terms::Favour { favour, .. } => done(at, offer, favour, picks),
        Terms::Terraforming { place } => {
            let (_, events) = report::terraformed(at, offer.between()?, place.as_deref())?;
            Ok(events)
        }
        Terms::Loss { ship, task, borrower, owner, .. } => Ok(report::lost(at, *ship, *task, (*borrower, *owner))?),
        Terms::Reset { amount } => Ok(reset::accepted(state, offer.between()?, offer.id, *amount)),
    }
}

fn done(at: &GameContext, offer: &OfferHeader, favour: &Favour, picks: &[Pick]) -> Result<Vec<Event>, Refused> {
    let (state, (from, to)) = (at.game, offer.between()?);
    match favour {
        Favour::Money { amount } => {
            state.must_have_money(to, *amount)?;
            Ok(vec![Event::MoneyMoved { from: to, to: from, amount: *amount }])
        }
        Favour::Access { access } => {
            access::must_lack(state, to, from, *access)?;
            Ok(vec![access::granted((to, from), *access, GrantedBy::Favour(offer.id), None)])
        }
        Favour::MilitaryAid { place, minutes } => {
            let ship = lent(state, offer, picks)?;
            let lent = ship::lent(at, from, ship, (place, *minutes), LoanSource::Offer(offer.id));
            let id = TaskId::of_private(offer.id).unwrap_or(lent.id);
            Ok(vec![Event::TaskStarted(Task { id, ..lent })])
        }
        Favour::System { system } => {
            let system = state.must_be_givable(to, system)?;
            let ends = state.place_lost(&system, Some(from));
            let given = Event::SystemGiven { from: to, to: from, system };
            Ok([given].into_iter().chain(ends).collect())
        }
    }
}

pub(super) fn refused(state: &State, offer: &OfferHeader, terms: &Terms) -> Option<Event> {
    favour::refused(state, offer, terms)
}

/// Refunds the cost of asking (L4.7, L4.8).
pub(super) fn taken_back(state: &State, offer: &OfferHeader, terms: &Terms) -> Option<Event> {
    let (cost, why) = (terms.cost()?, Why::FavourTakenBack(offer.id));
    let pair = Pair::new(offer.from?, offer.to);
    Some(state.book(pair, Account::Spent, -cost, why))
}

/// Returns the idle ship to lend: the one picked, or the only one (L10.1).
fn lent<'a>(state: &'a State, offer: &OfferHeader, picks: &[Pick]) -> Result<&'a Ship, Refused> {
    let picked = picks.first().map(|Pick::Ship(ship)| *ship);
    if picked.is_none() && state.idle_ships(offer.to).count() > 1 {
        let ships = state.idle_ships(offer.to).map(|ship| Pick::Ship(ship.id));
        return Err(Refused::MustPick { offer: offer.id, picks: ships.collect(), most: 1 });
    }
    Ok(state.must_be_free(offer.to, picked)?)
}

/// Returns the pending offers that become impossible through these events, which are not applied yet (L4.11).
pub(super) fn impossible(at: &GameContext, happened: &[&Event]) -> Vec<OfferId> {
    let changes_places = |event: &&&Event| {
        matches!(
            event,
            Event::SystemGiven { .. }
                | Event::SystemRuled { .. }
                | Event::SystemRemoved { .. }
                | Event::Terraformed { .. }
        )
    };
    if !happened.iter().any(|event| changes_places(&event)) {
        return Vec::new();
    }
    let before = at.game;
    let mut after = before.clone();
    happened.iter().for_each(|event| after.evolve(event));
    let gone = |place: &str| before.system_at(place).is_some() && after.system_at(place).is_none();
    let others = |place: &str, owner: PlayerId| {
        let ruler = after.system_at(place).map(|system| system.ruler);
        ruler.is_some_and(|ruler| ruler != Some(owner))
    };
    // Without a map nobody knows who rules what, but a system given away is gone.
    let given = |place: &str, owner: PlayerId| {
        happened.iter().any(|event| {
            matches!(event, Event::SystemGiven { from, system, .. }
                if *from == owner && system.eq_ignore_ascii_case(place))
        })
    };
    let home = |place: &str| after.system_at(place).is_some_and(|system| system.home_of.is_some());
    let never = |head: &OfferHeader, terms: &Terms| match terms {
        Terms::Favour { favour: Favour::System { system }, .. } => {
            gone(system) || others(system, head.to) || given(system, head.to) || home(system)
        }
        Terms::Favour { favour: Favour::MilitaryAid { place, .. }, .. } => gone(place),
        Terms::Terraforming { place: Some(place) } => {
            gone(place) || others(place, head.to) || after.is_terraformed(head.to, place)
        }
        Terms::Favour { .. }
        | Terms::Access { .. }
        | Terms::Reset { .. }
        | Terms::Terraforming { place: None }
        | Terms::Loss { .. }
        | Terms::Renewal { .. } => false,
    };
    let pending = at.pending.iter();
    let void = pending.filter(|(head, terms)| never(head, terms));
    void.map(|(head, _)| head.id).collect()
}
