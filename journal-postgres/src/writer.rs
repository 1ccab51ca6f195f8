//! The one task of a process that writes. It takes everything that is waiting and writes it in one transaction: waiting for the database is what a
//! commit costs, and sixty-four commits can wait together. Other processes write, too; what a group decides on it locks (`group.rs`).

use super::connecting::{self, Connecting, PATIENCE, within};
use super::group::{Around, Failure, Sent, erases, transact};
use super::heard::Heard;
use super::leading::Leading;
use super::listening::Voice;
use super::problem::{Kind, TAKEN, kind, trouble};
use super::serving;
use chancery_journal::{Change, Error, GROUP, Group, Lines, Request, Trouble, WritingEnd, Written};
use sqlx::{Connection, PgConnection};
use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// While nothing is to be written, it is looked this often whether anything could be.
const LOOK: Duration = Duration::from_secs(2);

/// A transaction may take so long. The server gives a statement less.
const LIMIT: Duration = Duration::from_secs(10);

/// One that erases may take longer: it may have very much to erase.
const ERASING: Duration = Duration::from_secs(300);

/// For so long it is asked what became of a transaction, with as long a pause in between.
const ASKED: Duration = Duration::from_secs(6);
const PAUSE: Duration = Duration::from_millis(200);

/// A group is tried so often, where another process or a lost connection was in its way.
const TRIES: u32 = 3;

pub(crate) struct Writer {
    pub(crate) end: WritingEnd,
    /// As which bot the process serves, if as one.
    pub(crate) bot: Option<u32>,
    pub(crate) connecting: Connecting,
    pub(crate) heard: Arc<Heard>,
    pub(crate) leading: Arc<Leading>,
    pub(crate) voice: Arc<Voice>,
    pub(crate) lines: Lines,
    /// None after an error, until it is made anew: what an error has left behind in it cannot be found out.
    pub(crate) connection: Option<PgConnection>,
    /// Why nothing can be written, as far as that is known; said in the log when it changes.
    pub(crate) trouble: Option<Trouble>,
    /// What listens and leads beside the writer, and what ends it when it is dropped.
    pub(crate) beside: Vec<JoinHandle<()>>,
    pub(crate) closed: watch::Sender<()>,
}

/// Why a group was not written.
enum Unwritten {
    /// It holds what only the leader may write.
    Deposed,
    /// The database refuses something in it.
    Refused(Error),
    /// Another session holds a lock for too long.
    Locked(Error),
    /// Nothing can be written at the moment.
    Unwritable(Trouble),
}

impl Writer {
    /// Begins to write, on a thread of its own: what a change wants asked at the last moment is asked there, and the rest of the process may be busy.
    ///
    /// # Errors
    /// Fails where the system gives no thread.
    pub(crate) fn start(self) -> io::Result<()> {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build()?;
        let thread = std::thread::Builder::new().name("journal".to_owned());
        thread.spawn(move || runtime.block_on(self.run())).map(drop)
    }

    /// Writes until the journal is closed or the last handle to it is dropped, and what was asked for before that is written too.
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

    /// Takes what arrives just now, too, where requests come together: those who were answered together ask again together.
    async fn take_more(&mut self, waiting: &mut Vec<Request>) {
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
            && let Err(problem) = within(PATIENCE, connection.close()).await
        {
            tracing::warn!(%problem, "the journal was not closed cleanly");
        }
        drop(self.end.done);
    }

    /// Writes a group; if the database refuses it, its members one by one, so that only the culprit is refused.
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
        // Nothing else waits again for what another session holds.
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

    /// Refuses what only a leader may write, and what one began that leads no more; returns the rest.
    fn refuse_the_leaders(&self, group: Group) -> Group {
        let mut rest = Group { creates: group.creates, commits: group.commits, upkeep: Vec::new() };
        let mut refused = Group::default();
        for asked in group.upkeep {
            if asked.is_allowed_in(self.leading.epoch()) {
                rest.upkeep.push(asked);
            } else {
                refused.upkeep.push(asked);
            }
        }
        self.refuse_all(refused, &Trouble::Deposed);
        rest
    }

    fn refuse_all(&self, group: Group, trouble: &Trouble) {
        for single in group.singles() {
            let problem = Error::Unwritable(trouble.clone());
            single.refuse(problem, None, &self.lines);
        }
    }

    /// Refuses a group of one: as a duplicate, if one of its causes has been written before.
    async fn refuse(&mut self, group: Group, problem: Error) {
        let mut known = None;
        if let Some(change) = group.only_change() {
            known = self.known_cause(change).await;
        }
        group.refuse(problem, known, &self.lines);
    }

    /// Returns a cause of the change that has been written before, as far as that can be found out.
    async fn known_cause(&mut self, change: &Change) -> Option<String> {
        let causes = change.entries.iter().map(|entry| entry.cause.clone());
        let causes: Vec<String> = causes.collect();
        let known = sqlx::query_scalar!("SELECT cause FROM journal WHERE cause = ANY($1) LIMIT 1", &causes);
        let connection = self.ready().await.ok()?;
        let known = within(PATIENCE, known.fetch_optional(connection)).await;
        if known.is_err() {
            self.connection = None;
        }
        known.ok().flatten()
    }

