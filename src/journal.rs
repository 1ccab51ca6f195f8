//! The journal: everything the bot remembers, in one embedded SQLite file, and all SQL of the project.
//!
//! What was decided is appended and never deleted; the rest (snapshots, outbox, drafts, posts, names) serves those entries. The rules' values go
//! in and out as JSON text that is not looked into here. One thread owns the connection that writes (`writer.rs`); readers have a pool of their own.
//!
//! The queries are checked when compiling, against `.sqlx`. After a change to a query or a migration, renew it with
//!
//! ```sh
//! rm -rf .sqlx target/queries.db && mkdir .sqlx && cat migrations/*.sql | sqlite3 target/queries.db && touch src/journal.rs
//! SQLX_OFFLINE=false DATABASE_URL=sqlite://target/queries.db SQLX_OFFLINE_DIR=.sqlx cargo check
//! ```

mod backup;
mod calls;
mod campaigns;
mod chain;
mod checksums;
mod commits;
mod digests;
mod drafts;
mod entries;
mod erasure;
mod filling;
mod group;
mod health;
mod known;
mod lock;
mod moment;
mod names;
mod offers;
mod open;
mod outbox;
mod panels;
mod pen;
mod personal;
mod posts;
mod sealed;
mod servers;
mod signals;
mod tries;
mod upkeep;
mod values;
mod writer;

pub use backup::BackupError;
pub use digests::{Digest, Wanted};
pub use erasure::Erasure;
pub use health::Trouble;
pub use moment::{Linked, Moment, Row, Undelivered};
pub use open::{Access, OpenError};
pub use personal::{Part, Personal};
pub use servers::Founders;
pub use tries::{Tried, Tries};
pub use values::{
    Campaign, Change, ClosedOffer, Commit, Committed, Condition, Draft, Entry, Lane, Link, Loaded,
    MemberChange, NewCampaign, NewDraft, OfferChange, OfferPlace, Opening, Outbox, Outgoing, Panel,
    Parked, Posted, Recorded, Reference, Snapshot, Target, Waiting,
};

use crate::rules::ids::CampaignId;
use known::Known;
use pen::Pen;
use signals::Signals;
use sqlx::SqlitePool;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use upkeep::Upkeep;
use writer::{Asked, Request, Writer};

/// Why the journal could not do what it was asked for reasons that lie outside the request.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the journal is closed, or was opened for reading only")]
    Closed,
    /// Nothing was written, and nothing can be until something outside is put right. The writer has said so in the log.
    #[error("nothing can be written: {0}")]
    Unwritable(Trouble),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Why a commit was not written. Nothing of it was, then.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    #[error("{cause} has been written before")]
    Duplicate { cause: String },
    /// The campaign has moved on since the version the commit was decided on, or there is no such campaign.
    #[error("the campaign has changed meanwhile")]
    Stale,
    /// The change's condition did not hold any more when its turn came.
    #[error("its turn came too late")]
    TooLate,
    /// The campaign was to move to a channel in which this one is played.
    #[error("campaign {0} is being played in this channel")]
    ChannelTaken(CampaignId),
    #[error("the journal cannot be written: {0}")]
    Unavailable(#[from] Error),
}

/// Why a campaign was not created.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    #[error("campaign {0} is being played in this channel")]
    ChannelTaken(CampaignId),
    #[error("{cause} has been written before")]
    Duplicate { cause: String },
    /// The change's condition did not hold any more when its turn came.
    #[error("its turn came too late")]
    TooLate,
    #[error("the journal cannot be written: {0}")]
    Unavailable(#[from] Error),
}

