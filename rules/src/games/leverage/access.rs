//! Access to another player's systems (L3).

use super::GameContext;
use super::event::{Event, GrantedBy, Why};
use super::favour::Favour;
use super::lease::Lease;
use super::refusal::Refusal;
use super::relation::{Account, Pair};
use super::ship::first_ship;
use super::state::State;
use super::task::{self, Ending, Task};
use super::terms::Terms;
use crate::ids::{PlayerId, ShipId};
use crate::table::OfferHeader;
use serde::{Deserialize, Serialize};

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
    pub const ALL: [Access; 4] = [Access::Ecological, Access::Diplomatic, Access::Trade, Access::Passage];
}

/// Refuses if `grantee` already has this access to the systems of `granter`, or a pending offer would grant it (L3.1,
/// L3.2).
pub fn must_be_open(at: &GameContext, granter: PlayerId, grantee: PlayerId, access: Access) -> Result<(), Refusal> {
    must_lack(at.game, granter, grantee, access)?;
    let wanted = Some((granter, grantee, access));
    let same = |(offer, terms): &&(OfferHeader, &Terms)| grant(offer, terms) == wanted;
    match at.pending.iter().find(same) {
        Some((offer, _)) => Err(Refusal::AccessPending { offer: offer.id, access }),
        None => Ok(()),
    }
}

pub fn must_lack(state: &State, granter: PlayerId, grantee: PlayerId, access: Access) -> Result<(), Refusal> {
    if state.has_access(grantee, granter, access) {
        return Err(Refusal::AccessAlreadyGranted { granter, grantee, access });
    }
    Ok(())
}

/// Returns the event that grants access, for a time if there is a lease.
pub fn granted((granter, grantee): (PlayerId, PlayerId), access: Access, by: GrantedBy, lease: Option<Lease>) -> Event {
    Event::AccessGranted { granter, grantee, access, by, lease }
}

/// Access is absolute (L3.4). Returns why a player cannot use this access, if they cannot.
pub fn must_have(at: &GameContext, grantee: PlayerId, granter: PlayerId, access: Access) -> Result<(), Refusal> {
    if !at.game.has_access(grantee, granter, access) {
        return Err(Refusal::NoAccess { granter, access });
    }
    let leverage = at.game.leverage(Pair::new(grantee, granter));
    match grantee != granter && at.settings.negative_access.suspends(leverage) {
        true => Err(Refusal::AccessSuspended { granter, access, leverage }),
        false => Ok(()),
    }
}

/// Returns what accepting the offer would grant: granter, grantee and kind of access.
fn grant(offer: &OfferHeader, terms: &Terms) -> Option<(PlayerId, PlayerId, Access)> {
    match terms {
        Terms::Access { access } => Some((offer.from?, offer.to, *access)),
        Terms::Favour { favour: Favour::Access { access }, .. } => Some((offer.to, offer.from?, *access)),
        Terms::Favour { .. }
        | Terms::Reset { .. }
        | Terms::Terraforming { .. }
        | Terms::Loss { .. }
        | Terms::Renewal { .. } => None,
    }
}

/// Revokes access, which costs its value no matter how it was granted (L3.3).
pub fn revoke(state: &State, granter: PlayerId, grantee: PlayerId, access: Access) -> Result<Vec<Event>, Refusal> {
    if !state.has_access(grantee, granter, access) {
        return Err(Refusal::AccessNotGranted { granter, grantee, access });
    }
    let pair = Pair::new(granter, grantee);
    // Access is absolute (L3.4): tasks that need it end with it (L5.4, L9.4).
    let needing = |task: &Task| task.needs(granter, grantee, access);
    let ended = task::end_all(state, Ending::AccessRevoked, needing);
    let revoked = [
        Event::AccessRevoked { granter, grantee, access },
        state.book(pair, Account::Lost, state.values.access(access).value, Why::AccessRevoked(access)),
    ];
    Ok(revoked.into_iter().chain(ended).collect())
}

/// Returns what a new player gets: a purse (L2.3), ships (L5.1), and the campaign's first leverage (L1.2) and open
/// access to and from all players (L3.6). This includes players who left, because they may return and are not welcomed
/// again.
pub fn welcome(at: &GameContext, player: PlayerId) -> Vec<Event> {
    let start = &at.game.values.start;
    let mut events = vec![Event::MoneyIssued { to: player, amount: start.money }];
    let first = at.game.next_ship.0;
    let numbered = (1..).zip(first..).take(usize::try_from(start.ships).unwrap_or_default());
    events.extend(numbered.map(|(number, id)| Event::ShipLaunched(first_ship(player, number, ShipId(id)))));
    for other in at.roster.all() {
        if !start.leverage.is_zero() {
            let pair = Pair::new(player, other);
            let both = [pair, pair.reversed()];
            events.extend(both.map(|pair| at.game.book(pair, Account::Adjusted, start.leverage, Why::Start)));
        }
        for access in &at.settings.open_access {
            let both = [(player, other), (other, player)];
            events.extend(both.map(|(granter, grantee)| Event::AccessGranted {
                granter,
                grantee,
                access: *access,
                by: GrantedBy::Campaign,
                lease: None,
            }));
        }
    }
    events
}
