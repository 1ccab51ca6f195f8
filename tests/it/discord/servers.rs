//! The commands in each server are those of the games played there.

use super::commands::suggested;
use super::{Table, within};
use chancery::bot::Bot;
use chancery::config::Config;
use chancery::referee::Seeds;
use chancery::rules::time::Span;
use chancery_loopback::world::GUILD;
use chancery_loopback::{Fault, Mishap};
use serde_json::json;

const FOUND: &str = "/campaign create name:Rift ruleset:ambassadors";

impl Table {
    fn host(&self) -> u64 {
        self.discord.person("mod")
    }

    /// Lets the server also play the board game, at another table.
    pub async fn play_the_board_game(&mut self) {
        let here = self.channel;
        self.channel = self.discord.channel("board");
        assert!(self.ask(self.host(), FOUND).await.contains("is open"));
        self.channel = here;
    }

    /// Returns whether the server's members see the board game's commands.
    fn sees_the_game(&self) -> bool {
        let show = self.discord.slash(self.ada, self.channel, "/board show");
        let correct = "/mod-ambassadors round number:1";
        let correct = self.discord.slash(self.host(), self.channel, correct);
        assert_eq!(show.is_ok(), correct.is_ok(), "one with the other");
        show.is_ok()
    }

    async fn later(&self, days: i64) {
        self.clock.advance(Span::hours(24 * days));
        self.quiet().await;
    }

    /// Returns the number of command creations that Discord has counted for the server in a day.
    fn created(&self) -> usize {
        let created = |world: &chancery_loopback::world::World| {
            let own = world.created.get(&Some(GUILD.to_string()));
            own.map_or(0, Vec::len)
        };
        self.discord.look(created)
    }

    fn puts(&self) -> usize {
        let put = |request: &&String| request.starts_with("PUT ") && request.contains("/guilds/");
        self.discord.requests().iter().filter(put).count()
    }
}

#[tokio::test]
async fn a_server_gets_the_commands_of_its_games() {
    let mut table = Table::set().await;
    assert!(!table.sees_the_game(), "leverage is played");
    assert_eq!(table.puts(), 0, "nothing has to be sent to Discord");
    table.play_the_board_game().await;
    assert!(table.sees_the_game());
    let gift = table.discord.slash(table.ada, table.channel, "/gift player:@bo amount:1");
    gift.expect("leverage is everywhere");
    // A second table changes nothing, and neither does a restart.
    table.channel = table.discord.channel("rift");
    assert!(table.ask(table.host(), FOUND).await.contains("is open"));
    let (created, puts) = (table.created(), table.puts());
    assert_eq!(puts, 1);
    table.stop().await;
    table.start().await;
    table.quiet().await;
    assert!(table.sees_the_game());
    assert_eq!(table.created(), created, "nothing is created twice");
    assert_eq!(table.puts(), puts + 1, "a start tells Discord once");
}

#[tokio::test]
async fn views_work_in_direct_messages() {
    let mut table = Table::lay().await;
    table.ask(table.host(), FOUND).await;
    table.ask(table.ada, "/campaign join").await;
    table.channel = table.discord.direct(table.ada);
    assert!(table.ask(table.ada, "/standings").await.contains("Leaderboard"));
    for look in ["/seat show", "/board show", "/board show campaign:Rift"] {
        let seen = table.ask(table.ada, look).await;
        assert!(seen.contains(" of Rift"), "{look}: {seen}");
    }
    let correct = "/mod-ambassadors round number:1";
    let sent = table.discord.slash(table.ada, table.channel, correct);
    sent.expect_err("moderating is done at the table");
}

#[tokio::test]
async fn refused_commands_are_retried_without_stopping_a_founding() {
    let table = Table::lay().await;
    let put = "/applications/";
    let down = Mishap::Answer(503, json!({"code": 0, "message": "Down"}));
    table.discord.inject(Fault::next("PUT", put, down).times(2));
    assert!(table.ask(table.host(), FOUND).await.contains("is open"));
    assert!(!table.sees_the_game());
    table.clock.advance(Span::seconds(60));
    table.quiet().await;
    assert!(!table.sees_the_game(), "it was down twice");
    table.clock.advance(Span::seconds(60));
    table.quiet().await;
    assert!(table.sees_the_game());
}

