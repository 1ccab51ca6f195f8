//! Erasing what is kept of a person who asks for it, and of a server that the bot is in no more.
//!
//! What a person wrote stands in many entries. A campaign's entries are changed, its chain is made anew and its snapshots, which hold the same
//! texts, are removed in one transaction, together with an entry that says so. Which texts those are the rules say. Between two campaigns the process
//! may stop, so a row says that there is more to do until all is done.

use super::signals::News;
use super::upkeep::Upkeep;
use super::{Error, Journal};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;

/// What takes the place of the rows of a campaign from which texts are erased.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    /// Entries that hold a text to erase, by their seq, as they shall be.
    pub entries: Vec<(i64, String)>,
    /// Announcements that wait in the outbox, by their id, as they shall be.
    pub notices: Vec<(i64, String)>,
    /// Under these names messages are kept that show such a text.
    pub posts: Vec<String>,
}

/// A step of erasing that is no campaign's.
pub enum Step {
    /// What is kept of a person beside the campaigns goes, and it is noted that the campaigns are to follow.
    Person { player: PlayerId, at: Time },
    /// The campaigns have followed.
    Done(PlayerId),
    /// The bot is in a server no more, or again.
    Server { guild: u64, gone: Option<Time> },
    /// All that is kept of a server goes.
    Forget(u64),
}

impl Step {
    /// Returns whether it takes away what is known without asking the database.
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
    /// Removes what is kept of a person beside the campaigns: names, open questions, calls and the digest. Notes that what they wrote in campaigns
    /// is to be erased, until [`Journal::end_erasing`].
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn begin_erasing(&self, player: PlayerId, at: Time) -> Result<(), Error> {
        let done = self.upkeep(Upkeep::Erase(Step::Person { player, at })).await;
        // Also where it failed: it may have been written all the same.
        self.signals.names.forget_all();
        done.map(drop)
    }

    /// Notes that nothing that a person wrote is left.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn end_erasing(&self, player: PlayerId) -> Result<(), Error> {
        let done = Upkeep::Erase(Step::Done(player));
        self.upkeep(done).await.map(drop)
    }

    /// Notes that the bot is in a server no more, unless that is noted already.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn note_departure(&self, guild: u64, at: Time) -> Result<(), Error> {
        let gone = Some(at);
        let step = Step::Server { guild, gone };
        self.upkeep(Upkeep::Erase(step)).await.map(drop)
    }

    /// Notes that the bot is in a server again.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn note_return(&self, guild: u64) -> Result<(), Error> {
        let step = Step::Server { guild, gone: None };
        self.upkeep(Upkeep::Erase(step)).await.map(drop)
    }

    /// Removes all that is kept of a server that the bot is still in no more; returns how many rows that were.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn forget_server(&self, guild: u64) -> Result<i64, Error> {
        let done = self.upkeep(Upkeep::Erase(Step::Forget(guild))).await;
        self.signals.names.forget_all();
        done
    }

    /// Changes whenever a person asks to be erased or is, and whenever the bot leaves a server.
    pub fn erasures(&self) -> tokio::sync::watch::Receiver<()> {
        self.signals.erasures()
    }
}
