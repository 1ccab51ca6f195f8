//! Retries that are minutes apart, when Discord has forgotten the nonce. The bot recognises a delivered message by its
//! small print, and never mistakes another message for it.

use super::{Table, within};
use crate::machine::answering;
use chancery::journal::{self, Access};
use chancery::rules::time::Span;
use chancery_loopback::world::{READ_MESSAGE_HISTORY, World};
use chancery_loopback::{Fault, Mishap, Posted};
use serde_json::json;

const ASK: &str = "/ask-favour money player:@bo amount:10";
const GIFT: &str = "/gift player:@bo amount:10";

fn small_print(message: &Posted) -> &str {
    let last = message.content().lines().next_back().unwrap_or_default();
    assert!(last.starts_with("-# #"), "{}", message.content());
    last
}

impl Table {
    /// Returns the bot's public messages in a channel.
    fn told(&self, channel: u64) -> Vec<Posted> {
        let told = |world: &World| {
            let here = |m: &&Posted| m.channel == channel && m.only_for.is_none();
            let all = world.messages.values().filter(here);
            all.filter(|m| m.content() != "chatter").cloned().collect()
        };
        self.discord.look(told)
    }

    /// Delivers a message whose acknowledgement is lost, and blocks all later ones.
    async fn lose(&self, line: &str, channel: u64) {
        let before = self.told(channel).len();
        let fault = |mishap| Fault::next("POST", "/channels", mishap);
        self.discord.inject(fault(Mishap::DropAnswer));
        self.discord.inject(fault(Mishap::Drop).times(100_000));
        let asked = self.discord.slash(self.ada, self.channel, line);
        asked.unwrap();
        let arrived = |world: &World| {
            let here = |m: &&Posted| m.channel == channel && m.only_for.is_none();
            let all = world.messages.values().filter(here);
            let told = all.filter(|m| m.content() != "chatter").count();
            (told > before).then_some(())
        };
        within(self.discord.until(arrived)).await;
    }

    /// Gives an order whose announcement does not arrive at the first attempt, and blocks all later ones.
    async fn block(&self, line: &str) {
        let posts = |world: &World| world.requests.iter().filter(|r| r.starts_with("POST /channels")).count();
        let before = self.discord.look(posts);
        let lost = Fault::next("POST", "/channels", Mishap::Drop);
        self.discord.inject(lost.times(100_000));
        let asked = self.discord.slash(self.ada, self.channel, line).unwrap();
        within(self.discord.answered(asked)).await;
        within(self.discord.until(|world: &World| (posts(world) > before).then_some(()))).await;
    }

    /// Has the bot say something in the channel.
    fn say(&self, content: &str) {
        self.discord.with(|world| world.send(self.channel, &json!({"content": content}), &[])).unwrap();
    }

    /// Lets time pass while people talk, then unblocks everything.
    async fn gap(&self, seconds: i64, chatter: usize, channel: u64) {
        self.clock.advance(Span::seconds(seconds));
        self.discord.with(|world| {
            for _ in 0..chatter {
                let words = json!({"content": "chatter"});
                world.send(channel, &words, &[]).unwrap();
            }
            world.faults.clear();
        });
        self.quiet().await;
    }
}

#[track_caller]
fn check_each_once(told: &[Posted]) {
    let mut prints: Vec<&str> = told.iter().map(small_print).collect();
    prints.sort_unstable();
    for pair in prints.windows(2) {
        assert_ne!(pair[0], pair[1], "announced twice");
    }
}

#[tokio::test]
async fn an_offer_is_not_confused_with_its_twin() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.ask(table.ada, ASK).await;
    let first = table.told(table.channel).pop().unwrap();
    table.lose(ASK, table.channel).await;
    table.gap(90, 0, table.channel).await;
    let told = table.told(table.channel);
    let second = told.last().unwrap();
    check_each_once(&told);
    assert_ne!(first.id, second.id);
    assert_eq!(told[told.len() - 2].json, first.json);
    for (message, offer) in [(&first, 1), (second, 2)] {
        let accept = message.components().next().unwrap();
        assert_eq!(accept["custom_id"], format!("1:accept:1:{offer}"));
    }
    // The bot edits the message it found.
    table.ask(table.bo, "/accept offer:2").await;
    let after = table.told(table.channel);
    let edited = after.iter().find(|m| m.id == second.id).unwrap();
    assert_eq!(answering(edited).count(), 0);
    assert_eq!(after.iter().find(|m| m.id == first.id).unwrap().json, first.json);
}

#[tokio::test]
async fn a_delivered_message_is_found_behind_later_ones() {
    for (gap, chatter) in [(30, 0), (90, 99), (90, 100), (600, 101), (100_000, 350)] {
        for line in [GIFT, ASK] {
            let table = Table::set().await;
            table.ask(table.ada, "/gift player:@bo amount:500").await;
            table.ask(table.ada, line).await;
            let before = table.told(table.channel).len();
            table.lose(line, table.channel).await;
            table.gap(gap, chatter, table.channel).await;
            let told = table.told(table.channel);
            assert_eq!(told.len(), before + 1, "{line} {gap} {chatter}");
            check_each_once(&told);
        }
    }
}

