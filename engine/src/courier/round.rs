//! The work in one delivery queue: combine, record, send, mark, and repeat until nothing is pending.

use super::turns::Turns;
use super::{Batch, Failure, Transport};
use crate::backoff::Backoff;
use crate::duty::caught;
use crate::journal::{DeliveryQueue, Error, Journal, Opening, Posted, Reference, Target, Waiting};
use crate::rules::time::Time;
use chancery_clock::Clock;
use std::time::Duration;
use tokio::sync::watch;

/// The pauses between attempts.
const PAUSES: Backoff = Backoff::between(Duration::from_secs(1), Duration::from_secs(300));

/// The most notices in one message, if their text fits. Discord accepts few messages a second in a channel, so a
/// backlog should need few. Do not lower this while a database may contain a larger pending batch.
const JOINED: u32 = 25;
/// A request without an answer is repeated after this time.
const SEND_TIMEOUT: Duration = Duration::from_secs(60);

pub(super) struct Round<P> {
    pub(super) journal: Journal,
    pub(super) post: P,
    pub(super) clock: Clock,
    pub(super) turns: Turns,
    pub(super) stopping: watch::Receiver<bool>,
    pub(super) moved: watch::Sender<()>,
}

/// The outcome of trying to deliver the next batch of a queue.
enum Outcome {
    /// Nothing is pending, or nothing more may be sent.
    Empty,
    /// The batch has left the outbox, delivered or given up. A paused queue may be retried after this time.
    Gone {
        again: Option<Duration>,
    },
    Later {
        after: Option<Duration>,
        problem: String,
    },
}

impl<P: Transport> Round<P> {
    /// Delivers the queue until it is empty, it is paused, or the courier stops. Returns when to retry a paused queue,
    /// if there is a time for that.
    pub(super) async fn go(&self, queue: DeliveryQueue) -> Option<Duration> {
        let (mut backoff, mut closed) = (PAUSES, None);
        // A campaign stays in its server.
        let server = self.journal.campaign(queue.campaign).await;
        let server = server.ok().flatten().map(|campaign| campaign.guild);
        loop {
            let (after, problem) = match self.next(queue, server).await {
                Ok(Outcome::Empty) | Err(Error::Closed) => return closed,
                Ok(Outcome::Gone { again }) => {
                    (backoff, closed) = (PAUSES, again);
                    self.moved.send_replace(());
                    continue;
                }
                Ok(Outcome::Later { after, problem }) => (after, problem),
                Err(problem) => (None, problem.to_string()),
            };
            if backoff.is_fresh() {
                let campaign = queue.campaign;
                tracing::warn!(%campaign, to = ?queue.target, problem, "an announcement failed and will be retried");
            }
            if !self.rest(backoff.next(after)).await {
                return None;
            }
        }
    }

    /// Reopens a paused queue, or all of them, after a while.
    pub(super) async fn open_after(&self, opening: Opening, wait: Duration) {
        self.clock.sleep_until_steady(self.clock.steady() + chancery_clock::span(wait)).await;
        // A permanent failure is logged, and the courier stops.
        let _ = self.insist(|| self.journal.reopen(opening)).await;
    }

    pub(super) async fn stopped(&self) {
        // An error means that the courier was dropped, which also stops it.
        let _ = self.stopping.clone().wait_for(|stop| *stop).await;
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow() || self.stopping.has_changed().is_err()
    }

