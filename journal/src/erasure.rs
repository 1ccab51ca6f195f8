//! Erases the data of people who ask for it, and of servers that the bot has left.
//!
//! Both are done in pieces, each in its own transaction, so that other writes need not wait for the whole. The process
//! may stop between any two pieces; the rows record what is left to do.
//!
//! **A person's texts** are in many entries. The rules say which texts those are. Starting with the first such entry,
//! the campaign's entries are rewritten and their chain is rebuilt, oldest first. Meanwhile the chain has two parts: a
//! row of `erasure_progress` names the last entry of the new part, and stores the link that the next entry still
//! follows. The head stays valid, so that rulings can continue. The last piece removes the row and the snapshots (which
//! hold the same texts), and appends an entry that records the erasure.
//!
//! **A server's campaigns** lose their server, channel and name in the first piece. Such detached campaigns can no
//! longer be found. The other pieces remove their rows.

use super::housekeeping::Housekeeping;
use super::signals::News;
use super::values::Link;
use super::{Error, Journal};
use chancery_basics::ids::{CampaignId, PlayerId};
use chancery_basics::time::Time;

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

/// A step of erasing that appends no entry.
pub enum Step {
    /// Erases the data about a person outside the campaigns, and records that the campaigns are still to do.
    Person { player: PlayerId, at: Time },
    /// Erases a piece of a person's texts in a campaign.
    Piece(Piece),
    /// All campaigns are done.
    Done(PlayerId),
    /// The bot has left a server, or has rejoined it.
    Server { guild: u64, gone: Option<Time> },
    /// Erases the data of a server, and detaches its campaigns. Their rows remain, but can no longer be found.
    Forget(u64),
    /// Removes a piece of the rows of detached campaigns.
    Sweep,
}

/// Returns the entry before the part to be chained again: the last one of the previous pieces, or the one before the
/// first changed entry.
pub fn chained_after(begun: Option<i64>, entries: &[(i64, String)]) -> Option<i64> {
    begun.or_else(|| entries.iter().map(|(seq, _)| seq - 1).min())
}

impl Step {
    /// Returns whether the step removes something that is cached.
    pub fn forgets(&self) -> bool {
        match self {
            Step::Forget(_) => true,
            Step::Person { .. } | Step::Piece(_) | Step::Done(_) | Step::Server { .. } | Step::Sweep => false,
        }
    }

    pub(super) fn is_leaders(&self) -> bool {
        match self {
            Step::Piece(_) | Step::Done(_) | Step::Forget(_) | Step::Sweep => true,
            Step::Person { .. } | Step::Server { .. } => false,
        }
    }

    pub(super) fn tell(&self, news: &mut News) {
        match self {
            Step::Person { .. } => {
                news.unnamed = true;
                news.digests = true;
                news.erasures = true;
            }
            Step::Done(_) | Step::Server { gone: Some(_), .. } => news.erasures = true,
            Step::Forget(_) => news.unnamed = true,
            Step::Piece(_) | Step::Server { gone: None, .. } | Step::Sweep => {}
        }
    }
}

impl Journal {
    /// Removes the data about a person outside the campaigns: names, open questions, calls and the digest. Marks their
    /// texts in campaigns for erasure, until [`Journal::end_erasing`].
    pub async fn begin_erasing(&self, player: PlayerId, at: Time) -> Result<(), Error> {
        let done = self.housekeeping(Housekeeping::Erase(Step::Person { player, at })).await;
        // Also after a failure, because the step may have been written.
        self.signals.names.forget_all();
        done.map(drop)
    }

    /// Erases a piece of a person's texts in a campaign. Returns false if earlier pieces are not those the piece
    /// expects.
    pub async fn erase_piece(&self, piece: Piece) -> Result<bool, Error> {
        let done = self.housekeeping(Housekeeping::Erase(Step::Piece(piece))).await?;
        Ok(done > 0)
    }

    /// Records that all of a person's texts are erased.
    pub async fn end_erasing(&self, player: PlayerId) -> Result<(), Error> {
        let done = Housekeeping::Erase(Step::Done(player));
        self.housekeeping(done).await.map(drop)
    }

    /// Records that the bot has left a server, unless that is recorded already.
    pub async fn note_departure(&self, guild: u64, at: Time) -> Result<(), Error> {
        let gone = Some(at);
        let step = Step::Server { guild, gone };
        self.housekeeping(Housekeeping::Erase(step)).await.map(drop)
    }

    /// Records that the bot is back in a server.
    pub async fn note_return(&self, guild: u64) -> Result<(), Error> {
        let step = Step::Server { guild, gone: None };
        self.housekeeping(Housekeeping::Erase(step)).await.map(drop)
    }

    /// Removes the data of a server that the bot has not rejoined. The rows of its campaigns are detached, and
    /// [`Journal::sweep`] removes them. Returns the number of rows changed.
    pub async fn forget_server(&self, guild: u64) -> Result<i64, Error> {
        let done = self.housekeeping(Housekeeping::Erase(Step::Forget(guild))).await;
        self.signals.names.forget_all();
        done
    }

    /// Removes some of the remaining rows of forgotten servers. Returns how many; 0 if there were none.
    pub async fn sweep(&self) -> Result<i64, Error> {
        self.housekeeping(Housekeeping::Erase(Step::Sweep)).await
    }

    /// Returns a receiver that changes whenever a person's erasure begins or ends, and whenever the bot leaves a
    /// server.
    pub fn erasures(&self) -> tokio::sync::watch::Receiver<()> {
        self.signals.erasures()
    }
}
