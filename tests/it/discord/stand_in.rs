//! Moderators who act for a player: they stop seeing the player's secrets when they lose their role, and what they
//! wrote stays theirs.

use super::commands::suggested;
use super::{Table, within};
use chancery::rules::time::Span;
use chancery_loopback::world::{ADMINISTRATOR, GUILD};

const NOTE: &str = "Between us";

impl Table {
    /// Returns all private messages that this person saw.
    fn private_screen(&self, user: u64) -> String {
        let screen = self.discord.screen(user, self.channel);
        let own = screen.iter().filter(|message| message.only_for == Some(user));
        own.map(|message| message.json.to_string()).collect()
    }

    /// Returns how many direct messages with these words a person has.
    fn told_directly(&self, user: u64, words: &str) -> usize {
        let screen = self.discord.screen(user, self.discord.direct(user));
        screen.iter().filter(|message| message.content().contains(words)).count()
    }

    /// Presses a button with this code, as on an old message.
    async fn press_code(&self, user: u64, code: &str) -> String {
        let newest = self.discord.screen(user, self.channel).last().unwrap().id;
        let pressed = self.discord.with(|world| world.forge_press(user, self.channel, newest, code, &[]));
        self.answer(pressed).await
    }
}

/// Sets up a table where Dee acted for Bo and no longer moderates. Bo then asked Ada for a favour in private.
async fn demoted() -> (Table, u64) {
    let table = Table::set().await;
    let dee = table.discord.person("dee");
    table.ask(table.bo, "/gift player:@ada amount:500").await;
    let warden = table.discord.with(|world| world.grant_in(GUILD, dee, "Warden", ADMINISTRATOR));
    let acting = table.ask(dee, "/mod act-as player:@bo").await;
    assert!(acting.contains("Your next command"), "{acting}");
    let before = table.ask(dee, "/offers").await;
    assert!(before.contains("You are acting for"), "{before}");
    table.discord.with(|world| world.delete_role(warden));
    table.quiet().await;
    let asked = format!("/ask-favour money player:@ada amount:5 note:\"{NOTE}\" private:true");
    table.insist(table.bo, &asked).await;
    assert_eq!(suggested(&table, table.bo, "/withdraw offer:").await.len(), 1);
    (table, dee)
}

async fn must_be_refused(answer: String, table: &Table, dee: u64) {
    assert!(answer.contains("you do not moderate this campaign"), "{answer}");
    let shown = table.private_screen(dee);
    assert!(!shown.contains(NOTE), "{shown}");
    // From then on, they act for themselves again.
    let own = table.ask(dee, "/offers").await;
    assert!(!own.contains("You are acting for") && !own.contains("moderate"), "{own}");
    assert!(!table.private_screen(dee).contains(NOTE));
}

#[tokio::test]
async fn a_former_moderator_gets_no_view_of_the_player() {
    for view in ["/offers", "/history player:@ada", "/relations player:@ada", "/leaderboard"] {
        let (table, dee) = demoted().await;
        let answer = table.ask(dee, view).await;
        must_be_refused(answer, &table, dee).await;
    }
}

#[tokio::test]
async fn a_former_moderator_gets_no_suggestions_or_next_steps() {
    let (table, dee) = demoted().await;
    assert_eq!(suggested(&table, dee, "/withdraw offer:").await, []);
    let answer = table.press_code(dee, "1:go:1:0:offers").await;
    must_be_refused(answer, &table, dee).await;
}

#[tokio::test]
async fn a_stand_in_question_ends_with_the_moderator_role() {
    let table = Table::set().await;
    let dee = table.discord.person("dee");
    table.ask(table.bo, "/gift player:@ada amount:500").await;
    let warden = table.discord.with(|world| world.grant_in(GUILD, dee, "Warden", ADMINISTRATOR));
    table.ask(dee, "/mod act-as player:@bo").await;
    table.ask(dee, "/ask-favour money player:@ada amount:5 private:true").await;
    let (message, code) = table.button_of(dee, "1:confirm:").expect("it has to be confirmed");
    table.discord.with(|world| world.delete_role(warden));
    table.quiet().await;
    let pressed = table.discord.with(|world| world.press(dee, message, &code)).unwrap();
    let answer = table.answer(pressed).await;
    assert!(answer.contains("you do not moderate this campaign"), "{answer}");
    assert_eq!(suggested(&table, table.bo, "/withdraw offer:").await, []);
}

#[tokio::test]
async fn repeated_log_reads_inform_a_player_once_an_hour() {
    let table = Table::set().await;
    let (ada, bo, host) = (table.ada, table.bo, table.discord.person("mod"));
    table.ask(bo, "/gift player:@ada amount:500").await;
    let asked = format!("/ask-favour money player:@ada amount:5 note:\"{NOTE}\" private:true");
    table.insist(bo, &asked).await;
    for _ in 0..5 {
        table.ask(host, "/mod log").await;
    }
    table.quiet().await;
    assert!(table.private_screen(host).contains(NOTE));
    let told = |user| table.told_directly(user, "has read log entries");
    assert_eq!((told(ada), told(bo)), (1, 1));
    // The log has one line for each of the two, but not for each press.
    table.ask(host, "/mod log").await;
    let log = table.discord.screen(host, table.channel).last().unwrap().json.to_string();
    assert_eq!(log.matches("log entries that are private to").count(), 2, "{log}");
    // The player hears of another kind of reading too.
    table.ask(host, "/mod act-as player:@bo").await;
    table.ask(host, "/mod act-as player:@bo").await;
    table.quiet().await;
    assert_eq!(table.told_directly(bo, ", a moderator,"), 2);
    table.ask(bo, "/history").await;
    let own = table.discord.screen(bo, table.channel).last().unwrap().json.to_string();
    assert!(own.contains("reads log entries") && own.contains("> acts for <@"), "{own}");

    table.clock.advance(Span::hours(1));
    table.quiet().await;
    table.ask(host, "/mod log").await;
    table.quiet().await;
    assert_eq!((told(ada), told(bo)), (2, 2));
}

#[tokio::test]
async fn reading_the_list_of_looks_is_not_a_look() {
    let table = Table::set().await;
    let host = table.discord.person("mod");
    table.ask(host, "/mod act-as player:@bo").await;
    for _ in 0..3 {
        table.ask(host, "/mod log").await;
    }
    table.quiet().await;
    assert_eq!(table.told_directly(table.bo, "has read"), 0);
    let log = table.discord.screen(host, table.channel).last().unwrap().json.to_string();
    assert!(!log.contains("log entries that are private"), "{log}");
}

#[tokio::test]
async fn only_moderators_hear_of_a_deleted_channel() {
    let table = Table::set().await;
    let dee = table.discord.person("dee");
    table.discord.with(|world| world.grant_in(GUILD, dee, "Warden", ADMINISTRATOR));
    table.ask(dee, "/mod act-as player:@bo").await;
    table.ask(dee, "/gift player:@ada amount:100").await;
    table.discord.with(|world| world.delete_channel(table.channel));
    let told = table.discord.until(|world| {
        let mut all = world.messages.values();
        all.any(|message| message.content().contains("was deleted")).then_some(())
    });
    within(told).await;
    table.quiet().await;
    let told = |user| table.told_directly(user, "was deleted");
    assert_eq!((told(dee), told(table.bo)), (1, 0));
}