    /// Returns the queues with announcements from before the start.
    pub(super) async fn left_over(&self) -> Vec<DeliveryQueue> {
        let mut backoff = PAUSES;
        loop {
            let problem = match self.journal.waiting_queues().await {
                Ok(queues) => return queues,
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

    async fn next(&self, queue: DeliveryQueue, server: Option<u64>) -> Result<Outcome, Error> {
        // Wait for the turn before reading the outbox, so that late arrivals join this batch.
        let mut turn = self.turns.take(queue.target, server).await;
        if self.is_stopping() {
            return Ok(Outcome::Empty);
        }
        let waiting = self.journal.waiting(queue, JOINED).await?;
        if waiting.is_empty() {
            return Ok(Outcome::Empty);
        }
        // If the attempt may have arrived, a later search of the channel starts at this time.
        let now = match turn.while_it_takes(&self.clock, self.post.now()).await {
            Ok(now) => now,
            Err(Failure::Later { after, problem }) => return Ok(Outcome::Later { after, problem }),
            Err(Failure::Barred { problem, .. } | Failure::Never { problem }) => {
                return Ok(Outcome::Later { after: None, problem });
            }
        };
        let Some(batch) = self.put_together(queue, waiting, now).await else {
            return Ok(Outcome::Empty);
        };
        let openings = self.journal.openings();
        let rows = batch.rows.clone();
        self.journal.mark_attempt(queue, rows, now).await?;
        let tries = self.journal.tries();
        let on_its_way = tries.sending.rest();
        let sent = turn.while_it_takes(&self.clock, self.send(&batch)).await;
        drop((turn, on_its_way));
        let rows = || batch.rows.clone();
        let now = self.clock.now();
        match sent {
            Ok(posts) => {
                self.insist(|| self.journal.mark_delivered(queue, rows(), posts.clone())).await?;
                Ok(Outcome::Gone { again: None })
            }
            Err(Failure::Never { problem }) => {
                let campaign = queue.campaign;
                tracing::warn!(%campaign, to = ?queue.target, problem, "an announcement was given up");
                self.insist(|| self.journal.park(queue, rows(), problem.clone(), now)).await?;
                Ok(Outcome::Gone { again: None })
            }
            Err(Failure::Barred { problem, again }) => {
                let campaign = queue.campaign;
                tracing::warn!(%campaign, to = ?queue.target, problem, "announcements are paused until the bot may write there");
                self.insist(|| self.journal.bar(queue, problem.clone(), now)).await?;
                // The channel may have opened between the attempt and this record of it, and no other task will check
                // again.
                if self.journal.openings() != openings {
                    self.insist(|| self.journal.reopen(Opening::DeliveryQueue(queue))).await?;
                }
                Ok(Outcome::Gone { again })
            }
            Err(Failure::Later { after, problem }) => {
                self.journal.mark_failed(rows(), problem.clone()).await?;
                Ok(Outcome::Later { after, problem })
            }
        }
    }

    /// Builds the next batch: the one that was tried before, or else new announcements that fit together.
    async fn put_together(&self, queue: DeliveryQueue, waiting: Vec<Waiting>, now: Time) -> Option<Batch> {
        let first = waiting.first()?;
        let (batch, of, first_attempt) = (first.batch, first.of, first.first_attempt);
        let (mut rows, mut notices, mut references) = (Vec::new(), Vec::new(), Vec::new());
        for one in waiting.into_iter().take_while(|one| one.batch == batch) {
            rows.push(one.id);
            notices.push(one.notice);
            references.push(one.of);
        }
        if batch.is_none() && notices.len() > 1 {
            let count = self.together(queue, &notices).await.max(1);
            rows.truncate(count);
            notices.truncate(count);
            references.truncate(count);
        }
        Some(Batch {
            queue,
            notices,
            of: references,
            nonce: nonce(queue, of, first_attempt.unwrap_or(now)),
            first_attempt,
            rows,
        })
    }

    /// Asks the transport how many notices fit together. If that panics, each is sent alone, so that only the faulty
    /// one is given up.
    async fn together(&self, queue: DeliveryQueue, notices: &[String]) -> usize {
        caught(self.post.together(queue, notices)).await.unwrap_or(1)
    }

    async fn send(&self, batch: &Batch) -> Result<Vec<Posted>, Failure> {
        match self.clock.within(SEND_TIMEOUT, caught(self.post.deliver(batch))).await {
            Ok(Ok(sent)) => sent,
            // A retry would panic again. Giving up makes the fault visible and lets the queue continue.
            Ok(Err(fault)) => Err(Failure::Never { problem: fault.to_string() }),
            Err(_) => {
                Err(Failure::Later { after: None, problem: format!("no answer in {} seconds", SEND_TIMEOUT.as_secs()) })
            }
        }
    }

    /// Records something that has already happened. Retries until it succeeds or the courier stops.
    async fn insist<F>(&self, mut write: impl FnMut() -> F) -> Result<(), Error>
    where
        F: Future<Output = Result<(), Error>>,
    {
        let mut backoff = PAUSES;
        loop {
            let problem = match write().await {
                Ok(()) => return Ok(()),
                Err(Error::Closed) => return Err(Error::Closed),
                Err(problem) => problem,
            };
            if backoff.is_fresh() {
                tracing::error!(%problem, "a delivery cannot be recorded");
            }
            if !self.rest(backoff.next(None)).await {
                return Err(problem);
            }
        }
    }

    /// Pauses; returns false if the courier stops in the meantime.
    async fn rest(&self, pause: Duration) -> bool {
        let tries = self.journal.tries();
        let _rests = tries.sending.rest();
        tokio::select! {
            biased;
            () = self.stopped() => false,
            () = self.clock.sleep(pause) => true,
        }
    }
}

/// Returns the nonce of a message first tried at this time; it is stable across restarts. Everyone can see it on
/// Discord, so it is derived only from what the message reveals anyway: a row id would reveal the number of other
/// announcements. The time makes it unique after restoring a backup, when entries get the same numbers again.
fn nonce(queue: DeliveryQueue, of: Reference, began: Time) -> String {
    let target = match queue.target {
        Target::Channel => "channel".to_owned(),
        Target::Player(player) => format!("player {}", player.0),
    };
    let numbers = [queue.campaign.0, of.seq, of.part, began.as_millis()].map(|number| number.to_string());
    let [campaign, seq, part, began] = &numbers;
    crate::nonce::of(&[campaign, &target, seq, part, began])
}
