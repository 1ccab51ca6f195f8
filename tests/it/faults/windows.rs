//! Kills the real process around a window of sealed answers. Answers are kept, the window closes correctly, and each
//! event is announced once.

use super::Seated;
use super::table::Trouble;
use crate::machine::{Machine, answering};
use chancery::rules::time::Span;
use chancery_loopback::Posted;
use chancery_loopback::world::{Kind, World};
use futures::future::join_all;

const COUNTERED: &str = "with Counterespionage, which is discarded";
const STAYS: &str = "counter stands";

/// A table with three realms. Bo declares a claim, which Cy and Ada may counter, but only Cy can.
struct Table {
    machine: Machine,
    channel: u64,
    ada: u64,
    bo: u64,
    cy: u64,
}

impl Table {
    async fn declared() -> Table {
        let machine = Machine::running().await;
        let discord = &machine.discord;
        let channel = discord.channel("table");
        let [host, ada, bo, cy] = ["mod", "ada", "bo", "cy"].map(|name| discord.person(name));
        let table = Table { channel, ada, bo, cy, machine };
        let create = "/campaign create name:\"Long Table\" ruleset:realms";
        table.must(host, create, "is open").await;
        for player in [ada, bo, cy] {
            table.must(player, "/campaign join", "Welcome").await;
        }
        let names = ["board", "claims", "mod-realms", "turn"];
        table.machine.knows(&names).await;
        table.must(host, "/board example players:3", "Done").await;
        let deal = "/mod-realms deal player:@cy count:12";
        table.must(host, deal, "Done").await;
        table.must(bo, "/turn begin", "Done").await;
        table.declare().await;
        table
    }

    async fn must(&self, user: u64, line: &str, says: &str) {
        let answer = self.machine.answered(user, self.channel, line).await;
        assert!(answer.contains(says), "{line}: {answer}\n{}", self.machine.log());
    }

    /// Bo declares the claim and confirms it. Cy gets offer 1 and Ada offer 2, both at the table and by direct message.
    async fn declare(&self) {
        let claim = "/claims fabricate area:\"The Marches\"";
        self.must(self.bo, claim, "Do it?").await;
        let confirm = |world: &World| {
            world.messages.values().rev().find_map(|message| {
                let mut parts = message.components();
                let part = parts.find(|part| part["label"] == "Declare it")?;
                Some((message.id, part["custom_id"].as_str()?.to_owned()))
            })
        };
        let (message, code) = self.machine.until("the question", confirm).await;
        self.machine.must_answer(|world| world.press(self.bo, message, &code));
        self.asked(&[(self.cy, 1), (self.ada, 1)], 1).await;
    }

    /// Waits until the table has this many rows, and each of these players has this many questions.
    async fn asked(&self, players: &[(u64, usize)], rows: usize) {
        let asked = |world: &World| {
            let all = players.iter().all(|(player, count)| questions(world, *player) == *count);
            (all && self.rows(world) == rows).then_some(())
        };
        self.machine.until("the questions are there", asked).await;
    }

    fn rows(&self, world: &World) -> usize {
        Seated::told(world, self.channel, "Asked in secret").len()
    }

    async fn told_once(&self, what: &str) {
        let told = |world: &World| {
            let told = self.said(world, what);
            (told > 0).then_some(told)
        };
        let times = self.machine.until(what, told).await;
        assert_eq!(times, 1, "{what}");
    }

    /// Returns how many announcements contain a text. The changing contents of rows do not count.
    fn said(&self, world: &World, what: &str) -> usize {
        let here = |m: &&Posted| m.channel == self.channel && m.only_for.is_none();
        let messages = world.messages.values().filter(here);
        messages.filter(|m| m.content().contains(what)).count()
    }

    /// Kills the process, checks the database, and restarts the process after this many hours.
    async fn killed_for(&mut self, hours: i64) {
        self.machine.kill().await;
        self.machine.discord.heal();
        self.machine.verify();
        self.machine.pass(Span::hours(hours));
        self.machine.start().await;
    }

