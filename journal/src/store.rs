//! The reading side of a journal.

use super::digests::Digest;
use super::erasure::ErasureProgress;
use super::names::PersonName;
use super::personal::Personal;
use super::problem::{BackupError, Error};
use super::read_snapshot::ReadSnapshot;
use super::servers::Founders;
use super::values::{
    Campaign, ChainHead, ClosedOffer, DeliveryQueue, Draft, KnownHead, Loaded, Opening, Outbox, Panel, Parked, Posted,
    Recorded, Snapshot, Waiting,
};
use async_trait::async_trait;
use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use chancery_basics::time::Time;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;

/// A database for reading. It is used through a [`Journal`](super::Journal).
#[async_trait]
pub trait Store: Debug + Send + Sync {
    /// Returns the campaign, running or ended.
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error>;

    /// Returns the head of the campaign as last written, if it is cached.
    fn known_head(&self, id: CampaignId) -> Option<KnownHead>;

    /// Returns a number that changes when entries read earlier may be missing from the journal, for example after a
    /// failover to a standby.
    fn server_changes(&self) -> u64;

    /// Returns the campaign being played in the channel, or the last one that ended there.
    async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, Error>;

    /// Returns the running campaigns of a server, oldest first.
    async fn campaigns_in(&self, guild: u64) -> Result<Vec<Campaign>, Error>;

