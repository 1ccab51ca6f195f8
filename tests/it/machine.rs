//! The bot's machine: the real process with its clock, its disk and its log, and its Discord.

mod front;

pub use front::Front;

use crate::databases;
use chancery::journal::{self, Access, Journal};
use chancery::rules::time::Span;
use chancery_clock::Clock;
use chancery_loopback::world::World;
use chancery_loopback::{Answer, Loopback, NotSent, Posted};
use serde_json::Value;
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The time limit for anything the process does on a busy machine.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(100);

/// How often in a row a process must be found asleep to be at rest, and the time between. It wakes up more often than
/// that.
const LOOKS: u32 = 10;
const LOOK: Duration = Duration::from_millis(20);

/// In accelerated time, the process's clock advances in steps of this size, up to 18 times as fast. Before each step the
/// process must be found asleep this often, so that its time limits measure waiting only, however busy the machine is.
/// It wakes up more often than that (`GLANCE` in `host.c`).
const FLIGHT: Span = Span::millis(540);
const LOOKS_IN_FLIGHT: u32 = 3;
const LOOK_IN_FLIGHT: Duration = Duration::from_millis(10);

/// The states of a disk, in the order used by the library that simulates them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Sound,
    /// All writes and opens for writing fail, as after the system remounts a faulty disk read-only.
    ReadOnly,
    /// Writes fail with an I/O error.
    FailsToWrite,
    /// Reads also fail.
    Fails,
    /// Writes never return.
    Hangs,
}

/// A Discord, a folder with a database, and the program that uses both.
pub struct Machine {
    pub discord: Loopback,
    /// The folder of the bot and its database.
    pub home: PathBuf,
    folder: TempDir,
    clock: Clock,
    /// How many milliseconds the process's wall clock and monotonic clock are ahead of the machine's.
    ahead: [AtomicI64; 2],
    bot: Option<Child>,
    log: Arc<Mutex<String>>,
    url: String,
    /// A TLS proxy with Discord's name, if the bot connects through it.
    front: Option<Front>,
}

tokio::task_local! {
    static DIRECTLY: ();
}

/// Makes machines reach Discord as most hosts do: by its real name over TLS, without a proxy, while Discord limits
/// every route.
pub async fn directly<T>(made: impl Future<Output = T>) -> T {
    DIRECTLY.scope((), made).await
}

impl Machine {
    pub async fn new() -> Machine {
        let machine = Machine::keeping(databases::url).await;
        databases::seeded(&machine.database()).await;
        machine
    }

    /// Returns a machine with its journal at the URL that `url` returns for the default file.
    pub async fn keeping(url: impl FnOnce(&Path) -> String) -> Machine {
        let clock = Clock::wall();
        let folder = TempDir::new().unwrap();
        let home = folder.path().join("home");
        fs::create_dir(&home).unwrap();
        fs::write(folder.path().join("host"), [0; 24]).unwrap();
        let discord = Loopback::start(clock.clone()).await.unwrap();
        let front = match DIRECTLY.try_with(|()| ()) {
            Ok(()) => {
                discord.limit_buckets(true);
                let front = Front::open(&discord.base_url()).await;
                fs::write(folder.path().join("discord.pem"), &front.elsewhere.certificate).unwrap();
                Some(front)
            }
            Err(_) => None,
        };
        Machine {
            front,
            url: url(&home.join("chancery.db")),
            discord,
            home,
            folder,
            clock,
            ahead: Default::default(),
            bot: None,
            log: Arc::default(),
        }
    }

    pub async fn running() -> Machine {
        let mut machine = Machine::new().await;
        machine.start().await;
        machine
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    pub fn database(&self) -> PathBuf {
        self.home.join("chancery.db")
    }

    pub fn program(&self, arguments: &[&str]) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_chancery"));
        program
            .args(arguments)
            .current_dir(&self.home)
            .env_clear()
            .env("DISCORD_TOKEN", self.discord.token())
            .env("DATABASE_URL", &self.url)
            .env("LD_PRELOAD", broken_host())
            .env("HOST_STATE", self.folder.path().join("host"))
            .env("HOST_DISK", &self.home)
            .stdin(Stdio::null());
        match &self.front {
            Some(front) => {
                let certificate = self.folder.path().join("discord.pem");
                let elsewhere = format!("{} {}", front.elsewhere.address, certificate.display());
                program.env("CHANCERY_TEST_DISCORD", elsewhere);
            }
            None => drop(program.env("DISCORD_PROXY", self.discord.base_url())),
        }
        program
    }

