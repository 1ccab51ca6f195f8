//! The bot as a process while everything around it hangs: the log, Discord, the disk. It continues, and it can be
//! stopped.

use super::{Discord, Host, START};
use crate::machine::Machine;
use chancery_loopback::{Fault, Mishap};
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::os::unix::net::UnixDatagram;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A process whose log is not read.
struct Unheard(Child);

impl Unheard {
    fn start(discord: &Discord, host: &Host, log: Stdio) -> Unheard {
        let mut command = host.command(&["serve"]);
        let bot = command.stdout(Stdio::null()).stderr(log).spawn();
        let bot = Unheard(bot.expect("the binary starts"));
        let since = Instant::now();
        let ready = || {
            let loopback = &discord.loopback;
            loopback.look(|world| world.connected() && !world.commands.is_empty())
        };
        while !ready() {
            assert!(since.elapsed() < START, "it is never ready");
            thread::sleep(Duration::from_millis(20));
        }
        bot
    }

    fn signal(&self, name: &str) {
        let pid = self.0.id().to_string();
        let sent = Command::new("kill").args([name, &pid]).status();
        assert!(sent.expect("kill runs").success());
    }

    /// Waits for the end and returns the exit code.
    fn end(&mut self) -> Option<i32> {
        self.0.wait().expect("it ends").code()
    }
}

