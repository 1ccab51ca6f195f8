//! Leadership: one process per database is the leader and runs the background jobs. Each term begins like a start, from
//! the journal; when another process takes over, work in progress ends as on a stop.
//!
//! This cannot be a [`Duty`](crate::duty::Duty): it has neither a next time nor anything to retry, and a stop lets it
//! end the jobs in order instead of interrupting it.

use crate::journal;
use std::collections::VecDeque;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

/// How many callers can wait for the jobs to be idle.
const WAITING: usize = 8;

/// Receives the answer when the jobs are idle.
type Reply = oneshot::Sender<Result<(), journal::Error>>;

/// The background jobs of one term.
pub trait Term: Send + Sync + 'static {
    /// Waits until nothing due is unsettled and nothing deliverable is pending.
    fn idle(&self) -> impl Future<Output = Result<(), journal::Error>> + Send;

    /// Ends, and returns whether all messages in flight arrived. The rest is abandoned, so that it is not still in
    /// flight in this process's next term.
    fn end(self) -> impl Future<Output = bool> + Send;

    /// Ends because another process is the leader, or has been in between.
    fn depose(self) -> impl Future<Output = ()> + Send;
}

/// Runs the jobs while this process is the leader.
pub struct Leadership {
    asked: mpsc::Sender<Reply>,
    /// Stops the task when dropped.
    stop: oneshot::Sender<()>,
    /// Returns whether all messages in flight arrived.
    task: JoinHandle<bool>,
}

impl Leadership {
    /// Calls `begin` to start the jobs whenever this process becomes the leader, perhaps at once.
    pub fn start<T: Term>(begin: impl FnMut() -> T + Send + 'static, leads: watch::Receiver<bool>) -> Leadership {
        let (asked, asks) = mpsc::channel(WAITING);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(keep(begin, leads, asks, stopped));
        Leadership { asked, stop, task }
    }

    /// Waits until nothing due is unsettled and nothing deliverable is pending. Returns at once if another process is
    /// the leader.
    pub async fn idle(&self) -> Result<(), journal::Error> {
        let (reply, answer) = oneshot::channel();
        // A task that has ended is idle.
        if self.asked.send(reply).await.is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }

    /// Stops, and returns whether all messages in flight arrived.
    pub async fn stop(self) -> bool {
        // An error means that the task has already ended.
        let _ = self.stop.send(());
        self.task.await.unwrap_or(false)
    }
}

async fn keep<T: Term>(
    mut begin: impl FnMut() -> T,
    mut leads: watch::Receiver<bool>,
    mut asks: mpsc::Receiver<Reply>,
    mut stopped: oneshot::Receiver<()>,
) -> bool {
    let mut waiting: VecDeque<Reply> = VecDeque::new();
    let mut term = leads.borrow_and_update().then(&mut begin);
    loop {
        tokio::select! {
            biased;
            _ = &mut stopped => break,
            () = switched(&mut leads) => {
                // Even if this process is already the leader again, another may have been in between.
                if let Some(term) = term.take() {
                    tracing::info!("this process is no longer the leader");
                    term.depose().await;
                }
                term = leads.borrow_and_update().then(|| {
                    tracing::info!("this process is now the leader and runs the background jobs");
                    begin()
                });
            }
            Some(reply) = asks.recv() => waiting.push_back(reply),
            rests = idle(term.as_ref()), if !waiting.is_empty() => {
                if let Some(reply) = waiting.pop_front() {
                    // The caller may have stopped waiting.
                    let _ = reply.send(rests);
                }
            }
        }
    }
    match term {
        Some(term) => term.end().await,
        None => true,
    }
}

async fn switched(leads: &mut watch::Receiver<bool>) {
    if leads.changed().await.is_err() {
        // No more changes will come.
        std::future::pending().await
    }
}

async fn idle(term: Option<&impl Term>) -> Result<(), journal::Error> {
    match term {
        Some(term) => term.idle().await,
        None => Ok(()),
    }
}
