//! People's words and names are erased permanently when they ask. The table continues to play.

use crate::databases::in_files;
use crate::discord::{Table, within};
use chancery::admin::verify;
use chancery::rules::time::Span;
use chancery_loopback::Posted;
use std::fs;

impl Table {
    /// Returns whether these words occur anywhere in the database files, including deleted pages.
    fn keeps(&self, words: &str) -> bool {
        let folder = self.database().parent().unwrap().to_owned();
        let files = fs::read_dir(folder).unwrap();
        let mut files = files.map(|file| fs::read(file.unwrap().path()).unwrap());
        files.any(|file| file.windows(words.len()).any(|part| part == words.as_bytes()))
    }

    async fn must_be_sound(&self, campaigns: usize) {
        let report = verify::look_through(&self.url()).await.unwrap();
        assert_eq!(report.problems, [""; 0]);
        assert_eq!(report.campaigns, campaigns);
    }

    async fn erase(&self, user: u64) -> String {
        let asked = self.ask(user, "/privacy erase").await;
        assert!(asked.contains("cannot be undone"), "{asked}");
        let told = self.answer(self.press(user, "Erase for good")).await;
        self.quiet().await;
        told
    }

    /// Returns everything that a person reads in answer to a command, including cards.
    async fn shown(&self, user: u64, line: &str) -> String {
        self.ask(user, line).await;
        let screen = self.discord.screen(user, self.channel);
        let newest = screen.iter().rfind(|message| message.only_for == Some(user));
        newest.unwrap().json["embeds"].to_string()
    }

    /// Returns how many messages in the channel and in direct messages contain these words.
    fn posted(&self, words: &str) -> usize {
        self.discord.look(|world| {
            let said = world.messages.values();
            let said = said.filter(|message| message.only_for.is_none());
            said.filter(|message: &&Posted| message.json.to_string().contains(words)).count()
        })
    }
}

/// Sets up a table where Ada and the moderator have written something in every possible way.
async fn written() -> Table {
    let table = in_files(Table::set_for("Spiral Arm")).await;
    let (ada, bo) = (table.ada, table.bo);
    let host = table.discord.person("mod");
    for (user, line) in [
        (ada, "/gift player:@bo amount:300 note:\"Erase-gift\""),
        (bo, "/gift player:@ada amount:300 note:\"Keep-gift\""),
        (ada, "/ask-favour money player:@bo amount:50 note:\"Erase-accepted\""),
        (bo, "/accept offer:1"),
        (ada, "/ask-favour money player:@bo amount:5 note:\"Erase-undone\""),
        (host, "/mod void offer:2 reason:\"Keep-reason\""),
        (bo, "/ask-favour money player:@ada amount:1 note:\"Keep-asked\""),
        (ada, "/ask-favour money player:@bo amount:3 note:\"Erase-pending\""),
        (ada, "/ask-favour money player:@bo amount:2 note:\"Erase-private\" private:true"),
    ] {
        table.insist(user, line).await;
    }
    table.ask(ada, "/digest at:8 zone:Europe/Berlin").await;
    table.quiet().await;
    table
}

#[tokio::test]
async fn a_players_text_is_erased_and_the_game_goes_on() {
    let mut table = written().await;
    let (ada, bo, host) = (table.ada, table.bo, table.discord.person("mod"));
    let standings = table.shown(bo, "/leaderboard").await;
    assert_eq!(table.posted("Erase-accepted"), 1);
    let told = table.erase(ada).await;
    assert!(
        told.starts_with("Erased: your names, digest and open questions, and what you wrote in 1 campaign."),
        "{told}"
    );
    let nameless = standings.replace("Ada", r"\\#100");
    assert_eq!(table.shown(bo, "/leaderboard").await, nameless);
    // Her name does not return when others name her.
    table.ask(bo, "/history player:@ada").await;
    assert_eq!(table.shown(bo, "/leaderboard").await, nameless);
    table.clock.advance(Span::seconds(60));
    table.quiet().await;
    assert_eq!(table.posted("Erase-accepted"), 0, "its card is edited");
    let history = table.shown(bo, "/history").await;
    assert!(!history.contains("Erase"), "{history}");
    assert!(!history.contains("erased"), "it is nothing of the table's: {history}");
    assert!(history.contains("Keep-gift") && history.contains("Keep-reason"), "{history}");
    let own = table.shown(ada, "/history").await;
    assert!(own.contains("wrote before this has been erased."), "{own}");
    let here_again = table.shown(bo, "/leaderboard").await;
    assert_eq!(here_again, standings);

    // Pending offers can still be answered. An undo skips the erasure and restores nothing.
    table.insist(bo, "/accept offer:4").await;
    table.ask(host, "/mod undo steps:2").await;
    let undone = table.answer(table.press(host, "Undo")).await;
    assert!(undone.contains("undone"), "{undone}");
    let told = table.shown(bo, "/history").await;
    assert!(!told.contains("Erase"), "{told}");

    table.stop().await;
    for words in ["Erase-", "Europe/Berlin"] {
        assert!(!table.keeps(words), "{words}");
    }
    for words in ["Keep-gift", "Keep-reason", "Keep-asked"] {
        assert!(table.keeps(words), "{words}");
    }
    table.must_be_sound(1).await;
    table.start().await;
    let history = table.shown(bo, "/history").await;
    assert!(history.contains("Keep-asked"), "{history}");
    table.insist(ada, "/gift player:@bo amount:1 note:\"Anew\"").await;
}