impl Drop for Unheard {
    fn drop(&mut self) {
        // The process may already have ended, so the result is ignored.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn said(discord: &Discord, text: &str) -> usize {
    let ada = discord.loopback.person("ada");
    let screen = discord.loopback.screen(ada, discord.loopback.channel("table"));
    // Several announcements may share a message.
    let open = screen.iter().filter(|m| m.only_for.is_none());
    open.map(|m| m.content().matches(text).count()).sum()
}

fn until(what: &str, mut done: impl FnMut() -> bool) {
    let since = Instant::now();
    while !done() {
        assert!(since.elapsed() < START, "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_blocked_log_does_not_block_the_bot() {
    let full = || Stdio::from(File::options().write(true).open("/dev/full").expect("Linux"));
    let dead = || {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        Stdio::from(writer)
    };
    let (unread, writer) = std::io::pipe().expect("a pipe");
    let kinds: [(&str, Stdio); 3] = [("full", full()), ("dead", dead()), ("unread", Stdio::from(writer))];
    for (what, log) in kinds {
        let discord = Discord::start();
        let host = discord.host().with("RUST_LOG", "trace");
        let mut bot = Unheard::start(&discord, &host, log);
        discord.types("mod", "/campaign create name:Rim ruleset:leverage");
        for player in ["ada", "bo"] {
            discord.types(player, "/campaign join");
        }
        for _ in 0..10 {
            let told = discord.types("ada", "/gift player:@bo amount:10");
            assert!(told.starts_with("Done."), "{what}: {told}");
        }
        until(what, || said(&discord, "gives") == 10);
        bot.signal("-TERM");
        // If it did not stop in order in time, the code would be another.
        assert_eq!(bot.end(), Some(0), "{what}");
    }
    drop(unread);
}

#[test]
fn the_bot_stops_and_at_once_on_a_second_signal() {
    for twice in [false, true] {
        let discord = Discord::start();
        let host = discord.host();
        let path = host.path("notify");
        let manager = UnixDatagram::bind(&path).expect("a socket");
        let host = host.with("RUST_LOG", "trace").with("NOTIFY_SOCKET", path.display().to_string());
        let (unread, log) = std::io::pipe().expect("a pipe");
        let mut bot = Unheard::start(&discord, &host, log.into());
        discord.types("mod", "/campaign create name:Rim ruleset:leverage");
        for player in ["ada", "bo"] {
            discord.types(player, "/campaign join");
        }
        // From here on Discord does not answer anything, and another process holds the database.
        let hang = Fault::next("*", "", Mishap::Hang).times(usize::MAX);
        discord.loopback.inject(hang);
        let send = |line: &str| {
            let (ada, table) = (discord.loopback.person("ada"), discord.loopback.channel("table"));
            let asked = discord.loopback.slash(ada, table, line).expect("it is sent");
            let path = format!("POST /interactions/{asked}/");
            until("an answer or a deferral hangs", || {
                discord.loopback.look(|world| world.requests.iter().any(|request| request.starts_with(&path)))
            });
        };
        send("/gift player:@bo amount:10");
        let held = discord.runtime.block_on(async {
            let path = host.path("chancery.db");
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
            let mut other = options.connect().await.expect("a connection");
            let begin = sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await;
            begin.expect("the write lock");
            other
        });
        send("/gift player:@bo amount:20");
        bot.signal("-TERM");
        if twice {
            let mut heard = [0; 64];
            let mut hear =
                || manager.recv(&mut heard).map(|length| heard[..length].to_vec()).expect("it says something");
            while hear() != b"STOPPING=1" {}
            bot.signal("-TERM");
            assert_eq!(bot.end(), Some(128 + 15));
        } else {
            // What hangs hangs for ever, so the process has given it up.
            assert!(matches!(bot.end(), Some(0 | 1)));
        }
        drop((held.close(), unread));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hanging_start_is_reported_and_retried() {
    for (method, prefix) in [("GET", "/gateway"), ("PUT", "/applications")] {
        let mut machine = Machine::new().await;
        machine.discord.inject(Fault::next(method, prefix, Mishap::Hang));
        machine.spawn();
        let says = async |machine: &Machine, what: &str| {
            let said = async || machine.log().contains(what);
            machine.wait(what, said).await;
        };
        machine.fly_until(says(&machine, "it is tried again in 1 s")).await;
        says(&machine, "Chancery is ready").await;
        machine.stop().await;
    }
}

#[test]
fn the_service_manager_is_notified() {
    let discord = Discord::start();
    let host = discord.host();
    let path = host.path("notify");
    let manager = UnixDatagram::bind(&path).expect("a socket");
    manager.set_read_timeout(Some(START)).expect("a socket has timeouts");
    let host = host.with("NOTIFY_SOCKET", path.display().to_string()).with("WATCHDOG_USEC", "1000000");
    let hear = || {
        let mut heard = [0; 64];
        let length = manager.recv(&mut heard).expect("it says something");
        String::from_utf8_lossy(&heard[..length]).into_owned()
    };
    let bot = host.start();
    assert_eq!(hear(), "READY=1");
    for _ in 0..5 {
        assert_eq!(hear(), "WATCHDOG=1");
    }
    let ended = bot.signal("-TERM");
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let last = std::iter::repeat_with(hear).find(|said| said != "WATCHDOG=1");
    assert_eq!(last.as_deref(), Some("STOPPING=1"));
}

#[test]
fn a_full_disk_refuses_orders_until_there_is_space() {
    let discord = Discord::start();
    let host = discord.host();
    // Limits the size of the process's files. The process gets a disk error instead of a signal.
    let program = env!("CARGO_BIN_EXE_chancery");
    let limited = format!("trap '' XFSZ; ulimit -S -f 2000; exec {program} serve");
    let mut bot = host.start_by("sh", &["-c", &limited]);
    bot.until("Chancery is ready");
    discord.types("mod", "/campaign create name:Rim ruleset:leverage");
    for player in ["ada", "bo"] {
        discord.types(player, "/campaign join");
    }
    let gift = || discord.types("ada", "/gift player:@bo amount:1");
    let mut given = 0;
    let refused = loop {
        let told = gift();
        if !told.starts_with("Done.") {
            break told;
        }
        given += 1;
        assert!(given < 900, "there is always room");
    };
    assert!(refused.contains("nothing happened"), "{refused}");
    for _ in 0..3 {
        assert_eq!(gift(), refused);
    }
    let pid = bot.id().to_string();
    let room = ["--pid", &pid, "--fsize=unlimited:unlimited"];
    let made = Command::new("prlimit").args(room).status();
    assert!(made.expect("prlimit runs").success());
    let told = gift();
    assert!(told.starts_with("Done."), "{told}");
    given += 1;
    until("what was given is told", || said(&discord, "gives") == given);
    let ended = bot.signal("-TERM");
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let complaints = |says: &str| ended.err.lines().filter(|l| l.contains(says)).count();
    // Changes are logged: a small write may still fit between the four refused orders.
    let full = complaints("orders are refused until");
    let again = complaints("can be written again");
    assert!(full == again && (1..=4).contains(&full), "{}", ended.err);
    assert!(host.print(&["verify"]).contains(&format!("{} entries", given + 3)));
}
