//! Looking at the whole database as of one moment, to find out whether it is sound. What a running bot writes meanwhile is not seen.

use super::chain;
use super::problem::Error;
use super::values::{Campaign, Link, OfferPlace, Recorded, Snapshot, Target};
use async_trait::async_trait;
use chancery_rules::ids::{CampaignId, PlayerId};
use chancery_rules::time::Time;

/// A campaign's row, with what its journal hangs on.
pub struct Row {
    pub campaign: Campaign,
    /// What the first entry links to.
    pub anchor: Link,
    /// The link of the newest entry, as the row has it.
    pub head: Option<Link>,
}

/// An entry, and the link that stands beside it.
pub struct Linked {
    pub recorded: Recorded,
    pub link: Option<Link>,
}

/// An announcement that has not been delivered, with all that is known of its tries.
pub struct Undelivered {
    pub id: i64,
    pub seq: i64,
    pub target: Target,
    pub notice: String,
    pub batch: Option<i64>,
    pub first_attempt: Option<Time>,
    pub attempts: i64,
    /// Given up for itself, and not because the bot may not write there: that may happen before the first try.
    pub parked: bool,
}

impl Recorded {
    /// Returns the link that the entry must have after one that has the link `before`.
    pub fn link_after(&self, before: Link) -> Link {
        chain::next(before, self.campaign.0, self.seq, &self.entry)
    }
}

/// The database as of one moment.
#[async_trait]
pub trait Moment: Send {
    /// Returns what the database itself finds to be broken.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn damage(&mut self) -> Result<Vec<String>, Error>;

    /// Returns what is declared otherwise than the migrations declare it.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn misdeclared(&mut self) -> Result<Vec<String>, Error>;

    /// Returns which posts, names, drafts and announcements are not as they were written.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn spoiled(&mut self) -> Result<Vec<String>, Error>;

    /// Returns every campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn campaigns(&mut self) -> Result<Vec<Row>, Error>;

    /// Returns a page of a campaign's entries, oldest first, each with its link.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn entries_after(&mut self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Linked>, Error>;

    /// Returns the snapshots of a campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn snapshots(&mut self, id: CampaignId) -> Result<Vec<Snapshot>, Error>;

    /// Returns who plays or has played in a campaign, and who plays now.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn members(&mut self, id: CampaignId) -> Result<Vec<(PlayerId, bool)>, Error>;

    /// Returns where the offers of a campaign are noted to be found, the oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn offers(&mut self, id: CampaignId) -> Result<Vec<OfferPlace>, Error>;

    /// Returns which entries of a campaign are noted to have no number, the oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn sealed(&mut self, id: CampaignId) -> Result<Vec<i64>, Error>;

    /// Returns of which subjects a campaign has messages, and which version those that are panels show.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn posts(&mut self, id: CampaignId) -> Result<Vec<(String, Option<i64>)>, Error>;

    /// Returns what has not been delivered in a campaign, in the order it is to be.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn undelivered(&mut self, id: CampaignId) -> Result<Vec<Undelivered>, Error>;
}
