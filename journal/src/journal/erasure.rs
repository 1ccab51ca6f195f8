//! Erases the data of people who ask for it, and of servers that the bot has left (`housekeeping/erasure.rs`).

use super::Journal;
use crate::housekeeping::{Housekeeping, erasure::Step};
use crate::problem::Error;
use crate::values::Piece;
use chancery_basics::ids::PlayerId;
use chancery_basics::time::Time;

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
