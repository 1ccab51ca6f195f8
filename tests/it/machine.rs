//! The machine that the bot runs on: the real process with its clock, its disk and its log, and the Discord that it serves.

mod front;

pub use front::Front;

use crate::databases;
use chancery::clock::Clock;
use chancery::journal::{self, Access, Journal};
use chancery::rules::time::Span;
use chancery::sandbox::loopback::world::World;
use chancery::sandbox::loopback::{Answer, Loopback, Posted};
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

/// How long the process may take for anything, on a machine that has other things to do.
pub const PATIENCE: Duration = Duration::from_secs(100);

/// Where time flies it goes ten times as fast: after each of the first this much is added.
const WINGBEAT: Duration = Duration::from_millis(50);
const FLIGHT: i64 = 450;

/// The bot stops within 5 seconds, whatever hangs. On a busy machine it takes some more to be noticed.
const TO_STOP: Duration = Duration::from_secs(10);

/// How a disk can be, in the order of the library that makes it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Sound,
    /// Nothing is written, and nothing opened for it, as where the system has found errors and mounted it anew.
    ReadOnly,
    /// What is written fails with an I/O error.
    FailsToWrite,
    /// What is read does, too.
    Fails,
    /// What is written never comes to an end.
    Hangs,
}

/// A Discord, a folder with a database, and the program between them.
pub struct Machine {
    pub discord: Loopback,
    /// Where the bot runs and its database lies.
    pub home: PathBuf,
    folder: TempDir,
    /// Discord's clock.
    clock: Clock,
    /// By how many milliseconds the clocks of the process are ahead of the machine's: the wall clock and the steady one.
    ahead: [AtomicI64; 2],
    bot: Option<Child>,
    log: Arc<Mutex<String>>,
    /// Where the journal is kept.
    url: String,
    /// Discord's own door, if the bot goes through that one.
    front: Option<Front>,
}

tokio::task_local! {
    static DIRECTLY: ();
}

/// Has the machines that are made reach Discord as most hosts do: at its own name over TLS, without a proxy, while Discord limits every route.
pub async fn directly<T>(made: impl Future<Output = T>) -> T {
    DIRECTLY.scope((), made).await
}

impl Machine {
    pub async fn new() -> Machine {
        Machine::keeping(databases::url).await
    }

    /// A machine whose journal is where this says, given the file that it would be in.
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

    /// A machine on which the bot runs already.
    pub async fn running() -> Machine {
        let mut machine = Machine::new().await;
        machine.start().await;
        machine
    }

    /// Where the journal is kept.
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

    /// Starts the bot and waits until it can be talked to.
    pub async fn start(&mut self) {
        self.spawn();
        self.ready().await;
    }

    pub fn spawn(&mut self) {
        self.spawn_logging_to(Stdio::piped());
    }

    /// Starts the bot deaf to a signal.
    pub fn spawn_ignoring(&mut self, signal: &str) {
        let program = self.program(&["serve"]);
        let mut shell = Command::new("/bin/sh");
        let line = format!("trap '' {signal}; exec \"$0\" \"$@\"");
        shell.arg("-c").arg(line).arg(program.get_program()).args(program.get_args());
        shell.current_dir(&self.home).env_clear().stdin(Stdio::null());
        shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
        self.spawn_as(shell, Stdio::piped());
    }

    pub fn spawn_logging_to(&mut self, log: Stdio) {
        let program = self.program(&["serve"]);
        self.spawn_as(program, log);
    }

