//! The storm on three processes that share a PostgreSQL database. Each has the servers of one shard. Processes are
//! killed, cut off and paused, and the database itself stops. Another process must lead, and nothing may be lost
//! or done twice.

use super::people::{Dice, PEOPLE, Party, People};
use super::{BOURSE, afterwards, one_after_the_other};
use crate::databases::{Proxy, Server, Side};
use crate::machine::Machine;
use chancery::rules::time::Span;
use chancery_loopback::world::{OWNER, World};
use sqlx::{Connection, PgConnection};
use std::fs::{self, File};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const SHARDS: usize = 3;

const NAME: &str = "fleet";

/// How often a test looks whether another process leads.
const PATIENCE: u32 = 2000;

/// How long a process is paused. By the end, another one leads, and its connections may have closed.
const PAUSE: Duration = Duration::from_secs(60);

/// A failure of processes or of the database.
#[derive(Clone, Copy)]
enum Strike {
    Kill,
    KillLeader,
    /// Cuts the leader's connections. This side notices.
    Cut(Side),
    /// Pauses the leader and resumes it later.
    Pause,
    /// Stops the database in this way and starts it again.
    EndDatabase(fn(&Server)),
}

/// Three processes and their database.
struct Fleet {
    machine: Machine,
    server: Server,
    /// Each process's proxied connection to the database.
    lines: Vec<Proxy>,
    bots: [Option<Child>; SHARDS],
}

impl Fleet {
    /// Starts all of them, with one server for each shard. Returns `None` if PostgreSQL is not installed.
    async fn start() -> Option<Fleet> {
        let server = Server::start()?;
        server.create(NAME);
        let machine = Machine::keeping(|_| server.url(NAME)).await;
        let lines = (0..SHARDS).map(|_| Proxy::start(server.port()));
        let mut fleet = Fleet { lines: lines.collect(), machine, server, bots: Default::default() };
        fleet.machine.discord.with(|world| {
            for (number, name) in (0..).zip(SERVERS) {
                let guild = world.guild_of_shard(name, OWNER, (number, SHARDS as u64));
                // A bot that was invited long ago does not greet the server.
                let long_ago = world.now() - Span::hours(24 * 365);
                world.guilds.get_mut(&guild).unwrap().joined = long_ago;
            }
        });
        for shard in 0..SHARDS {
            fleet.spawn(shard);
            fleet.serves(shard, true).await;
        }
        let registered = |world: &World| (!world.commands.is_empty()).then_some(());
        fleet.until("commands are registered", registered).await;
        Some(fleet)
    }

    fn spawn(&mut self, shard: usize) {
        let log = File::options().create(true).append(true).open(self.machine.home.join(format!("log{shard}")));
        let url = self.server.url_by(self.lines[shard].port(), NAME);
        let child = self
            .machine
            .program(&["serve"])
            .env("SHARDS", format!("{shard}/{SHARDS}"))
            .env("DATABASE_URL", url)
            .stdout(Stdio::null())
            .stderr(log.unwrap())
            .spawn();
        self.bots[shard] = Some(child.unwrap());
    }

    /// Waits until a shard is connected to Discord, or not connected.
    async fn serves(&self, shard: usize, serves: bool) {
        let is_so = |world: &World| {
            let mut shards = world.shards().into_iter();
            (shards.any(|(number, _)| number as usize == shard) == serves).then_some(())
        };
        let what = format!("shard {shard} connected: {serves}");
        self.until(&what, is_so).await;
    }

    async fn until(&self, what: &str, find: impl Fn(&World) -> Option<()>) {
        let found = self.machine.discord.until(find);
        let found = tokio::time::timeout(crate::machine::TEST_TIMEOUT, found).await;
        assert!(found.is_ok(), "never: {what}\n{}", self.logs());
    }

    fn log(&self, shard: usize) -> String {
        fs::read_to_string(self.machine.home.join(format!("log{shard}"))).unwrap()
    }

    fn logs(&self) -> String {
        (0..SHARDS).map(|shard| self.log(shard)).collect()
    }

