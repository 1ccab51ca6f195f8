//! The values written to and read from the journal.

use chancery_basics::ids::{CampaignId, OfferId, PlayerId};
use chancery_basics::time::Time;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct NewCampaign {
    pub guild: u64,
    pub channel: u64,
    pub name: String,
    pub ruleset: String,
    pub language: String,
    pub at: Time,
}

/// A campaign as recorded in the journal, without its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub id: CampaignId,
    pub guild: u64,
    pub channel: u64,
    /// The channel where it was founded, which is part of its anchor.
    pub founded_in: u64,
    pub name: String,
    pub ruleset: String,
    pub language: String,
    pub ended: bool,
    pub version: i64,
    pub next_due: Option<Time>,
    pub created_at: Time,
}

/// The effects of a decision, which are written atomically.
#[derive(Clone, Debug, Default)]
pub struct Change {
    pub entries: Vec<Entry>,
    /// Announcements in order of delivery.
    pub outbox: Vec<Outgoing>,
    /// The campaign's next deadline.
    pub next_due: Option<Time>,
    /// Whether the campaign has ended after these entries, which frees its channel. An undo may resume it.
    pub ended: bool,
    /// The new channel, if these entries move the campaign.
    pub moves_to: Option<u64>,
    /// The state after these entries, if a snapshot is due.
    pub snapshot: Option<String>,
    pub members: Vec<MemberChange>,
    /// Changes to offers in order.
    pub offers: Vec<OfferChange>,
    /// The entries without a number, by index. Each contains only a sealed answer.
    pub sealed: Vec<usize>,
    /// The number of earlier entries without a number.
    pub sealed_before: i64,
    /// The entries to undo, as ranges of seqs, oldest first. They count as reverted by the first new entry.
    pub reverts: Vec<Range<i64>>,
    /// The last texts to erase from earlier entries; one of the new entries records this. It must cover everything
    /// written since the previous pieces, so it requires that the version it was based on is still the newest.
    pub erasure: Option<Erasure>,
    /// A condition that must still hold when the change is written.
    pub only_if: Option<Condition>,
    /// The chain of commits that this one belongs to. Each depends on the previous one, so if one fails, all later ones
    /// fail.
    pub line: Option<u64>,
}

/// A check that runs immediately before a change is written. It must not block, because all other writes wait for it.
#[derive(Clone)]
pub struct Condition(Arc<dyn Fn() -> bool + Send + Sync>);

impl Condition {
    pub fn new(holds: impl Fn() -> bool + Send + Sync + 'static) -> Condition {
        Condition(Arc::new(holds))
    }
}

impl fmt::Debug for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Condition").field(&(self.0)()).finish()
    }
}

#[derive(Clone, Debug)]
pub struct Commit {
    pub campaign: CampaignId,
    /// The head that the change was based on. A restored database, or a lagging standby, may hold another entry under
    /// the same number.
    pub expected: ChainHead,
    pub change: Change,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Committed {
    pub version: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub at: Time,
    /// The player who acted, or `None` for the clock.
    pub actor: Option<PlayerId>,
    /// The cause of the entry; unique in the whole journal.
    pub cause: String,
    pub events: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub campaign: CampaignId,
    pub seq: i64,
    pub entry: Entry,
    pub reverted_by: Option<i64>,
}

/// Links an entry to the previous one: a version and a hash. `chain.rs` documents the computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link([u8; 33]);

/// The newest entry of a campaign. Two journals with the same head hold the same entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainHead {
    pub version: i64,
    pub link: Link,
}

/// The part of a campaign's head that a process caches: enough to distinguish it from any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownHead {
    pub version: i64,
    pub mark: u64,
}

/// The state of a campaign after the entry `seq`, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub seq: i64,
    pub state: String,
}

/// How many entries are loaded at once. The newest snapshot is seldom further back.
pub const LOADED_AT_ONCE: u32 = 500;

