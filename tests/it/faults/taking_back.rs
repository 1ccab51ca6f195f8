//! Kills the real process around a request to take back, and between small gifts and their joint announcement. Each is
//! announced once and counts once.

use super::Seated;
use super::table::Trouble;
use crate::machine::Machine;
use chancery::rules::time::Span;
use chancery_loopback::Posted;
use chancery_loopback::world::World;
use futures::future::join_all;
use serde_json::Value;

const GIVEN: &str = "for the docks";
const ASKS: &str = "asks to take this back";
const TAKEN: &str = "has taken back their last act";

/// Discord remembers a nonce for some minutes. After this gap, the bot has to search for its messages.
const GAP: Span = Span::seconds(600);

pub struct Played {
    pub machine: Machine,
    pub table: Seated,
    trouble: Trouble,
}

impl Played {
    pub async fn begin(trouble: Trouble) -> Played {
        Played::of(trouble, "leverage").await
    }

    /// Begins a campaign of a game.
    pub async fn of(trouble: Trouble, ruleset: &str) -> Played {
        let machine = Machine::running().await;
        let table = Seated::playing(&machine, "table", ruleset).await;
        Played { machine, table, trouble }
    }

    /// Chooses a value in the newest menu with it that the player sees, and expects these words in the answer.
    pub async fn choose(&self, user: u64, value: &str, says: &str) {
        let menu = |world: &World| {
            let newest = world.messages.values().rev();
            let mut seen = newest.filter(|message| world.sees(user, message));
            seen.find_map(|message| {
                let has = |part: &&Value| {
                    let options = part["options"].as_array().into_iter().flatten();
                    options.into_iter().any(|option| option["value"] == value)
                };
                let part = message.components().find(has)?;
                Some((message.id, part["custom_id"].as_str()?.to_owned()))
            })
        };
        let (message, code) = self.machine.until(value, menu).await;
        let select = |world: &mut World| world.select(user, message, &code, &[value.to_owned()]);
        let asked = self.machine.discord.with(select).unwrap();
        let answer = self.machine.read(asked).await;
        assert!(answer.as_ref().is_some_and(|answer| answer.contains(says)), "{value}: {answer:?}");
    }

    /// Presses the newest button with this label on a message that the player sees.
    async fn press(&self, user: u64, label: &str) -> u64 {
        let button = |world: &World| {
            let newest = world.messages.values().rev();
            let mut seen = newest.filter(|message| world.sees(user, message));
            seen.find_map(|message| {
                let mut parts = message.components();
                let part = parts.find(|part| part["label"] == label)?;
                Some((message.id, part["custom_id"].as_str()?.to_owned()))
            })
        };
        let (message, code) = self.machine.until(label, button).await;
        self.machine.must_answer(|world| world.press(user, message, &code))
    }

    /// Makes the next request of a kind at the table fail, and returns the beginning of such requests.
    fn spoil(&self, method: &str) -> String {
        let path = format!("/channels/{}/messages", self.table.channel);
        self.machine.discord.inject(self.trouble.spoil(method, &path));
        format!("{method} {path}")
    }

    fn tried(world: &World, request: &str) -> usize {
        let made = world.requests.iter();
        made.filter(|made| made.starts_with(request)).count()
    }

    /// Has a player press a button, kills the bot once it has tried the resulting request, and restarts it after the
    /// gap.
    pub async fn press_and_die(&mut self, user: u64, label: &str, method: &str) {
        let request = self.spoil(method);
        let before = self.machine.discord.look(|world| Played::tried(world, &request));
        self.press(user, label).await;
        let tried = |world: &World| (Played::tried(world, &request) > before).then_some(());
        self.machine.until("it is tried", tried).await;
        self.machine.kill().await;
        self.machine.discord.heal();
        self.machine.verify();
        self.machine.pass(GAP);
        self.machine.start().await;
    }

    pub async fn told_once(&self, what: &str) {
        let told = |world: &World| {
            let told = Seated::told(world, self.table.channel, what).len();
            (told > 0).then_some(told)
        };
        assert_eq!(self.machine.until(what, told).await, 1, "{what}");
    }
}

async fn take_back_and_die(trouble: Trouble, last: &str) {
    let mut played = Played::begin(trouble).await;
    let (ada, bo) = (played.table.ada, played.table.bo);
    let gift = played.table.gift(500, GIVEN);
    let must = [(gift.as_str(), "Done."), ("/take-back", "Ask them?")];
    for (line, says) in must {
        played.table.must(&played.machine, ada, line, says).await;
    }
    played.told_once(GIVEN).await;
    played.press_and_die(ada, "Ask them", "POST").await;
    played.told_once(ASKS).await;
    played.press_and_die(bo, "Agree", last).await;
    played.told_once(TAKEN).await;
    let struck = |world: &World| {
        let gift = format!("> ~~{GIVEN}~~");
        let struck = |m: &&Posted| m.content().contains(&gift) && !m.content().contains("↩️");
        let struck = world.messages.values().find(struck)?;
        let told = Seated::told(world, played.table.channel, ASKS);
        let asks = told.iter().map(|id| &world.messages[id]);
        let buttons: usize = asks.map(|message| message.components().count()).sum();
        (buttons == 0 && struck.only_for.is_none()).then_some(())
    };
    let machine = &played.machine;
    machine.until("what was told is struck out", struck).await;
    played.table.must(machine, ada, "/take-back", "is not yours").await;
    played.table.goes_on(machine, "afterwards.").await;
    played.told_once(ASKS).await;
    played.told_once(TAKEN).await;
    played.machine.stop().await;
    played.machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_taken_back_act_is_announced_once_and_struck_out() {
    let cells = [(Trouble::Hangs, "POST"), (Trouble::AnswerHangs, "POST"), (Trouble::AnswerHangs, "PATCH")];
    join_all(cells.map(|(trouble, last)| take_back_and_die(trouble, last))).await;
}

async fn give_and_die(trouble: Trouble) {
    let mut played = Played::begin(trouble).await;
    let small = "/mod settings small-gifts:50";
    let (host, ada) = (played.table.host, played.table.ada);
    played.table.must(&played.machine, host, small, "Done.").await;
    played.told_once("once an hour").await;
    for note in ["one.", "two."] {
        let gift = played.table.gift(10, note);
        played.table.must(&played.machine, ada, &gift, "The table hears of it").await;
        played.machine.kill().await;
        played.machine.start().await;
    }
    // The gifts become due while the bot is down. It is killed again while announcing them.
    let request = played.spoil("POST");
    played.machine.kill().await;
    let before = played.machine.discord.look(|world| Played::tried(world, &request));
    played.machine.pass(Span::hours(2));
    played.machine.start().await;
    let tried = |world: &World| (Played::tried(world, &request) > before).then_some(());
    played.machine.until("they are told", tried).await;
    played.machine.kill().await;
    played.machine.discord.heal();
    played.machine.pass(GAP);
    played.machine.start().await;
    played.told_once("> one.").await;
    let relations = format!("/relations player:@bo-{}", played.table.name);
    let machine = &played.machine;
    played.table.must(machine, ada, &relations, "You and Bo").await;
    let large = played.table.gift(60, "large.");
    played.table.must(machine, ada, &large, "Done.").await;
    played.told_once("0.4 → 1.6").await;
    played.told_once("large.").await;
    played.told_once("> one.").await;
    played.machine.stop().await;
    played.machine.verify();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn small_gifts_are_announced_once() {
    join_all([Trouble::Hangs, Trouble::AnswerHangs].map(give_and_die)).await;
}