    /// Tries to write a group, again where it may go well the second time, and answers those who wait.
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
                // Of several only one may be in need of the lock.
                Kind::Locked if group.size() == 1 && tries < TRIES => {
                    tracing::debug!(%problem, "a transaction is tried again");
                }
                Kind::Passing if tries < TRIES => {
                    tracing::debug!(%problem, "a transaction is tried again");
                }
                // What is known to be away is not waited for again and again.
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

    /// Writes a group in one transaction, and finds out what became of it where the answer is lost.
    async fn try_once(&mut self, group: &Group) -> Result<Sent, Failure> {
        let mut connection = self.take_connection().await?;
        let mut sent = None;
        let bot = self.owner();
        let around = Around { lines: &self.lines, leading: &self.leading, bot, by: self.voice.number() };
        let limit = match erases(group) {
            true => ERASING,
            false => LIMIT,
        };
        let begun = Instant::now();
        let done = timeout(limit, transact(group, &mut connection, &around, &mut sent)).await;
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

    /// Finds out what became of a transaction of which the end was sent and not answered.
    async fn find_out(&mut self, sent: Sent, failure: Failure) -> Result<Sent, Failure> {
        // What it has told the others this process has to hear, too, if nothing can be found out.
        self.voice.change();
        let Some(number) = &sent.number else {
            return Ok(sent);
        };
        let begun = Instant::now();
        while begun.elapsed() < ASKED {
            let asked = match self.ready().await {
                Ok(connection) => within(PATIENCE, fate(connection, number, &sent)).await,
                Err(problem) => Err(problem),
            };
            match asked {
                Ok(Fate::Written) => return Ok(sent),
                Ok(Fate::Lost) => return Err(failure),
                Ok(Fate::Open) => {}
                Err(_) => self.connection = None,
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.heard.forget();
        let problem = connecting::unknown_end();
        Err(Failure::Database(problem))
    }

    /// Tells those who wait what was written, and answers.
    fn finish(&mut self, group: Group, sent: Sent) {
        for (id, head) in sent.heads {
            self.heard.written(id, head);
        }
        self.note(None);
        let written: Written = sent.written;
        group.answer(written, &self.end.signals);
    }

    /// Returns who must own the database for this process to write it.
    fn owner(&self) -> Option<i64> {
        self.bot.map(|bot| i64::from(serving::number(bot)))
    }

    async fn take_connection(&mut self) -> Result<PgConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.connecting.writer().await,
        }
    }

    /// Returns what to write with, made anew where the last one failed.
    async fn ready(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        let connection = self.take_connection().await?;
        Ok(self.connection.insert(connection))
    }

    /// Looks whether anything could be written, if anything were to be. Where something is wrong only writing tells when it is over.
    async fn look(&mut self) {
        let mut looked = self.look_once().await;
        if looked.is_err() && self.trouble.is_none() {
            // A connection that was cut is no trouble where another one can be had.
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
            true => within(PATIENCE, write_nothing(connection, owner)).await,
            false => within(PATIENCE, connecting::ask(connection)).await,
        };
        if looked.is_err() {
            self.connection = None;
        }
        looked
    }

    /// Says in the log what has changed.
    fn note(&mut self, trouble: Option<Trouble>) {
        if trouble == self.trouble {
            return;
        }
        match (&trouble, &self.trouble) {
            (Some(trouble), None) => {
                tracing::error!(%trouble, "nothing can be written: orders are refused until it can");
            }
            (Some(trouble), Some(_)) => tracing::error!(%trouble, "still nothing can be written"),
            (None, _) => tracing::info!("the database can be written again"),
        }
        let told = trouble.as_ref().map(Trouble::to_string);
        self.end.signals.meter.has(told);
        self.trouble = trouble;
    }
}

/// What became of a transaction.
enum Fate {
    Written,
    Lost,
    /// It is not at its end yet.
    Open,
}

/// Asks what became of a transaction. A server that took the place of another one may have given its number to another transaction, so what it wrote
/// is looked for, too.
async fn fate(connection: &mut PgConnection, number: &str, sent: &Sent) -> Result<Fate, sqlx::Error> {
    let found = sqlx::query!(
        r#"SELECT pg_xact_status($1::text::xid8) AS status,
                  $2::text IS NULL OR EXISTS (SELECT 1 FROM journal WHERE cause = $2) AS "is_there!""#,
        number,
        sent.cause.as_deref()
    );
    let found = found.fetch_one(connection).await;
    let found = match found {
        Err(sqlx::Error::Database(_)) => return Ok(Fate::Lost),
        found => found?,
    };
    Ok(match (found.status.as_deref(), found.is_there) {
        (Some("in progress"), _) => Fate::Open,
        (Some("committed"), true) => Fate::Written,
        _ => Fate::Lost,
    })
}

/// Writes, and changes nothing.
async fn write_nothing(connection: &mut PgConnection, owner: Option<i64>) -> Result<(), sqlx::Error> {
    let nothing = sqlx::query!("UPDATE leadership SET epoch = epoch WHERE $1::bigint IS NULL OR bot = $1", owner);
    match nothing.execute(connection).await?.rows_affected() {
        0 => Err(sqlx::Error::Protocol(TAKEN.to_owned())),
        _ => Ok(()),
    }
}
