//! Gaps of minutes and hours between two attempts to send the same message. The bot is killed while sending, and
//! restarts when Discord may have forgotten the nonce.

use super::Seated;
use super::table::Trouble;
use crate::machine::Machine;
use chancery::rules::time::Span;
use chancery_loopback::world::World;
use futures::future::join_all;

const MINUTE: i64 = 60;

/// The note of the public and of the private offers. Each offer is made twice with the same words.
const PUBLIC: &str = "Same words.";
const PRIVATE: &str = "In private.";

/// A bot that is killed while it sends a message to the table and one to Bo.
struct Gap {
    machine: Machine,
    table: Seated,
    /// The channel of Bo's direct messages.
    direct: u64,
    seconds: i64,
    /// Determines whether Discord has accepted the messages.
    trouble: Trouble,
}

impl Gap {
    /// Makes two offers, whose messages arrive.
    async fn begin(seconds: i64, trouble: Trouble) -> Gap {
        Gap::on(Machine::running().await, seconds, trouble).await
    }

    async fn on(machine: Machine, seconds: i64, trouble: Trouble) -> Gap {
        let table = Seated::at(&machine, "table").await;
        let gap = Gap { direct: machine.discord.direct(table.bo), machine, table, seconds, trouble };
        let first = gap.table.gift(500, "First.");
        gap.table.must(&gap.machine, gap.table.ada, &first, "Done.").await;
        // At the end, four favours of one player are pending.
        let more = "/mod settings pending-favours:10";
        let host = gap.table.host;
        gap.table.must(&gap.machine, host, more, "Done").await;
        gap.table.hide(&gap.machine).await;
        gap.offer().await;
        gap.machine.until("both offers are there", |world| gap.shown(world, 1)).await;
        gap
    }

    async fn offer(&self) {
        for (words, private) in [(PUBLIC, false), (PRIVATE, true)] {
            let line = self.table.favour(words, private);
            let asked = if private { "You ask" } else { "Done" };
            self.table.must(&self.machine, self.table.ada, &line, asked).await;
        }
    }

    fn shown(&self, world: &World, times: usize) -> Option<()> {
        let there = |channel, what| Seated::told(world, channel, what).len() == times;
        (there(self.table.channel, PUBLIC) && there(self.direct, PRIVATE)).then_some(())
    }

    /// Makes the offers again, and kills the bot when it has tried to send them and does not know the result.
    async fn kill(&mut self) {
        let channels = [self.table.channel, self.direct];
        let paths = channels.map(|channel| format!("/channels/{channel}/messages"));
        let tries = |world: &World, path: &str| {
            let path = format!("POST {path}");
            world.requests.iter().filter(|request| **request == path).count()
        };
        let before = paths.each_ref().map(|path| self.machine.discord.look(|world| tries(world, path)));
        for path in &paths {
            self.machine.discord.inject(self.trouble.spoil("POST", path));
        }
        self.offer().await;
        let there = if self.trouble == Trouble::AnswerHangs { 2 } else { 1 };
        let tried = |world: &World| {
            let all = paths.iter().zip(before).all(|(path, before)| tries(world, path) > before);
            self.shown(world, there).filter(|()| all)
        };
        self.machine.until("both are tried", tried).await;
        self.machine.kill().await;
        self.machine.discord.heal();
    }

    /// Restarts the bot after the gap. Meanwhile, others write `talk` messages.
    async fn come_back(&mut self, talk: usize) {
        self.machine.discord.with(|world| {
            for _ in 0..talk {
                let blah = serde_json::json!({"content": "Blah."});
                world.send(self.table.channel, &blah, &[]).unwrap();
            }
        });
        self.machine.pass(Span::seconds(self.seconds));
        self.machine.start().await;
        self.table.goes_on(&self.machine, "after the gap.").await;
    }

    /// Expects each offer to be there once, with its own buttons.
    async fn judge(&mut self) {
        let what = format!("after {} s, {:?}", self.seconds, self.trouble);
        self.machine.until(&format!("all is there {what}"), |world| self.shown(world, 2)).await;
        let seen = |channel| {
            let refusing = |world: &World| refusals(world, channel);
            self.machine.discord.look(refusing)
        };
        assert_eq!(seen(self.table.channel), ["1", "2"], "public {what}");
        // Private offers have separate numbers.
        let private = seen(self.direct);
        assert!(private.len() == 2 && private[0] != private[1], "private {what}: {private:?}");
        self.table.must(&self.machine, self.table.bo, "/accept offer:2", "Done").await;
        self.table.goes_on(&self.machine, "at last.").await;
        self.machine.stop().await;
        self.machine.verify();
        assert!(self.machine.discord.look(|world| self.shown(world, 2)).is_some(), "told twice {what}");
    }
}

