//! The players of a campaign, as the table records them.

use super::{Players, Refusal};
use crate::hours::QuietHours;
use crate::ids::PlayerId;
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// A player's record in a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub active: bool,
    /// Absent players are not called.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// The current absence; `None` if the player is here, or if an older version recorded no details.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence: Option<Absence>,
    /// Recent periods that did not count towards their time to answer, oldest first (L14.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stretches: Vec<AbsenceInterval>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// Calls missed while they could not be called, if any. They get a catch-up afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Missed>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    pub since: Time,
    /// When they come back by themselves; `None` if only their next command or press brings them back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// When the protection of their time to answer ends: nobody is protected for more than 14 days in any 30 (L14.1).
    /// `None` if it never applied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protected_until: Option<Time>,
}

impl Player {
    /// Returns whether they are always called: they are here, without quiet hours, and missed nothing.
    pub(super) fn is_always_called(&self) -> bool {
        !self.away && self.absence.is_none() && self.quiet.is_none() && self.missed.is_none()
    }
}

impl Absence {
    /// Returns the latest moment at which the time to answer starts for an offer made during the absence, if that is
    /// after `now`.
    pub fn latest_return(&self, now: Time) -> Option<Time> {
        let protected = self.protected_until?;
        let latest = self.until.map_or(protected, |until| until.min(protected));
        (latest > now).then_some(latest)
    }
}

/// A period that did not count towards a player's time to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbsenceInterval {
    pub from: Time,
    pub to: Time,
}

/// A player's missed calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missed {
    /// When they missed the first call.
    pub since: Time,
    /// When the wait for the catch-up starts: at the first missed call, or on their return.
    pub from: Time,
}

/// The players as games see them.
#[derive(Clone, Copy, Debug)]
pub struct Roster<'a>(pub(crate) &'a Players);

impl<'a> Roster<'a> {
    /// Returns the current players, ordered by id.
    pub fn active(self) -> impl Iterator<Item = PlayerId> + 'a {
        let active = |(id, player): (&PlayerId, &Player)| player.active.then_some(*id);
        self.0.iter().filter_map(active)
    }

    /// Returns every player who ever joined, ordered by id.
    pub fn all(self) -> impl Iterator<Item = PlayerId> + 'a {
        self.0.keys().copied()
    }

    pub fn is_active(self, player: PlayerId) -> bool {
        self.0.get(&player).is_some_and(|one| one.active)
    }

    pub fn knows(self, player: PlayerId) -> bool {
        self.0.contains_key(&player)
    }

    /// Refuses a player who never joined, and so has nothing to show.
    pub fn must_know(self, player: PlayerId) -> Result<(), Refusal> {
        match self.knows(player) {
            true => Ok(()),
            false => Err(Refusal::NotInCampaign { player }),
        }
    }

    /// Checks that a player is active (L2.3), which is required to act and to be acted upon.
    ///
    /// # Errors
    /// Refuses a player who never joined or has left.
    pub fn must_play(self, player: PlayerId) -> Result<(), Refusal> {
        match self.0.get(&player) {
            Some(Player { active: true, .. }) => Ok(()),
            Some(Player { active: false, .. }) => Err(Refusal::HasLeft { player }),
            None => Err(Refusal::NotInCampaign { player }),
        }
    }
}
