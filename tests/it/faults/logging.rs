//! The log may be unwritable, and it must be readable.

use super::Seated;
use super::table::Trouble;
use crate::machine::Machine;
use std::fs::File;
use std::io;
use std::process::Stdio;

/// Plays on and causes log lines while the log accepts no data.
async fn play_on_logging_to(log: Stdio) {
    let mut machine = Machine::new().await;
    machine.spawn_logging_to(log);
    machine.ready().await;
    let table = Seated::at(&machine, "table").await;
    let path = format!("/channels/{}/messages", table.channel);
    for trouble in [Trouble::ServerError, Trouble::RateLimit, Trouble::Dropped] {
        machine.discord.inject(trouble.spoil("POST", &path));
        table.goes_on(&machine, &format!("{trouble:?}.")).await;
    }
    machine.discord.hang_up(None);
    table.goes_on(&machine, "after all.").await;
    assert!(machine.is_running());
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_on_a_full_disk_does_not_stop_the_bot() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    play_on_logging_to(full.into()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_without_a_reader_does_not_stop_the_bot() {
    let (reader, writer) = io::pipe().unwrap();
    drop(reader);
    play_on_logging_to(writer.into()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_with_a_slow_reader_does_not_stop_the_bot() {
    // A pipe holds 64 KiB; after that, the writer has to wait.
    let (reader, mut writer) = io::pipe().unwrap();
    let filled = std::thread::spawn(move || {
        use std::io::Write;
        // Writes one byte less than the pipe holds, so that this write does not block.
        writer.write_all(&[b' '; (1 << 16) - 1]).unwrap();
        writer
    });
    let writer = filled.join().unwrap();
    play_on_logging_to(writer.into()).await;
    drop(reader);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_outside_a_terminal_has_no_colours() {
    let mut machine = Machine::running().await;
    // Discord knows that the start is complete a moment before the log does.
    let logged = async || machine.log().contains("Chancery is ready");
    machine.wait("it says that it is ready", logged).await;
    machine.stop().await;
    let log = machine.log();
    assert!(!log.contains('\u{1b}'), "{log}");
}
