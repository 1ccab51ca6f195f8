//! One person's view of one channel, as JSON for their window.

use crate::rules::RulesetName;
use crate::sandbox::demo::is_for_visitors;
use chancery_loopback::world::{Channel, Kind, MANAGE_GUILD, Person, World};
use chancery_loopback::{PIN_NOTICE, Posted};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// The most messages in a window. The transcript has older ones.
const SHOWN: usize = 200;

/// How many recent messages are searched for the newest of each channel.
const KNOWN: usize = 1000;

/// Returns everything that a window shows, except the clock, which changes all the time, and the commands, which hardly
/// ever change and are larger than everything else. The person must already have a direct message channel.
pub fn of(world: &World, person: u64, channel: u64) -> Value {
    let people = world.people.values().filter(|person| !person.bot);
    let people: Vec<Value> = people
        .map(|person| {
            json!({
                "id": person.id.to_string(), "handle": person.handle, "name": person.name,
                "moderates": world.permissions(person.id) & MANAGE_GUILD != 0,
            })
        })
        .collect();
    let newest = newest(world, person);
    let open = |channel: &&Channel| match channel.kind {
        Kind::Category => false,
        Kind::Direct { with } => with == person,
        Kind::Text | Kind::Announcement | Kind::Voice | Kind::Forum | Kind::Media | Kind::Thread { .. } => {
            !channel.is_gone() && world.views(person, channel.id)
        }
    };
    let told = |channel: &Channel| told(channel, newest.get(&channel.id).copied());
    let channels: Vec<Value> = world.channels.values().filter(open).map(told).collect();
    let open = world.channels.get(&channel);
    let other = open.is_some_and(|c| matches!(c.kind, Kind::Direct { with } if with != person));
    let seen = |message: &&Posted| !other && message.channel == channel && world.sees(person, message);
    let mut messages: Vec<&Posted> = world.messages.values().rev().filter(seen).take(SHOWN).collect();
    messages.reverse();
    let messages: Vec<Value> = messages.into_iter().map(|message| shown(world, person, message)).collect();
    let form = world.people.get(&person).and_then(|person| person.form.as_ref());
    json!({
        "people": people,
        "channels": channels,
        "messages": messages,
        "form": form.map(|form| &form.json),
        "names": names(world),
        "connected": world.connected(),
        "busy": busy(world, person, channel),
    })
}

/// A command's id and version. Discord gives a command a new version whenever it changes.
pub type Version = (u64, String);

/// Returns the commands that Discord shows.
pub fn versions(world: &World, person: u64, channel: u64) -> Vec<Version> {
    let offered = world.offered(person, channel);
    offered.into_iter().map(|(id, command)| (id, command["version"].as_str().unwrap_or_default().to_owned())).collect()
}

/// Returns commands as JSON, without the games that exist for development only.
pub fn commands(world: &World, versions: &[Version]) -> Value {
    let commands = versions.iter().filter_map(|(id, _)| world.commands.get(id));
    let mut commands: Vec<Value> = commands.cloned().collect();
    let hidden = RulesetName::ALL.iter().copied().filter(|ruleset| !is_for_visitors(*ruleset));
    let hidden: Vec<&str> = hidden.map(RulesetName::name).collect();
    for command in &mut commands {
        hide(command, &hidden);
    }
    Value::Array(commands)
}

/// Removes choices from a command's options and from those of its subcommands.
fn hide(command: &mut Value, names: &[&str]) {
    if let Some(choices) = command.get_mut("choices").and_then(Value::as_array_mut) {
        choices.retain(|choice| choice["name"].as_str().is_none_or(|name| !names.contains(&name)));
    }
    for option in command.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        hide(option, names);
    }
}

/// Returns the newest message of each channel, and whether it pings the person or is direct, for windows that show
/// another channel.
fn newest(world: &World, person: u64) -> HashMap<u64, (u64, bool)> {
    let seen = |message: &&Posted| world.sees(person, message);
    let mut newest: HashMap<u64, (u64, bool)> = HashMap::new();
    for message in world.messages.values().rev().take(KNOWN).filter(seen) {
        let calls = message.pings.users.contains(&person);
        let direct =
            world.channels.get(&message.channel).is_some_and(|channel| matches!(channel.kind, Kind::Direct { .. }));
        newest.entry(message.channel).or_insert((message.id, calls || direct));
    }
    newest
}

fn told(channel: &Channel, newest: Option<(u64, bool)>) -> Value {
    let kind = match channel.kind {
        Kind::Thread { .. } => "thread",
        Kind::Direct { .. } => "direct",
        Kind::Forum | Kind::Media => "forum",
        Kind::Voice => "voice",
        Kind::Announcement => "news",
        Kind::Text | Kind::Category => "text",
    };
    let parent = match channel.kind {
        Kind::Thread { parent } => Some(parent.to_string()),
        _ => None,
    };
    json!({
        "id": channel.id.to_string(), "name": channel.name, "kind": kind, "parent": parent,
        "archived": channel.shut.archived, "locked": channel.shut.locked,
        "newest": newest.map(|(id, _)| id.to_string()), "calls": newest.is_some_and(|(_, calls)| calls),
    })
}

fn shown(world: &World, person: u64, message: &Posted) -> Value {
    let asked = message.answers.and_then(|id| world.asked.get(&id));
    let by = asked.and_then(|asked| world.people.get(&asked.user));
    let command = asked.and_then(|asked| asked.payload["data"]["name"].as_str());
    let replied = message.json["message_reference"]["message_id"].as_str();
    let replied = replied.and_then(|id| world.messages.get(&id.parse().ok()?));
    let writer = message.json["author"]["id"].as_str().and_then(|id| world.people.get(&id.parse().ok()?));
    let of = |person: &Person| json!({"id": person.id.to_string(), "name": person.name, "bot": person.bot});
    json!({
        "id": message.id.to_string(),
        "author": writer.map(of),
        "own": by.is_some_and(|by| by.id == person) || writer.is_some_and(|writer| writer.id == person),
        "notice": message.json["type"] == PIN_NOTICE,
        "at": message.json["timestamp"],
        "edited": message.json["edited_timestamp"].is_string(),
        "private": message.only_for.is_some(),
        "silent": message.is_silent(),
        "calls": message.pings.everyone || message.pings.users.contains(&person),
        "by": by.map(of),
        "command": command,
        "reply": replied.map(|message| message.content()),
        "replied": replied.map(|message| message.id.to_string()),
        "content": message.content(),
        "embeds": message.json["embeds"],
        "attachments": message.json["attachments"],
        "components": message.json["components"],
    })
}

fn busy(world: &World, person: u64, channel: u64) -> bool {
    let mut newest = world.messages.values().rev().take(SHOWN);
    newest.any(|message| {
        message.loading
            && message.channel == channel
            && world.views(person, channel)
            && message.only_for.is_none_or(|only| only == person)
    })
}

/// Returns the display names of mentions.
fn names(world: &World) -> Value {
    let named = |names: &mut dyn Iterator<Item = (u64, &String)>| -> Map<String, Value> {
        names.map(|(id, name)| (id.to_string(), json!(name))).collect()
    };
    json!({
        "users": named(&mut world.people.values().map(|person| (person.id, &person.name))),
        "channels": named(&mut world.channels.values().map(|channel| (channel.id, &channel.name))),
        "roles": named(&mut world.roles.iter().map(|(id, role)| (*id, &role.name))),
    })
}