#[tokio::test]
async fn an_undelivered_message_is_sent_after_all() {
    let table = Table::set().await;
    table.ask(table.ada, GIFT).await;
    let before = table.told(table.channel).len();
    table.block(GIFT).await;
    table.gap(600, 250, table.channel).await;
    let told = table.told(table.channel);
    assert_eq!(told.len(), before + 1);
    check_each_once(&told);
}

#[tokio::test]
async fn the_message_of_a_lost_ruling_does_not_pass_for_that_of_a_new_one() {
    for line in [GIFT, ASK] {
        let table = Table::set().await;
        table.ask(table.ada, "/gift player:@bo amount:500").await;
        // A failover has lost this ruling, and the next one gets its number.
        table.say("Ada did something else.\n-# #6 · 1");
        table.clock.advance(Span::seconds(20));
        let before = table.told(table.channel);
        table.block(line).await;
        table.gap(0, 0, table.channel).await;
        let told = table.told(table.channel);
        assert_eq!(told.len(), before.len() + 1, "{line}");
        assert_eq!(small_print(told.last().unwrap()), "-# #6 · 1");
        assert_eq!(told[before.len() - 1].json, before[before.len() - 1].json, "it is left as it is");
    }
}

#[tokio::test]
async fn delivered_direct_messages_are_found_too() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    let private = format!("{ASK} private:true");
    // With this setting, a private request needs no confirmation.
    let unseen = "/mod settings public-leverage:nothing public-money:nothing";
    table.ask(table.discord.person("mod"), unseen).await;
    let dm = table.discord.direct(table.bo);
    table.ask(table.ada, &private).await;
    assert_eq!(table.told(dm).len(), 1);
    table.lose(&private, dm).await;
    table.gap(600, 150, dm).await;
    let told = table.told(dm);
    assert_eq!(told.len(), 2);
    check_each_once(&told);
}

#[tokio::test]
async fn a_message_deleted_meanwhile_counts_as_delivered() {
    let table = Table::set().await;
    let before = table.told(table.channel).len();
    table.lose(GIFT, table.channel).await;
    let lost = table.told(table.channel).pop().unwrap();
    table.discord.with(|world| world.delete(lost.id)).unwrap();
    table.gap(0, 0, table.channel).await;
    assert_eq!(table.told(table.channel).len(), before);
    // The delivery queue continues.
    table.ask(table.ada, GIFT).await;
    assert_eq!(table.told(table.channel).len(), before + 1);
}

#[tokio::test]
async fn an_unknown_message_on_the_first_try_is_not_delivered() {
    let table = Table::set().await;
    let before = table.told(table.channel).len();
    let unknown = || Mishap::Answer(404, json!({"code": 10_008, "message": "Unknown Message"}));
    table.discord.inject(Fault::next("POST", "/channels", unknown()));
    table.ask(table.ada, GIFT).await;
    assert_eq!(table.told(table.channel).len(), before + 1);
    // A message that Discord keeps refusing is given up and shown to the moderators.
    table.discord.inject(Fault::next("POST", "/channels", unknown()).times(2));
    table.ask(table.ada, GIFT).await;
    assert_eq!(table.told(table.channel).len(), before + 1);
    let journal = journal::open(&table.url(), Access::Read).await.unwrap();
    assert_eq!(journal.outbox().await.unwrap().given_up, 1);
}

#[tokio::test]
async fn without_history_access_a_message_is_repeated_not_lost() {
    let table = Table::set().await;
    let deny = |bits| table.discord.with(|world| world.deny(table.channel, bits));
    deny(READ_MESSAGE_HISTORY);
    let before = table.told(table.channel).len();
    table.lose(GIFT, table.channel).await;
    table.gap(600, 0, table.channel).await;
    let told = table.told(table.channel);
    assert_eq!(told.len(), before + 2);
    let [.., one, other] = &told[..] else { panic!() };
    assert_eq!(small_print(one), small_print(other), "readers see that");
}

#[tokio::test]
async fn the_number_of_a_ruling_can_be_found_again() {
    let table = Table::set().await;
    table.ask(table.ada, GIFT).await;
    let told = table.told(table.channel);
    assert_eq!(small_print(told.last().unwrap()), "-# #5 · 1");
    let host = table.discord.person("mod");
    for (user, line) in [(table.ada, "/history"), (host, "/mod log"), (host, "/mod undo")] {
        let asked = table.discord.slash(user, table.channel, line).unwrap();
        table.answer(asked).await;
        let shown = table.discord.look(|world| {
            let answers = |m: &&Posted| m.answers == Some(asked);
            world.messages.values().find(answers).unwrap().json.to_string()
        });
        let numbers = ["`#5`", "ruling 5", "number 5"];
        assert!(numbers.iter().any(|number| shown.contains(number)), "{line}: {shown}");
    }
}
