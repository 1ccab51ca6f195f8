//! Access rights: every command and every button, genuine and forged, from everybody who could send it. The commands
//! are those registered with Discord, and the buttons are those of the enum, so none can be missing. A command declares
//! who may use it; here, everyone else tries.

mod buttons;
mod channels;
mod forms;
mod panels;

use super::{Table, within};
use crate::databases::in_files;
use crate::effort::either;
use chancery::discord::{Handler, Problem, Purpose, commands};
use chancery::rules::RulesetName;
use chancery_loopback::Answer;
use chancery_loopback::world::World;
use futures::future::join_all;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Row};
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum For {
    /// Reads a campaign.
    Looking,
    /// Acts as a player.
    Playing,
    /// Joins a campaign.
    Joining,
    Moderating,
    /// Changes a setting of the whole server.
    Managing,
    /// Concerns no campaign of others.
    All,
}

/// A table with a pending private favour. Outsiders do not see its channel.
struct House {
    table: Table,
    people: BTreeMap<&'static str, (u64, u64)>,
}

/// The campaigns, one for each kind of game, all hidden.
const CAMPAIGNS: [&str; 4] = ["1", "2", "3", "4"];

/// The board games: each one's channel, its name, and a command that only it has.
const BOARD_GAMES: [(&str, &str, &str, &str); 3] = [
    ("arena", "Second Reach", "ambassadors", "population"),
    ("galaxy", "Third Reach", "strategy-card", "activate"),
    ("court", "Fourth Reach", "realms", "influence"),
];

/// The people who try everything, each with their rights.
const STRANGERS: [&str; 8] = [
    "a member who does not see the channel",
    "a player who left the campaign and does not see the channel",
    "a member of another server",
    "a moderator of another server",
    "a player, from another server",
    "a player who left the server, in a direct message",
    "a bot",
    "a webhook",
];

/// Senders that are not people, and never play.
const NO_PEOPLE: [&str; 2] = ["a bot", "a webhook"];

impl House {
    async fn open() -> House {
        let table = in_files(Table::set_for("Hidden Reach")).await;
        let mut people = BTreeMap::new();
        let hall = table.discord.channel("hall");
        let [eve, fay, gus, hal, ivo, robot, webhook, onlooker] =
            ["eve", "fay", "gus", "hal", "ivo", "robot", "webhook", "dee"].map(|name| table.discord.person(name));
        for player in [hal, ivo] {
            assert!(table.ask(player, "/campaign join").await.contains("Welcome"));
        }
        table.ask(ivo, "/campaign leave").await;
        let left = table.answer(table.press(ivo, "Leave")).await;
        assert!(left.contains("You leave"), "{left}");
        let favour = "/ask-favour money player:@bo amount:10 note:Hush private:true";
        table.ask(table.ada, "/gift player:@bo amount:500").await;
        let asked = table.insist(table.ada, favour).await;
        assert!(asked.contains("You ask"), "{asked}");
        let host = table.discord.person("mod");
        let boards = found_the_board_games(&table, host).await;
        for channel in &boards {
            for player in [table.ada, table.bo, table.cy] {
                say(&table, player, *channel, "/campaign join", "Welcome").await;
            }
        }
        open_a_secondary(&table, host, boards[1]).await;
        let far = table.discord.with(|world| {
            let elsewhere = world.guild("Elsewhere", fay);
            let far = world.channel_in(elsewhere, "far");
            for guest in [gus, table.ada] {
                world.join(guest, elsewhere);
            }
            for gone in [hal, webhook] {
                world.leave(gone, chancery_loopback::world::GUILD);
            }
            for channel in boards.into_iter().chain([table.channel]) {
                world.hide(channel);
                for seen in [table.ada, table.bo, table.cy, host, onlooker] {
                    world.let_in(channel, seen);
                }
            }
            far
        });
        let direct = table.discord.direct(hal);
        for (name, who) in STRANGERS.iter().zip([
            (eve, hall),
            (ivo, hall),
            (gus, far),
            (fay, far),
            (table.ada, far),
            (hal, direct),
            (robot, table.channel),
            (webhook, table.channel),
        ]) {
            people.insert(*name, who);
        }
        people.insert("an onlooker", (onlooker, table.channel));
        people.insert("a player", (table.ada, table.channel));
        people.insert("a player, in a direct message", (table.ada, table.discord.direct(table.ada)));
        people.insert("a moderator", (host, table.channel));
        House { table, people }
    }

