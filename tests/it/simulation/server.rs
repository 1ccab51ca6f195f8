//! The model database server: sessions, locks, notices, and what becomes of them when it restarts or another one takes over.

use super::data::{Data, Done};
use super::sim::{Process, Sim};
use chancery::rules::ids::CampaignId;
use chancery_journal::{Chore, DeliveryQueue, Group, KnownHead, News, Step};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::mpsc;

#[derive(Clone)]
pub struct Server(Arc<Mutex<State>>);

pub struct State {
    pub data: Data,
    /// Which run of which server this is.
    pub run: u64,
    down_until: Duration,
    /// How many sessions there have been.
    sessions: u64,
    open: BTreeMap<u64, Open>,
    /// The session that holds the leader's lock.
    leads: Option<u64>,
    transactions: u64,
    /// The transactions that were committed, as far as this server knows.
    committed: BTreeSet<u64>,
    copy: Option<(Data, BTreeSet<u64>)>,
    pub history: History,
}

/// What happened, whether the database still knows it or not.
#[derive(Default)]
pub struct History {
    /// The version of each campaign in the copies that took over. Each begins another life of the database.
    pub copies: Vec<BTreeMap<CampaignId, i64>>,
    /// In which life and as which entry a cause was written.
    pub written: BTreeMap<String, Vec<(u32, i64)>>,
    /// In which life a process last noted an attempt to deliver something of a queue.
    attempts: BTreeMap<(String, DeliveryQueue), u32>,
    /// When servers were forgotten, by Discord's clock.
    pub forgotten: BTreeMap<u64, Duration>,
    /// What must never happen and was noticed at once.
    pub violations: Vec<String>,
}

struct Open {
    process: Process,
    /// Whether it shows that its bot is alive.
    shows: bool,
    listener: Option<mpsc::UnboundedSender<Notice>>,
}

/// What the other processes hear of a transaction.
#[derive(Clone)]
pub struct Notice {
    pub by: u64,
    pub heads: Vec<(CampaignId, KnownHead)>,
    pub news: News,
}

/// A connection was lost, or cannot be had.
#[derive(Debug)]
pub struct Lost;

/// A connection of a process.
#[derive(Debug)]
pub struct Session {
    number: u64,
    pub run: u64,
}

impl Server {
    pub fn new(data: Data) -> Server {
        Server(Arc::new(Mutex::new(State {
            data,
            run: 1,
            down_until: Duration::ZERO,
            sessions: 0,
            open: BTreeMap::new(),
            leads: None,
            transactions: 0,
            committed: BTreeSet::new(),
            copy: None,
            history: History::default(),
        })))
    }

    pub fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    pub fn connect(&self, process: &Process) -> Result<Session, Lost> {
        let mut state = self.state();
        if process.sim().timeline().passed() < state.down_until {
            return Err(Lost);
        }
        state.sessions += 1;
        let number = state.sessions;
        state.open.insert(number, Open { process: process.clone(), shows: false, listener: None });
        Ok(Session { number, run: state.run })
    }

    /// Uses a session, if it still stands.
    pub fn with<T>(&self, session: &Session, use_: impl FnOnce(&mut State) -> T) -> Result<T, Lost> {
        let mut state = self.state();
        match state.open.contains_key(&session.number) {
            true => Ok(use_(&mut state)),
            false => Err(Lost),
        }
    }

    pub fn listen(&self, session: &Session) -> Result<mpsc::UnboundedReceiver<Notice>, Lost> {
        let (told, hears) = mpsc::unbounded_channel();
        self.with(session, |state| {
            state.open.entry(session.number).and_modify(|open| open.listener = Some(told));
        })?;
        Ok(hears)
    }

    pub fn take_lead(&self, session: &Session) -> Result<bool, Lost> {
        self.with(session, |state| *state.leads.get_or_insert(session.number) == session.number)
    }

    /// Shows that a process of the session's bot is alive.
    pub fn show(&self, session: &Session) -> Result<(), Lost> {
        self.with(session, |state| {
            state.open.entry(session.number).and_modify(|open| open.shows = true);
        })
    }

    pub fn close(&self, session: &Session) {
        self.state().cut(|number, _| number == session.number);
    }

    /// Cuts every session and refuses new ones for a while. Nothing that was written is lost.
    pub fn restart(&self, sim: &Sim, down: Duration) {
        self.state().restart(sim, down);
    }

