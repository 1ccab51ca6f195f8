//! The only reader of wall time. All other code gets the time as an argument, or waits here.

mod timeline;

use chancery_basics::time::{Span, Time};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
pub use timeline::Timeline;
use tokio::sync::watch;

/// How often a sleeping task reads the wall clock, which may be set in the meantime.
const LONGEST_NAP: Duration = Duration::from_secs(10);

/// A clock that can be moved forward, so that a sandbox or a test script can run through weeks in a second.
///
/// [`Clock::now`] is calendar time, for deadlines; it jumps when the host sets the machine's clock. [`Clock::steady`]
/// never jumps; use it to measure durations.
///
/// The clock also measures time limits and pauses before retries. [`Clock::sleep`] and [`Clock::within`] take real time
/// even if the clock is stopped or moved, because the outside world does not follow it. On a [`Timeline`] they take no
/// real time.
#[derive(Clone, Debug)]
pub struct Clock {
    moved: Arc<watch::Sender<Moved>>,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Wall {
        /// The wall time and the instant at which this clock was created.
        began: (Time, Instant),
    },
    Still(Time),
    Simulated {
        began: Time,
        timeline: Timeline,
    },
}

/// How the clock differs from its source.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    /// The calendar and steady time at which a clock that follows wall time is held.
    held: Option<(Time, Time)>,
    /// How far it was moved ahead, as if this much time had passed.
    ahead: Span,
    /// By how many milliseconds it was set forward or back without time passing.
    set: i64,
}

/// The work took longer than its time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("deadline has elapsed")]
pub struct Late;

/// A clock that is stopped until this is dropped.
#[derive(Debug)]
pub struct Held(Clock);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.shift(|moved| moved.held = None);
    }
}

impl Clock {
    /// Returns a clock that follows wall time.
    pub fn wall() -> Clock {
        Clock::from(Source::Wall { began: (wall_time(), Instant::now()) })
    }

    /// Returns a clock that stops at `at` until it is moved, so that a script is reproducible.
    pub fn still(at: Time) -> Clock {
        Clock::from(Source::Still(at))
    }

    /// Returns a clock that shows `at` when the timeline begins. Several clocks may share a timeline, like machines
    /// whose calendars differ.
    pub fn on(timeline: &Timeline, at: Time) -> Clock {
        Clock::from(Source::Simulated { began: at, timeline: timeline.clone() })
    }

    fn from(source: Source) -> Clock {
        let moved = Arc::new(watch::Sender::new(Moved::default()));
        Clock { moved, source }
    }

    pub fn now(&self) -> Time {
        let moved = *self.moved.borrow();
        let base = match &self.source {
            Source::Wall { .. } => moved.held.map_or_else(wall_time, |(calendar, _)| calendar),
            Source::Still(at) => *at,
            Source::Simulated { began, timeline } => *began + span(timeline.passed()),
        };
        let now = base + moved.ahead;
        Time::from_millis(now.as_millis().saturating_add(moved.set))
    }

    /// Returns a monotonic time that ignores changes to the calendar. Compare it only with itself, and only within this
    /// process: its start is the calendar time when the process started.
    pub fn steady(&self) -> Time {
        let moved = *self.moved.borrow();
        let base = match &self.source {
            Source::Wall { began } => moved.held.map_or_else(|| since(*began), |(_, steady)| steady),
            Source::Still(at) => *at,
            Source::Simulated { began, timeline } => *began + span(timeline.passed()),
        };
        base + moved.ahead
    }

    /// Stops a clock that follows wall time until the returned value is dropped; the clock then shows wall time again.
    /// Nothing is late in between, however busy the machine is. Other clocks do not follow wall time anyway.
    #[must_use]
    pub fn hold(&self) -> Held {
        if let Source::Wall { began } = &self.source {
            self.shift(|moved| moved.held = Some((wall_time(), since(*began))));
        }
        Held(self.clone())
    }

    /// Moves the clock forward and wakes the tasks whose time has come.
    pub fn advance(&self, by: Span) {
        self.shift(|moved| {
            let ahead = moved.ahead.as_millis().saturating_add(by.as_millis());
            moved.ahead = Span::millis(ahead);
        });
    }

