//! What an offer in this ruleset promises, and what each answer to it does.

use super::access::{self, Access};
use super::event::{Event, GrantedBy, Why};
use super::favour::{self, Favour};
use super::relation::{Account, Pair};
use super::reset;
use super::ship::Ship;
use super::state::State;
use super::task::{self, Task, TaskKind};
use crate::amounts::Leverage;
use crate::campaign::Campaign;
use crate::ids::ShipId;
use crate::offer::Offer;
use crate::refusal::Refusal;
use crate::time::Time;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Access in the systems of the player who offers (L3.1).
    Access { access: Access },
    /// Something asked of the other player, for what it has spent to ask (L4).
    Favour { favour: Favour, cost: Leverage },
    /// The same amount added to both leverages (L7.1).
    Reset { amount: Leverage },
}

impl Terms {
    /// Returns what was spent to ask, where asking cost something.
    pub fn cost(&self) -> Option<Leverage> {
        match self {
            Terms::Favour { cost, .. } => Some(*cost),
            _ => None,
        }
    }

    /// Returns what follows from accepting. Everything is checked as it is now (L4.9).
    pub(crate) fn accepted(
        &self,
        campaign: &Campaign,
        state: &State,
        offer: &Offer,
        ship: Option<ShipId>,
        now: Time,
    ) -> Result<Vec<Event>, Refusal> {
        let (from, to) = (offer.from, offer.to);
        match self {
            Terms::Access { access } => {
                access::must_lack(state, from, to, *access)?;
                let by = GrantedBy::Offer(offer.id);
                let why = Why::AccessGranted(offer.id);
                Ok(vec![
                    Event::AccessGranted {
                        granter: from,
                        grantee: to,
                        access: *access,
                        by,
                    },
                    state.book(Pair::new(from, to), Account::Earned, access.value(), why),
                ])
            }
            Terms::Favour { favour, .. } => match favour {
                Favour::Money { amount } => {
                    state.must_have_money(to, *amount)?;
                    Ok(vec![Event::MoneyMoved {
                        from: to,
                        to: from,
                        amount: *amount,
                    }])
                }
                Favour::Access { access } => {
                    access::must_lack(state, to, from, *access)?;
                    let by = GrantedBy::Favour(offer.id);
                    Ok(vec![Event::AccessGranted {
                        granter: to,
                        grantee: from,
                        access: *access,
                        by,
                    }])
                }
                Favour::MilitaryAid { place, minutes } => {
                    let ship = lent(state, offer, ship)?;
                    let task = Task {
                        ship: Some(ship.id),
                        ship_name: Some(ship.name.clone()),
                        place: Some(place.clone()),
                        limit: Some(*minutes),
                        ..task::start(
                            campaign,
                            state,
                            (from, to),
                            TaskKind::Aid { offer: offer.id },
                            now,
                        )
                    };
                    Ok(vec![Event::TaskStarted(task)])
                }
                Favour::System { system } => {
                    let system = state.must_be_givable(to, system)?;
                    let ends = state.place_lost(&system, Some(from));
                    let given = Event::SystemGiven {
                        from: to,
                        to: from,
                        system,
                    };
                    Ok([given].into_iter().chain(ends).collect())
                }
            },
            Terms::Reset { amount } => Ok(reset::accepted(state, offer, *amount)),
        }
    }

    pub(crate) fn refused(&self, state: &State, offer: &Offer) -> Vec<Event> {
        self.cost()
            .map(|cost| favour::refused(state, offer, cost))
            .into_iter()
            .collect()
    }

    /// What asking cost comes back (L4.7, L4.8).
    pub(crate) fn taken_back(&self, state: &State, offer: &Offer) -> Vec<Event> {
        let pair = Pair::new(offer.from, offer.to);
        let why = Why::FavourTakenBack(offer.id);
        self.cost()
            .map(|cost| state.book(pair, Account::Spent, -cost, why))
            .into_iter()
            .collect()
    }
}

/// Returns the idle ship that goes: the one that was picked, or the only one there is (L10.1).
fn lent<'a>(state: &'a State, offer: &Offer, picked: Option<ShipId>) -> Result<&'a Ship, Refusal> {
    if picked.is_none() && state.idle_ships(offer.to).count() > 1 {
        let ships = state.idle_ships(offer.to).map(|ship| ship.id).collect();
        return Err(Refusal::MustPickShip {
            offer: offer.id,
            ships,
        });
    }
    state.must_be_free(offer.to, picked)
}
