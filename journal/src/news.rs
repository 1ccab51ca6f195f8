//! The effects of a transaction that tasks wait for.

use crate::values::DeliveryQueue;
use chancery_basics::ids::{CampaignId, PlayerId};
use std::collections::BTreeSet;

/// The effects of a transaction that tasks wait for. If several processes share a database, each of them gets the news.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Queues with new announcements, or with announcements to retry.
    pub queues: BTreeSet<DeliveryQueue>,
    /// Campaigns with new entries or with messages that are out of date.
    pub changed: BTreeSet<CampaignId>,
    /// A campaign's deadline changed.
    pub due: bool,
    /// A campaign moved to another channel. An attempt in the old channel may still be refused after this, but its
    /// queue is open.
    pub moved: bool,
    /// Servers where the bot may be able to write again.
    pub opened: BTreeSet<u64>,
    /// A digest was added, or its time changed.
    pub digests: bool,
    /// A person's erasure began or ended, or the bot left a server.
    pub erasures: bool,
    /// People whose names changed, each with the server.
    pub named: BTreeSet<(u64, PlayerId)>,
    pub unnamed: bool,
}
