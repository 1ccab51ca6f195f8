//! The handle to an open journal.

use super::problem::{CommitError, CreateError, Error};
use super::signals::{News, Signals};
use super::store::Store;
use super::tries::{Tried, Tries};
use super::upkeep::Upkeep;
use super::values::{Change, Commit, Committed, Lane, NewCampaign};
use super::writing::{Asked, QUEUE, Request};
use chancery_rules::ids::CampaignId;
use chancery_rules::time::Time;
use std::ops::Deref;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// A handle to the open journal; clones share it. What is read goes to the [`Store`], which it derefs to; what is written goes to the one task that
/// writes.
#[derive(Clone, Debug)]
pub struct Journal {
    store: Arc<dyn Store>,
    requests: mpsc::Sender<Request>,
    pub(super) signals: Arc<Signals>,
    closing: Arc<Notify>,
    /// Ends when the writer has put everything away.
    closed: watch::Receiver<()>,
    /// What is written through this handle besides entries is the leader's, in this term.
    term: Option<i64>,
}

/// What the writer of a journal holds in its hand. Where a database is only read it is dropped, and all writing is refused.
#[derive(Debug)]
pub struct WritingEnd {
    pub requests: mpsc::Receiver<Request>,
    pub signals: Arc<Signals>,
    /// Told when no more requests are to be taken.
    pub closing: Arc<Notify>,
    /// Dropped last, which tells those who wait that all is put away.
    pub done: watch::Sender<()>,
}

impl Deref for Journal {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        &*self.store
    }
}

/// A commit that is to be written.
#[derive(Debug)]
pub struct HandedIn {
    answer: oneshot::Receiver<Result<Committed, CommitError>>,
    tries: Tried,
}

impl HandedIn {
    /// Waits until it is safely on the disk. Giving up waiting does not take it back.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn written(self) -> Result<Committed, CommitError> {
        let _waits = self.tries.wait();
        self.answer.await.map_err(|_| Error::Closed)?
    }
}

impl Journal {
    /// Puts a handle together with what its writer needs.
    pub fn new(store: Arc<dyn Store>, signals: Arc<Signals>) -> (Journal, WritingEnd) {
        let (requests, receiver) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let (done, closed) = watch::channel(());
        let desk =
            WritingEnd { requests: receiver, signals: Arc::clone(&signals), closing: Arc::clone(&closing), done };
        let journal = Journal { store, requests, signals, closing, closed, term: None };
        (journal, desk)
    }

    /// Returns a handle for the leader's work that begins now. When this process leads no more, or leads again, what is written through the handle
    /// besides entries is refused: a successor may have begun meanwhile.
    #[must_use]
    pub fn leading(&self) -> Journal {
        Journal { term: Some(self.signals.term()), ..self.clone() }
    }

    /// Creates a campaign together with its first entries. The change's `revert_from` has no meaning here.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn create(&self, campaign: NewCampaign, change: Change) -> Result<CampaignId, CreateError> {
        self.ask(|reply| Request::Create(Asked::new((campaign, change), reply))).await?
    }

    /// Writes what was decided, all or nothing, and returns when it is safely on the disk. Giving up waiting does not take the commit back.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn commit(&self, commit: Commit) -> Result<Committed, CommitError> {
        self.hand_in(commit).await?.written().await
    }

    /// Has a commit written after all that was handed in before, and returns without waiting for that. Several commits of one campaign that are
    /// handed in one after the other, each decided on what the one before it leaves, are written together.
    ///
    /// # Errors
    /// Fails where the journal is closed.
    pub async fn hand_in(&self, commit: Commit) -> Result<HandedIn, Error> {
        let (reply, answer) = oneshot::channel();
        let request = Request::Commit(Asked::new(commit, reply));
        let tries = self.signals.tries.writing.clone();
        let sent = {
            let _waits = tries.wait();
            self.requests.send(request).await
        };
        sent.map_err(|_| Error::Closed)?;
        Ok(HandedIn { answer, tries })
    }

    /// Finishes the writes that were asked for, puts everything away and lets other processes have it. Writes are refused from then on.
    pub async fn close(&self) {
        self.closing.notify_one();
        // An error is what is waited for: the writer, which holds the other end, has ended.
        let _ = self.closed.clone().changed().await;
        self.store.end().await;
    }

    /// Returns a receiver of whether this process does what only one may do: deadlines, deliveries, panels, digests.
    pub fn leads(&self) -> watch::Receiver<bool> {
        self.signals.leads()
    }

    /// Returns when the newest copy was made that the bot made by itself, if one is known of.
    pub fn last_backup(&self) -> Option<Time> {
        *self.signals.backed_up.borrow()
    }

    /// Takes note of when the newest copy was made.
    pub fn note_backup(&self, made: Time) {
        self.signals.backed_up.send_replace(Some(made));
    }

    /// Has the messages of these campaigns looked at, as if something had been committed in them.
    pub(super) fn show(&self, campaigns: Vec<CampaignId>) {
        self.signals.tell(News { changed: campaigns.into_iter().collect(), ..News::default() });
    }

    /// Returns a receiver that changes whenever a campaign is due at another time than before.
    pub fn deadlines(&self) -> watch::Receiver<()> {
        self.signals.deadlines()
    }

    /// Returns a receiver of how often anything was committed; which campaigns it concerned tells [`Journal::changed`].
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.signals.changes()
    }

    /// Returns the campaigns in which something was committed since this was last asked. It is for one keeper of panels: each
    /// change is handed out once.
    pub fn changed(&self) -> Vec<CampaignId> {
        self.signals.changed()
    }

    /// Waits until something is committed that is to be delivered, and returns the lanes it is in. It is for one courier: each lane is handed out
    /// once. What is left from before the journal was opened is found in [`Store::waiting_lanes`].
    pub async fn outgoing(&self) -> Vec<Lane> {
        self.signals.outgoing().await
    }

    /// Returns how many transactions were written since opening: compared with the number of commits it tells how well they are grouped.
    pub fn transactions(&self) -> u64 {
        self.signals.transactions()
    }

    /// Has one of the lesser writes done; returns its row id or the number of rows it touched.
    pub(super) async fn upkeep(&self, upkeep: Upkeep) -> Result<i64, Error> {
        self.ask(|reply| Request::Upkeep(Asked::new(upkeep, reply).in_term(self.term))).await?
    }

    /// Returns how often the bot has tried to write, to settle and to send.
    pub fn tries(&self) -> Tries {
        self.signals.tries.clone()
    }

    async fn ask<T>(&self, request: impl FnOnce(oneshot::Sender<T>) -> Request) -> Result<T, Error> {
        let _waits = self.signals.tries.writing.wait();
        let (reply, answer) = oneshot::channel();
        let sent = self.requests.send(request(reply)).await;
        sent.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)
    }
}
