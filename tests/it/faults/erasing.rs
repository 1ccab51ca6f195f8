//! Kills the real process while it erases a moderator's words in three campaigns (all of them or none must be erased),
//! in the middle of a long journal, and in the middle of a server that the bot has left.

use super::Seated;
use crate::machine::{Machine, answer_to, within};
use chancery::config::KEEP_SERVERS;
use chancery::journal::{self, Access, Change, Commit, Entry};
use chancery::rules::ids::PlayerId;
use chancery::rules::time::Span;
use chancery_loopback::world::{GUILD, World};
use std::time::Duration;

/// Enough entries that a kill hits the middle of an erasure.
const LONG: i64 = 30_000;

/// The time of the kill in milliseconds after the press. `None` means as soon as the request is stored.
const KILLED_AFTER: [Option<u64>; 9] = [Some(0), Some(2), Some(4), Some(7), Some(12), Some(40), None, None, None];

const TABLES: [&str; 3] = ["first", "second", "third"];

/// Returns how many notes the journals of all campaigns contain.
async fn notes(machine: &Machine) -> usize {
    let journal = machine.journal().await;
    let mut notes = 0;
    for campaign in journal.campaigns().await.unwrap() {
        let entries = journal.entries_after(campaign.id, 0, u32::MAX).await.unwrap();
        let events = entries.iter().map(|recorded| recorded.entry.events.as_str());
        notes += events.filter(|events| events.contains("Erase-me")).count();
    }
    notes
}

/// Presses the button of the newest question about erasing.
async fn press(machine: &Machine, user: u64) -> u64 {
    let erase = |world: &World| {
        let newest = world.messages.values().rev();
        let mut own = newest.filter(|message| message.only_for == Some(user));
        own.find_map(|message| {
            let mut parts = message.components();
            let code = parts.find_map(|part| {
                let code = part["custom_id"].as_str()?;
                code.starts_with("1:erase:").then(|| code.to_owned())
            })?;
            Some((message.id, code))
        })
    };
    let (message, code) = machine.until("the question", erase).await;
    machine.must_answer(|world| world.press(user, message, &code))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_leaves_nothing_half_erased() {
    let mut machine = Machine::running().await;
    let mut tables = Vec::new();
    for name in TABLES {
        tables.push(Seated::at(&machine, name).await);
    }
    let (host, channel) = (tables[0].host, tables[0].channel);
    let mut interrupted = 0;
    for delay in KILLED_AFTER {
        for table in &tables {
            let ada = &table.name;
            let correct = format!("/mod money player:@ada-{ada} amount:1 reason:Erase-me");
            table.must(&machine, host, &correct, "Done").await;
        }
        assert_eq!(notes(&machine).await, TABLES.len());
        machine.answered(host, channel, "/privacy erase").await;
        press(&machine, host).await;
        match delay {
            Some(delay) => tokio::time::sleep(Duration::from_millis(delay)).await,
            None => {
                let journal = machine.journal().await;
                let noted = async { while journal.erasing().await.unwrap().is_empty() && notes(&machine).await > 0 {} };
                within(noted).await;
            }
        }
        machine.kill().await;
        machine.verify();
        let journal = machine.journal().await;
        let named = journal.names(GUILD).await.unwrap();
        let asked = !journal.erasing().await.unwrap().is_empty();
        interrupted += usize::from(asked);
        let begun = !named.contains_key(&PlayerId(host));
        assert!(begun || !asked, "the request is recorded with the first erasures");
        drop(journal);
        machine.start().await;
        let done = async || {
            let journal = machine.journal().await;
            journal.erasing().await.unwrap().is_empty()
        };
        machine.wait("it is erased", done).await;
        let left = notes(&machine).await;
        assert_eq!(left, if begun { 0 } else { TABLES.len() }, "{delay:?} ms");
        if !begun {
            machine.answered(host, channel, "/privacy erase").await;
            let pressed = press(&machine, host).await;
            // A press that takes long is acknowledged first, and the question stays until then.
            let erased = |world: &World| answer_to(world, pressed).filter(|answer| answer.starts_with("Erased"));
            machine.until("it is erased at once", erased).await;
            assert_eq!(notes(&machine).await, 0);
        }
    }
    assert!(interrupted > 0, "no kill came in between");
    machine.stop().await;
    machine.verify();
}

/// Makes a campaign's journal long while no process serves it.
async fn lengthen(machine: &Machine, table: &Seated) {
    let journal = journal::open(machine.url(), Access::Serve).await.unwrap();
    let id = table.campaign(&journal).await;
    let stored = journal.load(id).await.unwrap().unwrap();
    let at = stored.campaign.created_at;
    let entry = |number| Entry { at, actor: None, cause: format!("idle:{id}:{number}"), events: "[]".to_owned() };
    let entries: Vec<Entry> = (0..LONG).map(entry).collect();
    let change = Change { entries, next_due: stored.campaign.next_due, ..Change::default() };
    journal.commit(Commit { campaign: id, expected: stored.head, change }).await.unwrap();
    journal.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_erasure_killed_in_a_long_journal_is_finished() {
    let mut machine = Machine::running().await;
    let long = Seated::at(&machine, "long").await;
    let correct = "/mod money player:@ada-long amount:1 reason:Erase-me";
    long.must(&machine, long.host, correct, "Done").await;
    machine.stop().await;
    lengthen(&machine, &long).await;
    machine.start().await;
    long.must(&machine, long.host, correct, "Done").await;
    machine.answered(long.host, long.channel, "/privacy erase").await;
    press(&machine, long.host).await;
    let journal = machine.journal().await;
    let id = long.campaign(&journal).await;
    let progress = async || journal.erasure_progress(id).await.unwrap();
    machine.wait("it is being erased", async || progress().await.is_some()).await;
    machine.kill().await;
    machine.verify();
    let reached = progress().await.expect("the kill came too late").upto;
    assert!(reached < LONG, "{reached}");
    assert_eq!(notes(&machine).await, 1);
    machine.start().await;
    machine.wait("it is erased", async || journal.erasing().await.unwrap().is_empty()).await;
    assert_eq!((notes(&machine).await, progress().await), (0, None));
    machine.verify();
    long.goes_on(&machine, "Goes-on").await;
    machine.stop().await;
    machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_erasure_killed_midway_is_finished() {
    let mut machine = Machine::running().await;
    let mut tables = Vec::new();
    for name in TABLES {
        tables.push(Seated::at(&machine, name).await);
    }
    machine.stop().await;
    for table in &tables {
        lengthen(&machine, table).await;
    }
    machine.discord.with(|world| world.kick());
    machine.start().await;
    let journal = machine.journal().await;
    machine.wait("it is noticed", async || !journal.departures().await.unwrap().is_empty()).await;
    machine.stop().await;
    machine.pass(KEEP_SERVERS + Span::seconds(60));
    machine.start().await;
    machine.wait("it is being forgotten", async || journal.must_be_swept().await.unwrap()).await;
    machine.kill().await;
    machine.verify();
    assert!(journal.must_be_swept().await.unwrap(), "the kill came too late");
    assert!(journal.campaigns().await.unwrap().is_empty());
    machine.start().await;
    machine.wait("nothing is left", async || !journal.must_be_swept().await.unwrap()).await;
    machine.verify();
    // The bot plays on in a server that invites it again.
    machine.discord.with(|world| world.invite());
    let again = Seated::beside(&machine, "again", tables[0].channel);
    again.begin(&machine).await;
    again.goes_on(&machine, "Goes-on").await;
    machine.stop().await;
    machine.verify();
}
