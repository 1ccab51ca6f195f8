//! All that is read of a journal.

use super::digests::Digest;
use super::moment::Moment;
use super::names::PersonName;
use super::personal::Personal;
use super::problem::{BackupError, Error};
use super::servers::Founders;
use super::values::{
    Campaign, ChainHead, ClosedOffer, Draft, KnownHead, Lane, Loaded, Opening, Outbox, Panel, Parked, Posted, Recorded,
    Snapshot, Waiting,
};
use async_trait::async_trait;
use chancery_rules::ids::{CampaignId, OfferId, PlayerId};
use chancery_rules::time::Time;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;

/// A database, as far as it is read. It is used through a [`Journal`](super::Journal).
#[async_trait]
pub trait Store: Debug + Send + Sync {
    /// Returns the campaign, running or ended.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, Error>;

    /// Returns the head of the campaign as it was last written, if it is known without asking the database.
    fn known_head(&self, id: CampaignId) -> Option<KnownHead>;

    /// Returns a number that changes when entries that were read may no longer be in the journal, as when a standby takes over.
    fn generation(&self) -> u64;

    /// Returns the campaign that is being played in the channel, or else the one that ended there last.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn campaign_in_channel(&self, channel: u64) -> Result<Option<Campaign>, Error>;

    /// Returns the running campaigns of a server, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn campaigns_in(&self, guild: u64) -> Result<Vec<Campaign>, Error>;

    /// Returns the running campaigns that `player` plays in, in one server or in all, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn campaigns_of(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error>;

    /// Returns the campaigns that `player` plays in, running and ended.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn playing(&self, player: PlayerId) -> Result<BTreeSet<CampaignId>, Error>;

    /// Returns the campaigns that have ended in a server, or where there is none those that `player` played in, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn ended(&self, player: PlayerId, guild: Option<u64>) -> Result<Vec<Campaign>, Error>;

    /// Returns every campaign there is, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn campaigns(&self) -> Result<Vec<Campaign>, Error>;

    /// Returns the earliest deadline of all running campaigns.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn earliest_due(&self) -> Result<Option<Time>, Error>;

    /// Returns the running campaigns whose deadline has come, the longest overdue first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn due(&self, now: Time, limit: u32) -> Result<Vec<CampaignId>, Error>;

    /// Returns what it takes to rebuild the campaign, all of it as of one moment.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn load(&self, id: CampaignId) -> Result<Option<Loaded>, Error>;

    /// Returns all entries of the campaign that still hold, and no snapshot, which lacks what is rarely asked for.
    ///
    /// # Errors
    /// Fails as the database does.
    async fn load_whole(&self, id: CampaignId) -> Result<Option<Loaded>, Error>;

    /// Returns what it takes to rebuild the campaign as it was before the entry `end`; what has been undone before is left out. Its snapshot is
    /// of an entry before `shortcut`.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn load_before(&self, id: CampaignId, end: i64, shortcut: i64) -> Result<Option<Loaded>, Error>;

    /// Returns the entry that `cause` brought about.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn entry_by_cause(&self, cause: &str) -> Result<Option<Recorded>, Error>;

    /// Returns a page of entries, newest first, reverted ones too; the next page starts `before` the last of this one.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn entries(&self, id: CampaignId, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Error>;

    /// Returns these entries, newest first, reverted ones too.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn entries_at(&self, id: CampaignId, seqs: &[i64]) -> Result<Vec<Recorded>, Error>;

    /// Returns a page of entries, oldest first, reverted ones too; the next page starts `after` the last of this one, the first after 0.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn entries_after(&self, id: CampaignId, after: i64, limit: u32) -> Result<Vec<Recorded>, Error>;

    /// Returns every snapshot of the campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn snapshots(&self, id: CampaignId) -> Result<Vec<Snapshot>, Error>;

    /// Returns the entries of a campaign that have no number, the oldest first.
    ///
    /// # Errors
    /// Fails as the database does.
    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<i64>, Error>;

    /// Returns what the journal says of an offer that was closed; `None` for one that is pending or was never made.
    ///
    /// # Errors
    /// Fails as the database does.
    async fn closed_offer(&self, campaign: CampaignId, offer: OfferId) -> Result<Option<ClosedOffer>, Error>;

    /// Returns the first announcements that wait in a lane, in the order they are to be delivered.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn waiting(&self, lane: Lane, limit: u32) -> Result<Vec<Waiting>, Error>;

    /// Returns the lanes in which anything waits.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn waiting_lanes(&self) -> Result<Vec<Lane>, Error>;

    /// Returns how much is still to be told.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn outbox(&self) -> Result<Outbox, Error>;

    /// Returns those of them that are played in a server.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn is_barred(&self, opening: Opening) -> Result<bool, Error>;

