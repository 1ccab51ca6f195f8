//! Players' digests, and the changes to them.

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
    pub(crate) fn is_leaders(&self) -> bool {
        !self.is_the_players()
    }

    /// Returns whether the player made this change. All others come from the process that sends digests.
    pub(crate) fn is_the_players(&self) -> bool {
        match self {
            Change::Wanted(_) | Change::Dropped(_) => true,
            Change::Tried { .. } | Change::PutOff { .. } | Change::Told { .. } => false,
        }
    }
}