#[tokio::test]
async fn a_moderators_reasons_and_texts_are_erased() {
    let mut table = in_files(Table::set_for("Spiral Arm")).await;
    let host = table.discord.person("mod");
    let reason = "/mod money player:@ada amount:5 reason:\"Erase-reason\"";
    table.insist(host, reason).await;
    table.insist(table.ada, "/gift player:@bo amount:300 note:\"Keep-gift\"").await;
    for line in [
        "/gift player:@bo amount:7 note:\"Erase-given-for-ada\"",
        "/ask-favour money player:@bo amount:5 note:\"Erase-asked-for-ada\"",
        "/ask-favour money player:@bo amount:6 note:\"Erase-private-for-ada\" private:true",
    ] {
        table.ask(host, "/mod act-as player:@ada").await;
        table.insist(host, line).await;
    }
    assert_eq!(table.posted("Erase-asked-for-ada"), 1);
    // The player may not erase it.
    let history = table.shown(table.bo, "/history").await;
    assert_eq!(history.matches("-for-ada").count(), 3, "{history}");
    table.erase(table.ada).await;
    let history = table.shown(table.bo, "/history").await;
    assert_eq!(history.matches("-for-ada").count(), 3, "{history}");
    assert!(!history.contains("Keep-gift"), "{history}");
    table.insist(table.ada, "/gift player:@bo amount:300 note:\"Keep-gift\"").await;
    let told = table.erase(host).await;
    assert!(told.contains("in 1 campaign."), "{told}");
    let history = table.shown(table.bo, "/history").await;
    assert!(history.contains("Keep-gift"), "{history}");
    table.stop().await;
    assert!(!table.keeps("Erase-"));
    assert!(table.keeps("Keep-gift"));
    table.must_be_sound(1).await;
}

#[tokio::test]
async fn erasure_covers_pending_announcements() {
    let mut table = in_files(Table::set_for("Spiral Arm")).await;
    table.discord.with(|world| world.deny(table.channel, 1 << 11));
    table.insist(table.ada, "/gift player:@bo amount:300 note:\"Erase-gift\"").await;
    table.erase(table.ada).await;
    table.stop().await;
    assert!(!table.keeps("Erase-"));
    table.must_be_sound(1).await;
    table.start().await;
    table.discord.with(|world| world.deny(table.channel, 0));
    let told = table.discord.until(|world| {
        let mut said = world.messages.values();
        said.any(|message| message.content().contains("> gives <@")).then_some(())
    });
    within(told).await;
    table.quiet().await;
    assert_eq!(table.said("> gives <@"), 1);
    assert_eq!(table.posted("Erase-"), 0);
}

#[tokio::test]
async fn repeated_erasure_and_expired_questions_are_harmless() {
    let table = written().await;
    let ada = table.ada;
    table.ask(ada, "/privacy erase").await;
    let (message, code) = table.button(ada, "Erase for good");
    let press = || {
        let world =
            |world: &mut chancery_loopback::world::World| world.forge_press(ada, table.channel, message, &code, &[]);
        table.discord.with(world)
    };
    let (first, second) = (press(), press());
    assert!(table.answer(first).await.starts_with("Erased"));
    assert!(table.answer(second).await.starts_with("Erased"));
    let own = table.shown(ada, "/history").await;
    let times = own.matches("wrote before this has been erased.").count();
    assert_eq!(times, 1, "{own}");
    table.clock.advance(Span::hours(24));
    let late = table.answer(press()).await;
    assert!(!late.contains("Erased"), "{late}");
}

#[tokio::test]
async fn a_person_without_campaigns_is_told_so() {
    let table = Table::set_for("Spiral Arm").await;
    let zoe = table.discord.person("zoe");
    let asked = table.ask(zoe, "/privacy erase").await;
    assert!(asked.contains("you joined no campaign"), "{asked}");
    let told = table.answer(table.press(zoe, "Erase for good")).await;
    assert!(told.contains("nothing in any campaign"), "{told}");
}
