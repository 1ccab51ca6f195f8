//! The single writer task of a process. Other processes also write, so a group locks the rows it depends on (`group.rs`).

use super::connecting::{self, CONNECT_TIMEOUT, Connecting, within};
use super::group::{Failure, Sent, TransactionContext, transact};
use super::listening::SenderId;
use super::problem::{Kind, TAKEN, kind, trouble};
use super::sql::{Session, reported};
use super::statements::{self, outcome};
use chancery_journal::store::entries;
use chancery_journal::{CommitChains, Error, Group, Trouble, WritingEnd};
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// The time limit for a transaction. The server's limits for single statements are lower.
const LIMIT: Duration = Duration::from_secs(10);

/// How long, and how often, the writer asks for the outcome of a transaction.
const ASKED: Duration = Duration::from_secs(6);
const PAUSE: Duration = Duration::from_millis(200);

/// How often a group is tried if another process interferes or the connection is lost.
const TRIES: u32 = 3;

pub(crate) struct Writer {
    pub(crate) end: WritingEnd,
    /// The bot that the process serves for, if any.
    pub(crate) bot: Option<i64>,
    pub(crate) connecting: Connecting,
    pub(crate) sender: Arc<SenderId>,
    pub(crate) chains: CommitChains,
    /// `None` after an error until it is reopened, because an error leaves it in an unknown state.
    pub(crate) connection: Option<PgConnection>,
    /// Why writing is impossible, if that is known. Changes are logged.
    pub(crate) trouble: Option<Trouble>,
    /// The listener's and the leader's tasks, and the handle that stops them when dropped.
    pub(crate) beside: Vec<JoinHandle<()>>,
    pub(crate) closed: watch::Sender<()>,
}

enum Unwritten {
    Deposed,
    /// The database rejects one of its rows.
    Refused(Error),
    /// Another session has held a lock for too long.
    Locked(Error),
    Unwritable(Trouble),
}

impl chancery_journal::Writer for Writer {
    fn end(&mut self) -> &mut WritingEnd {
        &mut self.end
    }

    async fn prepare(&mut self) {}

    async fn give_way(&self) {
        tokio::task::yield_now().await;
    }

    /// If the database rejects the group, writes its requests one by one, so that only the invalid one fails.
    async fn write(&mut self, group: Group) {
        let mut locked = BTreeSet::new();
        let mut groups = VecDeque::from([group]);
        while let Some(mut group) = groups.pop_front() {
            let campaign = group.only_campaign();
            // Do not wait a second time for a lock that another session holds.
            if campaign.is_some_and(|id| locked.contains(&id)) {
                group.refuse_all(&Trouble::Other("another session holds the campaign".to_owned()), &self.chains);
                continue;
            }
            match self.attempt(&mut group).await {
                Ok(()) => {}
                Err(Unwritten::Deposed) => {
                    let rest = group.refuse_deposed(self.end.signals.term(), &self.chains);
                    groups.extend(Some(rest).filter(|rest| rest.size() > 0));
                }
                Err(Unwritten::Unwritable(trouble)) => group.refuse_all(&trouble, &self.chains),
                Err(Unwritten::Refused(_) | Unwritten::Locked(_)) if group.size() > 1 => groups.extend(group.singles()),
                Err(Unwritten::Refused(problem)) => self.refuse(group, problem).await,
                Err(Unwritten::Locked(problem)) => {
                    locked.extend(campaign);
                    self.refuse(group, problem).await;
                }
            }
        }
    }

    /// Checks whether writing is possible. After a failure, only a successful write ends the trouble.
    async fn look(&mut self) {
        let mut looked = self.look_once().await;
        if looked.is_err() && self.trouble.is_none() {
            // A cut connection does not matter if another one can be opened.
            looked = self.look_once().await;
        }
        match looked {
            Ok(()) => self.note(None),
            Err(problem) => self.note(Some(trouble(&problem))),
        }
    }

