//! Ids: the core's own newtypes. They never mix, and none of them knows where it comes from.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A person, in every campaign they play. Discord's user id, which the core never looks into.
    PlayerId(u64)
}
id! {
    /// A campaign, unique in one database.
    CampaignId(i64)
}
id! {
    /// Where a campaign is played. Discord's id of a channel or thread, which the core never looks into.
    PlaceId(u64)
}
id! {
    /// A ship, unique in its campaign.
    ShipId(u64)
}
id! {
    /// Something that goes on with the game's clock, unique in its campaign.
    TaskId(u64)
}
id! {
    /// An offer, unique in its campaign. They are given out in the order the offers were made, from 1; private ones are numbered apart.
    OfferId(u64)
}

/// From here on private offers are numbered, so that the numbers of the others do not count them (L13.2).
const FIRST_PRIVATE: u64 = 1_000_000;
/// Each two players have the numbers of a slot, which lie so far apart: no number tells how many there are between others.
const SLOTS: u64 = 100_000;

impl TaskId {
    /// Returns the number of what goes on by a private offer: that of the offer.
    pub(crate) fn of_private(offer: OfferId) -> Option<TaskId> {
        offer.is_private().then_some(TaskId(offer.0))
    }

    pub(crate) fn is_private(self) -> bool {
        self.0 >= FIRST_PRIVATE
    }
}

impl OfferId {
    /// Returns whether it is numbered among the private ones. An offer of before that was private may have a number like all others.
    pub fn is_private(self) -> bool {
        self.0 >= FIRST_PRIVATE
    }

    /// Returns the number of the offer that follows so many others in the same slot.
    pub(crate) fn private(slot: u64, before: u64) -> OfferId {
        OfferId(FIRST_PRIVATE + before * SLOTS + slot % SLOTS)
    }

    /// Returns the slot of a private offer, and how many were before it there.
    pub(crate) fn slot(self) -> Option<(u64, u64)> {
        let beyond = self.0.checked_sub(FIRST_PRIVATE)?;
        Some((beyond % SLOTS, beyond / SLOTS))
    }
}
