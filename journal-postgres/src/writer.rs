//! The single writer task of a process. It writes all pending requests in one transaction, because most of a commit's
//! cost is waiting for the database, and up to sixty-four commits can share that wait. Other processes also write, so a
//! group locks the rows it depends on (`group.rs`).

use super::connecting::{self, CONNECT_TIMEOUT, Connecting, within};
use super::group::{Failure, Sent, TransactionContext, transact};
use super::leading::Leading;
use super::listening::SenderId;
use super::problem::{Kind, TAKEN, kind, trouble};
use super::serving;
use super::sql::{Session, reported};
use super::statements::{self, outcome};
use super::version_cache::VersionCache;
use chancery_journal::store::entries;
use chancery_journal::{Change, CommitChains, Error, GROUP, Group, Trouble, WriteRequest, WritingEnd, Written};
use sqlx::{Connection, PgConnection};
use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How often an idle writer checks that the database is writable.
const LOOK: Duration = Duration::from_secs(2);

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
    pub(crate) bot: Option<u32>,
    pub(crate) connecting: Connecting,
    pub(crate) versions: Arc<VersionCache>,
    pub(crate) leading: Arc<Leading>,
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

impl Writer {
    /// Starts the writer on its own thread, because it evaluates the changes' conditions and must not be delayed by the
    /// rest of the process.
    ///
    /// # Errors
    /// Fails if the system cannot create a thread.
    pub(crate) fn start(self) -> io::Result<()> {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build()?;
        let thread = std::thread::Builder::new().name("journal".to_owned());
        thread.spawn(move || runtime.block_on(self.run())).map(drop)
    }

    /// Writes until the journal is closed or its last handle is dropped, including everything requested before.
    async fn run(mut self) {
        let mut waiting = Vec::with_capacity(GROUP);
        let mut came_together = false;
        loop {
            tokio::select! {
                biased;
                () = self.end.closing.notified() => self.end.requests.close(),
                taken = self.end.requests.recv_many(&mut waiting, GROUP) => {
                    if taken == 0 {
                        break;
                    }
                    if came_together {
                        self.take_more(&mut waiting).await;
                    }
                    came_together = waiting.len() > 1;
                    for group in Group::form(waiting.drain(..)) {
                        self.write(group).await;
                    }
                }
                () = tokio::time::sleep(LOOK) => self.look().await,
            }
        }
        self.put_away().await;
    }

