//! The courier: takes announcements out of the outbox to where they belong. It knows how to keep order, to try again and to give up; what an
//! announcement says and how it is sent is for its [`Post`] to know.
//!
//! Announcements of one campaign to one place form a lane and go out strictly in order. Lanes know nothing of each other: one that is refused, or
//! told to wait, holds up no other. Nothing is lost, because a row leaves the outbox only after its delivery; nothing is doubled, because what goes
//! into one message is written down before it is sent, and sent again with the same nonce if it may not have arrived.

mod backoff;
mod round;

use crate::clock::Clock;
use crate::journal::{Error, Journal, Lane, Posted, Reference};
use crate::rules::time::Time;
use round::Round;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinHandle, JoinSet};

/// How many messages may be on their way at once. Each is little more than an open request; the bound is against a flood after a long absence.
const ON_THEIR_WAY: usize = 64;

/// What the courier needs from the sender.
pub trait Post: Send + Sync + 'static {
    /// Returns what time it is where messages are sent. What is found there again bears that time, and not the host's.
    fn now(&self) -> impl Future<Output = Result<Time, Failure>> + Send;

    /// Returns how many of these notices, from the first on, go in one message to that lane: one at least.
    fn together(&self, lane: Lane, notices: &[String]) -> impl Future<Output = usize> + Send;

    /// Sends a batch, as one message wherever it fits, and returns the messages that are to be remembered. It may be called again with the same batch when it failed,
    /// took too long, or when the process ended before its success was written down.
    fn deliver(&self, batch: &Batch) -> impl Future<Output = Result<Vec<Posted>, Failure>> + Send;
}

/// Announcements that go out as one message.
#[derive(Clone, Debug)]
pub struct Batch {
    pub lane: Lane,
    /// The notices as JSON, in their order.
    pub notices: Vec<String>,
    /// What tells each of them from all others of the lane.
    pub of: Vec<Reference>,
    /// The same at every attempt, and no other batch's: 25 characters at most, as Discord wants it.
    pub nonce: String,
    /// When it was tried before for the first time: it may be there already. Discord remembers nonces for some minutes only.
    pub first_attempt: Option<Time>,
    rows: Vec<i64>,
}

/// Why a batch was not delivered.
#[derive(Clone, Debug)]
pub enum Failure {
    /// It may work later: too many requests, a failing service, a lost connection.
    Later {
        /// How long the other side asks to wait.
        after: Option<Duration>,
        problem: String,
    },
    /// The place is closed to the bot: no permission, no such channel, direct messages closed. All that waits for the place is kept until that
    /// may have changed.
    Barred { problem: String },
    /// It will never work: something is wrong with this batch.
    Never { problem: String },
}

/// The running courier. It stops when it is dropped; [`Courier::stop`] also waits for that.
#[derive(Debug)]
pub struct Courier {
    journal: Journal,
    stop: watch::Sender<bool>,
    /// Changes whenever something has left the outbox; ends with the courier.
    progress: watch::Receiver<()>,
    task: JoinHandle<()>,
}

impl Courier {
    /// Starts delivering what waits in the journal, and what will. The clock only dates what is written: waiting for another try takes real time.
    pub fn start(journal: Journal, post: impl Post, clock: Clock) -> Courier {
        let (stop, stopping) = watch::channel(false);
        let (moved, progress) = watch::channel(());
        let round = Round {
            journal: journal.clone(),
            post,
            clock,
            on_their_way: Semaphore::new(ON_THEIR_WAY),
            stopping,
            moved,
        };
        let task = tokio::spawn(dispatch(Arc::new(round)));
        Courier { journal, stop, progress, task }
    }

    /// Waits until nothing is left that can be delivered: what waits for another try counts as left, what was given up does not. Returns also when
    /// the courier has stopped.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn idle(&self) -> Result<(), Error> {
        let mut progress = self.progress.clone();
        loop {
            progress.mark_unchanged();
            if self.journal.waiting_lanes().await?.is_empty() || progress.changed().await.is_err() {
                return Ok(());
            }
        }
    }

    /// Returns a receiver that changes whenever something has left the outbox, delivered or given up.
    pub fn progress(&self) -> watch::Receiver<()> {
        self.progress.clone()
    }

    /// Stops, having finished what is on its way.
    pub async fn stop(&self) {
        self.stop.send_replace(true);
        let mut progress = self.progress.clone();
        while progress.changed().await.is_ok() {}
    }

    /// Ends at once. What is on its way may arrive or not; it is as after a crash.
    pub async fn give_up(self) {
        self.task.abort();
        // Either it ended by itself, or it was ended.
        let _ = self.task.await;
    }
}

/// Sends a round through every lane in which something waits, and never two at once through the same.
async fn dispatch<P: Post>(round: Arc<Round<P>>) {
    let mut out = JoinSet::new();
    // The lanes that a round is in, and whether more has arrived there since it set out.
    let mut lanes: HashMap<Lane, bool> = HashMap::new();
    let mut news = round.left_over().await;
    loop {
        for lane in news.drain(..) {
            let more = lanes.contains_key(&lane);
            lanes.insert(lane, more);
            if !more {
                let round = Arc::clone(&round);
                out.spawn(async move {
                    round.go(lane).await;
                    lane
                });
            }
        }
        tokio::select! {
            biased;
            () = round.stopped() => break,
            Some(back) = out.join_next() => match back {
                // It may have looked for more just before that arrived, so another round goes.
                Ok(lane) => news.extend(lanes.remove(&lane).filter(|more| *more).map(|_| lane)),
                Err(problem) => tracing::error!(%problem, "a lane of the outbox is left until the next start"),
            },
            arrived = round.journal.outgoing() => news = arrived,
        }
    }
    while out.join_next().await.is_some() {}
}
