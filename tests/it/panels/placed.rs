//! Panels in a channel that a moderator chose.

use super::Table;
use crate::discord::within;
use chancery_loopback::threads::ThreadState;
use chancery_loopback::world::{self, BOT, GUILD, Kind};
use chancery_loopback::{PIN_MESSAGES, PIN_NOTICE, Posted};
use serde_json::json;

impl Table {
    /// Returns the private answer.
    async fn told(&self, who: &str, line: &str) -> String {
        let user = self.discord.person(who);
        let asked = self.discord.slash(user, self.channel, line).unwrap();
        within(self.discord.answered(asked)).await;
        self.rest().await;
        let screen = self.discord.screen(user, self.channel);
        let private = screen.iter().rfind(|message| message.only_for == Some(user));
        private.expect("a private answer").content().to_owned()
    }

    /// Returns the messages in a channel that everyone reads, without notices of pins.
    fn posted(&self, channel: u64) -> Vec<Posted> {
        let screen = self.discord.screen(self.discord.person("ada"), channel);
        screen.into_iter().filter(|one| one.only_for.is_none() && one.json["type"] != PIN_NOTICE).collect()
    }

    fn board(&self) -> u64 {
        self.discord.channel("scoreboard")
    }
}

fn card(posted: &Posted) -> &serde_json::Value {
    &posted.json["embeds"][0]
}

#[tokio::test]
async fn a_leaderboard_elsewhere_keeps_up_and_stays_when_the_campaign_moves() {
    let table = Table::new().await;
    let board = table.board();
    table.discord.with(|world| world.grant_in(GUILD, BOT, "Pinner", PIN_MESSAGES));
    let told = table.told("mod", "/mod leaderboard channel:#scoreboard").await;
    assert!(told.contains(&format!("<#{board}>")) && told.contains("/mod leaderboard remove:true"), "{told}");
    assert!(table.panels().is_empty(), "it was moved");
    let before = table.posted(board).remove(0);
    assert_eq!(before.json["pinned"], true);
    let changed = |posted: &Posted| card(posted)["timestamp"].as_str().expect("when it changed").to_owned();
    assert!(card(&before)["footer"]["text"].as_str().unwrap().contains("Last changed"));
    table.later(60).await;
    assert_eq!(changed(&table.posted(board)[0]), changed(&before), "nothing has changed");
    table.say("ada", "/gift player:@bo amount:500").await;
    table.later(60).await;
    let after = table.posted(board).remove(0);
    assert_eq!(after.id, before.id);
    assert!(card(&after)["description"].as_str().unwrap().contains("10"));
    assert_ne!(changed(&after), changed(&before));

    table.discord.channel("hall");
    table.say("mod", "/mod move channel:#hall").await;
    table.later(60).await;
    let table = table.restart().await;
    table.say("bo", "/gift player:@ada amount:250 campaign:1").await;
    table.later(60).await;
    let here = table.posted(board);
    assert_eq!(here.len(), 1);
    assert!(card(&here[0])["description"].as_str().unwrap().contains('5'));
    table.bot.stop().await;
}

#[tokio::test]
async fn the_last_standing_stays_when_the_campaign_ends() {
    let table = Table::new().await;
    let board = table.board();
    table.say("mod", "/mod leaderboard channel:#scoreboard").await;
    table.say("ada", "/gift player:@bo amount:500").await;
    table.say("mod", "/mod end").await;
    let host = table.discord.person("mod");
    let screen = table.discord.screen(host, table.channel);
    let (message, code) = screen
        .iter()
        .rev()
        .find_map(|one| {
            one.components()
                .find(|part| part["label"] == "End it for good")
                .map(|part| (one.id, part["custom_id"].clone()))
        })
        .expect("a confirmation");
    let pressed = table.discord.with(|world| world.press(host, message, code.as_str().unwrap())).unwrap();
    within(table.discord.answered(pressed)).await;
    table.rest().await;
    table.later(60).await;
    let last = table.posted(board).remove(0);
    let shown = card(&last)["description"].as_str().unwrap();
    assert!(shown.contains("10") && shown.contains("final leaderboard"), "{shown}");
    table.bot.stop().await;
}

