//! Requests that hang. Nothing else waits for them, and the bot can be stopped.

use super::Seated;
use super::table::Trouble;
use crate::databases::{hold, in_files};
use crate::machine::{Disk, Machine, answer_to};
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use chancery_loopback::{Fault, Mishap};
use futures::future::join_all;
use serde_json::json;

/// The watchdog waits for a minute. Its first check shortens this.
const MINUTE: Span = Span::seconds(55);

/// The bot defers an answer that takes this long.
const LONG: Span = Span::seconds(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hanging_acknowledgement_blocks_no_campaign() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let held = hold(machine.url()).await;
    let asked = machine.discord.with(|world| {
        let line = table.gift(5, "frozen?");
        let asked = world.slash(table.ada, table.channel, &line).unwrap();
        let path = format!("/interactions/{asked}/");
        world.faults.push(Trouble::Hangs.spoil("POST", &path).times(usize::MAX));
        asked
    });
    machine.fly(LONG).await;
    held.let_go().await;
    // The acknowledgement hangs for as long as it is waited for.
    table.goes_on(&machine, "not frozen.").await;
    machine.stop().await;
    machine.verify();
    let kept = machine.journal().await.entry_by_cause(&format!("interaction:{asked}")).await.unwrap();
    let told = machine.discord.look(|world| Seated::told(world, table.channel, "frozen?").len());
    assert_eq!(told, usize::from(kept.is_some()));
    assert_eq!(machine.discord.look(|world| answer_to(world, asked)), None);
}

/// Makes one kind of request hang, triggers it, and stops the bot.
async fn stop_while(method: &str, path: &str, signal: &str) {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    table.must(&machine, table.ada, &table.gift(500, "First."), "Done.").await;
    table.must(&machine, table.ada, &table.favour("An offer.", false), "Done").await;
    table.goes_on(&machine, "before.").await;
    machine.discord.inject(Fault::next(method, path, Mishap::Hang).times(usize::MAX));
    let before = machine.discord.requests().len();
    let line = "/accept offer:1";
    machine.discord.slash(table.bo, table.channel, line).unwrap();
    let hangs = |world: &World| {
        let start = format!("{method} {path}");
        let mut since = world.requests[before..].iter();
        since.any(|request| request.starts_with(&start)).then_some(())
    };
    machine.until(&format!("{method} {path} hangs"), hangs).await;
    // The request keeps hanging: it is healed only after the process has ended.
    machine.signal(signal);
    machine.ended().await;
    // The bot sends pending announcements after the next start.
    machine.discord.heal();
    machine.start().await;
    // It is done once, and the card shows it.
    let told = |world: &World| {
        let told = |what: &str| Seated::told(world, table.channel, what).len() == 1;
        (told("accepts offer 1") && told("Accepted · Offer 1")).then_some(())
    };
    machine.until("it is told after all", told).await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_stops_even_if_something_hangs() {
    let cells = [
        ("POST", "/channels/", "-TERM"),
        ("POST", "/channels/", "-INT"),
        ("PATCH", "/channels/", "-TERM"),
        ("POST", "/interactions/", "-TERM"),
    ];
    join_all(cells.map(|(method, path, signal)| stop_while(method, path, signal))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_signal_stops_the_bot_at_once() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    machine.discord.inject(Fault::next("POST", "/channels/", Mishap::Hang).times(usize::MAX));
    let before = machine.discord.requests().len();
    let line = table.gift(5, "hangs.");
    machine.discord.slash(table.ada, table.channel, &line).unwrap();
    let hangs = |world: &World| {
        let mut since = world.requests[before..].iter();
        since.any(|request| request.starts_with("POST /channels/")).then_some(())
    };
    machine.until("a message hangs", hangs).await;
    // It plays a little before its start ends, and a signal during its start ends it at once.
    let ready = async || machine.log().contains("Chancery is ready");
    machine.wait("its start ends", ready).await;
    machine.signal("-TERM");
    let stops = async || machine.log().contains("stopping");
    machine.wait("it stops", stops).await;
    assert!(machine.is_running(), "it waits for what is on its way");
    machine.signal("-TERM");
    // This code tells that it did not stop in order, nor because that took too long.
    let status = machine.ended().await;
    assert_eq!(status.code(), Some(128 + 15), "{}", machine.log());
    machine.discord.heal();
    machine.start().await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stuck_work_ends_the_process_for_a_restart() {
    let mut machine = in_files(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    table.goes_on(&machine, "before.").await;
    machine.spoil_disk(Disk::Hangs);
    let line = table.gift(5, "written to nowhere.");
    let asked = machine.discord.slash(table.ada, table.channel, &line).unwrap();
    let stuck = async || machine.log().contains("this process is stuck and ends");
    let ((), took) = machine.fly_until(machine.wait("it is stuck", stuck)).await;
    assert!(took > MINUTE, "after {took:?} already");
    let status = machine.ended().await;
    assert_eq!(status.code(), Some(1), "{}", machine.log());
    machine.spoil_disk(Disk::Sound);
    machine.start().await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
    let journal = machine.journal().await;
    let cause = format!("interaction:{asked}");
    let kept = journal.entry_by_cause(&cause).await.unwrap();
    let told = machine.discord.look(|world| Seated::told(world, table.channel, "written to nowhere.").len());
    assert_eq!(told, usize::from(kept.is_some()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn errors_alone_never_end_the_process() {
    let mut machine = in_files(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    // One announcement and one deadline are due, and the bot can neither send nor write.
    let refuse = Mishap::Answer(503, json!({"code": 0, "message": "upstream connect error"}));
    machine.discord.inject(Fault::next("POST", "/channels/", refuse).times(usize::MAX));
    let gives = table.gift(500, "told late.");
    table.must(&machine, table.ada, &gives, "Done.").await;
    let asks = table.favour("answered late.", false);
    table.must(&machine, table.ada, &asks, "Done").await;
    machine.spoil_disk(Disk::FailsToWrite);
    machine.shift_clock(Span::seconds(4 * 24 * 3600));
    let patience = Span::millis(2 * MINUTE.as_millis());
    let ((), _) = machine.fly_until(machine.wait("two minutes fly by", async || machine.flown() > patience)).await;
    assert!(machine.is_running(), "{}", machine.log());
    machine.spoil_disk(Disk::Sound);
    machine.discord.heal();
    let told = |world: &World| {
        let told = |what: &str| Seated::told(world, table.channel, what).len() == 1;
        (told("told late.") && told("did not answer offer 1")).then_some(())
    };
    let told = machine.until("all is told in the end", told);
    machine.fly_until(told).await;
    table.goes_on_again(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
}
