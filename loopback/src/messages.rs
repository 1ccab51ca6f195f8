//! Messages that the bot sends, edits and deletes.

use super::gateway::{DIRECT_MESSAGES, GUILD_MESSAGES};
use super::limits;
use super::markup::{Escapes, Piece, pieces};
use super::refusal::{Problems, Refusal};
use super::server::File;
use super::shapes::timestamp;
use super::world::{
    ATTACH_FILES, BOT, EMBED_LINKS, Kind, READ_MESSAGE_HISTORY, SEND_IN_THREADS, SEND_MESSAGES, Sight, VIEW_CHANNEL,
    World,
};
use chancery_basics::time::Span;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;

pub const EPHEMERAL: u64 = 1 << 6;
pub const LOADING: u64 = 1 << 7;
const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// The permission to pin a message. The permission to manage messages is not enough.
pub const PIN_MESSAGES: u64 = 1 << 51;
const MOST_PINS: usize = 250;
/// The type of Discord's own message about a pin in the channel.
pub const PIN_NOTICE: u64 = 6;
/// How long Discord remembers a nonce: "a few minutes".
const NONCE_MEMORY: Span = Span::seconds(300);
/// The type of a message that replies to another.
const REPLY: u8 = 19;
const BURST: usize = 5;
const WINDOW: Duration = Duration::from_secs(5);

#[derive(Clone, Debug)]
pub struct Posted {
    pub id: u64,
    pub channel: u64,
    /// The only person who sees it, if it is ephemeral.
    pub only_for: Option<u64>,
    pub answers: Option<u64>,
    /// Whether it only shows that the bot is thinking.
    pub loading: bool,
    pub pings: Pings,
    pub json: Value,
}

/// The people and roles that a message notifies.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pings {
    pub users: BTreeSet<u64>,
    pub roles: BTreeSet<u64>,
    pub everyone: bool,
}

pub struct Letter<'a> {
    pub body: &'a Value,
    pub files: &'a [File],
    pub only_for: Option<u64>,
    pub answers: Option<u64>,
    pub loading: bool,
}

impl<'a> Letter<'a> {
    pub fn to_all(body: &'a Value, files: &'a [File]) -> Letter<'a> {
        Letter { body, files, only_for: None, answers: None, loading: false }
    }
}

impl World {
    /// Refuses access to a channel that does not exist or that the bot may not view.
    pub fn enter(&self, channel: u64) -> Result<(), Refusal> {
        if self.channels.get(&channel).is_none_or(|known| known.is_gone()) {
            return Err(Refusal::UNKNOWN_CHANNEL);
        }
        match self.bot_permissions(channel) & VIEW_CHANNEL {
            0 => Err(Refusal::MISSING_ACCESS),
            _ => Ok(()),
        }
    }

    /// Posts a message that does not answer an interaction.
    pub fn send(&mut self, channel: u64, body: &Value, files: &[File]) -> Result<Value, Refusal> {
        self.enter(channel)?;
        let kind = self.channels.get(&channel).map(|c| c.kind);
        let mut needed = match kind {
            Some(Kind::Category | Kind::Forum | Kind::Media) => {
                return Err(Refusal::HOLDS_NO_MESSAGES);
            }
            Some(Kind::Thread { .. }) => SEND_IN_THREADS,
            _ => SEND_MESSAGES,
        };
        if body["embeds"].as_array().is_some_and(|e| !e.is_empty()) {
            needed |= EMBED_LINKS;
        }
        if !files.is_empty() {
            needed |= ATTACH_FILES;
        }
        if self.bot_permissions(channel) & needed != needed {
            return Err(Refusal::MISSING_PERMISSIONS);
        }
        self.open_to(BOT, channel)?;
        if let Some(Kind::Direct { with }) = kind {
            if !self.invited {
                return Err(Refusal::NO_MUTUAL_GUILDS);
            }
            if self.people.get(&with).is_none_or(|p| p.closed || p.bot) {
                return Err(Refusal::CLOSED_DMS);
            }
        }
        self.slow_down(channel)?;
        limits::message(body, files)?;
        let replies_to = self.replies_to(channel, &body["message_reference"])?;
        let nonce = nonce(body).filter(|_| body["enforce_nonce"] == true);
        if let Some(known) = self.said_already(nonce.as_deref()) {
            // Discord looks up the message with that nonce; if it was deleted meanwhile, there is nothing to return.
            let known = self.messages.get(&known).ok_or(Refusal::UNKNOWN_MESSAGE)?;
            return Ok(known.json.clone());
        }
        let id = self.post(channel, &Letter::to_all(body, files))?;
        if let Some((card, message)) = replies_to.zip(self.messages.get_mut(&id)) {
            message.json["type"] = json!(REPLY);
            message.json["message_reference"] = json!({
                "type": 0, "message_id": card.to_string(), "channel_id": channel.to_string(),
            });
        }
        if let Some(nonce) = nonce {
            let now = self.now();
            self.nonces.insert(nonce, (id, now));
        }
        Ok(self.messages[&id].json.clone())
    }

