//! Wakes at the earliest deadline of all campaigns, and has the referee settle what is due.

use crate::duty::{Duty, Next, Running, caught};
use crate::referee::Referee;
use futures::future::join_all;
use std::time::Duration;
use tokio::sync::watch;
use tokio::sync::watch::error::RecvError;

const AT_ONCE: u32 = 64;

/// Settles what is due. It sleeps while nothing is due, however many campaigns there are.
pub struct Scheduler {
    referee: Referee,
    changed: watch::Receiver<()>,
}

impl Scheduler {
    pub fn start(referee: Referee) -> Running {
        let (clock, changed) = (referee.clock().clone(), referee.journal().deadlines());
        Running::start(Scheduler { referee, changed }, clock)
    }
}

impl Duty for Scheduler {
    const FAILED: &'static str = "settling due deadlines failed and will be retried";
    const RECOVERED: &'static str = "due deadlines are settled again";
    /// A campaign that always fails must not delay the others.
    const LONGEST_PAUSE: Duration = Self::FIRST_PAUSE;

    type Problem = String;

    async fn step(&mut self) -> Result<Next, String> {
        self.changed.mark_unchanged();
        settle_due(&self.referee).await?;
        let due = self.referee.journal().earliest_due().await;
        Ok(Next { calendar: due.map_err(|error| error.to_string())?, steady: None })
    }

    async fn woken(&mut self) -> Result<(), RecvError> {
        self.changed.changed().await
    }
}

/// Settles every campaign that is due now. A failure does not delay the others. Returns the last failure, so that the
/// caller waits before trying again.
pub async fn settle_due(referee: &Referee) -> Result<(), String> {
    let mut failed = None;
    let mut tried = 0_u32;
    loop {
        let now = referee.clock().now();
        referee.journal().tries().settling.begin();
        let due = referee.journal().due(now, tried + AT_ONCE).await.map_err(|error| error.to_string())?;
        // Failed campaigns are still due, and come first.
        let Some(fresh) = due.get(tried as usize..).filter(|fresh| !fresh.is_empty()) else {
            return failed.map_or(Ok(()), Err);
        };
        // Settle them concurrently, so that the results are written together and a slow campaign does not delay the
        // others.
        let settled = fresh.iter().map(async |id| {
            referee.journal().tries().settling.begin();
            let settled = caught(referee.settled(*id)).await;
            let problem = match settled {
                Ok(settled) => settled.err()?.to_string(),
                Err(fault) => fault.to_string(),
            };
            Some(format!("campaign {id}: {problem}"))
        });
        for problem in join_all(settled).await.into_iter().flatten() {
            tried += 1;
            failed = Some(problem);
        }
    }
}
