//! Erases the data of people who ask for it, and of servers that the bot has left (`store/erasure.rs`).

use super::Journal;
use crate::housekeeping::{Chore, Housekeeping, Step};
use crate::news::News;
use crate::problem::Error;
use crate::values::Piece;
use chancery_basics::ids::PlayerId;
use chancery_basics::time::Time;

impl Journal {
    /// Removes the data about a person outside the campaigns: names, open questions, calls and the digest. Marks their
    /// texts in campaigns for erasure, until [`Journal::end_erasing`].
    pub async fn begin_erasing(&self, player: PlayerId, at: Time) -> Result<(), Error> {
        let news = News { unnamed: true, digests: true, erasures: true, ..News::default() };
        let done = self.write(Housekeeping::from(Step::Person { player, at }).telling(news)).await;
        // Also after a failure, because the step may have been written.
        self.signals.names.forget_all();
        done.map(drop)
    }

    /// Erases a piece of a person's texts in a campaign. Returns false if earlier pieces are not those the piece
    /// expects.
    pub async fn erase_piece(&self, piece: Piece) -> Result<bool, Error> {
        Ok(self.write_as_leader(Step::Piece(piece)).await? > 0)
    }

    /// Records that all of a person's texts are erased.
    pub async fn end_erasing(&self, player: PlayerId) -> Result<(), Error> {
        self.write_as_leader(Housekeeping::from(Step::Done(player)).telling(erasures())).await.map(drop)
    }

    /// Records that the bot has left a server, unless that is recorded already.
    pub async fn note_departure(&self, guild: u64, at: Time) -> Result<(), Error> {
        let step = Step::Server { guild, gone: Some(at) };
        self.write(Housekeeping::from(step).telling(erasures())).await.map(drop)
    }

    /// Records that the bot is back in a server.
    pub async fn note_return(&self, guild: u64) -> Result<(), Error> {
        self.write(Step::Server { guild, gone: None }).await.map(drop)
    }

    /// Removes the data of a server that the bot has not rejoined. The rows of its campaigns are detached, and
    /// [`Journal::sweep`] removes them. Returns the number of rows changed.
    pub async fn forget_server(&self, guild: u64) -> Result<i64, Error> {
        let news = News { unnamed: true, ..News::default() };
        let done = self.write_as_leader(Housekeeping::from(Step::Forget(guild)).telling(news)).await;
        self.signals.names.forget_all();
        done
    }

    /// Removes some of the remaining rows of forgotten servers. Returns how many; 0 if there were none.
    pub async fn sweep(&self) -> Result<i64, Error> {
        self.write_as_leader(Step::Sweep).await
    }
}

fn erasures() -> News {
    News { erasures: true, ..News::default() }
}

impl From<Step> for Housekeeping {
    fn from(step: Step) -> Housekeeping {
        Chore::Erase(step).into()
    }
}