/// A handle to the open journal; clones share it.
#[derive(Clone, Debug)]
pub struct Journal {
    path: PathBuf,
    /// Which file it is; none where the database is only read.
    file: Option<health::Identity>,
    readers: SqlitePool,
    /// Empty where the database is only read: then another process may write it.
    known: Arc<Known>,
    names: Arc<names::Known>,
    requests: mpsc::Sender<Request>,
    signals: Arc<Signals>,
    closing: Arc<Notify>,
    /// Ends when the writer has put everything away.
    closed: watch::Receiver<()>,
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
    /// Opens the database that `url` names: to serve it, which creates and migrates it and keeps other bots out, or to read it.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn open(url: &str, access: Access) -> Result<Journal, OpenError> {
        let opened = open::open(url, access).await?;
        let signals = Arc::new(Signals::default());
        let closing = Arc::new(Notify::new());
        let (requests, receiver) = mpsc::channel(writer::QUEUE);
        let (done, closed) = watch::channel(());
        let mut journal = Journal {
            path: opened.path,
            file: None,
            readers: opened.readers,
            known: Arc::default(),
            names: Arc::new(names::Known::new()),
            requests,
            signals: Arc::clone(&signals),
            closing: Arc::clone(&closing),
            closed,
        };
        if let Some((connection, lock)) = opened.writing {
            let path = || journal.path.clone();
            let mut pen = Pen::new(connection)
                .await
                .map_err(|problem| OpenError::Database {
                    path: path(),
                    problem,
                })?;
            // Where it cannot be read the writer tries again before it writes.
            if let Ok(newest) = filling::read(pen.connection()).await {
                journal.known.fill(newest);
            }
            let file =
                health::Identity::of(&journal.path).map_err(|problem| OpenError::Unwritable {
                    path: path(),
                    problem,
                })?;
            journal.file = Some(file);
            let readers = journal.readers.clone();
            let writer = Writer {
                requests: receiver,
                path: journal.path.clone(),
                file,
                pen: Some(pen),
                trouble: None,
                saved: false,
                readers,
                known: Arc::clone(&journal.known),
                signals,
                closing,
                lock,
                done,
            };
            writer.start().map_err(|problem| OpenError::Thread {
                path: path(),
                problem,
            })?;
        }
        Ok(journal)
    }

    /// Creates a campaign together with its first entries. The change's `revert_from` has no meaning here.
    ///
    /// # Errors
    /// Fails where the database does.
    pub async fn create(
        &self,
        campaign: NewCampaign,
        change: Change,
    ) -> Result<CampaignId, CreateError> {
        self.ask(|reply| Request::Create(Asked::new((campaign, change), reply)))
            .await?
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

    /// Finishes the writes that were asked for, brings the file into one piece and lets other processes have it. Writes are refused from then on.
    pub async fn close(&self) {
        self.closing.notify_one();
        // An error is what is waited for: the writer, which holds the other end, has ended.
        let _ = self.closed.clone().changed().await;
        self.readers.close().await;
    }

    /// Returns a receiver that changes whenever a campaign is due at another time than before.
    pub fn deadlines(&self) -> watch::Receiver<()> {
        self.signals.deadlines.subscribe()
    }

    /// Returns a receiver of how often anything was committed; which campaigns it concerned tells [`Journal::changed`].
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.signals.changes.subscribe()
    }

    /// Returns the campaigns in which something was committed since this was last asked. It is for one keeper of panels: each
    /// change is handed out once.
    pub fn changed(&self) -> Vec<CampaignId> {
        self.signals.changed()
    }

    /// Waits until something is committed that is to be delivered, and returns the lanes it is in. It is for one courier: each lane is handed out
    /// once. What is left from before the journal was opened is found in [`Journal::waiting_lanes`].
    pub async fn outgoing(&self) -> Vec<Lane> {
        self.signals.outgoing().await
    }

    /// Returns how many transactions were written since opening: compared with the number of commits it tells how well they are grouped.
    pub fn transactions(&self) -> u64 {
        self.signals.transactions.load(Ordering::Relaxed)
    }

    /// Has one of the lesser writes done; returns its row id or the number of rows it touched.
    async fn upkeep(&self, upkeep: Upkeep) -> Result<i64, Error> {
        self.ask(|reply| Request::Upkeep(Asked::new(upkeep, reply)))
            .await?
    }

    /// Returns how often the bot has tried to write, to settle and to send.
    pub fn tries(&self) -> Tries {
        self.signals.tries.clone()
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, Error> {
        let _waits = self.signals.tries.writing.wait();
        let (reply, answer) = oneshot::channel();
        let sent = self.requests.send(request(reply)).await;
        sent.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)
    }
}