    async fn put_away(mut self) {
        drop(self.closed);
        for task in self.beside.drain(..) {
            if let Err(problem) = task.await {
                tracing::warn!(%problem, "the journal was not closed cleanly");
            }
        }
        if let Some(connection) = self.connection.take()
            && let Err(problem) = within(CONNECT_TIMEOUT, connection.close()).await
        {
            tracing::warn!(%problem, "the journal was not closed cleanly");
        }
        drop(self.end.done);
    }
}

impl Writer {
    /// Refuses a group of one request, as a duplicate if one of its causes has been written before.
    async fn refuse(&mut self, group: Group, problem: Error) {
        let known = self.known_cause(&group).await;
        group.refuse(problem, known, &self.chains);
    }

    /// Returns a cause of the group's change that has been written before, if that can be determined.
    async fn known_cause(&mut self, group: &Group) -> Option<String> {
        let change = group.changes().next()?;
        let mut db = Session(self.ready().await.ok()?);
        let known = async { entries::known_cause(&mut db, change).await.map_err(reported) };
        let known = within(CONNECT_TIMEOUT, known).await;
        if known.is_err() {
            self.connection = None;
        }
        known.ok().flatten()
    }

    /// Tries to write a group, with retries if they may succeed, and answers the requests.
    async fn attempt(&mut self, group: &mut Group) -> Result<(), Unwritten> {
        let mut tries = 0;
        loop {
            tries += 1;
            self.end.signals.tries.writing.begin();
            let failure = match self.try_once(group).await {
                Ok(sent) => {
                    for (id, head) in sent.heads {
                        self.connecting.versions.written(id, head);
                    }
                    self.note(None);
                    std::mem::take(group).answer(sent.written, &self.end.signals);
                    return Ok(());
                }
                Err(failure) => failure,
            };
            let problem = match failure {
                Failure::Deposed => return Err(Unwritten::Deposed),
                Failure::Taken => {
                    self.note(Some(Trouble::Taken));
                    return Err(Unwritten::Unwritable(Trouble::Taken));
                }
                Failure::Journal(problem) => return Err(Unwritten::Refused(problem)),
                Failure::Database(problem) => problem,
            };
            let kind = kind(&problem);
            let may_succeed = match kind {
                Kind::Passing => true,
                // In a larger group, perhaps only one request needs the lock.
                Kind::Locked => group.size() == 1,
                // Does not keep waiting for a database that is known to be unreachable.
                Kind::Lost => self.trouble.is_none(),
                Kind::Refused | Kind::Unwritable => false,
            };
            if may_succeed && tries < TRIES {
                tracing::debug!(%problem, "a transaction is tried again");
                continue;
            }
            return Err(match kind {
                Kind::Locked => Unwritten::Locked(Error::database(problem)),
                Kind::Refused | Kind::Passing => Unwritten::Refused(Error::database(problem)),
                Kind::Lost | Kind::Unwritable => {
                    let trouble = trouble(&problem);
                    self.note(Some(trouble.clone()));
                    Unwritten::Unwritable(trouble)
                }
            });
        }
    }

    /// Writes a group in one transaction. If the acknowledgement is lost, finds out the outcome.
    async fn try_once(&mut self, group: &Group) -> Result<Sent, Failure> {
        let mut connection = self.take_connection().await?;
        let mut sent = None;
        let (chains, signals, by) = (&self.chains, &*self.end.signals, self.sender.number());
        let context = TransactionContext { chains, signals, bot: self.bot, by };
        let begun = Instant::now();
        let done = timeout(LIMIT, transact(group, &mut connection, &context, &mut sent)).await;
        self.end.signals.meter.commit_took(begun.elapsed());
        let failure = match done {
            Ok(Ok(())) => None,
            Ok(Err(failure)) => Some(failure),
            Err(_) => Some(connecting::no_answer().into()),
        };
        match (sent, failure) {
            (Some(sent), None) => {
                self.connection = Some(connection);
                Ok(sent)
            }
            (None, None) => Err(connecting::no_answer().into()),
            (Some(sent), Some(Failure::Database(problem))) if kind(&problem) == Kind::Lost => {
                drop(connection);
                self.find_out(sent, problem.into()).await
            }
            (_, Some(failure)) => Err(failure),
        }
    }

