//! The command line: the real binary, against a loopback Discord in this process.

mod check;
mod damage;
mod database;
mod errors;
mod figures;
mod hanging;
mod moving;
mod serving;

use crate::databases;
use chancery::journal::{self, Access};
use chancery::referee::{Foundation, Referee};
use chancery::rules::games::leverage;
use chancery::rules::games::leverage::amounts::Money;
use chancery::rules::ids::PlayerId;
use chancery::rules::time::Time;
use chancery::rules::{Command as Act, Order, RulesetName};
use chancery_clock::Clock;
use chancery_loopback::{ANSWER_TIMEOUT, Answer, Loopback};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Noon of 20 November 2025, UTC.
pub const NOON: Time = Time::from_millis(1_763_640_000_000);
pub const ADA: PlayerId = PlayerId(100);
pub const BO: PlayerId = PlayerId(101);

/// The time limit for a start of the debug binary on a busy machine.
const START: Duration = Duration::from_secs(60);

/// A folder that the binary runs in, and its environment, which has only the variables set by the test.
pub struct Host {
    folder: TempDir,
    environment: BTreeMap<&'static str, String>,
}

#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Host {
    pub fn new() -> Host {
        Host { folder: tempfile::tempdir().expect("a temporary folder"), environment: BTreeMap::new() }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Host {
        self.environment.insert(name, value.into());
        self
    }

    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    /// Returns the URL that the program uses if `DATABASE_URL` is not set.
    pub fn url(&self) -> String {
        databases::sqlite(&self.path("chancery.db"))
    }

    fn command(&self, arguments: &[&str]) -> Command {
        self.command_of(env!("CARGO_BIN_EXE_chancery"), arguments)
    }

    fn command_of(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .env_clear()
            .envs(&self.environment)
            .current_dir(self.folder.path())
            .stdin(Stdio::null());
        command
    }

    /// Runs the binary until it ends.
    pub fn run(&self, arguments: &[&str]) -> Ran {
        let done = self.command(arguments).output();
        Ran::from(done.expect("the binary runs"))
    }

    /// Runs the binary, which must succeed without errors or warnings, and returns its output.
    #[track_caller]
    pub fn print(&self, arguments: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        ran.out
    }

    /// Runs the binary, which must fail with one line that contains `says`.
    #[track_caller]
    pub fn fails(&self, arguments: &[&str], code: i32, says: &str) -> Ran {
        let ran = self.run(arguments);
        assert_eq!(ran.code, Some(code), "{arguments:?}: {ran:?}");
        let one_line = ran.err.starts_with("chancery: ") && ran.err.lines().count() == 1;
        assert!(one_line && ran.err.contains(says), "{arguments:?}: {ran:?}");
        ran
    }

    /// Starts the bot and waits until it is ready.
    pub fn serve(&self) -> Serving {
        let mut serving = self.start();
        serving.until("Chancery is ready");
        serving
    }

    pub fn start(&self) -> Serving {
        self.start_by(env!("CARGO_BIN_EXE_chancery"), &["serve"])
    }

    /// Starts the bot through a program that replaces itself with it.
    pub fn start_by(&self, program: &str, arguments: &[&str]) -> Serving {
        let mut child = self
            .command_of(program, arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let log = child.stderr.take().expect("its standard error");
        let (line, lines) = channel();
        std::thread::spawn(move || {
            for text in BufReader::new(log).lines().map_while(Result::ok) {
                if line.send(text).is_err() {
                    break;
                }
            }
        });
        Serving { child, lines, log: String::new() }
    }
}

impl From<Output> for Ran {
    fn from(done: Output) -> Ran {
        Ran {
            code: done.status.code(),
            out: String::from_utf8(done.stdout).expect("UTF-8"),
            err: String::from_utf8(done.stderr).expect("UTF-8"),
        }
    }
}

/// A running bot. It is killed when the test ends.
pub struct Serving {
    child: Child,
    lines: Receiver<String>,
    pub log: String,
}

impl Serving {
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn until(&mut self, says: &str) {
        loop {
            let line = self.lines.recv_timeout(START);
            let line = line.unwrap_or_else(|_| panic!("it never says {says:?}: {}", self.log));
            self.log += &line;
            self.log.push('\n');
            if line.contains(says) {
                return;
            }
        }
    }

    /// Sends a signal, and returns the exit code and everything the process printed and logged.
    pub fn signal(mut self, signal: &str) -> Ran {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.expect("kill runs").success());
        let code = self.child.wait().expect("it ends").code();
        let mut out = String::new();
        let mut printed = self.child.stdout.take().expect("its standard output");
        printed.read_to_string(&mut out).expect("UTF-8");
        let mut err = std::mem::take(&mut self.log);
        err.extend(self.lines.iter().map(|line| line + "\n"));
        Ran { code, out, err }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // The process may already have ended, so the result is ignored.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A Discord that the binary can connect to.
pub struct Discord {
    runtime: Runtime,
    pub loopback: Loopback,
}

impl Discord {
    pub fn start() -> Discord {
        let runtime = Runtime::new().expect("a runtime");
        let loopback = runtime.block_on(Loopback::start(Clock::wall()));
        let loopback = loopback.expect("a free port");
        Discord { runtime, loopback }
    }

    /// Returns a host whose bot uses this Discord.
    pub fn host(&self) -> Host {
        Host::new().with("DISCORD_PROXY", self.loopback.base_url()).with("DISCORD_TOKEN", self.loopback.token())
    }

    /// Types a command at the table, and returns the private answer.
    #[track_caller]
    pub fn types(&self, who: &str, line: &str) -> String {
        let user = self.loopback.person(who);
        let channel = self.loopback.channel("table");
        let asked = self.loopback.slash(user, channel, line).expect("it is sent");
        // The answer's time limit needs the runtime's clock.
        let _inside = self.runtime.enter();
        match self.runtime.block_on(self.loopback.answer(asked, ANSWER_TIMEOUT)) {
            Some(Answer::Message(id)) => self.loopback.look(|world| {
                let message = &world.messages[&id];
                message.content().to_owned()
            }),
            other => panic!("{line}: {other:?}"),
        }
    }
}

/// Plays a game on the host's database in this process.
pub fn play<F>(host: &Host, game: impl FnOnce(Referee) -> F)
where
    F: Future<Output = ()>,
{
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let journal = journal::open(&host.url(), Access::Serve).await;
        let journal = journal.expect("the journal opens");
        game(Referee::new(journal.clone(), Clock::still(NOON))).await;
        journal.close().await;
    });
}

/// Founds a campaign with Ada and Bo.
pub async fn found(referee: &Referee, name: &str, channel: u64) {
    let place = Foundation {
        guild: 900,
        channel,
        name: name.to_owned(),
        ruleset: RulesetName::Leverage,
        pace: None,
        language: "en".to_owned(),
        by: ADA,
    };
    let founded = referee.found(&place, &format!("found:{channel}")).await;
    let id = founded.expect("a campaign").campaign.id;
    for player in [ADA, BO] {
        let joins = order(player, Act::Join);
        let ruled = referee.rule(id, &format!("{id}:{player}"), &joins).await;
        ruled.expect("they join");
    }
}

pub fn order(by: PlayerId, command: Act) -> Order {
    Order { by, moderator: false, on_behalf: None, command, confirmed: None }
}

pub fn gift(to: PlayerId, amount: i64) -> Act {
    Act::from(leverage::Command::Gift { to, amount: Money(amount), note: None })
}
