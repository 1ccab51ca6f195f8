//! Routes requests to their handlers.

use super::messages::Posted;
use super::refusal::{Problems, Refusal};
use super::server::{Call, Reply};
use super::world::{BOT, Kind, READ_MESSAGE_HISTORY, Sight, World};
use serde_json::{Value, json};

type Answer = Result<Reply, Refusal>;

/// Performs a request, or refuses it as Discord would. Refusals are also shown: a bot that sends a request that Discord
/// rejects has a bug.
pub fn answer(world: &mut World, call: &Call) -> Answer {
    let answer = route(world, call);
    if let Err(refusal) = &answer {
        tracing::debug!(method = call.method, path = call.path, %refusal, "refused");
        if refusal.retry_after.is_none() {
            let path = world.readable(&call.path);
            let told = format!("{} {path}: {refusal}", call.method);
            world.sights.push(Sight::Refused(told));
        }
    }
    answer
}

fn route(world: &mut World, call: &Call) -> Answer {
    let path: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    let address = world.base.replacen("http", "ws", 1) + "/gateway";
    match (call.method.as_str(), path.as_slice()) {
        ("GET", ["gateway"]) => return body(json!({"url": address})),
        ("POST", ["interactions", id, token, "callback"]) => {
            return world.callback(id, token, call);
        }
        // The token in the path authorizes the request; the bot need not authenticate.
        (_, ["webhooks", application, token, rest @ ..]) => {
            if *application != BOT.to_string() {
                return Err(Refusal::UNKNOWN_WEBHOOK);
            }
            return world.webhook(token, rest, call);
        }
        _ => {}
    }
    if !call.has_token || world.is_token_reset() {
        return Err(Refusal::UNAUTHORIZED);
    }
    match (call.method.as_str(), path.as_slice()) {
        ("GET", ["gateway", "bot"]) => body(json!({
            "url": address, "shards": world.recommended_shards(),
            "session_start_limit": world.session_start_limit(),
        })),
        ("GET", ["users", "@me", "guilds"]) => body(guilds(world, call)),
        ("GET", ["users", "@me"]) => body(world.user_json(BOT)),
        ("GET", ["users", id]) => {
            let id = known(world.people.keys(), id).ok_or(Refusal::UNKNOWN_USER)?;
            body(world.user_json(id))
        }
        ("POST", ["users", "@me", "channels"]) => direct(world, &call.body),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => body(world.application_json()),
        (_, ["applications", id, rest @ ..]) if *id == BOT.to_string() => commands(world, rest, call),
        (_, ["guilds", id, rest @ ..]) => {
            let id = known(world.guilds.keys(), id).filter(|id| world.bot_is_in(*id));
            guild(world, id.ok_or(Refusal::UNKNOWN_GUILD)?, rest, call)
        }
        (_, ["channels", id, rest @ ..]) => {
            let id = id.parse().map_err(|_| Refusal::UNKNOWN_CHANNEL)?;
            world.enter(id)?;
            channel(world, id, rest, call)
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

fn body(value: Value) -> Answer {
    Ok(Reply::Body(value))
}

fn known<'a>(mut ids: impl Iterator<Item = &'a u64>, id: &str) -> Option<u64> {
    let id = id.parse().ok()?;
    ids.any(|known| *known == id).then_some(id)
}

/// Opens a direct message channel. Discord allows this even if the person accepts no direct messages; only writing
/// fails.
fn direct(world: &mut World, wish: &Value) -> Answer {
    let id = match &wish["recipient_id"] {
        Value::String(id) => id.clone(),
        id => id.to_string(),
    };
    let id = known(world.people.keys(), &id).ok_or(Refusal::UNKNOWN_USER)?;
    if id == BOT {
        return Err(Refusal::CLOSED_DMS);
    }
    let channel = world.direct(id);
    body(world.channel_json(channel))
}

fn commands(world: &mut World, path: &[&str], call: &Call) -> Answer {
    let (guild, path) = match path {
        ["guilds", guild, path @ ..] if known(world.guilds.keys(), guild).is_some() => (Some(*guild), path),
        ["guilds", ..] => return Err(Refusal::MISSING_ACCESS),
        path => (None, path),
    };
    match (call.method.as_str(), path) {
        ("GET", ["commands"]) => body(json!(world.commands_of(guild))),
        ("PUT", ["commands"]) => world.put_commands(guild, &call.body).map(Reply::Body),
        ("POST", ["commands"]) => world.post_command(guild, &call.body).map(Reply::Body),
        ("GET" | "DELETE", ["commands", id]) => {
            let id = known(world.commands.keys(), id).ok_or(Refusal::UNKNOWN_COMMAND)?;
            if call.method == "DELETE" {
                world.commands.remove(&id);
                return Ok(Reply::Nothing);
            }
            body(world.commands[&id].clone())
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

fn guild(world: &mut World, guild: u64, path: &[&str], call: &Call) -> Answer {
    match (call.method.as_str(), path) {
        ("GET", []) => body(world.guild_json(guild)),
        ("GET", ["channels"]) => body(json!(world.channels_json(guild))),
        ("GET", ["roles"]) => body(json!(world.roles_json(guild))),
        ("GET", ["members"]) => body(json!(world.members_json(guild))),
        ("GET", ["members", "search"]) => members_search(world, guild, call),
        ("GET", ["members", id]) => {
            let id = known(world.people.keys(), id).ok_or(Refusal::UNKNOWN_MEMBER)?;
            if !world.is_member(guild, id) {
                return Err(Refusal::UNKNOWN_MEMBER);
            }
            body(world.member_json_in(guild, id))
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// Lists the members whose account name or nickname begins with `query`, as Discord's documentation promises; display
/// names are not searched.
fn members_search(world: &World, guild: u64, call: &Call) -> Answer {
    let query = call.query.get("query").map(|query| json!(query)).unwrap_or_default();
    let limit = call.query.get("limit").map_or(Ok(1), |limit| limit.parse::<usize>());
    let mut form = Problems::default();
    form.length("query", &query, 1, 100);
    match limit {
        Ok(limit) => form.count("limit", limit, 1, 1000),
        Err(_) => form.add("limit", "NUMBER_TYPE_COERCE", "Value is not int."),
    }
    form.settle()?;
    let query = query.as_str().unwrap_or_default().to_lowercase();
    let mut found = world.members_json(guild);
    found.retain(|member| {
        let names = [&member["user"]["username"], &member["nick"]];
        names.iter().any(|name| name.as_str().is_some_and(|name| name.to_lowercase().starts_with(&query)))
    });
    found.truncate(limit.unwrap_or(1));
    body(json!(found))
}

fn channel(world: &mut World, id: u64, path: &[&str], call: &Call) -> Answer {
    match (call.method.as_str(), path) {
        ("GET", []) => body(world.channel_json(id)),
        ("POST", ["typing"]) => Ok(Reply::Nothing),
        ("GET", ["thread-members", user]) => {
            let channel = world.channels.get(&id);
            let added = channel.and_then(|channel| channel.added.as_ref());
            let user = added.and_then(|added| known(added.iter(), user));
            let user = user.ok_or(Refusal::UNKNOWN_MEMBER)?.to_string();
            body(json!({
                "id": id.to_string(), "user_id": user, "flags": 0, "join_timestamp": "2025-01-01T00:00:00+00:00",
            }))
        }
        ("PUT", ["pins", message]) => {
            let message = message.parse().map_err(|_| Refusal::UNKNOWN_MESSAGE)?;
            world.public_message(id, message)?;
            world.channels[&id].must_be_open()?;
            world.pin(id, message).map(|()| Reply::Nothing)
        }
        ("GET", ["messages"]) => body(history(world, id, call)),
        ("POST", ["messages"]) => world.send(id, &call.body, &call.files).map(Reply::Body),
        (method, ["messages", message]) => {
            let message = message.parse().map_err(|_| Refusal::UNKNOWN_MESSAGE)?;
            let found = world.public_message(id, message)?;
            if method != "GET" {
                world.channels[&id].must_be_open()?;
            }
            match method {
                "GET" if world.bot_permissions(id) & READ_MESSAGE_HISTORY == 0 => Err(Refusal::MISSING_PERMISSIONS),
                "GET" => body(without_nonce(found)),
                "PATCH" => world.edit(message, &call.body, &call.files).map(Reply::Body),
                "DELETE" => world.delete(message).map(|()| Reply::Nothing),
                _ => Err(Refusal::NOT_FOUND),
            }
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// Lists the bot's servers, within `limit` and `after`.
fn guilds(world: &World, call: &Call) -> Value {
    let number = |key: &str| call.query.get(key).and_then(|value| value.parse::<u64>().ok());
    world.guilds_json(number("limit").unwrap_or(200).clamp(1, 200) as usize, number("after").unwrap_or(0))
}

/// Lists a channel's messages, newest first, within `limit`, `before` and `after`.
fn history(world: &World, channel: u64, call: &Call) -> Value {
    let number = |key: &str| call.query.get(key).and_then(|value| value.parse::<u64>().ok());
    let (after, before) = (number("after"), number("before"));
    let limit = number("limit").unwrap_or(50).clamp(1, 100) as usize;
    // A bot that may not read the history gets an empty page, not a refusal.
    let readable = world.bot_permissions(channel) & READ_MESSAGE_HISTORY != 0;
    let wanted = |m: &&Posted| {
        readable
            && m.channel == channel
            && m.only_for.is_none()
            && after.is_none_or(|id| m.id > id)
            && before.is_none_or(|id| m.id < id)
    };
    let mut found: Vec<&Posted> = world.messages.values().filter(wanted).collect();
    if after.is_some() {
        found.truncate(limit);
    } else {
        found.drain(..found.len().saturating_sub(limit));
    }
    found.iter().rev().map(|message| without_nonce(message)).collect()
}

/// Returns a message without its nonce, which appears only in the original response and event.
fn without_nonce(message: &Posted) -> Value {
    let mut json = message.json.clone();
    json.as_object_mut().map(|fields| fields.remove("nonce"));
    json
}

impl World {
    /// Formats a path so that it reads the same in every run: channels and people by name, other ids omitted.
    fn readable(&self, path: &str) -> String {
        let part = |part: &str| match part.parse::<u64>() {
            Ok(id) => match self.channels.get(&id) {
                Some(channel) if matches!(channel.kind, Kind::Direct { .. }) => "dm".to_owned(),
                Some(channel) => format!("#{}", channel.name),
                None => "*".to_owned(),
            },
            Err(_) if self.asked.values().any(|asked| asked.token == part) => "*".to_owned(),
            Err(_) => part.to_owned(),
        };
        path.split('/').map(part).collect::<Vec<_>>().join("/")
    }
}