/// The data for rebuilding a campaign: its newest snapshot, if there is one, and the later entries that are still in
/// effect.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub campaign: Campaign,
    pub head: ChainHead,
    pub snapshot: Option<Snapshot>,
    /// The oldest [`LOADED_AT_ONCE`] of them. If the limit is reached, the rest is read in pages. An entry is in effect
    /// at a version unless an entry up to that version has undone it.
    pub entries: Vec<Recorded>,
}

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

#[derive(Clone, Copy, Debug)]
pub struct OfferChange {
    pub offer: OfferId,
    /// The index of the change's entry that made this change.
    pub entry: usize,
    pub closed: bool,
}

/// The entries that made and closed an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferPlace {
    pub offer: OfferId,
    pub made_in: i64,
    pub closed_in: Option<i64>,
}

/// The events of the entries that made and closed an offer, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedOffer {
    pub made: String,
    pub closed: String,
}

/// A person who joined, returned or left.
#[derive(Clone, Copy, Debug)]
pub struct MemberChange {
    pub player: PlayerId,
    pub active: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    Channel,
    Player(PlayerId),
}

/// The campaign and target of announcements that are delivered strictly in order. Queues are independent of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(CampaignId, Option<i64>)", into = "(CampaignId, Option<i64>)")]
pub struct DeliveryQueue {
    pub campaign: CampaignId,
    pub target: Target,
}

#[derive(Clone, Debug)]
pub struct Outgoing {
    pub target: Target,
    /// The index of the change's entry that it announces.
    pub entry: usize,
    /// The content of the announcement, as JSON.
    pub notice: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: i64,
    pub notice: String,
    pub of: Reference,
    /// The id of the first row in the same message, once that is decided.
    pub batch: Option<i64>,
    pub first_attempt: Option<Time>,
}

/// Identifies an announcement within its queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reference {
    /// The entry that it announces.
    pub seq: i64,
    /// Its position among that entry's announcements in the queue, from 1.
    pub part: i64,
}

/// A place where the bot may be able to write again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Everywhere in a server and to its players in private, because the bot has joined or rejoined.
    Server(u64),
    /// In a server's channels, because permissions have changed.
    Channels(u64),
    /// To a player in private, because they have just used the bot there.
    Player(PlayerId),
    DeliveryQueue(DeliveryQueue),
    /// Everywhere, because the process that noticed what was closed may no longer lead.
    Everywhere,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parked {
    pub id: i64,
    pub target: Target,
    pub notice: String,
    pub since: Time,
    pub problem: String,
}

/// The message that shows a subject. The caller chooses the subject's name, such as `offer:7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    pub campaign: CampaignId,
    pub subject: String,
    pub channel: u64,
    pub message: u64,
}

/// A message that is updated along with its campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    pub post: Posted,
    /// The campaign version that was last checked.
    pub version: i64,
    /// A fingerprint of the message's contents.
    pub shown: u64,
}

/// The command behind a confirm button, kept until the button is pressed or expires.
#[derive(Clone, Debug)]
pub struct NewDraft {
    pub campaign: CampaignId,
    pub user: PlayerId,
    pub command: String,
    pub at: Time,
    pub expires_at: Time,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub id: i64,
    pub campaign: CampaignId,
    pub user: PlayerId,
    pub command: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Founders {
    Everybody,
    /// Members who may manage the server.
    Managers,
    /// Members with this role, and those who may manage the server.
    Role(u64),
}

/// Settings that a server keeps for later campaigns. The journal does not read the contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pub guild: u64,
    /// The name as it is compared. It is unique in the server.
    pub key: String,
    pub name: String,
    pub ruleset: String,
    /// JSON.
    pub contents: String,
}

/// The number of rows that a piece of an erasure changes or removes.
pub const PER_PIECE: u32 = 256;

