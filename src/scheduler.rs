//! Wakes at the earliest deadline of all campaigns, and has the referee settle what is due.

use crate::referee::Referee;
use chancery_clock::Clock;
use futures::future::join_all;
use std::time::Duration;
use tokio::task::JoinHandle;

const AT_ONCE: u32 = 64;

const RETRY_DELAY: Duration = Duration::from_secs(5);

/// The task that settles what is due. It sleeps while nothing is due, however many campaigns there are.
pub struct Scheduler(JoinHandle<()>);

impl Scheduler {
    pub fn start(referee: Referee) -> Scheduler {
        Scheduler(tokio::spawn(async move {
            let clock = referee.clock().clone();
            let mut changed = referee.journal().deadlines();
            // A persistent failure is logged once.
            let mut failing = String::new();
            loop {
                changed.mark_unchanged();
                if let Err(problem) = settle_due(&referee).await {
                    if problem != failing {
                        tracing::error!(%problem, "settling due deadlines failed");
                        failing = problem;
                    }
                    clock.sleep(RETRY_DELAY).await;
                    continue;
                }
                failing.clear();
                match referee.journal().earliest_due().await {
                    Ok(Some(due)) if due <= clock.now() => {}
                    Ok(due) => {
                        tokio::select! {
                            biased;
                            () = wait(&clock, due) => {}
                            ended = changed.changed() => if ended.is_err() { return },
                        }
                    }
                    Err(problem) => {
                        tracing::error!(%problem, "the next deadline cannot be read");
                        clock.sleep(RETRY_DELAY).await;
                    }
                }
            }
        }))
    }

    /// Stops the task. The next start settles what is left.
    pub async fn stop(self) {
        self.0.abort();
        let _ = self.0.await;
    }
}

async fn wait(clock: &Clock, due: Option<crate::rules::time::Time>) {
    match due {
        Some(due) => clock.sleep_until(due).await,
        None => std::future::pending().await,
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
            let settled = referee.settled(*id).await;
            settled.map_err(|problem| format!("campaign {id}: {problem}"))
        });
        for problem in join_all(settled).await.into_iter().filter_map(Result::err) {
            tried += 1;
            failed = Some(problem);
        }
    }
}
