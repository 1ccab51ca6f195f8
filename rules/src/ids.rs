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
    /// A ship, unique in its campaign.
    ShipId(u64)
}
id! {
    /// Something that goes on with the game's clock, unique in its campaign.
    TaskId(u64)
}
id! {
    /// An offer, unique in its campaign and given out in the order the offers were made, from 1.
    OfferId(u64)
}
