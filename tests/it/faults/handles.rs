//! File handles: the system does not let the process open more files or connections.

use super::Seated;
use crate::databases::in_files;
use crate::machine::{Machine, within};
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use std::fs;
use std::net::TcpListener;
use std::os::unix::net::UnixDatagram;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The most handles that the bot may have at rest. The usual limit of a service is 1024.
const AT_REST: usize = 46;

/// With this limit, the bot cannot do everything at once, but it can start.
const FEW: usize = 48;

fn limit(machine: &Machine, handles: &str) {
    let mut prlimit = Command::new("prlimit");
    prlimit.args([format!("--pid={}", machine.pid()), format!("--nofile={handles}:")]);
    assert!(prlimit.status().unwrap().success());
}

/// Returns the files and connections that the process has open.
fn open_handles(machine: &Machine) -> Vec<PathBuf> {
    let handles = fs::read_dir(format!("/proc/{}/fd", machine.pid())).unwrap();
    // A handle may be closed in between.
    let mut open: Vec<PathBuf> = handles.filter_map(|handle| fs::read_link(handle.ok()?.path()).ok()).collect();
    open.sort();
    open
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_out_of_file_handles_is_reported_and_recovers() {
    let mut machine = in_files(Machine::new()).await;
    let (manager, backups) = (machine.home.join("manager"), machine.home.join("backups"));
    fs::create_dir(&backups).unwrap();
    let signs = UnixDatagram::bind(&manager).unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut program = machine.program(&["serve"]);
    program.env("NOTIFY_SOCKET", &manager).env("WATCHDOG_USEC", "400000");
    program.env("BACKUP_DIR", &backups).env("BACKUP_EVERY_HOURS", "1").env("METRICS_ADDRESS", port.to_string());
    machine.spawn_as(program, Stdio::piped());
    machine.ready().await;
    let table = Seated::at(&machine, "table").await;
    table.goes_on(&machine, "before.").await;
    let says = async |machine: &Machine, what: &str| {
        let said = async || machine.log().contains(what);
        machine.wait(what, said).await;
    };
    says(&machine, "a backup was made").await;
    let open = open_handles(&machine);
    assert!(open.len() <= AT_REST, "{} handles at rest: {open:#?}", open.len());

    limit(&machine, "3");
    says(&machine, "the bot can open no more files and connections").await;
    machine.pass(Span::hours(2));
    says(&machine, "the backup failed and will be retried").await;
    // A new session needs a connection.
    machine.discord.hang_up(Some(4009));
    machine.fly_until(says(&machine, "Discord has to be waited for")).await;
    // Someone requests the metrics, and waits.
    let mut asks = TcpStream::connect(port).await.unwrap();
    asks.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    // The service manager still gets signs of life.
    signs.set_nonblocking(true).unwrap();
    let mut sign = [0; 64];
    while signs.recv(&mut sign).is_ok() {}
    machine.wait("it gives a sign of life", async || signs.recv(&mut sign).is_ok()).await;
    assert!(machine.is_running(), "{}", machine.log());
    assert!(!machine.log().contains("cannot be written"), "{}", machine.log());

    limit(&machine, "1024");
    says(&machine, "the bot can open files and connections again").await;
    let back = |world: &World| world.connected().then_some(());
    machine.fly_until(machine.until("it comes back", back)).await;
    let mut answer = String::new();
    within(asks.read_to_string(&mut answer)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 "), "{answer}");
    machine.fly_until(says(&machine, "backups are made again")).await;
    table.goes_on_again(&machine, "afterwards.").await;
    machine.must_rest().await;
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn few_file_handles_cause_a_warning_and_too_few_an_error() {
    for handles in [12, 14, 18, 22] {
        let mut machine = in_files(Machine::new()).await;
        machine.spawn_after(&format!("ulimit -n {handles}"));
        machine.must_give_up(&format!("{handles} handles")).await;
        let log = machine.log();
        assert!(!log.contains("panicked") && log.contains("LimitNOFILE"), "{handles}: {log}");
    }
    let mut machine = in_files(Machine::new()).await;
    machine.spawn_after(&format!("ulimit -n {FEW}"));
    machine.ready().await;
    let table = Seated::at(&machine, "table").await;
    for n in 0..20 {
        table.goes_on_again(&machine, &format!("gift {n}.")).await;
    }
    let says = async || machine.log().contains("the limit of open files and connections is low");
    machine.wait("it warns", says).await;
    tokio::time::timeout(Duration::from_secs(100), machine.stop()).await.unwrap();
    machine.verify();
}
