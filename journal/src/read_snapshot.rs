//! A consistent view of the whole database for checking its integrity. Concurrent writes of a running bot are not
//! visible.

use super::chain;
use super::erasure::ErasureProgress;
use super::problem::Error;
use super::values::{Campaign, Link, OfferPlace, Recorded, Snapshot, Target};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;
use std::collections::BTreeSet;

/// A campaign's row, with both ends of its chain.
pub struct CampaignRow {
    pub campaign: Campaign,
    /// The link that the first entry follows.
    pub anchor: Link,
    /// The link of the newest entry, as stored in the row.
    pub head: Option<Link>,
    /// Set while an erasure has split the chain into two parts.
    pub erasing: Option<ErasureProgress>,
}

/// An entry with its stored link.
pub struct Linked {
    pub recorded: Recorded,
    pub link: Option<Link>,
}

/// An undelivered announcement with the record of its attempts.
pub struct Undelivered {
    pub id: i64,
    pub seq: i64,
    pub target: Target,
    pub notice: String,
    pub batch: Option<i64>,
    pub first_attempt: Option<Time>,
    pub attempts: i64,
    /// Whether it was given up for a reason other than missing permission. This can happen before the first attempt.
    pub parked: bool,
}

impl Recorded {
    /// Returns the link that the entry should have if it follows the link `before`.
    pub fn link_after(&self, before: Link) -> Link {
        chain::next(before, self.campaign.0, self.seq, &self.entry)
    }
}

/// A consistent view of the database.
#[async_trait]
pub trait ReadSnapshot: Send {
    /// Returns the damage reported by the database's own check.
    async fn damage(&mut self) -> Result<Vec<String>, Error>;

    /// Returns the differences between the schema and the migrations.
    async fn misdeclared(&mut self) -> Result<Vec<String>, Error>;

    /// Returns the tracked messages, names, drafts and announcements whose checksum does not match.
    async fn spoiled(&mut self) -> Result<Vec<String>, Error>;

    async fn campaigns(&mut self) -> Result<Vec<CampaignRow>, Error>;

    /// Returns the numbers of campaigns that were erased with their servers.
    async fn erased(&mut self) -> Result<BTreeSet<CampaignId>, Error>;

    /// Returns a page of a campaign's entries, oldest first, each with its link.
    async fn entries_after(&mut self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Linked>, Error>;

    async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error>;

    /// Returns the players of a campaign, past and present, each with whether they play now.
    async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error>;

    /// Returns the entries that made and closed a campaign's offers, oldest first.
    async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error>;

    /// Returns the seqs of the entries recorded as having no number, oldest first.
    async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error>;

    /// Returns the subjects of a campaign's messages, with the version shown if the message is a panel.
    async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error>;

    /// Returns the undelivered announcements of a campaign in order of delivery.
    async fn undelivered(&mut self, id: CampaignId) -> Result<Vec<Undelivered>, Error>;
}
