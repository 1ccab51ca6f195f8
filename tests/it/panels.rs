//! Leaderboards that update themselves, with the real bot and the loopback Discord.

mod placed;

use crate::databases;
use crate::discord::within;
use chancery::bot::Bot;
use chancery::config::Config;
use chancery::referee::Seeds;
use chancery::rules::time::{Span, Time};
use chancery_clock::Clock;
use chancery_loopback::{Loopback, Posted};
use std::time::Duration;
use tempfile::TempDir;

const NOON: Time = Time::from_millis(1_767_614_400_000);

/// A campaign of two with a panel in its channel.
struct Table {
    discord: Loopback,
    clock: Clock,
    config: Config,
    bot: Bot,
    channel: u64,
    _folder: TempDir,
}

impl Table {
    async fn new() -> Table {
        let clock = Clock::still(NOON);
        let discord = Loopback::start(clock.clone()).await.unwrap();
        let folder = TempDir::new().unwrap();
        let config = Config {
            token: discord.token().to_owned(),
            database_url: databases::seeded(&folder.path().join("c.db")).await,
            proxy: Some(discord.base_url()),
            elsewhere: None,
            command_guild: None,
            backups: None,
            metrics: None,
            keep_servers: Some(chancery::config::KEEP_SERVERS),
            shards: None,
        };
        let bot = Bot::start(config.clone(), clock.clone(), Seeds::System).await.unwrap();
        let channel = discord.channel("table");
        let table = Table { discord, clock, config, bot, channel, _folder: folder };
        table.say("mod", "/campaign create name:Arm ruleset:leverage").await;
        table.say("ada", "/campaign join").await;
        table.say("bo", "/campaign join").await;
        table.say("mod", "/mod leaderboard").await;
        // Changes right after a start wait for a while.
        table.later(15).await;
        table
    }

    async fn say(&self, who: &str, line: &str) {
        let user = self.discord.person(who);
        let asked = self.discord.slash(user, self.channel, line).unwrap();
        within(self.discord.answered(asked)).await;
        self.rest().await;
    }

    async fn rest(&self) {
        let quiet = tokio::time::timeout(Duration::from_secs(20), self.bot.quiet());
        quiet.await.expect("the bot becomes idle").unwrap();
    }

    async fn later(&self, seconds: i64) {
        self.clock.advance(Span::seconds(seconds));
        self.rest().await;
    }

    async fn restart(mut self) -> Table {
        self.bot.stop().await;
        let start = Bot::start(self.config.clone(), self.clock.clone(), Seeds::System);
        self.bot = start.await.unwrap();
        self
    }

    fn panels(&self) -> Vec<Posted> {
        let screen = self.discord.screen(self.discord.person("ada"), self.channel);
        let is_panel = |message: &Posted| {
            message.only_for.is_none()
                && message.json["embeds"][0]["title"].as_str().is_some_and(|title| title.starts_with("Leaderboard"))
        };
        screen.into_iter().filter(is_panel).collect()
    }

    fn panel(&self) -> Posted {
        let mut panels = self.panels();
        assert_eq!(panels.len(), 1, "one panel");
        panels.remove(0)
    }

    fn shown(&self) -> String {
        let panel = self.panel();
        let shown = panel.json["embeds"][0]["description"].as_str();
        shown.unwrap_or_default().to_owned()
    }

    fn edits(&self) -> usize {
        let requests = self.discord.requests();
        // Late answers to commands are edits of webhooks' messages.
        let is_edit =
            |line: &&String| line.starts_with("PATCH ") && line.contains("/channels/") && line.contains("/messages/");
        requests.iter().filter(is_edit).count()
    }
}

