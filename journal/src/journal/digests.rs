//! Writes players' digests: their times, and the period covered so far.

use super::Journal;
use crate::housekeeping::{
    Housekeeping,
    digests::{Change, Digest, Wanted},
};
use crate::problem::Error;
use chancery_basics::ids::PlayerId;
use chancery_basics::time::Time;

impl Journal {
    /// Stores when a player wants a digest. A digest that may be in flight keeps its time, and no part of the period is
    /// lost.
    pub async fn set_digest(&self, wanted: Wanted) -> Result<(), Error> {
        self.change(Change::Wanted(wanted)).await.map(drop)
    }

    pub async fn drop_digest(&self, player: PlayerId) -> Result<(), Error> {
        self.change(Change::Dropped(player)).await.map(drop)
    }

    /// Records that this digest is being sent for the first time. Returns whether the player still wants it.
    pub async fn try_digest(&self, player: PlayerId, due: Time, at: Time) -> Result<bool, Error> {
        self.change(Change::Tried { player, due, at }).await
    }

    /// Postpones this digest.
    pub async fn put_off_digest(&self, player: PlayerId, due: Time, until: Time) -> Result<(), Error> {
        let put_off = Change::PutOff { player, due, until };
        self.change(put_off).await.map(drop)
    }

    /// Records the period covered so far, and when the next digest is due. If the player no longer wants it at that
    /// hour of that time zone, records nothing and returns false.
    pub async fn digest_told(
        &self,
        digest: Digest,
        since: Time,
        next: Time,
        problem: Option<String>,
    ) -> Result<bool, Error> {
        let told = Change::Told { digest, since, next, problem };
        self.change(told).await
    }

    async fn change(&self, change: Change) -> Result<bool, Error> {
        let touched = self.housekeeping(Housekeeping::Digest(change)).await?;
        Ok(touched > 0)
    }

    /// Returns a receiver that changes whenever a digest is added or its time changes.
    pub fn digests(&self) -> tokio::sync::watch::Receiver<()> {
        self.signals.digests()
    }
}
