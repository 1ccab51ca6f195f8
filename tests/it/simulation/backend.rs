//! A process's side of the model database: the writer, the listener and the candidate for the lead. They do what those of
//! `journal-postgres` do, without SQL. The cache of versions is that crate's own.

use super::data::{Data, Done};
use super::memory::Memory;
use super::server::{Lost, Server, Session, State};
use super::sim::{Fault, Process, Sim};
use super::store::ModelStore;
use super::version_cache::{ServerId, VersionCache};
use chancery::journal::{Error, Journal, Trouble};
use chancery_clock::Clock;
use chancery_journal::{Chore, CommitChains, GROUP, Group, Meter, Signals, WritingEnd};
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// As in `journal-postgres`.
const BEAT: Duration = Duration::from_secs(1);
const AGAIN: Duration = Duration::from_secs(1);
const ASKED: Duration = Duration::from_secs(6);
const PAUSE: Duration = Duration::from_millis(200);
const ABSENCE: Duration = Duration::from_secs(10);
const CLAIM_LOOK: Duration = Duration::from_millis(500);
const TRIES: u32 = 3;

/// How long a message between a process and the server takes at most.
const HOP: Duration = Duration::from_millis(4);

pub struct Backend {
    pub process: Process,
    pub server: Server,
    pub versions: VersionCache,
    signals: Arc<Signals>,
    /// The number under which it sends its notices.
    sender: AtomicU64,
    readers: Mutex<Vec<Session>>,
    /// Shows that the process is alive until its candidate for the lead does.
    claim: Mutex<Option<Session>>,
    pub memory: Mutex<Memory>,
}

#[derive(Debug)]
struct Unmetered;

impl Meter for Unmetered {
    fn commit_took(&self, _: Duration) {}

    fn refused(&self, _: &dyn Debug) {}

    fn ruled(&self, _: usize) {}

    fn has(&self, _: Option<String>) {}
}

enum Failure {
    Lost,
    Unknown,
    Deposed,
    Taken,
    Journal(Error),
}

impl From<Lost> for Failure {
    fn from(_: Lost) -> Failure {
        Failure::Lost
    }
}

/// Opens the database for a process, if its bot may have it.
pub async fn open(server: &Server, process: &Process) -> Option<Journal> {
    let signals = Arc::new(Signals::new(Arc::new(Unmetered)));
    let backend = Arc::new(Backend {
        process: process.clone(),
        server: server.clone(),
        versions: VersionCache::new(),
        signals: Arc::clone(&signals),
        sender: AtomicU64::new(process.sim().below(u64::MAX)),
        readers: Mutex::default(),
        claim: Mutex::default(),
        memory: Mutex::default(),
    });
    let session = backend.connect().await.ok()?;
    if !matches!(backend.own(&session).await, Ok(true)) {
        process.note("is refused the database");
        return None;
    }
    *backend.claim.lock().unwrap() = Some(session);
    let store = Arc::new(ModelStore(Arc::clone(&backend)));
    let (journal, end) = Journal::new(store, signals);
    tokio::spawn(Arc::clone(&backend).write_always(end));
    tokio::spawn(Arc::clone(&backend).listen_always());
    tokio::spawn(Arc::clone(&backend).lead_always());
    Some(journal)
}

impl Backend {
    pub fn sim(&self) -> &Sim {
        self.process.sim()
    }

    fn clock(&self) -> &Clock {
        self.process.clock()
    }

    /// Takes the way to the server or back.
    pub async fn hop(&self) {
        self.sim().takes(HOP).await;
        self.process.runs().await;
    }

    async fn connect(&self) -> Result<Session, Lost> {
        self.hop().await;
        let session = self.server.connect(&self.process);
        self.hop().await;
        let session = session?;
        if !self.sim().lacks(Fault::Numbers) {
            self.versions.connected(ServerId(session.run.to_string()));
        }
        Ok(session)
    }

    /// Reads at one moment between the call and the answer.
    pub async fn read<T>(&self, read: impl FnOnce(&Data) -> T + Send) -> Result<T, Error> {
        let lost = |Lost| Error::database("the connection was lost");
        let pooled = self.readers.lock().unwrap().pop();
        let pooled = pooled.filter(|session| self.server.with(session, |_| ()).is_ok());
        let session = match pooled {
            Some(session) => session,
            None => self.connect().await.map_err(lost)?,
        };
        self.hop().await;
        let read = self.server.with(&session, |state| read(&state.data));
        self.hop().await;
        let read = read.map_err(lost)?;
        self.readers.lock().unwrap().push(session);
        Ok(read)
    }

    async fn write_always(self: Arc<Self>, mut end: WritingEnd) {
        let (chains, mut session) = (CommitChains::default(), None);
        let mut waiting = Vec::with_capacity(GROUP);
        loop {
            tokio::select! {
                biased;
                () = end.closing.notified() => end.requests.close(),
                taken = end.requests.recv_many(&mut waiting, GROUP) => {
                    if taken == 0 {
                        break;
                    }
                    for group in Group::form(waiting.drain(..)) {
                        self.write(group, &chains, &mut session).await;
                    }
                }
            }
        }
        drop(end.done);
    }

