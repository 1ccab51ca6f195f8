//! Options, menus and forms: turns typed text into values, if Discord's client would accept it.

use super::client::{NotSent, not_sent};
use super::interactions::{Answer, SUGGEST};
use super::typing::Word;
use super::world::World;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// The largest integer that Discord's client sends.
const LARGEST: i64 = 1 << 53;
/// The largest file that Discord accepts, in bytes.
const LARGEST_FILE: u64 = 10 << 20;

/// Values for the options of a command, and the people, channels, roles and files they name.
pub struct Filled {
    pub values: Vec<Value>,
    pub resolved: Value,
}

pub fn names(options: &[Value]) -> String {
    let names: Vec<&str> = options.iter().filter_map(|o| o["name"].as_str()).collect();
    names.join(", ")
}

pub fn assign<'a>(options: &'a [Value], words: &[Word]) -> Result<Vec<(&'a Value, String)>, NotSent> {
    let mut given: Vec<(&Value, String)> = Vec::new();
    let mut open = false;
    for word in words {
        let Some(key) = &word.key else {
            match given.last_mut().filter(|_| open) {
                // A value without quotes extends to the next option.
                Some((_, value)) => {
                    *value = format!("{value} {}", word.value).trim().to_owned();
                    continue;
                }
                None => {
                    let text = &word.value;
                    return not_sent(format!(
                        "What is `{text}`? Options are written name:value; here: {}.",
                        names(options)
                    ));
                }
            }
        };
        let same = |o: &&Value| o["name"].as_str().is_some_and(|n| n.eq_ignore_ascii_case(key));
        let Some(option) = options.iter().find(same) else {
            let known = match options {
                [] => "it has none".to_owned(),
                _ => format!("it has {}", names(options)),
            };
            return not_sent(format!("The command has no option `{key}`: {known}."));
        };
        if given.iter().any(|(known, _)| known["name"] == option["name"]) {
            return not_sent(format!("`{key}` is there twice."));
        }
        given.push((option, word.value.clone()));
        open = !word.quoted;
    }
    Ok(given)
}

/// Turns typed text into values, and requires every mandatory option.
pub fn fill(
    world: &mut World,
    (user, guild): (u64, u64),
    options: &[Value],
    given: &[(&Value, String)],
) -> Result<Filled, NotSent> {
    let mut filled = Filled { values: Vec::new(), resolved: json!({}) };
    for option in options {
        let name = option["name"].as_str().unwrap_or_default();
        let typed = given.iter().find(|(known, _)| known["name"] == option["name"]);
        match typed {
            Some((_, text)) if !text.is_empty() => {
                let value = value(world, (user, guild), option, text, &mut filled.resolved)
                    .map_err(|NotSent(why)| NotSent(format!("`{name}` {why}.")))?;
                let json = json!({"name": name, "type": option["type"], "value": value});
                filled.values.push(json);
            }
            _ if option["required"] == true => {
                return not_sent(format!("`{name}` is required."));
            }
            _ => {}
        }
    }
    Ok(filled)
}

/// Like [`fill`], but skips invalid values: a command that is still being typed may have errors.
pub fn fill_what_fits(world: &mut World, (user, guild): (u64, u64), given: &[(&Value, String)]) -> Vec<Value> {
    let mut values = Vec::new();
    for (option, text) in given {
        if let Ok(value) = value(world, (user, guild), option, text, &mut json!({})) {
            let json = json!({"name": option["name"], "type": option["type"], "value": value});
            values.push(json);
        }
    }
    values
}