    /// Also takes requests that are just arriving, because tasks that were answered together tend to make their next
    /// requests together.
    async fn take_more(&mut self, waiting: &mut Vec<WriteRequest>) {
        tokio::task::yield_now().await;
        while waiting.len() < GROUP
            && let Ok(request) = self.end.requests.try_recv()
        {
            waiting.push(request);
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

    /// Writes a group. If the database rejects it, writes its requests one by one, so that only the invalid one fails.
    async fn write(&mut self, mut group: Group) {
        loop {
            let Err(unwritten) = self.attempt(&mut group).await else {
                return;
            };
            match unwritten {
                Unwritten::Deposed => {
                    group = self.refuse_the_leaders(group);
                    if group.size() == 0 {
                        return;
                    }
                }
                Unwritten::Unwritable(trouble) => return self.refuse_all(group, &trouble),
                Unwritten::Refused(problem) | Unwritten::Locked(problem) if group.size() == 1 => {
                    return self.refuse(group, problem).await;
                }
                Unwritten::Refused(_) | Unwritten::Locked(_) => break,
            }
        }
        // Do not wait a second time for a lock that another session holds.
        let mut locked = BTreeSet::new();
        for mut single in group.singles() {
            let campaign = single.only_campaign();
            if campaign.is_some_and(|id| locked.contains(&id)) {
                self.refuse_all(single, &Trouble::Other("another session holds the campaign".to_owned()));
                continue;
            }
            match self.attempt(&mut single).await {
                Ok(()) => {}
                Err(Unwritten::Locked(problem)) => {
                    locked.extend(campaign);
                    self.refuse(single, problem).await;
                }
                Err(Unwritten::Refused(problem)) => self.refuse(single, problem).await,
                Err(Unwritten::Deposed) => self.refuse_all(single, &Trouble::Deposed),
                Err(Unwritten::Unwritable(trouble)) => self.refuse_all(single, &trouble),
            }
        }
    }

    /// Refuses leader-only writes if this process is not the leader, or if they belong to an earlier epoch. Returns the
    /// rest.
    fn refuse_the_leaders(&self, group: Group) -> Group {
        let mut rest = Group { creates: group.creates, commits: group.commits, housekeeping: Vec::new() };
        let mut refused = Group::default();
        for asked in group.housekeeping {
            if asked.is_allowed_in(self.leading.epoch()) {
                rest.housekeeping.push(asked);
            } else {
                refused.housekeeping.push(asked);
            }
        }
        self.refuse_all(refused, &Trouble::Deposed);
        rest
    }

    fn refuse_all(&self, group: Group, trouble: &Trouble) {
        for single in group.singles() {
            let problem = Error::Unwritable(trouble.clone());
            single.refuse(problem, None, &self.chains);
        }
    }

    /// Refuses a group of one request, as a duplicate if one of its causes has been written before.
    async fn refuse(&mut self, group: Group, problem: Error) {
        let mut known = None;
        if let Some(change) = group.only_change() {
            known = self.known_cause(change).await;
        }
        group.refuse(problem, known, &self.chains);
    }

    /// Returns a cause of the change that has been written before, if that can be determined.
    async fn known_cause(&mut self, change: &Change) -> Option<String> {
        let causes = change.entries.iter().map(|entry| entry.cause.clone());
        let causes: Vec<String> = causes.collect();
        let mut db = Session(self.ready().await.ok()?);
        let known = async { entries::known_causes(causes).first(&mut db).await.map_err(reported) };
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
                    self.finish(std::mem::take(group), sent);
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
            match kind(&problem) {
                // In a larger group, perhaps only one request needs the lock.
                Kind::Locked if group.size() == 1 && tries < TRIES => {
                    tracing::debug!(%problem, "a transaction is tried again");
                }
                Kind::Passing if tries < TRIES => {
                    tracing::debug!(%problem, "a transaction is tried again");
                }
                // Does not keep waiting for a database that is known to be unreachable.
                Kind::Lost if tries < TRIES && self.trouble.is_none() => {
                    tracing::debug!(%problem, "a transaction is tried again");
                }
                Kind::Locked => return Err(Unwritten::Locked(Error::database(problem))),
                Kind::Refused | Kind::Passing => {
                    return Err(Unwritten::Refused(Error::database(problem)));
                }
                Kind::Lost | Kind::Unwritable => {
                    let trouble = trouble(&problem);
                    self.note(Some(trouble.clone()));
                    return Err(Unwritten::Unwritable(trouble));
                }
            }
        }
    }

    /// Writes a group in one transaction. If the acknowledgement is lost, finds out the outcome.
    async fn try_once(&mut self, group: &Group) -> Result<Sent, Failure> {
        let mut connection = self.take_connection().await?;
        let mut sent = None;
        let bot = self.owner();
        let context =
            TransactionContext { chains: &self.chains, leading: &self.leading, bot, by: self.sender.number() };
        let begun = Instant::now();
        let done = timeout(LIMIT, transact(group, &mut connection, &context, &mut sent)).await;
        self.end.signals.meter.commit_took(begun.elapsed());
        let failure = match (done, sent.take()) {
            (Ok(Ok(())), Some(written)) => {
                self.connection = Some(connection);
                return Ok(written);
            }
            (Ok(Ok(())), None) => return Err(connecting::no_answer().into()),
            (Ok(Err(failure)), before) => {
                sent = before;
                failure
            }
            (Err(_), before) => {
                sent = before;
                connecting::no_answer().into()
            }
        };
        drop(connection);
        match (sent, &failure) {
            (Some(sent), Failure::Database(problem)) if kind(problem) == Kind::Lost => {
                self.find_out(sent, failure).await
            }
            _ => Err(failure),
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
        self.versions.forget();
        let problem = connecting::unknown_end();
        Err(Failure::Database(problem))
    }

    /// Notifies the waiting tasks and answers the requests.
    fn finish(&mut self, group: Group, sent: Sent) {
        for (id, head) in sent.heads {
            self.versions.written(id, head);
        }
        self.note(None);
        let written: Written = sent.written;
        group.answer(written, &self.end.signals);
    }

    /// Returns the bot that must own the database for this process to write.
    fn owner(&self) -> Option<i64> {
        self.bot.map(serving::number)
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

    async fn look_once(&mut self) -> Result<(), sqlx::Error> {
        let (ails, owner) = (self.trouble.is_some(), self.owner());
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