    async fn write(&self, mut group: Group, chains: &CommitChains, session: &mut Option<Session>) {
        let mut tries = 0;
        loop {
            tries += 1;
            self.signals.tries.writing.begin();
            let trouble = match self.try_once(&group, chains, session).await {
                Ok(done) => return self.finish(group, done),
                Err(Failure::Lost) if tries < TRIES => {
                    *session = None;
                    continue;
                }
                Err(Failure::Deposed) => {
                    group = group.refuse_deposed(self.signals.term(), chains);
                    if group.size() == 0 {
                        return;
                    }
                    continue;
                }
                Err(Failure::Lost | Failure::Unknown) => {
                    *session = None;
                    Trouble::Other("the database cannot be reached".to_owned())
                }
                Err(Failure::Taken) => Trouble::Taken,
                Err(Failure::Journal(problem)) => Trouble::Other(problem.to_string()),
            };
            return group.refuse_all(&trouble, chains);
        }
    }

    fn finish(&self, group: Group, done: Done) {
        for (id, head) in done.heads {
            self.note_written(id, head);
        }
        group.answer(done.written, &self.signals);
    }

    /// Writes a group in one transaction, and finds out its outcome if the answer is lost.
    async fn try_once(
        &self,
        group: &Group,
        chains: &CommitChains,
        session: &mut Option<Session>,
    ) -> Result<Done, Failure> {
        let epoch = self.signals.term();
        if !group.is_allowed_in(epoch) {
            return Err(Failure::Deposed);
        }
        let term = epoch.filter(|_| group.needs_lead());
        let open = match session.take() {
            Some(open) => open,
            None => self.connect().await?,
        };
        self.hop().await;
        if self.sim().one_in(400) {
            self.process.note("loses a transaction on its way");
            return Err(Failure::Lost);
        }
        let by = self.sender.load(Ordering::SeqCst);
        let (done, number) = self.server.with(&open, |state| self.transact(state, group, chains, (term, by)))??;
        if group.commits.iter().any(|asked| asked.what.change.erasure.is_some()) {
            self.disturb_erasure().await;
        }
        let is_cut = self.server.with(&open, |_| ()).is_err();
        if is_cut || self.sim().one_in(200) {
            self.process.note("does not hear what became of a transaction");
            self.sender.store(self.sim().below(u64::MAX), Ordering::SeqCst);
            self.find_out(number).await?;
        } else {
            self.hop().await;
            *session = Some(open);
        }
        if self.signals.term() == epoch {
            self.forget_texts();
        }
        Ok(done)
    }

    /// What seldom happens happens more often where it may do harm.
    async fn disturb_erasure(&self) {
        match self.sim().below(4) {
            0 => {
                self.process.note("has the server restart after an erasure");
                self.server.restart(self.sim(), Duration::from_millis(self.sim().below(2000)));
            }
            1 | 2 => {
                self.process.note("has the lead end after an erasure, before it hears of it");
                self.server.cut_leader();
                self.sim().takes(BEAT * 2).await;
                self.process.runs().await;
            }
            _ => {}
        }
    }

    fn transact(
        &self,
        state: &mut State,
        group: &Group,
        chains: &CommitChains,
        (term, by): (Option<i64>, u64),
    ) -> Result<(Done, u64), Failure> {
        let checked = !self.sim().lacks(Fault::Owner);
        if checked && state.data.owner != Some(self.process.bot()) {
            return Err(Failure::Taken);
        }
        if let Some(term) = term.filter(|term| *term != state.data.epoch) {
            self.signals.end_term(term);
            return Err(Failure::Deposed);
        }
        let stale = self.with_texts(&state.data, group);
        let life = state.life();
        let done = state.data.transact(group, chains, life).map_err(Failure::Journal)?;
        self.process.note(described(group, &done));
        self.keep_texts(stale, &state.data);
        let number = state.commit(&self.process, group, &done, by);
        Ok((done, number))
    }

    async fn find_out(&self, number: u64) -> Result<(), Failure> {
        let begun = self.clock().running();
        while self.clock().running() - begun < ASKED {
            if let Ok(session) = self.connect().await {
                self.hop().await;
                let committed = self.server.with(&session, |state| state.is_committed(number));
                self.server.close(&session);
                match committed {
                    Ok(true) => return Ok(()),
                    Ok(false) => return Err(Failure::Lost),
                    Err(Lost) => {}
                }
            }
            self.clock().sleep(PAUSE).await;
            self.process.runs().await;
        }
        self.versions.forget();
        Err(Failure::Unknown)
    }

    async fn listen_always(self: Arc<Self>) {
        loop {
            if self.listen().await.is_err() {
                self.versions.deafen();
            }
            self.clock().sleep(AGAIN).await;
            self.process.runs().await;
        }
    }