    /// Returns the message that a new one replies to, if any. Refuses if the bot may not read that message, or if it is
    /// missing but required.
    fn replies_to(&self, channel: u64, reference: &Value) -> Result<Option<u64>, Refusal> {
        let id = reference["message_id"].as_str();
        let Some(id) = id.and_then(|id| id.parse::<u64>().ok()) else {
            return Ok(None);
        };
        if self.bot_permissions(channel) & READ_MESSAGE_HISTORY == 0 {
            return Err(Refusal::UNREADABLE_HISTORY);
        }
        if self.public_message(channel, id).is_ok() {
            return Ok(Some(id));
        }
        let mut problems = Problems::default();
        if reference["fail_if_not_exists"] != false {
            let code = "REPLIES_UNKNOWN_MESSAGE";
            problems.add("message_reference", code, "Unknown message");
        }
        problems.settle().map(|()| None)
    }

    fn slow_down(&mut self, channel: u64) -> Result<(), Refusal> {
        if !self.limited {
            return Ok(());
        }
        let now = self.clock.running();
        let sent = self.sent.entry(channel).or_default();
        sent.retain(|at| now.saturating_sub(*at) < WINDOW);
        match sent.front() {
            Some(first) if sent.len() >= BURST => {
                let wait = WINDOW.saturating_sub(now.saturating_sub(*first));
                let seconds = (wait.as_secs_f64() * 1000.0).ceil() / 1000.0;
                Err(Refusal::rate_limit(seconds, false))
            }
            _ => {
                sent.push_back(now);
                Ok(())
            }
        }
    }

    /// Returns the message that the bot sent with the same nonce in the last few minutes, in any channel.
    fn said_already(&self, nonce: Option<&str>) -> Option<u64> {
        let (id, at) = self.nonces.get(nonce?)?;
        (self.now().since(*at) <= NONCE_MEMORY).then_some(*id)
    }