    fn spawn_as(&mut self, mut program: Command, log: Stdio) {
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

    /// Connected first and registered afterwards; until then there is nothing to type.
    pub async fn ready(&self) {
        let ready = |world: &World| (world.connected() && !world.commands.is_empty()).then_some(());
        self.until("the bot is ready", ready).await;
    }

    /// Waits until something can be found in the world of Discord.
    pub async fn until<T>(&self, what: &str, find: impl Fn(&World) -> Option<T>) -> T {
        match tokio::time::timeout(PATIENCE, self.discord.until(find)).await {
            Ok(found) => found,
            Err(_) => panic!("never: {what}\n{}", self.log()),
        }
    }

    /// Waits until a question about anything else is answered with yes.
    pub async fn wait(&self, what: &str, mut ask: impl AsyncFnMut() -> bool) {
        let since = Instant::now();
        while !ask().await {
            assert!(since.elapsed() < PATIENCE, "never: {what}\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the server has these commands of its own, which a game brings when it is founded. All games can be looked at in direct messages
    /// from the start, so commands of these names are there before.
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

    /// Kills the process as the kernel does when memory runs out: without a word of warning.
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

    /// Checks that the process does not work while there is nothing to do: it leaves most of a processor alone.
    pub async fn must_rest(&self) {
        let before = self.processor_time();
        let while_ = Duration::from_secs(2);
        tokio::time::sleep(while_).await;
        let worked = self.processor_time() - before;
        assert!(worked < while_ / 2, "it works all the time: {worked:?}");
    }

    /// Returns how long processors have worked for the process.
    fn processor_time(&self) -> Duration {
        /// Linux counts hundredths of a second, whatever the machine.
        const TICK: Duration = Duration::from_millis(10);
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid())).unwrap();
        // What comes before is a name, which may hold anything.
        let (_, fields) = stat.rsplit_once(") ").unwrap();
        let ticks = fields.split(' ').skip(11).take(2);
        TICK * ticks.map(|field| field.parse::<u32>().unwrap()).sum()
    }

    /// Waits until the process ends by itself.
    pub async fn ended(&mut self) -> ExitStatus {
        let mut bot = self.bot.take().unwrap();
        let since = Instant::now();
        loop {
            if let Some(status) = bot.try_wait().unwrap() {
                // What it said last is on its way through the pipe.
                tokio::time::sleep(Duration::from_millis(50)).await;
                return status;
            }
            if since.elapsed() > PATIENCE {
                bot.kill().unwrap();
                panic!("it never ends\n{}", self.log());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the process gives up, and checks that it says why in one line.
    pub async fn must_give_up(&mut self, what: &str) {
        let status = self.ended().await;
        let log = self.log();
        let reasons = log.lines().filter(|line| line.starts_with("chancery: "));
        assert_eq!((status.code(), reasons.count()), (Some(1), 1), "{what}: {log}");
    }

    /// Stops the process as a service manager does, and checks that it is quick and content.
    pub async fn stop(&mut self) {
        self.signal("-TERM");
        let since = Instant::now();
        let status = self.ended().await;
        let log = self.log();
        assert!(since.elapsed() < TO_STOP, "stopping took {:?}\n{log}", since.elapsed());
        assert!(status.success(), "{status}\n{log}");
        assert!(!log.contains("panicked"), "{log}");
    }

    /// Checks that the database is sound.
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

    /// Lets time pass, for the bot and for Discord.
    pub fn pass(&self, time: Span) {
        self.clock.advance(time);
        self.shift_clock(time);
    }

    /// Sets the clock of the process, and not that of Discord.
    pub fn shift_clock(&self, by: Span) {
        self.move_clock(0, by);
    }

    fn move_clock(&self, which: usize, by: Span) {
        let moved = self.ahead[which].fetch_add(by.as_millis(), Ordering::Relaxed) + by.as_millis();
        self.tell_host(which, moved);
    }

    /// Lets the disk below the process be like this.
    pub fn spoil_disk(&self, disk: Disk) {
        self.tell_host(2, disk as i64);
    }

    /// Writes one of the three numbers that the library of the host goes by.
    fn tell_host(&self, which: usize, number: i64) {
        let file = File::options().write(true).open(self.folder.path().join("host"));
        let at = which as u64 * 8;
        file.unwrap().write_all_at(&number.to_ne_bytes(), at).unwrap();
    }

    /// Lets time fly for the process until something has happened, and returns how much of it flew by. What is asked of the bot
    /// meanwhile is easily late: this is for waiting.
    pub async fn fly_until<T>(&self, happened: impl Future<Output = T>) -> (T, Span) {
        let before = self.flown();
        let fly = async {
            loop {
                tokio::time::sleep(WINGBEAT).await;
                for clock in 0..2 {
                    self.move_clock(clock, Span::millis(FLIGHT));
                }
            }
        };
        let happened = tokio::select! {
            happened = happened => happened,
            () = fly => unreachable!("time flies for ever"),
        };
        (happened, Span::millis(self.flown().as_millis() - before.as_millis()))
    }

    /// Returns how much time has flown by for the process.
    pub fn flown(&self) -> Span {
        Span::millis(self.ahead[1].load(Ordering::Relaxed))
    }

    /// Types a command and returns what the person reads in the end; `None` if Discord says that the bot did not respond.
    pub async fn ask(&self, user: u64, channel: u64, line: &str) -> Option<String> {
        let asked = self.discord.slash(user, channel, line);
        self.read(asked.unwrap_or_else(|problem| panic!("{line}: {problem:?}"))).await
    }

    /// Returns what the answer to an interaction says when it is there.
    pub async fn read(&self, asked: u64) -> Option<String> {
        let read = self.discord.until(|world| answer_to(world, asked));
        tokio::time::timeout(Duration::from_secs(10), read).await.ok()
    }
}

/// Waits for what the process does sooner or later.
pub async fn within<T>(done: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, done).await.expect("the program takes too long")
}

/// Returns the buttons and menus of a message that answer something. The others lead on: to a guide, or to help.
pub fn answering(message: &Posted) -> impl Iterator<Item = &Value> {
    message.components().filter(|part| answers(part))
}

pub fn answers(part: &Value) -> bool {
    let id = part["custom_id"].as_str().unwrap_or_default();
    !id.starts_with("1:go:") && !id.starts_with("1:help")
}

/// Returns what a person reads in answer to an interaction, once it is more than that the bot is thinking.
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
            // A test that fails leaves no process behind; that it has ended already is as good.
            let _ = bot.kill();
            let _ = bot.wait();
        }
    }
}

/// Returns the library that moves a process's clocks and spoils its disk, compiled once a run. The program's own build needs a C compiler, too.
fn broken_host() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (fresh, library) = (folder.join(std::process::id().to_string()), folder.join("host.so"));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/machine/host.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&fresh).arg(source);
        assert!(compiler.status().unwrap().success(), "{compiler:?}");
        // Another run may be using the one that is there.
        fs::rename(fresh, &library).unwrap();
        library
    })
}
