//! A bot in its own process, and its resource usage.

use super::discord::Discord;
use super::floor::{self, Floor};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Has the format of a real token. The benchmark's Discord does not check it.
const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Sandbx.not-a-secret-it-opens-the-bench-only";

/// The system counts processor time in this many ticks per second.
const TICKS: f64 = 100.0;

/// The program, as a bot connected to a Discord or as the check of a database. It is killed on drop.
pub struct Bot {
    process: Child,
    begun: Instant,
    pub ready: Duration,
}

/// A process's resource usage since its start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// Processor time in seconds.
    pub cpu: f64,
    /// Context switches of its threads, voluntary or not.
    pub switches: u64,
}

impl Drop for Bot {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Bot {
    /// Starts a baseline, which keeps its books in that file if it has any.
    pub async fn floor(discord: &Discord, floor: Floor, database: &Path) -> Bot {
        let program = std::env::current_exe().expect("this program");
        let mut program = Command::new(program);
        program.env(floor::VARIABLE, floor.name());
        Bot::start(program, discord, database).await
    }

    /// Starts the program itself on a database.
    pub async fn chancery(discord: &Discord, database: &Path) -> Bot {
        let program = Command::new(env!("CARGO_BIN_EXE_chancery"));
        Bot::start(program, discord, database).await
    }

    async fn start(mut program: Command, discord: &Discord, database: &Path) -> Bot {
        program.env("DISCORD_TOKEN", TOKEN).env("DISCORD_PROXY", discord.base_url());
        let mut bot = Bot::spawn(program, database);
        let ready = async {
            discord.identified().await;
            discord.registered().await;
        };
        let ready = tokio::time::timeout(Duration::from_secs(60), ready);
        ready.await.expect("it is ready in a minute");
        bot.ready = bot.begun.elapsed();
        bot
    }

    /// Lets the program check a database.
    pub fn verify(database: &Path) -> Bot {
        let mut program = Command::new(env!("CARGO_BIN_EXE_chancery"));
        program.arg("verify");
        Bot::spawn(program, database)
    }

    fn spawn(mut program: Command, database: &Path) -> Bot {
        program
            .env("DATABASE_URL", format!("sqlite://{}", database.display()))
            .env("RUST_LOG", "warn")
            .env_remove("COMMAND_GUILD")
            // Avoids reading a host's `.env`.
            .current_dir(std::env::temp_dir())
            .stdin(Stdio::null());
        let begun = Instant::now();
        Bot { process: program.spawn().expect("the program starts"), begun, ready: Duration::ZERO }
    }

    /// Returns how long the program ran, if it has ended.
    ///
    /// # Panics
    /// Panics if it failed.
    pub fn ended(&mut self) -> Option<Duration> {
        let status = self.process.try_wait().expect("a child");
        assert!(status.is_none_or(|status| status.success()), "the program fails");
        status.map(|_| self.begun.elapsed())
    }

    fn file(&self, name: &str) -> String {
        let file = format!("/proc/{}/{name}", self.process.id());
        fs::read_to_string(file).expect("Linux tells what a process uses")
    }

    pub fn used(&self) -> Used {
        let stat = self.file("stat");
        // The first field is the program's name, which may contain spaces.
        let after = stat.rsplit(')').next().expect("a name");
        let ticks = after.split_whitespace().skip(11).take(2);
        let ticks: f64 = ticks.map(|ticks| ticks.parse::<f64>().expect("a number")).sum();
        let threads = fs::read_dir(format!("/proc/{}/task", self.process.id()));
        let threads = threads.expect("threads").filter_map(Result::ok);
        // Skips threads that have ended in between.
        let threads = threads.filter_map(|thread| fs::read_to_string(thread.path().join("status")).ok());
        let switches = threads.map(|status| {
            let lines = status.lines().filter(|line| line.contains("ctxt_switches"));
            lines.filter_map(last_number).sum::<u64>()
        });
        Used { cpu: ticks / TICKS, switches: switches.sum() }
    }

    /// Returns its resident memory in megabytes.
    pub fn memory(&self) -> f64 {
        self.megabytes("VmRSS")
    }

    /// Returns its peak resident memory since the last call of `forget_peak`, in megabytes.
    pub fn peak(&self) -> f64 {
        self.megabytes("VmHWM")
    }

    pub fn forget_peak(&self) {
        let file = format!("/proc/{}/clear_refs", self.process.id());
        fs::write(file, "5").expect("Linux forgets the peak");
    }

    fn megabytes(&self, field: &str) -> f64 {
        let status = self.file("status");
        let line = status.lines().find(|line| line.starts_with(field));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        // A process that has just ended has none.
        kilobytes.unwrap_or_default() / 1024.0
    }
}

fn last_number(line: &str) -> Option<u64> {
    line.split_whitespace().next_back()?.parse().ok()
}

impl Used {
    pub fn since(self, before: Used) -> Used {
        Used { cpu: self.cpu - before.cpu, switches: self.switches - before.switches }
    }
}
