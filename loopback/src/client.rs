//! Discord's client on a person's screen: it checks what was typed or pressed, and sends an interaction. Methods that
//! return [`NotSent`] fail if no client would send it.

use super::interactions::{ANSWER_TIMEOUT, COMMAND, COMPONENT, Interaction, SUBMIT, SUGGEST};
use super::typing::{Word, words};
use super::world::{ADMINISTRATOR, BOT, EVERYBODY, Kind, World};
use super::{gateway, options};
use serde_json::{Value, json};

/// The reason why the client refuses to send something, in words for the person who tried.
#[derive(Debug, PartialEq, thiserror::Error)]
#[error("{0}")]
pub struct NotSent(pub String);

pub fn not_sent<T>(why: impl Into<String>) -> Result<T, NotSent> {
    Err(NotSent(why.into()))
}

/// The command that matches what a person typed.
struct Found {
    /// The part of an interaction that describes the command itself.
    command: Value,
    /// The names and types of the subcommands below the command, outermost first.
    path: Vec<(String, u64)>,
    options: Vec<Value>,
    rest: Vec<Word>,
}

impl World {
    /// Sends `/command sub option:value ...`.
    pub fn slash(&mut self, user: u64, channel: u64, line: &str) -> Result<u64, NotSent> {
        let found = self.find(user, channel, line)?;
        let given = options::assign(&found.options, &found.rest)?;
        let mut filled = options::fill(self, (user, self.guild_of(channel)), &found.options, &given)?;
        self.resolve_members(channel, &mut filled.resolved);
        let mut data = command_data(&found, filled.values);
        data["resolved"] = filled.resolved;
        self.ask(COMMAND, user, channel, None, data)
    }

    /// Requests suggestions for the option that was typed last.
    pub fn complete(&mut self, user: u64, channel: u64, line: &str) -> Result<u64, NotSent> {
        let found = self.find(user, channel, line)?;
        let given = options::assign(&found.options, &found.rest)?;
        let Some(((option, typed), before)) = given.split_last() else {
            return not_sent("Write the option to complete at the end, like `offer:`.");
        };
        if option["autocomplete"] != true {
            let name = option["name"].as_str().unwrap_or_default();
            return not_sent(format!("`{name}` has no suggestions."));
        }
        let mut values = options::fill_what_fits(self, (user, self.guild_of(channel)), before);
        values.push(json!({
            "name": option["name"], "type": option["type"], "value": typed, "focused": true,
        }));
        self.ask(SUGGEST, user, channel, None, command_data(&found, values))
    }

    /// Uses a command from a person's context menu.
    pub fn use_on(&mut self, user: u64, channel: u64, name: &str, target: u64) -> Result<u64, NotSent> {
        let same = |c: &&Value| c["type"] == 2 && is_called(self, user, c, name);
        let called: Vec<&Value> = self.commands.values().filter(same).collect();
        let Some(command) = self.shown(user, channel, &called, "")? else {
            return not_sent(format!("There is no menu command called {name}."));
        };
        let id = target.to_string();
        let mut resolved = json!({"users": {}, "members": {}});
        resolved["users"][&id] = self.user_json(target);
        let guild = self.channels.get(&channel).map_or(0, |c| c.guild);
        if self.is_member(guild, target) {
            let member = self.member_json_in(guild, target);
            resolved["members"][&id] = options::without_user(member);
        }
        let data = json!({
            "id": command["id"], "name": command["name"], "type": 2, "target_id": id, "resolved": resolved,
        });
        self.ask(COMMAND, user, channel, None, data)
    }

    fn find(&self, user: u64, channel: u64, line: &str) -> Result<Found, NotSent> {
        let mut rest = words(line.trim().trim_start_matches('/'));
        if rest.is_empty() {
            return not_sent("Which command? Commands look like `/gift player:@bo amount:500`.");
        }
        let name = rest.remove(0).text();
        let same = |c: &&Value| c["type"] == 1 && is_called(self, user, c, &name);
        let called: Vec<&Value> = self.commands.values().filter(same).collect();
        let next = rest.first().map(Word::text).unwrap_or_default();
        let Some(command) = self.shown(user, channel, &called, &next)? else {
            return not_sent(format!("There is no command called /{name}."));
        };
        let mut path = Vec::new();
        let mut here = command;
        loop {
            let options = options_of(here);
            if !is_nested(here) {
                let mut called = json!({"id": command["id"], "name": command["name"], "type": 1});
                if command["guild_id"].is_string() {
                    called["guild_id"] = command["guild_id"].clone();
                }
                return Ok(Found { command: called, path, options: options.to_vec(), rest });
            }
            let next = rest.first().map(Word::text).unwrap_or_default();
            let Some(inner) = options.iter().find(|o| is_called(self, user, o, &next)) else {
                let names = options::names(options);
                return not_sent(format!("/{name} goes on with one of: {names}."));
            };
            rest.remove(0);
            let kind = inner["type"].as_u64().unwrap_or_default();
            let name = inner["name"].as_str().unwrap_or_default();
            path.push((name.to_owned(), kind));
            here = inner;
        }
    }

