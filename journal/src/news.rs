//! The effects of a transaction that tasks wait for.

use crate::values::DeliveryQueue;
use chancery_basics::ids::{CampaignId, PlayerId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The effects of a transaction that tasks wait for. If several processes share a database, each of them gets the news,
/// in a short form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct News {
    /// Queues with new announcements, or with announcements to retry.
    #[serde(rename = "lanes", skip_serializing_if = "BTreeSet::is_empty")]
    pub queues: BTreeSet<DeliveryQueue>,
    /// Campaigns with new entries.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub changed: BTreeSet<CampaignId>,
    /// Campaigns with messages that are out of date.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub stale: BTreeSet<CampaignId>,
    /// A campaign's deadline changed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub due: bool,
    /// A campaign moved to another channel. An attempt in the old channel may still be refused after this, but its
    /// queue is open.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// Servers where the bot may be able to write again.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub opened: BTreeSet<u64>,
    /// A digest was added, or its time changed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub digests: bool,
    /// A person's erasure began or ended, or the bot left a server.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub erasures: bool,
    /// People whose names changed, each with the server.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub named: BTreeSet<(u64, PlayerId)>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unnamed: bool,
}

impl News {
    pub fn add(&mut self, more: &News) {
        self.queues.extend(&more.queues);
        self.changed.extend(&more.changed);
        self.stale.extend(&more.stale);
        self.due |= more.due;
        self.moved |= more.moved;
        self.opened.extend(&more.opened);
        self.digests |= more.digests;
        self.erasures |= more.erasures;
        self.named.extend(&more.named);
        self.unnamed |= more.unnamed;
    }
}