    /// Sets the calendar time forward or back by this many milliseconds, like a host who sets the machine's clock.
    pub fn set(&self, by: i64) {
        self.shift(|moved| moved.set = moved.set.saturating_add(by));
    }

    /// Returns real time or the timeline's time, measured from an arbitrary start. Pauses and time limits use it.
    pub fn running(&self) -> Duration {
        match &self.source {
            Source::Wall { .. } | Source::Still(_) => uptime(),
            Source::Simulated { timeline, .. } => timeline.passed(),
        }
    }

    pub async fn sleep(&self, pause: Duration) {
        match &self.source {
            Source::Wall { .. } | Source::Still(_) => tokio::time::sleep(pause).await,
            Source::Simulated { timeline, .. } => timeline.wait(pause).await,
        }
    }

    /// Waits for the work, up to this time limit. Work that takes longer is dropped.
    pub async fn within<T>(&self, limit: Duration, work: impl Future<Output = T>) -> Result<T, Late> {
        tokio::select! {
            biased;
            done = work => Ok(done),
            () = self.sleep(limit) => Err(Late),
        }
    }

    /// Waits for the work until the steady time is `moment`, and returns `Late` if it is not done then. Unlike with
    /// [`Clock::within`], nothing is late while the clock is stopped, however busy the machine is.
    pub async fn by_steady<T>(&self, moment: Time, work: impl Future<Output = T>) -> Result<T, Late> {
        tokio::select! {
            biased;
            done = work => Ok(done),
            () = self.sleep_until_steady(moment) => Err(Late),
        }
    }

    /// Waits until the calendar time is `moment` or later.
    pub async fn sleep_until(&self, moment: Time) {
        self.wait_for(moment, Clock::now).await;
    }

    /// Waits until the steady time is `moment` or later.
    pub async fn sleep_until_steady(&self, moment: Time) {
        self.wait_for(moment, Clock::steady).await;
    }

    async fn wait_for(&self, moment: Time, read: fn(&Clock) -> Time) {
        let mut moved = self.moved.subscribe();
        loop {
            moved.mark_unchanged();
            let now = read(self);
            if now >= moment {
                return;
            }
            let left = Duration::from_millis(moment.since(now).as_millis().unsigned_abs());
            // `self` keeps the sender alive, so waiting cannot fail.
            match &self.source {
                Source::Still(_) => drop(moved.changed().await),
                Source::Wall { .. } => drop(self.within(left.min(LONGEST_NAP), moved.changed()).await),
                Source::Simulated { timeline, .. } => timeline.wait_or_stir(left).await,
            }
        }
    }

    /// Changes the difference to the source, and wakes the tasks that wait for a time.
    fn shift(&self, change: impl FnOnce(&mut Moved)) {
        self.moved.send_modify(change);
        if let Source::Simulated { timeline, .. } = &self.source {
            timeline.stir();
        }
    }
}

pub fn span(of: Duration) -> Span {
    Span::millis(i64::try_from(of.as_millis()).unwrap_or(i64::MAX))
}

/// Returns the real time since the first call.
fn uptime() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

const HTTP_DATE: &str = "%a, %d %b %Y %H:%M:%S GMT";

/// Formats a time for a `Date` header, without fractions of a second.
pub fn http_date(at: Time) -> String {
    let at = chrono::DateTime::from_timestamp_millis(at.as_millis()).unwrap_or_default();
    at.format(HTTP_DATE).to_string()
}

pub fn read_http_date(date: &str) -> Option<Time> {
    let at = chrono::NaiveDateTime::parse_from_str(date.trim(), HTTP_DATE).ok()?;
    Some(Time::from_millis(at.and_utc().timestamp_millis()))
}

/// Returns the wall time in UTC, in the format of JSON log lines.
pub fn stamp() -> String {
    chrono::Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Micros, true)
}

/// Returns the calendar time at the start, plus the time that has passed since.
fn since((time, instant): (Time, Instant)) -> Time {
    time + span(instant.elapsed())
}

fn wall_time() -> Time {
    Time::from_millis(chrono::Utc::now().timestamp_millis())
}