    /// Chooses among commands of the same name the one that Discord shows to this person in this place. Discord shows
    /// both a guild's command and a global one of the same name. A person can tell them apart only if one of them has
    /// the subcommand `next`.
    fn shown<'a>(
        &self,
        user: u64,
        channel: u64,
        called: &[&'a Value],
        next: &str,
    ) -> Result<Option<&'a Value>, NotSent> {
        let direct = self.direct_with(channel).is_some();
        let guild = self.guild_of(channel);
        let mut here: Vec<&'a Value> =
            called.iter().copied().filter(|command| is_for(command, direct, guild)).collect();
        if here.len() > 1 {
            let goes_on = |command: &Value| options_of(command).iter().any(|o| is_called(self, user, o, next));
            let nested = here.iter().any(|command| is_nested(command) && goes_on(command));
            if here.iter().any(|command| is_nested(command) == nested) {
                here.retain(|command| is_nested(command) == nested);
            }
        }
        match here[..] {
            [command] => self.permit(user, channel, command).map(|()| Some(command)),
            [] => match called.first() {
                None => Ok(None),
                Some(command) => {
                    let name = command["name"].as_str().unwrap_or_default();
                    let place = if direct { "direct messages" } else { "a server" };
                    not_sent(format!("/{name} cannot be used in {place}."))
                }
            },
            [command, ..] => {
                let name = command["name"].as_str().unwrap_or_default();
                not_sent(format!("/{name} is there twice."))
            }
        }
    }

    /// Returns the commands that Discord shows to this person in this place.
    pub fn offered(&self, user: u64, channel: u64) -> Vec<(u64, &Value)> {
        let direct = self.direct_with(channel).is_some();
        let guild = self.guild_of(channel);
        let here = |command: &&Value| is_for(command, direct, guild) && self.permit(user, channel, command).is_ok();
        let commands = self.commands.iter().map(|(id, command)| (*id, command));
        commands.filter(|(_, command)| here(command)).collect()
    }

    /// Refuses a command if the person lacks the permissions for it.
    fn permit(&self, user: u64, channel: u64, command: &Value) -> Result<(), NotSent> {
        let name = command["name"].as_str().unwrap_or_default();
        let direct = self.direct_with(channel).is_some();
        let kind = self.channels.get(&channel).map(|channel| channel.kind);
        if let Some(Kind::Category | Kind::Forum | Kind::Media) = kind {
            return not_sent("Nothing can be written there; go to a post: `thread #name`.");
        }
        let needed = command["default_member_permissions"].as_str();
        let needed = needed.and_then(|bits| bits.parse::<u64>().ok());
        let own = self.permissions_in(user, channel);
        let allowed = match needed {
            None => true,
            _ if direct || own & ADMINISTRATOR != 0 => true,
            // An empty permission set restricts the command to administrators.
            Some(bits) => bits != 0 && own & bits == bits,
        };
        if !allowed {
            return not_sent(format!("You do not have permission to use /{name} here."));
        }
        Ok(())
    }

    pub fn press(&mut self, user: u64, message: u64, custom_id: &str) -> Result<u64, NotSent> {
        let (channel, part) = self.component(user, message, custom_id)?;
        let data = json!({"custom_id": custom_id, "component_type": part["type"]});
        self.ask(COMPONENT, user, channel, Some(message), data)
    }

    /// Chooses in a select menu, by values or by labels.
    pub fn select(&mut self, user: u64, message: u64, custom_id: &str, chosen: &[String]) -> Result<u64, NotSent> {
        let (channel, part) = self.component(user, message, custom_id)?;
        let (values, resolved) = options::choose(self, self.guild_of(channel), &part, chosen)?;
        let bound = |key: &str| part[key].as_u64().unwrap_or(1) as usize;
        let (least, most) = (bound("min_values"), bound("max_values"));
        if !(least..=most).contains(&values.len()) {
            return not_sent(format!("Choose {least} to {most}."));
        }
        let data = json!({
            "custom_id": custom_id, "component_type": part["type"], "values": values, "resolved": resolved,
        });
        self.ask(COMPONENT, user, channel, Some(message), data)
    }

    fn component(&self, user: u64, message: u64, custom_id: &str) -> Result<(u64, Value), NotSent> {
        let seen = self.messages.get(&message);
        let Some(seen) = seen.filter(|message| self.sees(user, message)) else {
            return not_sent("That message is not on your screen.");
        };
        let part = seen.components().find(|part| part["custom_id"] == custom_id);
        match part {
            None => not_sent("The message has no such button or menu."),
            Some(part) if part["disabled"] == true => not_sent("It is disabled."),
            Some(part) => Ok((seen.channel, part.clone())),
        }
    }

    /// Fills in and submits the open form. Fields are named by label or id.
    pub fn submit(&mut self, user: u64, fields: &[(String, String)]) -> Result<u64, NotSent> {
        let form = self.people.get(&user).and_then(|person| person.form.clone());
        let Some(form) = form else {
            return not_sent("You have no form open.");
        };
        let rows = options::fill_form(&form.json, fields)?;
        if let Some(person) = self.people.get_mut(&user) {
            person.form = None;
        }
        let Some(opener) = self.asked.get(&form.asked) else {
            return not_sent("The message that opened the form is gone.");
        };
        let (channel, message) = (opener.channel, opener.message);
        let data = json!({"custom_id": form.json["custom_id"], "components": rows});
        let id = self.ask(SUBMIT, user, channel, message, data)?;
        if let Some(submitted) = self.asked.get_mut(&id) {
            submitted.opener = Some(form.asked);
        }
        Ok(id)
    }

    /// Delivers the same interaction again, as the gateway may.
    pub fn redeliver(&mut self, id: u64) {
        if let Some(asked) = self.asked.get(&id) {
            let payload = asked.payload.clone();
            self.dispatch("INTERACTION_CREATE", gateway::ALWAYS, payload);
        }
    }

    /// Adds the member data of the named people in this channel's guild. People who are not members get none.
    fn resolve_members(&self, channel: u64, resolved: &mut Value) {
        let guild = self.guild_of(channel);
        let members = resolved.get_mut("members");
        let Some(members) = members.and_then(Value::as_object_mut) else {
            return;
        };
        members.retain(|id, member| {
            let id = id.parse().unwrap_or_default();
            *member = options::without_user(self.member_json_in(guild, id));
            self.is_member(guild, id)
        });
    }

    /// Returns the guild of a channel, or 0, which no guild has, if the channel does not exist.
    pub(super) fn guild_of(&self, channel: u64) -> u64 {
        self.channels.get(&channel).map_or(0, |c| c.guild)
    }

    fn direct_with(&self, channel: u64) -> Option<u64> {
        match self.channels.get(&channel)?.kind {
            Kind::Direct { with } => Some(with),
            _ => None,
        }
    }

    fn ask(&mut self, kind: u64, user: u64, channel: u64, message: Option<u64>, data: Value) -> Result<u64, NotSent> {
        if self.people.get(&user).is_none_or(|person| person.bot) {
            return not_sent("Bots cannot use other bots.");
        }
        if self.channels.get(&channel).is_none_or(|c| c.is_gone()) {
            return not_sent("That channel is gone.");
        }
        let guild = self.channels.get(&channel).map_or(0, |c| c.guild);
        let direct = self.direct_with(channel).is_some();
        if !direct && !self.bot_is_in(guild) {
            return not_sent("Chancery is not in this server.");
        }
        if !self.views(user, channel) {
            return not_sent("That channel is not on your screen.");
        }
        if self.open_to(user, channel).is_err() {
            return not_sent("That thread is locked.");
        }
        Ok(self.forge(kind, user, channel, message, data))
    }

    /// Sends a command without the client's checks, with these options and the people and files that they name, for
    /// example from a bot, or in a channel that the sender does not see.
    pub fn forge_command(
        &mut self,
        user: u64,
        channel: u64,
        command: &Value,
        options: Value,
        mut resolved: Value,
    ) -> u64 {
        self.resolve_members(channel, &mut resolved);
        let mut data = json!({
            "id": command["id"], "name": command["name"], "type": command["type"], "options": options,
        });
        if command["type"] == 2 {
            let named = resolved["users"].as_object().and_then(|users| users.keys().next());
            data["target_id"] = json!(named);
        }
        data["resolved"] = resolved;
        self.forge(COMMAND, user, channel, None, data)
    }

    /// Requests suggestions without the client's checks, for example for a command that is not registered.
    pub fn forge_typing(&mut self, user: u64, channel: u64, command: &Value, options: Value) -> u64 {
        let data = json!({
            "id": command["id"], "name": command["name"], "type": command["type"], "options": options,
        });
        self.forge(SUGGEST, user, channel, None, data)
    }

    /// Sends a press without the client's checks: on a message that the person does not see, or with a code that the
    /// message lacks.
    pub fn forge_press(&mut self, user: u64, channel: u64, message: u64, custom_id: &str, chosen: &[&str]) -> u64 {
        let data = match chosen {
            [] => json!({"custom_id": custom_id, "component_type": 2}),
            chosen => json!({"custom_id": custom_id, "component_type": 3, "values": chosen}),
        };
        self.forge(COMPONENT, user, channel, Some(message), data)
    }

    /// Submits a form without the client's checks: one that was never opened, with these fields (id and text).
    pub fn forge_form(
        &mut self,
        user: u64,
        channel: u64,
        message: Option<u64>,
        custom_id: &str,
        fields: &[(&str, &str)],
    ) -> u64 {
        let row = |(id, written): &(&str, &str)| json!({"type": 1, "components": [{"type": 4, "custom_id": id, "value": written}]});
        let rows: Vec<Value> = fields.iter().map(row).collect();
        let data = json!({"custom_id": custom_id, "components": rows});
        self.forge(SUBMIT, user, channel, message, data)
    }

    fn forge(&mut self, kind: u64, user: u64, channel: u64, message: Option<u64>, data: Value) -> u64 {
        let person = self.people.get(&user);
        let locale = person.map_or_else(|| "en-US".to_owned(), |person| person.locale.clone());
        let guild = self.channels.get(&channel).map_or(0, |c| c.guild);
        let direct = self.direct_with(channel).is_some();
        let id = self.next_id();
        let token = format!("token-of-{id}-{}", self.secret);
        let permissions = if direct { EVERYBODY } else { self.permissions_in(user, channel) };
        let mut payload = json!({
            "id": id.to_string(), "application_id": BOT.to_string(), "type": kind, "token": token, "version": 1, "data": data,
            "channel_id": channel.to_string(), "channel": self.partial_channel_json(channel, permissions), "locale": locale,
            "entitlements": [], "attachment_size_limit": 10_485_760, "app_permissions": self.bot_permissions(channel).to_string(),
            "context": u8::from(direct), "authorizing_integration_owners": {"0": guild.to_string()},
        });
        if direct {
            payload["user"] = self.user_json(user);
        } else {
            if self.people.get(&user).is_some_and(|p| p.guilds.contains(&guild)) {
                let mut member = self.member_json_in(guild, user);
                member["permissions"] = json!(permissions.to_string());
                payload["member"] = member;
            } else {
                payload["user"] = self.user_json(user);
            }
            payload["guild_id"] = json!(guild.to_string());
            let locale = self.guilds.get(&guild).map(|guild| guild.locale.as_str());
            payload["guild_locale"] = json!(locale);
            payload["guild"] = json!({"id": guild.to_string(), "locale": locale, "features": []});
        }
        if let Some(message) = message.and_then(|id| self.messages.get(&id)) {
            payload["message"] = message.json.clone();
        }
        let asked = Interaction {
            id,
            token,
            kind,
            user,
            channel,
            message,
            opener: None,
            answer_by: self.clock.running() + ANSWER_TIMEOUT,
            at: self.now(),
            answer: None,
            payload: payload.clone(),
        };
        self.asked.insert(id, asked);
        self.dispatch("INTERACTION_CREATE", gateway::ALWAYS, payload);
        id
    }
}

