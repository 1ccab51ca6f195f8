//! Kills the real process while it erases a moderator's words in three campaigns: all of them are erased, or none.

use super::Seated;
use crate::machine::{Machine, within};
use chancery::rules::ids::PlayerId;
use chancery::sandbox::loopback::world::{GUILD, World};
use std::time::Duration;

/// How many milliseconds after the press the process is killed; `None` as soon as the request is stored.
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

/// Presses the button of the newest question whether to erase.
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
    let press = |world: &mut World| world.press(user, message, &code);
    machine.discord.with(press).unwrap()
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
        machine.ask(host, channel, "/privacy erase").await.unwrap();
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
        assert!(begun || !asked, "what was asked for is noted with what goes at once");
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
            machine.ask(host, channel, "/privacy erase").await.unwrap();
            let pressed = press(&machine, host).await;
            assert!(machine.read(pressed).await.unwrap().starts_with("Erased"));
            assert_eq!(notes(&machine).await, 0);
        }
    }
    assert!(interrupted > 0, "no kill came in between");
    machine.stop().await;
    machine.verify();
}
