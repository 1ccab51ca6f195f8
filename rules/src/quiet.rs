//! Quiet hours: when a player is not called, by the clock on their own wall; and what came meanwhile, of which they are told afterwards.

use super::campaign::{Campaign, Phase};
use super::event::Event;
use super::ids::PlayerId;
use super::notice::{Audience, Notice, notices};
use super::proceeding::Proceeding;
use super::table::{self, Player};
use super::time::{Span, Time};
use super::viewer::{is_beside_game, is_sealed};
use chrono::{DateTime, Duration, NaiveDateTime, Timelike};
use chrono::{Offset, TimeZone};
use chrono_tz::{TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// A day of a time zone has 25 hours at most, and some begin at half past.
const STEPS: usize = 60;

/// A time zone, by its name in the IANA database, such as `Europe/Berlin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(Tz);

impl Zone {
    pub const UTC: Zone = Zone(Tz::UTC);

    /// Returns the zone of this name, in whatever case.
    pub fn named(name: &str) -> Option<Zone> {
        let name = name.trim();
        let mut all = TZ_VARIANTS.iter();
        let found = all.find(|zone| zone.name().eq_ignore_ascii_case(name));
        found.copied().map(Zone)
    }

    /// Returns the names of all zones.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TZ_VARIANTS.iter().map(|zone| zone.name())
    }

    /// Returns the moment at which the clocks of the zone show this: the first of two, and an hour later where they skip it.
    pub fn moment(self, shown: NaiveDateTime) -> Option<Time> {
        let local = |shown: NaiveDateTime| self.0.from_local_datetime(&shown).earliest();
        let at = local(shown).or_else(|| local(shown + Duration::hours(1)))?;
        Some(Time::from_millis(at.timestamp_millis()))
    }

    /// Returns the first moment after this one at which the clocks begin to show an hour of the day, or jump over it; `None` for hours that no day
    /// has. Where they are set back, it is the first of the two.
    pub fn next(self, hour: u8, after: Time) -> Option<Time> {
        /// No clock jumps further ahead but over a whole day.
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

    /// Returns the hour of the day that the clocks show, and how long it still lasts.
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

/// The hours of each day in which a player is not called, from the beginning of one to the beginning of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    pub from: u8,
    pub to: u8,
    /// Whose hours they are; UTC where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
}

impl QuietHours {
    /// Returns the zone whose hours they are.
    pub fn zone(self) -> Zone {
        self.zone.unwrap_or(Zone::UTC)
    }

    /// Returns whether a moment lies in them; they may go past midnight.
    pub fn contain(self, at: Time) -> bool {
        let Some((hour, _)) = self.zone().hour(at) else {
            return false;
        };
        if self.from <= self.to { (self.from..self.to).contains(&hour) } else { hour >= self.from || hour < self.to }
    }

    /// Returns the first moment from this one on that does not lie in them.
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

/// What a player missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missed {
    /// When the first call fell into the time in which they were not to be called.
    pub since: Time,
    /// From when on they are told of it as soon as they can be called: since then, or since they came back.
    pub from: Time,
}

/// Refuses hours that no day has, and hours that end when they begin.
pub(super) fn must_be_hours(hours: QuietHours) -> Result<(), table::Refusal> {
    let hour = hours.from.max(hours.to);
    match hour > 23 {
        true => Err(table::Refusal::QuietHoursOutOfRange { hour }),
        false if hours.from == hours.to => Err(table::Refusal::QuietHoursEmpty { hour }),
        false => Ok(()),
    }
}

/// Records which players these events would have called who were not to be called then, and of whom of those that can be called again it is time to
/// tell what came meanwhile.
pub(super) fn catch_up(proceeding: &mut Proceeding<'_>, now: Time) {
    // That there was a sealed answer, or a look of a moderator, nothing may show.
    if is_sealed(&proceeding.events) || is_beside_game(&proceeding.events) {
        return;
    }
    note_missed(proceeding, now);
    let campaign = proceeding.campaign_if(|campaign| campaign.players.values().any(is_behind));
    let Some(campaign) = campaign else { return };
    // A campaign that is over calls no player any more.
    let over = matches!(campaign.phase, Phase::Ended { .. });
    let behind = campaign.players.iter().filter_map(|(player, known)| {
        let missed = known.missed.filter(|_| known.active)?;
        let due = over || known.catches_up_at().is_some_and(|at| at <= now);
        due.then_some((*player, missed.since))
    });
    let behind: Vec<(PlayerId, Time)> = behind.collect();
    for (player, since) in behind {
        proceeding.record(Event::CaughtUp { player, since });
    }
}

fn is_behind(player: &Player) -> bool {
    player.active && player.missed.is_some()
}

/// Records the first call that each player misses. What is to be told is asked only where any player is not to be called.
fn note_missed(proceeding: &mut Proceeding<'_>, now: Time) {
    let deaf = |known: &Player| known.active && known.missed.is_none() && !known.may_be_called(now);
    let any = |campaign: &Campaign| campaign.players.values().any(deaf);
    if proceeding.events.is_empty() || proceeding.campaign_if(any).is_none() {
        return;
    }
    let events = proceeding.events.clone();
    let campaign = proceeding.campaign();
    let called: BTreeSet<PlayerId> = notices(campaign, &events)
        .iter()
        .flat_map(Notice::called)
        .filter(|player| campaign.players.get(player).is_some_and(deaf))
        .collect();
    // Of what is told later they read in the history when it happened.
    let at = events.iter().filter_map(Event::tells_since).min();
    let at = at.unwrap_or(now);
    for player in called {
        proceeding.record(Event::CallMissed { player, at });
    }
}

/// Returns when the next player can be called again who has missed a call.
pub(super) fn next(campaign: &Campaign) -> Option<Time> {
    let behind = campaign.players.values().filter(|known| is_behind(known));
    behind.filter_map(Player::catches_up_at).min()
}

impl Player {
    /// Returns when they are told what they missed, if they missed anything: when they can be called again, as far as that is known.
    fn catches_up_at(&self) -> Option<Time> {
        let from = self.missed?.from;
        let from = match self.away {
            true => from.max(self.absence?.until?),
            false => from,
        };
        Some(self.quiet.map_or(from, |hours| hours.over(from)))
    }

    /// Returns whether they may be called at this moment: they are neither away nor in their quiet hours.
    pub fn may_be_called(&self, now: Time) -> bool {
        !self.away && self.quiet.is_none_or(|hours| !hours.contain(now))
    }
}

impl Notice {
    /// Returns the players whom it calls: by name at the table, and the one who reads it in private.
    pub fn called(&self) -> impl Iterator<Item = PlayerId> {
        let reader = match self.to {
            Audience::Table => None,
            Audience::Player(player) => Some(player),
        };
        self.calls.iter().copied().chain(reader)
    }
}
