//! Game time: the campaign's own clock (L5.5). It runs at the campaign's pace, and stops during a pause.

use super::numbers;
use super::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// A game minute in [`GameTime`] units.
pub const GAME_MINUTE: i64 = 60_000;

/// A moment of game time, in thousandths of a game second since the campaign was founded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameTime(#[serde(deserialize_with = "numbers::number")] pub i64);

impl GameTime {
    pub fn after_minutes(self, minutes: i64) -> GameTime {
        GameTime(self.0.saturating_add(minutes.saturating_mul(GAME_MINUTE)))
    }

    /// Returns the first moment from this one on at which the clock shows a multiple of that many game minutes.
    pub fn up_to_minutes(self, minutes: i64) -> GameTime {
        let step = minutes.saturating_mul(GAME_MINUTE).max(1);
        let over = self.0.rem_euclid(step);
        match over {
            0 => self,
            over => GameTime(self.0.saturating_add(step - over)),
        }
    }
}

/// The reading of the game clock when it was last started, stopped or given another pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameClock {
    at: Time,
    shows: GameTime,
}

impl GameClock {
    pub fn new(at: Time) -> GameClock {
        GameClock { at, shows: GameTime::default() }
    }

    /// Returns a clock that was set to `shows` at this moment.
    pub fn showing(at: Time, shows: GameTime) -> GameClock {
        GameClock { at, shows }
    }

    /// Returns when it was last set, and its reading then.
    pub fn last_set(&self) -> (Time, GameTime) {
        (self.at, self.shows)
    }

    /// Returns the reading at `now`, if the clock has run at `pace` since it was set. Without a pace it is stopped.
    pub fn read(&self, now: Time, pace: Option<Span>) -> GameTime {
        let Some(pace) = pace else {
            return self.shows;
        };
        let passed = i128::from(now.since(self.at).as_millis()) * i128::from(GAME_MINUTE);
        let passed = passed / i128::from(pace.as_millis().max(1));
        let passed = i64::try_from(passed).unwrap_or(i64::MAX);
        GameTime(self.shows.0.saturating_add(passed))
    }

    /// Returns the first moment of real time at which the clock, running at `pace`, shows `moment` or later.
    pub fn when(&self, moment: GameTime, pace: Span) -> Time {
        let ahead = i128::from(moment.0.saturating_sub(self.shows.0).max(0));
        let minute = i128::from(GAME_MINUTE);
        let span = (ahead * i128::from(pace.as_millis()) + minute - 1) / minute;
        self.at + Span::millis(i64::try_from(span).unwrap_or(i64::MAX))
    }

    /// Sets the clock at `now`, before its pace changes, or it starts or stops.
    pub(super) fn set(&mut self, now: Time, pace: Option<Span>) {
        self.shows = self.read(now, pace);
        self.at = now;
    }
}