fn value(
    world: &mut World,
    (user, guild): (u64, u64),
    option: &Value,
    text: &str,
    resolved: &mut Value,
) -> Result<Value, NotSent> {
    let choices = option["choices"].as_array().filter(|c| !c.is_empty());
    if let Some(choices) = choices {
        let locale = world.people.get(&user).map(|person| person.locale.clone()).unwrap_or_default();
        let same = |c: &&Value| is_choice(c, &locale, text);
        return match choices.iter().find(same) {
            Some(choice) => Ok(choice["value"].clone()),
            None => not_sent(format!("must be one of {}", names(choices))),
        };
    }
    match option["type"].as_u64() {
        Some(3) => {
            let value = suggested(world, user, text).unwrap_or_else(|| json!(text));
            let length = value.as_str().map_or(0, |text| text.chars().count()) as u64;
            let least = option["min_length"].as_u64().unwrap_or(0);
            let most = option["max_length"].as_u64().unwrap_or(6000);
            if !(least..=most).contains(&length) {
                return not_sent(format!("must be {least} to {most} characters long"));
            }
            Ok(value)
        }
        Some(4) => {
            let suggested = suggested(world, user, text).and_then(|value| value.as_i64());
            match suggested.or_else(|| text.parse().ok()) {
                Some(number) if (-LARGEST..=LARGEST).contains(&number) => {
                    within(option, number as f64).map(|()| json!(number))
                }
                _ => not_sent("must be a whole number"),
            }
        }
        Some(10) => match text.parse::<f64>() {
            Ok(number) if number.is_finite() => within(option, number).map(|()| json!(number)),
            _ => not_sent("must be a number"),
        },
        Some(5) => match text.to_lowercase().as_str() {
            "true" | "yes" => Ok(json!(true)),
            "false" | "no" => Ok(json!(false)),
            _ => not_sent("must be true or false"),
        },
        Some(kind @ 6..=9) => named(world, (kind, guild), text, resolved),
        Some(11) => attached(world, text, resolved),
        _ => not_sent("takes what the sandbox cannot give"),
    }
}

/// Returns whether a text is a choice's value, or its name in English or in the person's language.
fn is_choice(choice: &Value, locale: &str, text: &str) -> bool {
    let value = match &choice["value"] {
        Value::String(value) => value.clone(),
        value => value.to_string(),
    };
    let names = [&choice["name"], &choice["name_localizations"][locale]];
    let mut names = names.into_iter().filter_map(Value::as_str);
    value.eq_ignore_ascii_case(text) || names.any(|name| name.to_lowercase() == text.to_lowercase())
}

fn within(option: &Value, number: f64) -> Result<(), NotSent> {
    if let Some(least) = option["min_value"].as_f64().filter(|least| number < *least) {
        return not_sent(format!("must be at least {least}"));
    }
    if let Some(most) = option["max_value"].as_f64().filter(|most| number > *most) {
        return not_sent(format!("must be at most {most}"));
    }
    Ok(())
}

/// Returns the value behind a suggestion that this person was last shown under this name.
fn suggested(world: &World, user: u64, text: &str) -> Option<Value> {
    let own =
        |asked: &&_| matches!(asked, super::interactions::Interaction { kind: SUGGEST, user: who, .. } if *who == user);
    let last = world.asked.values().rev().find(own)?;
    let Some(Answer::Choices(choices)) = &last.answer else {
        return None;
    };
    let chosen = choices.iter().find(|(name, _)| name == text)?;
    Some(chosen.1.clone())
}

/// Finds the person (6), channel (7), role (8) or mentionable (9) that a text names. The client only offers this
/// guild's roles.
fn named(world: &mut World, (kind, guild): (u64, u64), text: &str, resolved: &mut Value) -> Result<Value, NotSent> {
    let bare = text.trim_matches(['<', '>', '@', '#', '&', '!']);
    let id: Option<u64> = bare.parse().ok();
    if matches!(kind, 8 | 9) {
        let same = |(known, role): &(&u64, &super::guilds::Role)| {
            let called = role.name.trim_start_matches('@');
            role.guild == guild && (Some(**known) == id || called.eq_ignore_ascii_case(bare))
        };
        if let Some(role) = world.roles.iter().find(same).map(|(id, _)| *id) {
            resolved["roles"][role.to_string()] = world.role_json(role);
            return Ok(json!(role.to_string()));
        }
    }
    if kind == 7 {
        let channel = id.filter(|id| world.channels.contains_key(id));
        return match channel.or_else(|| world.find_channel(bare)) {
            Some(id) => {
                resolved["channels"][id.to_string()] = world.partial_channel_json(id, 0);
                Ok(json!(id.to_string()))
            }
            None => not_sent(format!("must be a channel; there is no #{bare}")),
        };
    }
    let person = id.filter(|id| world.people.contains_key(id));
    let person = person.or_else(|| world.find_person(bare));
    let person = match person {
        Some(person) => person,
        None if kind != 8 && text.starts_with('@') && is_handle(bare) => world.person(bare),
        None => {
            return not_sent(format!("must be someone; write @{bare} if they are to join"));
        }
    };
    if kind == 8 {
        return not_sent("must be a role");
    }
    resolved["users"][person.to_string()] = world.user_json(person);
    resolved["members"][person.to_string()] = without_user(world.member_json(person));
    Ok(json!(person.to_string()))
}