    /// Returns the whole state of the game, and every message that is not a private answer.
    async fn state(&self) -> Vec<String> {
        self.table.quiet().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.table.database());
        let mut connection = options.connect().await.unwrap();
        let mut state = Vec::new();
        for what in [
            "SELECT group_concat(id || ' ' || version || ' ' || status) FROM campaigns",
            "SELECT count(*) || ' ' || coalesce(max(rowid), 0) FROM journal",
            "SELECT group_concat(campaign_id || ' ' || user_id || ' ' || active) FROM members",
            "SELECT count(*) || ' ' || coalesce(max(id), 0) FROM drafts",
            "SELECT count(*) || ' ' || coalesce(max(id), 0) FROM outbox",
            "SELECT group_concat(subject || ' ' || message_id) FROM posts",
            "SELECT group_concat(guild_id || ' ' || coalesce(role_id, 0)) FROM founders",
            "SELECT group_concat(user_id || ' ' || due_at) FROM digests",
        ] {
            let row = sqlx::query(what).fetch_one(&mut connection).await.unwrap();
            state.push(row.get::<Option<String>, _>(0).unwrap_or_default());
        }
        state.extend(self.table.discord.look(|world| {
            let public = world.messages.values().filter(|m| m.only_for.is_none());
            public.map(|m| m.json.to_string()).collect::<Vec<_>>()
        }));
        state
    }

    /// Returns everything that a person reads in answer to an interaction. Checks that the pressed message does not
    /// change, unless it is the person's own.
    async fn told(&self, asked: u64) -> String {
        let answer = within(self.table.discord.answered(asked)).await;
        self.table.quiet().await;
        self.table.discord.look(|world| match answer {
            Answer::Message(id) => {
                let message = &world.messages[&id];
                assert_eq!(message.only_for, Some(world.asked[&asked].user), "private");
                shown(&message.json)
            }
            Answer::Update => {
                let id = world.asked[&asked].message.unwrap();
                let message = &world.messages[&id];
                assert_eq!(message.only_for, Some(world.asked[&asked].user), "their own");
                shown(&message.json)
            }
            other @ (Answer::Form | Answer::Choices(_)) => panic!("{other:?}"),
        })
    }
}

/// Returns everything visible in a message.
fn shown(message: &Value) -> String {
    let parts = ["content", "embeds", "components", "attachments"];
    parts.map(|part| message[part].to_string()).join("\n")
}

/// Founds a campaign of each board game in its own channel, so that its commands are registered in the server. Returns
/// the channels.
async fn found_the_board_games(table: &Table, host: u64) -> Vec<u64> {
    let mut channels = Vec::new();
    for (channel, name, ruleset, own) in BOARD_GAMES {
        let channel = table.discord.channel(channel);
        let line = format!("/campaign create name:\"{name}\" ruleset:{ruleset}");
        say(table, host, channel, &line, "is open").await;
        let put = |world: &World| {
            let mut commands = world.commands.values();
            commands.any(|c| c["name"] == own && c["guild_id"].is_string()).then_some(())
        };
        within(table.discord.until(put)).await;
        channels.push(channel);
    }
    channels
}

/// Types a line in a channel, and checks what the answer says.
async fn say(table: &Table, user: u64, channel: u64, line: &str, says: &str) {
    let asked = table.discord.slash(user, channel, line).unwrap();
    let told = table.answer(asked).await;
    assert!(told.contains(says), "{line}: {told}");
}

/// Has Ada play the Diplomacy card, so that Bo and Cy are asked about the secondary ability.
async fn open_a_secondary(table: &Table, host: u64, channel: u64) {
    for line in [
        "/board example players:3",
        "/mod-strategy-card phase phase:action reason:Test",
        "/mod-strategy-card card player:@ada reason:Test",
        "/mod-strategy-card active player:@ada reason:Test",
    ] {
        say(table, host, channel, line, "as a moderator").await;
    }
    let play = "/diplomacy play system:Lanthorn";
    say(table, table.ada, channel, play, "Play it?").await;
    let screen = table.discord.screen(table.ada, channel);
    let found = screen.iter().rev().find_map(|message| {
        let mut parts = message.components();
        let part = parts.find(|part| part["label"] == "Play it")?;
        Some((message.id, part["custom_id"].as_str()?.to_owned()))
    });
    let (message, code) = found.expect("the play is asked about");
    let pressed = table.discord.with(|world| world.press(table.ada, message, &code));
    let played = table.answer(pressed.unwrap()).await;
    assert!(played.contains("plays Diplomacy"), "{played}");
}

/// A registered command: its full name with subcommands, and its options.
pub struct Registered {
    pub name: String,
    /// The head of the command, and those of its subcommands on the way to this one.
    command: Value,
    path: Vec<Value>,
    pub options: Vec<Value>,
}