    /// Returns what could not be delivered in a campaign, oldest first.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn parked(&self, campaign: CampaignId) -> Result<Vec<Parked>, Error>;

    /// Returns all announcements of a campaign that wait or were given up, by their ids.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn notices(&self, campaign: CampaignId) -> Result<Vec<(i64, String)>, Error>;

    /// Returns the message that shows `subject`.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn post(&self, campaign: CampaignId, subject: &str) -> Result<Option<Posted>, Error>;

    /// Returns the messages of a campaign that do not show what they should.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn stale_posts(&self, campaign: CampaignId) -> Result<Vec<Posted>, Error>;

    /// Returns the panels of a campaign.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn panels(&self, campaign: CampaignId) -> Result<Vec<Panel>, Error>;

    /// Returns the campaigns that have moved on since their panels were last looked at, and those with messages that do not
    /// show what they should.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn behind(&self) -> Result<Vec<CampaignId>, Error>;

    /// Returns those of them that are played in a server.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn behind_in(&self, guild: u64) -> Result<Vec<CampaignId>, Error>;

    /// Returns a draft that has not expired. It stays: pressing its button twice is caught where the command's cause is written.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn draft(&self, id: i64, now: Time) -> Result<Option<Draft>, Error>;

    /// Returns when each player of a campaign was last called.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn called(&self, campaign: CampaignId) -> Result<BTreeMap<PlayerId, Time>, Error>;

    /// Returns the people of whom something is still to be erased, the one first who asked first.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn erasing(&self) -> Result<Vec<PlayerId>, Error>;

    /// Returns whether a person was erased, or asked to be, and has not used the bot since.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn is_erased(&self, player: PlayerId) -> Result<bool, Error>;

    /// Returns the servers that the bot is in no more, with since when, the longest gone first.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn departures(&self) -> Result<Vec<(u64, Time)>, Error>;

    /// Returns all servers of which anything is kept.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn known_servers(&self) -> Result<Vec<u64>, Error>;

    /// Returns the digest that a player wants.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn digest(&self, player: PlayerId) -> Result<Option<Digest>, Error>;

    /// Returns so many of the digests that are to be looked at by now, those first that have waited longest.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn due_digests(&self, now: Time, count: u32) -> Result<Vec<Digest>, Error>;

    /// Returns when the first digest is to be looked at of those that are not yet.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn next_digest(&self, after: Time) -> Result<Option<Time>, Error>;

    /// Returns the names of the rulesets of a server's campaigns that run, or in which something happened after `since`.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn rulesets_in(&self, guild: u64, since: Time) -> Result<Vec<String>, Error>;

    /// Returns the servers of all campaigns that run, and those that were noted to have commands of their own.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn servers(&self) -> Result<Vec<u64>, Error>;

    /// Returns whether it was noted that a server has commands of its own.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn has_server_commands(&self, guild: u64) -> Result<bool, Error>;

    /// Returns whether a server knows what the bot is: it was greeted, or a campaign was founded there.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn is_greeted(&self, guild: u64) -> Result<bool, Error>;

    /// Returns who may found campaigns in a server.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn founders(&self, guild: u64) -> Result<Founders, Error>;

    /// Returns what is kept of a person. It looks through all journals for orders that they gave.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn personal(&self, player: PlayerId) -> Result<Personal, Error>;

    /// Begins to look at the database.
    ///
    /// # Errors
    /// Fails where the database does.
    async fn moment(&self) -> Result<Box<dyn Moment>, Error>;

    /// Returns whether a campaign still ends with this entry, whatever process has written since.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn is_newest(&self, id: CampaignId, head: ChainHead) -> Result<bool, Error>;

    /// Returns what people are called in a server, as Discord last told.
    ///
    /// # Errors
    /// Fails where the database cannot be read.
    async fn names_in(&self, guild: u64) -> Result<BTreeMap<PlayerId, PersonName>, Error>;

    /// Returns whether other processes may write the database, too.
    fn is_shared(&self) -> bool;

    /// Returns the file that is open; none where the database is a server's.
    fn file(&self) -> Option<&Path>;

    /// Returns how many bytes the database has, and the log beside it.
    async fn sizes(&self) -> (u64, u64);

    /// Writes a copy of the whole database, as it is at this moment, to a new file.
    ///
    /// # Errors
    /// Fails where the file is there already or cannot be written, and where the database cannot be read.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Writes a copy under the name `part`, and gives it its own when it is whole, found sound and safely on the disk: what bears that name is a
    /// backup to rely on. Nothing is copied where another file has taken the place of the one that is open.
    ///
    /// # Errors
    /// Fails as [`Store::backup`] does, where the copy is not sound, and where the database is not the file it was. Then nothing is left.
    async fn backup_whole(&self, part: &Path, to: &Path) -> Result<(), BackupError>;

    /// Ends all reading.
    async fn end(&self);
}
