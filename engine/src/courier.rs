//! The courier delivers announcements from the outbox. It handles order, retries and giving up; its [`Transport`]
//! decides what an announcement says and how it is sent.
//!
//! The announcements of one campaign to one channel or person form a delivery queue and are sent strictly in order.
//! Queues are independent: a refusal or a delay in one does not delay the others. Nothing is lost, because a row leaves
//! the outbox only after its delivery. Nothing is duplicated, because the contents of a message are recorded before it
//! is sent, and a retry uses the same nonce.

mod round;
mod turns;

use crate::journal::{DeliveryQueue, Error, Journal, Opening, Posted, Reference};
use crate::rules::time::Time;
use chancery_clock::Clock;
use round::Round;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinHandle, JoinSet};
use turns::Turns;

/// When the courier retries the queues that an earlier courier paused: only that one knew when each was to be retried.
/// The pause limits the refused requests if the lead changes often.
const RETRY_PAUSED: Duration = Duration::from_secs(300);

pub trait Transport: Send + Sync + 'static {
    /// Returns the current time on the receiving side. Messages found there carry its timestamps, not the host's.
    fn now(&self) -> impl Future<Output = Result<Time, Failure>> + Send;

    /// Returns how many of these notices, from the first on, fit into one message to the queue: at least one.
    fn together(&self, queue: DeliveryQueue, notices: &[String]) -> impl Future<Output = usize> + Send;

    /// Sends a batch, as one message if it fits, and returns the messages to track. The same batch may be sent again if
    /// it failed or took too long, or if the process ended before its success was recorded.
    fn deliver(&self, batch: &Batch) -> impl Future<Output = Result<Vec<Posted>, Failure>> + Send;
}

/// Announcements that are sent as one message.
#[derive(Clone, Debug)]
pub struct Batch {
    pub queue: DeliveryQueue,
    /// The notices as JSON, in order.
    pub notices: Vec<String>,
    /// The notices' references within the queue.
    pub of: Vec<Reference>,
    /// Identical for every attempt and unique to this batch. At most 25 characters, which is Discord's limit.
    pub nonce: String,
    /// The time of the first earlier attempt, which may have arrived. Discord remembers nonces only for a few minutes.
    pub first_attempt: Option<Time>,
    rows: Vec<i64>,
}

#[derive(Clone, Debug)]
pub enum Failure {
    /// A temporary problem: rate limits, a failing service, a lost connection.
    Later {
        /// How long the other side asks to wait.
        after: Option<Duration>,
        problem: String,
    },
    /// The bot may not write there: a missing permission, a deleted channel, closed direct messages. The queue is
    /// paused until that may have changed.
    Barred {
        /// When to retry even if the bot is not notified of a change.
        again: Option<Duration>,
        problem: String,
    },
    /// It will never work: something is wrong with this batch.
    Never { problem: String },
}

/// The running courier. Dropping it stops it; [`Courier::stop`] also waits for the end.
#[derive(Debug)]
pub struct Courier {
    journal: Journal,
    stop: watch::Sender<bool>,
    /// Changes whenever something has left the outbox; closes with the courier.
    progress: watch::Receiver<()>,
    task: JoinHandle<()>,
}

impl Courier {
    /// Starts delivering pending and future announcements. The clock provides timestamps, time limits and pauses.
    pub fn start(journal: Journal, post: impl Transport, clock: Clock) -> Courier {
        let (stop, stopping) = watch::channel(false);
        let (moved, progress) = watch::channel(());
        let round = Round { journal: journal.clone(), post, clock, turns: Turns::default(), stopping, moved };
        let task = tokio::spawn(dispatch(Arc::new(round)));
        Courier { journal, stop, progress, task }
    }

    /// Waits until nothing deliverable is left, or until the courier has stopped. Announcements waiting for a retry
    /// count; abandoned ones do not.
    pub async fn idle(&self) -> Result<(), Error> {
        let mut progress = self.progress.clone();
        loop {
            progress.mark_unchanged();
            if self.journal.waiting_queues().await?.is_empty() || progress.changed().await.is_err() {
                return Ok(());
            }
        }
    }

    /// Returns a receiver that changes whenever an announcement was delivered or given up.
    pub fn progress(&self) -> watch::Receiver<()> {
        self.progress.clone()
    }

    /// Finishes the messages in flight, then stops.
    pub async fn stop(&self) {
        self.stop.send_replace(true);
        let mut progress = self.progress.clone();
        while progress.changed().await.is_ok() {}
    }

    /// Stops at once, as in a crash: messages in flight may or may not arrive.
    pub async fn give_up(self) {
        self.task.abort();
        // The task either ended by itself or was aborted.
        let _ = self.task.await;
    }
}

/// Runs a round in every queue with pending announcements, and never two at once in the same queue.
async fn dispatch<P: Transport>(round: Arc<Round<P>>) {
    let mut out = JoinSet::new();
    // The queues with an active round, and whether more has arrived there since it started.
    let mut queues: HashMap<DeliveryQueue, bool> = HashMap::new();
    // The paused queues that will be retried after a while, even without a known change.
    let (mut closed, mut waits): (HashMap<DeliveryQueue, AbortHandle>, _) = (HashMap::new(), JoinSet::new());
    let earlier = Arc::clone(&round);
    waits.spawn(async move { earlier.open_after(Opening::Everywhere, RETRY_PAUSED).await });
    let mut news = round.left_over().await;
    loop {
        for queue in news.drain(..) {
            let more = queues.contains_key(&queue);
            queues.insert(queue, more);
            if !more {
                let round = Arc::clone(&round);
                out.spawn(async move { (queue, round.go(queue).await) });
            }
        }
        tokio::select! {
            biased;
            () = round.stopped() => break,
            Some(back) = out.join_next() => match back {
                // The round may have read the outbox just before more arrived, so start another one.
                Ok((queue, again)) => {
                    news.extend(queues.remove(&queue).filter(|more| *more).map(|_| queue));
                    let wait = again.map(|again| {
                        let round = Arc::clone(&round);
                        waits.spawn(async move { round.open_after(Opening::DeliveryQueue(queue), again).await })
                    });
                    let before = match wait {
                        Some(wait) => closed.insert(queue, wait),
                        None => closed.remove(&queue),
                    };
                    before.inspect(AbortHandle::abort);
                }
                Err(problem) => tracing::error!(%problem, "a delivery queue is paused until the next start"),
            },
            Some(_) = waits.join_next() => {}
            arrived = round.journal.outgoing() => news = arrived,
        }
    }
    while out.join_next().await.is_some() {}
}
