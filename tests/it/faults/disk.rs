//! The disk becomes full and has space again, or the database is removed or replaced while the bot runs.

use super::Seated;
use crate::databases::in_files;
use crate::machine::{Disk, Machine};
use chancery::journal::Recorded;
use futures::future::join_all;
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

/// The database, and the other files SQLite keeps with it.
const FILES: [&str; 3] = ["chancery.db", "chancery.db-wal", "chancery.db-shm"];

/// The log's text while the database is unwritable.
const UNWRITABLE: &str = "cannot be written; orders are refused";

/// A small file system of its own, if this process may mount one.
pub struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts a file system of `size` megabytes.
    pub fn mount(at: PathBuf, size: u32) -> Option<SmallDisk> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}m"), "tmpfs"]).arg(&at);
        let mounted = mount.output().is_ok_and(|done| done.status.success());
        mounted.then_some(SmallDisk(at))
    }

    /// Fills the disk to the last byte.
    pub fn fill(&self) {
        let mut file = File::create(self.0.join("filler")).unwrap();
        for piece in [1 << 16, 1 << 10, 1] {
            let piece = vec![0; piece];
            while file.write_all(&piece).is_ok() {}
        }
    }

    pub fn make_room(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // The unmount is lazy, because the process that uses the disk is killed right after this.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// A way to take disk space away from the bot and give it back.
enum Room {
    Disk(SmallDisk),
    /// Limits the size of the process's files if nothing can be mounted, as a substitute.
    Limit,
}

impl Room {
    fn take(&self, machine: &Machine) {
        match self {
            Room::Disk(disk) => disk.fill(),
            Room::Limit => limit_files(machine, "4096:unlimited"),
        }
    }

    fn give_back(&self, machine: &Machine) {
        match self {
            Room::Disk(disk) => disk.make_room(),
            Room::Limit => limit_files(machine, "unlimited:unlimited"),
        }
    }
}

fn limit_files(machine: &Machine, limit: &str) {
    let mut prlimit = Command::new("prlimit");
    prlimit.args([format!("--pid={}", machine.pid()), format!("--fsize={limit}")]);
    assert!(prlimit.status().unwrap().success());
}

/// Returns whether an answer says that nothing was done.
fn failed(answer: &str) -> bool {
    answer.to_lowercase().contains("nothing happened")
}

/// Makes gifts until an answer says that nothing happened, and returns how many succeeded.
async fn until_it_fails(machine: &Machine, table: &Seated) -> usize {
    for n in 0..20_000 {
        let line = table.gift(1, &format!("full {n}."));
        let answer = machine.ask(table.ada, table.channel, &line).await;
        match answer {
            Some(answer) if answer.starts_with("Done.") => {}
            // Ada may also run out of money, which ends this as well.
            Some(answer) if failed(&answer) => return n,
            other => panic!("{other:?}\n{}", machine.log()),
        }
    }
    panic!("the disk is never full");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_changes_nothing_and_recovers() {
    let mut machine = in_files(Machine::new()).await;
    let room = match SmallDisk::mount(machine.home.clone(), 8) {
        Some(disk) => Room::Disk(disk),
        None => {
            eprintln!("nothing can be mounted here: the files of the process are limited instead");
            Room::Limit
        }
    };
    match room {
        Room::Disk(_) => machine.spawn(),
        // The signal that comes with the limit would kill the process.
        Room::Limit => machine.spawn_ignoring("XFSZ"),
    }
    machine.ready().await;
    let table = Seated::at(&machine, "table").await;
    for round in 0..3 {
        room.take(&machine);
        let done = until_it_fails(&machine, &table).await;
        // Reading needs no disk space.
        table.must(&machine, table.bo, "/campaign info", "table").await;
        room.give_back(&machine);
        let healed = async || {
            let note = format!("room {round} {done}.");
            let answer = machine.ask(table.ada, table.channel, &table.gift(1, &note)).await;
            answer.is_some_and(|answer| answer.starts_with("Done."))
        };
        machine.wait("it writes again", healed).await;
        table.goes_on(&machine, &format!("after round {round}.")).await;
    }
    machine.stop().await;
    machine.verify();
    all_told_is_kept(&machine, &table).await;
}

/// Makes the disk fail in one way while people play, then repairs it.
async fn fail(how: Disk) {
    let mut machine = in_files(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    for round in 0..2 {
        table.goes_on(&machine, &format!("before {round}.")).await;
        let count = || machine.log().matches(UNWRITABLE).count();
        let said = count();
        machine.spoil_disk(how);
        let says = async || count() > said;
        if how == Disk::ReadOnly {
            // The bot notices without any player's action.
            machine.wait("it is noticed", says).await;
        }
        must_miss_it(&machine, &table).await;
        // If the database is unreadable, orders fail before any write, unless everything they need is cached.
        if how != Disk::Fails {
            machine.wait("the log says so", says).await;
            let look = "/campaign info";
            table.must(&machine, table.bo, look, "table").await;
        }
        machine.spoil_disk(Disk::Sound);
        // The cause may change, and then the log reports it again. Only the last report counts.
        let healed = async || {
            let log = machine.log();
            log.rfind("can be written again") >= log.rfind(UNWRITABLE)
        };
        machine.wait("it heals, though nobody plays", healed).await;
        table.goes_on(&machine, &format!("after {round}.")).await;
    }
    machine.stop().await;
    machine.verify();
    all_told_is_kept(&machine, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failing_disk_changes_nothing_and_recovers() {
    join_all([Disk::ReadOnly, Disk::FailsToWrite, Disk::Fails].map(fail)).await;
}

/// Checks that announcements and journal match: the same events, each once and in the same order.
async fn all_told_is_kept(machine: &Machine, table: &Seated) {
    let journal = machine.journal().await;
    let id = table.campaign(&journal).await;
    let entries = journal.entries_after(id, 0, u32::MAX).await.unwrap();
    let note_in = |text: &str| {
        let (_, rest) = text.split_once("\"note\":\"")?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    let kept: Vec<String> = entries.iter().filter_map(|one| note_in(&one.entry.events)).collect();
    let told: Vec<String> = machine.discord.look(|world| {
        let all = Seated::told(world, table.channel, "> ");
        let lines = all.iter().flat_map(|id| world.messages[id].content().lines());
        lines.filter_map(|line| Some(line.strip_prefix("> ")?.to_owned())).collect()
    });
    assert!(!kept.is_empty());
    assert_eq!(kept, told);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_database_is_noticed_and_restored() {
    let mut machine = in_files(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    table.goes_on(&machine, "before.").await;
    let away = machine.home.join("away");
    fs::create_dir(&away).unwrap();
    let files = || FILES.map(|name| (machine.home.join(name), away.join(name)));
    for (from, to) in files() {
        fs::rename(from, to).unwrap();
    }
    must_miss_it(&machine, &table).await;
    for (from, to) in files() {
        if to.exists() {
            fs::rename(to, from).unwrap();
        }
    }
    let healed = async || {
        let answer = machine.ask(table.ada, table.channel, &table.gift(1, "back.")).await;
        answer.is_some_and(|answer| answer.starts_with("Done."))
    };
    machine.wait("it is found again", healed).await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
    all_told_is_kept(&machine, &table).await;
}

/// Makes a gift, and waits for an answer that says nothing was done.
async fn must_miss_it(machine: &Machine, table: &Seated) {
    let missed = async || {
        let line = table.gift(1, "into nothing.");
        let answer = machine.ask(table.ada, table.channel, &line).await;
        answer.is_some_and(|answer| failed(&answer))
    };
    machine.wait("it is missed", missed).await;
    let says = async || machine.log().contains("ERROR");
    machine.wait("the log says so", says).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_database_is_back_after_the_next_start() {
    let mut machine = in_files(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    table.goes_on(&machine, "before.").await;
    for name in FILES {
        fs::remove_file(machine.home.join(name)).unwrap();
    }
    must_miss_it(&machine, &table).await;
    machine.stop().await;
    machine.start().await;
    table.goes_on(&machine, "after.").await;
    machine.stop().await;
    machine.verify();
    all_told_is_kept(&machine, &table).await;
}

/// A way for a host to restore a backup without stopping the bot.
enum Back {
    Renamed,
    /// `cp` overwrites the file in place.
    Overwritten,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_database_counts_after_the_next_start() {
    go_back(Back::Renamed).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_overwritten_in_place_counts_after_a_start() {
    go_back(Back::Overwritten).await;
}

async fn go_back(how: Back) {
    let mut machine = in_files(Machine::running()).await;
    let table = Seated::at(&machine, "table").await;
    table.goes_on(&machine, "before the copy.").await;
    let backup = machine.program(&["backup", "copy.db"]).status().unwrap();
    assert!(backup.success());
    table.goes_on(&machine, "after the copy.").await;
    let copy = machine.home.join("copy.db");
    match how {
        Back::Renamed => {
            for name in &FILES[1..] {
                fs::remove_file(machine.home.join(name)).unwrap();
            }
            fs::rename(copy, machine.database()).unwrap();
        }
        Back::Overwritten => drop(fs::copy(copy, machine.database()).unwrap()),
    }
    must_miss_it(&machine, &table).await;
    machine.stop().await;
    machine.start().await;
    table.goes_on(&machine, "in the copy.").await;
    machine.stop().await;
    machine.verify();
    let journal = machine.journal().await;
    let id = table.campaign(&journal).await;
    let entries = journal.entries_after(id, 0, u32::MAX).await.unwrap();
    let kept = |note: &str| {
        let with = |one: &&Recorded| one.entry.events.contains(note);
        entries.iter().filter(with).count()
    };
    let notes = ["before the copy.", "after the copy.", "into nothing.", "in the copy."];
    assert_eq!(notes.map(kept), [1, 0, 0, 1]);
}