/// Returns the offer number of each button in a channel that refuses an offer.
fn refusals(world: &World, channel: u64) -> Vec<String> {
    let messages = Seated::told(world, channel, "1:refuse:1:");
    let json = |id: &u64| world.messages[id].json.to_string();
    let number = |json: String| {
        let (_, after) = json.split_once("1:refuse:1:")?;
        Some(after.split_once('"')?.0.to_owned())
    };
    let mut numbers: Vec<String> = messages.iter().map(json).filter_map(number).collect();
    numbers.sort();
    numbers
}

async fn kill_and_wait(seconds: i64, trouble: Trouble, talk: usize) {
    let mut gap = Gap::begin(seconds, trouble).await;
    gap.kill().await;
    gap.come_back(talk).await;
    gap.judge().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gap_between_two_attempts_duplicates_nothing() {
    let gaps = [10, 2 * MINUTE, 10 * MINUTE, 180 * MINUTE];
    let cells = gaps
        .into_iter()
        .flat_map(|gap| [Trouble::Hangs, Trouble::AnswerHangs].map(|trouble| kill_and_wait(gap, trouble, 0)));
    join_all(cells).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_by_others_in_a_gap_cause_no_duplicate() {
    let troubles = [Trouble::Hangs, Trouble::AnswerHangs];
    join_all(troubles.map(|trouble| kill_and_wait(10 * MINUTE, trouble, 250))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_ahead_at_the_first_attempt_duplicates_nothing() {
    let gaps = [30 * MINUTE, 60 * MINUTE, 180 * MINUTE].map(async |seconds| {
        let mut gap = Gap::begin(seconds, Trouble::AnswerHangs).await;
        gap.machine.shift_clock(Span::hours(1));
        gap.kill().await;
        gap.machine.shift_clock(Span::seconds(-60 * MINUTE));
        gap.come_back(0).await;
        gap.judge().await;
    });
    join_all(gaps).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_ahead_at_the_start_duplicates_nothing() {
    let gaps = [30 * MINUTE, 60 * MINUTE].map(async |seconds| {
        let mut machine = Machine::new().await;
        machine.shift_clock(Span::hours(1));
        machine.start().await;
        let mut gap = Gap::on(machine, seconds, Trouble::AnswerHangs).await;
        gap.kill().await;
        gap.machine.shift_clock(Span::seconds(-60 * MINUTE));
        gap.come_back(0).await;
        gap.judge().await;
    });
    join_all(gaps).await;
}

/// Returns how many messages show the first offer.
fn cards(world: &World, channel: u64) -> usize {
    let here = world.messages.values().filter(|m| m.channel == channel);
    let titles = here.filter_map(|message| message.json["embeds"][0]["title"].as_str());
    titles.filter(|title| title.contains(" · Offer 1")).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_that_ends_during_its_announcement_is_sent_once() {
    let mut machine = Machine::running().await;
    let table = Seated::at(&machine, "table").await;
    let first = table.gift(500, "First.");
    table.must(&machine, table.ada, &first, "Done.").await;
    let channel = table.channel;
    let given = |world: &World| Seated::told(world, channel, "First.").pop();
    machine.until("the gift is told", given).await;
    let path = format!("/channels/{channel}/messages");
    machine.discord.inject(Trouble::Slow.spoil("POST", &path));
    let edit = Trouble::AnswerHangs.spoil("PATCH", &path);
    machine.discord.inject(edit);
    let asks = table.favour("Now?", false);
    table.must(&machine, table.ada, &asks, "Done").await;
    table.must(&machine, table.bo, "/accept offer:1", "Done").await;
    let edits = format!("PATCH {path}/");
    let ended = |world: &World| {
        let mut requests = world.requests.iter();
        requests.find(|request| request.starts_with(&edits)).cloned()
    };
    machine.until("its message shows the end", ended).await;
    // Discord accepts the edit, but the bot does not know this. Later, the bot recognises it by the edited message
    // itself.
    machine.kill().await;
    machine.discord.heal();
    machine.pass(Span::seconds(10 * MINUTE));
    machine.start().await;
    table.goes_on(&machine, "after the gap.").await;
    machine.stop().await;
    machine.verify();
    assert_eq!(machine.discord.look(|world| cards(world, channel)), 1);
}
