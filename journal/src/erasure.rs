//! Erases the data of people who ask for it, and of servers that the bot has left.
//!
//! A person's texts are in many entries. One transaction per campaign changes the entries, rebuilds the chain,
//! removes the snapshots (which hold the same texts) and appends an entry that records this. The rules say which
//! texts those are. The process may stop between two campaigns, so a row marks the erasure as unfinished until every
//! campaign is done.

use super::housekeeping::Housekeeping;
use super::signals::News;
use super::{Error, Journal};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;

/// The new contents of a campaign's rows whose texts are erased.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    /// The changed entries, by seq, with their new contents.
    pub entries: Vec<(i64, String)>,
    /// The changed announcements in the outbox, by id, with their new contents.
    pub notices: Vec<(i64, String)>,
    /// The subjects of the messages that show such a text.
    pub posts: Vec<String>,
}

/// A step of erasing that concerns no single campaign.
pub enum Step {
    /// Erases what is kept of a person outside the campaigns, and records that the campaigns are still to do.
    Person { player: PlayerId, at: Time },
    /// The campaigns are done.
    Done(PlayerId),
    /// The bot has left a server, or is in it again.
    Server { guild: u64, gone: Option<Time> },
    /// Erases everything kept of a server.
    Forget(u64),
}

impl Step {
    /// Returns whether the step removes something that is cached.
    pub fn forgets(&self) -> bool {
        match self {
            Step::Forget(_) => true,
            Step::Person { .. } | Step::Done(_) | Step::Server { .. } => false,
        }
    }

    pub(super) fn is_leaders(&self) -> bool {
        match self {
            Step::Done(_) | Step::Forget(_) => true,
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
            Step::Server { gone: None, .. } => {}
        }
    }
}

impl Journal {
    /// Removes what is kept of a person outside the campaigns: names, open questions, calls and the digest. Marks
    /// their texts in campaigns as to be erased, until [`Journal::end_erasing`].
    pub async fn begin_erasing(&self, player: PlayerId, at: Time) -> Result<(), Error> {
        let done = self.housekeeping(Housekeeping::Erase(Step::Person { player, at })).await;
        // Also after a failure, since the step may have been written all the same.
        self.signals.names.forget_all();
        done.map(drop)
    }

    /// Records that none of a person's texts is left.
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

    /// Records that the bot is in a server again.
    pub async fn note_return(&self, guild: u64) -> Result<(), Error> {
        let step = Step::Server { guild, gone: None };
        self.housekeeping(Housekeeping::Erase(step)).await.map(drop)
    }

    /// Removes everything kept of a server that the bot has not rejoined. Returns the number of rows removed.
    pub async fn forget_server(&self, guild: u64) -> Result<i64, Error> {
        let done = self.housekeeping(Housekeeping::Erase(Step::Forget(guild))).await;
        self.signals.names.forget_all();
        done
    }

    /// Returns a receiver that changes whenever a person asks to be erased or has been, and whenever the bot leaves a
    /// server.
    pub fn erasures(&self) -> tokio::sync::watch::Receiver<()> {
        self.signals.erasures()
    }
}
