//! Players' digests: who wants one, when, and what it has covered so far.

use super::housekeeping::Housekeeping;
use super::{Error, Journal};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;

/// A player's daily digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// The start of what the next digest covers.
    pub since: Time,
    /// The time that the next one is for. It does not change while that one may be in flight.
    pub due: Time,
    /// When to look at it: when it is due, or later after a temporary failure.
    pub next_at: Time,
    /// When the next one was first sent, without knowing whether it arrived.
    pub tried_at: Option<Time>,
    /// Why Discord refused the last one.
    pub problem: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// The start of what a first digest covers; ignored for a player who already has one.
    pub since: Time,
    pub due: Time,
}

pub enum Change {
    Wanted(Wanted),
    Dropped(PlayerId),
    /// It is being sent for the first time.
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
    /// It was sent, had nothing to say, or was given up.
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

    /// Returns whether the player made this change. All other changes come from the process that sends digests.
    pub(super) fn is_the_players(&self) -> bool {
        match self {
            Change::Wanted(_) | Change::Dropped(_) => true,
            Change::Tried { .. } | Change::PutOff { .. } | Change::Told { .. } => false,
        }
    }
}

impl Journal {
    /// Stores when a player wants a digest. One that may be in flight keeps its time, and nothing not yet covered is
    /// lost.
    pub async fn set_digest(&self, wanted: Wanted) -> Result<(), Error> {
        self.change(Change::Wanted(wanted)).await.map(drop)
    }

    pub async fn drop_digest(&self, player: PlayerId) -> Result<(), Error> {
        self.change(Change::Dropped(player)).await.map(drop)
    }

    /// Records that the digest for this time is being sent for the first time. Returns whether the player still wants
    /// it.
    pub async fn try_digest(&self, player: PlayerId, due: Time, at: Time) -> Result<bool, Error> {
        self.change(Change::Tried { player, due, at }).await
    }

    /// Postpones the digest for this time.
    pub async fn put_off_digest(&self, player: PlayerId, due: Time, until: Time) -> Result<(), Error> {
        let put_off = Change::PutOff { player, due, until };
        self.change(put_off).await.map(drop)
    }

    /// Records how much a player has been told, and when the next digest is due. Returns whether the player still
    /// wants it at that hour of that time zone; otherwise nothing is recorded.
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