    async fn listen(&self) -> Result<(), Lost> {
        let session = self.connect().await?;
        let mut notices = self.server.listen(&session)?;
        self.versions.hear(ServerId(session.run.to_string()));
        self.take_all_for_changed().await?;
        loop {
            let notice = tokio::select! {
                biased;
                notice = notices.recv() => notice.ok_or(Lost)?,
                () = self.versions.is_astray() => {
                    self.server.close(&session);
                    return Err(Lost);
                }
            };
            // What was written a moment ago is versions of a while later, but in order.
            self.sim().takes(if self.sim().one_in(20) { BEAT * 3 } else { HOP * 4 }).await;
            self.process.runs().await;
            if notice.by == self.sender.load(Ordering::SeqCst) {
                continue;
            }
            for (id, head) in notice.heads {
                self.note_written(id, head);
            }
            self.signals.tell(notice.news);
        }
    }

    async fn take_all_for_changed(&self) -> Result<(), Lost> {
        let mut queues = Vec::new();
        if *self.signals.leads().borrow() {
            queues = self.read(super::store::waiting_queues).await.map_err(|_| Lost)?;
        }
        self.signals.tell_of_everything(queues, Vec::new());
        Ok(())
    }

    async fn lead_always(self: Arc<Self>) {
        loop {
            if self.try_to_lead().await.is_err() {
                self.process.note("cannot lead at the moment");
            }
            self.clock().sleep(BEAT).await;
            self.process.runs().await;
        }
    }

    async fn try_to_lead(&self) -> Result<(), Lost> {
        let session = self.connect().await?;
        self.server.show(&session)?;
        if !self.sim().lacks(Fault::Owner) && !self.own(&session).await? {
            self.server.close(&session);
            return Err(Lost);
        }
        let claim = self.claim.lock().unwrap().take();
        claim.inspect(|claim| self.server.close(claim));
        while !self.server.take_lead(&session)? {
            self.clock().sleep(BEAT).await;
            self.hop().await;
        }
        self.hop().await;
        let epoch = self.server.with(&session, |state| state.next_epoch(self.sim()))?;
        self.process.note("leads");
        self.signals.begin_term(epoch);
        let held = self.hold(&session, epoch).await;
        self.signals.end_term(epoch);
        self.process.note("is no longer the leader");
        self.server.close(&session);
        held
    }

    async fn hold(&self, session: &Session, epoch: i64) -> Result<(), Lost> {
        loop {
            self.clock().sleep(BEAT).await;
            self.hop().await;
            let newest = self.server.with(session, |state| state.data.epoch)?;
            if newest != epoch || self.signals.term() != Some(epoch) {
                return Err(Lost);
            }
        }
    }

    /// Makes the bot the owner of the database; false if it belongs to another one that is alive.
    async fn own(&self, session: &Session) -> Result<bool, Lost> {
        let (bot, sim) = (self.process.bot(), self.sim());
        self.server.show(session)?;
        let mut waits_since = None;
        loop {
            self.hop().await;
            let since = *waits_since.get_or_insert(self.clock().running());
            let waited = self.clock().running() - since;
            let patient = !sim.lacks(Fault::Owner);
            let owns = self.server.with(session, |state| match state.data.owner {
                Some(owner) if owner == bot => Some(true),
                Some(owner) if state.is_alive(owner) => Some(false),
                Some(_) if patient && waited < ABSENCE => None,
                _ => {
                    state.next_epoch(sim);
                    state.data.owner = Some(bot);
                    Some(true)
                }
            })?;
            if let Some(owns) = owns {
                return Ok(owns);
            }
            self.clock().sleep(CLAIM_LOOK).await;
        }
    }
}

/// Returns what a transaction did, for the trace.
fn described(group: &Group, done: &Done) -> String {
    let commits = group.commits.iter().zip(&done.written.commits).map(|(asked, answer)| {
        let causes = asked.what.change.causes().collect::<Vec<_>>().join("+");
        match answer {
            Ok(done) => format!("{}/{}:{causes}", asked.what.campaign, done.version),
            Err(problem) => format!("{}:{causes} ({problem})", asked.what.campaign),
        }
    });
    let housekeeping = group.chores().filter_map(|chore| match chore {
        Chore::Attempt { queue, rows, .. } => Some(format!("attempt {} {:?} {rows:?}", queue.campaign, queue.target)),
        Chore::Delivered { rows, .. } => Some(format!("delivered {rows:?}")),
        Chore::Park { rows, .. } => Some(format!("given up {rows:?}")),
        Chore::Bar { queue, .. } => Some(format!("barred {} {:?}", queue.campaign, queue.target)),
        Chore::Erase(_) => Some("a step of erasing".to_owned()),
        _ => None,
    });
    let all: Vec<String> = commits.chain(housekeeping).collect();
    format!("writes {}", all.join(", "))
}