#[tokio::test]
async fn a_panel_updates_at_most_once_in_15_seconds() {
    let table = Table::new().await;
    assert!(!table.shown().contains("10"), "{}", table.shown());
    let picture = |panel: &Posted| {
        let files = panel.json["attachments"].as_array().unwrap().clone();
        assert_eq!(files.len(), 1, "the picture replaces the last one");
        assert_eq!(files[0]["filename"], "leverage.png");
        files[0]["description"].as_str().unwrap().to_owned()
    };
    assert!(picture(&table.panel()).contains("Nobody holds any yet"));
    assert_eq!(table.panel().json["embeds"][0]["image"]["url"], "attachment://leverage.png");

    table.say("ada", "/gift player:@bo amount:500").await;
    assert_eq!(table.edits(), 0, "it was looked at just now");
    table.later(15).await;
    assert_eq!(table.edits(), 1);
    assert!(table.shown().contains("10"), "{}", table.shown());
    assert!(picture(&table.panel()).contains("Ada over Bo +10"));

    for _ in 0..5 {
        table.say("bo", "/gift player:@ada amount:50").await;
        table.later(2).await;
    }
    assert_eq!(table.edits(), 1, "ten seconds have passed");
    table.later(5).await;
    assert_eq!(table.edits(), 2);
    assert!(picture(&table.panel()).contains("Bo over Ada +5"));
    table.later(3600).await;
    assert_eq!(table.edits(), 2, "everything was shown");
    table.bot.stop().await;
}

#[tokio::test]
async fn an_unchanged_panel_is_not_edited() {
    let table = Table::new().await;
    // An offer of access changes no leverage until it is accepted.
    table.say("ada", "/grant-access player:@bo access:trade").await;
    table.later(60).await;
    assert_eq!(table.edits(), 0);
    table.bot.stop().await;
}

#[tokio::test]
async fn changes_just_before_a_stop_show_after_the_start() {
    let table = Table::new().await;
    table.later(60).await;
    // The first change after a while is shown at once. The second has to wait, and the bot stops meanwhile.
    table.say("ada", "/gift player:@bo amount:50").await;
    table.say("ada", "/gift player:@bo amount:500").await;
    let before = table.edits();
    let table = table.restart().await;
    table.rest().await;
    assert_eq!(table.edits(), before, "15 seconds are not over");
    table.later(15).await;
    assert_eq!(table.edits(), before + 1);
    assert!(table.shown().contains("11"), "{}", table.shown());
    let table = table.restart().await;
    table.later(60).await;
    assert_eq!(table.edits(), before + 1, "it was not behind");
    table.bot.stop().await;
}

#[tokio::test]
async fn an_outdated_offer_is_edited_at_once_and_then_at_most_once_in_15_seconds() {
    let table = Table::new().await;
    table.say("ada", "/grant-access player:@bo access:trade").await;
    table.say("ada", "/grant-access player:@bo access:passage").await;
    table.later(60).await;
    // The panels have just been updated, because of this order.
    table.say("mod", "/mod extend offer:1 time:80h").await;
    assert_eq!(table.edits(), 1);
    table.say("mod", "/mod extend offer:1 time:90h").await;
    assert_eq!(table.edits(), 1, "15 seconds are not over");
    // This does not delay another offer.
    table.say("mod", "/mod extend offer:2 time:80h").await;
    assert_eq!(table.edits(), 2);
    table.later(15).await;
    assert_eq!(table.edits(), 3);
    let table = table.restart().await;
    table.later(60).await;
    table.say("mod", "/mod extend offer:1 time:95h").await;
    assert_eq!(table.edits(), 4);
    table.bot.stop().await;
}

#[tokio::test]
async fn setting_the_clock_delays_no_panel() {
    let table = Table::new().await;
    for (nth, set) in [-3_600_000, 7_200_000, -86_400_000].into_iter().enumerate() {
        table.say("ada", "/gift player:@bo amount:50").await;
        table.clock.set(set);
        table.say("ada", "/gift player:@bo amount:50").await;
        table.later(60).await;
        let shown = format!("Ada over Bo +{}", 2 * (nth + 1));
        let described = table.panel().json["attachments"][0]["description"].to_string();
        assert!(described.contains(&shown), "{set}: {described}");
    }
    table.bot.stop().await;
}

