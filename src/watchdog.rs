//! Watches whether the bot still tries to do what it is there for: to write, to settle, to send. Errors are no reason for
//! concern, they are tried again; but where work waits and nothing is even tried, something is stuck that only another start
//! can free.

use crate::clock::Clock;
use crate::journal::{Journal, Tries};
use crate::systemd;
use std::fmt;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How often it looks.
const LOOK: Duration = Duration::from_secs(5);

/// How often it finds work that waits and nothing tried before it gives up: that is a minute.
const PATIENCE: u32 = 12;

/// How often it logs how things stand: once an hour.
const REPORT: u32 = 720;

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Write,
    Settle,
    Send,
}

/// What is known of one kind of work at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// How often it was tried since the start.
    pub tried: u64,
    /// Something is to be done, and not put off on purpose.
    pub waits: bool,
}

/// Looks since one kind of work was last tried.
#[derive(Clone, Copy, Debug, Default)]
struct Track {
    tried: u64,
    /// Looks since it was tried, and how many of the last ones in a row found something that waits.
    quiet: u32,
    stuck: u32,
}

/// Counts what it sees; knows no time and asks nothing.
#[derive(Debug, Default)]
pub struct Watch {
    tracks: [Track; 3],
}

/// Why the process has to be started again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0} has not even been tried for a minute, though there is something to do: this process is stuck and ends, to be started again"
)]
pub struct Stuck(pub Work);

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Work::Write => "writing",
            Work::Settle => "settling what is due",
            Work::Send => "sending announcements",
        })
    }
}

impl Watch {
    /// Takes note of a look at all three.
    ///
    /// # Errors
    /// Names the work that waits and has not been tried for as long as may be.
    pub fn look(&mut self, looks: [(Work, Look); 3]) -> Result<(), Stuck> {
        for (track, (work, look)) in self.tracks.iter_mut().zip(looks) {
            if look.tried != track.tried {
                *track = Track { tried: look.tried, ..Track::default() };
                continue;
            }
            track.quiet = track.quiet.saturating_add(1);
            track.stuck = if look.waits { track.stuck + 1 } else { 0 };
            if track.stuck > PATIENCE {
                return Err(Stuck(work));
            }
        }
        Ok(())
    }

    /// Returns how many seconds ago each was last tried, as far as looking now and then can tell.
    pub fn ages(&self) -> [u64; 3] {
        self.tracks.map(|track| u64::from(track.quiet) * LOOK.as_secs())
    }
}

/// Watches a running bot.
pub struct Watchdog {
    journal: Journal,
    clock: Clock,
    /// Where another process leads, what is to be settled and sent does not wait for this one.
    leads: watch::Receiver<bool>,
    watch: Watch,
}

impl Watchdog {
    pub fn new(journal: Journal, clock: Clock, leads: watch::Receiver<bool>) -> Watchdog {
        Watchdog { journal, clock, leads, watch: Watch::default() }
    }

    /// Watches, and tells the service manager that the bot lives, until it is stuck; returns with what.
    pub async fn watch(&mut self) -> Stuck {
        let every = systemd::watchdog_interval().map_or(LOOK, |wanted| wanted.min(LOOK));
        let (mut since_look, mut looks) = (Duration::ZERO, 0_u32);
        loop {
            systemd::notify("WATCHDOG=1");
            sleep(every).await;
            since_look += every;
            if since_look < LOOK {
                continue;
            }
            since_look = Duration::ZERO;
            let seen = self.see().await;
            if let Err(stuck) = self.watch.look(seen) {
                return stuck;
            }
            looks += 1;
            if looks % REPORT == 0 {
                let [written, settled, sent] = self.watch.ages();
                tracing::info!("last tried: writing {written} s ago, settling {settled} s ago, sending {sent} s ago");
            }
        }
    }

    /// Returns how each kind of work stands.
    pub async fn see(&self) -> [(Work, Look); 3] {
        let Tries { writing, settling, sending } = self.journal.tries();
        // What cannot be read, or not soon, is not known to wait: errors are no reason to end.
        let due = timeout(LOOK, self.journal.earliest_due()).await;
        let due = due.is_ok_and(|due| due.is_ok_and(|due| due.is_some_and(|due| due <= self.clock.now())));
        let lanes = timeout(LOOK, self.journal.waiting_lanes()).await;
        let lanes = lanes.is_ok_and(|lanes| lanes.is_ok_and(|lanes| !lanes.is_empty()));
        let leads = *self.leads.borrow();
        let look = |tried: u64, waits: bool| Look { tried, waits };
        [
            (Work::Write, look(writing.begun(), writing.waits())),
            (Work::Settle, look(settling.begun(), leads && due && !settling.rests())),
            (Work::Send, look(sending.begun(), leads && lanes && !sending.rests())),
        ]
    }
}