    /// Returns the running campaigns that `player` plays in, in one server or in all, oldest first.
    async fn campaigns_of(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error>;

    /// Returns all campaigns that `player` plays in, running and ended.
    async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, Error>;

    /// Returns the ended campaigns of a server, or those that `player` played in if no server is given, oldest first.
    async fn ended(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error>;

    async fn campaigns(&self) -> Result<Vec<Campaign>, Error>;

    /// Returns the earliest deadline of all running campaigns.
    async fn earliest_due(&self) -> Result<Option<Time>, Error>;

    /// Returns the running campaigns whose deadline has passed, longest overdue first.
    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error>;

    /// Returns the data for rebuilding the campaign, as one consistent read.
    async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, Error>;

    /// Returns the data for rebuilding the campaign as it was before the entry `end`, without entries undone by then.
    /// Its snapshot is from an entry before `shortcut`; 0 means no snapshot.
    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error>;

    async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, Error>;

    /// Returns a page of entries, newest first, including reverted ones. Pass the last seq of a page as `before` to get
    /// the next page.
    async fn entries(&self, id: CampaignId, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Error>;

    /// Returns these entries, newest first, including reverted ones.
    async fn entries_at(&self, id: CampaignId, seqs: &[i64]) -> Result<Vec<Recorded>, Error>;

    /// Returns a page of entries, oldest first, including reverted ones. Start with `after` 0, then pass the last seq
    /// of each page.
    async fn entries_after(&self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Recorded>, Error>;

    /// Returns every snapshot of the campaign, oldest first.
    async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, Error>;

    /// Returns the entries of a campaign that have no number, oldest first.
    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, Error>;

    /// Returns the journal's entries about a closed offer; `None` if the offer is pending or was never made.
    async fn closed_offer(&self, campaign: CampaignId, offer: OfferId) -> Result<Option<ClosedOffer>, Error>;

    /// Returns the first pending announcements of a queue in order of delivery.
    async fn waiting(&self, queue: DeliveryQueue, limit: u32) -> Result<Vec<Waiting>, Error>;

    async fn waiting_queues(&self) -> Result<Vec<DeliveryQueue>, Error>;

    /// Returns how many announcements are pending.
    async fn outbox(&self) -> Result<Outbox, Error>;

    /// Returns whether anything was given up in the place of an opening.
    async fn is_barred(&self, opening: Opening) -> Result<bool, Error>;

    /// Returns the announcements of a campaign that could not be delivered, oldest first.
    async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, Error>;

    /// Returns all announcements of a campaign that are pending or were given up, with their ids.
    async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, Error>;

    async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, Error>;

    /// Returns the messages of a campaign that are out of date. Returns none while texts are being erased there,
    /// because the state in memory still contains the texts.
    async fn stale_posts(&self, campaign: CampaignId) -> Result<Vec<Posted>, Error>;

    async fn panels(&self, campaign: CampaignId) -> Result<Vec<Panel>, Error>;

    /// Returns the campaigns that have changed since their panels were last checked, or that have outdated messages.
    async fn behind(&self) -> Result<Vec<CampaignId>, Error>;

    /// Returns the same for the campaigns of one server.
    async fn behind_in(&self, guild: u64) -> Result<Vec<CampaignId>, Error>;

    /// Returns a draft that has not expired. It is kept, because a second press of its button fails as a duplicate
    /// cause anyway.
    async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, Error>;

    async fn called(&self, campaign: CampaignId) -> Result<BTreeMap<PlayerId, Time>, Error>;

    /// Returns the people whose erasure is not complete, oldest request first.
    async fn erasing(&self) -> Result<Vec<PlayerId>, Error>;

    async fn erasure_progress(&self, campaign: CampaignId) -> Result<Option<ErasureProgress>, Error>;

    /// Returns whether [`Journal::sweep`](super::Journal::sweep) has rows to remove.
    async fn must_be_swept(&self) -> Result<bool, Error>;

    /// Returns whether a person has been erased, or has asked for it, and has not used the bot since.
    async fn is_erased(&self, player: PlayerId) -> Result<bool, Error>;

    /// Returns the servers that the bot has left and when it left them, longest gone first.
    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error>;

    /// Returns all servers with stored data.
    async fn known_servers(&self) -> Result<Vec<u64>, Error>;

    async fn digest(&self, player: PlayerId) -> Result<Option<Digest>, Error>;

    /// Returns up to `count` due digests, longest overdue first.
    async fn due_digests(&self, now: Time, count: u32) -> Result<Vec<Digest>, Error>;

    /// Returns when the next digest after this time is due.
    async fn next_digest(&self, after: Time) -> Result<Option<Time>, Error>;

    /// Returns the rulesets of a server's campaigns that are running, or that have entries after `since`.
    async fn rulesets_in(&self, guild: u64, since: Time) -> Result<Vec<String>, Error>;

    /// Returns the servers of all running campaigns, and those recorded as having their own commands.
    async fn servers(&self) -> Result<Vec<u64>, Error>;

    /// Returns whether a server is recorded as having its own commands.
    async fn has_server_commands(&self, guild: u64) -> Result<bool, Error>;

    /// Returns whether a server knows the bot: it was greeted, or a campaign was founded there.
    async fn is_greeted(&self, guild: u64) -> Result<bool, Error>;

    async fn founders(&self, guild: u64) -> Result<Founders, Error>;

    /// Returns the data about a person.
    async fn personal(&self, player: PlayerId) -> Result<Personal, Error>;

    /// Opens a consistent view of the whole database.
    async fn moment(&self) -> Result<Box<dyn ReadSnapshot>, Error>;

    /// Returns whether this is still the campaign's newest entry, even if other processes have written since.
    async fn is_newest(&self, id: CampaignId, head: ChainHead) -> Result<bool, Error>;

    /// Returns the names in a server, as Discord last reported them.
    async fn names_in(&self, guild: u64) -> Result<BTreeMap<PlayerId, PersonName>, Error>;

    /// Returns whether other processes may also write the database.
    fn is_shared(&self) -> bool;

    /// Returns the open file, or `None` if the database is on a server.
    fn file(&self) -> Option<&Path>;

    /// Returns the size in bytes of the database and of its log.
    async fn sizes(&self) -> (u64, u64);

    /// Writes a copy of the current database to a new file.
    ///
    /// # Errors
    /// Fails if the file already exists or cannot be written, or if the database cannot be read.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Writes a copy under the name `part`, and renames it once it is complete, verified and durable. A file with the
    /// final name is therefore a reliable backup. Refuses if another file has replaced the open one.
    ///
    /// # Errors
    /// Fails like [`Store::backup`], and also if the copy is damaged or the database file was replaced. A failure
    /// leaves no file.
    async fn backup_whole(&self, part: &Path, to: &Path) -> Result<(), BackupError>;

    async fn end(&self);
}
