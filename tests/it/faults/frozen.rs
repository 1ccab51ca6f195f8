//! Requests that hang: nothing else waits for them, and the bot can be stopped.

use super::Seated;
use super::table::Trouble;
use crate::machine::{Machine, answer_to};
use chancery::sandbox::loopback::world::World;
use chancery::sandbox::loopback::{Fault, Mishap};
use futures::future::join_all;
use sqlx::{ConnectOptions, Connection};
use std::time::{Duration, Instant};

/// Nobody else waits longer than this, on a busy machine.
const SERVED: Duration = Duration::from_secs(8);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledgement_that_hangs_freezes_no_campaign() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(machine.database());
    let mut held = options.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut held)
        .await
        .unwrap();
    let asked = machine.discord.with(|world| {
        let line = table.gift(5, "frozen?");
        let asked = world.slash(table.ada, table.channel, &line).unwrap();
        let path = format!("/interactions/{asked}/");
        world
            .faults
            .push(Trouble::Hangs.spoil("POST", &path).times(usize::MAX));
        asked
    });
    tokio::time::sleep(Duration::from_secs(2)).await;
    held.close().await.unwrap();
    let since = Instant::now();
    table.goes_on(&machine, "not frozen.").await;
    assert!(
        since.elapsed() < SERVED,
        "the campaign was frozen for {:?}",
        since.elapsed()
    );
    machine.stop().await;
    machine.verify();
    let kept = machine
        .journal()
        .await
        .entry_by_cause(&format!("interaction:{asked}"))
        .await
        .unwrap();
    let told = machine
        .discord
        .look(|world| Seated::told(world, table.channel, "frozen?").len());
    assert_eq!(told, usize::from(kept.is_some()));
    assert_eq!(machine.discord.look(|world| answer_to(world, asked)), None);
}

/// Lets one kind of request hang, does something that makes it, and stops the bot.
async fn stop_while(method: &str, path: &str, signal: &str) {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    table
        .must(&machine, table.ada, &table.gift(500, "First."), "You give")
        .await;
    table
        .must(
            &machine,
            table.ada,
            &table.favour("An offer.", false),
            "You ask",
        )
        .await;
    table.goes_on(&machine, "before.").await;
    machine
        .discord
        .inject(Fault::next(method, path, Mishap::Hang).times(usize::MAX));
    let before = machine.discord.requests().len();
    let line = "/accept offer:1";
    machine
        .discord
        .slash(table.bo, table.channel, line)
        .unwrap();
    let hangs = |world: &World| {
        let start = format!("{method} {path}");
        let mut since = world.requests[before..].iter();
        since
            .any(|request| request.starts_with(&start))
            .then_some(())
    };
    machine
        .until(&format!("{method} {path} hangs"), hangs)
        .await;
    machine.signal(signal);
    let since = Instant::now();
    machine.ended().await;
    assert!(
        since.elapsed() < SERVED,
        "{signal} while {method} {path} hangs: {:?}",
        since.elapsed()
    );
    // What was kept back goes out after the next start.
    machine.discord.heal();
    machine.start().await;
    let told = |world: &World| {
        (Seated::told(world, table.channel, "accepts offer 1").len() == 2).then_some(())
    };
    machine.until("it is told after all", told).await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_stops_whatever_hangs() {
    let cells = [
        ("POST", "/channels/", "-TERM"),
        ("POST", "/channels/", "-INT"),
        ("PATCH", "/channels/", "-TERM"),
        ("POST", "/interactions/", "-TERM"),
    ];
    join_all(cells.map(|(method, path, signal)| stop_while(method, path, signal))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_signal_ends_it_at_once() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    machine
        .discord
        .inject(Fault::next("POST", "/channels/", Mishap::Hang).times(usize::MAX));
    let before = machine.discord.requests().len();
    let line = table.gift(5, "hangs.");
    machine
        .discord
        .slash(table.ada, table.channel, &line)
        .unwrap();
    let hangs = |world: &World| {
        let mut since = world.requests[before..].iter();
        since
            .any(|request| request.starts_with("POST /channels/"))
            .then_some(())
    };
    machine.until("a message hangs", hangs).await;
    machine.signal("-TERM");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(machine.is_running(), "it waits for what is on its way");
    machine.signal("-TERM");
    let since = Instant::now();
    machine.ended().await;
    assert!(
        since.elapsed() < Duration::from_secs(2),
        "{:?}",
        since.elapsed()
    );
    machine.discord.heal();
    machine.start().await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
}
