//! The handle to an open journal.

mod erasure;
mod messages;
mod outbox;
mod people;
mod servers;

use super::housekeeping::Housekeeping;
use super::problem::{CommitError, CreateError, Error};
use super::signals::{Changed, Meter, NO_TERM, Signals};
use super::store::Store;
use super::tries::{Tried, Tries};
use super::values::{Change, Commit, Committed, DeliveryQueue, NewCampaign, Recorded};
use super::writing::{QUEUE, Request, WriteRequest};
use chancery_basics::ids::CampaignId;
use chancery_basics::time::Time;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// A handle to the open journal; clones share it. Reads go to the [`Store`], which it derefs to; writes go to the
/// single writer task.
#[derive(Clone, Debug)]
pub struct Journal {
    store: Arc<dyn Store>,
    requests: mpsc::Sender<WriteRequest>,
    pub(super) signals: Arc<Signals>,
    closing: Arc<Notify>,
    /// Closed when the writer has finished.
    closed: watch::Receiver<()>,
    /// The term of this handle's work as leader. Entries are written in any term.
    term: Option<i64>,
}

/// The writer's end of a journal. A read-only journal drops it, so that every write is refused.
#[derive(Debug)]
pub struct WritingEnd {
    pub requests: mpsc::Receiver<WriteRequest>,
    pub signals: Arc<Signals>,
    /// Notified when the writer should stop taking requests.
    pub closing: Arc<Notify>,
    /// Dropped last, which wakes the callers of [`Journal::close`].
    pub done: watch::Sender<()>,
}

impl Deref for Journal {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        &*self.store
    }
}

/// A write that was handed in and may not be durable yet, by default a commit.
#[derive(Debug)]
pub struct HandedIn<T = Committed, E = CommitError> {
    answer: oneshot::Receiver<Result<T, E>>,
    tries: Tried,
}

impl<T, E: From<Error>> HandedIn<T, E> {
    /// Waits until the write is durable. Dropping the future does not cancel the write.
    pub async fn written(self) -> Result<T, E> {
        let _waits = self.tries.wait();
        self.answer.await.map_err(|_| Error::Closed)?
    }
}

impl Journal {
    /// Creates a handle together with the writer's side.
    pub fn new(store: Arc<dyn Store>, signals: Arc<Signals>) -> (Journal, WritingEnd) {
        let (requests, receiver) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let (done, closed) = watch::channel(());
        let end = WritingEnd { requests: receiver, signals: Arc::clone(&signals), closing: Arc::clone(&closing), done };
        let journal = Journal { store, requests, signals, closing, closed, term: None };
        (journal, end)
    }

    /// Returns a handle for work as leader that starts now. Once this process stops leading, even if it leads again
    /// later, the handle refuses all writes except entries, because a successor may have taken over in between.
    #[must_use]
    pub fn leading(&self) -> Journal {
        Journal { term: Some(self.signals.term().unwrap_or(NO_TERM)), ..self.clone() }
    }

    /// Returns what receives figures for the host's metrics.
    pub fn meter(&self) -> &dyn Meter {
        &*self.signals.meter
    }

    /// Creates a campaign together with its first entries. Ignores the change's `reverts`.
    pub async fn create(&self, campaign: NewCampaign, change: Change) -> Result<CampaignId, CreateError> {
        self.ask(|reply| WriteRequest::Create(Request { what: (campaign, change), term: None, reply })).await
    }

    /// Writes a change, all or nothing, and returns when it is durable. Dropping the future does not cancel the commit.
    pub async fn commit(&self, commit: Commit) -> Result<Committed, CommitError> {
        self.hand_in(commit).await?.written().await
    }

    /// Queues a commit and returns without waiting for it to be written. Commits of one campaign that each depend on
    /// the previous one can be written together.
    pub async fn hand_in(&self, commit: Commit) -> Result<HandedIn, Error> {
        self.queue(|reply| WriteRequest::Commit(Request { what: commit, term: None, reply })).await
    }

    /// Completes the pending writes, closes the database and releases it to other processes. Later writes are refused.
    pub async fn close(&self) {
        self.closing.notify_one();
        // An error is expected: the writer holds the sender and drops it when it ends.
        let _ = self.closed.clone().changed().await;
        self.store.end().await;
    }