#[tokio::test]
async fn a_server_at_its_command_limit_is_retried_the_next_day() {
    let table = Table::lay().await;
    table.discord.with(|world| {
        let now = vec![world.now(); 200];
        world.created.insert(Some(GUILD.to_string()), now);
    });
    assert!(table.ask(table.host(), FOUND).await.contains("is open"));
    assert!(!table.sees_the_game());
    table.later(1).await;
    assert!(table.sees_the_game());
}

#[tokio::test]
async fn an_ended_game_keeps_its_commands_for_thirty_days() {
    let mut table = Table::lay().await;
    let host = table.host();
    table.ask(host, FOUND).await;
    table.ask(host, "/mod end").await;
    let end = table.press(host, "End it for good");
    let ended = table.answer(end).await;
    assert!(ended.contains("ended"), "{ended}");
    table.later(29).await;
    assert!(table.sees_the_game());
    table.later(2).await;
    assert!(!table.sees_the_game());
    // If nothing has to be removed, a start sends no commands to Discord.
    let puts = table.puts();
    table.stop().await;
    table.start().await;
    table.quiet().await;
    assert_eq!(table.puts(), puts);
    // The end is undone, and the game continues.
    table.ask(host, "/mod undo").await;
    let undo = table.press(host, "Undo");
    table.answer(undo).await;
    assert!(table.sees_the_game());
}

#[tokio::test]
async fn a_reinvited_bot_restores_its_commands() {
    let table = Table::lay().await;
    table.ask(table.host(), FOUND).await;
    table.discord.with(|world| world.invite_anew());
    assert!(!table.sees_the_game());
    let back = table.discord.until(|world| {
        let own = |command: &serde_json::Value| command["guild_id"].is_string();
        world.commands.values().any(own).then_some(())
    });
    within(back).await;
    table.quiet().await;
    assert!(table.sees_the_game());
}

#[tokio::test]
async fn the_command_guild_has_every_command_once() {
    let mut table = Table::lay().await;
    table.stop().await;
    table.discord.with(|world| world.commands.clear());
    let config = Config {
        token: table.discord.token().to_owned(),
        database_url: table.url(),
        proxy: Some(table.discord.base_url()),
        elsewhere: None,
        command_guild: Some(GUILD),
        backups: None,
        metrics: None,
        keep_servers: Some(chancery::config::KEEP_SERVERS),
        shards: None,
    };
    let bot = Bot::start(config, table.clock.clone(), Seeds::System).await.unwrap();
    assert!(table.sees_the_game(), "nobody plays it yet");
    let own = |command: &serde_json::Value| command["guild_id"].is_string();
    let all = table.discord.look(|world| world.commands.values().all(own));
    assert!(all, "nothing is global");
    // Within one list, a command is either plain or has subcommands. The plain command of that name becomes its
    // subcommand `show`.
    for line in ["/ships show", "/ships set sector:Vega count:1"] {
        table.discord.slash(table.ada, table.channel, line).unwrap();
    }
    bot.stop().await;
    table.start().await;
    table.quiet().await;
    assert!(!table.sees_the_game());
    table.ask(table.ada, "/campaign list").await;
    table.ask(table.host(), FOUND).await;
    assert!(table.sees_the_game());
}

#[tokio::test]
async fn help_topics_are_suggested_and_wrong_ones_answered() {
    let table = Table::lay().await;
    let topics = suggested(&table, table.ada, "/help topic:").await;
    assert_eq!(topics[0].0, "start");
    let topics = suggested(&table, table.ada, "/help topic:boa").await;
    assert_eq!(topics, [("board".to_owned(), json!("board"))]);
    let seen = table.ask(table.ada, "/help topic:Gifts").await;
    assert!(seen.contains("Help: gifts"), "{seen}");
    let seen = table.ask(table.ada, "/help topic:\"@everyone\"").await;
    assert!(seen.contains("There is no help on"), "{seen}");
    assert!(seen.contains(": start, offers, "), "{seen}");
    assert!(seen.contains(", gifts, access, "), "{seen}");
}
