//! Digests: a daily private message with the news of all the player's campaigns, and the offers that wait for them.
//!
//! One task sends them. It sleeps until the next digest is due and reads no campaign before that. Digests are sent
//! independently, so one unreachable player does not delay the others.

mod sending;

use super::handler::Handler;
use crate::journal::{self, Digest, Journal};
use crate::rules::Zone;
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
use chancery_clock::Clock;
pub(super) use sending::SETTLES;
use sending::Sender;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{Id, JoinHandle, JoinSet};

/// How many digests are sent concurrently, and how many due ones are fetched. Equal numbers ensure that the fetched
/// ones include one that is not in flight yet, if there is any.
const AT_ONCE: usize = 8;

/// How long to wait before reading the journal again after a failure.
const RETRY_DELAY: Duration = Duration::from_secs(5);

pub struct Digests {
    journal: Journal,
    clock: Clock,
    /// Changes whenever a digest is sent or postponed.
    progress: watch::Receiver<()>,
    task: JoinHandle<()>,
}

impl Digests {
    pub fn start(handler: Handler) -> Digests {
        let journal = handler.journal().clone();
        let clock = handler.referee.clock().clone();
        let (moved, progress) = watch::channel(());
        let in_flight =
            InFlight { sender: Arc::new(Sender::new(handler)), tasks: JoinSet::new(), whose: HashMap::new() };
        let task = tokio::spawn(keep(in_flight, journal.clone(), clock.clone(), moved));
        Digests { journal, clock, progress, task }
    }

    /// Waits until every due digest has been sent or postponed.
    pub async fn idle(&self) -> Result<(), journal::Error> {
        let mut progress = self.progress.clone();
        loop {
            progress.mark_unchanged();
            let due = self.journal.due_digests(self.clock.now(), 1).await?;
            if due.is_empty() || progress.changed().await.is_err() {
                return Ok(());
            }
        }
    }

    /// Stops the task. Unsent digests are sent after the next start.
    pub async fn stop(self) {
        self.task.abort();
        let _ = self.task.await;
    }
}

/// The digests in flight, at most [`AT_ONCE`].
struct InFlight {
    sender: Arc<Sender>,
    tasks: JoinSet<()>,
    whose: HashMap<Id, PlayerId>,
}

async fn keep(mut in_flight: InFlight, journal: Journal, clock: Clock, moved: watch::Sender<()>) {
    let mut changed = journal.digests();
    // Log only the first of repeated failures.
    let mut failing = false;
    loop {
        changed.mark_unchanged();
        let next = match in_flight.launch(&journal, clock.now()).await {
            Ok(next) => next,
            Err(problem) => {
                if !failing {
                    tracing::error!(%problem, "the digests cannot be read");
                }
                failing = true;
                clock.sleep(RETRY_DELAY).await;
                continue;
            }
        };
        failing = false;
        let wait = async {
            match next {
                Some(next) => clock.sleep_until(next).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = in_flight.landed() => moved.send_replace(()),
            () = wait => {}
            ended = changed.changed() => if ended.is_err() { return },
        }
    }
}

impl InFlight {
    /// Starts sending due digests while there is room. Returns when the next one is due.
    async fn launch(&mut self, journal: &Journal, now: Time) -> Result<Option<Time>, journal::Error> {
        let count = u32::try_from(AT_ONCE).unwrap_or(u32::MAX);
        for digest in journal.due_digests(now, count).await? {
            let flies = self.whose.values().any(|player| *player == digest.player);
            if !flies && self.tasks.len() < AT_ONCE {
                self.send(digest);
            }
        }
        journal.next_digest(now).await
    }

    fn send(&mut self, digest: Digest) {
        let (sender, player) = (Arc::clone(&self.sender), digest.player);
        let task = self.tasks.spawn(async move { sender.fly(digest).await });
        self.whose.insert(task.id(), player);
    }

    /// Waits until a digest has been sent or postponed, or forever if none is in flight.
    async fn landed(&mut self) {
        let id = match self.tasks.join_next_with_id().await {
            Some(Ok((id, ()))) => id,
            Some(Err(ended)) => ended.id(),
            None => std::future::pending().await,
        };
        self.whose.remove(&id);
    }
}

/// Returns when the next digest after a time is due.
pub fn next_at(zone: &str, hour: u8, after: Time) -> Time {
    let zone = Zone::named(zone).unwrap_or(Zone::UTC);
    zone.next(hour, after).unwrap_or(after + Span::hours(24))
}