/// The last piece of an erasure in a campaign: the new contents of rows with a person's texts.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    /// The last entry of the previous pieces, if there were any.
    pub begun: Option<i64>,
    /// The changed entries, by seq, with their new contents.
    pub entries: Vec<(i64, String)>,
    /// The changed announcements in the outbox, by id, with their new contents.
    pub notices: Vec<(i64, String)>,
    /// The subjects of the messages that show such texts.
    pub posts: Vec<String>,
}

/// An earlier piece of an erasure in a campaign. Its fields are those of [`Erasure`].
#[derive(Clone, Debug)]
pub struct Piece {
    pub campaign: CampaignId,
    pub player: PlayerId,
    pub begun: Option<i64>,
    /// The last entry of this piece.
    pub upto: i64,
    pub entries: Vec<(i64, String)>,
    pub posts: Vec<String>,
}

/// The progress of an erasure in a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErasureProgress {
    pub player: PlayerId,
    /// The last entry that has been erased and chained again.
    pub upto: i64,
    /// The link that the next entry still follows.
    pub link: Option<Link>,
}

/// Returns the entry before the part to be chained again: the last one of the previous pieces, or the one before the
/// first changed entry.
pub fn chained_after(begun: Option<i64>, entries: &[(i64, String)]) -> Option<i64> {
    begun.or_else(|| entries.iter().map(|(seq, _)| seq - 1).min())
}

impl NewCampaign {
    /// Returns the campaign before its first entry.
    pub fn founded(&self, id: CampaignId) -> Campaign {
        Campaign {
            id,
            guild: self.guild,
            channel: self.channel,
            founded_in: self.channel,
            name: self.name.clone(),
            ruleset: self.ruleset.clone(),
            language: self.language.clone(),
            ended: false,
            version: 0,
            next_due: None,
            created_at: self.at,
        }
    }
}

impl Change {
    pub fn holds(&self) -> bool {
        self.only_if.as_ref().is_none_or(|condition| (condition.0)())
    }

    pub fn causes(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.cause.as_str())
    }

    /// Returns how many versions the change adds to its campaign.
    pub fn versions(&self) -> i64 {
        self.entries.len().try_into().unwrap_or(i64::MAX)
    }
}

impl ChainHead {
    pub fn known(&self) -> KnownHead {
        let [_, a, b, c, d, e, f, g, h, ..] = self.link.0;
        KnownHead { version: self.version, mark: u64::from_be_bytes([a, b, c, d, e, f, g, h]) }
    }
}

impl Link {
    const VERSION: u8 = 1;

    pub fn new(hash: [u8; 32]) -> Link {
        let mut bytes = [Link::VERSION; 33];
        bytes[1..].copy_from_slice(&hash);
        Link(bytes)
    }

    /// Parses a stored link. Returns `None` if it is invalid.
    pub fn read(column: Option<&[u8]>) -> Option<Link> {
        let bytes: [u8; 33] = column?.try_into().ok()?;
        (bytes[0] == Link::VERSION).then_some(Link(bytes))
    }

    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Target {
    /// Returns the column value for the target.
    pub fn column(self) -> Option<i64> {
        match self {
            Target::Channel => None,
            Target::Player(player) => Some(player.0.cast_signed()),
        }
    }

    pub fn from_column(recipient: Option<i64>) -> Target {
        match recipient {
            None => Target::Channel,
            Some(player) => Target::Player(PlayerId(player.cast_unsigned())),
        }
    }
}

impl From<DeliveryQueue> for (CampaignId, Option<i64>) {
    fn from(queue: DeliveryQueue) -> (CampaignId, Option<i64>) {
        (queue.campaign, queue.target.column())
    }
}

impl From<(CampaignId, Option<i64>)> for DeliveryQueue {
    fn from((campaign, recipient): (CampaignId, Option<i64>)) -> DeliveryQueue {
        DeliveryQueue { campaign, target: Target::from_column(recipient) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outbox {
    pub waiting: i64,
    /// The time of the ruling behind the oldest pending announcement.
    pub oldest: Option<Time>,
    /// The number of announcements that were given up, or that wait until the bot may write there.
    pub given_up: i64,
}
