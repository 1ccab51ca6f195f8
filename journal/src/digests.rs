//! Players' digests: their times, and the period covered so far.

use super::housekeeping::Housekeeping;
use super::{Error, Journal};
use chancery_basics::ids::PlayerId;
use chancery_basics::time::Time;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// The start of the period that the next digest covers.
    pub since: Time,
    /// The time of the next digest. It does not change while that digest may be in flight.
    pub due: Time,
    /// When to check for it: when it is due, or later after a temporary failure.
    pub next_at: Time,
    /// When the next digest was first sent. Whether it arrived is unknown.
    pub tried_at: Option<Time>,
    /// Why Discord rejected the last one.
    pub problem: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// The start of the period that a first digest covers. Ignored for a player who already has one.
    pub since: Time,
    pub due: Time,
}

pub enum Change {
    Wanted(Wanted),
    Dropped(PlayerId),
    /// The digest is being sent for the first time.
    Tried {
        player: PlayerId,
        due: Time,
        at: Time,
    },
    PutOff {
        player: PlayerId,
        due: Time,
        until: Time,
    },
    /// The digest was sent, was empty, or was given up.
    Told {
        /// The digest as it was read.
        digest: Digest,
        since: Time,
        next: Time,
        problem: Option<String>,
    },
}

impl Change {
    pub(super) fn is_leaders(&self) -> bool {
        !self.is_the_players()
    }

    /// Returns whether the player made this change. All others come from the process that sends digests.
    pub(super) fn is_the_players(&self) -> bool {
        match self {
            Change::Wanted(_) | Change::Dropped(_) => true,
            Change::Tried { .. } | Change::PutOff { .. } | Change::Told { .. } => false,
        }
    }
}

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
