//! The connection over which Discord tells the bot what people do: it ends in every way there is, and comes twice and late.

use super::Seated;
use crate::machine::{Machine, answer_to};
use chancery::sandbox::loopback::world::World;
use futures::future::join_all;
use std::time::Duration;

/// After these the bot comes back. The last is for a version of the interface that Discord gives up: if it is meant, it is said
/// again at each return.
const PASSING: [Option<u16>; 11] = [
    None,
    Some(1000),
    Some(1001),
    Some(4000),
    Some(4001),
    Some(4002),
    Some(4005),
    Some(4007),
    Some(4008),
    Some(4009),
    Some(4012),
];

/// After these the bot comes back, too, when it misses an answer to its next heartbeat: they tell of a session that was never opened,
/// or of more servers than one connection can have.
const PASSING_SLOWLY: [u16; 3] = [4003, 4010, 4011];

/// After these it is of no use to come back: the token or the intents are wrong.
const FATAL: [u16; 3] = [4004, 4013, 4014];

/// What Discord can do to a connection.
#[derive(Clone, Copy, Debug)]
enum End {
    Closed(Option<u16>),
    Reconnect,
    Invalid { resumable: bool },
}

impl End {
    fn come(self, machine: &Machine) {
        match self {
            End::Closed(code) => machine.discord.hang_up(code),
            End::Reconnect => machine.discord.reconnect(),
            End::Invalid { resumable } => machine.discord.invalidate(resumable),
        }
    }
}

/// Ends the connection in the middle of a game. What is done while it is down is answered and told once, or never happened.
async fn end(how: End) {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    how.come(&machine);
    let gift = table.gift(5, "while it is down.");
    let asked = machine
        .discord
        .slash(table.ada, table.channel, &gift)
        .unwrap();
    // One that went out before Discord hung up is heard over the old connection.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let back = |world: &World| world.connected().then_some(());
    machine
        .until(&format!("it comes back after {how:?}"), back)
        .await;
    table.goes_on(&machine, "it is back.").await;
    machine.stop().await;
    machine.verify();
    let journal = machine.journal().await;
    let kept = journal
        .entry_by_cause(&format!("interaction:{asked}"))
        .await
        .unwrap();
    let (told, answer) = machine.discord.look(|world| {
        let told = Seated::told(world, table.channel, "while it is down.");
        (told.len(), answer_to(world, asked))
    });
    assert_eq!(told, usize::from(kept.is_some()), "{how:?}");
    assert_eq!(answer.is_some(), kept.is_some(), "{how:?}: {answer:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_ends_is_made_again() {
    let others = [
        End::Reconnect,
        End::Invalid { resumable: true },
        End::Invalid { resumable: false },
    ];
    let all: Vec<End> = PASSING.map(End::Closed).into_iter().chain(others).collect();
    join_all(all.iter().map(|how| end(*how))).await;
    eprintln!("{} ends of the connection", all.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes as long as a heartbeat does: cargo test --test it faults -- --ignored"]
async fn a_connection_that_is_dead_is_noticed() {
    join_all(PASSING_SLOWLY.map(|code| end(End::Closed(Some(code))))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_mended_by_coming_back_ends_the_process_with_a_reason() {
    let ends = FATAL.map(async |code| {
        let mut machine = Machine::running().await;
        machine.discord.hang_up(Some(code));
        let status = machine.ended().await;
        let log = machine.log();
        let said = log
            .lines()
            .filter(|line| line.starts_with("chancery: "))
            .count();
        assert_eq!((status.code(), said), (Some(1), 1), "{code}: {log}");
    });
    join_all(ends).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_delivered_twice_is_done_once() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let gift = |note: &str| {
        let line = table.gift(5, note);
        machine
            .discord
            .slash(table.ada, table.channel, &line)
            .unwrap()
    };
    let at_once = gift("at once.");
    machine.discord.with(|world| world.redeliver(at_once));
    let afterwards = gift("afterwards.");
    assert!(machine.read(afterwards).await.is_some());
    machine.discord.with(|world| world.redeliver(afterwards));
    let killed = gift("killed.");
    let told = |world: &World| Seated::told(world, table.channel, "killed.").pop();
    machine.until("it is told", told).await;
    machine.kill().await;
    machine.start().await;
    for asked in [at_once, afterwards, killed] {
        machine.discord.with(|world| world.redeliver(asked));
    }
    table.goes_on(&machine, "it is back.").await;
    machine.stop().await;
    machine.verify();
    for (asked, note) in [
        (at_once, "at once."),
        (afterwards, "afterwards."),
        (killed, "killed."),
    ] {
        let told = machine
            .discord
            .look(|world| Seated::told(world, table.channel, note));
        assert_eq!(told.len(), 1, "{note}");
        let cause = format!("interaction:{asked}");
        let kept = machine
            .journal()
            .await
            .entry_by_cause(&cause)
            .await
            .unwrap();
        assert!(kept.is_some(), "{note}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_heard_too_late_never_happened() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    // The machine stands still, as one does that runs out of memory, and the person has been told that the bot does not respond.
    machine.signal("-STOP");
    let line = table.gift(5, "too late.");
    let asked = machine
        .discord
        .slash(table.ada, table.channel, &line)
        .unwrap();
    tokio::time::sleep(Duration::from_secs(4)).await;
    machine.signal("-CONT");
    table.goes_on(&machine, "it is back.").await;
    machine.stop().await;
    let kept = machine
        .journal()
        .await
        .entry_by_cause(&format!("interaction:{asked}"))
        .await
        .unwrap();
    let answer = machine.discord.look(|world| answer_to(world, asked));
    assert!(kept.is_none() && answer.is_none(), "{kept:?} {answer:?}");
    let told = machine
        .discord
        .look(|world| Seated::told(world, table.channel, "too late."));
    assert!(told.is_empty());
}
