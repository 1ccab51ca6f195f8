//! What goes into the journal and comes out of it.

use super::chain;
use super::erasure::Erasure;
use chancery_rules::ids::{CampaignId, OfferId, PlayerId};
use chancery_rules::time::Time;
use std::fmt;
use std::sync::Arc;

/// A campaign to be created.
#[derive(Clone, Debug)]
pub struct NewCampaign {
    pub guild: u64,
    pub channel: u64,
    pub name: String,
    pub ruleset: String,
    pub language: String,
    pub at: Time,
}

/// A campaign as the journal knows it, without its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub id: CampaignId,
    pub guild: u64,
    pub channel: u64,
    /// The channel in which it was founded, which its first entry links to.
    pub founded_in: u64,
    pub name: String,
    pub ruleset: String,
    pub language: String,
    pub ended: bool,
    /// The newest entry's seq.
    pub version: i64,
    pub next_due: Option<Time>,
    pub created_at: Time,
}

/// What a decision changes, to be written in one piece.
#[derive(Clone, Debug, Default)]
pub struct Change {
    pub entries: Vec<Entry>,
    /// Announcements, in the order they are to be delivered.
    pub outbox: Vec<Outgoing>,
    /// When the campaign next wants waking.
    pub next_due: Option<Time>,
    /// Whether the campaign has ended after these entries, which frees its channel. An undo may set it going again.
    pub ended: bool,
    /// The channel in which it is played from these entries on, where that is another one.
    pub moves_to: Option<u64>,
    /// The state after these entries, if it is time to keep one.
    pub snapshot: Option<String>,
    pub members: Vec<MemberChange>,
    /// What becomes of offers, in the order in which it happens.
    pub offers: Vec<OfferChange>,
    /// Which of the entries have no number, the first of them being 0: each holds a sealed answer and nothing else.
    pub sealed: Vec<usize>,
    /// How many entries before these have none.
    pub sealed_before: i64,
    /// Undoes every entry from this seq on; they count as reverted by the first of the new entries.
    pub revert_from: Option<i64>,
    /// What is erased from what was written before, with an entry that says so. It leaves out what came after it was put together, so the version
    /// it was decided on must be the newest.
    pub erasure: Option<Erasure>,
    /// What must still hold when it is written, however long that had to wait.
    pub only_if: Option<Condition>,
    /// The line of commits that it belongs to, each decided on what the one before it leaves: where one is not written, none after it is.
    pub line: Option<u64>,
}

/// Something that is asked at the last moment before a change is written. It must not wait: all other writing waits for it.
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

/// A change to a campaign that exists.
#[derive(Clone, Debug)]
pub struct Commit {
    pub campaign: CampaignId,
    /// The head that the change was decided on. A database that was restored, or a standby that lagged, may have another entry under the same number.
    pub expected: ChainHead,
    pub change: Change,
}

/// A commit that has been written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Committed {
    pub version: i64,
}

/// One ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub at: Time,
    /// `None` where the clock acted.
    pub actor: Option<PlayerId>,
    /// What asked for it; unique in the whole journal.
    pub cause: String,
    /// The events as JSON.
    pub events: String,
}

/// An entry that has been written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub campaign: CampaignId,
    pub seq: i64,
    pub entry: Entry,
    /// The seq of the entry that undid this one.
    pub reverted_by: Option<i64>,
}

/// What chains an entry to the one before it: a version and a hash. `chain.rs` says how it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link([u8; 33]);

/// The newest entry of a campaign. Two journals with the same head hold the same entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainHead {
    pub version: i64,
    pub link: Link,
}

/// What a process remembers of a campaign's head: enough to tell it from every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownHead {
    pub version: i64,
    /// The beginning of the link's hash.
    pub mark: u64,
}

/// The state of a campaign after the entry `seq`, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub seq: i64,
    pub state: String,
}

/// What it takes to rebuild a campaign: its newest snapshot, if there is one, and the entries after it that still hold.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub campaign: Campaign,
    pub head: ChainHead,
    pub snapshot: Option<Snapshot>,
    pub entries: Vec<Recorded>,
}

/// An offer that is made or closed.
#[derive(Clone, Copy, Debug)]
pub struct OfferChange {
    pub offer: OfferId,
    /// Which of the change's entries says so, the first of them being 0.
    pub entry: usize,
    pub closed: bool,
}

