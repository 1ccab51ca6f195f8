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

use crate::news::News;
use crate::values::Piece;
use chancery_basics::ids::PlayerId;
use chancery_basics::time::Time;

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

impl Step {
    /// Returns whether the step removes something that is cached.
    pub fn forgets(&self) -> bool {
        match self {
            Step::Forget(_) => true,
            Step::Person { .. } | Step::Piece(_) | Step::Done(_) | Step::Server { .. } | Step::Sweep => false,
        }
    }

    pub(crate) fn is_leaders(&self) -> bool {
        match self {
            Step::Piece(_) | Step::Done(_) | Step::Forget(_) | Step::Sweep => true,
            Step::Person { .. } | Step::Server { .. } => false,
        }
    }

    pub(crate) fn tell(&self, news: &mut News) {
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