fn options_of(command: &Value) -> &[Value] {
    command["options"].as_array().map_or(&[], Vec::as_slice)
}

fn is_nested(command: &Value) -> bool {
    options_of(command).iter().any(|option| option["type"] == 1 || option["type"] == 2)
}

/// Returns whether a command is available in this place. A guild's own commands work only in that guild, whatever their
/// contexts say.
fn is_for(command: &Value, direct: bool, guild: u64) -> bool {
    let context = u64::from(direct);
    let of = command["guild_id"].as_str();
    match &command["contexts"] {
        _ if of.is_some() => !direct && of == Some(guild.to_string().as_str()),
        Value::Array(contexts) => contexts.iter().any(|c| c == context),
        _ => !direct || command["dm_permission"] != false,
    }
}

/// Returns whether a command or option has this name, in English or in the person's language.
fn is_called(world: &World, user: u64, named: &Value, name: &str) -> bool {
    let locale = world.people.get(&user).map(|person| person.locale.as_str());
    let own = &named["name_localizations"][locale.unwrap_or_default()];
    let same = |known: &Value| known.as_str().is_some_and(|k| k.eq_ignore_ascii_case(name));
    same(&named["name"]) || same(own)
}

fn command_data(found: &Found, values: Vec<Value>) -> Value {
    let mut options = values;
    for (name, kind) in found.path.iter().rev() {
        options = vec![json!({"name": name, "type": kind, "options": options})];
    }
    let mut data = found.command.clone();
    data["options"] = json!(options);
    data
}
