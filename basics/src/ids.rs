//! The core's own id newtypes. They cannot be confused, and do not depend on Discord or a database.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        // Stored as the number alone. The name tells `replaced` which numbers are players.
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A person, across all campaigns. It holds Discord's user id, which the core treats as opaque.
    PlayerId(u64)
}
id! {
    /// A campaign, unique in one database.
    CampaignId(i64)
}
id! {
    /// Where a campaign is played. It holds Discord's id of a channel or thread, which the core treats as opaque.
    PlaceId(u64)
}
id! {
    /// A ship, unique in its campaign.
    ShipId(u64)
}
id! {
    /// A task that runs on the game clock, unique in its campaign.
    TaskId(u64)
}
id! {
    /// An offer, unique in its campaign. Numbers count up from 1 in the order offers are made; private offers have
    /// numbers of their own.
    OfferId(u64)
}

id! {
    /// A deal, unique in its campaign. Numbers count up from 1 in the order deals are sent; drafts and private deals
    /// have numbers of their own.
    DealId(u64)
}

impl DealId {
    /// Returns whether only its parties know of the deal, or if it is a draft, only its author.
    pub fn is_private(self) -> bool {
        self.0 >= FIRST_PRIVATE
    }
}

/// The first number of private offers, which keeps them out of the public count (L13.2).
const FIRST_PRIVATE: u64 = 1_000_000;
/// The size of the slot of numbers each pair of players gets, wide enough that no number reveals how many offers
/// other pairs made.
const SLOTS: u64 = 100_000;

impl TaskId {
    /// Returns the id of a private offer's task: the offer's number.
    pub fn of_private(offer: OfferId) -> Option<TaskId> {
        offer.is_private().then_some(TaskId(offer.0))
    }

    pub fn is_private(self) -> bool {
        self.0 >= FIRST_PRIVATE
    }
}

impl OfferId {
    /// Returns whether the number is a private one. Older private offers may have a public number.
    pub fn is_private(self) -> bool {
        self.0 >= FIRST_PRIVATE
    }

    /// Returns the id of the offer that has `before` predecessors in its slot.
    pub fn private(slot: u64, before: u64) -> OfferId {
        OfferId(FIRST_PRIVATE + before * SLOTS + slot % SLOTS)
    }

    /// Returns a private offer's slot and its position there.
    pub fn slot(self) -> Option<(u64, u64)> {
        let beyond = self.0.checked_sub(FIRST_PRIVATE)?;
        Some((beyond % SLOTS, beyond / SLOTS))
    }
}
