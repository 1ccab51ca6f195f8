//! Checks that the bot still attempts its work: writing, settling, sending. Errors do not matter here, because the work
//! is retried. But if work is waiting and is not even attempted, something is stuck, and only a restart can fix that.

use crate::handles::Handles;
use crate::journal::{Journal, Tries};
use crate::systemd;
use chancery_clock::Clock;
use std::fmt;
use std::time::Duration;
use tokio::sync::watch;

const LOOK: Duration = Duration::from_secs(5);

/// How many checks in a row may find waiting work without an attempt before the watchdog gives up: one minute.
const STUCK_SAMPLES: u32 = 12;

/// How many checks lie between status lines in the log: one hour.
const REPORT: u32 = 720;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Write,
    Settle,
    Send,
}

#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The number of attempts since the start.
    pub tried: u64,
    /// Whether work is waiting that was not deliberately postponed.
    pub waits: bool,
}

/// The checks since one kind of work was last attempted.
#[derive(Clone, Copy, Debug, Default)]
struct Track {
    tried: u64,
    /// The checks since the last attempt, and how many of the latest ones in a row found waiting work.
    quiet: u32,
    stuck: u32,
}

/// Evaluates samples; it reads no clock and does no I/O.
#[derive(Debug, Default)]
pub struct Watch {
    tracks: [Track; 3],
}

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
    /// Evaluates a sample of all three kinds of work. The error names the work that has been waiting too long without
    /// an attempt.
    pub fn look(&mut self, looks: [(Work, Sample); 3]) -> Result<(), Stuck> {
        for (track, (work, look)) in self.tracks.iter_mut().zip(looks) {
            if look.tried != track.tried {
                *track = Track { tried: look.tried, ..Track::default() };
                continue;
            }
            track.quiet = track.quiet.saturating_add(1);
            track.stuck = if look.waits { track.stuck + 1 } else { 0 };
            if track.stuck > STUCK_SAMPLES {
                return Err(Stuck(work));
            }
        }
        Ok(())
    }

    /// Returns how many seconds ago each kind was last attempted, to the precision of the checks.
    pub fn ages(&self) -> [u64; 3] {
        self.tracks.map(|track| u64::from(track.quiet) * LOOK.as_secs())
    }
}

pub struct Watchdog {
    journal: Journal,
    clock: Clock,
    /// Only the leader settles and sends; other processes only write.
    leads: watch::Receiver<bool>,
    watch: Watch,
    handles: Handles,
}

impl Watchdog {
    pub fn new(journal: Journal, clock: Clock, leads: watch::Receiver<bool>) -> Watchdog {
        Watchdog { journal, clock, leads, watch: Watch::default(), handles: Handles::default() }
    }

    /// Watches the bot and sends signs of life to the service manager until the bot is stuck; returns the stuck work.
    pub async fn watch(&mut self) -> Stuck {
        let every = systemd::watchdog_interval().map_or(LOOK, |wanted| wanted.min(LOOK));
        let (mut since_look, mut looks) = (Duration::ZERO, 0_u32);
        loop {
            systemd::notify("WATCHDOG=1");
            self.clock.sleep(every).await;
            since_look += every;
            if since_look < LOOK {
                continue;
            }
            since_look = Duration::ZERO;
            self.handles.look();
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

    pub async fn see(&self) -> [(Work, Sample); 3] {
        let Tries { writing, settling, sending } = self.journal.tries();
        // Work that cannot be read in time does not count as waiting, because an error does not justify a restart.
        let due = self.clock.within(LOOK, self.journal.earliest_due()).await;
        let due = due.is_ok_and(|due| due.is_ok_and(|due| due.is_some_and(|due| due <= self.clock.now())));
        let queues = self.clock.within(LOOK, self.journal.waiting_queues()).await;
        let queues = queues.is_ok_and(|queues| queues.is_ok_and(|queues| !queues.is_empty()));
        let leads = *self.leads.borrow();
        let look = |tried: u64, waits: bool| Sample { tried, waits };
        [
            (Work::Write, look(writing.begun(), writing.waits())),
            (Work::Settle, look(settling.begun(), leads && due && !settling.rests())),
            (Work::Send, look(sending.begun(), leads && queues && !sending.rests())),
        ]
    }
}