#[tokio::test]
async fn a_panel_is_removed_by_command() {
    let table = Table::new().await;
    let board = table.board();
    assert!(table.told("ada", "/panel channel:#scoreboard").await.contains("moderators"));
    assert!(table.posted(board).is_empty());
    table.say("ada", "/panel").await;
    table.say("mod", "/panel channel:#scoreboard").await;
    table.say("mod", "/mod leaderboard by:money channel:#scoreboard").await;
    assert_eq!(table.posted(board).len(), 2);
    assert!(table.told("ada", "/panel remove:true").await.contains("moderators"));
    assert!(table.told("mod", "/panel remove:true").await.contains("Removed"));
    assert_eq!(table.posted(board).len(), 1);
    assert!(table.told("mod", "/panel remove:true").await.contains("nothing to remove"));
    assert_eq!(table.panels().len(), 1, "the leaderboard of leverage is still in the campaign's channel");
    table.say("mod", "/mod leaderboard remove:true").await;
    assert!(table.panels().is_empty() && table.posted(board).is_empty(), "without a measure, all of them");
    let edits = table.edits();
    table.say("ada", "/gift player:@bo amount:500").await;
    table.later(60).await;
    assert_eq!(table.edits(), edits);
    table.bot.stop().await;
}

#[tokio::test]
async fn a_channel_has_to_be_open_to_the_bot_and_the_moderator() {
    let table = Table::new().await;
    let board = table.board();
    let line = "/mod leaderboard channel:#scoreboard";
    for (denied, named) in [
        (world::SEND_MESSAGES, "Send Messages"),
        (world::EMBED_LINKS, "Embed Links"),
        (world::ATTACH_FILES, "Attach Files"),
        (world::VIEW_CHANNEL, "View Channel"),
    ] {
        table.discord.with(|world| world.deny(board, denied));
        let told = table.told("mod", line).await;
        assert!(told.contains(named), "{named}: {told}");
        assert!(table.posted(board).is_empty());
    }
    assert_eq!(table.panels().len(), 1, "the first one is still there");
    table.discord.with(|world| world.deny(board, PIN_MESSAGES));
    assert!(table.told("mod", line).await.contains("Pin Messages"));
    assert_eq!(table.posted(board)[0].json["pinned"], false);
    let forum = table.discord.with(|world| world.channel_of("ideas", Kind::Forum));
    assert!(table.told("mod", "/mod leaderboard channel:#ideas").await.contains("Nobody can write"));
    assert!(table.posted(forum).is_empty());
    table.bot.stop().await;
}

#[tokio::test]
async fn a_full_channel_pins_no_more() {
    let table = Table::new().await;
    let board = table.board();
    let most = 250;
    table.discord.with(|world| {
        world.grant_in(GUILD, BOT, "Pinner", PIN_MESSAGES);
        for _ in 0..most {
            let sent = world.send(board, &json!({"content": "Another message"}), &[]).unwrap();
            let id = sent["id"].as_str().unwrap().parse().unwrap();
            world.pin(board, id).unwrap();
        }
    });
    let told = table.told("mod", "/mod leaderboard channel:#scoreboard").await;
    assert!(told.contains("pinned messages that Discord allows"), "{told}");
    table.bot.stop().await;
}

#[tokio::test]
async fn a_closed_channel_does_not_hold_up_other_panels() {
    let table = Table::new().await;
    let board = table.board();
    table.say("mod", "/mod leaderboard by:money channel:#scoreboard").await;
    table.discord.with(|world| world.deny(board, world::VIEW_CHANNEL));
    table.say("ada", "/gift player:@bo amount:500").await;
    table.later(60).await;
    assert!(table.shown().contains("10"), "{}", table.shown());
    table.discord.with(|world| world.deny(board, 0));
    table.say("ada", "/gift player:@bo amount:50").await;
    table.later(60).await;
    assert!(card(&table.posted(board)[0])["description"].as_str().unwrap().contains("450"));
    // Once its channel is gone, nothing looks for it.
    table.discord.with(|world| world.delete_channel(board));
    table.say("ada", "/gift player:@bo amount:50").await;
    table.later(60).await;
    assert!(table.told("mod", "/mod leaderboard by:money remove:true").await.contains("nothing to remove"));
    table.bot.stop().await;
}

#[tokio::test]
async fn a_panel_in_an_archived_thread_opens_it_again() {
    let table = Table::new().await;
    let board = table.board();
    let nook = table.discord.thread(board, "nook");
    table.say("mod", "/mod leaderboard by:money channel:#nook").await;
    let before = table.posted(nook).remove(0).id;
    table.discord.with(|world| world.shut(nook, ThreadState { archived: true, locked: false }));
    table.say("ada", "/gift player:@bo amount:500").await;
    table.later(60).await;
    let here = table.posted(nook);
    assert_eq!(here.len(), 1, "{here:?}");
    assert_ne!(here[0].id, before);
    assert!(card(&here[0])["description"].as_str().unwrap().contains("500"));
    table.bot.stop().await;
}