    async fn leader(&self) -> usize {
        let epoch = self.epoch().await;
        let leads = format!("this process leads epoch={epoch}");
        for _ in 0..1000 {
            let mut shards = 0..SHARDS;
            let said = |shard: &usize| self.log(*shard).lines().any(|line| line.ends_with(&leads));
            if let Some(shard) = shards.find(said) {
                return shard;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("none says \"{leads}\"\n{}", self.logs());
    }

    /// Returns the newest epoch.
    async fn epoch(&self) -> i64 {
        let mut connection = PgConnection::connect(&self.server.url(NAME)).await.unwrap();
        let found = sqlx::query_scalar("SELECT epoch FROM leadership").fetch_one(&mut connection).await;
        connection.close().await.unwrap();
        found.unwrap()
    }

    /// Waits until a new epoch begins.
    async fn another_leads(&self, before: i64) {
        for _ in 0..PATIENCE {
            let epoch = self.epoch().await;
            if epoch > before {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("none leads\n{}", self.logs());
    }

    fn signal(&self, shard: usize, signal: &str) {
        let pid = self.bots[shard].as_ref().unwrap().id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.unwrap().success());
    }

    async fn kill(&mut self, shard: usize) {
        let mut bot = self.bots[shard].take().unwrap();
        bot.kill().unwrap();
        bot.wait().unwrap();
        self.serves(shard, false).await;
    }

    async fn suffer(&mut self, strike: Strike, people: &People, dice: &mut Dice) {
        let (before, leader) = (self.epoch().await, self.leader().await);
        match strike {
            Strike::Kill => {
                let shard = dice.below(SHARDS as u64) as usize;
                self.kill(shard).await;
                people.busy_for(dice.below(10)).await;
                self.spawn(shard);
                self.serves(shard, true).await;
            }
            Strike::KillLeader => {
                self.kill(leader).await;
                self.another_leads(before).await;
                self.spawn(leader);
                self.serves(leader, true).await;
            }
            Strike::Cut(told) => {
                self.lines[leader].cut(told);
                self.another_leads(before).await;
                people.busy_for(dice.below(10)).await;
                self.lines[leader].mend();
            }
            Strike::Pause => {
                self.signal(leader, "-STOP");
                let passed = tokio::time::sleep(PAUSE);
                tokio::join!(self.another_leads(before), passed);
                self.signal(leader, "-CONT");
            }
            Strike::EndDatabase(end) => {
                end(&self.server);
                tokio::time::sleep(Duration::from_millis(dice.below(100))).await;
                self.server.restart();
                self.another_leads(before).await;
            }
        }
    }

    /// Stops all of them as a service manager does.
    async fn stop(&mut self) {
        for shard in 0..SHARDS {
            self.signal(shard, "-TERM");
        }
        for (shard, bot) in self.bots.iter_mut().enumerate() {
            let mut bot = bot.take().unwrap();
            let ended = tokio::task::spawn_blocking(move || bot.wait().unwrap());
            let ended = crate::machine::within(ended).await.unwrap();
            assert!(ended.success(), "process {shard}: {ended}");
        }
        let logs = self.logs();
        assert!(!logs.contains("panicked"), "{logs}");
    }
}

impl Drop for Fleet {
    fn drop(&mut self) {
        for mut bot in self.bots.iter_mut().filter_map(Option::take) {
            // Leaves no process behind when a test fails. The process may already have ended, so the result is ignored.
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

/// Indexed by shard.
const SERVERS: [&str; SHARDS] = ["Zeroth", "First", "Second"];

/// Lets the players of three servers use three processes without pause while these failures hit them.
async fn rage(seed: u64, strikes: &[Strike], answers: u64) {
    eprintln!("the storm of seed {seed} over three processes begins");
    let Some(mut fleet) = Fleet::start().await else {
        return;
    };
    let party = |(number, server)| Party { server, number, players: PEOPLE, played: BOURSE };
    let parties: Vec<Party> = SERVERS.into_iter().enumerate().map(party).collect();
    let mut dice = Dice::new(seed);
    let discord = fleet.machine.discord.clone();
    let people = People::sit_down(&discord, &parties, false).await;
    let busy = people.let_loose(&discord, dice.next());
    for strike in strikes {
        people.busy_for(5 + dice.below(answers)).await;
        fleet.suffer(*strike, &people, &mut dice).await;
    }
    people.busy_for(40).await;
    people.try_everything(&discord).await;
    people.rein_in(busy).await;
    let covered = people.make_up(&discord).await;
    afterwards::all_told(&fleet.machine).await;
    fleet.stop().await;
    afterwards::judge(&fleet.machine, covered).await;
}

/// The form that every run has time for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answered_orders_of_three_processes_survive_a_killed_leader() {
    rage(1, &[Strike::KillLeader], 30).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_survive_kills_of_three_processes() {
    use Strike::{Kill, KillLeader};
    rage(1, &[Kill, KillLeader, Kill, Kill, KillLeader, Kill], 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_of_three_processes_survive_a_database_crash() {
    rage(1, &[Strike::EndDatabase(Server::kill), Strike::EndDatabase(Server::stop)], 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_of_three_processes_survive_a_cut_off_leader() {
    rage(1, &[Strike::Cut(Side::Bot), Strike::Cut(Side::Server)], 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test --test it storm:: -- --ignored --skip the_long_storm"]
async fn answered_orders_of_three_processes_survive_a_paused_leader() {
    rage(1, &[Strike::Pause], 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "an hour by default: cargo test --test it long_storm -- --ignored --nocapture"]
async fn the_long_storm_over_three_processes() {
    use Strike::{Cut, EndDatabase, Kill, KillLeader, Pause};
    let all = [
        Kill,
        KillLeader,
        Cut(Side::Bot),
        Cut(Side::Server),
        Pause,
        EndDatabase(Server::kill),
        EndDatabase(Server::stop),
    ];
    one_after_the_other(async |seed| {
        let mut dice = Dice::new(seed);
        let drawn = (0..12).map(|_| all[dice.below(all.len() as u64) as usize]);
        let strikes: Vec<Strike> = drawn.collect();
        rage(seed, &strikes, 200).await;
    })
    .await;
}
