//! Digests: a daily private message with the news of all the player's campaigns, and the offers that wait for them.
//!
//! One duty sends them. It sleeps until the next digest is due and reads no campaign before that. Digests are sent
//! independently, so one unreachable player does not delay the others.

mod sending;

use super::handler::Handler;
use crate::duty::{Duty, Next, Running};
use crate::journal::{self, Digest};
use crate::rules::Zone;
use crate::rules::ids::PlayerId;
use crate::rules::time::{Span, Time};
pub(super) use sending::SETTLES;
use sending::Sender;
use std::collections::HashMap;
use std::future::pending;
use tokio::sync::watch;
use tokio::sync::watch::error::RecvError;
use tokio::task::{Id, JoinSet};

/// How many digests are sent concurrently, and how many due ones are fetched. Equal numbers ensure that the fetched
/// ones include one that is not in flight yet, if there is any.
const AT_ONCE: usize = 8;

/// Sends due digests.
pub struct Digests {
    handler: Handler,
    changed: watch::Receiver<()>,
    /// The digests in flight, at most [`AT_ONCE`].
    tasks: JoinSet<()>,
    whose: HashMap<Id, PlayerId>,
}

impl Duty for Digests {
    const FAILED: &'static str = "the digests cannot be read";
    const RECOVERED: &'static str = "the digests can be read again";

    type Problem = journal::Error;

    async fn step(&mut self) -> Result<Next, journal::Error> {
        self.changed.mark_unchanged();
        let now = self.handler.referee.clock().now();
        Ok(Next { calendar: self.launch(now).await?, steady: None })
    }

    async fn woken(&mut self) -> Result<(), RecvError> {
        tokio::select! {
            biased;
            landed = landed(&mut self.tasks) => {
                self.whose.remove(&landed);
                Ok(())
            }
            changed = self.changed.changed() => changed,
        }
    }

    fn is_idle(&self) -> bool {
        self.tasks.is_empty()
    }
}

impl Digests {
    pub fn start(handler: Handler) -> Running {
        let (clock, changed) = (handler.referee.clock().clone(), handler.journal().digests());
        Running::start(Digests { handler, changed, tasks: JoinSet::new(), whose: HashMap::new() }, clock)
    }

    /// Starts sending due digests while there is room. Returns when the next one is due.
    async fn launch(&mut self, now: Time) -> Result<Option<Time>, journal::Error> {
        let journal = self.handler.journal().clone();
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
        let (sender, player) = (Sender::new(self.handler.clone()), digest.player);
        let task = self.tasks.spawn(async move { sender.fly(digest).await });
        self.whose.insert(task.id(), player);
    }
}

/// Waits until a digest has been sent or postponed, or forever if none is in flight.
async fn landed(tasks: &mut JoinSet<()>) -> Id {
    match tasks.join_next_with_id().await {
        Some(Ok((id, ()))) => id,
        Some(Err(ended)) => ended.id(),
        None => pending().await,
    }
}

/// Returns when the next digest after a time is due.
pub fn next_at(zone: &str, hour: u8, after: Time) -> Time {
    let zone = Zone::named(zone).unwrap_or(Zone::UTC);
    zone.next(hour, after).unwrap_or(after + Span::hours(24))
}