    /// Checks that everything happened once: a counter was played, Bo let it pass, and the claim is paid for but not
    /// placed.
    async fn comes_out_right(mut self) {
        self.told_once(COUNTERED).await;
        self.told_once(STAYS).await;
        self.asked(&[(self.cy, 1), (self.ada, 1), (self.bo, 1)], 2).await;
        let standing = self.area().await;
        assert!(!standing.contains("Claims"), "{standing}");
        let purse = "/realm purse reason:Look power:-9";
        // A claim in a battleground costs 1 of the 5.
        self.must(self.bo, purse, "the purse has 4").await;
        self.must(self.cy, "/accept offer:1", "closed").await;
        self.must(self.bo, "/turn end", "Done").await;
        self.machine.stop().await;
        self.machine.verify();
        self.machine.discord.look(|world| {
            assert_eq!((self.said(world, COUNTERED), self.said(world, STAYS)), (1, 1));
            assert_eq!(self.rows(world), 2);
            let buttons = world.messages.values().filter(|m| m.only_for.is_none());
            let answers = buttons.flat_map(answering).count();
            assert_eq!(answers, 0, "no question is pending");
        });
    }

    async fn area(&self) -> String {
        let line = "/area show area:\"The Marches\"";
        self.machine.answered(self.ada, self.channel, line).await;
        let screen = self.machine.discord.screen(self.ada, self.channel);
        screen.last().unwrap().json.to_string()
    }
}

/// Returns how many questions a player has received by direct message.
fn questions(world: &World, player: u64) -> usize {
    let direct = |m: &&Posted| world.channels[&m.channel].kind == Kind::Direct { with: player };
    let messages = world.messages.values().filter(direct);
    messages.filter(|m| m.json["embeds"][0].is_object()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_during_a_window_keeps_the_answers() {
    let mut table = Table::declared().await;
    table.must(table.cy, "/accept offer:1", "sealed").await;
    table.killed_for(1).await;
    let again = "cannot be changed";
    table.must(table.cy, "/refuse offer:1", again).await;
    table.must(table.ada, "/accept offer:2", "hold no").await;
    table.machine.discord.look(|world| {
        assert_eq!(table.said(world, COUNTERED), 0, "not before all have answered");
    });
    table.must(table.ada, "/refuse offer:2", "sealed").await;
    table.killed_for(1).await;
    table.asked(&[(table.bo, 1)], 2).await;
    table.killed_for(1).await;
    table.must(table.bo, "/refuse offer:3", "sealed").await;
    table.killed_for(1).await;
    table.comes_out_right().await;
}

/// The bot is down at the deadline. The window closes at the next start with the same result, and Bo has the rest of
/// the time to answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_between_the_deadline_and_the_close_changes_nothing() {
    let mut table = Table::declared().await;
    table.must(table.cy, "/accept offer:1", "sealed").await;
    table.killed_for(13).await;
    table.asked(&[(table.bo, 1)], 2).await;
    table.told_once(COUNTERED).await;
    let late = table.machine.ask(table.ada, table.channel, "/refuse offer:2");
    let late = late.await.unwrap();
    assert!(!late.contains("is sealed:"), "{late}");
    table.killed_for(12).await;
    table.told_once(STAYS).await;
    table.comes_out_right().await;
}

/// The row closes, and the process dies while announcing it, either before or after Discord has the message.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_during_the_announcement_of_a_close_repeats_nothing() {
    let troubles = [Trouble::Hangs, Trouble::AnswerHangs].map(async |trouble| {
        let mut table = Table::declared().await;
        table.must(table.cy, "/accept offer:1", "sealed").await;
        let path = format!("/channels/{}/messages", table.channel);
        let request = format!("POST {path}");
        let tries = |world: &World| {
            let tried = world.requests.iter().filter(|one| **one == request);
            tried.count()
        };
        let before = table.machine.discord.look(tries);
        table.machine.discord.inject(trouble.spoil("POST", &path));
        table.must(table.ada, "/refuse offer:2", "sealed").await;
        let tried = |world: &World| (tries(world) > before).then_some(());
        table.machine.until("it is on its way", tried).await;
        table.killed_for(0).await;
        table.asked(&[(table.bo, 1)], 2).await;
        table.must(table.bo, "/refuse offer:3", "sealed").await;
        table.comes_out_right().await;
    });
    join_all(troubles).await;
}