    /// Cuts some sessions, as a network does.
    pub fn cut_some(&self, sim: &Sim) {
        self.state().cut(|_, _| sim.one_in(2));
    }

    /// Cuts the session of the leader's candidate alone, so that another process can lead at once.
    pub fn cut_leader(&self) {
        let mut state = self.state();
        let leads = state.leads;
        state.cut(|number, _| Some(number) == leads);
    }

    /// Cuts the sessions of a process that was killed.
    pub fn cut_off(&self, process: &Process) {
        self.state().cut(|_, open| open.process.name() == process.name());
    }

    /// Has a standby that receives nothing from now on.
    pub fn lag(&self) {
        let mut state = self.state();
        if state.copy.is_none() {
            state.copy = Some((state.data.clone(), state.committed.clone()));
        }
    }

    /// Has the standby take over, if it lags behind; returns whether it did.
    pub fn fail_over(&self, sim: &Sim, down: Duration) -> bool {
        let mut state = self.state();
        let Some((data, committed)) = state.copy.take() else { return false };
        state.restart(sim, down);
        let versions = data.campaigns.iter().map(|(id, stored)| (*id, stored.row.version));
        state.history.copies.push(versions.collect());
        (state.data, state.committed) = (data, committed);
        true
    }

    /// Returns the life of the database in which a process noted its last attempt to deliver something of a queue.
    pub fn life_of_attempt(&self, process: &Process, queue: DeliveryQueue) -> u32 {
        let state = self.state();
        let life = state.history.attempts.get(&(process.name().to_owned(), queue));
        life.copied().unwrap_or_default()
    }
}

impl State {
    /// Returns how often a copy has taken over.
    pub fn life(&self) -> u32 {
        u32::try_from(self.history.copies.len()).unwrap()
    }

    pub fn restart(&mut self, sim: &Sim, down: Duration) {
        self.run += 1;
        self.down_until = sim.timeline().passed() + down;
        self.cut(|_, _| true);
    }

    fn cut(&mut self, mut which: impl FnMut(u64, &Open) -> bool) {
        self.open.retain(|number, open| !which(*number, open));
        let open = &self.open;
        self.leads.take_if(|holder| !open.contains_key(holder));
    }

    pub fn is_alive(&self, bot: u32) -> bool {
        self.open.values().any(|open| open.shows && open.process.bot() == bot)
    }

    /// Begins the next epoch. The random part keeps those of a copy apart.
    pub fn next_epoch(&mut self, sim: &Sim) -> i64 {
        let random = i64::try_from(sim.below(1 << 32)).unwrap();
        self.data.epoch = (((self.data.epoch >> 32) + 1) << 32) | random;
        self.data.epoch
    }

    /// Commits what was changed, tells the listeners, and returns the transaction's number.
    pub fn commit(&mut self, process: &Process, group: &Group, done: &Done, by: u64) -> u64 {
        self.transactions += 1;
        self.committed.insert(self.transactions);
        self.remember(process, group, done);
        let notice = Notice { by, heads: done.heads.clone(), news: done.written.news.clone() };
        for listener in self.open.values().filter_map(|open| open.listener.as_ref()) {
            // Whoever is just being cut hears nothing.
            let _ = listener.send(notice.clone());
        }
        self.transactions
    }

    fn remember(&mut self, process: &Process, group: &Group, done: &Done) {
        let (life, history) = (self.life(), &mut self.history);
        if self.data.owner != Some(process.bot()) {
            let owner = self.data.owner.unwrap_or_default();
            history.violations.push(format!("{} writes into the database of bot {owner}", process.name()));
        }
        for (asked, answer) in group.commits.iter().zip(&done.written.commits) {
            let Ok(committed) = answer else { continue };
            let causes = asked.what.change.causes();
            let first = committed.version - asked.what.change.versions() + 1;
            for (cause, seq) in causes.zip(first..) {
                history.written.entry(cause.to_owned()).or_default().push((life, seq));
            }
        }
        for chore in group.chores() {
            match chore {
                Chore::Attempt { queue, .. } => {
                    history.attempts.insert((process.name().to_owned(), *queue), life);
                }
                Chore::Erase(Step::Forget(guild)) => {
                    history.forgotten.entry(*guild).or_insert(process.sim().timeline().passed());
                }
                _ => {}
            }
        }
    }

    pub fn is_committed(&self, transaction: u64) -> bool {
        self.committed.contains(&transaction)
    }
}
