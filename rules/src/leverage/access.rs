//! Access to another player's systems (L3).

use super::event::{Event, GrantedBy, Why};
use super::favour::Favour;
use super::relation::{Account, Pair};
use super::ship::{FIRST_SHIP, Ship};
use super::state::State;
use super::task::{self, Ending, Task};
use super::terms::Terms;
use crate::amounts::Leverage;
use crate::campaign::Campaign;
use crate::ids::PlayerId;
use crate::offer::{self, Offer};
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};

/// A kind of access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Collect biomass, terraform.
    Ecological,
    /// Research, schmooze.
    Diplomatic,
    /// Sell minerals.
    Trade,
    /// Enter and move without a penalty.
    Passage,
}

impl Access {
    pub const ALL: [Access; 4] = [
        Access::Ecological,
        Access::Diplomatic,
        Access::Trade,
        Access::Passage,
    ];

    /// Returns what it is worth in leverage (L3, table).
    pub fn value(self) -> Leverage {
        Leverage::points(match self {
            Access::Ecological => 25,
            Access::Diplomatic => 20,
            Access::Trade | Access::Passage => 15,
        })
    }
}

/// Refuses where `grantee` has this access to the systems of `granter` already, or an offer that would give it is pending
/// (L3.1, L3.2).
pub fn must_be_open(
    campaign: &Campaign,
    state: &State,
    granter: PlayerId,
    grantee: PlayerId,
    access: Access,
) -> Result<(), Refusal> {
    must_lack(state, granter, grantee, access)?;
    let same = |offer: &&Offer| grant(offer) == Some((granter, grantee, access));
    match campaign.offers.pending.values().find(same) {
        Some(offer) => Err(Refusal::AccessPending {
            offer: offer.id,
            access,
        }),
        None => Ok(()),
    }
}

pub fn must_lack(
    state: &State,
    granter: PlayerId,
    grantee: PlayerId,
    access: Access,
) -> Result<(), Refusal> {
    if state.has_access(grantee, granter, access) {
        return Err(Refusal::AccessAlreadyGranted {
            granter,
            grantee,
            access,
        });
    }
    Ok(())
}

/// Returns the access that accepting the offer would grant: granter, grantee and kind.
pub fn grant(offer: &Offer) -> Option<(PlayerId, PlayerId, Access)> {
    let offer::Terms::Leverage(terms) = &offer.terms else {
        return None;
    };
    match terms {
        Terms::Access { access } => Some((offer.from, offer.to, *access)),
        Terms::Favour {
            favour: Favour::Access { access },
            ..
        } => Some((offer.to, offer.from, *access)),
        _ => None,
    }
}

/// Revoking costs the value, however the access had been granted (L3.3).
pub fn revoke(
    state: &State,
    granter: PlayerId,
    grantee: PlayerId,
    access: Access,
) -> Result<Vec<Event>, Refusal> {
    if !state.has_access(grantee, granter, access) {
        return Err(Refusal::AccessNotGranted { grantee, access });
    }
    let pair = Pair::new(granter, grantee);
    // Access is absolute (L3.4): what needs it ends with it (L5.4, L9.4).
    let needing = |task: &Task| task.needs(granter, grantee, access);
    let ended = task::end_all(state, Ending::AccessRevoked, needing);
    let revoked = [
        Event::AccessRevoked {
            granter,
            grantee,
            access,
        },
        state.book(
            pair,
            Account::Lost,
            access.value(),
            Why::AccessRevoked(access),
        ),
    ];
    Ok(revoked.into_iter().chain(ended).collect())
}

/// Returns what a player who joins for the first time finds: a purse (L2.3), a ship (L5.1), and the access that the campaign opens to
/// everybody, both ways (L3.6). Who has left counts among everybody: they may come back, and are not welcomed again.
pub fn welcome(
    campaign: &Campaign,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = Event> {
    let purse = Event::MoneyIssued {
        to: player,
        amount: super::STARTING_MONEY,
    };
    let others: Vec<PlayerId> = campaign.players.keys().copied().collect();
    let grants = others.into_iter().flat_map(move |other| {
        campaign
            .settings
            .open_access
            .iter()
            .flat_map(move |access| {
                [(player, other), (other, player)].map(|(granter, grantee)| Event::AccessGranted {
                    granter,
                    grantee,
                    access: *access,
                    by: GrantedBy::Campaign,
                })
            })
    });
    let ship = Event::ShipLaunched(Ship {
        id: state.next_ship,
        owner: player,
        name: FIRST_SHIP.to_owned(),
        place: None,
        lost: false,
    });
    [purse, ship].into_iter().chain(grants)
}