/// Returns every command and subcommand registered with Discord.
pub fn registered(world: &World) -> Vec<Registered> {
    fn walk(command: &Value, here: &Value, path: Vec<Value>, found: &mut Vec<Registered>) {
        let options = here["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let (inner, options): (Vec<&Value>, Vec<&Value>) =
            options.iter().partition(|o| o["type"] == 1 || o["type"] == 2);
        for next in &inner {
            let mut path = path.clone();
            path.push(head(next));
            walk(command, next, path, found);
        }
        if inner.is_empty() {
            let names = std::iter::once(command).chain(&path);
            let names: Vec<&str> = names.filter_map(|part| part["name"].as_str()).collect();
            let options = options.into_iter().cloned().collect();
            found.push(Registered { name: names.join(" "), command: command.clone(), path, options });
        }
    }
    // A whole command, with the texts of all its subcommands in every language, is long.
    fn head(part: &Value) -> Value {
        json!({"id": part["id"], "name": part["name"], "type": part["type"]})
    }
    let mut found = Vec::new();
    for command in world.commands.values() {
        walk(&head(command), command, Vec::new(), &mut found);
    }
    found
}

impl House {
    /// Sends a command with every option filled in for a person, without a client's checks.
    async fn order(&self, registered: &Registered, campaign: &str, (user, channel): (u64, u64)) -> String {
        let bo = self.table.bo;
        let asked = self.table.discord.with(|world| {
            let file = world.upload("board.json", b"{}".to_vec());
            let (person, file_id) = (bo.to_string(), file["id"].clone());
            let mut resolved = json!({"users": {}, "members": {}, "attachments": {}});
            resolved["users"][&person] = world.user_json(bo);
            resolved["members"][&person] = json!({});
            resolved["attachments"][file_id.as_str().unwrap()] = file;
            let place = channel.to_string();
            resolved["channels"][&place] = world.partial_channel_json(channel, 0);
            let fill = |option: &Value| filled(option, campaign, (&person, &place), &file_id);
            let given: Vec<Value> = registered.options.iter().filter_map(fill).collect();
            let mut options = json!(given);
            for part in registered.path.iter().rev() {
                options = json!([{"name": part["name"], "type": part["type"], "options": options}]);
            }
            world.forge_command(user, channel, &registered.command, options, resolved)
        });
        self.told(asked).await
    }

    /// Checks that a person has learned nothing about the campaign and changed nothing.
    async fn check_stranger(&self, what: &str, told: &str, before: &[String]) {
        House::check_told(what, told);
        assert_eq!(self.state().await, before, "{what} changed something: {told}");
    }

    /// Checks that a person has learned nothing about the campaign.
    fn check_told(what: &str, told: &str) {
        for secret in [
            "Hidden Reach",
            "Second Reach",
            "Third Reach",
            "Fourth Reach",
            "Hush",
            "<@100>",
            "<@102>",
            "starts under",
            "Ada",
        ] {
            assert!(!told.contains(secret), "{what} tells of {secret}: {told}");
        }
    }
}

/// Returns a value for an option: the campaign, its first offer, another player, the current channel, or any valid
/// value.
fn filled(option: &Value, campaign: &str, (person, place): (&str, &str), file: &Value) -> Option<Value> {
    let name = option["name"].as_str()?;
    let first = &option["choices"][0]["value"];
    let value = match option["type"].as_u64()? {
        _ if !first.is_null() => first.clone(),
        3 if name == "campaign" => json!(campaign),
        // Optional options are left out.
        _ if option["required"] != true => return None,
        3 if name == "time" => json!("1h"),
        3 if name == "promise" => json!("1.1"),
        3 => json!("1"),
        4 | 10 => json!(option["min_value"].as_i64().unwrap_or(1)),
        5 => json!(true),
        6 => json!(person),
        7 => json!(place),
        11 => file.clone(),
        _ => return None,
    };
    Some(json!({"name": name, "type": option["type"], "value": value}))
}

/// Few players use such commands, so a wrong purpose would be noticed late.
#[test]
fn moderators_commands_are_for_moderators() {
    assert!(PURPOSES.len() > 140, "{} commands", PURPOSES.len());
    for (name, purpose) in &*PURPOSES {
        let restricted = [For::Moderating, For::Managing].contains(purpose);
        assert!(restricted || !name.starts_with("mod"), "{name}: {purpose:?}");
    }
    for (name, purpose) in [("seat order", For::Moderating), ("accept", For::Playing), ("rights", For::Looking)] {
        assert_eq!(PURPOSES[name], purpose, "{name}");
    }
}

#[tokio::test]
async fn strangers_can_neither_see_nor_change_anything_by_command() {
    let house = House::open().await;
    let before = house.state().await;
    for (n, registered) in (0..).zip(house.table.discord.look(registered)) {
        let purpose = purpose(&registered);
        // A person who names no campaign may begin one of their own; bots may not.
        let begins = |who: &str| registered.name == "campaign create" && !NO_PEOPLE.contains(&who);
        let tried = (n..).zip(STRANGERS).filter(|(_, who)| !begins(who));
        let tried = tried.flat_map(|(m, who)| tried_campaigns(m).into_iter().map(move |campaign| (who, campaign)));
        // All at once: they do not wait for one another.
        let tried = tried.map(async |(who, campaign)| {
            let told = house.order(&registered, campaign, house.people[who]).await;
            let what = format!("/{} {campaign} from {who}", registered.name);
            House::check_told(&what, &told);
            let says = match (who, purpose, &*registered.name) {
                (who, ..) if NO_PEOPLE.contains(&who) => "bots do not play".to_owned(),
                (_, For::All, _) => return,
                // Their setting applies to their own server.
                ("a moderator of another server", For::Managing, "campaign template remove") => {
                    "No template here is called 1.".to_owned()
                }
                ("a moderator of another server", For::Managing, _) => "Done.".to_owned(),
                (_, For::Managing, _) => "takes the Manage Server permission".to_owned(),
                (_, _, "Relations" | "Gift" | "Ask a favour") => "There is no campaign".to_owned(),
                _ => format!("There is no campaign \\\"{campaign}\\\" that you can reach here"),
            };
            // In direct messages the framework refuses server-only commands.
            let in_servers = who.ends_with("direct message") && told.contains("This only works in a server channel");
            assert!(told.contains(&says) || in_servers, "{what}: {told}");
        });
        join_all(tried).await;
        // There are thousands of them, and comparing the whole state takes as long as asking.
        let name = registered.name;
        assert_eq!(house.state().await, before, "/{name} changed something");
    }
}

/// Returns the campaigns that one person tries with a command: each kind of game has its turn. All of them in the long
/// form.
fn tried_campaigns(turn: usize) -> Vec<&'static str> {
    either(vec![CAMPAIGNS[turn % CAMPAIGNS.len()]], CAMPAIGNS.to_vec())
}

