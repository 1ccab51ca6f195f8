//! The only reader of wall time. Everything else is told what time it is, or waits here for a moment to come.

use crate::rules::time::{Span, Time};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A clock that shows the wall's time reads it at least this often while a task sleeps: it can be set meanwhile.
const LONGEST_NAP: Duration = Duration::from_secs(10);

/// Tells the time, and can be moved forward: a sandbox and its plays live through weeks in a second.
///
/// It tells two times. [`Clock::now`] is the calendar's, by which deadlines are set; a host can set the machine's clock, and
/// then it jumps. [`Clock::steady`] never does: it is for whatever is to happen so long after something else.
#[derive(Clone, Debug)]
pub struct Clock {
    moved: Arc<watch::Sender<Moved>>,
    source: Source,
}

#[derive(Clone, Copy, Debug)]
enum Source {
    Wall {
        /// What the wall's clock showed when this one was made, and when that was.
        began: (Time, Instant),
    },
    Still(Time),
}

/// How the clock differs from its source.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    /// How far it has been moved ahead: so much time has gone by.
    ahead: Span,
    /// How many milliseconds it has been set forward, or back: no time has gone by.
    set: i64,
}

impl Clock {
    /// Returns a clock that goes with the wall's.
    pub fn wall() -> Clock {
        Clock::from(Source::Wall { began: (wall_time(), Instant::now()) })
    }

    /// Returns a clock that stands at `at` and moves only when it is told to, so that a play always reads the same.
    pub fn still(at: Time) -> Clock {
        Clock::from(Source::Still(at))
    }

    fn from(source: Source) -> Clock {
        let moved = Arc::new(watch::Sender::new(Moved::default()));
        Clock { moved, source }
    }

    /// Returns the calendar's time.
    pub fn now(&self) -> Time {
        let base = match self.source {
            Source::Wall { .. } => wall_time(),
            Source::Still(at) => at,
        };
        let moved = *self.moved.borrow();
        let now = base + moved.ahead;
        Time::from_millis(now.as_millis().saturating_add(moved.set))
    }

    /// Returns a time that only ever goes on, as fast as time does, whatever becomes of the calendar's. It says how long ago
    /// something was. To another process it is the calendar's time as this process found it when it began, and no more.
    pub fn steady(&self) -> Time {
        let base = match self.source {
            Source::Wall { began: (time, instant) } => time + span(instant.elapsed()),
            Source::Still(at) => at,
        };
        base + self.moved.borrow().ahead
    }

    /// Moves the clock forward and wakes the tasks that wait for a moment that has now come.
    pub fn advance(&self, by: Span) {
        self.moved.send_modify(|moved| {
            let ahead = moved.ahead.as_millis().saturating_add(by.as_millis());
            moved.ahead = Span::millis(ahead);
        });
    }

    /// Sets the calendar's time forward by so many milliseconds, or back, as a host sets a machine's clock.
    pub fn set(&self, by: i64) {
        self.moved.send_modify(|moved| moved.set = moved.set.saturating_add(by));
    }

    /// Waits until the calendar shows `moment` or later.
    pub async fn sleep_until(&self, moment: Time) {
        self.sleep(moment, Clock::now).await;
    }

    /// Waits until the steady time is `moment` or later.
    pub async fn sleep_until_steady(&self, moment: Time) {
        self.sleep(moment, Clock::steady).await;
    }

    async fn sleep(&self, moment: Time, read: fn(&Clock) -> Time) {
        let mut moved = self.moved.subscribe();
        loop {
            moved.mark_unchanged();
            let now = read(self);
            if now >= moment {
                return;
            }
            let left = Duration::from_millis(moment.since(now).as_millis().unsigned_abs());
            match self.source {
                // The sender lives as long as the clock that is borrowed here, so waiting for it cannot fail.
                Source::Still(_) => drop(moved.changed().await),
                Source::Wall { .. } => {
                    let nap = left.min(LONGEST_NAP);
                    let _ = tokio::time::timeout(nap, moved.changed()).await;
                }
            }
        }
    }
}

/// Returns a time that something takes as the rules count it.
pub fn span(of: Duration) -> Span {
    Span::millis(i64::try_from(of.as_millis()).unwrap_or(i64::MAX))
}

/// Returns for how long the process has run since this was first asked, in real time. It is for what others ask the bot to wait: a clock that stands or was
/// moved means nothing to them.
pub fn uptime() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}

/// How HTTP writes a moment.
const HTTP_DATE: &str = "%a, %d %b %Y %H:%M:%S GMT";

/// Returns a moment as the `Date` of an answer has it, without the fraction of its second.
pub fn http_date(at: Time) -> String {
    let at = chrono::DateTime::from_timestamp_millis(at.as_millis()).unwrap_or_default();
    at.format(HTTP_DATE).to_string()
}

/// Reads the `Date` of an answer.
pub fn read_http_date(date: &str) -> Option<Time> {
    let at = chrono::NaiveDateTime::parse_from_str(date.trim(), HTTP_DATE).ok()?;
    Some(Time::from_millis(at.and_utc().timestamp_millis()))
}

/// Returns the wall's time as lines of a log that is JSON write it, in UTC.
pub fn stamp() -> String {
    chrono::Utc::now().to_rfc3339_opts(chrono::SecondsFormat::Micros, true)
}

fn wall_time() -> Time {
    Time::from_millis(chrono::Utc::now().timestamp_millis())
}