    /// Finds out the outcome of a transaction without an acknowledged commit.
    async fn find_out(&mut self, sent: Sent, failure: Failure) -> Result<Sent, Failure> {
        // If the outcome stays unknown, this process must also receive its own notices.
        self.sender.change();
        let Some(number) = &sent.number else {
            return Ok(sent);
        };
        let begun = Instant::now();
        while begun.elapsed() < ASKED {
            let asked = match self.ready().await {
                Ok(connection) => within(CONNECT_TIMEOUT, verdict(connection, number, &sent)).await,
                Err(problem) => Err(problem),
            };
            match asked {
                Ok(Verdict::Written) => return Ok(sent),
                Ok(Verdict::Lost) => return Err(failure),
                Ok(Verdict::Open) => {}
                Err(_) => self.connection = None,
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.connecting.versions.forget();
        let problem = connecting::unknown_end();
        Err(Failure::Database(problem))
    }

    async fn take_connection(&mut self) -> Result<PgConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.connecting.writer().await,
        }
    }

    /// Returns the write connection, reopened if the last one failed.
    async fn ready(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        let connection = self.take_connection().await?;
        Ok(self.connection.insert(connection))
    }

    async fn look_once(&mut self) -> Result<(), sqlx::Error> {
        let (ails, owner) = (self.trouble.is_some(), self.bot);
        let connection = self.ready().await?;
        let looked = match ails {
            true => within(CONNECT_TIMEOUT, write_nothing(connection, owner)).await,
            false => within(CONNECT_TIMEOUT, connecting::ask(connection)).await,
        };
        if looked.is_err() {
            self.connection = None;
        }
        looked
    }

    fn note(&mut self, trouble: Option<Trouble>) {
        if trouble == self.trouble {
            return;
        }
        match (&trouble, &self.trouble) {
            (Some(trouble), None) => {
                tracing::error!(%trouble, "the database cannot be written; orders are refused until it can");
            }
            (Some(trouble), Some(_)) => tracing::error!(%trouble, "the database still cannot be written"),
            (None, _) => tracing::info!("the database can be written again"),
        }
        let told = trouble.as_ref().map(Trouble::to_string);
        self.end.signals.meter.has(told);
        self.trouble = trouble;
    }
}

enum Verdict {
    Written,
    Lost,
    /// The transaction has not ended yet.
    Open,
}

/// Queries the outcome of a transaction. A replacement server may have given the same number to another transaction, so
/// this also looks for the cause that the transaction wrote.
async fn verdict(connection: &mut PgConnection, number: &str, sent: &Sent) -> Result<Verdict, sqlx::Error> {
    let found = outcome(number, sent.cause.clone()).one(&mut Session(connection)).await.map_err(reported);
    let (status, is_there) = match found {
        Err(sqlx::Error::Database(_)) => return Ok(Verdict::Lost),
        found => found?,
    };
    Ok(match (status.as_deref(), is_there) {
        (Some("in progress"), _) => Verdict::Open,
        (Some("committed"), true) => Verdict::Written,
        _ => Verdict::Lost,
    })
}

/// Makes a write without changes.
async fn write_nothing(connection: &mut PgConnection, owner: Option<i64>) -> Result<(), sqlx::Error> {
    match statements::write_nothing(owner).run(&mut Session(connection)).await.map_err(reported)? {
        0 => Err(sqlx::Error::Protocol(TAKEN.to_owned())),
        _ => Ok(()),
    }
}
