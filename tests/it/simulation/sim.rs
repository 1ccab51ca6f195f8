//! What every part of a simulation shares: time, chance and the trace.

use chancery::rules::time::Time;
use chancery_clock::{Clock, Timeline};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A fix of an audit's finding that the model can do without, so that a test shows that the fault is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A head is known by its number alone, and no new connection empties what is in memory (issue 34, B5).
    Numbers,
    /// The owner of the database is checked at the start alone (B6).
    Owner,
    /// Whoever stops an erasure puts the state with the texts back into a snapshot (B8).
    Texts,
    /// The host's clock is taken for Discord's (C9).
    HostClock,
    /// An announcement is searched for by the number of its entry alone, so that one of a lost entry passes for it. This
    /// simulation found that.
    EntryNumbers,
    /// A new leader does not retry the places that were closed before. This simulation also found that.
    ClosedPlaces,
}

impl Fault {
    pub const ALL: [Fault; 6] =
        [Fault::Numbers, Fault::Owner, Fault::Texts, Fault::HostClock, Fault::EntryNumbers, Fault::ClosedPlaces];
}

#[derive(Clone)]
pub struct Sim(Arc<Shared>);

struct Shared {
    timeline: Timeline,
    fault: Option<Fault>,
    begins: Time,
    /// Shows the right time, which Discord uses.
    truth: Clock,
    chance: Mutex<u64>,
    trace: Mutex<Trace>,
}

/// Everything that happened, as a hash.
struct Trace {
    hash: u64,
    prints: bool,
}

impl Sim {
    pub fn new(seed: u64, fault: Option<Fault>, begins: Time, prints: bool) -> Sim {
        let timeline = Timeline::default();
        let truth = Clock::on(&timeline, begins);
        let trace = Mutex::new(Trace { hash: 0xcbf2_9ce4_8422_2325, prints });
        Sim(Arc::new(Shared { timeline, fault, begins, truth, chance: Mutex::new(seed), trace }))
    }

    pub fn lacks(&self, fault: Fault) -> bool {
        self.0.fault == Some(fault)
    }

    pub fn timeline(&self) -> &Timeline {
        &self.0.timeline
    }

    /// Returns the clock of Discord, which is always right.
    pub fn truth(&self) -> &Clock {
        &self.0.truth
    }

    /// Returns a host's clock that is ahead by this many milliseconds.
    pub fn host(&self, ahead: i64) -> Clock {
        Clock::on(&self.0.timeline, Time::from_millis(self.0.begins.as_millis() + ahead))
    }

    /// Draws a number below `end` (splitmix64).
    pub fn below(&self, end: u64) -> u64 {
        let mut state = self.0.chance.lock().unwrap();
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % end
    }

    pub fn one_in(&self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub fn pick<'a, T>(&self, from: &'a [T]) -> &'a T {
        &from[usize::try_from(self.below(from.len() as u64)).unwrap()]
    }

    /// Takes up to this long. The microseconds decide what happens first.
    pub async fn takes(&self, most: Duration) {
        let micros = self.below(u64::try_from(most.as_micros()).unwrap().max(1));
        self.0.truth.sleep(Duration::from_micros(micros)).await;
    }

    pub async fn rest(&self, pause: Duration) {
        self.0.truth.sleep(pause).await;
    }

    pub fn note(&self, what: impl AsRef<str>) {
        let mut trace = self.0.trace.lock().unwrap();
        let passed = self.0.timeline.passed();
        for byte in passed.as_nanos().to_le_bytes().iter().chain(what.as_ref().as_bytes()) {
            trace.hash = (trace.hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        if trace.prints {
            println!("{:>12.6} {}", passed.as_secs_f64(), what.as_ref());
        }
    }

    pub fn trace(&self) -> u64 {
        self.0.trace.lock().unwrap().hash
    }
}

/// A process of the bot, as far as the outside can hold it up.
#[derive(Clone)]
pub struct Process(Arc<ProcessState>);

struct ProcessState {
    sim: Sim,
    name: String,
    /// The bot that it belongs to.
    bot: u32,
    clock: Clock,
    state: Mutex<Running>,
}

#[derive(Clone, Copy)]
enum Running {
    /// Does nothing until this time, like a suspended machine.
    Until(Duration),
    Killed,
}

impl Process {
    pub fn new(sim: &Sim, name: String, bot: u32, clock: Clock) -> Process {
        let state = Mutex::new(Running::Until(Duration::ZERO));
        Process(Arc::new(ProcessState { sim: sim.clone(), name, bot, clock, state }))
    }

    pub fn sim(&self) -> &Sim {
        &self.0.sim
    }

    pub fn name(&self) -> &str {
        &self.0.name
    }

    pub fn bot(&self) -> u32 {
        self.0.bot
    }

    pub fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// Nothing that it waits for ever comes back to it.
    pub fn kill(&self) {
        *self.0.state.lock().unwrap() = Running::Killed;
    }

    pub fn suspend(&self, while_: Duration) {
        let mut state = self.0.state.lock().unwrap();
        if let Running::Until(until) = &mut *state {
            *until = self.0.sim.timeline().passed() + while_;
        }
    }

    /// Continues as soon as the process runs. Every answer from outside comes through here.
    pub async fn runs(&self) {
        loop {
            let state = *self.0.state.lock().unwrap();
            match state {
                Running::Killed => std::future::pending().await,
                Running::Until(until) => {
                    let passed = self.0.sim.timeline().passed();
                    if until <= passed {
                        return;
                    }
                    self.0.sim.rest(until - passed).await;
                }
            }
        }
    }

    pub fn note(&self, what: impl std::fmt::Display) {
        self.0.sim.note(format!("{} {what}", self.0.name));
    }
}