    /// Starts the bot and waits until it is ready.
    pub async fn start(&mut self) {
        self.spawn();
        self.ready().await;
    }

    pub fn spawn(&mut self) {
        self.spawn_logging_to(Stdio::piped());
    }

    /// Starts the bot so that it ignores a signal.
    pub fn spawn_ignoring(&mut self, signal: &str) {
        self.spawn_after(&format!("trap '' {signal}"));
    }

    /// Starts the bot from a shell that first runs these commands.
    pub fn spawn_after(&mut self, done: &str) {
        let program = self.program(&["serve"]);
        let mut shell = Command::new("/bin/sh");
        let line = format!("{done}; exec \"$0\" \"$@\"");
        shell.arg("-c").arg(line).arg(program.get_program()).args(program.get_args());
        shell.current_dir(&self.home).env_clear().stdin(Stdio::null());
        shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
        self.spawn_as(shell, Stdio::piped());
    }

    pub fn spawn_logging_to(&mut self, log: Stdio) {
        let program = self.program(&["serve"]);
        self.spawn_as(program, log);
    }

    pub fn spawn_as(&mut self, mut program: Command, log: Stdio) {
        let mut child = program.stdout(Stdio::null()).stderr(log).spawn().unwrap();
        if let Some(mut wire) = child.stderr.take() {
            let log = Arc::clone(&self.log);
            std::thread::spawn(move || {
                let mut piece = [0; 4096];
                while let Ok(read @ 1..) = wire.read(&mut piece) {
                    log.lock().unwrap().push_str(&String::from_utf8_lossy(&piece[..read]));
                }
            });
        }
        self.bot = Some(child);
    }

    /// Waits until the bot has registered its commands, which happens after it connects.
    pub async fn ready(&self) {
        let ready = |world: &World| (world.connected() && !world.commands.is_empty()).then_some(());
        self.until("the bot is ready", ready).await;
    }

    /// Waits until `find` finds something in Discord's world.
    pub async fn until<T>(&self, what: &str, find: impl Fn(&World) -> Option<T>) -> T {
        match tokio::time::timeout(TEST_TIMEOUT, self.discord.until(find)).await {
            Ok(found) => found,
            Err(_) => panic!("never: {what}\n{}", self.log()),
        }
    }