/// Where in the journal an offer was made and closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferPlace {
    pub offer: OfferId,
    pub made_in: i64,
    pub closed_in: Option<i64>,
}

/// The events of the entry that an offer was made in, and of the one that it was closed in, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedOffer {
    pub made: String,
    pub closed: String,
}

/// A person who joins, comes back or leaves.
#[derive(Clone, Copy, Debug)]
pub struct MemberChange {
    pub player: PlayerId,
    pub active: bool,
}

/// Where an announcement goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// The campaign's channel.
    Channel,
    /// A direct message.
    Player(PlayerId),
}

/// Announcements that are delivered strictly one after the other; different lanes know nothing of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lane {
    pub campaign: CampaignId,
    pub target: Target,
}

/// An announcement to be written.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub target: Target,
    /// Which of the change's entries it tells of, the first of them being 0.
    pub entry: usize,
    /// What is to be told, as JSON.
    pub notice: String,
}

/// An announcement that is yet to be delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: i64,
    pub notice: String,
    pub of: Reference,
    /// The id of the first row that goes into the same message, once that has been decided.
    pub batch: Option<i64>,
    pub first_attempt: Option<Time>,
}

/// What tells an announcement from all others of its lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reference {
    /// The entry it tells of.
    pub seq: i64,
    /// Which of that entry's announcements in the lane it is, from 1.
    pub part: i64,
}

/// Where the bot may be able to write again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Everywhere in a server, and to its players in private: the bot has come, or has come back.
    Server(u64),
    /// In a server's channels: permissions have changed.
    Channels(u64),
    /// To a player in private: they have just been there.
    Player(PlayerId),
    Lane(Lane),
}

/// An announcement that could not be delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parked {
    pub id: i64,
    pub target: Target,
    pub notice: String,
    pub since: Time,
    pub problem: String,
}

/// The message that shows something: `subject` is a name of the caller's choice, such as `offer:7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    pub campaign: CampaignId,
    pub subject: String,
    pub channel: u64,
    pub message: u64,
}

/// A message that keeps up with its campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    pub post: Posted,
    /// The campaign's version that was last looked at.
    pub version: i64,
    /// A fingerprint of what the message shows.
    pub shown: u64,
}

/// What a confirm button will do, to be kept until it is pressed or has expired.
#[derive(Clone, Debug)]
pub struct NewDraft {
    pub campaign: CampaignId,
    pub user: PlayerId,
    /// The command as JSON.
    pub command: String,
    pub at: Time,
    pub expires_at: Time,
}

/// A draft that has been kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub id: i64,
    pub campaign: CampaignId,
    pub user: PlayerId,
    pub command: String,
}

impl Change {
    /// Tells whether the change may be written now.
    pub fn holds(&self) -> bool {
        self.only_if.as_ref().is_none_or(|condition| (condition.0)())
    }

    /// Returns what asked for its entries.
    pub fn causes(&self) -> Vec<&str> {
        let entries = self.entries.iter();
        entries.map(|entry| entry.cause.as_str()).collect()
    }

    /// Returns by how much the change moves its campaign's version.
    pub fn versions(&self) -> i64 {
        self.entries.len().try_into().unwrap_or(i64::MAX)
    }
}

impl ChainHead {
    /// Returns the head after one more entry of the campaign.
    #[must_use]
    pub fn after(self, campaign: CampaignId, entry: &Entry) -> ChainHead {
        let version = self.version + 1;
        ChainHead { version, link: chain::next(self.link, campaign.0, version, entry) }
    }

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

    /// Returns the link that a column holds, unless it holds none that could be one.
    pub fn read(column: Option<&[u8]>) -> Option<Link> {
        let bytes: [u8; 33] = column?.try_into().ok()?;
        (bytes[0] == Link::VERSION).then_some(Link(bytes))
    }

    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Link {
    /// Writes the link in hexadecimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Target {
    /// Returns the target as its column has it.
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

/// How much is still to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outbox {
    pub waiting: i64,
    /// When that was ruled which waits longest.
    pub oldest: Option<Time>,
    /// Given up, or waiting until the bot may write there.
    pub given_up: i64,
}