    /// Returns a receiver that shows whether this process is the leader, which runs deadlines, deliveries, panels and
    /// digests.
    pub fn leads(&self) -> watch::Receiver<bool> {
        self.signals.leads()
    }

    /// Returns the time of the newest automatic backup, if known.
    pub fn last_backup(&self) -> Option<Time> {
        *self.signals.backed_up.borrow()
    }

    /// Records the time of the newest automatic backup.
    pub fn note_backup(&self, made: Time) {
        self.signals.backed_up.send_replace(Some(made));
    }

    /// Returns a receiver that changes whenever a campaign's deadline changes.
    pub fn deadlines(&self) -> watch::Receiver<()> {
        self.signals.deadlines.subscribe()
    }

    /// Returns a receiver that changes whenever a digest is added or its time changes.
    pub fn digests(&self) -> watch::Receiver<()> {
        self.signals.digests.subscribe()
    }

    /// Returns a receiver that changes whenever a person's erasure begins or ends, and whenever the bot leaves a
    /// server.
    pub fn erasures(&self) -> watch::Receiver<()> {
        self.signals.erasures.subscribe()
    }

    /// Returns a receiver of the number of commits. [`Journal::changed`] returns the campaigns concerned.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.signals.changes.subscribe()
    }

    /// Returns the campaigns that changed since the last call. Only the task that updates panels may call it, because
    /// each change is returned once.
    pub fn changed(&self) -> Changed {
        self.signals.changed()
    }

    /// Waits for commits with announcements and returns their queues. Only the courier may call it, because each queue
    /// is returned once. [`waiting_queues`](crate::store::outbox::OutboxReads::waiting_queues) finds announcements from
    /// before the journal was opened.
    pub async fn outgoing(&self) -> Vec<DeliveryQueue> {
        self.signals.outgoing().await
    }

    /// Returns the number of transactions since opening. Compared with the number of commits, it shows how well they
    /// are grouped.
    pub fn transactions(&self) -> u64 {
        self.signals.transactions.load(Ordering::Relaxed)
    }

    /// Returns a page of entries, newest first; see [`EntryReads`](crate::store::entries::EntryReads).
    pub async fn entries(&self, id: CampaignId, before: Option<i64>, limit: u32) -> Result<Vec<Recorded>, Error> {
        self.signals.pages.fetch_add(1, Ordering::Relaxed);
        self.store.entries(id, before, limit).await
    }

    /// Returns the number of pages of entries read backwards since opening. Compared with the number of entries, it
    /// shows how efficiently histories are read.
    pub fn pages_read(&self) -> u64 {
        self.signals.pages.load(Ordering::Relaxed)
    }

    /// Performs a housekeeping write. Returns its row id or the number of affected rows.
    async fn write(&self, what: impl Into<Housekeeping>) -> Result<i64, Error> {
        self.hand_in_write(what.into()).await?.written().await
    }

    /// Performs a housekeeping write that is refused unless this process leads.
    async fn write_as_leader(&self, what: impl Into<Housekeeping>) -> Result<i64, Error> {
        self.write(Housekeeping { by_leader: true, ..what.into() }).await
    }

    /// Returns the counts of attempts to write, settle and send.
    pub fn tries(&self) -> Tries {
        self.signals.tries.clone()
    }

    /// Queues a housekeeping write and returns without waiting for it to be written.
    async fn hand_in_write(&self, what: Housekeeping) -> Result<HandedIn<i64, Error>, Error> {
        let term = self.term;
        self.queue(|reply| WriteRequest::Housekeeping(Request { what, term, reply })).await
    }

    async fn queue<T, E>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, E>>) -> WriteRequest,
    ) -> Result<HandedIn<T, E>, Error> {
        let (reply, answer) = oneshot::channel();
        let tries = self.signals.tries.writing.clone();
        let sent = {
            let _waits = tries.wait();
            self.requests.send(request(reply)).await
        };
        sent.map_err(|_| Error::Closed)?;
        Ok(HandedIn { answer, tries })
    }

    async fn ask<T, E: From<Error>>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, E>>) -> WriteRequest,
    ) -> Result<T, E> {
        self.queue(request).await?.written().await
    }
}