/// Uploads the file at a path, as the client does before it sends the command.
fn attached(world: &mut World, path: &str, resolved: &mut Value) -> Result<Value, NotSent> {
    let path = Path::new(path);
    let bytes = read_file(path).map_err(|error| {
        let path = path.display();
        NotSent(match error.kind() {
            io::ErrorKind::NotFound => format!("must be a file; there is no {path}"),
            io::ErrorKind::IsADirectory => format!("must be a file; {path} is none"),
            io::ErrorKind::FileTooLarge => {
                let most = LARGEST_FILE >> 20;
                format!("is too large: Discord takes files of up to {most} MiB")
            }
            _ => format!("cannot be read: {error}"),
        })
    })?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let file = world.upload(&name, bytes);
    let id = file["id"].as_str().unwrap_or_default().to_owned();
    resolved["attachments"][&id] = file;
    Ok(json!(id))
}

/// Reads at most the largest size that can be sent. Only regular files are read, because a pipe might never end.
fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Returns whether a new person could have that name.
pub fn is_handle(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-');
    (1..=32).contains(&name.chars().count()) && name.chars().all(fits)
}

/// Returns a member in the shape for interactions, which have the user in a separate field.
pub fn without_user(mut member: Value) -> Value {
    if let Some(fields) = member.as_object_mut() {
        fields.remove("user");
        fields.insert("permissions".to_owned(), json!("0"));
    }
    member
}

pub fn choose(world: &mut World, guild: u64, menu: &Value, chosen: &[String]) -> Result<(Vec<Value>, Value), NotSent> {
    let mut resolved = json!({});
    let mut values = Vec::new();
    for text in chosen {
        let value = match menu["type"].as_u64() {
            Some(3) => {
                let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
                // A label may equal the value of another line; the menu itself always sends values.
                let same =
                    |key: &'static str| move |o: &&Value| o[key].as_str().is_some_and(|k| k.eq_ignore_ascii_case(text));
                let found = options.iter().find(same("value"));
                let found = found.or_else(|| options.iter().find(same("label")));
                let found = found.map(|o| o["value"].clone());
                let labels: Vec<_> = options.iter().filter_map(|o| o["label"].as_str()).collect();
                let why = || NotSent(format!("Choose from: {}.", labels.join(", ")));
                found.ok_or_else(why)?
            }
            kind => {
                let kind = match kind {
                    Some(5) => 6,
                    Some(6) => 8,
                    Some(7) => 9,
                    _ => 7,
                };
                named(world, (kind, guild), text, &mut resolved)
                    .map_err(|NotSent(why)| NotSent(format!("The choice {why}.")))?
            }
        };
        values.push(value);
    }
    Ok((values, resolved))
}

/// Fills in the fields of a form, and returns its rows as they are submitted.
pub fn fill_form(form: &Value, fields: &[(String, String)]) -> Result<Vec<Value>, NotSent> {
    let rows = form["components"].as_array().map_or(&[][..], Vec::as_slice);
    let inputs: Vec<&Value> = rows.iter().map(|row| &row["components"][0]).collect();
    // `your-name:` refers to the field with the label "Your name".
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    };
    let is = |input: &Value, name: &str| {
        let same = |known: &Value| known.as_str().is_some_and(|k| plain(k) == plain(name));
        same(&input["label"]) || same(&input["custom_id"])
    };
    let labels: Vec<_> = inputs.iter().filter_map(|i| i["label"].as_str()).collect();
    if let Some((name, _)) = fields.iter().find(|(n, _)| !inputs.iter().any(|i| is(i, n))) {
        return not_sent(format!("The form has no field {name}; it has {}.", labels.join(", ")));
    }
    let mut filled = Vec::new();
    for input in inputs {
        let label = input["label"].as_str().unwrap_or_default();
        let written = fields.iter().find(|(name, _)| is(input, name)).map(|(_, text)| text.as_str());
        let text = written.or(input["value"].as_str()).unwrap_or_default();
        let length = text.chars().count() as u64;
        let least = input["min_length"].as_u64().unwrap_or(0);
        let most = input["max_length"].as_u64().unwrap_or(4000);
        if length == 0 && input["required"] != false {
            return not_sent(format!("{label} is required."));
        }
        if length > 0 && !(least..=most).contains(&length) {
            return not_sent(format!("{label} must be {least} to {most} characters long."));
        }
        filled.push(json!({"type": 1, "components": [{"type": 4, "custom_id": input["custom_id"], "value": text}]}));
    }
    Ok(filled)
}
