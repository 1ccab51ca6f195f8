//! What a player has to see before an order is carried out.

use super::access::Access;
use super::amounts::{Leverage, Money};
use super::favour::Lack;
use super::hostile::HostileAct;
use super::reset::Reset;
use super::task::Doing;
use crate::ids::{OfferId, PlayerId};
use serde::{Deserialize, Serialize};

/// A consequence that a player must see and confirm before their order is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirmation {
    /// Part of the earnings exceeds the limit (L1.4, L3.9).
    GiftOverflows {
        earns: Leverage,
        swallowed: Leverage,
        /// The limit, if it differs from the default values.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<Leverage>,
    },
    /// Part of a reset exceeds a limit (L3.9).
    ResetOverflows {
        with: PlayerId,
        /// The bookings to the player's leverage and to the other's.
        yours: Leverage,
        theirs: Leverage,
        amount: Leverage,
    },
    /// The consequences of refusing a favour (L4.10).
    RefusalCosts {
        offer: OfferId,
        asker: PlayerId,
        from: Leverage,
        to: Leverage,
        /// The hostile acts it opens to the asker.
        opens: Vec<HostileAct>,
        /// The gift that would restore the leverage.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<Money>,
        /// The leverage is at its lowest and cannot fall further.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        at_bound: bool,
    },
    /// The consequences of revoking access (L3.3).
    RevokingCosts {
        grantee: PlayerId,
        access: Access,
        from: Leverage,
        to: Leverage,
        /// The hostile acts it opens to the player who loses access.
        opens: Vec<HostileAct>,
        /// The gift that would restore the leverage.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<Money>,
        /// How many of that player's tasks end with it.
        ends: usize,
    },
    /// The player could never do what is asked: refusing costs neither side anything (L4.13).
    Unable {
        offer: OfferId,
        asker: PlayerId,
        lack: Lack,
        /// The asker's refund.
        returns: Leverage,
    },
    /// The cost of asking is not refunded (L4.8).
    WithdrawalCosts { offer: OfferId, cost: Leverage },
    /// The tasks of the player's ships end when they leave (L12.3).
    ActionsEnd { doing: Vec<Doing> },
    /// The leverage over the other player that a hostile act or trespassing costs (L6.6).
    ActCosts {
        against: PlayerId,
        price: Leverage,
        from: Leverage,
        to: Leverage,
        /// The player has access, so could do the same openly and for free (L3.8).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        allowed: bool,
        /// The hostile acts it opens to the other.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        opens: Vec<HostileAct>,
        /// The gift that would restore the leverage.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<Money>,
    },
    /// What a moderator's reset of relations changes (L7.2).
    ResetsRelations { value: Leverage, changes: Vec<Reset> },
    /// The player asked has less money than the request needs (L4.12).
    CannotPay { of: PlayerId, needs: Money, has: Money },
    /// The player asked for aid has no ship (L4.13).
    HasNoShip { of: PlayerId },
    /// Other players can infer a private favour from public figures (L13.2).
    PrivateShows {
        of: PlayerId,
        /// From the leverage over the other player.
        leverage: bool,
        /// From money, once it is paid.
        money: bool,
        /// From the map, once it is granted.
        map: bool,
        /// The money of the player asked, if they cannot pay (L4.12).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        has: Option<Money>,
        /// The player asked for aid has no ship (L4.13).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        no_ship: bool,
    },
}