#[tokio::test]
async fn a_deleted_panel_is_forgotten() {
    let table = Table::new().await;
    let panel = table.panel();
    table.discord.with(|world| assert!(world.delete(panel.id).is_ok()));
    for _ in 0..3 {
        table.say("ada", "/gift player:@bo amount:50").await;
        table.later(60).await;
    }
    assert_eq!(table.edits(), 1, "it was looked for once");
    assert!(table.panels().is_empty());
    table.bot.stop().await;
}

#[tokio::test]
async fn a_new_panel_replaces_the_last_of_its_kind() {
    let table = Table::new().await;
    let first = table.panel().id;
    table.say("mod", "/mod leaderboard").await;
    assert_ne!(table.panel().id, first);
    table.say("mod", "/mod leaderboard by:money").await;
    assert_eq!(table.panels().len(), 2);
    table.later(60).await;
    table.say("ada", "/gift player:@bo amount:500").await;
    table.later(60).await;
    assert_eq!(table.edits(), 2, "each of the two");
    table.bot.stop().await;
}

#[tokio::test]
async fn the_leaderboard_and_a_pairs_history_have_pictures() {
    let table = Table::new().await;
    table.say("ada", "/gift player:@bo amount:500").await;
    table.later(86_400).await;
    let attached = |line: &'static str| {
        let table = &table;
        async move {
            table.say("ada", line).await;
            let screen = table.discord.screen(table.discord.person("ada"), table.channel);
            screen.last().unwrap().json["attachments"].clone()
        }
    };
    let map = attached("/leaderboard").await;
    assert_eq!(map[0]["filename"], "leverage.png");
    let chart = attached("/history player:@bo").await;
    assert_eq!(chart[0]["filename"], "history.png");
    assert_eq!(chart[0]["description"], "Line chart of two leverages over time. Now: Ada over Bo +10; Bo over Ada 0");
    for line in ["/leaderboard by:money", "/history"] {
        assert_eq!(attached(line).await, serde_json::json!([]), "{line}");
    }
    table.bot.stop().await;
}

#[tokio::test]
async fn a_pending_take_back_shows_on_the_panel() {
    let table = Table::new().await;
    table.say("ada", "/panel").await;
    table.later(60).await;
    let (ada, bo) = (table.discord.person("ada"), table.discord.person("bo"));
    let panel = || {
        let screen = table.discord.screen(bo, table.channel);
        let is_panel = |one: &&Posted| one.only_for.is_none() && one.json["embeds"][0]["title"] == "Arm";
        screen.iter().rfind(is_panel).expect("a panel").json["embeds"][0]["description"].to_string()
    };
    let press = async |user, label: &str| {
        let screen = table.discord.screen(user, table.channel);
        let button = screen.iter().rev().find_map(|message| {
            let mut parts = message.components();
            let part = parts.find(|part| part["label"] == label)?;
            Some((message.id, part["custom_id"].as_str()?.to_owned()))
        });
        let (message, code) = button.expect(label);
        let asked = table.discord.with(|world| world.press(user, message, &code)).unwrap();
        within(table.discord.answered(asked)).await;
        table.rest().await;
        table.later(60).await;
    };
    let waits = format!("<@{ada}> asks to take back their last act");
    for answer in ["No", "Agree"] {
        table.say("ada", "/gift player:@bo amount:50").await;
        table.say("ada", "/take-back").await;
        assert!(!panel().contains(&waits), "{}", panel());
        press(ada, "Ask them").await;
        assert!(panel().contains(&waits) && panel().contains(&format!(": <@{bo}>.")), "{}", panel());
        press(bo, answer).await;
        assert!(!panel().contains(&waits), "{}", panel());
    }
    table.bot.stop().await;
}