    pub fn post(&mut self, channel: u64, letter: &Letter) -> Result<u64, Refusal> {
        let id = self.next_id();
        let attachments = self.attach(letter.body, letter.files, &[])?;
        let nonce = nonce(letter.body);
        let now = self.now();
        let wished = letter.body["flags"].as_u64().unwrap_or_default();
        let mut flags = wished & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS);
        if letter.only_for.is_some() {
            flags |= EPHEMERAL;
        }
        if letter.loading {
            flags |= LOADING;
        }
        let mut json = json!({
            "id": id.to_string(), "channel_id": channel.to_string(), "author": self.user_json(BOT), "type": 0, "flags": flags,
            "content": letter.body["content"].as_str().unwrap_or_default(), "timestamp": timestamp(now), "edited_timestamp": null,
            "tts": false, "pinned": false, "attachments": attachments, "embeds": embeds(letter.body),
            "components": letter.body["components"].as_array().cloned().unwrap_or_default(),
        });
        if !letter.loading && limits::is_empty(&json) {
            return Err(Refusal::EMPTY_MESSAGE);
        }
        if let Some(nonce) = &nonce {
            json["nonce"] = json!(nonce);
        }
        if let Some(asked) = letter.answers.and_then(|id| self.asked.get(&id)) {
            json["type"] = json!(asked.message_type());
            json["application_id"] = json!(BOT.to_string());
            json["webhook_id"] = json!(BOT.to_string());
            json["interaction_metadata"] = self.asked_by(asked);
        }
        let pings = self.mention(&mut json, &letter.body["allowed_mentions"], letter.only_for);
        let message = Posted {
            id,
            channel,
            only_for: letter.only_for,
            answers: letter.answers,
            loading: letter.loading,
            pings,
            json,
        };
        self.sights.push(Sight::Posted(Box::new(message.clone())));
        self.messages.insert(id, message);
        self.announce(id, "MESSAGE_CREATE");
        Ok(id)
    }

    /// Dispatches a gateway event for a message. Private messages cause none.
    fn announce(&mut self, id: u64, event: &str) {
        let Some(message) = self.messages.get(&id).filter(|m| m.only_for.is_none()) else {
            return;
        };
        let mut news = message.json.clone();
        let intent = self.intent_of(message.channel);
        if intent == GUILD_MESSAGES {
            let guild = self.channels.get(&message.channel).map_or(0, |c| c.guild);
            news["guild_id"] = json!(guild.to_string());
        }
        self.dispatch(event, intent, news);
    }

    fn intent_of(&self, channel: u64) -> u64 {
        match self.channels.get(&channel).map(|c| c.kind) {
            Some(Kind::Direct { .. }) => DIRECT_MESSAGES,
            _ => GUILD_MESSAGES,
        }
    }

    /// Changes the fields that the body names and keeps the rest.
    pub fn edit(&mut self, id: u64, body: &Value, files: &[File]) -> Result<Value, Refusal> {
        limits::message(body, files)?;
        let Some(message) = self.messages.get(&id) else {
            return Err(Refusal::UNKNOWN_MESSAGE);
        };
        let (only_for, first) = (message.only_for, message.loading);
        let mut json = message.json.clone();
        if body.get("content").is_some() {
            json["content"] = json!(body["content"].as_str().unwrap_or_default());
        }
        if body.get("embeds").is_some() {
            json["embeds"] = embeds(body);
        }
        if body.get("components").is_some() {
            let components = body["components"].as_array().cloned();
            json["components"] = Value::Array(components.unwrap_or_default());
        }
        if body.get("attachments").is_some() || !files.is_empty() {
            let kept = json["attachments"].as_array().cloned().unwrap_or_default();
            json["attachments"] = Value::Array(self.attach(body, files, &kept)?);
        }
        if limits::is_empty(&json) {
            return Err(Refusal::EMPTY_MESSAGE);
        }
        let flags = json["flags"].as_u64().unwrap_or_default();
        json["flags"] = json!(flags & !LOADING);
        if !first {
            json["edited_timestamp"] = json!(timestamp(self.now()));
        }
        let pings = self.mention(&mut json, &body["allowed_mentions"], only_for);
        if let Some(message) = self.messages.get_mut(&id) {
            // An edit does not notify anyone, unless it is the first content after a deferral.
            message.pings = if first { pings } else { Pings::default() };
            message.loading = false;
            message.json = json.clone();
            self.sights.push(Sight::Edited(Box::new(message.clone())));
        }
        self.announce(id, "MESSAGE_UPDATE");
        Ok(json)
    }

    /// Pins a message, and posts Discord's notice of it in the channel.
    pub fn pin(&mut self, channel: u64, id: u64) -> Result<(), Refusal> {
        if self.bot_permissions(channel) & PIN_MESSAGES == 0 {
            return Err(Refusal::MISSING_PERMISSIONS);
        }
        let pinned = self.messages.values();
        let pinned = pinned.filter(|one| one.channel == channel && one.json["pinned"] == true);
        if pinned.count() >= MOST_PINS {
            return Err(Refusal::MOST_PINS);
        }
        let Some(message) = self.messages.get_mut(&id) else {
            return Err(Refusal::UNKNOWN_MESSAGE);
        };
        if message.json["pinned"] == true {
            return Ok(());
        }
        message.json["pinned"] = json!(true);
        self.announce(id, "MESSAGE_UPDATE");
        let notice = self.next_id();
        let json = json!({
            "id": notice.to_string(), "channel_id": channel.to_string(), "author": self.user_json(BOT), "type": PIN_NOTICE, "flags": 0,
            "content": "", "timestamp": timestamp(self.now()), "edited_timestamp": null, "tts": false, "pinned": false, "attachments": [],
            "embeds": [], "components": [], "mentions": [], "mention_roles": [], "mention_everyone": false,
            "message_reference": {"message_id": id.to_string(), "channel_id": channel.to_string()},
        });
        let told = Posted {
            id: notice,
            channel,
            only_for: None,
            answers: None,
            loading: false,
            pings: Pings::default(),
            json,
        };
        self.sights.push(Sight::Posted(Box::new(told.clone())));
        self.messages.insert(notice, told);
        self.announce(notice, "MESSAGE_CREATE");
        Ok(())
    }

    pub fn delete(&mut self, id: u64) -> Result<(), Refusal> {
        let message = self.messages.remove(&id).ok_or(Refusal::UNKNOWN_MESSAGE)?;
        if message.only_for.is_none() {
            let mut news = json!({"id": id.to_string(), "channel_id": message.channel.to_string()});
            let intent = self.intent_of(message.channel);
            if intent == GUILD_MESSAGES {
                news["guild_id"] = json!(self.guild_of(message.channel).to_string());
            }
            self.dispatch("MESSAGE_DELETE", intent, news);
        }
        self.sights.push(Sight::Deleted(Box::new(message)));
        Ok(())
    }

    /// Returns a message that is public in its channel. Ephemeral messages cannot be reached this way.
    pub fn public_message(&self, channel: u64, id: u64) -> Result<&Posted, Refusal> {
        self.enter(channel)?;
        let message = self.messages.get(&id).ok_or(Refusal::UNKNOWN_MESSAGE)?;
        if message.channel != channel || message.only_for.is_some() {
            return Err(Refusal::UNKNOWN_MESSAGE);
        }
        Ok(message)
    }

    /// Returns the list of attachments: the new files, and the previous ones that the body keeps.
    fn attach(&mut self, body: &Value, files: &[File], old: &[Value]) -> Result<Vec<Value>, Refusal> {
        let entries = body["attachments"].as_array().cloned().unwrap_or_default();
        let id_of = |entry: &Value| match &entry["id"] {
            Value::String(id) => id.clone(),
            id => id.to_string(),
        };
        let mut list = Vec::new();
        for (n, entry) in entries.iter().enumerate() {
            let id = id_of(entry);
            if let Some(kept) = old.iter().find(|known| known["id"] == id) {
                list.push(kept.clone());
            } else if !files.iter().any(|file| file.number == id) {
                let mut problems = Problems::default();
                let message = format!("Attachment {id} has no file");
                problems.add(format!("attachments.{n}"), "ATTACHMENT_NOT_FOUND", message);
                problems.settle()?;
            }
        }
        for file in files {
            let entry = entries.iter().find(|entry| id_of(entry) == file.number);
            let id = self.next_id();
            let url = format!("{}/attachments/{id}/{}", self.base, file.name);
            list.push(json!({
                "id": id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url, "proxy_url": url,
                "content_type": file.kind, "description": entry.map_or(&Value::Null, |entry| &entry["description"]),
            }));
            self.files.insert(id, file.bytes.to_vec());
        }
        Ok(list)
    }

    /// Fills in the mentions of a message, and returns the pings it causes.
    fn mention(&self, json: &mut Value, allowed: &Value, only_for: Option<u64>) -> Pings {
        let content = json["content"].as_str().unwrap_or_default().to_owned();
        let permits = |kind: &str, id: u64| {
            let has = |list: &Value, word: &str| list.as_array().is_some_and(|l| l.iter().any(|entry| entry == word));
            // Without `allowed_mentions`, every mention notifies.
            !allowed.is_object() || has(&allowed["parse"], kind) || has(&allowed[kind], &id.to_string())
        };
        let mut pings = Pings::default();
        for piece in pieces(&content, Escapes::Ignored) {
            match piece {
                Piece::User(id) if permits("users", id) && self.people.contains_key(&id) => {
                    pings.users.insert(id);
                }
                Piece::Role(id) if permits("roles", id) && self.roles.contains_key(&id) => {
                    pings.roles.insert(id);
                }
                Piece::Everyone(_) if permits("everyone", 0) => pings.everyone = true,
                _ => {}
            }
        }
        let users: Vec<Value> = pings.users.iter().map(|id| self.user_json(*id)).collect();
        let roles: Vec<String> = pings.roles.iter().map(u64::to_string).collect();
        json["mentions"] = json!(users);
        json["mention_roles"] = json!(roles);
        json["mention_everyone"] = json!(pings.everyone);
        if only_for.is_some() || json["flags"].as_u64().unwrap_or_default() & SUPPRESS_NOTIFICATIONS != 0 {
            return Pings::default();
        }
        pings
    }
}

fn nonce(body: &Value) -> Option<String> {
    match &body["nonce"] {
        Value::String(nonce) => Some(nonce.clone()),
        Value::Number(nonce) => Some(nonce.to_string()),
        _ => None,
    }
}

/// Returns the embeds as Discord returns them: each gets the type `rich`.
fn embeds(body: &Value) -> Value {
    let mut embeds = body["embeds"].as_array().cloned().unwrap_or_default();
    for embed in embeds.iter_mut().filter_map(Value::as_object_mut) {
        embed.insert("type".to_owned(), json!("rich"));
    }
    Value::Array(embeds)
}