pub fn purpose(registered: &Registered) -> For {
    let name = &registered.name;
    // One list of all commands has a plain command beside the subcommands of the same name.
    let plain = name.strip_suffix(" show").unwrap_or(name);
    let purpose = PURPOSES.get(name).or(PURPOSES.get(plain));
    *purpose.unwrap_or_else(|| panic!("/{name} has no purpose"))
}

/// Who uses each command, by its full name.
static PURPOSES: LazyLock<BTreeMap<String, For>> = LazyLock::new(|| {
    fn add(to: &mut BTreeMap<String, For>, above: &str, command: &poise::Command<Handler, Problem>) {
        let name = format!("{above}{}", command.name);
        for sub in &command.subcommands {
            add(to, &format!("{name} "), sub);
        }
        let who = match Purpose::of(command) {
            _ if !command.subcommands.is_empty() => return,
            _ if name == "campaign join" => For::Joining,
            Purpose::Shows => For::Looking,
            Purpose::Orders => For::Playing,
            Purpose::Moderates | Purpose::Corrects | Purpose::Adjusts => For::Moderating,
            Purpose::Manages => For::Managing,
            Purpose::Informs => For::All,
        };
        // In a user's menu, a command has another name.
        let shown = command.context_menu_name.as_ref().map_or(name, ToString::to_string);
        to.insert(shown, who);
    }
    let mut purposes = BTreeMap::new();
    let played = commands::played(RulesetName::ALL.iter().copied());
    for command in commands::everywhere().iter().chain(&played) {
        add(&mut purposes, "", command);
    }
    purposes
});

#[tokio::test]
async fn a_campaigns_name_reaches_it_in_every_command() {
    let house = House::open().await;
    let before = house.state().await;
    for who in ["an onlooker", "a player", "a moderator"] {
        for (n, registered) in (0..).zip(house.table.discord.look(registered)) {
            // People without the right try each moderator command here; separate tests cover the commands in full.
            let tried = match purpose(&registered) {
                For::All | For::Joining | For::Managing => false,
                For::Playing => who == "an onlooker",
                For::Moderating => who != "a moderator",
                For::Looking => true,
            };
            for campaign in tried_campaigns(n).into_iter().filter(|_| tried) {
                let told = house.order(&registered, campaign, house.people[who]).await;
                let what = format!("/{} {campaign} from {who}", registered.name);
                assert!(!told.contains("There is no campaign"), "{what}: {told}");
                if purpose(&registered) == For::Moderating {
                    assert!(told.contains("Only this campaign's moderators"), "{what}: {told}");
                }
                if who == "an onlooker" {
                    assert!(!told.contains("Hush"), "{what}: {told}");
                }
            }
            let (name, after) = (registered.name, house.state().await);
            assert_eq!(after, before, "/{name} from {who} changed something");
        }
    }
}
