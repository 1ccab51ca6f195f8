//! The command registry, with Discord's validation.

use super::refusal::{Problems, Refusal};
use super::world::{BOT, World};
use chancery_basics::time::Span;
use serde_json::{Value, json};
use std::collections::HashSet;

pub const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
];

/// The most commands of each kind that a guild, or the global scope, can have.
const MOST: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];
/// The most commands that can be created in a day, in a guild or globally.
const MOST_CREATED: usize = 200;

struct Check<'a> {
    problems: &'a mut Problems,
    /// Characters so far. Discord allows 8000 in all names, descriptions and choices of a command.
    size: usize,
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn check(commands: &[Value], bulk: bool) -> Result<(), Refusal> {
    let mut problems = Problems::default();
    let mut names = HashSet::new();
    for (kind, most) in MOST {
        let count = commands.iter().filter(|c| kind_of(c) == kind).count();
        if count > most {
            let message = format!("Maximum number of application commands reached ({most})");
            problems.add("", "APPLICATION_COMMANDS_MAXIMUM", message);
        }
    }
    for (n, command) in commands.iter().enumerate() {
        let at = if bulk { n.to_string() } else { String::new() };
        let name = command["name"].as_str().unwrap_or_default();
        if !names.insert((kind_of(command), name)) {
            let message = "Application command names must be unique";
            problems.add(&at, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
        let mut check = Check { problems: &mut problems, size: 0 };
        check.command(&at, command);
        if check.size > 8000 {
            let message = "Command exceeds maximum size (8000)";
            problems.add(&at, "APPLICATION_COMMAND_TOO_LARGE", message);
        }
    }
    problems.settle()
}

fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Returns whether a slash command or an option may have this name: letters of any language, digits, `-`, `_` and `'`,
/// and no letter that has a lower case form.
fn is_name(name: &str) -> bool {
    let allowed = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    name.chars().all(allowed) && name.to_lowercase() == name
}

impl Check<'_> {
    fn command(&mut self, at: &str, command: &Value) {
        match kind_of(command) {
            1 => {
                self.words(at, command, true);
                let options = &command["options"];
                let nested = list(options).iter().any(is_nested);
                self.options(&below(at, "options"), list(options), nested, 0);
            }
            2 | 3 => {
                let at = below(at, "name");
                self.size += self.problems.length(at, &command["name"], 1, 32);
                if command["description"].as_str().is_some_and(|text| !text.is_empty()) {
                    let message = "Context menu commands cannot have description";
                    let code = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID";
                    self.problems.add("description", code, message);
                }
            }
            _ => {
                let message = "Value must be one of {1, 2, 3, 4}.";
                self.problems.add(below(at, "type"), "BASE_TYPE_CHOICES", message);
            }
        }
        let permissions = &command["default_member_permissions"];
        let unread = permissions.as_str().is_none_or(|p| p.parse::<u64>().is_err());
        if !permissions.is_null() && unread {
            let at = below(at, "default_member_permissions");
            self.problems.add(at, "NUMBER_TYPE_COERCE", "Value is not int.");
        }
    }

    /// Validates a name and a description with their translations; the longest of each counts towards the size.
    fn words(&mut self, at: &str, owner: &Value, named: bool) {
        for (part, most) in [("name", 32), ("description", 100)] {
            let at = below(at, part);
            let text = &owner[part];
            let mut longest = self.problems.length(&at, text, 1, most);
            if part == "name" && named && !is_name(text.as_str().unwrap_or_default()) {
                self.bad_name(&at);
            }
            let key = format!("{part}_localizations");
            let at = format!("{at}_localizations");
            for (locale, text) in owner[&key].as_object().into_iter().flatten() {
                let at = below(&at, locale);
                self.locale(&at, locale);
                longest = longest.max(self.problems.length(&at, text, 1, most));
                if part == "name" && named && !is_name(text.as_str().unwrap_or_default()) {
                    self.bad_name(&at);
                }
            }
            self.size += longest;
        }
    }

    fn locale(&mut self, at: &str, locale: &str) {
        if !LOCALES.contains(&locale) {
            let message = format!("Locale '{locale}' is not supported.");
            self.problems.add(at, "INVALID_LOCALE", message);
        }
    }

    fn bad_name(&mut self, at: &str) {
        let message = "Command name is invalid";
        self.problems.add(at, "APPLICATION_COMMAND_INVALID_NAME", message);
    }

    /// Validates the options of a command, a group or a subcommand. If `nested`, all of them must be subcommands or
    /// groups.
    fn options(&mut self, at: &str, options: &[Value], nested: bool, depth: usize) {
        if options.len() > 25 {
            self.problems.count(at, options.len(), 0, 25);
        }
        let mut names = HashSet::new();
        let mut optional = false;
        for (n, option) in options.iter().enumerate() {
            let at = below(at, &n.to_string());
            self.words(&at, option, true);
            if !names.insert(option["name"].as_str()) {
                let message = "Option names must be unique";
                let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
                self.problems.add(&at, code, message);
            }
            let required = option["required"].as_bool().unwrap_or_default();
            if required && optional {
                let message = "Required options must be placed before non-required options";
                let code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID";
                self.problems.add(&at, code, message);
            }
            optional |= !required;
            let too_deep = depth > 1 || depth == 1 && option["type"] == 2;
            if is_nested(option) != nested || nested && too_deep {
                let message =
                    "Sub-command and sub-command group option types are mutually exclusive to all other types";
                let code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
                self.problems.add(&at, code, message);
            } else if nested {
                let inner = list(&option["options"]);
                let group = option["type"] == 2;
                self.options(&below(&at, "options"), inner, group, depth + 1);
            } else {
                self.value(&at, option);
            }
        }
    }

    fn value(&mut self, at: &str, option: &Value) {
        let kind = option["type"].as_u64().unwrap_or_default();
        if !(3..=11).contains(&kind) {
            let message = "Value must be one of {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}.";
            self.problems.add(below(at, "type"), "BASE_TYPE_CHOICES", message);
        }
        let choices = list(&option["choices"]);
        if choices.len() > 25 {
            self.problems.count(below(at, "choices"), choices.len(), 0, 25);
        }
        let suggests = option["autocomplete"].as_bool().unwrap_or_default();
        if suggests && (!choices.is_empty() || !matches!(kind, 3 | 4 | 10)) {
            let message = "Autocomplete goes with string, integer and number options that have no choices";
            let code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID";
            self.problems.add(at, code, message);
        }
        let mut names = HashSet::new();
        for (n, choice) in choices.iter().enumerate() {
            let at = below(at, &format!("choices.{n}"));
            let name = &choice["name"];
            let mut longest = self.problems.length(below(&at, "name"), name, 1, 100);
            for (locale, text) in choice["name_localizations"].as_object().into_iter().flatten() {
                let at = below(&at, &format!("name_localizations.{locale}"));
                self.locale(&at, locale);
                longest = longest.max(self.problems.length(&at, text, 1, 100));
            }
            self.size += longest;
            if !names.insert(name.as_str()) {
                let message = "Choice names must be unique";
                let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
                self.problems.add(&at, code, message);
            }
            if kind == 3 {
                let at = below(&at, "value");
                self.size += self.problems.length(at, &choice["value"], 1, 100);
            }
        }
    }
}

/// Returns whether one command would replace the other.
fn is_same(one: &Value, other: &Value) -> bool {
    one["name"] == other["name"] && kind_of(one) == kind_of(other)
}

fn is_nested(option: &Value) -> bool {
    option["type"] == 1 || option["type"] == 2
}

fn below(at: &str, part: &str) -> String {
    match at {
        "" => part.to_owned(),
        _ => format!("{at}.{part}"),
    }
}

impl World {
    /// Replaces all commands of the guild, or all global ones.
    pub fn put_commands(&mut self, guild: Option<&str>, body: &Value) -> Result<Value, Refusal> {
        let wanted = list(body);
        check(wanted, true)?;
        let old = self.commands_of(guild);
        let is_new = |c: &&Value| !old.iter().any(|known| is_same(known, c));
        // Replacing an existing command does not count as a creation.
        self.create(guild, wanted.iter().filter(is_new).count())?;
        self.commands.retain(|_, c| c["guild_id"].as_str() != guild);
        let new = wanted.iter().map(|command| {
            let id = old.iter().find(|known| is_same(known, command)).and_then(|c| c["id"].as_str()?.parse().ok());
            self.register(id, guild, command)
        });
        Ok(Value::Array(new.collect()))
    }

    /// Adds one command, and replaces any other of its name.
    pub fn post_command(&mut self, guild: Option<&str>, body: &Value) -> Result<Value, Refusal> {
        check(std::slice::from_ref(body), false)?;
        let old = self.commands_of(guild);
        let known = old.iter().find(|known| is_same(known, body));
        let id = known.and_then(|c| c["id"].as_str()?.parse().ok());
        if id.is_none() {
            let kind = kind_of(body);
            let count = old.iter().filter(|c| kind_of(c) == kind).count();
            if MOST.contains(&(kind, count)) {
                return Err(Refusal::MOST_COMMANDS);
            }
            self.create(guild, 1)?;
        }
        Ok(self.register(id, guild, body))
    }

    /// Counts commands about to be created, or refuses them if they exceed the daily limit.
    fn create(&mut self, guild: Option<&str>, count: usize) -> Result<(), Refusal> {
        let now = self.now();
        let created = self.created.entry(guild.map(str::to_owned)).or_default();
        created.retain(|at| now.since(*at) < Span::hours(24));
        if created.len() + count > MOST_CREATED {
            return Err(Refusal::MOST_CREATED);
        }
        created.extend(std::iter::repeat_n(now, count));
        Ok(())
    }

    fn register(&mut self, id: Option<u64>, guild: Option<&str>, command: &Value) -> Value {
        let id = id.unwrap_or_else(|| self.next_id());
        let mut stored = command.clone();
        stored["id"] = json!(id.to_string());
        stored["type"] = json!(kind_of(command));
        stored["application_id"] = json!(BOT.to_string());
        stored["version"] = json!(self.next_id().to_string());
        if let Some(guild) = guild {
            stored["guild_id"] = json!(guild);
        }
        for (key, default) in [("description", json!("")), ("default_member_permissions", Value::Null)] {
            if stored[key].is_null() {
                stored[key] = default;
            }
        }
        self.commands.insert(id, stored.clone());
        stored
    }

    pub fn commands_of(&self, guild: Option<&str>) -> Vec<Value> {
        let own = |c: &&Value| c["guild_id"].as_str() == guild;
        self.commands.values().filter(own).cloned().collect()
    }
}