    pub async fn wait(&self, what: &str, mut ask: impl AsyncFnMut() -> bool) {
        let since = Instant::now();
        while !ask().await {
            assert!(since.elapsed() < TEST_TIMEOUT, "never: {what}\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the server has these commands, which a game registers when it is founded. In direct messages all
    /// games' read-only commands exist from the start, so the mere names are known earlier.
    pub async fn knows(&self, names: &[&str]) {
        let known = |world: &World| {
            let own = |name: &&str| {
                let mut commands = world.commands.values();
                commands.any(|one| one["guild_id"].is_string() && one["name"] == *name)
            };
            names.iter().all(own).then_some(())
        };
        self.until("the game's commands are known", known).await;
    }

    /// Kills the process without warning, as the kernel does when memory runs out.
    pub async fn kill(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
        let gone = |world: &World| (!world.connected()).then_some(());
        self.until("the connection of the process that was killed ends", gone).await;
    }

    pub fn signal(&self, signal: &str) {
        let pid = self.pid().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.unwrap().success());
    }

    pub fn pid(&self) -> u32 {
        self.bot.as_ref().unwrap().id()
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.bot.as_mut().map(Child::try_wait), Some(Ok(None)))
    }

    /// Checks that an idle process uses little processor time.
    pub async fn must_rest(&self) {
        let rests = tokio::time::timeout(TEST_TIMEOUT, self.rests(LOOKS, LOOK)).await;
        assert!(rests.is_ok(), "it never rests\n{}", self.log());
    }

    /// Waits until this many looks in a row, this far apart, find that neither the process nor its Discord does anything.
    async fn rests(&self, looks: u32, apart: Duration) {
        let sent = || self.discord.look(|world| (world.requests.len(), world.identified()));
        let (mut before, mut found) = (sent(), 0);
        while found < looks {
            tokio::time::sleep(apart).await;
            let now = sent();
            let still = now == before && !self.discord.is_serving() && self.sleeps();
            found = if still { found + 1 } else { 0 };
            before = now;
        }
    }

    /// Returns whether no thread of the process runs, is about to, or waits for the disk. A process that has ended
    /// sleeps.
    fn sleeps(&self) -> bool {
        let Some(bot) = &self.bot else { return true };
        let Ok(threads) = fs::read_dir(format!("/proc/{}/task", bot.id())) else { return true };
        // One may end in between.
        let states = threads.filter_map(|thread| fs::read_to_string(thread.ok()?.path().join("stat")).ok());
        // The part before the state is a name, which may contain anything.
        let mut states = states.filter_map(|stat| stat.rsplit_once(") ")?.1.chars().next());
        states.all(|state| !matches!(state, 'R' | 'D'))
    }

    /// Waits until the process ends by itself.
    pub async fn ended(&mut self) -> ExitStatus {
        let mut bot = self.bot.take().unwrap();
        let since = Instant::now();
        loop {
            if let Some(status) = bot.try_wait().unwrap() {
                // Its last output is still in the pipe.
                tokio::time::sleep(Duration::from_millis(50)).await;
                return status;
            }
            if since.elapsed() > TEST_TIMEOUT {
                bot.kill().unwrap();
                panic!("it never ends\n{}", self.log());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the process gives up, and checks that it gives the reason in one line.
    pub async fn must_give_up(&mut self, what: &str) {
        let status = self.ended().await;
        let log = self.log();
        let reasons = log.lines().filter(|line| line.starts_with("chancery: "));
        assert_eq!((status.code(), reasons.count()), (Some(1), 1), "{what}: {log}");
    }

    /// Stops the process as a service manager does, and checks that it ends without an error.
    pub async fn stop(&mut self) {
        self.signal("-TERM");
        let status = self.ended().await;
        let log = self.log();
        assert!(status.success(), "{status}\n{log}");
        assert!(!log.contains("panicked"), "{log}");
    }

    pub fn verify(&self) {
        let verified = self.program(&["verify"]).output().unwrap();
        let said = String::from_utf8_lossy(&verified.stdout).into_owned();
        let complained = String::from_utf8_lossy(&verified.stderr);
        assert!(verified.status.success(), "{said}{complained}");
    }

    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    pub async fn journal(&self) -> Journal {
        journal::open(self.url(), Access::Read).await.unwrap()
    }

    /// Advances the clocks of the bot and of Discord.
    pub fn pass(&self, time: Span) {
        self.clock.advance(time);
        self.shift_clock(time);
    }

    /// Shifts the process's clock, but not Discord's.
    pub fn shift_clock(&self, by: Span) {
        self.move_clock(0, by);
    }

    fn move_clock(&self, which: usize, by: Span) {
        let moved = self.ahead[which].fetch_add(by.as_millis(), Ordering::Relaxed) + by.as_millis();
        self.tell_host(which, moved);
    }

    /// Puts the process's disk into this state.
    pub fn spoil_disk(&self, disk: Disk) {
        self.tell_host(2, disk as i64);
    }

    /// Writes one of the three numbers that the simulation library reads.
    fn tell_host(&self, which: usize, number: i64) {
        let file = File::options().write(true).open(self.folder.path().join("host"));
        let at = which as u64 * 8;
        file.unwrap().write_all_at(&number.to_ne_bytes(), at).unwrap();
    }

    /// Accelerates time for the process until something has happened, and returns how much time passed. Use it only to
    /// wait: time passes only while the process rests.
    pub async fn fly_until<T>(&self, happened: impl Future<Output = T>) -> (T, Span) {
        let before = self.flown();
        let fly = async {
            loop {
                self.rests(LOOKS_IN_FLIGHT, LOOK_IN_FLIGHT).await;
                for clock in 0..2 {
                    self.move_clock(clock, FLIGHT);
                }
            }
        };
        let happened = tokio::select! {
            happened = happened => happened,
            () = fly => unreachable!("time flies for ever"),
        };
        (happened, Span::millis(self.flown().as_millis() - before.as_millis()))
    }

    /// Lets this much time fly by for the process.
    pub async fn fly(&self, time: Span) {
        let until = Span::millis(self.flown().as_millis() + time.as_millis());
        self.fly_until(self.wait("time flies by", async || self.flown() >= until)).await;
    }

    /// Returns how much time has flown by for the process.
    pub fn flown(&self) -> Span {
        Span::millis(self.ahead[1].load(Ordering::Relaxed))
    }

    /// Begins an interaction that must be answered. Here, Discord waits as long as the test does, because a busy machine
    /// may need more than 3 seconds.
    pub fn must_answer(&self, begin: impl FnOnce(&mut World) -> Result<u64, NotSent>) -> u64 {
        self.discord.with(|world| {
            let asked = begin(world).unwrap_or_else(|problem| panic!("{problem:?}"));
            world.asked.get_mut(&asked).unwrap().answer_by += TEST_TIMEOUT;
            asked
        })
    }

    /// Types a command that must be answered, and returns the final answer, however long it takes: after a start, the bot
    /// may have to read a long journal first.
    pub async fn answered(&self, user: u64, channel: u64, line: &str) -> String {
        let asked = self.must_answer(|world| world.slash(user, channel, line));
        self.until(line, |world| answer_to(world, asked)).await
    }

    /// Types a command and returns the final answer; `None` if Discord says that the bot did not respond.
    pub async fn ask(&self, user: u64, channel: u64, line: &str) -> Option<String> {
        let asked = self.discord.slash(user, channel, line);
        self.read(asked.unwrap_or_else(|problem| panic!("{line}: {problem:?}"))).await
    }

    /// Waits for the answer to an interaction and returns its text.
    pub async fn read(&self, asked: u64) -> Option<String> {
        let read = self.discord.until(|world| answer_to(world, asked));
        tokio::time::timeout(Duration::from_secs(10), read).await.ok()
    }
}

/// Waits for something that the process does sooner or later.
pub async fn within<T>(done: impl Future<Output = T>) -> T {
    tokio::time::timeout(TEST_TIMEOUT, done).await.expect("the program takes too long")
}

/// Returns a message's buttons and menus that answer something. The others only open a wizard or the help.
pub fn answering(message: &Posted) -> impl Iterator<Item = &Value> {
    message.components().filter(|part| answers(part))
}

pub fn answers(part: &Value) -> bool {
    let id = part["custom_id"].as_str().unwrap_or_default();
    !id.starts_with("1:go:") && !id.starts_with("1:help")
}

/// Returns the answer to an interaction, unless it is only deferred.
pub fn answer_to(world: &World, asked: u64) -> Option<String> {
    let asked = &world.asked[&asked];
    let id = match asked.answer.as_ref()? {
        Answer::Message(id) => *id,
        Answer::Update => asked.message?,
        other => return Some(format!("{other:?}")),
    };
    let message = world.messages.get(&id).filter(|message| !message.loading)?;
    let title = message.json["embeds"][0]["title"].as_str();
    Some(format!("{}{}", message.content(), title.unwrap_or_default()))
}

impl Drop for Machine {
    fn drop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            // Leaves no process behind when a test fails. The process may already have ended, so the result is ignored.
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

/// Returns the library that simulates a process's clocks and disk. It is compiled once per run. The program's own build
/// also needs a C compiler.
fn broken_host() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (fresh, library) = (folder.join(std::process::id().to_string()), folder.join("host.so"));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/machine/host.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&fresh).arg(source);
        assert!(compiler.status().unwrap().success(), "{compiler:?}");
        // Another test run may be using the existing library.
        fs::rename(fresh, &library).unwrap();
        library
    })
}
