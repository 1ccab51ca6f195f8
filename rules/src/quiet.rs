//! Quiet hours, and the catch-up on calls missed meanwhile.

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::hours::QuietHours;
use super::ids::PlayerId;
use super::notice::{Audience, Notice, notices};
use super::table::{self, Player};
use super::time::Time;
use super::viewer::{is_beside_game, is_sealed};
use std::collections::BTreeSet;

/// Refuses invalid hours, and quiet hours that end when they start.
pub(super) fn must_be_hours(hours: QuietHours) -> Result<(), table::Refusal> {
    let hour = hours.from.max(hours.to);
    match hour > 23 {
        true => Err(table::Refusal::QuietHoursOutOfRange { hour }),
        false if hours.from == hours.to => Err(table::Refusal::QuietHoursEmpty { hour }),
        false => Ok(()),
    }
}

/// Records the players these events would have called although they may not be called now, and notifies those who can
/// be called again of what they missed.
pub(super) fn catch_up(buffer: &mut EventBuffer<'_>, now: Time) {
    // A sealed answer, or a moderator's look, must leave no trace here.
    if is_sealed(&buffer.events) || is_beside_game(&buffer.events) {
        return;
    }
    note_missed(buffer, now);
    let campaign = buffer.campaign_if(|campaign| campaign.players.uncalled().any(is_behind));
    let Some(campaign) = campaign else { return };
    let over = matches!(campaign.phase, Phase::Ended { .. });
    let behind = campaign.players.uncalled().filter_map(|(player, known)| {
        let missed = known.missed.filter(|_| known.active)?;
        let due = over || known.catches_up_at().is_some_and(|at| at <= now);
        due.then_some((player, missed.since))
    });
    let behind: Vec<(PlayerId, Time)> = behind.collect();
    for (player, since) in behind {
        buffer.record(Event::CaughtUp { player, since });
    }
}

fn is_behind((_, player): (PlayerId, &Player)) -> bool {
    player.active && player.missed.is_some()
}

/// Records the first call each player misses. Notices are computed only if some player may not be called.
fn note_missed(buffer: &mut EventBuffer<'_>, now: Time) {
    let deaf = |known: &Player| known.active && known.missed.is_none() && !known.may_be_called(now);
    let any = |campaign: &Campaign| campaign.players.uncalled().any(|(_, known)| deaf(known));
    if buffer.events.is_empty() || buffer.campaign_if(any).is_none() {
        return;
    }
    let events = buffer.events.clone();
    let campaign = buffer.campaign();
    let called: BTreeSet<PlayerId> = notices(campaign, &events)
        .iter()
        .flat_map(Notice::called)
        .filter(|player| campaign.players.get(player).is_some_and(deaf))
        .collect();
    // For events announced later, the history shows when they happened.
    let at = events.iter().filter_map(Event::tells_since).min();
    let at = at.unwrap_or(now);
    for player in called {
        buffer.record(Event::CallMissed { player, at });
    }
}

/// Returns when the next player with missed calls can be called again.
pub(super) fn next(campaign: &Campaign) -> Option<Time> {
    let behind = campaign.players.uncalled().filter(|known| is_behind(*known));
    behind.filter_map(|(_, known)| known.catches_up_at()).min()
}

impl Player {
    /// Returns when they get their catch-up, if they missed anything: once they can be called again, if that is known.
    fn catches_up_at(&self) -> Option<Time> {
        let from = self.missed?.from;
        let from = match self.away {
            true => from.max(self.absence?.until?),
            false => from,
        };
        Some(self.quiet.map_or(from, |hours| hours.over(from)))
    }

    /// Returns whether they may be called now: they are neither away nor in their quiet hours.
    pub fn may_be_called(&self, now: Time) -> bool {
        !self.away && self.quiet.is_none_or(|hours| !hours.contain(now))
    }
}

impl Notice {
    /// Returns the players this calls: by name at the table, or as the reader of a private notice.
    pub fn called(&self) -> impl Iterator<Item = PlayerId> {
        let reader = match self.to {
            Audience::Table => None,
            Audience::Player(player) => Some(player),
        };
        self.calls.iter().copied().chain(reader)
    }
}
