//! The work in one lane: put together, write down, send, mark; again until nothing waits.

use super::backoff::Backoff;
use super::{Batch, Failure, Post};
use crate::clock::Clock;
use crate::journal::{Error, Journal, Lane, Opening, Posted, Reference, Target, Waiting};
use crate::rules::time::Time;
use futures::FutureExt;
use std::panic::AssertUnwindSafe;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// How many notices one message can hold. Not to be lowered while a database may hold a larger batch that is still to be delivered.
const JOINED: u32 = 10;
/// A request that is not answered after this long is made again.
const PATIENCE: Duration = Duration::from_secs(60);

/// What all lanes share.
pub(super) struct Round<P> {
    pub(super) journal: Journal,
    pub(super) post: P,
    pub(super) clock: Clock,
    pub(super) on_their_way: Semaphore,
    pub(super) stopping: watch::Receiver<bool>,
    pub(super) moved: watch::Sender<()>,
}

/// What came of trying to deliver the next batch of a lane.
enum Outcome {
    /// Nothing waits, or nothing more is to be sent.
    Empty,
    /// The batch has left the outbox, delivered or given up.
    Gone,
    Later {
        after: Option<Duration>,
        problem: String,
    },
}

impl<P: Post> Round<P> {
    /// Delivers what waits in the lane, until there is nothing more or the courier stops.
    pub(super) async fn go(&self, lane: Lane) {
        let mut backoff = Backoff::default();
        loop {
            let (after, problem) = match self.next(lane).await {
                Ok(Outcome::Empty) | Err(Error::Closed) => return,
                Ok(Outcome::Gone) => {
                    backoff = Backoff::default();
                    self.moved.send_replace(());
                    continue;
                }
                Ok(Outcome::Later { after, problem }) => (after, problem),
                Err(problem) => (None, problem.to_string()),
            };
            if backoff.is_fresh() {
                let campaign = lane.campaign;
                tracing::warn!(%campaign, to = ?lane.target, problem, "an announcement has to wait");
            }
            if !self.rest(backoff.next(after)).await {
                return;
            }
        }
    }

    /// Waits until the courier is to stop.
    pub(super) async fn stopped(&self) {
        // An error means that the courier was dropped, which stops it, too.
        let _ = self.stopping.clone().wait_for(|stop| *stop).await;
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow() || self.stopping.has_changed().is_err()
    }

    /// Returns the lanes in which something is left from before.
    pub(super) async fn left_over(&self) -> Vec<Lane> {
        let mut backoff = Backoff::default();
        loop {
            let problem = match self.journal.waiting_lanes().await {
                Ok(lanes) => return lanes,
                Err(problem) => problem,
            };
            if backoff.is_fresh() {
                tracing::error!(%problem, "the outbox cannot be read");
            }
            if !self.rest(backoff.next(None)).await {
                return Vec::new();
            }
        }
    }

    /// Tries to deliver the next batch of the lane.
    async fn next(&self, lane: Lane) -> Result<Outcome, Error> {
        // First the permit, then the look at what waits: what arrives in between goes along.
        let permit = self.on_their_way.acquire().await;
        if self.is_stopping() {
            return Ok(Outcome::Empty);
        }
        let waiting = self.journal.waiting(lane, JOINED).await?;
        if waiting.is_empty() {
            return Ok(Outcome::Empty);
        }
        // Where the attempt may have arrived, the place is searched from this moment on.
        let now = match self.post.now().await {
            Ok(now) => now,
            Err(Failure::Later { after, problem }) => return Ok(Outcome::Later { after, problem }),
            Err(Failure::Barred { problem } | Failure::Never { problem }) => {
                return Ok(Outcome::Later { after: None, problem });
            }
        };
        let Some(batch) = self.put_together(lane, waiting, now).await else {
            return Ok(Outcome::Empty);
        };
        let openings = self.journal.openings();
        let rows = batch.rows.clone();
        self.journal.mark_attempt(lane, rows, now).await?;
        let tries = self.journal.tries();
        let on_its_way = tries.sending.rest();
        let sent = self.send(&batch).await;
        drop((permit, on_its_way));
        let rows = || batch.rows.clone();
        let now = self.clock.now();
        match sent {
            Ok(posts) => {
                self.insist(|| self.journal.mark_delivered(lane, rows(), posts.clone())).await?;
                Ok(Outcome::Gone)
            }
            Err(Failure::Never { problem }) => {
                let campaign = lane.campaign;
                tracing::warn!(%campaign, to = ?lane.target, problem, "an announcement is given up");
                self.insist(|| self.journal.park(lane, rows(), problem.clone(), now)).await?;
                Ok(Outcome::Gone)
            }
            Err(Failure::Barred { problem }) => {
                let campaign = lane.campaign;
                tracing::warn!(%campaign, to = ?lane.target, problem, "announcements wait until the bot may write there");
                self.insist(|| self.journal.bar(lane, problem.clone(), now)).await?;
                // It may have opened between the attempt and this note of it, and no other task will look again.
                if self.journal.openings() != openings {
                    self.insist(|| self.journal.reopen(Opening::Lane(lane))).await?;
                }
                Ok(Outcome::Gone)
            }
            Err(Failure::Later { after, problem }) => {
                self.journal.mark_failed(rows(), problem.clone()).await?;
                Ok(Outcome::Later { after, problem })
            }
        }
    }

