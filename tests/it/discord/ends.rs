//! The end of a campaign is announced with its standings, whatever happens to the message.

use super::{Table, within};
use chancery_loopback::world::{ATTACH_FILES, SEND_MESSAGES};
use chancery_loopback::{Fault, Mishap, Posted};

const END: &str = "/mod end";

impl Table {
    /// Returns the messages that announce the end.
    fn ends(&self) -> Vec<Posted> {
        let mut screen = self.discord.screen(self.ada, self.channel);
        screen.retain(|message| message.only_for.is_none());
        screen.retain(|message| message.content().contains("has ended"));
        screen
    }

    async fn end(&self) {
        let host = self.discord.person("mod");
        let answer = self.insist(host, END).await;
        assert!(answer.starts_with("Done."), "{answer}");
    }
}

fn title(message: &Posted) -> &str {
    message.json["embeds"][0]["title"].as_str().unwrap_or_default()
}

fn pictures(message: &Posted) -> usize {
    message.json["attachments"].as_array().unwrap().len()
}

#[tokio::test]
async fn the_end_is_announced_with_standings_and_a_picture() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.end().await;
    let [told] = &table.ends()[..] else { panic!("once") };
    assert_eq!((title(told), pictures(told)), ("How Spiral Arm ended", 1));
    let says = told.json["embeds"][0]["description"].as_str().unwrap();
    assert!(says.contains("Leaderboard") && says.contains("`1.` Ada"));
    assert!(told.json["attachments"][0]["description"].is_string());
}

#[tokio::test]
async fn the_end_is_announced_without_a_picture_if_need_be() {
    let table = Table::set().await;
    table.ask(table.ada, "/gift player:@bo amount:500").await;
    table.discord.with(|world| world.deny(table.channel, ATTACH_FILES));
    table.end().await;
    let [told] = &table.ends()[..] else { panic!("once") };
    assert_eq!((title(told), pictures(told)), ("How Spiral Arm ended", 0));
    assert!(told.json["embeds"][0]["image"].is_null());
}

#[tokio::test]
async fn an_end_that_may_have_arrived_is_announced_once() {
    let mut table = Table::set().await;
    let lost = Fault::next("POST", "/channels", Mishap::DropAnswer).times(9);
    let host = table.discord.person("mod");
    table.ask(host, END).await;
    table.discord.inject(lost);
    table.press(host, "End it for good");
    let told = table.discord.until(|world| {
        let mut messages = world.messages.values();
        let told = |m: &Posted| m.only_for.is_none() && m.content().contains("has ended");
        messages.any(told).then_some(())
    });
    within(told).await;
    table.stop().await;
    table.discord.with(|world| world.faults.clear());
    table.start().await;
    table.quiet().await;
    let ends = table.ends();
    assert_eq!(ends.len(), 1);
    assert_eq!(title(&ends[0]), "How Spiral Arm ended");
}

#[tokio::test]
async fn an_end_undone_before_its_announcement_has_no_standings() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    let deny = |bits| table.discord.with(|world| world.deny(table.channel, bits));
    deny(SEND_MESSAGES);
    table.end().await;
    let undone = table.insist(host, "/mod undo").await;
    assert!(undone.starts_with("Done."), "{undone}");
    deny(0);
    let told = table.discord.until(|world| {
        let mut messages = world.messages.values();
        let struck = |m: &Posted| m.only_for.is_none() && m.content().contains("~~The campaign");
        messages.any(struck).then_some(())
    });
    within(told).await;
    table.quiet().await;
    assert!(!table.ends().is_empty());
    assert!(table.ends().iter().all(|end| title(end).is_empty()));
    // The next end is announced with its own standings.
    table.end().await;
    let told = table.ends();
    let titles: Vec<&str> = told.iter().map(title).collect();
    assert_eq!(titles.last(), Some(&"How Spiral Arm ended"));
    let undone = table.insist(host, "/mod undo").await;
    assert!(undone.starts_with("Done."), "{undone}");
    let told = table.ends();
    assert!(told.iter().all(|end| title(end).is_empty()));
    assert!(told.iter().all(|end| pictures(end) == 0));
    assert!(told.iter().all(|end| end.content().contains("~~The campaign has ended")));
}
