//! The bot's processes: the referee and, while a process leads, the scheduler, the courier and the erasing.

use super::backend;
use super::discord::{Discord, ModelTransport};
use super::server::Server;
use super::sim::{Process, Sim};
use chancery::courier::Courier;
use chancery::duty::Running;
use chancery::erasing::Erasing;
use chancery::journal::Error;
use chancery::leading::{Leadership, Term};
use chancery::referee::{Referee, Seeds};
use chancery::rules::time::Span;
use chancery::scheduler::Scheduler;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The bot at whose tables the evening is played, and one of somebody else.
pub const OURS: u32 = 1;
pub const FOREIGN: u32 = 2;

/// How long the data of a server is kept that removed the bot.
pub const KEEP: Span = Span::hours(30 * 24);

/// As in the bot.
const LAST_MESSAGES: Duration = Duration::from_millis(1200);

const PROCESSES: usize = 2;

/// How often a process is started that may not have the database.
const TRIES: u32 = 10;

/// Everything that an evening is about.
#[derive(Clone)]
pub struct World {
    pub sim: Sim,
    pub server: Server,
    pub discord: Discord,
    bots: Arc<Mutex<[Option<Bot>; PROCESSES]>>,
    /// How many processes there have been.
    started: Arc<Mutex<u32>>,
}

pub struct Bot {
    pub process: Process,
    pub referee: Referee,
    _leadership: Leadership,
}

struct Jobs {
    scheduler: Running,
    courier: Courier,
    erasing: Running,
    referee: Referee,
}

impl World {
    pub fn new(sim: &Sim, server: Server) -> World {
        let discord = Discord::new(sim);
        World { sim: sim.clone(), server, discord, bots: Arc::default(), started: Arc::default() }
    }

    /// Starts a process, if its bot may have the database.
    pub async fn run(&self, bot: u32) -> Option<Bot> {
        let number = {
            let mut started = self.started.lock().unwrap();
            *started += 1;
            *started
        };
        // A clock may be more than five minutes ahead.
        let ahead = *self.sim.pick(&[0, 0, 0, -50_000, 400_000]);
        let process = Process::new(&self.sim, format!("{bot}.{number}"), bot, self.sim.host(ahead));
        process.note("starts");
        let journal = backend::open(&self.server, &process).await?;
        let referee = Referee::new(journal.clone(), process.clock().clone()).drawing(Seeds::Played(1));
        let belongs = bot == OURS;
        let (server, discord) = (self.server.clone(), self.discord.clone());
        let transport = ModelTransport { process: process.clone(), discord, server, belongs };
        let all = referee.clone();
        let leadership = Leadership::start(move || Jobs::begin(&all, &transport), journal.leads());
        Some(Bot { process, referee, _leadership: leadership })
    }

    /// Starts our process in this place, and tries again a few times if it may not have the database.
    pub async fn start(&self, place: usize) {
        for _ in 0..TRIES {
            if let Some(bot) = self.run(OURS).await {
                self.bots.lock().unwrap()[place] = Some(bot);
                return;
            }
            self.sim.rest(Duration::from_secs(1)).await;
        }
    }

    pub async fn start_all(&self) {
        for place in 0..PROCESSES {
            self.start(place).await;
        }
    }

    /// Kills our process in a place.
    pub fn kill(&self, place: usize) {
        if let Some(bot) = self.bots.lock().unwrap()[place].take() {
            bot.process.note("is killed");
            bot.process.kill();
            self.server.cut_off(&bot.process);
        }
    }

    pub fn any_place(&self) -> usize {
        *self.sim.pick(&[0, 1])
    }

    pub fn process(&self, place: usize) -> Option<Process> {
        self.bots.lock().unwrap()[place].as_ref().map(|bot| bot.process.clone())
    }

    /// Returns the referee of one of our processes.
    pub fn anyone(&self) -> Option<Referee> {
        let place = self.any_place();
        let bots = self.bots.lock().unwrap();
        let mut found = [place, 1 - place].into_iter().filter_map(|place| bots[place].as_ref());
        found.next().map(|bot| bot.referee.clone())
    }
}

impl Jobs {
    fn begin(referee: &Referee, transport: &ModelTransport) -> Jobs {
        let referee = referee.leading();
        let (journal, clock) = (referee.journal().clone(), referee.clock().clone());
        Jobs {
            courier: Courier::start(journal, transport.clone(), clock),
            erasing: Erasing::start(referee.clone(), transport.clone(), Some(KEEP)),
            scheduler: Scheduler::start(referee.clone()),
            referee,
        }
    }
}

impl Term for Jobs {
    async fn idle(&self) -> Result<(), Error> {
        self.courier.idle().await?;
        self.erasing.idle().await;
        Ok(())
    }

    async fn end(self) -> bool {
        self.scheduler.stop().await;
        self.erasing.stop().await;
        let delivered = self.referee.clock().within(LAST_MESSAGES, self.courier.stop()).await;
        self.courier.give_up().await;
        delivered.is_ok()
    }

    async fn depose(self) {
        self.end().await;
    }
}
