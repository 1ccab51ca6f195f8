//! Quiet hours, by the player's local clock, and the catch-up on calls missed meanwhile.

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::event_buffer::EventBuffer;
use super::ids::PlayerId;
use super::notice::{Audience, Notice, notices};
use super::table::{self, Player};
use super::time::{Span, Time};
use super::viewer::{is_beside_game, is_sealed};
use chrono::{DateTime, Duration, NaiveDateTime, Timelike};
use chrono::{Offset, TimeZone};
use chrono_tz::{TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// Enough for a day of 25 hours that starts at half past.
const STEPS: usize = 60;

/// A time zone, named as in the IANA database, for example `Europe/Berlin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(Tz);

impl Zone {
    pub const UTC: Zone = Zone(Tz::UTC);

    /// Returns the zone of this name, ignoring case.
    pub fn named(name: &str) -> Option<Zone> {
        let name = name.trim();
        let mut all = TZ_VARIANTS.iter();
        let found = all.find(|zone| zone.name().eq_ignore_ascii_case(name));
        found.copied().map(Zone)
    }

    pub fn names() -> impl Iterator<Item = &'static str> {
        TZ_VARIANTS.iter().map(|zone| zone.name())
    }

    /// Returns the moment when local clocks show this time. If they show it twice, it is the first moment; if they skip
    /// it, an hour later.
    pub fn moment(self, shown: NaiveDateTime) -> Option<Time> {
        let local = |shown: NaiveDateTime| self.0.from_local_datetime(&shown).earliest();
        let at = local(shown).or_else(|| local(shown + Duration::hours(1)))?;
        Some(Time::from_millis(at.timestamp_millis()))
    }

    /// Returns the first moment after this one at which local clocks reach or skip an hour of the day; `None` if the
    /// hour does not exist. If clocks are set back, it is the first of the two.
    pub fn next(self, hour: u8, after: Time) -> Option<Time> {
        /// The largest jump ahead of any clock, apart from skipping a whole day.
        const FURTHEST: u8 = 4;
        if hour > 23 {
            return None;
        }
        let (mut shown, mut left) = self.hour(after)?;
        let mut at = after;
        for _ in 0..STEPS {
            at = at + left;
            let before = shown;
            (shown, left) = self.hour(at)?;
            let ahead = |to: u8| (to + 24).saturating_sub(before) % 24;
            if (1..=ahead(shown).min(FURTHEST)).contains(&ahead(hour)) {
                return Some(at);
            }
        }
        None
    }

    /// Returns the local hour of the day, and how long it still lasts.
    fn hour(self, at: Time) -> Option<(u8, Span)> {
        let utc = DateTime::from_timestamp_millis(at.as_millis())?.naive_utc();
        let offset = self.0.offset_from_utc_datetime(&utc).fix();
        let shown = utc.checked_add_offset(offset)?;
        let gone = i64::from(shown.minute() * 60 + shown.second()) * 1000;
        let gone = gone + at.as_millis().rem_euclid(1000);
        let left = Span::millis(3_600_000 - gone);
        Some((u8::try_from(shown.hour()).ok()?, left))
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The daily hours without calls to a player, from the start of the first to the start of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    pub from: u8,
    pub to: u8,
    /// The zone these hours are in; UTC if `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
}

impl QuietHours {
    pub fn zone(self) -> Zone {
        self.zone.unwrap_or(Zone::UTC)
    }

    /// Returns whether a moment lies in the quiet hours, which may span midnight.
    pub fn contain(self, at: Time) -> bool {
        let Some((hour, _)) = self.zone().hour(at) else {
            return false;
        };
        if self.from <= self.to { (self.from..self.to).contains(&hour) } else { hour >= self.from || hour < self.to }
    }

    /// Returns the first moment from this one on outside the quiet hours.
    pub fn over(self, at: Time) -> Time {
        let mut over = at;
        for _ in 0..STEPS {
            match self.zone().hour(over) {
                Some((_, left)) if self.contain(over) => over = over + left,
                _ => break,
            }
        }
        over
    }
}

/// A player's missed calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missed {
    /// When they missed the first call.
    pub since: Time,
    /// When the wait for the catch-up starts: at the first missed call, or on their return.
    pub from: Time,
}

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
    let campaign = buffer.campaign_if(|campaign| campaign.players.values().any(is_behind));
    let Some(campaign) = campaign else { return };
    let over = matches!(campaign.phase, Phase::Ended { .. });
    let behind = campaign.players.iter().filter_map(|(player, known)| {
        let missed = known.missed.filter(|_| known.active)?;
        let due = over || known.catches_up_at().is_some_and(|at| at <= now);
        due.then_some((*player, missed.since))
    });
    let behind: Vec<(PlayerId, Time)> = behind.collect();
    for (player, since) in behind {
        buffer.record(Event::CaughtUp { player, since });
    }
}

fn is_behind(player: &Player) -> bool {
    player.active && player.missed.is_some()
}

/// Records the first call each player misses. Notices are computed only if some player may not be called.
fn note_missed(buffer: &mut EventBuffer<'_>, now: Time) {
    let deaf = |known: &Player| known.active && known.missed.is_none() && !known.may_be_called(now);
    let any = |campaign: &Campaign| campaign.players.values().any(deaf);
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
    let behind = campaign.players.values().filter(|known| is_behind(known));
    behind.filter_map(Player::catches_up_at).min()
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
