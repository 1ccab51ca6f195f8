//! Messages that people write to each other. The bot does not read them.

use chancery_loopback::world::{Kind, Sight, World};
use chancery_loopback::{NotSent, Pings, Posted, is_handle};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The longest message that a person can write, in characters.
const LONGEST: usize = 2000;

/// Posts a person's words in a channel. `@bo` becomes a mention of Bo.
pub fn say(world: &mut World, person: u64, channel: u64, words: &str) -> Result<(), NotSent> {
    let words = words.trim();
    if words.is_empty() || words.chars().count() > LONGEST {
        return Err(NotSent(format!("A message has between 1 and {LONGEST} characters.")));
    }
    may_write(world, person, channel)?;
    let (content, users) = with_mentions(world, words);
    let mentions: Vec<Value> = users.iter().map(|id| world.user_json(*id)).collect();
    let at = chrono::DateTime::from_timestamp_millis(world.now().as_millis()).unwrap_or_default();
    let id = world.next_id();
    let json = json!({
        "id": id.to_string(), "channel_id": channel.to_string(), "author": world.user_json(person), "type": 0, "flags": 0,
        "content": content, "timestamp": at.to_rfc3339(), "edited_timestamp": null, "tts": false, "pinned": false, "attachments": [],
        "embeds": [], "components": [], "mentions": mentions, "mention_roles": [], "mention_everyone": false,
    });
    let pings = Pings { users, ..Pings::default() };
    let message = Posted { id, channel, only_for: None, answers: None, loading: false, pings, json };
    world.sights.push(Sight::Posted(Box::new(message.clone())));
    world.messages.insert(id, message);
    Ok(())
}

fn may_write(world: &World, person: u64, channel: u64) -> Result<(), NotSent> {
    let refuse = |why: &str| Err(NotSent(why.to_owned()));
    let Some(place) = world.channels.get(&channel).filter(|place| !place.is_gone()) else {
        return refuse("That channel is gone.");
    };
    if !world.people.contains_key(&person) || !world.views(person, channel) {
        return refuse("That channel is not on your screen.");
    }
    match place.kind {
        Kind::Category | Kind::Forum | Kind::Media => refuse("Nothing can be written there."),
        _ if place.shut.locked => refuse("That thread is locked."),
        Kind::Text | Kind::Announcement | Kind::Voice | Kind::Thread { .. } | Kind::Direct { .. } => Ok(()),
    }
}

/// Turns the handles in a text into mentions, and returns the people they name.
fn with_mentions(world: &World, text: &str) -> (String, BTreeSet<u64>) {
    let mut users = BTreeSet::new();
    let mut content = String::new();
    for part in text.split_inclusive(char::is_whitespace) {
        let (word, end) = part.split_at(part.trim_end_matches(|c: char| !c.is_alphanumeric()).len());
        let named = word.strip_prefix('@').filter(|handle| is_handle(handle)).and_then(|name| world.find_person(name));
        match named {
            Some(id) => {
                users.insert(id);
                content += &format!("<@{id}>{end}");
            }
            None => content += part,
        }
    }
    (content, users)
}

/// Returns the name of the person who wrote a message, or `None` if the bot did.
pub fn writer<'a>(world: &'a World, message: &Posted) -> Option<&'a str> {
    let id = message.json["author"]["id"].as_str()?.parse().ok()?;
    world.people.get(&id).filter(|person| !person.bot).map(|person| person.name.as_str())
}