    /// Makes the next batch: the one that was tried before, or what can go together of what was not.
    async fn put_together(&self, lane: Lane, waiting: Vec<Waiting>, now: Time) -> Option<Batch> {
        let first = waiting.first()?;
        let (batch, of, first_attempt) = (first.batch, first.of, first.first_attempt);
        let (mut rows, mut notices, mut references) = (Vec::new(), Vec::new(), Vec::new());
        for one in waiting.into_iter().take_while(|one| one.batch == batch) {
            rows.push(one.id);
            notices.push(one.notice);
            references.push(one.of);
        }
        if batch.is_none() && notices.len() > 1 {
            let count = self.together(lane, &notices).await.max(1);
            rows.truncate(count);
            notices.truncate(count);
            references.truncate(count);
        }
        Some(Batch {
            lane,
            notices,
            of: references,
            nonce: nonce(lane, of, first_attempt.unwrap_or(now)),
            first_attempt,
            rows,
        })
    }

    /// Asks the post how many go together. Where that panics each goes alone, so that the one at fault is given up alone.
    async fn together(&self, lane: Lane, notices: &[String]) -> usize {
        let asked = AssertUnwindSafe(self.post.together(lane, notices));
        asked.catch_unwind().await.unwrap_or(1)
    }

    async fn send(&self, batch: &Batch) -> Result<Vec<Posted>, Failure> {
        let sending = AssertUnwindSafe(self.post.deliver(batch)).catch_unwind();
        match tokio::time::timeout(PATIENCE, sending).await {
            Ok(Ok(sent)) => sent,
            // It would panic again; given up, it is at least seen, and the lane goes on.
            Ok(Err(_)) => Err(Failure::Never { problem: "a fault in this program, see its log".to_owned() }),
            Err(_) => {
                Err(Failure::Later { after: None, problem: format!("no answer in {} seconds", PATIENCE.as_secs()) })
            }
        }
    }

    /// Writes what must not be forgotten, for it has happened: as often as it takes, unless the courier stops.
    async fn insist<F>(&self, mut write: impl FnMut() -> F) -> Result<(), Error>
    where
        F: Future<Output = Result<(), Error>>,
    {
        let mut backoff = Backoff::default();
        loop {
            let problem = match write().await {
                Ok(()) => return Ok(()),
                Err(Error::Closed) => return Err(Error::Closed),
                Err(problem) => problem,
            };
            if backoff.is_fresh() {
                tracing::error!(%problem, "a delivery cannot be written down");
            }
            if !self.rest(backoff.next(None)).await {
                return Err(problem);
            }
        }
    }

    /// Waits, and tells whether there is anything to wait for: not if the courier stops meanwhile.
    async fn rest(&self, pause: Duration) -> bool {
        let tries = self.journal.tries();
        let _rests = tries.sending.rest();
        tokio::select! {
            biased;
            () = self.stopped() => false,
            () = tokio::time::sleep(pause) => true,
        }
    }
}

/// Returns the nonce of a message that was first tried at this moment, the same after a restart. Discord shows it to all readers, so it is made
/// of what the message tells anyway: a row's id would count the announcements of others. The moment is for a restored backup, in which
/// entries come again with the same numbers.
fn nonce(lane: Lane, of: Reference, began: Time) -> String {
    let target = match lane.target {
        Target::Channel => "channel".to_owned(),
        Target::Player(player) => format!("player {}", player.0),
    };
    let numbers = [lane.campaign.0, of.seq, of.part, began.as_millis()].map(|number| number.to_string());
    let [campaign, seq, part, began] = &numbers;
    crate::nonce::of(&[campaign, &target, seq, part, began])
}
