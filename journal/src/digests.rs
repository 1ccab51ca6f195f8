//! Who wants a digest, and how far it has told them.

use super::upkeep::Upkeep;
use super::{Error, Journal};
use chancery_rules::ids::PlayerId;
use chancery_rules::time::Time;

/// What a player is told once a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    pub player: PlayerId,
    /// The hour of the day in the zone.
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// What happened from here on is not told yet.
    pub since: Time,
    /// The moment that the next one is for. It stays while that one may be on its way.
    pub due: Time,
    /// When to look at it: when it is due, and later after a failure that may pass.
    pub next_at: Time,
    /// When the next one was first sent, without knowing whether it arrived.
    pub tried_at: Option<Time>,
    /// Why Discord did not take the last one.
    pub problem: Option<String>,
}

/// When a player wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub player: PlayerId,
    pub hour: u8,
    pub zone: String,
    pub language: String,
    /// From when on things are told, where they had no digest before.
    pub since: Time,
    pub due: Time,
}

/// What becomes of a digest.
pub enum Change {
    Wanted(Wanted),
    Dropped(PlayerId),
    /// It is sent for the first time.
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
    /// It was sent, or there was nothing to send, or it is given up.
    Told {
        /// As it was read.
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

    /// Returns whether a player asked for it. What else becomes of a digest the process does that sends it.
    pub(super) fn is_the_players(&self) -> bool {
        match self {
            Change::Wanted(_) | Change::Dropped(_) => true,
            Change::Tried { .. } | Change::PutOff { .. } | Change::Told { .. } => false,
        }
    }
}

impl Journal {
    /// Keeps when a player wants to be told. One that may be on its way stays due when it was, and what was not told yet is told.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn set_digest(&self, wanted: Wanted) -> Result<(), Error> {
        self.change(Change::Wanted(wanted)).await.map(drop)
    }

    /// Forgets that a player wanted to be told.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn drop_digest(&self, player: PlayerId) -> Result<(), Error> {
        self.change(Change::Dropped(player)).await.map(drop)
    }

    /// Notes that the digest of a moment is sent for the first time; returns whether it is still the one that is wanted.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn try_digest(&self, player: PlayerId, due: Time, at: Time) -> Result<bool, Error> {
        self.change(Change::Tried { player, due, at }).await
    }

    /// Has the digest of a moment looked at later.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
    pub async fn put_off_digest(&self, player: PlayerId, due: Time, until: Time) -> Result<(), Error> {
        let put_off = Change::PutOff { player, due, until };
        self.change(put_off).await.map(drop)
    }

    /// Keeps how far a player was told, and for what moment the next digest is. Returns whether it was still wanted at that hour of that zone; else
    /// nothing is kept.
    ///
    /// # Errors
    /// Fails where the database cannot be written.
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
        let touched = self.upkeep(Upkeep::Digest(change)).await?;
        Ok(touched > 0)
    }

    /// Tells whenever a digest is wanted that was not, or at another time.
    pub fn digests(&self) -> tokio::sync::watch::Receiver<()> {
        self.signals.digests()
    }
}
